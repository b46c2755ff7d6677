"""What the view says so that a page needs no rules: suits, and why a card cannot be used."""

import pytest

from facedown.engine.game import SPECTATOR
from facedown.games.nyet import NYET as GAME
from facedown.games.nyet.kit.samples import samples
from facedown.games.nyet.page.picture import View
from facedown.games.nyet.page.view import HAND_SLOTS
from facedown.games.nyet.rules.options import NyetOptions
from facedown.games.nyet.rules.pieces import PASSES, SHED_COUNT
from facedown.games.nyet.rules.shed import sheddable
from facedown.games.nyet.rules.state import NYET, SHED, TEAM, TRICK, State
from facedown.games.nyet.rules.tricks import playable
from facedown.games.nyet.text.reasons import CLAUSES
from facedown.games.nyet.text.words import texts
from tests.games.nyet.helpers import acting, do, ending, legal, random_steps, start, view_of


def reasons(page: View) -> dict[str, tuple[str, ...]]:
    return {one.code: one.cards for one in page.barred}


def trick(led: str, hand: str) -> State:
    """Seat 1 answers a card of seat 0; red is trump, blue ones are supertrumps."""
    s = ending("bear d0 r b 1", f"{led} r2 r3", hand, "y7 y8 y9", team="0")
    do(s, f"0 play:{led}")
    return s


def usable(s: State, seat: int) -> set[str]:
    if seat not in acting(s):
        return set()
    return {text.partition(":")[2] for text in legal(s, seat) if text.partition(":")[0] in {"play", "shed", "give"}}


@pytest.mark.parametrize("options", samples())
def test_every_card_is_offered_or_has_its_reason(options: NyetOptions) -> None:
    """Y-76: in all moments of all kinds of games."""
    for s in random_steps(options, 5):
        for seat in range(s.players):
            page = view_of(s, seat)
            hand = {card for card in page.hand if card}
            barred = {card for one in page.barred for card in (one.cards or hand)}
            assert barred == hand - usable(s, seat)
            assert all(one.clause == CLAUSES[one.code] for one in page.barred)
            assert len(page.suits) == HAND_SLOTS
            assert [suit == "-" for suit in page.suits] == [card == "" for card in page.hand]
        assert reasons(view_of(s, SPECTATOR)) == {"watching": ()}
        assert set(view_of(s, SPECTATOR).suits) == {"-"}


@pytest.mark.rule("Y-34")
def test_who_holds_the_suit_has_to_follow() -> None:
    page = view_of(trick("y2", "y5 y6 g3"), 1)
    assert (page.led, page.following, reasons(page)) == ("y", 2, {"follow": ("g3",)})
    assert page.barred[0].clause == "Y-34"


@pytest.mark.rule("Y-33")
def test_a_supertrump_counts_as_trump_and_follows_no_other_colour() -> None:
    page = view_of(trick("b2", "b1 b5 g3"), 1)
    assert (page.supertrump, page.led, page.following) == ("b1", "b", 1)
    assert reasons(page) == {"follow": ("g3",), "crowned": ("b1",)}
    assert page.suits.rstrip("-") == "rbg"


def test_who_cannot_follow_is_free() -> None:
    page = view_of(trick("y2", "b5 g3 g4"), 1)
    assert (page.following, page.barred) == (0, [])


def test_who_is_not_in_turn_is_told_so() -> None:
    assert reasons(view_of(trick("y2", "b5 g3 g4"), 2)) == {"turn": ()}


def test_suits_follow_lines_that_are_closed() -> None:
    s = start(players=4, first_dealer=0)
    page = view_of(s, 1)
    assert (reasons(page), page.supertrump) == ({"veto": ()}, "")
    assert page.suits.rstrip("-") == "".join(card[:1] for card in page.hand if card)
    assert [len(page.trumps_if), *{len(row) for row in page.trumps_if}] == [4, 5]
    for box in ("super:b", "super:r", "super:none", "super:g", "trump:b", "trump:g"):
        do(s, f"{s.turn} nyet:{box}")
    page = view_of(s, 1)
    ones = page.hand.count("y1")
    yellow = sum(card[:1] == "y" for card in page.hand)
    red = sum(card[:1] == "r" for card in page.hand)
    assert page.supertrump == "y1"
    assert page.trumps_if == ((red + ones,), (yellow,))
    assert page.supers_if == (ones,)
    do(s, f"{s.turn} nyet:trump:y")
    page = view_of(s, 1)
    assert page.suits.count("r") == red + ones


