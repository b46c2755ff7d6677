"""Who knows what, and the truths that a seat must hold possible."""

from collections import Counter
from math import comb
from typing import Any

import msgspec
import pytest

from facedown.engine.bits import seed_rng
from facedown.engine.game import SPECTATOR
from facedown.engine.play import redacted
from facedown.games.shy_monsters import SHY_MONSTERS as GAME
from facedown.games.shy_monsters.rules.pieces import MONSTER, MONSTERS, ROOMS
from facedown.games.shy_monsters.rules.state import State, slot
from tests.games.shy_monsters.helpers import HERO, MASTER, Table, on_storey, story


def worlds(table: Table, seat: int, count: int) -> list[State]:
    rng = [0] * 4
    seed_rng(rng, 7, 1)
    found = []
    for _ in range(count):
        world = table.seen(seat)
        GAME.rules.resample(world, seat, rng, [0.0])
        assert redacted(GAME, world, seat) == table.seen(seat)
        found.append(world)
    return found


def layout(s: State) -> tuple[int, ...]:
    return tuple(s.kind[ROOMS * slot(s) : ROOMS * slot(s) + ROOMS])


def pair(s: State) -> tuple[str, str]:
    return MONSTERS[s.hand[0] - 1], MONSTERS[s.hand[1] - 1]


def wire(table: Table, seat: int) -> bytes:
    return msgspec.json.encode((table.view(seat), table.choices_of(seat)))


@pytest.mark.rule("S-501", "S-403")
def test_only_the_master_knows_the_monsters_drawn() -> None:
    table = Table().draw("cobra", "bat")
    assert table.view(MASTER).hand == ["bat", "cobra"]
    assert table.view(MASTER).tray == {"exit": 1, "corridor": 3, "bat": 1, "cobra": 1}
    for viewer in (HERO, SPECTATOR):
        assert table.view(viewer).hand == ["", ""]
        assert table.view(viewer).tray == {}
        assert table.seen(viewer).hand == [0, 0]


@pytest.mark.rule("S-501", "S-503", "S-502")
def test_nothing_of_a_draft_gets_out() -> None:
    table = Table().draw("cobra", "bat")
    hero, watcher = table.play.watch(HERO), table.play.watch(SPECTATOR)
    first = (table.seen(HERO), table.seen(SPECTATOR), wire(table, HERO))
    for text in ("lay:1,0", "lay:1,1", "lay:2,0", "lay:0,1", "lay:-1,0", "lay:-2,0", "exit:2,0", "monster:bat:1,1"):
        table.do(MASTER, text)
        assert (table.seen(HERO), table.seen(SPECTATOR), wire(table, HERO)) == first
        assert table.seen(MASTER) == table.state
    table.do(MASTER, "monster:cobra:-2,0")
    assert [type(event).__name__ for event in hero.take() + watcher.take()] == ["StoreyBuilt", "StoreyBuilt"]


@pytest.mark.rule("S-933", "S-503", "S-504")
def test_layouts_that_look_alike_are_alike_to_the_byte() -> None:
    one, two = story("LINE", "C mantis C C dragon X"), story("LINE", "mantis dragon C X C C")
    assert wire(one, HERO) == wire(two, HERO)
    assert one.seen(HERO) == two.seen(HERO)
    one, two = story("LINE", "C mantis C C dragon X"), story("LINE", "C X dragon mantis C C")
    for table in (one, two):
        table.walk("explore:1,0")
    assert wire(one, HERO) == wire(two, HERO)
    assert one.seen(HERO) == two.seen(HERO)


@pytest.mark.rule("S-501", "S-822", "S-425")
def test_hidden_monsters_stay_hidden_all_game() -> None:
    table = on_storey(1, "LINE", "X C kraken C bat C").walk("reveal:2,0", "reveal:4,0", "explore:1,0")
    for viewer in (HERO, SPECTATOR):
        view = table.view(viewer)
        assert view.aside == ["", ""]
        (past,) = view.past
        assert {tile.what for tile in past.tiles if not tile.up} == {""}
        assert past.hidden == 2
        assert table.seen(viewer).aside == [0] * 6
    assert table.view(MASTER).aside == ["bat", "kraken"]
    assert sum(tile.what == "" for tile in table.view(MASTER).past[0].tiles) == 0


@pytest.mark.rule("S-707", "S-1206")
def test_monsters_put_aside_can_be_shown() -> None:
    table = on_storey(1, "LINE", "X C kraken C bat C", unrevealed_monsters="shown")
    table.walk("reveal:2,0", "reveal:4,0", "explore:1,0")
    assert table.view(HERO).aside == ["bat", "kraken"]
    assert {tile.what for tile in table.view(HERO).past[0].tiles if not tile.up} == {""}  # not where they lay
    for world in worlds(table, HERO, 40):
        assert world.aside[:2] == [1, 5]


@pytest.mark.rule("S-708", "S-1021")
@pytest.mark.parametrize("reveal", [True, False])
def test_after_the_game_everything_is_shown_or_not(reveal: bool) -> None:
    table = story("LINE", "C mantis C C dragon X", postgame_reveal=reveal).walk("explore:1,0", "explore:2,0")
    hidden = {tile.cell for tile in table.view(HERO).tiles if tile.what == ""}
    assert hidden == (set() if reveal else {(3, 0), (4, 0), (5, 0), (6, 0)})
    assert table.view(SPECTATOR).hand == (["dragon", "mantis"] if reveal else ["", ""])


