"""Measures Nusubito in the arena: every game turn by turn, and what the Mist could know (N-1201 .. N-1214)."""

from collections.abc import Sequence

from facedown.games.nusubito.rules.state import HIDE, OVER, State
from facedown.games.nusubito.study.doing import mist_actions, nights, pools, stocks, thief_turns
from facedown.games.nusubito.study.facts import CAUGHT, MISTAKEN, STUCK, Hunt
from facedown.games.nusubito.study.knowing import captures, chances, claims, hiding, rods
from facedown.games.nusubito.study.reading import read_hunt
from facedown.games.nusubito.study.results import days, endings, first_day, length, matches, roles, treasure, won
from facedown.study.charts import KeyFigure
from facedown.study.facts import FactMeasure, MatchFacts, share_figure


class NusubitoMeasure(FactMeasure[Hunt]):
    fact = Hunt
    charted = (
        roles, endings, length, days, first_day, rods, hiding, claims, captures, chances, thief_turns, stocks, nights,
        mist_actions, pools, treasure, matches,
    )  # fmt: skip

    def round_ended(self, state: State) -> bool:
        """Takes a whole game for a round; a match has two."""
        return state.phase == OVER or (state.phase == HIDE and state.result[state.game] > 0)

    def read(self, state: State, actions: Sequence[tuple[int, int]]) -> Hunt:
        return read_hunt(state, actions)

    def figures(self, hunts: MatchFacts[Hunt]) -> list[KeyFigure]:
        named = hunts.where(lambda fact: fact.ending in {CAUGHT, MISTAKEN})
        turns = hunts.each(lambda fact: fact.turns).where(lambda turn: turn.possible)
        return [
            share_figure("games won by the Thief", won(hunts)),
            KeyFigure("turns of the Thief by day", hunts.mean(lambda fact: len(fact.turns))),
            share_figure("games that reach a second day", hunts.share(lambda fact: fact.days > 1)),
            share_figure("games that reach a third day", hunts.share(lambda fact: fact.days > 2)),
            share_figure("captures that are right", named.share(lambda fact: fact.ending == CAUGHT)),
            share_figure("games with a stuck Thief", hunts.share(lambda fact: fact.ending in STUCK.values())),
            share_figure("games in which the Thief learns the treasure", hunts.share(lambda fact: fact.known_at > 0)),
            KeyFigure("temples on which he can be after a turn", turns.mean(lambda turn: turn.possible)),
        ]


MEASURE = NusubitoMeasure()
