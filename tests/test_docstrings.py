"""Plain English: the docstring of a module, class, function or method says in its first word what it does."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from facedown.cli.entry import COMMANDS

SOURCE = Path(__file__).parents[1] / "src"
CLI = SOURCE / "facedown" / "cli"
HELP = {*COMMANDS, "facedown_"}  # the help that people read: in the imperative, as all of it
ASKS = {"Is", "Are", "Has", "Have", "Does", "Do", "Can", "May", "Must", "Would", "Was", "Were"}  # then it ends in "?"
NAMES = {  # what a property may begin with
    "The", "A", "An", "All", "Its", "How", "What", "When", "Where", "Which", "Who", "Whose", "Why",
}  # fmt: skip
PLURALS = {
    "Actions", "Agents", "Arrays", "Bars", "Beliefs", "Bits", "Bonuses", "Bots", "Browsers", "Bytes", "Cards", "Cells",
    "Chairs", "Chances", "Channels", "Checkpoints", "Choices", "Codes", "Coins", "Containers", "Credentials", "Darts",
    "Days", "Decisions", "Edges", "Entries", "Environments", "Events", "Facts", "Figures", "Games", "Habits",
    "Hundredths", "Ids", "Inches", "Indices", "Intents", "Invitations", "Kernels", "Landmarks", "Lasers", "Layouts",
    "Logarithms", "Messages", "Milliseconds", "Monsters", "Museums", "Neighbours", "Nodes", "Odds", "Options",
    "Others", "Pawns", "Phases", "Pictures", "Pieces", "Placements", "Players", "Points", "Pools", "Positions",
    "Profiles", "Questions", "Ranges", "Results", "Rods", "Rooms", "Rows", "Rules", "Seats", "Seconds", "Servers",
    "Sides", "Signs", "Slots", "Spaces", "Specks", "Steps", "Strokes", "Switches", "Tables", "Teams", "Temples",
    "Tensors", "Texts", "Thousands", "Tiles", "Times", "Trays", "Trees", "Tricks", "Values", "Ways", "Wins", "Words",
    "Workers", "Worlds", "Worths", "Zeros",
}  # fmt: skip
OTHERS = {"Always", "As", "Its", "Perhaps", "Simultaneous", "This", "Towards", "Yes"}
EITHER = {"Analyses", "Charts", "Hands", "Marks", "Moves", "Numbers", "Outlines", "Plans", "Sets", "States"}
THEN_PLURALS = {"and", "as", "at", "count", "in", "of", "that"}  # Plans of matches; but: Plans matches


def is_verb(word: str) -> bool:
    """Keeps, Writes: the third person, which no list of verbs needs to know."""
    return word.istitle() and word.endswith("s") and not word.endswith("ss") and word not in PLURALS | OTHERS


def is_plain(docstring: str, is_property: bool) -> bool:
    """Is this a verb that says what is done, a question that is answered, or what a property is?"""
    first = docstring.split()[0].strip(",.;:")
    if first in ASKS:
        return "?" in docstring
    return is_verb(first) or (is_property and first in NAMES)


def is_told(docstring: str) -> bool:
    """Does a module or class begin with a verb? No question is answered by one."""
    first, *then = docstring.split()[:2]
    name = first.strip(",.;:")
    plural = name in EITHER and (name != first or then[:1] == [] or then[0].strip(",.;:") in THEN_PLURALS)
    return is_verb(name) and not plural and name not in ASKS


def functions(tree: ast.Module) -> Iterator[tuple[ast.FunctionDef | ast.AsyncFunctionDef, bool]]:
    """Lists all functions and methods of a module, and says which are properties."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node, any("property" in ast.unparse(one) for one in node.decorator_list)


def test_docstrings_begin_with_a_verb() -> None:
    found, read = [], 0
    for file in sorted(SOURCE.rglob("*.py")):
        for function, is_property in functions(ast.parse(file.read_text(encoding="utf-8"))):
            docstring = ast.get_docstring(function)
            told = function.name in HELP and file.is_relative_to(CLI)
            read += docstring is not None
            if docstring and not told and not is_plain(docstring, is_property):
                where = f"{file.relative_to(SOURCE)}:{function.lineno} {function.name}"
                found.append(f"{where}: {docstring.splitlines()[0]}")
    assert read > 2500
    assert not found, "\n".join(["begin with what it does (Keeps ..., Writes ..., Says why ...):", *found])


def test_modules_and_classes_begin_with_a_verb() -> None:
    found, modules, classes = [], 0, 0
    for file in sorted(SOURCE.rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if not isinstance(node, ast.Module | ast.ClassDef) or not (docstring := ast.get_docstring(node)):
                continue
            modules += isinstance(node, ast.Module)
            classes += isinstance(node, ast.ClassDef)
            if not is_told(docstring):
                name = getattr(node, "name", "")
                found.append(f"{file.relative_to(SOURCE)} {name}: {docstring.splitlines()[0]}")
    assert modules > 600
    assert classes > 400
    assert not found, "\n".join(["begin with what it does (Holds ..., Describes ..., Says that ...):", *found])


NOBODY = re.compile(r"[.:]\s+(Told|Said|Heard|Asked|Sent|Called|Refused|Seen|Kept)\s(?!one)")


def test_no_sentence_of_a_docstring_leaves_out_who_does_it() -> None:
    found = []
    for file in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                found += [
                    f"{file.relative_to(SOURCE)}: {match[0]}"
                    for match in NOBODY.finditer(ast.get_docstring(node) or "")
                ]
    assert not found, "\n".join(["say who tells, says, hears, asks, ..:", *found])
    assert NOBODY.search("Says why not. Told from what everybody sees.")


@pytest.mark.parametrize(
    ("docstring", "told"),
    [
        ("Keeps tables in sync with other servers on the same database.", True),
        ("Says that the seat may not act now.", True),
        ("Numbers all actions.", True),
        ("Sets for how many days tables are kept.", True),
        ("Plans what is to be played.", True),
        ("Works out what the cameras see (H-410).", True),
        ("What the cameras see (H-410).", False),
        ("Is this a module?", False),
        ("Plans of matches.", False),
        ("Moves, written many at once.", False),
        ("Charts", False),
        ("Servers that share a database.", False),
        ("A person who has left.", False),
        ("Base of all messages.", False),
        ("GET /api/health", False),
    ],
)
def test_what_a_module_or_class_says(docstring: str, told: bool) -> None:
    assert is_told(docstring) == told


@pytest.mark.parametrize(
    ("docstring", "is_property", "plain"),
    [
        ("Writes a change down.", False, True),
        ("Is this over?", False, True),
        ("Is over.", False, False),
        ("The state after so many entries.", False, False),
        ("The state after so many entries.", True, True),
        ("Write it down.", False, False),
        ("Seats that people play for.", True, False),
        ("Where somebody came.", False, False),
        ("(2) of M-69", False, False),
    ],
)
def test_what_is_plain(docstring: str, is_property: bool, plain: bool) -> None:
    assert is_plain(docstring, is_property) == plain
