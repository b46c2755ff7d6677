"""Draws charts of what is counted: loot, rounds at -2, the length of a game."""

from facedown.games.nyet.study.lines import discard_line
from facedown.games.nyet.study.rounds import EDGE, KINDS, Rounds, edges_of_bots, options_of
from facedown.study.charts import Chart, Dots, Panel, Series, number, plural
from facedown.study.facts import Facts, counted


def loot(rounds: Rounds) -> Chart:
    """Makes the chart of loot, in all rounds and by discard box (Y-108, Y-110)."""
    found = rounds.each(lambda fact: [sum(fact.loot)])
    whole = found.mean()
    words = {word: box for box, word in discard_line(options_of(rounds)).boxes.items()}
    boxes = {word: part for word, part in rounds.by(lambda fact: fact.discard, words).items() if part}
    rows = [counted(word, len(part), "round") for word, part in boxes.items()]
    series = [Series("mean", [part.mean(lambda fact: sum(fact.loot)) for part in boxes.values()])]
    word = "loot cards in a round"
    reach = f" (95 %: {whole.low:.1f} to {whole.high:.1f})" if whole.known else ""
    return Chart(
        "loot",
        "How much loot is there in a round, and does laying aside change it?",
        [
            found.how_often(int, "share of rounds", word),
            Dots(rows, series, word, "discard", "by discard box", fair=whole.value, fair_word="all rounds"),
        ],
        answer=f"{whole.value:.1f}{reach} of the twelve ones become loot in a round.",
    )


def minus_two(rounds: Rounds) -> Chart:
    """Makes the chart of rounds at -2: how often they are played, and who gains (Y-117)."""
    games = Facts((game.deal, sum(fact.points < 0 for fact in game.rounds)) for game in rounds.results.games)
    panels: list[Panel] = [games.how_often(int, "share of games", "rounds at -2 in a game")]
    names = rounds.results.plan.names()
    if len(names) > 1:  # one bot alone gains from nobody
        series = [edges_of_bots(rounds, kind, is_kind) for kind, is_kind in KINDS.items()]
        panels.append(Dots(names, series, EDGE, "bot", "who gains", fair=0.0, fair_word="no difference"))
    whole = rounds.share(lambda fact: fact.points < 0)
    return Chart(
        "minus-two",
        "How often is a round played at -2, and who gains from it?",
        panels,
        answer=f"{number(whole.value, True)} of the rounds were played at -2; an equal share would be 20 %.",
    )


def length(rounds: Rounds) -> Chart:
    """Makes the chart of how long games last (Y-106), where they differ; a key figure says it otherwise."""
    games = Facts((game.deal, len(game.rounds)) for game in rounds.results.games)
    middle = sorted(games)[len(games) // 2]
    return Chart(
        "length",
        "How many rounds does a game last?",
        [games.how_often(int, "share of games", "rounds in a game")] if len(set(games)) > 1 else [],
        plural(len(games), "game"),
        answer=f"The median game has {plural(middle, 'round')}.",
    )
