"""Charts of what both sides do: kinds of turns, Coins and Darts, nights, actions of the Mist, pools."""

from collections.abc import Callable, Sequence

from facedown.games.nusubito.study.facts import BLUFF, HONEST, KINDS, Hunts, Night, Turn, kind
from facedown.games.nusubito.study.knowing import TURNS_SHOWN
from facedown.games.nusubito.study.parts import THIEF_WINS, won
from facedown.study.charts import Bars, Chart, Dots, Panel, Series, number, plural
from facedown.study.parts import FEWEST, bars, counted, how_often
from facedown.study.results import mean_of, share_of
from facedown.study.stats import Estimate

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
POINTS = range(4)
LEVELS = ("Healers", "Builders", "Seekers")


def thief_turns(hunts: Hunts, sample: str) -> Chart:
    """N-1213."""
    turns = [(deal, kind(turn)) for deal, fact in hunts for turn in fact.turns]
    shares = {word: share_of([(deal, float(k == word)) for deal, k in turns]) for word in KINDS}
    shares = {word: e for word, e in shares.items() if e.value}
    used: dict[str, Callable[[set[str]], bool]] = {
        "no sacrifice": lambda kinds: not kinds & {HONEST, BLUFF},
        "a sacrifice, three points": lambda kinds: HONEST in kinds,
        "a sacrifice, fewer points": lambda kinds: BLUFF in kinds,
    }
    wins = {}
    for word, is_so in used.items():
        part = [(deal, fact) for deal, fact in hunts if is_so({kind(turn) for turn in fact.turns})]
        if len(part) >= FEWEST:
            wins[counted(word, len(part), "game")] = won(part)
    panels: list[Panel] = [bars(shares, "share of his day turns", "turn", "all turns")]
    if len(wins) > 1:
        panels.append(bars(wins, THIEF_WINS, "games with", "who wins where it was done"))
    given = shares.get(HONEST), shares.get(BLUFF)
    told = [number(e.value, True) if e else "0.0 %" for e in given]
    return Chart(
        "thief-turns",
        "What does the Thief do with his turns?",
        panels,
        sample,
        answer=f"He sacrifices a Coin and walks three points in {told[0]} of his turns; in {told[1]} he sacrifices one "
        "and walks less.",
        note="Thieves in trouble sacrifice more, so the second panel does not show what a sacrifice is worth. For that "
        "compare runs with bluff_sacrifice=false.",
    )


def stocks(hunts: Hunts, sample: str) -> Chart:
    """N-1204, N-1212: Coins and Darts as the game goes on."""
    rows, coins, darts = [], [], []
    for k in range(1, TURNS_SHOWN + 1):
        part = [(deal, fact.turns[k - 1]) for deal, fact in hunts if len(fact.turns) >= k]
        if len(part) >= FEWEST:
            rows.append(str(k))
            coins.append(mean_of([(deal, float(turn.hand)) for deal, turn in part]))
            darts.append(mean_of([(deal, float(turn.darts)) for deal, turn in part]))
    turns = [(deal, turn) for deal, fact in hunts for turn in fact.turns]
    panels: list[Panel] = []
    if rows:
        series = [Series("Coins in hand", coins), Series("Darts", darts)]
        panels.append(Dots(rows, series, "after the turn, on average", "turn", "turn by turn"))
    panels += [
        how_often([(deal, turn.darts) for deal, turn in turns], "share of turns", "Darts after a turn", 7, "Darts"),
        how_often(
            [(deal, turn.hand) for deal, turn in turns], "share of turns", "Coins in hand after a turn", 9, "Coins"
        ),
        how_often([(deal, turn.spent) for deal, turn in turns], "share of turns", "Darts paid in a turn", 6, "paid"),
    ]
    none = share_of([(deal, float(turn.darts == 0)) for deal, turn in turns])
    return Chart(
        "stocks",
        "How do Coins and Darts last?",
        panels,
        sample,
        answer=f"After {number(none.value, True)} of his turns the Thief has no Dart.",
        note="Compare runs with other thief_start_darts or darts_total for what a Dart is worth.",
    )


