"""Draws charts of how games go from start to exit: length, who begins, where one starts, how one leaves."""

from collections.abc import Callable
from typing import TypeVar

from facedown.games.hyst.rules.index import LEVELS
from facedown.games.hyst.study.facts import Heist, Heists
from facedown.study.charts import Bars, Chart, Panel, Spread, interval, number, plural
from facedown.study.facts import FEWEST, Facts, bars, beside, counted, most, share_told
from facedown.study.stats import Estimate

T = TypeVar("T")
STARTS = ("S1", "S2", "S3", "S4")
WINS = "share of games won"
RESULTS = {
    "escaped": "out with the diamond",
    "held_at_end": "holder when time is up",
    "sudden_death": "sudden death",
    "no_holder": "time is up, no holder",
    "turn_limit": "turn limit, nobody wins",
}
NEAREST, LEVEL, FARTHER = "nearer than all others", "as near as another", "somebody else is nearer"
STEPS = ((0, 3), (4, 6), (7, 9), (10, 12), (13, 99))  # from where the diamond was got to the exit


def by_level(heists: Heists) -> dict[str, Facts[Heist]]:
    """Groups all games, and those of each level of museums that is not the only one."""
    levels = heists.by(lambda fact: fact.level, {str(level): str(level) for level in LEVELS})
    some = {level: part for level, part in levels.items() if FEWEST <= len(part) < len(heists)}
    return {"all": heists, **some}


