"""Says who sees what in Nusubito (N-501): `redact`, and its counterpart `resample`."""

from facedown.engine.bits import nth_bit, popcount, rand_below
from facedown.engine.generated import shown
from facedown.engine.marks import public
from facedown.engine.rule import rule
from facedown.games.nusubito.rules.actions import A_COIN, A_DART, A_LAND, A_ROD, A_UNBOLSTER
from facedown.games.nusubito.rules.belief import draw_world, face_in, hand_in, prepare, temple_in
from facedown.games.nusubito.rules.finish import coins_offered, completable, steps_offered
from facedown.games.nusubito.rules.pieces import RODS_OF
from facedown.games.nusubito.rules.state import (
    CLOSE,
    HIDE,
    STUCK,
    T_DAY,
    T_NIGHT,
    WALK,
    State,
    coins_on_table,
    is_open,
    is_staged,
    pool,
    secret,
    staged,
)
from facedown.games.nusubito.rules.thief import coins_by_night, landings, night_action, thief_day

DAY_STEPS = 7  # guessed of a turn that is being made, less than this
NIGHT_STEPS = 3
TRIES = 2000


@rule
def knows_axis(looked: int, green: int) -> bool:
    """Has he who looked at these Rods of an axis found its green one, or both others (N-1102)?"""
    return green > 0 and (looked >> (green - 1) & 1 != 0 or popcount(looked & 7) >= 2)


show = shown(State, public)
show_secret = shown(State, secret)
show_staged = shown(State, staged)


@rule
def redact(s: State, seat: int, out: State) -> None:
    """Writes into the blank record `out` what `seat` (or SPECTATOR) may know: an allow-list, the fields' marks."""
    show(s, seat, out)
    decided = is_open(s)
    thief = seat >= 0 and seat == s.thief
    if decided or thief:
        show_secret(s, seat, out)
    if decided or (thief and knows_axis(s.looked & 7, s.row)):
        out.row = s.row
    if decided or (thief and knows_axis(s.looked >> 3, s.column)):
        out.column = s.column
    if thief or not is_staged(s):
        show_staged(s, seat, out)
    else:  # what was published before this turn (N-504)
        out.seekers = s.pub_seekers
        out.down = s.pub_down
        out.bolsters = s.pub_bolsters
        out.darts = s.pub_darts
        out.looked = s.pub_looked


@rule
def resample(s: State, seat: int, rng: list[int], scratch: list[float]) -> None:
    """Fills the redacted record `s` with a random full truth.

    For the Thief: the treasure is uniform over the temples that his looks leave possible, which is exact (N-1102).

    For others: the Thief's situation at the last publication is drawn from the exact set of possible ones (`belief`),
    by the number of ways in which he can have come to it; the treasure is uniform over all nine temples, independently
    (a treasure that was not claimed is no evidence here). Of a turn that he is making, some steps are guessed: their
    number is uniform from none to six by day and to two by night, and each is a random choice.
    """
    if is_open(s):
        return
    if seat >= 0 and seat == s.thief:
        if s.phase > HIDE:
            guess_rods(s, s.looked, rng)
        return
    prepare(s, scratch)
    take_world(s, draw_world(scratch, rng))
    if s.phase == T_DAY:
        tries = 0
        while not completable(s) and not s.stuck_claims and tries < TRIES:  # such a game would have ended (N-414)
            take_world(s, draw_world(scratch, rng))
            tries += 1
        if not completable(s):
            s.stage = STUCK
    if s.phase > HIDE:
        guess_rods(s, 0, rng)
    if s.phase == T_DAY and s.stage == WALK:
        guess_day(s, rng)
    elif s.phase == T_NIGHT:
        guess_night(s, rng)


@rule
def guess_rods(s: State, looked: int, rng: list[int]) -> None:
    if s.row == 0:
        s.row = 1 + random_bit(7 & ~looked, rng)
    if s.column == 0:
        s.column = 1 + random_bit(7 & ~(looked >> 3), rng)
    s.noted = s.looked


@rule
def random_bit(bits: int, rng: list[int]) -> int:
    return nth_bit(bits, rand_below(rng, popcount(bits)))


@rule
def take_world(s: State, world: int) -> None:
    s.at = temple_in(world)
    s.start = s.at
    s.hand = hand_in(world)
    for k in range(coins_on_table(s)):
        s.coin[k] = 1 + face_in(world, k)


@rule
def guess_day(s: State, rng: list[int]) -> None:
    for _ in range(rand_below(rng, DAY_STEPS)):
        if s.stage == CLOSE:
            return
        number = random_step(s, rng)
        if number < 0:
            return
        thief_day(s, number)


@rule
def random_step(s: State, rng: list[int]) -> int:
    """Draws some step of a day turn that does not end it, by its number; -1 if there is none."""
    if s.stage != WALK:
        return A_LAND + random_bit(landings(s), rng)
    offered = steps_offered(s)
    coins = coins_offered(s, offered)
    choices = popcount(offered) + coins
    if choices == 0:
        return -1
    k = rand_below(rng, choices)
    return A_COIN + s.slot[k] - 1 if k < coins else nth_bit(offered, k - coins)


@rule
def guess_night(s: State, rng: list[int]) -> None:
    for _ in range(rand_below(rng, NIGHT_STEPS)):
        offered = RODS_OF[s.at] << A_ROD | s.bolsters << A_UNBOLSTER
        if pool(s) > 0:
            offered |= 1 << A_DART
        coins = coins_by_night(s)
        k = rand_below(rng, popcount(offered) + popcount(coins))
        if k < popcount(coins):
            night_action(s, A_COIN + s.slot[nth_bit(coins, k)] - 1)
        else:
            night_action(s, nth_bit(offered, k - popcount(coins)))
