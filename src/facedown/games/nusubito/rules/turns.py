"""Says whose turn it is, how it begins, how the Thief's is published, what follows (N-401, N-403, N-418)."""

from facedown.engine.rule import rule
from facedown.games.nusubito.rules.actions import A_COIN, A_ROD, MOST_DAYS
from facedown.games.nusubito.rules.actions import LAST_LAP as LAST_LAP  # readers of positions find it here
from facedown.games.nusubito.rules.endings import clear_turn, end_game
from facedown.games.nusubito.rules.finish import completable
from facedown.games.nusubito.rules.pieces import ALL_TEMPLES, ON_ROD
from facedown.games.nusubito.rules.state import (
    CLOSE,
    DRAWN,
    M_DAY,
    M_NIGHT,
    MARK_COLUMN,
    MARK_ROW,
    MARK_TEMPLE,
    ROUNDS,
    STUCK,
    T_DAY,
    T_NIGHT,
    TRAPPED,
    State,
    coins_on_table,
    slot_now,
)
from facedown.games.nusubito.rules.traces import note_day, note_night

L, S = 1, 0  # layers of a slot


@rule
def stage_turn(s: State) -> None:
    """Begins a staged turn: from here on others see the published copies."""
    clear_turn(s)
    s.start = s.at
    s.pub_seekers = s.seekers
    s.pub_down = s.down
    s.pub_bolsters = s.bolsters
    s.pub_darts = s.darts
    s.pub_looked = s.looked


@rule
def start_thief_day(s: State) -> None:
    s.phase = T_DAY
    s.left = 0
    stage_turn(s)
    if not completable(s):  # N-414
        if s.stuck_claims:
            s.stage = STUCK
        else:
            end_game(s, TRAPPED)


@rule
def start_thief_night(s: State) -> None:
    s.phase = T_NIGHT
    s.round = 0
    s.left = 0
    stage_turn(s)


@rule
def start_mist_turn(s: State) -> None:
    """Starts the Mist's turn by day or by night (N-419, N-428)."""
    s.left = s.night_points if s.phase == T_NIGHT else s.day_actions
    s.phase = M_NIGHT if s.phase == T_NIGHT else M_DAY


@rule
def end_mist_turn(s: State) -> None:
    """Goes on to the Thief (N-424); after a night pawns stand up, a new day begins, or the game is drawn (N-429)."""
    s.used = 0
    if s.phase == M_NIGHT:
        s.down = 0
        s.left = 0
        if is_last_day(s):  # N-605
            end_game(s, DRAWN)
            return
        next_day(s)
        s.round = 1
    elif s.round < ROUNDS:
        s.round += 1
    else:
        start_thief_night(s)
        return
    start_thief_day(s)


@rule
def is_last_day(s: State) -> bool:
    """Is it the last day that the table has agreed on, or without a limit the one at which counting ends?"""
    if s.max_days:
        return s.day == s.max_days
    return s.laps == LAST_LAP and s.day == MOST_DAYS


@rule
def next_day(s: State) -> None:
    """Goes on to the next day: 1 follows 40, and numbers whose Coins still lie on the table are left out."""
    taken = True
    while taken:
        s.day += 1
        if s.day > MOST_DAYS:
            s.day = 1
            s.laps += 1
        taken = False
        for k in range(9):
            taken = taken or (s.slot[k] > 0 and (s.slot[k] - 1) // 6 == s.day - 1)


@rule
def take_from_row(s: State, slot: int) -> None:
    """Takes a Coin back to the hand, and closes up the row."""
    n = 0
    for k in range(9):
        if s.slot[k] == slot:
            s.hand |= 1 << (s.coin[k] - 1)
        else:
            s.slot[n] = s.slot[k]
            s.coin[n] = s.coin[k]
            n += 1
    for k in range(n, 9):
        s.slot[k] = 0
        s.coin[k] = 0


@rule
def add_to_row(s: State, layer: int, face: int) -> None:
    n = coins_on_table(s)
    s.slot[n] = slot_now(s, layer)
    s.coin[n] = 1 + face


@rule
def publish_day(s: State) -> None:
    """Makes the staged turn public; what is private about it is forgotten (N-418, N-431)."""
    laid = s.stage == CLOSE
    if laid:
        note_day(s, 1 if s.sacrificed else 0)
        s.hand &= ~(1 << s.at)
    if s.taken:
        take_from_row(s, s.taken)
    if s.sacrificed:
        add_to_row(s, S, s.sacrificed - 1)
    if laid:
        add_to_row(s, L, s.at)
    s.sacrificed = 0
    s.points = 0
    s.leaps = 0
    s.aim = 0
    s.stage = 0
    s.start = s.at
    s.marker = 0
    drop_copies(s)


@rule
def drop_copies(s: State) -> None:
    """Clears the published copies: nothing is staged any more."""
    s.pub_seekers = 0
    s.pub_down = 0
    s.pub_bolsters = 0
    s.pub_darts = 0
    s.pub_looked = 0


@rule
def publish_night(s: State, revealed: int) -> None:
    """Makes the night turn public (N-426). `revealed` is what the marker shows."""
    temples = ALL_TEMPLES
    if revealed >= MARK_TEMPLE:
        temples = 1 << (revealed - MARK_TEMPLE)
    elif revealed >= MARK_COLUMN:
        temples = ON_ROD[3 + revealed - MARK_COLUMN]
    elif revealed:
        temples = ON_ROD[revealed - MARK_ROW]
    taken = 0
    for k in range(3):
        number = s.night_actions[k] - 1
        if number >= A_COIN:
            for n in range(9):
                if s.slot[n] == 1 + number - A_COIN:
                    taken |= 1 << n
        elif A_ROD <= number < A_ROD + 6:
            temples &= ON_ROD[number - A_ROD]
    note_night(s, temples, taken)
    for k in range(3):
        if s.night_actions[k] > A_COIN:
            take_from_row(s, s.night_actions[k] - A_COIN)
    if not s.sequence:
        sort_night_actions(s)
    s.marker = revealed
    s.left = 0
    drop_copies(s)


@rule
def sort_night_actions(s: State) -> None:
    """Sorts a night's actions, whose order is nowhere kept (N-846); blanks go last."""
    for _ in range(2):
        for k in range(2):
            if s.night_actions[k + 1] and s.night_actions[k + 1] < s.night_actions[k]:
                other = s.night_actions[k]
                s.night_actions[k] = s.night_actions[k + 1]
                s.night_actions[k + 1] = other
