"""Plays the Thief's turns, day and night: what is offered, what it does (N-403 .. N-416, N-425 .. N-427)."""

from facedown.engine.bits import lowest, popcount, put
from facedown.engine.rule import rule
from facedown.games.nusubito.rules.actions import (
    A_COIN,
    A_CONCEDE,
    A_DART,
    A_END,
    A_LAND,
    A_LAY,
    A_LEAP,
    A_REVEAL,
    A_ROD,
    A_SACRIFICE,
    A_SHOOT,
    A_TREASURE,
    A_UNBOLSTER,
)
from facedown.games.nusubito.rules.endings import end_game, judge_claim
from facedown.games.nusubito.rules.finish import coins_offered, leap_points, price, steps_offered
from facedown.games.nusubito.rules.pieces import (
    LEAP_OVER,
    LEAP_TO,
    LEAPS,
    LINK_CELLS,
    N_COURT,
    RODS_OF,
    rod_column,
    rod_row,
)
from facedown.games.nusubito.rules.state import (
    CLOSE,
    COIN,
    CONCEDED,
    DART,
    LAND_ARRIVING,
    LAND_LEAVING,
    MARK_COLUMN,
    MARK_ROW,
    MARK_TEMPLE,
    ROD,
    S_COIN,
    S_DART,
    S_DOWN,
    S_ROD,
    S_SACRIFICE,
    STUCK,
    WALK,
    State,
    coins_on_table,
    pool,
    upright,
)
from facedown.games.nusubito.rules.turns import publish_day, publish_night, start_mist_turn

NIGHT_MOST = 3  # Action Points of the Thief's night


@rule
def legal_thief_day(s: State, mask: list[int]) -> None:
    if s.stage == WALK:
        legal_walk(s, mask)
    elif s.stage == CLOSE:
        mask[0] = 1 << A_END | 1 << A_TREASURE  # N-413
    elif s.stage == STUCK:
        mask[0] = 1 << A_TREASURE | 1 << A_CONCEDE  # N-414
    else:
        mask[0] = landings(s) << A_LAND  # N-411


@rule
def legal_walk(s: State, mask: list[int]) -> None:
    """Lists the steps of a Thief who walks (N-410)."""
    offered = steps_offered(s)
    for k in range(coins_offered(s, offered)):
        put(mask, A_COIN + s.slot[k] - 1)
    if s.leaps == 0 or s.midwalk:
        offered |= 1 << A_TREASURE
    mask[0] |= offered


@rule
def landings(s: State) -> int:
    """Finds where a Seeker struck on the Thief's own temple may land (N-408)."""
    return LINK_CELLS[s.at] & ~(s.healers | s.builders | s.seekers)


@rule
def thief_day(s: State, number: int) -> None:
    """Carries out a step by day. Whatever is long is called in one place: compiled code holds it once for each."""
    if number in (A_END, A_TREASURE, A_CONCEDE):
        publish_day(s)
        if number == A_END:
            start_mist_turn(s)
        elif number == A_TREASURE:
            judge_claim(s)
        else:
            end_game(s, CONCEDED)
    elif number < A_SHOOT or A_LAND <= number < A_UNBOLSTER:
        leap(s, number)
    elif number < A_SACRIFICE:
        strike(s, N_COURT + number - A_SHOOT)
    elif number < A_LAND:
        s.sacrificed = 1 + number - A_SACRIFICE
        s.hand &= ~(1 << (number - A_SACRIFICE))
        note_step(s, S_SACRIFICE)
    elif number == A_LAY:
        s.stage = CLOSE
    else:
        special_action(s, number)


@rule
def special_action(s: State, number: int) -> None:
    """Carries out the special action of the turn (N-405)."""
    if number >= A_COIN:
        s.special = COIN
        s.taken = 1 + number - A_COIN
        note_step(s, S_COIN)
    elif number == A_DART:
        s.special = DART
        s.darts += 1
        note_step(s, S_DART)
    else:
        s.special = ROD + number - A_ROD
        look(s, number - A_ROD)
        note_step(s, S_ROD + number - A_ROD)


@rule
def look(s: State, rod: int) -> None:
    """Notes a look. It tells something new exactly if it cannot be played on what the Thief knows: see `noted`."""
    s.looked |= 1 << rod
    if (s.row if rod < 3 else s.column) > 0:
        s.noted |= 1 << rod


@rule
def note_step(s: State, step: int) -> None:
    """Keeps the order of public steps, but only where the table wants it (N-505)."""
    if s.sequence:
        s.steps[s.steps_count] = step
        s.steps_count += 1


