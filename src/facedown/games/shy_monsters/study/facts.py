"""Notes a storey of Shy Monsters: who lay where, and how the Hero fared.

Read from the position at its end; what is seen only on the way is counted by walking it again.
"""

from collections.abc import Sequence

import msgspec

from facedown.engine.bits import popcount
from facedown.engine.play import choices
from facedown.games.shy_monsters import SHY_MONSTERS
from facedown.games.shy_monsters.rules.build import start_storey, survey
from facedown.games.shy_monsters.rules.endings import master_of
from facedown.games.shy_monsters.rules.outlines import Cells, canonical
from facedown.games.shy_monsters.rules.pieces import CELLS, ENTRANCE, EXIT, MONSTER, MONSTERS, ROOMS
from facedown.games.shy_monsters.rules.rules import apply
from facedown.games.shy_monsters.rules.state import BUILD_STEPS, DRAW, MOVE, OVER, STOREYS, TRAPPED, State, slot
from facedown.games.shy_monsters.rules.walk import open_storey, region, tile_at
from facedown.games.shy_monsters.text.moves import jump_cells, split


class Storey(msgspec.Struct, frozen=True):
    """Notes a storey that was passed, or on which the Hero fell."""

    game: int  # 1, or 2 in a match
    storey: int
    master: int  # seat of the Dungeon Master
    pair: list[str]
    unseen: int  # Monsters that the Hero had not seen before it
    outline: str  # the first of its turns and mirror images, row by row
    result: str  # passed, killed or trapped
    killer: str
    at_home: int  # how many of the two Monsters felt at home
    adjacent: bool  # they lay side by side
    one_door: bool  # only one tile touches the Entrance
    far: int  # steps from the Entrance to the Exit
    met: int  # Monsters that were flipped
    flips: int  # decisions before moving
    moves: int  # decisions after that
    attacks: int
    jumps: int
    looks: int  # jumps back onto known ground
    look_offers: int  # decisions at which such a jump was possible

    @property
    def look_offered(self) -> bool:
        return self.look_offers > 0

    @property
    def passed(self) -> float:
        return float(self.result == "passed")

    @property
    def falls(self) -> float:
        return 1 - self.passed


def ended_slot(s: State) -> int:
    """Finds which of the storeys of a match has just ended, in a position where one has."""
    if s.phase == OVER or s.storey > 1:
        return slot(s) - (s.phase == DRAW)
    return min(s.cleared[0], STOREYS - 1)  # the first game of a match is over


def read_storey(state: State, actions: Sequence[tuple[int, int]]) -> Storey:
    """Reads the facts of the storey that has just ended; `actions` are those since it began, as (seat, action)."""
    k = ended_slot(state)
    here = as_built(state, k)
    hero = 1 - here.dm
    walk = _walk(here.copy(), hero, [action for seat, action in actions if seat == hero])
    rooms = range(ROOMS * k, ROOMS * k + ROOMS)
    beasts = [r - ROOMS * k for r in rooms if state.kind[r] >= MONSTER]
    fell = state.result[k // STOREYS] if k % STOREYS == state.cleared[k // STOREYS] else 0
    killer = state.killer[k // STOREYS] if fell else 0
    cells = tuple(CELLS[cell] for cell in state.room[ROOMS * k : ROOMS * k + ROOMS])
    exit_room = next(r - ROOMS * k for r in rooms if state.kind[r] == EXIT)
    return Storey(
        game=1 + k // STOREYS,
        storey=1 + k % STOREYS,
        master=here.dm,
        pair=sorted((MONSTERS[state.kind[ROOMS * k + r] - MONSTER] for r in beasts), key=MONSTERS.index),
        unseen=6 - _seen_before(state, k),
        outline=picture(canonical(cells)[0]),
        result=("trapped" if fell == TRAPPED else "killed") if fell else "passed",
        killer=MONSTERS[killer - 1] if killer else "",
        at_home=sum(here.comfy[r] >> (state.kind[ROOMS * k + r] - MONSTER) & 1 for r in beasts),
        adjacent=bool(here.near[beasts[0]] >> beasts[1] & 1),
        one_door=popcount(here.near[ENTRANCE]) == 1,
        far=_steps(here, exit_room),
        met=sum(state.up[k] >> r & 1 for r in beasts),
        **walk,
    )


def as_built(state: State, k: int) -> State:
    """Rebuilds a storey as the Hero found it."""
    s = state.copy()
    s.game, s.storey = k // STOREYS, 1 + k % STOREYS
    s.dm = master_of(s, s.game)
    s.up[k] = s.dead[k] = s.panicked[k] = s.active[k] = 0
    s.seen, s.aside = [0] * 6, [0] * 6
    s.seen_count = s.aside_count = 0
    start_storey(s)
    survey(s)
    s.step = BUILD_STEPS
    open_storey(s)
    return s


def _walk(s: State, hero: int, actions: Sequence[int]) -> dict[str, int]:
    """Walks it again and counts."""
    count = dict.fromkeys(("flips", "moves", "attacks", "jumps", "looks", "look_offers"), 0)
    for action in actions:
        verb, rest = split(action)
        if s.phase == MOVE:
            reached = region(s)
            count["moves"] += 1
            count["attacks"] += "attack" in verb
            count["jumps"] += "jump" in verb
            count["looks"] += verb == "jump" and _lands(s, rest, reached)
            offered = [split(one) for one in choices(SHY_MONSTERS, s, hero)]
            count["look_offers"] += any(word == "jump" and _lands(s, end, reached) for word, end in offered)
        else:
            count["flips"] += 1
        apply(s, hero, action)
    return count


def _lands(s: State, jump: int, reached: int) -> bool:
    return bool(reached >> tile_at(s, jump_cells(jump)[1]) & 1)


def _seen_before(state: State, k: int) -> int:
    """Counts the Monsters that lay open to the Hero when a storey began."""
    count = 0
    for past in range(k - k % STOREYS, k):
        rooms = range(ROOMS)
        count += sum(state.kind[ROOMS * past + r] >= MONSTER and state.up[past] >> r & 1 for r in rooms)
    return 2 * (k % STOREYS) if state.show_aside else count


def _steps(s: State, room: int) -> int:
    """Counts the steps to a room from the Entrance."""
    steps = {ENTRANCE: 0}
    queue = [ENTRANCE]
    for here in queue:
        for there in range(ROOMS):
            if s.near[here] >> there & 1 and there not in steps:
                steps[there] = steps[here] + 1
                queue.append(there)
    return steps[room]


def picture(cells: Cells) -> str:
    """Draws rooms, empty cells and the Entrance, row by row: `##../.##E`."""
    tiles = [(0, 0), *cells]
    xs, ys = [x for x, _ in tiles], [y for _, y in tiles]
    rows = []
    for y in range(min(ys), max(ys) + 1):
        row = ["E" if (x, y) == (0, 0) else "#" if (x, y) in tiles else "." for x in range(min(xs), max(xs) + 1)]
        rows.append("".join(row))
    return "/".join(rows)
