"""Writes and reads moves of Shy Monsters as people write them (S-404, S-415); says why one is not allowed."""

import re
from collections.abc import Sequence
from functools import lru_cache

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
from facedown.games.shy_monsters.text.words import place
from facedown.games.shy_monsters.text.words import say as words
from facedown.words import Message, said_of

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
WALKS = ("explore", "attack", "jump", "jump_attack")


def split(action: int) -> tuple[str, int]:
    """Finds the verb of an action id, and its number among the actions of that verb."""
    number = number_of(action)
    verb = max((v for v in FIRST if FIRST[v] <= number), key=FIRST.__getitem__)
    return verb, number - FIRST[verb]


def jump_cells(rest: int) -> tuple[int, int]:
    """Finds the cell jumped over and the cell of landing (-1 beyond the diamond)."""
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
        said = said_of(error)
        problem = words("typed.no_move", text=text) if isinstance(said, str) else said
        raise UnreadableMove(words("typed.how", problem=problem)) from None


def _read_rest(verb: str, rest: str) -> int:
    if verb == "resign":
        return ("",).index(rest)
    if verb == "monster":
        name, _, cell = rest.partition(":")
        if name not in MONSTERS:
            raise ValueError(words("typed.no_monster", text=name, monsters=list(MONSTERS)))
        return N_CELLS * MONSTERS.index(name) + cell_of(cell)
    if verb in {"jump", "jump_attack"}:
        first, _, last = rest.partition(">")
        over = cell_of(first)
        x, y = CELLS[over]
        for direction, (dx, dy) in enumerate(STEPS):
            if last == f"{x + dx},{y + dy}":
                return 4 * over + direction
        raise ValueError(words("typed.no_jump", text=rest))
    return cell_of(rest)


def guess(text: str, choices: Sequence[int]) -> list[int]:
    """Lists offered moves whose words contain all that was typed: `1,0`, `attack 1,0`, `jump 1,0 2,0`, `bat 3,1`."""
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


def say(seen: State, action: int) -> Message:
    """Says a choice in words."""
    return _said(action)


@lru_cache(N_ACTIONS)  # every offer of a table is said with every move
def _said(action: int) -> Message:
    verb, rest = split(action)
    if verb == "resign":
        return words("choice.resign")
    if verb == "monster":
        return words("choice.monster", monster=MONSTERS[rest // N_CELLS], cell=place(rest % N_CELLS))
    if verb in {"jump", "jump_attack"}:
        over, land = jump_cells(rest)
        return words(f"choice.{verb}", over=place(over), cell=place(land))
    return words(f"choice.{verb}", cell=place(rest))


def why_not(seen: State, seat: int, action: int) -> tuple[Message, str]:
    """Says why a move is refused, and by which clause, from the seat's own sight."""
    if action < 0 or action & 63 == 63 or number_of(action) >= N_ACTIONS:
        return words("refused.no_move"), "S-415"
    verb, rest = split(action)
    if verb == "resign":
        return words("refused.resign"), "S-601"
    asked = _asked(seen)
    if verb != asked and not (asked == "walk" and verb in WALKS):
        return words("refused.kind", asked=asked), "S-401"
    if verb == "lay":
        return words("refused.lies" if rest in _laid(seen) else "refused.touch"), "S-404"
    if verb in {"exit", "monster"}:
        return _why_not_put(seen, verb, rest)
    if verb == "reveal":
        return _why_not_reveal(seen, rest)
    return _why_not_walk(seen, verb, rest)


def _asked(seen: State) -> str:
    """Names the kind of move that is asked for; `walk` stands for all of WALKS."""
    if seen.phase == BUILD:
        return "lay" if seen.step < ROOMS else "exit" if seen.step == ROOMS else "monster"
    return "reveal" if seen.phase == REVEAL else "walk"


def _laid(seen: State) -> list[int]:
    base = ROOMS * slot(seen)
    return [DOOR, *seen.room[base : base + min(seen.step, ROOMS)]]


def _why_not_put(seen: State, verb: str, rest: int) -> tuple[Message, str]:
    if verb == "monster" and rest // N_CELLS != seen.hand[seen.step - ROOMS - 1] - 1:
        return words("refused.order", monster=MONSTERS[seen.hand[seen.step - ROOMS - 1] - 1]), "S-404"
    if rest % N_CELLS == DOOR:
        return words("refused.entrance"), "S-404"
    return words("refused.taken" if rest % N_CELLS in _laid(seen) else "refused.not_yours"), "S-404"


def _why_not_reveal(seen: State, cell: int) -> tuple[Message, str]:
    tile = tile_at(seen, cell)
    if cell == DOOR or tile == ENTRANCE:
        return words("refused.not_down"), "S-414"
    return words("refused.is_up" if seen.up[slot(seen)] >> tile & 1 else "refused.named"), "S-414"


def _why_not_walk(seen: State, verb: str, rest: int) -> tuple[Message, str]:
    now = slot(seen)
    target = jump_cells(rest)[0] if verb in {"jump", "jump_attack"} else rest
    tile = tile_at(seen, target)
    if "attack" in verb and not seen.attacks:
        return words("refused.no_attack"), "S-415"
    if "jump" in verb and not seen.jumps:
        return words("refused.no_jump"), "S-415"
    if tile == ENTRANCE and target != DOOR:
        return words("refused.no_tile", cell=place(target)), "S-415"
    reached = region(seen)
    if not frontier(seen, reached) >> tile & 1:
        return words("refused.free" if reached >> tile & 1 else "refused.far"), "S-412"
    if verb == "explore":
        return words("refused.deadly"), "S-416"
    if verb == "attack":
        return words("refused.known_exit"), "S-415"
    return _why_not_jump(seen, verb, tile, jump_cells(rest)[1], now, reached)


def _why_not_jump(seen: State, verb: str, over: int, land: int, now: int, reached: int) -> tuple[Message, str]:
    tile = tile_at(seen, land) if land >= 0 else ENTRANCE
    if land < 0 or (tile == ENTRANCE and land != DOOR):
        return words("refused.land_nowhere"), "S-417"
    if not landings(seen, over, reached) >> tile & 1:
        return words("refused.land_back"), "S-417"
    if verb == "jump" and seen.active[now] >> tile & 1:
        return words("refused.land_deadly"), "S-416"
    if verb == "jump_attack":
        return words("refused.strike"), "S-415"
    if seen.land_ahead:
        return words("refused.land_ahead"), "S-816"
    return words("refused.waste"), "S-416"
