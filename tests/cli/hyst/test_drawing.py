"""The museum, what stands beside it, and the choices."""
# ruff: noqa: RUF001  (lasers are crosses)

from pathlib import Path
from random import Random

import pytest
from rich.color import Color, ColorType
from rich.style import Style
from rich.text import Text

from facedown.cli.hyst.signs import ASCII, CAMERA, DIAMOND, LETTER, PAWN, SMOKE, UNICODE, WATCHED, signs_for
from facedown.engine.game import SPECTATOR
from facedown.engine.play import redacted
from facedown.games.hyst.happenings import Moved, TileLaid
from tests.cli.helpers import RandomBots, console
from tests.cli.hyst.helpers import (
    BLUE,
    GAME,
    ORANGE,
    RED,
    at,
    beside,
    do,
    drawing,
    drawn,
    museum,
    picture,
    scene_of,
    table,
)

BUSY = """phase: act
active: 0
turns: 7
pawns: C3 C3 D4 H8 S1 S1
holder: 1
rolled: 5
points: 3
hands: smoke shove grapple / grapple / smoke / smoke smoke / shove / -
discards: laser_trap smoke
smoke: B3 A9
lasers: D3-D4 B3-C3
barricades: S2
"""
CHASE = """phase: act
active: 0
turns: 4
pawns: H7 G4 S3 I5
holder: 1
rolled: 4
points: 2
hands: blind_spot smoke shove / grapple smoke / shove / the_burner smoke grapple
smoke: C3 D3
lasers: F7-G7
barricades: S2
"""


@pytest.mark.rule("H-1001")
@pytest.mark.rule("H-1002")
@pytest.mark.rule("H-1004")
def test_a_museum_with_everything_in_it() -> None:
    text = picture(at(BUSY))
    assert museum(text) == [
        "    ╺━A━━━B━━━C━┳━D━┳━E━━━F━━━G━┳━H━━━I━╸",
        "S1 1            ┃ • ┃         ▲ ┃       ▓ S2",  # S2 is barricaded
        "GY  ╻   ┏━━━╸   ┃   ┃   ╻   ╻   ┃   ╻   ╻",
        "   2┃ ! ┃ ▶  ///┃ • ┃   ┃   ┃   ┃   ┃   ┃",
        "    ┃   ┗━━━━━━━┛   ┗━━━┛   ┃   ╹   ┃   ┃",
        "   3┃ !  ▒2▒╳RO◆  3   •   ▼ ┃       ┃   ┃",
        "    ┣━━━┳━━━━━━━┓╳╳╳╺━━━╸   ╹   ·   ┣━━━┫",
        "   4┃ ◀ ┃       ┃ B   !  ///  ▼     ┃   ┃",
        "    ┃   ┃   ·   ╹   ·   ┏━━━╸   ╺━━━┛   ┃",
        "   5┃   ┃         !     ┃    ///        ┃",
        "    ┃   ╹   ╺━━━┳━━━╸   ╹   ·   ╺━━━┓   ┃",
        "   6┃           ┃/// ///  ◀  ///    ┃   ┃",
        "    ┣━━━╸   ·   ┣━━━╸   ╺━━━━━━━╸   ╹   ┃",
        "   7┃           ┃ ◀                     ┃",
        "    ┣━━━╸   ╺━━━┛   ┏━━━┓   ·   ·   ·   ┃",
        "   8┃               ┃   ┃        ▶P  ///┃",
        "    ╹   ╺━━━┓   ╻   ╹   ╹   ·   ·   ·   ╹",
        "S4 9 ▒◀▒    ┃   ┃                         S3",
        "    ╺━━━━━━━┻━━━┻━━━━━━━━━━━━━━━━━━━━━━━╸",
    ]
    assert "turn 8 · Matinee (easy) · you are Red" in text


@pytest.mark.rule("H-902")
def test_watched_spaces_are_striped_and_smoke_lies_above() -> None:
    def striped(text: str) -> set[str]:
        rows = museum(text)[1::2]
        return {
            f"{'ABCDEFGHI'[x]}{y + 1}" for y in range(9) for x in range(9) if rows[y][5 + 4 * x : 8 + 4 * x] == "///"
        }

    start = at("phase: turn_start\nactive: 0\npawns: S1 S2\nhands: - / -\n")
    assert striped(picture(start)) == {"C2", "D6", "E6", "F4", "G5", "G6", "I8"}
    smoky = at("phase: turn_start\nactive: 0\npawns: S1 S2\nhands: - / -\nsmoke: G5 F6\n")
    assert striped(picture(smoky)) == {"C2", "D6", "E6", "F4", "G6", "I8"}  # H-410: a smoky camera still sees
    assert museum(picture(smoky))[11][25:28] == "▒◀▒"


