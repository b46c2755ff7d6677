"""One line of reasons for a hint, told from the asking seat's own sight only (S-1114, S-1115)."""

from facedown.engine.bits import popcount
from facedown.games.shy_monsters.page.view import around_of
from facedown.games.shy_monsters.rules.knowledge import hidden_monsters, is_calm, possible, risk
from facedown.games.shy_monsters.rules.pieces import (
    ALL_ROOMS,
    AT_HOME,
    CELLS,
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

PLACES = {
    "bat": "a room with a tile at its corner",
    "dragon": "a dead end",
    "mantis": "a straight passage",
    "cobra": "an open bend",
    "kraken": "a fork",
    "gargoyle": "a block",
}


def advise(seen: State, seat: int, action: int) -> str:
    """Why a move may be good; nothing where there is nothing plain to say."""
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
    return ""


# --- the Dungeon Master -----------------------------------------------------------------------------------------------


def _laid(seen: State) -> list[int]:
    base = ROOMS * slot(seen)
    return [DOOR, *seen.room[base : base + min(seen.step, ROOMS)]]


def _likes(monster: int, cell: int, cells: list[int]) -> bool:
    return bool(AT_HOME[around_of(cell, cells)] >> monster & 1)


def _lay(seen: State, cell: int) -> str:
    before = _laid(seen)
    after = [*before, cell]
    for monster in (held - 1 for held in seen.hand if held):
        name = MONSTERS[monster]
        if _likes(monster, cell, after):
            return f"{PLACES[name]}: the {name} likes it"
        for room in before[1:]:
            if _likes(monster, room, after) and not _likes(monster, room, before):
                return f"it makes {_place(room)} {PLACES[name]}, which the {name} likes"
    doors = [room for room in after if room in NEXT_CELL[4 * DOOR : 4 * DOOR + 4]]
    if len(doors) == 1 and doors != [cell]:
        return "only one way leads on from the Entrance"
    return ""


def _exit(seen: State, cell: int) -> str:
    steps = _steps_from_door(_laid(seen))
    return "no room is farther from the Entrance" if steps[cell] == max(steps.values()) else ""


def _monster(seen: State, monster: int, cell: int) -> str:
    laid = _laid(seen)
    name = MONSTERS[monster]
    base = ROOMS * slot(seen)
    lying = {seen.room[r]: seen.kind[r] for r in range(base, base + ROOMS)}
    beside = [lying[c] for c in NEXT_CELL[4 * cell : 4 * cell + 4] if lying.get(c, HIDDEN) >= MONSTER]
    if beside:
        return f"beside the {MONSTERS[beside[0] - MONSTER]}: whichever is flipped second panics"
    if not _likes(monster, cell, laid):
        return "a bluff: it is harmless there, but the Hero cannot know"
    exit_cell = next(c for c, kind in lying.items() if kind == EXIT)
    if exit_cell not in _steps_from_door([c for c in laid if c != cell]):
        return f"{PLACES[name]}, and every way to the Exit leads over it"
    return f"{PLACES[name]}: the {name} feels at home there"


def _steps_from_door(cells: list[int]) -> dict[int, int]:
    """How many steps away from the Entrance each cell is, if it can be reached over the cells."""
    steps = {DOOR: 0}
    queue = [DOOR]
    for here in queue:
        for there in NEXT_CELL[4 * here : 4 * here + 4]:
            if there in cells and there not in steps:
                steps[there] = steps[here] + 1
                queue.append(there)
    return steps


# --- the Hero ---------------------------------------------------------------------------------------------------------


def _place(cell: int) -> str:
    x, y = CELLS[cell]
    return f"({x},{y})"


def _down(seen: State) -> int:
    return ALL_ROOMS & ~seen.up[slot(seen)]


def _no_danger(seen: State, tile: int) -> str:
    """Why a face-down tile cannot kill; nothing if it can."""
    if not hidden_monsters(seen, slot(seen)):
        return "both Monsters are up: the rest is safe"
    if not possible(seen) & seen.comfy[tile]:
        return "no Monster that can still be here would feel at home there"
    if is_calm(seen, tile):
        return "beside a face-up Monster any other would panic"
    return ""


def _reveal(seen: State, tile: int) -> str:
    down = [k for k in range(ROOMS) if _down(seen) >> k & 1]
    if _cuts_off(seen, tile):
        return "there is no way around it"
    most = max(risk(seen, k) for k in down)
    if risk(seen, tile) == most and any(risk(seen, k) < most for k in down):
        return "nowhere would more Monsters feel at home"
    return ""


def _cuts_off(seen: State, tile: int) -> bool:
    """Does every way to some face-down room lead over this tile?"""
    reached = region(seen)
    new = reached
    while new:
        more = frontier(seen, new) & ~reached & ~(1 << tile)
        reached |= more
        new = more
    return bool(_down(seen) & ~reached & ~(1 << tile))


def _explore(seen: State, tile: int) -> str:
    if known_exit(seen) >> tile & 1:
        return "the way out" if seen.storey == STOREYS else "the way down"
    if not _down(seen) >> tile & 1:
        return ""  # walking into a Monster that is seen to be deadly
    if safe := _no_danger(seen, tile):
        return safe
    beside = frontier(seen, region(seen)) & _down(seen)
    risks = [risk(seen, k) for k in range(ROOMS) if beside >> k & 1]
    if len(risks) > 1 and risk(seen, tile) == min(risks) < max(risks):
        return "of the tiles beside you fewer Monsters would feel at home here"
    return "there is no other way on" if popcount(beside) == 1 and not seen.attacks and not seen.jumps else ""


def _attack(seen: State, tile: int) -> str:
    if seen.active[slot(seen)] >> tile & 1:
        return f"it kills the {MONSTERS[kind_of(seen, tile) - MONSTER]} and clears the way"
    if _no_danger(seen, tile):
        exit_known = known_exit(seen) != 0
        return "the Exit is known: what you learn now costs nothing" if exit_known and seen.storey < STOREYS else ""
    beside = frontier(seen, region(seen)) & _down(seen)
    if risk(seen, tile) == max(risk(seen, k) for k in range(ROOMS) if beside >> k & 1):
        return "nothing there can hurt you, and there is no way around it" if _cuts_off(seen, tile) else ""
    return ""


def _jump(seen: State, over: int, land: int, strikes: bool) -> str:
    now = slot(seen)
    if region(seen) >> land & 1:
        return "a free look: you land on known ground"
    if known_exit(seen) >> land & 1:
        return "it takes you straight to the Exit"
    if strikes:
        return "nothing can hurt you where you land, and you see what lies between"
    if land == ENTRANCE or not _down(seen) >> land & 1:
        return "you land on ground that you can see is safe"
    if safe := _no_danger(seen, land):
        return safe
    if seen.active[now] >> over & 1:
        return f"it takes you past the {MONSTERS[kind_of(seen, over) - MONSTER]}"
    if risk(seen, land) < risk(seen, over):
        return "more Monsters would feel at home between than where you land"
    return ""
