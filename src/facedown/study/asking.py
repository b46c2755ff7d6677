"""Asks by a look at the arena's charts of some matches, or by figures of several side by side."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from facedown.study.charts import Chart, Dots, KeyFigure, Series, interval, number, plural
from facedown.study.question import USUAL, Answer, Found, Run
from facedown.study.results import Results
from facedown.study.standings import all_charts, all_figures
from facedown.study.stats import Estimate
from facedown.study.sure import difference, rounded_up, sure_of_charts

MANY = 5  # so many variants are named one by one; of more, the extremes


@dataclass(frozen=True)
class Charts:
    """Picks charts that the arena has anyway, by their keys."""

    keys: Sequence[str]
    runs: Sequence[Run] = (USUAL,)

    def answer(self, found: Found) -> Answer:
        charts, told = [], []
        several = len(self.runs) > 1
        for run in self.runs:
            made = {chart.key: chart for chart in all_charts(found[run])}
            picked = [made[key] for key in self.keys if key in made and made[key].panels]
            charts += [replace(c, question=f"{c.question} ({run.name})") if several else c for c in picked]
            words = " ".join(chart.answer for chart in picked if chart.answer)
            told.append(f"With {run.name}: {words}" if several and words else words)
        says = " ".join(word for word in told if word)
        if not charts:
            says = "It was not seen often enough in these games to say anything."
        return Answer(says or "The charts show it.", sure_of_charts(charts), charts)


@dataclass(frozen=True)
class Figure:
    """Describes a number of a match that the arena does not have among its key figures."""

    name: str
    of: Callable[[Results], Estimate]
    percent: bool = False
    digits: int = 2


@dataclass(frozen=True)
class Compare:
    """Puts figures of several matches side by side; the others are compared with the first of them."""

    figures: Sequence[str | Figure]
    runs: Sequence[Run]
    goal: float | None = None  # where one would like the first figure to be
    fair: Callable[[Results], float] | None = None  # what the first figure is compared with in each run by itself

    def answer(self, found: Found) -> Answer:
        made = [figures_of(found[run], self.figures) for run in self.runs]
        charts, told, sure = [], [], []
        for k, wanted in enumerate(self.figures):
            name = wanted if isinstance(wanted, str) else wanted.name
            each = [figures[k] for figures in made]
            rows = [(run, figure) for run, figure in zip(self.runs, each, strict=True) if figure.estimate.count]
            if not rows:
                told.append(f"{_first_up(name)}: never seen.")
                continue
            fair = self.fair if k == 0 else None
            charts.append(self._chart(k, name, rows, found, fair))
            if fair is None:
                says, how = _against_first(name, rows, found)
            else:
                says, how = _against_fair(name, rows, found, fair)
            if k == 0 and self.goal is not None:
                says += _nearest(rows, self.goal)
            told.append(says)
            sure.append(how)
        return Answer(" ".join(told), " ".join(dict.fromkeys(sure)), charts)

    def _chart(
        self,
        k: int,
        name: str,
        rows: Sequence[tuple[Run, KeyFigure]],
        found: Found,
        fair: Callable[[Results], float] | None,
    ) -> Chart:
        percent = rows[0][1].percent
        words = [f"{run.name}\n{plural(len(found[run].games), 'game')}" for run, _ in rows]
        goal = self.goal if k == 0 else None
        panel = Dots(
            words,
            [Series(name, [figure.estimate for _, figure in rows])],
            name,
            "match",
            percent=percent,
            fair=[fair(found[run]) for run, _ in rows] if fair else goal,
            fair_word="fair share" if fair else "wanted" if goal is not None else "",
        )
        total = sum(len(found[run].games) for run, _ in rows)
        return Chart(f"compare-{k}", f"{_first_up(name)}: what changes?", [panel], plural(total, "game"))


def figures_of(results: Results, wanted: Sequence[str | Figure]) -> list[KeyFigure]:
    known = {figure.name: figure for figure in all_figures(results)}
    return [
        known[one] if isinstance(one, str) else KeyFigure(one.name, one.of(results), one.percent, one.digits)
        for one in wanted
    ]


def said(figure: KeyFigure) -> str:
    """Writes a figure with its interval."""
    e = figure.estimate
    reach = f" (95 %: {interval(e, figure.percent, _digits(figure))})" if e.known else ""
    return _value(figure) + reach


def _value(figure: KeyFigure) -> str:
    return number(figure.estimate.value, figure.percent, _digits(figure))


def _digits(figure: KeyFigure) -> int:
    return 1 if figure.percent else figure.digits


def _against_first(name: str, rows: Sequence[tuple[Run, KeyFigure]], found: Found) -> tuple[str, str]:
    """Says what the other matches change; and where that is clear."""
    (first, usual), *others = rows
    start = f"{_first_up(name)}: {said(usual)} with {first.name}"
    if not others:
        return f"{start}.", f"{_first_up(name)}: as far as its interval reaches."
    told = sorted(others, key=lambda row: row[1].estimate.value)
    if len(others) > MANY:
        told = [told[0], told[-1]]
    words = [f"{_value(figure)} with {run.name}" for run, figure in (told if len(others) > MANY else others)]
    clear: list[str] = []
    unclear: list[str] = []
    for run, figure in others:
        gap = difference(usual.estimate, figure.estimate)
        if gap.clear:
            clear.append(f"{run.name} ({_change(gap.value, figure)})")
        else:
            needed = gap.games_to_tell(len(found[run].games))
            unclear.append(run.name + (f" ({rounded_up(needed)} games might tell)" if needed else ""))
    between = "; from " if len(others) > MANY else "; "
    return start + between + (" to " if len(others) > MANY else "; ").join(words) + ".", _verdict(name, clear, unclear)


def _change(value: float, figure: KeyFigure) -> str:
    """Writes a change with its sign; that of a share is counted in points, since it is no share of anything."""
    size = number(abs(100 * value if figure.percent else value), False, _digits(figure))
    return f"{'+' if value > 0 else '-'}{size}{' points' if figure.percent else ''}"


def _verdict(name: str, clear: Sequence[str], unclear: Sequence[str]) -> str:
    told = [f"clear for {', '.join(clear)}"] if clear else []
    if len(unclear) > MANY:
        told.append(f"no clear difference for {len(unclear)} {'others' if clear else 'variants'}")
    elif unclear:
        told.append(f"no clear difference for {', '.join(unclear)}")
    return f"{_first_up(name)}: {'; '.join(told)}."


def _against_fair(
    name: str, rows: Sequence[tuple[Run, KeyFigure]], found: Found, fair: Callable[[Results], float]
) -> tuple[str, str]:
    words: list[str] = []
    clear: list[str] = []
    unclear: list[str] = []
    for run, figure in rows:
        share = fair(found[run])
        words.append(f"{said(figure)} with {run.name}, fair {number(share, figure.percent, _digits(figure))}")
        side = figure.estimate.side(share)
        (clear if side else unclear).append(run.name + {1: " (above fair)", -1: " (below fair)", 0: ""}[side])
    return f"{_first_up(name)}: {'; '.join(words)}.", _verdict(name, clear, unclear)


def _nearest(rows: Sequence[tuple[Run, KeyFigure]], goal: float) -> str:
    run, figure = min(rows, key=lambda row: abs(row[1].estimate.value - goal))
    return f" Nearest to {number(goal, figure.percent, 0)}: {run.name}."


def _first_up(text: str) -> str:
    return text[0].upper() + text[1:]


@dataclass(frozen=True)
class Read:
    """Reads an answer from the facts of the matches by a function of the game's own."""

    runs: Sequence[Run]
    read: Callable[[Found], Answer]

    def answer(self, found: Found) -> Answer:
        return self.read(found)
