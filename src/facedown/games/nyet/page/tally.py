"""Puts a finished game in numbers: the points of every seat in every round, and in the end."""

from collections.abc import Sequence

from facedown.engine.game import Tally
from facedown.engine.play import Entry
from facedown.games.nyet.rules.options import NyetOptions, setup
from facedown.games.nyet.rules.rules import apply
from facedown.games.nyet.rules.state import OVER, SCORE, State


def tally(options: NyetOptions, log: Sequence[Entry]) -> Tally:
    state, rounds = setup(options), []
    scored = 0
    for entry in log:
        apply(state, entry.seat, entry.action)
        if state.phase in {SCORE, OVER} and state.round != scored:
            scored = state.round
            rounds.append(list(state.credits[: options.players]))
    return Tally(rounds, {})


def score(state: State) -> list[float]:
    return [float(points) for points in state.scores[: state.players]]
