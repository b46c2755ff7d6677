"""Takes many games one action further by compiled rules; `batch` calls them on slices of its arrays."""

from typing import Any

from facedown.engine.bits import lowest, nth_bit, popcount, rand_below, random_choice, seed_rng
from facedown.engine.blanks import actors, apply, draw, legal, observe, redact, returns
from facedown.engine.game import CHANCE
from facedown.engine.rule import bind, rule
from facedown.envs.kernels import keep


# Blanks: what is remembered of a single action, and how a game begins again. `histories` has those that remember.
def noticed(s: Any, seat: int, action: int, past: Any, i: int) -> None: ...
def begun(s: Any, past: Any, i: int) -> None: ...


@rule
def any_step(
    template: Any, states: Any, rngs: Any, actions: Any, seats: Any, masks: Any, results: Any, done: Any,
    any_seat: int, past: Any,
) -> None:  # fmt: skip
    """Applies the acting seat's action in every game (none if below 0) and the chance after it; lists the next choices.

    Where a game ends, its result is noted and the next one begins.
    """
    for i in range(len(states)):
        if done[i]:
            done[i] = False
            for p in range(len(results[i])):
                results[i][p] = 0.0
        seat = seats[i]
        action = actions[i]
        if action < 0:
            begun(states[i], past, i)
        who = 0
        while who <= 0:  # one place where a rule is called, however it comes about: `apply` takes long to compile
            if action >= 0:
                apply(states[i], seat, action)
                noticed(states[i], seat, action, past, i)
            who = actors(states[i])
            if who == CHANCE:
                seat = CHANCE
                action = draw(states[i], rngs[i])
            elif who == 0:
                returns(states[i], results[i])
                done[i] = True
                keep(states, i, template[0])
                begun(states[i], past, i)
                action = -1
        seats[i] = one_of(who, any_seat, rngs[i])
        legal(states[i], seats[i], masks[i])


@rule
def one_of(who: int, any_seat: int, rng: Any) -> int:
    """Picks one of several who may act: the lowest seat, or any of them."""
    if any_seat and who & (who - 1):
        return nth_bit(who, rand_below(rng, popcount(who)))
    return lowest(who)


@rule
def look_at_all(states: Any, seats: Any, blank: Any, seen: Any, out: Any) -> None:
    """Writes what the acting seat of every game sees, as numbers."""
    for i in range(len(states)):
        keep(seen, 0, blank[0])
        redact(states[i], seats[i], seen[0])
        row = out[i]
        for k in range(len(row)):
            row[k] = 0.0
        observe(seen[0], seats[i], row)


@rule
def first_wrong(masks: Any, actions: Any) -> int:
    """Finds the first game whose action is not offered; -1 none."""
    most = 64 * masks.shape[1]
    for i in range(len(actions)):
        if actions[i] < 0 or actions[i] >= most or masks[i][actions[i] >> 6] >> (actions[i] & 63) & 1 == 0:
            return i
    return -1


@rule
def spread(masks: Any, table: Any) -> None:
    """Writes the bits of the masks as one yes or no each."""
    for i in range(len(masks)):
        for word in range(masks.shape[1]):
            bits = masks[i][word]
            for k in range(64):
                table[i][64 * word + k] = bits >> k & 1 != 0


@rule
def choose(masks: Any, rngs: Any, actions: Any) -> None:
    """Makes a random choice in every game."""
    for i in range(len(actions)):
        actions[i] = random_choice(masks[i], rngs[i])


@rule
def seed_all(rngs: Any, seed: int, first: int) -> None:
    for i in range(len(rngs)):
        seed_rng(rngs[i], seed, first + i)


@rule
def _nothing_noticed(s: Any, seat: int, action: int, past: Any, i: int) -> None:
    """Remembers nothing of an action."""


@rule
def _nothing_begun(s: Any, past: Any, i: int) -> None:
    """Remembers nothing of a new game."""


# A blank that does nothing costs nothing; a loop that asks whether to remember takes a third off a quick game's speed
step = bind(any_step, "now", noticed=_nothing_noticed, begun=_nothing_begun)
