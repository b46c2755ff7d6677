"""How far a thread plays before it waits for the others.

The 32 threads of a warp do one thing at a time: where they part ways, each way is walked by itself while the others
wait. And the warps of a block share what is read of the code, if they need it at about the same time. So a game that
takes long turns is played turn by turn (`engine.batch.play_stretch`): threads that are through with a turn wait for
those of the block that are not, and all begin the next one together.
"""

from typing import Any

import numpy as np

from facedown.engine.batch import filled, play_stretch, random_policy, whole_game
from facedown.engine.game import Game
from facedown.engine.rule import rule
from facedown.games.nusubito.state import State as NusubitoState
from facedown.gpu.device import cuda, device


@rule
def turn_of_seat(s: Any, who: int) -> int:
    return who


@rule
def stage_of_turn(s: NusubitoState, who: int) -> int:
    """Nusubito: the Thief's walk, and the end of it, at which the Mist learns what there is to learn."""
    return 8 * who + s.stage


# As measured: NYET! is four times slower turn by turn, and H.Y.S.T. a third.
PACES = {"shy_monsters": turn_of_seat, "nusubito": stage_of_turn, "myst": turn_of_seat}


def stretch(game: Game, policy: Any = random_policy) -> Any:
    """`play_stretch` with a game's rules in its blanks, at the game's pace."""
    return filled(game, play_stretch, policy, PACES.get(game.name, whole_game))


def to_the_end(game: Game, policy: Any = random_policy) -> Any:
    """What a thread does to play on; all threads of a block call it, those without a game with `who` 0."""
    played = device(stretch(game, policy))
    if game.name not in PACES:
        return played
    c, number = cuda(), np.int32

    def play(s: Any, who: int, mask: Any, rng: Any, counts: Any) -> None:
        while c.syncthreads_or(number(who)):  # is there anybody in the block who plays on?
            if who != 0:
                who = played(s, who, mask, rng, counts)

    return c.jit(device=True)(play)
