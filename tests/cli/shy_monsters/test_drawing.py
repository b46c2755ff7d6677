import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.color import Color, ColorType
from rich.style import Style

from facedown.cli.drawing import Scene
from facedown.cli.shy_monsters.signs import ASCII, GROUND, LETTERS, MOOD_WORDS, UNICODE, signs_for
from facedown.engine.game import SPECTATOR
from facedown.engine.play import redacted
from facedown.games.shy_monsters.pieces import MONSTERS
from tests.cli.helpers import RandomBots, console, people
from tests.cli.shy_monsters.helpers import (
    BLOCK,
    GAME,
    HERO,
    LINE,
    MASTER,
    STAIRS,
    at,
    drawing,
    drawn,
    picture,
    scene_of,
    storey,
    table,
)

PEEK = storey(BLOCK, "corridor up", "corridor", "gargoyle", "corridor up", "exit", "bat", more="hero: 1,1\n")


def test_the_storey_as_the_hero_sees_it() -> None:  # S-920
    lines = picture(at(PEEK)).splitlines()
    assert [line[:28].rstrip() for line in lines[1:6]] == [
        "     0     1     2     3",
        " 0 [E  ] [+  ] ▓bkg▓ ░bd ░",
        "   door        ▓ 1 ▓ ░░░░░",
        " 1 ▓bg ▓ [+ @] ▓bg ▓",
        "   ▓ 2 ▓       ▓ 3 ▓",
    ]


def test_the_same_storey_as_its_builder_sees_it() -> None:
    lines = picture(at(PEEK, MASTER)).splitlines()
    assert [line[:28].rstrip() for line in lines[1:6]] == [
        "     0     1     2     3",
        " 0 [E  ] [+  ] ▓ + ▓ ░ B ░",
        "   door        ▓▓▓▓▓ ░:) ░",
        " 1 ▓ G ▓ [+ @] ▓ X ▓",
        "   ▓:) ▓       ▓▓▓▓▓",
    ]


@pytest.mark.rule("S-415")
@pytest.mark.rule("S-422")
def test_moves_by_kind_in_the_order_of_the_rules() -> None:
    text = picture(at(PEEK))
    assert "step    1 2,0   2 0,1   3 2,1" in text
    assert "attack  4 2,0   5 0,1   6 2,1" in text
    assert "jump    7 2,0>3,0   8 2,0>2,1   9 0,1>0,0" in text
    assert "both   12 2,0>3,0  13 2,0>2,1  14 2,1>2,0" in text
    assert drawing().ask(scene_of(at(PEEK))) == "Where do you go?"


@pytest.mark.rule("S-1011")
@pytest.mark.parametrize(
    ("tiles", "more", "cell", "word", "sign"),
    [
        (("corridor up", "mantis up", "corridor", "corridor", "dragon", "exit"), "", "(M", "kills", "▼"),
        (("corridor up", "cobra up", "corridor", "corridor", "dragon", "exit"), "", "[C", "calm", "~"),
        (
            ("corridor up", "mantis up dead", "corridor", "corridor", "dragon", "exit"),
            "attacks: 0\n",
            "[M",
            "dead",
            "✗",
        ),
        (
            ("mantis up panicked", "cobra up", "corridor", "corridor", "corridor", "exit"),
            "flipped: cobra mantis\n",
            "[M",
            "panic",
            "!",
        ),
    ],
)
def test_moods_have_a_word_and_where_there_is_no_room_a_sign(
    tiles: tuple[str, ...], more: str, cell: str, word: str, sign: str
) -> None:
    here = at(storey(LINE, *tiles, more=more))
    tall, low = picture(here), picture(here, height=5)
    assert word in tall
    assert cell in tall
    assert not re.search(rf"\b{word}\b", low)
    assert f"{cell}{sign}" in low


@pytest.mark.rule("S-1012")
def test_every_tile_has_a_letter_of_its_own_and_readable_colours() -> None:
    assert [LETTERS[name] for name in MONSTERS] == list("BDMCKG")
    assert len(set(LETTERS.values())) == len(LETTERS) == len(GROUND)
    for signs in (UNICODE, ASCII):
        assert set(signs.moods) == set(MOOD_WORDS)
        assert len(set(signs.moods.values())) == 4
        assert signs.back != signs.near

    def light(color: Color | None) -> float:
        assert color is not None
        assert color.type == ColorType.TRUECOLOR
        parts = [c / 255 / 12.92 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in color.get_truecolor()]
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]

    for ground in GROUND.values():
        style = Style.parse(ground)
        low, high = sorted([light(style.color), light(style.bgcolor)])
        assert (high + 0.05) / (low + 0.05) >= 4.5, ground


