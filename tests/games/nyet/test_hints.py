"""Quick play of NYET!: what it takes for a strong colour, with any number of players."""

import pytest

from facedown.engine.bits import popcount
from facedown.games.nyet.learn.hints import high_cards, trump_power
from facedown.games.nyet.rules.options import NyetOptions, setup
from facedown.games.nyet.rules.pieces import COLOUR, card_text


@pytest.mark.parametrize(("players", "highest"), [(2, 13), (3, 10), (4, 13), (5, 13)])
def test_the_four_highest_values_in_play_are_high(players: int, highest: int) -> None:
    """Y-3: with three players the colours end at 10."""
    high = high_cards(setup(NyetOptions(players=players)))
    values = {int(card_text(card)[1:]) for card in range(52) if high >> card & 1}
    assert values == set(range(highest - 3, highest + 1))
    assert all(popcount(high & COLOUR[colour]) == 4 for colour in range(4))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_hand_with_a_quarter_of_its_cards_in_a_colour_is_average_there(players: int) -> None:
    """No colour is longer than another in any deck; only high cards and longer holdings count more."""
    state = setup(NyetOptions(players=players))
    low = [13 * colour + value for colour in range(4) for value in (1, 2, 3)]  # three low cards of each
    hand = sum(1 << card for card in low)
    powers = {trump_power(state, hand, colour) for colour in range(4)}
    assert powers == {-4}
    assert trump_power(state, hand | 1 << 4, 0) == 2
