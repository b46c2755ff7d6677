"""Cards, colours and the board as data."""

from random import Random

import pytest

from facedown.games.nyet.rules.options import PRESETS, NyetOptions
from facedown.games.nyet.rules.pieces import (
    BOXES,
    CHARACTERS,
    COLOUR,
    COLOUR_NAMES,
    COLOURS,
    DECK,
    DECK_OF_THREE,
    DISCARD_KINDS,
    EXCEPT_ONES,
    HAND_SIZE,
    LINES,
    MARKS,
    ONES,
    PASSES,
    POINT_VALUES,
    ROUNDS,
    SHED_COUNT,
    TYPES,
    add,
    card_id,
    card_list,
    card_set,
    card_text,
    count,
    join,
    less,
    remove,
    tidy,
)
from tests.games.nyet.helpers import bag, offered, spell, start, view_of


@pytest.mark.rule("Y-2")
def test_the_colours_and_their_order() -> None:
    assert [*zip(COLOURS, COLOUR_NAMES, MARKS, strict=True)] == [
        ("b", "blue", "disc"),
        ("r", "red", "star"),
        ("y", "yellow", "triangle"),
        ("g", "green", "square"),
    ]
    assert [card_text(card)[0] for card in sorted(map(card_id, ("g2", "y2", "b2", "r2")))] == list(COLOURS)


@pytest.mark.rule("Y-3")
def test_the_decks() -> None:
    full = [f"{c}{v}" for c in COLOURS for v in (1, 1, 1, *range(2, 14))]
    assert spell(DECK).split() == full
    assert len(full) == 60
    small = [f"{c}{v}" for c in COLOURS for v in (1, 1, 1, *range(2, 11))]
    assert spell(DECK_OF_THREE).split() == small
    assert len(small) == 48


@pytest.mark.rule("Y-4")
def test_card_ids_follow_colour_and_value() -> None:
    assert [card_id(text) for text in ("b1", "b13", "r1", "y1", "g1", "g13")] == [0, 12, 13, 26, 39, 51]
    assert [card_id(card_text(card)) for card in range(52)] == list(range(52))
    assert card_list(bag("g3 b1 r13 b1 y2")) == sorted(map(card_id, ("b1", "b1", "r13", "y2", "g3")))
    assert sum(1 for card in range(52) if count(DECK, card)) == 52
    assert sum(1 for card in range(52) if count(DECK_OF_THREE, card)) == 40


@pytest.mark.rule("Y-4")
@pytest.mark.parametrize("text", ["", "b", "b0", "b14", "x3", "3b", "b01", "b-1", "B7", "b٣"])
def test_what_is_no_card(text: str) -> None:
    with pytest.raises(ValueError, match="is not a card"):
        card_id(text)


@pytest.mark.rule("Y-5")
def test_copies_of_a_one_have_no_identity() -> None:
    """However three ones come and go, sets with equally many are the same number: no copy can be told apart."""
    for colour, ones in enumerate(ONES):
        card = 13 * colour
        one, two = add(0, card), add(add(0, card), card)
        assert add(two, card) == ones
        assert remove(ones, card) == two
        assert remove(two, card) == one
        assert remove(one, card) == 0
        bits = [bit for bit in range(60) if ones >> bit & 1]
        assert {tidy(1 << bit) for bit in bits} == {one}
        assert {tidy(ones & ~(1 << bit)) for bit in bits} == {two}


@pytest.mark.rule("Y-5")
def test_two_copies_are_one_choice() -> None:
    s = start(players=4, first_dealer=0)
    s.phase, s.turn, s.leader = 7, 0, 0
    s.hands[0] = bag("b1 b1 r1 r1 r1 g1 y7")
    assert offered(s, 0) == "b1 r1 y7 g1"


def test_sets_of_cards_behave_like_bags() -> None:
    """Against plain sorted lists, for many random bags."""
    random = Random(7)
    deck = card_list(DECK)
    for _ in range(500):
        some = random.sample(deck, random.randint(0, 60))
        k = random.randint(0, len(some))
        part, rest = some[:k], some[k:]
        whole = card_set(some)
        assert card_list(whole) == sorted(some)
        assert less(whole, card_set(part)) == card_set(rest)
        assert join(card_set(part), card_set(rest)) == whole
        assert tidy(whole) == whole
        for card in set(some):
            assert count(whole, card) == some.count(card)
            assert card_list(remove(whole, card)) == sorted(some[: some.index(card)] + some[some.index(card) + 1 :])
        colours = [sum(1 for card in some if card // 13 == c) for c in range(4)]
        assert [(whole & COLOUR[c]).bit_count() for c in range(4)] == colours
        assert whole & TYPES == sum(1 << card for card in set(some))


@pytest.mark.rule("Y-6")
def test_characters() -> None:
    assert CHARACTERS == ("bear", "wolf", "crane", "tiger", "eagle")
    for n in range(2, 6):
        s = start(players=n)
        assert [seat.character for seat in view_of(s, 0).seats] == list(CHARACTERS[:n])


@pytest.mark.rule("Y-9")
def test_lines_and_their_boxes() -> None:
    assert LINES == ("first", "discard", "trump", "super", "points")
    shown = {line.id: [box.id for box in line.boxes] for line in view_of(start(players=5), 0).lines}
    assert shown == {
        "first": ["bear", "wolf", "crane", "tiger", "eagle"],
        "discard": ["d1", "d2", "x1", "p1", "d0"],
        "trump": ["b", "r", "y", "g"],
        "super": ["b", "r", "y", "g", "none"],
        "points": ["1", "2", "3", "4", "-2"],
    }
    assert all(box in BOXES[k] for k, line in enumerate(LINES) for box in shown[line])


@pytest.mark.rule("Y-10")
def test_the_data_of_the_game() -> None:
    kinds = {
        kind: ("pass" if PASSES[k] else "discard" if SHED_COUNT[k] else "none", SHED_COUNT[k], bool(EXCEPT_ONES[k]))
        for k, kind in enumerate(DISCARD_KINDS)
    }
    assert kinds == {
        "d0": ("none", 0, False),
        "d1": ("discard", 1, False),
        "d2": ("discard", 2, False),
        "x1": ("discard", 1, True),
        "x2": ("discard", 2, True),
        "p1": ("pass", 1, False),
        "p2": ("pass", 2, False),
    }
    assert PRESETS == {
        "five": ("d1", "d2", "x1", "p1", "d0"),
        "classic": ("d1", "d2", "d0"),
        "double": ("d1", "d2", "x2", "p2", "d0"),
    }
    assert POINT_VALUES == (1, 2, 3, 4, -2)
    assert HAND_SIZE[2:] == (15, 16, 15, 12)
    assert ROUNDS[2:] == (8, 9, 8, 10)
    assert [NyetOptions.of(players=n).rounds for n in (2, 3, 4, 5)] == [8, 9, 8, 10]
