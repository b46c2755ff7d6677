"""Writes Shy Monsters as rows of numbers, for networks: what a seat sees (`observe`), what just changed (`glance`).

Both read a redacted record only, and are made from the marks of its fields; what fits no mark is written here. What
follows from the outline alone (who is next to whom) is left out, except where each Monster would be comfy.
"""

from facedown.engine.bits import number_of
from facedown.engine.generated import by_rule, glances, joined, observation
from facedown.engine.rule import rule
from facedown.engine.tensor_rows import put_flag, put_one, put_share
from facedown.engine.tensors import Channel
from facedown.games.shy_monsters.rules.actions import A_ATTACK, A_EXPLORE, A_JUMP, A_JUMP_ATTACK, A_REVEAL
from facedown.games.shy_monsters.rules.pieces import (
    CELL_X,
    CELL_Y,
    DOOR,
    N_CELLS,
    REACH,
    ROOMS,
)
from facedown.games.shy_monsters.rules.state import DRAW, STOREYS, State, slot

P_TILE, P_HERO, P_UP, P_CORRIDOR, P_EXIT, P_MONSTER, P_ACTIVE, P_COMFY = 0, 1, 2, 3, 4, 5, 11, 12
ROOM = 15  # numbers about one room
N_KINDS = 8


@rule
def is_laid(s: State, room: int) -> bool:
    """Is there a tile, as the viewer knows? Cell 0 can only be the first of six (it is that far from the Entrance)."""
    return s.room[room] > 0 or (room % ROOMS == 0 and s.room[room + 1] > 0)


@rule
def put_planes(s: State, seat: int, out: list[float], at: int) -> None:
    """Puts the present storey, cell by cell."""
    now = slot(s)
    out[at + P_TILE * N_CELLS + DOOR] = 1.0
    hero = DOOR if s.token == ROOMS else s.room[ROOMS * now + s.token]
    out[at + P_HERO * N_CELLS + hero] = 1.0
    for k in range(ROOMS):
        room = ROOMS * now + k
        if not is_laid(s, room):
            continue
        here = at + s.room[room]
        out[here + P_TILE * N_CELLS] = 1.0
        put_flag(out, here + P_UP * N_CELLS, s.up[now] >> k & 1)
        put_flag(out, here + P_ACTIVE * N_CELLS, s.active[now] >> k & 1)
        kind = s.kind[room]
        if kind > 0:
            out[here + (P_CORRIDOR + kind - 1) * N_CELLS] = 1.0
        for monster in range(6):
            put_flag(out, here + (P_COMFY + monster) * N_CELLS, s.comfy[k] >> monster & 1)


@rule
def put_place(out: list[float], at: int, cell: int) -> int:
    at = put_share(out, at, CELL_X[cell], REACH)
    return put_share(out, at, CELL_Y[cell], REACH)


@rule
def put_storeys(s: State, seat: int, out: list[float], at: int) -> None:
    for room in range(2 * STOREYS * ROOMS):
        if is_laid(s, room):
            k = room // ROOMS
            r = room % ROOMS
            out[at] = 1.0
            put_place(out, at + 1, s.room[room])
            put_one(out, at + 3, s.kind[room] - 1, N_KINDS)
            put_flag(out, at + 11, s.up[k] >> r & 1)
            put_flag(out, at + 12, s.dead[k] >> r & 1)
            put_flag(out, at + 13, s.panicked[k] >> r & 1)
            put_flag(out, at + 14, s.active[k] >> r & 1)
        at += ROOM


@rule
def put_monsters(s: State, seat: int, out: list[float], at: int) -> None:
    for k in range(2):
        if s.hand[k]:
            out[at + s.hand[k] - 1] = 1.0
        if s.fresh[k]:
            out[at + 6 + s.fresh[k] - 1] = (k + 1) / 2
    for k in range(6):
        if s.seen[k]:
            out[at + 12 + s.seen[k] - 1] = (k + 1) / 6
        if s.aside[k]:
            out[at + 18 + s.aside[k] - 1] = (k + 1) / 6


@rule
def put_named(s: State, seat: int, out: list[float], at: int) -> None:
    for k in range(s.named_count):
        out[at + s.named[k] - 1] = (k + 1) / ROOMS


