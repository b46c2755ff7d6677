"""Shows any structure as a sheet that people can read: fields with their values, lists of structures as tables."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec
from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from facedown.cli.words import say

MOST_ROWS = 40  # a longer table is only counted
MOST_ITEMS = 40  # and so is a longer list
OF_SEATS = {"seat", "team", "winner", "holder", "dealer"}  # fields whose number is a seat
BY_SEAT = {"seats", "teams"}  # lists with an entry for each seat
SKIPPED = {"entry"}  # places in the log tell people nothing
SHARES = {"chance", "share", "escape"}  # fields whose number is a share of one
ENDLESS = 1_000  # columns
Name = Callable[[int], str]


def sheet(thing: Any, name: Name, title: str = "") -> RenderableType:
    """Draws a structure, or a list of them. `name` tells what a seat is called."""
    head: list[RenderableType] = [Text(title, "bold")] if title else []
    if isinstance(thing, msgspec.Struct):
        return Group(*head, _structure(thing, name))
    if not _is_table(thing):
        return Text.assemble((f"{title}  " if title else "", "dim"), _value(thing, "", name))
    if len(thing) > MOST_ROWS:
        return Group(*head, Text(say.text("sheet.entries", count=len(thing)), "dim"))
    blocks = Group(*(_structure(one, name) for one in thing))
    if any(_is_deep(value) for one in thing for _, value in _fields(one)):
        return Group(*head, blocks)
    return Group(*head, Fitting(_table(thing, name, title in BY_SEAT), blocks))


class Fitting:
    """Draws a table where there is room for it, else something narrower."""

    def __init__(self, table: Table, otherwise: RenderableType) -> None:
        self.table, self.otherwise = table, otherwise

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        wide = Measurement.get(console, options.update(width=ENDLESS), self.table).maximum
        yield self.table if wide <= options.max_width else self.otherwise


def _structure(thing: msgspec.Struct, name: Name) -> RenderableType:
    """Shows short values in one paragraph, lists in labelled rows, structures below."""
    together = _columns(thing)
    short, long, below = [], Table.grid(padding=(0, 2, 0, 0)), list[RenderableType]()
    long.add_column(style="dim", no_wrap=True)
    long.add_column(overflow="fold")
    for field, value in _fields(thing):
        if field in together or _is_empty(value):
            continue
        if _is_deep(value):
            below.append(sheet(value, name, _word(field)))
        elif isinstance(value, list | tuple | Mapping):
            long.add_row(f"  {_word(field)}", _value(value, field, name))
        else:
            short.append(Text.assemble((f"{_word(field)} ", "dim"), _value(value, field, name)))
    lines: list[RenderableType] = [Text(" · ").join(short)] if short else []
    lines += [long] if long.row_count else []
    lines += [_side_by_side(together, name)] if together else []
    return Group(*lines, *below)


def _fields(thing: msgspec.Struct) -> list[tuple[str, Any]]:
    return [(field, getattr(thing, field)) for field in thing.__struct_fields__ if field not in SKIPPED]


def _columns(thing: msgspec.Struct) -> dict[str, Sequence[Any]]:
    """Lists with an entry for each seat belong together where a list of names says so."""
    names = getattr(thing, "names", None)
    if not isinstance(names, list | tuple) or len(names) < 2:
        return {}
    found = {
        field: value
        for field, value in _fields(thing)
        if isinstance(value, list | tuple) and len(value) == len(names) and not any(isinstance(v, list) for v in value)
    }
    return {"names": names, **found} if len(found) > 1 else {}


def _side_by_side(columns: Mapping[str, Sequence[Any]], name: Name) -> Table:
    table = _empty([("" if field == "names" else _word(field), column) for field, column in columns.items()])
    for values in zip(*columns.values(), strict=True):
        table.add_row(*(_value(value, "", name) for value in values))
    return table


def _table(things: Sequence[msgspec.Struct], name: Name, by_seat: bool) -> Table:
    fields = [field for field, _ in _fields(things[0]) if any(not _is_empty(getattr(one, field)) for one in things)]
    columns = [(_word(field), [getattr(one, field) for one in things]) for field in fields]
    named = by_seat and "seat" not in fields
    table = _empty([("", [""]), *columns] if named else columns)
    for seat, one in enumerate(things):
        values = [_value(getattr(one, field), field, name) for field in fields]
        table.add_row(*([name(seat), *values] if named else values))
    return table


def _empty(columns: Sequence[tuple[str, Sequence[Any]]]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False, show_edge=False)
    for head, values in columns:
        number = all(isinstance(value, int | float) and not isinstance(value, bool) for value in values)
        table.add_column(head, justify="right" if number else "left", overflow="fold")
    return table


def _value(value: Any, field: str, name: Name) -> str:
    if isinstance(value, bool):
        return say.text("sheet.yes" if value else "sheet.no")
    if isinstance(value, int) and field in OF_SEATS:
        return name(value) if value >= 0 else say.text("nobody")
    if isinstance(value, float):
        return f"{value:.0%}" if field in SHARES else f"{value:g}"
    if isinstance(value, Mapping):
        return ", ".join(f"{_word(str(key))} {_value(one, field, name)}" for key, one in value.items()) or say.text(
            "sheet.none"
        )
    if isinstance(value, msgspec.Struct):
        return ", ".join(f"{_word(key)} {_value(one, key, name)}" for key, one in _fields(value) if not _is_empty(one))
    if isinstance(value, Sequence) and not isinstance(value, str):
        known = [one for one in value if not _is_empty(one)]
        if len(known) > MOST_ITEMS:
            return say.text("sheet.entries", count=len(known))
        hidden = len(value) - len(known)
        words = [_value(one, field, name) for one in known]
        told = (", " if any(" " in word for word in words) else " ").join(words)
        return f"{told} {say.text('sheet.unknown', count=hidden)}" if hidden else told
    return str(value).replace("_", " ") if field else str(value)


def _is_table(value: Any) -> bool:
    return isinstance(value, list | tuple) and bool(value) and all(isinstance(one, msgspec.Struct) for one in value)


def _is_deep(value: Any) -> bool:
    return isinstance(value, msgspec.Struct) or _is_table(value)


def _is_empty(value: Any) -> bool:
    return value is None or value == "" or (isinstance(value, Sequence | Mapping) and not len(value))


def _word(field: str) -> str:
    return field.replace("_", " ")
