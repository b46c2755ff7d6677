"""Looks ahead for the page: reachable spaces, cameras that could be turned, the holder's ways out."""

from facedown.engine.bits import number_of
from facedown.games.hyst.page.outcomes import offered
from facedown.games.hyst.page.picture import Exit, Reach, Rival, Threat, Turnable
from facedown.games.hyst.rules.cameras import is_smoky, ray
from facedown.games.hyst.rules.cards import WALK
from facedown.games.hyst.rules.pieces import N_SPACES, S1, SLOTS, SPACE_NAMES, edge_name
from facedown.games.hyst.rules.reach import FAR, danger, may_enter, risky_paths, roll_chance, safe_paths, safe_steps
from facedown.games.hyst.rules.state import ACT, OFF, State
from facedown.games.hyst.rules.steps import direction_of
from facedown.games.hyst.text.notation import parts


def reach(seen: State, seat: int) -> list[Reach]:
    """Lists where the active seat can go while it may act (H-1009)."""
    if seen.phase != ACT or seen.who != seat or not seen.points:
        return []
    at, holds = seen.pawns[seat], seen.holder == seat
    safe = safe_paths(seen, at, holds, seen.points)
    paths = risky_paths(seen, at, holds, seen.points) | safe
    return [_way(seen, seat, paths[space]) for space in sorted(paths) if paths[space]]


def steps(seen: State, seat: int) -> list[Reach]:
    if seen.who != seat or seen.phase != ACT:
        return []
    moves = (parts(number_of(action)) for action in offered(seen, seat))
    return [_way(seen, seat, [SPACE_NAMES.index(name)]) for verb, name in moves if verb == "move"]


def _way(seen: State, seat: int, path: list[int]) -> Reach:
    """Follows a path up to its end, or to where the seat would be caught."""
    at, holds = seen.pawns[seat], seen.holder == seat
    to = SPACE_NAMES[path[-1]]
    for k, space in enumerate(path):
        if what := danger(seen, at, space):
            where, by = (
                (at, [edge_name(at, direction_of(at, space))]) if what == "laser" else (space, _eyes(seen, space))
            )
            return Reach(to, len(path), _path(path[: k + 1]), what, SPACE_NAMES[where], by, drops=holds)
        at = space
    takes = seen.diamond in path
    return Reach(to, len(path), _path(path), takes=takes, wins=(holds or takes) and at >= S1)


def _path(path: list[int]) -> list[str]:
    return [SPACE_NAMES[space] for space in path]


def _eyes(seen: State, space: int) -> list[str]:
    cameras = ((seen.camera[slot], seen.facing[slot]) for slot in range(SLOTS) if seen.camera[slot] >= 0)
    return [SPACE_NAMES[camera] for camera, facing in cameras if space in ray(seen.walls, camera, facing)]


def turnable(seen: State) -> list[Turnable]:
    found: dict[int, list[str]] = {}
    for slot in range(SLOTS):
        if (seen.eyes[0] | seen.eyes[1]) and seen.camera[slot] >= 0:
            for direction in range(4):
                for space in ray(seen.walls, seen.camera[slot], direction) if direction != seen.facing[slot] else ():
                    if not is_smoky(seen, space):
                        found.setdefault(space, []).append(SPACE_NAMES[seen.camera[slot]])
    return [Turnable(SPACE_NAMES[space], found[space]) for space in sorted(found)]


def threat(seen: State) -> Threat:
    at = seen.pawns[seen.holder]
    ways = safe_paths(seen, at, True, N_SPACES)
    exits = []
    for start in range(S1, S1 + 4):
        steps_needed = len(ways[start]) if start in ways else FAR
        barricaded = not may_enter(seen, start, True)
        exits.append(Exit(SPACE_NAMES[start], barricaded, steps_needed, round(roll_chance(seen, steps_needed), 4)))
    rivals = []
    for p in range(seen.players):
        if p != seen.holder and seen.pawns[p] != OFF:
            needed = safe_steps(seen, seen.pawns[p], at, False)
            near = roll_chance(seen, needed), roll_chance(seen, max(0, needed - WALK))
            rivals.append(Rival(p, needed, round(near[0], 4), round(near[1] if needed < FAR else 0.0, 4)))
    return Threat(seen.holder, exits, max(way.chance for way in exits), rivals)
