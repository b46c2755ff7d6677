"""Setup, drawing and building."""

from collections import Counter

import pytest

from facedown.engine.errors import IllegalMove
from facedown.engine.game import CHANCE
from facedown.engine.play import Play, choices
from facedown.games.shy_monsters import SHY_MONSTERS as GAME
from facedown.games.shy_monsters.page.view import view
from facedown.games.shy_monsters.rules.pieces import PAIRS
from facedown.games.shy_monsters.rules.state import BUILD, DRAW, MOVE, REVEAL, State
from tests.games.shy_monsters.helpers import HERO, MASTER, OUTLINES, Table, cells_in_order, on_storey, story


def places(table: Table, verb: str) -> set[str]:
    return {text.removeprefix(f"{verb}:") for text in table.legal(MASTER) if text.startswith(f"{verb}:")}


@pytest.mark.rule("S-901", "S-302", "S-303", "S-403")
def test_a_new_game() -> None:
    state = GAME.rules.setup(GAME.options())
    assert (state.phase, state.storey, state.seen_count, state.aside_count) == (DRAW, 1, 0, 0)
    assert GAME.rules.actors(state) == CHANCE
    assert view(state, HERO).pile == 6
    assert len(choices(GAME, state, CHANCE)) == 15
    assert {GAME.rules.weight(state, pair) for pair in range(15)} == {1}  # 1/15 each
    table = Table().draw("cobra", "bat")
    own = table.view(MASTER)
    assert (own.pile, own.hand, own.token) == (4, ["bat", "cobra"], (0, 0))  # S-828
    assert (own.attacks, own.jumps) == (1, 1)
    assert table.state.phase == BUILD


@pytest.mark.rule("S-902", "S-404")
def test_tiles_are_laid_next_to_laid_ones() -> None:
    table = Table().draw("bat", "cobra")
    assert places(table, "lay") == {"0,-1", "-1,0", "1,0", "0,1"}
    table.do(MASTER, "lay:1,0")
    assert places(table, "lay") == {"0,-1", "1,-1", "-1,0", "2,0", "0,1", "1,1"}
    table.do(MASTER, "lay:0,1")
    assert places(table, "lay") == {"0,-1", "1,-1", "-1,0", "2,0", "-1,1", "1,1", "0,2"}


@pytest.mark.rule("S-903", "S-407")
def test_nine_decisions_build_a_storey_and_one_event_tells_of_it() -> None:
    table = Table().draw("cobra", "bat")
    heard = table.play.watch(HERO)
    for cell in OUTLINES["LINE"]:
        table.do(MASTER, f"lay:{cell[0]},{cell[1]}")
    assert places(table, "exit") == {f"{x},0" for x in range(1, 7)}
    table.do(MASTER, "exit:6,0")
    assert places(table, "monster") == {f"bat:{x},0" for x in range(1, 6)}  # the lower index first
    table.do(MASTER, "monster:bat:2,0")
    assert places(table, "monster") == {f"cobra:{x},0" for x in (1, 3, 4, 5)}
    assert heard.take() == []
    table.do(MASTER, "monster:cobra:3,0")
    assert {x for x in range(1, 7) if table.tile(x, 0).what == "corridor"} == {1, 4, 5}
    (event,) = heard.take()
    assert event.cells == OUTLINES["LINE"]  # type: ignore[attr-defined]
    assert all(tile.what == "" for tile in table.view(HERO).tiles if tile.cell != (0, 0))
    assert len(table.view(HERO).tiles) == 7  # S-202


@pytest.mark.rule("S-405", "S-503")
def test_the_order_of_laying_leaves_no_trace() -> None:
    def built(order: list[tuple[int, int]]) -> State:
        table = Table().draw("bat", "cobra")
        table.do(MASTER, *(f"lay:{x},{y}" for x, y in order))
        return table.do(MASTER, "exit:3,0", "monster:bat:1,1", "monster:cobra:2,0").state

    cells = OUTLINES["BLOCK"]
    assert built(cells_in_order(cells)) == built(cells_in_order(list(reversed(cells))))