def test_tile_seams_are_hinted() -> None:
    rows = museum(picture(table(layout="grand_tour", edition="deluxe", players=2)))
    assert any("·" in row for row in rows[2::2])
    met = [rows[6 * y][4 + 12 * x] for x in (1, 2) for y in (1, 2)]
    assert all(sign != "·" for sign in met)  # a wall, or the sign of a seam


@pytest.mark.rule("H-1005")
@pytest.mark.rule("H-1006")
@pytest.mark.parametrize(
    ("pawns", "more", "cell"),
    [
        ("C3 S1 S1 S1 S1 S1", "", " R "),
        ("C3 C3 S1 S1 S1 S1", "holder: 0\n", "OR◆"),
        ("C3 C3 C3 S1 S1 S1", "", "ROB"),
        ("C3 C3 C3 C3 C3 C3", "", "R+5"),
        ("C3 S1 S1 S1 S1 S1", "diamond: C3\n", "◆R "),
    ],
)
def test_several_thieves_on_a_space(pawns: str, more: str, cell: str) -> None:
    here = at(f"phase: turn_start\nactive: 0\npawns: {pawns}\nhands: - / - / - / - / - / -\n{more}")
    assert museum(picture(here))[5][13:16] == cell


def test_six_thieves_on_one_mat() -> None:
    here = at("phase: turn_start\nactive: 0\npawns: S3 S3 S3 S3 S3 S3\nhands: - / - / - / - / - / -\n", viewer=BLUE)
    rows = museum(picture(here))
    assert rows[16][41:] == "BROP"  # the viewer first
    assert rows[17][41:] == " S3"
    assert rows[18][41:] == "GY"


@pytest.mark.rule("H-1007")
@pytest.mark.rule("H-1008")
def test_seats_and_the_own_hand_with_reasons() -> None:
    words = beside(picture(at(CHASE), height=40))
    assert "▶R Red You H7 3 ▮▮▮ O ◆ Orange Random 1 G4 2 ▮▮ B Blue Random 2 S3 1 ▮" in words
    assert "Points ●●○○ of 4" in words
    assert "Shove: Push a thief on your space to a space beside it. (share a space with another thief)" in words
    assert "Piles deck 38, discards 0, smoke 17, lasers 11" in words
    assert "Exposed the camera on D7 or H8 could be turned on you" in words  # H-1003
    assert "Shove (share a space with another thief)" in beside(picture(at(CHASE)))
    other = beside(picture(at(CHASE), height=40, viewer=BLUE))
    assert "Hand Shove: Push" in other
    assert "Smoke" not in other  # others' cards are backs


def test_a_short_hand_has_unplayable_cards_in_brackets() -> None:
    from facedown.cli.hyst.panel import SHORT, hand

    ((_, words),) = hand(at(CHASE).view, SHORT)
    assert words.plain == "Smoke, Blind Spot, (Shove)"
    assert "Shove (share a space with another thief)" in drawn(drawing().aids(at(CHASE).view))


@pytest.mark.rule("H-1017")
def test_the_holder_sees_exits_and_rivals() -> None:
    here = at("phase: act\nactive: 0\npawns: A1 D3\nholder: 0\npoints: 1\nhands: smoke / -\n")
    words = beside(picture(here))
    assert "Diamond Red: S1 in 1 step, 100% by the next roll Rivals Orange in 5 steps (33%)" in words
    assert "3 S1 (you win!)" in words
    assert "Rivals" not in beside(picture(here, viewer=ORANGE))
    assert "Diamond Orange: no safe way out Piles" in beside(picture(at(BUSY), height=40))
    loose = at("phase: act\nactive: 0\npawns: A1 D3\npoints: 1\nhands: smoke / -\n")
    assert "Diamond lies on E5" in beside(picture(loose))


