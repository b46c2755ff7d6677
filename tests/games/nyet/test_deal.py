"""Setup and deal: decks, hands, stock, dealers."""

from collections import Counter

import pytest

from facedown.engine.game import CHANCE, SPECTATOR
from facedown.engine.play import Play, choices
from facedown.games.nyet import NYET as GAME
from facedown.games.nyet.rules.options import NyetOptions, setup
from facedown.games.nyet.rules.pieces import DECK, DECK_OF_THREE, card_id, card_list, card_text, join
from facedown.games.nyet.rules.rules import draw
from facedown.games.nyet.rules.state import CHARACTER, DEAL, DEALER, NYET, SCORE
from tests.games.nyet.helpers import acting, legal, random_steps, rng_of, roll, sight, start, view_of


@pytest.mark.rule("Y-11")
@pytest.mark.parametrize(
    ("n", "deck", "hand", "stock", "boxes", "counts", "last"),
    [
        (2, 60, 15, 30, 21, [8, 8], 1),
        (3, 48, 16, 0, 22, [6, 6, 5], 1),
        (4, 60, 15, 0, 23, [5, 5, 4, 4], 1),
        (5, 60, 12, 0, 24, [4, 4, 4, 4, 3], 3),
    ],
)
def test_the_table_of_player_counts(
    n: int, deck: int, hand: int, stock: int, boxes: int, counts: list[int], last: int
) -> None:
    for dealer in range(n):
        s = start(players=n, first_dealer=dealer)
        assert [cards.bit_count() for cards in s.hands[:n]] == [hand] * n
        assert s.deck.bit_count() == stock
        assert n * hand + stock == deck
        assert len(legal(s, dealer)) == boxes
        placed: Counter[int] = Counter()
        while s.phase == NYET:
            who = s.turn
            placed[(who - dealer) % n] += 1
            GAME.rules.apply(s, who, choices(GAME, s, who)[-1])
        assert [placed[k] for k in range(n)] == counts
        assert sum(counts) == n + 14
        assert (who - dealer) % n == last


@pytest.mark.rule("Y-13")
@pytest.mark.parametrize("n", [2, 3, 4, 5])
def test_setup_step_by_step(n: int) -> None:
    s = setup(NyetOptions.of(players=n))
    assert s.phase == DEALER
    line = view_of(s, SPECTATOR).lines[0]
    assert [box.neutral for box in line.boxes] == [False] * n + [True] * (5 - n)  # step 3
    assert [box.open for box in line.boxes] == [True] * n + [False] * (5 - n)
    assert s.deck == (DECK_OF_THREE if n == 3 else DECK)  # step 4
    assert legal(s, CHANCE) == [f"dealer:{p}" for p in range(n)]  # step 5
    assert [GAME.rules.weight(s, outcome) for outcome in choices(GAME, s, CHANCE)] == [1] * n
    assert s.scores == [0] * 5  # step 6
    assert s.round == 1


@pytest.mark.rule("Y-13")
def test_a_random_first_dealer_is_uniform() -> None:
    s = setup(NyetOptions.of(players=5))
    rng = rng_of(3)
    found = Counter(draw(s, rng) for _ in range(5000))
    assert len(found) == 5
    assert all(abs(k - 1000) < 130 for k in found.values())  # four and a half standard deviations


@pytest.mark.rule("Y-13")
def test_picking_characters_comes_before_the_dealer() -> None:
    s = setup(NyetOptions.of(players=2, character_choice="pick"))
    assert (s.phase, acting(s)) == (CHARACTER, [0])
    for seat, character in ((0, 4), (1, 2)):
        GAME.rules.apply(s, seat, 57 + character)
    assert s.phase == DEALER
    line = view_of(s, 0).lines[0]
    assert [box.id for box in line.boxes if box.open] == ["crane", "eagle"]
    assert [box.id for box in line.boxes if box.neutral] == ["bear", "wolf", "tiger"]


@pytest.mark.rule("Y-7")
@pytest.mark.parametrize("n", [2, 3, 4, 5])
def test_tokens_show_their_owner_and_never_run_out(n: int) -> None:
    """With two players a seat places eight tokens, more than the six of a character; unused ones are neutral."""
    s = start(players=n, first_dealer=1)
    expected = {}
    while s.phase == NYET:
        who, action = s.turn, choices(GAME, s, s.turn)[0]
        _, line, box = GAME.text.moves.write(who, action).split(":")
        expected[line, box] = who
        GAME.rules.apply(s, who, action)
    tokens = {(line.id, box.id): box.seat for line in view_of(s, SPECTATOR).lines for box in line.boxes if not box.open}
    neutral = {("first", c) for c in ("bear", "wolf", "crane", "tiger", "eagle")[n:]}
    assert tokens == expected | dict.fromkeys(neutral)
    if n == 2:
        assert sorted(Counter(expected.values()).items()) == [(0, 8), (1, 8)]


