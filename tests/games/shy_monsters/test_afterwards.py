"""What is told about a finished game."""

import pytest

from facedown.games.shy_monsters.page.afterwards import StoreyWalked, afterwards
from facedown.games.shy_monsters.rules.actions import RESIGN
from tests.games.shy_monsters.helpers import HERO, Table


def walked(outline: str, tiles: str, *moves: str) -> list[StoreyWalked]:
    table = Table(opening_reveals=(0, 0, 0)).build(outline, tiles).walk(*moves)
    if not table.play.over:
        table.play.act(HERO, RESIGN)
    return afterwards(table.play.options, table.play.log)  # type: ignore[arg-type]


@pytest.mark.rule("S-1021")
def test_how_many_arrangements_would_have_killed_on_the_way() -> None:
    (told,) = walked("LINE", "C mantis C C dragon X", "explore:1,0", "explore:2,0")
    assert told.hand == ["dragon", "mantis"]
    assert told.tiles == ["1,0 corridor", "2,0 mantis", "3,0 corridor", "4,0 corridor", "5,0 dragon", "6,0 exit"]
    assert told.walk == ["explore:1,0", "explore:2,0"]
    # The mantis kills on the first tile (20 of 120 ways), or on the second one: 20, less 4 where the Exit came first
    # and less 4 where it was frightened by the dragon on the first.
    assert (told.arrangements, told.deadly) == (120, 20 + 20 - 4 - 4)


@pytest.mark.rule("S-1021")
def test_an_attack_makes_the_way_safe() -> None:
    (told,) = walked("LINE", "C mantis C C dragon X", "attack:1,0")
    assert told.deadly == 0


def test_every_storey_is_told_and_an_unfinished_one_is_not() -> None:
    table = Table(opening_reveals=(0, 0, 0), match_games=2)
    table.build("LINE", "X C C C bat kraken").walk("explore:1,0")
    table.build("LINE", "mantis C C C dragon X").walk("explore:1,0")  # killed
    table.draw("bat", "cobra").do(table.master, "lay:1,0")
    table.play.act(0, RESIGN)
    told = afterwards(table.play.options, table.play.log)  # type: ignore[arg-type]
    assert [(story.game, story.storey) for story in told] == [(1, 1), (1, 2)]
    assert [story.deadly for story in told] == [0, 20]
