"""Decides whether the Mist can bring a Seeker to the temple on which the Thief ends his turn (N-1010). All its turns
are tried out."""

from collections.abc import Iterator
from functools import lru_cache

from facedown.engine.bits import lowest, put
from facedown.games.nusubito.rules.actions import A_CLIMB, A_GLIDE, A_HEAL, A_MOVE, WORDS
from facedown.games.nusubito.rules.mist import act, legal_mist_day
from facedown.games.nusubito.rules.pieces import N_COURT, N_TEMPLES
from facedown.games.nusubito.rules.state import State

DEEPEST = 3  # actions in a row; more would take too long for a page
BOARD = ("healers", "builders", "seekers", "down", "bolsters", "used")  # all that an action of the Mist changes
RULES = (
    "per_level", "bolster_count", "fresh_act", "healed_act", "bolster_any", "straight", "capture_costs",
    "bolster_either", "stream_end",
)  # fmt: skip


def seeker_may_come(staged: State) -> str:
    """Says yes or no for the temple of the Thief; nothing where more actions than we can try might do it."""
    board = tuple(getattr(staged, name) for name in BOARD)
    rules = tuple(getattr(staged, name) for name in RULES)
    if _comes(board, rules, staged.at, min(DEEPEST, staged.day_actions)):
        return "yes"
    return "no" if staged.day_actions <= DEEPEST else ""


@lru_cache(maxsize=256)
def _comes(board: tuple[int, ...], rules: tuple[int, ...], temple: int, actions: int) -> bool:
    s = State()
    for name, value in zip(RULES, rules, strict=True):
        setattr(s, name, value)
    goal = _coming(temple, bool(board[BOARD.index("seekers")] >> (N_COURT + temple) & 1))
    boards = {board}
    for actions_left in range(actions, 0, -1):
        following = set()
        for board in boards:
            mask = _offered(s, board)
            if any(word & wanted for word, wanted in zip(mask, goal, strict=True)):
                return True
            if actions_left > 1:
                following |= _boards_after(s, board, mask)
        boards = following
    return False


def _coming(temple: int, lies_there: bool) -> list[int]:
    """Lists the actions by which a Seeker comes to stand on a temple: it climbs, it glides, or it is healed there."""
    mask = [0] * WORDS
    for cell in range(N_COURT):
        put(mask, A_CLIMB + N_TEMPLES * cell + temple)
        if lies_there:
            put(mask, A_HEAL + N_COURT * (N_COURT + temple) + cell)
    for other in range(N_TEMPLES):
        put(mask, A_GLIDE + N_TEMPLES * other + temple)
    return mask


def _offered(s: State, board: tuple[int, ...]) -> list[int]:
    _set_up(s, board)
    mask = [0] * WORDS
    legal_mist_day(s, mask)
    return mask


def _set_up(s: State, board: tuple[int, ...]) -> None:
    s.healers, s.builders, s.seekers, s.down, s.bolsters, s.used = board
    s.left = 1


def _boards_after(s: State, board: tuple[int, ...], mask: list[int]) -> set[tuple[int, ...]]:
    found: set[tuple[int, ...]] = set()
    for number in _numbers(mask):
        if number >= A_MOVE:  # ending and capturing move nothing
            _set_up(s, board)
            act(s, number)
            found.add((s.healers, s.builders, s.seekers, s.down, s.bolsters, s.used))
    return found


def _numbers(mask: list[int]) -> Iterator[int]:
    for word, bits in enumerate(mask):
        while bits:
            yield 63 * word + lowest(bits)
            bits &= bits - 1