@pytest.mark.rule("H-1009")
@pytest.mark.rule("H-1010")
def test_steps_with_their_dangers() -> None:
    here = at("phase: act\nactive: 0\npawns: G4 D3\npoints: 2\nhands: - / -\nlasers: G3-G4\n")
    text = picture(here)
    assert "G3 (caught by a laser)" in beside(text)
    assert "G5 (caught by a camera)" in beside(text)
    assert "H4 (" not in beside(text)
    scene = scene_of(here)
    asked = {choice.text: drawing().sure(choice, scene.view) for choice in scene.choices}
    assert asked["move:G3"] == "Run into the laser? You are caught."
    assert asked["move:G5"] == "Walk into view? You are caught."
    assert asked["move:H4"] == asked["end_turn"] == ""
    holder = scene_of(at("phase: act\nactive: 0\npawns: G4 D3\nholder: 0\npoints: 2\nhands: - / -\n"))
    walk = next(choice for choice in holder.choices if choice.text == "move:G5")
    assert drawing().sure(walk, holder.view) == "Walk into view? You are caught and drop the diamond."


@pytest.mark.rule("H-1011")
@pytest.mark.rule("H-915")
def test_a_turned_camera_names_who_would_be_caught() -> None:
    here = at("phase: act\nactive: 0\npawns: E3 C3 A3\nholder: 1\npoints: 2\nhands: blind_spot / - / -\nsmoke: A3\n")
    assert "Blind Spot (can catch Orange and you)" in beside(picture(here))
    words = beside(picture(do(here, "play:blind_spot")))
    assert "3 F3 (S; can catch Orange and you)" in words
    assert "1 G1 (N) 2 B2 (E)" in words
    assert museum(picture(here))[5][25:28] == "▼3 "
    assert drawing().ask(scene_of(here)) == "Which camera do you turn?"
    do(here, "camera:F3")
    assert "turn to 1 north 2 east 3 west (you are caught, catches Orange)" in beside(picture(here))
    scene = scene_of(here)
    assert drawing().ask(scene) == "Which way shall the camera on F3 look?"
    assert drawing().sure(scene.choices[2], scene.view) == "Do that? You are caught, whatever follows."


@pytest.mark.rule("H-927")
def test_smoke_is_asked_by_space() -> None:
    here = at("phase: act\nactive: 0\npawns: S1 S2\npoints: 1\nhands: smoke / -\nsmoke: C3\n")
    do(here, "play:smoke")
    assert "smoke 1-80 80 spaces: type one, such as a1 (list: all)" in beside(picture(here))
    text = picture(do(here, "place:D3"))
    assert "smoke 1 C2 2 D2 3 B3 4 E3 5 C4 6 D4 finish 7 enough" in beside(text)
    assert museum(text)[5][13:24] == "▒▒▒ ▒▒▒  4 "
    assert "Card Red plays Smoke" in beside(text)


@pytest.mark.rule("H-940")
def test_lasers_are_asked_by_edge() -> None:
    here = at("phase: act\nactive: 0\npawns: S1 S2\npoints: 1\nhands: laser_trap / -\nsmoke: C3 D3 E3\nlasers: D3-D4\n")
    words = beside(picture(do(here, "play:laser_trap")))
    assert "laser 1-95 95 edges: type one, such as a1-b1 (list: all)" in words
    assert "╳" in museum(picture(do(here, "d2-d3")))[4]


@pytest.mark.parametrize(
    ("position", "moves", "question", "words"),
    [
        ("pawns: D5 S2\nhands: grapple / -", "play:grapple", "Which way do you swing?", "swing 1 north 2 east"),
        ("pawns: D4 D4\nhands: shove / -", "play:shove", "Whom do you shove?", "shove 1 Orange"),
        (
            "pawns: D4 D4\nhands: shove / -\nlasers: D3-D4",
            "play:shove victim:1",
            "Onto which space is Orange pushed?",
            "push to 1 D3 (catches Orange)",
        ),
        ("pawns: S1 S2\nhands: shove the_burner / -", "play:the_burner", "Which card do you burn?", "burn 1 Shove"),
        (
            "pawns: G5 S2\nhands: blown_away / -\nsmoke: G5 A1 A2 A3",
            "play:blown_away",
            "Which smoke do you blow away? 3 to go.",
            "clear 1 A1 2 A2 3 A3 4 G5",
        ),
        (
            "pawns: S1 S2\nhands: barricade / -",
            "play:barricade",
            "Which exit do you close?",
            "close 1 S1 2 S2 3 S3 4 S4",
        ),
        (
            "pawns: D4 S2\nhands: on_the_move / -",
            "play:on_the_move",
            "On the Move, step 1 of 3: where do you go?",
            "D5 (can get the diamond)",
        ),
    ],
)
def test_what_cards_ask(position: str, moves: str, question: str, words: str) -> None:
    here = do(at(f"phase: act\nactive: 0\npoints: 0\n{position}\n"), moves)
    assert drawing().ask(scene_of(here)) == question
    assert words in beside(picture(here))


