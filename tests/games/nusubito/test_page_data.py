"""What a page gets to draw, for each side."""

from typing import Any

import pytest

from facedown.engine.play import redacted
from facedown.games.nusubito import NUSUBITO
from facedown.games.nusubito.learn.advice import advise
from facedown.games.nusubito.page.stuck import say_why
from facedown.games.nusubito.rules.state import T_NIGHT
from facedown.games.nusubito.text.moves import read
from tests.games.nusubito.helpers import MIST, THIEF, Table, given, mist, new_game


def view(t: Table, seat: int) -> Any:
    return NUSUBITO.page.view(redacted(NUSUBITO, t.state, seat), seat)


def test_pawns_streams_and_pools() -> None:
    page = view(mist("E2:H D2:S* C2:Bd B2:H A1:S", bolsters="C5"), MIST)
    assert [(p.cell, p.level, p.price, p.down, p.used) for p in page.pawns] == [
        ("A1", "seeker", 2, False, False),
        ("B2", "healer", 0, False, False),
        ("C2", "builder", 0, True, False),
        ("D2", "seeker", 2, False, True),
        ("E2", "healer", 0, False, False),
    ]
    assert page.streams == [["D2", "E2"]]  # N-420
    assert (page.pools, page.bolsters, page.bolster_stock) == ([4, 5, 4], ["C5"], 1)
    assert (page.left, page.actions, page.role) == (3, 3, "mist")


@pytest.mark.rule("N-419", "N-428")
def test_what_pawns_may_become_and_how_they_travel() -> None:
    page = view(mist("E2:H D2:S C2:B A1:S"), MIST)
    assert {p.cell: (p.raising, p.travels) for p in page.pawns} == {
        "A1": (0, True),
        "C2": (2, False),
        "D2": (0, False),
        "E2": (1, True),
    }


@pytest.mark.rule("N-1007")
def test_why_a_button_does_not_work() -> None:
    def why(t: Table) -> dict[str, str]:
        return view(t, t.seat).cautions.why  # type: ignore[no-any-return]

    assert why(new_game())["coin"] == "coins"
    assert why(new_game())["rod"] == "rod"
    assert why(given(thief="A1", darts=1))["shoot"] == "darts"
    assert why(given(thief="A1", darts=9))["dart"] == "pool"
    assert why(given(thief="E5").do("leap:C5 rod:5"))["sacrifice"] == "special"
    assert why(given(thief="E5", hand="A1 A3 A5").do("sacrifice:A1"))["dart"] == "sacrificed"
    assert why(given(thief="E5", hand="A5 C3").do("leap:C5 leap:A5"))["rod"] == "leap"
    assert why(mist("B2:H"))["bolster"] == "builder"
    assert why(mist("B2:B"))["bolster"] == "bolster"
    assert view(new_game(), MIST).cautions is None


@pytest.mark.rule("N-1018")
def test_what_each_point_of_a_night_shows() -> None:
    assert view(new_game(), THIEF).turn.ladder == ()
    turn = view(given(thief="E3", phase=T_NIGHT, turn=(2, 0)), THIEF).turn
    assert (turn.spent, turn.ladder) == (0, ("hidden", "hidden", "line", "temple"))


@pytest.mark.rule("N-1019", "N-1020")
def test_what_a_mist_might_overlook() -> None:
    told = view(mist("B2:H D2:B D4:Hd B1:H"), MIST).cautions
    assert (told.dead_ends, told.carriers, told.unreplaced) == (["B2"], [], [])
    carried = view(mist("C1:S C2:B D2:H B4:H"), MIST).cautions
    assert carried.carriers == ["C2", "D2"]
    six = view(mist("D1:S E4:H B1:H B2:H B3:H A4:H B5:H"), MIST)
    assert (six.pools[0], six.cautions.unreplaced) == (0, ["D1"])


def test_leaps_with_their_price() -> None:
    turn = view(given("B1:B A1:S", thief="A1", darts=3, bolsters="A3"), THIEF).turn
    assert [(way.temple, way.over, way.points, way.darts, way.offered) for way in turn.ways] == [
        ("C1", "B1", 1, 3, True),
        ("A3", "A2", 2, 2, True),
    ]
    assert (turn.start, turn.at, turn.points, turn.budget) == ("A1", "A1", 0, 2)


