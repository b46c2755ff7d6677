"""The Hero on one outline: safe against every layout, exact against known ones, and never without an answer."""

import random

import numpy as np
import pytest

from facedown.engine.rule import JIT
from facedown.games.shy_monsters.rules.options import ShyMonstersOptions
from facedown.games.shy_monsters.rules.rules import apply
from facedown.games.shy_monsters.rules.state import MOVE, REVEAL
from facedown.solving.shy_monsters.bridge import action_of, position_of
from facedown.solving.shy_monsters.graph import ALL_PAIRS, ARRANGEMENTS, Rules
from facedown.solving.shy_monsters.hero import HeroStorey
from facedown.solving.shy_monsters.outlines import classes, outlines
from facedown.solving.shy_monsters.programme import ALL, Programme
from facedown.solving.shy_monsters.shipped import shipped
from tests.solving.baselines import anything, chances, comfy_apart, comfy_cut_off, survival
from tests.solving.test_against_rules import built, offered
from tests.solving.test_solver import drawn, pair

pytestmark = pytest.mark.skipif(not JIT, reason="graphs of thousands of positions need compiled rules")


@pytest.mark.rule("S-1112")
@pytest.mark.parametrize("picture", ["##../##../.##E", "##../###./..#E", "##.../####E", "E######", "E##/..#/###"])
def test_a_resolve_is_worth_its_prices_against_every_layout(picture: str) -> None:
    hero = HeroStorey(drawn(picture), ALL_PAIRS, Rules())
    prices = shipped().prices(3, ALL)
    least = hero.resolve(prices, iterations=800)
    margin = hero.survival()[0].min(axis=1) - prices
    assert margin.min() == pytest.approx(least, abs=1e-6)
    assert margin.min() > -0.005


def test_a_best_response_gets_what_it_promises() -> None:
    cells = classes()[126].cells
    weights = np.random.default_rng(1).random((15, 120)) ** 5
    hero = HeroStorey(cells, ALL_PAIRS, Rules(flips=1, final=False))
    pay = np.random.default_rng(2).random((4, 15))
    value = hero.best_response(weights, pay)
    assert (hero.survival() * weights * pay[:, :, None]).sum() == pytest.approx(value)
    hero.resolve(np.zeros(15), pay, 50)
    assert (hero.survival() * weights * pay[:, :, None]).sum() < value


@pytest.mark.rule("S-820")
def test_a_known_layout_is_always_escaped() -> None:
    chance = random.Random(5)
    for _ in range(20):
        number, one = chance.randrange(15), chance.randrange(120)
        weights = np.zeros((15, 120))
        weights[number, one] = 1
        hero = HeroStorey(chance.choice(outlines()), ALL_PAIRS, Rules())
        assert hero.best_response(weights) == pytest.approx(1)


@pytest.mark.parametrize("safe", [True, False])
@pytest.mark.parametrize("lab", [{}, {"fear": False}, {"attack_uses": 2, "jump_uses": 2}], ids=str)
def test_there_is_a_legal_answer_in_every_position(lab: dict[str, object], safe: bool) -> None:
    """Also where random play before led to positions that the Hero himself would not reach."""
    chance = random.Random(str(lab) + str(safe))
    options = ShyMonstersOptions(opening_reveals=(1, 1, 1), **lab)  # type: ignore[arg-type]
    rules = Rules(1, False, options.attack_uses, options.jump_uses, options.fear)
    for _ in range(3):
        cells, two = chance.choice(outlines()), chance.choice(ALL_PAIRS)
        hero = HeroStorey(cells, [two, (0, 1)] if two != (0, 1) else [two], rules)
        if safe:
            hero.resolve(np.zeros(len(hero.pairs)), None, 30)
        else:
            hero.best_response(np.ones((len(hero.pairs), 120)))
        for _ in range(6):
            s = built(cells, two, ARRANGEMENTS[chance.randrange(120)], options)
            while s.phase in (REVEAL, MOVE) and s.storey == 1:
                answers = hero.decisions(position_of(s))
                assert sum(chance for _, chance in answers) == pytest.approx(1)
                actions = [action_of(cells, decision) for decision, _ in answers]
                legal = offered(s)
                assert set(actions) <= legal
                apply(s, 1, chance.choice(actions if chance.random() < 0.5 else sorted(legal)))


def test_the_hero_takes_an_exit_he_knows_on_the_last_storey() -> None:
    cells = drawn("E######")
    s = built(cells, pair("bat+kraken"), (1, 2, 3), ShyMonstersOptions(opening_reveals=(1, 1, 1)))
    hero = HeroStorey(cells, ALL_PAIRS, Rules(flips=1))
    hero.resolve(np.zeros(15), None, 20)
    apply(s, 1, action_of(cells, 1))
    ((decision, chance),) = hero.decisions(position_of(s))
    assert (decision, chance) == (64 + 1, 1)


@pytest.mark.rule("S-1113")
def test_simple_builders_and_heroes_stand_as_the_table_says() -> None:
    """On every 40th outline class; the figures of all outlines are in docs/solving.md."""
    best = [survival(3, builder, "best", 40) for builder in (anything, comfy_cut_off, comfy_apart)]
    assert best == sorted(best, reverse=True)
    assert best == pytest.approx([0.912, 0.749, 0.699], abs=0.06)
    assert survival(3, anything, "random", 40) == pytest.approx(0.844, abs=0.04)
    assert survival(3, comfy_apart, "random", 40) == pytest.approx(0.507, abs=0.06)
    assert sum(table.sum() for table in chances(comfy_apart, [3, 300, 600])) == pytest.approx(1)
    assert Programme(3).rules.final
