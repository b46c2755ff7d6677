"""Shy Monsters as rows of numbers, for networks: what a seat sees now (`observe`), and what just changed (`glance`).

Both read a redacted record only. What follows from the outline alone (who is next to whom) is left out, except where
each Monster would be comfy.
"""

from facedown.engine.bits import number_of
from facedown.engine.rows import put_flag, put_one, put_share
from facedown.engine.rule import rule
from facedown.engine.tensors import Channel, width
from facedown.games.shy_monsters.actions import A_ATTACK, A_EXPLORE, A_JUMP, A_JUMP_ATTACK, A_REVEAL
from facedown.games.shy_monsters.pieces import (
    CELL_X,
    CELL_Y,
    DOOR,
    N_CELLS,
    REACH,
    ROOMS,
)
from facedown.games.shy_monsters.state import BUILD_STEPS, DRAW, STOREYS, State, slot

P_TILE, P_HERO, P_UP, P_CORRIDOR, P_EXIT, P_MONSTER, P_ACTIVE, P_COMFY = 0, 1, 2, 3, 4, 5, 11, 12
PLANES = 18
ROOM = 15  # numbers about one room
N_KINDS = 8

_BY_CELL = "one plane of 85 cells: all within six steps of the Entrance, row by row, from the north and the west on"
_BY_MONSTER = "bat, dragon, mantis, cobra, kraken, gargoyle"
CHANNELS = (
    Channel("master", 1, "the viewer is the Dungeon Master of the present game"),
    Channel("phase", 6, "one-hot: roles, draw, build, reveal, move, over"),
    Channel("storey", 3, "one-hot: the present storey"),
    Channel("second_game", 1, "the second game of a match is played"),
    Channel("step", 1, "decisions made about this storey while building, as a share of nine"),
    Channel("skills", 3, "attacks left (of 2), jumps left (of 2), opening flips left (of 6)"),
    Channel("tiles", N_CELLS, f"tiles of the present storey with the Entrance; {_BY_CELL}"),
    Channel("hero", N_CELLS, "where the Hero stands; cells as in `tiles`, and so on to `comfy`"),
    Channel("face_up", N_CELLS, "tiles that lie face up, without the Entrance"),
    Channel("corridor", N_CELLS, "rooms known to be corridors"),
    Channel("exit", N_CELLS, "the Exit, if known"),
    Channel("monsters", 6 * N_CELLS, f"known Monsters, dead or alive, a plane for each: {_BY_MONSTER}"),
    Channel("deadly", N_CELLS, "active Monsters"),
    Channel("comfy", 6 * N_CELLS, f"rooms where a Monster is comfy, a plane for each: {_BY_MONSTER}"),
    Channel(
        "storeys",
        2 * STOREYS * ROOMS * ROOM,
        "storeys 1 to 3 of the first game, then of the second; of each its six rooms in the order of cells; of each "
        "room: laid, x / 6, y / 6, known kind (corridor, exit, six Monsters), face up, slain, panicked, active",
    ),
    Channel("hand", 6, f"Monsters of this storey, if the viewer knows them: {_BY_MONSTER}"),
    Channel("flipped", 6, "Monsters flipped on this storey: 1/2 the first one, 1 the second one"),
    Channel("met", 6, "Monsters of past storeys that were flipped: their place in the order of flipping, in sixths"),
    Channel("aside", 6, "Monsters put aside that the viewer knows: their place in the row, in sixths"),
    Channel("aside_count", 1, "Monsters put aside, of six"),
    Channel("named", ROOMS, "rooms named in the opening: their place in the order of naming, in sixths"),
    Channel("last", 11, "the Hero's last decision, one-hot: reveal, explore, attack, jump, jump and attack; its cell "
            "(x / 6, y / 6); direction of a jump, one-hot: north, west, east, south"),
    Channel("results", 2 * 15, "of each game of a match: result one-hot (undecided, escaped, killed, trapped, resigned "
            "by the Hero, by the Dungeon Master), storeys cleared of 3, who killed him (six Monsters), where (x, y)"),
    Channel("options", 13, "two games; the viewer was Dungeon Master first; roles drawn; opening flips of storeys 1 to "
            "3 (of 6); named together; may walk into a deadly Monster; monsters put aside are shown; all shown after a "
            "game; a jump onto the Exit flips; attacks and jumps on each storey (of 2)"),
    Channel("fear", 1, "option: Monsters panic"),
)  # fmt: skip
OBSERVATION = width(CHANNELS)

