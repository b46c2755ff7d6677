"""What lies ahead, for the page: reachable spaces, cameras that could be turned, the holder's ways out."""

from facedown.games.hyst.page.picture import Exit, Reach, Rival, Threat, Turnable
from facedown.games.hyst.rules.cameras import is_smoky, ray
from facedown.games.hyst.rules.pieces import N_SPACES, S1, SLOTS, SPACE_NAMES
from facedown.games.hyst.rules.reach import FAR, danger, may_enter, risky_paths, roll_chance, safe_paths, safe_steps
from facedown.games.hyst.rules.state import ACT, OFF, State

ON_THE_MOVE_STEPS = 3


def reach(seen: State, seat: int) -> list[Reach]:
    """H-1009: for the active seat while it may act."""
    if seen.phase != ACT or seen.who != seat or not seen.points:
        return []
    at, holds = seen.pawns[seat], seen.holder == seat
    safe = safe_paths(seen, at, holds, seen.points)
    found = {space: Reach(SPACE_NAMES[space], len(path), "", _path(path)) for space, path in safe.items() if path}
    for space, path in risky_paths(seen, at, holds, seen.points).items():
        if space not in safe:
            found[space] = _risky(seen, at, space, path)
    return [found[space] for space in sorted(found)]


def _risky(seen: State, at: int, space: int, path: list[int]) -> Reach:
    for k, to in enumerate(path):
        if what := danger(seen, at, to):
            return Reach(SPACE_NAMES[space], len(path), what, _path(path[: k + 1]))
        at = to
    return Reach(SPACE_NAMES[space], len(path), "", _path(path))


def _path(path: list[int]) -> list[str]:
    return [SPACE_NAMES[space] for space in path]


def turnable(seen: State) -> list[Turnable]:
    found: dict[int, list[str]] = {}
    for slot in range(SLOTS):
        if (seen.eyes[0] | seen.eyes[1]) and seen.camera[slot] >= 0:
            for direction in range(4):
                for space in ray(seen, seen.camera[slot], direction) if direction != seen.facing[slot] else ():
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
            near = roll_chance(seen, needed), roll_chance(seen, max(0, needed - ON_THE_MOVE_STEPS))
            rivals.append(Rival(p, needed, round(near[0], 4), round(near[1] if needed < FAR else 0.0, 4)))
    return Threat(seen.holder, exits, max(way.chance for way in exits), rivals)
