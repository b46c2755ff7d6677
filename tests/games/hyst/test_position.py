"""Positions as text (see position.py): the example, round trips, and what is refused."""

import pytest

from facedown.engine.errors import PositionError
from facedown.engine.game import SPECTATOR
from facedown.games.hyst import HYST
from facedown.games.hyst.text import position
from facedown.games.hyst.text.position import read_position, write_position
from tests.games.hyst.helpers import Table, table

HEAD = "hyst\noptions: players=2 layout=matinee\n"


def test_the_example_of_the_module() -> None:
    text = (position.__doc__ or "").split("\n\n")[1]
    lines = [line.strip() for line in text.splitlines()]
    lines = [line for line in lines if not line.startswith("discards")]  # vents are in the deluxe edition
    t = Table(read_position("\n".join(lines)))
    assert (t.at(0), t.diamond, t.state.points, t.hand(0), t.hand(1)) == ("D4", "seat 0", 3, "smoke shove", "grapple")
    assert (t.smoke, t.lasers, t.state.blocked, t.state.turns) == ({"C3", "D3"}, {"D3-D4"}, 2, 7)
    assert {"B3", "A3", "E3"} <= t.watched
    assert "move:D3" in t.legal()


@pytest.mark.parametrize(
    "t",
    [
        table(
            "D4", "C3", holder=1, hand="smoke shove", smoke="C3 A9", lasers="D3-D4", blocked="S1", discards="grapple"
        ),
        table("D4", hand="smoke").do("play:smoke place:A9"),
        table("D4", hand="blown_away", smoke="A1 A2 A3").do("play:blown_away clear:A2"),
        table("F5", hand="on_the_move").do("play:on_the_move move:G5"),
        table("D4", "D4", hand="shove").do("play:shove victim:1"),
        table("D4", hand="blind_spot", facing={"F3": "N"}).do("play:blind_spot camera:G1"),
        table("E3", "C3", holder=1, hand="blind_spot", tactical_insertion="always").do(
            "play:blind_spot camera:F3 face:W"
        ),
        table("D4", hand="smoke", hands={1: "shove"}).do("end_turn draw:smoke roll d6:2"),
    ],
)
def test_round_trips(t: Table) -> None:
    text = write_position(t.state)
    assert read_position(text) == t.state, text


def test_what_is_remembered_of_a_reshuffle_is_written() -> None:
    assert HYST.kit.samples is not None
    t = Table(HYST.rules.setup(HYST.kit.samples()[1]))
    while not (t.state.reshuffles and t.state.trail_count > 3 and t.phase == "act"):
        t.do(max(t.legal() - {"replace_hand"}))
    text = write_position(t.state)
    assert "reshuffles: " in text
    assert "trail: " in text
    assert read_position(text) == t.state


def test_chance_has_no_text() -> None:
    with pytest.raises(PositionError, match="phase 'draw' has no text"):
        write_position(table("D4").do("end_turn").state)
    assert SPECTATOR < 0


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        ("phase: lunch", "phase: write one of"),
        ("pawns: D4", "write 2 spaces"),
        ("pawns: D4 Z1", "'Z1' is no space"),
        ("pawns: G5 S1", "a camera sees it"),
        ("pawns: off S1", "nobody is off the board"),
        ("holder: 0", "inside the museum"),
        ("diamond: S1", "no space there"),
        ("hands: smoke smoke smoke smoke / -", "more than 3 cards"),
        ("hands: smoke", "write 2 hands"),
        ("hands: mirror / -", "'mirror' is no card"),
        ("discards: smoke smoke smoke smoke smoke smoke smoke", "only 6 cards 'smoke'"),
        ("cameras: D4=N", "write a camera's space"),
        ("cameras: F3=Q", "write a camera's space"),
        ("lasers: C1-D1", "no open edge"),
        ("lasers: C1", "is no edge"),
        ("smoke: A1 A2\nlasers: A1-A2", "are smoky"),
        ("barricades: A1", "no starting space"),
        ("card: smoke", "only there"),
        ("phase: card", "name it"),
        ("flags: brave", "is none of"),
        ("phase: act\nwho: 1", "only a starting space"),
        ("trail: 0", "reshuffle"),
        ("reshuffles: 1\ntrail: 7", "write a seat"),
        ("last: jump", "last: 'jump' is no move"),
        ("points: 9", "a number from 0 to 6"),
        ("moon: full", "no line 'moon"),
        ("turns: 9999999999999999999999999", "a number from 0 to"),
        ("phase: card\ncard: the_burner", "'the_burner' could not be played here"),
        ("phase: card\ncard: grapple", "'grapple' could not be played here"),
        ("phase: card\ncard: ultimate_thief\npawns: D4 D4\nholder: 1", "'ultimate_thief' could not be played"),
        ("phase: card\npawns: S1 S2\ncard: shove\nstep: 1\npick: 1", "another seat on the same space"),
        ("phase: card\ncard: blind_spot\nstep: 2", "not so many questions"),
        ("phase: card\ncard: blown_away\nsmoke: A1 A2 A3 A4\nneeded: 2", "clears 3 here"),
        ("phase: card\ncard: blown_away\nsmoke: A1 A2\nneeded: 2\nstep: 1\ncleared: A1 A2", "as many as 'step' says"),
        ("phase: card\ncard: smoke\nsmoke: A1 A2\nstep: 1\ncloud: A1", "all smoke that hangs together"),
        ("phase: act\ncloud: A1\nsmoke: A1", "an open Smoke card"),
        ("phase: act\npick: 1", "chosen for a card"),
        ("phase: act\nflags: void", "all who were caught are back"),
        ("flags: sudden", "time is up"),
        ("phase: pick\npawns: off off", "tactical_insertion"),
        ("spotted: D4", "write 2 spaces"),
        ("reshuffles: 1\ntrail: 0:smoke", "has no card to show there"),
        ("reshuffles: 1\ntrail: 0", "do not lead to the hands"),
        ("reshuffles: 1\nfresh: smoke", "it is what is hidden now"),
    ],
)
def test_what_is_refused(lines: str, said: str) -> None:
    with pytest.raises(PositionError, match=said):
        read_position(f"{HEAD}{lines}\n")


def test_options_are_checked() -> None:
    with pytest.raises(PositionError, match="name the museum"):
        read_position("hyst\noptions: players=2\n")
    with pytest.raises(PositionError, match="options: players must be"):
        read_position("hyst\noptions: players=9 layout=matinee\n")
    with pytest.raises(PositionError, match=r"H\.Y\.S\.T\. starts with"):
        read_position("nyet\n")


def test_lasers_and_smoke_come_from_their_piles() -> None:
    s = read_position(f"{HEAD}smoke: A1 A9\nlasers: D3-D4 D4-D5\n")
    assert (s.smoke_left, s.lasers_left) == (18, 10)  # a camera needs no tile
    with pytest.raises(PositionError, match="there are 19 smoke tiles"):
        read_position(f"{HEAD}smoke: {' '.join(f'{c}{r}' for c in 'ABC' for r in range(1, 9))}\n")
