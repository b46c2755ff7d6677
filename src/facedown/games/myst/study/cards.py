"""Charts of cards and points: where points come from, race against luck, what Linking Books are worth."""

import numpy as np

from facedown.games.myst.study.facts import RACE, WALK, Outing, Outings
from facedown.games.myst.study.race import WINS
from facedown.study.charts import Bars, Chart, Panel, interval, number, plural
from facedown.study.parts import FEWEST, bars, counted
from facedown.study.results import mean_of, share_of

SOURCES = ("switches", "values", "bonuses")
GROUPS = ((1, 3), (4, 6), (7, 9), (10, 99))
MOMENTS = {
    "in the race": (RACE, 0, 99),
    "last own turn": (WALK, 0, 0),
    "one before it": (WALK, 1, 1),
    "two or three before it": (WALK, 2, 3),
    "earlier": (WALK, 4, 99),
}  # when, and how much was left


def sources(outings: Outings, sample: str) -> Chart:
    """M-Q.7: where the points come from."""
    shares = {
        source: share_of([(d, sum(getattr(f, source)) / max(1, f.total(0) + f.total(1))) for d, f in outings])
        for source in SOURCES
    }
    points = {
        source: mean_of([(d, float(getattr(f, source)[team])) for d, f in outings for team in range(2)])
        for source in SOURCES
    }
    changed = {
        f"without {source}": share_of([(d, float(changes(f, source))) for d, f in outings]) for source in SOURCES
    }
    told = ", ".join(f"{source} {number(e.value, True)}" for source, e in shares.items())
    return Chart(
        "sources",
        "Where do the points come from?",
        [
            bars(shares, "share of all points", "source", "shares"),
            Bars(list(points), list(points.values()), "points of a team", "source", "points", percent=False),
            bars(changed, "share of games with another result", "counted", "what decides"),
        ],
        sample,
        answer=f"Shares of all points: {told}.",
        note="The third panel counts the same games without one of the sources.",
    )


def changes(fact: Outing, source: str) -> bool:
    """Would the result be another one without a source of points?"""
    points: list[int] = getattr(fact, source)
    without = fact.margin - (points[0] - points[1])
    return _sign(without) != _sign(fact.margin)


def _sign(value: float) -> int:
    return (value > 0) - (value < 0)


def luck(outings: Outings, sample: str) -> Chart:
    """M-Q.4: the cards or the race?"""
    panels: list[Panel] = []
    by_hand = {}
    for low, high in GROUPS:
        rows = [
            (d, f.wins(0 if f.hand_sum(0) > f.hand_sum(1) else 1))
            for d, f in outings
            if low <= abs(f.hand_sum(0) - f.hand_sum(1)) <= high
        ]
        if len(rows) >= FEWEST:
            word = f"{low} or more" if high == GROUPS[-1][1] else f"{low} to {high}"
            by_hand[counted(word, len(rows), "game")] = share_of(rows)
    panels.append(bars(by_hand, "share won by the better hand", "values more", "cards", 0.5, "half"))
    hand, race = explained(outings)
    return Chart(
        "luck",
        "The cards or the race?",
        panels,
        sample,
        answer=f"Of the variance of the result (points ahead), {number(race, True)} goes with the pieces laid and "
        f"{number(hand, True)} with the values of the cards dealt.",
        note="Squared correlations of Blue's lead at the end with its pieces ahead, and with its card values ahead; "
        "the rest is where pieces lie, spins, Books and play.",
    )


def explained(outings: Outings) -> tuple[float, float]:
    """Shares of the variance of the result: by the cards dealt, by the pieces laid."""
    margins = [float(fact.margin) for _, fact in outings]
    hands = [float(fact.hand_sum(0) - fact.hand_sum(1)) for _, fact in outings]
    pieces = [float(fact.pieces[0] - fact.pieces[1]) for _, fact in outings]
    return _squared(hands, margins), _squared(pieces, margins)


def _squared(a: list[float], b: list[float]) -> float:
    if len(a) < 2 or np.ptp(a) == 0 or np.ptp(b) == 0:
        return 0.0
    return float(np.corrcoef(a, b)[0, 1] ** 2)


def books(outings: Outings, sample: str) -> Chart:
    """M-Q.5, M-Q.6: what a Book is worth, and when it is played."""
    each = [(deal, fact, team) for deal, fact in outings for team in range(2)]
    held = {}
    for word, own, other in (
        ("one, the others none", 1, 0), ("two", 2, 0), ("one each", 1, 1), ("none on either side", 0, 0),
    ):  # fmt: skip
        rows = [(d, f.wins(t)) for d, f, t in each if f.books_of(t) == own and f.books_of(1 - t) == other]
        if len(rows) >= FEWEST:
            held[counted(word, len(rows), "hand")] = share_of(rows)
    plays = [(deal, fact, book) for deal, fact in outings for book in fact.books]
    won, swings = {}, {}
    for word, (when, low, high) in MOMENTS.items():
        then = [(d, f, b) for d, f, b in plays if b.when == when and low <= b.left <= high]
        if len(then) >= FEWEST:
            won[counted(word, len(then), "Book")] = share_of([(d, f.wins(b.team)) for d, f, b in then])
            if when == WALK:
                swings[counted(word, len(then), "Book")] = mean_of([(d, b.swing) for d, _, b in then])
    panels: list[Panel] = [bars(held, WINS, "Books in the hand", "dealt", 0.5, "half")]
    panels.append(bars(won, WINS, "played", "when it is played", 0.5, "half"))
    panels.append(
        Bars(list(swings), list(swings.values()), "points of lead won by the jump", "played", "the jump", percent=False)
    )
    alone = next(iter(held.values())) if next(iter(held), "").startswith("one, the others") else None
    answer = f"Who alone holds one Book wins {number(alone.value, True)} ({interval(alone, True)})." if alone else ""
    dealt = [(d, float(k < len(f.books))) for d, f in outings for k in range(f.books_of(0) + f.books_of(1))]
    if dealt:
        answer = f"{answer} {number(share_of(dealt).value, True)} of the Books that are dealt are played.".strip()
    return Chart(
        "books",
        "What is a Linking Book worth?",
        panels,
        plural(len(plays), "Book") + " played",
        answer,
        note="A Book takes the place of a landmark card. Points of the jump are counted with open hands when made, "
        "what the action gave its team and took from the other; later answers are not in it.",
    )
