"""RULES.md says what the rules do: options, phases, clauses and written moves are checked against the game."""

import re

import pytest

from facedown.games.nusubito import NUSUBITO as GAME
from facedown.games.nusubito.rules import options, pieces
from facedown.games.nusubito.rules.state import M_NIGHT, T_NIGHT
from facedown.games.nusubito.text import moves
from tests.games.nusubito.helpers import Table, given, mist, new_game
from tests.games.test_rules_texts import rows

TEXT = GAME.text.rules_text("en")


@pytest.mark.rule("N-202")
def test_the_drawing_of_the_board() -> None:
    block = re.search(r"^```text\n(.*?)^```$", TEXT, re.DOTALL | re.MULTILINE)
    assert block
    signs = {
        f"{column}{line.split()[0]}": sign
        for line in block[1].splitlines()[1:]
        for column, sign in zip("ABCDE", line.split()[1:], strict=True)
    }
    for cell, name in enumerate(pieces.CELL_NAMES):
        kind = "T" if cell >= pieces.N_COURT else "x" if pieces.CROSS >> cell & 1 else "-|"
        assert signs[name] in kind


def offering(written: str) -> Table:
    """A position in which the example of the table is offered."""
    verb = written.partition(":")[0]
    boards = {
        "leap": new_game(),
        "shoot": given("C3:S", thief="A3"),
        "coin": given(thief="A1", table="1.2L=A1", turn=(1, 3)),
        "sacrifice": new_game(),
        "land": given("A1:S", thief="A1").do("leap:C1"),
        "lay": given(thief="A1").do("leap:C1"),
        "reveal": given(phase=T_NIGHT).do("dart dart"),
        "end": given(phase=T_NIGHT),
        "move": mist("B2:H"),
        "heal": mist("B2:H E2:H E3:Sd"),
        "upgrade": mist("B2:H B3:H C2:H"),
        "bolster": mist("C2:B", bolsters="A1 E5" if "<" in written else ""),
        "capture": mist("A1:S"),
        "spawn": given(phase=M_NIGHT),
        "raise": given("B2:H", phase=M_NIGHT),
    }
    return boards.get(verb, new_game())


@pytest.mark.rule("N-402")
@pytest.mark.parametrize("row", rows(TEXT, "move | written"), ids=lambda row: row[1].strip("`"))
def test_what_the_page_says_about_typing_is_understood(row: list[str]) -> None:
    written = row[1].strip("`")
    t = offering(written)
    action = moves.read(written)[1]
    assert written in t.legal()
    assert moves.write(0, action) == written
    choices = [moves.read(text)[1] for text in sorted(t.legal())]
    for short in re.findall(r"`([^`]+)`", row[2]):
        assert moves.guess(short, choices) == [action], short
    assert moves.say(t.state, action)


def test_the_table_of_pawns() -> None:
    for row in rows(TEXT, "pawn | level"):
        level = pieces.LEVELS.index(row[0].lower())
        assert (int(row[1]), int(row[2]), int(row[3])) == (level, level, options.NusubitoOptions().pawns_per_level)
