"""Checks whether what was read of a position can come about in a game of Shy Monsters. Each check raises
PositionError."""

from facedown.engine.errors import PositionError
from facedown.games.shy_monsters.rules.build import survey
from facedown.games.shy_monsters.rules.pieces import CELLS, CORRIDOR, ENTRANCE, EXIT, MONSTER, ROOMS, cell_text
from facedown.games.shy_monsters.rules.state import (
    BUILD,
    ESCAPED,
    KILLED,
    MOVE,
    RESIGNED_BY_MASTER,
    REVEAL,
    STOREYS,
    State,
    slot,
)
from facedown.games.shy_monsters.rules.walk import can_move, known_exit


def past(s: State) -> range:
    """Lists the storeys of this game that the Hero has passed."""
    return range(STOREYS * s.game, slot(s))


def beasts_on(s: State, k: int, face: int | None = None) -> list[int]:
    """Lists Monsters of a storey as 1 + index, in the order of its rooms; only those face up (1) or down (0)."""
    kinds = s.kind[ROOMS * k : ROOMS * k + ROOMS]
    return [1 + kind - MONSTER for r, kind in enumerate(kinds) if kind >= MONSTER and face in {None, s.up[k] >> r & 1}]


def check_result(s: State) -> None:
    """Checks the result of the first game of a match."""
    if s.game and (s.result[0] in {ESCAPED, RESIGNED_BY_MASTER}) != (s.cleared[0] == STOREYS):
        raise PositionError("result: the Hero has cleared three storeys exactly if he won")
    if (s.result[0] == KILLED) != bool(s.killer[0]):
        raise PositionError("result: hero_killed, and only that, names the Monster and the cell")


def check_storey(s: State, k: int, cells: list[int]) -> None:
    """Checks a storey as it was written; works out which of its Monsters are deadly."""
    drafted = k == slot(s) and s.phase == BUILD
    if not cells and (drafted or (k // STOREYS < s.game and k % STOREYS >= min(s.cleared[0], 2))):
        return
    if not cells:
        raise PositionError("the line is missing; write six tiles such as 1,0 corridor up, with ; between them")
    _check_shape(cells, drafted)
    if drafted:
        s.step = len(cells)
        return
    kinds = s.kind[ROOMS * k : ROOMS * k + ROOMS]
    if kinds.count(EXIT) != 1 or kinds.count(CORRIDOR) != 3 or len({*beasts_on(s, k)}) != 2:
        raise PositionError("a storey has one exit, three corridors and two different Monsters")
    if k in past(s) and not s.up[k] >> kinds.index(EXIT) & 1:
        raise PositionError("a storey that was passed has its Exit face up")
    _check_moods(s, k)


def _check_shape(cells: list[int], drafted: bool) -> None:
    if len(set(cells)) < len(cells) or len(cells) > ROOMS or (len(cells) < ROOMS and not drafted):
        raise PositionError("write six different cells")
    joined, left = [(0, 0)], {CELLS[cell] for cell in cells}
    for x, y in joined:
        found = left & {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}
        joined += sorted(found)
        left -= found
    if left:
        cell = min(CELLS.index(place) for place in left)
        raise PositionError(f"({cell_text(cell)}) does not hang together with the Entrance")


def _check_moods(s: State, k: int) -> None:
    """Notes which face-up Monsters are deadly; checks that the marks fit the fear of Monsters."""
    there = s.copy()
    there.game, there.storey = k // STOREYS, 1 + k % STOREYS
    survey(there)
    beasts = [r for r in range(ROOMS) if s.up[k] >> r & 1 and s.kind[ROOMS * k + r] >= MONSTER]
    touching = len(beasts) == 2 and there.near[beasts[0]] >> beasts[1] & 1
    frightened = sum(s.panicked[k] >> r & 1 for r in beasts)
    if frightened != int(bool(touching and s.fear)):
        raise PositionError("of two face-up Monsters side by side one has panicked, and only then")
    for r in beasts:
        comfy = there.comfy[r] >> (s.kind[ROOMS * k + r] - MONSTER) & 1
        if comfy and not (s.dead[k] | s.panicked[k]) >> r & 1:
            s.active[k] |= 1 << r
    if k == slot(s):
        s.near, s.to, s.comfy = there.near, there.to, there.comfy


def check_seen(s: State) -> None:
    storeys = (*past(s), slot(s)) if s.phase != BUILD else past(s)
    met = [beast for k in storeys for beast in beasts_on(s, k)]
    if len(set(met)) < len(met):
        raise PositionError("a Monster lies on two storeys of one game")
    if sorted(s.seen[: s.seen_count]) != sorted(beast for k in past(s) for beast in beasts_on(s, k, face=1)):
        raise PositionError("seen: write the Monsters that lie face up on the past storeys, in order of flipping")


def check_draft(s: State) -> None:
    if {*s.hand} & {*s.seen[: s.seen_count], *s.aside[: s.aside_count]}:
        raise PositionError("hand: write two Monsters that are not used yet")
    k = slot(s)
    put = [kind for kind in s.kind[ROOMS * k : ROOMS * k + ROOMS] if kind]
    order = [EXIT, *(MONSTER + beast - 1 for beast in s.hand)]
    if sorted(put) != sorted(order[: len(put)]) or len(put) > 2 or (put and s.step < ROOMS):
        raise PositionError("a draft has six cells, then the Exit, then the lower Monster; three would end it")
    if s.up[k]:
        raise PositionError("no tile of a draft is face up")
    s.step += len(put)


def check_hero(s: State) -> None:
    k = slot(s)
    up = s.up[k] | 1 << ENTRANCE
    if sorted(s.fresh[: s.fresh_count]) != sorted(beasts_on(s, k, face=1)):
        raise PositionError("flipped: write the face-up Monsters of this storey in order of flipping")
    if not up & ~s.active[k] & ~known_exit(s) & 1 << s.token:
        raise PositionError("hero: he stands on the Entrance or on a harmless face-up tile")
    if s.dead[k].bit_count() > s.attack_uses - s.attacks:
        raise PositionError("a Monster is dead only by an Attack that is spent")
    if any(up >> (room - 1) & 1 for room in s.named[: s.named_count]):
        raise PositionError("named: write different face-down tiles")
    if (s.phase == REVEAL) != (s.reveals > 0) or (s.named_count and not (s.together and s.phase == REVEAL)):
        raise PositionError("reveals: in the phase reveal, and only there, some opening flips are left")
    if s.reveals > ROOMS - s.up[k].bit_count() - s.named_count:
        raise PositionError("reveals: there are not so many face-down tiles")
    if s.phase == MOVE and not can_move(s):
        raise PositionError("the Hero is trapped: the game is over")