@pytest.mark.rule("Y-3")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_copies_of_each_value(players: int) -> None:
    page = view_of(start(players=players, first_dealer=0), 0)
    assert page.copies == (3, *[1] * (9 if players == 3 else 12))


@pytest.mark.rule("Y-11")
@pytest.mark.parametrize(("players", "placements"), [(2, 16), (3, 17), (4, 18), (5, 19)])
def test_how_many_vetoes_are_to_come(players: int, placements: int) -> None:
    s = start(players=players, first_dealer=0)
    for left in range(placements, 0, -1):
        assert (s.phase, view_of(s, SPECTATOR).vetoes_left) == (NYET, left)
        do(s, f"{s.turn} {legal(s, s.turn)[0]}")
    assert (s.phase == NYET, view_of(s, SPECTATOR).vetoes_left) == (False, 0)


@pytest.mark.rule("Y-46", "Y-O11")
@pytest.mark.parametrize(
    ("points", "doubles", "worth", "bonus"), [(2, "true", 16, 32), (-2, "true", -16, -32), (-2, "false", -16, -16)]
)
def test_what_the_round_is_worth_so_far(points: int, doubles: str, worth: int, bonus: int) -> None:
    s = ending(
        f"wolf d0 y none {points}", "g9 g3", "g10 g4", "g8 g5", team="1", leader=1, tricks=[4, 8, 2],
        options=f"bonus_doubles_negative={doubles}",
    )  # fmt: skip
    page = view_of(s, SPECTATOR)
    alone, pair = sorted(page.sides, key=lambda side: len(side.seats))
    assert ([alone.seats, pair.seats], pair.bonus) == ([[1], [0, 2]], -1)
    assert (alone.tricks, alone.loot, alone.worth, alone.bonus, alone.bonus_worth) == (8, 0, worth, 1, bonus)
    assert (pair.tricks, pair.worth) == (6, 6 * points)
    assert view_of(start(players=4, first_dealer=0), 0).sides == []


@pytest.mark.rule("Y-25")
@pytest.mark.parametrize(("players", "sizes"), [(3, [1, 2]), (4, [2]), (5, [2, 3])])
def test_teams_that_may_be_named(players: int, sizes: list[int]) -> None:
    s = start(players=players, first_dealer=0)
    while s.phase == NYET:
        assert view_of(s, 0).teams == []
        do(s, f"{s.turn} {legal(s, s.turn)[0]}")
    assert s.phase == TEAM
    assert {1 + text.count("+") for text in legal(s, s.first)} == set(sizes)
    told = view_of(s, s.first).teams
    assert {f"team:{'+'.join(map(str, team.seats))}" for team in told} == set(legal(s, s.first))
    for team in told:  # Y-26, Y-27
        small = min(team.seats, [p for p in range(players) if p not in team.seats], key=len)
        assert team.bonus == ([] if players == 4 else small)
    assert reasons(view_of(s, s.first)) == {"teams": ()}


@pytest.mark.parametrize("options", samples())
def test_what_is_laid_aside_or_passed(options: NyetOptions) -> None:
    for s in random_steps(options, 7):
        if s.phase not in {SHED, TRICK}:
            continue
        page = view_of(s, 0)
        assert page.shed_count == SHED_COUNT[s.discard]
        to = [(seat + 1) % s.players for seat in range(s.players)]
        assert list(page.passes_to) == (to if PASSES[s.discard] else [])
        if s.phase == SHED and not s.ready & 1:
            kept = s.hands[0] & ~sheddable(s, 0)
            assert reasons(page) == ({"ones": tuple(dict.fromkeys(texts(kept)))} if kept else {})
        elif s.phase == SHED:
            assert reasons(page) == {"ready": ()}
        elif s.turn == 0:
            assert ({card for one in page.barred for card in one.cards}) == set(texts(s.hands[0] & ~playable(s, 0)))


def test_the_view_is_made_from_the_redacted_record_alone() -> None:
    """A seat's view of the truth is the same as its view of what it may know."""
    s = trick("y2", "y5 y6 g3")
    seen = State()
    GAME.rules.redact(s, 1, seen)
    assert GAME.page.view(seen, 1) == view_of(s, 1)
