"""What the charts of Nusubito have in common."""

from collections.abc import Mapping, Sequence

from facedown.arena.charts import Bars, plural
from facedown.arena.nusubito.facts import Hunt, Hunts
from facedown.arena.results import Results, share_of
from facedown.arena.stats import Estimate

THIEF_WINS = "share of games won by the Thief"
FEWEST = 5  # observations, before a row is shown


def won(hunts: Hunts) -> Estimate:
    return share_of([(deal, fact.thief_wins) for deal, fact in hunts])


def by_bots(results: Results) -> dict[tuple[str, str], Hunts]:
    """The games by who was the Thief and who the Mist."""
    names = results.plan.names()
    found: dict[tuple[str, str], list[tuple[int, Hunt]]] = {(thief, mist): [] for thief in names for mist in names}
    for r in results.rounds:
        found[r.bots[r.fact.thief], r.bots[1 - r.fact.thief]].append((r.game.deal, r.fact))
    return {who: hunts for who, hunts in found.items() if hunts}


def bars(
    found: Mapping[str, Estimate], axis: str, word: str, title: str, fair: float | None = None, fair_word: str = ""
) -> Bars:
    """A bar for each that was observed at all."""
    seen = {row: e for row, e in found.items() if e.count}
    return Bars(list(seen), list(seen.values()), axis, word, title, fair=fair, fair_word=fair_word)


def counted(row: str, number: int, what: str) -> str:
    """The name of a row, with what it was counted on below."""
    return f"{row}\n{plural(number, what)}"


def how_often(values: Sequence[tuple[int, int]], axis: str, word: str, most: int, title: str = "how often") -> Bars:
    """How often each number came up; `most` and more are one."""
    least, last = min(k for _, k in values), min(max(k for _, k in values), most)
    numbers = range(min(least, last), last + 1)
    shares = [share_of([(deal, float(min(k, most) == number)) for deal, k in values]) for number in numbers]
    more = max(k for _, k in values) > most
    rows = [f"{number}+" if more and number == most else str(number) for number in numbers]
    return Bars(rows, shares, axis, word, title, upright=True)
