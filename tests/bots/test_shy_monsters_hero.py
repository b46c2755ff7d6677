"""The Hero of Shy Monsters: elementary tactics of S-1115, and the guarantee of S-1112."""

from collections import Counter

import numpy as np
import pytest

from facedown.bots.shy_monsters.builders import human_weights
from facedown.bots.shy_monsters.hero import SHARE, Case
from facedown.bots.shy_monsters.strategy import Strategy, Thinking, Turned, fitting
from facedown.catalog import make_bot
from facedown.engine.rule import JIT
from facedown.games.shy_monsters import SHY_MONSTERS
from facedown.games.shy_monsters.rules.state import ESCAPED, OVER
from facedown.solving.shy_monsters.bridge import action_of, cells_of, position_of
from facedown.solving.shy_monsters.graph import ALL_PAIRS, Rules
from facedown.solving.shy_monsters.outlines import classes
from facedown.solving.shy_monsters.shipped import shipped
from tests.games.shy_monsters.helpers import Table, on_storey, story

pytestmark = pytest.mark.skipif(not JIT, reason="without the compiler the Hero searches like every other bot")
ALL = tuple(range(6))


def chosen(table: Table, name: str = "expert", seeds: int = 20) -> Counter[str]:
    bot = make_bot(SHY_MONSTERS, name)
    seen = table.seen(table.hero)
    actions = [bot.choose(seen, table.hero, seed) for seed in range(seeds)]
    return Counter(SHY_MONSTERS.text.moves.write(table.hero, action) for action in actions)


def walk_out(table: Table, name: str, seed: int) -> int:
    """Let the Hero go on to the end; how it ended."""
    bot = make_bot(SHY_MONSTERS, name)
    while table.state.phase != OVER:
        seen = table.seen(table.hero)
        table.play.act(table.hero, bot.choose(seen, table.hero, seed))
    return table.state.result[0]


@pytest.mark.rule("S-1115")
@pytest.mark.parametrize("name", ["regular", "expert"])
def test_goes_through_a_known_exit_on_the_last_storey(name: str) -> None:
    table = story("HOOK", "X C C C bat dragon").walk("jump:1,0>2,0")
    assert set(chosen(table, name)) == {"explore:1,0"}


@pytest.mark.rule("S-1115")
@pytest.mark.parametrize("name", ["regular", "expert"])
@pytest.mark.parametrize("seed", range(4))
def test_after_two_monsters_everything_else_is_safe(name: str, seed: int) -> None:
    table = story("LINE", "cobra mantis C C C X").walk("explore:1,0", "explore:2,0")
    assert walk_out(table, name, seed) == ESCAPED


@pytest.mark.rule("S-1115")
@pytest.mark.parametrize("name", ["regular", "expert"])
def test_never_steps_onto_a_tile_that_is_deadly_for_sure(name: str) -> None:
    """Only (3,0) is face down, and the mantis is nowhere else: strike it or jump over it, and escape."""
    for seed in range(4):
        table = story("LINE", "C C mantis C dragon X", opening_reveals=(2, 1, 5))
        table.walk("reveal:1,0", "reveal:2,0", "reveal:4,0", "reveal:5,0", "reveal:6,0")
        assert set(chosen(table, name, 8)) <= {"attack:3,0", "jump:3,0>4,0"}
        assert walk_out(table, name, seed) == ESCAPED


@pytest.mark.rule("S-1115")
def test_takes_the_free_room_first() -> None:
    """Nobody but a kraken likes (1,0) of the cross, and the kraken was seen."""
    table = on_storey(3, "CROSS", "C bat X C mantis C")
    assert "kraken" not in table.view(table.hero).possible
    assert set(chosen(table)) == {"explore:1,0"}


@pytest.mark.rule("S-1115")
@pytest.mark.rule("S-420")
def test_a_known_exit_leaves_time_for_a_blow_that_teaches_something() -> None:
    """Storey 2, the Exit open beside him: an Attack costs nothing and may name a Monster."""
    table = on_storey(2, "CROSS", "C bat X C dragon C").walk("reveal:1,-1", "explore:1,0")
    assert chosen(table)["explore:1,-1"] <= 1
    assert sum(n for move, n in chosen(table).items() if move.startswith(("attack", "jump"))) >= 19


