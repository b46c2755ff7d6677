"""Remembers in compiled rules all that every seat of many games has ever seen: see `games` and `recall`.

`past` is what there is to remember with: a blank record, one to look at now and its words, the last sights of all seats
and their words, the rows, and how many of them are used.
"""

from typing import Any

from facedown.engine.blanks import glance, redact
from facedown.engine.rule import bind, rule
from facedown.envs.kernels import keep
from facedown.envs.stepping import any_step


@rule
def remember(s: Any, seat: int, action: int, past: Any, i: int) -> None:
    """Adds, after a single action, a row for every seat that noticed it, or made it."""
    blank, now, now_words, sights, sight_words, rows, lengths = past
    for p in range(len(sights[i])):
        keep(now, 0, blank[0])
        redact(s, p, now[0])
        changed = differ(now_words, sight_words[i][p])
        if changed:
            keep(sights[i], p, now[0])
        if changed or p == seat:
            n = room_for_one(rows[i][p], lengths[i], p)
            row = rows[i][p][n]
            glance(now[0], p, row[: len(row) - 1])
            row[len(row) - 1] = action + 1 if p == seat else 0


@rule
def forget(s: Any, past: Any, i: int) -> None:
    """Begins a new game: nobody has seen anything but its first record."""
    blank, _, _, sights, _, rows, lengths = past
    for p in range(len(sights[i])):
        keep(sights[i], p, blank[0])
        redact(s, p, sights[i][p])
        for n in range(lengths[i][p]):
            for k in range(rows.shape[3]):
                rows[i][p][n][k] = 0
        lengths[i][p] = 0


@rule
def differ(one: Any, other: Any) -> bool:
    """Are two records, as rows of words, different?"""
    found = 0
    for k in range(len(one)):
        found |= one[k] ^ other[k]
    return found != 0


@rule
def room_for_one(rows: Any, lengths: Any, p: int) -> int:
    """Finds the place of the next row, which is empty; when all are taken, the oldest one goes."""
    n: int = lengths[p]
    if n < len(rows):
        lengths[p] = n + 1
        return n
    for k in range(1, len(rows)):
        rows[k - 1] = rows[k]
    rows[n - 1] = 0
    return n - 1


step_and_remember = bind(any_step, "past", noticed=remember, begun=forget)
