"""How a game ends in the terminal: the count card by card, the result, the points so far, the story."""

from typing import Any

import pytest

from facedown.cli.myst import ending
from facedown.cli.table import Table
from facedown.engine.game import SPECTATOR
from facedown.games.myst.actions import RESIGN
from facedown.games.myst.afterwards import GameTold, Missed, TeamTold, Turning
from tests.cli.helpers import people
from tests.cli.myst.helpers import BLUE, GAME, WALK, YELLOW, at, do, drawing, drawn

SITTERS = people("", "random")
# M-S.38: the last turn, of Yellow, from which nothing comes; Blue moved first.
LAST = WALK.replace("round: 3", "round: 8").replace("who: blue", "who: yellow")
DRAW = LAST.replace("clock-3", "clock-5").replace("library-4", "library-3")


def ended(position: str = LAST, moves: str = "move:E3 end", viewer: int = BLUE, **options: Any) -> Table:
    return do(at(position, viewer, **options), moves)


def headlines(here: Table) -> list[str]:
    found = []
    for seat in (BLUE, YELLOW, SPECTATOR):
        seen: Any = GAME.view(here.play.seen(seat), seat)
        found.append(ending.headline(seen, seen.result, SITTERS))
    return found


@pytest.mark.rule("M-109")
@pytest.mark.rule("M-S.38")
def test_the_count_goes_card_by_card() -> None:
    assert [line.plain.strip() for line in drawing().reveal(ended().view)] == [
        "Blue     3  3 switches",
        "Yellow   5  5 switches",
        "Blue     3  Rocket 4: nothing, the others control it",
        "Yellow   5  Planetarium 2: nothing, the others control it",
        "Blue     3  Cabin 2: nothing, the others control it",
        "Yellow   5  Ship 3: nothing, the others control it",
        "Blue     8  Clock 3: 3 + 2 bonus",
        "Yellow  11  Library 4: 4 + 2 bonus",
        "Blue    15  Gears 5: 5 + 2 bonus",
        "Yellow  18  Rocket 5: 5 + 2 bonus",
        "Blue    shows 1 Linking Book that it did not play",
        "Yellow  shows 1 Linking Book that it did not play",
    ]
    assert drawing().reveal(at(WALK).view) == []


@pytest.mark.rule("M-110")
def test_who_won() -> None:
    assert headlines(ended()) == [
        "random (Yellow) wins, 18 : 15.",
        "You win, 18 : 15!",
        "random (Yellow) wins, 18 : 15.",
    ]
    drawn_game = headlines(ended(DRAW))
    assert drawn_game == ["A draw, 17 : 17."] * 3  # M-S.43


@pytest.mark.rule("M-111")
def test_giving_up() -> None:
    here = at(WALK)
    here.act(BLUE, RESIGN)
    assert headlines(here) == [
        "random (Yellow) wins: Blue gave up.",
        "You win: the others gave up.",
        "random (Yellow) wins: Blue gave up.",
    ]
    assert drawing().reveal(here.view) == []


@pytest.mark.rule("M-U.22")
def test_the_result_by_source() -> None:
    here = ended()
    text = drawn(drawing().ranking(here.events, here.view, SITTERS))
    assert "The game is over" in text
    rows = [line.strip("│ ").split() for line in text.splitlines()]
    assert ["Blue", "You", "26", "3", "8", "4", "15"] in rows
    assert ["Yellow", "random", "34", "5", "9", "4", "18"] in rows
    assert "Not dealt" not in text
    shown = ended(reveal_undealt=True)  # M-O.29
    assert "Not dealt: Gears 2, Gears 3" in drawn(drawing().ranking(shown.events, shown.view, SITTERS))
    assert "Yellow wins 18 : 15." in drawn(drawing().round_card(here.events, here.view))
    assert drawing().round_ended(here.events[-1])
    assert not drawing().round_ended(here.events[0])


@pytest.mark.rule("M-102")
def test_points_so_far_are_the_own_ones() -> None:
    here = at(WALK + "tops: rocket=covered\n")
    text = drawn(drawing().sheet(here.events, here.view))
    rows = [line.split() for line in text.splitlines()]
    assert ["Blue", "3", "5", "12", "4", "19"] in rows
    assert ["Yellow", "5", "2"] in rows  # switches and landmarks, no more
    seen: Any = GAME.view(here.play.seen(SPECTATOR), SPECTATOR)
    assert "if it ended now" not in drawn(drawing().sheet(here.events, seen))
    assert "18" in drawn(drawing().sheet([], ended().view))


@pytest.mark.rule("M-U.30")
def test_the_story_of_a_game() -> None:
    told = GameTold(
        winner=1,
        placements=[],
        teams=[TeamTold(26, 3, 8, 4, 15, 1, 20, 2, 1), TeamTold(34, 5, 9, 4, 18, 0, 1, 0, 0)],
        turning=[
            Turning(70, "Blue lays its Rocket Ship Key Piece on top.", -3.0, 8.0, True),
            Turning(80, "Yellow covers I4 (20 left).", 8.0, 2.5, False),
            Turning(90, "Yellow covers G5 (2 left).", 2.5, 0.0, False),
        ],
        missed=Missed(75, 1, 6, 4, "H3", "H3", "H2", "remove", 7.5),
    )
    assert [line.plain for line in ending.story([told])] == [
        "Turning point  Blue lays its Rocket Ship Key Piece on top. (Blue takes the lead by 8)",
        "Turning point  Yellow covers I4 (20 left). (Blue is ahead by 2.5)",
        "Turning point  Yellow covers G5 (2 left). (level)",
        "In hindsight   Yellow stayed on H3 in round 6; H2 to take off was better by 7.5 points (with open hands)",
        " Blue    26 pieces, 20 steps, 2 laid on top, 1 taken off, 1 Book played",
        " Yellow  34 pieces, 1 step, 0 laid on top, 0 taken off, 0 Books played",
    ]
