"""Counts points (M-104 .. M-108) and says who has won (M-110)."""

from facedown.engine.bits import popcount
from facedown.engine.rule import rule
from facedown.games.myst.rules.pieces import BONUS, N_LANDMARKS, SWITCHES, cards_of, value_of
from facedown.games.myst.rules.state import BARE, BY_PIECES, BY_SWITCHES, COVERED, NONE, State, controller, laid


@rule
def switch_points(s: State, team: int) -> int:
    return popcount(s.cells[team] & SWITCHES)


@rule
def value_points(s: State, team: int) -> int:
    """Adds up values of cards whose landmark the team controls (M-105)."""
    total = 0
    for landmark in range(N_LANDMARKS):
        if controller(s, landmark) == team:
            total += value_of(s.hands[team], landmark)
    return total


@rule
def bonus_of(s: State, team: int, landmark: int) -> int:
    """Computes the points, besides values, of a landmark whose Key Piece the team has laid and keeps (M-106, M-O.27).

    Whether a first Key Piece earns them is an option (M-O.33). A team that has laid none yet lays its first."""
    first = s.first_key[team]
    if s.no_first_bonus and (first == 0 or first == 1 + landmark):
        return 0
    return BONUS if s.free_bonus or cards_of(s.hands[team], landmark) else 0


@rule
def has_bonus(s: State, team: int, landmark: int) -> bool:
    own = controller(s, landmark) == team and s.base[landmark] == 1 + team
    return own and bonus_of(s, team, landmark) > 0


@rule
def bonus_points(s: State, team: int) -> int:
    total = 0
    for landmark in range(N_LANDMARKS):
        if has_bonus(s, team, landmark):
            total += BONUS
    return total


@rule
def total_points(s: State, team: int) -> int:
    return switch_points(s, team) + value_points(s, team) + bonus_points(s, team)


@rule
def winner(s: State) -> int:
    """Finds the team that has won a finished game, or NONE."""
    if s.resigned:
        return 2 - s.resigned
    ahead = total_points(s, 0) - total_points(s, 1)
    if ahead == 0 and s.draw_rule == BY_SWITCHES:
        ahead = switch_points(s, 0) - switch_points(s, 1)
    elif ahead == 0 and s.draw_rule == BY_PIECES:
        ahead = laid(s, 1) - laid(s, 0)
    return NONE if ahead == 0 else 0 if ahead > 0 else 1


@rule
def returns(s: State, out: list[float]) -> None:
    """Writes 1 for the winner; a draw is shared."""
    first = winner(s)
    for team in range(2):
        out[team] = 0.5 if first == NONE else 1.0 if first == team else 0.0


@rule
def gain(s: State, seat: int, landmark: int) -> int:
    """Computes the points for a team if it lays its Key Piece there or takes the other one off; 0 where it cannot."""
    worth = value_of(s.hands[seat], landmark)
    if s.base[landmark] == 1 + seat:
        if s.top[landmark] != COVERED:
            return 0
        return worth + bonus_of(s, seat, landmark)
    return worth if s.top[landmark] == BARE else 0
