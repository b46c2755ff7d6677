"""One game at a time, stepped from Python with random legal actions: ours, OpenSpiel, RLCard, PettingZoo.

Every function gives a `play(decisions)` that goes on for at least so many decisions of seats, one game after the other,
deals included, and tells how many there were. Strangers' packages are imported where they are used: one that is
missing stops nothing.
"""

import os
import random
from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np

import facedown

Play = Callable[[int], int]

LIMITS: dict[str, dict[str, Any]] = {"hyst": {"turn_limit": 100}}  # random thieves hardly ever get out
SEED = 1


def ours(name: str, observe: bool) -> Play:
    """`Env.legal` and `Env.step`; with the acting seat's observation tensor before every choice, if asked."""
    env = facedown.make(name, seed=SEED, **LIMITS.get(name, {}))
    choose = random.Random(SEED).choice
    row = np.zeros_like(env.observation(0))

    def play(decisions: int) -> int:
        for _ in range(decisions):
            if env.over:
                env.reset()
            if observe:
                env.observation(env.seat, row)
            env.step(choose(env.legal()))
        return decisions

    return play


def ours_in_pettingzoo(name: str) -> Play:
    """Our adapter, with the wrappers that PettingZoo's own games have too."""
    from facedown.adapters import pettingzoo

    return turns(pettingzoo.env(name, **LIMITS.get(name, {})))


def openspiel(name: str, observe: bool) -> Play:
    """`legal_actions` and `apply_action`; chance is drawn in Python, as its examples do, and not counted."""
    import pyspiel

    game = pyspiel.load_game(name)
    choose = random.Random(SEED).choice

    def play(decisions: int) -> int:
        made = 0
        while made < decisions:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(choose(state.legal_actions()))  # in these games all outcomes are as likely
                    continue
                if observe:
                    state.observation_tensor(state.current_player())
                state.apply_action(choose(state.legal_actions()))
                made += 1
        return made

    return play


def rlcard(name: str) -> Play:
    """`Env.step`, which always gives the next seat's observation and legal actions."""
    env = import_module("rlcard").make(name, config={"seed": SEED})
    choose = random.Random(SEED).choice

    def play(decisions: int) -> int:
        made = 0
        while made < decisions:
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(choose(list(state["legal_actions"])))
                made += 1
        return made

    return play


def pettingzoo(name: str) -> Play:
    """A game of `pettingzoo.classic`."""
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    return turns(import_module("pettingzoo").make("aec", f"classic/{name}"))


def turns(env: Any) -> Play:
    """The loop of PettingZoo's documentation: `last` has the observation and the mask of the agent that is next."""
    choose = random.Random(SEED).choice
    env.reset(seed=SEED)

    def play(decisions: int) -> int:
        made = 0
        while made < decisions:
            env.reset()
            for _ in env.agent_iter():
                seen, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                env.step(choose(np.flatnonzero(seen["action_mask"])))
                made += 1
        return made

    return play
