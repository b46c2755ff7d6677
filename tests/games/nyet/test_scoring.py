"""Scoring of a round, and what a new round starts from."""

from itertools import product

import pytest

from facedown.engine.game import SPECTATOR
from facedown.games.nyet.rules.options import NyetOptions
from facedown.games.nyet.rules.pieces import card_id, card_list
from facedown.games.nyet.rules.scoring import score_round
from facedown.games.nyet.rules.state import DEAL, NYET, OVER, SCORE, State
from tests.games.nyet.helpers import do, ending, play, random_steps, rng_of, roll, sight, view_of, watchers


def scored(n: int, points: int, team: int, bonus: int, tricks: list[int], loot: list[int], **flags: int) -> list[int]:
    """Credits of a round with these results; loot in numbers of ones, of different colours."""
    s = State()
    s.players, s.points, s.team, s.bonus, s.round_count, s.round = n, points, team, bonus, 8, 1
    s.double_negative = flags.get("double_negative", 1)
    s.tricks = tricks + [0] * (5 - n)
    s.loot = [sum(1 << k for k in range(x)) for x in loot] + [0] * (5 - n)
    score_round(s)
    assert s.scores == s.credits
    return s.credits[:n]


@pytest.mark.rule("Y-46")
@pytest.mark.parametrize("points", [1, 2, 3, 4, -2])
def test_every_member_is_credited_in_full(points: int) -> None:
    assert scored(4, points, 0b0110, -1, [3, 5, 4, 3], [1, 0, 2, 0]) == [
        7 * points,
        11 * points,
        11 * points,
        7 * points,
    ]
    assert scored(2, points, 0b01, -1, [9, 6], [0, 4]) == [9 * points, 10 * points]


@pytest.mark.rule("Y-46")
@pytest.mark.parametrize("points", [1, 2, 3, 4, -2])
def test_the_bonus_holder_is_credited_twice(points: int) -> None:
    assert scored(3, points, 0b010, 1, [4, 6, 6], [1, 2, 2]) == [13 * points, 16 * points, 13 * points]
    credits = scored(5, points, 0b00110, 2, [1, 2, 3, 4, 2], [0, 1, 0, 2, 0])
    assert credits == [units * points for units in (9, 6, 12, 9, 9)]


@pytest.mark.rule("Y-O11")
@pytest.mark.parametrize(("flag", "credit"), [("true", -32), ("false", -16)])
def test_the_bonus_card_and_a_negative_result(flag: str, credit: int) -> None:
    """Alone with the Bonus card at -2: sixteen tricks shared eight and eight."""
    options = f"bonus_doubles_negative={flag}"
    s = ending("wolf d0 y none -2", "g9", "g10", "g8", team="1", leader=1, tricks=[4, 7, 4], options=options)
    play(s, "g10", "g8", "g9")
    assert s.credits[:3] == [-16, credit, -16]
    positive = ending("wolf d0 y none 2", "g9", "g10", "g8", team="1", leader=1, tricks=[4, 7, 4], options=options)
    play(positive, "g10", "g8", "g9")
    assert positive.credits[:3] == [16, 32, 16]  # a gain is doubled with either setting


@pytest.mark.rule("Y-47")
@pytest.mark.parametrize(
    ("n", "team", "bonus", "tricks", "least", "most"),
    [
        (2, 1, -1, 15, -54, 108),
        (3, 1, 0, 16, -112, 224),
        (3, 1, 1, 16, -112, 224),
        (4, 5, -1, 15, -54, 108),
        (5, 5, 0, 12, -96, 192),
    ],
)
def test_bounds_of_a_credit(n: int, team: int, bonus: int, tricks: int, least: int, most: int) -> None:
    """All tricks and all twelve ones on one side; the pair of three players can have half as much."""
    winner = max(bonus, 0)
    sweep = [tricks if p == winner else 0 for p in range(n)]
    loot = [12 if p == winner else 0 for p in range(n)]
    assert scored(n, 4, team, bonus, sweep, loot)[winner] == most
    assert scored(n, -2, team, bonus, sweep, loot)[winner] == least
    if n == 3:
        other = (winner + 1) % 3
        pair = 7 & ~(1 << winner)
        sweep, loot = [tricks if p == other else 0 for p in range(3)], [12 if p == other else 0 for p in range(3)]
        assert scored(3, 4, pair, winner, sweep, loot)[other] == most // 2


