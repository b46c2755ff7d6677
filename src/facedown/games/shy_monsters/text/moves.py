"""Moves of Shy Monsters as people write them (S-404, S-415), and why one is not allowed."""

import re
from collections.abc import Sequence

from facedown.engine.bits import id_of, number_of
from facedown.engine.errors import UnreadableMove
from facedown.engine.game import CHANCE
from facedown.games.shy_monsters.rules.actions import (
    A_ATTACK,
    A_EXIT,
    A_EXPLORE,
    A_JUMP,
    A_JUMP_ATTACK,
    A_LAY,
    A_MONSTER,
    A_RESIGN,
    A_REVEAL,
    N_ACTIONS,
    O_ROLE,
)
from facedown.games.shy_monsters.rules.pieces import (
    CELLS,
    DOOR,
    ENTRANCE,
    MONSTERS,
    N_CELLS,
    PAIRS,
    ROOMS,
    STEPS,
    cell_of,
    cell_text,
    next_cell,
)
from facedown.games.shy_monsters.rules.state import BUILD, REVEAL, State, slot
from facedown.games.shy_monsters.rules.walk import frontier, landings, region, tile_at

FIRST = {
    "lay": A_LAY,
    "exit": A_EXIT,
    "monster": A_MONSTER,
    "reveal": A_REVEAL,
    "explore": A_EXPLORE,
    "attack": A_ATTACK,
    "jump": A_JUMP,
    "jump_attack": A_JUMP_ATTACK,
    "resign": A_RESIGN,
}
HOW = "write a move like lay:1,0, exit:2,0, monster:bat:1,1, reveal:1,0, explore:1,0, attack:1,0 or jump:1,0>2,0"


def split(action: int) -> tuple[str, int]:
    """Action id -> its verb, and its number among the actions of that verb."""
    number = number_of(action)
    verb = max((v for v in FIRST if FIRST[v] <= number), key=FIRST.__getitem__)
    return verb, number - FIRST[verb]


def jump_cells(rest: int) -> tuple[int, int]:
    """The cell jumped over and the cell of landing (-1 beyond the diamond)."""
    return rest // 4, next_cell(rest // 4, rest % 4)


def write(seat: int, action: int) -> str:
    if seat == CHANCE:
        if action >= O_ROLE:
            return f"master:{action - O_ROLE}"
        return "draw:" + "+".join(MONSTERS[m] for m in PAIRS[action])
    verb, rest = split(action)
    if verb == "resign":
        return verb
    if verb == "monster":
        return f"monster:{MONSTERS[rest // N_CELLS]}:{cell_text(rest % N_CELLS)}"
    if verb in {"jump", "jump_attack"}:
        over, land = jump_cells(rest)
        x, y = CELLS[over]
        dx, dy = STEPS[rest % 4]
        return f"{verb}:{cell_text(over)}>{cell_text(land) if land >= 0 else f'{x + dx},{y + dy}'}"
    return f"{verb}:{cell_text(rest)}"


def read(text: str) -> tuple[bool, int]:
    verb, _, rest = text.strip().partition(":")
    try:
        if verb == "master":
            return True, O_ROLE + ("0", "1").index(rest)
        if verb == "draw":
            return True, PAIRS.index(tuple(MONSTERS.index(name) for name in rest.split("+")))
        return False, id_of(FIRST[verb] + _read_rest(verb, rest))
    except (ValueError, IndexError, KeyError) as error:
        said = str(error) if isinstance(error, ValueError) and "is no" in str(error) else f"'{text}' is no move"
        raise UnreadableMove(f"{said}; {HOW}") from None


def _read_rest(verb: str, rest: str) -> int:
    if verb == "resign":
        return ("",).index(rest)
    if verb == "monster":
        name, _, cell = rest.partition(":")
        if name not in MONSTERS:
            raise ValueError(f"'{name}' is no Monster: there are {', '.join(MONSTERS)}")
        return N_CELLS * MONSTERS.index(name) + cell_of(cell)
    if verb in {"jump", "jump_attack"}:
        first, _, last = rest.partition(">")
        over = cell_of(first)
        x, y = CELLS[over]
        for direction, (dx, dy) in enumerate(STEPS):
            if last == f"{x + dx},{y + dy}":
                return 4 * over + direction
        raise ValueError(f"'{rest}' is no jump: the landing lies beside the tile jumped over, as in 1,0>2,0")
    return cell_of(rest)


def guess(text: str, choices: Sequence[int]) -> list[int]:
    """Offered moves whose words contain all that was typed: `1,0`, `attack 1,0`, `jump 1,0 2,0`, `bat 3,1`."""
    typed = text.strip().lower()
    exact = [action for action in choices if typed == write(0, action)]
    if exact:
        return exact
    wanted = re.sub(r"[:>()]", " ", typed).replace(" and ", " ").split()
    found = [action for action in choices if wanted and all(word in _words(action) for word in wanted)]
    if len(found) > 1:  # a bare cell means the plain way onto it
        plain = [action for action in found if split(action)[0] in {"explore", "reveal"}]
        if len(plain) == 1 and all(re.fullmatch(r"-?\d,-?\d", word) for word in wanted):
            return plain
        several = [action for action in found if not {"jump", "attack"} <= set(wanted)]
        simple = [action for action in several if split(action)[0] in wanted]
        return simple or found
    return found


