"""Rules that scenarios do not show by themselves, on many random games."""

import pytest

from facedown.engine.bits import id_of, number_of
from facedown.engine.dice import seed_from
from facedown.engine.errors import IllegalMove
from facedown.engine.game import CHANCE
from facedown.engine.play import Play, bits_of
from facedown.games.shy_monsters import SHY_MONSTERS as GAME
from facedown.games.shy_monsters.page.view import view
from facedown.games.shy_monsters.rules.actions import N_ACTIONS, WORDS
from facedown.games.shy_monsters.rules.pieces import CELL, DOOR, ENTRANCE, MONSTER, ROOMS
from facedown.games.shy_monsters.rules.state import MOVE, State, slot
from facedown.games.shy_monsters.rules.walk import can_move, cell_at, frontier, known_exit, region
from facedown.games.shy_monsters.text.moves import split
from tests.games.shy_monsters.helpers import on_storey, random_states, story

TILES = "C mantis C C dragon X"


def hero_states(games: int, **options: object) -> list[State]:
    return list(random_states(MOVE, games, **options))


@pytest.mark.rule("S-404", "S-422")
def test_actions_are_numbered_in_the_order_of_the_list() -> None:
    ids = [id_of(number) for number in range(N_ACTIONS)]
    assert [number_of(action) for action in ids] == list(range(N_ACTIONS))
    assert all(action & 63 < 63 for action in ids)
    assert ids[-1] < 64 * WORDS
    order = ["explore", "attack", "jump", "jump_attack"]
    for state in hero_states(30):
        mask = [0] * WORDS
        GAME.rules.legal(state, 1 - state.dm, mask)
        verbs = [order.index(split(action)[0]) for action in bits_of(mask)]
        assert verbs == sorted(verbs)


@pytest.mark.rule("S-411", "S-412")
def test_region_and_frontier() -> None:
    for state in hero_states(30):
        now = slot(state)
        reached = region(state)
        assert reached >> state.token & 1
        for tile in range(ROOMS + 1):
            if reached >> tile & 1:
                assert tile == ENTRANCE or state.up[now] >> tile & 1
                assert not (state.active[now] | known_exit(state)) >> tile & 1
        for tile in range(ROOMS):
            if frontier(state, reached) >> tile & 1:  # face down, an active Monster, or the known Exit
                down = not state.up[now] >> tile & 1
                assert down or state.active[now] >> tile & 1 or known_exit(state) >> tile & 1


@pytest.mark.rule("S-415", "S-416")
def test_the_list_by_its_own_words() -> None:
    """The choices of S-415 once more, from sets of cells."""
    for options in ({}, {"allow_walk_into_active": True}, {"attack_uses": 2, "jump_uses": 2, "fear": False}):
        for state in hero_states(30, **options):
            mask = [0] * WORDS
            GAME.rules.legal(state, 1 - state.dm, mask)
            assert {GAME.text.moves.write(1, action) for action in bits_of(mask)} == _by_words(state)


def _by_words(s: State) -> set[str]:
    now = slot(s)
    tiles = {cell_at(s, t): t for t in range(ROOMS + 1)}
    at = {view(s, s.dm).tiles[k].cell for k in range(7)}
    cell = {t: next(p for p in at if CELL[p] == c) for c, t in tiles.items()}
    reached = {cell[t] for t in range(7) if region(s) >> t & 1}
    down = {cell[t] for t in range(6) if not s.up[now] >> t & 1}
    active = {cell[t] for t in range(6) if s.active[now] >> t & 1}
    exit_up = {cell[t] for t in range(6) if known_exit(s) >> t & 1}

    def near(a: tuple[int, int]) -> set[tuple[int, int]]:
        return {b for b in at if abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1}

    edge = {b for a in reached for b in near(a)} - reached
    found = {f"explore:{_t(c)}" for c in edge & (down | exit_up | (active if s.walk_in else set()))}
    if s.attacks:
        found |= {f"attack:{_t(c)}" for c in edge & (down | active)}
    for o in edge if s.jumps else set():
        for land in near(o):
            if not any(t != land for t in near(o) & reached):
                continue
            if (land not in active or s.walk_in) and (o in down or land not in reached):
                found.add(f"jump:{_t(o)}>{_t(land)}")
            if s.attacks and land not in reached and land in down | active:
                found.add(f"jump_attack:{_t(o)}>{_t(land)}")
    return found


def _t(place: tuple[int, int]) -> str:
    return f"{place[0]},{place[1]}"


@pytest.mark.rule("S-421")
def test_a_trap_is_exactly_an_empty_list() -> None:
    for options in ({}, {"attack_uses": 0, "jump_uses": 2, "fear": False}, {"attack_uses": 0, "jump_uses": 0}):
        for state in hero_states(30, **options):
            mask = [0] * WORDS
            GAME.rules.legal(state, 1 - state.dm, mask)
            assert any(mask)
            assert can_move(state)


