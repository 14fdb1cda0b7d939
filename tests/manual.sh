#!/bin/sh
# The manual page: without faults, complete, and true.
# shellcheck source=tests/tap.sh
. "${srcdir:?}/tests/tap.sh"
tap_need mandoc groff
program=${MERELS:-${builddir:?}/src/merels}
page=$srcdir/man/merels.6

# A link to a page that this machine does not have is no fault of ours.
mandoc -T lint -W warning "$page" "$srcdir/man/merels-tables.5" 2>&1 | grep -v 'outdated mandoc.db' >"$scratch/lint"
tap_empty "$scratch/lint" 'mandoc finds nothing wrong'

groff -k -mdoc -T utf8 "$page" 2>/dev/null | grep '‐$' >"$scratch/broken"
tap_empty "$scratch/broken" 'no word is broken at the end of a line'

mandoc -T ascii "$page" | sed 's/.\x08//g' >"$scratch/page"

"$program" --help | sed -n 's/^ *--\([a-z-]*\).*/\1/p' >"$scratch/options"
while read -r option; do
	grep -q -e "--$option" "$scratch/page" || echo "--$option"
done <"$scratch/options" >"$scratch/missing"
test "$(wc -l <"$scratch/options")" -gt 20 || echo 'no options found' >>"$scratch/missing"
tap_empty "$scratch/missing" 'every option is named'

echo 'help all' | "$program" --no-config |
	sed -n -e 's/^Commands: //p' -e 's/^More: //p' | tr -d . | tr ' ' '\n' >"$scratch/commands"
while read -r command; do
	grep -q "^ .*\<$command\>" "$scratch/page" || echo "$command"
done <"$scratch/commands" >"$scratch/missing"
test "$(wc -l <"$scratch/commands")" -gt 40 || echo 'no commands found' >>"$scratch/missing"
tap_empty "$scratch/missing" 'every command is named'

# The example session: lines behind "White: " are typed, the others must be answered.
sed -n '/merels --seed=1 --depth=1$/,/^$/p' "$scratch/page" | sed 's/^ *//; /^$/d; 1d' >"$scratch/session"
sed -n 's/^[A-Z][a-z]*: //p' "$scratch/session" >"$scratch/typed"
grep -v '^\(White\|Take\): ' "$scratch/session" >"$scratch/expected"
"$program" --seed=1 --depth=1 --no-config <"$scratch/typed" >"$scratch/answers"
tr '\n' ' ' <"$scratch/expected" >"$scratch/expected.line"
tr '\n' ' ' <"$scratch/answers" >"$scratch/answers.line"
test -s "$scratch/typed" || echo 'no session found' >"$scratch/diff"
diff "$scratch/expected.line" "$scratch/answers.line" >>"$scratch/diff"
tap_empty "$scratch/diff" 'its example session is true'

sed -n '/merels --seed=1 --depth=1$/,/^$/p' "$srcdir/README.md" | sed 's/^ *//; /^$/d; 1d' |
	tr '\n' ' ' >"$scratch/readme.line"
tr '\n' ' ' <"$scratch/session" | diff - "$scratch/readme.line" >"$scratch/diff"
tap_empty "$scratch/diff" 'README shows the same session'

# The page for a browser holds the same words, and no tables but those marked as layout.
mandoc -T html -O toc "$page" | sed -f "$srcdir/man/page.sed" >"$scratch/page.html"
{
	grep -q '^<html lang="en">' "$scratch/page.html" || echo 'its language is not named'
	grep '<table' "$scratch/page.html" | grep -v 'role="presentation"'
	sed -n 's/^\.Sh \(.*\)/\1/p' "$page" | while read -r section; do
		grep -qi "id=\"$(echo "$section" | tr ' ' _)\"" "$scratch/page.html" || echo "$section"
	done
} >"$scratch/missing"
tap_empty "$scratch/missing" 'as a page for a browser it is whole, and good to hear'

tap_done
