"""MYST: the expert's walk by itself, against one who is told the true hand, and how well the expert guesses hands.

`python -m benchmarks.myst_walks --races 60 --seed 1` plays walks from the ends of races between experts, each twice
with the sides changed and the same spins. One side is the expert as it is; the other one a yardstick that cheats: the
same walk, but for the hand of the others, which it is told. What it wins more is all that better guesses could bring.
`--guesses` plays no match: it says how much more weight than a blind guess the expert gives to the true hand.
"""

import argparse
import math
import statistics
from collections.abc import Sequence

import numpy as np

from facedown.bots.myst.hands import Hands, likely_hands
from facedown.bots.myst.players import Expert, Greedy
from facedown.bots.myst.walker import Walker
from facedown.engine.bits import RNG, seed_rng
from facedown.engine.game import CHANCE
from facedown.engine.play import redacted
from facedown.games.myst import MYST
from facedown.games.myst.rules.options import MystOptions
from facedown.games.myst.rules.pieces import BOOKS, N_LANDMARKS, cards_of, value_of
from facedown.games.myst.rules.rules import actors, apply, draw
from facedown.games.myst.rules.scoring import returns
from facedown.games.myst.rules.setup import setup
from facedown.games.myst.rules.state import OVER, PRE, SPIN, State

DEAL, WALK = 1, 7  # streams of chance
NORMAL = 1.96


def hand_of(cards: int) -> Hands:
    """Lists one hand as the only one."""
    values = np.array([[float(value_of(cards, k)) for k in range(N_LANDMARKS)]])
    counts = np.array([[float(cards_of(cards, k).bit_count()) for k in range(N_LANDMARKS)]])
    return Hands(values, counts, np.array([(cards & BOOKS).bit_count()]), np.ones(1))


class ToldWalker(Walker):
    """Walks with the true hand of the others before its eyes: a yardstick that cheats, no player."""

    truth = 0

    def hands(self, seen: State, team: int) -> Hands:
        return hand_of(self.truth)


class Told(Expert):
    """The expert with that walk."""

    def __init__(self) -> None:
        super().__init__(ToldWalker)

    def told(self, cards: int) -> None:
        assert isinstance(self._walker, ToldWalker)
        self._walker.truth = cards


def play(s: State, bots: Sequence[Expert | Greedy], rng: list[int], until: int) -> State:
    """Plays on until a phase."""
    while s.phase != until:
        who = actors(s)
        if who == CHANCE:
            apply(s, CHANCE, draw(s, rng))
            continue
        seat = 0 if who & 1 else 1
        bot = bots[seat]
        if isinstance(bot, Told):
            bot.told(s.hands[1 - seat])
        apply(s, seat, bot.choose(redacted(MYST, s, seat), seat, 0))
    return s


def race(bots: Sequence[Expert | Greedy], seed: int) -> State:
    """Plays to the end of a race."""
    rng = [0] * RNG
    seed_rng(rng, seed, DEAL)
    return play(setup(MystOptions.of(race_driver="simulated")), bots, rng, SPIN)


def walk(s: State, bots: Sequence[Expert | Greedy], seed: int) -> list[float]:
    """Plays the walk from there, and gives what each side has won."""
    rng, won = [0] * RNG, [0.0, 0.0]
    seed_rng(rng, seed, WALK)
    returns(play(s.copy(), bots, rng, OVER), won)
    return won


def match(races: int, seed: int) -> None:
    """Plays told against not told."""
    expert, told = Expert(), Told()
    scores = []
    for k in range(seed, seed + races):
        s = race((expert, expert), k)
        scores.append((walk(s, (told, expert), k)[0] + walk(s, (expert, told), k)[1]) / 2.0)
    within = NORMAL * statistics.stdev(scores) / math.sqrt(races)
    mean = statistics.mean(scores)
    print(f"told the true hand: {100 * mean:.1f} % of wins +- {100 * within:.1f} ({races} races, each walked twice)")


def guesses(races: int, seed: int) -> None:
    """Says how much likelier than blindly the true hand is held to be, in geometric means; all walk as the regular."""
    regular = Greedy("regular")
    for name, bot in (("regular", regular), ("expert", Expert())):
        found: dict[str, list[float]] = {"before the walk": [], "before its last round": []}
        for k in range(seed, seed + races):
            s, rng = race((bot, bot), k), [0] * RNG
            seed_rng(rng, k, WALK)
            play(s, (regular, regular), rng, PRE)
            found["before the walk"] += [odds(s, seat) for seat in (0, 1)]
            while s.round < s.turns:
                play(s, (regular, regular), rng, SPIN)
                if s.round < s.turns:
                    play(s, (regular, regular), rng, PRE)
            found["before its last round"] += [odds(s, seat) for seat in (0, 1)]
        for when, each in found.items():
            print(f"{name}, {when}: {statistics.geometric_mean(each):.2f} times a blind guess ({races} games)")


def odds(s: State, seat: int) -> float:
    """Compares the weight of the true hand with a blind guess."""
    hands = likely_hands(redacted(MYST, s, seat), seat)
    true = hand_of(s.hands[1 - seat])
    same = (hands.values == true.values[0]).all(axis=1) & (hands.counts == true.counts[0]).all(axis=1)
    same &= hands.books == true.books[0]
    return float(hands.weights[same].mean() * len(hands.weights))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--races", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--guesses", action="store_true")
    asked = parser.parse_args()
    (guesses if asked.guesses else match)(asked.races, asked.seed)
