"""How far a thread plays before it waits for the others.

The 32 threads of a warp do one thing at a time: where they part ways, each way is walked by itself while the others
wait. So a game that takes long turns is played turn by turn (`engine.batch.play_out`): threads that are through with
a turn wait for those that are not, and all begin the next one together.
"""

from typing import Any

from facedown.engine.batch import filled, play_out, random_policy, whole_game
from facedown.engine.game import Game
from facedown.engine.rule import rule
from facedown.games.nusubito.state import State as NusubitoState


@rule
def turn_of_seat(s: Any, who: int) -> int:
    return who


@rule
def stage_of_turn(s: NusubitoState, who: int) -> int:
    """Nusubito: the Thief's walk, and the end of it, at which the Mist learns what there is to learn."""
    return 8 * who + s.stage


# As measured: NYET! is three times slower turn by turn, and H.Y.S.T. the same.
PACES = {"shy_monsters": turn_of_seat, "nusubito": stage_of_turn, "myst": turn_of_seat}


def to_the_end(game: Game, policy: Any = random_policy) -> Any:
    """`play_out` with a game's rules in its blanks, at the game's pace."""
    return filled(game, play_out, policy, PACES.get(game.name, whole_game))
