#!/bin/sh
# The layers of HACKING.md hold: who includes whom, whose symbols are called, and by which names.
# shellcheck source=tests/tap.sh
. "${srcdir:?}/tests/tap.sh"
tap_need "${NM:=nm}" awk
archives=${builddir:?}/src

layers='core engine lessons voice tables store ui'

below() {
	case $1 in
	core) echo core ;;
	engine) echo core engine ;;
	lessons) echo core engine lessons ;;
	voice) echo core lessons voice ;;
	tables) echo core engine tables ;;
	store) echo core tables store ;;
	ui) echo "$layers" ;;
	esac
}

# What core may call: nothing that allocates, prints, reads a clock or knows of a locale.
libc_of_core='memcpy memmove memset memcmp memchr bcmp strlen strnlen strcmp strncmp strchr strrchr strspn
	strcspn strstr strcpy strncpy abort __assert_fail __stack_chk_fail'
libc_of_engine="$libc_of_core malloc calloc free clock_gettime"
libc_of_tables="$libc_of_core malloc calloc free pthread_create pthread_join"

# Symbols that neither their file's name nor their header's explains, with the reason.
named_otherwise=''

for layer in $layers; do
	for file in "$srcdir/src/$layer"/*.[ch]; do
		test -e "$file" || continue
		allowed=$(below "$layer" | sed 's/ /|/g')
		sed -n 's/^[[:space:]]*#[[:space:]]*include[[:space:]]*"\(.*\)".*/\1/p' "$file" |
			grep -vE "^($allowed)/[a-z-]+\.h$" |
			sed "s|^|src/$layer/${file##*/} includes |"
	done
done >"$scratch/includes"
tap_empty "$scratch/includes" 'includes point only downward and are written from src/'

# The headers of libc that the lower layers may see; <time.h> for the engine's clock, threads for
# the tables.
for layer in core engine lessons tables; do
	headers='assert limits stdbool stddef stdint string'
	test $layer = engine && headers="$headers stdlib time"
	test $layer = tables && headers="$headers pthread stdatomic stdlib"
	grep -nE '^[[:space:]]*#[[:space:]]*include[[:space:]]*<' "$srcdir/src/$layer"/*.[ch] |
		grep -vE "<($(echo "$headers" | tr ' ' '|'))\.h>" | sed "s|^$srcdir/||"
done >"$scratch/headers"
tap_empty "$scratch/headers" 'core, engine, lessons and tables include only what C itself and its threads give'

# Lines "FILE SYMBOL" for what each archive defines; sanitizers and coverage add their own.
tools_own='^(__(asan|ubsan|sanitizer|odr_asan|tsan|gcov|llvm|profc|profd|start|stop)|_GLOBAL_)'
for layer in $layers; do
	"$NM" -g --defined-only "$archives/lib$layer.a" 2>/dev/null |
		awk -v own="$tools_own" '
			/:$/ { file = $1; sub(/\.o:$/, "", file); sub(/^lib[a-z]*_a-/, "", file) }
			NF == 3 && $3 !~ own { print file, $3 }' >"$scratch/$layer.defined"
	"$NM" -g -u "$archives/lib$layer.a" 2>/dev/null |
		awk -v own="$tools_own" 'NF == 2 && $2 !~ own { print $2 }' |
		sed 's/^__\(.*\)_chk$/\1/' | sort -u >"$scratch/$layer.undefined"
	awk '{ print $2 }' "$scratch/$layer.defined" | sort -u >"$scratch/$layer.symbols"
done
test -s "$scratch/core.symbols" && grep -q . "$scratch/core.undefined"
tap_ok $? 'the archives can be read'

for layer in $layers; do
	for other in $layers; do
		below "$layer" | grep -qw "$other" && continue
		comm -12 "$scratch/$layer.undefined" "$scratch/$other.symbols" |
			sed "s/^/$layer calls into $other: /"
	done
done >"$scratch/calls"
tap_empty "$scratch/calls" 'no layer calls one beside or above it'

stands_alone() {
	{
		cat "$scratch/core.symbols" "$scratch/$1.symbols"
		echo "$2" | tr -s '[:space:]' '\n'
	} | sort -u >"$scratch/known"
	comm -23 "$scratch/$1.undefined" "$scratch/known" >"$scratch/unknown"
}
stands_alone core "$libc_of_core"
tap_empty "$scratch/unknown" 'core calls a few pure functions of libc and nothing else'
stands_alone lessons "$libc_of_core"
tap_empty "$scratch/unknown" 'lessons call core and a few pure functions of libc and nothing else'
{
	cat "$scratch/engine.symbols"
	echo "$libc_of_tables"
} >"$scratch/tables.allowed"
stands_alone tables "$(cat "$scratch/tables.allowed")"
tap_empty "$scratch/unknown" 'tables call core, engine, memory and threads, and nothing else'
stands_alone engine "$libc_of_engine"
tap_empty "$scratch/unknown" 'engine calls core, memory and the clock, and nothing else'

# A name begins with that of its file, or with the first word of it where files form a family
# (wording-event.c), or with that of the header that declares it.
for layer in $layers; do
	while read -r file symbol; do
		name=$(echo "$file" | tr - _)
		case $symbol in
		"$name" | "$name"_* | "${file%%-*}"_*) continue ;;
		esac
		case " $named_otherwise " in *" $symbol "*) continue ;; esac
		for header in "$srcdir/src/$layer"/*.h; do
			prefix=$(basename "$header" .h | tr - _)
			case $symbol in
			"$prefix" | "$prefix"_*) grep -qw -- "$symbol" "$header" && continue 2 ;;
			esac
		done
		echo "src/$layer/$file.c exports $symbol"
	done <"$scratch/$layer.defined"
done >"$scratch/names"
tap_empty "$scratch/names" 'an exported name begins with the name of its file or header'

tap_done
