"""Defines generic rules of the kit, once for both forms: plain on the twin, compiled on records."""

from typing import Any

from facedown.engine import blanks
from facedown.engine.bits import nth_bit, popcount, rand_below, random_choice
from facedown.engine.blanks import actors, apply, draw, legal, policy, redact, resample, returns, weight
from facedown.engine.game import CHANCE, Game
from facedown.engine.rule import rule, rule_as
from facedown.envs.kernels import keep, keep_compiled

# Columns of what `trace` notes about a step.
WHO, SEAT, ACTION, WEIGHT, PICK = range(5)
COLUMNS = 5


def filled(game: Game, f: Any) -> Any:
    return blanks.filled(game, f, policy=game.learn.hints.policy)


@rule_as(keep_compiled)
def note(rows: Any, k: int, s: Any) -> None:
    """Writes the bytes of a record into row k."""
    rows[k] = s.to_bytes()


@rule
def trace(
    work: Any, states: Any, stride: int, seen: Any, sights: Any, worlds: Any, truths: Any, viewers: Any, masks: Any,
    told: Any, results: Any, mask: Any, rng: Any, scratch: Any, most: int,
) -> int:  # fmt: skip
    """Plays work[0] to its end at random and notes everything on the way; says how many actions it had.

    `states` gets every stride-th state and the last; `sights` what each viewer saw and `truths` a resampled truth for
    each of them, at every step, if there are `viewers`; `masks` and `told` are the choices and the actions.
    """
    s = work[0]
    n = len(viewers)
    step = 0
    while True:
        who = actors(s)
        told[step][WHO] = who
        if step % stride == 0 or who == 0 or step == most:
            note(states, step // stride if who != 0 and step < most else len(states) - 1, s)
        for v in range(n):
            redact(s, viewers[v], seen[step * n + v])
            note(sights, step * n + v, seen[step * n + v])
            keep(worlds, 0, seen[step * n + v])
            scratch[0] = 0.0
            resample(worlds[0], viewers[v], rng, scratch)
            note(truths, step * n + v, worlds[0])
        if who == 0 or step == most:
            returns(s, results)
            return step
        seat = CHANCE
        if who == CHANCE:
            legal(s, seat, masks[step])
            action = draw(s, rng)
            told[step][WEIGHT] = weight(s, action)
        else:
            seat = nth_bit(who, rand_below(rng, popcount(who)))
            legal(s, seat, masks[step])
            action = random_choice(masks[step], rng)
            if n > 0:
                for word in range(len(mask)):
                    mask[word] = masks[step][word]
                told[step][PICK] = policy(s, seat, mask, rng)
        told[step][SEAT] = seat
        told[step][ACTION] = action
        apply(s, seat, action)
        step += 1


@rule
def count_nodes(stack: Any, masks: Any, seats: Any, depth: int, nodes: Any) -> None:
    """Counts in nodes[d] the ways to go d actions on from stack[0]; of several actors the lowest seat goes first."""
    level = 0
    open_level(stack[0], masks, seats, 0)
    while level >= 0:
        action = take_choice(masks[level])
        if action < 0:
            level -= 1
            continue
        keep(stack, level + 1, stack[level])
        apply(stack[level + 1], seats[level], action)
        nodes[level + 1] += 1
        if level + 1 < depth:
            level += 1
            open_level(stack[level], masks, seats, level)


@rule
def open_level(s: Any, masks: Any, seats: Any, level: int) -> None:
    """Writes down who acts and what is offered; nothing when the game is over."""
    who = actors(s)
    if who == 0:
        for word in range(len(masks[level])):
            masks[level][word] = 0
        return
    seats[level] = CHANCE if who == CHANCE else nth_bit(who, 0)
    legal(s, seats[level], masks[level])


@rule
def take_choice(mask: Any) -> int:
    """Removes the lowest choice from a mask and returns it; -1 if there is none."""
    for word in range(len(mask)):
        if mask[word] != 0:
            bit = nth_bit(mask[word], 0)
            mask[word] &= mask[word] - 1
            return 64 * word + bit
    return -1
