"""Runs `facedown games`: lists what can be played, and with which options."""

from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec
import typer
from rich import box
from rich.table import Table
from rich.text import Text

from facedown.bots.levels import LEVELS
from facedown.catalog import GAMES, find_game
from facedown.cli.console import examples, output
from facedown.engine.game import Game
from facedown.engine.option_words import about_of
from facedown.engine.own_words import own_words

EXAMPLES = examples(
    "facedown games          all games",
    "facedown games nyet     the options of NYET! and their defaults",
)

MOST_VALUES = 12  # that are named one by one
ROOMY = 100  # columns from which the values have a column of their own


def games(
    name: Annotated[str | None, typer.Argument(metavar="[GAME]", help="A game, to see its options.")] = None,
) -> None:
    """List the games, or the options of one."""
    console = output()
    if name is None:
        table = Table(box=box.SIMPLE_HEAD)
        for column in ("game", "players", "what it is"):
            table.add_column(column, no_wrap=column != "what it is")
        for game in GAMES.values():
            table.add_row(Text(game.name, "bold"), _span(game.least_seats, game.most_seats), game.tagline)
        console.print(table)
        console.print(Text("Play one: facedown play nyet   Its options: facedown games nyet", "dim"))
        return
    game = find_game(name)
    console.print(Text.assemble((f" {game.title} ", "bold reverse"), f"  {game.tagline}"))
    console.print(_options(game, roomy=console.width >= ROOMY))
    console.print(
        Text("Bots:", "bold"), "random (any legal move);", "; ".join(f"{b.name} ({b.about})" for b in LEVELS.values())
    )
    console.print(Text(f"Set options with: facedown play {game.name} --option name=value", "dim"))


def _options(game: Game, roomy: bool) -> Table:
    """Lists the options, one in each row; in a narrow terminal its values stand below its name."""
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column("option", min_width=max(len(field.name) for field in msgspec.structs.fields(game.options)))
    for column in ("values", "default", "meaning") if roomy else ("default", "meaning"):
        table.add_column(column, no_wrap=column == "default")
    hints = get_type_hints(game.options, include_extras=True)
    for field in msgspec.structs.fields(game.options):
        values, meaning = _values(*_parted(hints[field.name])), _meaning(game, field.name)
        name = Text(field.name, "bold")
        if roomy:
            table.add_row(name, values, _word(field.default), meaning)
        else:
            table.add_row(name.append(f"\n  {values}", "not bold dim"), _word(field.default), meaning)
    return table


def _meaning(game: Game, option: str) -> str:
    """Says what an option means, and what it means to set it to nothing."""
    nothing = own_words(game, f"option.{option}.0")
    is_seat = own_words(game, f"option.{option}.1")
    about = str(about_of(game, option))
    return about if nothing is None or is_seat else f"{about} 0: {nothing}."


def _parted(hint: Any) -> tuple[Any, list[msgspec.Meta]]:
    """Splits a type into the type without its annotation, and the notes in that."""
    if get_origin(hint) is not Annotated:
        return hint, []
    kind, *notes = get_args(hint)
    return kind, [note for note in notes if isinstance(note, msgspec.Meta)]


def _values(kind: Any, notes: list[msgspec.Meta]) -> str:
    if kind is bool:
        return "yes, no"
    for meta in notes:
        if meta.ge is not None and meta.le is not None:
            return _span(meta.ge, meta.le)
        if offers := (meta.extra or {}).get("offers"):
            others = ["a list"] if tuple in (get_origin(part) for part in get_args(kind)) else []
            return ", ".join([*map(str, offers), *others])
    items = [_parted(item) for item in get_args(kind)] if get_origin(kind) is tuple else []
    if items and all(item is int for item, _ in items):
        return f"{len(items)} numbers, each {_values(*items[0])}"
    words = [part for option in (get_args(kind) or (kind,)) for part in (get_args(option) or (option,))]
    values = list(dict.fromkeys(_value(word) for word in words))
    return ", ".join(values) if len(values) <= MOST_VALUES else f"{values[0]}, {values[1]} .. {values[-1]}"


def _span(least: Any, most: Any) -> str:
    return f"{least}-{most}" if least != most else str(least)


def _value(word: Any) -> str:
    return {int: "a number", str: "a name"}.get(word, "a list" if word in (tuple, ...) else str(word))


def _word(default: Any) -> str:
    """Writes a default as it would be typed."""
    if isinstance(default, tuple):
        return ",".join(map(str, default))
    return {True: "yes", False: "no"}[default] if isinstance(default, bool) else str(default) or "nothing"