def test_plain_signs_where_the_terminal_has_no_others() -> None:
    class Plain:
        encoding = "ascii"

    assert signs_for(Plain()) is ASCII  # type: ignore[arg-type]
    assert signs_for(console()) is UNICODE
    plain = drawing()
    plain._signs = ASCII
    text = drawn(plain.screen(scene_of(at(PEEK))))
    assert ":bkg:" in text
    assert ".bd ." in text
    assert all(ord(sign) < 128 for line in text.splitlines()[1:] for sign in line)


@pytest.mark.rule("S-1017")
def test_skills_and_storeys() -> None:
    text = picture(at(PEEK))
    assert "Storeys  ▶1 (2 looks)  2 (1)  3 (0)" in text
    assert "[ATTACK]  [JUMP]" in text
    spent = picture(at(PEEK + "jumps: 0\n"))
    assert "[ATTACK]  (jump spent)" in spent
    twice = picture(at(PEEK.replace("\n", "\noptions: attack_uses=2 jump_uses=0\n", 1)))
    assert "[ATTACK x2]" in twice
    assert "JUMP" not in twice


SECOND = """shy_monsters
storey: 2
storey 1.1: 1,0 bat up; 2,0 exit up; 3,0 corridor; 4,0 corridor; 5,0 dragon; 6,0 corridor
storey 1.2: 1,0 corridor up; 2,0 mantis up; 3,0 corridor; 4,0 corridor; 5,0 cobra; 6,0 exit
hero: 1,0
"""


@pytest.mark.rule("S-1013")
def test_monsters_that_are_out_and_those_that_may_be_hidden() -> None:
    hero, master = picture(at(SECOND)), picture(at(SECOND, MASTER))
    assert "Out      B  1 unknown Monster" in hero
    assert "Hidden   1 of D C K G" in hero
    assert "Out      B  never flipped D" in master
    assert "Storeys  ✓1 (2) ▶2 (1)  3 (0)" in hero  # S-1017


@pytest.mark.rule("S-1013")
def test_the_reference_comes_where_there_is_room_and_by_a_word() -> None:
    assert "gargoyle\n" in picture(at(SECOND), height=40)
    assert "gargoyle\n" not in picture(at(SECOND), height=14)
    rows = drawn(drawing().aids(at(SECOND).view)).splitlines()
    assert rows[0].split() == list(MONSTERS)
    assert rows[1].split() == ["(out)"]  # the bat; of the other one the Hero knows nothing
    assert rows[2].split() == [*"··#·x··x··#x·#··##"]  # S-205
    assert rows[3].split() == [*"·B·#Dx#M#xC##K#·G#"]
    assert rows[4].split() == [*"····x··x··x·······"]
    assert any("small letters" in row for row in rows)
    known = drawn(drawing().aids(at(SECOND, MASTER).view)).splitlines()
    assert known[1].split() == ["(out)", "(out)"]


def test_the_opening_numbers_every_face_down_tile() -> None:  # S-414, S-1007
    here = at(
        storey(
            STAIRS, *("corridor up", "cobra", "bat", "corridor", "corridor", "exit"), more="phase: reveal\nreveals: 2\n"
        )
    )
    scene = scene_of(here)
    assert drawing().ask(scene) == "Choose 2 tiles to look at."
    text = drawn(drawing().screen(scene))
    assert all(f"░ {number} ░" in text for number in range(1, 6))
    assert len(scene.choices) == 5


def test_tiles_named_together_are_marked() -> None:  # S-705
    here = table("together", reveal_mode="together")
    while here.view.phase != "reveal":
        seat = here.play.actors()[0]
        here.act(seat, here.play.legal(seat)[0])
    here.act(HERO, here.play.legal(HERO)[2])
    text = picture(here)
    assert text.count("░ ? ░") == 1
    assert drawing().ask(scene_of(here)) == "Choose a tile to look at."


def positions(here: Any, seed: int) -> Any:
    """A random game, position by position."""
    random = Random(seed)
    while not here.play.over:
        yield
        seat = here.play.actors()[0]
        here.act(seat, random.choice(here.play.legal(seat)))
    yield


@pytest.mark.parametrize("viewer", [MASTER, HERO, SPECTATOR])
@pytest.mark.parametrize(("width", "height"), [(80, 24), (60, 24), (60, 20), (120, 50)])
def test_every_picture_of_a_game_fits(viewer: int, width: int, height: int) -> None:
    """Three lines are left for the question."""
    here = table(f"fit {width}", viewer, match_games=2)
    for _ in positions(here, seed=width):
        lines = picture(here, width, height).splitlines()
        assert len(lines) <= height - 3, here.view.phase
        assert max(map(len, lines)) <= width
        assert not any("…" in line for line in lines)


