#!/bin/sh
# Speech Dispatcher as it is, with a synthesizer that writes down what it is given.
# shellcheck source=tests/tap.sh
. "${srcdir:?}/tests/tap.sh"
tap_need speech-dispatcher
talk=${builddir:?}/tests/speech-talk

socket=$scratch/socket
SPEECHD_ADDRESS=unix_socket:$socket ALSA_CONFIG_PATH=$scratch/alsa.conf
PULSE_SERVER=unix:/nonexistent
# Without its frames the leak sanitizer does not know libspeechd.
LSAN_OPTIONS=${LSAN_OPTIONS-}:fast_unwind_on_malloc=0
export SPEECHD_ADDRESS ALSA_CONFIG_PATH PULSE_SERVER LSAN_OPTIONS
printf 'pcm.!default { type null }\nctl.!default { type null }\n' >"$ALSA_CONFIG_PATH"

# An utterance lasts as long as there is a file "hold".
mkdir "$scratch/modules" "$scratch/log"
cat >"$scratch/speechd.conf" <<END
LogLevel 1
LogDir "$scratch/log"
DefaultRate 0
DefaultVolume 100
DefaultLanguage "en"
AudioOutputMethod "alsa"
AddModule "writer" "sd_generic" "writer.conf"
DefaultModule writer
END
cat >"$scratch/modules/writer.conf" <<END
Debug 0
GenericExecuteSynth "echo \"\$LANGUAGE\" \'\$DATA\' >>$scratch/said; while test -e $scratch/hold; do sleep 0.05; done"
GenericLanguage "en" "en" "utf-8"
GenericLanguage "de" "de" "utf-8"
AddVoice "en" "MALE1" "english"
AddVoice "de" "MALE1" "german"
GenericMaxChunkLength 400
END

# A module that outlives its server keeps the lock of its pid file.
server=
start() {
	rm -f "$socket" "$scratch/pid"
	speech-dispatcher -s -t 0 -C "$scratch" -S "$socket" -P "$scratch/pid" \
		>"$scratch/server" 2>&1 &
	server=$!
	i=0
	until printf 'open speech-dispatcher\n' | "$talk" | grep -q '^open' || [ $i -ge 600 ]; do
		sleep 0.1
		i=$((i + 1))
	done
}
end() {
	test -z "$server" || kill -KILL "$server" 2>/dev/null
	wait
	rm -f "$scratch/hold"
	server=
}
trap 'end; rm -rf "$scratch"' EXIT
trap 'exit 1' HUP INT TERM

# await FILE TEXT: until the text is in the file, as long as a slow machine might need.
await() {
	i=0
	until grep -q "$2" "$scratch/$1" || [ $i -ge 600 ]; do
		sleep 0.1
		i=$((i + 1))
	done
}

# The system closes what a killed server had open a little later, with the last of its threads.
kill_server() {
	kill -KILL "$server"
	i=0
	while grep -qs '^State:.[^Z]' "/proc/$server/task/"*/status && [ $i -lt 600 ]; do
		sleep 0.1
		i=$((i + 1))
	done
}

# is FILE NAME LINE…; empty lines come from between sentences.
is() {
	file=$scratch/$1 name=$2
	shift 2
	printf '%s\n' "$@" >"$scratch/expected"
	grep . "$file" >"$scratch/actual"
	diff "$scratch/expected" "$scratch/actual" | sed 's/^/# /'
	cmp -s "$scratch/expected" "$scratch/actual"
	tap_ok $? "$name"
}

printf 'open speech-dispatcher\n' | "$talk" >"$scratch/out" 2>"$scratch/err"
is out 'no server is told in one line' 'Speech Dispatcher does not run.'
tap_empty "$scratch/err" 'no library says more about it'
test ! -e "$socket"
tap_ok $? 'no server is started'

start
if [ $i -ge 600 ]; then
	sed 's/^/# /' "$scratch/server"
	tap_missing 'a Speech Dispatcher that starts'
fi

: >"$scratch/said"
"$talk" >"$scratch/out" 2>"$scratch/err" <<END
open speech-dispatcher
say White moves {d6} to {d5} & closes <a mill>.
say .Take any.
rest
language de
say Zwei.
voice nobody
voice english
close 60000
END
is out 'a voice that is not there is told' open silent set \
	'Speech Dispatcher has no voice nobody.' set closed
tap_empty "$scratch/err" 'nothing else is told'
is said 'everything is heard, in its order and language' \
	'en White moves d6 to d5 & closes <a mill>.' 'en .Take any.' 'de Zwei.'

: >"$scratch/said"
: >"$scratch/hold"
{
	echo open speech-dispatcher
	echo say One.
	echo say Two.
	echo say Three.
	await said One
	echo stop
	echo say Four.
	await said Four
	rm "$scratch/hold"
	echo rest
	echo close 0
} | "$talk" >"$scratch/out" 2>"$scratch/err"
is out 'a stop leaves the server working' open silent closed
is said 'a stop drops what waits' 'en One.' 'en Four.'

: >"$scratch/said"
: >"$scratch/hold"
{
	echo open speech-dispatcher
	echo say One.
	echo say Two.
	await said One
	echo close 0
} | "$talk" >"$scratch/out" 2>"$scratch/err"
rm "$scratch/hold"
printf '%s\n' 'open speech-dispatcher' 'say Three.' 'close 60000' | "$talk" >/dev/null
is said 'closing without time drops what waits' 'en One.' 'en Three.'

: >"$scratch/said"
: >"$scratch/out"
{
	echo open speech-dispatcher
	echo say One.
	echo rest
	await out silent
	kill -STOP "$server"
	echo say Two.
	echo failure
	echo say Three.
	echo stop
	echo close 1000
	echo open speech-dispatcher
} | "$talk" >"$scratch/out" 2>"$scratch/err"
is out 'a server that hangs is left behind' open silent \
	'Speech Dispatcher does not answer; the voice is silent.' closed \
	'Speech Dispatcher does not answer; the voice is silent.'
tap_empty "$scratch/err" 'nothing else is told of it'
kill -CONT "$server"

: >"$scratch/said"
: >"$scratch/hold"
{
	echo open speech-dispatcher
	echo say One.
	echo say Two.
	await said One
	kill_server
	echo failure
	echo say Three.
	echo stop
	echo close 1000
	echo open speech-dispatcher
} | "$talk" >"$scratch/out" 2>"$scratch/err"
is out 'a server that dies in the midst of speech is told once' open \
	'Speech Dispatcher has ended; the voice is silent.' closed \
	'Speech Dispatcher does not run.'
end

start
: >"$scratch/said"
: >"$scratch/out"
{
	echo open speech-dispatcher
	echo say One.
	echo rest
	await out silent
	kill_server
	echo say Two.
	echo failure
	echo close 1000
} | "$talk" >"$scratch/out" 2>"$scratch/err"
is out 'a server that dies in silence is told with the next words' open silent \
	'Speech Dispatcher has ended; the voice is silent.' closed
tap_empty "$scratch/err" 'nothing else is told of its death'

tap_done
