import pytest
import typer

from facedown.cli.terminal.setup import by_asking, from_flags
from facedown.engine.errors import FacedownError, OptionsError
from tests.cli.helpers import NYET, Script, console, printed


def levels(bots: str | None, players: int | None = None, seat: int | None = None, watch: bool = False) -> list[str]:
    return [sitter.bot for sitter in from_flags(NYET, players, bots, seat, [], watch).sitters]


def test_the_default_is_four_players_against_regular_bots() -> None:
    assert levels(None) == ["", "regular", "regular", "regular"]


def test_one_level_is_for_all_bots() -> None:
    assert levels("expert", players=3) == ["", "expert", "expert"]


def test_levels_go_around_the_table() -> None:
    assert levels("expert,regular,novice", seat=1) == ["expert", "", "regular", "novice"]


def test_the_number_of_bots_named_gives_the_number_of_players() -> None:
    assert levels("expert, novice") == ["", "expert", "novice"]
    assert levels("expert,novice", watch=True) == ["expert", "novice"]


def test_who_watches_has_no_seat() -> None:
    assert levels("random", watch=True) == ["random"] * 4
    with pytest.raises(typer.BadParameter, match="no seat"):
        levels("random", seat=1, watch=True)


def test_options_by_name() -> None:
    made = from_flags(NYET, 3, None, None, ["end_mode=points", "target_score=60"], watch=False)
    assert made.options.changed() == {"players": 3, "end_mode": "points", "target_score": 60}


@pytest.mark.parametrize(
    ("bots", "players", "seat", "says"),
    [("expert,expert", 4, 0, "3 bots are needed, 2 are named"), ("expert", 4, 4, "seats are 0 to 3")],
)
def test_seats_that_do_not_fit_are_a_usage_error(bots: str, players: int, seat: int, says: str) -> None:
    with pytest.raises(typer.BadParameter, match=says):
        levels(bots, players, seat)


def test_unknown_bots_and_options() -> None:
    with pytest.raises(FacedownError, match="no bot 'hal'"):
        levels("hal")
    with pytest.raises(OptionsError):
        from_flags(NYET, 1, None, None, [], watch=False)


def test_enter_enter_enter_starts_a_good_game() -> None:
    made = by_asking(console(), NYET, Script(["", "", ""]))
    assert made == from_flags(NYET, None, None, None, [], watch=False)


def test_answers_are_checked_and_asked_again() -> None:
    on = console()
    script = Script(["seven", "3", "hal", "expert,expert,expert", "expert", "round_count=99", "short card_memory=full"])
    made = by_asking(on, NYET, script)
    assert script.lines == []
    assert made.options.changed() == {"players": 3, "round_count": 2, "card_memory": "full"}
    assert [sitter.bot for sitter in made.sitters] == ["", "expert", "expert"]
    for complaint in ("number from 2 to 5", "no bot 'hal'", "2 bots are needed, 3 are named", "round_count"):
        assert complaint in printed(on)


def test_a_game_to_points_by_one_word() -> None:
    made = by_asking(console(), NYET, Script(["2", "random", "points"]))
    assert made.options.changed() == {"players": 2, "end_mode": "points"}
