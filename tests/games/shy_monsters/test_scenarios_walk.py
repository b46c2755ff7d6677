"""Worked scenarios: walking, attacking, jumping, fear and traps."""

import pytest

from facedown.engine.errors import IllegalMove
from facedown.games.shy_monsters.rules.state import ESCAPED, KILLED, OVER, TRAPPED
from tests.games.shy_monsters.helpers import Table, on_storey, story

LINE = "C mantis C C dragon X"
AHEAD = ("2,0>2,1", "2,0>3,0", "2,1>2,0")


def killed_by(table: Table) -> tuple[str, tuple[int, int], int]:
    (result,) = table.view(-2).results
    assert table.state.phase == OVER
    assert result.result == "hero_killed"
    assert result.winner == table.master
    return result.killer, result.grave, result.cleared


@pytest.mark.rule("S-910")
def test_stepping_onto_a_monster_that_feels_at_home_ends_the_game() -> None:
    table = story("LINE", LINE)
    assert table.legal() == {"explore:1,0", "attack:1,0", "jump:1,0>2,0", "jump_attack:1,0>2,0"}
    table.walk("explore:1,0", "explore:2,0")
    assert killed_by(table) == ("mantis", (2, 0), 2)
    assert table.play.returns() == [1.0, 0.0]  # S-103


@pytest.mark.rule("S-911")
def test_an_attack_kills_and_moves() -> None:
    table = story("LINE", LINE).walk("explore:1,0", "attack:2,0")
    assert table.tile(2, 0).mood == "dead"
    assert table.view(1).token == (2, 0)  # S-812
    assert table.reached() == {(0, 0), (1, 0), (2, 0)}
    assert table.legal() == {"explore:3,0", "jump:3,0>4,0"}


@pytest.mark.rule("S-912")
def test_a_jump_flips_the_landing_first_and_leads_past_a_monster() -> None:
    table = story("LINE", LINE).walk("explore:1,0")
    watcher = table.play.watch(1)
    table.walk("jump:2,0>3,0")
    (event,) = watcher.take()
    assert [(flip.cell, flip.what, flip.mood) for flip in event.flips] == [  # type: ignore[attr-defined]
        ((3, 0), "corridor", ""),
        ((2, 0), "mantis", "active"),
    ]
    assert table.reached() == {(3, 0)}
    assert table.legal() == {"explore:4,0", "attack:2,0", "attack:4,0"}
    table.walk("explore:4,0", "explore:5,0")
    assert table.tile(5, 0).mood == "uncomfy"  # a dragon with two neighbours
    table.walk("explore:6,0")
    assert table.state.result[0] == ESCAPED
    assert table.play.returns() == [0.0, 1.0]


@pytest.mark.rule("S-913")
def test_a_known_active_monster_can_be_attacked_from_beyond() -> None:
    table = story("LINE", LINE).walk("explore:1,0", "jump:2,0>3,0", "attack:2,0")
    assert table.tile(2, 0).mood == "dead"
    assert table.reached() == {(0, 0), (1, 0), (2, 0), (3, 0)}
    assert table.legal() == {"explore:4,0"}


@pytest.mark.rule("S-914")
def test_a_monster_flipped_beside_a_dead_one_panics() -> None:
    table = story("STAIRS", "C cobra bat C C X").walk("explore:1,0", "attack:1,1", "explore:2,1")
    assert table.tile(1, 1).mood == "dead"
    assert table.tile(2, 1).mood == "panicked"  # S-823
    assert table.view(1).token == (2, 1)
    assert table.legal() == {"explore:2,2", "jump:2,2>3,2"}


@pytest.mark.rule("S-915")
def test_the_first_of_a_pair_bites() -> None:
    table = story("STAIRS", "C cobra bat C C X").walk("explore:1,0", "explore:1,1")
    assert killed_by(table)[0] == "cobra"


@pytest.mark.rule("S-916")
def test_opening_flips_frighten_too() -> None:
    table = on_storey(1, "STAIRS", "C cobra bat C C X").walk("reveal:2,1", "reveal:1,1")
    assert table.tile(2, 1).mood == "active"  # S-805: the first never changes
    assert table.tile(1, 1).mood == "panicked"  # S-807
    assert table.legal() == {"explore:1,0", "attack:1,0", "jump:1,0>1,1"}
    table.walk("explore:1,0")
    assert table.reached() == {(0, 0), (1, 0), (1, 1)}
    assert table.legal() == {"attack:2,1", "jump:2,1>2,2", "jump_attack:2,1>2,2"}


