"""Can the Thief's turn still be completed (N-412), and what does he get to choose from?"""

from facedown.engine.bits import popcount
from facedown.engine.rule import rule
from facedown.games.nusubito.actions import A_DART, A_LAY, A_LEAP, A_ROD, A_SACRIFICE, A_SHOOT
from facedown.games.nusubito.pieces import IN_LINE, LEAP_TO, LEAPS, N_COURT, N_TEMPLES, RODS_OF
from facedown.games.nusubito.state import State, coins_on_table, pool
from facedown.games.nusubito.walks import BEGINNING, affordable, ending, ends, of_points


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
def paid_walks(s: State, seekers: int, darts: int) -> int:
    """Walks from where the Thief stands for which his Darts are enough; `seekers` are the upright ones."""
    return affordable(s.at, s.builders & ~s.down, seekers, darts)


@rule
def open_ends(s: State, walks: int, most: int, least: int) -> int:
    """Temples on which the Thief's turn can end by one of these walks, or right here after his first leap.

    `least` to `most` points may be used in all.
    """
    found = ends(s.at, walks & of_points(s.at, s.bolsters, least - s.points, most - s.points))
    if s.leaps > 0 and s.points >= least:
        found |= 1 << s.at
    return found & wanted(s)


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
    least = least_with_sacrifice(s)
    walks = paid_walks(s, seekers, darts)
    if s.sacrificed:
        return open_ends(s, walks, 3, least) != 0
    if open_ends(s, walks, 1 if s.special else 2, 1):
        return True
    if s.special:
        return False
    if popcount(s.hand) >= 2 and open_ends(s, walks, 3, least):
        return True
    return s.leaps == 0 and s.darts_total > darts and open_ends(s, paid_walks(s, seekers, darts + 1), 1, 1) != 0


@rule
def special_possible(s: State) -> bool:
    """N-405"""
    return s.special == 0 and s.sacrificed == 0 and s.leaps == s.points and s.points <= 1


@rule
def may_lay(s: State) -> bool:
    enough = s.sacrificed == 0 or s.points >= least_with_sacrifice(s)
    return s.leaps > 0 and enough and wanted(s) >> s.at & 1 != 0


@rule
def may_look_or_pick(s: State, walks: int) -> bool:
    """Is there room for looking at a Rod, or for picking up a Coin?"""
    if not special_possible(s):
        return False
    if s.leaps > 0:
        return may_lay(s)
    return open_ends(s, walks, 1, 1) != 0


@rule
def may_take_dart(s: State, walks: int) -> bool:
    """Before the leap the new Dart may pay for it."""
    if not special_possible(s) or pool(s) == 0:
        return False
    if may_look_or_pick(s, walks):
        return True
    return s.leaps == 0 and open_ends(s, paid_walks(s, s.seekers & ~s.down, s.darts + 1), 1, 1) != 0


@rule
def leaps_offered(s: State, walks: int) -> int:
    """Temples to leap to."""
    at = s.at
    most = points_allowed(s)
    least = least_with_sacrifice(s)
    within = of_points(at, s.bolsters, (least if s.sacrificed else 1) - s.points, most - s.points)
    if s.sacrificed == 0 and s.special == 0 and popcount(s.hand) >= 2:  # a Coin could still be sacrificed
        within |= of_points(at, s.bolsters, least - s.points, 3 - s.points)
    walks &= within & ending(at, wanted(s))
    found = 0
    for k in range(LEAPS):
        to = LEAP_TO[LEAPS * at + k]
        if walks & BEGINNING[LEAPS * at + k] and s.points + leap_points(s.bolsters, at, to) <= most:
            found |= 1 << to
    return found


@rule
def points_allowed(s: State) -> int:
    """Points that may be used in this turn as it stands (N-404)."""
    return 3 if s.sacrificed else 1 if s.special else 2


@rule
def sacrifices_offered(s: State, walks: int) -> int:
    """Coins to sacrifice: any but the only one that could be laid after it."""
    if s.special or s.sacrificed:
        return 0
    found = open_ends(s, walks, 3, least_with_sacrifice(s))
    if popcount(found) >= 2:
        return s.hand
    return s.hand & ~found if found else 0


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


@rule
def steps_offered(s: State) -> int:
    """What a Thief who walks may do without ending his turn, Coins to pick up apart: they fit into one word (N-410)."""
    walks = paid_walks(s, s.seekers & ~s.down, s.darts)
    offered = leaps_offered(s, walks) << A_LEAP | shots_offered(s) << A_SHOOT
    offered |= sacrifices_offered(s, walks) << A_SACRIFICE
    if may_look_or_pick(s, walks):
        offered |= RODS_OF[s.at] << A_ROD
    if may_take_dart(s, walks):
        offered |= 1 << A_DART
    if may_lay(s):
        offered |= 1 << A_LAY
    return offered


@rule
def coins_offered(s: State, steps: int) -> int:
    """How many Coins of the row may be picked up: all of them, where a Rod may be looked at (N-405)."""
    return coins_on_table(s) if steps & RODS_OF[s.at] << A_ROD else 0
