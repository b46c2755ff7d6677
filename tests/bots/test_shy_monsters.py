"""The bots of Shy Monsters: the Dungeon Master mixes exactly as planned, and nobody peeks."""

import subprocess
import sys
from random import Random
from typing import Any

import numpy as np
import pytest

from facedown.bots.shy_monsters import builders
from facedown.bots.shy_monsters.hiding import mixed
from facedown.bots.shy_monsters.master import sight_of, solved_mix, unseen_by_hero
from facedown.bots.shy_monsters.mix import Draft, Mix, draft_of, in_all_turns
from facedown.catalog import BOT_NAMES, GAMES, make_bot
from facedown.engine.dice import seed_from
from facedown.engine.play import Play, choices, redacted
from facedown.engine.rule import JIT
from facedown.games.shy_monsters import SHY_MONSTERS
from facedown.games.shy_monsters.kit.samples import samples
from facedown.games.shy_monsters.page.view import around_of
from facedown.games.shy_monsters.rules.knowledge import hidden_monsters
from facedown.games.shy_monsters.rules.options import ShyMonstersOptions
from facedown.games.shy_monsters.rules.pieces import AT_HOME, CELL, CELLS, DOOR, NEXT_CELL, ROOMS
from facedown.games.shy_monsters.rules.state import BUILD, State, slot
from facedown.solving.shy_monsters.outlines import classes
from facedown.solving.shy_monsters.points import hiding, number
from facedown.solving.shy_monsters.shipped import shipped
from facedown.workers.worker import warm
from tests.games.shy_monsters.helpers import MASTER, Table, lay_past, random_states

LEVELS = ("novice", "regular", "expert")
BAT_MANTIS = (0, 2)


def built_by(name: str, pair: tuple[str, str], seed: int) -> State:
    """A first storey, laid by a bot decision by decision."""
    table = Table().draw(*pair)
    bot, random = make_bot(SHY_MONSTERS, name), Random(seed)
    while table.state.phase == BUILD:
        table.play.act(MASTER, bot.choose(table.seen(MASTER), MASTER, random.getrandbits(60)))
    return table.state


def chance_of(mix: Mix, row: int) -> float:
    """How likely the nine decisions, each drawn by itself, lead to this layout."""
    steps = mix.steps[row].tolist()
    chance = 1.0
    for k in range(9):
        draft = Draft(tuple(sorted(steps[: min(k, ROOMS)])), tuple(steps[ROOMS:k]))
        chance *= mix.following(draft)[steps[k]]
    return chance


@pytest.mark.rule("S-1112")
@pytest.mark.rule("S-1118")
@pytest.mark.parametrize("pair", [BAT_MANTIS, (4, 5)], ids=str)
def test_decisions_drawn_one_by_one_give_the_solved_mix(pair: tuple[int, int]) -> None:
    mix = builders.solved(3, tuple(range(6)), pair)
    for row in Random(3).sample(range(len(mix)), 25):
        same = (mix.steps == mix.steps[row]).all(axis=1)
        assert chance_of(mix, row) == pytest.approx(mix.chance[same].sum(), rel=1e-6)


@pytest.mark.rule("S-1114")
def test_the_experts_storeys_are_those_of_the_mix() -> None:
    """Not only in theory: 60 storeys, all known to the mix, many different ones, turned in all directions."""
    mix = mixed(((1.0, hiding().points[1][0]),), number(BAT_MANTIS))
    known = {tuple(row) for row in np.sort(mix.steps[:, :ROOMS], axis=1).tolist()}
    found = [tuple(built_by("expert", ("bat", "mantis"), seed).room[:ROOMS]) for seed in range(60)]
    assert set(found) <= known
    assert len(set(found)) > 20
    doors = {step for cells in found for step in NEXT_CELL[4 * DOOR : 4 * DOOR + 4] if step in cells}
    assert len(doors) == 4


