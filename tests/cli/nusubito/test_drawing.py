"""The courtyard, what stands beside it, and the choices, for each side."""

import re
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from rich.color import Color, ColorType
from rich.console import Console
from rich.style import Style
from rich.text import Text

from facedown.cli.nusubito.signs import ASCII, DAY, LETTER, NIGHT, PAWN, ROD, TEMPLE_BY_DAY, TEMPLE_BY_NIGHT, signs_for
from facedown.engine.game import SPECTATOR
from facedown.engine.play import redacted
from tests.cli.helpers import RandomBots, printed
from tests.cli.nusubito.helpers import GAME, MIST, THIEF, at, beside, do, drawing, drawn, picture, scene_of, table, yard

BUSY = """phase: thief_day
turn: 2.2
pawns: A1:S B1:H C2:Bd D2:S B3:H C3:Sd
at: A1
coins: 1.1L=E1 1.2S=E5 1.2L=C5 2.1L=A1
bolsters: E3
darts: 4
treasure: E5
looked: 1 A
base: last_coin
"""
EVENING = """phase: mist_day
turn: 1.3
pawns: A1:S* B1:H C2:H D2:H D1:B E2:B D3:B E1:Sd
at: C5
coins: 1.1L=A3 1.2L=C3 1.3L=C5
darts: 0
treasure: E5
left: 2
base: last_coin
"""


@pytest.mark.rule("N-901")
@pytest.mark.rule("N-1001")
def test_the_start_as_the_thief_sees_it() -> None:
    text = picture(table())
    assert yard(text) == [
        "     A     B     C     D     E",
        " 1 [   ] ─   ─ [   ] ─   ─ [   ] [ ]",
        "   [   ]       [ 1 ]       [   ]",
        " 2 │   │ · H · │ B │ · S · │   │",
        "   │   │       │   │       │   │",
        " 3 [   ] ─   ─ [@  ] ─   ─ [   ] [ ]",
        "   [ 2 ]       [   ]       [ 3 ]",
        " 4 │   │ · S · │ B │ · H · │   │",
        "   │   │       │   │       │   │",
        " 5 [   ] ─   ─ [   ] ─   ─ [   ] [ ]",
        "   [   ]       [ 4 ]       [   ]",
        "    [ ]         [ ]         [ ]",
    ]
    assert "day 1, round 1" in text
    assert "you are the Thief" in text
    words = beside(text)
    assert "Darts 2 (pool 7) Bolsters in stock 2 Pools H 4 B 4 S 4" in words
    assert "Coins day 1 1 -- 2 -- 3 --" in words
    assert "Hand A1 C1 E1 A3 C3 E3 A5 C5 E5" in words
    assert "Streams B2-C2-D2, B4-C4-D4" in words


@pytest.mark.rule("N-1002")
@pytest.mark.rule("N-1003")
@pytest.mark.rule("N-1016")
def test_pieces_that_lie_that_have_acted_and_that_are_bolstered() -> None:
    rows = yard(picture(at(BUSY)))
    assert rows[1] == " 1 [@S ] ─ H ─ [   ] ─   ─ [   ] [R]"  # the Thief has seen it
    assert rows[3] == " 2 │   │ ·   · │_b_│ · S · │   │"
    assert rows[5].startswith(" 3 [   ] ─ H ─ [_s_] ─   ─ ║ 2 ║")
    assert rows[6].startswith("   [ 2 ]       [  $]       ║  $║")  # treasure: neither row 1 nor column A
    assert rows[11] == "    [R]         [ ]         [ ]"
    other = yard(picture(at(BUSY, MIST)))
    assert other[1] == " 1 [ S ] ─ H ─ [   ] ─   ─ [   ] [?]"  # only that it was looked at
    assert other[11] == "    [?]         [ ]         [ ]"
    assert "$" not in "".join(other)
    assert yard(picture(at(EVENING, MIST), height=40))[1].startswith(" 1 [ S*]")


@pytest.mark.rule("N-1004")
@pytest.mark.rule("N-1005")
def test_coins_in_rows_of_three() -> None:
    own, other = beside(picture(at(BUSY), height=40)), beside(picture(at(BUSY, MIST), height=40))
    assert "Coins day 1 1 E1 2 C5+E5 3 -- day 2 1 A1 2 -- 3 -- Hand C1 A3 C3 E3 A5" in own
    assert "Coins day 1 1 ●● 2 ●●+●● 3 -- day 2 1 ●● 2 -- 3 -- Hand 5 Coins" in other
    taken = beside(picture(do(at(BUSY), "coin:1.2S"), height=40))
    assert "2 C5+(E5)" in taken
    assert "Hand C1 A3 C3 E3 A5 (E5 from the next turn on)" in taken


