dist_man_MANS += man/merels.6 man/merels-tables.5
EXTRA_DIST += man/page.sed man/po4a.cfg man/sentences.sed \
	man/po/de.po man/po/de.sed man/po/es.po man/po/es.sed man/po/fr.po man/po/fr.sed

# The manual in other languages. The tarball has these pages; elsewhere po4a makes them.
if TRANSLATED_MANUAL
deman6dir = $(mandir)/de/man6
dist_deman6_DATA = man/de/merels.6
esman6dir = $(mandir)/es/man6
dist_esman6_DATA = man/es/merels.6
frman6dir = $(mandir)/fr/man6
dist_frman6_DATA = man/fr/merels.6
endif
MAINTAINERCLEANFILES = man/de/merels.6 man/es/merels.6 man/fr/merels.6

# What is not translated stays in English. po4a writes nothing but the page (--no-update), in a folder of its
# own, since it takes any page that it finds for one that it made.
translate_manual = rm -rf $@.tmp && $(MKDIR_P) $@.tmp && (cd $@.tmp && $(PO4A) --force --no-update \
	--srcdir=$(abs_srcdir) --translate-only=$@ $(abs_srcdir)/man/po4a.cfg) && \
	sed -f $(srcdir)/man/sentences.sed $@.tmp/$@ >$@.new && rm -rf $@.tmp && mv $@.new $@
translated_by = man/po4a.cfg man/sentences.sed man/merels.6

man/de/merels.6: man/po/de.po $(translated_by)
	$(AM_V_GEN)$(translate_manual)
man/es/merels.6: man/po/es.po $(translated_by)
	$(AM_V_GEN)$(translate_manual)
man/fr/merels.6: man/po/fr.po $(translated_by)
	$(AM_V_GEN)$(translate_manual)

# The manual as one page for a browser, where mandoc can make it.
if MANDOC
html_DATA = man/merels.html
man/merels.html: man/merels.6 man/page.sed
	$(AM_V_GEN)$(MKDIR_P) man && $(MANDOC) -T html -O toc $(srcdir)/man/merels.6 | \
		sed -f $(srcdir)/man/page.sed >$@.tmp && mv $@.tmp $@

if TRANSLATED_MANUAL
html_DATA += man/merels.de.html man/merels.es.html man/merels.fr.html
endif
translated_page = $(MKDIR_P) man && page=man/$$language/merels.6 && \
	if test ! -f $$page; then page=$(srcdir)/$$page; fi && $(MANDOC) -T html -O toc $$page | \
	sed -f $(srcdir)/man/page.sed -f $(srcdir)/man/po/$$language.sed >$@.tmp && mv $@.tmp $@
man/merels.de.html: man/de/merels.6 man/page.sed man/po/de.sed
	$(AM_V_GEN)language=de && $(translated_page)
man/merels.es.html: man/es/merels.6 man/page.sed man/po/es.sed
	$(AM_V_GEN)language=es && $(translated_page)
man/merels.fr.html: man/fr/merels.6 man/page.sed man/po/fr.sed
	$(AM_V_GEN)language=fr && $(translated_page)

CLEANFILES += $(html_DATA)
endif
