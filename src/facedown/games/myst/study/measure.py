"""What the arena measures in MYST: every game from the deal to the count (M-Q.1 .. M-Q.15)."""

from collections.abc import Sequence

import msgspec

from facedown.games.myst.rules.scoring import total_points
from facedown.games.myst.rules.state import OVER, State
from facedown.games.myst.study.cards import changes
from facedown.games.myst.study.charts import charts
from facedown.games.myst.study.facts import RACE, Outing, Outings, Rows
from facedown.games.myst.study.race import more_pieces_won
from facedown.games.myst.study.reading import read_outing
from facedown.study.charts import Chart, KeyFigure
from facedown.study.results import Results, mean_of, share_of


class MystMeasure:
    fact: type[msgspec.Struct] = Outing
    score_word: str = "points"

    def round_ended(self, state: State) -> bool:
        """A round of the arena is a whole game."""
        return state.phase == OVER

    def read(self, state: State, actions: Sequence[tuple[int, int]]) -> Outing:
        return read_outing(state, actions)

    def scores(self, state: State, returns: Sequence[float]) -> list[float]:
        return [float(total_points(state, team)) for team in range(2)]

    def round_scores(self, fact: Outing) -> Sequence[float]:
        return ()

    def key_figures(self, results: Results) -> list[KeyFigure]:
        outings: Outings = [(r.game.deal, r.fact) for r in results.rounds]

        def share(name: str, rows: Rows) -> KeyFigure:
            return KeyFigure(name, share_of(rows), percent=True)

        def mean(name: str, rows: Rows, digits: int = 2) -> KeyFigure:
            return KeyFigure(name, mean_of(rows), digits=digits)

        points = [(deal, fact, fact.total(0) + fact.total(1)) for deal, fact in outings]
        plays = [(deal, book) for deal, fact in outings for book in fact.books]
        return [
            share("games won by Blue", [(d, f.wins(0)) for d, f in outings]),
            share("games won by the first team", [(d, f.wins(f.young)) for d, f in outings]),
            share("games won by the second mover", [(d, f.wins(1 - f.leader)) for d, f in outings]),
            share("games won by the team with more pieces", more_pieces_won(outings)),
            share(
                "games won by the leader after the race",
                [(d, f.wins(0 if f.race_lead > 0 else 1)) for d, f in outings if f.race_lead],
            ),
            mean("pieces of Blue", [(d, float(f.pieces[0])) for d, f in outings], 1),
            share("races that end 30 : 30", [(d, float(f.pieces[0] == f.pieces[1])) for d, f in outings]),
            mean("virtual seconds of the race", [(d, f.seconds) for d, f in outings if f.seconds], 0),
            share("games in which a team is cut off", [(d, float(max(f.cut_off) >= 0)) for d, f in outings]),
            share("points from switches", [(d, sum(f.switches) / n) for d, f, n in points if n]),
            share("points from values", [(d, sum(f.values) / n) for d, f, n in points if n]),
            share("points from bonuses", [(d, sum(f.bonuses) / n) for d, f, n in points if n]),
            share("results that switches change", [(d, float(changes(f, "switches"))) for d, f in outings]),
            mean("Key Pieces laid on top", [(d, float(f.count("lay"))) for d, f in outings]),
            mean("Key Pieces taken off", [(d, float(f.count("remove"))) for d, f in outings]),
            mean("landmarks in foreign hands", [(d, float(f.foreign)) for d, f in outings]),
            share("Books played in the race", [(d, float(book.when == RACE)) for d, book in plays]),
            mean("points of lead won by a jump", [(d, book.swing) for d, book in plays if book.when != RACE]),
            share(
                "games won by who alone holds a Book",
                [(d, f.wins(t)) for d, f in outings for t in range(2) if f.books_of(t) == 1 and not f.books_of(1 - t)],
            ),
            share("turns in which a pawn stays", [(d, f.stays[t] / f.turns) for d, f in outings for t in range(2)]),
        ]

    def charts(self, results: Results) -> list[Chart]:
        return charts(results)


MEASURE = MystMeasure()