@pytest.mark.rule("S-1112")
@pytest.mark.parametrize("flipped", [0, 1, 2])
def test_with_other_opening_flips_the_expert_builds_for_the_monsters_really_left(flipped: int) -> None:
    """Whatever the Hero has seen of them: a mix for those he has not seen can be read by one who remembers outlines."""
    state = Table(opening_reveals=(1, 1, 1)).state
    lay_past(state, 2, [0, 1, 2, 3])
    for k in range(flipped, 4):  # not flipped: put aside, face down for the Hero
        state.aside[state.aside_count], state.seen[k] = state.seen[k], 0
        state.aside_count += 1
    state.hand[:] = [5, 6]
    seen = redacted(SHY_MONSTERS, state, state.dm)
    assert sight_of(seen)[1:] == ((4, 5), (4, 5))
    assert solved_mix(seen) is builders.solved(*sight_of(seen))
    hero = redacted(SHY_MONSTERS, state, 1 - state.dm)
    assert unseen_by_hero(hero) == tuple(range(flipped, 6))


@pytest.mark.rule("S-1120")
def test_a_careful_builder_lays_both_at_home_apart_and_behind_one_door() -> None:
    mix = Mix(builders.careful((1, 4)))
    for row in Random(5).sample(range(len(mix)), 40):
        *cells, _, dragon, kraken = mix.steps[row].tolist()
        for monster, cell in ((1, dragon), (4, kraken)):
            assert AT_HOME[around_of(cell, [*cells, DOOR])] >> monster & 1
        assert kraken not in NEXT_CELL[4 * dragon : 4 * dragon + 4]
        assert sum(step in cells for step in NEXT_CELL[4 * DOOR : 4 * DOOR + 4]) == 1


@pytest.mark.rule("S-1120")
def test_a_regular_builds_by_rule_or_from_the_book() -> None:
    sight = (3, tuple(range(6)), BAT_MANTIS)
    book = {tuple(row) for row in builders.solved(*sight).steps.tolist()}
    mix = builders.by_rule_or_book(*sight)
    from_book = np.array([tuple(row) in book for row in mix.steps.tolist()])
    assert 0.5 <= mix.chance[from_book].sum() < 0.7  # some careful layouts are in the book, too
    s = built_by("regular", ("bat", "mantis"), 3)
    assert s.phase != BUILD


@pytest.mark.rule("S-1119")
def test_a_novice_has_few_outlines_and_the_exit_at_the_end() -> None:
    outlines = {tuple(built_by("novice", ("mantis", "dragon"), seed).room[:ROOMS]) for seed in range(40)}
    assert len(outlines) <= 6 * 8
    s = built_by("novice", ("bat", "cobra"), 1)
    exit_cell = next(s.room[r] for r in range(ROOMS) if s.kind[r] == 2)
    assert abs(CELLS[exit_cell][0]) + abs(CELLS[exit_cell][1]) >= 2


@pytest.mark.rule("S-404")
@pytest.mark.parametrize("name", LEVELS)
def test_every_draft_is_completed(name: str) -> None:
    """Also one that somebody else began and that no plan of the bot knows."""
    bot = make_bot(SHY_MONSTERS, name)
    for seed, state in enumerate(random_states(BUILD, 4)):
        seen = redacted(SHY_MONSTERS, state, state.dm)
        assert bot.choose(seen, state.dm, seed) in choices(SHY_MONSTERS, seen, state.dm)


@pytest.mark.rule("S-405")
def test_a_draft_is_read_from_the_record_alone() -> None:
    table = Table().draw("bat", "cobra")
    table.do(MASTER, *(f"lay:{x},0" for x in range(1, 7)), "exit:6,0", "monster:bat:2,0")
    draft = draft_of(table.seen(MASTER))
    assert draft.laid == tuple(CELL[x, 0] for x in range(1, 7))
    assert draft.put == (CELL[6, 0], CELL[2, 0])


