"""Writes the balance report: one HTML file, each question a heading with its answer, certainty and charts."""

from collections.abc import Callable
from dataclasses import replace
from html import escape

from facedown import __version__
from facedown.arena.report import draw_all, drawn, page, table
from facedown.balance.bench import Bench, answerable, varied_answers, varies, with_rules
from facedown.catalog import find_game
from facedown.study.asking import said
from facedown.study.charts import Chart, KeyFigure, plural
from facedown.study.question import USUAL, Answer, Found, Question, Run
from facedown.study.standings import all_figures
from facedown.study.sure import difference

NOT_BY_GAMES = "Games between bots do not answer this."
NOT_YET = "The games for this have not been played yet."
NBSP = "\u00a0"
Heard = Callable[[str], None]


def html(bench: Bench, found: Found, on_question: Heard = lambda _: None) -> str:
    """Builds the whole report; drawing takes its time, so `on_question` hears of each."""
    game = find_game(bench.catalogue.game)
    sections = []
    for question in bench.questions:
        sections.append(_section(bench, question, found))
        on_question(question.clause)
    games = sum(len(results.games) for results in found.values())
    body = _BODY.format(
        game=escape(game.title),
        level=escape(bench.level),
        played=f"{plural(games, 'game')} in {plural(len(found), 'match').replace('matchs', 'matches')}, "
        f"{bench.games:,} games each asked for, seed {bench.seed}.",
        variants=_variants(bench, found),
        links="".join(_link(question, found) for question in bench.questions),
        sections="".join(sections),
        command=escape(command(bench)),
        version=escape(__version__),
        rules=game.rules_version,
    )
    return page(f"{game.title}: is it balanced?", body)


def command(bench: Bench) -> str:
    """Says how to make the same report again."""
    asked = bench.questions if len(bench.questions) < len(bench.catalogue.questions) else ()
    words = [f"--question {question.clause}" for question in asked]
    for run in bench.variants:
        rules = " ".join(run.settings)
        words.append(f'--set "{rules}"' if len(run.settings) > 1 else f"--set {rules}")
    start = f"facedown balance {bench.catalogue.game} --bots {bench.level} --games {bench.games} --seed {bench.seed}"
    return " ".join([start, *words])


def _link(question: Question, found: Found) -> str:
    silent = not question.asks or not answerable(question, found)
    mark = " <span class='soft'>(not answered)</span>" if silent else ""
    return f"<li><a href='#{question.clause}'>{escape(question.words)}</a>{mark}</li>"


def _section(bench: Bench, question: Question, found: Found) -> str:
    head = f"<h2>{escape(question.words)} <span class='clause'>{question.clause}</span></h2>"
    rest = f"<p class='note'>{escape(question.rest)}</p>" if question.rest else ""
    if not question.asks:
        inner = f"<p class='answer'>{NOT_BY_GAMES}</p>"
    elif not answerable(question, found):
        inner = f"<p class='answer'>{NOT_YET}</p>"
    else:
        inner = "".join(map(_answer, question.answers(found)))
        if varies(question):
            inner += "".join(_varied(question, variant, found) for variant in bench.variants)
    return f"<section id='{question.clause}'>{head}{inner}{rest}</section>"


def _answer(answer: Answer) -> str:
    return f"<p class='answer'>{_words(answer.says)}</p>{_shown(answer)}"


def _shown(answer: Answer) -> str:
    pictures = "".join(map(drawn, draw_all(answer.charts)))
    return f"<p class='sure'><b>How sure?</b> {_words(answer.sure)}</p>{pictures}"


def _words(text: str) -> str:
    """Keeps the sign of a share with its number."""
    return escape(text).replace(" %", f"{NBSP}%")


def _varied(question: Question, variant: Run, found: Found) -> str:
    """Answers the same question beside it, under other rules."""
    if any(with_rules(run, variant) not in found for run in question.runs):
        return ""
    answers = varied_answers(question, variant, found)
    name = escape(variant.name)
    named = [replace(each, charts=[_under(chart, variant) for chart in each.charts]) for each in answers]
    says = " ".join(_words(each.says) for each in answers)
    return f"<details class='variant'><summary>With {name}: {says}</summary>{''.join(map(_shown, named))}</details>"


def _under(chart: Chart, variant: Run) -> Chart:
    return replace(chart, question=f"{chart.question} ({variant.name})")


def _variants(bench: Bench, found: Found) -> str:
    """Shows the key figures of the usual rules and of each variant side by side, and says what is clearly different."""
    runs = [run for run in (USUAL, *bench.variants) if run in found]
    if len(runs) < 2:
        return ""
    told = [{figure.name: figure for figure in all_figures(found[run])} for run in runs]
    rows, clear = [], []
    for name, usual in told[0].items():
        each = [usual, *(figures[name] for figures in told[1:] if name in figures)]
        if all(figure.estimate.count for figure in each):
            rows.append([name, *map(_cell, each)])
            clear += [_clear(name, usual, other, run) for other, run in zip(each[1:], runs[1:], strict=False)]
    changes = " ".join(word for word in clear if word) or "No figure is clearly different."
    return (
        f"<section id='variants'><h2>The variants beside the usual rules</h2><p class='answer'>{_words(changes)}</p>"
        + table(["figure", *(run.name for run in runs)], rows)
        + "<p class='note'>In brackets 95 % intervals; all with the same seeds. A difference is called clear if it is "
        "larger than both intervals together allow.</p></section>"
    )


def _cell(figure: KeyFigure) -> str:
    """Writes a figure so that it breaks, in narrow columns, before the interval only."""
    value, sign, reach = said(figure).partition(" (95 %: ")
    return value.replace(" ", NBSP) + (" (" + reach.replace(" ", NBSP) if sign else "")


def _clear(name: str, usual: KeyFigure, other: KeyFigure, run: Run) -> str:
    gap = difference(usual.estimate, other.estimate)
    if not gap.clear:
        return ""
    return f"With {run.name}, {name}: {said(other)} instead of {said(usual)}."


_BODY = """<header><h1>{game}: is it balanced?</h1><p>Answers of {level} bots<br><span class="soft">{played}</span></p>
</header>
{variants}<section><h2>Questions</h2><nav><ul>{links}</ul></nav></section>
{sections}
<section><h2>How this was measured</h2>
<p>Each match is played in deal sets: all games of a set have the same dice, and the line-up moves on by one seat from
game to game. All matches have the same seed. Bots see what a person at their seat would see, and nothing else.</p>
<p>Intervals are 95 % intervals made from whole deal sets (Student's t with a cluster-robust standard error). Between
matches, a difference is compared with both intervals together, as if the matches were independent. With so many figures
on one page, one in twenty intervals misses the truth by chance alone: take a surprise as a question for another seed.
Bots are not people; where all of them share a blind spot, so does this page.</p>
<p>The same report again: <code>{command}</code></p></section>
<footer>Facedown {version}, rules version {rules} of {game}.</footer>
"""
