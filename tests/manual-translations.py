"""The manual in other languages: whole, without faults, and as true as the English one."""

import collections
import html
import itertools
import os
import pathlib
import re
import shutil
import subprocess

from tap import check, done, scratch, skip, test

source = pathlib.Path(os.environ["srcdir"])
built = pathlib.Path(os.environ["builddir"])
LANGUAGES = sorted(po.stem for po in (source / "man" / "po").glob("*.po"))
MACROS = set("Ar Bd Bl Cm Dd Dt Ed El Em Ev Fl Ic It Li Nd Nm Ns Oc Oo Op Os Pa Pp Pq Qq Sh Ss Ta Xr".split())
PAGES = ("merels.6", "merels-tables.5")
SESSION = "--seed=1 --depth=1"
# What may be asked in a player's own words, as the English page has it, and what it means.
QUESTIONS = {
    "moves d6": "where can d6 go",
    "take": "what may i take",
    "threats": "can black close a mill",
    "count": "how long until the draw",
}


def output(*command, **options):
    return subprocess.run(command, capture_output=True, text=True, check=True, **options).stdout


def page(language, name="merels.6"):
    """The page as make has made it here, or as it came with the source."""
    made = pathlib.Path("man", language, name)
    return built / made if (built / made).exists() else source / made


def text(path):
    """A page without comments and date."""
    return re.sub(r'^(\.\\"|\.Dd).*\n', "", path.read_text(), flags=re.M).replace("\\-", "-")


def in_english(name):
    return text(source / "man" / name)


def entries(po):
    """Kind, whether it is fuzzy, the message, and its translation."""
    for entry in output("msgattrib", "--no-wrap", "--no-obsolete", po).split("\n\n"):
        kind = re.search(r"^#\. type: (.*)", entry, re.M)
        if kind:
            halves = re.split(r"^msg(?:id|str) ", entry, flags=re.M)[1:]
            message, translation = ("".join(re.findall('"(.*)"', half)) for half in halves)
            yield kind[1], re.search("^#,.*fuzzy", entry, re.M), message, translation


def prose(message):
    """Whether a message has words that are no names."""
    words = re.findall(r"\b[a-z]{2,}\b", re.sub("E<.*?>", "", message))
    return not message.startswith("$") and len(words) > 2


def names(roff):
    """What each macro is given, but for quotes and stops."""
    found = collections.defaultdict(set)
    for line in re.findall(r"^\.(.*)", roff.replace("\\&", ""), re.M):
        macro, phrase = None, []
        for word in [*line.split(), "."]:
            if word in MACROS or re.fullmatch("[].,|:;()[]", word):
                if phrase:
                    found[macro].add(" ".join(phrase))
                macro, phrase = (word if word in MACROS else macro), []
            else:
                phrase.append(word)
    return found


def plain(phrase):
    """As a phrase is looked up."""
    return phrase.lower().replace("-", " ").replace("'", "").rstrip("? ")


def meanings(language):
    """For each word that can be typed, the English ones."""
    words = collections.defaultdict(set)
    catalogue = output("msgcat", "--no-wrap", source / "po" / f"{language}.po")
    for english, own in re.findall(r'^msgctxt "item .*"\nmsgid "(.*)"\nmsgstr "(.*)"', catalogue, re.M):
        for word in own.lower().split("|"):
            words[word].update(english.lower().split("|"))
    for row in (source / "tests" / "languages" / "asked.tsv").read_text().splitlines():
        asked_in, question, command = row.split("\t")
        if asked_in == language and command in QUESTIONS:
            words[plain(question)].add(QUESTIONS[command])
    return words


def english_of(phrase, words):
    """All that a typed phrase may mean in English."""
    each = [words.get(word, set()) | {word} for word in phrase.lower().split()]
    return {" ".join(choice) for choice in itertools.product(*each)} | words.get(plain(phrase), set())


def differences(what, expected, found):
    return [f"{what} {name} is missing" for name in sorted(expected - found)] + [
        f"{what} {name} is not in the English page" for name in sorted(found - expected)
    ]


def session(language):
    """The lines of the example session, below its first."""
    return re.search(rf"^\$ merels {SESSION}\n((?:[^.].*\n)*)", text(page(language)), re.M)[1].splitlines()


def prompts_of(language):
    catalogue = output("msgcat", "--no-wrap", source / "po" / f"{language}.po")
    return tuple(
        re.search(f'^msgid "{side}: "\nmsgstr "(.*)"', catalogue, re.M)[1] for side in ("White", "Take")
    )


def whole(language):
    """Against the messages of the English page as it is now."""
    faults = []
    for kind, fuzzy, message, translation in entries(scratch / "man" / "po" / f"{language}.po"):
        if kind != "Dd" and (fuzzy or not translation):
            faults.append(f"not translated: {message}")
        elif kind == "Plain text" and prose(message) and translation == message:
            faults.append(f"left in English: {message}")
    check(not faults, "\n".join(faults))


