"""Defines generic rules of the environments, once for both forms: plain on the twin, compiled on records."""

from typing import Any

from facedown.engine import blanks
from facedown.engine.bits import clear, lowest
from facedown.engine.blanks import actors, apply, draw, glance, legal, observe, redact, returns, weight
from facedown.engine.game import CHANCE, Game
from facedown.engine.rule import rule, rule_as


def filled(game: Game, f: Any) -> Any:
    tensors = game.learn.tensors
    if tensors is None:
        return blanks.filled(game, f)
    return blanks.filled(game, f, observe=tensors.observe, glance=tensors.glance)


def keep_compiled(rows: Any, k: int, s: Any) -> None:
    rows[k] = s


@rule_as(keep_compiled)
def keep(rows: Any, k: int, s: Any) -> None:
    """Makes row k a copy of a record."""
    rows[k] = s.copy()


@rule
def advance(states: Any, rng: Any, notes: Any, mask: Any, seat: int, action: int, roll: int) -> int:
    """Applies an action (none if below 0), then chance while it is its turn, if it is to `roll`; says who acts next.

    The choices of the lowest seat that acts next (or of chance) are in `mask`, none when the game is over.
    What chance did stands in `notes`, and in its last cell how often it did. It stops when there is no more room.
    """
    n = 0
    while True:  # one place where `apply` is called: it takes long to compile
        if action >= 0:
            apply(states[0], seat, action)
        who = actors(states[0])
        if who != CHANCE or not roll or n == len(notes) - 1:
            break
        seat = CHANCE
        action = draw(states[0], rng)
        notes[n] = action
        n += 1
    notes[len(notes) - 1] = n
    if who == 0:
        clear(mask)
    elif len(mask):  # anyone who only follows a game brings no mask
        legal(states[0], lowest(who) if who > 0 else CHANCE, mask)
    return who


@rule
def offer(states: Any, seat: int, mask: Any) -> None:
    """Lists what a seat, or chance, may do."""
    legal(states[0], seat, mask)


@rule
def weigh(states: Any, outcome: int) -> int:
    return weight(states[0], outcome)


@rule
def result(states: Any, out: Any) -> None:
    returns(states[0], out)


@rule
def see(states: Any, blank: Any, seen: Any, seat: int) -> None:
    """Makes seen[0] what a seat may know."""
    keep(seen, 0, blank[0])
    redact(states[0], seat, seen[0])


@rule
def look(seen: Any, seat: int, out: Any) -> None:
    """Writes what a seat sees now, as numbers."""
    for k in range(len(out)):
        out[k] = 0
    observe(seen[0], seat, out)


@rule
def peek(seen: Any, seat: int, out: Any) -> None:
    """Writes what has just changed in a seat's sight, as small integers."""
    for k in range(len(out)):
        out[k] = 0
    glance(seen[0], seat, out)