@pytest.mark.rule("H-939")
def test_vents_of_the_deluxe_edition() -> None:
    here = at("phase: act\nactive: 0\npawns: F5 S2\npoints: 0\nhands: vents / -\n", edition="deluxe")
    words = beside(picture(do(here, "play:vents")))
    assert "crawl" in words
    assert "E5 (the diamond!)" in words
    assert "F4 (caught by a camera)" in words


@pytest.mark.rule("H-912")
@pytest.mark.rule("H-941")
def test_stealing_and_taking() -> None:
    here = at("phase: act\nactive: 0\npawns: C3 C3\nholder: 1\npoints: 3\nhands: ultimate_thief / -\n")
    assert "diamond 1 steal it from Orange" in beside(picture(here))
    assert "Ultimate Thief (the diamond!)" in beside(picture(here))
    feet = at("phase: act\nactive: 0\npawns: D4 S2\ndiamond: D4\npoints: 1\nhands: - / -\n")
    assert "diamond 1 take it" in beside(picture(feet))
    assert drawing().ask(scene_of(feet)) == "What do you do? 1 point left."


def test_the_start_of_a_turn_and_a_chosen_corner() -> None:
    start = at("phase: turn_start\nactive: 0\npawns: S1 S2\nhands: smoke / -\n")
    assert "turn 1 roll the die 2 new hand instead" in beside(picture(start))
    assert drawing().ask(scene_of(start)) == "Roll the die, or throw the hand away?"
    choosing = table(tactical_insertion="setup", first_player=0, players=3)  # H-946
    assert "start 1 S1 2 S2 3 S3 4 S4" in beside(picture(choosing))
    assert "C3" not in beside(picture(choosing))
    assert drawing().ask(scene_of(choosing)) == "At which corner do you start?"


@pytest.mark.rule("H-938")
@pytest.mark.rule("H-1023")
@pytest.mark.rule("H-1026")
def test_time_and_house_rules() -> None:
    quick = table(quick_hyst="turns", quick_turns=9, dice_battle=True, players=2)
    words = beside(picture(quick, height=40))
    assert "Time 9 turns left" in words
    assert "House Dice Battle, Quick H.Y.S.T." in words
    late = at(
        "phase: turn_start\nactive: 0\nturns: 30\npawns: S1 S2\nhands: - / -\nflags: sudden\n", quick_hyst="turns"
    )
    assert "Time SUDDEN DEATH: the next to take the diamond wins" in beside(picture(late))


@pytest.mark.rule("H-937")
def test_a_museum_without_cameras() -> None:
    rows = museum(picture(at("phase: turn_start\nactive: 0\npawns: S1 S2\nhands: - / -\n", power_outage=True)))
    assert not any(sign in row for row in rows for sign in "▲▼◀▶/")


@pytest.mark.rule("H-1014")
@pytest.mark.rule("H-1015")
@pytest.mark.rule("H-948")
def test_what_may_be_looked_up() -> None:
    here = at("phase: turn_start\nactive: 0\npawns: S1 S2\nhands: smoke smoke shove / grapple grapple shove\n")
    text = drawn(drawing().aids(here.view))
    assert "Smoke          4 of 6 24%" in text
    assert "Discard empty" in text
    thrown = drawn(drawing().aids(at(BUSY).view))
    assert "Discard Smoke, Laser Trap (the last one first)" in thrown
    without = at("phase: turn_start\nactive: 0\npawns: S1 S2\nhands: - / -\n", card_counter=False)
    assert "unseen" not in drawn(drawing().aids(without.view))
    assert "Vents" not in text
    assert all(sign in text for sign in (*UNICODE.lens, UNICODE.laser * 3, UNICODE.block))


