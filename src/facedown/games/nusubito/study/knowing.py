"""Draws charts of what both sides know: Rods, hiding, claims, captures."""

from functools import partial
from itertools import pairwise

from facedown.games.nusubito.study.facts import CAUGHT, FOUND, KINDS, MISSED, Hunt, Turn, kind
from facedown.games.nusubito.study.results import THIEF_WINS, Hunts, won
from facedown.study.charts import Bars, Chart, Dots, Panel, Series, number, plural
from facedown.study.facts import FEWEST, Facts, bars, counted

TURNS_SHOWN = 10
# Chances are told apart by these bounds; what lies on a bound belongs to the bin below it.
BOUNDS = (0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.65, 0.8, 0.999)
TINY = 1e-9  # sums of shares are rounded
Tries = Facts[tuple[float, bool]]  # a chance, and was it right


def rods(hunts: Hunts) -> Chart:
    """Shows when the Thief knows the treasure, and what it brings him (N-1205)."""
    known = {str(k): hunts.share(partial(_knows_by, k)) for k in range(1, TURNS_SHOWN + 1)}
    when = hunts.parts(
        {
            "in turns 1 to 3": lambda fact: 1 <= fact.known_at <= 3,
            "in turns 4 to 6": lambda fact: 4 <= fact.known_at <= 6,
            "later": lambda fact: fact.known_at > 6,
            "never": lambda fact: not fact.known_at,
        },
        "game",
        fewest=1,
    )
    ever = hunts.share(lambda fact: fact.known_at > 0)
    axis, word = "share of games", "known after so many turns"
    return Chart(
        "rods",
        "When does the Thief know where the treasure is?",
        [
            Bars(list(known), list(known.values()), axis, word, "how soon", upright=True),
            bars({row: won(part) for row, part in when.items()}, THIEF_WINS, "known", "who wins then"),
        ],
        answer=f"He learns it in {number(ever.value, True)} of the games, and looks {hunts.mean(looks_of).value:.1f} "
        "times in a game, nights included.",
    )


def _knows_by(turn: int, fact: Hunt) -> bool:
    return 0 < fact.known_at <= turn


def looks_of(fact: Hunt) -> int:
    by_day = sum(turn.special == "rod" for turn in fact.turns)
    return by_day + sum(action == "rod" for night in fact.nights for action in night.actions)


def turn_by_turn(hunts: Hunts) -> dict[str, Facts[Turn]]:
    """Groups the first turns of all games, the second ones, and so on."""
    turns = hunts.each(lambda fact: enumerate(fact.turns, 1))
    by_number = turns.by(lambda one: one[0], {str(k): k for k in range(1, TURNS_SHOWN + 1)})
    return {k: part.each(lambda one: [one[1]]) for k, part in by_number.items()}


def hiding(hunts: Hunts) -> Chart:
    """Shows how much a turn tells (N-1205, N-1213)."""
    turns = hunts.each(lambda fact: fact.turns).where(lambda turn: turn.possible)
    kinds = turns.by(kind, {word: word for word in KINDS})
    groups = {counted(word, len(part), "turn"): part for word, part in kinds.items() if len(part) >= FEWEST}
    order = {k: part.where(lambda turn: turn.possible) for k, part in turn_by_turn(hunts).items()}
    order = {k: part for k, part in order.items() if len(part) >= FEWEST}
    whole = turns.mean(lambda turn: turn.possible)
    return Chart(
        "hiding",
        "How well is the Thief hidden after his turn?",
        [
            *_hidden(groups, "kind of turn", "by kind of turn"),
            *_hidden(order, "turn", "turn by turn"),
        ],
        answer=f"After a turn he can be on {whole.value:.1f} temples on average.",
        note="Counted from what was published, exactly: every way in which he can have walked, Coins included. The "
        "Mist's chance takes all these ways for equally likely.",
    )


def _hidden(groups: dict[str, Facts[Turn]], word: str, title: str) -> list[Panel]:
    rows = list(groups)
    temples = Series("temples", [part.mean(lambda turn: turn.possible) for part in groups.values()])
    chance = Series("chance", [part.share(lambda turn: turn.share) for part in groups.values()])
    return [
        Dots(rows, [temples], "temples on which he can be", word, title),
        Dots(rows, [chance], "the Mist's chance for where he is", word, title, percent=True),
    ]


