"""Who sees what (H-501): all but the hands, the deck, and what each seat held at the last reshuffle is open."""

from facedown.engine.rule import rule
from facedown.games.hyst.belief import deal_world
from facedown.games.hyst.pieces import MOST_TILES, N_MUSEUM, SEATS, SLOTS
from facedown.games.hyst.state import LAYOUT, OVER, State


@rule
def is_open(s: State) -> bool:
    """Are all hands shown (option reveal_hands_at_end)?"""
    return s.phase == OVER and s.reveal == 1


@rule
def redact(s: State, seat: int, out: State) -> None:
    """Write into the blank record `out` what `seat` (or SPECTATOR) may know: an allow-list."""
    if is_open(s):
        out.deck = s.deck
        for p in range(SEATS):
            out.hands[p] = s.hands[p]
            out.kept[p] = s.kept[p]
    elif seat >= 0:
        out.hands[seat] = s.hands[seat]
        out.kept[seat] = s.kept[seat]
    for word in range(2):
        out.smoky[word] = s.smoky[word]
        out.eyes[word] = s.eyes[word]
        out.rays[word] = s.rays[word]
        out.open_east[word] = s.open_east[word]
        out.open_south[word] = s.open_south[word]
        out.laser_east[word] = s.laser_east[word]
        out.laser_south[word] = s.laser_south[word]
        out.cloud[word] = s.cloud[word]
        out.cleared[word] = s.cleared[word]
        out.tiles_left[word] = s.tiles_left[word]
    out.hidden = s.hidden
    out.fresh = s.fresh
    out.stale = s.stale
    out.in_play = s.in_play
    if s.phase == LAYOUT:
        for k in range(MOST_TILES):
            out.tiles[k] = s.tiles[k]
    for k in range(s.trail_count):
        out.trail[k] = s.trail[k]
    for k in range(s.pile_count):
        out.pile[k] = s.pile[k]
    for space in range(N_MUSEUM):
        out.walls[space] = s.walls[space]
    for slot in range(SLOTS):
        out.tile[slot] = s.tile[slot]
        out.turn[slot] = s.turn[slot]
        out.camera[slot] = s.camera[slot]
        out.facing[slot] = s.facing[slot]
    for face in range(13):
        out.d6[face] = s.d6[face]
    for p in range(SEATS):
        out.pawns[p] = s.pawns[p]
        out.held[p] = s.held[p]
        out.spotted[p] = s.spotted[p]
    redact_turn(s, out)
    redact_options(s, out)


@rule
def redact_turn(s: State, out: State) -> None:
    """Where the game stands: open to all."""
    out.trail_count = s.trail_count
    out.thrown = s.thrown
    out.turns = s.turns
    out.reshuffles = s.reshuffles
    out.last = s.last
    out.lasers_left = s.lasers_left
    out.pile_count = s.pile_count
    out.deck_count = s.deck_count
    out.smoke_left = s.smoke_left
    out.phase = s.phase
    out.active = s.active
    out.who = s.who
    out.diamond = s.diamond
    out.holder = s.holder
    out.blocked = s.blocked
    out.points = s.points
    out.rolled = s.rolled
    out.steal_tried = s.steal_tried
    out.acted = s.acted
    out.card = s.card
    out.step = s.step
    out.pick = s.pick
    out.needed = s.needed
    out.caught = s.caught
    out.void = s.void
    out.attack = s.attack
    out.draws = s.draws
    out.why_draw = s.why_draw
    out.sudden = s.sudden
    out.first = s.first
    out.winner = s.winner
    out.result = s.result


@rule
def redact_options(s: State, out: State) -> None:
    out.turn_limit = s.turn_limit
    out.quick_turns = s.quick_turns
    out.players = s.players
    out.deluxe = s.deluxe
    out.level = s.level
    out.random_layout = s.random_layout
    out.ask_first = s.ask_first
    out.dice_battle = s.dice_battle
    out.power_outage = s.power_outage
    out.full_throttle = s.full_throttle
    out.quick = s.quick
    out.quick_minutes = s.quick_minutes
    out.quick_draw = s.quick_draw
    out.insertion = s.insertion
    out.laser_far = s.laser_far
    out.move_exact = s.move_exact
    out.land = s.land
    out.replace_late = s.replace_late
    out.steal_faces = s.steal_faces
    out.open_edge = s.open_edge
    out.any_cloud = s.any_cloud
    out.blow_exact = s.blow_exact
    out.walk_back = s.walk_back
    out.reveal = s.reveal
    out.counter = s.counter


@rule
def resample(s: State, seat: int, rng: list[int], scratch: list[float]) -> None:
    """Fill the redacted record `s` with a random full truth.

    Distribution: that of H-1102 .. H-1104, which takes nothing from what people choose to play. Before the first
    reshuffle it is exactly uniform over all deals of the unseen cards. After one it is exact with two players, and with
    more as far as hands were anyone's guess at the reshuffle itself; see belief.py.
    """
    if not is_open(s):
        deal_world(s, seat, rng, scratch)
