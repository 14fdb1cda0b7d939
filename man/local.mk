dist_man_MANS += man/merels.6 man/merels-tables.5

# The manual in other languages. The tarball has these pages; elsewhere po4a makes them.
translations = man/po/de.po man/po/es.po man/po/fr.po
translated_pages = \
	man/de/merels.6 man/de/merels-tables.5 \
	man/es/merels.6 man/es/merels-tables.5 \
	man/fr/merels.6 man/fr/merels-tables.5
translated_for_browsers = man/merels.de.html man/merels.es.html man/merels.fr.html
for_browsers = man/page.sed man/po/de.sed man/po/es.sed man/po/fr.sed
EXTRA_DIST += man/po4a.cfg man/sentences.sed $(translations) $(for_browsers)
MAINTAINERCLEANFILES = $(translated_pages)

if TRANSLATED_MANUAL
deman5dir = $(mandir)/de/man5
deman6dir = $(mandir)/de/man6
esman5dir = $(mandir)/es/man5
esman6dir = $(mandir)/es/man6
frman5dir = $(mandir)/fr/man5
frman6dir = $(mandir)/fr/man6
dist_deman5_DATA = man/de/merels-tables.5
dist_deman6_DATA = man/de/merels.6
dist_esman5_DATA = man/es/merels-tables.5
dist_esman6_DATA = man/es/merels.6
dist_frman5_DATA = man/fr/merels-tables.5
dist_frman6_DATA = man/fr/merels.6
endif

# What is not translated stays in English. po4a writes nothing but the page (--no-update), in a folder of its
# own, since it takes any page that it finds for one that it made.
$(translated_pages): $(translations) man/po4a.cfg man/sentences.sed man/merels.6 man/merels-tables.5
	$(AM_V_GEN)rm -rf $@.tmp && $(MKDIR_P) $@.tmp && (cd $@.tmp && $(PO4A) --force --no-update \
		--srcdir=$(abs_srcdir) --translate-only=$@ $(abs_srcdir)/man/po4a.cfg) && \
		sed -f $(srcdir)/man/sentences.sed $@.tmp/$@ >$@.new && rm -rf $@.tmp && mv $@.new $@

# The manual as one page for a browser, where mandoc can make it.
if MANDOC
html_DATA = man/merels.html
man/merels.html: man/merels.6 man/page.sed
	$(AM_V_GEN)$(MKDIR_P) man && $(MANDOC) -T html -O toc $(srcdir)/man/merels.6 | \
		sed -f $(srcdir)/man/page.sed >$@.tmp && mv $@.tmp $@

if TRANSLATED_MANUAL
html_DATA += $(translated_for_browsers)
endif
$(translated_for_browsers): $(translated_pages) $(for_browsers)
	$(AM_V_GEN)$(MKDIR_P) man && language=`expr $@ : '.*\.\(..\)\.html'` && page=man/$$language/merels.6 && \
		if test ! -f $$page; then page=$(srcdir)/$$page; fi && $(MANDOC) -T html -O toc $$page | \
		sed -f $(srcdir)/man/page.sed -f $(srcdir)/man/po/$$language.sed >$@.tmp && mv $@.tmp $@

CLEANFILES += $(html_DATA)
endif
