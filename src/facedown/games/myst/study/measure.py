"""Measures MYST in the arena: every game from the deal to the count (M-Q.1 .. M-Q.15)."""

from collections.abc import Sequence

from facedown.games.myst.rules.scoring import total_points
from facedown.games.myst.rules.state import OVER, State
from facedown.games.myst.study.cards import books, changes, luck, sources
from facedown.games.myst.study.facts import RACE, Outing
from facedown.games.myst.study.race import cut_off, first_team, landmarks, pieces, race_time, starts, uneven
from facedown.games.myst.study.reading import read_outing
from facedown.games.myst.study.walk import comebacks, key_actions, last_word, staying
from facedown.study.charts import KeyFigure
from facedown.study.facts import FactMeasure, MatchFacts, share_figure


class MystMeasure(FactMeasure[Outing]):
    fact = Outing
    score_word = "points"
    charted = (
        sources, last_word, first_team, starts, pieces, luck, comebacks, cut_off, race_time, landmarks, key_actions,
        books, staying,
    )  # fmt: skip

    def round_ended(self, state: State) -> bool:
        """Takes a whole game for a round."""
        return state.phase == OVER

    def read(self, state: State, actions: Sequence[tuple[int, int]]) -> Outing:
        return read_outing(state, actions)

    def scores(self, state: State, returns: Sequence[float]) -> list[float]:
        return [float(total_points(state, team)) for team in range(2)]

    def figures(self, outings: MatchFacts[Outing]) -> list[KeyFigure]:
        scored = outings.where(lambda f: f.points)
        timed = outings.where(lambda f: f.seconds)
        plays = outings.each(lambda f: f.books)
        jumps = plays.where(lambda book: book.when != RACE)
        alone = outings.each(lambda f: [f.wins(t) for t in range(2) if f.books_of(t) == 1 and not f.books_of(1 - t)])
        return [
            share_figure("games won by Blue", outings.share(lambda f: f.wins(0))),
            share_figure("games won by the first team", outings.share(lambda f: f.wins(f.young))),
            share_figure("games won by the second mover", outings.share(lambda f: f.wins(1 - f.leader))),
            share_figure("games won by the team with more pieces", uneven(outings).share(lambda f: f.wins(f.ahead))),
            share_figure(
                "games won by the leader after the race",
                outings.where(lambda f: f.race_lead).share(lambda f: f.leader_wins),
            ),
            KeyFigure("pieces of Blue", outings.mean(lambda f: f.pieces[0]), digits=1),
            share_figure("races that end 30 : 30", outings.share(lambda f: f.pieces[0] == f.pieces[1])),
            KeyFigure("virtual seconds of the race", timed.mean(lambda f: f.seconds), digits=0),
            share_figure("games in which a team is cut off", outings.share(lambda f: max(f.cut_off) >= 0)),
            share_figure("points from switches", scored.share(lambda f: sum(f.switches) / f.points)),
            share_figure("points from values", scored.share(lambda f: sum(f.values) / f.points)),
            share_figure("points from bonuses", scored.share(lambda f: sum(f.bonuses) / f.points)),
            share_figure("results that switches change", outings.share(lambda f: changes(f, "switches"))),
            KeyFigure("Key Pieces laid on top", outings.mean(lambda f: f.count("lay"))),
            KeyFigure("Key Pieces taken off", outings.mean(lambda f: f.count("remove"))),
            KeyFigure("landmarks in foreign hands", outings.mean(lambda f: f.foreign)),
            share_figure("Books played in the race", plays.share(lambda book: book.when == RACE)),
            KeyFigure("points of lead won by a jump", jumps.mean(lambda book: book.swing)),
            share_figure("games won by who alone holds a Book", alone.share()),
            share_figure(
                "turns in which a pawn stays", outings.each(lambda f: [stays / f.turns for stays in f.stays]).share()
            ),
        ]


MEASURE = MystMeasure()
