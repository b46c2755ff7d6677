"""Draws charts of the opening and the race: who begins, where, who lays more, who is cut off."""

from collections.abc import Sequence

from facedown.games.myst.rules.pieces import LANDMARK_NAMES, LANDMARKS, TEAMS
from facedown.games.myst.study.facts import Outing, Outings
from facedown.study.charts import Chart, Panel, Spread, interval, number
from facedown.study.facts import Facts, bars, beside, enough, mean_bars, most, share_told

WINS = "share of games won"
TITLES = dict(zip(LANDMARK_NAMES, LANDMARKS, strict=True))
COLOURS = tuple(team.capitalize() for team in TEAMS)
BEHIND = ((1, 4), (5, 8), (9, 14), (15, 58))  # pieces more than the other team
Bounds = Sequence[tuple[int, int]]


def bounds_words(bounds: Bounds) -> dict[str, tuple[int, int] | None]:
    """Names bounds; the last ones are open above."""
    return {f"{low} or more" if (low, high) == bounds[-1] else f"{low} to {high}": (low, high) for low, high in bounds}


def within(bounds: Bounds, value: int) -> tuple[int, int] | None:
    return next((ends for ends in bounds if ends[0] <= value <= ends[1]), None)


def first_team(outings: Outings) -> Chart:
    """Makes the chart of whether it is good to lay the first Key Piece (M-Q.2)."""
    first = outings.share(lambda fact: fact.wins(fact.young))
    shares = {"first team": first, "other team": outings.share(lambda fact: fact.wins(1 - fact.young))}
    picks = outings.by(lambda fact: fact.clash, {"both picked the same landmark": True, "different picks": False})
    clashes = enough(picks, "game", lambda fact: fact.wins(fact.young))
    axis = "share of games won by the first team"
    return Chart(
        "first-team",
        "Is it good to lay the first Key Piece?",
        [
            bars(shares, WINS, "team", "who wins", 0.5, "equal share"),
            bars(clashes, axis, "opening", "with and without a clash", 0.5, "equal share"),
        ],
        answer=f"The first team wins {share_told(first)}, {beside(first, 0.5)} half.",
        note="In an alternate race the first team also lays first in each pair of placements. A draw is shared.",
    )


def starts(outings: Outings) -> Chart:
    """Makes the chart of the landmarks that teams begin with (M-Q.3)."""
    each = outings.each(lambda fact: [(fact.starts[team], fact.wins(team)) for team in range(2)])
    picked = each.shares_by(lambda one: one[0], TITLES)
    won = enough(each.by(lambda one: one[0], TITLES), "start", lambda one: one[1])
    best = most(won)
    return Chart(
        "starts",
        "Which landmark is the best to begin with?",
        [
            bars(picked, "share of first Key Pieces", "landmark", "how often", 1 / len(LANDMARKS), "equal share"),
            bars(won, WINS, "first Key Piece", "who wins", 0.5, "half"),
        ],
        answer=f"{best.split(chr(10))[0]} goes with the most wins, {share_told(won[best])}." if best else "",
        note="Teams begin where they have the best cards, so this is landmark and cards together.",
    )


def pieces(outings: Outings) -> Chart:
    """Makes the chart of how even races are, and what more pieces are worth (M-Q.4, M-Q.12)."""
    means = {
        COLOURS[0]: outings.mean(lambda fact: fact.pieces[0]),
        COLOURS[1]: outings.mean(lambda fact: fact.pieces[1]),
    }
    words = bounds_words(BEHIND)
    level = "30 : 30"
    apart = outings.shares_by(_more_pieces, {level: None, **words})
    more = enough(outings.by(_more_pieces, words), "game", lambda fact: fact.wins(fact.ahead))
    whole = uneven(outings).share(lambda fact: fact.wins(fact.ahead))
    return Chart(
        "pieces",
        "Does the race decide the game?",
        [
            mean_bars(means, "pieces laid", "team", "pieces"),
            bars(apart, "share of games", "pieces more", "how even races are"),
            bars(more, "share won by the team with more pieces", "pieces more", "what they are worth", 0.5, "half"),
        ],
        answer=f"The team with more pieces wins {share_told(whole)}; "
        f"{number(apart[level].value, True)} of the races end 30 : 30."
        if whole.count
        else "",
        note="Give the teams hands of other skills (blue_hands, yellow_hands), a head start (head_start_s) or another "
        "first mover, and compare the runs.",
    )


def _more_pieces(fact: Outing) -> tuple[int, int] | None:
    return within(BEHIND, abs(fact.pieces[0] - fact.pieces[1]))


def uneven(outings: Outings) -> Facts[Outing]:
    """Picks games in which a team laid more pieces; races that end level tell nothing of it."""
    return outings.where(lambda fact: fact.pieces[0] != fact.pieces[1])


def cut_off(outings: Outings) -> Chart:
    """Makes the chart of how often a team is cut off, and how much is left then (M-B.10)."""
    hit = outings.where(lambda fact: max(fact.cut_off) >= 0)
    panels: list[Panel] = []
    answer = "No team is ever cut off."
    if hit:
        both = outings.shares({
            "nobody": lambda fact: max(fact.cut_off) < 0,
            "one team": lambda fact: max(fact.cut_off) >= 0 > min(fact.cut_off),
            "both teams": lambda fact: min(fact.cut_off) >= 0,
        })  # fmt: skip
        left = hit.each(lambda fact: [max(fact.cut_off)])
        panels = [
            bars(both, "share of games", "cut off", "who is cut off"),
            left.how_often(int, "share of those games", "open cells at that moment", 12, "how much is left"),
        ]
        rate = outings.share(lambda fact: max(fact.cut_off) >= 0)
        answer = (
            f"A team is cut off in {number(rate.value, True)} of the games ({interval(rate, True)}), with "
            f"{number(left.mean().value, False)} open cells on average."
        )
    return Chart("cut-off", "How does the race end?", panels, answer=answer)


def race_time(outings: Outings) -> Chart:
    """Makes the chart of how long races take (M-70, M-Q.15): those in turns take no time."""
    timed = outings.where(lambda fact: fact.seconds)
    panels: list[Panel] = []
    answer = ""
    if timed:
        mean = timed.mean(lambda fact: fact.seconds)
        values = [[fact.seconds for fact in timed]]
        panels = [Spread(["all races"], values, "virtual seconds of the race", [mean], "race")]
        answer = f"{number(mean.value, False, 0)} seconds on average ({interval(mean, False, 0)})."
    return Chart("race-time", "How long does a race take?", panels, answer=answer)


def landmarks(outings: Outings) -> Chart:
    """Makes the chart of who gets the seven landmarks in the race, and how many change hands."""
    held = uneven(outings).each(lambda fact: [fact.bases.count(fact.ahead)])
    foreign = outings.each(lambda fact: [fact.foreign])
    axis = "share of games"
    panels: list[Panel] = [foreign.how_often(int, axis, "landmarks in foreign hands at the end", 7, "at the end")]
    if held:
        word = "landmarks of the team with more pieces"
        panels.insert(0, held.how_often(int, axis, word, 7, "after the race"))
    each = foreign.mean()
    return Chart(
        "landmarks",
        "How many landmarks change hands?",
        panels,
        answer=f"{number(each.value, False, 2)} landmarks ({interval(each, False, 2)}) end in other hands.",
    )
