"""Defines what an analysis consists of. A worth is a share of a win, as the seat itself could judge it at that
moment."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec

from facedown.words import Said

VERSION = 2  # rises when bots think better, or this file changes: stored analyses of an older one are made again
LEVEL = "expert"
SHOWN = 8  # choices that get words, besides the one that was made
SLIGHT = 0.01  # of a win: a decision that costs less is as good as the best

Layers = dict[str, dict[str, dict[str, float]]]  # layer -> place on the board -> what -> how likely


class Option(msgspec.Struct, frozen=True, array_like=True):
    """Names a choice that there was. The bots do not look at everything: no worth, and it was not looked at."""

    action: int
    worth: float | None
    weight: int  # simulations, where a bot searches; else how much of its mind it gave to this, in thousandths
    words: Said = ""


class Judged(msgspec.Struct, frozen=True, tag_field="kind", tag="judged"):
    """Holds a decision and what the bot thought of it, from what the seat knew."""

    number: int  # of the action in the log; the position before it is meant
    seat: int
    made: int
    best: int
    value: float  # of the position: what the best choice is worth
    regret: float | None  # what the decision cost; nothing if the bot did not look at it
    noise: float  # standard error of the regret where a bot searches; 0: it calculates
    choices: list[Option]  # best first, all that were legal; none in a race, where hands decide


class Known(msgspec.Struct, frozen=True, tag_field="kind", tag="known"):
    """Says what could be known of what lies hidden, from this place in the log on."""

    number: int
    seat: int  # who could know it; -2: everybody
    layers: Layers


Result = Judged | Known


class Weighing(msgspec.Struct, frozen=True):
    """Holds what a thinking process answers about one position."""

    choices: list[tuple[int, float | None, int]] = []  # action, worth, weight
    errors: dict[int, float] = {}  # by action: standard error of the worth, where it was found by simulations
    layers: Layers = {}


class Summary(msgspec.Struct, frozen=True):
    """Says how a seat decided, over all decisions that the bot has an opinion on."""

    seat: int
    decisions: int
    good: int  # cost less than SLIGHT, or no more than chance explains
    mean: float  # loss of a decision
    total: float
    costliest: list[int]  # numbers of actions in the log, the worst first


class Analysis(msgspec.Struct, frozen=True):
    """Tells an analysis's state, and its results from the K-th on: GET /api/tables/TABLE/analysis?since=K."""

    state: Literal["none", "waiting", "working", "done", "cancelled", "failed"]
    id: str = ""  # of an opened file: under /api/analyses
    version: int = VERSION
    level: str = LEVEL
    done: int = 0  # positions looked at, of so many
    positions: int = 0
    decisions: int = 0  # in the whole game; in a very long one not all are looked at
    since: int = 0
    judged: list[Judged] = []
    known: list[Known] = []
    summaries: list[Summary] = []  # of all that is judged so far
    returns: list[float] = []  # each seat's share of the win, in the end
    problem: str = ""  # why it failed or waits, in English; and as a message
    reason: Said = ""
    stop: str = ""  # told only to the client that has just started it: the key that stops it


class Progress(msgspec.Struct, frozen=True):
    """Holds an analysis as far as it has come: what is kept of it."""

    positions: int
    decisions: int
    returns: list[float]
    results: list[Result] = []

    def told(self, since: int = 0, **more: Any) -> Analysis:
        """Gives the summaries of everything; of the list only what is new."""
        judged = [one for one in self.results if isinstance(one, Judged)]
        fresh = self.results[since:]
        return Analysis(
            done=len(self.results),
            positions=self.positions,
            decisions=self.decisions,
            since=since,
            judged=[one for one in fresh if isinstance(one, Judged)],
            known=[one for one in fresh if isinstance(one, Known)],
            summaries=summaries(judged, len(self.returns)),
            returns=self.returns,
            **more,
        )


COSTLIEST = 5


def judge(number: int, seat: int, made: int, weighing: Weighing, words: Mapping[int, Said]) -> Judged:
    """Puts together what was done and what the bot thought. The best is the bot's first choice."""
    options = [Option(action, worth, weight, words.get(action, "")) for action, worth, weight in weighing.choices]
    best = options[0]
    value = best.worth or 0.0
    mine = next(option for option in options if option.action == made)
    if mine.worth is None:
        return Judged(number, seat, made, best.action, value, None, 0.0, options)
    regret = max(0.0, value - mine.worth)
    noise = sum(weighing.errors.get(action, 0.0) ** 2 for action in (best.action, made)) ** 0.5 if regret > 0 else 0.0
    return Judged(number, seat, made, best.action, value, round(regret, 4), round(noise, 4), options)


def summaries(judged: Sequence[Judged], seats: int) -> list[Summary]:
    found = []
    for seat in range(seats):
        own = [one for one in judged if one.seat == seat and one.choices and one.regret is not None]
        losses = {one.number: cost(one) for one in own}
        worst = sorted((number for number in losses if losses[number] >= SLIGHT), key=lambda n: (-losses[n], n))
        good = sum(loss < SLIGHT for loss in losses.values())
        total = sum(losses.values())
        found.append(
            Summary(seat, len(own), good, round(total / max(1, len(own)), 4), round(total, 4), worst[:COSTLIEST])
        )
    return found


def cost(judged: Judged) -> float:
    """Says what a decision has cost; nothing if chance in the bot's search explains it."""
    return 0.0 if judged.regret is None or judged.regret < 2.0 * judged.noise else judged.regret
