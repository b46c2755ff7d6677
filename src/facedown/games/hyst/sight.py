"""Who sees what (H-501): all but the hands, the deck, and what each seat held at the last reshuffle is open."""

from facedown.engine.bits import copy_row
from facedown.engine.rule import rule
from facedown.games.hyst.belief import deal_world
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
        copy_row(s.hands, out.hands)
        copy_row(s.kept, out.kept)
    elif seat >= 0:
        out.hands[seat] = s.hands[seat]
        out.kept[seat] = s.kept[seat]
    copy_row(s.smoky, out.smoky)
    copy_row(s.eyes, out.eyes)
    copy_row(s.rays, out.rays)
    copy_row(s.open_east, out.open_east)
    copy_row(s.open_south, out.open_south)
    copy_row(s.laser_east, out.laser_east)
    copy_row(s.laser_south, out.laser_south)
    copy_row(s.cloud, out.cloud)
    copy_row(s.cleared, out.cleared)
    copy_row(s.tiles_left, out.tiles_left)
    out.hidden = s.hidden
    out.fresh = s.fresh
    out.stale = s.stale
    out.in_play = s.in_play
    if s.phase == LAYOUT:
        copy_row(s.tiles, out.tiles)
    for k in range(s.trail_count):
        out.trail[k] = s.trail[k]
    for k in range(s.pile_count):
        out.pile[k] = s.pile[k]
    copy_row(s.walls, out.walls)
    copy_row(s.tile, out.tile)
    copy_row(s.turn, out.turn)
    copy_row(s.camera, out.camera)
    copy_row(s.facing, out.facing)
    copy_row(s.d6, out.d6)
    copy_row(s.pawns, out.pawns)
    copy_row(s.held, out.held)
    copy_row(s.spotted, out.spotted)
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
