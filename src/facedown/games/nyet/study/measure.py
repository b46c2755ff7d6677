"""What the arena measures in NYET!: the terms of each round and what they brought to whom (Y-100 .. Y-117)."""

from collections.abc import Sequence

import msgspec

from facedown.engine.bits import popcount
from facedown.games.nyet.rules.pieces import COLOURS, DISCARD_KINDS, NONE
from facedown.games.nyet.rules.seats import left
from facedown.games.nyet.rules.state import OVER, SCORE, State
from facedown.games.nyet.study.charts import charts
from facedown.games.nyet.study.rounds import NyetRound, leaders_at_half, loot_of, units_of
from facedown.study.charts import Chart, KeyFigure
from facedown.study.results import Results, mean_of, share_of


class NyetMeasure:
    fact: type[msgspec.Struct] = NyetRound
    score_word: str = "points"

    def round_ended(self, state: State) -> bool:
        return state.phase in {SCORE, OVER}

    def read(self, state: State, actions: Sequence[tuple[int, int]]) -> NyetRound:
        n = state.players
        starter = left(state, state.dealer) if state.left_starts else state.dealer  # Y-O6
        return NyetRound(
            dealer=state.dealer,
            starter=starter,
            last_placer=(starter + state.placed - 1) % n,  # Y-21: one placement a turn, clockwise
            first=state.first,
            discard=DISCARD_KINDS[state.discard],
            trump=COLOURS[state.trump],
            super="none" if state.super == NONE else COLOURS[state.super],
            points=state.points,
            team=[p for p in range(n) if state.team >> p & 1],
            bonus=state.bonus,
            tricks=state.tricks[:n],
            loot=[popcount(state.loot[p]) for p in range(n)],
            credits=state.credits[:n],
        )

    def scores(self, state: State, returns: Sequence[float]) -> list[float]:
        return [float(x) for x in state.scores[: state.players]]

    def round_scores(self, fact: NyetRound) -> Sequence[float]:
        return fact.credits

    def key_figures(self, results: Results) -> list[KeyFigure]:
        rounds = [(r.game.deal, r.fact) for r in results.rounds]
        credits = [(deal, float(x)) for deal, fact in rounds for x in fact.credits]
        taken = [(deal, loot_of(fact), units_of(fact)) for deal, fact in rounds]
        half = [(game.deal, won) for game in results.games for won in leaders_at_half(game)]
        return [
            KeyFigure("rounds in a game", mean_of([(g.deal, float(len(g.rounds))) for g in results.games])),
            KeyFigure("points that a round brings a seat", mean_of(credits)),
            KeyFigure("loot cards in a round", mean_of([(deal, float(loot)) for deal, loot, _ in taken])),
            KeyFigure(
                "share of loot in what teams count",
                share_of([(deal, float(k < loot)) for deal, loot, units in taken for k in range(units)]),
                percent=True,
            ),
            KeyFigure(
                "rounds at -2 points a trick",
                share_of([(deal, float(fact.points < 0)) for deal, fact in rounds]),
                percent=True,
            ),
            KeyFigure("wins of who leads after half the rounds", share_of(half), percent=True),
        ]

    def charts(self, results: Results) -> list[Chart]:
        return charts(results)


MEASURE = NyetMeasure()
