"""Writes the report of a match: one HTML file that needs nothing else, with its charts inside."""

import base64
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from facedown import __version__
from facedown.arena.compare import names_of
from facedown.arena.draw import png
from facedown.catalog import find_game
from facedown.study.charts import Bars, Chart, Dots, KeyFigure, Panel, interval, number, plural
from facedown.study.plan import Plan
from facedown.study.results import Results
from facedown.study.standings import all_figures, told
from facedown.study.stats import Estimate

Row = list[str]


@dataclass(frozen=True)
class Picture:
    chart: Chart
    png: bytes
    narrow: bytes  # for a phone


def draw_all(charts: Sequence[Chart]) -> list[Picture]:
    return [Picture(chart, png(chart), png(chart, narrow=True)) for chart in charts]


def command(plan: Plan) -> str:
    """Says how to play the same match again."""
    options = "".join(f" --option {name}={_option(value)}" for name, value in plan.options.items())
    return f"facedown arena {plan.game} --bots {','.join(plan.bots)} --games {plan.games} --seed {plan.seed}{options}"


def _option(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return ",".join(map(str, value)) if isinstance(value, (list, tuple)) else str(value)


def html(results: Results, pictures: list[Picture]) -> str:
    plan, game = results.plan, find_game(results.plan.game)
    played = f"{plural(len(results.games), 'game')} in {plural(results.sets, 'deal set')}"
    left_out = f" {plural(results.left_out, 'game')} of unfinished deal sets left out." if results.left_out else ""
    short = f" Stopped early: {plan.games:,} games were asked for." if len(results.games) < plan.games else ""
    title = f"{game.title} in the arena: {', '.join(plan.bots)}"
    body = _BODY.format(
        game=escape(game.title),
        bots=escape(", ".join(plan.bots)),
        played=escape(played + "." + left_out + short),
        verdicts="".join(f"<p class='verdict'>{escape(told(s))}</p>" for s in results.standings),
        standings=_standings(results),
        figures=_figures(all_figures(results)),
        links=_links(pictures),
        charts="".join(map(_section, pictures)),
        command=escape(command(plan)),
        version=escape(__version__),
        rules=game.rules_version,
    )
    return page(title, body)


def compared_html(runs: Sequence[Results], pictures: list[Picture]) -> str:
    """Builds the page of several matches side by side."""
    game = find_game(runs[0].plan.game)
    names = names_of([run.plan for run in runs])
    figures = [f.name for f in all_figures(runs[0])]
    rows = []
    for name, run in zip(names, runs, strict=True):
        told = {f.name: f for f in all_figures(run)}
        cells = [_figure(told[word]) for word in figures]
        rows.append([name, f"{len(run.games):,}", *cells])
    body = _COMPARED.format(
        game=escape(game.title),
        count=len(runs),
        runs=table(["run", "games", *figures], rows),
        links=_links(pictures),
        charts="".join(map(_section, pictures)),
        commands="".join(f"<p><code>{escape(command(run.plan))}</code></p>" for run in runs),
        version=escape(__version__),
        rules=game.rules_version,
    )
    return page(f"{game.title} in the arena: {len(runs)} runs compared", body)


def _figure(figure: KeyFigure) -> str:
    value = number(figure.estimate.value, figure.percent, figure.digits) if figure.estimate.count else "-"
    return value.replace(" ", "\u00a0")  # in narrow columns the sign stays with its number


def _links(pictures: list[Picture]) -> str:
    return "".join(
        f'<li><a href="#{chart.key}">{escape(chart.question)}</a></li>' for chart in [p.chart for p in pictures]
    )


def _standings(results: Results) -> str:
    head = ["bot", "seats", "win share", "95 % interval", "fair share", "verdict", "score", "per round", "Wilson"]
    rows = []
    for s in results.standings:
        low, high = s.wilson
        rows.append(
            [
                s.name,
                str(s.seats),
                number(s.wins.value, True),
                interval(s.wins, True),
                number(s.fair, True),
                s.verdict,
                _with_interval(s.score, False) if results.measure.score_word else "-",
                _with_interval(s.credit, False),
                f"{number(low, True)} to {number(high, True)}",
            ]
        )
    return table(head, rows)


def _figures(figures: list[KeyFigure]) -> str:
    rows = [
        [f.name, number(f.estimate.value, f.percent, f.digits), interval(f.estimate, f.percent, f.digits)]
        for f in figures
        if f.estimate.count
    ]
    return table(["figure", "value", "95 % interval"], rows)


def _section(picture: Picture) -> str:
    chart = picture.chart
    answer = f"<p class='answer'>{escape(chart.answer)}</p>" if chart.answer else ""
    return f"<section id='{chart.key}'><h2>{escape(chart.question)}</h2>{answer}{drawn(picture)}</section>"


def drawn(picture: Picture) -> str:
    """Writes a chart as HTML, with how to read it and its figures."""
    chart, data, narrow = picture.chart, _data(picture.png), _data(picture.narrow)
    note = f"<p class='note'>{escape(chart.note)}</p>" if chart.note else ""
    tables = "".join(_panel_table(panel) for panel in chart.panels)
    return (
        f"<picture><source media='(max-width: 640px)' srcset='{narrow}'>"
        f"<img alt='{escape(chart.question, quote=True)} The table below has the same figures.' src='{data}'>"
        f"</picture>{note}"
        f"<details><summary>The figures as a table</summary>{tables}</details>"
    )


def _data(image: bytes) -> str:
    return f"data:image/png;base64,{base64.b64encode(image).decode()}"


def _panel_table(panel: Panel) -> str:
    if isinstance(panel, Dots):
        head = [panel.rows_word, *(word for s in panel.series for word in (s.name, "95 % interval", "n"))]
        rows = [
            [row, *(cell for s in panel.series for cell in _cells(s.estimates[k], panel.percent))]
            for k, row in enumerate(panel.rows)
        ]
    elif isinstance(panel, Bars):
        head = [panel.rows_word, panel.axis, "95 % interval", "n"]
        rows = [[row, *_cells(panel.estimates[k], panel.percent)] for k, row in enumerate(panel.rows)]
    else:
        head = [panel.rows_word, f"mean {panel.axis}", "95 % interval", "n"]
        rows = [[name, *_cells(panel.means[k], False)] for k, name in enumerate(panel.names)]
    caption = f"<h3>{escape(panel.title)}</h3>" if panel.title else ""
    return caption + table(head, [[row[0].replace("\n", ", "), *row[1:]] for row in rows])


def _cells(estimate: Estimate, percent: bool) -> Row:
    if not estimate.count:
        return ["-", "-", "0"]
    return [number(estimate.value, percent), interval(estimate, percent), f"{estimate.count:,}"]


def _with_interval(estimate: Estimate, percent: bool) -> str:
    if not estimate.count:
        return "-"
    reach = f" ({interval(estimate, percent)})" if estimate.known else ""
    return number(estimate.value, percent) + reach


def page(title: str, body: str) -> str:
    """Builds a whole file, as all reports look."""
    return _FRAME.format(title=escape(title), body=body)


def table(head: Row, rows: list[Row]) -> str:
    top = "".join(f"<th scope='col'>{escape(cell)}</th>" for cell in head)
    body = "".join(
        f"<tr><th scope='row'>{escape(row[0])}</th>{''.join(f'<td>{escape(cell)}</td>' for cell in row[1:])}</tr>"
        for row in rows
    )
    return f"<div class='wide'><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>"


_FRAME = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
:root {{ --ink: #1b1a1f; --cream: #f3e9d6; --paper: #fcf8f0; --red: #d8342b; --soft: #5d574e;
  --line: #1b1a1f26; --tint: #1b1a1f12; color-scheme: light dark; }}
@media (prefers-color-scheme: dark) {{ :root {{ --ink: #f3e9d6; --cream: #17161a; --paper: #242229; --red: #ef6a5e;
  --soft: #b9b0a1; --line: #f3e9d633; --tint: #f3e9d61a; }} }}
* {{ box-sizing: border-box; }}
body {{ margin: 0; background: var(--cream); color: var(--ink);
  font: 16px/1.5 system-ui, "Segoe UI", "DejaVu Sans", sans-serif; }}
main {{ max-width: 1000px; margin: 0 auto; padding: 24px 16px 64px; }}
header {{ border-left: 12px solid var(--red); padding-left: 16px; margin-bottom: 24px; }}
h1 {{ margin: 0; font-size: 2rem; line-height: 1.15; }}
h2 {{ margin: 0 0 8px; font-size: 1.3rem; line-height: 1.2; }}
h3 {{ margin: 12px 0 4px; font-size: 1rem; }}
section {{ background: var(--paper); border-radius: 12px; padding: 20px; margin: 16px 0;
  box-shadow: 0 1px 3px #1b1a1f33; }}
img {{ display: block; width: 100%; height: auto; margin: 8px 0; border-radius: 8px; }}
/* drawn on light paper; turned over, colours keep their hue */
@media screen and (prefers-color-scheme: dark) {{ img {{ filter: invert(.87) hue-rotate(180deg); }} }}
.verdict, .answer {{ margin: 4px 0; font-weight: 600; }}
details + .answer {{ margin-top: 24px; }}
.sure {{ margin: 4px 0 12px; padding-left: 10px; border-left: 4px solid var(--red); }}
.clause {{ color: var(--soft); font-size: 1rem; font-weight: 400; white-space: nowrap; }}
summary {{ cursor: pointer; }}
details.variant {{ border-top: 1px solid var(--line); margin-top: 12px; padding-top: 8px; }}
.note, footer, summary, .soft {{ color: var(--soft); font-size: .9rem; }}
.wide {{ overflow-x: auto; }}
table {{ border-collapse: collapse; font-size: .9rem; font-variant-numeric: tabular-nums; margin: 8px 0; }}
th, td {{ text-align: left; padding: 4px 14px 4px 0; border-bottom: 1px solid var(--line); vertical-align: top; }}
thead th {{ color: var(--soft); font-weight: 600; }}
code {{ background: var(--tint); border-radius: 6px; padding: 2px 6px; overflow-wrap: anywhere; }}
a {{ color: inherit; }}
nav ul {{ columns: 2; margin: 0; padding-left: 20px; }}
@media (max-width: 640px) {{ nav ul {{ columns: 1; }} section {{ padding: 16px 14px; }} main {{ padding-inline: 10px; }}
  th, td {{ padding-right: 8px; }} }}
@media print {{ :root {{ --ink: #1b1a1f; --paper: #fff; --soft: #5d574e; --line: #1b1a1f26; }}
  body {{ background: none; }} section {{ break-inside: avoid; box-shadow: none; }} }}
</style>
</head>
<body>
<main>
{body}</main>
</body>
</html>
"""

_BODY = """<header><h1>{game} in the arena</h1><p>{bots}<br><span class="soft">{played}</span></p></header>
<section><h2>Who wins</h2>{verdicts}{standings}
<p class="note">A win shared by k counts 1/k. "Score" is the mean at the end of a game and "per round" the mean of a
round, both per seat. The Wilson interval is for comparison only: it takes all games for independent.</p></section>
<section><h2>In numbers</h2>{figures}</section>
<section><h2>Questions</h2><nav><ul>{links}</ul></nav></section>
{charts}
<section><h2>How this was measured</h2>
<p>The games come in deal sets. All games of a set have the same dice seed, hence the same cards in every round, and
the line-up moves on by one seat from game to game, so that each bot plays each seat of the same deals once. Bots see
what a person at their seat would see, and nothing else.</p>
<p>Intervals are 95 % intervals, made from whole deal sets, since games with the same cards are not independent:
Student's t with a cluster-robust standard error over deal sets. A share that never varies from set to set has Wilson's
interval, with each set counted as one observation. With many figures on one page, one in twenty intervals misses the
truth by chance alone: take a surprise as a question for a new run with another seed.</p>
<p>The same match again: <code>{command}</code></p></section>
<footer>Facedown {version}, rules version {rules} of {game}.</footer>
"""

_COMPARED = """<header><h1>{game} in the arena: {count} runs compared</h1></header>
<section><h2>The runs</h2>{runs}
<p class="note">Each row is a match of its own. Runs with the same seed have the same dice. The charts below have the
intervals.</p></section>
<section><h2>Questions</h2><nav><ul>{links}</ul></nav></section>
{charts}
<section><h2>How this was measured</h2>
<p>Intervals are 95 % intervals, made from whole deal sets as in the report of a single match. Two runs whose intervals
do not overlap differ for certain, as far as one can ever be; where they overlap a little, more games may tell. With
many figures on one page, one in twenty intervals misses the truth by chance alone.</p>
<p>The same matches again:</p>{commands}</section>
<footer>Facedown {version}, rules version {rules} of {game}.</footer>
"""
