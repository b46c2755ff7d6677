"""Draws charts of the walk: last word, Key Pieces laid and taken off, pawns that stay, games that turn."""

from functools import partial

from facedown.games.myst.study.facts import Outing, Outings
from facedown.games.myst.study.race import WINS, uneven
from facedown.study.charts import Chart, Dots, Series, interval, number
from facedown.study.facts import Facts, bars, beside, enough, share_told

MANY = 10
ROUNDS = 6  # before the end that are shown one by one


def last_word(outings: Outings) -> Chart:
    """Makes the chart of what it is worth to move last, by the number of turns (M-Q.1)."""
    turns = {f"{turns} turns": turns for turns in sorted({fact.turns for fact in outings})}
    races = {"has more pieces": 1, "level, 30 : 30": 0, "has fewer pieces": -1}
    by_turns = enough(outings.by(lambda fact: fact.turns, turns), "game", _second_wins)
    by_race = enough(outings.by(_second_has_more, races), "game", _second_wins)
    second, swing = outings.share(_second_wins), outings.mean(_last_swing)
    axis = "share won by the second mover"
    return Chart(
        "last-word",
        "What is the last word worth?",
        [
            bars(by_turns, axis, "turns", "by number of turns", 0.5, "half"),
            bars(by_race, axis, "the second mover", "by the race", 0.5, "half"),
        ],
        answer=f"The team that moves second wins {share_told(second)}, {beside(second, 0.5)} half. Its very last turn "
        f"wins {number(swing.value, False, 2)} points of lead ({interval(swing, False, 2)}).",
        note="Normally the team with fewer pieces moves first, so race and last word are mixed; with "
        "first_mover=youngest the lot decides, and the share is the last word alone.",
    )


def _second_wins(fact: Outing) -> float:
    return fact.wins(1 - fact.leader)


def _second_has_more(fact: Outing) -> int:
    """Gives 1 if the second mover has more pieces, -1 if it has fewer."""
    difference = fact.pieces[1 - fact.leader] - fact.pieces[fact.leader]
    return (difference > 0) - (difference < 0)


def _last_swing(fact: Outing) -> float:
    """Computes what the second mover's last turn changed, for itself."""
    change = fact.margin - fact.last_lead
    return change if fact.leader == 1 else -change


def key_actions(outings: Outings) -> Chart:
    """Makes the chart of how many Key Pieces are laid on top and taken off, and when."""
    counts = {verb: outings.each(partial(_count, verb)) for verb in ("lay", "remove")}
    rows = {"last round": 0, **{f"{k} before it": k for k in range(1, min(max(f.turns for f in outings), ROUNDS))}}
    series = [
        Series(word, [_lasting(outings, left).mean(partial(_at, verb, left)) for left in rows.values()])
        for word, verb in (("laid on top", "lay"), ("taken off", "remove"))
    ]
    laid, removed = (rows.mean() for rows in counts.values())
    return Chart(
        "key-actions",
        "How often are Key Pieces laid and taken off?",
        [
            counts["lay"].how_often(int, "share of games", "Key Pieces laid on top", MANY, "laid"),
            counts["remove"].how_often(int, "share of games", "Key Pieces taken off", MANY, "taken off"),
            Dots(list(rows), series, "Key Pieces in a game", "round", "when"),
        ],
        answer=f"{number(laid.value, False, 2)} are laid in a game ({interval(laid, False, 2)}), "
        f"{number(removed.value, False, 2)} taken off again ({interval(removed, False, 2)}).",
    )


def _count(verb: str, fact: Outing) -> list[int]:
    return [fact.count(verb)]


def _lasting(outings: Outings, rounds: int) -> Facts[Outing]:
    """Picks games of more than so many rounds."""
    return outings.where(lambda fact: fact.turns > rounds)


def _at(verb: str, left: int, fact: Outing) -> int:
    """Counts actions with so many rounds after theirs."""
    return sum(key_action.verb == verb and fact.turns - key_action.round == left for key_action in fact.key_actions)


def comebacks(outings: Outings) -> Chart:
    """Makes the chart of who is ahead after the race, and who wins (M-Q.12)."""
    led = outings.where(lambda fact: fact.race_lead)
    laid = uneven(outings)
    shares = {
        "more pieces": laid.share(lambda fact: fact.wins(fact.ahead)),
        "more points, with open hands": led.share(lambda fact: fact.leader_wins),
    }
    by_lead = led.parts(
        {
            "up to 3": lambda fact: abs(fact.race_lead) <= 3,
            "up to 6": lambda fact: 3.5 <= abs(fact.race_lead) <= 6,
            "up to 10": lambda fact: 6.5 <= abs(fact.race_lead) <= 10,
            "more than 10": lambda fact: abs(fact.race_lead) >= 10.5,
        },
        "game",
    )
    wins = {row: part.share(lambda fact: fact.leader_wins) for row, part in by_lead.items()}
    lost = laid.share(lambda fact: fact.wins(fact.ahead) == 0)
    return Chart(
        "comebacks",
        "Can the walk turn the game?",
        [
            bars(shares, "share of games won", "ahead after the race by", "who is ahead after the race", 0.5, "half"),
            bars(wins, "share won by the leader", "points ahead", "by points ahead", 0.5, "half"),
        ],
        answer=f"The team with fewer pieces wins {number(lost.value, True)} of the games ({interval(lost, True)})."
        if lost.count
        else "",
        note="Points after the race: as if the game ended then.",
    )


def staying(outings: Outings) -> Chart:
    """Makes the chart of pawns that stay where they are (M-Q.13)."""
    each = outings.each(lambda fact: [(fact, team) for team in range(2)])
    parked = each.each(lambda one: [(round(one[0].parked[one[1]] / one[0].turns, 2), one[0].wins(one[1]))])
    stays = each.share(lambda one: one[0].parked[one[1]] / one[0].turns)
    shares = {
        "stays": each.share(lambda one: one[0].stays[one[1]] / one[0].turns),
        "stays on a Key cell": stays,
    }
    parts = parked.parts(
        {
            "in no turn": lambda one: one[0] == 0,
            "in up to half of them": lambda one: 0.01 <= one[0] <= 0.5,
            "in more": lambda one: one[0] >= 0.51,
        },
        "walk",
    )
    won = {row: part.share(lambda one: one[1]) for row, part in parts.items()}
    return Chart(
        "staying",
        "Does it pay to stay?",
        [
            bars(shares, "share of turns", "the pawn", "how often"),
            bars(won, WINS, "stays on a Key cell", "who wins", 0.5, "half"),
        ],
        answer=f"In {number(stays.value, True)} of the turns a pawn stays on a Key cell ({interval(stays, True)}).",
        note="The team that is ahead has more to guard, so the second panel does not show what staying is worth.",
    )
