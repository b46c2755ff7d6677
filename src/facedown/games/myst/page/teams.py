"""What a table of teams needs to know: whose turn it is to answer, and how soon an answer may show."""

from facedown.engine.game import ANY_OF_TEAM, CAPTAIN
from facedown.games.myst.rules.options import MystOptions
from facedown.games.myst.rules.state import KEY_SET, State

SECOND_KEY = 1.5  # seconds after the first Key Piece: a clash must not show by a longer thought (M-102)


def who_decides(options: MystOptions, s: State, seat: int) -> int:
    """Turns of the walk go round in a team; everything before is its captain's (M-O.4)."""
    return {"rotate": s.round, "captain": CAPTAIN, "any": ANY_OF_TEAM}[options.team_decision]


def least_pause(s: State, seat: int) -> float:
    return SECOND_KEY if s.phase == KEY_SET else 0.0
