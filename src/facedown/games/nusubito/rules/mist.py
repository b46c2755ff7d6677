"""Plays the Mist's turns: what its pawns may do by day, what grows by night (N-419 .. N-424, N-428)."""

from facedown.engine.bits import lowest, popcount, put
from facedown.engine.rule import rule
from facedown.games.nusubito.rules.actions import (
    A_BOLSTER,
    A_CAPTURE,
    A_CLIMB,
    A_END,
    A_GLIDE,
    A_HEAL,
    A_MOVE,
    A_RAISE,
    A_RAISE_HIGH,
    A_SPAWN,
    A_SPAWN_HIGH,
    A_UPGRADE,
    PAIR_CELL,
    PAIR_OF,
    PAIR_TEMPLE,
    put_high,
    put_row,
)
from facedown.games.nusubito.rules.endings import judge_capture
from facedown.games.nusubito.rules.pieces import (
    ALL_TEMPLES,
    BESIDE,
    COURT,
    DIAGONAL_COURT,
    N_COURT,
    N_HEALER_TRIOS,
    N_TEMPLES,
    N_TRIOS,
    NEAR,
    STRAIGHT,
    TOUCHING,
    TRIO_CELL,
    TRIO_SET,
)
from facedown.games.nusubito.rules.state import M_NIGHT, State, upright
from facedown.games.nusubito.rules.turns import end_mist_turn

RAISING = (1, 2, 0)  # points by night to make a pawn of a level one of the next (N-428)


@rule
def in_pool(s: State, level: int) -> int:
    """Counts the pawns of a level that are not on the board (N-205)."""
    out = s.healers if level == 0 else s.builders if level == 1 else s.seekers
    return s.per_level - popcount(out)


@rule
def legal_mist_day(s: State, mask: list[int]) -> None:
    up = upright(s)
    captures = (s.seekers & up) >> N_COURT
    if captures and (s.left > 0 or not s.capture_costs):
        put_row(mask, A_CAPTURE, captures)
    put(mask, A_END)
    if s.left == 0:
        return
    offer_moves(s, up, mask)
    if s.down:
        offer_heals(s, up & s.healers, mask)
    ready = up & ~s.used & COURT
    if popcount(ready & s.healers) >= 3 and in_pool(s, 1) > 0:
        offer_upgrades(ready & s.healers, 0, N_HEALER_TRIOS, 0, mask)
    builders = ready & s.builders
    if popcount(builders) >= 3 and in_pool(s, 2) > 0:
        offer_upgrades(builders, N_HEALER_TRIOS, N_TRIOS, s.straight, mask)
    if builders and s.bolster_count:
        offer_bolsters(s, builders, mask)


@rule
def offer_moves(s: State, up: int, mask: list[int]) -> None:
    taken = s.healers | s.builders | s.seekers
    free_court = COURT & ~taken
    free_temples = ~(taken >> N_COURT) & ~s.bolsters & 511
    ready = up & ~s.used
    # Builders, and Seekers in the courtyard, go by themselves; from a temple only Seekers go.
    left = ready & s.builders & COURT
    while left:
        cell = lowest(left)
        left &= left - 1
        put_row(mask, A_MOVE + N_COURT * cell, DIAGONAL_COURT[cell] & free_court)
    left = ready & s.seekers & COURT
    while left:
        cell = lowest(left)
        left &= left - 1
        put_row(mask, A_MOVE + N_COURT * cell, NEAR[cell] & free_court)
        put_row(mask, A_CLIMB + N_TEMPLES * cell, NEAR[cell] >> N_COURT & free_temples)
    # Healers and temple Seekers travel: all that hang together reach the same cells (N-420).
    left = ready & ((s.healers & COURT) | (s.seekers & ~COURT))
    while left:
        joined = left & -left
        new = joined
        around = 0
        while new:
            cell = lowest(new)
            new &= new - 1
            around |= NEAR[cell]
            more = NEAR[cell] & up & ~joined
            joined |= more
            new |= more
        movers = joined & left
        left &= ~joined
        court = around & free_court
        temples = around >> N_COURT & free_temples
        walkers = movers & COURT
        while walkers:
            cell = lowest(walkers)
            walkers &= walkers - 1
            put_row(mask, A_MOVE + N_COURT * cell, around_ends(up, cell) & free_court if s.stream_end else court)
        gliders = movers >> N_COURT
        while gliders:
            temple = lowest(gliders)
            gliders &= gliders - 1
            put_row(mask, A_GLIDE + N_TEMPLES * temple, temples)


@rule
def around_ends(up: int, cell: int) -> int:
    """Finds cells beside a pawn and beside the ends of its stream: pawns behind which it does not go on (N-831)."""
    found = NEAR[cell]
    joined = 1 << cell
    layer = joined
    while layer:
        farther = 0
        while layer:
            at = lowest(layer)
            layer &= layer - 1
            more = NEAR[at] & up & ~joined
            farther |= more
            if not more:
                found |= NEAR[at]
        joined |= farther
        layer = farther
    return found


@rule
def stream(s: State, cell: int) -> int:
    """Finds the upright pawns that hang together with the one on a cell, itself left out (N-420)."""
    up = upright(s)
    joined = 1 << cell
    new = joined
    while new:
        at = lowest(new)
        new &= new - 1
        more = NEAR[at] & up & ~joined
        joined |= more
        new |= more
    return joined & ~(1 << cell)


@rule
def offer_heals(s: State, healers: int, mask: list[int]) -> None:
    givers = healers & ~s.used & COURT
    if not givers:
        return
    left = s.down
    while left:
        target = lowest(left)
        left &= left - 1
        if NEAR[target] & healers:
            put_row(mask, A_HEAL + N_COURT * target, givers)


