"""Before the first turn: layout, deal, first player, starting spaces (H-301 .. H-311)."""

from random import Random

import pytest

from facedown.engine.bits import seed_rng
from facedown.engine.game import CHANCE, SPECTATOR
from facedown.engine.play import choices, redacted
from facedown.games.hyst import HYST
from facedown.games.hyst.rules.codes import parse_code
from facedown.games.hyst.rules.data import DATA, LAYOUTS
from facedown.games.hyst.rules.floods import open_corners
from facedown.games.hyst.rules.opening import MOST_THROWN
from facedown.games.hyst.rules.options import HystOptions
from facedown.games.hyst.rules.pieces import BARRICADE, BLIND_SPOT, COLOURS, VENTS, count
from facedown.games.hyst.rules.rules import actors, apply, draw
from facedown.games.hyst.rules.setup import setup
from facedown.games.hyst.rules.state import NO_LAYOUT, OVER, RESULTS, State
from facedown.games.hyst.text.happenings import FirstPlayer, MuseumLaid, TileLaid, TileTurned
from tests.games.hyst.helpers import Table


def open_game(seed: int = 1, **options: object) -> Table:
    """Chance, and choices of starting spaces at random, up to the first turn."""
    t = Table(setup(HystOptions.of(**options)))
    random = Random(seed)
    while t.phase != "turn_start":
        t.do(random.choice(sorted(t.legal())))
    return t


def lay(codes: list[str], **options: object) -> Table:
    """The tiles of some codes as chance brings them."""
    t = Table(setup(HystOptions.of(**options)))
    for code in codes:
        for number, turn in parse_code(code):
            t.do(f"tile:{number:02}{'abcd'[turn]}")
    return t


@pytest.mark.rule("H-301")
@pytest.mark.rule("H-310")
@pytest.mark.rule("H-101")
def test_everything_is_ready_at_the_first_turn() -> None:
    t = open_game(players=5)
    s = t.state
    assert (t.phase, s.turns, s.active, s.first) == ("turn_start", 0, s.first, s.who)
    assert all(at.startswith("S") for at in (t.at(p) for p in range(5)))
    assert [seat.colour for seat in HYST.page.view(s, 0).seats] == list(COLOURS[:5])  # type: ignore[attr-defined]
    assert (s.held[:5], s.deck_count, s.pile_count) == ([3] * 5, 47 - 15, 0)
    assert (t.diamond, s.smoke_left, s.lasers_left) == ("E5", 19, 12)


@pytest.mark.rule("H-302")
@pytest.mark.rule("H-805")
def test_tiles_are_drawn_with_their_turns() -> None:
    t = Table(setup(HystOptions.of()))
    assert len(t.legal("tile")) == 4 * 18
    t.do("tile:07c")
    assert len(t.legal("tile")) == 4 * 17
    assert not t.legal() & {f"tile:07{turn}" for turn in "abcd"}
    assert len(Table(setup(HystOptions.of(edition="deluxe"))).legal("tile")) == 4 * 26


@pytest.mark.rule("H-304")
@pytest.mark.rule("H-806")
@pytest.mark.rule("H-905")
def test_a_random_museum_is_repaired() -> None:
    t = Table(setup(HystOptions.of()))
    told = []
    for number, turn in parse_code("HY1-07b13c02c-14c08c18a-12b04a11b-48"):
        told += t.do(f"tile:{number:02}{'abcd'[turn]}").events
    assert [type(event) for event in told] == [TileLaid] * 9 + [TileTurned, MuseumLaid]
    assert told[-2] == TileTurned(9, 11, 3)
    assert told[-1] == MuseumLaid("HY1-07b13c02c-14c08c18a-12b04a11a-39")
    assert t.phase == "draw"


@pytest.mark.rule("H-907")
@pytest.mark.rule("H-304")
def test_what_cannot_be_repaired_is_thrown_away() -> None:
    t = lay(["HY1-03d02a08c-09b07a14c-15c01c17c-52"])
    assert (t.phase, t.state.thrown) == ("layout", 1)
    assert len(t.legal()) == 72
    assert "tiles are drawn again" in t.told()[-1]