@pytest.mark.rule("S-406", "S-820", "S-821")
def test_monsters_may_be_put_anywhere() -> None:
    table = on_storey(1, "LINE", "dragon bat C C C X")  # uncomfy, side by side, before the Exit
    assert table.state.phase == REVEAL
    assert table.tile(1, 0).comfy == ["mantis"]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("lay:2,0", "touch"),
        ("lay:0,0", "already"),
        ("exit:1,0", "it is time to lay a tile"),
        ("explore:1,0", "it is time to lay a tile"),
    ],
)
def test_refusals_while_laying(text: str, reason: str) -> None:
    table = Table().draw("bat", "cobra")
    with pytest.raises(IllegalMove, match=reason):
        table.do(MASTER, text)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("monster:cobra:1,0", "place the bat now"),
        ("monster:bat:6,0", "already something there"),
        ("monster:bat:0,3", "you have no tile there"),
        ("monster:bat:0,0", "Entrance"),
        ("lay:0,1", "it is time to place a Monster"),
    ],
)
def test_refusals_while_placing(text: str, reason: str) -> None:
    table = Table().draw("bat", "cobra")
    table.do(MASTER, *(f"lay:{x},0" for x in range(1, 7)), "exit:6,0")
    with pytest.raises(IllegalMove, match=reason):
        table.do(MASTER, text)


@pytest.mark.rule("S-301", "S-701", "S-826")
@pytest.mark.parametrize(("dm_seat", "master"), [("seat_0", 0), ("seat_1", 1)])
def test_who_builds_is_an_option(dm_seat: str, master: int) -> None:
    table = Table(dm_seat=dm_seat).draw("bat", "cobra")
    assert table.play.actors() == [master]
    assert (table.view(master).role, table.view(1 - master).role, table.view(-2).role) == ("master", "hero", "watch")


@pytest.mark.rule("S-701")
def test_roles_at_random() -> None:
    state = GAME.rules.setup(GAME.options.of(dm_seat="random"))
    outcomes = choices(GAME, state, CHANCE)
    assert [GAME.text.moves.write(CHANCE, outcome) for outcome in outcomes] == ["master:0", "master:1"]
    assert {GAME.rules.weight(state, outcome) for outcome in outcomes} == {1}
    GAME.rules.apply(state, CHANCE, outcomes[1])
    assert (state.dm, state.phase) == (1, DRAW)


@pytest.mark.rule("S-402", "S-401")
def test_only_one_side_ever_decides() -> None:
    table = on_storey(1, "LINE", "C mantis C C dragon X")
    assert table.play.actors() == [HERO]
    assert Table().draw("bat", "cobra").play.actors() == [MASTER]


@pytest.mark.rule("S-917", "S-413", "S-704")
def test_opening_flips_by_storey() -> None:
    tiles = "C mantis C C dragon X"
    table = on_storey(1, "LINE", tiles)
    assert len(table.legal()) == 6
    table.walk("reveal:4,0")
    assert len(table.legal()) == 5
    assert table.walk("reveal:1,0").state.phase == MOVE
    table = on_storey(2, "LINE", tiles)
    assert len(table.legal()) == 6
    assert table.walk("reveal:4,0").state.phase == MOVE
    assert story("LINE", tiles).state.phase == MOVE
    table = on_storey(1, "LINE", tiles, opening_reveals=(6, 0, 0))
    table.walk(*(f"reveal:{x},0" for x in range(1, 7)))
    assert table.state.phase == MOVE


@pytest.mark.rule("S-403", "S-934")
def test_draws_are_uniform_and_without_return() -> None:
    state = GAME.rules.setup(GAME.options())
    rng = [1, 2, 3, 4]
    counts = Counter(GAME.rules.draw(state, rng) for _ in range(15000))
    assert set(counts) == set(range(15))
    assert max(counts.values()) < 1200
    state.seen[:2] = [1, 2]  # bat and dragon are gone
    state.seen_count, state.storey = 2, 2
    left = {PAIRS[pair] for pair in choices(GAME, state, CHANCE)}
    assert left == {(a, b) for a in range(2, 6) for b in range(a + 1, 6)}


@pytest.mark.rule("S-711")
def test_a_game_for_two() -> None:
    assert (GAME.least_seats, GAME.most_seats) == (2, 2)
    play = Play(GAME, GAME.options(), bytes(32))
    play.roll()
    assert play.actors() == [MASTER]
