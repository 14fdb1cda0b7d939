# The template of translations, for the shell tests that source this file after tap.sh.
# shellcheck shell=sh

# pot_make FILE: writes the template from the sources in po/POTFILES.in, with the options of the
# real one; what xgettext warns of goes to standard error.
pot_make() {
	# shellcheck disable=SC2016 # the dollar is for make
	printf 'include %s/po/Makevars\noptions:\n\t@echo "$(XGETTEXT_OPTIONS)"\n' "${srcdir:?}" \
		>"${scratch:?}/makefile"
	# shellcheck disable=SC2046 # the options are words
	grep -v '^#' "$srcdir/po/POTFILES.in" |
		xgettext $("${MAKE:-make}" -s -f "$scratch/makefile" options) --package-name=merels \
			--msgid-bugs-address=none --directory="$srcdir" --files-from=- -o "$1"
}

# pot_english FILE: prints the template as a catalogue in which each message translates itself.
pot_english() {
	sed 's/CHARSET/UTF-8/; s/nplurals=INTEGER; plural=EXPRESSION/nplurals=2; plural=n!=1/' "$1" |
		msgen -
}
