"""Holds what all adapters share: words for a missing library, which games they take, and a table as text."""

from typing import Any

from facedown.engine.errors import OptionsError, PositionError
from facedown.engine.game import SPECTATOR, Game
from facedown.engine.options import Options
from facedown.engine.play import Entry, Play, Watcher
from facedown.envs.env import Env

ILLEGAL = -1.0  # reward of a seat that does what it may not; worse than any lost game


def missing(library: str) -> ImportError:
    return ImportError(
        f"{library} is not installed; it comes with what researchers need: pip install 'facedown[research]'",
        name=library,
    )


def registry_id(game: Game) -> str:
    """Gives the name of a game in registries, such as `facedown/BlindCoins-v0` for Blind Coins."""
    return f"facedown/{''.join(filter(str.isalnum, game.title))}-v0"


def refuse_real_time(game: Game, options: Options) -> None:
    """Raises OptionsError where seats do not act in turns: in these libraries nobody can be quicker."""
    if game.table.real_time is not None and (reason := game.table.real_time(options)):
        raise OptionsError([reason])


def sight(game: Game, seen: Any) -> str:
    """Writes a record for people: the text of the position, or all fields that are not zero where it has none."""
    try:
        return game.text.write_position(seen)
    except PositionError:
        return f"{seen!r}\n"


class Screen:
    """Shows a game as one viewer sees it: the events since the last look, how the table stands."""

    def __init__(self, env: Env, viewer: int = SPECTATOR) -> None:
        self._play = Play(env.game, env.options)
        self._watcher: Watcher = self._play.watch(viewer)

    def show(self, log: list[Entry]) -> str:
        """Shows what is new; `log` goes on from the one shown before."""
        for entry in log[len(self._play.log) :]:
            self._play.append(entry)
        game = self._play.game
        told = [str(game.text.tell(event)) for event in self._watcher.take()]
        return "\n".join([*told, "", sight(game, self._play.seen(self._watcher.seat))])
