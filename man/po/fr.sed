# What a page for a browser says besides the manual itself, which is in fr.po.
s/^<html lang="en">/<html lang="fr">/
s/<title>.*</<title>merels, le manuel</
s/>TABLE OF CONTENTS</>TABLE DES MATIÈRES</
s/>NAME</>NOM</