@pytest.mark.rule("N-1007")
def test_leaps_with_their_prices_and_why_there_is_no_special_action() -> None:
    here = at(BUSY)
    words = beside(picture(here, height=40))
    assert "leap 1 C1 (2 Darts) 2 A3 (2 Darts)" in words
    assert "special 3 Dart 4 Rod 1 5 Rod A 6 Coin 1.1L (E1)" in words
    assert "special not after a sacrifice" in beside(picture(do(at(BUSY), "sacrifice:E3"), height=40))
    start = do(table(), "leap:A3")
    assert "C3 (then a sacrifice)" in picture(start)
    do(start, "leap:A1")
    assert "special only with a single leap of one point" in beside(picture(start))
    lonely = at(
        "phase: thief_day\nturn: 3.3\nat: C1\ntreasure: E5\nbase: last_coin\n"
        "coins: 1.1L=A1 1.2L=E1 1.3L=C3 2.1L=E3 2.2L=A5 2.3L=C5 3.1L=E5 3.2L=C1\n"
    )
    assert "no turn could be completed after one" in beside(picture(lonely))  # N-915


@pytest.mark.rule("N-1008")
@pytest.mark.rule("N-1009")
def test_the_turn_in_work_and_what_the_mist_will_see() -> None:
    here = do(table(), "leap:C1")
    words = beside(picture(here))
    assert "Turn C3 to C1, 1 of 2 points" in words
    assert "Mist sees Day 1, round 1. The Thief lays a Coin. Down: Builder C2. Darts 1." in words
    assert "_b_" in picture(here)
    assert "_b_" not in picture(here, viewer=MIST)  # N-960
    words = beside(picture(do(here, "rod:1 lay")))
    assert "Turn C3 to C1, 1 of 1 point, rod:1" in words
    assert "Exposed" not in words
    assert drawing().ask(scene_of(here)) == "End the turn, or claim the treasure?"
    helped = do(table(thief_aid="exposure"), "leap:A3 lay")
    assert "Exposed 6 temples possible; no Seeker can come here" in beside(picture(helped))  # N-1010


@pytest.mark.rule("N-1022")
def test_a_stuck_thief_is_told_why() -> None:
    here = at("phase: thief_day\nturn: 1.2\npawns: B1:S D1:S C2:S\nat: C1\ncoins: 1.1L=C1\ndarts: 0\ntreasure: E5\n"
              "base: last_coin\n")  # fmt: skip
    words = beside(picture(here))
    assert "Stuck no turn can be completed: A1: 2 Darts short E1: 2 Darts short" in words
    assert "1 claim the treasure here" in words
    assert drawing().ask(scene_of(here)) == "You are stuck: a last claim, or give in?"


@pytest.mark.rule("N-408")
def test_throwing_a_seeker_is_asked_on_the_board() -> None:
    here = do(at("phase: thief_day\nturn: 1.2\npawns: A1:S\nat: A1\ncoins: 1.1L=A1\ndarts: 2\ntreasure: E5\n"
                 "base: last_coin\n"), "leap:C1")  # fmt: skip
    text = picture(here)
    assert drawing().ask(scene_of(here)) == "Onto which cell is the Seeker thrown?"
    assert "throw to   1 B1   2 A2" in text
    assert yard(text)[2].startswith("   [   ]   1   [")


@pytest.mark.rule("N-1013")
@pytest.mark.rule("N-935")
def test_the_mists_moves_by_pawn() -> None:
    here = do(table(viewer=MIST), "leap:A3 lay end")
    text = picture(here)
    assert "Mist      ●●●  3 of 3 actions left" in text
    assert "H B2 1 B1 2 D1 3 A2 4 E2 5 B3 6 D3 B C2 7 B1" in beside(text)
    assert "bolster 27 C1 by C2 28 C3 by C2 29 C3 by C4 30 C5 by C4 finish 31 end the turn" in beside(text)
    assert drawing().ask(scene_of(here)) == "What does the Mist do? 3 of 3 actions left."
    assert scene_of(here).choices[-1].text == "end"
    moved = picture(do(here, "move:D2-D1"))
    assert "Mist      ●●○  2 of 3 actions left" in moved
    assert "S*" in moved


def test_upgrades_heals_and_captures_in_the_menu() -> None:
    text = picture(at(EVENING, MIST), height=40)
    assert "B1+C2+D2" not in text  # not connected by edges
    assert "D1+D3+E2" in text
    assert "Seeker on D3" in text
    assert "capture the Thief on A1" in text
    lying = at("phase: mist_day\nturn: 1.2\npawns: E2:H B2:H E3:Sd\nat: A1\ncoins: 1.1L=C1 1.2L=A1\ndarts: 1\n"
               "treasure: E5\nleft: 1\nbase: last_coin\n", MIST)  # fmt: skip
    assert re.search(r"heal +\d E3 by B2 +\d E3 by E2", picture(lying))  # N-837, N-941


