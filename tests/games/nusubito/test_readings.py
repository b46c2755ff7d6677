"""Rulings that the rulebook's words leave open: both readings of N-819, N-831 and N-841."""

from typing import Any

import pytest

from facedown.engine.play import redacted
from facedown.games.nusubito import NUSUBITO
from facedown.games.nusubito.page.aids import likely_temples
from facedown.games.nusubito.page.danger import seeker_may_come
from facedown.games.nusubito.rules.pieces import CELL, TEMPLE_NAMES
from facedown.games.nusubito.rules.state import M_DAY, M_NIGHT
from facedown.games.nusubito.text import moves
from facedown.games.nusubito.text.position import read_position, write_position
from tests.games.nusubito.helpers import MIST, Table, given, new_game, words


def mist(board: str, **options: Any) -> Table:
    return given(board, phase=M_DAY, **options)


def refusal(t: Table, text: str) -> tuple[str, str]:
    reason, clause = moves.why_not(redacted(NUSUBITO, t.state, t.seat), t.seat, moves.read(text)[1])
    return str(reason), clause


@pytest.mark.rule("N-819")
def test_a_bolster_comes_from_the_stock_first() -> None:
    t = mist("D3:B E3:Sd", bolsters="A1")
    assert t.legal("bolster") == words("bolster:D3>C3")
    assert refusal(t, "bolster:D3>C3<A1") == ("a Bolster is in stock: none is moved", "N-819")


@pytest.mark.rule("N-819")
def test_a_bolster_may_be_moved_though_one_is_in_stock() -> None:
    t = mist("D3:B E3:Sd", bolsters="A1", bolster_source="either")
    assert t.legal("bolster") == words("bolster:D3>C3 bolster:D3>C3<A1")
    assert moves.guess("bolster d3 c3", [moves.read(text)[1] for text in t.legal()]) == [moves.read("bolster:D3>C3")[1]]
    freed = mist("D3:B A2:S", bolsters="A1", bolster_source="either").do("bolster:D3>E3<A1")
    assert freed.bolsters() == "E3"
    assert "move:A2-A1" in freed.legal()  # the temple is free for a Seeker
    none_left = mist("D3:B", bolsters="C5 A1", bolster_source="either")
    assert none_left.legal("bolster") == words("bolster:D3>C3<A1 bolster:D3>C3<C5 bolster:D3>E3<A1 bolster:D3>E3<C5")


@pytest.mark.rule("N-831")
def test_a_healer_leaves_its_stream_anywhere_beside_it() -> None:
    assert _ends(mist("E2:H D2:S C2:B B2:H"), "E2") == words("A2 B1 B3 D1 D3")


@pytest.mark.rule("N-831")
def test_a_healer_leaves_its_stream_where_it_ends() -> None:
    t = mist("E2:H D2:S C2:B B2:H", healer_stream="end")
    assert _ends(t, "E2") == words("A2 B1 B3")
    assert _ends(t, "B2") == words("A2 B1 B3")  # one step; E2, the other end, has no empty cell beside it
    assert refusal(t, "move:E2-D1") == ("at this table a Healer leaves its stream where the stream ends", "N-831")
    assert refusal(t, "move:E2-B5")[1] == "N-420"
    assert _ends(mist("E2:H D2:S C2:Bd B2:H", healer_stream="end"), "E2") == words("D1 D3")  # what lies ends it
    forked = mist("B1:H B2:H B3:H C2:B D2:B", healer_stream="end")
    assert _ends(forked, "B1") == words("B4 D1 D3 E2")  # two ends: B3, and D2; C2 is none
    ring = mist("B2:H C2:H D2:H B3:H D3:H B4:H C4:H D4:H", healer_stream="end", pawns_per_level=9)
    assert _ends(ring, "B2") == words("A2 B1 D5 E4")  # one step, and across the ring from D4


def _ends(t: Table, cell: str) -> set[str]:
    return {text.partition("-")[2] for text in t.legal("move") if text.startswith(f"move:{cell}-")}


@pytest.mark.rule("N-841")
def test_by_night_healers_appear_in_the_courtyard() -> None:
    t = given("B2:H", thief="A1", phase=M_NIGHT)
    assert len(t.legal("spawn")) == 15
    assert refusal(t, "spawn:C3") == ("a Healer appears in the courtyard", "N-841")


