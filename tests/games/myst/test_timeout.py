"""Decisions that the clock makes (M-O.30)."""

from random import Random

import pytest

from facedown.engine.game import CHANCE, seats_in
from facedown.engine.play import bits_of
from facedown.games.myst.kit.samples import samples
from facedown.games.myst.rules.actions import WORDS
from facedown.games.myst.rules.rules import actors, apply, legal
from facedown.games.myst.rules.setup import setup
from facedown.games.myst.rules.sight import redact
from facedown.games.myst.rules.state import State
from facedown.games.myst.rules.timeout import plain_decision
from facedown.games.myst.text.notation import write
from tests.games.myst.helpers import BLUE, YELLOW, Table, dealt, explore, race


def plain(t: Table, seat: int) -> str:
    return write(seat, plain_decision(t.state, seat))


@pytest.mark.rule("M-O.30")
def test_plain_decisions() -> None:
    t = dealt(blue="gears-2 gears-3 ship-5 book-1 cabin-4")
    assert plain(t, BLUE) == "key:gears"  # 5 in all, as the ship, and before it
    t.do("blue key:library yellow key:library")
    assert plain(t, YELLOW) == "key:rocket"
    assert plain(race("H2", "D5"), BLUE) == "place:H1"
    assert plain(race("H2", "D5", driver="simulated"), BLUE) == "any"
    for driver in ("alternate", "simulated", "live"):
        assert plain(race("A4", "B2 B3 A3 B4 B5 A5", driver=driver), BLUE) == "wait"
    t = explore("B2", "A1", "blue", 3)
    assert plain(t, BLUE) == "move:B2"
    t.do("book")
    assert plain(t, BLUE) == "jump:B1"
    t.do("jump:H2")
    assert plain(t, BLUE) == "leave"
    t.do("leave move:H3")
    assert plain(t, BLUE) == "end"


@pytest.mark.rule("M-112")
def test_plain_steps() -> None:
    t = explore("H1", "H2", "blue", 2, reach_rule="pass", pawn_block="pass_through")
    assert plain(t, BLUE) == "stop"
    t.do("step:H2")
    assert plain(t, BLUE) == "step:H1"


@pytest.mark.rule("M-O.30")
def test_games_of_plain_decisions_end_and_need_no_secret() -> None:
    for number, options in enumerate(samples()):
        random = Random(number)
        s = setup(options)
        while who := actors(s):
            seat = CHANCE if who == CHANCE else random.choice(seats_in(who))
            mask = [0] * WORDS
            legal(s, seat, mask)
            action = random.choice(bits_of(mask))
            if seat != CHANCE:
                sight = State()
                redact(s, seat, sight)
                action = plain_decision(sight, seat)
                assert action in bits_of(mask)
            apply(s, seat, action)