@rule
def strike(s: State, cell: int) -> None:
    """Pays for an upright pawn and knocks it down where it stands (N-406)."""
    s.darts -= price(s.builders, s.seekers, cell)
    s.down |= 1 << cell
    s.fell |= 1 << cell
    note_step(s, S_DOWN + cell)


@rule
def throw(s: State, cell: int) -> None:
    """Throws the Seeker struck on the Thief's temple to where it lands (N-408)."""
    here = 1 << (N_COURT + s.at)
    s.seekers = (s.seekers & ~here) | 1 << cell
    s.down = (s.down & ~here) | 1 << cell
    s.thrown[s.at] = 1 + cell


@rule
def leap(s: State, number: int) -> None:
    """Carries out the parts of a leap in order (N-407), as far as no landing must be chosen; or goes on from one."""
    leaving = True
    if number < A_SHOOT:
        s.aim = 1 + number - A_LEAP
        leaving = strike_here(s, LAND_LEAVING)
    else:
        throw(s, number - A_LAND)
    if leaving:
        go_on(s)


@rule
def strike_here(s: State, stage: int) -> bool:
    """Strikes an upright pawn on the Thief's own temple; false while a Seeker's landing has to be chosen.

    Only a Seeker is thrown. Others come there with night_spawn "anywhere" alone, and fall where they are (N-841).
    """
    s.stage = WALK
    here = 1 << (N_COURT + s.at)
    if not upright(s) & here:
        return True
    strike(s, N_COURT + s.at)
    if not s.seekers & here:
        return True
    free = landings(s)
    if popcount(free) > 1:
        s.stage = stage
        return False
    if free:
        throw(s, lowest(free))
    return True


@rule
def go_on(s: State) -> None:
    """Goes on with a leap after the Seeker of the origin, or after that of the destination."""
    arrived = s.stage == LAND_ARRIVING
    s.stage = WALK
    if not arrived:
        cross(s)
        arrived = strike_here(s, LAND_ARRIVING)
    if arrived:
        s.aim = 0


@rule
def cross(s: State) -> None:
    to = s.aim - 1
    for k in range(LEAPS):
        if LEAP_TO[LEAPS * s.at + k] == to:
            cell = LEAP_OVER[LEAPS * s.at + k]
            if ((s.healers | s.builders | s.seekers) & ~s.down) >> cell & 1:
                strike(s, cell)
    s.points += leap_points(s.bolsters, s.at, to)
    s.leaps += 1
    s.at = to


@rule
def coins_by_night(s: State) -> int:
    """Finds from where in the row a Coin may be taken: not twice, and not the proof of place (N-425, N-809)."""
    n = coins_on_table(s)
    found = (1 << n) - 1
    if n and not s.night_current:
        found &= ~(1 << (n - 1))
    for k in range(n):
        for j in range(3):
            if s.night_actions[j] == 1 + A_COIN + s.slot[k] - 1:
                found &= ~(1 << k)
    return found


@rule
def legal_thief_night(s: State, mask: list[int]) -> None:
    """Lists what the Thief may do by night (N-425)."""
    if pool(s) > 0:
        put(mask, A_DART)
    mask[0] |= RODS_OF[s.at] << A_ROD | s.bolsters << A_UNBOLSTER
    coins = coins_by_night(s)
    for k in range(9):
        if coins >> k & 1:
            put(mask, A_COIN + s.slot[k] - 1)
    if s.left < 2:
        put(mask, A_END)
    else:
        put(mask, A_REVEAL)
        put(mask, A_REVEAL + 1)


@rule
def thief_night(s: State, number: int) -> None:
    revealed = 0
    if number == A_REVEAL:
        revealed = MARK_ROW + rod_row(s.at)
    elif number == A_REVEAL + 1:
        revealed = MARK_COLUMN + rod_column(s.at) - 3
    elif number != A_END:
        night_action(s, number)
        if s.left < NIGHT_MOST:
            return
        revealed = MARK_TEMPLE + s.at
    publish_night(s, revealed)
    start_mist_turn(s)


@rule
def night_action(s: State, number: int) -> None:
    s.night_actions[s.left] = 1 + number
    s.left += 1
    if number == A_DART:
        s.darts += 1
    elif number < A_ROD:
        s.bolsters &= ~(1 << (number - A_UNBOLSTER))
    elif number < A_DART:
        look(s, number - A_ROD)
