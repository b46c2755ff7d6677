"""The island, what stands beside and below it, and the choices."""
# ruff: noqa: RUF001  (what is settled has a cross)

from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.color import Color, ColorType
from rich.style import Style
from rich.text import Text

from facedown.cli.myst.menu import item
from facedown.cli.myst.signs import ASCII, GROUND, LETTER, PAWN, signs_for
from facedown.engine.game import SPECTATOR
from facedown.engine.play import redacted
from facedown.games.myst.happenings import Acts, Covers, TurnEnds
from tests.cli.helpers import RandomBots, console
from tests.cli.myst.helpers import (
    BLUE,
    CARDS,
    GAME,
    WALK,
    YELLOW,
    at,
    do,
    drawing,
    drawn,
    island,
    picture,
    scene_of,
    table,
    words,
)

# M-S.16: Blue is cut off.
CUT_OFF = f"""phase: race
who: blue
first: blue
{CARDS}
board: .......... / .y........ / yy........ / by........ / yy........ / ..........
keys: ship gears
"""
# Blue has four cells around the planetarium, Yellow two at the rocket.
RACE = f"""phase: race
who: blue
first: blue
{CARDS}
board: ....bb.y.. / ....bb.y.. / .......... / .......... / .......... / ..........
keys: planetarium rocket
"""


@pytest.mark.rule("M-U.1")
@pytest.mark.rule("M-U.2")
@pytest.mark.rule("M-U.17")
def test_an_island_with_everything_on_it() -> None:
    text = picture(at(WALK + "tops: rocket=covered library=settled\n"))
    assert island(text) == [
        "  ┌─A───B───C───D───E─┬─F───G───H───I───J─┐",
        " 1│b   b⊥  b   b   bP3│y 2 y⊥1 y 2 y 3 y  │",
        "  │                   │                   │",
        " 2│b   bG  b   b 3 b 2│y 1 y ■ BR1 y 2 y 3│",  # Blue's Key Piece lies on top of Yellow's
        "  │                   │                   │",
        " 3│b   b   b   b   b ●│y⊥2 y 1 y 2 y 3 y⊥ │",
        "  │               ┌───┘                   │",
        " 4│bS  b   b⊥  b  │y   y 3 y 2 y 3 yC  y  │",
        "  │               │                       │",
        " 5│b   b   b   bT │y   y   yL3 y   y   y  │",
        "  │           ┌───┘                       │",
        " 6│b⊥  b   b  │y   y   y⊥  y   y   y⊥  y  │",
        "  └───────────┴───────────────────────────┘",
    ]
    assert "the walk, round 3 of 8 · you are Blue" in text
    assert "yL×" in picture(at(WALK.replace("spin: 3", "spin: 2") + "tops: library=settled\n"))


@pytest.mark.rule("M-14")
def test_the_empty_board_is_the_map() -> None:
    rows = island(picture(table()))[1::2]
    found = [[row[3 + 4 * x : 6 + 4 * x].strip() for x in range(10)] for row in rows]
    assert ["".join(row) for row in found] == [
        "·⊥g·Pp⊥r··",
        "gGg·pp·Rr·",
        "ss·t·⊥·r·⊥",
        "Ss⊥t····Cc",
        "···Tt·Llcc",
        "⊥····⊥ll⊥·",
    ]
    assert set(LETTER.values()) == set("GPRLSTC")


@pytest.mark.rule("M-32")
def test_a_flipped_board_shows_pieces_and_nothing_else() -> None:
    rows = island(picture(at(RACE, board_face="flipped")))
    assert rows[1] == " 1│ ·   ·   ·   ·•│bP  b  │ ·•│y  │ ·   · │"
    assert rows[5] == " 3│ ·   ·   ·   ·   ·•  ·•  ·   ·   ·   · │"


@pytest.mark.rule("M-46")
@pytest.mark.rule("M-U.15")
def test_cells_to_cover_are_lit() -> None:
    here = at(RACE)
    text = picture(here)
    assert island(text)[1] == " 1│ ·   ⊥   g   ·•│bP  b  │ ⊥•│y  │ ·   · │"
    assert island(text)[5] == " 3│ s   s   ·   t   ·•  ⊥•  ·   r   ·   ⊥ │"
    assert "cover 1 G1 switch (+1) 2 F3 switch (+1) 3 D1 4 D2 5 G2 6 E3" in words(text)
    assert "race in turns · you are Blue" in text
    assert "Race 54 open cells" in words(text)
    assert drawing().ask(scene_of(here)) == "Which cell do you cover?"
    assert "•" not in picture(here, viewer=YELLOW)


