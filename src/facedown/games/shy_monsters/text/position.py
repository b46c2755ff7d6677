"""Writes and reads a full position of Shy Monsters as a small text for people.

    shy_monsters
    options: opening_reveals=2,1,0
    storey: 2
    phase: move
    storey 1.1: 1,0 corridor up; 2,0 bat up dead; 3,0 exit up; 0,1 corridor; 0,2 corridor; 0,3 dragon
    storey 1.2: 1,0 corridor up; 2,0 mantis up; 3,0 corridor up; 4,0 corridor; 5,0 cobra; 6,0 exit
    hero: 3,0
    jumps: 0

A storey is named by its game and its number. What is left out has its natural value: the Hero stands on the Entrance
with all skills, nothing is flipped, the first game is played, seat 0 builds. While a storey is being built, write
`hand: bat cobra` and the cells laid so far. A `#` starts a comment.
"""

from facedown.engine.errors import PositionError
from facedown.engine.position import ALWAYS, Line, PositionText
from facedown.engine.position_words import Codec, columns, number, row, word, words
from facedown.games.shy_monsters.rules.build import start_storey
from facedown.games.shy_monsters.rules.options import ShyMonstersOptions, options_of, setup
from facedown.games.shy_monsters.rules.pieces import DOOR, ENTRANCE, KINDS, MONSTER, MONSTERS, N_CELLS, ROOMS, cell_text
from facedown.games.shy_monsters.rules.state import (
    BUILD,
    BUILD_STEPS,
    MOVE,
    PHASES,
    REVEAL,
    STOREYS,
    State,
    slot,
)
from facedown.games.shy_monsters.rules.walk import cell_at, tile_at
from facedown.games.shy_monsters.text.moves import read, write
from facedown.games.shy_monsters.text.plausible import (
    beasts_on,
    check_draft,
    check_hero,
    check_result,
    check_seen,
    check_storey,
    past,
)

DECISIONS = (BUILD, REVEAL, MOVE)
ENDS = ("hero_escaped", "hero_killed", "hero_trapped", "resigned_by_hero", "resigned_by_master")  # from 1 on
MARKS = ("up", "dead", "panicked")

PHASE = word({PHASES[number]: number for number in DECISIONS})
CELL = word([cell_text(cell) for cell in range(N_CELLS)], "a cell as x,y such as 1,-2, where |x| + |y| is at most 6")
BEAST = word(MONSTERS, first=1)
LAST = Codec(lambda last: write(0, last - 1), lambda text: 1 + read(text)[1], "a move")


# Storeys.

Tile = tuple[int, int, list[str]]  # cell, kind, marks


def _write_tile(tile: Tile) -> str:
    cell, kind, marks = tile
    return " ".join(word for word in (CELL.write(cell), KINDS[kind], *marks) if word)


def _read_tile(text: str) -> Tile:
    cell, *rest = text.split() or [""]
    kind = KINDS.index(rest[0]) if rest and rest[0] in KINDS[1:] else 0
    marks = rest[1:] if kind else rest
    if odd := [mark for mark in marks if mark not in MARKS]:
        raise PositionError(f"'{odd[0]}' is no tile ({', '.join(KINDS[1:])}) and no mark ({', '.join(MARKS)})")
    if {"dead", "panicked"} & {*marks} and ("up" not in marks or kind < MONSTER):
        raise PositionError("only a face-up Monster is dead or panicked")
    if CELL.take(cell) == DOOR:
        raise PositionError("the Entrance is always there, write the other six tiles")
    return CELL.take(cell), kind, marks


TILES = words(Codec(_write_tile, _read_tile, "a tile such as 1,0 corridor up"), ";")


def storey(k: int) -> Line:
    """Builds the line of a storey of a match: its tiles by cell."""

    def get(s: State) -> list[Tile]:
        laid = min(s.step, ROOMS) if k == slot(s) else ROOMS if s.room[ROOMS * k] != s.room[ROOMS * k + 1] else 0
        marked = tuple(zip(MARKS, (s.up, s.dead, s.panicked), strict=True))
        return [
            (s.room[ROOMS * k + r], s.kind[ROOMS * k + r], [mark for mark, rooms in marked if rooms[k] >> r & 1])
            for r in range(laid)
        ]

    def put(s: State, tiles: list[Tile]) -> None:
        for r, (cell, kind, marks) in enumerate(sorted(tiles, key=lambda tile: tile[0])[:ROOMS]):
            s.room[ROOMS * k + r], s.kind[ROOMS * k + r] = cell, kind
            for mark, rooms in zip(MARKS, (s.up, s.dead, s.panicked), strict=True):
                rooms[k] |= (mark in marks) << r
        check_storey(s, k, [cell for cell, _, _ in tiles])

    key = f"storey {1 + k // STOREYS}.{1 + k % STOREYS}"
    return Line(key, TILES, natural=[], get=get, put=put, when=lambda s: k <= slot(s))


