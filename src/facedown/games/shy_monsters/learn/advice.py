"""Gives one line of reasons for a hint, from the asking seat's sight only (S-1114, S-1115)."""

from facedown.engine.bits import popcount
from facedown.games.shy_monsters.page.view import around_of
from facedown.games.shy_monsters.rules.knowledge import hidden_monsters, is_calm, possible, risk
from facedown.games.shy_monsters.rules.pieces import (
    ALL_ROOMS,
    AT_HOME,
    DOOR,
    ENTRANCE,
    EXIT,
    HIDDEN,
    MONSTER,
    MONSTERS,
    N_CELLS,
    NEXT_CELL,
    ROOMS,
)
from facedown.games.shy_monsters.rules.state import STOREYS, State, kind_of, slot
from facedown.games.shy_monsters.rules.walk import frontier, known_exit, region, tile_at
from facedown.games.shy_monsters.text.moves import jump_cells, split
from facedown.games.shy_monsters.text.words import place, say
from facedown.words import Message


def advise(seen: State, seat: int, action: int) -> Message | None:
    """Says why a move may be good; nothing where there is nothing plain to say."""
    verb, rest = split(action)
    if verb == "lay":
        return _lay(seen, rest)
    if verb == "exit":
        return _exit(seen, rest)
    if verb == "monster":
        return _monster(seen, rest // N_CELLS, rest % N_CELLS)
    if verb == "reveal":
        return _reveal(seen, tile_at(seen, rest))
    if verb == "explore":
        return _explore(seen, tile_at(seen, rest))
    if verb == "attack":
        return _attack(seen, tile_at(seen, rest))
    if verb in {"jump", "jump_attack"}:
        over, land = jump_cells(rest)
        return _jump(seen, tile_at(seen, over), tile_at(seen, land), strikes=verb == "jump_attack")
    return None


# --- the Dungeon Master -----------------------------------------------------------------------------------------------


def _laid(seen: State) -> list[int]:
    base = ROOMS * slot(seen)
    return [DOOR, *seen.room[base : base + min(seen.step, ROOMS)]]


def _likes(monster: int, cell: int, cells: list[int]) -> bool:
    return bool(AT_HOME[around_of(cell, cells)] >> monster & 1)


def _lay(seen: State, cell: int) -> Message | None:
    before = _laid(seen)
    after = [*before, cell]
    for monster in (held - 1 for held in seen.hand if held):
        name = MONSTERS[monster]
        if _likes(monster, cell, after):
            return say("advice.lay", monster=name)
        for room in before[1:]:
            if _likes(monster, room, after) and not _likes(monster, room, before):
                return say("advice.makes", cell=place(room), monster=name)
    doors = [room for room in after if room in NEXT_CELL[4 * DOOR : 4 * DOOR + 4]]
    if len(doors) == 1 and doors != [cell]:
        return say("advice.door")
    return None


def _exit(seen: State, cell: int) -> Message | None:
    steps = _steps_from_door(_laid(seen))
    return say("advice.exit") if steps[cell] == max(steps.values()) else None


def _monster(seen: State, monster: int, cell: int) -> Message | None:
    laid = _laid(seen)
    name = MONSTERS[monster]
    base = ROOMS * slot(seen)
    lying = {seen.room[r]: seen.kind[r] for r in range(base, base + ROOMS)}
    beside = [lying[c] for c in NEXT_CELL[4 * cell : 4 * cell + 4] if lying.get(c, HIDDEN) >= MONSTER]
    if beside:
        return say("advice.beside", monster=MONSTERS[beside[0] - MONSTER])
    if not _likes(monster, cell, laid):
        return say("advice.bluff")
    exit_cell = next(c for c, kind in lying.items() if kind == EXIT)
    if exit_cell not in _steps_from_door([c for c in laid if c != cell]):
        return say("advice.gate", monster=name)
    return say("advice.home", monster=name)


def _steps_from_door(cells: list[int]) -> dict[int, int]:
    """Counts for each cell its steps from the Entrance, if it can be reached over the cells."""
    steps = {DOOR: 0}
    queue = [DOOR]
    for here in queue:
        for there in NEXT_CELL[4 * here : 4 * here + 4]:
            if there in cells and there not in steps:
                steps[there] = steps[here] + 1
                queue.append(there)
    return steps


# --- the Hero ---------------------------------------------------------------------------------------------------------


def _down(seen: State) -> int:
    return ALL_ROOMS & ~seen.up[slot(seen)]


def _no_danger(seen: State, tile: int) -> Message | None:
    """Says why a face-down tile cannot kill; nothing if it can."""
    if not hidden_monsters(seen, slot(seen)):
        return say("advice.safe.up")
    if not possible(seen) & seen.comfy[tile]:
        return say("advice.safe.nobody")
    if is_calm(seen, tile):
        return say("advice.safe.panic")
    return None


def _reveal(seen: State, tile: int) -> Message | None:
    down = [k for k in range(ROOMS) if _down(seen) >> k & 1]
    if _cuts_off(seen, tile):
        return say("advice.look.way")
    most = max(risk(seen, k) for k in down)
    if risk(seen, tile) == most and any(risk(seen, k) < most for k in down):
        return say("advice.look.most")
    return None


def _cuts_off(seen: State, tile: int) -> bool:
    """Does every way to some face-down room lead over this tile?"""
    reached = region(seen)
    new = reached
    while new:
        more = frontier(seen, new) & ~reached & ~(1 << tile)
        reached |= more
        new = more
    return bool(_down(seen) & ~reached & ~(1 << tile))


def _explore(seen: State, tile: int) -> Message | None:
    if known_exit(seen) >> tile & 1:
        return say("advice.out" if seen.storey == STOREYS else "advice.down")
    if not _down(seen) >> tile & 1:
        return None  # walking into a Monster that is seen to be deadly
    if safe := _no_danger(seen, tile):
        return safe
    beside = frontier(seen, region(seen)) & _down(seen)
    risks = [risk(seen, k) for k in range(ROOMS) if beside >> k & 1]
    if len(risks) > 1 and risk(seen, tile) == min(risks) < max(risks):
        return say("advice.step.fewer")
    return say("advice.step.only") if popcount(beside) == 1 and not seen.attacks and not seen.jumps else None


def _attack(seen: State, tile: int) -> Message | None:
    if seen.active[slot(seen)] >> tile & 1:
        return say("advice.attack.kills", monster=MONSTERS[kind_of(seen, tile) - MONSTER])
    if _no_danger(seen, tile):
        exit_known = known_exit(seen) != 0
        return say("advice.attack.look") if exit_known and seen.storey < STOREYS else None
    beside = frontier(seen, region(seen)) & _down(seen)
    if risk(seen, tile) == max(risk(seen, k) for k in range(ROOMS) if beside >> k & 1):
        return say("advice.attack.way") if _cuts_off(seen, tile) else None
    return None


def _jump(seen: State, over: int, land: int, strikes: bool) -> Message | None:
    now = slot(seen)
    if region(seen) >> land & 1:
        return say("advice.jump.look")
    if known_exit(seen) >> land & 1:
        return say("advice.jump.exit")
    if strikes:
        return say("advice.jump.strikes")
    if land == ENTRANCE or not _down(seen) >> land & 1:
        return say("advice.jump.safe")
    if safe := _no_danger(seen, land):
        return safe
    if seen.active[now] >> over & 1:
        return say("advice.jump.past", monster=MONSTERS[kind_of(seen, over) - MONSTER])
    if risk(seen, land) < risk(seen, over):
        return say("advice.jump.fewer")
    return None
