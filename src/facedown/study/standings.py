"""Draws charts and key figures that every game has: who wins, from which seat, with which scores."""

from facedown.study.charts import Bars, Chart, Dots, KeyFigure, Panel, Series, Spread, interval, number, plural
from facedown.study.measure import Measure
from facedown.study.results import Results, Standing, mean_of, share_of


def all_charts(results: Results) -> list[Chart]:
    """Draws first what every game has, then what this one has."""
    measure = results.measure
    sample = f"{plural(len(results.games), 'game')} in {plural(results.sets, 'deal set')}"
    made = [_seats(results, sample)]
    if measure.score_word:
        made.append(_scores(results, measure, sample))
    if len(results.standings) > 1:
        made.insert(0, _wins(results, sample))
    return made + measure.charts(results)


def all_figures(results: Results) -> list[KeyFigure]:
    games = results.games
    measure = results.measure
    margins = [(game.deal, top - second) for game in games for top, second in [sorted(game.scores)[:-3:-1]]]
    best = [(game.deal, max(game.scores)) for game in games]
    scored = [
        KeyFigure("score of the winner", mean_of(best), digits=1),
        KeyFigure("lead of the first over the second", mean_of(margins), digits=1),
    ]
    return [
        KeyFigure("shared wins", share_of([(g.deal, float(max(g.wins) < 1)) for g in games]), percent=True),
        *(scored if measure.score_word else []),
        KeyFigure("decisions in a game", mean_of([(g.deal, float(g.decisions)) for g in games]), digits=1),
        *measure.key_figures(results),
    ]


def told(standing: Standing) -> str:
    """Says a bot's result in one sentence."""
    wins = f"{standing.name} wins {number(standing.wins.value, True)}"
    if standing.wins.known and standing.fair < 1:
        wins += f" (95 %: {interval(standing.wins, True)})"
    return f"{wins}, fair share {number(standing.fair, True)}: {standing.verdict}."


def _wins(results: Results, sample: str) -> Chart:
    standings = results.standings
    rows = [f"{s.name}\n{plural(s.seats, 'seat')}" for s in standings]
    return Chart(
        "wins",
        "Who wins more than a fair share?",
        [
            Dots(
                rows,
                [Series("win share", [s.wins for s in standings])],
                "share of all wins",
                "bot",
                percent=True,
                fair=[s.fair for s in standings],
                fair_word="fair share",
            )
        ],
        sample,
        answer=" ".join(told(s) for s in standings),
        note="A win shared by k counts 1/k. The fair share is what all seats of a bot would win if everyone played "
        "equally well.",
    )


def _seats(results: Results, sample: str) -> Chart:
    n = results.plan.seats
    shares = results.by_seat()
    sides = [(seat, e.side(1 / n)) for seat, e in enumerate(shares) if e.side(1 / n)]
    if not shares[0].known:
        answer = ""
    elif sides:
        words = [f"seat {seat} wins {'more' if side > 0 else 'less'} than its share" for seat, side in sides]
        answer = ", ".join(words).capitalize() + "."
    else:
        answer = "No seat wins clearly more or less than the others."
    return Chart(
        "seats",
        "Is any seat better than the others?",
        [
            Bars(
                [f"seat {seat}" for seat in range(n)],
                shares,
                "share of all wins",
                "seat",
                fair=1 / n,
                fair_word="equal share",
            )
        ],
        sample,
        answer,
        note="Every bot sits at every seat equally often and with the same deals, so this is the seat alone.",
    )


def _scores(results: Results, measure: Measure, sample: str) -> Chart:
    standings = results.standings
    panels: list[Panel] = [
        Spread(
            [s.name for s in standings],
            [results.scores_of(s.name) for s in standings],
            f"{measure.score_word} at the end of a game",
            [s.score for s in standings],
            "bot",
        )
    ]
    means = [f"{s.name} {s.score.value:.1f}" for s in standings]
    return Chart(
        "scores",
        "Which scores do the bots end with?",
        panels,
        sample,
        answer=f"Mean {measure.score_word} of a game: {', '.join(means)}.",
    )
