"""Decides whether the Thief's turn can still be completed (N-412), and what he gets to choose from."""

from facedown.engine.bits import lowest, popcount
from facedown.engine.rule import rule
from facedown.games.nusubito.rules.actions import A_DART, A_LAY, A_LEAP, A_ROD, A_SACRIFICE, A_SHOOT
from facedown.games.nusubito.rules.pieces import IN_LINE, LEAP_OVER, LEAP_TO, LEAPS, N_COURT, RODS_OF
from facedown.games.nusubito.rules.state import State, coins_on_table, pool
from facedown.games.nusubito.rules.walks import BEGINNING, affordable, ending, ends, of_points, plain_leaps

NEVER = 9  # points of a leap that nobody can make


@rule
def price(builders: int, seekers: int, cell: int) -> int:
    """Computes the Darts for the pawn on a cell, if it stands upright (N-206)."""
    return (builders >> cell & 1) + 2 * (seekers >> cell & 1)


@rule
def leap_price(builders: int, seekers: int, a: int, k: int) -> int:
    """Computes the Darts for the leap number k from a temple: both ends and the cell between them (N-206, N-406)."""
    over, to = LEAP_OVER[LEAPS * a + k], LEAP_TO[LEAPS * a + k]
    both = price(builders, seekers, N_COURT + a) + price(builders, seekers, N_COURT + to)
    return both + price(builders, seekers, over)


@rule
def leap_points(bolsters: int, a: int, b: int) -> int:
    """Computes the points of a leap; between two bolstered temples more than anyone has (N-404)."""
    both = (bolsters >> a & 1) + (bolsters >> b & 1)
    return 1 + both if both < 2 else NEVER


@rule
def wanted(s: State) -> int:
    """Finds temples where the turn may end, as far as Coins go: a Coin taken in this turn is not in the hand yet."""
    return s.hand & ~(1 << s.start)


@rule
def least_with_sacrifice(s: State) -> int:
    return 1 if s.bluff else 3


@rule
def paid_walks(s: State, seekers: int, darts: int) -> int:
    """Finds walks from where the Thief stands for which his Darts are enough; `seekers` are the upright ones."""
    return affordable(s.at, s.builders & ~s.down, seekers, darts)


@rule
def homeward(s: State) -> int:
    """Finds the walks that end where he has a Coin to lay."""
    return ending(s.at, wanted(s))


@rule
def good_walks(s: State) -> int:
    """Finds the walks for which he has the points, if need be with a sacrifice that he can still make."""
    least = least_with_sacrifice(s) if s.sacrificed else 1
    most = points_allowed(s)
    if most == 2 and popcount(s.hand) >= 2:
        most = 3
    return of_points(s.at, s.bolsters, least - s.points, most - s.points)


@rule
def first_leaps(s: State) -> int:
    """Finds single leaps, whatever they cost, after a special action at the start (N-405); none later in the turn."""
    return plain_leaps(s.at, s.bolsters) if s.leaps == 0 and special_possible(s) else 0


@rule
def completable(s: State) -> bool:
    home = homeward(s)
    return may_lay(s) or can_finish(s, home & good_walks(s), home & first_leaps(s), s.seekers & ~s.down, s.darts)


@rule
def can_finish(s: State, good: int, first: int, seekers: int, darts: int) -> bool:
    """Can he complete his turn with these upright Seekers and Darts: by a walk, or by a Dart and one leap (N-412)?"""
    if good & paid_walks(s, seekers, darts):
        return True
    return first != 0 and s.darts_total > darts and first & paid_walks(s, seekers, darts + 1) != 0


@rule
def special_possible(s: State) -> bool:
    """Is a special action possible now (N-405)?"""
    return s.special == 0 and s.sacrificed == 0 and s.leaps == s.points and s.points <= 1


@rule
def may_lay(s: State) -> bool:
    enough = s.sacrificed == 0 or s.points >= least_with_sacrifice(s)
    return s.leaps > 0 and enough and wanted(s) >> s.at & 1 != 0


@rule
def leaps_offered(s: State, walks: int) -> int:
    """Finds temples to leap to; `walks` are those that he can pay for and end his turn with."""
    at = s.at
    most = points_allowed(s)
    found = 0
    for k in range(LEAPS):
        to = LEAP_TO[LEAPS * at + k]
        if walks & BEGINNING[LEAPS * at + k] and s.points + leap_points(s.bolsters, at, to) <= most:
            found |= 1 << to
    return found


@rule
def points_allowed(s: State) -> int:
    """Says how many points may be used in this turn as it stands (N-404)."""
    return 3 if s.sacrificed else 1 if s.special else 2


@rule
def sacrifices_offered(s: State, paid: int) -> int:
    """Finds Coins to sacrifice: any but the only one that could be laid after it."""
    if s.special or s.sacrificed:
        return 0
    least = least_with_sacrifice(s)
    found = ends(s.at, paid & of_points(s.at, s.bolsters, least - s.points, 3 - s.points))
    if s.leaps > 0 and s.points >= least:
        found |= 1 << s.at
    found &= wanted(s)
    if popcount(found) >= 2:
        return s.hand
    return s.hand & ~found if found else 0


@rule
def shots_offered(s: State, good: int, first: int) -> int:
    """Finds the temples whose Seeker may be shot at (N-410, N-823)."""
    seekers = s.seekers & ~s.down
    targets = seekers >> N_COURT & IN_LINE[s.at]
    if s.darts < 2 or not targets:
        return 0
    if may_lay(s):
        return targets
    found = 0
    while targets:
        temple = lowest(targets)
        targets &= targets - 1
        if can_finish(s, good, first, seekers & ~(1 << (N_COURT + temple)), s.darts - 2):
            found |= 1 << temple
    return found


@rule
def steps_offered(s: State) -> int:
    """Lists what a Thief who walks may do without ending his turn, but for Coins: that fits into one word (N-410)."""
    seekers = s.seekers & ~s.down
    paid = paid_walks(s, seekers, s.darts)
    home = homeward(s)
    good = home & good_walks(s)
    first = home & first_leaps(s)
    offered = leaps_offered(s, good & paid) << A_LEAP | shots_offered(s, good, first) << A_SHOOT
    offered |= sacrifices_offered(s, paid) << A_SACRIFICE
    lay = may_lay(s)
    room = first & paid != 0 or (lay and special_possible(s))  # for a special action before or after the only leap
    if room:
        offered |= RODS_OF[s.at] << A_ROD
    if pool(s) > 0 and (room or (first and first & paid_walks(s, seekers, s.darts + 1))):  # a new Dart may pay for it
        offered |= 1 << A_DART
    if lay:
        offered |= 1 << A_LAY
    return offered


@rule
def coins_offered(s: State, steps: int) -> int:
    """Counts the Coins of the row that may be picked up: all of them, where a Rod may be looked at (N-405)."""
    return coins_on_table(s) if steps & RODS_OF[s.at] << A_ROD else 0
