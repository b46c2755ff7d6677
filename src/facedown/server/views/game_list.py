"""Lists the games for the lobby."""

from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from facedown.catalog import BOT_NAMES, GAMES
from facedown.engine.game import Game
from facedown.engine.options import Options
from facedown.server.messages.requests import GameInfo, OptionInfo


def games() -> list[GameInfo]:
    return [_info(game) for game in GAMES.values()]


def _info(game: Game) -> GameInfo:
    options = option_infos(game.options)
    count = next(option for option in options if option.name == game.options.count)
    return GameInfo(
        name=game.name,
        title=game.title,
        tagline=game.tagline,
        least_seats=game.least_seats if count.name == "players" else count.least or 2,
        most_seats=game.most_seats if count.name == "players" else count.most or 2,
        count=count.name,
        options=options,
        levels=list(BOT_NAMES),
        deals=game.table.tally is not None,
        rated_options=sorted(game.table.rated_options),
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