def test_readable_colours_that_are_never_alone() -> None:  # H-1030
    def light(color: Color | None) -> float:
        assert color is not None
        assert color.type == ColorType.TRUECOLOR
        parts = [c / 255 / 12.92 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in color.get_truecolor()]
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]

    assert len(set(LETTER.values())) == 6
    for ground in (*PAWN.values(), WATCHED, SMOKE, DIAMOND, CAMERA):
        style = Style.parse(ground)
        low, high = sorted([light(style.color), light(style.bgcolor)])
        assert (high + 0.05) / (low + 0.05) >= 4.5, ground


def test_grounds_of_thieves_and_watched_spaces() -> None:
    on = console()
    drawn_parts = list(on.render(drawing().screen(scene_of(at(BUSY)))))
    grounds = [part.style.bgcolor.name for part in drawn_parts if part.style and part.style.bgcolor]
    assert grounds.count(Style.parse(PAWN["red"]).bgcolor.name) == 2  # type: ignore[union-attr]  # museum and panel
    assert grounds.count(Style.parse(WATCHED).bgcolor.name) >= 7  # type: ignore[union-attr]


def test_plain_signs_where_the_terminal_has_no_others() -> None:
    class Plain:
        encoding = "ascii"

    assert signs_for(Plain()) is ASCII  # type: ignore[arg-type]
    plain = drawing()
    plain._signs = ASCII
    here = do(at(BUSY), "move:D3")
    text = drawn(plain.screen(scene_of(here, news=True)))
    assert all(ord(sign) < 128 for line in text.splitlines()[1:] for sign in line)
    rows = museum(text)
    assert rows[7].startswith("   4| < |       |B4   ")
    assert rows[6].startswith("    +---+-------+xxx+---+")
    assert rows[17].startswith("S4 9 %<%    |")
    assert "Red walks C3 > D3." in beside(text)


@pytest.mark.rule("H-1018")
def test_lines_of_the_log() -> None:
    here = do(at("phase: act\nactive: 0\npawns: H5 D3 S1\nholder: 0\npoints: 4\nhands: - / smoke / -\n"), "i5 h5 g5")
    told = [drawing().line(event, here.view) for event in drawing().remembered(here.events, here.view)]
    assert told[0].plain == "Red walks H5 → I5 → H5 → G5."
    assert told[1] == Text("Red is spotted on G5 by the camera on G4 and drops the diamond on G5.", "bold")
    assert not any("draws" in line.plain and "Red" not in line.plain for line in told)  # H-1019
    walk, laid = Moved(RED, "die", ["A1", "A2"]), TileLaid(1, 16, "c")
    assert drawing().remembered([walk, laid], here.view) == [walk]
    caught = next(event for event in here.events if type(event).__name__ == "Caught")
    assert drawing().pause_after(caught) > drawing().pause_after(walk)


@pytest.mark.parametrize(
    ("width", "height", "players", "viewer"),
    [(80, 24, 2, RED), (80, 24, 6, ORANGE), (80, 24, 4, SPECTATOR), (60, 46, 6, RED), (120, 40, 3, RED)],
)
def test_every_moment_of_a_game_fits(width: int, height: int, players: int, viewer: int) -> None:
    here = table(f"fits {width}", viewer, players=players, turn_limit=2 * players, full_throttle=True, steal_faces=3)
    random = Random(width + players)
    while not here.play.over:
        seat = here.play.actors()[0]
        texts = {GAME.moves.write(seat, a): a for a in here.play.legal(seat)}
        busy = [a for text, a in texts.items() if text not in {"end_turn", "replace_hand"}] or list(texts.values())
        if viewer in {seat, SPECTATOR}:
            lines = picture(here, width, height, news=True).splitlines()
            assert max(map(len, lines)) <= width
            assert len(lines) <= height - 3, "\n".join(lines)
        here.act(seat, random.choice(busy))


def test_what_is_hidden_changes_nothing_in_the_picture() -> None:
    """H-508: other cards in rivals' hands give the same picture."""
    random = Random(5)
    here = table("hiding", RED, players=3)
    bots = RandomBots(GAME)
    for step in range(25):
        other = here.play.state.copy()
        GAME.scramble(other, RED, random)
        assert GAME.view(redacted(GAME, other, RED), RED) == here.view
        seat = here.play.actors()[0]
        here.act(seat, bots.choose("random", here.play.seen(seat), seat, step))


def test_the_picture_in_the_docs() -> None:
    page = (Path(__file__).parents[3] / "docs" / "players.md").read_text(encoding="utf-8")
    assert picture(at(CHASE)) in page
