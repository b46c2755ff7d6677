"""Draws charts of cards and points: where points come from, race against luck, what Linking Books are worth."""

from collections.abc import Iterable
from functools import partial

import numpy as np

from facedown.games.myst.study.facts import RACE, WALK, BookPlay, Outing, Outings
from facedown.games.myst.study.race import WINS, bounds_words, within
from facedown.study.charts import Chart, number, plural
from facedown.study.facts import FEWEST, bars, counted, enough, mean_bars, share_told

SOURCES = ("switches", "values", "bonuses")
GROUPS = ((1, 3), (4, 6), (7, 9), (10, 99))
MOMENTS = {
    "in the race": (RACE, 0, 99),
    "last own turn": (WALK, 0, 0),
    "one before it": (WALK, 1, 1),
    "two or three before it": (WALK, 2, 3),
    "earlier": (WALK, 4, 99),
}  # when, and how much was left
HELD = {
    "one, the others none": (1, 0), "two": (2, 0), "one each": (1, 1), "none on either side": (0, 0),
}  # fmt: skip


def sources(outings: Outings) -> Chart:
    """Makes the chart of where the points come from (M-Q.7)."""
    shares, points, changed = {}, {}, {}
    for source in SOURCES:
        scored = outings.each(partial(_scored, source))
        shares[source] = scored.share(lambda one: sum(one[0]) / max(1, one[1]))
        points[source] = scored.each(lambda one: one[0]).mean()
        changed[f"without {source}"] = scored.share(lambda one: one[2])
    told = ", ".join(f"{source} {number(e.value, True)}" for source, e in shares.items())
    return Chart(
        "sources",
        "Where do the points come from?",
        [
            bars(shares, "share of all points", "source", "shares"),
            mean_bars(points, "points of a team", "source", "points"),
            bars(changed, "share of games with another result", "counted", "what decides"),
        ],
        answer=f"Shares of all points: {told}.",
        note="The third panel counts the same games without one of the sources.",
    )


def _scored(source: str, fact: Outing) -> list[tuple[list[int], int, bool]]:
    """Gives the teams' points from a source, all points, and whether the source changes the result."""
    return [(getattr(fact, source), fact.points, changes(fact, source))]


def changes(fact: Outing, source: str) -> bool:
    """Would the result be another one without a source of points?"""
    points: list[int] = getattr(fact, source)
    without = fact.margin - (points[0] - points[1])
    return _sign(without) != _sign(fact.margin)


def _sign(value: float) -> int:
    return (value > 0) - (value < 0)


def luck(outings: Outings) -> Chart:
    """Makes the chart of what decides, the cards or the race (M-Q.4)."""
    parts = outings.by(lambda fact: within(GROUPS, abs(_values_more(fact))), bounds_words(GROUPS))
    by_hand = enough(parts, "game", lambda fact: fact.wins(0 if _values_more(fact) > 0 else 1))
    hand, race = explained(outings)
    return Chart(
        "luck",
        "The cards or the race?",
        [bars(by_hand, "share won by the better hand", "values more", "cards", 0.5, "half")],
        answer=f"Of the variance of the result (points ahead), {number(race, True)} goes with the pieces laid and "
        f"{number(hand, True)} with the values of the cards dealt.",
        note="Squared correlations of Blue's lead at the end with its pieces ahead, and with its card values ahead; "
        "the rest is where pieces lie, spins, Books and play.",
    )


def _values_more(fact: Outing) -> int:
    """Computes by how much Blue's cards are worth more."""
    return fact.hand_sum(0) - fact.hand_sum(1)


def explained(outings: Iterable[Outing]) -> tuple[float, float]:
    """Computes shares of the variance of the result: by the cards dealt, by the pieces laid."""
    told = [(float(fact.margin), float(_values_more(fact)), float(fact.pieces[0] - fact.pieces[1])) for fact in outings]
    margins, hands, pieces = map(list, zip(*told, strict=True))
    return _squared(hands, margins), _squared(pieces, margins)


def _squared(a: list[float], b: list[float]) -> float:
    if len(a) < 2 or np.ptp(a) == 0 or np.ptp(b) == 0:
        return 0.0
    return float(np.corrcoef(a, b)[0, 1] ** 2)


def books(outings: Outings) -> Chart:
    """Makes the chart of what a Book is worth, and when it is played (M-Q.5, M-Q.6)."""
    hands = outings.each(
        lambda fact: [((fact.books_of(team), fact.books_of(1 - team)), fact.wins(team)) for team in range(2)]
    )
    held = enough(hands.by(lambda hand: hand[0], HELD), "hand", lambda hand: hand[1])
    plays = outings.each(lambda fact: [(book, fact.wins(book.team)) for book in fact.books])
    by_moment = plays.by(lambda play: _moment(play[0]), {word: word for word in MOMENTS})
    won = enough(by_moment, "Book", lambda play: play[1])
    del by_moment["in the race"]  # no jump
    swings = {
        counted(word, len(part), "Book"): part.mean(lambda play: play[0].swing)
        for word, part in by_moment.items()
        if len(part) >= FEWEST
    }
    alone = next((e for row, e in held.items() if row.startswith("one, the others")), None)
    answer = f"Who alone holds one Book wins {share_told(alone)}." if alone else ""
    dealt = outings.each(lambda f: [k < len(f.books) for k in range(f.books_of(0) + f.books_of(1))])
    if dealt:
        answer = f"{answer} {number(dealt.share().value, True)} of the Books that are dealt are played.".strip()
    return Chart(
        "books",
        "What is a Linking Book worth?",
        [
            bars(held, WINS, "Books in the hand", "dealt", 0.5, "half"),
            bars(won, WINS, "played", "when it is played", 0.5, "half"),
            mean_bars(swings, "points of lead won by the jump", "played", "the jump"),
        ],
        plural(len(plays), "Book") + " played",
        answer,
        note="A Book takes the place of a landmark card. Points of the jump are counted with open hands when made, "
        "what the action gave its team and took from the other; later answers are not in it.",
    )


def _moment(book: BookPlay) -> str:
    return next(word for word, (when, low, high) in MOMENTS.items() if book.when == when and low <= book.left <= high)
