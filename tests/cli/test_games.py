import msgspec
import pytest

from facedown.catalog import GAMES
from tests.cli.conftest import Run


def test_all_games_are_listed_with_their_seats(run: Run) -> None:
    output = run("games").output
    for game in GAMES.values():
        assert game.name in output
        least, most = game.least_seats, game.most_seats
        assert (f"{least}-{most}" if least < most else f" {least} ") in output


def typed(value: object) -> str:
    """A value as people write it on a command line."""
    if isinstance(value, tuple):
        return ",".join(map(str, value))
    return ("yes" if value else "no") if isinstance(value, bool) else str(value) or "nothing"


@pytest.mark.parametrize("name", list(GAMES))
def test_every_option_is_listed_with_default_and_meaning(run: Run, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "250")
    rows = {line.split()[0]: line for line in run("games", name).output.splitlines() if line.strip()}
    for field in msgspec.structs.fields(GAMES[name].options):
        default = typed(field.default)
        row = rows[field.name].split()
        assert default in row, field.name
        assert rows[field.name].rstrip().endswith("."), f"{field.name} has no description"


def test_values_of_options(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "250")
    output = run("games", "nyet").output
    assert "none, last_trick, full" in output  # Y-O13
    assert "20-1000" in output  # Y-O4
    assert "random, 0, 1, 2, 3, 4" in " ".join(output.split())  # Y-O9
    assert "five, classic, double, a list" in " ".join(output.split())  # Y-O7
    assert "0/0/0, 0/0/1 .. 2/2/2" in run("games", "nusubito").output  # too many to name them all


def test_values_of_numbers_and_of_rows_of_numbers(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "250")
    rows = {line.split()[0]: line for line in run("games", "shy_monsters").output.splitlines() if line.strip()}
    assert rows["players"].split()[1:3] == ["2", "2"]  # S-711
    assert "3 numbers, each 0-6" in rows["opening_reveals"]  # S-704
    assert rows["attack_uses"].split()[1:3] == ["0-2", "1"]  # S-709
    assert "seat_0, seat_1, random" in rows["dm_seat"]  # S-701


@pytest.mark.parametrize("columns", ["60", "80"])
@pytest.mark.parametrize("name", list(GAMES))
def test_no_name_of_an_option_is_cut_in_a_narrow_terminal(
    run: Run, name: str, columns: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    output = run("games", name).output
    assert max(map(len, output.splitlines())) <= int(columns)
    first = {line.split()[0] for line in output.splitlines() if line.strip()}
    assert {field.name for field in msgspec.structs.fields(GAMES[name].options)} <= first
    assert "yes, no" in output


def test_bots_are_named(run: Run) -> None:
    output = run("games", "nyet").output
    assert all(level in output for level in ("random", "novice", "regular", "expert"))
