"""Makes what a page or a terminal draws of Shy Monsters from a redacted record, and from nothing else."""

import msgspec

from facedown.engine.bits import popcount
from facedown.games.shy_monsters.rules.endings import hero_won
from facedown.games.shy_monsters.rules.knowledge import hidden_monsters, possible, risk
from facedown.games.shy_monsters.rules.pieces import (
    AT_HOME,
    CELLS,
    DOOR,
    ENTRANCE,
    EXIT,
    KINDS,
    MONSTERS,
    ROOMS,
    STOREY,
    around_bit,
    monster_names,
)
from facedown.games.shy_monsters.rules.state import BUILD, DRAW, MOVE, OVER, PHASES, STOREYS, State, slot
from facedown.games.shy_monsters.rules.walk import cell_at, frontier, region
from facedown.games.shy_monsters.text.results import Result, result_of, winners
from facedown.games.shy_monsters.text.verdict import mood

Place = tuple[int, int]
BY_EDGE = 0b01011010  # of the eight cells around one, those that share an edge with it


class Tile(msgspec.Struct, frozen=True):
    cell: Place
    what: str  # entrance, corridor, exit, a Monster; nothing if the viewer does not know
    up: bool
    mood: str  # of a face-up Monster: active, uncomfy, panicked, dead
    edges: int  # tiles that touch it by an edge
    corners: int  # and by a corner
    comfy: list[str]  # Monsters that would feel at home here: geometry, known to everybody
    reached: bool  # the Hero walks here freely
    beside: bool  # next to where he walks
    named: int  # in the opening with reveal_mode=together: as which tile it was named, from 1
    risk: float  # share of equally likely layouts in which stepping here would be deadly


class Storey(msgspec.Struct, frozen=True):
    """Describes a storey as far as the viewer knows it."""

    game: int  # 1 or 2
    storey: int
    tiles: list[Tile]  # all seven, in the order of their cells
    cleared: bool
    hidden: int  # Monsters that were never flipped


class View(msgspec.Struct, frozen=True):
    seat: int  # whose sight this is; -2 spectator
    role: str  # master, hero or watch
    master: int
    hero: int
    phase: str  # roles, draw, build, reveal, move, over
    game: int
    games: int
    storey: int
    opening: list[int]  # flips before moving, by storey
    tiles: list[Tile]  # of the present storey: empty while others build it
    token: Place
    attacks: int
    jumps: int
    attack_uses: int
    jump_uses: int
    reveals: int  # opening flips left
    hand: list[str]  # the two Monsters of this storey, for those who know them; else two blanks
    step: int  # of building, 0 to 9; for the Dungeon Master
    tray: dict[str, int]  # while a storey is built: all its tiles, for those who know its Monsters
    pile: int
    seen: list[str]
    aside: list[str]  # blank where hidden
    possible: list[str]  # Monsters that may still lie face down on this storey, as the Hero knows it
    hidden: int  # and how many do
    past: list[Storey]  # earlier storeys of the match
    results: list[Result]
    winners: list[int]  # of the match, when it is over


def view(seen: State, seat: int) -> View:
    now = slot(seen)
    built = seen.room[ROOMS * now] != seen.room[ROOMS * now + 1]
    known = seen.phase != BUILD and built
    return View(
        seat=seat,
        role="watch" if seat < 0 else "master" if seat == seen.dm else "hero",
        master=seen.dm,
        hero=1 - seen.dm,
        phase=PHASES[seen.phase],
        game=seen.game + 1,
        games=seen.games,
        storey=seen.storey,
        opening=seen.opening[:],
        tiles=_tiles(seen, now) if known else _draft(seen),
        token=CELLS[cell_at(seen, seen.token)],
        attacks=seen.attacks,
        jumps=seen.jumps,
        attack_uses=seen.attack_uses,
        jump_uses=seen.jump_uses,
        reveals=seen.reveals,
        hand=[MONSTERS[m - 1] if m else "" for m in seen.hand],
        step=seen.step if seat == seen.dm else 0,
        tray=_tray(seen) if seen.phase == BUILD and all(seen.hand) else {},
        pile=6 - 2 * seen.storey + 2 * (seen.phase <= DRAW),
        seen=[MONSTERS[m - 1] for m in seen.seen[: seen.seen_count]],
        aside=[MONSTERS[m - 1] if m else "" for m in seen.aside[: seen.aside_count]],
        possible=monster_names(possible(seen)) if known else [],
        hidden=hidden_monsters(seen, now) if known else 2,
        past=[_past(seen, k) for k in range(now) if seen.room[ROOMS * k] != seen.room[ROOMS * k + 1]],
        results=[result_of(seen, game) for game in range(seen.games) if seen.result[game]],
        winners=winners(seen) if seen.phase == OVER else [],
    )


