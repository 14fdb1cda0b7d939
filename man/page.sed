# From mandoc's page to one that is good to hear: its language, a title, no tables that only lay out.
s/^<html>/<html lang="en">/
s/<title>.*</<title>merels, the manual</
/<table class="head">/,/<\/table>/d
/<table class="foot">/,/<\/table>/d
s/<table class="Nm">/<table class="Nm" role="presentation">/
s/<div class="manual-text">/<div class="manual-text" role="main">/
