"""Events, log lines, views and notation: what people read."""

import pytest

from facedown.engine.bits import id_of
from facedown.engine.errors import UnreadableMove
from facedown.engine.game import SPECTATOR
from facedown.games.shy_monsters import SHY_MONSTERS as GAME
from facedown.games.shy_monsters.rules.actions import N_ACTIONS, RESIGN
from facedown.games.shy_monsters.rules.state import REVEAL
from facedown.games.shy_monsters.text.events import Walked
from tests.games.shy_monsters.helpers import HERO, MASTER, Table, on_storey, story

TILES = "C mantis C C dragon X"


def lines(table: Table, viewer: int, *moves: str) -> list[str]:
    watcher = table.play.watch(viewer)
    table.walk(*moves)
    return [str(GAME.text.tell(event)) for event in watcher.take()]


@pytest.mark.rule("S-1018", "S-502")
def test_log_lines() -> None:
    table = on_storey(2, "CROSS", "C bat X C dragon C")
    assert lines(table, HERO, "reveal:1,-1") == ["Floor 2: Hero looks at the tile (1,-1): the Exit."]
    assert lines(table, SPECTATOR, "explore:1,0", "attack:2,0") == [
        "Hero steps onto the tile (1,0): corridor.",
        "Hero attacks the tile (2,0): bat slain.",
    ]
    assert lines(table, MASTER, "explore:1,-1") == [
        "Hero steps onto the tile (1,-1): the Exit.",
        "Floor 2 cleared; 1 Monster stayed hidden.",
    ]
    table = story("LINE", TILES).walk("explore:1,0")
    assert lines(table, HERO, "jump:2,0>3,0") == [
        "Hero jumps over the tile (2,0) to the tile (3,0): corridor; jumped tile: mantis, it lies in a "
        "straight passage: it feels at "
        "home, deadly."
    ]


@pytest.mark.rule("S-1018", "S-705")
def test_tiles_that_are_named_together_are_told_in_one_line() -> None:
    table = on_storey(2, "LINE", "bat C C C dragon X", opening_reveals=(2, 2, 0), reveal_mode="together")
    assert lines(table, HERO, "reveal:1,0", "reveal:6,0") == [
        "Floor 2: Hero names the tile (1,0).",
        "Floor 2: Hero looks at the tile (1,0): bat, no tile touches it by a corner: harmless; the tile "
        "(6,0): the Exit.",
    ]


@pytest.mark.rule("S-1010", "S-410")
@pytest.mark.parametrize(
    ("outline", "tiles", "moves", "said"),
    [
        ("LINE", "bat C C C dragon X", ("explore:1,0",), "bat, no tile touches it by a corner: harmless"),
        ("LINE", "cobra mantis C C C X", ("explore:1,0", "explore:2,0"), "mantis, it panics beside another Monster"),
        ("BLOCK", "kraken C C C X bat", ("explore:1,0",), "kraken, three ways lead to it: it feels at home, deadly"),
    ],
)
def test_verdicts(outline: str, tiles: str, moves: tuple[str, ...], said: str) -> None:
    assert said in lines(story(outline, tiles), HERO, *moves)[len(moves) - 1]


@pytest.mark.rule("S-601", "S-502")
def test_endings_in_words() -> None:
    assert lines(story("LINE", TILES), HERO, "explore:1,0", "explore:2,0")[-1] == (
        "The mantis catches Hero on floor 3. Dungeon Master wins."
    )
    trapped = on_storey(2, "LINE", "C C mantis C dragon X").walk("reveal:3,0")
    assert lines(trapped, HERO, "jump_attack:1,0>2,0")[-1] == ("Hero is trapped on floor 2. Dungeon Master wins.")
    table = story("LINE", TILES)
    watcher = table.play.watch(SPECTATOR)
    table.play.act(HERO, RESIGN)
    assert [str(GAME.text.tell(event)) for event in watcher.take()] == ["Hero resigns."]


