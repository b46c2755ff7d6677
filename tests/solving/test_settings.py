"""Endings of the games, solved from written positions, where something else says what must come out."""

from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from facedown.engine.errors import PositionError
from facedown.engine.game import SPECTATOR
from facedown.engine.play import redacted
from facedown.engine.rule import JIT
from facedown.games.nusubito import NUSUBITO
from facedown.games.nyet import NYET
from facedown.games.nyet.rules.pieces import card_list, card_set
from facedown.games.shy_monsters import SHY_MONSTERS
from facedown.games.shy_monsters.rules.outlines import Cells, idx
from facedown.games.shy_monsters.rules.pieces import CELLS
from facedown.solving.cfr import solve
from facedown.solving.growing import grow
from facedown.solving.positions import read_positions, worlds
from facedown.solving.shy_monsters.graph import Pair, Rules
from facedown.solving.shy_monsters.solver import Bounds, Solver

pytestmark = pytest.mark.skipif(not JIT, reason="whole trees are grown by compiled rules")
FOLDER = Path(__file__).parents[2] / "docs" / "positions"
LAST_ROOM = (FOLDER / "shy-monsters-last-room.txt").read_text(encoding="utf-8")
BUILT = LAST_ROOM.replace("-4,-1\n", "-4,-1; -5,-1\n")


def by_storeys(outlines: list[Cells], pairs: list[Pair]) -> Bounds:
    """What the exact solver of whole storeys says: the Hero's chance."""
    solver = Solver(outlines, pairs, Rules(), np.ones((1, len(pairs))))
    for _ in range(800):
        solver.iterate()
    return solver.bounds()


def laid(state: Any) -> Cells:
    return tuple(sorted((CELLS[cell] for cell in state.room[12 : 12 + min(state.step, 6)]), key=idx))


def test_a_storey_is_worth_what_the_storey_solver_says() -> None:
    state = SHY_MONSTERS.text.read_position(BUILT)
    found = solve(grow(SHY_MONSTERS, positions=state), 400)
    theirs = by_storeys([laid(state)], [(0, 2)])
    assert found.measured.nash_conv < 0.004
    assert theirs.gap < 0.004
    assert found.low - 1e-9 <= 1 - theirs.low
    assert 1 - theirs.high <= found.high + 1e-9
    assert found.low - 1e-9 <= 5 / 6 <= found.high + 1e-9  # seat 0 builds; S-1107 has 1/6 for the Hero


def test_a_pair_that_the_hero_does_not_know_too() -> None:
    """Two positions that differ only in the Monsters on the Dungeon Master's hand."""
    other = BUILT.replace("cobra", "mantis").replace("hand: bat mantis", "hand: bat cobra")
    states = [SHY_MONSTERS.text.read_position(text) for text in (hide_past(BUILT), hide_past(other))]
    found = solve(grow(SHY_MONSTERS, positions=states), 400)
    theirs = by_storeys([laid(states[0])], [(0, 2), (0, 3)])
    assert found.low - 1e-6 <= 1 - theirs.low
    assert 1 - theirs.high <= found.high + 1e-6
    assert found.measured.nash_conv < 0.01


def hide_past(text: str) -> str:
    """The Monster put aside before stays face down, so that the Hero cannot tell the two games apart."""
    return text.replace("cobra up", "cobra").replace("mantis up", "mantis")


def test_the_last_room_may_be_anywhere() -> None:
    state = SHY_MONSTERS.text.read_position(LAST_ROOM)
    tree = grow(SHY_MONSTERS, positions=state)
    cells = laid(state)
    beside = {(x + dx, y + dy) for x, y in [(0, 0), *cells] for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))}
    outlines = [tuple(sorted([*cells, free], key=idx)) for free in sorted(beside - {(0, 0), *cells})]
    assert len(tree.choices(int(tree.infoset[0]))) == len(outlines)
    found, theirs = solve(tree, 60), by_storeys(outlines, [(0, 2)])
    assert found.measured.nash_conv < 0.05
    assert found.low - 1e-6 <= 1 - theirs.low
    assert 1 - theirs.high <= found.high + 1e-6


def deals(text: str) -> list[Any]:
    """All ways to deal six cards and one of the stock to two hands of three."""
    state: Any = NYET.text.read_position(text)
    stock = card_list(state.deck)
    cards = card_list(state.hands[0]) + card_list(state.hands[1]) + stock[:1]
    found = []
    for own in combinations(range(7), 3):
        for other in combinations([k for k in range(7) if k not in own], 3):
            deal = state.copy()
            deal.hands[0], deal.hands[1] = card_set([cards[k] for k in own]), card_set([cards[k] for k in other])
            deal.deck = card_set([cards[k] for k in range(7) if k not in own + other] + stock[1:])
            found.append(deal)
    return found


def test_three_cards_of_nyet_are_worth_something_else_when_they_are_hidden() -> None:
    states = deals((FOLDER / "nyet-three-cards.txt").read_text(encoding="utf-8"))
    assert len(states) == 140
    states = read_positions(NYET, "---\n".join(NYET.text.write_position(state) for state in states))
    hidden = solve(grow(NYET, positions=states), 300)
    assert hidden.measured.nash_conv < 1e-3
    assert hidden.measured.values[0] == pytest.approx(0.4786, abs=5e-4)
    shown = [plain_value(state) for state in states]
    assert float(np.mean(shown)) == pytest.approx(0.4643, abs=5e-4)


def plain_value(state: Any) -> float:
    """Of one deal that both know, by looking at all ways of play."""
    acting = int(NYET.rules.actors(state))
    if acting == 0:
        out = [0.0, 0.0]
        NYET.rules.returns(state, out)
        return out[0]
    seat = -1 if acting < 0 else acting.bit_length() - 1
    mask = [0] * NYET.rules.words
    NYET.rules.legal(state, seat, mask)
    found = []
    for action in (64 * word + bit for word in range(NYET.rules.words) for bit in range(63) if mask[word] >> bit & 1):
        after = state.copy()
        NYET.rules.apply(after, seat, action)
        found.append(plain_value(after))
    assert seat >= 0 or len(found) == 1
    return max(found) if seat == 0 else min(found)


def test_a_thief_who_is_nowhere_for_sure_gets_away() -> None:
    state: Any = NUSUBITO.text.read_position((FOLDER / "nusubito-before-the-night.txt").read_text(encoding="utf-8"))
    states, weights = worlds(NUSUBITO, state, 300)
    assert sum(weights) == pytest.approx(1)
    seen = redacted(NUSUBITO, state, SPECTATOR)
    assert all(redacted(NUSUBITO, one, SPECTATOR) == seen for one in states)
    tree = grow(NUSUBITO, positions=states, weights=weights)
    assert len({int(tree.infoset[k]) for k in range(1, 1 + len(states))}) == 1  # the Mist cannot tell them apart
    found = solve(tree, 60)
    assert found.low - 1e-9 <= 0.5 <= found.high + 1e-9  # drawn: the only day ends, and he has not found the treasure
    assert found.measured.nash_conv < 0.001
    assert found.curve[0].nash_conv > 0.2


def test_one_wrong_position_of_several_is_named() -> None:
    with pytest.raises(PositionError, match="position 2 of 2: hand"):
        read_positions(SHY_MONSTERS, f"{BUILT}---\n{BUILT.replace('bat mantis', 'bat bat')}")
