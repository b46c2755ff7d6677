from random import Random
from typing import Any

import pytest
from rich.console import RenderableType

from facedown.cli.drawing import Choice, Scene, drawing_of
from facedown.cli.nyet.drawing import NyetDrawing
from facedown.cli.table import Table
from facedown.engine.game import SPECTATOR
from facedown.engine.play import redacted
from facedown.games.nyet.events import CardPlayed, NyetPlaced, TrickWon
from tests.cli.helpers import NYET, RandomBots, console, new_table, people, play_out, printed


def drawn(what: RenderableType, width: int = 80) -> str:
    on = console(width)
    on.print(what)
    return printed(on)


def drawing() -> NyetDrawing:
    made = drawing_of(NYET, console())
    assert isinstance(made, NyetDrawing)
    return made


def scene_of(table: Table, width: int = 80, height: int = 24, viewer: int | None = None) -> Scene:
    seat = table.viewer if viewer is None else viewer
    seen = table.play.seen(seat)
    view: Any = NYET.view(seen, seat)
    legal = drawing().order(view, table.play.legal(seat)) if seat >= 0 else []
    choices = [Choice(a, NYET.moves.write(seat, a), NYET.moves.say(seen, a)) for a in legal]
    return Scene(view, table.sitters, choices, table.events[-6:], [], width, height)


def at(position: str) -> Table:
    """A table that stands at a written position, seen by seat 0."""
    state = NYET.read_position(position)
    table = new_table(players=state.players)
    table.play.state = state
    table.history.clear()
    return table


TRICK = """nyet
options: players=4
phase: trick
terms: wolf d0 y r 3
team: 1+2
leader: 1
trick: b5 b9 y2
hand 0: b3 b1 r1 r8 y13 g1
hand 1: b2 b4 b6 b7 b8
hand 2: g2 g3 g4 g5 g6
hand 3: r2 r3 r4 r5 r6
tricks: 4 2 2 1
loot: b1 | - | - | -
"""


def test_the_trick_in_order_with_the_best_card_marked() -> None:  # Y-65
    text = drawn(drawing().screen(scene_of(at(TRICK))))
    assert "Trick 10    1 Wolf ●b5  2 Crane ●b9  3 Tiger ▲y2◀ best  4 Bear –" in text  # noqa: RUF001


def test_the_hand_shows_numbers_only_where_a_card_may_be_played() -> None:  # Y-57, Y-59
    scene = scene_of(at(TRICK))
    assert [choice.text for choice in scene.choices] == ["play:b3", "play:b1"]
    rows = drawn(drawing().screen(scene)).splitlines()
    hand = {row.split()[1]: row.split()[2:] for row in rows if row.split()[1:2] and row[0] in "●★▲■"}
    assert hand == {
        "TRUMP": ["♛★r1$", "▲y13"],
        "blue": ["1", "●b3", "2", "●b1$"],
        "red": ["★r8"],
        "green": ["■g1$"],
    }
    assert drawing().ask(scene) == "Follow blue: 2 cards to choose from."


def test_two_copies_of_a_one_are_one_choice() -> None:  # Y-5
    table = at(TRICK.replace("b3 b1 r1 r8", "b1 b1 r1 r8"))
    scene = scene_of(table)
    assert [choice.text for choice in scene.choices] == ["play:b1"]
    assert drawing().ask(scene) == "Follow blue."
    assert "1 ●b1$     ●b1$" in drawn(drawing().screen(scene))


def test_who_cannot_follow_may_play_anything() -> None:
    table = at(TRICK.replace("hand 0: b3 b1 r1", "hand 0: r9 r10 r1"))
    assert drawing().ask(scene_of(table)) == "You have no blue: play any card."


def test_terms_seats_and_running_score() -> None:  # Y-55, Y-61, Y-62, Y-70
    text = drawn(drawing().screen(scene_of(at(TRICK))))
    assert "Wolf first · nothing laid aside · trump ▲ yellow · super ♛★r1$ · 3 a trick" in text
    assert "Team A 4 tricks + 0 loot = +12    Team B 5 tricks + 1 loot = +18" in text
    rows = [line.split() for line in text.splitlines()]
    assert ["▶", "Bear", "you", "0", "6", "4", "B", "deals", "●b1$"] in rows
    assert ["Wolf", "random", "0", "5", "2", "A", "first,", "leads"] in rows


def test_the_board_shows_who_covered_what() -> None:  # Y-53, Y-54
    table = new_table(players=3, first_dealer=0)
    for text in ("nyet:trump:r", "nyet:points:-2", "nyet:trump:b", "nyet:trump:y"):
        seat = table.play.actors()[0]
        table.act(seat, table.play.read(seat, text))
    table.history.clear()
    rows = {line.split()[0]: line for line in drawn(drawing().screen(scene_of(table))).splitlines() if line.split()}
    assert rows["Trump"].split() == ["Trump", "✗●blue", "Crane", "✗★red", "Bear", "✗▲yellow", "Bear", "■green"]
    assert "✗-2 Wolf" in rows["Points"]
    assert rows["First"].count("–") == 2  # tiger and eagle are nobody's  # noqa: RUF001


