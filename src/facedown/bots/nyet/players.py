"""Makes the bots of NYET!: the search of all games, and an expert that infers hands and plays boards out."""

import math
from typing import Any

from facedown.bots.levels import LEVELS, Bot, Level, SearchBot
from facedown.bots.levels import make_bot as make_searching
from facedown.bots.nyet import belief, boards, endings
from facedown.bots.searcher import Choice, Searcher
from facedown.engine.blanks import filled
from facedown.engine.game import Game
from facedown.engine.room import floats, quick, record_of
from facedown.games.nyet.rules.board import live_boxes
from facedown.games.nyet.rules.pieces import N_BOXES
from facedown.games.nyet.rules.rules import A_NYET
from facedown.games.nyet.rules.state import NYET

DOUBT = 0.1  # the part of others' vetoes that is taken to say nothing


class BoardSearcher(Searcher):
    """Weighs vetoes by what all boards bring that may be left, everything else by a tree; imagines likely deals.

    With `few` cards a hand the rest is solved (by default as many as its number of players allows). For measuring,
    something else may be put in the place of belief, with `room` behind the scratch of the others (`deal`), and for
    vetoes alone another `value` or `resample`.
    """

    def __init__(
        self,
        game: Game,
        most: int,
        explore: float,
        doubt: float = DOUBT,
        few: int | None = None,
        deal: Any = belief.likely_deal,
        room: int = 0,
        **other: Any,
    ) -> None:
        super().__init__(
            game,
            most,
            explore,
            room=endings.ROOM + room,
            more=endings.RECORDS - 1,
            resample=deal,
            finish=endings.finish,
        )
        hints = game.learn.hints
        named = {"settled": hints.settled, "value": hints.value, "policy": hints.policy}
        rules = {"resample": deal} | other
        self._play_boards = quick(filled(game, boards.play_boards, **named | rules))
        self._memory.scratch[belief.SURPRISE] = doubt
        self._few = few
        self._played: tuple[int, Any] | None = None  # boxes that may be covered, and what rounds with them brought

    def _clear(self) -> None:
        super()._clear()
        self._memory.scratch[belief.BEGUN] = 0.0

    def run(self, seen: Any, seat: int, seed: int, sims: int, seconds: float | None = None) -> list[Choice]:
        """Searches from a redacted record; the best choice comes first."""
        self._memory.scratch[endings.FEW] = endings.FEW_CARDS[seen.players] if self._few is None else self._few
        self._played = None
        if seen.phase != NYET:
            return super().run(seen, seat, seed, sims, seconds)
        self._thought = None
        live, sums, root = int(live_boxes(seen)), floats(boards.SUMS), record_of(seen)
        self._begin(seat, seed)
        self._played = (live, sums)
        for more in self._parts(sims, seconds):
            self._play_boards(self._memory, root, seat, more, sums)
        return vetoes(live, sums)

    def so_far(self) -> list[Choice]:
        if self._played is None:
            return super().so_far()
        live, sums = self._played
        return vetoes(live, sums) if sums[boards.ALL_ROUNDS] else []


def vetoes(live: int, sums: Any) -> list[Choice]:
    """Rates each box that may be covered by the rounds in which it was not left open, best first.

    Visits say how sure the choice is: the rounds, divided as the means differ beside their errors.
    """
    rated = []
    # Answers are sent to other processes: plain numbers, no NumPy ones.
    everything = [float(sums[boards.ALL_ROUNDS + k]) for k in range(boards.COUNTS)]
    for box in range(N_BOXES):
        if live >> box & 1:
            n, total, squares = (everything[k] - float(sums[boards.COUNTS * box + k]) for k in range(boards.COUNTS))
            mean = total / max(1.0, n)
            error = math.sqrt(max(0.0, squares / max(1.0, n) - mean**2) / max(1.0, n))
            rated.append((mean, error, A_NYET + box))
    best = max(rated)
    shares = [math.exp((mean - best[0]) / max(1e-9, best[1])) for mean, _, _ in rated]
    visits = [round(everything[0] * share / sum(shares)) for share in shares]
    found = [Choice(action, max(1, n), mean, error) for n, (mean, error, action) in zip(visits, rated, strict=True)]
    return sorted(found, key=lambda choice: (-choice.worth, choice.action))


class Expert(SearchBot):
    """Plays as the expert; with something else in its vetoes it is a reader of experts."""

    def __init__(self, game: Game, level: Level, seconds: float | None = None, **other: Any) -> None:
        super().__init__(game, level, seconds)
        self._searcher = BoardSearcher(game, level.sims, level.explore, **other)


def make_bot(game: Game, level: str, seconds: float | None = None) -> Bot:
    if level == "expert":
        return Expert(game, LEVELS[level], seconds)
    return make_searching(game, level, seconds)
