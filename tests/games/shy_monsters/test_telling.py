"""Events, log lines, views, notation and positions: what people read."""

from random import Random

import pytest

from facedown.engine.bits import id_of
from facedown.engine.dice import seed_from
from facedown.engine.errors import PositionError, UnreadableMove
from facedown.engine.game import SPECTATOR
from facedown.engine.play import Play, choices
from facedown.games.shy_monsters import SHY_MONSTERS as GAME
from facedown.games.shy_monsters.rules.actions import N_ACTIONS, RESIGN
from facedown.games.shy_monsters.rules.state import BUILD, MOVE, REVEAL
from facedown.games.shy_monsters.text.events import Walked
from tests.games.shy_monsters.helpers import HERO, MASTER, Table, on_storey, random_states, story

TILES = "C mantis C C dragon X"


def lines(table: Table, viewer: int, *moves: str) -> list[str]:
    watcher = table.play.watch(viewer)
    table.walk(*moves)
    return [GAME.text.tell(event) for event in watcher.take()]


@pytest.mark.rule("S-1018", "S-502")
def test_log_lines() -> None:
    table = on_storey(2, "CROSS", "C bat X C dragon C")
    assert lines(table, HERO, "reveal:1,-1") == ["Storey 2: Hero looks at (1,-1): the Exit."]
    assert lines(table, SPECTATOR, "explore:1,0", "attack:2,0") == [
        "Hero steps onto (1,0): corridor.",
        "Hero attacks (2,0): bat slain.",
    ]
    assert lines(table, MASTER, "explore:1,-1") == [
        "Hero steps onto (1,-1): the Exit.",
        "Storey 2 cleared; 1 Monster stayed hidden.",
    ]
    table = story("LINE", TILES).walk("explore:1,0")
    assert lines(table, HERO, "jump:2,0>3,0") == [
        "Hero jumps over (2,0) to (3,0): corridor; jumped tile: mantis, it lies in a straight passage: it feels at "
        "home, deadly."
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
        "The mantis gets the Hero on storey 3. The Dungeon Master wins."
    )
    trapped = on_storey(2, "LINE", "C C mantis C dragon X").walk("reveal:3,0")
    assert lines(trapped, HERO, "jump_attack:1,0>2,0")[-1] == (
        "The Hero is trapped on storey 2. The Dungeon Master wins."
    )
    table = story("LINE", TILES)
    watcher = table.play.watch(SPECTATOR)
    table.play.act(HERO, RESIGN)
    assert [GAME.text.tell(event) for event in watcher.take()] == ["The Hero gives up."]


@pytest.mark.rule("S-502", "S-604")
def test_a_match_in_words() -> None:
    table = Table(match_games=2, dm_seat="seat_1")
    watcher = table.play.watch(SPECTATOR)
    table.draw("bat", "cobra")
    table.play.act(0, RESIGN)
    table.play.act(0, RESIGN)
    said = [GAME.text.tell(event) for event in watcher.take()]
    assert said[0] == "Game 1, storey 1: the Dungeon Master is building."
    assert said[1] == "Game 1: the Hero gives up."
    assert said[-2] == "Game 2: the Dungeon Master gives up."
    assert said[-1] == "Seat 2 wins the match (storeys cleared 0:3)."


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
    said = {GAME.text.moves.say(table.seen(HERO), action) for action in table.play.legal(HERO)}
    assert said == {
        "step onto (1,0)",
        "attack (1,0)",
        "jump over (1,0) and land on (2,0)",
        "jump over (1,0) and strike at what lies on (2,0)",
    }
    table = Table().draw("bat", "cobra")
    assert GAME.text.moves.say(table.seen(MASTER), table.play.legal(MASTER)[0]) == "lay a tile on (0,-1)"


@pytest.mark.parametrize("number", range(10))
def test_positions_round_trip_and_play_on(number: int) -> None:
    options = GAME.kit.samples()[number]  # type: ignore[misc]
    play = Play(GAME, options, seed_from(f"position {number}"))
    random = Random(number)
    play.roll()
    while not play.over:
        (seat,) = play.actors()
        text = GAME.text.write_position(play.state)
        assert GAME.text.read_position(text) == play.state
        play.act(seat, random.choice(play.legal(seat)))


