"""Says how far a thread plays before it waits for the others.

The 32 threads of a warp do one thing at a time: where they part ways, each way is walked by itself while the others
wait. And the warps of a block share what is read of the code, if they need it at about the same time. So a game that
takes long turns is played turn by turn (`Game.gpu_pace`, `engine.batch.play_stretch`): threads that are through with a
turn wait for those of the block that are not, and all begin the next one together.
"""

from typing import Any

import numpy as np

from facedown.engine.batch import filled, play_stretch, random_policy, whole_game
from facedown.engine.game import Game
from facedown.gpu.device import cuda, device


def stretch(game: Game, policy: Any = random_policy) -> Any:
    """Fills the blanks of `play_stretch` with a game's rules, at the game's pace."""
    return filled(game, play_stretch, policy, game.learn.gpu_pace or whole_game)


def to_the_end(game: Game, policy: Any = random_policy) -> Any:
    """Builds what a thread does to play on; all threads of a block call it, those without a game with `who` 0."""
    played = device(stretch(game, policy))
    if game.learn.gpu_pace is None:
        return played
    c, number = cuda(), np.int32

    def play(s: Any, who: int, mask: Any, rng: Any, counts: Any) -> None:
        while c.syncthreads_or(number(who)):  # is there anybody in the block who plays on?
            if who != 0:
                who = played(s, who, mask, rng, counts)

    return c.jit(device=True)(play)
