"""Two tables of ours beside OpenSpiel, RLCard, PettingZoo and pgx: one game from Python, and many games at once.

Ratios stand beside NYET! in the same group: the same loop, with or without observations. The games differ, so a ratio
says what a researcher gets from each library, not how well it was written.
"""

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from benchmarks import batches, stepping
from benchmarks.timing import rate_of
from facedown.catalog import GAMES

Cells = tuple[str, ...]
CORES = os.cpu_count() or 1

STEPPING = "stepping figures"
STEPPING_HEADS = ("one game from Python", "decisions/s", "NYET! is")
BATCHES = "batch figures"
BATCHES_HEADS = ("many games at once", "decisions/s, one core", f"all {CORES} cores", "NYET! on one core is", "bar")

OPENSPIEL = ("hearts", "spades", "leduc_poker", "phantom_ttt")
OPENSPIEL_SEEN = ("spades", "leduc_poker", "phantom_ttt")  # hearts has no observation tensor
RLCARD = ("leduc-holdem", "uno", "doudizhu", "gin-rummy")
PETTINGZOO = ("leduc_holdem-v4", "texas_holdem-v4", "connect_four-v3", "tictactoe-v3")
PGX = ("tic_tac_toe", "leduc_holdem", "sparrow_mahjong")


@dataclass
class Line:
    """Something to measure on so many cores."""

    what: str
    rate: Callable[[int], float]
    bar: str = ""


@dataclass
class Found:
    """What came of it: decisions per second, or why there is no figure."""

    rate: float = 0.0
    why: str = ""

    def __str__(self) -> str:
        if self.why:
            return self.why
        return f"{self.rate / 1e6:.2f} M" if self.rate >= 1e6 else f"{self.rate / 1e3:,.1f} k"


def attempt(line: Line, cores: int = 1) -> Found:
    """A library that is not there, or does not run, is reported as such and stops nothing."""
    try:
        return Found(line.rate(cores))
    except Exception as error:
        return Found(why=f"does not run here: {type(error).__name__}: {error}"[:100].replace("|", "/"))


def times(first: Found, other: Found) -> str:
    """How many times as fast the first one is."""
    ratio = first.rate / other.rate if first.rate and other.rate else 0.0
    return f"{ratio:,.0f} x" if ratio >= 10 else f"{ratio:.2f} x" if ratio else ""


def stepping_groups() -> list[list[Line]]:
    """The first line of each group is NYET!."""

    def line(what: str, make: Callable[[], stepping.Play]) -> Line:
        return Line(what, lambda _: rate_of(make()))

    plain = [line(f"Facedown {g.title}: legal, step", partial(stepping.ours, n, False)) for n, g in GAMES.items()]
    plain += [
        line(f"OpenSpiel {n}: legal_actions, apply_action", partial(stepping.openspiel, n, False)) for n in OPENSPIEL
    ]
    seen = [line(f"Facedown {g.title}: + observation", partial(stepping.ours, n, True)) for n, g in GAMES.items()]
    seen += [line(f"OpenSpiel {n}: + observation_tensor", partial(stepping.openspiel, n, True)) for n in OPENSPIEL_SEEN]
    seen += [line(f"RLCard {n}: step, which observes", partial(stepping.rlcard, n)) for n in RLCARD]
    turns = [
        line(f"Facedown {g.title} in PettingZoo: last, step", partial(stepping.ours_in_pettingzoo, n))
        for n, g in GAMES.items()
    ]
    turns += [line(f"PettingZoo {n}: last, step", partial(stepping.pettingzoo, n)) for n in PETTINGZOO]
    return [plain, seen, turns]


def batch_groups() -> list[list[Line]]:
    """Without observations, and with; pgx always makes them."""
    plain = [
        Line(f"Facedown {g.title}, no observations", partial(batches.ours_rate, n, False)) for n, g in GAMES.items()
    ]
    seen = [Line(f"Facedown {g.title}, observations", partial(batches.ours_rate, n, True)) for n, g in GAMES.items()]
    seen += [Line(f"pgx {n}, observations", partial(batches.pgx_rate, n)) for n in PGX]
    plain[0].bar, seen[0].bar = "at least 10 M/s on one core", "at least 2 M/s on one core"
    return [plain, seen]


def stepping_rows(groups: Sequence[Sequence[Line]], telling: Callable[[str], None]) -> list[Cells]:
    rows: list[Cells] = []
    for group in groups:
        first = None
        for line in group:
            telling(line.what)
            found = attempt(line)
            rows.append((line.what, str(found), times(first, found) if first else ""))
            first = first or found
    return rows


def batch_rows(groups: Sequence[Sequence[Line]], telling: Callable[[str], None]) -> list[Cells]:
    rows: list[Cells] = []
    for group in groups:
        first = None
        for line in group:
            telling(line.what)
            one = attempt(line)
            several = "" if one.why else str(attempt(line, CORES))
            rows.append((line.what, str(one), several, times(first, one) if first else "", line.bar))
            first = first or one
    return rows
