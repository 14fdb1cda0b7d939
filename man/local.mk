dist_man_MANS += man/merels.6 man/merels-tables.5
EXTRA_DIST += man/page.sed

# The manual as one page for a browser, where mandoc can make it.
if MANDOC
html_DATA = man/merels.html
CLEANFILES += man/merels.html
man/merels.html: man/merels.6 man/page.sed
	$(AM_V_GEN)$(MKDIR_P) man && $(MANDOC) -T html -O toc $(srcdir)/man/merels.6 | \
		sed -f $(srcdir)/man/page.sed >$@.tmp && mv $@.tmp $@
endif
