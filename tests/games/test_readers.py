"""Readers of positions: whatever text they get, they refuse it in words, or it is a position that can be played on."""

import pytest

from facedown.catalog import GAMES
from facedown.engine.errors import PositionError
from facedown.engine.game import CHANCE, NOBODY_ACTS, SPECTATOR, Game, seats_in
from facedown.engine.play import choices, redacted
from facedown.testing.walk import Budget, new_rng, new_scratch
from tests.games.spoiled import positions, spoiled

STEPS = 6


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_spoiled_position_is_refused_or_can_be_played(game: Game) -> None:
    budget = Budget.from_environment()
    texts = positions(game, Budget(), 10)
    accepted = 0
    for text in spoiled(texts, budget(300), game.name):
        try:
            state = game.text.read_position(text)
        except PositionError:
            continue
        accepted += 1
        try:
            problem = _problem(game, state, text)
        except (ArithmeticError, LookupError, TypeError, ValueError) as error:
            problem = repr(error)
        assert not problem, f"{problem} after reading\n{text}"
    assert accepted > budget(300) // 50, "nothing was tried: all texts were refused"


def _problem(game: Game, state: object, text: str) -> str:
    """Play on for a few steps, look at each from every seat, and say what is wrong."""
    rng = new_rng(len(text), 1)
    for step in range(STEPS):
        who = game.rules.actors(state)
        if who == NOBODY_ACTS:
            break
        for seat in [CHANCE] if who == CHANCE else seats_in(who):
            if not choices(game, state, seat):
                return f"seat {seat} has nothing to choose from at step {step}"
        for viewer in (*seats_in(max(who, 0)), SPECTATOR):
            seen = redacted(game, state, viewer)
            game.page.view(seen, viewer)
            game.rules.resample(seen, viewer, rng, new_scratch(game))
        seat = CHANCE if who == CHANCE else seats_in(who)[0]
        offered = choices(game, state, seat)
        game.rules.apply(state, seat, offered[step % len(offered)])
    return ""
