"""Finds the games that other packages bring: what their entry points of the group `facedown.games` name.

    [project.entry-points."facedown.games"]
    liars_dice = "facedown_liars_dice:LIARS_DICE"

An entry point has the name of its game and leads to a `Game`, or to an object with a `game` and more besides. A package
that is broken is left out with a warning: the other games, and a server that offers them, go on without it.
"""

import logging
import os
import re
from collections.abc import Callable, Collection
from dataclasses import dataclass
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from facedown.engine.game import Game

GROUP = "facedown.games"
VARIABLE = "FACEDOWN_GAMES"  # names of the games to offer, with commas between them; unset: all

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Installed:
    """Describes a game from another package."""

    package: str
    game: Game
    entry: Any  # what the entry point names: the game itself, or an object that holds it


def chosen() -> frozenset[str] | None:
    """Reads which games are to be offered, by name; None: all there are."""
    words = os.environ.get(VARIABLE, "").replace(",", " ").split()
    return frozenset(words) if words else None


def is_chosen(name: str) -> bool:
    names = chosen()
    return names is None or name in names


def installed_games(
    taken: Collection[str] = (), found: Callable[..., Collection[EntryPoint]] = entry_points
) -> list[Installed]:
    """Loads the games of all installed packages that are to be offered, by package and name, and nothing else.

    `taken` are names that a package cannot have any more. What cannot be offered is logged with its package.
    """
    made: list[Installed] = []
    owners = dict.fromkeys(taken, "facedown")
    for point in sorted(found(group=GROUP), key=lambda point: (_package(point), point.name)):
        if not is_chosen(point.name):
            continue
        try:
            made.append(_loaded(point, owners))
            owners[point.name] = _package(point)
        except Exception as error:  # a stranger's code may raise anything
            what = str(error) if isinstance(error, Unfit) else f"cannot be loaded: {type(error).__name__}: {error}"
            _log.warning("The game '%s' of the package %s is left out: it %s.", point.name, _package(point), what)
    return made


class Unfit(Exception):
    """Says that what an entry point names cannot be offered."""


def _loaded(point: EntryPoint, owners: dict[str, str]) -> Installed:
    if not re.fullmatch(r"[a-z][a-z0-9_]*", point.name, re.ASCII):
        raise Unfit("needs a name of small letters, digits and underscores")
    if point.name in owners:
        raise Unfit(f"has a name that the package {owners[point.name]} has taken")
    entry = point.load()
    game = entry if isinstance(entry, Game) else getattr(entry, "game", None)
    if not isinstance(game, Game):
        raise Unfit(f"should be a facedown.engine.game.Game, but {point.value} is of type {type(entry).__name__}")
    if game.name != point.name:
        raise Unfit(f"calls itself '{game.name}': entry point and game must have the same name")
    return Installed(_package(point), game, entry)


def _package(point: EntryPoint) -> str:
    return point.dist.name if point.dist is not None else "?"


def tell_unknown(names: Collection[str]) -> None:
    """Warns of the games that are asked for and not there."""
    for name in sorted((chosen() or frozenset()) - set(names)):
        _log.warning("%s names '%s', and there is no such game; there are %s.", VARIABLE, name, ", ".join(names))
