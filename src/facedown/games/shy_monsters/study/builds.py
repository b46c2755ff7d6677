"""Draws charts of what the Dungeon Masters built, and what became of it."""

from facedown.games.shy_monsters.rules.pieces import MONSTERS, PAIRS
from facedown.games.shy_monsters.study.facts import Storey
from facedown.games.shy_monsters.study.walks import FALLS, NUMBERS, Walks, fallen, per_storey
from facedown.study.charts import Bars, Chart, Dots, Series, number, plural
from facedown.study.facts import Facts, bars, counted, extremes

OUTLINES_SHOWN = 12
OUTLINE_LEAST = 5  # storeys, before anything is said of an outline


def part(walks: Facts[Storey], **wanted: object) -> Facts[Storey]:
    """Picks the storeys on which these facts hold."""
    return walks.where(lambda fact: all(getattr(fact, name) == value for name, value in wanted.items()))


def pairs(walks: Walks) -> Chart:
    """Makes the chart of how often the Hero falls, by pair of Monsters (S-1204)."""
    names = [[MONSTERS[low], MONSTERS[high]] for low, high in PAIRS]
    series = [Series(f"storey {k}", [fallen(part(walks, storey=k, pair=pair)) for pair in names]) for k in NUMBERS]
    whole = {" and ".join(pair): fallen(part(walks, pair=pair)) for pair in names}
    (low, least), (high, best) = extremes(whole)
    return Chart(
        "pairs",
        "How much do the pairs of Monsters differ?",
        [Dots([" + ".join(pair) for pair in names], series, FALLS, "pair", percent=True)],
        answer=f"All storeys together, from {number(low, True)} ({least}) to {number(high, True)} ({best}).",
    )


def neighbours(walks: Walks) -> Chart:
    """Makes the chart of Monsters at home and side by side, and what became of it (S-1205)."""
    kinds = {
        "both at home, apart": part(walks, at_home=2, adjacent=False),
        "both at home, side by side": part(walks, at_home=2, adjacent=True),
        "one at home": part(walks, at_home=1),
        "none at home": part(walks, at_home=0),
    }
    shown = {counted(word, len(rows), "storey"): fallen(rows) for word, rows in kinds.items()}
    whole = walks.share(lambda fact: fact.adjacent)
    return Chart(
        "neighbours",
        "Are the Monsters at home, and side by side?",
        [
            bars(per_storey(walks, lambda fact: fact.adjacent), "share of storeys", "storey", "side by side"),
            bars(shown, FALLS, "Monsters", "what became of it"),
        ],
        answer=f"On {number(whole.value, True)} of the storeys the Monsters lie side by side.",
        note="Of two Monsters side by side the one that is flipped second panics.",
    )


def outlines(walks: Walks) -> Chart:
    """Makes the chart of the most used outlines, and how often the Hero falls on each (S-1207)."""
    built = {fact.outline: part(walks, outline=fact.outline) for fact in walks}
    used = sorted(built.items(), key=lambda item: (-len(item[1]), item[0]))[:OUTLINES_SHOWN]
    used = [(outline, rows) for outline, rows in used if len(rows) >= OUTLINE_LEAST]
    found = sorted(((fallen(rows), outline) for outline, rows in used), key=lambda item: -item[0].value)
    panels = []
    answer = f"{plural(len(built), 'outline')} were built (turns and mirror images counted once)."
    if found:
        rows = [counted(outline.replace("/", " / "), e.count, "storey") for e, outline in found]
        mean = fallen(walks).value
        panels = [Bars(rows, [e for e, _ in found], FALLS, "outline", fair=mean, fair_word="all storeys")]
        best, outline = found[0]
        answer += f" Of the most used, {outline} wins most: the Hero falls in {number(best.value, True)}."
    return Chart(
        "outlines",
        "Which outlines win most for the Dungeon Master?",
        panels,
        answer=answer,
        note="The most used ones. E is the Entrance, # a room, / begins a new row.",
    )


def entrance(walks: Walks) -> Chart:
    """Makes the chart of what a dead-end Entrance does (S-1210)."""
    doors = per_storey(walks, lambda fact: fact.one_door)
    series = [
        Series(word, [fallen(part(walks, storey=k, one_door=closed)) for k in NUMBERS])
        for word, closed in (("dead end", True), ("several ways", False))
    ]
    return Chart(
        "entrance",
        "What does a dead-end Entrance do?",
        [
            bars(doors, "share of storeys", "storey", "the Entrance is a dead end"),
            Dots(list(doors), series, FALLS, "storey", "what became of it", percent=True),
        ],
    )


def knowledge(walks: Walks) -> Chart:
    """Makes the chart of how often the Hero falls, by Monsters not yet seen (S-1206)."""
    found = {
        counted(f"storey {k}, {unseen} unseen", len(there), "storey"): fallen(there)
        for k in (2, 3)
        for unseen in range(6, 0, -1)
        if (there := part(walks, storey=k, unseen=unseen))
    }
    return Chart(
        "knowledge",
        "Does it help the Hero to have seen Monsters before?",
        [bars(found, FALLS, "Monsters not yet seen")],
        note="Heroes who have seen more may also have been those who had to use more skills. Compare runs with "
        "unrevealed_monsters=shown for the value of knowing.",
    )