def length(heists: Heists) -> Chart:
    """Shows how long games are (H-1203)."""
    groups = {"all museums" if name == "all" else name: part for name, part in by_level(heists).items()}
    values = [[float(fact.turns) for fact in part] for part in groups.values()]
    means = [part.mean(lambda fact: fact.turns) for part in groups.values()]
    names = [counted(name, len(part), "game") for name, part in groups.items()]
    ordered = sorted(fact.turns for fact in heists)
    middle, late = ordered[len(ordered) // 2], ordered[int(0.9 * (len(ordered) - 1))]
    return Chart(
        "length",
        "How long is a game?",
        [Spread(names, values, "turns of all players together", means, "museum")],
        answer=f"The mean game has {number(means[0].value, False)} turns ({interval(means[0], False)}), the median one "
        f"{middle}; nine of ten are over after {late}.",
    )


def turn_order(heists: Heists) -> Chart:
    """Shows whether it is better to begin (H-1201)."""
    players = heists[0].players
    places = heists.each(lambda fact: [(fact.order(seat), fact.wins(seat)) for seat in range(players)])
    words = {"first player" if k == 1 else f"player {k}": k for k in range(1, players + 1)}
    shares = _wins(places, words)
    first = shares["first player"]
    return Chart(
        "turn-order",
        "Is it better to begin?",
        [bars(shares, WINS, "player", fair=1 / players, fair_word="equal share")],
        answer=f"Who begins wins {share_told(first)}, {beside(first, 1 / players)} an equal share.",
    )


def _wins(seats: Facts[tuple[T, float]], words: dict[str, T]) -> dict[str, Estimate]:
    """Computes the win share of the seats of each kind."""
    parts = seats.by(lambda seat: seat[0], words)
    return {word: part.share(lambda seat: seat[1]) for word, part in parts.items()}


def starts(heists: Heists) -> Chart:
    """Shows whether it matters where one starts (H-1201, H-1202)."""
    players = heists[0].players

    def panel(of: Callable[[Heist, int], T], words: dict[str, T], word: str, title: str) -> Bars:
        found = _wins(heists.each(lambda fact: [(of(fact, seat), fact.wins(seat)) for seat in range(players)]), words)
        rows = {f"{row}\n{e.count:,} starts": e for row, e in found.items()}
        return bars(rows, WINS, word, title, 1 / players, "equal share")

    nearest = heists.each(lambda f: [f.wins(seat) for seat in range(players) if nearness(f, seat) == NEAREST]).share()
    answer = f"Who starts nearest to the diamond wins {share_told(nearest)}."
    walk = "walk to the diamond"
    ways = {"a way without cameras": True, "no such way": False}
    return Chart(
        "starts",
        "Does it matter where one starts?",
        [
            panel(lambda fact, seat: fact.starts[seat], {s: s for s in STARTS}, "starting space", "starting space"),
            panel(nearness, {word: word for word in (NEAREST, LEVEL, FARTHER)}, walk, walk),
            panel(lambda fact, seat: fact.seen_on_way(seat) == 0, ways, "the way in", "cameras on the way in"),
        ],
        answer=answer if nearest.count else "",
        note="In random museums no starting space can be better than another; in a prepared one (--option layout=...) "
        "it can.",
    )


def nearness(fact: Heist, seat: int) -> str:
    """Says whether a seat's walk to the diamond is the shortest at the start."""
    others = min(fact.way(other) for other in range(fact.players) if other != seat)
    own = fact.way(seat)
    return NEAREST if own < others else LEVEL if own == others else FARTHER


def endings(heists: Heists) -> Chart:
    """Shows how games end (H-1215 where Quick H.Y.S.T. is played)."""
    seen = {fact.result for fact in heists}
    words = {word: result for result, word in RESULTS.items() if result in seen}
    shares = heists.shares_by(lambda fact: fact.result, words)
    often = most(shares)
    return Chart(
        "endings",
        "How do games end?",
        [bars(shares, "share of games", "ending")],
        answer=f"Most often: {often}, in {number(shares[often].value, True)} of the games.",
    )


def exits(heists: Heists) -> Chart:
    """Shows which way out is taken, and how far it was (H-1219)."""
    out = heists.where(lambda fact: fact.exit)
    panels: list[Panel] = []
    answer = ""
    if out:
        kinds = out.shares({
            "where the winner started": lambda fact: fact.exit == fact.starts[fact.winner],
            "the nearest one": lambda fact: fact.away == fact.nearest,
            "a farther one": lambda fact: fact.away > fact.nearest,
        })  # fmt: skip
        far = {f"{low} or more" if high == 99 else f"{low} to {high}": (low, high) for low, high in STEPS}
        panels = [
            bars(
                out.shares_by(lambda fact: fact.exit, {start: start for start in STARTS}),
                "share of escapes", "exit", "exit", 0.25, "equal share",
            ),
            bars(kinds, "share of escapes", "the exit is", "which one"),
            bars(out.shares_by(_distance, far), "share of escapes", "steps", "how far away"),
        ]  # fmt: skip
        mean = out.mean(lambda fact: fact.away)
        answer = (
            f"The exit is {number(mean.value, False)} steps from where the diamond was got last, on average; in "
            f"{number(kinds['a farther one'].value, True)} of the escapes another one was nearer."
        )
    return Chart(
        "exits",
        "Through which exit does the diamond leave?",
        panels,
        plural(len(out), "escape"),
        answer,
        note="Steps are counted from where the diamond was got last, by the walls alone; so is the nearest exit.",
    )


def _distance(fact: Heist) -> tuple[int, int]:
    """Finds between which bounds the way to the exit lies."""
    return next((low, high) for low, high in STEPS if low <= fact.away <= high)


def last_steps(heists: Heists) -> Chart:
    """Shows how the last step is made: by the die, or by On the Move (H-1219)."""
    out = heists.where(lambda fact: fact.exit)
    panels: list[Panel] = []
    answer = ""
    if out:
        shares = out.shares_by(lambda fact: fact.last_step, {"movement die": "die", "On the Move": "on_the_move"})
        lasted = "turns of all players from the last take to the exit"
        panels = [
            bars(shares, "share of escapes", "by", "the last step"),
            out.how_often(lambda fact: fact.turns - fact.takes[-1].turn, "share of escapes", lasted, 12, "the run"),
        ]
        answer = f"{number(shares['On the Move'].value, True)} of the escapes end with a step of On the Move."
    return Chart("last-step", "How is the last step made?", panels, plural(len(out), "escape"), answer)
