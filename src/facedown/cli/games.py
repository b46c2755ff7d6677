"""`facedown games`: what can be played, and with which options."""

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

EXAMPLES = examples(
    "facedown games          all games",
    "facedown games nyet     the options of NYET! and their defaults",
)


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
            table.add_row(Text(game.name, "bold"), f"{game.least_seats}-{game.most_seats}", game.tagline)
        console.print(table)
        console.print(Text("Play one: facedown play nyet   Its options: facedown games nyet", "dim"))
        return
    game = find_game(name)
    console.print(Text.assemble((f" {game.title} ", "bold reverse"), f"  {game.tagline}"))
    console.print(_options(game))
    console.print(
        Text("Bots:", "bold"), "random (any legal move);", "; ".join(f"{b.name} ({b.about})" for b in LEVELS.values())
    )
    console.print(Text(f"Set options with: facedown play {game.name} --option name=value", "dim"))


def _options(game: Game) -> Table:
    table = Table(box=box.SIMPLE_HEAD)
    for column in ("option", "values", "default", "meaning"):
        table.add_column(column, no_wrap=column == "option")
    hints = get_type_hints(game.options, include_extras=True)
    for field in msgspec.structs.fields(game.options):
        values, meaning = _described(hints[field.name])
        table.add_row(Text(field.name, "bold"), values, _word(field.default), meaning)
    return table


def _described(hint: Any) -> tuple[str, str]:
    """The possible values and the description in a field's annotation."""
    if get_origin(hint) is not Annotated:
        return _values(hint, None), ""
    kind, *notes = get_args(hint)
    meta = next((note for note in notes if isinstance(note, msgspec.Meta)), None)
    return _values(kind, meta), (meta.description or "") if meta else ""


def _values(kind: Any, meta: msgspec.Meta | None) -> str:
    if kind is bool:
        return "yes, no"
    if meta and meta.ge is not None and meta.le is not None:
        return f"{meta.ge}-{meta.le}"
    words = [part for option in (get_args(kind) or (kind,)) for part in (get_args(option) or (option,))]
    return ", ".join(dict.fromkeys(_value(word) for word in words))


def _value(word: Any) -> str:
    return {int: "a number", str: "a name"}.get(word, "a list" if word in (tuple, ...) else str(word))


def _word(default: Any) -> str:
    return {True: "yes", False: "no"}[default] if isinstance(default, bool) else str(default)