@pytest.mark.rule("N-916")
def test_a_leap_that_needs_a_sacrifice_is_marked() -> None:
    turn = view(given(thief="C1", hand="A3 E5"), THIEF).turn
    assert {way.temple: way.needs_sacrifice for way in turn.ways} == {"A1": False, "C3": False, "E1": True}


@pytest.mark.rule("N-410")
def test_the_preview_is_the_event_that_will_be_sent() -> None:
    t = given("C1:S B1:H", thief="A1", table="1.1S=E5 1.1L=A1", darts=3).do("leap:C1 land:D1 coin:1.1S lay")
    preview = view(t, THIEF).turn.preview
    before = redacted(NUSUBITO, t.state, MIST)
    (event,) = NUSUBITO.text.events(before, redacted(NUSUBITO, t.do("end").state, MIST), MIST)
    assert event == preview


@pytest.mark.rule("N-414")
@pytest.mark.rule("N-931")
@pytest.mark.rule("N-1022")
def test_a_stuck_thief_is_told_why() -> None:
    def why(t: Table) -> dict[str, str]:
        return {out.coin: say_why(out) for out in view(t, THIEF).turn.out_of_reach}

    assert why(given(thief="C1", hand="A5")) == {"A5": "a second Coin would be needed"}
    assert why(given(thief="A1", hand="E5")) == {"E5": "too far"}
    assert why(given(thief="C1", hand="A5", bolsters="A1 A3")) == {"A5": "a second Coin would be needed"}
    assert why(given(thief="C1", hand="A5", bolsters="A3 C5")) == {"A5": "Bolsters are in the way"}
    walled = given("B1:S D1:S C2:S", thief="C1", darts=0, hand="A1 E1")
    assert why(walled) == {"A1": "2 Darts short", "E1": "2 Darts short"}
    assert why(given(thief="A1", hand="C3", bolsters="C1 A3")) == {"C3": "Bolsters are in the way"}
    assert [(out.why, out.darts) for out in view(walled, THIEF).turn.out_of_reach] == [("darts", 2)] * 2
    assert view(new_game(), THIEF).turn.out_of_reach == []


def test_coins_and_hand() -> None:
    t = given(thief="A1", table="1.1S=E5 1.1L=A1").do("coin:1.1S")
    own, other = view(t, THIEF), view(t, MIST)
    assert [(coin.slot, coin.face, coin.taken) for coin in own.coins] == [("1.1S", "E5", True), ("1.1L", "A1", False)]
    assert [(coin.slot, coin.face, coin.taken) for coin in other.coins] == [("1.1S", "", False), ("1.1L", "", False)]
    assert own.hand == ["C1", "E1", "A3", "C3", "E3", "A5", "C5"]
    assert (other.turn, other.thief_at, own.thief_at) == (None, "", "A1")


def test_where_the_treasure_can_be() -> None:
    t = given(thief="E5", green="A5", looked="1 A")
    assert view(t, THIEF).treasure == ["A3", "A5"]
    assert len(view(t, MIST).treasure) == 9


@pytest.mark.parametrize(
    ("t", "action", "why"),
    [
        (new_game(), "leap:A3", "It leaves no trace."),
        (given("B1:H", thief="A1"), "leap:C1", "betrays the way"),
        (new_game(), "rod:3", "One look in three"),
        (given(thief="E5", green="A1", looked="1"), "rod:5", ""),
        (given(thief="E5", green="A3", looked="1"), "rod:5", "It settles this axis"),
        (given(thief="A5", green="A5", looked="5 A"), "treasure", "it is here"),
        (given(thief="E5", darts=1), "dart", "two Darts"),
        (mist("B2:H"), "move:B2-B1", "A tripwire: if it falls"),
        (mist("B1:S"), "move:B1-C1", "can capture"),
        (mist("C2:B"), "bolster:C2>C1", "both points"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_reasons_for_hints(t: Table, action: str, why: str) -> None:
    seen = redacted(NUSUBITO, t.state, t.seat)
    said = str(advise(seen, t.seat, read(action)[1]) or "")
    assert why in said
    assert bool(why) == bool(said)
