"""Says who sees what (H-501): all but hands, deck, and seats' cards at the last reshuffle is open."""

from facedown.engine.bits import copy_row
from facedown.engine.generated import shown
from facedown.engine.marks import own, public
from facedown.engine.rule import rule
from facedown.games.hyst.rules.belief import deal_world
from facedown.games.hyst.rules.state import LAYOUT, OVER, State, at_end


@rule
def is_open(s: State) -> bool:
    """Are all hands shown (option reveal_hands_at_end)?"""
    return s.phase == OVER and s.reveal == 1


show = shown(State, public, own)
show_end = shown(State, at_end)


@rule
def redact(s: State, seat: int, out: State) -> None:
    """Writes into the blank record `out` what `seat` (or SPECTATOR) may know: an allow-list, the fields' marks."""
    show(s, seat, out)
    if is_open(s):
        show_end(s, seat, out)
    if s.phase == LAYOUT:
        copy_row(s.tiles, out.tiles)
    for k in range(s.trail_count):
        out.trail[k] = s.trail[k]
    for k in range(s.pile_count):
        out.pile[k] = s.pile[k]


@rule
def resample(s: State, seat: int, rng: list[int], scratch: list[float]) -> None:
    """Fills the redacted record `s` with a random full truth.

    Distribution: that of H-1102 .. H-1104, which takes nothing from what people choose to play. Before the first
    reshuffle it is exactly uniform over all deals of the unseen cards. After one it is exact with two players, and with
    more as far as hands were anyone's guess at the reshuffle itself; see belief.py.
    """
    if not is_open(s):
        deal_world(s, seat, rng, scratch)
