"""Grows a tree in compiled steps: a whole level of positions at once, with a game's rules in the blanks."""

from typing import Any

from facedown.engine.bits import count_choices, lowest, nth_choice, rand_below
from facedown.engine.blanks import actors, apply, draw, filled, legal, redact, returns, weight
from facedown.engine.game import CHANCE, Game
from facedown.engine.rule import native, rule

OVER = -3


@rule
def survey(states: Any, who: Any, several: Any, masks: Any, counts: Any) -> None:
    """Finds who decides in each position (of several the lowest seat), and how many ways lead on."""
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
    """Lists all positions that follow, in rising order of the actions."""
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
    """Writes what a seat sees of each position."""
    for i in range(len(states)):
        seen[i] = blank[0]
        redact(states[i], seat, seen[i])


@rule
def settle(states: Any, who: Any, out: Any) -> None:
    """Writes what each seat gets where the game is over."""
    for i in range(len(states)):
        if who[i] == OVER:
            returns(states[i], out[i])


@rule
def probe(s: Any, mask: Any, rng: Any, counts: Any, fair: int) -> int:
    """Goes one way from a position to an end at random, all choices alike, those of chance too unless it is to be fair.
    The numbers of choices (chance: negative) go into `counts`, as far as there is room. Says how long it was."""
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


def compiled(game: Game, f: Any) -> Any:
    return native(filled(game, f))
