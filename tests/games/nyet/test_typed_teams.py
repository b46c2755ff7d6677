"""A team typed in full is that team, though its seats are part of larger teams too."""

import pytest

from facedown.engine.errors import AmbiguousMove
from facedown.engine.play import Play
from facedown.games.nyet import NYET
from facedown.games.nyet.rules.state import NYET as VETOES


def table(players: int) -> Play:
    """A game in which seat 1 is about to name the teams."""
    options = NYET.options.of(players=players, first_dealer=0)
    play = Play(NYET, options, bytes(32))
    play.roll()
    keep = {f"nyet:{box}" for box in ("first:wolf", "discard:d0", "trump:y", "super:none", "points:2")}
    while play.state.phase == VETOES:
        seat = play.actors()[0]
        texts = {NYET.text.moves.write(seat, action): action for action in play.legal(seat)}
        play.act(seat, next(a for text, a in texts.items() if text not in keep))
    return play


@pytest.mark.rule("Y-12")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_team_written_down_reads_back(players: int) -> None:
    play = table(players)
    for action in play.legal(1):
        written = NYET.text.moves.write(1, action)
        assert play.read(1, written) == action
        assert play.read(1, written.removeprefix("team:")) == action


@pytest.mark.rule("Y-25")
def test_alone_and_with() -> None:
    play = table(3)
    assert NYET.text.moves.write(1, play.read(1, "alone")) == "team:1"
    assert NYET.text.moves.write(1, play.read(1, "with 2")) == "team:1+2"
    with pytest.raises(AmbiguousMove):
        play.read(1, "with")
