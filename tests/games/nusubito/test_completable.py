"""Steps of the Thief without dead ends (N-410, N-412): the quick test against a search by the bare conditions."""

from random import Random

import pytest

from facedown.engine.bits import number_of
from facedown.games.nusubito.rules.actions import A_COIN, A_DART, A_LAND, A_LAY, A_LEAP, A_ROD, A_SACRIFICE, A_SHOOT
from facedown.games.nusubito.rules.finish import completable, leap_points, price
from facedown.games.nusubito.rules.pieces import (
    CELL_NAMES,
    IN_LINE,
    LEAP_OVER,
    LEAP_TO,
    LEAPS,
    LINKS,
    N_COURT,
    N_TEMPLES,
    TEMPLE_NAMES,
)
from facedown.games.nusubito.rules.state import COIN, DART, LAND_ARRIVING, LAND_LEAVING, ROD, STUCK, WALK, State, pool
from facedown.games.nusubito.rules.thief import landings, thief_day
from tests.games.nusubito.helpers import Table, given, new_game
from tests.games.nusubito.turns import complete_turns, offered


def bare_steps(s: State) -> list[int]:
    """Numbers of all steps that satisfy their own condition, whatever comes after."""
    if s.stage in {LAND_LEAVING, LAND_ARRIVING}:
        return [A_LAND + cell for cell in range(N_COURT) if landings(s) >> cell & 1]
    found = []
    budget = 3 if s.sacrificed else 1 if s.special else 2
    builders, seekers = s.builders & ~s.down, s.seekers & ~s.down
    for k in range(LEAPS):
        to, over = LEAP_TO[LEAPS * s.at + k], LEAP_OVER[LEAPS * s.at + k]
        if to >= 0:
            darts = sum(price(builders, seekers, c) for c in (N_COURT + s.at, over, N_COURT + to))
            if s.points + leap_points(s.bolsters, s.at, to) <= budget and darts <= s.darts:
                found.append(A_LEAP + to)
    if s.darts >= 2:
        found += [A_SHOOT + t for t in range(N_TEMPLES) if (seekers >> N_COURT & IN_LINE[s.at]) >> t & 1]
    if not s.special and not s.sacrificed:
        found += [A_SACRIFICE + coin for coin in range(N_TEMPLES) if s.hand >> coin & 1]
        if s.leaps == s.points <= 1:
            found += [A_DART] * (pool(s) > 0)
            found += [A_ROD + s.at // 3, A_ROD + 3 + s.at % 3]
            found += [A_COIN + slot - 1 for slot in s.slot if slot]
    return found


def lays(s: State) -> bool:
    enough = not s.sacrificed or s.bluff or s.points == 3
    return s.stage == WALK and s.leaps > 0 and s.at != s.start and bool(s.hand >> s.at & 1) and bool(enough)


def finishes(s: State, met: dict[bytes, bool]) -> bool:
    """Does any sequence of bare steps lead to a Coin that can be laid?"""
    data = s.to_bytes()
    if data not in met:
        met[data] = lays(s) or any(finishes(after(s, number), met) for number in bare_steps(s))
    return met[data]


def after(s: State, number: int) -> State:
    there = s.copy()
    thief_day(there, number)
    return there


def random_position(random: Random) -> Table:
    """The Thief at the start of a turn, short of Coins and Darts, among many pawns."""
    board = []
    for cell in range(N_COURT):
        if random.random() < (0.5 if cell in LINKS else 0.2):
            board.append((cell, random.choice("HBBS")))
    board += [(N_COURT + t, "S") for t in range(N_TEMPLES) if random.random() < 0.3]
    words = [f"{CELL_NAMES[cell]}:{pawn}{random.choice(['', '', 'd'])}" for cell, pawn in board]
    at = random.choice(TEMPLE_NAMES)
    free = [name for k, name in enumerate(TEMPLE_NAMES) if not any(cell == N_COURT + k for cell, _ in board)]
    bolsters = random.sample(free, min(len(free), random.randrange(3)))
    hand = random.sample([name for name in TEMPLE_NAMES if name != at], random.randrange(5))
    return given(
        " ".join(words), thief=at, hand=" ".join(hand), darts=random.randrange(5), bolsters=" ".join(bolsters),
        bluff_sacrifice=random.random() < 0.7, pawns_per_level=9,
    )  # fmt: skip


@pytest.mark.rule("N-412")
@pytest.mark.rule("N-812")
@pytest.mark.parametrize("seed", range(4))
def test_exactly_the_steps_that_can_be_completed_are_offered(seed: int) -> None:
    random = Random(f"completable {seed}")
    stuck = 0
    for _ in range(60):
        s = random_position(random).state
        met: dict[bytes, bool] = {}
        assert completable(s) == finishes(s, met) == (s.stage != STUCK)
        stuck += s.stage == STUCK
        while s.stage == WALK and random.random() < 0.9:
            steps = {number for number in bare_steps(s) if finishes(after(s, number), met)}
            steps |= {A_LAY} if lays(s) else set()
            numbers = {number_of(action) for action in offered(s)}
            assert {n for n in numbers if n <= A_LAY or n >= A_COIN} == steps  # all but a claim
            assert steps  # N-430: nobody comes to a dead end
            thief_day(s, random.choice(sorted(steps)))
    assert 2 < stuck < 58


@pytest.mark.rule("N-417")
def test_complete_turns_of_the_first_turn() -> None:
    """The known numbers: 188 in all, 28 without a sacrifice, 20 different public events."""
    turns = complete_turns(new_game().state)
    assert len(turns) == 188
    assert sum(not turn.sacrificed for turn in turns) == 28
    assert len({(turn.special, bool(turn.sacrificed), turn.fallen) for turn in turns}) == 20


@pytest.mark.rule("N-405")
def test_there_are_three_kinds_of_turns() -> None:
    kinds = {(bool(t.sacrificed), min(ROD, t.special[0])) for t in complete_turns(given().state)}
    assert kinds == {(False, 0), (False, DART), (False, ROD), (True, 0)}
    assert COIN > ROD


@pytest.mark.rule("N-416")
def test_the_order_around_the_leaps_is_free() -> None:
    one = given("E3:S", thief="A1").do("sacrifice:E5 leap:A3 shoot:E3 leap:A5 lay end").state
    two = given("E3:S", thief="A1").do("leap:A3 shoot:E3 leap:A5 sacrifice:E5 lay end").state
    assert one == two


@pytest.mark.rule("N-805")
@pytest.mark.rule("N-830")
def test_a_special_before_or_after_the_leap_and_twice_the_same_rod() -> None:
    before = given(thief="A1").do("rod:A leap:A3 lay end").state
    behind = given(thief="A1").do("leap:A3 rod:A lay end").state
    assert before == behind
    again = Table(before).do("end rod:A")
    assert "leap:A5" in again.legal()