def seen_in_past(s: State) -> list[int]:
    return [beast for k in past(s) for beast in beasts_on(s, k, face=1)]


def put_aside(s: State) -> None:
    down = [beast for k in past(s) for beast in sorted(beasts_on(s, k, face=0))]
    s.aside[: len(down)] = down
    s.aside_count = len(down)
    check_seen(s)


# The first game of a match, and the Hero.


RESULT = columns(
    word(ENDS, first=1), number(0, STOREYS), BEAST, CELL, least=2,
    how=f"how the first game ended ({', '.join(ENDS)}) and the storeys cleared, then who killed the Hero and where",
)  # fmt: skip


def result(s: State) -> list[int]:
    return [s.result[0], s.cleared[0], s.killer[0], s.grave[0]][: 4 if s.killer[0] else 2]


def begin(s: State) -> None:
    s.dm = s.first_dm ^ s.game


def walk_in(s: State) -> None:
    if s.phase != BUILD:
        s.step = BUILD_STEPS
        s.hand = sorted(beasts_on(s, slot(s)))


def stand(s: State, cell: int) -> None:
    s.token = tile_at(s, cell)
    if s.token == ENTRANCE and cell != DOOR:
        raise PositionError("he stands on the Entrance or on a harmless face-up tile")


def name_rooms(s: State, cells: list[int]) -> None:
    s.named[: len(cells)] = [1 + tile_at(s, cell) for cell in cells]
    s.named_count = len(cells)


def check(s: State) -> None:
    check_draft(s) if s.phase == BUILD else check_hero(s)


def builds(s: State) -> bool:
    return s.phase == BUILD


def walks(s: State) -> bool:
    return s.phase != BUILD


POSITION = PositionText(
    name="shy_monsters", title="Shy Monsters", options=ShyMonstersOptions, setup=setup, options_of=options_of,
    phases=PHASES, decisions=DECISIONS, named=None, check=check,
    parts=[
        Line("master", number(0, 1), "first_dm", natural=0, shown=ALWAYS, when=lambda s: s.ask_dm),
        Line("game", lambda s: word(("1", "2")[: s.games])),
        begin,
        Line(
            "result", RESULT, "result.0 cleared.0 killer.0 grave.0", get=result, needed=True, when=lambda s: s.game,
        ),
        check_result,
        Line("storey", number(1, STOREYS), natural=1, shown=ALWAYS),
        start_storey,
        Line("phase", PHASE, natural=MOVE, shown=ALWAYS),
        *[storey(k) for k in range(2 * STOREYS)],
        Line(
            "seen", words(BEAST, most=4, once=True), count="seen_count",
            natural=seen_in_past, shown=lambda s: s.seen_count,
        ),
        put_aside,
        Line("hand", row(BEAST, 2, once=True, what="Monsters").kept(list, sorted), needed=True, when=builds),
        walk_in,
        Line(
            "flipped", words(BEAST, most=2, once=True), "fresh", count="fresh_count",
            natural=lambda s: beasts_on(s, slot(s), face=1), shown=lambda s: s.fresh_count, when=walks,
        ),
        Line(
            "hero", CELL, natural=DOOR, shown=ALWAYS, when=walks,
            get=lambda s: cell_at(s, s.token), put=stand,
        ),
        Line("attacks", lambda s: number(0, s.attack_uses), natural=lambda s: s.attack_uses, when=walks),
        Line("jumps", lambda s: number(0, s.jump_uses), natural=lambda s: s.jump_uses, when=walks),
        Line("reveals", number(0, ROOMS), natural=0, when=walks),
        Line(
            "named", words(CELL, most=ROOMS, once=True), when=walks,
            get=lambda s: [cell_at(s, room - 1) for room in s.named[: s.named_count]], put=name_rooms,
        ),
        Line("last", LAST, when=walks),
    ],
)  # fmt: skip
write_position, read_position = POSITION.write, POSITION.read