@pytest.mark.rule("S-1105")
def test_all_turns_are_equally_likely() -> None:
    number = next(k for k, one in enumerate(classes()) if one.size == 8)
    layouts = in_all_turns(np.array([number]), np.array([7]), np.array([1.0]))
    assert len({tuple(row) for row in layouts.cells.tolist()}) == 8
    assert layouts.chance.tolist() == [1 / 8] * 8


@pytest.mark.rule("S-503")
@pytest.mark.parametrize("name", LEVELS)
def test_no_bot_depends_on_what_it_cannot_see(name: str) -> None:
    bot = make_bot(SHY_MONSTERS, name, 0.05)
    play = Play(SHY_MONSTERS, SHY_MONSTERS.options(), seed_from("hidden"))
    play.roll()
    random, asked = Random(4), 0
    while not play.over and asked < 6:
        (seat,) = play.actors()
        if seat != play.state.dm and hidden_monsters(play.state, slot(play.state)):
            other = play.state.copy()
            SHY_MONSTERS.kit.scramble(other, seat, random)
            action = bot.choose(play.seen(seat), seat, 9)
            assert bot.choose(redacted(SHY_MONSTERS, other, seat), seat, 9) == action
            asked += 1
        play.act(seat, random.choice(play.legal(seat)))
    assert asked


@pytest.mark.rule("S-1120")
@pytest.mark.parametrize(
    "name", [pytest.param(level, marks=() if level == "expert" else pytest.mark.nightly) for level in LEVELS]
)
@pytest.mark.parametrize("options", samples(), ids=lambda o: " ".join(f"{k}={v}" for k, v in o.changed().items()))
def test_whole_games_with_every_option(name: str, options: ShyMonstersOptions) -> None:
    """Each level in both roles; `act` refuses what is not legal."""
    bot = make_bot(SHY_MONSTERS, name, 0.05)
    play = Play(SHY_MONSTERS, options, seed_from(name))
    play.roll()
    while not play.over:
        (seat,) = play.actors()
        play.act(seat, bot.choose(play.seen(seat), seat, len(play.log)))
    assert sum(play.returns()) == 1


@pytest.mark.rule("S-1118")
def test_other_seeds_give_other_storeys_and_the_same_seed_the_same() -> None:
    first, again, *others = (built_by("expert", ("bat", "dragon"), seed) for seed in (1, 1, 2, 3, 4, 5))
    assert first == again
    assert any(first.room != other.room for other in others)


def test_the_levels_are_those_of_every_game() -> None:
    assert [make_bot(SHY_MONSTERS, name).name for name in BOT_NAMES] == list(BOT_NAMES)


@pytest.mark.rule("S-1106")
def test_a_masters_hint_names_chances_and_the_price_of_the_pair() -> None:
    table = Table().draw("bat", "mantis")
    bot = make_bot(SHY_MONSTERS, "expert")
    weighed = bot.weigh(table.seen(MASTER), MASTER, 1)  # type: ignore[attr-defined]
    assert sum(c.visits for c in weighed) == pytest.approx(1000, abs=4)
    assert len(weighed) == 4  # all directions alike
    price = float(shipped().prices(1, tuple(range(6)))[1])
    assert {c.worth for c in weighed} == {1 - price}


@pytest.mark.skipif(not JIT, reason="there is nothing to compile")
@pytest.mark.parametrize("game", ["nyet", "shy_monsters"])
def test_warming_up_asks_once_on_every_seat(game: str) -> None:
    asked: list[int] = []

    class Spy:
        name = "spy"

        def choose(self, seen: Any, seat: int, seed: int) -> int:
            asked.append(seat)
            return -1  # not played

    warm(game, Spy())
    assert sorted(asked) == list(range(GAMES[game].options().players))


def test_the_catalogue_comes_without_the_compiler() -> None:
    """A terminal that lists the games must not wait for it."""
    code = "import sys, facedown.catalog; sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], timeout=60).returncode == 0
