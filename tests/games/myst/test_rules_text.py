"""RULES.md says what the rules do: options, phases, clauses, landmarks and written moves are checked."""

import re
from pathlib import Path
from typing import Any

import pytest

from facedown.games.myst import MYST
from facedown.games.myst.rules.options import MystOptions
from facedown.games.myst.rules.pieces import CELL_NAMES, KEY_CELLS, LANDMARK_CELLS, LANDMARK_NAMES, LANDMARKS, SWITCHES
from facedown.games.myst.rules.state import PHASES
from facedown.games.myst.text import moves
from tests.games.myst.helpers import Table, dealt, explore, race

TEXT = MYST.text.rules_text()


def rows(head: str) -> list[list[str]]:
    """The cells of the table whose first line starts with `head`."""
    body = []
    for line in TEXT[TEXT.index(f"\n| {head}") :].strip().splitlines()[2:]:
        if not line.startswith("|"):
            break
        body.append([cell.strip() for cell in line.strip("|").split("|")])
    return body


def test_every_phase_has_its_section() -> None:
    marked = re.findall(r"^<!-- phase: (\w+) -->$", TEXT, re.MULTILINE)
    assert sorted(marked) == sorted(PHASES)


def as_written(value: Any) -> str:
    return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value).lower()


def test_every_option_is_named_with_its_default() -> None:
    table = {row[0].strip("`"): row[2].strip("`") for row in rows("option")}
    assert table == {name: as_written(value) for name, value in MystOptions().to_dict().items()}


def test_every_clause_that_a_refusal_cites_can_be_looked_up() -> None:
    cited = set(re.findall(r'"(M-[\dO.]+)"', Path(moves.__file__).read_text(encoding="utf-8"))) - {"M-41"}
    assert len(cited) >= 14
    assert {clause for clause in cited if not re.search(rf"\((M-[\dO.]+, )*{re.escape(clause)}\b", TEXT)} == set()


@pytest.mark.rule("M-14")
def test_the_map() -> None:
    block = re.search(r"^```text\n(.*?)^```$", TEXT, re.DOTALL | re.MULTILINE)
    assert block
    signs = "".join("".join(line.split()[1:]) for line in block[1].splitlines()[1:])
    assert len(signs) == 60
    for cell, sign in enumerate(signs):
        assert sign.isupper() == (cell in KEY_CELLS), CELL_NAMES[cell]
        assert (sign == "s") == bool(SWITCHES >> cell & 1)
        assert (sign not in ".s") == bool(LANDMARK_CELLS >> cell & 1)


@pytest.mark.rule("M-13")
def test_the_landmarks() -> None:
    for k, row in enumerate(rows("landmark | written")):
        assert (row[0], row[1].strip("`"), row[2]) == (LANDMARK_NAMES[k], LANDMARKS[k], CELL_NAMES[KEY_CELLS[k]])


def offering(written: str) -> Table:
    """A position in which the example of the table is offered."""
    cut = ("A4", "B2 B3 A3 B4 B5 A5")
    boards = {
        "key": dealt(),
        "place": race("D5", "H2"),
        "focus": race("D5", "H2", "simulated"),
        "any": race("D5", "H2", "simulated"),
        "wait": race(*cut),
        "book": race(*cut),
        "step": explore("G2", "E3", "blue", 3, reach_rule="pass"),
        "stop": explore("G2", "E3", "blue", 3, reach_rule="pass"),
        "jump": explore("G2", "E3", "blue", 3).do("book"),
        "lay": explore("G2", "E3", "blue", 3).do("move:H2"),
        "leave": explore("G2", "E3", "blue", 3).do("move:H2"),
        "remove": explore("G2", "E3", "blue", 3),
        "end": explore("G2", "E3", "blue", 3).do("move:G2"),
        "move": explore("G2", "E3", "blue", 3),
    }
    t = boards[written.partition(":")[0]]
    if written == "remove":
        t.state.top[LANDMARKS.index("gears")] = 1
        t.state.pawns[0] = KEY_CELLS[LANDMARKS.index("gears")]
        t.do("move:B2")
    return t


@pytest.mark.rule("M-41")
@pytest.mark.parametrize("row", rows("move | written"), ids=lambda row: row[1].strip("`"))
def test_what_the_page_says_about_typing_is_understood(row: list[str]) -> None:
    written = row[1].strip("`")
    t = offering(written)
    seat = 0
    assert written in t.legal(seat)
    action = moves.read(written)[1]
    assert moves.write(seat, action) == written
    choices = [moves.read(text)[1] for text in sorted(t.legal(seat))]
    for short in re.findall(r"`([^`]+)`", row[2]):
        assert moves.guess(short, choices) == [action], short
    assert moves.say(t.state, action)


@pytest.mark.rule("M-111")
def test_resign_is_a_word_to_type() -> None:
    assert moves.read("resign") == (False, MYST.rules.resign)
    assert "`resign`" in TEXT