@pytest.mark.rule("M-U.3")
@pytest.mark.rule("M-U.20")
def test_teams_landmarks_and_the_walk() -> None:
    found = words(picture(at(WALK + "tops: rocket=covered library=settled\n")))
    assert "pcs ⊥ keys hand" in found
    assert "▶■Blue You 26 3 5 5" in found
    assert "●Yellow Random 1 34 5 2 5" in found
    assert "R Rocket Ship H2 y▸B 4 4 1 4" in found  # own card, points at stake, steps of both pawns
    assert "G Giant Gears B2 b 5 7 5 4" in found
    assert "L Library G5 y× 3 4" in found
    assert "Walk round 3 of 8 ▮▮▮▮▮▮▯▯" in found
    assert "Spin Blue spun 3" in found
    assert "Cards Gears 5, Rocket 4, Clock 3, Cabin 2, Linking Book" in found
    last = at(WALK.replace("round: 3", "round: 8").replace("leader: blue", "leader: yellow"))
    assert "last turn: nobody answers" in picture(last)


@pytest.mark.rule("M-88")
def test_others_see_no_cards() -> None:
    other = picture(at(WALK), viewer=YELLOW)
    assert "Gears 5" not in other
    assert "Rocket 5" in other
    watching = picture(at(WALK), viewer=SPECTATOR)
    assert "Cards" not in watching
    assert "Rocket 5" not in watching
    shown = words(picture(at(WALK, spectators_see="all"), viewer=SPECTATOR))  # M-O.31
    assert "Blue Gears 5, Rocket 4, Clock 3, Cabin 2, Linking Book" in shown
    assert "Yellow Planetarium 2, Rocket 5, Library 4, Ship 3, Linking Book" in shown


@pytest.mark.rule("M-U.17")
@pytest.mark.rule("M-84")
def test_walks_name_what_can_be_done() -> None:
    here = at(WALK)
    text = words(picture(here))
    assert "walk 1 H2 Rocket Ship (lay +4) 2 G5 Library (lay) 3 stay 4-20 17 others: type one, such as i2" in text
    assert "Book 21 jump anywhere, before or after the walk" in text
    assert drawing().ask(scene_of(here)) == "You spun 3. Where do you walk?"
    back = at(WALK.replace("who: blue", "who: yellow") + "tops: rocket=covered\n", viewer=YELLOW)
    assert "Rocket Ship (take off +7)" not in picture(back)  # four steps away
    near = at(WALK.replace("who: blue", "who: yellow").replace("E3", "H3") + "tops: rocket=covered\n", viewer=YELLOW)
    assert "1 H2 Rocket Ship (take off +7)" in picture(near)


@pytest.mark.rule("M-U.18")
def test_a_key_piece_is_laid_or_left() -> None:
    here = do(at(WALK), "move:H2")
    assert drawing().ask(scene_of(here)) == "Lay your Key Piece on the Rocket Ship?"
    assert "here 1 lay your Key Piece on top (+4) 2 leave it" in words(picture(here))
    do(here, "lay")
    assert drawing().ask(scene_of(here)) == "End your turn, or play a Linking Book?"
    assert "turn 1 end it Book 2 jump anywhere, before or after the walk" in words(picture(here))
    nothing = do(at(WALK), "move:G5")
    assert "lay your Key Piece on top (no points for you)" in picture(nothing)


@pytest.mark.rule("M-83")
@pytest.mark.rule("M-U.19")
def test_a_book_is_asked_once_more_and_jumps() -> None:
    here = at(WALK)
    scene = scene_of(here)
    asked = {choice.text: drawing().sure(choice, scene.view) for choice in scene.choices}
    assert asked["book"] == "Play the Linking Book? It leaves your hand for good."
    assert asked["move:H2"] == ""
    do(here, "book")
    assert drawing().ask(scene_of(here)) == "Where do you jump to?"
    text = words(picture(here))
    assert "jump 1 H2 Rocket Ship (lay +4) 2 I4 Log Cabin (lay +2) 3 G5 Library (lay) 4-58 55 others" in text
    last = do(at(WALK.replace("round: 3", "round: 8")), "move:G2")
    end = next(choice for choice in scene_of(last).choices if choice.text == "end")
    assert drawing().sure(end, last.view).startswith("This was your last turn")
    early = do(at(WALK), "move:G2")
    assert drawing().sure(end, early.view) == ""


