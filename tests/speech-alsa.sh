#!/bin/sh
# eSpeak NG speaks to real ALSA devices that need no sound card.
# shellcheck source=tests/tap.sh
. "${srcdir:?}/tests/tap.sh"
talk=${builddir:?}/tests/speech-talk

# PulseAudio would be asked first.
PULSE_SERVER=unix:/nonexistent ALSA_CONFIG_PATH=$scratch/alsa.conf
export PULSE_SERVER ALSA_CONFIG_PATH

# device TYPE…: the default device. ALSA reads its configuration again if it is another file.
device() {
	cat >"$scratch/new.conf" <<-CONF
		pcm.nowhere { type null }
		ctl.!default { type null }
		pcm.!default { $* }
	CONF
	mv "$scratch/new.conf" "$ALSA_CONFIG_PATH"
}

# device_program: what is played is read by the script, whose name ALSA must not end early.
device_program() {
	cat >"$scratch/player"
	device "type file slave.pcm nowhere format raw file \"|sh $scratch/player\""
}

# says NAME LINE…: what the program says is this, and no library says anything.
says() {
	name=$1
	shift
	printf '%s\n' "$@" >"$scratch/expected"
	diff "$scratch/expected" "$scratch/out" | sed 's/^/# /'
	sed 's/^/# /' "$scratch/err"
	cmp -s "$scratch/expected" "$scratch/out" && test ! -s "$scratch/err"
	tap_ok $? "$name"
}

# await FILE: it comes into being.
await() {
	i=0
	until [ -e "$1" ] || [ $i -ge 600 ]; do
		sleep 0.1
		i=$((i + 1))
	done
}

bytes() {
	wc -c <"$1" | tr -d ' '
}

event='White moves {d6} to {d5} and closes a mill. Take any black piece.'

device type null
"$talk" >"$scratch/out" 2>"$scratch/err" <<END
open espeak
say $event
rest
close 0
END
says 'the null device is spoken to' open silent closed

device_program <<END
exec cat >>$scratch/played
END
"$talk" >"$scratch/out" 2>"$scratch/err" <<END
open espeak
say $event
say Take any.
close 60000
END
says 'a device is played to' open closed
"$talk" >"$scratch/out" 2>"$scratch/err" <<END
open wav:$scratch/wav
say $event
say Take any.
close 0
END
tail -c +45 "$scratch/wav" | cmp - "$scratch/played" | sed 's/^/# /' >"$scratch/differs"
tap_empty "$scratch/differs" 'a device gets the samples of a WAV file, in their order'

# The pipe to the program holds 64 KiB, so most of these is still to be said when it stops reading.
rm "$scratch/played"
device_program <<END
head -c 20000 >>$scratch/played
: >>$scratch/held
while [ ! -e $scratch/go_on ]; do sleep 0.05; done
exec cat >>$scratch/played
END
{
	echo open espeak
	for _ in 1 2 3 4 5 6 7 8; do
		echo "say $event"
	done
	await "$scratch/held"
	echo stop
	: >"$scratch/go_on"
	echo say Take any.
	echo rest
	echo close 0
} | "$talk" >"$scratch/out" 2>"$scratch/err"
says 'a stop leaves the device working' open silent closed
least=$((20000 + 2 * 10000))
most=$(($(bytes "$scratch/wav") * 2))
played=$(bytes "$scratch/played")
echo "# $played bytes were played, at most $most are right"
test "$played" -gt $least && test "$played" -lt $most
tap_ok $? 'a stop cuts what is said and what waits'

# A device that was played to is opened again after a stop.
rm "$scratch/held" "$scratch/go_on"
device_program <<END
head -c 20000 >/dev/null
: >>$scratch/held
while [ ! -e $scratch/go_on ]; do sleep 0.05; done
exec cat >/dev/null
END
{
	echo open espeak
	for _ in 1 2 3 4 5 6 7 8; do
		echo "say $event"
	done
	await "$scratch/held"
	device type nonsense
	echo stop
	: >"$scratch/go_on"
	echo failure
	echo close 0
} | "$talk" >"$scratch/out" 2>"$scratch/err"
says 'a device that is gone after a stop is told in one line' open \
	'The sound device failed; the voice is silent.' closed

# On a slow machine a device may be found missing only after it was taken for opening.
open_in_vain() {
	printf 'open espeak\nfailure\n' | "$talk" 2>"$scratch/err" |
		grep -vx -e open -e 'not open' >"$scratch/out"
	says "$1 is told in one line" 'No voice: there is no sound device.'
}
for missing in 'type hw card 99' 'type nonsense' ''; do
	device "$missing"
	open_in_vain "a device of ${missing:-no type}"
done
ALSA_CONFIG_PATH=$scratch/none
open_in_vain 'no configuration of ALSA'
ALSA_CONFIG_PATH=$scratch/alsa.conf

device_program <<END
echo \$\$ >>$scratch/wedged
exec sleep 1000
END
{
	echo open espeak
	for _ in 1 2 3 4 5 6 7 8; do
		echo "say $event"
	done
	echo failure
	echo stop
	echo close 1000
} | "$talk" >"$scratch/out" 2>"$scratch/err"
says 'a device that never reads is left behind' open \
	'The sound device does not answer; the voice is silent.' closed
# shellcheck disable=SC2046 # numbers
kill $(cat "$scratch/wedged")

tap_done
