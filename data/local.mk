# Completion for shells, where they look for it below the prefix. Another place is given to make:
# zshcompletiondir=/usr/share/zsh/vendor-completions.

bashcompletiondir = $(datadir)/bash-completion/completions
zshcompletiondir = $(datadir)/zsh/site-functions
fishcompletiondir = $(datadir)/fish/vendor_completions.d

dist_bashcompletion_DATA = data/completions/bash/merels
dist_zshcompletion_DATA = data/completions/zsh/_merels
dist_fishcompletion_DATA = data/completions/fish/merels.fish
