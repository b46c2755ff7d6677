"""Walks as a page draws them: where a pawn can go, by which way, and what it could do there. All of it is public."""

import msgspec

from facedown.games.myst.rules.cells import around
from facedown.games.myst.rules.pieces import CELL_NAMES, KEY_CELLS, LANDMARK_AT, N_CELLS, SECTORS, SPACES
from facedown.games.myst.rules.state import NONE, PRE, State
from facedown.games.myst.rules.walking import key_choice, next_steps, walks

NEXT_TO = tuple(
    tuple(
        [k for k in range(N_CELLS) if (around(1 << cell, diagonal) & ~(1 << cell)) >> k & 1] for cell in range(N_CELLS)
    )
    for diagonal in range(2)
)


class Way(msgspec.Struct, frozen=True):
    """Describes a walk of this turn, by a shortest way."""

    cell: str
    steps: int
    path: list[str]  # both ends included
    key_action: str  # what is asked there: lay, remove or nothing


def ways(s: State) -> list[Way]:
    """Lists the ways of the team that is to walk; where Key Pieces are reached in passing, its next steps."""
    if s.phase != PRE:
        return []
    at = s.pawns[s.who]
    paths = shortest_paths(s, s.who)
    cells = next_steps(s, s.who) if s.pass_by else walks(s, s.who)
    found = []
    for cell in range(N_CELLS):
        if cells >> cell & 1:
            path = [at, cell] if s.pass_by else paths[cell]
            reached = cell != at or s.stay_reaches
            key_action = choice_at(s, s.who, LANDMARK_AT[cell]) if reached and cell != s.pawns[1 - s.who] else ""
            found.append(Way(CELL_NAMES[cell], len(path) - 1, [CELL_NAMES[k] for k in path], key_action))
    return found


def shortest_paths(s: State, team: int) -> dict[int, list[int]]:
    """Finds a shortest way of a team's pawn to every cell that it can get to (M-81, M-O.23, M-O.26)."""
    other = s.pawns[1 - team]
    paths = {s.pawns[team]: [s.pawns[team]]}
    ends = [s.pawns[team]]
    for at in ends:  # grows while it is walked through
        for cell in NEXT_TO[s.diagonal][at]:
            if cell not in paths and (cell != other or s.through):
                paths[cell] = [*paths[at], cell]
                ends.append(cell)
    paths.pop(other, None)
    return paths


def choice_at(s: State, team: int, landmark: int) -> str:
    """Says what a team is asked when its pawn ends there (M-84)."""
    if landmark < 0 or not s.base[landmark]:
        return ""
    return ("", "lay", "remove")[key_choice(s, team, landmark)]


def steps_to_keys(s: State, team: int) -> list[int]:
    """Counts the steps of a team's pawn to each Key cell; NONE where it cannot get to, or before the walk."""
    if not s.round or s.pawns[0] == s.pawns[1]:
        return [NONE] * len(KEY_CELLS)
    paths = shortest_paths(s, team)
    return [len(paths[cell]) - 1 if cell in paths else NONE for cell in KEY_CELLS]


def spin_chance(steps: int) -> float:
    """Computes the chance that one spin is enough for so many steps."""
    return round(sum(number >= steps for number in SPACES) / SECTORS, 4) if steps >= 0 else 0.0
