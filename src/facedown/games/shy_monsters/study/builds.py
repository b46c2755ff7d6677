"""Charts of what the Dungeon Masters built, and what became of it."""

from facedown.games.shy_monsters.rules.pieces import MONSTERS, PAIRS
from facedown.games.shy_monsters.study.facts import Storey
from facedown.games.shy_monsters.study.walks import FALLS, NUMBERS, Walks, bars, fallen
from facedown.study.charts import Bars, Chart, Dots, Series, number, plural
from facedown.study.results import share_of

OUTLINES_SHOWN = 12
OUTLINE_LEAST = 5  # storeys, before anything is said of an outline


def part(walks: Walks, **wanted: object) -> Walks:
    """The storeys on which these facts hold."""
    return [(deal, fact) for deal, fact in walks if all(getattr(fact, name) == value for name, value in wanted.items())]


def pairs(walks: Walks, sample: str) -> Chart:
    """S-1204."""
    names = [[MONSTERS[low], MONSTERS[high]] for low, high in PAIRS]
    series = [Series(f"storey {k}", [fallen(part(walks, storey=k, pair=pair)) for pair in names]) for k in NUMBERS]
    whole = [(fallen(part(walks, pair=pair)), pair) for pair in names]
    known = [(e.value, " and ".join(pair)) for e, pair in whole if e.count]
    return Chart(
        "pairs",
        "How much do the pairs of Monsters differ?",
        [Dots([" + ".join(pair) for pair in names], series, FALLS, "pair", percent=True)],
        sample,
        answer=f"All storeys together, from {number(min(known)[0], True)} ({min(known)[1]}) "
        f"to {number(max(known)[0], True)} ({max(known)[1]}).",
    )


def neighbours(walks: Walks, sample: str) -> Chart:
    """S-1205."""
    rows = [f"storey {k}" for k in NUMBERS]
    beside = [share_of([(deal, float(fact.adjacent)) for deal, fact in part(walks, storey=k)]) for k in NUMBERS]
    kinds = {
        "both at home, apart": part(walks, at_home=2, adjacent=False),
        "both at home, side by side": part(walks, at_home=2, adjacent=True),
        "one at home": part(walks, at_home=1),
        "none at home": part(walks, at_home=0),
    }
    shown = {f"{word}\n{plural(len(rows), 'storey')}": fallen(rows) for word, rows in kinds.items() if rows}
    whole = share_of([(deal, float(fact.adjacent)) for deal, fact in walks])
    return Chart(
        "neighbours",
        "Are the Monsters at home, and side by side?",
        [
            bars(dict(zip(rows, beside, strict=True)), "share of storeys", "storey", "side by side"),
            bars(shown, FALLS, "Monsters", "what became of it"),
        ],
        sample,
        answer=f"On {number(whole.value, True)} of the storeys the Monsters lie side by side.",
        note="Of two Monsters side by side the one that is flipped second panics.",
    )


def outlines(walks: Walks, sample: str) -> Chart:
    """S-1207."""
    by_outline: dict[str, list[tuple[int, Storey]]] = {}
    for deal, fact in walks:
        by_outline.setdefault(fact.outline, []).append((deal, fact))
    used = sorted(by_outline.items(), key=lambda item: (-len(item[1]), item[0]))[:OUTLINES_SHOWN]
    used = [(outline, rows) for outline, rows in used if len(rows) >= OUTLINE_LEAST]
    found = sorted(((fallen(rows), outline, len(rows)) for outline, rows in used), key=lambda item: -item[0].value)
    mean = fallen(walks).value
    panels = []
    answer = f"{plural(len(by_outline), 'outline')} were built (turns and mirror images counted once)."
    if found:
        rows = [f"{outline.replace('/', ' / ')}\n{plural(count, 'storey')}" for _, outline, count in found]
        panels = [
            Bars(rows, [e for e, _, _ in found], FALLS, "outline", fair=mean, fair_word="all storeys"),
        ]
        best = found[0]
        answer += f" Of the most used, {best[1]} wins most: the Hero falls in {number(best[0].value, True)}."
    return Chart(
        "outlines",
        "Which outlines win most for the Dungeon Master?",
        panels,
        sample,
        answer,
        note="The most used ones. E is the Entrance, # a room, / begins a new row.",
    )


def entrance(walks: Walks, sample: str) -> Chart:
    """S-1210."""
    rows = [f"storey {k}" for k in NUMBERS]
    series = [
        Series(word, [fallen(part(walks, storey=k, one_door=closed)) for k in NUMBERS])
        for word, closed in (("dead end", True), ("several ways", False))
    ]
    shares = [share_of([(deal, float(fact.one_door)) for deal, fact in part(walks, storey=k)]) for k in NUMBERS]
    return Chart(
        "entrance",
        "What does a dead-end Entrance do?",
        [
            bars(dict(zip(rows, shares, strict=True)), "share of storeys", "storey", "the Entrance is a dead end"),
            Dots(rows, series, FALLS, "storey", "what became of it", percent=True),
        ],
        sample,
    )


def knowledge(walks: Walks, sample: str) -> Chart:
    """S-1206."""
    rows, falls = [], []
    for k in (2, 3):
        for unseen in range(6, 0, -1):
            if found := part(walks, storey=k, unseen=unseen):
                rows.append(f"storey {k}, {unseen} unseen\n{plural(len(found), 'storey')}")
                falls.append(fallen(found))
    panels = [Bars(rows, falls, FALLS, "Monsters not yet seen")] if rows else []
    return Chart(
        "knowledge",
        "Does it help the Hero to have seen Monsters before?",
        panels,
        sample,
        note="Heroes who have seen more may also have been those who had to use more skills. Compare runs with "
        "unrevealed_monsters=shown for the value of knowing.",
    )
