"""Plays many games in one array, at native speed: compiled play.

    batch = Batch(game, options, 10_000)
    batch.reset(seed=1)
    while batch.acting():
        mask = batch.legal()          # (games, words) of bits
        batch.step(actions)           # one action per game, chance after it included

`play_random` plays whole games inside compiled code. Single games are stepped by `step_one`.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from facedown.engine import blanks
from facedown.engine.bits import RNG, lowest, random_choice, seed_rng
from facedown.engine.blanks import actors, apply, draw, legal, pace, policy
from facedown.engine.compiler import compiler
from facedown.engine.errors import EngineError
from facedown.engine.game import CHANCE, Game
from facedown.engine.options import Options
from facedown.engine.rule import native, rule

Ints = npt.NDArray[np.int64]


@rule
def roll(s: Any, rng: Any) -> int:
    """Lets chance act as long as it is its turn, and counts how often it did."""
    n = 0
    while actors(s) == CHANCE:
        apply(s, CHANCE, draw(s, rng))
        n += 1
    return n


@rule
def random_policy(s: Any, seat: int, mask: Any, rng: Any) -> int:
    return random_choice(mask, rng)


@rule
def whole_game(s: Any, who: int) -> int:
    return 0


@rule
def play_stretch(s: Any, who: int, mask: Any, rng: Any, counts: Any) -> int:
    """Plays from `who` on as long as `pace` stays the same, seats by `policy`; returns who acts then, 0 when over.

    counts[0] += decisions, counts[1] += chance actions. Seats and chance meet in one `apply`: compiled code is half as
    long, which a GPU notices. (What a stretch is for: gpu/pace.py. On the processor it is a whole game.)
    """
    stretch = pace(s, who)
    while who != 0 and pace(s, who) == stretch:
        seat = CHANCE
        if who == CHANCE:
            action = draw(s, rng)
            counts[1] += 1
        else:
            seat = lowest(who)
            legal(s, seat, mask)
            action = policy(s, seat, mask, rng)
            counts[0] += 1
        apply(s, seat, action)
        who = actors(s)
    return who


@rule
def play_out(s: Any, mask: Any, rng: Any, counts: Any) -> None:
    """Plays a game to the end."""
    who = actors(s)
    while who != 0:
        who = play_stretch(s, who, mask, rng, counts)


@rule
def play_all(template: Any, states: Any, mask: Any, rng: Any, counts: Any, seed: int, first: int) -> None:
    for i in range(len(states)):
        states[i] = template[0]
        seed_rng(rng, seed, first + i)
        play_out(states[i], mask, rng, counts)


@rule
def reset_all(template: Any, states: Any, rngs: Any, seed: int) -> None:
    for i in range(len(states)):
        states[i] = template[0]
        seed_rng(rngs[i], seed, i)
        roll(states[i], rngs[i])


@rule
def legal_all(states: Any, masks: Any, seats: Any) -> None:
    """Lists the choices of the seat to act (the lowest, if several) in each game; seat -1 and no choices when over."""
    for i in range(len(states)):
        who = actors(states[i])
        if who > 0:
            seats[i] = lowest(who)
            legal(states[i], lowest(who), masks[i])
        else:
            seats[i] = -1
            for word in range(len(masks[i])):
                masks[i][word] = 0


@rule
def step_all(states: Any, rngs: Any, actions: Any) -> None:
    for i in range(len(states)):
        who = actors(states[i])
        if who > 0:
            apply(states[i], lowest(who), actions[i])
            roll(states[i], rngs[i])


@rule
def step_single(states: Any, rngs: Any, masks: Any, i: int, action: int) -> int:
    """Carries out one action and the chance after it in one game, and lists the next choices.

    Returns the next seat, -1 when over.
    """
    s = states[i]
    apply(s, lowest(actors(s)), action)
    roll(s, rngs[i])
    who = actors(s)
    if who <= 0:
        return -1
    legal(s, lowest(who), masks[i])
    return lowest(who)


class Batch:
    """Plays `count` games of the same options, side by side in one array."""

    def __init__(self, game: Game, options: Options, count: int) -> None:
        if count < 1:
            raise EngineError("a batch has at least one game")
        self.game = game
        self.options = options
        self.template = game.rules.setup(options).to_array()
        self.states: npt.NDArray[Any] = np.repeat(self.template, count)
        self.masks: Ints = np.zeros((count, game.rules.words), np.int64)
        self.seats: Ints = np.zeros(count, np.int64)
        self._rngs: Ints = np.zeros((count, RNG), np.int64)
        self._one = compiled(game, step_single, self.states, self._rngs, self.masks, 0, 0)

    def reset(self, seed: int) -> None:
        """Starts all games again; game i is random stream i of the seed."""
        run(self.game, reset_all, self.template, self.states, self._rngs, seed)
        self.legal()

    def legal(self) -> Ints:
        """Gives the choices in each game; `seats` says whose they are."""
        run(self.game, legal_all, self.states, self.masks, self.seats)
        return self.masks

    def acting(self) -> bool:
        return bool((self.seats >= 0).any())

    def step(self, actions: Ints) -> None:
        """Carries out one action in every game that is not over, the chance after it, and the next choices."""
        run(self.game, step_all, self.states, self._rngs, actions)
        self.legal()

    def step_one(self, i: int, action: int) -> int:
        """Carries out the same for game i alone; returns the seat to act next, -1 when over. Choices: `masks[i]`."""
        return int(self._one(self.states, self._rngs, self.masks, i, action))

    def play_random(self, seed: int, first: int = 0) -> tuple[int, int]:
        """Plays all games at random to their ends; game i is stream first + i. (decisions, chance actions)"""
        counts = np.zeros(2, np.int64)
        mask, rng = np.zeros(self.game.rules.words, np.int64), np.zeros(RNG, np.int64)
        run(self.game, play_all, self.template, self.states, mask, rng, counts, seed, first)
        return int(counts[0]), int(counts[1])


def filled(game: Game, f: Any, policy: Any = random_policy, pace: Any = whole_game) -> Any:
    """Fills the blanks of a generic rule with a game's rules and how seats play; plain Python, not compiled."""
    return blanks.filled(game, f, policy=policy, pace=pace)


def run(game: Game, f: Any, *args: Any) -> Any:
    """Calls a generic rule, compiled, on arrays."""
    return native(filled(game, f))(*args)


def compiled(game: Game, f: Any, *args: Any) -> Any:
    """Gives the bare compiled entry for arguments of these types: it skips Numba's choice by type on every call."""
    dispatcher = native(filled(game, f))
    signature = tuple(compiler().typeof(arg) for arg in args)
    dispatcher.compile(signature)
    return dispatcher.overloads[signature].entry_point
