"""Charts of what both sides know: Rods, hiding, claims, captures."""

from collections.abc import Callable, Sequence

from facedown.games.nusubito.study.facts import CAUGHT, FOUND, KINDS, MISSED, Hunt, Hunts, Turn, kind
from facedown.games.nusubito.study.parts import THIEF_WINS, won
from facedown.study.charts import Bars, Chart, Dots, Panel, Series, number, plural
from facedown.study.parts import FEWEST, bars, counted
from facedown.study.results import mean_of, share_of

TURNS_SHOWN = 10
# Chances are told apart by these bounds; what lies on a bound belongs to the bin below it.
BOUNDS = (0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.65, 0.8, 0.999)
TINY = 1e-9  # sums of shares are rounded
Rows = Sequence[tuple[int, float, bool]]  # (deal set, chance, was it right)


def rods(hunts: Hunts, sample: str) -> Chart:
    """N-1205: when the Thief knows the treasure, and what it brings him."""
    known = []
    for k in range(1, TURNS_SHOWN + 1):
        known.append(share_of([(deal, float(0 < fact.known_at <= k)) for deal, fact in hunts]))
    when: dict[str, Callable[[Hunt], bool]] = {
        "in turns 1 to 3": lambda fact: 1 <= fact.known_at <= 3,
        "in turns 4 to 6": lambda fact: 4 <= fact.known_at <= 6,
        "later": lambda fact: fact.known_at > 6,
        "never": lambda fact: not fact.known_at,
    }
    wins = {}
    for word, is_so in when.items():
        part = [(deal, fact) for deal, fact in hunts if is_so(fact)]
        wins[counted(word, len(part), "game")] = won(part)
    ever = share_of([(deal, float(fact.known_at > 0)) for deal, fact in hunts])
    looks = mean_of([(deal, float(looks_of(fact))) for deal, fact in hunts])
    return Chart(
        "rods",
        "When does the Thief know where the treasure is?",
        [
            Bars(
                [str(k) for k in range(1, TURNS_SHOWN + 1)], known, "share of games", "known after so many turns",
                "how soon", upright=True,
            ),
            bars(wins, THIEF_WINS, "known", "who wins then"),
        ],
        sample,
        answer=f"He learns it in {number(ever.value, True)} of the games, and looks {looks.value:.1f} times in a game, "
        "nights included.",
    )  # fmt: skip


def looks_of(fact: Hunt) -> int:
    by_day = sum(turn.special == "rod" for turn in fact.turns)
    return by_day + sum(action == "rod" for night in fact.nights for action in night.actions)


def hiding(hunts: Hunts, sample: str) -> Chart:
    """N-1205, N-1213: how much a turn tells."""
    turns = [(deal, turn) for deal, fact in hunts for turn in fact.turns if turn.possible]
    groups = {word: [(deal, turn) for deal, turn in turns if kind(turn) == word] for word in KINDS}
    groups = {counted(word, len(rows), "turn"): rows for word, rows in groups.items() if len(rows) >= FEWEST}
    order = {
        str(k): [(deal, fact.turns[k - 1]) for deal, fact in hunts if len(fact.turns) >= k]
        for k in range(1, TURNS_SHOWN + 1)
    }
    order = {k: [(d, turn) for d, turn in rows if turn.possible] for k, rows in order.items()}
    order = {k: rows for k, rows in order.items() if len(rows) >= FEWEST}
    whole = mean_of([(deal, float(turn.possible)) for deal, turn in turns])
    return Chart(
        "hiding",
        "How well is the Thief hidden after his turn?",
        [
            _temples(groups, "kind of turn", "by kind of turn"),
            _chance(groups, "kind of turn", "by kind of turn"),
            _temples(order, "turn", "turn by turn"),
            _chance(order, "turn", "turn by turn"),
        ],
        sample,
        answer=f"After a turn he can be on {whole.value:.1f} temples on average.",
        note="Counted from what was published, exactly: every way in which he can have walked, Coins included. The "
        "Mist's chance takes all these ways for equally likely.",
    )


Turns = Sequence[tuple[int, Turn]]


def _temples(groups: dict[str, list[tuple[int, Turn]]], word: str, title: str) -> Panel:
    means = [mean_of([(deal, float(turn.possible)) for deal, turn in rows]) for rows in groups.values()]
    return Dots(list(groups), [Series("temples", means)], "temples on which he can be", word, title)


def _chance(groups: dict[str, list[tuple[int, Turn]]], word: str, title: str) -> Panel:
    means = [share_of([(deal, turn.share) for deal, turn in rows]) for rows in groups.values()]
    return Dots(list(groups), [Series("chance", means)], "the Mist's chance for where he is", word, title, percent=True)