@pytest.mark.parametrize("cells", [[(0, y) for y in range(1, 7)], [(x, 0) for x in range(-1, -7, -1)]])
def test_the_longest_storeys_fit_too(cells: list[tuple[int, int]]) -> None:
    kinds = ("corridor up", "corridor", "mantis", "corridor", "dragon", "exit")
    text = storey("; ".join(f"{x},{y} {kind}" for (x, y), kind in zip(cells, kinds, strict=True)))
    laid = "; ".join(f"{x},{y}" for x, y in cells[:5])
    building = f"shy_monsters\nphase: build\nstorey 1.1: {laid}\nhand: mantis dragon\n"
    for here in (at(text), at(text, MASTER), at(building, MASTER)):
        for width in (80, 60):
            lines = picture(here, width).splitlines()
            assert len(lines) <= 21
            assert max(map(len, lines)) <= width
            assert any("E" in line for line in lines)


@pytest.mark.parametrize("width", [20, 40, 300])
def test_other_widths_do_no_harm(width: int) -> None:
    for viewer in (MASTER, HERO):
        assert "Shy Monsters" in picture(table(viewer=viewer), width)


@pytest.mark.rule("S-503")
@pytest.mark.rule("S-933")
@pytest.mark.parametrize("viewer", [MASTER, HERO, SPECTATOR])
@pytest.mark.parametrize(
    "options", [{}, {"match_games": 2}, {"unrevealed_monsters": "shown", "postgame_reveal": False}]
)
def test_nothing_hidden_is_in_the_picture(viewer: int, options: dict[str, Any]) -> None:
    """Change all that the viewer cannot see: not a character of any picture changes."""
    random, changed = Random(5), 0
    for seed in range(2):
        here = table(f"hide {seed}", viewer, **options)
        for _ in positions(here, seed):
            if len(here.play.log) % 2 and not here.play.over:
                continue
            truth, before = here.play.state.copy(), everything(here, viewer)
            GAME.scramble(here.play.state, viewer, random)
            changed += here.play.state != truth
            assert everything(here, viewer) == before
            here.play.state = truth
    assert changed > 10 or viewer == MASTER


def everything(here: Any, viewer: int) -> str:
    """All that a viewer may be shown at a place."""
    view: Any = GAME.view(here.play.seen(viewer), viewer)
    drawings = drawing()
    parts = [drawings.screen(scene_of(here, viewer=viewer)), drawings.sheet([], view), drawings.aids(view)]
    if view.past and any(drawings.round_ended(event) for event in here.events):
        parts.append(drawings.round_card(here.events, view))
    if here.play.over:
        parts.append(drawings.ranking(here.events, view, here.sitters))
    return "\n".join(drawn(part) for part in parts)


def test_while_others_build_there_is_a_curtain() -> None:  # S-1006
    here = table("curtain", HERO)
    first = picture(here)
    assert "The Dungeon Master is building ..." in first
    for _ in range(8):
        here.act(MASTER, here.play.legal(MASTER)[0])
        assert picture(here) == first  # S-503: no progress is told


def test_a_replay_with_open_hands_shows_the_face_down_tiles() -> None:
    here = at(PEEK)
    views: list[Any] = [GAME.view(redacted(GAME, here.play.state, p), p) for p in range(2)]
    text = drawn(drawing().screen(Scene(views[HERO], people("random", ""), hands=views)))
    assert "▓ G ▓" in text
    assert "▓ X ▓" in text


def test_a_walk_takes_its_time_to_be_looked_at() -> None:
    here = table("pauses", HERO)
    bots = RandomBots(GAME)
    while not here.play.over:
        seat = here.play.actors()[0]
        here.act(seat, bots.choose("random", here.play.seen(seat), seat, len(here.play.log)))
    pauses = {type(event).__name__: drawing().pause_after(event) for event in here.events}
    assert pauses["Revealed"] > pauses["StoreyBuilt"] > pauses["Building"] == 0


def test_the_picture_in_the_docs_is_a_real_one() -> None:
    tiles = ("corridor up", "mantis", "corridor", "gargoyle up", "exit", "corridor")
    here = at(storey("1,0 {}; 2,0 {}; 2,1 {}; 3,1 {}; 3,0 {}; 3,-1 {}", *tiles, more="hero: 1,0\n"))
    page = (Path(__file__).parents[3] / "docs" / "players.md").read_text(encoding="utf-8")
    assert f"```text\n{picture(here)}\n```" in page
