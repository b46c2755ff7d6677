"""Looks closer at the best ends of a turn, as an expert does: rounds are played on from them, with equal deals."""

import time
from collections.abc import Callable, Sequence
from typing import Any

ENDS = 6
WITHIN = 0.12  # how much worse they may seem at first
ROUNDS = 24
AT_FIRST = 16  # few rounds are noisy: what a position seemed worth at first counts like so many

Play = Callable[[int, int], float]  # the worth after one round of this number, from this end


def compare(play: Play, stops: Any, ends: Sequence[int], first: int, seconds: float) -> dict[int, float]:
    """Gives what the ends are worth after rounds from number `first` on; in less time there are fewer rounds."""
    totals = dict.fromkeys(ends, 0.0)
    until = time.monotonic() + seconds
    done = 0
    while done < ROUNDS and (done == 0 or time.monotonic() < until):
        for node in ends:
            totals[node] += play(node, first + done)
        done += 1
    shift = sum(totals[node] / done - float(stops[node]) for node in ends) / len(ends)
    return {node: (totals[node] + AT_FIRST * (float(stops[node]) + shift)) / (done + AT_FIRST) for node in ends}
