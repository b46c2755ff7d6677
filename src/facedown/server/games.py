"""What the lobby tells of games: those that are here, and those that are coming."""

from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from facedown.catalog import BOT_NAMES, GAMES
from facedown.engine.game import Game
from facedown.engine.options import Options
from facedown.server.protocol import GameInfo, OptionInfo

COMING = (("myst", "MYST", "Two teams race to piece an island together, then explore it.", 2, 8),)


def games() -> list[GameInfo]:
    coming = [
        GameInfo(name, title, tagline, least, most, False, [], [])
        for name, title, tagline, least, most in COMING
        if name not in GAMES
    ]
    return [*map(_info, GAMES.values()), *coming]


def _info(game: Game) -> GameInfo:
    return GameInfo(
        name=game.name,
        title=game.title,
        tagline=game.tagline,
        least_seats=game.least_seats,
        most_seats=game.most_seats,
        ready=True,
        options=option_infos(game.options),
        levels=list(BOT_NAMES),
    )


def option_infos(options: type[Options]) -> list[OptionInfo]:
    hints = get_type_hints(options, include_extras=True)
    return [_option(field.name, hints[field.name], field.default) for field in msgspec.structs.fields(options)]


def _option(name: str, hint: Any, default: Any) -> OptionInfo:
    kind, metas = hint, [arg for arg in get_args(hint) if isinstance(arg, msgspec.Meta)]
    if metas:
        kind = get_args(hint)[0]
    about = next((meta.description for meta in metas if meta.description), "")
    least = next((int(meta.ge) for meta in metas if meta.ge is not None), None)
    most = next((int(meta.le) for meta in metas if meta.le is not None), None)
    shape: Literal["number", "choice", "switch", "text"] = "text"
    choices: list[Any] = []
    if get_origin(kind) is Literal:
        shape, choices = "choice", list(get_args(kind))
    elif kind is bool:
        shape = "switch"
    elif kind is int:
        shape = "number"
    front, house = (any((meta.extra or {}).get(mark) for meta in metas) for mark in ("front", "house"))
    return OptionInfo(name, about, shape, default, choices, least, most, front, house)