@rule
def offer_upgrades(ready: int, first: int, end: int, straight: int, mask: list[int]) -> None:
    for trio in range(first, end):
        if TRIO_SET[trio] & ~ready == 0 and (not straight or STRAIGHT[trio]):
            put_row(mask, A_UPGRADE + 3 * trio, 7)


@rule
def offer_bolsters(s: State, builders: int, mask: list[int]) -> None:
    free = ~((s.healers | s.builders | s.seekers) >> N_COURT) & ~s.bolsters & 511
    row = s.bolsters << 1
    if popcount(s.bolsters) < s.bolster_count:  # N-819
        row = 1 | row if s.bolster_either else 1
    while builders:
        cell = lowest(builders)
        builders &= builders - 1
        temples = free & (TOUCHING[cell] if s.bolster_any else BESIDE[cell])
        while temples:
            temple = lowest(temples)
            temples &= temples - 1
            put_row(mask, A_BOLSTER + 10 * PAIR_OF[N_TEMPLES * cell + temple], row)


@rule
def mist_turn(s: State, number: int) -> None:
    """Carries out a decision of the Mist, by day or by night."""
    ends = number == A_END
    if not ends and s.phase == M_NIGHT:
        grow(s, number)
        ends = s.left == 0
    elif not ends and number < A_SPAWN:
        judge_capture(s, number - A_CAPTURE)
    elif not ends:
        act(s, number)
    if ends:
        end_mist_turn(s)


@rule
def act(s: State, number: int) -> None:
    """Carries out an action of a pawn, which does not end the turn."""
    s.left -= 1
    if number >= A_BOLSTER:
        bolster(s, (number - A_BOLSTER) // 10, (number - A_BOLSTER) % 10 - 1)
    elif number >= A_UPGRADE:
        upgrade(s, (number - A_UPGRADE) // 3, TRIO_CELL[number - A_UPGRADE])
    elif number >= A_HEAL:
        heal(s, (number - A_HEAL) % N_COURT, (number - A_HEAL) // N_COURT)
    elif number >= A_GLIDE:
        move(s, N_COURT + (number - A_GLIDE) // N_TEMPLES, N_COURT + (number - A_GLIDE) % N_TEMPLES)
    elif number >= A_CLIMB:
        move(s, (number - A_CLIMB) // N_TEMPLES, N_COURT + (number - A_CLIMB) % N_TEMPLES)
    else:
        move(s, (number - A_MOVE) // N_COURT, (number - A_MOVE) % N_COURT)


@rule
def move(s: State, cell: int, to: int) -> None:
    bit = 1 << cell
    there = 1 << to
    if s.healers & bit:
        s.healers ^= bit | there
    elif s.builders & bit:
        s.builders ^= bit | there
    else:
        s.seekers ^= bit | there
        if cell < N_COURT and in_pool(s, 0) > 0:  # N-834
            s.healers |= bit
            make_ready(s, bit, s.fresh_act)
    s.used |= there


@rule
def make_ready(s: State, pawn: int, ready: int) -> None:
    """Marks whether a pawn that came up in this turn may act (N-835, N-836)."""
    if ready:
        s.used &= ~pawn
    else:
        s.used |= pawn


@rule
def heal(s: State, healer: int, target: int) -> None:
    s.healers &= ~(1 << healer)
    s.down &= ~(1 << target)
    make_ready(s, 1 << target, s.healed_act)


@rule
def upgrade(s: State, trio: int, cell: int) -> None:
    if trio < N_HEALER_TRIOS:
        s.healers &= ~TRIO_SET[trio]
        s.builders |= 1 << cell
    else:
        s.builders &= ~TRIO_SET[trio]
        s.seekers |= 1 << cell
    make_ready(s, 1 << cell, s.fresh_act)


@rule
def bolster(s: State, pair: int, source: int) -> None:
    """Puts a Bolster on a temple, from the stock or from another temple; the Builder is given up (N-819)."""
    s.builders &= ~(1 << PAIR_CELL[pair])
    if source >= 0:
        s.bolsters &= ~(1 << source)
    s.bolsters |= 1 << PAIR_TEMPLE[pair]


@rule
def legal_mist_night(s: State, mask: list[int]) -> None:
    put(mask, A_END)
    up = upright(s)
    free = ~(s.healers | s.builders | s.seekers)
    if in_pool(s, 0) > 0:
        put_row(mask, A_SPAWN, free & COURT)
        if s.spawn_high:  # N-841
            put_high(mask, A_SPAWN_HIGH, free >> N_COURT & ALL_TEMPLES & ~s.bolsters)
    raised = 0
    if in_pool(s, 1) > 0:
        raised |= s.healers & up
    if s.left >= RAISING[1] and in_pool(s, 2) > 0:
        raised |= s.builders & up
    put_row(mask, A_RAISE, raised & COURT)
    put_high(mask, A_RAISE_HIGH, raised >> N_COURT)


@rule
def grow(s: State, number: int) -> None:
    """Makes a pawn appear, or become one of the next level; the turn goes on."""
    if number < A_RAISE or A_SPAWN_HIGH <= number < A_RAISE_HIGH:
        s.healers |= 1 << (number - A_SPAWN if number < A_RAISE else N_COURT + number - A_SPAWN_HIGH)
        s.left -= 1
    else:
        bit = 1 << (number - A_RAISE if number < A_SPAWN_HIGH else N_COURT + number - A_RAISE_HIGH)
        if s.healers & bit:
            s.healers &= ~bit
            s.builders |= bit
            s.left -= RAISING[0]
        else:
            s.builders &= ~bit
            s.seekers |= bit
            s.left -= RAISING[1]