@rule
def put_last(s: State, seat: int, out: list[float], at: int) -> None:
    if s.last:
        number = number_of(s.last - 1)
        if number >= A_JUMP:
            jump = (number - A_JUMP) % (4 * N_CELLS)
            out[at + (4 if number >= A_JUMP_ATTACK else 3)] = 1.0
            put_place(out, at + 5, jump // 4)
            out[at + 7 + jump % 4] = 1.0
        else:
            first = A_ATTACK if number >= A_ATTACK else A_EXPLORE if number >= A_EXPLORE else A_REVEAL
            out[at + (first - A_REVEAL) // N_CELLS] = 1.0
            put_place(out, at + 5, number - first)


@rule
def put_results(s: State, seat: int, out: list[float], at: int) -> None:
    for game in range(2):
        put_one(out, at, s.result[game], 6)
        put_share(out, at + 6, s.cleared[game], STOREYS)
        if s.killer[game]:
            out[at + 7 + s.killer[game] - 1] = 1.0
            put_place(out, at + 13, s.grave[game])
        at += 15


_BY_CELL = "one plane of 85 cells: all within six steps of the Entrance, row by row, from the north and the west on"
_BY_MONSTER = "bat, dragon, mantis, cobra, kraken, gargoyle"
observe, CHANNELS = observation(
    State,
    "master", "phase", "storey", "second_game", "step", joined("skills", between=", "),
    by_rule(
        put_planes,
        Channel("tiles", N_CELLS, f"tiles of the present storey with the Entrance; {_BY_CELL}"),
        Channel("hero", N_CELLS, "where the Hero stands; cells as in `tiles`, and so on to `comfy`"),
        Channel("face_up", N_CELLS, "tiles that lie face up, without the Entrance"),
        Channel("corridor", N_CELLS, "rooms known to be corridors"),
        Channel("exit", N_CELLS, "the Exit, if known"),
        Channel("monsters", 6 * N_CELLS, f"known Monsters, dead or alive, a plane for each: {_BY_MONSTER}"),
        Channel("deadly", N_CELLS, "active Monsters"),
        Channel("comfy", 6 * N_CELLS, f"rooms where a Monster is comfy, a plane for each: {_BY_MONSTER}"),
    ),
    by_rule(put_storeys, Channel(
        "storeys", 2 * STOREYS * ROOMS * ROOM,
        "storeys 1 to 3 of the first game, then of the second; of each its six rooms in the order of cells; of each "
        "room: laid, x / 6, y / 6, known kind (corridor, exit, six Monsters), face up, slain, panicked, active",
    )),
    by_rule(
        put_monsters,
        Channel("hand", 6, f"Monsters of this storey, if the viewer knows them: {_BY_MONSTER}"),
        Channel("flipped", 6, "Monsters flipped on this storey: 1/2 the first one, 1 the second one"),
        Channel("met", 6, "Monsters of past storeys that were flipped: their place in the order of flipping, in "
                "sixths"),
        Channel("aside", 6, "Monsters put aside that the viewer knows: their place in the row, in sixths"),
    ),
    "aside_count",
    by_rule(put_named, Channel("named", ROOMS, "rooms named in the opening: their place in the order of naming, in "
                               "sixths")),
    by_rule(put_last, Channel(
        "last", 11,
        "the Hero's last decision, one-hot: reveal, explore, attack, jump, jump and attack; its cell (x / 6, y / 6); "
        "direction of a jump, one-hot: north, west, east, south",
    )),
    by_rule(put_results, Channel(
        "results", 2 * 15,
        "of each game of a match: result one-hot (undecided, escaped, killed, trapped, resigned by the Hero, by the "
        "Dungeon Master), storeys cleared of 3, who killed him (six Monsters), where (x, y)",
    )),
    joined("options", "who", "opening", "options"), "fear", "ahead",
)  # fmt: skip


@rule
def game_shown(s: State) -> int:
    """Finds the present game, or the one that just ended."""
    return s.game - 1 if s.game and s.phase == DRAW and s.storey == 1 else s.game


@rule
def glance_result(s: State, seat: int, out: list[int], at: int) -> None:
    out[at] = s.result[game_shown(s)]


@rule
def glance_rooms(s: State, seat: int, out: list[int], at: int) -> None:
    for k in range(ROOMS):
        out[at + k] = s.room[ROOMS * slot(s) + k]
    first = STOREYS * ROOMS * game_shown(s)
    for k in range(STOREYS * ROOMS):
        out[at + ROOMS + k] = s.kind[first + k]


glance, GLANCES = glances(
    State,
    "phase", "storey", "master", "last",
    by_rule(glance_result, Channel("result", 1, "of the game shown: number of the result")),
    "hand",
    by_rule(
        glance_rooms,
        Channel("cells", ROOMS, "cells of the present storey, rising"),
        Channel("kinds", STOREYS * ROOMS, "known kinds of all rooms of the game shown, storey by storey: 1 corridor, "
                "2 Exit, 3 to 8 Monsters. The game shown is the present one, or the one that just ended"),
    ),
    "aside",
)  # fmt: skip
