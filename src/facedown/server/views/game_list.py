"""Lists the games for the lobby."""

from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from facedown.catalog import BOT_NAMES, GAMES
from facedown.engine.game import Game
from facedown.engine.option_names import label_of, value_of
from facedown.engine.option_words import about_of, notes_of
from facedown.server.messages.requests import GameInfo, OptionInfo

FEW = 3  # numbers that a form may name
SPECIAL = (-1, 0)  # numbers that may stand for something else, such as no limit


def games() -> list[GameInfo]:
    return [_info(game) for game in GAMES.values()]


def _info(game: Game) -> GameInfo:
    options = option_infos(game)
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


def option_infos(game: Game) -> list[OptionInfo]:
    hints = get_type_hints(game.options, include_extras=True)
    fields = msgspec.structs.fields(game.options)
    return [_option(game, field.name, hints[field.name], field.default) for field in fields]


def _option(game: Game, name: str, hint: Any, default: Any) -> OptionInfo:
    metas = notes_of(game, name)
    kind = get_args(hint)[0] if metas else hint
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
    extra = {mark: value for meta in metas for mark, value in (meta.extra or {}).items()}
    choices = choices or list(extra.get("offers", ()))  # of those that may be written, too
    return OptionInfo(
        name=name,
        label=str(label_of(game, name)),
        about=str(about_of(game, name)),
        kind=shape,
        default=default,
        choices=choices,
        names={
            str(value): word
            for value in choices or _numbers(kind, least, most)
            if (word := str(value_of(game, name, value))) != str(value)
        },
        least=least,
        most=most,
        front=bool(extra.get("front")),
        house=bool(extra.get("house")),
        notation=bool(extra.get("notation")),
        role=name in {option.partition("=")[0] for option in game.table.roles.values()},
    )


def _numbers(kind: Any, least: int | None, most: int | None) -> list[int]:
    """Lists the numbers that a form may name: all of a few, and those that stand for something else."""
    if kind is not int or least is None:
        return []
    if most is not None and most - least < FEW:
        return list(range(least, most + 1))
    return [number for number in SPECIAL if number == least]
