"""Charts of who one is in a round: first player, dealer, last placer, alone or in a team."""

from collections.abc import Callable

from facedown.games.nyet.rules.options import NyetOptions
from facedown.games.nyet.study.rounds import EDGE, KINDS, NyetRound, Rounds, edge, role, team_wins, veto_place
from facedown.study.charts import Bars, Chart, Dots, Series, number, plural
from facedown.study.results import Results, mean_of, share_of
from facedown.study.stats import Estimate

SAME = "no difference"


def first_player(results: Results, rounds: Rounds, options: NyetOptions, sample: str) -> Chart:
    """Y-100."""
    roles: dict[str, Callable[[NyetRound, int], bool]] = {
        "as first player": lambda fact, p: p == fact.first,
        "as partner": lambda fact, p: p in fact.team and p != fact.first,
        "in the other team": lambda fact, p: p not in fact.team,
    }
    if options.players == 2:
        del roles["as partner"]
    names = results.plan.names()
    series = []
    for word, is_role in roles.items():
        gains = [
            (who, r.game.deal, edge(r.fact, p))
            for r in results.rounds
            for p, who in enumerate(r.bots)
            if is_role(r.fact, p)
        ]
        series.append(Series(word, [mean_of([(deal, x) for who, deal, x in gains if who == name]) for name in names]))
    wins = [share_of([(deal, team_wins(fact)) for deal, fact in rounds if is_kind(fact)]) for is_kind in KINDS.values()]
    return Chart(
        "first-player",
        "Is it good to be first player?",
        [
            Dots(names, series, EDGE, "bot", "what the round brings", fair=0.0, fair_word=SAME),
            Bars(
                [f"{kind}\n{plural(won.count, 'round')}" for kind, won in zip(KINDS, wins, strict=True)],
                wins,
                "share of rounds won by the first player's team",
                "kind of round",
                "who wins the round",
                fair=0.5,
                fair_word="even",
            ),
        ],
        sample,
        answer=_told("Being first player", mean_of([(deal, edge(fact, fact.first)) for deal, fact in rounds])),
        note="The first player names the teams and leads. A round is won by the team with the higher count of tricks "
        "and loot, at -2 by the team with the lower one.",
    )


def veto_order(rounds: Rounds, options: NyetOptions, sample: str) -> Chart:
    """Y-101."""
    n = options.players
    some = rounds[0][1]  # the order of the places is the same in every round
    signs = {veto_place(some, some.dealer): "deals"}
    last = veto_place(some, some.last_placer)
    signs[last] = " and ".join([*([signs[last]] if last in signs else []), "places last"])
    rows = [_ordinal(place + 1) + (f"\n{signs[place]}" if place in signs else "") for place in range(n)]
    gains, firsts = [], []
    for place in range(n):
        seated = [(deal, fact, (fact.starter + place) % n) for deal, fact in rounds]
        gains.append(mean_of([(deal, edge(fact, seat)) for deal, fact, seat in seated]))
        firsts.append(share_of([(deal, float(fact.first == seat)) for deal, fact, seat in seated]))
    word = "place in the veto order"
    told = [_told("Dealing", gains[veto_place(some, some.dealer)]), _told("Placing the last token", gains[last])]
    return Chart(
        "veto-order",
        "Does it help to deal, or to place the last token?",
        [
            Dots(rows, [Series("all bots", gains)], EDGE, word, "what the round brings", fair=0.0, fair_word=SAME),
            Bars(
                rows,
                firsts,
                "share of rounds as first player",
                word,
                "who becomes first player",
                fair=1 / n,
                fair_word="all alike",
            ),
        ],
        sample,
        answer=" ".join(told),
    )


def roles(rounds: Rounds, sample: str) -> Chart:
    """Y-102."""
    rows = sorted({role(fact, p) for _, fact in rounds for p in range(len(fact.credits))})
    series = []
    for kind, is_kind in KINDS.items():
        earned = [
            (role(fact, p), deal, float(x))
            for deal, fact in rounds
            if is_kind(fact)
            for p, x in enumerate(fact.credits)
        ]
        series.append(Series(kind, [mean_of([(deal, x) for word, deal, x in earned if word == row]) for row in rows]))
    small = share_of([(deal, float(2 * len(fact.team) < len(fact.credits))) for deal, fact in rounds])
    return Chart(
        "roles",
        "Small team with the Bonus card, or large team without: what pays?",
        [Dots(rows, series, "points that the round brought", "role")],
        sample,
        answer=f"The first player chose to be in the small team in {number(small.value, True)} of the rounds.",
    )


def _told(who: str, e: Estimate) -> str:
    if not e.known:
        return f"{who} brought {e.value:+.1f} points a round against the others."
    verdict = {1: "more than the others get", -1: "less than the others get", 0: "no clear difference"}[e.side(0)]
    return f"{who} brings {e.value:+.1f} points a round (95 %: {e.low:+.1f} to {e.high:+.1f}): {verdict}."


def _ordinal(k: int) -> str:
    return f"{k}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(k, 'th') }"