def test_a_wide_board_has_long_words_and_six_boxes_fit_too() -> None:
    table = new_table(players=5, discard_line=("d1", "d2", "x2", "p1", "p2", "d0"))
    assert "lay 2, no ones" in drawn(drawing().screen(scene_of(table, width=140)), 140)
    assert "2 no ones" in drawn(drawing().screen(scene_of(table)))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_picture_of_a_game_fits_into_80_columns_and_24_lines(players: int) -> None:
    """Three lines are left for the question; a fifth seat may take one of them."""
    table = new_table(f"fit {players}", players=players, round_count=1)
    bots = RandomBots()
    while not table.play.over:
        text = drawn(drawing().screen(scene_of(table)))
        assert "…" not in text, table.view.phase  # nothing was cut
        assert len(text.splitlines()) <= 21 + (players == 5), table.view.phase
        seat = table.play.actors()[0]
        table.act(seat, bots.choose("random", table.play.seen(seat), seat, len(table.play.log)))


@pytest.mark.parametrize("width", [20, 40, 60, 300])
def test_other_widths_do_no_harm(width: int) -> None:
    table = new_table(players=5)
    assert "NYET!" in drawn(drawing().screen(scene_of(table, width)), width)


@pytest.mark.rule("Y-44")
@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
@pytest.mark.parametrize("players", [2, 4])
def test_nothing_hidden_is_in_the_picture(players: int, viewer: int) -> None:
    """Shuffle all that the viewer cannot see: not a character of the picture changes."""
    if viewer >= players:
        viewer = 1
    table = new_table(f"hide {players}", players=players, round_count=1, card_memory="full")
    bots, random = RandomBots(), Random(5)
    while not table.play.over:
        if len(table.play.log) % 4 == 0:
            truth = table.play.state.copy()
            before = drawn(drawing().screen(scene_of(table, viewer=viewer)))
            NYET.scramble(table.play.state, viewer, random)
            changed = table.play.state != truth
            assert drawn(drawing().screen(scene_of(table, viewer=viewer))) == before
            assert changed or table.view.phase == "trick"  # towards the end little may be hidden
            table.play.state = truth
        seat = table.play.actors()[0]
        table.act(seat, bots.choose("random", table.play.seen(seat), seat, len(table.play.log)))


def test_passed_and_laid_aside_cards_are_told_to_their_owner() -> None:
    table = at(
        "nyet\noptions: players=2\nphase: trick\nterms: bear p1 y r 3\nhand 0: b3 b4\nhand 1: b5 b6\n"
        "tricks: 7 6\ngiven 0: b5\ngiven 1: b3\n"
    )
    text = drawn(drawing().screen(scene_of(table)))
    assert "passed to Wolf: ●b5" in text
    assert "got from Wolf: ●b3" in text


@pytest.mark.rule("Y-O13")
@pytest.mark.parametrize(("memory", "tricks"), [("none", 0), ("last_trick", 1), ("full", 3)])
def test_the_log_remembers_what_the_table_allows(memory: str, tricks: int) -> None:
    table = new_table("memory", players=3, card_memory=memory, first_dealer=0)
    bots = RandomBots()
    while sum(seat.tricks for seat in table.view.seats) < 3:
        seat = table.play.actors()[0]
        table.act(seat, bots.choose("random", table.play.seen(seat), seat, len(table.play.log)))
    kept = [type(event) for event in drawing().remembered(table.events, table.view)]
    assert kept.count(CardPlayed) == 3 * tricks
    assert kept.count(TrickWon) == tricks
    assert kept.count(NyetPlaced) == 17  # Y-11


@pytest.mark.rule("Y-68")
def test_cards_seen_only_with_full_memory() -> None:
    table = new_table("aids", players=3, card_memory="full", first_dealer=0)
    assert "card_memory=full" in drawn(drawing().aids(new_table().view))
    bots = RandomBots()
    while sum(seat.tricks for seat in table.view.seats) < 8:
        seat = table.play.actors()[0]
        table.act(seat, bots.choose("random", table.play.seen(seat), seat, len(table.play.log)))
    text = drawn(drawing().aids(table.view))
    assert text.count("x") - text.count("x played") == len(table.view.gone)
    assert any(f"has no {word}" in text for word in ("blue", "red", "yellow", "green", "trump"))


def test_open_hands_are_drawn_in_a_replay() -> None:
    table = new_table("open", players=2, round_count=1)
    views: list[Any] = [NYET.view(redacted(NYET, table.play.state, p), p) for p in range(2)]
    scene = Scene(views[0], people("", "random"), hands=views)
    text = drawn(drawing().screen(scene))
    for view in views:
        assert all(card in text for card in view.hand if card)


def test_questions_of_the_phases() -> None:
    table = new_table("ask", players=5, character_choice="pick")
    assert "character" in drawing().ask(scene_of(table))
    asked = set()
    bots = RandomBots()
    while not table.play.over:
        seat = table.play.actors()[0]
        asked.add(drawing().ask(scene_of(table, viewer=seat)).split(":")[0].split("(")[0].strip())
        table.act(seat, bots.choose("random", table.play.seen(seat), seat, len(table.play.log)))
    assert {"Say NYET to an open box.", "You are first", "Who gets the Bonus card?", "You lead"} <= asked


def test_play_out_reaches_the_end() -> None:
    table = new_table("end", players=2, round_count=1)
    play_out(table)
    assert table.play.over
    assert drawing().round_ended(table.events[-2])
