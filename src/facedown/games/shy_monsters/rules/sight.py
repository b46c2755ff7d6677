"""Says who sees what in Shy Monsters (S-501): `redact`, and its counterpart `resample`."""

from facedown.engine.bits import copy_row, nth_bit, popcount, rand_below
from facedown.engine.generated import shown
from facedown.engine.marks import public
from facedown.engine.rule import rule
from facedown.games.shy_monsters.rules.actions import A_EXIT, A_LAY
from facedown.games.shy_monsters.rules.build import build_on, is_laid, next_monster
from facedown.games.shy_monsters.rules.endings import master_of
from facedown.games.shy_monsters.rules.knowledge import hidden_monsters
from facedown.games.shy_monsters.rules.pieces import (
    ALL_MONSTERS,
    ALL_ROOMS,
    CORRIDOR,
    DOOR,
    EXIT,
    HIDDEN,
    MONSTER,
    PAIR_HIGH,
    PAIR_LOW,
    PAIR_SET,
    ROOMS,
    next_cell,
)
from facedown.games.shy_monsters.rules.state import BUILD, BUILD_STEPS, OVER, STOREYS, State, master, slot

show = shown(State, public)
show_master = shown(State, master)


@rule
def knows_all(s: State, seat: int, game: int) -> bool:
    """Does a viewer know every tile of a game? Its Dungeon Master does; others when it is over (S-708)."""
    if seat >= 0 and seat == master_of(s, game):
        return True
    return s.show_after != 0 and (game < s.game or s.phase == OVER)


