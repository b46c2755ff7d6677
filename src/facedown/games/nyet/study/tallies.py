"""Charts of what is counted: loot, rounds at -2, the length of a game."""

from collections.abc import Sequence

from facedown.games.nyet.rules.options import NyetOptions
from facedown.games.nyet.study.lines import discard_line
from facedown.games.nyet.study.rounds import EDGE, KINDS, Rounds, edge, loot_of
from facedown.study.charts import Bars, Chart, Dots, Panel, Series, number, plural
from facedown.study.results import Results, mean_of, share_of


def loot(rounds: Rounds, options: NyetOptions, sample: str) -> Chart:
    """Y-108, Y-110."""
    counted = [(deal, loot_of(fact)) for deal, fact in rounds]
    whole = mean_of([(deal, float(k)) for deal, k in counted])
    rows, means = [], []
    for box, word in discard_line(options).boxes.items():
        picked = [(deal, float(loot_of(fact))) for deal, fact in rounds if fact.discard == box]
        if picked:
            rows.append(f"{word}\n{plural(len(picked), 'round')}")
            means.append(mean_of(picked))
    by_box = Dots(
        rows,
        [Series("mean", means)],
        "loot cards in a round",
        "discard",
        "by discard box",
        fair=whole.value,
        fair_word="all rounds",
    )
    reach = f" (95 %: {whole.low:.1f} to {whole.high:.1f})" if whole.known else ""
    return Chart(
        "loot",
        "How much loot is there in a round, and does laying aside change it?",
        [_how_often(counted, "share of rounds", "loot cards in a round"), by_box],
        sample,
        answer=f"{whole.value:.1f}{reach} of the twelve ones become loot in a round.",
    )


def minus_two(results: Results, rounds: Rounds, sample: str) -> Chart:
    """Y-117."""
    counted = [(game.deal, sum(fact.points < 0 for fact in game.rounds)) for game in results.games]
    panels: list[Panel] = [_how_often(counted, "share of games", "rounds at -2 in a game")]
    names = results.plan.names()
    if len(names) > 1:  # one bot alone gains from nobody
        series = []
        for kind, is_kind in KINDS.items():
            gains = [
                (who, r.game.deal, edge(r.fact, p))
                for r in results.rounds
                if is_kind(r.fact)
                for p, who in enumerate(r.bots)
            ]
            series.append(Series(kind, [mean_of([(d, x) for who, d, x in gains if who == name]) for name in names]))
        panels.append(Dots(names, series, EDGE, "bot", "who gains", fair=0.0, fair_word="no difference"))
    whole = share_of([(deal, float(fact.points < 0)) for deal, fact in rounds])
    return Chart(
        "minus-two",
        "How often is a round played at -2, and who gains from it?",
        panels,
        sample,
        answer=f"{number(whole.value, True)} of the rounds were played at -2; an equal share would be 20 %.",
    )


def length(results: Results) -> Chart:
    """Y-106."""
    counted = [(game.deal, len(game.rounds)) for game in results.games]
    middle = sorted(k for _, k in counted)[len(counted) // 2]
    return Chart(
        "length",
        "How many rounds does a game last?",
        [_how_often(counted, "share of games", "rounds in a game")],
        plural(len(results.games), "game"),
        answer=f"The median game has {plural(middle, 'round')}.",
    )


def _how_often(counted: Sequence[tuple[int, int]], axis: str, word: str) -> Bars:
    """How often each number came up."""
    seen = [k for _, k in counted]
    numbers = range(min(seen), max(seen) + 1)
    shares = [share_of([(deal, float(x == k)) for deal, x in counted]) for k in numbers]
    return Bars([str(k) for k in numbers], shares, axis, word, "how often", upright=True)
