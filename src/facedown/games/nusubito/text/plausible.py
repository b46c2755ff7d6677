"""Checks whether what was read of a position can come about in a game of Nusubito. Each check raises PositionError."""

from facedown.engine.errors import PositionError
from facedown.games.nusubito.rules.actions import MOST_DAYS, WORDS
from facedown.games.nusubito.rules.pieces import CELL_NAMES, N_COURT, TEMPLE
from facedown.games.nusubito.rules.rules import legal
from facedown.games.nusubito.rules.state import M_DAY, S_DOWN, START, State, coins_on_table, is_staged
from facedown.games.nusubito.rules.traces import coins_after


def check_pawns(s: State) -> None:
    for cell in range(N_COURT, len(CELL_NAMES)):
        if (s.healers | s.builders) >> cell & 1 and not s.spawn_high:
            raise PositionError(f"only a Seeker stands on a temple, not what is on {CELL_NAMES[cell]}")
    if max(pawns.bit_count() for pawns in (s.healers, s.builders, s.seekers)) > s.per_level:
        raise PositionError(f"there are {s.per_level} of each level")
    if s.used and s.phase != M_DAY:
        raise PositionError("only in a day turn of the Mist pawns have acted")


def check_coins(s: State, coins: list[tuple[int, int]]) -> None:
    """Checks slots and faces of the Coins on the table."""
    slots, faces = [slot for slot, _ in coins], [face for _, face in coins]
    if len(set(slots)) < len(slots) or len(set(faces)) < len(faces):
        raise PositionError("every slot and every Coin once")
    now = 1 + 6 * (s.day - 1) + 2 * ((s.round or 4) - 1) + 2 * (s.phase == M_DAY)
    coming = range(now, 1 + 6 * (s.day if s.laps else MOST_DAYS))
    if any(slot in coming for slot in slots):
        raise PositionError("a slot of a turn that has not been played")


def check_shown(s: State) -> None:
    """Checks the public steps of the Thief's last turn."""
    down = sum(1 << (step - S_DOWN) for step in {*s.steps[: s.steps_count]} if step >= S_DOWN)
    if (s.steps_count and not s.sequence) or down & ~s.fell:
        raise PositionError("steps: with thief_publication=sequence, and only pawns that fell")


def check_staged(s: State) -> None:
    if s.darts < 0 or (s.sacrificed and not s.hand >> (s.sacrificed - 1) & 1):
        raise PositionError("staged: more Darts or Coins were used than there were")


def check(s: State) -> None:
    count = s.base_count
    for trail in s.trail[: s.turns]:
        count = coins_after(count, trail)
    on_table = coins_on_table(s)
    if count != on_table:
        raise PositionError(f"after the traces {count} Coins lie on the table, but {on_table} are written")
    newest = s.coin[on_table - 1] - 1 if on_table and s.slot[on_table - 1] % 2 == 0 else -1
    hand = s.hand | 1 << s.sacrificed >> 1  # before this turn
    if s.base == START and not s.turns:
        if s.start != TEMPLE["C3"]:
            raise PositionError("at: before his first Coin the Thief is on C3")
    elif newest != s.start and not (s.night_current and hand >> s.start & 1):
        raise PositionError("at: the Thief is on the temple of his newest Coin")
    mask = [0] * WORDS
    legal(s, s.thief if is_staged(s) else 1 - s.thief, mask)
    if not any(mask):
        raise PositionError("nobody could do anything here")
