# Completion for shells, where they look for it below the prefix. Another place is given to make:
# zshcompletiondir=/usr/share/zsh/vendor-completions.

bashcompletiondir = $(datadir)/bash-completion/completions
zshcompletiondir = $(datadir)/zsh/site-functions
fishcompletiondir = $(datadir)/fish/vendor_completions.d

dist_bashcompletion_DATA = data/completions/bash/merels
dist_zshcompletion_DATA = data/completions/zsh/_merels
dist_fishcompletion_DATA = data/completions/fish/merels.fish

# For the menus of desktops, whose terminal it is played in.
desktopdir = $(datadir)/applications
metainfodir = $(datadir)/metainfo
iconsdir = $(datadir)/icons/hicolor/scalable/apps

dist_desktop_DATA = data/merels.desktop
dist_metainfo_DATA = data/org.merels.merels.metainfo.xml
dist_icons_DATA = data/merels.svg