def _words(action: int) -> set[str]:
    verb, _, rest = write(0, action).partition(":")
    words = {verb, *re.split(r"[:>]", rest)}
    aliases = {
        "explore": {"go", "walk", "step", "e"},
        "attack": {"a", "hit"},
        "jump": {"j"},
        "jump_attack": {"jump", "attack", "ja"},
        "reveal": {"look", "flip", "r"},
        "lay": {"l", "tile"},
    }
    return words | aliases.get(verb, set())


def say(seen: State, action: int) -> str:
    """A choice in words."""
    verb, rest = split(action)
    if verb == "resign":
        return "give up"
    if verb == "monster":
        return f"put the {MONSTERS[rest // N_CELLS]} on {place(rest % N_CELLS)}"
    if verb in {"jump", "jump_attack"}:
        over, land = jump_cells(rest)
        then = "strike at what lies on" if verb == "jump_attack" else "land on"
        return f"jump over {place(over)} and {then} {place(land) if land >= 0 else 'nothing'}"
    words = {
        "lay": "lay a tile on",
        "exit": "put the Exit on",
        "reveal": "look at",
        "explore": "step onto",
        "attack": "attack",
    }
    return f"{words[verb]} {place(rest)}"


def place(cell: int) -> str:
    return "the Entrance" if cell == DOOR else f"({cell_text(cell)})"


def why_not(seen: State, seat: int, action: int) -> tuple[str, str]:
    """Reason and clause, from the seat's own sight."""
    if action < 0 or action & 63 == 63 or number_of(action) >= N_ACTIONS:
        return "there is no such move", "S-415"
    verb, rest = split(action)
    if verb == "resign":
        return "giving up is not a move of a turn", "S-601"
    asked = _asked(seen)
    if verb not in asked:
        return f"now a move of the kind {' or '.join(asked)} is asked for, not {verb}", "S-401"
    if verb == "lay":
        return ("a tile lies there already" if rest in _laid(seen) else "a tile must touch the others"), "S-404"
    if verb in {"exit", "monster"}:
        return _why_not_put(seen, verb, rest)
    if verb == "reveal":
        return _why_not_reveal(seen, rest)
    return _why_not_walk(seen, verb, rest)


def _asked(seen: State) -> list[str]:
    if seen.phase == BUILD:
        return ["lay" if seen.step < ROOMS else "exit" if seen.step == ROOMS else "monster"]
    return ["reveal"] if seen.phase == REVEAL else ["explore", "attack", "jump", "jump_attack"]


def _laid(seen: State) -> list[int]:
    base = ROOMS * slot(seen)
    return [DOOR, *seen.room[base : base + min(seen.step, ROOMS)]]


def _why_not_put(seen: State, verb: str, rest: int) -> tuple[str, str]:
    if verb == "monster" and rest // N_CELLS != seen.hand[seen.step - ROOMS - 1] - 1:
        return f"now the {MONSTERS[seen.hand[seen.step - ROOMS - 1] - 1]} is placed", "S-404"
    if rest % N_CELLS == DOOR:
        return "nothing is put on the Entrance", "S-404"
    taken = rest % N_CELLS in _laid(seen)
    return ("something lies there already" if taken else "there is no tile of yours"), "S-404"


def _why_not_reveal(seen: State, cell: int) -> tuple[str, str]:
    tile = tile_at(seen, cell)
    if cell == DOOR or tile == ENTRANCE:
        return "there is no face-down tile", "S-414"
    return ("it is named already" if not seen.up[slot(seen)] >> tile & 1 else "it lies face up already"), "S-414"


def _why_not_walk(seen: State, verb: str, rest: int) -> tuple[str, str]:
    now = slot(seen)
    target = jump_cells(rest)[0] if verb in {"jump", "jump_attack"} else rest
    tile = tile_at(seen, target)
    if "attack" in verb and not seen.attacks:
        return "the Attack of this storey is spent", "S-415"
    if "jump" in verb and not seen.jumps:
        return "the Jump of this storey is spent", "S-415"
    if tile == ENTRANCE and target != DOOR:
        return f"there is no tile on {place(target)}", "S-415"
    reached = region(seen)
    if not frontier(seen, reached) >> tile & 1:
        where = (
            "you walk there freely; it is no move" if reached >> tile & 1 else "it is not next to where you can walk"
        )
        return where, "S-412"
    if verb == "explore":
        return "a Monster that feels at home is there: attack it, jump over it or go around", "S-416"
    if verb == "attack":
        return "there is nothing to attack on a known Exit", "S-415"
    return _why_not_jump(seen, verb, tile, jump_cells(rest)[1], now, reached)


def _why_not_jump(seen: State, verb: str, over: int, land: int, now: int, reached: int) -> tuple[str, str]:
    tile = tile_at(seen, land) if land >= 0 else ENTRANCE
    if land < 0 or (tile == ENTRANCE and land != DOOR):
        return "there is no tile to land on", "S-417"
    if not landings(seen, over, reached) >> tile & 1:
        return "a jump does not end where it began", "S-417"
    if verb == "jump" and seen.active[now] >> tile & 1:
        return "you would land on a Monster that feels at home", "S-416"
    if verb == "jump_attack":
        return "there is nothing to strike where you would land", "S-415"
    if seen.land_ahead:
        return "at this table a jump does not lead back to where you can walk", "S-816"
    return "jumping over a known tile back to where you can walk would only waste the Jump", "S-416"