@pytest.mark.rule("S-422")
def test_a_storey_has_at_most_nine_moves() -> None:
    for seed in range(60):
        play = Play(GAME, GAME.options(), seed_from(f"length {seed}"))
        play.roll()
        moves: dict[int, int] = {}
        while not play.over:
            seat = play.actors()[0]
            if play.state.phase == MOVE:
                moves[play.state.storey] = moves.get(play.state.storey, 0) + 1
            offered = play.legal(seat)
            play.act(seat, offered[seed % len(offered)])
        assert max(moves.values()) <= 9


@pytest.mark.rule("S-409", "S-410", "S-102")
def test_moods() -> None:
    for state in hero_states(60, opening_reveals=(4, 3, 2)):
        now = slot(state)
        for room in range(ROOMS):
            kind = state.kind[ROOMS * now + room]
            up = state.up[now] >> room & 1
            active = state.active[now] >> room & 1
            if not up or kind < MONSTER:
                assert not (state.active[now] | state.panicked[now] | state.dead[now]) >> room & 1
            else:
                comfy = state.comfy[room] >> (kind - MONSTER) & 1
                calm = (state.panicked[now] | state.dead[now]) >> room & 1
                assert active == (comfy and not calm)


@pytest.mark.rule("S-414", "S-420")
def test_opening_flips_change_nothing_else() -> None:
    table = on_storey(1, "LINE", TILES)
    table.walk("reveal:6,0")
    assert (table.tile(6, 0).what, table.view(1).token) == ("exit", (0, 0))
    table.walk("reveal:2,0")
    assert table.tile(2, 0).mood == "active"
    assert table.view(1).results == []


@pytest.mark.rule("S-418", "S-420")
def test_touching_the_exit_passes() -> None:
    table = on_storey(2, "LINE", "C X mantis C dragon C").walk("reveal:1,0", "explore:2,0")
    assert table.state.storey == 3


@pytest.mark.rule("S-813")
def test_an_inactive_monster_face_down_dies_too() -> None:
    table = story("LINE", "dragon C mantis C C X").walk("attack:1,0")
    assert table.tile(1, 0).mood == "dead"
    assert "attack:1,0" not in table.legal()


@pytest.mark.rule("S-423")
def test_the_token_takes_the_shortest_way_north_first() -> None:
    table = on_storey(1, "BLOCK", "C C C bat dragon X", opening_reveals=(6, 0, 0))
    table.walk("reveal:1,0", "reveal:0,1", "reveal:2,0", "reveal:3,0", "reveal:2,1", "reveal:1,1")
    watcher = table.play.watch(-2)
    assert table.tile(1, 1).mood == "panicked"
    table.walk("explore:3,0")
    assert watcher.take()[0].path == [(0, 0), (1, 0), (2, 0)]  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("text", "reason", "clause"),
    [
        ("explore:2,0", "not next to", "S-412"),
        ("explore:0,0", "freely", "S-412"),
        ("explore:0,1", "no tile", "S-415"),
        ("reveal:1,0", "step, attack or jump", "S-401"),
        ("jump:1,0>0,0", "where it began", "S-417"),
        ("jump:1,0>1,1", "no tile to land", "S-417"),
        ("jump:2,0>3,0", "not next to", "S-412"),
    ],
)
def test_why_a_step_is_refused(text: str, reason: str, clause: str) -> None:
    with pytest.raises(IllegalMove, match=reason) as caught:
        story("LINE", TILES).walk(text)
    assert caught.value.clause == clause


def test_more_refusals() -> None:
    table = story("LINE", TILES).walk("explore:1,0", "jump:2,0>3,0")
    for text, reason in (
        ("explore:2,0", "feels at home"),
        ("jump:4,0>5,0", "Jump of this floor is spent"),
        ("jump_attack:4,0>5,0", "Jump of this floor is spent"),
    ):
        with pytest.raises(IllegalMove, match=reason):
            table.walk(text)
    table.walk("attack:4,0")
    with pytest.raises(IllegalMove, match="Attack of this floor is spent"):
        table.walk("attack:5,0")
    table = story("HOOK", "X C C C bat dragon", jump_uses=2).walk("jump:1,0>2,0")
    with pytest.raises(IllegalMove, match="nothing to attack"):
        table.walk("attack:1,0")
    with pytest.raises(IllegalMove, match="nothing to strike"):
        table.walk("jump_attack:1,0>0,0")
    table = on_storey(1, "LINE", TILES).walk("reveal:2,0")
    for text, reason in (
        ("reveal:2,0", "already face up"),
        ("reveal:0,0", "no face-down"),
        ("reveal:0,4", "no face-down"),
    ):
        with pytest.raises(IllegalMove, match=reason):
            table.walk(text)


def test_chance_is_written_in_words() -> None:
    assert GAME.text.moves.write(CHANCE, 0) == "draw:bat+dragon"
    assert GAME.text.moves.read("draw:kraken+gargoyle") == (True, 14)
    assert GAME.text.moves.read("master:1") == (True, 16)
    assert DOOR == 42
