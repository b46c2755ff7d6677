"""Positions as text (see position.py): the example, round trips, and what is refused."""

import pytest

from facedown.engine.errors import PositionError
from facedown.games.hyst import HYST
from facedown.games.hyst.text import position
from facedown.games.hyst.text.position import read_position, write_position
from tests.games.hyst.helpers import Table, table

HEAD = "hyst\noptions: players=2 layout=matinee\n"


def test_the_example_of_the_module() -> None:
    text = (position.__doc__ or "").split("\n\n")[1]
    lines = [line.strip() for line in text.splitlines()]
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


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        ("pawns: D4", "write 2 times a space such as E5"),
        ("pawns: D4 Z1", "a space such as E5 or S1, or off .* not 'Z1'"),
        ("pawns: G5 S1", "a camera sees it"),
        ("pawns: off S1", "nobody is off the board"),
        ("holder: 0", "inside the museum"),
        ("diamond: S1", "diamond: write a space of the museum such as E5, not 'S1'"),
        ("hands: smoke smoke smoke smoke / -", "more than 3 cards"),
        ("hands: smoke", "write 2 hands"),
        ("hands: mirror / -", "hands: write smoke, .* or vents, not 'mirror'"),
        ("discards: smoke smoke smoke smoke smoke smoke smoke", "only 6 cards 'smoke'"),
        ("cameras: D4=N", "write a camera's space"),
        ("cameras: F3=Q", "cameras: write N, E, S or W, not 'Q'"),
        ("lasers: C1-D1", "no open edge"),
        ("lasers: C1", "lasers: write an edge such as C3-D3, not 'C1'"),
        ("smoke: A1 A2\nlasers: A1-A2", "are smoky"),
        ("barricades: A1", "barricades: write S1, S2, S3 or S4, not 'A1'"),
        ("card: smoke", "card: this line does not go with the options, the phase and the lines before it"),
        ("phase: card", "the line 'card: ...' is missing; write smoke, "),
        ("flags: brave", "flags: write steal_tried, acted, void or sudden, not 'brave'"),
        ("phase: act\nwho: 1", "only a starting space"),
        ("trail: 0", "reshuffle"),
        ("reshuffles: 1\ntrail: 7", "write a seat"),
        ("last: jump", "last: 'jump' is not a move"),
        ("points: 9", "a number from 0 to 6"),
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
        ("spotted: D4", "spotted: write 2 times a space of the museum, or -"),
        ("reshuffles: 1\ntrail: 0:smoke", "has no card to show there"),
        ("reshuffles: 1\ntrail: 0", "do not lead to the hands"),
        ("reshuffles: 1\nfresh: smoke", "it is what is hidden now"),
    ],
)
def test_what_is_refused(lines: str, said: str) -> None:
    with pytest.raises(PositionError, match=said):
        read_position(f"{HEAD}{lines}\n")


def test_the_museum_has_a_name() -> None:
    with pytest.raises(PositionError, match="name the museum"):
        read_position("hyst\noptions: players=2\n")


def test_lasers_and_smoke_come_from_their_piles() -> None:
    s = read_position(f"{HEAD}smoke: A1 A9\nlasers: D3-D4 D4-D5\n")
    assert (s.smoke_left, s.lasers_left) == (18, 10)  # a camera needs no tile
    with pytest.raises(PositionError, match="there are 19 smoke tiles"):
        read_position(f"{HEAD}smoke: {' '.join(f'{c}{r}' for c in 'ABC' for r in range(1, 9))}\n")