@pytest.mark.rule("M-U.5")
@pytest.mark.rule("M-44")
def test_the_opening() -> None:
    opening = f"phase: key_pick\nfirst: blue\n{CARDS}\n"
    here = at(opening)
    assert "begin 1 Giant Gears (+7) 2 Planetarium 3 Rocket Ship (+6) 4 Library 5 Sunken Ship" in words(picture(here))
    assert drawing().ask(scene_of(here)) == "With which landmark do you begin?"
    assert "First Blue lays first" in words(picture(here))
    chosen = at(opening + "picks: - ship\n", viewer=YELLOW)
    assert "Picked the Sunken Ship, in secret" in words(picture(chosen))
    assert "Picked" not in picture(chosen, viewer=BLUE)
    clash = at(
        f"phase: key_set\nfirst: blue\nwho: yellow\n{CARDS}\nkeys: gears -\npicks: - gears\n"
        "board: .......... / .b........ / .......... / .......... / .......... / ..........\n",
        viewer=YELLOW,
    )
    assert drawing().ask(scene_of(clash)) == "Which Key Piece do you lay?"
    assert "begin 1 Planetarium (+4) 2 Rocket Ship (+7)" in words(picture(clash))


@pytest.mark.rule("M-48")
@pytest.mark.rule("M-49")
@pytest.mark.rule("M-75")
def test_cut_off_with_a_book() -> None:
    here = at(CUT_OFF)
    text = words(picture(here))
    assert "Blue is cut off" in text
    assert "cut off 1 wait Book 2 one piece anywhere" in text
    assert drawing().ask(scene_of(here)) == "You are cut off: wait, or play a Linking Book?"
    do(here, "book")
    assert drawing().ask(scene_of(here)) == "The Linking Book is open: which cell do you cover?"
    assert "Blue may lay anywhere" in picture(here)
    assert "1 D5 Clock Tower (+5) 2 H2 Rocket Ship (+6)" not in words(picture(here))  # the most points come first
    assert "1 H2 Rocket Ship (+6) 2 D5 Clock Tower (+5) 3 I4 Log Cabin (+4)" in words(picture(here))
    without = at(CUT_OFF.replace("book-1", "cabin-3"))
    assert drawing().ask(scene_of(without)) == "You are cut off: wait?"


@pytest.mark.rule("M-72")
def test_a_race_by_lot_asks_what_hands_look_for() -> None:
    position = RACE.replace("phase: race\n", "phase: intent\nasked: blue-1\n")
    here = at(position, race_driver="simulated")
    assert "look 1 any piece that fits 2 G1 switch (+1)" in words(picture(here))
    assert "race by lot" in picture(here)
    assert drawing().ask(scene_of(here)) == "What do you look for?"
    two = at(position, race_driver="simulated", blue_hands=("casual", "skilled"))
    assert drawing().ask(scene_of(two)) == "What does hand 1 of 2 look for?"
    do(two, "focus:G1")
    assert "Hands G1, asked now" in words(picture(two))
    assert "G1" not in words(picture(two, viewer=YELLOW)).partition("Race")[2]  # M-95


@pytest.mark.rule("M-O.15")
def test_a_tray_that_is_still_covered() -> None:
    position = RACE.replace("phase: race\n", "phase: intent\nasked: blue-1\n")
    here = at(position, race_driver="simulated", head_start_s=(60, 0))
    assert "Yellow's tray is covered" in picture(here)


@pytest.mark.rule("M-112")
def test_walking_step_by_step() -> None:
    here = at(WALK, reach_rule="pass")
    assert drawing().ask(scene_of(here)) == "You spun 3. 3 left: where to?"
    do(here, "step:F2")
    assert drawing().ask(scene_of(here)) == "You spun 3. 2 left: where to?"
    text = words(picture(here))
    assert "Spin Blue spun 3, 2 steps left" in text
    assert "step 1 F1 2 E2 3 G2 4 F3 5 stop here" in text


@pytest.mark.rule("M-U.21")
def test_what_may_be_looked_up() -> None:
    text = drawn(drawing().aids(at(WALK).view))
    found = words(text)
    assert "R Rocket Ship y 3 50.4% lay 100% -" in found
    assert "P Planetarium b 4 61.7% - lay 92%" in found
    assert "Books in the other hand 0: 80.0%, 1: 20.0%, 2: 0.0%" in found  # M-B.2
    assert "4+ 6/12" in found  # M-17
    watching: Any = GAME.view(at(WALK).play.seen(SPECTATOR), SPECTATOR)
    assert "they hold one" not in drawn(drawing().aids(watching))


def test_readable_colours_that_are_never_alone() -> None:  # M-U.24
    def light(color: Color | None) -> float:
        assert color is not None
        assert color.type == ColorType.TRUECOLOR
        parts = [c / 255 / 12.92 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in color.get_truecolor()]
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]

    for ground in (*GROUND, *PAWN):
        style = Style.parse(ground)
        low, high = sorted([light(style.color), light(style.bgcolor)])
        assert (high + 0.05) / (low + 0.05) >= 4.5, ground


