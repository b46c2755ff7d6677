"""Charts of how games go from the start to the way out: length, who begins, where one starts, how one leaves."""

from facedown.games.hyst.rules.index import LEVELS
from facedown.games.hyst.study.facts import Heist, Heists
from facedown.study.charts import Bars, Chart, Panel, Spread, interval, number, plural
from facedown.study.parts import FEWEST, bars, counted, how_often
from facedown.study.results import mean_of, share_of
from facedown.study.stats import Estimate

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


def length(heists: Heists, sample: str) -> Chart:
    """H-1203."""
    groups = {"all museums": heists}
    for level in LEVELS:
        part = [(deal, fact) for deal, fact in heists if fact.level == level]
        if FEWEST <= len(part) < len(heists):
            groups[level] = part
    values = [[float(fact.turns) for _, fact in part] for part in groups.values()]
    means = [mean_of([(deal, float(fact.turns)) for deal, fact in part]) for part in groups.values()]
    names = [counted(name, len(part), "game") for name, part in groups.items()]
    ordered = sorted(fact.turns for _, fact in heists)
    middle, late = ordered[len(ordered) // 2], ordered[int(0.9 * (len(ordered) - 1))]
    return Chart(
        "length",
        "How long is a game?",
        [Spread(names, values, "turns of all players together", means, "museum")],
        sample,
        answer=f"The mean game has {number(means[0].value, False)} turns ({interval(means[0], False)}), the median one "
        f"{middle}; nine of ten are over after {late}.",
    )


def turn_order(heists: Heists, sample: str) -> Chart:
    """H-1201."""
    players = heists[0][1].players
    shares = {
        _place(k): share_of([(deal, fact.wins((fact.first + k - 1) % players)) for deal, fact in heists])
        for k in range(1, players + 1)
    }
    first = shares[_place(1)]
    side = {1: "more than", -1: "less than", 0: "not clearly more or less than"}[first.side(1 / players)]
    return Chart(
        "turn-order",
        "Is it better to begin?",
        [bars(shares, WINS, "player", "", 1 / players, "equal share")],
        sample,
        answer=f"Who begins wins {number(first.value, True)} ({interval(first, True)}), {side} an equal share.",
    )


def _place(k: int) -> str:
    return "first player" if k == 1 else f"player {k}"


def starts(heists: Heists, sample: str) -> Chart:
    """H-1201, H-1202."""
    players = heists[0][1].players
    seats = [(deal, fact, seat) for deal, fact in heists for seat in range(players)]
    spaces, near, seen = {}, {}, {}
    for start in STARTS:
        spaces[start] = share_of([(d, fact.wins(seat)) for d, fact, seat in seats if fact.starts[seat] == start])
    for word in (NEAREST, LEVEL, FARTHER):
        near[word] = share_of([(d, fact.wins(seat)) for d, fact, seat in seats if nearness(fact, seat) == word])
    for word, is_open in (("a way without cameras", True), ("no such way", False)):
        seen[word] = share_of([(d, f.wins(seat)) for d, f, seat in seats if (f.seen_on_way(seat) == 0) == is_open])

    def panel(found: dict[str, Estimate], word: str, title: str) -> Bars:
        rows = {f"{row}\n{e.count:,} starts": e for row, e in found.items()}
        return bars(rows, WINS, word, title, 1 / players, "equal share")

    best = near[NEAREST]
    answer = f"Who starts nearest to the diamond wins {number(best.value, True)} ({interval(best, True)})."
    return Chart(
        "starts",
        "Does it matter where one starts?",
        [
            panel(spaces, "starting space", "starting space"),
            panel(near, "walk to the diamond", "walk to the diamond"),
            panel(seen, "the way in", "cameras on the way in"),
        ],
        sample,
        answer=answer if best.count else "",
        note="In random museums no starting space can be better than another; in a prepared one (--option layout=...) "
        "it can.",
    )


def nearness(fact: Heist, seat: int) -> str:
    """Whose walk to the diamond is the shortest at the start."""
    others = min(fact.way(other) for other in range(fact.players) if other != seat)
    own = fact.way(seat)
    return NEAREST if own < others else LEVEL if own == others else FARTHER


def endings(heists: Heists, sample: str) -> Chart:
    """H-1215 where Quick H.Y.S.T. is played."""
    shares = {
        word: share_of([(deal, float(fact.result == result)) for deal, fact in heists])
        for result, word in RESULTS.items()
        if any(fact.result == result for _, fact in heists)
    }
    most = max(shares, key=lambda word: shares[word].value)
    return Chart(
        "endings",
        "How do games end?",
        [bars(shares, "share of games", "ending", "")],
        sample,
        answer=f"Most often: {most}, in {number(shares[most].value, True)} of the games.",
    )


def exits(heists: Heists, sample: str) -> Chart:
    """H-1219: which way out, and how far it was."""
    out = [(deal, fact) for deal, fact in heists if fact.exit]
    panels: list[Panel] = []
    answer = ""
    if out:
        each = {start: share_of([(deal, float(fact.exit == start)) for deal, fact in out]) for start in STARTS}
        own = {
            "where the winner started": [fact.exit == fact.starts[fact.winner] for _, fact in out],
            "the nearest one": [fact.away == fact.nearest for _, fact in out],
            "a farther one": [fact.away > fact.nearest for _, fact in out],
        }
        deals = [deal for deal, _ in out]
        kinds = {w: share_of(list(zip(deals, map(float, rows), strict=True))) for w, rows in own.items()}
        far = {
            f"{low} or more" if high == 99 else f"{low} to {high}": share_of(
                [(deal, float(low <= fact.away <= high)) for deal, fact in out]
            )
            for low, high in STEPS
        }
        panels = [
            bars(each, "share of escapes", "exit", "exit", 0.25, "equal share"),
            bars(kinds, "share of escapes", "the exit is", "which one"),
            bars(far, "share of escapes", "steps", "how far away"),
        ]
        mean = mean_of([(deal, float(fact.away)) for deal, fact in out])
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


def last_steps(heists: Heists, sample: str) -> Chart:
    """H-1219: by the die, or by On the Move."""
    out = [(deal, fact) for deal, fact in heists if fact.exit]
    panels: list[Panel] = []
    answer = ""
    if out:
        shares = {
            word: share_of([(deal, float(fact.last_step == by)) for deal, fact in out])
            for by, word in (("die", "movement die"), ("on_the_move", "On the Move"))
        }
        lasted = [(deal, fact.turns - fact.takes[-1].turn) for deal, fact in out]
        panels = [
            bars(shares, "share of escapes", "by", "the last step"),
            how_often(lasted, "share of escapes", "turns of all players from the last take to the exit", 12, "the run"),
        ]
        answer = f"{number(shares['On the Move'].value, True)} of the escapes end with a step of On the Move."
    return Chart("last-step", "How is the last step made?", panels, plural(len(out), "escape"), answer)
