"""Asks the balance questions of NYET! (Y-100 .. Y-118)."""

from collections.abc import Sequence

from facedown.games.nyet.study.rounds import NyetRound, edge, mean_credit, other_team
from facedown.study.asking import Charts, Compare, Figure, Read, said
from facedown.study.charts import Bars, Chart, KeyFigure, Spread, number, plural
from facedown.study.question import SAME, USUAL, WEAKER, Answer, Catalogue, Found, Question, Run, ruled, varied
from facedown.study.results import Results, mean_of, share_of
from facedown.study.stats import Estimate
from facedown.study.sure import sure_of_charts

TABLES = varied("players=2", "players=3", "players=5")
UNEQUAL = tuple(Run(settings, (SAME, WEAKER)) for settings in ((), ("players=2",), ("players=3",), ("players=5",)))
TARGETS = tuple(ruled("end_mode=points", f"target_score={target}") for target in (100, 60, 150, 200))


def _first_edge(results: Results) -> Estimate:
    return mean_of([(r.game.deal, edge(r.fact, r.fact.first)) for r in results.rounds])


def _skill(results: Results) -> Estimate:
    return results.standings[0].wins


def _fair(results: Results) -> float:
    return results.standings[0].fair


FIRST_EDGE = Figure("points of the first player above the others, per round", _first_edge)
SKILL = Figure("wins of the stronger one", _skill, percent=True, digits=1)


def _swings(found: Found) -> Answer:
    results = found[USUAL]
    credits = [(r.game.deal, float(x)) for r in results.rounds for x in r.fact.credits]
    mean = mean_of(credits)
    spread = mean_of([(deal, (x - mean.value) ** 2) for deal, x in credits]).value ** 0.5
    values = [x for _, x in credits]
    chart = Chart(
        "swings",
        "What does a round bring a seat?",
        [Spread(["all seats"], [values], "points of a round", [mean], "seats")],
        plural(len(results.rounds), "round"),
    )
    turned = mean_of([(game.deal, float(_last_lead_change(game.rounds))) for game in results.games])
    says = (
        f"A round brings {said(KeyFigure('', mean, digits=1))} points, with a standard deviation of {spread:.1f}; the "
        f"extremes were {min(values):.0f} and {max(values):.0f}. The final winner is in the lead for good after round "
        f"{said(KeyFigure('', turned, digits=1))}."
    )
    return Answer(says, sure_of_charts([chart]), [chart])


def _totals(rounds: Sequence[NyetRound]) -> list[list[int]]:
    totals, made = [0] * len(rounds[0].credits), []
    for fact in rounds:
        totals = [a + b for a, b in zip(totals, fact.credits, strict=True)]
        made.append(totals)
    return made


def _leaders(totals: Sequence[int]) -> set[int]:
    return {seat for seat, total in enumerate(totals) if total == max(totals)}


def _last_lead_change(rounds: Sequence[NyetRound]) -> int:
    """Finds the round, from 1, after which those who lead are those who lead at the end."""
    totals = _totals(rounds)
    final = _leaders(totals[-1])
    return 1 + max((k + 1 for k, each in enumerate(totals) if _leaders(each) != final), default=0)


def _partners(found: Found) -> Answer:
    parts: dict[str, list[tuple[int, float]]] = {"side by side": [], "opposite each other": []}
    for r in found[USUAL].rounds:
        a, b = sorted(r.fact.team)[:2]
        gap = mean_credit(r.fact, r.fact.team) - mean_credit(r.fact, other_team(r.fact))
        parts["opposite each other" if b - a == 2 else "side by side"].append((r.game.deal, gap))
    means = {word: mean_of(rows) for word, rows in parts.items() if rows}
    rows = [f"{word}\n{plural(len(parts[word]), 'round')}" for word in means]
    chart = Chart(
        "partners",
        "Does it matter where partners sit?",
        [
            Bars(
                rows,
                list(means.values()),
                "first player's team less the other, per member",
                "partners",
                percent=False,
                fair=0.0,
                fair_word="no difference",
            )
        ],
        plural(len(found[USUAL].rounds), "round"),
    )
    told = [f"{said(KeyFigure('', e, digits=1))} points {word}" for word, e in means.items()]
    says = f"What the first player's team gets more than the other, per member and round: {'; '.join(told)}."
    return Answer(says, sure_of_charts([chart]), [chart])


