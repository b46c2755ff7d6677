"""What all adapters share: what to say when a library is missing, which games they take, and a table as text."""

from typing import Any

from facedown.engine.errors import OptionsError, PositionError
from facedown.engine.game import SPECTATOR, Game
from facedown.engine.options import Options
from facedown.engine.play import Entry, Play, Watcher
from facedown.envs.env import Env

IDS = {  # of games, in registries
    "nyet": "facedown/NYET-v0",
    "shy_monsters": "facedown/ShyMonsters-v0",
    "nusubito": "facedown/Nusubito-v0",
    "hyst": "facedown/HYST-v0",
    "myst": "facedown/MYST-v0",
}
ILLEGAL = -1.0  # reward of a seat that does what it may not; worse than any lost game


def missing(library: str) -> ImportError:
    return ImportError(
        f"{library} is not installed; it comes with what researchers need: pip install 'facedown[research]'",
        name=library,
    )


def refuse_live_race(options: Options) -> None:
    """These libraries play in turns, where nobody can be quicker."""
    if getattr(options, "race_driver", "") == "live":
        raise OptionsError(["race_driver=live is a matter of seconds; take simulated (by lot) or alternate (in turns)"])


def sight(game: Game, seen: Any) -> str:
    """A record for people: the text of the position, or all fields that are not zero where it has none."""
    try:
        return game.write_position(seen)
    except PositionError:
        return f"{seen!r}\n"


class Screen:
    """A game as one viewer sees it happen: what was told since the last look, and how the table stands."""

    def __init__(self, env: Env, viewer: int = SPECTATOR) -> None:
        self._play = Play(env.game, env.options)
        self._watcher: Watcher = self._play.watch(viewer)

    def show(self, log: list[Entry]) -> str:
        """`log` goes on from the one shown before."""
        for entry in log[len(self._play.log) :]:
            self._play.append(entry)
        game = self._play.game
        told = [game.tell(event) for event in self._watcher.take()]
        return "\n".join([*told, "", sight(game, self._play.seen(self._watcher.viewer))])