GOOD = """shy_monsters
storey: 3
phase: move
storey 1.1: 1,0 corridor up; 2,0 corridor up; 3,0 corridor up; 4,0 bat up; 5,0 kraken up; 6,0 exit up
storey 1.2: 1,0 corridor up; 2,0 corridor up; 3,0 corridor up; 4,0 cobra; 5,0 gargoyle; 6,0 exit up
storey 1.3: 1,0 corridor up; 2,0 mantis up; 3,0 corridor up; 4,0 corridor; 5,0 dragon; 6,0 exit
hero: 3,0
jumps: 0
"""


def test_a_position_written_by_hand() -> None:
    with pytest.raises(PositionError, match="panicked"):
        GAME.text.read_position(GOOD)
    state = GAME.text.read_position(GOOD.replace("5,0 kraken up", "5,0 kraken up panicked"))
    assert state.active[2] == 2
    assert {GAME.text.moves.write(1, a) for a in choices(GAME, state, HERO)} == {
        "explore:4,0",
        "attack:2,0",
        "attack:4,0",
    }


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("shy_monsters\n", "nyet\n", "starts with the line"),
        ("storey: 3", "storey: 4", "number from 1 to 3"),
        ("phase: move", "phase: draw", "phase"),
        ("6,0 exit\n", "6,0 corridor\n", "one exit"),
        ("6,0 exit\n", "5,3 exit\n", "is no cell"),
        ("6,0 exit\n", "0,5 exit\n", "hang together"),
        ("6,0 exit\n", "5,0 exit\n", "different cells"),
        ("5,0 dragon;", "5,0 bat;", "two storeys"),
        ("4,0 corridor;", "4,0 corridor dead;", "only a face-up Monster"),
        ("2,0 mantis up;", "2,0 mantis up dead;", "by an Attack"),
        ("hero: 3,0", "hero: 2,0", "he stands"),
        ("hero: 3,0", "hero: 0,4", "he stands"),
        ("jumps: 0", "jumps: 2", "number from 0 to 1"),
        ("jumps: 0", "wings: 2", "no line 'wings"),
        ("5,0 gargoyle; 6,0 exit up", "5,0 gargoyle; 6,0 exit", "passed has its Exit"),
        ("jumps: 0", "last: fly", "last"),
        ("jumps: 0", "seen: cobra", "seen"),
        ("jumps: 0", "seen: troll", "is no Monster"),
        ("jumps: 0", "reveals: 1", "opening flips"),
        ("jumps: 0", "named: 4,0", "opening flips"),
        ("jumps: 0", "flipped: dragon", "flipped"),
        ("jumps: 0", "jumps: 0\njumps: 0", "each line once"),
        ("jumps: 0", "options: fear=maybe", "options"),
        ("storey 1.2:", "storey 2.2:", "is missing"),
        ("1,0 corridor up; 2,0 mantis", "0,0 corridor up; 2,0 mantis", "Entrance is always there"),
        ("1,0 corridor up; 2,0 mantis", "1,0 corridor sideways; 2,0 mantis", "no mark"),
    ],
)
def test_impossible_positions(old: str, new: str, said: str) -> None:
    good = GOOD.replace("5,0 kraken up", "5,0 kraken up panicked")
    assert old in good
    text = good.rpartition(old)
    with pytest.raises(PositionError, match=said):
        GAME.text.read_position(text[0] + new + text[2])


@pytest.mark.parametrize(
    ("hand", "draft", "said"),
    [
        ("bat", "", "two Monsters"),
        ("bat bat", "", "different"),
        ("bat cobra", "1,0; 2,0 exit", "six cells, then"),
        ("bat cobra", "1,0; 2,0; 3,0; 4,0; 5,0; 6,0 cobra", "six cells, then"),
        ("bat cobra", "1,0 up; 2,0", "face up"),
    ],
)
def test_impossible_drafts(hand: str, draft: str, said: str) -> None:
    text = f"shy_monsters\nphase: build\nhand: {hand}\n" + (f"storey 1.1: {draft}\n" if draft else "")
    with pytest.raises(PositionError, match=said):
        GAME.text.read_position(text)


def test_phases_without_a_text() -> None:
    with pytest.raises(PositionError, match="has no text"):
        GAME.text.write_position(GAME.rules.setup(GAME.options()))
    assert {state.phase for phase in (BUILD, REVEAL, MOVE) for state in random_states(phase, 2)} == {
        BUILD,
        REVEAL,
        MOVE,
    }