def test_grounds_of_pieces_on_top() -> None:
    def grounds(position: str) -> list[str]:
        parts = console().render(drawing().screen(scene_of(at(position))))
        return [part.text + part.style.bgcolor.name for part in parts if part.style and part.style.bgcolor]

    blue, yellow = (Style.parse(ground).bgcolor.name for ground in GROUND)  # type: ignore[union-attr]
    assert f"R{yellow}" in grounds(WALK)
    assert f"R{blue}" in grounds(WALK + "tops: rocket=covered\n")
    assert f"R{yellow}" not in grounds(WALK + "tops: rocket=covered\n")


def test_plain_signs_where_the_terminal_has_no_others() -> None:
    class Plain:
        encoding = "ascii"

    assert signs_for(Plain()) is ASCII  # type: ignore[arg-type]
    plain = drawing()
    plain._signs = ASCII
    here = do(at(WALK + "tops: rocket=covered library=settled\n"), "move:F2")
    text = drawn(plain.screen(scene_of(here, news=True)))
    assert all(ord(sign) < 128 for line in text.splitlines()[1:] for sign in line)
    assert island(text)[3] == " 2|b   bG  b   b   b  |y # y   BR  y   y  |"
    assert island(text)[6] == "  |               +---+                   |"
    assert "Blue walks G2 -> F2 (1 step)." in text
    assert "L Library     G5 yx" in text


@pytest.mark.rule("M-101")
def test_lines_of_the_log() -> None:
    here = do(at(WALK), "move:H2 lay end")
    told = [drawing().line(event, here.view) for event in drawing().remembered(here.events, here.view)]
    assert told == [
        Text("Blue walks G2 → H2 (1 step)."),
        Text("Blue lays its Rocket Ship Key Piece on top.", "bold"),
    ]
    covers = Covers(BLUE, "D4", 31, False, 0)
    assert drawing().remembered([covers, TurnEnds(BLUE)], here.view) == [covers]
    assert drawing().pause_after(Acts(BLUE, "lay", "rocket")) > drawing().pause_after(covers)


@pytest.mark.parametrize(
    ("width", "height", "viewer", "options"),
    [
        (80, 24, BLUE, {}),
        (80, 24, YELLOW, {"race_driver": "simulated", "yellow_hands": ("novice", "expert", "casual")}),
        (80, 24, SPECTATOR, {"spectators_see": "all"}),
        (60, 40, YELLOW, {"reach_rule": "pass"}),
        (44, 40, BLUE, {}),
        (120, 30, BLUE, {"move_diagonal": True}),
    ],
    ids=str,
)
def test_every_moment_of_a_game_fits(width: int, height: int, viewer: int, options: dict[str, Any]) -> None:
    here = table(f"fits {width}", viewer, turns=4, **options)
    random = Random(width)
    while not here.play.over:
        seat = here.play.actors()[0]
        often = here.view.phase in {"race", "intent"} and here.view.open % 7  # most of a race looks the same
        if viewer in {seat, SPECTATOR} and not often:
            lines = picture(here, width, height, news=True).splitlines()
            assert max(map(len, lines)) <= width, "\n".join(lines)
            assert len(lines) <= height - 3, "\n".join(lines)
        legal = {GAME.moves.write(seat, a): a for a in here.play.legal(seat)}
        here.act(seat, legal.get("book") or random.choice(list(legal.values())))


def test_every_choice_has_words() -> None:
    here = table("words", reach_rule="pass")
    bots = RandomBots(GAME)
    seen = set()
    for step in range(400):
        if here.play.over:
            break
        for choice in scene_of(here).choices:
            assert item(choice, here.view).strip(), choice
            seen.add(choice.text.partition(":")[0])
        seat = here.play.actors()[0]
        here.act(seat, bots.choose("random", here.play.seen(seat), seat, step))
    assert {"key", "place", "step", "stop"} <= seen


@pytest.mark.rule("M-102")
def test_what_is_hidden_changes_nothing_in_the_picture() -> None:
    random = Random(5)
    here = table("hiding", BLUE)
    bots = RandomBots(GAME)
    for step in range(80):
        other = here.play.state.copy()
        GAME.scramble(other, BLUE, random)
        assert GAME.view(redacted(GAME, other, BLUE), BLUE) == here.view
        seat = here.play.actors()[0]
        here.act(seat, bots.choose("random", here.play.seen(seat), seat, step))


def test_the_picture_in_the_docs() -> None:
    page = (Path(__file__).parents[3] / "docs" / "players.md").read_text(encoding="utf-8")
    assert picture(at(WALK)) in page
