"""What charts of several games are made of."""

from collections.abc import Mapping, Sequence

from facedown.study.charts import Bars, plural
from facedown.study.results import share_of
from facedown.study.stats import Estimate

FEWEST = 5  # observations, before a row is shown


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
