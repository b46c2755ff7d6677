"""Generic rules of the environments, written once and run in both forms: plain on the twin, compiled on records."""

from functools import cache
from typing import Any

from facedown.engine.bits import clear, lowest
from facedown.engine.game import CHANCE, Game
from facedown.engine.rule import bind, rule, rule_as


# Blanks that `bind` fills with a game's own rules.
def actors(s: Any) -> int: ...  # type: ignore[empty-body]
def legal(s: Any, seat: int, mask: Any) -> None: ...
def weight(s: Any, outcome: int) -> int: ...  # type: ignore[empty-body]
def draw(s: Any, rng: Any) -> int: ...  # type: ignore[empty-body]
def apply(s: Any, seat: int, action: int) -> None: ...
def returns(s: Any, out: Any) -> None: ...
def redact(s: Any, seat: int, out: Any) -> None: ...
def observe(s: Any, seat: int, out: Any) -> None: ...
def glance(s: Any, seat: int, out: Any) -> None: ...


@cache
def filled(game: Game, f: Any) -> Any:
    """A generic rule with a game's rules in its blanks; plain Python, not compiled."""
    blanks = {
        "actors": game.rules.actors,
        "legal": game.rules.legal,
        "weight": game.rules.weight,
        "draw": game.rules.draw,
        "apply": game.rules.apply,
        "returns": game.rules.returns,
        "redact": game.rules.redact,
    }
    if game.learn.tensors is not None:
        blanks |= {"observe": game.learn.tensors.observe, "glance": game.learn.tensors.glance}
    return bind(f, game.name, **blanks)


def _keep_compiled(rows: Any, k: int, s: Any) -> None:
    rows[k] = s


@rule_as(_keep_compiled)
def keep(rows: Any, k: int, s: Any) -> None:
    """Row k becomes a copy of a record."""
    rows[k] = s.copy()


@rule
def advance(states: Any, rng: Any, notes: Any, mask: Any, seat: int, action: int, roll: int) -> int:
    """An action (none if it is below 0), then chance while it is its turn, if it is to `roll`; who acts next.

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
    """What a seat, or chance, may do."""
    legal(states[0], seat, mask)


@rule
def weigh(states: Any, outcome: int) -> int:
    return weight(states[0], outcome)


@rule
def result(states: Any, out: Any) -> None:
    returns(states[0], out)


@rule
def see(states: Any, blank: Any, seen: Any, seat: int) -> None:
    """seen[0] becomes what a seat may know."""
    keep(seen, 0, blank[0])
    redact(states[0], seat, seen[0])


@rule
def look(seen: Any, seat: int, out: Any) -> None:
    """What a seat sees now, as numbers."""
    for k in range(len(out)):
        out[k] = 0
    observe(seen[0], seat, out)


@rule
def peek(seen: Any, seat: int, out: Any) -> None:
    """What has just changed in a seat's sight, as small integers."""
    for k in range(len(out)):
        out[k] = 0
    glance(seen[0], seat, out)
