"""How texts are written: what one language does and the others do not, and lines that were once found stiff."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import facedown.catalog  # noqa: F401 - makes the games' words known
from facedown.words import LANGUAGES, Message, in_language

ROOT = Path(__file__).parents[2]
FILES = [file for room in ("src/facedown", "web/src") for file in sorted((ROOT / room).rglob("*.ftl"))]
# Lines that a person who does not know the programs behind them stumbled over, and words that no English game uses so.
STIFF = (
    r"\b[Gg]o(es)? on\b(?! (any|bravely))",
    r"\bDo that\b",
    r"\b[Bb]y lot\b",
    r"\bTake up\b",
    r"pull it there",
    r"Got by the",
    r"Tap a head",
    r"Play like this",
    r"are super\b",
    r"Throw the hand",
    r"Signs and keys",
    r"hesitates",
    r"\bAs laid\b",
    r"bends the luck",
    r"as device",
    r"Who sits where",
    r"Tell me when",
    r"take the last decision back",
    r"Make it\.?$",
    r"Forget this table",
    r"Open hands",
    r"Choices in words",
    r"All is well",
    r"\b[Gg]ives it \{",
    r"of a win\b",
    r"\bStorey\b",
    r"\b[Tt]his is no [a-z]",
    r"' is no [a-z]",
    r"; there are \{ ROW",
    r"something special",
    r"^[Ss]o long only",
    r"\b[Aa]fter so many\b",
    r"\b(?:chosen|covered|barricaded|known|named|sacrificed) already\b",
    r"\bwhoever\b",
    r"\banew\b",
)


def lines(pattern: ast.Pattern) -> list[str]:
    """What a text may say, each variant by itself, with `{ name }` where a value comes."""
    said, found = "", []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            said += element.value
        elif isinstance(element.expression, ast.SelectExpression):
            found += [line for variant in element.expression.variants for line in lines(variant.value)]
            said += "{ select }"
        else:
            called = getattr(element.expression, "id", None)
            said += f"{{ {called.name if called else ''} }}"
    return [said, *found]


@cache
def texts(language: str) -> list[tuple[str, str]]:
    """All lines of a language, each with the place where it stands."""
    return [
        (f"{file.relative_to(ROOT)}: {entry.id.name}", line)
        for file in FILES
        if file.stem == language
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message) and entry.value
        for line in lines(entry.value)
    ]


@pytest.mark.parametrize("stiff", STIFF)
def test_english_has_no_stiff_line(stiff: str) -> None:
    assert [(place, line) for place, line in texts("en") if re.search(stiff, line)] == []


def test_french_marks_are_not_torn_from_their_word() -> None:
    """A space that breaks no line stands before colon, semicolon and question mark, and inside of quotation marks."""
    torn = re.compile(r" [!?;:»](?=\s|$)|« ")
    typed = re.compile(r"; \? hint")  # a command of the terminal
    rules = [
        (str(file.relative_to(ROOT)), line)
        for file in (ROOT / "src").rglob("RULES.fr.md")
        for line in file.read_text(encoding="utf-8").splitlines()
    ]
    found = [
        (place, line)
        for place, line in texts("fr") + rules
        if torn.search(line) and not typed.search(line) and "sketch-legend" not in place
    ]
    assert found == []


def test_a_hint_calls_the_expert_what_the_table_calls_it() -> None:
    for language in LANGUAGES:
        words = dict(texts(language))
        name = words[f"web/src/words/{language}.ftl: bot-name-expert"]
        said = in_language(Message("server.hint.quick", {}), language)
        assert name.lower() in said.lower(), f"{language}: {name}, and in a hint: {said}"


NUSUBITO_STOOD = {"cells": ["A2"], "last": "C4", "count": 1}


@pytest.mark.parametrize(
    ("code", "values", "language", "said"),
    [
        ("nusubito.advice.coin", {"count": 1}, "en", "only 1 Coin in hand"),
        ("nusubito.advice.coin", {"count": 0}, "en", "no Coin in hand"),
        ("nusubito.advice.coin", {"count": 1}, "es", "1 Moneda en"),
        ("nusubito.refused.leap.darts", {"darts": 1, "held": 0}, "en", "costs 1 Dart, "),
        ("nusubito.refused.leap.points", {"points": 2, "left": 1, "most": 2}, "en", "2 points, and you have 1 of 2"),
        ("nusubito.note.stood", NUSUBITO_STOOD, "en", "the pawn there still stands"),
        ("nusubito.note.stood", NUSUBITO_STOOD, "es", "el peón de allí sigue"),
        ("nyet.log.over", {"count": 1, "names": ["Ann"], "points": 1}, "en", "wins with 1 point."),
        ("nyet.log.over", {"count": 1, "names": ["Ann"], "points": 1}, "de", "mit 1 Punkt."),
        ("nyet.log.over", {"count": 1, "names": ["Ann"], "points": 1}, "fr", "avec 1 point."),
        ("nyet.log.over", {"count": 1, "names": ["Ann"], "points": 1}, "es", "con 1 punto."),
    ],
)
def test_one_of_something_is_said_in_the_singular(
    code: str, values: dict[str, object], language: str, said: str
) -> None:
    assert said in in_language(Message(code, values), language)  # type: ignore[arg-type]


def test_the_clock_of_the_island_shows_one_time_in_all_languages() -> None:
    """The dial on D4 stands at five past ten."""
    shown = {
        language: dict(texts(language))[f"web/src/boards/myst/motif/words/{language}.ftl: D4"] for language in LANGUAGES
    }
    assert "10時5分" in shown["ja"]
    assert "five past ten" in shown["en"]
