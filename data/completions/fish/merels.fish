# Completion of merels for fish. The program's own help tells its options and their values, so that
# this never falls behind it.

for line in (merels --help 2>/dev/null)
    set -l part (string match -r -- '^ +--([a-z-]+)(=[^ ]+|) +(.*)$' $line)
    or continue
    switch $part[3]
        case ''
            complete -c merels -l $part[2] -d $part[4]
        case '=FILE*'
            complete -c merels -l $part[2] -r -F -d $part[4]
        case '*|*'
            complete -c merels -l $part[2] -x -d $part[4] \
                -a (string replace -a '|' ' ' (string replace -a FILE '' (string sub -s 2 $part[3])))
        case '*'
            complete -c merels -l $part[2] -x -d $part[4]
    end
end
