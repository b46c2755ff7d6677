"""Charts of the walk: the last word, Key Pieces laid and taken off, pawns that stay, games that turn."""

from collections.abc import Callable

from facedown.games.myst.study.facts import Outing, Outings, Rows
from facedown.games.myst.study.race import SIDES, WINS, more_pieces_won
from facedown.study.charts import Chart, Dots, Panel, Series, interval, number
from facedown.study.parts import FEWEST, bars, counted, how_often
from facedown.study.results import mean_of, share_of

MANY = 10
ROUNDS = 6  # before the end that are shown one by one


def last_word(outings: Outings, sample: str) -> Chart:
    """M-Q.1: what it is worth to move last, by the number of turns."""
    second = share_of(_of(outings, lambda fact: 1 - fact.leader))
    by_turns, by_race = {}, {}
    for turns in sorted({fact.turns for _, fact in outings}):
        rows = _of([(d, f) for d, f in outings if f.turns == turns], lambda fact: 1 - fact.leader)
        if len(rows) >= FEWEST:
            by_turns[counted(f"{turns} turns", len(rows), "game")] = share_of(rows)
    for word, wanted in (("has more pieces", 1), ("level, 30 : 30", 0), ("has fewer pieces", -1)):
        rows = _of([(d, f) for d, f in outings if _more(f, 1 - f.leader) == wanted], lambda fact: 1 - fact.leader)
        if len(rows) >= FEWEST:
            by_race[counted(word, len(rows), "game")] = share_of(rows)
    swing = mean_of([(d, _last_swing(f)) for d, f in outings])
    return Chart(
        "last-word",
        "What is the last word worth?",
        [
            bars(by_turns, "share won by the second mover", "turns", "by number of turns", 0.5, "half"),
            bars(by_race, "share won by the second mover", "the second mover", "by the race", 0.5, "half"),
        ],
        sample,
        answer=f"The team that moves second wins {number(second.value, True)} ({interval(second, True)}), "
        f"{SIDES[second.side(0.5)]} half. Its very last turn wins {number(swing.value, False, 2)} points of lead "
        f"({interval(swing, False, 2)}).",
        note="Normally the team with fewer pieces moves first, so race and last word are mixed; with "
        "first_mover=youngest the lot decides, and the share is the last word alone.",
    )


def _of(outings: Outings, team: Callable[[Outing], int]) -> Rows:
    return [(deal, fact.wins(team(fact))) for deal, fact in outings]


def _more(fact: Outing, team: int) -> int:
    """1 if a team has more pieces, -1 if it has fewer."""
    difference = fact.pieces[team] - fact.pieces[1 - team]
    return (difference > 0) - (difference < 0)


def _last_swing(fact: Outing) -> float:
    """What the second mover's last turn changed, for itself."""
    change = fact.margin - fact.last_lead
    return change if fact.leader == 1 else -change


def key_actions(outings: Outings, sample: str) -> Chart:
    """How many Key Pieces are laid on top and taken off, and when."""
    counts = {verb: [(deal, fact.count(verb)) for deal, fact in outings] for verb in ("lay", "remove")}
    means = {verb: mean_of([(deal, float(n)) for deal, n in rows]) for verb, rows in counts.items()}
    panels: list[Panel] = [
        how_often(counts["lay"], "share of games", "Key Pieces laid on top", MANY, "laid"),
        how_often(counts["remove"], "share of games", "Key Pieces taken off", MANY, "taken off"),
    ]
    most = max(fact.turns for _, fact in outings)
    left = range(min(most, ROUNDS))
    series = []
    for word, verb in (("laid on top", "lay"), ("taken off", "remove")):
        series.append(
            Series(word, [mean_of([(d, float(_at(f, verb, k))) for d, f in outings if f.turns > k]) for k in left])
        )
    rows = ["last round", *(f"{k} before it" for k in left if k)]
    panels.append(Dots(rows, series, "Key Pieces in a game", "round", "when"))
    return Chart(
        "key-actions",
        "How often are Key Pieces laid and taken off?",
        panels,
        sample,
        answer=f"{number(means['lay'].value, False, 2)} are laid in a game ({interval(means['lay'], False, 2)}), "
        f"{number(means['remove'].value, False, 2)} taken off again ({interval(means['remove'], False, 2)}).",
    )


def _at(fact: Outing, verb: str, left: int) -> int:
    """Actions with so many rounds after theirs."""
    return sum(key_action.verb == verb and fact.turns - key_action.round == left for key_action in fact.key_actions)


def comebacks(outings: Outings, sample: str) -> Chart:
    """M-Q.12: who is ahead after the race, and who wins."""
    led = [(deal, fact.wins(0 if fact.race_lead > 0 else 1)) for deal, fact in outings if fact.race_lead]
    laid = more_pieces_won(outings)
    shares = {
        "more pieces": share_of(laid),
        "more points, with open hands": share_of(led),
    }
    by_lead = {}
    for low, high in ((0.5, 3), (3.5, 6), (6.5, 10), (10.5, 99)):
        rows = [(d, f.wins(0 if f.race_lead > 0 else 1)) for d, f in outings if low <= abs(f.race_lead) <= high]
        if len(rows) >= FEWEST:
            word = f"more than {int(low)}" if high == 99 else f"up to {high}"
            by_lead[counted(word, len(rows), "game")] = share_of(rows)
    lost = share_of([(deal, float(won == 0)) for deal, won in laid])
    return Chart(
        "comebacks",
        "Can the walk turn the game?",
        [
            bars(shares, "share of games won", "ahead after the race by", "who is ahead after the race", 0.5, "half"),
            bars(by_lead, "share won by the leader", "points ahead", "by points ahead", 0.5, "half"),
        ],
        sample,
        answer=f"The team with fewer pieces wins {number(lost.value, True)} of the games ({interval(lost, True)})."
        if lost.count
        else "",
        note="Points after the race: as if the game ended then.",
    )


def staying(outings: Outings, sample: str) -> Chart:
    """M-Q.13: pawns that stay where they are."""
    each = [(deal, fact, team) for deal, fact in outings for team in range(2)]
    shares = {
        "stays": share_of([(d, f.stays[t] / f.turns) for d, f, t in each]),
        "stays on a Key cell": share_of([(d, f.parked[t] / f.turns) for d, f, t in each]),
    }
    won = {}
    for word, low, high in (("in no turn", 0.0, 0.0), ("in up to half of them", 0.01, 0.5), ("in more", 0.51, 1.0)):
        rows = [(d, f.wins(t)) for d, f, t in each if low <= round(f.parked[t] / f.turns, 2) <= high]
        if len(rows) >= FEWEST:
            won[counted(word, len(rows), "walk")] = share_of(rows)
    stays = shares["stays on a Key cell"]
    return Chart(
        "staying",
        "Does it pay to stay?",
        [
            bars(shares, "share of turns", "the pawn", "how often"),
            bars(won, WINS, "stays on a Key cell", "who wins", 0.5, "half"),
        ],
        sample,
        answer=f"In {number(stays.value, True)} of the turns a pawn stays on a Key cell ({interval(stays, True)}).",
        note="The team that is ahead has more to guard, so the second panel does not show what staying is worth.",
    )
