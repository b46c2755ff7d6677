"""A storey as a grid: seven tiles, where they lie, what the viewer knows of them (S-1001, S-1011)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from rich.text import Text

from facedown.cli.shy_monsters.signs import (
    AT_HOME,
    DEADLY,
    GROUND,
    LETTERS,
    MOOD_WORDS,
    NOT_AT_HOME,
    Signs,
)
from facedown.games.shy_monsters.pieces import MONSTERS
from facedown.games.shy_monsters.view import Place, Tile

TILE = 5  # columns of a tile; one more keeps it apart from the next
LABEL = 3


@dataclass(frozen=True)
class Marks:
    """What is drawn besides the tiles themselves."""

    token: Place | None = None
    numbers: Mapping[Place, int] = field(default_factory=dict)  # choices that have a place of their own
    free: Mapping[Place, int] = field(default_factory=dict)  # where a tile may be laid
    likely: Sequence[str] = ()  # Monsters whose comfort is shown on face-down tiles


def board(tiles: Sequence[Tile], marks: Marks, signs: Signs, tall: bool) -> list[Text]:
    """The lines of the grid: x above, y at the left. Tall tiles have two lines, others one."""
    places = {tile.cell: tile for tile in tiles}
    cells = [*places, *marks.free]
    columns = range(min(x for x, _ in cells), max(x for x, _ in cells) + 1)
    head = Text(" " * LABEL, no_wrap=True)
    for x in columns:
        head.append(f"{x:^{TILE}} ", "dim")
    lines = [head]
    for y in range(min(y for _, y in cells), max(y for _, y in cells) + 1):
        rows = [Text.assemble((f"{y:>{LABEL - 1}} ", "dim"), no_wrap=True), Text(" " * LABEL, no_wrap=True)]
        for x in columns:
            for row, part in zip(rows, _cell((x, y), places.get((x, y)), marks, signs, tall), strict=True):
                row.append_text(part).append(" ")
        lines += rows if tall else rows[:1]
    return lines


def board_width(tiles: Sequence[Tile], free: Mapping[Place, int]) -> int:
    xs = [x for x, _ in (*(tile.cell for tile in tiles), *free)]
    return LABEL + (TILE + 1) * (max(xs) - min(xs) + 1)


def _cell(cell: Place, tile: Tile | None, marks: Marks, signs: Signs, tall: bool) -> tuple[Text, Text]:
    if tile is None:
        number = marks.free.get(cell)
        if number is None:
            return Text(" " * TILE), Text(" " * TILE)
        edge = (signs.floor, "dim")
        return Text.assemble(edge, (f"{number:^3}", "bold cyan"), edge), Text(f"{signs.floor}   {signs.floor}", "dim")
    number = marks.numbers.get(cell)
    return _up(tile, cell == marks.token, number, signs, tall) if tile.up else _down(tile, number, marks, signs, tall)


def _up(tile: Tile, hero: bool, number: int | None, signs: Signs, tall: bool) -> tuple[Text, Text]:
    """`[B @]` where the Hero can walk, `(B  )` elsewhere; below it how a Monster feels."""
    left, right = "[]" if tile.reached else "()"
    mood = signs.moods[tile.mood] if tile.mood and not tall else ""
    room = 2 - len(mood)
    extra = f"{'@' if hero else number or '':>{room}}"[-room:]
    ground = GROUND[tile.what]
    face = (LETTERS[tile.what], "bold strike" if tile.mood == "dead" else "bold")
    first = Text.assemble(left, face, (mood, "bold"), (extra, "bold"), right, style=ground)
    word = MOOD_WORDS.get(tile.mood, {"exit": "exit", "entrance": "door"}.get(tile.what, ""))
    return first, Text(f"{word:^{TILE}}", DEADLY if tile.mood == "active" else ground)


def _down(tile: Tile, number: int | None, marks: Marks, signs: Signs, tall: bool) -> tuple[Text, Text]:
    """The back, with what the viewer knows: its face as a capital, or who would feel at home there in small letters."""
    back = signs.near if tile.beside else signs.back
    feels = (AT_HOME if tile.what in tile.comfy else NOT_AT_HOME) if tile.what in MONSTERS else ""
    if tile.what:
        known = LETTERS[tile.what] + ("" if tall else feels)
        face = Text(f"{known:^3}", "bold")
    else:
        at_home = "".join(LETTERS[name].lower() for name in tile.comfy if name in marks.likely)
        face = Text(f"{at_home:^3}" if at_home else back * 3, "" if at_home else "dim")
    if number:
        below = Text(f"{number:^3}", "bold cyan")
    elif tile.named:
        below = Text(f"{'?' * tile.named:^3}", "bold cyan")
    elif feels:
        below = Text(f"{feels:^3}")
    else:
        below = Text(back * 3, "dim")
    edge = (back, "dim")
    if not tall:
        return Text.assemble(edge, below if number or tile.named else face, edge), Text()
    return Text.assemble(edge, face, edge), Text.assemble(edge, below, edge)
