"""What could be known: checked against what the games themselves count."""

import pytest

from facedown.analysis.positions import review_of
from facedown.analysis.weighing import known
from facedown.bots.shy_monsters.appraisal import builder_worths, hero_beliefs
from facedown.bots.shy_monsters.master import unseen_by_hero
from facedown.engine.rule import JIT
from facedown.games.nusubito.page.aids import likely_temples
from facedown.games.nusubito.rules.pieces import TEMPLE_NAMES
from facedown.games.shy_monsters.rules.knowledge import hidden_monsters
from facedown.games.shy_monsters.rules.pieces import EXIT, ROOMS
from facedown.games.shy_monsters.rules.state import BUILD, slot
from facedown.solving.shy_monsters.shipped import shipped
from tests.analysis.test_looking import played, state_at

pytestmark = pytest.mark.skipif(not JIT, reason="experts without the compiler take too long for a whole game")


def test_where_the_thief_can_be_is_what_the_game_counts() -> None:
    play = played("nusubito")
    places = [position for position in review_of(play).positions if position.made < 0]
    assert len(places) > 2
    for position in places:
        layers = known(play.game, position.seen)
        assert list(layers["even"]) == list(TEMPLE_NAMES)
        shares = [layers["even"][name]["thief"] for name in TEMPLE_NAMES]
        assert shares == pytest.approx(likely_temples(position.seen), abs=1e-3)
        sensible = [layers["expert"][name]["thief"] for name in TEMPLE_NAMES]
        assert sum(sensible) == pytest.approx(1, abs=0.01)
        assert [share > 0 for share in sensible] == [share > 0 for share in shares]  # nothing possible is excluded
        truth = state_at(play, position.number)
        assert truth.phase == position.seen.phase


def test_what_lies_under_the_tiles_is_what_the_game_counts() -> None:
    play = played("shy_monsters")
    walked = [position for position in review_of(play).positions if position.made < 0]
    assert len(walked) > 3
    for position in walked:
        s, layers = position.seen, hero_beliefs(position.seen)
        risks = {f"{x},{y}": tile.risk for tile in play.game.page.view(s, position.seat).tiles for x, y in [tile.cell]}  # type: ignore[attr-defined]
        exit_seen = any(s.up[slot(s)] >> r & 1 and s.kind[ROOMS * slot(s) + r] == EXIT for r in range(ROOMS))
        for places in layers.values():
            assert sum(place["exit"] for place in places.values()) == pytest.approx(0 if exit_seen else 1, abs=2e-3)
            monsters = sum(place["monster"] for place in places.values())
            assert monsters == pytest.approx(hidden_monsters(s, slot(s)), abs=2e-3)
            assert all(place["deadly"] <= place["monster"] + 1e-3 for place in places.values())
        for cell, place in layers["even"].items():
            assert place["deadly"] == pytest.approx(risks[cell], abs=1e-3)


def test_a_storey_is_worth_what_the_expert_hero_leaves_its_builder() -> None:
    """Step by step the worth of a choice is that of the best storey that can follow; no storey beats the solution."""
    play = played("shy_monsters")
    building = [p for p in review_of(play).positions if p.made >= 0 and p.seen.phase == BUILD]
    late = [p for p in building if p.seen.step > ROOMS - 1][:3]
    assert [p.seen.step for p in late] == [6, 7, 8]
    found = [builder_worths(p.seen, p.seat) for p in late]
    for here, following, position in zip(found, found[1:], late, strict=False):
        assert here[position.made] == pytest.approx(max(following.values()), abs=1e-6)
    s = late[0].seen
    pairs = [(m, n) for m in unseen_by_hero(s) for n in unseen_by_hero(s) if m < n]
    price = float(shipped().prices(s.storey, unseen_by_hero(s))[pairs.index((s.hand[0] - 1, s.hand[1] - 1))])
    assert all(0.0 <= worth <= 1.0 - price + 0.02 for worths in found for worth in worths.values())
    assert builder_worths(building[0].seen, building[0].seat) == {}  # too many storeys may follow
