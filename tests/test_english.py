"""Plain English: no word that docs/glossary.md rules out stands in code, names, texts or docs."""

import itertools
import re
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
GLOSSARY = "docs/glossary.md"
HEADING = "\n## Words we do not use\n"
ROOMS = ("src/", "tests/", "benchmarks/", "examples/", "docs/", "web/")
PAGES = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "NOTICE.md", "Makefile", "pyproject.toml")
KINDS = {".py", ".md", ".ts", ".js", ".mjs", ".svelte", ".css", ".html", ".toml", ".txt", ".sh", ".ftl"}
EXCEPTIONS = {"tests/test_english.py"}  # its own examples
BETWEEN = r"[\s#*/_]+"
ESCAPE = re.compile(r"\\[nrt]")


def _table() -> str:
    return (ROOT / GLOSSARY).read_text(encoding="utf-8").partition(HEADING)[2]


def _words() -> list[str]:
    """The first column of the glossary's last table."""
    rows = [line.split("|")[1] for line in _table().splitlines() if line.startswith("| ")]
    return [word.strip() for row in rows[1:] for word in row.split(",")]


@cache
def _patterns() -> list[re.Pattern[str]]:
    """Words of a phrase may stand on two lines, with the sign of a comment between them."""
    return [re.compile(BETWEEN.join(phrase.split())) for phrase in _words()]


def _places(text: str) -> Iterator[tuple[int, str]]:
    """Where a word stands alone, or as a part of a name: `some_deed`, `aDeed`, `Deeds`, `DEED`."""
    text = ESCAPE.sub("  ", text)  # the letter of an escape belongs to no word
    for match in itertools.chain.from_iterable(pattern.finditer(text.lower()) for pattern in _patterns()):
        before, word, after = text[: match.start()][-1:], text[match.start() : match.end()], text[match.end() :][:1]
        begins = not before.isalpha() or (before.islower() and word[0].isupper())
        if begins and not after.islower():
            yield text.count("\n", 0, match.start()) + 1, word.replace("\n", " ")


def _files() -> list[str]:
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT, capture_output=True, text=True, check=True,
    ).stdout  # fmt: skip
    return [
        name
        for name in listed.splitlines()
        if (name.startswith(ROOMS) and Path(name).suffix in KINDS) or name in PAGES
        if name not in EXCEPTIONS and "/generated/" not in name and (ROOT / name).is_file()
    ]


def test_no_word_that_the_glossary_rules_out() -> None:
    found = []
    for name in _files():
        text = (ROOT / name).read_text(encoding="utf-8")
        text = text.partition(HEADING)[0] if name == GLOSSARY else text
        found += [f"{name}:{line}: {word}" for line, word in _places(text)]
        found += [f"{name}: {word}" for _, word in _places(name)]
    assert not found, "\n".join(["docs/glossary.md has what to say instead:", *found])


def test_everything_is_read() -> None:
    files = _files()
    assert {"README.md", "src/facedown/engine/game.py", "web/src/words/en.ftl", GLOSSARY} <= set(files)
    assert {Path(name).suffix for name in files} >= {".py", ".md", ".ts", ".svelte", ".css", ".txt"}


@pytest.mark.parametrize(
    "text",
    [
        "The own hand", "# of the\n    # own hand", "Drawn by lot.", "(by\nlot)", "stays for  ever", "night_deeds = 3",
        "nightDeed", "class Deed:", "DEEDS", "Whoever wins", '"\\ndeeds: dart"', "upon", "say_farewell", "in vain,",
        "he reckons", "Tidings", "the midst of", "made_anew",
    ],
)  # fmt: skip
def test_what_is_found(text: str) -> None:
    assert list(_places(text))


@pytest.mark.parametrize(
    "text",
    ["of its own", "a lot", "however", "indeed", "forever", "Supon", "fc38deedb071", "by lots of", "weaned", "vain"],
)
def test_what_is_not_found(text: str) -> None:
    assert not list(_places(text))


def test_the_line_is_that_of_the_first_word() -> None:
    assert list(_places("one\ntwo of the\n# own\nanew")) == [(4, "anew"), (2, "the # own")]