@rule
def redact(s: State, seat: int, out: State) -> None:
    """Writes into the blank `out` what `seat` (or SPECTATOR) may know: an allow-list, the marks of the fields."""
    show(s, seat, out)
    now = slot(s)
    building = s.phase == BUILD
    open_now = knows_all(s, seat, s.game)
    for k in range(2 * STOREYS):
        open_book = knows_all(s, seat, k // STOREYS)
        if k == now and building and not open_book:
            continue  # nothing of a storey is seen while it is made (S-503 a)
        out.up[k] = s.up[k]
        out.dead[k] = s.dead[k]
        out.panicked[k] = s.panicked[k]
        out.active[k] = s.active[k]
        for r in range(ROOMS * k, ROOMS * k + ROOMS):
            out.room[r] = s.room[r]
            if open_book or s.up[k] >> (r - ROOMS * k) & 1:
                out.kind[r] = s.kind[r]
    if open_now:
        show_master(s, seat, out)
    elif not building:
        out.step = s.step
    if s.show_aside:
        copy_row(s.aside, out.aside)


@rule
def resample(s: State, seat: int, rng: list[int], scratch: list[float]) -> None:
    """Fills the redacted record `s` with a random full truth.

    Distribution: exactly uniform over all ways in which the Monsters that nobody has seen can be the hidden ones of
    each storey (the rest is still in the pile), and over all places of the hidden tiles among the face-down rooms:
    what a Hero must believe of a Dungeon Master who draws and lays at random (S-1101, S-1102). While a storey is being
    built, its two Monsters are drawn likewise, and the Dungeon Master is taken to have made any number of the nine
    decisions, from none to eight, each at random.
    """
    for game in range(s.games):
        if game <= s.game and not knows_all(s, seat, game):
            guess_game(s, game, rng)


@rule
def guess_game(s: State, game: int, rng: list[int]) -> None:
    present = game == s.game
    unseen = ALL_MONSTERS & ~met(s, game)
    if present and s.show_aside:
        for k in range(s.aside_count):
            unseen &= ~(1 << (s.aside[k] - 1))
    asides = 0
    for storey in range(STOREYS):
        k = STOREYS * game + storey
        if present and storey == s.storey - 1 and s.phase <= BUILD:
            if s.phase == BUILD:
                guess_draft(s, unseen, rng)
            return
        if s.room[ROOMS * k] == s.room[ROOMS * k + 1]:
            return  # this storey was never reached
        unseen = guess_storey(s, k, unseen, rng, present and storey < s.storey - 1, asides)
        asides += hidden_monsters(s, k)
        if present and storey == s.storey - 1:
            fill_hand(s, k)
            return


@rule
def met(s: State, game: int) -> int:
    """Finds Monsters that lie face up on some storey of a game, as a set."""
    found = 0
    for r in range(ROOMS * STOREYS * game, ROOMS * STOREYS * (game + 1)):
        k = r // ROOMS
        if s.kind[r] >= MONSTER and s.up[k] >> (r - ROOMS * k) & 1:
            found |= 1 << (s.kind[r] - MONSTER)
    return found


@rule
def guess_storey(s: State, k: int, unseen: int, rng: list[int], past: bool, asides: int) -> int:
    """Lays the hidden tiles of a storey at random; gives the Monsters still unseen after that."""
    down = ALL_ROOMS & ~s.up[k]
    exits = 1
    for r in range(ROOMS):
        if s.up[k] >> r & 1 and s.kind[ROOMS * k + r] == EXIT:
            exits = 0
    taken = 0
    for n in range(hidden_monsters(s, k)):
        if past and s.show_aside:
            monster = s.aside[asides + n] - 1  # everybody has seen which ones were put aside
        else:
            monster = nth_bit(unseen, rand_below(rng, popcount(unseen)))
            unseen &= ~(1 << monster)
        taken |= 1 << monster
        room = nth_bit(down, rand_below(rng, popcount(down)))
        down &= ~(1 << room)
        s.kind[ROOMS * k + room] = MONSTER + monster
    if exits:
        room = nth_bit(down, rand_below(rng, popcount(down)))
        down &= ~(1 << room)
        s.kind[ROOMS * k + room] = EXIT
    for r in range(ROOMS):
        if down >> r & 1:
            s.kind[ROOMS * k + r] = CORRIDOR
    if past and not s.show_aside:
        for monster in range(6):
            if taken >> monster & 1:
                s.aside[asides] = 1 + monster
                asides += 1
    return unseen


@rule
def fill_hand(s: State, k: int) -> None:
    """Puts the two Monsters of the present storey into the hand, the lower one first."""
    n = 0
    for monster in range(6):
        for r in range(ROOMS * k, ROOMS * k + ROOMS):
            if s.kind[r] == MONSTER + monster:
                s.hand[n] = 1 + monster
                n += 1


@rule
def guess_draft(s: State, unseen: int, rng: list[int]) -> None:
    pairs = 0
    for pair in range(15):
        if PAIR_SET[pair] & unseen == PAIR_SET[pair]:
            pairs |= 1 << pair
    pair = nth_bit(pairs, rand_below(rng, popcount(pairs)))
    s.hand[0] = 1 + PAIR_LOW[pair]
    s.hand[1] = 1 + PAIR_HIGH[pair]
    steps = rand_below(rng, BUILD_STEPS)
    for step in range(steps):
        if step < ROOMS:
            build_on(s, A_LAY + free_cell(s, rng))
        else:
            cell = s.room[ROOMS * slot(s) + nth_bit(empty_rooms(s), rand_below(rng, ROOMS + ROOMS - step))]
            build_on(s, (A_EXIT if step == ROOMS else next_monster(s)) + cell)


@rule
def free_cell(s: State, rng: list[int]) -> int:
    """Draws some empty cell beside a laid tile."""
    while True:
        k = rand_below(rng, s.step + 1)
        cell = next_cell(s.room[ROOMS * slot(s) + k] if k < s.step else DOOR, rand_below(rng, 4))
        if not is_laid(s, cell):
            return cell


@rule
def empty_rooms(s: State) -> int:
    """Finds rooms of a draft on which nothing is put yet, as a set."""
    found = 0
    for r in range(ROOMS):
        if s.kind[ROOMS * slot(s) + r] == HIDDEN:
            found |= 1 << r
    return found