@pytest.mark.rule("S-918")
def test_an_uncomfy_monster_still_frightens() -> None:
    table = story("LINE", "cobra mantis C C C X").walk("explore:1,0")
    assert table.tile(1, 0).mood == "uncomfy"
    table.walk("explore:2,0")
    assert table.tile(2, 0).mood == "panicked"  # S-806
    assert "mantis" in table.tile(2, 0).comfy
    assert (table.state.attacks, table.state.jumps) == (1, 1)


@pytest.mark.rule("S-919")
def test_all_choices_on_the_block() -> None:
    jumps = {"1,0>2,0", "1,0>1,1", "0,1>1,1"}
    steps = {f"{verb}:{cell}" for verb in ("explore", "attack") for cell in ("1,0", "0,1")}
    for tiles in ("C C gargoyle C X bat", "kraken C C gargoyle X C", "X C C C bat dragon"):
        leaps = {f"{verb}:{jump}" for verb in ("jump", "jump_attack") for jump in jumps}
        assert story("BLOCK", tiles).legal() == steps | leaps


@pytest.mark.rule("S-920")
def test_a_jump_back_onto_known_ground_is_a_free_look() -> None:
    table = story("BLOCK", "C C gargoyle C X bat").walk("explore:1,0", "explore:1,1")
    jumps = {move for move in table.legal() if move.startswith("jump:")}
    strikes = {move for move in table.legal() if move.startswith("jump_attack:")}
    assert jumps == {f"jump:{j}" for j in ("0,1>0,0", "0,1>1,1", "2,0>2,1", "2,0>3,0", "2,1>2,0")}
    assert strikes == {f"jump_attack:{j}" for j in ("2,0>2,1", "2,0>3,0", "2,1>2,0")}
    table.walk("jump:0,1>1,1")  # S-816
    assert (table.tile(0, 1).what, table.tile(0, 1).mood) == ("gargoyle", "active")
    assert table.view(1).token == (1, 1)
    assert table.legal() == {"explore:2,0", "explore:2,1", "attack:0,1", "attack:2,0", "attack:2,1"}


@pytest.mark.rule("S-816")
def test_where_a_jump_never_leads_back_there_is_no_free_look() -> None:
    table = story("BLOCK", "C C gargoyle C X bat", jump_back=False).walk("explore:1,0", "explore:1,1")
    assert {move for move in table.legal() if move.startswith("jump:")} == {f"jump:{j}" for j in AHEAD}
    assert {move for move in table.legal() if move.startswith("jump_attack:")} == {f"jump_attack:{j}" for j in AHEAD}
    with pytest.raises(IllegalMove, match="does not lead back to where you can walk") as refusal:
        table.walk("jump:0,1>1,1")
    assert refusal.value.clause == "S-816"


@pytest.mark.rule("S-921")
def test_who_dies_on_landing_never_sees_the_tile_jumped_over() -> None:
    table = story("BLOCK", "kraken C C gargoyle X C", postgame_reveal=False).walk("jump:1,0>1,1")
    assert killed_by(table)[0] == "gargoyle"
    assert not table.tile(1, 0).up
    assert table.tile(1, 0, seat=1).what == ""


@pytest.mark.rule("S-922")
def test_the_tile_jumped_over_is_second_and_panics() -> None:
    table = story("LINE", "mantis cobra C C C X").walk("jump:1,0>2,0")  # S-419, S-808
    assert (table.tile(2, 0).mood, table.tile(1, 0).mood) == ("uncomfy", "panicked")
    assert table.reached() == {(0, 0), (1, 0), (2, 0)}
    assert table.legal() == {"explore:3,0", "attack:3,0"}


@pytest.mark.rule("S-923")
def test_both_skills_together_hit_the_landing_tile() -> None:
    table = story("RING", "mantis cobra C C C X").walk("jump_attack:1,0>2,0")  # S-818
    assert (table.tile(2, 0).mood, table.tile(1, 0).mood) == ("dead", "panicked")
    assert (table.state.attacks, table.state.jumps) == (0, 0)
    assert table.legal() == {"explore:2,1"}


