"""Says where threads of a GPU wait for each other."""

from facedown.engine.rule import rule
from facedown.games.nusubito.rules.state import State


@rule
def stage_of_turn(s: State, who: int) -> int:
    """Tells apart the Thief's walk and its end, at which the Mist learns what there is to learn."""
    return 8 * who + s.stage
