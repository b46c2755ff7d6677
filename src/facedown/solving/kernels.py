"""Compiled steps of growing a tree: a whole level of positions at once, with a game's rules in the blanks."""

from functools import cache
from typing import Any

from facedown.engine.bits import count_choices, lowest, nth_choice, rand_below
from facedown.engine.game import CHANCE, Game
from facedown.engine.rule import bind, native, rule

OVER = -3


# Blanks that `bind` fills with a game's own rules.
def actors(s: Any) -> int: ...  # type: ignore[empty-body]
def legal(s: Any, seat: int, mask: Any) -> None: ...
def weight(s: Any, outcome: int) -> int: ...  # type: ignore[empty-body]
def draw(s: Any, rng: Any) -> int: ...  # type: ignore[empty-body]
def apply(s: Any, seat: int, action: int) -> None: ...
def returns(s: Any, out: Any) -> None: ...
def redact(s: Any, seat: int, out: Any) -> None: ...


@rule
def survey(states: Any, who: Any, several: Any, masks: Any, counts: Any) -> None:
    """Who decides in each position (of several the lowest seat), and how many ways lead on."""
    for i in range(len(states)):
        acting = actors(states[i])
        counts[i] = 0
        several[i] = 0
        if acting == 0:
            who[i] = OVER
        else:
            seat = CHANCE if acting == CHANCE else lowest(acting)
            who[i] = seat
            several[i] = 1 if acting > 0 and acting & (acting - 1) else 0
            legal(states[i], seat, masks[i])
            counts[i] = count_choices(masks[i])


@rule
def spread(states: Any, who: Any, masks: Any, counts: Any, children: Any, actions: Any, weights: Any) -> None:
    """All positions that follow, in rising order of the actions."""
    j = 0
    for i in range(len(states)):
        for k in range(counts[i]):
            action = nth_choice(masks[i], k)
            children[j] = states[i]
            actions[j] = action
            weights[j] = weight(states[i], action) if who[i] == CHANCE else 1
            apply(children[j], who[i], action)
            j += 1


@rule
def look(states: Any, seat: int, blank: Any, seen: Any) -> None:
    """What a seat sees of each position."""
    for i in range(len(states)):
        seen[i] = blank[0]
        redact(states[i], seat, seen[i])


@rule
def settle(states: Any, who: Any, out: Any) -> None:
    """What each seat gets where the game is over."""
    for i in range(len(states)):
        if who[i] == OVER:
            returns(states[i], out[i])


@rule
def probe(s: Any, mask: Any, rng: Any, counts: Any, fair: int) -> int:
    """One way from a position to an end at random, all choices alike, those of chance too unless it is to be fair. The
    numbers of choices (chance: negative) go into `counts`, as far as there is room. How long it was."""
    n = 0
    while n < len(counts):
        acting = actors(s)
        if acting == 0:
            return n
        seat = CHANCE if acting == CHANCE else lowest(acting)
        legal(s, seat, mask)
        ways = count_choices(mask)
        counts[n] = -ways if seat == CHANCE else ways
        if fair and seat == CHANCE:
            apply(s, seat, draw(s, rng))
        else:
            apply(s, seat, nth_choice(mask, rand_below(rng, ways)))
        n += 1
    return n


@cache
def compiled(game: Game, f: Any) -> Any:
    return native(
        bind(
            f,
            game.name,
            actors=game.rules.actors,
            legal=game.rules.legal,
            weight=game.rules.weight,
            draw=game.rules.draw,
            apply=game.rules.apply,
            returns=game.rules.returns,
            redact=game.rules.redact,
        )
    )