def claims(hunts: Hunts) -> Chart:
    """Shows how sure the Thief is when he claims (N-1206)."""
    free = hunts.where(lambda fact: fact.claim >= 0 and fact.ending in {FOUND, MISSED})
    chances = sorted({fact.claim for fact in free}, reverse=True)
    by_chance = free.by(lambda fact: fact.claim, {_one_of(chance): chance for chance in chances})
    panels: list[Panel] = []
    answer = ""
    if free:
        rows = [counted(word, len(part), "claim") for word, part in by_chance.items()]
        series = [Series("right", [part.share(lambda fact: fact.ending == FOUND) for part in by_chance.values()])]
        axis = "share of claims that are right"
        panels = [Dots(rows, series, axis, "as far as he knows", percent=True, fair=chances, fair_word="")]
        sure = free.share(lambda fact: fact.claim == 1)
        answer = f"{number(sure.value, True)} of {plural(len(free), 'claim')} were certain."
    return Chart(
        "claims",
        "How sure is the Thief when he claims?",
        panels,
        answer=answer,
        note="Dashed: the chance by what he knew. Last claims of a stuck Thief are left out: they cost nothing.",
    )


def _one_of(chance: float) -> str:
    if chance <= 0:
        return "excluded"
    return "certain" if chance == 1 else f"1 of {round(1 / chance)}"


def captures(hunts: Hunts) -> Chart:
    """Shows captures by the Mist's own odds (N-1209)."""
    named = hunts.where(lambda fact: fact.capture >= 0)
    tried: Tries = named.each(lambda fact: [(fact.capture, fact.ending == CAUGHT)])
    answer = ""
    if tried:
        right, mean = tried.share(lambda one: one[1]), tried.mean(lambda one: one[0])
        answer = (
            f"{plural(len(tried), 'capture')}: {number(right.value, True)} right, at {number(mean.value, True)} "
            "by the Mist's count on average."
        )
    return Chart(
        "captures",
        "Is the Mist right when it captures?",
        [_calibration(tried, 1, "capture", "", "share of captures that are right")],
        answer=answer,
        note="Dashed: the Mist's chance, counted from what was published: all ways of the Thief that fit it, taken for "
        "equally likely. A Thief who plays to a purpose is not equally likely everywhere, so a good Mist knows more "
        "than this count.",
    )


def chances(hunts: Hunts) -> Chart:
    """Shows what the Mist would get by capturing at such odds, and when it does (N-1209)."""
    turns = hunts.each(_answered).where(lambda one: one[0].best > 0)
    offered: Tries = turns.each(lambda one: [(one[0].best, one[0].there)])
    taken: Tries = turns.each(lambda one: [(one[0].best, one[1])])
    ends = {
        counted(word, len(part), "turn"): part.share(lambda one: one[1]) for word, part in _bins(taken, FEWEST).items()
    }
    some = hunts.each(_answered).share(lambda one: one[0].best > 0)
    return Chart(
        "chances",
        "At which chance does the Mist capture?",
        [
            _calibration(offered, FEWEST, "turn", "if it always captured", "share in which he is there"),
            bars(ends, "share of turns with a capture", "the Mist's chance", "when it captures"),
        ],
        answer=f"In {number(some.value, True)} of its turns the Mist has an upright Seeker where the Thief can be."
        if some.count
        else "",
        note="For every such turn: the likeliest temple on which a Seeker stood in it, whether the Thief was there, "
        "and whether the Mist named a temple.",
    )


def _answered(fact: Hunt) -> list[tuple[Turn, bool]]:
    """Lists the turns that the Mist answered, and whether it did by a capture."""
    last = len(fact.turns)
    return [(turn, fact.capture >= 0 and k == last) for k, turn in enumerate(fact.turns, 1) if turn.possible]


def _bins(tries: Tries, fewest: int) -> dict[str, Tries]:
    bounds = (-1.0, *BOUNDS, 1.0)
    words = {
        "none" if high == 0 else "certain" if high == 1 else f"up to {round(100 * high)} %": (low, high)
        for low, high in pairwise(bounds)
    }
    parts = {word: tries.where(partial(_lies_in, *ends)) for word, ends in words.items()}
    return {word: part for word, part in parts.items() if len(part) >= fewest}


def _lies_in(low: float, high: float, one: tuple[float, bool]) -> bool:
    return low + TINY < one[0] <= high + TINY


def _calibration(tries: Tries, fewest: int, one: str, title: str, axis: str) -> Panel:
    bins = _bins(tries, fewest)
    return Dots(
        [counted(word, len(part), one) for word, part in bins.items()],
        [Series(one, [part.share(lambda one: one[1]) for part in bins.values()])],
        axis,
        "the Mist's chance",
        title,
        percent=True,
        fair=[sum(chance for chance, _ in part) / len(part) for part in bins.values()],
    )
