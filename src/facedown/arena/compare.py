"""Compares several matches of one game side by side: what an option, a starting position or a line-up changes."""

from collections.abc import Sequence

from facedown.catalog import find_game
from facedown.engine.errors import FacedownError
from facedown.study.charts import Chart, Dots, KeyFigure, Series, number, plural
from facedown.study.plan import Plan
from facedown.study.results import Results
from facedown.study.standings import all_figures


def names_of(plans: Sequence[Plan]) -> list[str]:
    """Names each run by what makes it different from the others: its bots, its options, or its seed."""
    if len({plan.game for plan in plans}) > 1:
        raise FacedownError("only matches of the same game can be compared")
    chosen = [find_game(plan.game).options.of(**plan.options).to_dict() for plan in plans]
    options = [name for name in chosen[0] if len({str(each[name]) for each in chosen}) > 1]
    names = []
    for plan, each in zip(plans, chosen, strict=True):
        words = [f"{name} {_said(each[name])}" for name in options]
        if len({tuple(one.bots) for one in plans}) > 1:
            words.insert(0, " and ".join(plan.bots) if len(plan.names()) > 1 else plan.bots[0])
        names.append(", ".join(words))
    if len(set(names)) < len(names):
        names = [f"{name}{', ' * bool(name)}seed {plan.seed}" for name, plan in zip(names, plans, strict=True)]
    return names


def _said(value: object) -> str:
    """Writes a value as it would be typed."""
    if isinstance(value, tuple):
        return ",".join(map(str, value))
    return str(value).lower() if isinstance(value, bool) else str(value)


def compared_charts(runs: Sequence[Results]) -> list[Chart]:
    """Makes a chart for each key figure that is not the same in all runs: one row for each run."""
    names = names_of([run.plan for run in runs])
    rows = [f"{name}\n{plural(len(run.games), 'game')}" for name, run in zip(names, runs, strict=True)]
    figures = [all_figures(run) for run in runs]
    sample = f"{plural(sum(len(run.games) for run in runs), 'game')} in {plural(len(runs), 'run')}"
    made = []
    for k, first in enumerate(figures[0]):
        each = [told[k] for told in figures]
        values = {figure.estimate.value for figure in each if figure.estimate.count}
        if len(values) > 1 and all(figure.estimate.count for figure in each):
            made.append(_chart(f"figure-{k + 1}", first, names, rows, each, sample))
    return made


def _chart(
    key: str, first: KeyFigure, names: Sequence[str], rows: Sequence[str], each: Sequence[KeyFigure], sample: str
) -> Chart:
    found = sorted(zip([figure.estimate.value for figure in each], names, strict=True))
    (low, least), (high, most) = found[0], found[-1]
    what = first.name[0].upper() + first.name[1:]
    return Chart(
        key,
        f"{what}: what changes?",
        [Dots(rows, [Series(first.name, [f.estimate for f in each])], first.name, "run", percent=first.percent)],
        sample,
        answer=f"From {number(low, first.percent)} ({least}) to {number(high, first.percent)} ({most}).",
    )
