"""Fits the weights of positions to games of the bots against themselves: `python -m facedown.bots.hyst.fitting`.

Before every turn of a game, each seat says how all seats stand (`worth.describe`); the game says who won. The weights
that make the winners likeliest are found by Newton's method (a conditional logistic regression). Bots that play by the
new weights play other games, so this is done several times, each with the games of the last LAST times, and the mean of
the last LAST weights is what comes out. The first games are played by START.
"""

import argparse
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from facedown.bots.hyst.ahead import Rounds, make_rounds
from facedown.bots.hyst.mind import SIDE
from facedown.bots.hyst.self_play import note_sides, take_turn
from facedown.bots.hyst.worth import CHASER, HOLDER, SEEKER
from facedown.engine.bits import RNG, seed_rng
from facedown.engine.game import CHANCE
from facedown.engine.room import quick, record_of
from facedown.games.hyst.rules.options import HystOptions
from facedown.games.hyst.rules.pieces import SEATS
from facedown.games.hyst.rules.rules import actors, apply, draw
from facedown.games.hyst.rules.setup import setup
from facedown.games.hyst.rules.state import OVER, State

GAMES = {2: 1000, 4: 150, 6: 50}  # of each time, by number of players: about as many positions each
LAST = 3
POSITIONS, FORESEEN = 600, 150  # of a turn, and before the roll for each face of the die
TURN_LIMIT = 400
RIDGE = 30.0  # how strongly a weight is drawn to 0
STEPS = 12
ALMOST = 1e-5
START = {HOLDER + 1: 1.0, CHASER + 2: -0.5, SEEKER + 1: 1.0}  # to trust the estimated chances, and to be near

Floats = np.ndarray[Any, np.dtype[np.float64]]


@dataclass(frozen=True)
class Rows:
    """Holds the features of the seats of many positions, and who won; unused seats are empty."""

    sides: Floats  # rows x SEATS x SIDE
    winner: Any
    players: Any


def opening(players: int, seed: int) -> State:
    """Makes the first position with a decision, in a museum of its own."""
    s = setup(HystOptions.of(players=players, turn_limit=TURN_LIMIT))
    rng = [0] * RNG
    seed_rng(rng, seed, 0)
    while actors(s) == CHANCE:
        apply(s, CHANCE, draw(s, rng))
    return s


def play(s: State, bots: list[Rounds], seed: int, look: Callable[[Any], None] | None = None) -> tuple[int, int]:
    """Plays a game out, with one bot for each seat; gives the winner and the number of turns."""
    work = record_of(s)
    turn = quick(take_turn)
    for k in range(TURN_LIMIT):
        if look is not None:
            look(work)
        bot = bots[int(work[0]["active"])]
        bot.work[0] = work[0]
        seed_rng(bot.rng, seed, k)
        turn(bot, POSITIONS, FORESEEN)
        work[0] = bot.work[0]
        if work[0]["phase"] == OVER:
            break
    return int(work[0]["winner"]), int(work[0]["turns"])


def gather(weights: Floats, players: int, games: int, seed: int) -> tuple[Rows, float]:
    """Plays games by these weights; gives what was said, and the mean number of turns."""
    bot, viewer = make_rounds(POSITIONS), make_rounds()
    bot.room.mind.weights[:] = weights
    note = quick(note_sides)
    sides: list[Floats] = []
    winners: list[int] = []
    turns = 0

    def look(work: Any) -> None:
        viewer.work[0] = work[0]
        for seat in range(players):
            row = np.zeros(SEATS * SIDE)
            note(viewer, seat, row)
            sides.append(row.reshape(SEATS, SIDE))

    for game in range(games):
        winner, lasted = play(opening(players, seed + game), [bot] * players, seed + game, look)
        turns += lasted
        if winner < 0:
            del sides[len(winners) :]
        winners += [winner] * (len(sides) - len(winners))
    return Rows(np.array(sides), np.array(winners), np.full(len(winners), players)), turns / games


def joined(parts: list[Rows]) -> Rows:
    return Rows(*(np.concatenate([getattr(part, name) for part in parts]) for name in ("sides", "winner", "players")))


def chances(rows: Rows, weights: Floats) -> Floats:
    """Computes every seat's chance to win in every row."""
    strength = rows.sides @ weights
    strength[np.arange(SEATS)[None, :] >= rows.players[:, None]] = -1e9
    found: Floats = np.exp(strength - strength.max(axis=1, keepdims=True))
    found /= found.sum(axis=1, keepdims=True)
    return found


def likelihood(rows: Rows, weights: Floats) -> float:
    """Computes the mean logarithm of the winner's chance."""
    return float(np.log(chances(rows, weights)[np.arange(len(rows.winner)), rows.winner]).mean())


def fit(rows: Rows, ridge: float = RIDGE) -> Floats:
    """Finds the likeliest weights; the views of one position count as one row together."""
    weights = np.zeros(SIDE)
    share = 1.0 / rows.players
    won = np.zeros((len(rows.winner), SEATS))
    won[np.arange(len(rows.winner)), rows.winner] = 1.0
    for _ in range(STEPS):
        chance = chances(rows, weights)
        slope = np.einsum("rs,rsk->k", (won - chance) * share[:, None], rows.sides) - ridge * weights
        each = (rows.sides * np.sqrt(chance * share[:, None])[:, :, None]).reshape(-1, SIDE)
        mean = np.einsum("rs,rsk->rk", chance, rows.sides) * np.sqrt(share)[:, None]
        step = np.linalg.solve(each.T @ each - mean.T @ mean + ridge * np.eye(SIDE), slope)
        weights += step
        if np.abs(step).max() < ALMOST:
            break
    return weights


def main() -> None:
    parser = argparse.ArgumentParser(description="Fits the weights of H.Y.S.T.'s bots to games against themselves.")
    parser.add_argument("--times", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    weights = np.zeros(SIDE)
    for k, weight in START.items():
        weights[k] = weight
    seed = 10_000_000 * asked.seed
    parts: list[list[Rows]] = []
    found: list[Floats] = []
    for _ in range(asked.times):
        parts.append([])
        for players, games in GAMES.items():
            rows, turns = gather(weights, players, games, seed)
            seed += 100_000
            print(f"{players} players: {len(rows.winner)} rows, {turns:.1f} turns a game", flush=True)
            parts[-1].append(rows)
        parts = parts[-LAST:]
        all_rows = joined([rows for part in parts for rows in part])
        before = likelihood(all_rows, weights)
        weights = fit(all_rows)
        found.append(weights)
        print(f"mean log chance of the winner {before:.4f}, now {likelihood(all_rows, weights):.4f}", flush=True)
        tell(np.mean(found[-LAST:], axis=0))


def tell(weights: Floats) -> None:
    print("WEIGHTS = (\n" + "".join(f"    {weight:.3f},\n" for weight in weights) + ")", flush=True)


if __name__ == "__main__":
    main()
