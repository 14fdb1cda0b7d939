dist_man_MANS += man/merels.6