@pytest.mark.rule("S-502", "S-604")
def test_a_match_in_words() -> None:
    table = Table(match_games=2, dm_seat="seat_1")
    watcher = table.play.watch(SPECTATOR)
    table.draw("bat", "cobra")
    table.play.act(0, RESIGN)
    table.play.act(0, RESIGN)
    said = [str(GAME.text.tell(event)) for event in watcher.take()]
    assert said[0] == "Game 1. Floor 1: Seat 2 (Dungeon Master) is building for Seat 1 (Hero)."
    assert said[1] == "Game 1. Hero resigns."
    assert said[-2] == "Game 2. Dungeon Master resigns."
    assert said[-1] == "Seat 2 wins the match (floors cleared 0:3)."


@pytest.mark.rule("S-418")
def test_a_walk_tells_what_was_slain_and_where() -> None:
    table = story("LINE", TILES).walk("explore:1,0")
    watcher = table.play.watch(HERO)
    table.walk("attack:2,0")
    (event,) = watcher.take()
    assert isinstance(event, Walked)
    assert (event.how, event.slain, event.killed) == ("attack", "mantis", False)
    assert (event.path, event.cell) == ([(1, 0)], (2, 0))


@pytest.mark.rule("S-408", "S-804")
def test_a_tile_has_a_face_and_a_monster_a_mood() -> None:
    table = story("LINE", TILES)
    tile = table.tile(2, 0, seat=HERO)
    assert (tile.up, tile.mood, tile.what) == (False, "", "")
    assert (tile.edges, tile.corners) == (2, 0)  # the Entrance, dead and face-down tiles count alike
    table.walk("explore:1,0", "attack:2,0")
    assert table.tile(2, 0, seat=HERO).mood == "dead"
    assert table.tile(3, 0).comfy == ["mantis"]  # unchanged


@pytest.mark.rule("S-101")
def test_a_whole_game_of_three_storeys() -> None:
    table = Table()
    for pair in (("bat", "kraken"), ("cobra", "gargoyle"), ("dragon", "mantis")):
        table.build("LINE", f"X C C C {pair[0]} {pair[1]}")
        while table.state.phase == REVEAL:
            table.walk(max(table.legal()))
        table.walk("explore:1,0")
    (result,) = table.view(HERO).results
    assert (result.result, result.cleared) == ("hero_escaped", 3)


def test_every_action_has_a_text_of_its_own() -> None:
    texts = {GAME.text.moves.write(0, id_of(number)) for number in range(N_ACTIONS)}
    assert len(texts) == N_ACTIONS
    for number in range(N_ACTIONS):
        assert GAME.text.moves.read(GAME.text.moves.write(0, id_of(number))) == (False, id_of(number))


@pytest.mark.parametrize(
    "text", ["", "lay", "lay:9,9", "fly:1,0", "monster:troll:1,0", "jump:1,0", "jump:1,0>3,0", "draw:bat", "resign:now"]
)
def test_unreadable_moves(text: str) -> None:
    with pytest.raises(UnreadableMove, match=r"write a move like|is no"):
        GAME.text.moves.read(text)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("1,0", "explore:1,0"),
        ("go 1,0", "explore:1,0"),
        ("attack 1,0", "attack:1,0"),
        ("a 1,0", "attack:1,0"),
        ("jump 1,0 2,0", "jump:1,0>2,0"),
        ("jump attack 1,0 2,0", "jump_attack:1,0>2,0"),
        ("jump_attack:1,0>2,0", "jump_attack:1,0>2,0"),
    ],
)
def test_what_people_type(typed: str, meant: str) -> None:
    table = story("LINE", TILES)
    assert GAME.text.moves.write(HERO, table.play.read(HERO, typed)) == meant


def test_choices_in_words() -> None:
    table = story("LINE", TILES)
    said = {str(GAME.text.moves.say(table.seen(HERO), action)) for action in table.play.legal(HERO)}
    assert said == {
        "step onto the tile (1,0)",
        "attack the tile (1,0)",
        "jump over the tile (1,0) and land on the tile (2,0)",
        "jump over the tile (1,0) and strike at what lies on the tile (2,0)",
    }
    table = Table().draw("bat", "cobra")
    assert str(GAME.text.moves.say(table.seen(MASTER), table.play.legal(MASTER)[0])) == "lay a tile at (0,-1)"
