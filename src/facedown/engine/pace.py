"""Says where threads of a GPU that play games side by side may wait for each other. Light: games import it."""

from typing import Any

from facedown.engine.rule import rule


@rule
def turn_of_seat(s: Any, who: int) -> int:
    """Lets threads wait wherever the seat to act changes."""
    return who
