"""What the arena measures in Nusubito: every game turn by turn, and what the Mist could know (N-1201 .. N-1214)."""

from collections.abc import Sequence

import msgspec

from facedown.games.nusubito.rules.state import HIDE, OVER, State
from facedown.games.nusubito.study.charts import charts
from facedown.games.nusubito.study.facts import CAUGHT, MISTAKEN, STUCK, Hunt, Hunts
from facedown.games.nusubito.study.reading import read_hunt
from facedown.study.charts import Chart, KeyFigure
from facedown.study.results import Results, mean_of, share_of


class NusubitoMeasure:
    fact: type[msgspec.Struct] = Hunt
    score_word: str = ""  # one wins or loses

    def round_ended(self, state: State) -> bool:
        """A round of the arena is a whole game; a match has two."""
        return state.phase == OVER or (state.phase == HIDE and state.result[state.game] > 0)

    def read(self, state: State, actions: Sequence[tuple[int, int]]) -> Hunt:
        return read_hunt(state, actions)

    def scores(self, state: State, returns: Sequence[float]) -> list[float]:
        return [float(x) for x in returns]

    def round_scores(self, fact: Hunt) -> Sequence[float]:
        return ()

    def key_figures(self, results: Results) -> list[KeyFigure]:
        hunts: Hunts = [(r.game.deal, r.fact) for r in results.rounds]

        def share(name: str, rows: Sequence[tuple[int, float]]) -> KeyFigure:
            return KeyFigure(name, share_of(rows), percent=True)

        named = [(deal, float(fact.ending == CAUGHT)) for deal, fact in hunts if fact.ending in {CAUGHT, MISTAKEN}]
        turns = [(deal, turn) for deal, fact in hunts for turn in fact.turns]
        return [
            share("games won by the Thief", [(deal, fact.thief_wins) for deal, fact in hunts]),
            KeyFigure("turns of the Thief by day", mean_of([(d, float(len(fact.turns))) for d, fact in hunts])),
            share("games that reach a second day", [(deal, float(fact.days > 1)) for deal, fact in hunts]),
            share("games that reach a third day", [(deal, float(fact.days > 2)) for deal, fact in hunts]),
            share("captures that are right", named),
            share("games with a stuck Thief", [(d, float(f.ending in STUCK.values())) for d, f in hunts]),
            share("games in which the Thief learns the treasure", [(d, float(f.known_at > 0)) for d, f in hunts]),
            KeyFigure(
                "temples on which he can be after a turn",
                mean_of([(deal, float(turn.possible)) for deal, turn in turns if turn.possible]),
            ),
        ]

    def charts(self, results: Results) -> list[Chart]:
        return charts(results)


MEASURE = NusubitoMeasure()
