"""What our games do per second on this machine; NYET! if nothing else is said."""

import random
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from benchmarks.timing import best_rate
from facedown.bots.searcher import Searcher
from facedown.engine.batch import Batch, random_policy
from facedown.engine.bits import RNG, random_choice, seed_rng
from facedown.engine.dice import seed_from
from facedown.engine.game import CHANCE, Game
from facedown.engine.play import Play, bits_of
from facedown.engine.rule import native, rule
from facedown.games.nyet import NYET
from facedown.games.nyet.rules.state import TRICK

GAMES = 2000


def options(players: int = 4) -> Any:
    return NYET.options.of(players=players)


def native_play_of(game: Game, **chosen: Any) -> tuple[float, float]:
    """A game with its default options: (decisions per second of random whole games on one core, per game)."""
    batch = Batch(game, game.options.of(**chosen), GAMES)
    decisions, _ = batch.play_random(1)
    return best_rate(lambda: batch.play_random(1)[0], repeats=20), decisions / GAMES


def native_play(players: int) -> float:
    """Decisions per second of random whole games on one core; the time of all deals is included."""
    batch = Batch(NYET, options(players), GAMES)
    return best_rate(lambda: batch.play_random(1)[0])


def decisions_per_game(players: int) -> float:
    decisions, _ = Batch(NYET, options(players), 200).play_random(1)
    return decisions / 200


def native_play_dealt() -> float:
    """Decisions per second of random rounds from one dealt position on, as OpenSpiel's rollouts do it."""
    play = Play(NYET, NYET.options.of(players=4, round_count=1), seed_from(1))
    play.roll()
    batch = Batch(NYET, play.options, GAMES * 8)
    batch.template = play.state.to_array()
    return best_rate(lambda: batch.play_random(1)[0])


def native_play_two_cores() -> float:
    """The same work, twice, on two threads (compiled code holds no lock)."""
    batches = [Batch(NYET, options(), GAMES) for _ in range(2)]
    with ThreadPoolExecutor(2) as pool:
        return best_rate(
            lambda: sum(d for d, _ in pool.map(lambda b: b.play_random(1), batches)), clock=time.perf_counter
        )


def chance_share() -> float:
    """Chance actions per decision in whole four-player games."""
    decisions, chances = Batch(NYET, options(), 100).play_random(1)
    return chances / decisions


def python_step() -> float:
    """`Batch.step_one` called from Python, action by action (recorded games; next choices are made by the call)."""
    batch = Batch(NYET, options(), 1)
    batch.reset(1)
    chooser = random.Random(1)
    actions = []
    seat = int(batch.seats[0])
    while seat >= 0:
        actions.append(chooser.choice(bits_of(batch.masks[0].tolist())))
        seat = batch.step_one(0, actions[-1])

    def again() -> int:
        for _ in range(50):
            batch.reset(1)
            step = batch.step_one
            for action in actions:
                step(0, action)
        return 50 * len(actions)

    return best_rate(again)


def python_step_choosing() -> float:
    """The same with the choice made in Python from the mask."""
    batch = Batch(NYET, options(), 1)
    chooser = random.Random(1)

    def game() -> int:
        steps = 0
        for _ in range(10):
            batch.reset(1)
            seat = int(batch.seats[0])
            while seat >= 0:
                seat = batch.step_one(0, chooser.choice(bits_of(batch.masks[0].tolist())))
                steps += 1
        return steps

    return best_rate(game)


@rule
def choose_all(masks: Any, seats: Any, actions: Any, rng: Any) -> None:
    for i in range(len(seats)):
        if seats[i] >= 0:
            actions[i] = random_choice(masks[i], rng)


def python_batch_step(count: int = 4096) -> float:
    """`Batch.step` from Python on many games at once: choices, actions and chance."""
    batch = Batch(NYET, options(), count)
    actions = np.zeros(count, np.int64)
    rng = np.ones(RNG, np.int64)
    choose = native(choose_all)

    def games() -> int:
        steps = 0
        batch.reset(1)
        while batch.acting():
            steps += int((batch.seats >= 0).sum())
            choose(batch.masks, batch.seats, actions, rng)
            batch.step(actions)
        return steps

    return best_rate(games, 3)


def twin_steps(game: Game = NYET, **chosen: Any) -> tuple[float, float]:
    """Plain twin: (decisions per second, all steps per second) of random games with the rules as plain Python."""
    mask, rng = [0] * game.rules.words, [0] * RNG

    def play() -> tuple[int, int]:
        seed_rng(rng, 1, 1)
        state = game.rules.setup(game.options.of(**chosen))
        decisions = chances = 0
        while (who := game.rules.actors(state)) != 0:
            if who == CHANCE:
                game.rules.apply(state, CHANCE, game.rules.draw(state, rng))
                chances += 1
            else:
                seat = (who & -who).bit_length() - 1
                game.rules.legal(state, seat, mask)
                game.rules.apply(state, seat, random_choice(mask, rng))
                decisions += 1
        return decisions, chances

    decisions, chances = play()
    often = max(1, 3000 // (decisions + chances))
    games = best_rate(lambda: sum(1 for _ in range(often) if play()))
    return games * decisions, games * (decisions + chances)


def search(tricks: int, policy: Any = None, sims: int = 20_000) -> float:
    """Simulations per second of one search after so many tricks of a four-player round (-1: at the first veto)."""
    play = Play(NYET, options(), seed_from(1))
    play.roll()
    chooser = random.Random(1)
    while tricks >= 0 and (play.state.phase != TRICK or sum(play.state.tricks) < tricks):
        seat = play.actors()[0]
        play.act(seat, chooser.choice(play.legal(seat)))
    seat = play.actors()[0]
    searcher = Searcher(NYET, sims, policy=policy)

    def run() -> int:
        searcher.run(play.seen(seat), seat, 1, sims)
        return sims

    return best_rate(run, 4)


def search_random_rollouts() -> float:
    """After two tricks: 52 plays to go, as many as in hearts."""
    return search(2, random_policy)
