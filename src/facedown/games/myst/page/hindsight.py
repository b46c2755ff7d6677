"""Computes what walks would have been worth with open hands: told after the game, clearly as hindsight (M-U.30)."""

from typing import NamedTuple

from facedown.games.myst.page.ways import choice_at
from facedown.games.myst.rules.cells import reach
from facedown.games.myst.rules.pieces import BONUS, KEY_CELLS, N_CELLS, N_LANDMARKS, SECTORS, SPACES, SWITCHES, value_of
from facedown.games.myst.rules.scoring import bonus_of, has_bonus
from facedown.games.myst.rules.state import COVERED, SETTLED, State, controller
from facedown.games.myst.rules.walking import walks


class Walk(NamedTuple):
    cell: int
    key_action: str
    worth: float  # lead of the team after it, and after the likely best answer


def lead(s: State) -> float:
    """Computes how far Blue is ahead with open hands. A landmark that nobody has yet counts half for each."""
    total = float((s.cells[0] & SWITCHES).bit_count() - (s.cells[1] & SWITCHES).bit_count())
    for landmark in range(N_LANDMARKS):
        holder = controller(s, landmark)
        if holder < 0:
            total += (promise(s, 0, landmark) - promise(s, 1, landmark)) / 2
        else:
            points = value_of(s.hands[holder], landmark) + BONUS * has_bonus(s, holder, landmark)
            total += points if holder == 0 else -points
    return total


def promise(s: State, team: int, landmark: int) -> int:
    """Computes the points of a team that lays the Key Piece and keeps the landmark."""
    return value_of(s.hands[team], landmark) + bonus_of(s, team, landmark)


def own_lead(s: State, team: int) -> float:
    return lead(s) if team == 0 else -lead(s)


def swing(s: State, team: int, landmark: int) -> float:
    """Computes what a team wins by its action on a Key cell, compared with leaving it; 0 where it can do nothing."""
    key_action = choice_at(s, team, landmark)
    if not key_action:
        return 0.0
    return own_lead(after(s, landmark, key_action), team) - own_lead(s, team)


def after(s: State, landmark: int, key_action: str) -> State:
    """Gives the state after an action on a landmark."""
    made = s.copy()
    made.top[landmark] = COVERED if key_action == "lay" else SETTLED
    return made


def best_walk(s: State) -> Walk:
    """Finds the walk, from a position in which a team has spun, that was worth the most."""
    found = [worth_of(s, cell) for cell in range(N_CELLS) if walks(s, s.who) >> cell & 1]
    return max(found, key=lambda walk: (walk.worth, walk.cell == s.pawns[s.who]))


def worth_of(s: State, cell: int) -> Walk:
    """Rates a walk, with the action that is good there."""
    there = s.copy()
    there.pawns[s.who] = cell
    landmark = KEY_CELLS.index(cell) if cell in KEY_CELLS else -1
    stays = cell == s.pawns[s.who] and not s.stay_reaches
    key_action = ""
    if landmark >= 0 and not stays and swing(s, s.who, landmark) > 0:
        key_action = choice_at(s, s.who, landmark)
        there = after(there, landmark, key_action)
    return Walk(cell, key_action, walked_worth(there, s.who))


def walked_worth(s: State, team: int) -> float:
    """Computes a team's lead when its turn is over, less what the others can be expected to win by the answer."""
    last = s.round == s.turns and team != s.leader
    return own_lead(s, team) - (0.0 if last else answer(s, 1 - team))


def answer(s: State, team: int) -> float:
    """Computes what a team wins by its best action of the next turn, over all spins."""
    swings = [(KEY_CELLS[k], swing(s, team, k)) for k in range(N_LANDMARKS)]
    swings = [(cell, points) for cell, points in swings if points > 0]
    total = 0.0
    for spaces in SPACES if swings else ():
        cells = reach(s.pawns[team], spaces, s.pawns[1 - team], s.through, s.diagonal)
        total += max((points for cell, points in swings if cells >> cell & 1), default=0.0)
    return total / SECTORS
