"""Tells tables of teams whose turn it is to answer, how soon answers may show, and the final score."""

from facedown.engine.game import ANY_OF_TEAM, CAPTAIN
from facedown.games.myst.rules.options import MystOptions
from facedown.games.myst.rules.scoring import total_points
from facedown.games.myst.rules.state import KEY_SET, State

SECOND_KEY = 1.5  # seconds after the first Key Piece: a clash must not show by a longer thought (M-102)


def who_decides(options: MystOptions, s: State, seat: int) -> int:
    """Says who decides for a team: turns of the walk go round; all before is its captain's (M-O.4)."""
    return {"rotate": s.round, "captain": CAPTAIN, "any": ANY_OF_TEAM}[options.team_decision]


def least_pause(s: State, seat: int) -> float:
    return SECOND_KEY if s.phase == KEY_SET else 0.0


def score(s: State) -> list[float] | None:
    return None if s.resigned else [float(total_points(s, team)) for team in range(2)]
