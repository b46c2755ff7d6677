"""The end of storeys, games and matches."""

import pytest

from facedown.engine.errors import NotYourTurn
from facedown.engine.log import Sitter, dump, loads
from facedown.engine.play import Play
from facedown.games.shy_monsters import SHY_MONSTERS as GAME
from facedown.games.shy_monsters.rules.actions import RESIGN
from facedown.games.shy_monsters.rules.state import DRAW, MOVE, OVER
from tests.games.shy_monsters.helpers import HERO, MASTER, Table, on_storey, story


def lose(table: Table, storey: int) -> None:
    """The Hero of the present game clears the storeys before `storey` and dies there."""
    pairs = [("bat", "kraken"), ("cobra", "gargoyle"), ("dragon", "mantis")]
    for number in range(1, storey):
        low, high = pairs[number - 1]
        table.build("LINE", f"X C C C {low} {high}")
        while table.state.phase not in {MOVE, DRAW}:
            table.walk(min(table.legal()))
        table.walk("explore:1,0")
    table.build("LINE", "mantis C C C dragon X")
    while table.state.phase != MOVE:
        table.walk(max(table.legal()))
    table.walk("explore:1,0")


@pytest.mark.rule("S-424", "S-426", "S-934")
def test_after_a_storey_everything_goes_back() -> None:
    table = on_storey(1, "LINE", "mantis X C C C dragon").walk("reveal:3,0", "reveal:1,0", "jump:1,0>2,0")
    assert table.state.phase == DRAW
    view = table.view(HERO)
    assert (view.storey, view.token, view.attacks, view.jumps, view.pile) == (2, (0, 0), 1, 1, 4)  # S-824
    assert view.seen == ["mantis"]
    assert view.aside == [""]
    assert table.view(MASTER).aside == ["dragon"]
    table.draw("bat", "cobra")
    assert table.view(HERO).pile == 2


@pytest.mark.rule("S-925", "S-703", "S-817")
def test_the_tile_jumped_over_on_the_way_out() -> None:
    way = ("reveal:3,0", "reveal:4,0", "jump:1,0>2,0")
    table = on_storey(1, "LINE", "mantis X C C C dragon").walk(*way)
    assert (table.view(HERO).seen, len(table.view(HERO).aside)) == (["mantis"], 1)
    table = on_storey(1, "LINE", "mantis X C C C dragon", reveal_jumped_on_exit=False).walk(*way)
    assert (table.view(HERO).seen, len(table.view(HERO).aside)) == ([], 2)


@pytest.mark.rule("S-424", "S-503")
def test_seen_monsters_lie_in_order_of_flipping_and_hidden_ones_by_index() -> None:
    table = on_storey(1, "STAIRS", "C dragon bat C C X")
    table.walk("reveal:2,1", "reveal:1,1", "explore:1,0", "jump:2,1>2,2", "explore:3,2", "explore:3,3")
    assert table.view(HERO).seen == ["bat", "dragon"]
    table = on_storey(1, "LINE", "X C kraken C bat C").walk("reveal:2,0", "reveal:4,0", "explore:1,0")
    assert table.view(MASTER).aside == ["bat", "kraken"]


@pytest.mark.rule("S-603", "S-602")
def test_the_last_exit_ends_the_game_at_once() -> None:
    table = story("LINE", "mantis X C C C dragon").walk("jump:1,0>2,0")
    assert table.state.phase == OVER
    assert table.tile(1, 0).up  # the tile jumped over is still flipped
    (result,) = table.view(-2).results
    assert (result.result, result.cleared, result.winner) == ("hero_escaped", 3, HERO)
    assert table.play.returns() == [0.0, 1.0]


@pytest.mark.rule("S-601")
def test_giving_up() -> None:
    table = Table().draw("bat", "cobra").do(MASTER, "lay:1,0", "lay:2,0")
    table.play.act(HERO, RESIGN)  # at any time, also when the other one decides
    (result,) = table.view(-2).results
    assert (result.result, result.winner, result.cleared) == ("resigned", MASTER, 0)
    assert table.play.returns() == [1.0, 0.0]
    assert table.view(HERO).tiles == []  # nothing of the draft
    with pytest.raises(NotYourTurn):
        table.play.act(MASTER, RESIGN)
    table = on_storey(2, "LINE", "C mantis C C dragon X")
    table.play.act(MASTER, RESIGN)
    (result,) = table.view(-2).results
    assert (result.result, result.winner, result.cleared) == ("resigned", HERO, 3)
    assert "resign" not in on_storey(2, "LINE", "C mantis C C dragon X").legal()  # S-415: no decision


@pytest.mark.rule("S-935", "S-604", "S-702", "S-827")
@pytest.mark.parametrize(
    ("first", "second", "shares"),
    [(2, 3, [1.0, 0.0]), (3, 2, [0.0, 1.0]), (2, 2, [0.5, 0.5]), (1, 1, [0.5, 0.5])],
)
def test_one_game_each_is_decided_by_storeys_cleared(first: int, second: int, shares: list[float]) -> None:
    table = Table(match_games=2)
    assert table.master == 0
    lose(table, first)
    assert (table.master, table.state.storey, table.state.seen_count) == (1, 1, 0)  # roles swapped, nothing kept
    lose(table, second)
    assert table.state.phase == OVER
    assert [result.cleared for result in table.view(-2).results] == [first - 1, second - 1]
    assert table.play.returns() == shares


@pytest.mark.rule("S-604")
def test_two_wins_win_the_match() -> None:
    table = Table(match_games=2)
    lose(table, 1)  # seat 0 wins as the Dungeon Master
    table.draw("bat", "cobra")
    table.play.act(1, RESIGN)
    assert table.play.returns() == [1.0, 0.0]
    assert table.view(-2).winners == [0]


def test_a_game_that_was_given_up_can_be_saved_and_loaded() -> None:
    play = Play(GAME, GAME.options.of(match_games=2), bytes(32))
    play.roll()
    play.act(HERO, RESIGN)
    assert play.state.game == 1
    again = loads(dump(play, [Sitter("a"), Sitter("b")]), {GAME.name: GAME}).play
    assert again.state == play.state
