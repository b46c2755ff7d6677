"""Draws the Thief's turn for his page: where he is, what each way costs, what the Mist will see."""

import msgspec

from facedown.games.nusubito.page.aids import exposure
from facedown.games.nusubito.page.danger import seeker_may_come
from facedown.games.nusubito.page.stuck import OutOfReach, out_of_reach
from facedown.games.nusubito.rules.finish import (
    NEVER,
    good_walks,
    homeward,
    leap_points,
    leap_price,
    leaps_offered,
    paid_walks,
    points_allowed,
    special_possible,
)
from facedown.games.nusubito.rules.pieces import CELL_NAMES, LEAP_OVER, LEAP_TO, LEAPS, TEMPLE_NAMES
from facedown.games.nusubito.rules.state import CLOSE, STAGES, STUCK, T_DAY, WALK, State
from facedown.games.nusubito.rules.walks import BEGINNING, of_points
from facedown.games.nusubito.text.published import ThiefDay, day_event, night_event, special_text

LADDER = ("hidden", "hidden", "line", "temple")


class Leap(msgspec.Struct, frozen=True):
    """Describes a way from the Thief's temple, for his eyes."""

    temple: str
    over: str
    points: int
    blocked: bool  # by two Bolsters, whatever he pays
    darts: int
    offered: bool
    needs_sacrifice: bool  # after it the turn can only be completed by a sacrifice


class Turn(msgspec.Struct, frozen=True):
    """Describes the Thief's turn as it stands; for him alone."""

    stage: str  # walk, land, close, stuck
    start: str
    at: str
    points: int
    budget: int
    leaps: int
    special: str
    special_possible: bool
    sacrificed: str
    spent: int  # Action Points by night,
    ladder: tuple[str, ...]  # and what he shows after so many: nothing, his line, his temple (N-426)
    night_actions: list[str]
    ways: list[Leap]
    preview: ThiefDay | None  # what the Mist will see if the turn ends like this
    out_of_reach: list[OutOfReach]  # why he is stuck, Coin by Coin
    exposure: int  # on how many temples he could be after it, for all the Mist knows; 0: the aid is off
    danger: str  # can the Mist bring a Seeker here in its turn? yes, no, or nothing if nobody knows or the aid is off


def turn_view(seen: State) -> Turn:
    day = seen.phase == T_DAY
    told = bool(seen.thief_aid) and day and seen.stage == CLOSE
    return Turn(
        stage=STAGES[seen.stage] if day else "night",
        start=TEMPLE_NAMES[seen.start],
        at=TEMPLE_NAMES[seen.at],
        points=seen.points,
        budget=points_allowed(seen),
        leaps=seen.leaps,
        special=special_text(seen) or "",
        special_possible=day and seen.stage == WALK and special_possible(seen),
        sacrificed=TEMPLE_NAMES[seen.sacrificed - 1] if seen.sacrificed else "",
        spent=0 if day else seen.left,
        ladder=() if day else LADDER,
        night_actions=[] if day else night_actions(seen),
        ways=ways(seen) if day and seen.stage in {WALK, STUCK} else [],
        preview=day_event(seen) if day and (seen.leaps or seen.stage == CLOSE) else None,
        out_of_reach=out_of_reach(seen) if day and seen.stage == STUCK else [],
        exposure=exposure(seen) if told else 0,
        danger=seeker_may_come(seen) if told else "",
    )


def ways(seen: State) -> list[Leap]:
    """Lists all leaps from where the Thief stands, with their prices, offered or not (N-1007)."""
    builders, seekers = seen.builders & ~seen.down, seen.seekers & ~seen.down
    paid = paid_walks(seen, seekers, seen.darts) & homeward(seen)
    offered = leaps_offered(seen, paid & good_walks(seen)) if seen.stage == WALK else 0
    # What he can do without a sacrifice.
    plain = paid & of_points(seen.at, seen.bolsters, 1 - seen.points, points_allowed(seen) - seen.points)
    found = []
    for k in range(LEAPS):
        to, over = LEAP_TO[LEAPS * seen.at + k], LEAP_OVER[LEAPS * seen.at + k]
        if to < 0:
            break
        darts = leap_price(builders, seekers, seen.at, k)
        points = leap_points(seen.bolsters, seen.at, to)
        is_offered = bool(offered >> to & 1)
        dear = is_offered and not seen.sacrificed and not plain & BEGINNING[LEAPS * seen.at + k]
        found.append(Leap(TEMPLE_NAMES[to], CELL_NAMES[over], points, points >= NEVER, darts, is_offered, dear))
    return found


def night_actions(seen: State) -> list[str]:
    return night_event(seen).actions
