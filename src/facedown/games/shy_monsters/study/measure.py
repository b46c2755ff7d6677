"""What the arena measures in Shy Monsters: every storey, who lay where and how the Hero fared (S-1201 .. S-1212)."""

from collections.abc import Sequence

import msgspec

from facedown.games.shy_monsters.rules.state import DRAW, OVER, STOREYS, State
from facedown.games.shy_monsters.study.charts import charts
from facedown.games.shy_monsters.study.facts import Storey, read_storey
from facedown.study.charts import Chart, KeyFigure
from facedown.study.results import Results, mean_of, share_of


class ShyMonstersMeasure:
    fact: type[msgspec.Struct] = Storey
    score_word: str = ""  # one wins or loses

    def round_ended(self, state: State) -> bool:
        begun = state.storey > 1 or state.game > 0
        return state.phase == OVER or (state.phase == DRAW and begun)

    def read(self, state: State, actions: Sequence[tuple[int, int]]) -> Storey:
        return read_storey(state, actions)

    def scores(self, state: State, returns: Sequence[float]) -> list[float]:
        return [float(x) for x in returns]

    def round_scores(self, fact: Storey) -> Sequence[float]:
        return ()

    def key_figures(self, results: Results) -> list[KeyFigure]:
        rounds: list[tuple[int, Storey]] = [(r.game.deal, r.fact) for r in results.rounds]
        ends = [(deal, fact) for deal, fact in rounds if fact.storey == STOREYS or not fact.passed]

        def share(name: str, rows: list[tuple[int, float]]) -> KeyFigure:
            return KeyFigure(name, share_of(rows), percent=True)

        fallen = [
            share(f"storey {k}: the Hero falls", [(d, 1 - fact.passed) for d, fact in rounds if fact.storey == k])
            for k in range(1, STOREYS + 1)
        ]
        return [
            share("games in which the Hero escapes", [(deal, fact.passed) for deal, fact in ends]),
            *fallen,
            share("games that end in a trap", [(d, float(fact.result == "trapped")) for d, fact in ends]),
            share("storeys with both Monsters at home", [(d, float(fact.at_home == 2)) for d, fact in rounds]),
            share("storeys with the Monsters side by side", [(d, float(fact.adjacent)) for d, fact in rounds]),
            share("storeys with a free look on offer", [(d, float(fact.look_offered)) for d, fact in rounds]),
            share("storeys on which it was used", [(d, float(fact.looks > 0)) for d, fact in rounds]),
            KeyFigure(
                "decisions of the Hero on a storey",
                mean_of([(d, float(fact.flips + fact.moves)) for d, fact in rounds]),
            ),
        ]

    def charts(self, results: Results) -> list[Chart]:
        return charts(results)


MEASURE = ShyMonstersMeasure()
