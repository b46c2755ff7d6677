"""What is announced (N-503), and the lines of the log (N-1021)."""

from typing import Any

import msgspec
import pytest

from facedown.engine.dice import seed_from
from facedown.engine.game import SPECTATOR
from facedown.engine.play import Play, redacted
from facedown.games.nusubito import NUSUBITO
from facedown.games.nusubito.rules.state import M_NIGHT, T_NIGHT
from tests.games.nusubito.helpers import MIST, THIEF, Table, given, mist, new_game


def told(t: Table, moves: str, viewer: int = SPECTATOR) -> list[Any]:
    """All events of some moves."""
    found: list[Any] = []
    for move in moves.split():
        before = redacted(NUSUBITO, t.state, viewer)
        t.do(move)
        found += NUSUBITO.text.events(before, redacted(NUSUBITO, t.state, viewer), viewer)
    return found


def lines(t: Table, moves: str, viewer: int = SPECTATOR) -> list[str]:
    return [str(NUSUBITO.text.tell(event)) for event in told(t, moves, viewer)]


@pytest.mark.rule("N-418")
def test_a_day_turn_is_one_event() -> None:
    (event,) = told(new_game(), "leap:C1 rod:C lay end")
    assert msgspec.to_builtins(event) == {
        "event": "thief_day", "thief": 0, "day": 1, "round": 1, "special": "rod:C", "sacrifice": False,
        "downed": [{"level": 1, "from": "C2", "to": "C2"}], "darts_spent": 1, "darts": 1, "dart_pool": 8,
        "hand_count": 8,
    }  # fmt: skip


@pytest.mark.rule("N-922")
def test_pawns_that_fell_come_in_the_order_of_reading() -> None:
    t = given("A1:S B1:H A2:Hd", thief="A1")
    (event,) = told(t, "leap:C1 lay end")
    assert [(pawn.level, pawn.start, pawn.to) for pawn in event.downed] == [(2, "A1", "A1"), (0, "B1", "B1")]
    (event,) = told(given("C3:S", thief="A1"), "leap:A3 shoot:C3 leap:A5 lay end")
    assert [(pawn.level, pawn.start, pawn.to) for pawn in event.downed] == [(2, "C3", "C3")]  # N-923
    (event,) = told(given("C1:S", thief="A1"), "leap:C1 land:D1 lay end")
    assert [(pawn.level, pawn.start, pawn.to) for pawn in event.downed] == [(2, "C1", "D1")]  # N-827


@pytest.mark.rule("N-913")
def test_a_sacrifice_is_announced() -> None:
    t = given(thief="C5", table="1.1L=E3 1.2L=E5 1.3L=A5 2.1L=C5", turn=(2, 2))
    (event,) = told(t, "sacrifice:A1 leap:E5 leap:E3 leap:E1 lay end")
    assert (event.sacrifice, event.hand_count, event.special) == (True, 3, None)
    t = given(thief="A3", table="1.1L=C1 1.2S=A1 1.2L=A3", turn=(1, 3))
    (event,) = told(t, "leap:C3 coin:1.2S lay end")
    assert (event.special, event.hand_count) == ("coin:1.2S", 6)  # N-917


@pytest.mark.rule("N-426")
def test_a_night_is_one_event() -> None:
    table = "1.1L=C1 1.2S=A5 1.2L=E1 2.3L=E3"
    t = given(thief="E3", phase=T_NIGHT, turn=(2, 0), darts=8, bolsters="A1", table=table)
    (event,) = told(t, "dart coin:1.2S reveal:col")
    assert msgspec.to_builtins(event) == {
        "event": "thief_night", "thief": 0, "day": 2,
        "actions": ["coin:1.2S", "dart"], "ap": 2, "reveal": "col:E", "darts": 9,
        "dart_pool": 0, "hand_count": 6,
    }  # fmt: skip
    (event,) = told(given(thief="E3", phase=T_NIGHT), "rod:E end")
    assert (event.actions, event.ap, event.reveal) == (["rod:E"], 1, None)
    t = given(thief="E3", phase=T_NIGHT, darts=1, table="1.1L=A3 1.2L=C3 1.3L=E3")
    (event,) = told(t, "dart rod:E coin:1.2L")
    assert (event.actions, event.reveal) == (["coin:1.2L", "dart", "rod:E"], "temple:E3")


def test_the_thief_is_told_his_own_steps() -> None:
    t = given("C1:S B1:H", thief="A1", green="E1")
    assert lines(t, "leap:C1 land:D1 sacrifice:E5 leap:E1 lay end", THIEF) == [
        "You leap to C1. Down: Healer B1, Seeker C1.",
        "The Seeker lands on D1.",
        "You set the Coin E5 aside.",
        "You leap to E1.",
        "You lay the Coin E1.",
        "Day 1, round 2. Thief lays a Coin on top of another. Down: Healer B1, Seeker C1 to D1. Darts 0.",
    ]
    t = given("C1:S A1:S D1:H C2:H", thief="A1", darts=4)  # the second one has one cell to land on
    assert lines(t, "leap:C1 land:A2", THIEF) == ["You leap to C1. Down: Seeker A1.", "The Seeker lands on A2."]
    assert t.board() == "B1:Sd D1:H A2:Sd C2:H"
    t = given(thief="A1", green="E1", table="1.1S=E5 1.1L=A1")
    assert lines(t, "rod:1 leap:C1 lay end", THIEF)[0] == "You look at Rod 1: green."
    t = given("E1:S", thief="A1", table="1.1S=E5 1.1L=A1")
    assert lines(t, "shoot:E1 coin:1.1S", THIEF) == [
        "You shoot the Seeker on E1.",
        "You take back the Coin E5 from 1.1S.",
    ]
    t = given(thief="E3", phase=T_NIGHT, green="A1", bolsters="A1", table="1.1L=C1 1.3L=E3")
    assert lines(t, "rod:E coin:1.1L unbolster:A1", THIEF) == [
        "You look at Rod E: red.",
        "You take back the Coin C1 from 1.1L.",
        "Night 1. Thief spends 3 points: Coin from 1.1L, Rod E, Bolster from A1. Now on E3. Darts 2.",
    ]


