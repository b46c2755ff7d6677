"""What is measured in Shy Monsters: storeys with known answers, matches, and whole runs."""

import msgspec
import pytest

from facedown.arena.draw import png
from facedown.arena.plan import make_plan
from facedown.arena.pool import run
from facedown.arena.store import dump, loads, make_results
from facedown.games.shy_monsters.study.facts import Storey, ended_slot, picture, read_storey
from facedown.study.charts import Bars, Dots
from facedown.study.results import GameResult, Results
from facedown.study.standings import all_charts, all_figures
from tests.games.shy_monsters.helpers import Table, on_storey

FACT = Storey(
    game=1,
    storey=3,
    master=0,
    pair=["bat", "mantis"],
    unseen=4,
    outline="##E",
    result="killed",
    killer="mantis",
    at_home=2,
    adjacent=False,
    one_door=True,
    far=4,
    met=1,
    flips=0,
    moves=3,
    attacks=1,
    jumps=0,
    looks=0,
    look_offers=1,
)


def read(table: Table) -> Storey:
    return read_storey(table.state, table.play.log)


@pytest.mark.rule("S-1201")
def test_a_storey_on_which_the_hero_fell() -> None:
    table = on_storey(3, "LINE", "C mantis C C dragon X").walk("explore:1,0", "explore:2,0")
    fact = read(table)
    assert (fact.storey, fact.result, fact.killer, fact.pair) == (3, "killed", "mantis", ["dragon", "mantis"])
    assert (fact.at_home, fact.adjacent, fact.one_door, fact.far, fact.met) == (1, False, True, 6, 1)
    assert (fact.flips, fact.moves, fact.attacks, fact.jumps, fact.unseen) == (0, 2, 0, 0, 2)


@pytest.mark.rule("S-1203")
@pytest.mark.rule("S-1208")
def test_skills_and_free_looks_are_counted_on_the_way() -> None:
    table = on_storey(3, "BLOCK", "C C gargoyle C X bat")
    table.walk("explore:1,0", "explore:1,1", "jump:0,1>1,1", "attack:2,0", "explore:2,1")
    fact = read(table)
    assert (fact.result, fact.moves, fact.attacks, fact.jumps, fact.looks) == ("passed", 5, 1, 1, 1)
    assert fact.look_offers == 1  # at the third decision; after that the Jump is spent
    assert (fact.at_home, fact.one_door, fact.met) == (2, False, 1)
    forward = on_storey(3, "LINE", "cobra X C C C mantis").walk("jump:1,0>2,0")
    assert (read(forward).jumps, read(forward).looks, read(forward).look_offers) == (1, 0, 0)


@pytest.mark.rule("S-1201")
def test_a_trap_has_no_killer() -> None:
    table = on_storey(2, "LINE", "C C mantis C dragon X").walk("reveal:3,0", "jump_attack:1,0>2,0")
    fact = read(table)
    assert (fact.result, fact.killer, fact.flips, fact.attacks, fact.jumps) == ("trapped", "", 1, 1, 1)


@pytest.mark.rule("S-1206")
def test_a_passed_storey_is_read_from_the_next_draw() -> None:
    table = on_storey(1, "LINE", "mantis X C C C dragon").walk("reveal:3,0", "reveal:4,0", "jump:1,0>2,0")
    fact = read(table)
    assert (fact.storey, fact.result, fact.met, fact.unseen, fact.adjacent) == (1, "passed", 1, 6, False)
    later = on_storey(2, "LINE", "mantis X C C C dragon").walk("reveal:3,0", "jump:1,0>2,0")
    assert read(later).unseen == 4


@pytest.mark.rule("S-1212")
def test_the_first_game_of_a_match_ends_where_its_hero_fell() -> None:
    table = Table(match_games=2).build("LINE", "C mantis C C dragon X")
    table.walk("reveal:5,0", "reveal:6,0", "explore:1,0", "explore:2,0")
    assert table.state.game == 1
    assert ended_slot(table.state) == 0
    fact = read(table)
    assert (fact.game, fact.storey, fact.result, fact.master) == (1, 1, "killed", 0)


def test_outlines_are_drawn() -> None:
    assert picture(((1, 0), (1, 1))) == "E#/.#"


def made_up(facts: list[Storey]) -> Results:
    plan = make_plan("shy_monsters", ["regular", "novice"], 4, 1)
    games = [GameResult(d, r, [1.0, 0.0], [1.0, 0.0], 30, facts) for d in range(2) for r in range(2)]
    return make_results(plan, games)


def test_charts_and_figures_of_known_storeys() -> None:
    passed = [msgspec.structs.replace(FACT, storey=k, result="passed", killer="", looks=1) for k in (1, 2)]
    results = made_up([*passed, FACT])
    made = {chart.key: chart for chart in all_charts(results)}
    escapes = made["escapes"].panels[0]
    assert isinstance(escapes, Dots)
    assert [row.split("\n")[0] for row in escapes.rows] == ["regular Hero", "novice Hero"]
    assert [e.value for e in escapes.series[0].estimates] == [0, 0]
    ends = made["storeys"].panels[1]
    assert isinstance(ends, Bars)
    assert [e.value for e in ends.estimates] == [0, 0, 1, 0]
    figures = {f.name: f.estimate.value for f in all_figures(results)}
    assert figures["storey 3: the Hero falls"] == 1
    assert figures["storey 1: the Hero falls"] == 0
    assert figures["storeys on which it was used"] == pytest.approx(2 / 3)
    assert "score of the winner" not in figures  # nothing is counted in this game
    assert "scores" not in made


@pytest.mark.parametrize("options", [[], ["match_games=2", "dm_seat=random"]], ids=str)
def test_a_run_is_measured_drawn_and_kept(options: list[str]) -> None:
    plan = make_plan("shy_monsters", ["novice", "random"], 12, 3, options)
    results = make_results(plan, run(plan, 1).games)
    assert all(game.rounds for game in results.games)
    for game in results.games:
        ends = [fact for fact in game.rounds if fact.storey == 3 or fact.result != "passed"]
        assert len(ends) == (2 if options else 1)
    keys = [chart.key for chart in all_charts(results)]
    assert len(set(keys)) == len(keys)
    assert ("matches" in keys) == bool(options)
    for chart in all_charts(results):
        assert chart.question.endswith("?")
    assert png(all_charts(results)[-1]).startswith(b"\x89PNG")
    assert loads(dump(plan, results.games), "it")[1] == results.games


@pytest.mark.rule("S-403")
def test_mirrored_games_have_the_same_draws() -> None:
    """Both bots meet the same Monsters in both roles, storey by storey."""
    plan = make_plan("shy_monsters", ["random", "novice"], 20, 5)
    by_deal: dict[int, list[GameResult]] = {}
    for game in run(plan, 1).games:
        by_deal.setdefault(game.deal, []).append(game)
    for one, other in by_deal.values():
        for first, second in zip(one.rounds, other.rounds, strict=False):
            assert first.pair == second.pair