GLANCES = (
    Channel("phase", 1, "number of the phase, as in the observation"),
    Channel("storey", 1, "1 to 3"),
    Channel("master", 1, "the viewer is the Dungeon Master"),
    Channel("last", 1, "1 + action id of the Hero's last decision on this storey"),
    Channel("result", 1, "of the game shown: number of the result"),
    Channel("hand", 2, "Monsters of this storey, if known: 1 + number"),
    Channel("cells", ROOMS, "cells of the present storey, rising"),
    Channel("kinds", STOREYS * ROOMS, "known kinds of all rooms of the game shown, storey by storey: 1 corridor, "
            "2 Exit, 3 to 8 Monsters. The game shown is the present one, or the one that just ended"),
    Channel("aside", 6, "Monsters put aside that the viewer knows: 1 + number"),
)  # fmt: skip
GLANCE = width(GLANCES)


@rule
def observe(s: State, seat: int, out: list[float]) -> int:
    """How many numbers were written."""
    at = put_flag(out, 0, s.dm == seat)
    at = put_one(out, at, s.phase, 6)
    at = put_one(out, at, s.storey - 1, STOREYS)
    at = put_flag(out, at, s.game)
    at = put_share(out, at, s.step, BUILD_STEPS)
    at = put_share(out, at, s.attacks, 2)
    at = put_share(out, at, s.jumps, 2)
    at = put_share(out, at, s.reveals, ROOMS)
    at = put_planes(s, out, at)
    for k in range(2 * STOREYS):
        at = put_storey(s, k, out, at)
    at = put_monsters(s, out, at)
    for k in range(s.named_count):
        out[at + s.named[k] - 1] = (k + 1) / ROOMS
    at = put_last(s, out, at + ROOMS)
    for game in range(2):
        at = put_result(s, game, out, at)
    return put_options(s, seat, out, at)


@rule
def is_laid(s: State, room: int) -> bool:
    """Is there a tile, as the viewer knows? Cell 0 can only be the first of six (it is that far from the Entrance)."""
    return s.room[room] > 0 or (room % ROOMS == 0 and s.room[room + 1] > 0)


@rule
def put_planes(s: State, out: list[float], at: int) -> int:
    """The present storey, cell by cell."""
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
    return at + PLANES * N_CELLS


@rule
def put_place(out: list[float], at: int, cell: int) -> int:
    at = put_share(out, at, CELL_X[cell], REACH)
    return put_share(out, at, CELL_Y[cell], REACH)


@rule
def put_storey(s: State, k: int, out: list[float], at: int) -> int:
    for r in range(ROOMS):
        room = ROOMS * k + r
        if is_laid(s, room):
            out[at] = 1.0
            put_place(out, at + 1, s.room[room])
            put_one(out, at + 3, s.kind[room] - 1, N_KINDS)
            put_flag(out, at + 11, s.up[k] >> r & 1)
            put_flag(out, at + 12, s.dead[k] >> r & 1)
            put_flag(out, at + 13, s.panicked[k] >> r & 1)
            put_flag(out, at + 14, s.active[k] >> r & 1)
        at += ROOM
    return at


@rule
def put_monsters(s: State, out: list[float], at: int) -> int:
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
    return put_share(out, at + 24, s.aside_count, 6)


@rule
def put_last(s: State, out: list[float], at: int) -> int:
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
    return at + 11


@rule
def put_result(s: State, game: int, out: list[float], at: int) -> int:
    put_one(out, at, s.result[game], 6)
    put_share(out, at + 6, s.cleared[game], STOREYS)
    if s.killer[game]:
        out[at + 7 + s.killer[game] - 1] = 1.0
        put_place(out, at + 13, s.grave[game])
    return at + 15


@rule
def put_options(s: State, seat: int, out: list[float], at: int) -> int:
    at = put_flag(out, at, s.games == 2)
    at = put_flag(out, at, s.first_dm == seat)
    at = put_flag(out, at, s.ask_dm)
    for k in range(3):
        at = put_share(out, at, s.opening[k], ROOMS)
    at = put_flag(out, at, s.together)
    at = put_flag(out, at, s.walk_in)
    at = put_flag(out, at, s.show_aside)
    at = put_flag(out, at, s.show_after)
    at = put_flag(out, at, s.flip_jumped)
    at = put_share(out, at, s.attack_uses, 2)
    at = put_share(out, at, s.jump_uses, 2)
    return put_flag(out, at, s.fear)


@rule
def glance(s: State, seat: int, out: list[int]) -> int:
    """How many numbers were written."""
    game = s.game - 1 if s.game and s.phase == DRAW and s.storey == 1 else s.game  # the game shown
    out[0] = s.phase
    out[1] = s.storey
    out[2] = 1 if s.dm == seat else 0
    out[3] = s.last
    out[4] = s.result[game]
    out[5] = s.hand[0]
    out[6] = s.hand[1]
    at = 7
    for k in range(ROOMS):
        out[at + k] = s.room[ROOMS * slot(s) + k]
    at += ROOMS
    for k in range(STOREYS * ROOMS):
        out[at + k] = s.kind[STOREYS * ROOMS * game + k]
    at += STOREYS * ROOMS
    for k in range(6):
        out[at + k] = s.aside[k]
    return at + 6
