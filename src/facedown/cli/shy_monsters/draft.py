"""The storey that the Dungeon Master is building, with the comfort of each of its rooms (S-1003, S-1004)."""

import msgspec
from rich.text import Text

from facedown.cli.shy_monsters.signs import AT_HOME, NOT_AT_HOME, named
from facedown.games.shy_monsters.pieces import AT_HOME as LIKED
from facedown.games.shy_monsters.pieces import CELL, DOOR, MONSTERS, NEXT_CELL, monster_names
from facedown.games.shy_monsters.view import Tile, View, around_of

DOOR_TILE = Tile((0, 0), "entrance", True, "", 0, 0, [], False, False, 0, 0.0)


def draft_tiles(view: View) -> list[Tile]:
    """What is laid so far; each room knows which Monsters would be comfy there if the storey stayed as it is."""
    tiles = view.tiles or [DOOR_TILE]
    cells = [CELL[tile.cell] for tile in tiles]
    return [
        msgspec.structs.replace(tile, comfy=[] if cell == DOOR else monster_names(LIKED[around_of(cell, cells)]))
        for tile, cell in zip(tiles, cells, strict=True)
    ]


def draft_notes(view: View, tiles: list[Tile]) -> list[Text]:
    """The two Monsters in hand: where they would feel at home, or how they feel where they lie."""
    notes = [_note(name, tiles) for name in view.hand if name]
    lying = [CELL[tile.cell] for tile in tiles if tile.what in MONSTERS]
    if len(lying) == 1:
        beside = NEXT_CELL[4 * lying[0] : 4 * lying[0] + 4]
        if any(CELL[tile.cell] in beside and not tile.what for tile in tiles):
            notes.append(Text("Of two Monsters side by side the one flipped second panics.", "dim"))
    return notes


def _note(name: str, tiles: list[Tile]) -> Text:
    lies = next((tile for tile in tiles if tile.what == name), None)
    if lies:
        feels = f"{AT_HOME} at home on" if name in lies.comfy else f"{NOT_AT_HOME} not at home on"
        return Text.assemble(named(name), f" {feels} {lies.cell[0]},{lies.cell[1]}")
    places = [f"{tile.cell[0]},{tile.cell[1]}" for tile in tiles if name in tile.comfy and not tile.what]
    return Text.assemble(named(name), f" {AT_HOME} on {'  '.join(places)}" if places else f" {NOT_AT_HOME} nowhere yet")
