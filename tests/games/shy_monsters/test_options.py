"""Options, and what they change in the rules."""

import pytest

from facedown.engine.errors import OptionsError
from facedown.games.shy_monsters import SHY_MONSTERS as GAME
from facedown.games.shy_monsters.rules.options import ShyMonstersOptions, options_of
from facedown.games.shy_monsters.rules.state import MOVE
from tests.games.shy_monsters.helpers import on_storey, story

TILES = "C mantis C C dragon X"


@pytest.mark.rule("S-701", "S-702", "S-703", "S-704", "S-705", "S-706", "S-707", "S-708", "S-709", "S-710")
def test_defaults() -> None:
    assert ShyMonstersOptions().to_dict() == {
        "players": 2,
        "dm_seat": "seat_0",
        "match_games": 1,
        "opening_reveals": (2, 1, 0),
        "reveal_mode": "one_by_one",
        "reveal_jumped_on_exit": True,
        "allow_walk_into_active": False,
        "jump_back": True,
        "unrevealed_monsters": "hidden",
        "postgame_reveal": True,
        "attack_uses": 1,
        "jump_uses": 1,
        "fear": True,
    }


@pytest.mark.parametrize("options", GAME.kit.samples())  # type: ignore[misc]
def test_a_record_knows_its_options(options: ShyMonstersOptions) -> None:
    assert options_of(GAME.rules.setup(options)) == options


@pytest.mark.rule("S-711")
@pytest.mark.parametrize(
    ("wrong", "word"),
    [
        ({"players": 3}, "players"),
        ({"opening_reveals": [2, 1]}, "opening_reveals"),
        ({"opening_reveals": [2, 1, 7]}, "opening_reveals"),
        ({"match_games": 3}, "match_games"),
        ({"attack_uses": 3}, "attack_uses"),
        ({"dm_seat": "seat_2"}, "dm_seat"),
        ({"mirror": True}, "mirror"),
    ],
)
def test_what_cannot_be_chosen(wrong: dict[str, object], word: str) -> None:
    with pytest.raises(OptionsError, match=word):
        ShyMonstersOptions.of(**wrong)


@pytest.mark.rule("S-704")
def test_three_numbers_on_a_command_line() -> None:
    assert ShyMonstersOptions.from_text(["opening_reveals=3,2,1"]).opening_reveals == (3, 2, 1)


@pytest.mark.rule("S-705", "S-809")
def test_tiles_named_together_are_flipped_in_the_order_named() -> None:
    table = on_storey(1, "STAIRS", "C cobra bat C C X", reveal_mode="together")
    seen = table.play.watch(1)
    table.walk("reveal:2,1")
    assert not table.tile(2, 1).up
    assert table.tile(2, 1).named == 1
    assert "reveal:2,1" not in table.legal()  # each only once
    assert len(table.legal()) == 5
    table.walk("reveal:1,1")
    assert (table.tile(2, 1).mood, table.tile(1, 1).mood) == ("active", "panicked")
    assert table.state.phase == MOVE
    _named, revealed = seen.take()
    assert [flip.what for flip in revealed.flips] == ["bat", "cobra"]  # type: ignore[attr-defined]
    assert table.state.named == [0] * 6


@pytest.mark.rule("S-705")
def test_all_six_named_together() -> None:
    table = on_storey(1, "LINE", TILES, reveal_mode="together", opening_reveals=(6, 0, 0))
    table.walk(*(f"reveal:{x},0" for x in (6, 5, 4, 3, 2, 1)))
    assert all(tile.up for tile in table.view(1).tiles)


@pytest.mark.rule("S-709")
def test_more_and_fewer_uses_of_the_skills() -> None:
    table = story("LINE", TILES, attack_uses=2, jump_uses=0)
    assert table.legal() == {"explore:1,0", "attack:1,0"}
    table.walk("attack:1,0")
    assert table.legal() == {"explore:2,0", "attack:2,0"}
    table.walk("attack:2,0")
    assert table.legal() == {"explore:3,0"}
    table = story("LINE", TILES, attack_uses=0, jump_uses=2)
    assert table.legal() == {"explore:1,0", "jump:1,0>2,0"}
    table.walk("explore:1,0", "jump:2,0>3,0")
    assert table.legal() == {"explore:4,0", "jump:4,0>5,0", "jump:2,0>1,0"}  # over the known mantis, back


@pytest.mark.rule("S-710", "S-1205")
def test_without_fear_the_second_one_bites_too() -> None:
    table = on_storey(1, "STAIRS", "C cobra bat C C X", fear=False).walk("reveal:2,1", "reveal:1,1")
    assert (table.tile(2, 1).mood, table.tile(1, 1).mood) == ("active", "active")


def test_a_record_of_an_older_version_is_read_as_the_usual_game() -> None:
    """Tables keep records as bytes: an option that came later is 0 in those, and must mean what was played then."""
    assert GAME.rules.setup(ShyMonstersOptions()).land_ahead == 0
    assert [field.name for field in GAME.rules.state.fields][-2:] == ["land_ahead", "spare"]
