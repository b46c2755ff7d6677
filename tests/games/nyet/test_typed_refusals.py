"""A short text for a move that is not allowed gets the reason, not "I do not understand"."""

import pytest

from facedown.engine.errors import IllegalMove, UnreadableMove
from facedown.engine.play import Play
from facedown.games.nyet import NYET


def at(text: str) -> Play:
    """A game that stands at a written position."""
    play = Play(NYET, NYET.options.of(players=3), bytes(32))
    play.state = NYET.text.read_position(text)
    return play


TRICK = """
nyet
options: players=3
terms: bear d0 y b 4
team: 0
tricks: 7 7 0
leader: 0
trick: r5
hand 0: b9
hand 1: r10 y1
hand 2: b1 r4
"""


@pytest.mark.rule("Y-34")
def test_a_card_that_must_not_be_played() -> None:
    play = at(TRICK)
    with pytest.raises(IllegalMove, match="red was led") as refused:
        play.read(1, "y1")
    assert refused.value.clause == "Y-34"
    with pytest.raises(IllegalMove, match="you do not hold green 7"):
        play.read(1, "G7")
    with pytest.raises(UnreadableMove):
        play.read(1, "purple 7")


@pytest.mark.rule("Y-21")
def test_a_box_that_is_covered() -> None:
    play = Play(NYET, NYET.options.of(players=3, first_dealer=0), bytes(32))
    play.roll()
    play.act(0, play.read(0, "super none"))
    with pytest.raises(IllegalMove, match="already covered") as refused:
        play.read(1, "super none")
    assert refused.value.clause == "Y-21"