@pytest.mark.rule("S-708", "S-604")
@pytest.mark.parametrize("reveal", [True, False])
def test_of_a_match_the_first_game_is_shown_when_it_is_over(reveal: bool) -> None:
    table = Table(match_games=2, postgame_reveal=reveal).build("LINE", "mantis C C C dragon X")
    table.walk("reveal:3,0", "reveal:4,0", "explore:1,0")
    assert table.state.game == 1
    hero_of_first = table.view(1).past[0]
    assert {tile.what for tile in hero_of_first.tiles if not tile.up} == (
        {"corridor", "dragon", "exit"} if reveal else {""}
    )
    assert {tile.what for tile in table.view(0).past[0].tiles if not tile.up} == {"corridor", "dragon", "exit"}


@pytest.mark.rule("S-1101", "S-1104")
def test_every_layout_is_equally_likely_to_a_hero() -> None:
    table = story("LINE", "C mantis C C dragon X")  # four Monsters seen: the pair is known, 120 arrangements
    counts = Counter(layout(world) for world in worlds(table, HERO, 12000))
    assert len(counts) == 120
    assert min(counts.values()) > 55
    assert max(counts.values()) < 155
    assert layout(table.state) in counts


@pytest.mark.rule("S-932", "S-1102")
@pytest.mark.parametrize(
    ("flips", "pairs"),
    [(("reveal:2,0", "reveal:4,0"), 15), (("reveal:3,0", "reveal:5,0"), 6), (("reveal:3,0", "reveal:4,0"), 10)],
)
def test_the_pairs_of_the_next_storey(flips: tuple[str, ...], pairs: int) -> None:
    """None, both or one of the two Monsters of storey 1 were seen."""
    table = on_storey(1, "LINE", "X C kraken C bat C").walk(*flips, "explore:1,0")
    table.build("LINE", "C mantis C C dragon X")
    sample = worlds(table, HERO, 300 * pairs)
    counts = Counter(pair(world) for world in sample)
    assert len(counts) == pairs
    assert comb({15: 6, 6: 4, 10: 5}[pairs], 2) == pairs
    assert min(counts.values()) > 220
    for world in sample[:200]:  # no Monster is in two places
        used = [m for m in (*world.seen, *world.aside, *world.hand) if m]
        assert len(set(used)) == len(used) == 4
        here = sorted(1 + kind - MONSTER for kind in layout(world) if kind >= MONSTER)
        assert here == sorted(world.hand)


@pytest.mark.rule("S-932")
def test_with_three_or_four_seen_before_the_last_storey() -> None:
    table = on_storey(2, "LINE", "X C kraken C bat C").walk("reveal:3,0", "explore:1,0")
    table.build(
        "LINE", "C mantis C C gargoyle X" if "mantis" not in table.view(HERO).seen else "C cobra C C gargoyle X"
    )
    counts = Counter(pair(world) for world in worlds(table, HERO, 900))
    assert len(counts) == 3
    assert min(counts.values()) > 230
    table = story("LINE", "C mantis C C dragon X")
    assert {pair(world) for world in worlds(table, HERO, 50)} == {("dragon", "mantis")}


@pytest.mark.rule("S-1101")
def test_flips_rule_out_what_contradicts_them() -> None:
    table = story("LINE", "C mantis C C dragon X").walk("explore:1,0", "jump:2,0>3,0")
    counts = Counter(layout(world) for world in worlds(table, HERO, 3000))
    assert len(counts) == 6  # corridor, dragon and Exit on three tiles
    assert min(counts.values()) > 400


@pytest.mark.rule("S-1103")
def test_the_master_knows_everything_there_is() -> None:
    table = story("LINE", "C mantis C C dragon X")
    assert worlds(table, MASTER, 3) == [table.state] * 3


@pytest.mark.rule("S-501")
def test_possible_monsters_are_public_knowledge() -> None:
    table = on_storey(1, "LINE", "C mantis C C dragon X").walk("reveal:2,0")
    for viewer in (MASTER, HERO, SPECTATOR):
        assert table.view(viewer).possible == ["bat", "dragon", "cobra", "kraken", "gargoyle"]
    table.walk("reveal:5,0")
    assert table.view(HERO).possible == []
    assert table.view(HERO).hidden == 0


@pytest.mark.rule("S-1016")
def test_the_risk_of_a_step_is_the_share_of_layouts() -> None:
    table = on_storey(1, "BLOCK", "C C gargoyle C X bat").walk("reveal:3,0")

    def deadly(world: Any, cell: tuple[int, int]) -> bool:
        look = world.copy()
        look.phase, look.reveals = 4, 0
        action = GAME.text.moves.read(f"explore:{cell[0]},{cell[1]}")[1]
        GAME.rules.apply(look, HERO, action)
        return bool(look.result[0])

    sample = worlds(table, HERO, 6000)
    for tile in table.view(HERO).tiles:
        if tile.cell in {(1, 0), (0, 1)}:
            share = sum(deadly(world, tile.cell) for world in sample) / len(sample)
            assert abs(tile.risk - share) < 0.02
        if tile.up:
            assert tile.risk == 0.0
    beside_bat = next(tile for tile in table.view(HERO).tiles if tile.cell == (2, 0))
    assert beside_bat.risk == 0.0  # a Monster there would panic
