"""Sketches a storey of Shy Monsters for a terminal."""

from collections.abc import Sequence
from typing import Any

from rich.console import Group
from rich.text import Text

from facedown.engine.sketching import rows, side_by_side
from facedown.games.shy_monsters.page.rows import told
from facedown.games.shy_monsters.page.view import Place, Tile, View, around_of
from facedown.games.shy_monsters.rules.pieces import AT_HOME, BANS, CELL, DOOR, MONSTERS, NEEDS, monster_names
from facedown.games.shy_monsters.rules.words import say

GROUND = {
    "bat": "#000000 on #f9a8d4", "dragon": "#000000 on #fb923c", "mantis": "#ffffff on #15803d",
    "cobra": "#ffffff on #b91c1c", "kraken": "#ffffff on #1d4ed8", "gargoyle": "#ffffff on #0f766e",
    "exit": "#000000 on #facc15", "entrance": "#ffffff on #57534e", "corridor": "#ffffff on #57534e",
}  # fmt: skip
LETTERS = {**{name: name[0].upper() for name in MONSTERS}, "exit": "X", "entrance": "E", "corridor": "+"}
MOODS = {"active", "uncomfy", "panicked", "dead"}


def sketch(view: View, width: int) -> list[Any]:
    """Draws the storey, what stands beside it, and what makes each Monster feel at home."""
    gone = [name for name in (*view.seen, *view.aside) if name]
    tiles, likely = view.tiles, list(view.possible)
    if view.phase == "build" and view.role == "master":
        tiles = tiles or [Tile((0, 0), "entrance", True, "", 0, 0, [], False, False, 0, 0.0)]
        tiles = [_home(tile, tiles) for tile in tiles]
        likely = [name for name in view.hand if all(tile.what != name for tile in tiles)]
    ended = [result.grave for result in view.results if result.game == view.game and result.grave]
    token = ended[0] if ended and view.phase == "over" else view.token
    board = _storey(tiles, token, likely) if tiles else [Text(say.text("sketch.curtain"), "italic")]
    parts: list[Any] = [Group(*board), rows(told(view, tiles))]
    if view.phase == "over" and view.past:
        past = [
            [Text(say.text("sketch.storey", storey=one.storey), "bold"), *_storey(one.tiles, None, [])]
            for one in view.past
        ]
        parts.append(Group(*side_by_side(past, width)))
    return [*parts, Group(*side_by_side((_diagram(m, gone) for m in range(len(MONSTERS))), width, 2))]


def seat_name(view: View, seat: int) -> str:
    return say.text("sketch.role", role="master" if seat == view.master else "hero")


def _home(tile: Tile, tiles: Sequence[Tile]) -> Tile:
    """Shows a room of a storey that is being built, with the Monsters that would like it as it stands (S-1004)."""
    cells = [CELL[other.cell] for other in tiles]
    comfy = [] if CELL[tile.cell] == DOOR else monster_names(AT_HOME[around_of(CELL[tile.cell], cells)])
    return Tile(tile.cell, tile.what, tile.up, "", 0, 0, comfy, False, False, 0, 0.0)


def _storey(tiles: Sequence[Tile], token: Place | None, likely: Sequence[str]) -> list[Text]:
    """Draws tiles of two lines and five columns; x above, y at the left (S-1011)."""
    places = {tile.cell: tile for tile in tiles}
    columns = range(min(x for x, _ in places), max(x for x, _ in places) + 1)
    lines = [Text("   " + " ".join(f"{x:^5}" for x in columns), "dim")]
    for y in range(min(y for _, y in places), max(y for _, y in places) + 1):
        pair = Text(f"{y:>2} "), Text("   ")
        for x in columns:
            tile = places.get((x, y))
            faces = _face(tile, (x, y) == token, likely) if tile else (Text(" " * 5), Text(" " * 5))
            for line, face in zip(pair, faces, strict=True):
                line.append_text(face).append(" ")
        lines += pair
    return lines


def _face(tile: Tile, hero: bool, likely: Sequence[str]) -> tuple[Text, Text]:
    if tile.up:
        left, right = "[]" if tile.reached else "()"
        face = tile.mood if tile.mood in MOODS else tile.what if tile.what in {"exit", "entrance"} else ""
        word = say.text("sketch.face", face=face) if face else ""
        top = Text(f"{left}{LETTERS[tile.what]} {'@' if hero else ' '}{right}", f"bold {GROUND[tile.what]}")
        return top, Text(f"{word:^5}", "bold" if tile.mood == "active" else "")
    back = "▓" if tile.beside else "░"
    if tile.what:
        feels = (":)" if tile.what in tile.comfy else ":(") if tile.what in MONSTERS else ""
        top, below = Text(f"{LETTERS[tile.what]:^3}", "bold"), f"{feels:^3}" if feels else back * 3
    else:
        at_home = "".join(LETTERS[name].lower() for name in tile.comfy if name in likely)
        top, below = Text(f"{at_home:^3}" if at_home else back * 3), f"{tile.risk:.0%}" if tile.risk else back * 3
    below = "?" * tile.named or below
    return Text(back) + top + Text(back), Text(f"{back}{below:^3}{back}"[:5])


def _diagram(monster: int, gone: Sequence[str]) -> list[Text]:
    name = MONSTERS[monster]
    lines = [Text(f"{say.text('monster', monster=name):<8}", "dim strike" if name in gone else "bold")]
    for y in (-1, 0, 1):
        signs = ["#" if (x, y) in NEEDS[monster] else "x" if (x, y) in BANS[monster] else "·" for x in (-1, 0, 1)]
        lines.append(Text(" ".join(signs if y else [signs[0], LETTERS[name], signs[2]])))
    return lines
