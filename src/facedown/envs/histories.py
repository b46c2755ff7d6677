"""Compiled rules for many games that remember all that every seat has ever seen: see `games` and `recall`."""

from typing import Any

from facedown.engine.game import CHANCE
from facedown.engine.rule import rule
from facedown.envs.games import one_of
from facedown.envs.kernels import actors, apply, draw, glance, keep, legal, redact, returns


@rule
def step_and_remember(
    template: Any, states: Any, rngs: Any, actions: Any, seats: Any, masks: Any, results: Any, done: Any,
    any_seat: int, blank: Any, now: Any, now_words: Any, sights: Any, sight_words: Any, rows: Any, lengths: Any,
) -> None:  # fmt: skip
    """`games.step`, and after each single action a row for every seat that noticed it."""
    for i in range(len(states)):
        if done[i]:
            done[i] = False
            for p in range(len(results[i])):
                results[i][p] = 0.0
        seat = seats[i]
        action = actions[i]
        if action < 0:
            forget(states[i], blank, sights[i], rows[i], lengths[i])
        who = 0
        while who <= 0:
            if action >= 0:
                apply(states[i], seat, action)
                for p in range(len(sights[i])):
                    keep(now, 0, blank[0])
                    redact(states[i], p, now[0])
                    changed = differ(now_words, sight_words[i][p])
                    if changed:
                        keep(sights[i], p, now[0])
                    if changed or p == seat:
                        n = room_for_one(rows[i][p], lengths[i], p)
                        row = rows[i][p][n]
                        glance(now[0], p, row[: len(row) - 1])
                        row[len(row) - 1] = action + 1 if p == seat else 0
            who = actors(states[i])
            if who == CHANCE:
                seat = CHANCE
                action = draw(states[i], rngs[i])
            elif who == 0:
                returns(states[i], results[i])
                done[i] = True
                keep(states, i, template[0])
                forget(states[i], blank, sights[i], rows[i], lengths[i])
                action = -1
        seats[i] = one_of(who, any_seat, rngs[i])
        legal(states[i], seats[i], masks[i])


@rule
def forget(s: Any, blank: Any, sights: Any, rows: Any, lengths: Any) -> None:
    """A new game: nobody has seen anything but its first record."""
    for p in range(len(sights)):
        keep(sights, p, blank[0])
        redact(s, p, sights[p])
        for n in range(lengths[p]):
            for k in range(rows.shape[2]):
                rows[p][n][k] = 0
        lengths[p] = 0


@rule
def differ(one: Any, other: Any) -> bool:
    """Two records, as rows of words."""
    found = 0
    for k in range(len(one)):
        found |= one[k] ^ other[k]
    return found != 0


@rule
def room_for_one(rows: Any, lengths: Any, p: int) -> int:
    """The place of the next row, which is empty; when all are taken, the oldest one goes."""
    n: int = lengths[p]
    if n < len(rows):
        lengths[p] = n + 1
        return n
    for k in range(1, len(rows)):
        rows[k - 1] = rows[k]
    rows[n - 1] = 0
    return n - 1
