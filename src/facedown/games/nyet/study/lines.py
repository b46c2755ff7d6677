"""Draws charts of the five lines: which boxes stay open, what they are worth to the two teams."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from facedown.games.nyet.rules.options import NyetOptions
from facedown.games.nyet.rules.pieces import COLOUR_NAMES, COLOURS, DISCARD_KINDS, MARKS, POINT_VALUES
from facedown.games.nyet.study.rounds import NyetRound, Rounds, mean_credit, options_of, other_team, team_gap
from facedown.study.charts import Chart, Dots, Panel, Series, number
from facedown.study.facts import bars, counted
from facedown.study.stats import Estimate

COLOUR_WORDS = {c: f"{name} ({mark})" for c, name, mark in zip(COLOURS, COLOUR_NAMES, MARKS, strict=True)}
DISCARD_WORDS = {
    "d0": "d0: nothing",
    "d1": "d1: lay one aside",
    "d2": "d2: lay two aside",
    "x1": "x1: lay one aside, no 1",
    "x2": "x2: lay two aside, no 1",
    "p1": "p1: pass one left",
    "p2": "p2: pass two left",
}
HOW_TO_READ = (
    "What a member of each team was credited in the rounds that were played with this box, the Bonus card included. "
    "Boxes are not chosen at random: who hopes to gain from a box spares it, so this shows a box with the wish "
    "for it."
)


@dataclass(frozen=True)
class Line:
    """Lists the boxes of a line by id and name, and says which of them a round was played with."""

    word: str
    boxes: dict[str, str]
    of: Callable[[NyetRound], str]


TRUMP = Line("trump", COLOUR_WORDS, lambda fact: fact.trump)
SUPER = Line("supertrump", COLOUR_WORDS | {"none": "none"}, lambda fact: fact.super)
POINTS = Line("points", {str(p): f"{p} a trick" for p in POINT_VALUES}, lambda fact: str(fact.points))


def discard_line(options: NyetOptions) -> Line:
    kinds = [kind for kind in DISCARD_KINDS if kind in options.boxes]
    return Line("discard", {kind: DISCARD_WORDS[kind] for kind in kinds}, lambda fact: fact.discard)


def first_line(options: NyetOptions) -> Line:
    return Line("first player", {str(p): f"seat {p}" for p in range(options.players)}, lambda fact: str(fact.first))


def terms(rounds: Rounds) -> Chart:
    """Makes the chart of how often each box stays open (Y-103)."""
    options = options_of(rounds)
    panels: list[Panel] = []
    unequal = []
    for line in (first_line(options), discard_line(options), TRUMP, SUPER, POINTS):
        fair = 1 / len(line.boxes)
        shares = rounds.shares_by(line.of, {word: box for box, word in line.boxes.items()})
        panels.append(bars(shares, "share of rounds", "box", line.word, fair, "all boxes alike"))
        for word, estimate in shares.items():
            if estimate.side(fair):
                told = f"{line.word} '{word}' with {number(estimate.value, True)} instead of {number(fair, True)}"
                unequal.append((estimate.value / fair, told))
    return Chart("terms", "Which box of each line stays open?", panels, answer=_told_unequal(unequal))


def _told_unequal(found: list[tuple[float, str]]) -> str:
    if not found:
        return "No box stays open clearly more or less often than the others of its line."
    (least, rarest), (most, commonest) = min(found), max(found)
    told = [f"Furthest above an equal share: {commonest}."] if most > 1 else []
    return " ".join(told + ([f"Furthest below: {rarest}."] if least < 1 else []))


def _beside_trump(fact: NyetRound) -> str:
    if fact.super == "none":
        return "none"
    return "same" if fact.super == fact.trump else "other"


_BESIDE_TRUMP = Line(
    "supertrumps are of", {"same": "the trump colour", "other": "another colour", "none": "none"}, _beside_trump
)


def _worth(key: str, question: str, lines: Callable[[NyetOptions], list[Line]]) -> Callable[[Rounds], Chart]:
    """Makes the chart of what both teams got in the rounds played with each box of a line; the answer is read off the
    first of several."""

    def chart(rounds: Rounds) -> Chart:
        told = [_two_teams(rounds, line) for line in lines(options_of(rounds))]
        panels = [panel for panels, _ in told for panel in panels]
        return Chart(f"value-{key}", question, panels, answer=told[0][1], note=HOW_TO_READ)

    return chart


values = (
    _worth("trump", "What is each trump colour worth to the two teams?", lambda options: [TRUMP]),
    _worth("super", "What are supertrumps worth to the two teams?", lambda options: [SUPER, _BESIDE_TRUMP]),  # Y-111
    _worth("points", "What do the points of a round mean for the two teams?", lambda options: [POINTS]),
    _worth("discard", "Whom does laying aside or passing help?", lambda options: [discard_line(options)]),
    _worth("first", "Does it matter which seat is first player?", lambda options: [first_line(options)]),
)


def _two_teams(rounds: Rounds, line: Line) -> tuple[list[Panel], str]:
    """Shows what each team got, and the difference, which is the surer figure: both come from the same rounds."""
    boxes = rounds.by(line.of, {word: box for box, word in line.boxes.items()})
    boxes = {word: part for word, part in boxes.items() if part}
    ours = [part.mean(lambda fact: mean_credit(fact, fact.team)) for part in boxes.values()]
    theirs = [part.mean(lambda fact: mean_credit(fact, other_team(fact))) for part in boxes.values()]
    gaps = [part.mean(team_gap) for part in boxes.values()]
    rows = [counted(word, len(part), "round") for word, part in boxes.items()]
    teams = [Series("first player's team", ours), Series("other team", theirs)]
    axis = "first player's team less the other"
    panels: list[Panel] = [
        Dots(rows, teams, "points of the round, per member", line.word, "each team"),
        Dots(
            list(boxes), [Series("difference", gaps)], axis, line.word, "the difference",
            fair=0.0, fair_word="no difference",
        ),
    ]  # fmt: skip
    return panels, _told_gaps(list(zip(boxes, gaps, strict=True)))


def _told_gaps(gaps: Sequence[tuple[str, Estimate]]) -> str:
    def told(gap: tuple[str, Estimate]) -> str:
        word, e = gap
        return f"{e.value:+.1f} at '{word}'" + (f" (95 %: {e.low:+.1f} to {e.high:+.1f})" if e.known else "")

    least, most = min(gaps, key=lambda gap: gap[1].value), max(gaps, key=lambda gap: gap[1].value)
    start = "First player's team less the other team, per member and round:"
    if least == most:
        return f"{start} {told(least)}."
    clear = least[1].known and most[1].known and least[1].high < most[1].low
    verdict = "" if clear else " These intervals overlap: no clear difference between the boxes."
    return f"{start} from {told(least)} up to {told(most)}.{verdict}"