@pytest.mark.rule("Y-47")
@pytest.mark.parametrize(("n", "line"), [*product((2, 3, 4, 5), ("five", "double"))])
def test_checks_of_every_scored_round(n: int, line: str) -> None:
    """Random games: all tricks are somebody's, loot is at most the ones played, credits within their bounds."""
    bound = {2: 108, 3: 224, 4: 108, 5: 192}[n]
    dealt = {2: 15, 3: 16, 4: 15, 5: 12}[n]
    fewer = {"d1": 1, "d2": 2, "x1": 1, "x2": 2}
    rounds = 0
    for seed in range(3):
        for s in random_steps(NyetOptions.of(players=n, discard_line=line), seed):
            if s.phase in {SCORE, OVER}:
                rounds += 1
                shown = view_of(s, SPECTATOR)
                assert sum(s.tricks) == dealt - fewer.get(shown.discard, 0)
                ones_played = sum(1 for card in card_list(s.gone) if card % 13 == 0)
                assert sum(len(seat.loot) for seat in shown.seats) <= ones_played <= 12
                assert all(-bound // 2 <= credit <= bound for credit in s.credits[:n])
                for p, seat in enumerate(shown.seats):
                    mine = [other for other in shown.seats if other.team == seat.team]
                    units = sum(other.tricks + len(other.loot) for other in mine)
                    assert s.credits[p] == units * s.points * (2 if seat.bonus else 1)  # Y-46
    assert rounds == 3 * {2: 8, 3: 9, 4: 8, 5: 10}[n]


@pytest.mark.rule("Y-48")
@pytest.mark.parametrize("n", [2, 3, 4, 5])
def test_a_new_round_starts_clean(n: int) -> None:
    """Compared with a first round: only round, dealer, scores and the last credits are carried over."""
    s = next(s for s in random_steps(NyetOptions.of(players=n, first_dealer=0), 3) if s.phase == SCORE)
    scores, credit = s.scores.copy(), s.credits.copy()
    assert any(credit)
    card = card_id("g7")
    do(s, "chance deal:g7")
    assert (s.phase, s.round, s.dealer) == (DEAL, 2, 1)
    fresh = next(f for f in random_steps(NyetOptions.of(players=n, first_dealer=1), 1) if f.phase == DEAL).copy()
    do(fresh, "chance deal:g7")
    fresh.round, fresh.scores, fresh.credits, fresh.ask_dealer = 2, scores, credit, s.ask_dealer
    assert s == fresh
    assert s.hands[2 % n] == 1 << card
    neutral = [box.id for box in view_of(s, 0).lines[0].boxes if box.neutral]
    assert neutral == ["bear", "wolf", "crane", "tiger", "eagle"][n:]
    roll(s, rng_of(1))
    assert (s.phase, s.turn) == (NYET, 1)


@pytest.mark.rule("Y-52")
def test_scores_are_whole_numbers_and_nothing_else_scores() -> None:
    """Two rounds with equal tricks; cards, dealer, first player and trump differ. Cards laid aside count nothing."""
    high = ending("bear d0 y none 3", "g13", "g12", "g11", "g10", team="0+2", more="dealer: 0")
    low = ending("crane d0 b r 3", "g5", "g2", "g3", "g4", team="0+2", more="dealer: 3")
    play(high, "g13", "g12", "g11", "g10")
    play(low, "g5", "g2", "g3", "g4")
    assert high.credits == low.credits == [45, 0, 45, 0, 0]
    aside = "shed 0: b13 r13\nshed 1: y13 y12\nshed 2: r1 b1\nshed 3: b1 g1"
    short = ending("crane d2 b r 3", "g5", "g2", "g3", "g4", team="0+2", more=aside)
    play(short, "g5", "g2", "g3", "g4")
    assert short.credits == [39, 0, 39, 0, 0]
    assert all(type(credit) is int for credit in short.credits + short.scores)


@pytest.mark.rule("Y-46")
def test_the_scoring_is_announced() -> None:
    s = ending("bear d0 y none 3", "g13", "g1", "g11", "g10", team="0+2", tricks=[5, 4, 3, 2])
    seen = watchers(s)
    play(s, "g13", "g1", "g11", "g10", watch=seen)
    for watcher in seen:
        event = watcher.events[-1]
        assert (event.tricks, event.loot) == ([6, 4, 3, 2], [1, 0, 0, 0])  # type: ignore[attr-defined]
        assert (event.credits, event.totals) == ([30, 18, 30, 18], [30, 18, 30, 18])  # type: ignore[attr-defined]


@pytest.mark.rule("Y-O14")
@pytest.mark.parametrize(("reveal", "shown"), [("never", False), ("round_end", True)])
def test_discards_are_shown_after_the_round_only_by_option(reveal: str, shown: bool) -> None:
    more = "shed 0: b13\nshed 1: r1"
    s = ending("bear d1 y none 3", "g13", "g2", options=f"reveal_discards={reveal}", more=more)
    stock = s.deck
    seen = watchers(s, (0, 1, SPECTATOR))
    for viewer in (0, 1, SPECTATOR):
        assert view_of(s, viewer).shown == []  # never before
    play(s, "g13", "g2", watch=seen)
    assert s.phase == SCORE
    for watcher in seen:
        page, event = view_of(s, watcher.seat), watcher.events[-1]
        assert page.shown == event.shown == ([["b13"], ["r1"]] if shown else [])  # type: ignore[attr-defined]
        assert len(page.shown_stock) == len(event.shown_stock) == (30 if shown else 0)  # type: ignore[attr-defined]
        assert sight(s, watcher.seat).deck == (stock if shown else 0)
    do(s, "chance deal:g7")
    assert view_of(s, 1).shown == []
    assert sight(s, 1).shed == [0] * 5
