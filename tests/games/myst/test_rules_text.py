"""RULES.md says what the rules do: options, phases, clauses, landmarks and written moves are checked."""

import re
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

from facedown.games.myst import MYST
from facedown.games.myst.live.words import CLAUSES, clause_of
from facedown.games.myst.rules.pieces import CELL_NAMES, KEY_CELLS, LANDMARK_CELLS, LANDMARK_NAMES, LANDMARKS, SWITCHES
from facedown.games.myst.text import moves
from facedown.live.myst.messages import Dropped, NotHeld
from tests.games.myst.helpers import Table, dealt, explore, race
from tests.games.test_rules_texts import rows

TEXT = MYST.text.rules_text("en")
GERMAN = Path(moves.__file__).parents[1].joinpath("RULES.de.md").read_text(encoding="utf-8")


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
    for k, row in enumerate(rows(TEXT, "landmark | written")):
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
@pytest.mark.parametrize("row", rows(TEXT, "move | written"), ids=lambda row: row[1].strip("`"))
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
    assert str(moves.say(t.state, action))


def test_what_a_race_refuses_is_told_in_the_rules() -> None:
    reasons = get_args(get_type_hints(Dropped)["reason"]) + get_args(get_type_hints(NotHeld)["reason"])
    assert set(CLAUSES) <= set(reasons)
    for text in (TEXT, GERMAN):
        assert {clause for clause in CLAUSES.values() if clause not in text} == set()
    assert {reason for reason in reasons if reason and not clause_of(reason)} == {"not_captain", "not_saved"}