def claims(hunts: Hunts, sample: str) -> Chart:
    """N-1206: guesses."""
    free = [(deal, fact) for deal, fact in hunts if fact.claim >= 0 and fact.ending in {FOUND, MISSED}]
    made = [(deal, fact.claim, fact.ending == FOUND) for deal, fact in free]
    chances = sorted({chance for _, chance, _ in made}, reverse=True)
    rows, right, expected = [], [], []
    for chance in chances:
        part = [(deal, float(hit)) for deal, c, hit in made if c == chance]
        rows.append(counted(_one_of(chance), len(part), "claim"))
        right.append(share_of(part))
        expected.append(chance)
    panels: list[Panel] = []
    answer = ""
    if made:
        axis = "share of claims that are right"
        panels = [
            Dots(rows, [Series("right", right)], axis, "as far as he knows", percent=True, fair=expected, fair_word="")
        ]
        sure = share_of([(deal, float(chance == 1)) for deal, chance, _ in made])
        answer = f"{number(sure.value, True)} of {plural(len(made), 'claim')} were certain."
    return Chart(
        "claims",
        "How sure is the Thief when he claims?",
        panels,
        sample,
        answer,
        note="Dashed: the chance by what he knew. Last claims of a stuck Thief are left out: they cost nothing.",
    )


def _one_of(chance: float) -> str:
    if chance <= 0:
        return "excluded"
    return "certain" if chance == 1 else f"1 of {round(1 / chance)}"


def captures(hunts: Hunts, sample: str) -> Chart:
    """N-1209: captures by the Mist's own odds."""
    tried: Rows = [(deal, fact.capture, fact.ending == CAUGHT) for deal, fact in hunts if fact.capture >= 0]
    answer = ""
    if tried:
        right = share_of([(deal, float(hit)) for deal, _, hit in tried])
        mean = mean_of([(deal, chance) for deal, chance, _ in tried])
        answer = (
            f"{plural(len(tried), 'capture')}: {number(right.value, True)} right, at {number(mean.value, True)} "
            "by the Mist's count on average."
        )
    return Chart(
        "captures",
        "Is the Mist right when it captures?",
        _calibration(tried, 1, "capture", "", "share of captures that are right"),
        sample,
        answer,
        note="Dashed: the Mist's chance, counted from what was published: all ways of the Thief that fit it, taken for "
        "equally likely. A Thief who plays to a purpose is not equally likely everywhere, so a good Mist knows more "
        "than this count.",
    )


def chances(hunts: Hunts, sample: str) -> Chart:
    """N-1209: what the Mist would get by capturing at such odds, and when it does."""
    turns = [
        (deal, turn.best, turn.there, fact.capture >= 0 and k == len(fact.turns))
        for deal, fact in hunts
        for k, turn in enumerate(fact.turns, 1)
        if turn.possible and turn.best > 0
    ]
    offered: Rows = [(deal, best, there) for deal, best, there, _ in turns]
    taken: Rows = [(deal, best, ends) for deal, best, _, ends in turns]
    some = share_of([(d, float(turn.best > 0)) for d, fact in hunts for turn in fact.turns if turn.possible])
    return Chart(
        "chances",
        "At which chance does the Mist capture?",
        [
            *_calibration(offered, FEWEST, "turn", "if it always captured", "share in which he is there"),
            *_thresholds(taken),
        ],
        sample,
        answer=f"In {number(some.value, True)} of its turns the Mist has an upright Seeker where the Thief can be."
        if some.count
        else "",
        note="For every such turn: the likeliest temple on which a Seeker stood in it, whether the Thief was there, "
        "and whether the Mist named a temple.",
    )


def _bins(rows: Rows, fewest: int) -> list[tuple[str, list[tuple[int, float, bool]]]]:
    made = []
    low = -1.0
    for high in (*BOUNDS, 1.0):
        part = [row for row in rows if low + TINY < row[1] <= high + TINY]
        word = "none" if high == 0 else "certain" if high == 1 else f"up to {round(100 * high)} %"
        if len(part) >= fewest:
            made.append((word, part))
        low = high
    return made


def _calibration(rows: Rows, fewest: int, one: str, title: str, axis: str) -> list[Panel]:
    bins = _bins(rows, fewest)
    if not bins:
        return []
    return [
        Dots(
            [counted(word, len(part), one) for word, part in bins],
            [Series(one, [share_of([(deal, float(hit)) for deal, _, hit in part]) for _, part in bins])],
            axis,
            "the Mist's chance",
            title,
            percent=True,
            fair=[sum(chance for _, chance, _ in part) / len(part) for _, part in bins],
        )
    ]


def _thresholds(rows: Rows) -> list[Panel]:
    bins = _bins(rows, FEWEST)
    if not bins:
        return []
    shares = {
        counted(word, len(part), "turn"): share_of([(deal, float(ends)) for deal, _, ends in part])
        for word, part in bins
    }
    return [bars(shares, "share of turns with a capture", "the Mist's chance", "when it captures")]
