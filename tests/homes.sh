#!/bin/sh
# Where nothing can be kept, that is said once and the game goes on; no variable of the environment
# is needed.
# shellcheck source=tests/tap.sh
. "${srcdir:?}/tests/tap.sh"
# shellcheck source=tests/ui.sh
. "$srcdir/tests/ui.sh"
tap_need env

lines='a7
terse
d6
f2
resign
again
quit'
printf '%s\n' "$lines" >"$scratch/lines"

# The same game with nothing kept says the same, but for the line about what cannot be kept.
timeout $guard "$merels" --no-config --level=easy --seed=1 <"$scratch/lines" |
	grep -v 'Game kept' >"$scratch/expected"

# plays NOTICES COMMAND…: the game is played by somebody new; so many lines say that nothing can
# be kept.
plays() {
	notices=$1
	shift
	ran="$*"
	rm -rf "$scratch/config" "$scratch/data" "$scratch/state"
	timeout $guard "$@" --level=easy --seed=1 <"$scratch/lines" >"$out" 2>"$err"
	status=$?
	status_is 0
	err_is_empty
	plain "$out" ascii
	grep -vE '^Game kept|^Nothing can be kept' "$out" | diff "$scratch/expected" - >>"$scratch/problems"
	test "$(grep -c '^Nothing can be kept' "$out")" -eq "$notices" ||
		ui_problem "$ran: $(grep -c '^Nothing' "$out") notices"
}

plays 0 env "$merels"
for term in dumb '' vt100 xterm-256color nonsense; do
	plays 0 env TERM="$term" "$merels"
done
plays 0 env -u TERM "$merels"
for locale in C C.UTF-8 POSIX de_DE.UTF-8 nonsense; do
	plays 0 env LC_ALL=$locale "$merels"
done
ui_test 'any terminal and any locale gives the same game'

unset XDG_CONFIG_HOME XDG_DATA_HOME XDG_STATE_HOME
plays 1 env -i "$merels"
plays 1 env -u HOME "$merels"
plays 1 env HOME= "$merels"
plays 0 env HOME="$scratch/new/home" "$merels"
rm -rf "$scratch/new"
plays 1 env HOME="$merels" "$merels"
plays 1 env HOME=/dev/null "$merels"
plays 0 env -i HOME="$scratch/new/home" "$merels"
ui_test 'without a home, or with one that is a file, the game goes on'

# A home that only others may write. Root may always, so it becomes somebody else.
mkdir -p "$scratch/readonly"
cp "$merels" "$scratch/merels"
chmod 755 "$scratch" "$scratch/merels"
chmod 555 "$scratch/readonly"
somebody='env'
if [ "$(id -u)" -eq 0 ]; then
	somebody='setpriv --reuid=65534 --regid=65534 --clear-groups env'
fi
# shellcheck disable=SC2086 # a command and its options
if $somebody test ! -w "$scratch/readonly" 2>/dev/null; then
	plays 1 $somebody HOME="$scratch/readonly" "$scratch/merels"
	test -z "$(ls -A "$scratch/readonly")" || ui_problem "written: $(ls -A "$scratch/readonly")"
	ui_test 'a home that cannot be written is said once, and the game goes on'
else
	tap_count=$((tap_count + 1))
	echo "ok $tap_count - a home that cannot be written # SKIP root cannot become somebody else"
fi

# One that can be read and not written: what is there is still used.
mkdir -p "$scratch/old/.config/merels"
printf '[settings]\nverbosity=terse\n' >"$scratch/old/.config/merels/merels.conf"
chmod -R a+rX "$scratch/old"
chmod -R a-w "$scratch/old"
# shellcheck disable=SC2086
if $somebody test ! -w "$scratch/old" 2>/dev/null; then
	echo 'set verbosity' | $somebody HOME="$scratch/old" "$scratch/merels" >"$out" 2>"$err"
	status=$? ran='merels in a read-only home'
	status_is 0
	has "$out" 'Verbosity terse.'
	ui_test 'settings that can only be read are used'
fi
chmod -R u+w "$scratch/old" "$scratch/readonly"

tap_done