@pytest.mark.rule("S-924")
def test_a_jump_goes_around_a_corner() -> None:
    legal = story("STAIRS", "C cobra bat C C X").legal()  # S-417, S-815
    assert {move for move in legal if move.startswith("jump:")} == {"jump:1,0>1,1"}


@pytest.mark.rule("S-926")
def test_a_known_exit_can_wait() -> None:
    table = on_storey(2, "CROSS", "C bat X C dragon C").walk("reveal:1,-1")
    assert "jump:1,0>1,-1" in table.legal()
    assert "jump_attack:1,0>1,-1" not in table.legal()
    table.walk("explore:1,0")
    assert table.legal() == {
        *("explore:1,-1", "explore:2,0", "explore:1,1", "attack:2,0", "attack:1,1"),
        *("jump:1,1>1,2", "jump:2,0>3,0", "jump_attack:1,1>1,2", "jump_attack:2,0>3,0"),
    }
    table.walk("attack:2,0", "explore:1,-1")  # S-825
    view = table.view(1)
    assert view.storey == 3
    assert view.seen[-1] == "bat"
    assert view.aside == [""]


@pytest.mark.rule("S-927")
def test_walking_on_known_ground_is_free() -> None:
    table = story("CROSS", "C C dragon kraken C X").walk("explore:1,0", "explore:1,1", "explore:1,2")
    assert table.tile(1, 1).mood == "uncomfy"
    assert table.view(1).token == (1, 2)
    assert table.legal() == {
        *("explore:2,0", "explore:1,-1", "attack:2,0", "attack:1,-1", "jump:2,0>3,0", "jump_attack:2,0>3,0")
    }
    watcher = table.play.watch(-2)
    table.walk("explore:2,0")  # S-810
    assert watcher.take()[0].path == [(1, 2), (1, 1), (1, 0)]  # type: ignore[attr-defined]


@pytest.mark.rule("S-928")
def test_a_hero_without_a_way_on_is_trapped() -> None:
    table = on_storey(2, "LINE", "C C mantis C dragon X").walk("reveal:3,0", "jump_attack:1,0>2,0")
    assert (table.tile(1, 0).what, table.tile(2, 0).what) == ("corridor", "corridor")
    assert table.state.result[0] == TRAPPED  # S-421, S-819
    assert table.state.cleared[0] == 1
    assert table.play.returns() == [1.0, 0.0]


@pytest.mark.rule("S-929")
def test_an_attack_on_a_corridor_is_lost() -> None:
    table = story("LINE", LINE).walk("attack:1,0")
    assert table.state.attacks == 0
    assert table.legal() == {"explore:2,0", "jump:2,0>3,0"}


@pytest.mark.rule("S-930")
def test_an_attack_on_the_exit_still_passes() -> None:
    table = on_storey(2, "CROSS", "X C bat C dragon C").walk("reveal:3,0", "attack:1,0")  # S-814
    assert table.state.storey == 3
    table = story("CROSS", "X C bat C dragon C").walk("attack:1,0")
    assert table.state.result[0] == ESCAPED


@pytest.mark.rule("S-931")
def test_jumping_over_the_exit_only_shows_it() -> None:
    table = story("HOOK", "X C C C bat dragon").walk("jump:1,0>2,0")
    assert table.tile(1, 0, seat=1).what == "exit"
    assert table.state.phase != OVER
    assert table.reached() == {(2, 0)}
    assert table.legal() == {"explore:1,0", "explore:2,1", "explore:3,0", "attack:2,1", "attack:3,0"}


@pytest.mark.rule("S-936")
def test_a_known_active_monster_is_not_walked_into() -> None:
    way = ("explore:1,0", "jump:2,0>3,0")
    plain = story("LINE", LINE).walk(*way).legal()
    assert "explore:2,0" not in plain  # S-811
    assert not any(move.startswith("jump") for move in plain)
    bold = story("LINE", LINE, allow_walk_into_active=True).walk(*way)  # S-706
    assert bold.legal() == plain | {"explore:2,0"}
    bold.walk("explore:2,0")
    assert bold.state.result[0] == KILLED


@pytest.mark.rule("S-937")
def test_a_trap_before_the_first_step() -> None:
    table = on_storey(2, "LINE", "mantis C C C dragon X", attack_uses=0, jump_uses=0)  # S-709
    table.walk("reveal:1,0")
    assert table.state.result[0] == TRAPPED
    assert table.state.cleared[0] == 1