def faultless(language):
    command = ["mandoc", "-T", "lint", "-W", "warning", *(page(language, name) for name in PAGES)]
    said = subprocess.run(command, capture_output=True, text=True)
    faults = [line for line in said.stdout.splitlines() if "outdated mandoc.db" not in line]
    check(not faults, "\n".join(faults))


def same_names(language, name):
    english, own, words = names(in_english(name)), names(text(page(language, name))), meanings(language)
    faults = []
    for macro in ("Em", "Ev", "Fl", "Pa", "Xr"):
        faults += differences(macro, english[macro], own[macro])
    for macro in ("Ic", "Cm", "Li"):
        expected = {phrase.lower().replace("'", "") for phrase in english[macro]}
        meant = [english_of(phrase, words) for phrase in own[macro]]
        faults += differences(macro, expected, set().union(*meant) & expected)
        for phrase in own[macro]:
            if not english_of(phrase, words) & expected:
                faults.append(f"{macro} {phrase} means nothing")
    heads = ("\n".join(re.findall(r"^\.It.*", roff, re.M)) for roff in (in_english(name), text(page(language, name))))
    commands = [{phrase.split()[0] for phrase in names(rows)["Ic"]} for rows in heads]
    faults += [f"{command} is not named in English" for command in sorted(commands[0] - commands[1])]
    check(not faults, "\n".join(faults))


def same_points(language, name):
    english, own = (
        collections.Counter(re.findall(r"\b(?:[a-g][1-7][-x]?)+\b|\d+", roff))
        for roff in (in_english(name), text(page(language, name)))
    )
    faults = differences("", set(english), set(own))
    faults += [f"{point} is missing {times} times" for point, times in (english - own).items()]
    check(not faults, "\n".join(faults))


def true_session(language):
    folder = built / "tests" / "catalogues" / language / "LC_MESSAGES"
    folder.mkdir(parents=True, exist_ok=True)
    made = folder / f"merels.mo.{os.getpid()}"
    output("msgfmt", "-o", made, source / "po" / f"{language}.po")
    made.replace(folder / "merels.mo")
    prompts = prompts_of(language)
    typed = [
        line.removeprefix(prompt) for line in session(language) for prompt in prompts if line.startswith(prompt)
    ]
    shown = [line for line in session(language) if not line.startswith(prompts)]
    program = built / "tests" / "merels-languages"
    options = [f"--language={language}", "--no-config", *SESSION.split()]
    said = output(program, *options, input="\n".join(typed) + "\n")
    check(len(typed) == 6 and said.splitlines()[: len(shown)] == shown, said)


def good_to_hear(language):
    browser = html.unescape((built / "man" / f"merels.{language}.html").read_text())
    faults = [line for line in browser.splitlines() if "<table" in line and 'role="presentation"' not in line]
    browser = " ".join(browser.split())
    check(f'<html lang="{language}">' in browser and "CONTENTS" not in browser, "it is said to be in English")
    sections = re.findall(r"^\.Sh (.*)", text(page(language)), re.M)[2:]
    faults += [section for section in sections if f">{section}</a></h1>" not in browser]
    targets = collections.Counter(re.findall('id="(.*?)"', browser))
    faults += [f"{target} is there {times} times" for target, times in targets.items() if times > 1]
    faults += [f"nothing is at {link}" for link in re.findall('href="#(.*?)"', browser) if link not in targets]
    check(not faults, "\n".join(faults))


# What is asked of a language, and the tool that it takes.
ASKED = [
    ("every paragraph is translated", "po4a", whole),
    ("mandoc finds nothing wrong", "mandoc", faultless),
    *(
        (f"{name} has {what} of the English page", "msgcat", same, name)
        for name in PAGES
        for what, same in (("the commands, options and files", same_names), ("the points and numbers", same_points))
    ),
    ("its example session is true", "msgfmt", true_session),
    ("as a page for a browser it is whole, and good to hear", "mandoc", good_to_hear),
]

if shutil.which("po4a"):
    for part in (*PAGES, "po4a.cfg", *(f"po/{language}.po" for language in LANGUAGES)):
        (scratch / "man" / part).parent.mkdir(parents=True, exist_ok=True)
        (scratch / "man" / part).write_bytes((source / "man" / part).read_bytes())
    output("po4a", "--no-translations", "man/po4a.cfg", cwd=scratch)

for language in LANGUAGES:
    for what, tool, asked, *pages in ASKED:
        if not page(language).exists():
            skip(f"{language}: {what}", "the translated page, and po4a to make it,")
        elif not shutil.which(tool):
            skip(f"{language}: {what}", tool)
        else:
            test(f"{language}: {what}", language, *pages)(asked)

done()
