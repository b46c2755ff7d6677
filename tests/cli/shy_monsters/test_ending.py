"""Storeys that are done, and the end of a game and of a match (S-1020, S-1021)."""

from typing import Any

import pytest

from facedown.cli.table import Table
from facedown.engine.game import SPECTATOR
from facedown.games.shy_monsters.events import GameEnded, StoreyCleared
from tests.cli.shy_monsters.helpers import GAME, HERO, LINE, MASTER, STAIRS, at, drawing, drawn, picture, storey, table

LAST = """shy_monsters
storey: 3
storey 1.1: 1,0 bat up; 2,0 exit up; 3,0 corridor; 4,0 corridor; 5,0 dragon; 6,0 corridor
storey 1.2: 1,0 cobra; 2,0 exit up; 0,1 corridor up; 1,1 corridor up; 2,1 gargoyle; 0,2 corridor
storey 1.3: {}
"""
THIRD = LINE.format("corridor up", "mantis", "corridor", "corridor", "kraken", "exit")


def walk(here: Table, *moves: str) -> Table:
    watcher = here.play.watch(here.viewer)
    here._watcher = watcher
    for text in moves:
        here.act(HERO, here.play.read(HERO, text))
    return here


def end(here: Table, viewer: int | None = None) -> str:
    seat = here.viewer if viewer is None else viewer
    view: Any = GAME.view(here.play.seen(seat), seat)
    return drawn(drawing().ranking(here.events, view, here.sitters))


def card(here: Table) -> str:
    return drawn(drawing().round_card(here.events, here.view))


def test_a_storey_that_is_cleared() -> None:  # S-1018, S-424
    here = at(storey(STAIRS, "corridor up", "exit up", "bat", "corridor", "cobra", "corridor", more="phase: move\n"))
    walk(here, "explore:1,1")
    ended = [event for event in here.events if drawing().round_ended(event)]
    assert [type(event) for event in ended] == [StoreyCleared]
    text = card(here)
    assert "Storey 1 is cleared" in text
    assert "2 Monsters stayed hidden." in text
    assert text.count("░░░░░") == 8  # four backs of two lines: what stayed hidden stays so
    known = card(
        walk(
            at(storey(STAIRS, "corridor up", "exit up", "bat", "corridor", "cobra", "corridor"), MASTER), "explore:1,1"
        )
    )
    assert "░ B ░" in known
    flipped = at(
        storey(
            STAIRS,
            "corridor up",
            "cobra up dead",
            "bat",
            "exit up",
            "corridor",
            "corridor",
            more="attacks: 0\nhero: 1,1\n",
        )
    )
    text = card(walk(flipped, "jump:2,1>2,2"))
    assert "Flipped: C cobra, B bat" in text
    assert "stayed hidden" not in text


@pytest.mark.rule("S-1020")
def test_why_the_hero_died_is_drawn() -> None:
    here = walk(at(LAST.format(THIRD)), "explore:2,0")
    assert isinstance(here.events[-1], GameEnded)
    text = card(here)
    assert "The mantis gets the Hero on storey 3." in text
    assert "On 2,0 it lies in a straight passage:" in text
    assert "# M #" in text
    turned = STAIRS.format("corridor", "cobra", "bat", "corridor", "corridor", "exit")
    bend = card(walk(at(f"shy_monsters\nstorey 1.1: {turned}\n"), "explore:1,0", "explore:1,1"))
    rows = [line.strip("│ ").split() for line in bend.splitlines() if " C " in line or "#" in line or "x" in line]
    assert rows == [["·", "#", "x"], ["x", "C", "#"], ["·", "x", "·"]]  # tiles above and to the right of it


@pytest.mark.rule("S-1021")
def test_all_storeys_are_uncovered_in_the_end() -> None:
    here = walk(at(LAST.format(THIRD)), "attack:2,0", "explore:3,0", "explore:4,0", "explore:5,0", "explore:6,0")
    text = end(here)
    assert "The Hero is out: you win!" in text
    assert all(f"Storey {k} cleared" in text for k in (1, 2, 3))
    assert "░D:)░" not in text  # a dragon in a passage is not at home
    assert "░D:(░" in text
    assert "░C:(░" in text
    assert "░G:)░" in text
    assert "[M✗ ]" in text
    assert "✗ dead" in text
    assert "░ never flipped" in text
    assert "The Hero is out: you lose." in end(here, MASTER)


@pytest.mark.rule("S-708")
def test_what_was_hidden_stays_so_if_the_table_wants_it() -> None:
    closed = LAST.format(THIRD).replace("\n", "\noptions: postgame_reveal=false\n", 1)
    here = walk(at(closed), "explore:2,0")
    text = end(here)
    assert "The mantis got the Hero on storey 3: you lose." in text
    assert "[E  ]" in text
    assert "[M▼@]" in text
    assert "D:" not in text
    assert "░░░░░" in text
    assert "░D:(░" in end(here, MASTER)


def test_the_winner_is_told_to_everybody() -> None:
    here = walk(at(LAST.format(THIRD)), "explore:2,0")
    assert "The mantis got the Hero on storey 3: you lose." in end(here)
    assert "you win!" in end(here, MASTER)
    assert "the Dungeon Master wins." in end(here, SPECTATOR)


def test_a_trap() -> None:  # S-928
    trap = LAST.format(LINE.format("corridor", "corridor", "mantis up", "corridor", "kraken", "exit"))
    here = walk(at(trap), "jump_attack:1,0>2,0")
    assert "The Hero is trapped on storey 3: you lose." in end(here)
    assert "trapped" in card(here)


@pytest.mark.rule("S-604")
@pytest.mark.rule("S-1022")
def test_a_match_has_its_line_for_each_game() -> None:
    here = table("match", HERO, match_games=2)
    cards = []
    while not here.play.over:
        seat = here.play.actors()[0]
        before = len(here.history)
        here.act(seat, here.play.legal(seat)[-1])
        if any(drawing().round_ended(event) for event in here.events[before:]):
            cards.append(card(here))
    text = end(here)
    assert any("Game 1 is over" in text for text in cards)
    assert "Game 1: the Hero (you)" in text
    assert "Game 2: the Hero (seat 0)" in text
    assert "match" in text.splitlines()[1]
    sheet = drawn(drawing().sheet(here.events, here.view))
    assert "Game 1: the Hero (you)" in sheet
    assert "Game 2: the Hero (seat 0)" in sheet


def test_a_storey_that_was_given_up_while_it_was_built() -> None:  # S-601
    here = table("given up", MASTER)
    here.act(MASTER, here.play.read(MASTER, "lay:1,0"))
    here.act(MASTER, here.play.read(MASTER, "resign"))
    for viewer in (MASTER, HERO, SPECTATOR):
        assert "This storey was never finished." in picture(here, viewer=viewer)
        assert "The Dungeon Master gave up" in end(here, viewer)


def test_the_sheet_lists_storeys() -> None:
    assert "No storey" in drawn(drawing().sheet([], table().view))
    rows = [line.split() for line in drawn(drawing().sheet([], at(LAST.format(THIRD)).view)).splitlines()]
    assert ["1", "1", "cleared", "B", "1"] in rows
    assert ["1", "2", "cleared", "2"] in rows