@pytest.mark.rule("S-1115")
@pytest.mark.rule("S-416")
def test_the_jump_back_is_a_free_look() -> None:
    """The Exit is known and open, the Attack is spent: what the Jump can show is free."""
    table = on_storey(2, "BLOCK", "C X gargoyle C C bat", attack_uses=0)
    table.walk("reveal:2,0", "explore:1,0", "explore:1,1")
    looks = {"jump:0,1>0,0", "jump:0,1>1,1"}
    assert looks & table.legal()
    assert looks & set(chosen(table))
    assert "explore:2,0" not in chosen(table)


@pytest.mark.rule("S-1112")
@pytest.mark.parametrize("number", [17, 240, 555])
def test_the_expert_is_safe_against_every_layout(number: int) -> None:
    """Survival is at least the price of the pair, on any outline; and more than that against human-like builders."""
    prices = shipped().prices(3, ALL)
    case = Case(classes()[number].cells, ALL, 3, Rules(), False)
    safe = Thinking(case.cells, case.pairs, case.rules)
    safe.pay = case.pay()
    safe.make_safe(prices, case.weights(1.0), SHARE)
    survival = safe.survival()[0]
    assert (survival - prices[:, None]).min() > -0.01
    human = case.weights(1.0)
    assert (survival * human).sum() > (prices[:, None] * human).sum()


@pytest.mark.rule("S-1118")
def test_the_expert_mixes_where_one_way_could_be_learnt() -> None:
    table = story("STAIRS", "C cobra bat C C X")
    weighed = make_bot(SHY_MONSTERS, "expert").weigh(table.seen(table.hero), table.hero, 1)  # type: ignore[attr-defined]
    assert len([c for c in weighed if c.visits > 50]) > 1
    assert all(0 <= c.worth <= 1 for c in weighed)
    assert sum(c.visits for c in weighed) == pytest.approx(1000, abs=6)


@pytest.mark.rule("S-1016")
def test_a_hints_worth_is_a_chance_to_win() -> None:
    """Both Monsters are up and harmless: the way out is sure."""
    table = story("LINE", "cobra mantis C C C X").walk("explore:1,0", "explore:2,0")
    weighed = make_bot(SHY_MONSTERS, "expert").weigh(table.seen(table.hero), table.hero, 1)  # type: ignore[attr-defined]
    assert weighed[0].worth == pytest.approx(1)


@pytest.mark.rule("S-1105")
def test_turned_outlines_are_one() -> None:
    """The position and the decisions of a mirrored outline come back as its own."""
    table = story("HOOK", "X C C C bat dragon").walk("jump:1,0>2,0")
    s, cells = table.state, cells_of(table.state)
    turned = Turned(cells)
    there = Thinking(turned.first, [(0, 1)], Rules(), turned.position(position_of(s)))
    here = Thinking(cells, [(0, 1)], Rules(), position_of(s))
    for thinking in (there, here):
        thinking.pay = np.ones((1, 1))
    weights = np.ones((1, 120))
    ours = Strategy(here, weights, 0.0).decisions(here.root)
    theirs = Strategy(there, weights, 0.0).decisions(there.root)
    assert [action_of(cells, one.code) for one in ours] == [action_of(cells, turned.code(one.code)) for one in theirs]
    assert ours[0].worth == theirs[0].worth


@pytest.mark.rule("S-1101")
def test_hypotheses_that_contradict_a_flip_are_dropped() -> None:
    table = story("LINE", "cobra mantis C C C X").walk("explore:1,0")
    fits = fitting(position_of(table.state), ALL_PAIRS)
    assert fits.sum() == 5 * 5 * 4  # cobra on the first tile, one of five others, then Exit and Monster
    assert fitting(0, ALL_PAIRS).sum() == 1800


@pytest.mark.rule("S-1118")
def test_human_like_builders_put_monsters_where_they_feel_at_home() -> None:
    table = story("RING", "mantis cobra C C C X")
    cells = cells_of(table.state)
    weights = human_weights(cells, ((2, 3),))[0]
    assert weights.min() > 0
    assert weights.max() > 5 * weights.min()
