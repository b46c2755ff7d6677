"""How a game ends in the terminal: cards, the last picture, and where the Thief could have been (N-1023)."""

from typing import Any

import pytest

from facedown.cli.drawing import Choice
from facedown.cli.nusubito import ending
from facedown.cli.table import Table
from facedown.engine.game import SPECTATOR
from facedown.games.nusubito import moves
from facedown.games.nusubito.actions import RESIGN
from facedown.games.nusubito.afterwards import GameTold, TurnTold
from tests.cli.helpers import people
from tests.cli.nusubito.helpers import MIST, THIEF, at, do, drawing, drawn, table

SITTERS = people("", "random")
CLAIM = "phase: thief_day\nturn: 1.2\nat: A1\ncoins: 1.1L=A1\ndarts: 2\nbase: last_coin\ntreasure: {}\n"
CAPTURE = (
    "phase: mist_day\nturn: 1.2\npawns: C1:S E1:S\nat: C1\ncoins: 1.1L=A1 1.2L=C1\ndarts: 1\ntreasure: E5\nleft: 1\n"
    "base: last_coin\n"
)


@pytest.mark.rule("N-601")
@pytest.mark.parametrize(
    ("position", "move", "thief", "mist", "watching"),
    [
        (
            CLAIM.format("A1"),
            "treasure",
            "The Thief found the treasure on A1: you win!",
            "The Thief found the treasure on A1: you lose.",
            "The Thief found the treasure on A1: the Thief wins.",
        ),
        (
            CLAIM.format("E5"),
            "treasure",
            "The Thief claimed A1, but the treasure was on E5: you lose.",
            "The Thief claimed A1, but the treasure was on E5: you win!",
            "The Thief claimed A1, but the treasure was on E5: the Mist wins.",
        ),
        (
            CAPTURE,
            "capture:C1",
            "The Thief was caught on C1: you lose.",
            "The Thief was caught on C1: you win!",
            "The Thief was caught on C1: the Mist wins.",
        ),
        (
            CAPTURE,
            "capture:E1",
            "A wrong capture: the Thief was on C1: you win!",
            "A wrong capture: the Thief was on C1: you lose.",
            "A wrong capture: the Thief was on C1: the Thief wins.",
        ),
    ],
)
def test_who_won_and_why(position: str, move: str, thief: str, mist: str, watching: str) -> None:
    here = do(at(position), move)
    for seat, words in ((THIEF, thief), (MIST, mist), (SPECTATOR, watching)):
        seen: Any = here.game.view(here.play.seen(seat), seat)
        assert ending.headline(seen, SITTERS) == words


@pytest.mark.parametrize(("seat", "words"), [(THIEF, "The Thief gave up"), (MIST, "The Mist gave up")])
def test_giving_up(seat: int, words: str) -> None:
    here = table()
    here.act(seat, RESIGN)
    assert ending.headline(here.view, SITTERS).startswith(words)


@pytest.mark.rule("N-605")
def test_a_drawn_game() -> None:
    here = do(table(max_days=1), "leap:A3 lay end end leap:A1 lay end end leap:C1 lay end end end end")
    assert ending.headline(here.view, SITTERS) == "The last day is over: the game is drawn."


@pytest.mark.rule("N-502")
@pytest.mark.rule("N-1023")
def test_at_the_end_everything_is_open() -> None:
    here = do(at(CAPTURE, MIST), "capture:E1")
    text = drawn(drawing().ranking(here.events, here.view, SITTERS))
    assert "The game is over" in text
    assert "[@S ]" in text  # on C1, where a Seeker stands too
    assert "1 A1 2 C1 3 --" in text
    assert text.count("[G]") == 2
    assert text.count("[R]") == 4
    assert "Thief     on C1" in text
    assert "Treasure  on E5" in text
    card = drawn(drawing().round_card(here.events, here.view))
    assert "A wrong capture: the Thief wins." in card
    assert "The Thief was on C1, the treasure on E5." in card
    assert drawing().round_ended(here.events[-1])
    assert not drawing().round_ended(here.events[0])


@pytest.mark.rule("N-606")
def test_a_match_of_two() -> None:
    here = table(match_games=2)
    here.act(MIST, RESIGN)
    assert "Game 1 of 2" in drawn(drawing().round_card(here.events, here.view))
    assert here.view.role == "mist"  # the roles are swapped
    here.act(MIST, RESIGN)
    text = drawn(drawing().ranking(here.events, here.view, SITTERS))
    assert "You win the match!" in text
    assert "Game 1: Thief wins; the Mist gave up." in text
    assert "Game 2: Mist wins; the Thief gave up." in text
    lost: Any = here.game.view(here.play.seen(MIST), MIST)
    assert ending.headline(lost, people("random", "")) == "random wins the match."


@pytest.mark.rule("N-1015")
def test_the_strip_of_the_thiefs_turns() -> None:
    here = table(viewer=MIST)
    assert "has not made a turn" in drawn(drawing().sheet(here.events, here.view))
    do(here, "leap:A3 lay end end leap:A1 rod:1 lay end")
    assert drawn(drawing().sheet(here.events, here.view)).splitlines() == [
        "Day 1, round 1. The Thief lays a Coin. Darts 2.",
        "Day 1, round 2. The Thief lays a Coin, looks at Rod 1. Darts 2.",
    ]


@pytest.mark.rule("N-1023")
def test_where_he_could_have_been() -> None:
    here = do(table(), "leap:A3 lay end end treasure")
    lines = [line.plain for line in drawing().afterwards(here.play)]
    assert lines == [
        "1.1     C3 to A3 6 temples possible (17 % here): A1 E1 A3 E3 A5 E5  well hidden",
        "1.2     on A3    treasure",
    ]
    seen = TurnTold(1, 2, 0, ["dart"], "E3", "E3", ["E3"], 1.0, 1)
    both = [GameTold(n, "thief_caught", "A1", [], [seen]) for n in (1, 2)]
    assert [line.plain for line in ending.turns(both)] == [
        "Game 1",
        "night 2 on E3    1 temple possible (100 % here): E3  found out!",
        "Game 2",
        "night 2 on E3    1 temple possible (100 % here): E3  found out!",
    ]


@pytest.mark.rule("N-1017")
def test_what_is_asked_once_more() -> None:
    thief, mist = at(CLAIM.format("E5")), at(CAPTURE, MIST)

    def asked(here: Table, text: str) -> str:
        return drawing().sure(Choice(moves.read(text)[1], text, ""), here.view)

    assert asked(thief, "treasure") == "Claim the treasure on A1? Wrong means you lose now."
    assert asked(thief, "leap:C1") == ""
    assert asked(mist, "capture:E1") == "Capture with the Seeker on E1? If the Thief is not there you lose now."
    assert asked(mist, "end") == ""
