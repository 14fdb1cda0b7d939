# From po4a's page to one in which each sentence begins a line, as mandoc asks for.
s/\([.?!]\)\()\{0,1\}\)  \{1,\}\([^ ]\)/\1\2\
\3/g
