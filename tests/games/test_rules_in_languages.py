"""Checks that RULES.md in another language says the same in the same places.

tests/games/*/test_rules_text.py compares the English texts with the games: clauses, phases, drawings, tables, written
moves and numbers. A text that has the same of each as the English one is right about them, too.
"""

import re
from collections.abc import Iterable
from importlib.resources import files
from itertools import zip_longest

import pytest

from facedown.catalog import GAMES
from facedown.words import LANGUAGES

CLAUSE = r"[A-Z]+-[A-Z]?\.?\d+"
OURS = [name for name in GAMES if files("facedown.games").joinpath(name).is_dir()]
pytestmark = [
    pytest.mark.parametrize("game", OURS),
    pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"]),
]


def blocks(text: str) -> list[str]:
    """Headings, paragraphs, list items, table rows, comments and drawings, one after the other."""
    found = []
    for part in re.split(r"\n\n+", text.strip()):
        found += [part] if part.startswith("```") else re.split(r"\n(?=[|<]|- |\d+\. )", part)
    return found


def pairs(game: str, language: str) -> list[tuple[str, str]]:
    """The blocks of the English text, each with its counterpart."""
    ours, theirs = (blocks(GAMES[game].text.rules_text(chosen)) for chosen in ("en", language))
    return list(zip_longest(ours, theirs, fillvalue=""))


def kind(block: str) -> str:
    """What a block is: a heading of its level, a comment as it is, a row of so many cells, a list item, a paragraph."""
    if block.startswith("|"):
        return f"row of {block.count('|')}"
    if block.startswith("<"):
        return block
    sign = re.match(r"#+ |- |\d+\. |```|\*\*", block)
    return sign[0] if sign else "paragraph"


def test_every_game_has_its_rules(game: str, language: str) -> None:
    assert GAMES[game].text.rules_text(language) != GAMES[game].text.rules_text("en")


def test_the_same_blocks_in_the_same_places(game: str, language: str) -> None:
    for ours, theirs in pairs(game, language):
        assert kind(theirs) == kind(ours), theirs


def test_the_same_clauses_in_every_block(game: str, language: str) -> None:
    """In the same brackets, too: these are what a refusal opens."""
    brackets = rf"\({CLAUSE}(?:, {CLAUSE})*\)"
    for ours, theirs in pairs(game, language):
        assert re.findall(CLAUSE, theirs) == re.findall(CLAUSE, ours), theirs
        assert re.findall(brackets, theirs) == re.findall(brackets, ours), theirs


def test_the_same_written_words_in_every_block(game: str, language: str) -> None:
    """Moves, options and their values are typed in one language; only the blank `name=value` is a word."""
    for both in pairs(game, language):
        if not both[0].startswith("```"):
            ours, theirs = (sorted(re.findall(r"`([^`\n]+)`", block)) for block in both)
            assert "name=value" in ours or theirs == ours


def test_the_same_numbers_in_every_block(game: str, language: str) -> None:
    """Of two digits or more: smaller ones may be words."""
    for both in pairs(game, language):
        plain = (re.sub(r"(?<=\d)[.,](?=\d{3}\b)", "", block) for block in both)
        ours, theirs = (sorted(re.findall(r"(?<![\w-])-?\d{2,}(?!\w)", block, re.ASCII)) for block in plain)
        assert theirs == ours, both[1]


def test_the_same_drawings(game: str, language: str) -> None:
    """Names of what is drawn may stand above it."""
    for both in pairs(game, language):
        if both[0].startswith("```"):
            ours, theirs = (
                [line.split() for line in block.splitlines() if not re.search(r"[a-z]{3}", line)] for block in both
            )
            assert theirs == ours


def test_the_same_cells(game: str, language: str) -> None:
    """A cell of signs alone is the same, but for a word in brackets; one of names has theirs, with the same numbers."""
    names = names_of(game, language)
    ours_of, theirs_of = anyone_of(names), anyone_of(set().union(*names.values()))
    compared = 0
    for row, their_row in pairs(game, language):
        if not row.startswith("|"):
            continue
        for ours, theirs in zip(row.split("|"), their_row.split("|"), strict=True):
            bare = re.sub(r"`[^`]*`", "", ours)
            if not re.search(r"[A-Za-z]{2}", bare):
                assert re.sub(rf" \((?!{CLAUSE})[^)]*\)", "", theirs) == ours
            elif not re.search(r"[A-Za-z]{2}", ours_of.sub("", bare)):
                for name, their_name in zip(ours_of.findall(ours), theirs_of.findall(theirs), strict=True):
                    assert their_name.lower() in names[name.lower()], theirs
                    compared += 1
                assert re.findall(r"-?\d+", theirs) == re.findall(r"-?\d+", ours), theirs
    assert compared >= 3


def names_of(game: str, language: str) -> dict[str, set[str]]:
    """English names of a game's things, with those that the catalogue of the other language has for each."""
    ours, theirs = catalogue(game, "en"), catalogue(game, language)
    found: dict[str, set[str]] = {}
    for place in ours.keys() & theirs.keys():
        found.setdefault(ours[place], set()).add(theirs[place])
    return found


def catalogue(game: str, language: str) -> dict[tuple[str, str], str]:
    """The variants of a game's messages that are a few plain words, by message and variant."""
    found, texts, message = {}, {}, ""
    least = 1 if language == "ja" else 3  # letters of a word
    source = files(f"facedown.games.{game}").joinpath("words", f"{language}.ftl").read_text("utf-8")
    for line in source.splitlines():
        if start := re.match(r"([\w-]+) = (.*)", line):
            message = start[1]
            texts[message] = start[2]
        elif variant := re.match(r" +\*?\[(\w+)\] (.*)", line):
            text = re.sub(r"\{ ([\w-]+) \}", lambda other: texts.get(other[1], other[0]), variant[2])
            if re.fullmatch(rf"[^\W\d_]{{{least},}}( [^\W\d_]+){{0,2}}", text):
                found[message, variant[1]] = text.lower()
    return found


def anyone_of(words: Iterable[str]) -> re.Pattern[str]:
    """Whole words only, where letters make words: Japanese has no signs of where they end."""
    letter = "[A-Za-zÀ-ÖØ-öø-ÿœŒ]"
    longest_first = "|".join(sorted(words, key=len, reverse=True))
    return re.compile(rf"(?<!{letter})(?:{longest_first})(?!{letter})", re.IGNORECASE)


def test_lines_fit(game: str, language: str) -> None:
    text = files("facedown.games").joinpath(game, f"RULES.{language}.md").read_text("utf-8")
    assert [line for line in text.splitlines() if len(line) > 120 and not line.startswith("|")] == []