def test_lines_about_the_thief() -> None:
    t = new_game()
    assert lines(t, "leap:C1 rod:C lay end") == [
        "Day 1, round 1. Thief lays a Coin, looks at Rod C. Down: Builder C2. Darts 1."
    ]
    assert lines(given(thief="E3", phase=T_NIGHT), "end") == ["Night 1. Thief stays hidden and does nothing. Darts 2."]
    assert lines(given(thief="E3", phase=T_NIGHT), "dart rod:E reveal:row") == [
        "Night 1. Thief spends 2 points: Dart, Rod E. Now in row 3. Darts 3."
    ]


@pytest.mark.rule("N-503")
def test_lines_about_the_mist() -> None:
    t = mist("D1:S B2:H B3:H C2:H E3:Sd E2:H D5:B")
    assert lines(t, "move:D1-C1 heal:E2>E3 bolster:D5>C5 end") == [
        "Seeker D1 climbs C1, leaves a Healer on D1.",
        "The Healer on E2 is given up, the pawn on E3 stands up.",
        "The Builder on D5 is given up to bolster C5.",
        "Mist ends the turn.",
    ]
    t = mist("B2:H B3:H C2:H D3:B", bolsters="A1 C5")
    assert lines(t, "upgrade:B2+B3+C2@B2 bolster:D3>E3<C5") == [
        "B2, B3 and C2 become a Builder on B2.",
        "The Builder on D3 is given up to bolster E3 with the Bolster of C5.",
    ]
    t = given("B2:H C2:Bd", phase=M_NIGHT)
    assert lines(t, "raise:B2 spawn:D3") == [
        "B2 is raised to a Builder.",
        "A Healer appears on D3.",
        "Mist is done with the night.",
        "All pawns stand up: C2. Day 2 begins.",
    ]


def test_lines_about_the_end() -> None:
    assert lines(new_game("A1"), "treasure") == [
        "Day 1, round 1. Thief does not move. Darts 2.",
        "Thief claims the treasure on C3: Rod 3 is red, Rod C is red.",
        "The treasure was on A1: Mist wins.",
    ]
    assert lines(mist("C3:S C2:H", thief="C1"), "move:C3-C1 capture:C1")[1:] == [
        "The Seeker on C1 captures Thief. Right: Thief is there.",
        "Thief is caught: Mist wins.",
    ]
    assert lines(mist("C1:S", thief="A1"), "capture:C1") == [
        "The Seeker on C1 captures Thief. Wrong: Thief is on A1.",
        "A wrong capture: Thief wins.",
    ]
    assert lines(given(thief="C1", hand=""), "concede") == ["Thief has no way out on C1: Mist wins."]
    last = given(phase=M_NIGHT, max_days=1)
    assert lines(last, "end")[-1] == "The last day is over: the game is drawn."


@pytest.mark.rule("N-606")
def test_a_match() -> None:
    play = Play(NUSUBITO, NUSUBITO.options.of(match_games=2, thief_seat="random"), seed_from("match"))
    watcher = play.watch(SPECTATOR)
    play.roll()
    first = play.state.thief
    begun = [str(NUSUBITO.text.tell(event)) for event in watcher.take()]
    assert begun == [
        f"Seat {first + 1} is the Thief, Seat {2 - first} the Mist.",
        f"Game 1 begins: Seat {first + 1} (Thief) against Seat {2 - first} (Mist). "
        "The treasure is hidden, the Thief is on C3.",
    ]
    play.act(1 - first, NUSUBITO.rules.resign or 0)  # N-601: the Mist gives up, though it is not its turn
    assert (play.state.game, play.state.thief) == (1, 1 - first)
    assert play.state.hand == 511
    play.act(1 - first, NUSUBITO.rules.resign or 0)
    assert [str(NUSUBITO.text.tell(event)) for event in watcher.take()] == [
        "Game 1. Mist resigns.",
        f"Game 2 begins: Seat {2 - first} (Thief) against Seat {first + 1} (Mist). "
        "The treasure is hidden, the Thief is on C3.",
        "Game 2. Thief resigns.",
        f"Seat {first + 1} wins the match 2:0.",
    ]
    assert play.returns()[first] == 1.0


@pytest.mark.rule("N-431")
def test_giving_up_drops_what_was_staged() -> None:
    t = new_game().do("sacrifice:E5 leap:C1 leap:A1")
    before = redacted(NUSUBITO, t.state, MIST)
    NUSUBITO.rules.apply(t.state, THIEF, NUSUBITO.rules.resign)
    s = t.state
    assert (t.board(), s.darts, t.hand(), t.at) == (
        "B2:H C2:B D2:S B4:S C4:B D4:H", 2, "A1 C1 E1 A3 C3 E3 A5 C5 E5", "C3",
    )  # fmt: skip
    after = redacted(NUSUBITO, s, MIST)
    told = [str(NUSUBITO.text.tell(event)) for event in NUSUBITO.text.events(before, after, MIST)]
    assert told == ["Thief resigns."]