@pytest.mark.rule("H-304")
def test_a_level_is_waited_for() -> None:
    easy, hard = LAYOUTS["matinee"].code, LAYOUTS["lockdown"].code
    assert lay([easy], layout_level="hard").state.thrown == 1
    assert lay([easy, hard], layout_level="hard").phase == "draw"
    assert lay([easy], layout_level="easy").phase == "draw"


@pytest.mark.rule("H-311")
def test_after_a_thousand_museums_it_is_given_up() -> None:
    s = setup(HystOptions.of())
    s.thrown = MOST_THROWN - 1
    t = Table(s)
    for number, turn in parse_code("HY1-03d02a08c-09b07a14c-15c01c17c-52"):
        t.do(f"tile:{number:02}{'abcd'[turn]}")
    assert (t.phase, t.state.result, t.state.winner) == ("over", NO_LAYOUT, -1)
    assert RESULTS[t.state.result] == "no_layout"
    assert t.told()[-1].startswith("No museum could be laid")
    assert "level any, 18 floor plans" in t.told()[-1]


@pytest.mark.rule("H-303")
@pytest.mark.rule("H-807")
def test_every_random_museum_is_open_at_all_corners() -> None:
    rng = [0] * 4
    for stream in range(60):
        seed_rng(rng, 3, stream)
        s = setup(HystOptions.of(edition="deluxe" if stream % 2 else "base"))
        while s.deck_count == size_of_deck(s):
            apply(s, CHANCE, draw(s, rng))
        assert open_corners(s.walls) == 15


def size_of_deck(s: State) -> int:
    return 52 - 1 if s.deluxe else 49 - 1  # four players: one Barricade less


@pytest.mark.rule("H-305")
@pytest.mark.rule("H-809")
def test_cameras_hang_as_printed() -> None:
    s = setup(HystOptions.of(layout="matinee"))
    cameras = {(c.space, c.facing) for c in HYST.page.view(s, SPECTATOR).cameras}  # type: ignore[attr-defined]
    said = "G1 N, B2 E, F3 S, A4 W, G4 S, F6 W, D7 W, H8 E, A9 W"
    assert cameras == {tuple(words.split()) for words in said.split(", ")}
    assert setup(HystOptions.of(layout="matinee", power_outage=True)).camera == [-1] * 9


@pytest.mark.rule("H-306")
@pytest.mark.rule("H-210")
@pytest.mark.parametrize(("players", "kept"), [(2, 3), (3, 2), (4, 2), (5, 1), (6, 1)])
def test_barricades_by_number_of_players(players: int, kept: int) -> None:
    s = setup(HystOptions.of(players=players))
    assert (count(s.deck, BARRICADE), count(s.deck, VENTS), count(s.deck, BLIND_SPOT)) == (kept, 0, 5)
    assert count(setup(HystOptions.of(players=players, edition="deluxe")).deck, VENTS) == 3
    assert (DATA.smoke, DATA.lasers) == (s.smoke_left, s.lasers_left)


@pytest.mark.rule("H-307")
def test_the_deal_is_draw_by_draw() -> None:
    t = Table(setup(HystOptions.of(players=3, layout="matinee")))
    order = []
    while t.phase == "draw":
        order.append(t.state.who)
        t.do(min(t.legal()))
    assert order == [0, 0, 0, 1, 1, 1, 2, 2, 2]


@pytest.mark.rule("H-308")
@pytest.mark.rule("H-842")
def test_the_first_player() -> None:
    t = Table(setup(HystOptions.of(players=3, layout="matinee")))
    while t.phase == "draw":
        t.do(min(t.legal()))
    assert t.legal() == {"first:0", "first:1", "first:2"}
    assert t.do("first:2").events == [FirstPlayer(2)]
    t.do("d4:1 d4:1 d4:4")
    assert ([t.at(p) for p in range(3)], t.state.active) == (["S1", "S1", "S4"], 2)
    assert open_game(players=3, first_player=1).state.active == 1


@pytest.mark.rule("H-809")
def test_a_layout_of_ones_own_needs_no_chance() -> None:
    s = setup(HystOptions.of(players=2, layout=LAYOUTS["open_house"].code))
    assert actors(s) == CHANCE
    assert {HYST.text.moves.write(CHANCE, a).partition(":")[0] for a in choices(HYST, s, CHANCE)} == {"draw"}
    assert redacted(HYST, s, SPECTATOR).tiles == [0] * 99
    assert s.phase != OVER
