"""Finds ways through the museum: how far it is, and by which path, for pages, hints and bots."""

from collections.abc import Iterator

from facedown.games.hyst.rules.cameras import is_watched
from facedown.games.hyst.rules.pieces import CORNERS, N_MUSEUM, N_SPACES, S1, STEP
from facedown.games.hyst.rules.state import State
from facedown.games.hyst.rules.steps import direction_of, door_of, has_laser

FAR = 99  # no way


def neighbours(s: State, space: int) -> Iterator[int]:
    """Lists the spaces over open edges and doors, whatever guards them."""
    if space >= S1:
        yield CORNERS[space - S1]
        return
    for direction in range(4):
        if not s.walls[space] >> direction & 1:
            yield space + STEP[direction]
    if (door := door_of(space)) >= 0:
        yield door


def may_enter(s: State, start: int, holds: bool) -> bool:
    """May a pawn step onto this starting space, with or without the diamond (H-424)?"""
    return not s.blocked >> (start - S1) & 1 if holds else bool(s.walk_back)


def danger(s: State, at: int, to: int) -> str:
    """Says what catches a pawn on this step: "laser", "camera" or nothing."""
    if at < N_MUSEUM and to < N_MUSEUM and has_laser(s, at, direction_of(at, to)):
        return "laser"
    return "camera" if is_watched(s, to) else ""


def safe_paths(s: State, at: int, holds: bool, most: int) -> dict[int, list[int]]:
    """Finds shortest ways without being caught, to each space within so many steps; none goes on from a starting space.

    A diamond on the way is picked up, and its holder may leave.
    """
    paths: dict[tuple[int, bool], list[int]] = {(at, holds): []}
    edge = [(at, holds)]
    for _ in range(most):
        following = []
        for here, has in edge:
            if here >= S1 and here != at:
                continue
            for to in neighbours(s, here):
                with_it = has or to == s.diamond
                if (to, with_it) in paths or danger(s, here, to) or (to >= S1 and not may_enter(s, to, has)):
                    continue
                paths[to, with_it] = [*paths[here, has], to]
                following.append((to, with_it))
        edge = following
    found: dict[int, list[int]] = {}
    for (space, _), path in sorted(paths.items(), key=lambda item: len(item[1])):
        found.setdefault(space, path)
    return found


def risky_paths(s: State, at: int, holds: bool, most: int) -> dict[int, list[int]]:
    """Finds shortest ways by walls alone."""
    paths: dict[int, list[int]] = {at: []}
    edge = [at]
    for _ in range(most):
        following = []
        for here in edge:
            for to in neighbours(s, here) if here < S1 or here == at else ():
                if to not in paths and not (to >= S1 and not may_enter(s, to, holds)):
                    paths[to] = [*paths[here], to]
                    following.append(to)
        edge = following
    return paths


def safe_steps(s: State, at: int, to: int, holds: bool) -> int:
    """Counts the steps of the shortest way without being caught, or FAR."""
    path = safe_paths(s, at, holds, N_SPACES).get(to)
    return FAR if path is None else len(path)


def roll_chance(s: State, steps: int) -> float:
    """Computes the chance that the movement die shows at least so many."""
    return sum(s.d6[face] for face in range(13) if face >= steps) / max(1, sum(s.d6))