@pytest.mark.rule("N-841")
def test_by_night_healers_appear_on_free_temples_too() -> None:
    t = high("B2:H E1:Sd", thief="A1", phase=M_NIGHT, bolsters="C3")
    assert {text for text in t.legal("spawn") if text[6:] in TEMPLE_NAMES} == words(
        "spawn:A1 spawn:C1 spawn:A3 spawn:E3 spawn:A5 spawn:C5 spawn:E5"
    )
    assert refusal(t, "spawn:C3") == ("a Bolster is there", "N-207")
    assert refusal(t, "spawn:E1") == ("a pawn is there", "N-428")
    t.do("spawn:A3 raise:A3")
    assert t.board() == "E1:S B2:H A3:B"
    t = high("A3:B", thief="A1", phase=M_NIGHT).do("raise:A3")
    assert t.board() == "A3:S"
    assert read_position(write_position(t.state)) == t.state


@pytest.mark.rule("N-841")
def test_what_stands_on_a_temple_stays_there() -> None:
    t = high("A1:H C1:B B1:H C2:Sd B2:H", phase=M_DAY, thief="E5")
    moved = {text[5:7] for text in t.legal("move")}
    assert moved == {"B1", "B2"}
    assert refusal(t, "move:A1-A3") == ("only Seekers climb temples", "N-207")
    assert t.legal("heal") == words("heal:B1>C2 heal:B2>C2")
    assert t.legal("upgrade", "bolster", "capture") == set()
    beside = high("A1:H A2:Sd D4:H", phase=M_DAY, thief="E5")
    assert beside.legal("heal") == words("heal:D4>A2")  # the Healer on A1 is near, the other one is given up
    joined = high("B1:H C1:H D1:H", phase=M_DAY, thief="E5")
    assert _ends(joined, "B1") == words("B2 C2 D2")  # through C1 and D1


@pytest.mark.rule("N-841")
def test_the_thief_knocks_it_down_where_it_is() -> None:
    t = high("C1:H A3:B", thief="A1", darts=1)
    t.do("leap:C1")
    assert (t.board(), t.state.darts) == ("C1:Hd A3:B", 1)
    t = high("C1:H A3:B", thief="A1", darts=1).do("leap:A3")
    assert (t.board(), t.state.darts) == ("C1:H A3:Bd", 0)
    poor = high("C1:B A3:B A1:H", thief="A1", darts=0)
    assert poor.legal() == words("dart treasure")  # both ways cost a Dart
    t = high("A1:B", thief="A1", darts=1).do("leap:C1 lay end")
    assert (t.board(), t.state.darts) == ("A1:Bd", 0)
    assert high("C1:H", thief="A1", darts=2).legal("shoot") == set()  # only Seekers are shot at


@pytest.mark.rule("N-841")
@pytest.mark.rule("N-1104")
@pytest.mark.parametrize("order", ["set", "sequence"])
def test_what_the_mist_learns_from_it(order: str) -> None:
    """Who strikes a Healer on a temple was there; who leaves it standing was not."""

    def after(turn: str) -> set[str]:
        t = new_game(custom_start="D5:H", night_spawn="anywhere", thief_publication=order)
        t.state.healers = 1 << CELL["A3"] | 1 << CELL["C1"]
        return _possible(t.do(turn))

    assert after("leap:A3 leap:A1 lay end") == words("A1 A3 A5")
    assert after("leap:E3 lay end") == words("C5 E3 A5 E5 E1")
    assert after("sacrifice:E5 leap:A3 leap:A1 leap:C1 lay end") == words("A3 C1" if order == "set" else "C1")


@pytest.mark.rule("N-841")
@pytest.mark.rule("N-1010")
def test_a_healer_that_stands_up_is_no_danger() -> None:
    lying = high("C1:Hd B1:H D4:H", thief="A1").do("leap:C1")
    assert seeker_may_come(lying.state) == "no"
    seeker = high("C1:Sd D1:H D4:H", thief="A1").do("leap:C1")
    assert seeker_may_come(seeker.state) == "yes"


def high(board: str, **chosen: Any) -> Table:
    return given(board, night_spawn="anywhere", **chosen)


def _possible(t: Table) -> set[str]:
    shares = likely_temples(redacted(NUSUBITO, t.state, MIST))
    return {name for name, share in zip(TEMPLE_NAMES, shares, strict=True) if share > 0}
