"""Can the Thief's turn still be completed (N-412)?

A walk is paid once for every upright pawn that it meets, and only going straight back meets one twice. So the price of
a walk is a sum over its leaps, in which a leap straight back costs nothing.
"""

from facedown.engine.bits import popcount
from facedown.engine.rule import rule
from facedown.games.nusubito.pieces import IN_LINE, LEAP_OVER, LEAP_TO, LEAPS, N_COURT, N_TEMPLES
from facedown.games.nusubito.state import State, pool


@rule
def price(builders: int, seekers: int, cell: int) -> int:
    """Darts for the pawn on a cell, if it stands upright (N-206)."""
    return (builders >> cell & 1) + 2 * (seekers >> cell & 1)


@rule
def leap_points(bolsters: int, a: int, b: int) -> int:
    """Points of a leap; 9, more than anyone has, between two bolstered temples (N-404)."""
    both = (bolsters >> a & 1) + (bolsters >> b & 1)
    return 1 + both if both < 2 else 9


@rule
def end_from(
    builders: int, seekers: int, bolsters: int, came: int, at: int, used: int, darts: int, most: int, least: int,
    want: int,
) -> int:  # fmt: skip
    """A wanted temple on which a walk can end that has come to `at`, from `came`; -1 if there is none.

    `least` to `most` points may be used in all. `builders` and `seekers` are the upright ones before the walk. At least
    one leap was made, so at most two follow.
    """
    if want >> at & 1 and used >= least:
        return at
    for k in range(LEAPS):
        b = LEAP_TO[LEAPS * at + k]
        if b < 0:
            break
        then = used + leap_points(bolsters, at, b)
        if then > most:
            continue
        left = darts
        if b != came:
            left -= price(builders, seekers, LEAP_OVER[LEAPS * at + k]) + price(builders, seekers, N_COURT + b)
        if left < 0:
            continue
        if want >> b & 1 and then >= least:
            return b
        if then == most:
            continue
        for j in range(LEAPS):
            c = LEAP_TO[LEAPS * b + j]
            if c < 0:
                break
            last = then + leap_points(bolsters, b, c)
            if last > most or last < least or not want >> c & 1:
                continue
            if c == at or left >= price(builders, seekers, LEAP_OVER[LEAPS * b + j]) + price(
                builders, seekers, N_COURT + c
            ):
                return c
    return -1


@rule
def some_end(s: State, seekers: int, darts: int, most: int, least: int, want: int) -> int:
    """A wanted temple on which the Thief's walk can end as he stands, before his first leap or later; -1: none."""
    builders = s.builders & ~s.down
    at = s.at
    if s.leaps > 0:
        return end_from(builders, seekers, s.bolsters, -1, at, s.points, darts, most, least, want)
    left = darts - price(builders, seekers, N_COURT + at)
    for k in range(LEAPS):
        b = LEAP_TO[LEAPS * at + k]
        if b < 0:
            break
        then = leap_points(s.bolsters, at, b)
        rest = left - price(builders, seekers, LEAP_OVER[LEAPS * at + k]) - price(builders, seekers, N_COURT + b)
        if then <= most and rest >= 0:
            end = end_from(builders, seekers, s.bolsters, at, b, then, rest, most, least, want)
            if end >= 0:
                return end
    return -1


@rule
def wanted(s: State) -> int:
    """Temples on which the turn may end, as far as Coins go: a Coin taken in this turn is not in the hand yet."""
    return s.hand & ~(1 << s.start)


@rule
def least_with_sacrifice(s: State) -> int:
    return 1 if s.bluff else 3


@rule
def completable(s: State) -> bool:
    return completable_with(s, s.seekers & ~s.down, s.darts)


@rule
def completable_with(s: State, seekers: int, darts: int) -> bool:
    """With these upright Seekers and Darts: by leaps, by a sacrifice and leaps, or by a Dart and one leap (N-412)."""
    want = wanted(s)
    least = least_with_sacrifice(s)
    if s.sacrificed:
        return some_end(s, seekers, darts, 3, least, want) >= 0
    if some_end(s, seekers, darts, 1 if s.special else 2, 1, want) >= 0:
        return True
    if s.special:
        return False
    if popcount(s.hand) >= 2 and some_end(s, seekers, darts, 3, least, want) >= 0:
        return True
    return s.leaps == 0 and s.darts_total > darts and some_end(s, seekers, darts + 1, 1, 1, want) >= 0


@rule
def special_possible(s: State) -> bool:
    """N-405"""
    return s.special == 0 and s.sacrificed == 0 and s.leaps == s.points and s.points <= 1


@rule
def may_lay(s: State) -> bool:
    enough = s.sacrificed == 0 or s.points >= least_with_sacrifice(s)
    return s.leaps > 0 and enough and wanted(s) >> s.at & 1 != 0


@rule
def may_take_dart(s: State) -> bool:
    if not special_possible(s) or pool(s) == 0:
        return False
    if s.leaps > 0:
        return may_lay(s)
    return some_end(s, s.seekers & ~s.down, s.darts + 1, 1, 1, wanted(s)) >= 0


@rule
def may_look_or_pick(s: State) -> bool:
    """Is there room for looking at a Rod, or for picking up a Coin?"""
    if not special_possible(s):
        return False
    if s.leaps > 0:
        return may_lay(s)
    return some_end(s, s.seekers & ~s.down, s.darts, 1, 1, wanted(s)) >= 0


@rule
def leaps_offered(s: State) -> int:
    """Temples to leap to."""
    builders = s.builders & ~s.down
    seekers = s.seekers & ~s.down
    bolsters = s.bolsters
    at = s.at
    want = wanted(s)
    spare = s.sacrificed == 0 and s.special == 0 and popcount(s.hand) >= 2  # a Coin could still be sacrificed
    most = 3 if s.sacrificed else 1 if s.special else 2
    least = least_with_sacrifice(s)
    left = s.darts - price(builders, seekers, N_COURT + at)
    found = 0
    for k in range(LEAPS):
        b = LEAP_TO[LEAPS * at + k]
        if b < 0:
            break
        then = s.points + leap_points(bolsters, at, b)
        rest = left - price(builders, seekers, LEAP_OVER[LEAPS * at + k]) - price(builders, seekers, N_COURT + b)
        if then > most or rest < 0:
            continue
        end = end_from(builders, seekers, bolsters, at, b, then, rest, most, least if s.sacrificed else 1, want)
        if end < 0 and spare:
            end = end_from(builders, seekers, bolsters, at, b, then, rest, 3, least, want)
        if end >= 0:
            found |= 1 << b
    return found


@rule
def sacrifices_offered(s: State) -> int:
    """Coins to sacrifice: any but the only one that could be laid after it."""
    if s.special or s.sacrificed:
        return 0
    seekers = s.seekers & ~s.down
    least = least_with_sacrifice(s)
    want = wanted(s)
    one = some_end(s, seekers, s.darts, 3, least, want)
    if one < 0:
        return 0
    other = some_end(s, seekers, s.darts, 3, least, want & ~(1 << one))
    return s.hand if other >= 0 else s.hand & ~(1 << one)


@rule
def shots_offered(s: State) -> int:
    """Temples whose Seeker may be shot at (N-410, N-823)."""
    seekers = s.seekers & ~s.down
    if s.darts < 2 or not seekers >> N_COURT & IN_LINE[s.at]:
        return 0
    found = 0
    for temple in range(N_TEMPLES):
        if (seekers >> N_COURT & IN_LINE[s.at]) >> temple & 1:
            if completable_with(s, seekers & ~(1 << (N_COURT + temple)), s.darts - 2):
                found |= 1 << temple
    return found