@pytest.mark.rule("Y-14")
@pytest.mark.parametrize("n", [2, 3, 4, 5])
def test_one_deal_a_round(n: int) -> None:
    """From the first action to the first veto chance only names the dealer and deals each hand once."""
    play = Play(GAME, NyetOptions.of(players=n, round_count=1), bytes(32))
    play.roll()
    written = [GAME.text.moves.write(CHANCE, entry.action) for entry in play.log]
    assert [text.partition(":")[0] for text in written] == ["dealer"] + ["deal"] * (n * play.state.held[0])
    deals = 0
    for s in random_steps(NyetOptions.of(players=n, round_count=1), 1):
        deals += s.phase == DEAL
    assert deals == n * play.state.held[0]


@pytest.mark.rule("Y-15")
@pytest.mark.parametrize("n", [2, 3, 4, 5])
def test_the_deal_moves_left(n: int) -> None:
    dealers = {}
    for s in random_steps(NyetOptions.of(players=n, first_dealer=1), 4):
        dealers[s.round] = s.dealer
    assert dealers == {k: k % n for k in range(1, len(dealers) + 1)}


@pytest.mark.rule("Y-17")
@pytest.mark.parametrize("n", [2, 3, 4, 5])
def test_hands_are_filled_one_after_the_other_left_of_the_dealer(n: int) -> None:
    s = setup(NyetOptions.of(players=n, first_dealer=1))
    order = []
    rng = rng_of(9)
    while s.phase == DEAL:
        assert legal(s, CHANCE) == [f"deal:{card_text(card)}" for card in sorted(set(card_list(s.deck)))]
        copies = Counter(card_list(s.deck))
        assert all(
            GAME.rules.weight(s, card) == copies[card] for card in choices(GAME, s, CHANCE)
        )  # Y-5: physical cards
        order.append(s.turn)
        GAME.rules.apply(s, CHANCE, draw(s, rng))
    hand = s.held[0]
    assert order == [(2 + k // hand) % n for k in range(n * hand)]
    whole = s.deck
    for p in range(n):
        whole = join(whole, s.hands[p])
    assert whole == (DECK_OF_THREE if n == 3 else DECK)


@pytest.mark.rule("Y-17")
def test_every_card_is_equally_likely_everywhere() -> None:
    """How often a type reaches a seat, over many deals, against its number of physical copies."""
    deals = 1200
    times: Counter[tuple[int, int]] = Counter()
    first = setup(NyetOptions.of(players=5, first_dealer=0))
    for seed in range(deals):
        s = first.copy()
        roll(s, rng_of(seed))
        for p in range(5):
            for card in card_list(s.hands[p]):
                times[p, card] += 1
    for p in range(5):
        for card in range(52):
            expected = deals * (3 if card % 13 == 0 else 1) / 5
            assert abs(times[p, card] - expected) < 5 * expected**0.5, (p, card_text(card))


@pytest.mark.rule("Y-17")
def test_outcomes_are_drawn_by_their_weight() -> None:
    s = setup(NyetOptions.of(players=4, first_dealer=0))
    rng = rng_of(2)
    times = Counter(draw(s, rng) for _ in range(20_000))
    assert len(times) == 52
    ones = sum(times[card_id(f"{c}1")] for c in "bryg")
    assert abs(ones - 4000) < 5 * (20_000 * 0.2 * 0.8) ** 0.5  # twelve of sixty cards


@pytest.mark.rule("Y-18")
def test_two_players_leave_a_stock_that_nobody_sees() -> None:
    stocks: list[int] = []
    for s in random_steps(NyetOptions.of(players=2, round_count=3), 8):
        if s.phase >= NYET:
            assert s.deck.bit_count() == 30
            assert view_of(s, 0).stock == view_of(s, SPECTATOR).stock == 30
            if s.phase < SCORE or s.round < 3:
                assert all(sight(s, viewer).deck == 0 for viewer in (0, 1, SPECTATOR))
            if not stocks or stocks[-1] != s.deck:
                stocks.append(s.deck)
    assert len(set(stocks)) == 3  # never touched within a round, all sixty cards shuffled again for the next


@pytest.mark.rule("Y-18")
@pytest.mark.parametrize("n", [3, 4, 5])
def test_more_players_have_no_stock(n: int) -> None:
    s = start(players=n)
    assert s.deck == 0
    assert view_of(s, 0).stock == 0


@pytest.mark.rule("Y-19")
def test_each_seat_sees_its_own_hand() -> None:
    s = start(players=4)
    for p in range(4):
        shown = [card for card in view_of(s, p).hand if card]
        assert shown == [card_text(card) for card in card_list(s.hands[p])]
        assert len(shown) == 15
    assert not any(view_of(s, SPECTATOR).hand)