def nights(hunts: Hunts, sample: str) -> Chart:
    """N-1207."""
    found = [(deal, night, fact) for deal, fact in hunts for night in fact.nights]
    panels: list[Panel] = []
    answer = ""
    if found:
        spent = [(deal, len(night.actions)) for deal, night, _ in found]
        actions = {
            word: share_of([(deal, float(action in night.actions)) for deal, night, _ in found])
            for action, word in NIGHT_ACTIONS.items()
        }
        groups = {p: [(d, n, f) for d, n, f in found if len(n.actions) == p] for p in POINTS}
        groups = {p: rows for p, rows in groups.items() if len(rows) >= FEWEST}
        words = [counted(plural(p, "point"), len(rows), "night") for p, rows in groups.items()]
        series = [
            Series("before", [_temples([(d, n.before) for d, n, _ in rows]) for rows in groups.values()]),
            Series("after", [_temples([(d, n.after) for d, n, _ in rows]) for rows in groups.values()]),
        ]
        wins = [share_of([(d, f.thief_wins) for d, _, f in rows]) for rows in groups.values()]
        panels = [
            how_often(spent, "share of nights", "Action Points spent", 3),
            bars(actions, "share of nights", "the Thief", "what they are spent on"),
        ]
        if groups:
            panels += [
                Dots(words, series, "temples on which he can be", "spent", "what it tells"),
                Bars(words, wins, THIEF_WINS, "spent", "who wins in the end"),
            ]
        three = share_of([(deal, float(points == 3)) for deal, points in spent])
        mean = mean_of([(deal, float(points)) for deal, points in spent])
        answer = f"{mean.value:.1f} Action Points a night; all three in {number(three.value, True)} of the nights."
    return Chart("nights", "How does the Thief use the night?", panels, sample, answer)


def _temples(rows: Sequence[tuple[int, int]]) -> Estimate:
    return mean_of([(deal, float(count)) for deal, count in rows])


def mist_actions(hunts: Hunts, sample: str) -> Chart:
    """N-1208."""
    turns = [(deal, turn) for deal, fact in hunts for turn in fact.turns if turn.possible]
    nights = [(deal, night) for deal, fact in hunts for night in fact.nights]
    by_day, by_night = _shares(turns, DAY_ACTS), _shares(nights, NIGHT_ACTS)
    ever = {
        word: share_of([(deal, float(any(act in turn.acts for turn in fact.turns))) for deal, fact in hunts])
        for act, word in DAY_ACTS.items()
        if act
    }
    panels: list[Panel] = []
    if turns:
        panels.append(bars(by_day, "share of its actions", "action", "by day"))
        panels.append(bars(ever, "share of games", "action", "used at all in a game"))
    if nights:
        panels.append(bars(by_night, "share of its actions", "action", "by night"))
    seldom = [word.replace("\n", " ") for word, e in ever.items() if e.value < 0.02]
    return Chart(
        "mist-actions",
        "What does the Mist do with its actions?",
        panels,
        sample,
        answer=f"In fewer than one game of fifty: {', '.join(seldom)}." if seldom else "Every action is in use.",
        note="Below means in the courtyard; a Seeker that glides goes from temple to temple along a stream.",
    )


def _shares(rows: Sequence[tuple[int, Turn | Night]], words: dict[str, str]) -> dict[str, Estimate]:
    """Each action among all that could be done, those left included."""
    all_acts = [(deal, act) for deal, part in rows for act in [*part.acts, *([""] * part.idle)]]
    return {word: share_of([(deal, float(a == act)) for deal, a in all_acts]) for act, word in words.items()}


def pools(hunts: Hunts, sample: str) -> Chart:
    """N-1211."""
    turns = [(deal, turn) for deal, fact in hunts for turn in fact.turns if turn.possible]
    after = [share_of([(deal, float(level in turn.empty)) for deal, turn in turns]) for level in range(3)]
    ever = [
        share_of([(deal, float(any(level in turn.empty for turn in fact.turns))) for deal, fact in hunts])
        for level in range(3)
    ]
    panels: list[Panel] = []
    if turns:
        panels = [
            Bars(LEVELS, after, "share of the Mist's turns", "pool", "empty after a turn"),
            Bars(LEVELS, ever, "share of games", "pool", "empty at some time"),
        ]
    worst = max(range(3), key=lambda level: ever[level].value if ever[level].count else 0.0)
    return Chart(
        "pools",
        "How often is a pool of pawns empty?",
        panels,
        sample,
        answer=f"The {LEVELS[worst]} run out most often: in {number(ever[worst].value, True)} of the games.",
        note="Compare runs with other pawns_per_level for what it matters.",
    )
