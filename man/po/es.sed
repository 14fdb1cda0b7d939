# What a page for a browser says besides the manual itself, which is in es.po.
s/^<html lang="en">/<html lang="es">/
s/<title>.*</<title>merels, el manual</
s/>TABLE OF CONTENTS</>ÍNDICE</
s/>NAME</>NOMBRE</
s/>SYNOPSIS</>SINOPSIS</
