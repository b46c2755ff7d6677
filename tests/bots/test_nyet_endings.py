"""The last tricks are solved exactly: beside a search of all games that the rules allow."""

from functools import cache
from random import Random
from typing import Any

import pytest

from facedown.bots.levels import Level
from facedown.bots.nyet import endings
from facedown.bots.nyet.players import Expert
from facedown.engine.bits import RNG, lowest, seed_rng
from facedown.engine.game import CHANCE
from facedown.engine.play import redacted
from facedown.engine.room import floats, quick, record_of, records
from facedown.engine.rule import JIT
from facedown.games.nyet import NYET
from facedown.games.nyet.rules.state import OVER, SCORE, TRICK, State
from facedown.games.nyet.rules.worlds import SCRATCH

ENDED = (SCORE, OVER)


def ending(players: int, cards: int, seed: int, random: Random) -> State:
    """A position with so many cards a hand, or some of the next trick played: quick play until then."""
    options = {
        "bonus_doubles_negative": random.random() < 0.5,
        "loot_includes_supertrumps": random.random() < 0.5,
        "round_count": random.choice([1, 3]),
    }
    state: Any = NYET.rules.setup(NYET.options.of(players=players, **options))
    rng, mask = [0] * RNG, [0] * NYET.rules.words
    seed_rng(rng, seed, players)
    more = random.randrange(players)
    while more >= 0:
        who = int(NYET.rules.actors(state))
        if who == CHANCE:
            NYET.rules.apply(state, CHANCE, NYET.rules.draw(state, rng))
            continue
        if state.phase == TRICK and state.held[state.turn] <= cards:
            more -= 1
            if more < 0:
                break
        seat = lowest(who)
        NYET.rules.legal(state, seat, mask)
        NYET.rules.apply(state, seat, NYET.learn.hints.policy(state, seat, mask, rng))
    assert isinstance(state, State)
    return state


def above_the_others(state: Any) -> int:
    """What the seats of the first player's team got above the average of the other team, times the numbers of both."""
    ours = [state.credits[p] for p in range(state.players) if state.team >> p & 1]
    theirs = [state.credits[p] for p in range(state.players) if not state.team >> p & 1]
    above: int = len(theirs) * sum(ours) - len(ours) * sum(theirs)
    return above


def best(state: Any) -> int:
    """What both sides can hold each other to, by trying everything that the rules allow."""
    if state.phase in ENDED:
        return above_the_others(state)
    seat, mask, found = state.turn, [0] * NYET.rules.words, []
    NYET.rules.legal(state, seat, mask)
    cards = mask[0]
    while cards:
        after = state.copy()
        NYET.rules.apply(after, seat, lowest(cards))
        found.append(best(after))
        cards &= cards - 1
    return max(found) if state.team >> seat & 1 else min(found)


@cache
def solver() -> Any:
    return quick(endings.solve)


def solved(state: State) -> State:
    work = records(State, endings.RECORDS)
    if JIT:
        work[0] = state.to_array()[0]
    else:
        work[0].take(state)
    solver()(work, floats(SCRATCH + endings.ROOM))
    end: State = State.from_bytes(work[:1].tobytes()) if JIT else work[0]
    return end


@pytest.mark.rule("Y-87")
@pytest.mark.rule("Y-88")
@pytest.mark.parametrize(("players", "cards", "positions"), [(2, 4, 40), (3, 3, 40), (4, 2, 80), (4, 3, 6), (5, 2, 80)])
def test_both_sides_get_what_they_can_hold_each_other_to(players: int, cards: int, positions: int) -> None:
    random, terms = Random(players), set()
    for seed in range(positions):
        state = ending(players, cards, seed, random)
        end = solved(state)
        assert end.phase in ENDED
        assert sum(end.tricks[:players]) == sum(state.tricks[:players]) + max(state.held[:players])
        assert above_the_others(end) == best(state)
        terms.add((state.points < 0, state.in_trick > 0))
    assert len(terms) == 4 or positions < 40  # good and bad points, whole tricks and begun ones


def test_no_more_room_is_needed_than_there_is() -> None:
    for players in (2, 3, 4, 5):
        assert endings.FEW_CARDS[players] * players <= endings.DEPTH


def test_neighbours_of_a_colour_are_one_choice_but_a_one_is_none() -> None:
    state = NYET.text.read_position(
        """
        nyet
        options: players=4
        terms: bear d0 y none 3
        team: 0+2
        leader: 0
        tricks: 4 3 2 1
        hand 0: b1 b2 b4 b6 b8
        hand 1: b3 r3 r4 r5 r6
        hand 2: g2 g3 g4 g5 g6
        hand 3: b7 y3 y4 y5 y6
        """
    )
    assert NYET.text.moves is not None
    assert endings.different(state) == sum(1 << card for card in (0, 1, 3, 7))  # b1, b2, b4 (like b6) and b8


def test_with_many_cards_nothing_is_solved() -> None:
    state = ending(4, 5, 1, Random(1))
    work, scratch = records(State, endings.RECORDS), floats(SCRATCH + endings.ROOM)
    work[:1] = record_of(state)
    scratch[endings.FEW] = 4.0
    assert not quick(endings.finish)(work, scratch)


def test_the_expert_solves_with_the_same_cards_whatever_is_hidden() -> None:
    bot = Expert(NYET, Level("quick", 100 if JIT else 10, 0.3, "for tests"))
    for seed in range(3):
        state = ending(2, 6, seed, Random(seed))
        seat, other = state.turn, state.copy()
        NYET.kit.scramble(other, seat, Random(seed))
        assert bot.weigh(redacted(NYET, other, seat), seat, 3) == bot.weigh(redacted(NYET, state, seat), seat, 3)


@pytest.mark.skipif(not JIT, reason="the plain search is too slow for so many simulations")
def test_a_search_that_solves_ends_judges_choices_otherwise() -> None:
    state = ending(2, 6, 1, Random(1))
    seen, level = redacted(NYET, state, state.turn), Level("quick", 400, 0.3, "for tests")
    worths = [
        {choice.action: choice.worth for choice in Expert(NYET, level, few=few).weigh(seen, state.turn, 1)}
        for few in (0, 3, None)
    ]
    assert worths[0] != worths[1]
    assert worths[1] == worths[2]  # with two players it solves three cards a hand
