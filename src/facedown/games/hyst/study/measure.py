"""What the arena measures in H.Y.S.T.: every game from the deal to the way out (H-1201 .. H-1219)."""

from collections.abc import Sequence

import msgspec

from facedown.games.hyst.rules.state import NO_LAYOUT, OVER, State
from facedown.games.hyst.study.charts import charts
from facedown.games.hyst.study.facts import Heist, Heists
from facedown.games.hyst.study.reading import read_heist
from facedown.study.charts import Chart, KeyFigure
from facedown.study.results import Results, mean_of, share_of


class HystMeasure:
    fact: type[msgspec.Struct] = Heist
    score_word: str = ""  # one wins or loses

    def round_ended(self, state: State) -> bool:
        """A round of the arena is a whole game; where no museum could be laid there was none (H-311)."""
        return state.phase == OVER and state.result != NO_LAYOUT

    def read(self, state: State, actions: Sequence[tuple[int, int]]) -> Heist:
        return read_heist(state, actions)

    def scores(self, state: State, returns: Sequence[float]) -> list[float]:
        return [float(x) for x in returns]

    def round_scores(self, fact: Heist) -> Sequence[float]:
        return ()

    def key_figures(self, results: Results) -> list[KeyFigure]:
        heists: Heists = [(r.game.deal, r.fact) for r in results.rounds]
        taken = [(deal, fact) for deal, fact in heists if fact.takes]
        out = [(deal, fact) for deal, fact in heists if fact.exit]

        def share(name: str, rows: Sequence[tuple[int, float]]) -> KeyFigure:
            return KeyFigure(name, share_of(rows), percent=True)

        def mean(name: str, rows: Sequence[tuple[int, int]]) -> KeyFigure:
            return KeyFigure(name, mean_of([(deal, float(n)) for deal, n in rows]))

        return [
            mean("turns of all players together", [(deal, fact.turns) for deal, fact in heists]),
            share("games won by the first player", [(deal, fact.wins(fact.first)) for deal, fact in heists]),
            share("games won by the first taker", [(deal, fact.wins(fact.takes[0].seat)) for deal, fact in taken]),
            mean("turn of the first take", [(deal, fact.takes[0].turn) for deal, fact in taken]),
            mean("times the diamond is got", [(deal, len(fact.takes)) for deal, fact in heists]),
            mean("changes of the holder", [(deal, fact.changes) for deal, fact in heists]),
            mean("catches by cameras", [(d, sum(c.by == "camera" for c in f.catches)) for d, f in heists]),
            mean("catches by lasers", [(d, sum(c.by == "laser" for c in f.catches)) for d, f in heists]),
            mean("rolls to steal", [(deal, len(fact.steals)) for deal, fact in heists]),
            share("rolls to steal that succeed", [(d, float(s.success)) for d, f in heists for s in f.steals]),
            mean("cards played", [(deal, sum(sum(p.values()) for p in fact.played)) for deal, fact in heists]),
            mean("hands replaced", [(deal, sum(fact.replaced)) for deal, fact in heists]),
            mean("Barricades laid", [(deal, fact.barricades) for deal, fact in heists]),
            share("escapes by On the Move", [(d, float(f.last_step == "on_the_move")) for d, f in out]),
            share("games without a winner", [(deal, float(fact.winner < 0)) for deal, fact in heists]),
        ]

    def charts(self, results: Results) -> list[Chart]:
        return charts(results)


MEASURE = HystMeasure()
