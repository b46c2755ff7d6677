"""Draws charts of what both sides do: kinds of turns, Coins and Darts, nights, actions of the Mist, pools."""

from typing import TypeVar

from facedown.games.nusubito.study.facts import BLUFF, HONEST, KINDS, Hunt, Night, Turn, kind
from facedown.games.nusubito.study.knowing import turn_by_turn
from facedown.games.nusubito.study.results import THIEF_WINS, Hunts, won
from facedown.study.charts import Chart, Dots, Panel, Series, number, plural
from facedown.study.facts import FEWEST, Facts, bars, counted, most
from facedown.study.stats import Estimate

T = TypeVar("T")
DAY_ACTS = {
    "healer": "a Healer moves",
    "builder": "a Builder moves",
    "seeker": "a Seeker moves below",
    "climb": "a Seeker climbs a temple",
    "glide": "a Seeker glides on",
    "heal": "heal",
    "upgrade healers": "three Healers\nbecome a Builder",
    "upgrade builders": "three Builders\nbecome a Seeker",
    "bolster": "a Bolster is placed",
    "move bolster": "a Bolster is moved",
    "": "left unused",
}
NIGHT_ACTS = {
    "spawn": "a Healer appears",
    "raise healer": "a Healer is raised",
    "raise builder": "a Builder is raised\n(two points)",
    "": "point left unused",
}
NIGHT_ACTIONS = {
    "dart": "takes a Dart",
    "rod": "looks at a Rod",
    "coin": "picks up a Coin",
    "unbolster": "removes a Bolster",
}
LEVELS = {"Healers": 0, "Builders": 1, "Seekers": 2}


def thief_turns(hunts: Hunts) -> Chart:
    """Shows what the Thief does with his turns (N-1213)."""
    shares = hunts.each(lambda fact: fact.turns).shares_by(kind, {word: word for word in KINDS})
    shares = {word: e for word, e in shares.items() if e.value}
    done = hunts.parts(
        {
            "no sacrifice": lambda fact: not _kinds(fact) & {HONEST, BLUFF},
            "a sacrifice, three points": lambda fact: HONEST in _kinds(fact),
            "a sacrifice, fewer points": lambda fact: BLUFF in _kinds(fact),
        },
        "game",
    )
    panels: list[Panel] = [bars(shares, "share of his day turns", "turn", "all turns")]
    if len(done) > 1:
        wins = {row: won(part) for row, part in done.items()}
        panels.append(bars(wins, THIEF_WINS, "games with", "who wins where it was done"))
    given = shares.get(HONEST), shares.get(BLUFF)
    told = [number(e.value, True) if e else "0.0 %" for e in given]
    return Chart(
        "thief-turns",
        "What does the Thief do with his turns?",
        panels,
        answer=f"He sacrifices a Coin and walks three points in {told[0]} of his turns; in {told[1]} he sacrifices one "
        "and walks less.",
        note="Thieves in trouble sacrifice more, so the second panel does not show what a sacrifice is worth. For that "
        "compare runs with bluff_sacrifice=false.",
    )


def _kinds(fact: Hunt) -> set[str]:
    return {kind(turn) for turn in fact.turns}


def stocks(hunts: Hunts) -> Chart:
    """Shows Coins and Darts as the game goes on (N-1204, N-1212)."""
    parts = {k: part for k, part in turn_by_turn(hunts).items() if len(part) >= FEWEST}
    series = [
        Series("Coins in hand", [part.mean(lambda turn: turn.hand) for part in parts.values()]),
        Series("Darts", [part.mean(lambda turn: turn.darts) for part in parts.values()]),
    ]
    turns = hunts.each(lambda fact: fact.turns)
    axis = "share of turns"
    return Chart(
        "stocks",
        "How do Coins and Darts last?",
        [
            Dots(list(parts), series, "after the turn, on average", "turn", "turn by turn"),
            turns.how_often(lambda turn: turn.darts, axis, "Darts after a turn", 7, "Darts"),
            turns.how_often(lambda turn: turn.hand, axis, "Coins in hand after a turn", 9, "Coins"),
            turns.how_often(lambda turn: turn.spent, axis, "Darts paid in a turn", 6, "paid"),
        ],
        answer=f"After {number(turns.share(lambda turn: turn.darts == 0).value, True)} of his turns the Thief has no "
        "Dart.",
        note="Compare runs with other thief_start_darts or darts_total for what a Dart is worth.",
    )