def _tray(seen: State) -> dict[str, int]:
    monsters = {MONSTERS[m - 1]: 1 for m in seen.hand}
    return {kind: STOREY[kind] for kind in ("exit", "corridor")} | monsters


def _tiles(seen: State, storey: int) -> list[Tile]:
    """Lists the seven tiles of a built storey."""
    cells = [*seen.room[ROOMS * storey : ROOMS * storey + ROOMS], DOOR]
    present = storey == slot(seen) and seen.phase != DRAW
    reached = region(seen) if present else 0
    beside = frontier(seen, reached) if present and seen.phase == MOVE else 0
    tiles = []
    for tile in sorted(range(ROOMS + 1), key=cells.__getitem__):
        around = around_of(cells[tile], cells)
        up = tile == ENTRANCE or bool(seen.up[storey] >> tile & 1)
        kind = seen.kind[ROOMS * storey + tile] if tile < ROOMS else 0
        tiles.append(
            Tile(
                cell=CELLS[cells[tile]],
                what="entrance" if tile == ENTRANCE else KINDS[kind],
                up=up,
                mood=mood(seen, storey, tile) if tile < ROOMS else "",
                edges=popcount(around & BY_EDGE),
                corners=popcount(around & ~BY_EDGE),
                comfy=monster_names(AT_HOME[around]) if tile < ROOMS else [],
                reached=bool(reached >> tile & 1),
                beside=bool(beside >> tile & 1),
                named=next((n + 1 for n in range(seen.named_count) if seen.named[n] == 1 + tile), 0) if present else 0,
                risk=round(risk(seen, tile), 4) if present and not up else 0.0,
            )
        )
    return tiles


def around_of(cell: int, cells: list[int]) -> int:
    """Finds which of the eight cells around one hold a tile."""
    around = 0
    for other in cells:
        around |= around_bit(cell, other)
    return around


def _draft(seen: State) -> list[Tile]:
    """Lists what the Dungeon Master has laid so far; nothing for others."""
    base = ROOMS * slot(seen)
    count = min(seen.step, ROOMS) if seen.phase == BUILD else 0
    cells = [*seen.room[base : base + count], DOOR]
    return [
        Tile(
            cell=CELLS[cell],
            what="entrance" if cell == DOOR else KINDS[seen.kind[base + k]],
            up=cell == DOOR,
            mood="",
            edges=0,
            corners=0,
            comfy=[],
            reached=False,
            beside=False,
            named=0,
            risk=0.0,
        )
        for k, cell in sorted(enumerate(cells), key=lambda pair: pair[1])
        if count
    ]


def _past(seen: State, k: int) -> Storey:
    exits = [r for r in range(ROOMS) if seen.kind[ROOMS * k + r] == EXIT and seen.up[k] >> r & 1]
    ended = k // STOREYS < seen.game and (k + 1) % STOREYS == (seen.cleared[k // STOREYS] + 1) % STOREYS
    return Storey(
        game=1 + k // STOREYS,
        storey=1 + k % STOREYS,
        tiles=_tiles(seen, k),
        cleared=bool(exits) and not (ended and not hero_won(seen, k // STOREYS)),
        hidden=hidden_monsters(seen, k),
    )
