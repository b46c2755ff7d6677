"""Charts of the five lines: which boxes stay open, and what they are worth to the two teams."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from facedown.games.nyet.rules.options import NyetOptions
from facedown.games.nyet.rules.pieces import COLOUR_NAMES, COLOURS, DISCARD_KINDS, MARKS, POINT_VALUES
from facedown.games.nyet.study.rounds import NyetRound, Rounds, mean_credit, other_team
from facedown.study.charts import Bars, Chart, Dots, Panel, Series, number, plural
from facedown.study.results import mean_of, share_of
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
    """The boxes of a line by id and name, and which of them a round was played with."""

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


def terms(rounds: Rounds, options: NyetOptions, sample: str) -> Chart:
    """Y-103."""
    panels: list[Panel] = []
    unequal = []
    for line in (first_line(options), discard_line(options), TRUMP, SUPER, POINTS):
        fair = 1 / len(line.boxes)
        shares = [share_of([(deal, float(line.of(fact) == box)) for deal, fact in rounds]) for box in line.boxes]
        words = list(line.boxes.values())
        panels.append(Bars(words, shares, "share of rounds", "box", line.word, fair=fair, fair_word="all boxes alike"))
        for word, estimate in zip(words, shares, strict=True):
            if estimate.side(fair):
                told = f"{line.word} '{word}' with {number(estimate.value, True)} instead of {number(fair, True)}"
                unequal.append((estimate.value / fair, told))
    return Chart("terms", "Which box of each line stays open?", panels, sample, answer=_told_unequal(unequal))


def _told_unequal(found: list[tuple[float, str]]) -> str:
    if not found:
        return "No box stays open clearly more or less often than the others of its line."
    (least, rarest), (most, commonest) = min(found), max(found)
    told = [f"Furthest above an equal share: {commonest}."] if most > 1 else []
    return " ".join(told + ([f"Furthest below: {rarest}."] if least < 1 else []))


def values(rounds: Rounds, options: NyetOptions, sample: str) -> list[Chart]:
    """What both teams got in the rounds played with each box, line by line."""
    asked = (
        ("trump", "What is each trump colour worth to the two teams?", TRUMP),
        ("super", "What are supertrumps worth to the two teams?", SUPER),
        ("points", "What do the points of a round mean for the two teams?", POINTS),
        ("discard", "Whom does laying aside or passing help?", discard_line(options)),
        ("first", "Does it matter which seat is first player?", first_line(options)),
    )
    made = []
    for key, question, line in asked:
        panels, answer = _two_teams(rounds, line)
        if line is SUPER:  # Y-111
            panels += _two_teams(rounds, _BESIDE_TRUMP)[0]
        made.append(Chart(f"value-{key}", question, panels, sample, answer, HOW_TO_READ))
    return made


def _beside_trump(fact: NyetRound) -> str:
    if fact.super == "none":
        return "none"
    return "same" if fact.super == fact.trump else "other"


_BESIDE_TRUMP = Line(
    "supertrumps are of", {"same": "the trump colour", "other": "another colour", "none": "none"}, _beside_trump
)


def _two_teams(rounds: Rounds, line: Line) -> tuple[list[Panel], str]:
    """What each team got, and the difference, which is the surer figure: both come from the same rounds."""
    words, rows, ours, theirs, gaps = [], [], [], [], []
    for box, word in line.boxes.items():
        picked = [(deal, fact) for deal, fact in rounds if line.of(fact) == box]
        if picked:
            us = [(deal, mean_credit(fact, fact.team)) for deal, fact in picked]
            them = [(deal, mean_credit(fact, other_team(fact))) for deal, fact in picked]
            words.append(word)
            rows.append(f"{word}\n{plural(len(picked), 'round')}")
            ours.append(mean_of(us))
            theirs.append(mean_of(them))
            gaps.append(mean_of([(deal, a - b) for (deal, a), (_, b) in zip(us, them, strict=True)]))
    teams = [Series("first player's team", ours), Series("other team", theirs)]
    panels: list[Panel] = [
        Dots(rows, teams, "points of the round, per member", line.word, "each team"),
        Dots(
            words,
            [Series("difference", gaps)],
            "first player's team less the other",
            line.word,
            "the difference",
            fair=0.0,
            fair_word="no difference",
        ),
    ]
    return panels, _told_gaps(list(zip(words, gaps, strict=True)))


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
