"""Measures NYET! in the arena: the terms of each round and what they brought to whom (Y-100 .. Y-117)."""

from collections.abc import Sequence

from facedown.engine.bits import popcount
from facedown.games.nyet.rules.pieces import COLOURS, DISCARD_KINDS, NONE
from facedown.games.nyet.rules.seats import left
from facedown.games.nyet.rules.state import OVER, SCORE, State
from facedown.games.nyet.study.lines import terms, values
from facedown.games.nyet.study.rounds import NyetRound, leaders_at_half, units_of
from facedown.games.nyet.study.seats import first_player, roles, veto_order
from facedown.games.nyet.study.tallies import length, loot, minus_two
from facedown.study.charts import KeyFigure
from facedown.study.facts import FactMeasure, MatchFacts, share_figure
from facedown.study.results import mean_of, share_of


class NyetMeasure(FactMeasure[NyetRound]):
    fact = NyetRound
    one = "round"
    score_word = "points"
    charted = (terms, *values, first_player, veto_order, loot, minus_two, roles, length)

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

    def figures(self, rounds: MatchFacts[NyetRound]) -> list[KeyFigure]:
        games = rounds.results.games
        counted = rounds.each(lambda fact: [k < sum(fact.loot) for k in range(units_of(fact))])
        half = [(game.deal, won) for game in games for won in leaders_at_half(game)]
        return [
            KeyFigure("rounds in a game", mean_of([(game.deal, float(len(game.rounds))) for game in games])),
            KeyFigure("points that a round brings a seat", rounds.each(lambda fact: fact.credits).mean()),
            KeyFigure("loot cards in a round", rounds.mean(lambda fact: sum(fact.loot))),
            share_figure("share of loot in what teams count", counted.share()),
            share_figure("rounds at -2 points a trick", rounds.share(lambda fact: fact.points < 0)),
            share_figure("wins of who leads after half the rounds", share_of(half)),
        ]


MEASURE = NyetMeasure()
