"""Plays tabletop games of hidden information, done properly."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from facedown.envs.env import Env

__version__ = "0.1.0"
__all__ = ["__version__", "make"]


def make(name: str, seed: int | None = None, **options: Any) -> "Env":
    """Builds one game as an environment, dealt and ready: see `facedown.envs.env.Env`.

    Besides the game's own options it takes those of `Env`: manual_chance, history, compiled.

    >>> env = make("nyet", seed=1, players=3)
    >>> env.seats, env.seat in env.actors, env.over
    (3, True, False)
    """
    from facedown.envs.env import make  # only now: the games take their time to load

    return make(name, seed, **options)
