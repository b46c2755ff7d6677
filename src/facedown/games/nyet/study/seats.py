"""Draws charts of who one is in a round: first player, dealer, last placer, alone or in a team."""

from collections.abc import Callable

from facedown.games.nyet.study.rounds import (
    EDGE,
    KINDS,
    NyetRound,
    Rounds,
    edge,
    edges_of_bots,
    options_of,
    role,
    team_wins,
    veto_place,
)
from facedown.study.charts import Chart, Dots, Series, number
from facedown.study.facts import bars, counted
from facedown.study.stats import Estimate

SAME = "no difference"


def first_player(rounds: Rounds) -> Chart:
    """Makes the chart of what it brings to be first player (Y-100)."""
    roles: dict[str, Callable[[NyetRound, int], bool]] = {
        "as first player": lambda fact, p: p == fact.first,
        "as partner": lambda fact, p: p in fact.team and p != fact.first,
        "in the other team": lambda fact, p: p not in fact.team,
    }
    if options_of(rounds).players == 2:
        del roles["as partner"]
    names = rounds.results.plan.names()
    series = [edges_of_bots(rounds, word, is_seat=is_role) for word, is_role in roles.items()]
    kinds = {kind: rounds.where(is_kind).share(team_wins) for kind, is_kind in KINDS.items()}
    wins = {counted(kind, won.count, "round"): won for kind, won in kinds.items()}
    axis = "share of rounds won by the first player's team"
    return Chart(
        "first-player",
        "Is it good to be first player?",
        [
            Dots(names, series, EDGE, "bot", "what the round brings", fair=0.0, fair_word=SAME),
            bars(wins, axis, "kind of round", "who wins the round", 0.5, "even"),
        ],
        answer=_told("Being first player", rounds.mean(lambda fact: edge(fact, fact.first))),
        note="The first player names the teams and leads. A round is won by the team with the higher count of tricks "
        "and loot, at -2 by the team with the lower one.",
    )


def veto_order(rounds: Rounds) -> Chart:
    """Makes the chart of what each place in the veto order brings (Y-101)."""
    n = options_of(rounds).players
    some = rounds[0]  # the order of the places is the same in every round
    dealer, last = veto_place(some, some.dealer), veto_place(some, some.last_placer)
    signs = {dealer: "deals"}
    signs[last] = " and ".join([*([signs[last]] if last in signs else []), "places last"])
    rows = {_ordinal(place + 1) + (f"\n{signs[place]}" if place in signs else ""): place for place in range(n)}
    seats = rounds.each(lambda f: [(veto_place(f, seat), edge(f, seat), f.first == seat) for seat in range(n)])
    places = seats.by(lambda seat: seat[0], rows)
    gains = [part.mean(lambda seat: seat[1]) for part in places.values()]
    firsts = {row: part.share(lambda seat: seat[2]) for row, part in places.items()}
    word = "place in the veto order"
    series = [Series("all bots", gains)]
    return Chart(
        "veto-order",
        "Does it help to deal, or to place the last token?",
        [
            Dots(list(rows), series, EDGE, word, "what the round brings", fair=0.0, fair_word=SAME),
            bars(firsts, "share of rounds as first player", word, "who becomes first player", 1 / n, "all alike"),
        ],
        answer=f"{_told('Dealing', gains[dealer])} {_told('Placing the last token', gains[last])}",
    )


def roles(rounds: Rounds) -> Chart:
    """Makes the chart of what each role brings, by rounds in which the teams are not alike (Y-102)."""
    panels = []
    if options_of(rounds).players in {3, 5}:
        rows = sorted({role(fact, p) for fact in rounds for p in range(len(fact.credits))})
        series = []
        for kind, is_kind in KINDS.items():
            earned = rounds.where(is_kind).each(lambda fact: [(role(fact, p), x) for p, x in enumerate(fact.credits)])
            by_role = earned.by(lambda one: one[0], {row: row for row in rows})
            series.append(Series(kind, [part.mean(lambda one: one[1]) for part in by_role.values()]))
        panels = [Dots(rows, series, "points that the round brought", "role")]
    small = rounds.share(lambda fact: 2 * len(fact.team) < len(fact.credits))
    return Chart(
        "roles",
        "Small team with the Bonus card, or large team without: what pays?",
        panels,
        answer=f"The first player chose to be in the small team in {number(small.value, True)} of the rounds.",
    )


def _told(who: str, e: Estimate) -> str:
    if not e.known:
        return f"{who} brought {e.value:+.1f} points a round against the others."
    verdict = {1: "more than the others get", -1: "less than the others get", 0: "no clear difference"}[e.side(0)]
    return f"{who} brings {e.value:+.1f} points a round (95 %: {e.low:+.1f} to {e.high:+.1f}): {verdict}."


def _ordinal(k: int) -> str:
    return f"{k}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(k, 'th') }"