def _last_round(found: Found) -> Answer:
    games = [game for game in found[USUAL].games if len(game.rounds) > 1]
    turned, chosen = [], []
    for game in games:
        before, after = _totals(game.rounds)[-2:]
        changes = _leaders(before) != _leaders(after)
        turned.append((game.deal, float(changes)))
        chosen.append((game.deal, float(changes and game.rounds[-1].first not in _leaders(after))))
    shares = {"the last round changes who wins": share_of(turned), "its first player does not win": share_of(chosen)}
    chart = Chart(
        "last-round",
        "What does the last round decide?",
        [Bars(list(shares), list(shares.values()), "share of games", "games")],
        plural(len(games), "game"),
    )
    whole, others = shares.values()
    says = (
        f"The last round changes who wins in {said(KeyFigure('', whole, True, 1))} of the games; in "
        f"{number(others.value, True)} it does so while its first player, who chose the teams, wins nothing by it."
    )
    return Answer(says, sure_of_charts([chart]), [chart])


QUESTIONS = Catalogue(
    "nyet",
    (
        Question(
            "Y-100",
            "What is it worth to be first player?",
            Compare([FIRST_EDGE], TABLES),
            Charts(["first-player"]),
            rest="Whether to veto one's own box is not told apart: the arena notes what stays open, not who covered "
            "what.",
        ),
        Question(
            "Y-101",
            "Does the dealer, or who places last, get more?",
            Charts(["veto-order"], varied("nyet_starter=left_of_dealer")),
        ),
        Question(
            "Y-102",
            "Alone or in pairs with the Bonus card, or in the larger team?",
            Charts(["roles"], (ruled("players=3"), ruled("players=5"))),
        ),
        Question("Y-103", "Which boxes are left, and are there some that never or always are?", Charts(["terms"])),
        Question(
            "Y-104",
            "How much does one seat steer the five lines?",
            rest="No bot vetoes by chance and plays its cards well, and that is what one would have to compare with.",
        ),
        Question("Y-105", "How far do rounds swing, and when is a game decided?", Read((USUAL,), _swings)),
        Question(
            "Y-106",
            "How many rounds does a game to points take?",
            Compare(["rounds in a game"], TARGETS),
            Charts(["length"], TARGETS[:1]),
        ),
        Question("Y-107", "How much is skill?", Compare([SKILL], UNEQUAL, fair=_fair)),
        Question(
            "Y-108",
            "How much is loot, and should supertrumps be loot?",
            Charts(["loot"]),
            Compare(
                ["share of loot in what teams count", "loot cards in a round"], varied("loot_includes_supertrumps=no")
            ),
        ),
        Question(
            "Y-109",
            "What does another discard line change?",
            Compare(
                ["score of the winner", "lead of the first over the second", "loot cards in a round"],
                varied("discard_line=classic", "discard_line=double"),
            ),
            rest="How much stays hidden, and how long people think about it, bots do not say.",
        ),
        Question("Y-110", "Whom does laying cards aside help, with or without ones?", Charts(["value-discard"])),
        Question(
            "Y-111",
            "What are supertrumps worth?",
            Charts(["value-super"]),
            rest="How many of them a hand held is not noted of a round, so the win share by their number is open.",
        ),
        Question("Y-112", "Do partners gain by sitting apart?", Read((USUAL,), _partners)),
        Question(
            "Y-113",
            "Does the leader run away?",
            Compare(["wins of who leads after half the rounds"], TABLES),
            rest="These bots play each round for their own result and do not conspire against a leader.",
        ),
        Question(
            "Y-114",
            "How often is the last round kingmaking?",
            Read((USUAL,), _last_round),
            rest="Whether its first player could still have won needs all rounds that might have been, not the one "
            "played.",
        ),
        Question(
            "Y-115",
            "Is the game of two a matter of luck, and does the lead help there?",
            Compare([SKILL], UNEQUAL[1:2], fair=_fair),
            Compare([FIRST_EDGE], TABLES[1:2]),
        ),
        Question("Y-116", "How often is a win shared?", Compare(["shared wins"], TABLES)),
        Question(
            "Y-117",
            "Rounds at -2: how often, and who gains?",
            Charts(["minus-two"]),
            rest="Other values for the box are not an option of the game.",
        ),
        Question("Y-118", "Does it help people to see the cards played?", rest="Bots never forget a card: ask people."),
    ),
)