@pytest.mark.rule("N-1018")
@pytest.mark.rule("N-952")
def test_the_night_of_the_thief() -> None:
    here = at("phase: thief_night\nturn: 2\nat: E3\ncoins: 1.1L=C1 1.2S=A5 1.2L=E1 2.3L=E3\nbolsters: A1\ndarts: 8\n"
              "treasure: E5\nbase: last_coin\n")  # fmt: skip
    text = picture(here)
    assert "☾ night 2" in text
    words = beside(text)
    assert "Tonight nothing (0 points)" in words
    assert "Ladder 0-1 point: hidden. 2: you name your row or column. 3: your temple is shown." in words
    assert "take 7 the Bolster of A1" in words
    words = beside(picture(do(here, "dart coin:1.2S")))
    assert "Tonight coin:1.2S, dart (2 points)" in words
    assert "name your row" in words
    assert "end the turn" not in words


@pytest.mark.rule("N-1019")
@pytest.mark.rule("N-844")
def test_the_night_of_the_mist_with_the_marker() -> None:
    here = at("phase: mist_night\nturn: 1\npawns: B2:H C2:B\nat: E3\ncoins: 1.3L=E3\ndarts: 2\ntreasure: E5\nleft: 2\n"
              "marker: row:3\ndeeds: dart dart\nbase: last_coin\n", MIST)  # fmt: skip
    text = picture(here)
    assert "Thief     in row 3 last night" in text
    assert yard(text)[5].startswith(">3 [")
    assert "raise 15 B2 (it could not move) 16 C2 (2 points)" in beside(text)
    assert "A Builder on B2, D2, B4 or D4 cannot move." in text
    assert drawing().ask(scene_of(here)) == "What appears by night? 2 of 2 points left."


@pytest.mark.rule("N-1020")
def test_an_empty_pool_of_healers_is_warned_of() -> None:
    here = at("phase: mist_day\nturn: 1.2\npawns: B1:H B2:H B3:H E2:H E4:H D5:H D3:S\nat: A1\ncoins: 1.1L=C1 1.2L=A1\n"
              "darts: 1\ntreasure: E5\nleft: 3\nbase: last_coin\n", MIST)  # fmt: skip
    assert "The Healer pool is empty" in picture(here, height=40)
    assert "The Healer pool is empty" not in picture(at(EVENING, MIST), height=40)


@pytest.mark.rule("N-1012")
def test_while_the_thief_is_at_work() -> None:
    here = do(table(viewer=MIST), "leap:A3 lay end end leap:C3")
    text = picture(here)
    assert "Thief     is about, unseen ..." in text
    assert "@" not in text
    assert "Aid" not in text
    assert yard(text) == yard(picture(here, viewer=SPECTATOR))  # N-102
    assert beside(text) == beside(picture(here, viewer=SPECTATOR))


@pytest.mark.rule("N-704")
@pytest.mark.rule("N-1014")
@pytest.mark.parametrize(
    ("aid", "corner", "centre", "words"),
    [
        ("probability", "[17%]", "[ x ]", "he can be on A1 17 %"),
        ("possible", "[ ? ]", "[ x ]", "he can be on A1, E1, A3, E3, A5 and E5"),
    ],
)
def test_the_heat_map_of_the_mist(aid: str, corner: str, centre: str, words: str) -> None:
    here = do(table(viewer=MIST, mist_aid=aid), "leap:A3 lay end end")
    text = picture(here)
    assert yard(text)[2].startswith(f"   {corner}")
    assert centre in yard(text)[2]
    assert words in beside(text)
    assert "He used one or two points." not in text  # notes are for the Mist's own turn
    assert corner not in picture(here, viewer=THIEF)
    assert "He used one or two points." in beside(picture(do(table(viewer=MIST, mist_aid=aid), "leap:A3 lay end")))


def test_in_a_small_terminal_the_notes_stand_where_things_are_looked_up() -> None:
    here = do(table(viewer=MIST, mist_aid="possible"), "leap:A3 rod:3 lay end")
    assert "He began or ended his turn in row 3." in beside(picture(here, height=40))
    assert "He began or ended" not in picture(here, height=22)
    looked_up = drawn(drawing().aids(here.view))
    assert "He began or ended his turn in row 3." in looked_up
    assert "B2-C2-D2, B4-C4-D4" in looked_up


@pytest.mark.parametrize(("height", "apart"), [(22, True), (17, False)])
def test_choices_stand_in_one_paragraph_where_there_is_no_room_for_lines(height: int, apart: bool) -> None:
    here = do(table(viewer=MIST), "leap:A3 lay end")
    lines = picture(here, height=height).splitlines()
    assert len(lines) <= height - 3
    assert any(re.search(r"^(.{38})?S D2 +11 D1", line) for line in lines) == apart
    assert any("| S D2 11 D1" in line for line in lines) == (not apart)


