# What a page for a browser says besides the manual itself, which is in de.po.
s/^<html lang="en">/<html lang="de">/
s/<title>.*</<title>merels, das Handbuch</
s/>TABLE OF CONTENTS</>INHALT</
s/>SYNOPSIS</>ÜBERSICHT</
