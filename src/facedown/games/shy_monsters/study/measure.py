"""Measures Shy Monsters in the arena: every storey, who lay where, how the Hero fared (S-1201 .. S-1212)."""

from collections.abc import Sequence

from facedown.games.shy_monsters.rules.state import DRAW, OVER, State
from facedown.games.shy_monsters.study.builds import entrance, knowledge, neighbours, outlines, pairs
from facedown.games.shy_monsters.study.facts import Storey, read_storey
from facedown.games.shy_monsters.study.walks import (
    decisions,
    ends_game,
    escapes,
    fallen,
    killers,
    matches,
    on_storeys,
    skills,
    storeys,
)
from facedown.study.charts import KeyFigure
from facedown.study.facts import FactMeasure, MatchFacts, share_figure


class ShyMonstersMeasure(FactMeasure[Storey]):
    fact = Storey
    one = "storey"
    charted = (
        escapes, storeys, pairs, killers, skills, decisions, neighbours, outlines, entrance, knowledge, matches,
    )  # fmt: skip

    def round_ended(self, state: State) -> bool:
        begun = state.storey > 1 or state.game > 0
        return state.phase == OVER or (state.phase == DRAW and begun)

    def read(self, state: State, actions: Sequence[tuple[int, int]]) -> Storey:
        return read_storey(state, actions)

    def figures(self, walks: MatchFacts[Storey]) -> list[KeyFigure]:
        ends = walks.where(ends_game)
        return [
            share_figure("games in which the Hero escapes", ends.share(lambda fact: fact.passed)),
            *(share_figure(f"{storey}: the Hero falls", fallen(there)) for storey, there in on_storeys(walks).items()),
            share_figure("games that end in a trap", ends.share(lambda fact: fact.result == "trapped")),
            share_figure("storeys with both Monsters at home", walks.share(lambda fact: fact.at_home == 2)),
            share_figure("storeys with the Monsters side by side", walks.share(lambda fact: fact.adjacent)),
            share_figure("storeys with a free look on offer", walks.share(lambda fact: fact.look_offered)),
            share_figure("storeys on which it was used", walks.share(lambda fact: fact.looks > 0)),
            KeyFigure("decisions of the Hero on a storey", walks.mean(lambda fact: fact.flips + fact.moves)),
        ]


MEASURE = ShyMonstersMeasure()