@pytest.mark.rule("N-1029")
def test_the_aid_of_each_side_fits_its_role() -> None:
    own, other = (" ".join(drawn(drawing().aids(scene_of(table(viewer=seat)).view)).split()) for seat in (THIEF, MIST))
    assert "never between two of them" in own
    assert "leaving a Healer" not in own
    assert "leaving a Healer" in other
    assert "_s_ lies" in own
    assert "_s_ lies" in other


def test_readable_colours_that_are_never_alone() -> None:  # N-1003
    def light(color: Color | None) -> float:
        assert color is not None
        assert color.type == ColorType.TRUECOLOR
        parts = [c / 255 / 12.92 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in color.get_truecolor()]
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]

    assert len(set(LETTER.values())) == 3
    for ground in (*PAWN.values(), *ROD.values(), DAY, NIGHT, TEMPLE_BY_DAY, TEMPLE_BY_NIGHT):
        style = Style.parse(ground)
        low, high = sorted([light(style.color), light(style.bgcolor)])
        assert (high + 0.05) / (low + 0.05) >= 4.5, ground


def test_day_and_night_look_different() -> None:
    day = at(BUSY)
    night = at("phase: thief_night\nturn: 2\nat: E3\ncoins: 2.3L=E3\ndarts: 2\ntreasure: E5\nbase: last_coin\n")
    grounds = []
    for here in (day, night):
        on = Console(file=StringIO(), width=80, force_terminal=True, color_system="truecolor", highlight=False)
        on.print(drawing().screen(scene_of(here)))
        grounds.append(printed(on))
    assert "☼ day 2" in grounds[0]
    assert "☾ night 2" in grounds[1]
    assert grounds[0].count("48;2;231;217;176") >= 9  # the ground of temples, where the terminal has colours
    assert "48;2;231;217;176" not in grounds[1]


def test_plain_signs_where_the_terminal_has_no_others() -> None:
    class Plain:
        encoding = "ascii"

    assert signs_for(Plain()) is ASCII  # type: ignore[arg-type]
    plain = drawing()
    plain._signs = ASCII
    text = drawn(plain.screen(scene_of(do(at(BUSY, MIST), "leap:A3 lay end"))))
    assert all(ord(sign) < 128 for line in text.splitlines()[1:] for sign in line)
    assert "# 2 #" in text


@pytest.mark.parametrize(("width", "height"), [(80, 24), (60, 30), (120, 40)])
@pytest.mark.parametrize("viewer", [THIEF, MIST, SPECTATOR])
def test_every_moment_of_a_game_fits(width: int, height: int, viewer: int) -> None:
    random = Random(width + viewer)
    here = table(f"fits {width}", viewer, mist_aid="probability", max_days=3)
    while not here.play.over:
        seat = here.play.actors()[0]
        texts = {GAME.moves.write(seat, a): a for a in here.play.legal(seat)}
        calm = [a for text, a in texts.items() if text != "treasure" and "capture" not in text] or list(texts.values())
        here.act(seat, random.choice(calm))
        lines = picture(here, width, height).splitlines()
        assert max(map(len, lines)) <= width
        assert len(lines) <= height - 3 or (width, height) == (60, 30)


def test_what_is_hidden_changes_nothing_in_the_picture() -> None:
    """N-504: another truth that looks the same to the Mist gives the same picture."""
    random = Random(5)
    here = table("hiding", MIST, mist_aid="possible")
    bots = RandomBots(GAME)
    for step in range(60):
        if here.play.over:
            break
        other = here.play.state.copy()
        GAME.scramble(other, MIST, random)
        seen = GAME.view(redacted(GAME, other, MIST), MIST)
        assert seen == here.view
        seat = here.play.actors()[0]
        here.act(seat, bots.choose("random", here.play.seen(seat), seat, step))


def test_lines_of_the_log() -> None:
    here = do(table(viewer=MIST), "leap:A3 lay end")
    lines = [drawing().line(event, here.view) for event in here.events]
    assert lines[-1] == Text("Day 1, round 1. The Thief lays a Coin. Darts 2.", "bold")
    assert drawing().pause_after(here.events[-1]) > drawing().pause_after(here.events[0])
    assert drawing().remembered(here.events, here.view) == here.events


def test_the_picture_in_the_docs() -> None:
    here = do(table(), "leap:A3 rod:3 lay end move:D2-D1 move:C4-B5 end leap:C3")
    page = (Path(__file__).parents[3] / "docs" / "players.md").read_text(encoding="utf-8")
    assert picture(here, height=30) in page