def nights(hunts: Hunts) -> Chart:
    """Shows how the Thief uses the night (N-1207)."""
    found = hunts.each(lambda fact: [(night, fact) for night in fact.nights])
    panels: list[Panel] = []
    answer = ""
    if found:
        used = found.each(lambda one: [set(one[0].actions)])
        actions = {word: having(used, action) for action, word in NIGHT_ACTIONS.items()}
        groups = found.by(lambda one: len(one[0].actions), {plural(points, "point"): points for points in range(4)})
        groups = {counted(word, len(part), "night"): part for word, part in groups.items() if len(part) >= FEWEST}
        panels = [
            found.how_often(lambda one: len(one[0].actions), "share of nights", "Action Points spent", 3),
            bars(actions, "share of nights", "the Thief", "what they are spent on"),
        ]
        if groups:
            series = [
                Series("before", [part.mean(lambda one: one[0].before) for part in groups.values()]),
                Series("after", [part.mean(lambda one: one[0].after) for part in groups.values()]),
            ]
            wins = {row: part.share(lambda one: one[1].thief_wins) for row, part in groups.items()}
            panels += [
                Dots(list(groups), series, "temples on which he can be", "spent", "what it tells"),
                bars(wins, THIEF_WINS, "spent", "who wins in the end"),
            ]
        three = found.share(lambda one: len(one[0].actions) == 3)
        mean = found.mean(lambda one: len(one[0].actions))
        answer = f"{mean.value:.1f} Action Points a night; all three in {number(three.value, True)} of the nights."
    return Chart("nights", "How does the Thief use the night?", panels, answer=answer)


def mist_actions(hunts: Hunts) -> Chart:
    """Shows what the Mist does with its actions (N-1208)."""
    turns = hunts.each(lambda fact: fact.turns).where(lambda turn: turn.possible)
    nights = hunts.each(lambda fact: fact.nights)
    acts = hunts.each(lambda fact: [{act for turn in fact.turns for act in turn.acts}])
    ever = {word: having(acts, act) for act, word in DAY_ACTS.items() if act}
    panels: list[Panel] = []
    if turns:
        panels.append(bars(_shares(turns, DAY_ACTS), "share of its actions", "action", "by day"))
        panels.append(bars(ever, "share of games", "action", "used at all in a game"))
    if nights:
        panels.append(bars(_shares(nights, NIGHT_ACTS), "share of its actions", "action", "by night"))
    seldom = [word.replace("\n", " ") for word, e in ever.items() if e.value < 0.02]
    return Chart(
        "mist-actions",
        "What does the Mist do with its actions?",
        panels,
        answer=f"In fewer than one game of fifty: {', '.join(seldom)}." if seldom else "Every action is in use.",
        note="Below means in the courtyard; a Seeker that glides goes from temple to temple along a stream.",
    )


def having(sets: Facts[set[T]], thing: T) -> Estimate:
    return sets.share(lambda each: thing in each)


def _shares(rows: Facts[Turn] | Facts[Night], words: dict[str, str]) -> dict[str, Estimate]:
    """Computes the share of each action among all that could be done, those left included."""
    acts = rows.each(lambda one: [*one.acts, *([""] * one.idle)])
    return acts.shares_by(str, {word: act for act, word in words.items()})


def pools(hunts: Hunts) -> Chart:
    """Shows how often a pool of pawns is empty (N-1211)."""
    turns = hunts.each(lambda fact: fact.turns).where(lambda turn: turn.possible)
    after = turns.each(lambda turn: [set(turn.empty)])
    some = hunts.each(lambda fact: [{level for turn in fact.turns for level in turn.empty}])
    ever = {word: having(some, level) for word, level in LEVELS.items()}
    panels: list[Panel] = []
    if turns:
        empty = {word: having(after, level) for word, level in LEVELS.items()}
        panels = [
            bars(empty, "share of the Mist's turns", "pool", "empty after a turn"),
            bars(ever, "share of games", "pool", "empty at some time"),
        ]
    worst = most(ever)
    return Chart(
        "pools",
        "How often is a pool of pawns empty?",
        panels,
        answer=f"The {worst} run out most often: in {number(ever[worst].value, True)} of the games.",
        note="Compare runs with other pawns_per_level for what it matters.",
    )
