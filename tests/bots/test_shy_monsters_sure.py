"""The Hero whose bound is proven: he keeps his promises; what he picked at an Exit is found again from the record."""

from itertools import combinations
from typing import Any

import numpy as np
import pytest

from facedown.bots.shy_monsters.sure import decisions, mixed, options
from facedown.bots.shy_monsters.sure_play import Play
from facedown.catalog import make_bot
from facedown.engine.dice import seed_from
from facedown.engine.play import Play as Game
from facedown.engine.play import redacted
from facedown.engine.room import quick
from facedown.engine.rule import JIT
from facedown.games.shy_monsters import SHY_MONSTERS
from facedown.games.shy_monsters.rules.state import BUILD
from facedown.solving.shy_monsters import passes
from facedown.solving.shy_monsters.graph import ALL_PAIRS, Desk
from facedown.solving.shy_monsters.narrowing import narrowed
from facedown.solving.shy_monsters.outlines import classes
from facedown.solving.shy_monsters.programme import ALL
from facedown.solving.shy_monsters.promises import promised
from facedown.solving.shy_monsters.settled import outline_graph
from facedown.solving.shy_monsters.solver import join
from tests.games.shy_monsters.helpers import story

pytestmark = pytest.mark.skipif(not JIT, reason="graphs of thousands of positions need compiled rules")
THREE = (0, 1, 4)


def escapes(plays: list[tuple[float, Play]], outline: int) -> Any:
    """How often he leaves storey 3 from each layout (pair x 120), if he mixes these plays by what he may be keeping."""
    pairs = tuple(combinations(THREE, 2))
    whole = narrowed(outline_graph(outline, 3, Desk()), ALL_PAIRS, pairs)
    block = join([whole])
    for node, key in enumerate(whole.key.tolist()):
        first, last = int(whole.first_decision[node]), int(whole.first_decision[node + 1])
        chance = dict(mixed(plays, key))
        if chance:
            block.mix[first:last] = [chance.get(code, 0.0) for code in whole.code[first:last].tolist()]
    reach = np.zeros(whole.leaves + whole.nodes)
    quick(passes.down)(block, 0, whole.leaves, reach)
    return reach[: whole.leaves].reshape(-1, 120)


@pytest.mark.parametrize("outline", [40, 333])
def test_every_layout_gives_him_what_is_sure(outline: int) -> None:
    """Decision by decision, as a bot plays, against every layout of an outline."""
    for promise in promised().own[3][THREE]:
        found = escapes([(1.0, Play(promised(), promise, classes()[outline].cells))], outline)
        assert (found.min(axis=1) >= promise.sure[:, 0] - 1e-5).all()


def test_mixing_by_what_he_may_be_keeping_is_drawing_one_way_and_keeping_it() -> None:
    plays = [Play(promised(), one, classes()[120].cells) for one in promised().own[3][THREE][:2]]
    apart = [escapes([(1.0, one)], 120) for one in plays]
    both = escapes([(0.3, plays[0]), (0.7, plays[1])], 120)
    assert np.abs(apart[0] - apart[1]).max() > 0.01
    assert both == pytest.approx(0.3 * apart[0] + 0.7 * apart[1], abs=1e-5)


@pytest.mark.parametrize("seed", [1, 2])
def test_in_his_own_games_he_always_knows_what_he_may_be_keeping(seed: int) -> None:
    """Against builders who build anything, storey by storey, he never leaves what he has worked out."""
    play = Game(SHY_MONSTERS, SHY_MONSTERS.options.of(), seed_from(f"sure {seed}"))
    play.roll()
    sure, other = make_bot(SHY_MONSTERS, "sure"), make_bot(SHY_MONSTERS, "novice")
    while not play.over:
        (seat,) = play.actors()
        seen = redacted(SHY_MONSTERS, play.state, seat)
        if seen.phase == BUILD:
            play.act(seat, other.choose(seen, seat, seed))
            continue
        found = decisions(promised(), seen)
        assert sum(chance for _, chance in found) == pytest.approx(1)
        assert all(set(one.unseen) <= set(ALL) for _, one in options(promised(), seen))
        play.act(seat, sure.choose(seen, seat, seed))


def test_where_he_never_comes_he_plays_as_the_expert() -> None:
    """In a line with bat and dragon he would not strike first; other options are not what he worked out."""
    strange = story("LINE", "C C C X bat dragon").walk("attack:1,0")
    assert decisions(promised(), strange.seen(strange.hero)) == []
    for table in (strange, story("HOOK", "X C C C bat dragon", attack_uses=0)):
        seen = table.seen(table.hero)
        chosen = [make_bot(SHY_MONSTERS, name).choose(seen, table.hero, 5) for name in ("sure", "expert")]
        assert chosen[0] == chosen[1]
