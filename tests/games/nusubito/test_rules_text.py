"""RULES.md says what the rules do: options, phases, clauses and written moves are checked against the game."""

import re
from pathlib import Path

import pytest

from facedown.games.nusubito import NUSUBITO as GAME
from facedown.games.nusubito.rules import options, pieces
from facedown.games.nusubito.rules.state import M_NIGHT, PHASES, T_NIGHT
from facedown.games.nusubito.text import moves, refusals
from tests.games.nusubito.helpers import Table, given, mist, new_game

TEXT = GAME.text.rules_text()


def rows(head: str) -> list[list[str]]:
    """The cells of the table whose first line starts with `head`."""
    body = []
    for line in TEXT[TEXT.index(f"\n| {head}") :].strip().splitlines()[2:]:
        if not line.startswith("|"):
            break
        body.append([cell.strip() for cell in line.strip("|").split("|")])
    return body


def test_every_phase_has_its_section() -> None:
    assert set(re.findall(r"^<!-- phase: (\w+) -->$", TEXT, re.MULTILINE)) == set(PHASES)


@pytest.mark.rule("N-701")
def test_every_option_is_named_with_its_default() -> None:
    table = {row[0].strip("`"): row[2].strip("`") for row in rows("option")}
    usual = options.NusubitoOptions().to_dict()
    assert table == {name: str(value).lower() for name, value in usual.items()}


def test_every_clause_that_a_refusal_cites_can_be_looked_up() -> None:
    cited = set(re.findall(r'"(N-\d+)"', Path(refusals.__file__).read_text(encoding="utf-8")))
    assert len(cited) >= 10
    assert {clause for clause in cited if f"({clause})" not in TEXT} == set()


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
@pytest.mark.parametrize("row", rows("move | written"), ids=lambda row: row[1].strip("`"))
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


@pytest.mark.rule("N-430")
def test_resign_is_a_word_to_type() -> None:
    assert moves.read("resign") == (False, GAME.rules.resign)
    assert "`resign`" in TEXT


def test_the_table_of_pawns() -> None:
    for row in rows("pawn | level"):
        level = pieces.LEVELS.index(row[0].lower())
        assert (int(row[1]), int(row[2]), int(row[3])) == (level, level, options.NusubitoOptions().pawns_per_level)
