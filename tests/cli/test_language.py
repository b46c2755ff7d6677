"""The terminal speaks the language that is asked for: by --language, or by the environment."""

import pytest

from facedown.catalog import GAMES
from facedown.cli.words import language_of
from facedown.engine.errors import AmbiguousMove, LogError, OptionsError
from facedown.words import speaking
from tests.cli.conftest import Run
from tests.cli.pictures import SHORT, picture, table_of, walk


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "nl_NL.UTF-8"}, "en"),
        ({"LANG": "ja_JP.UTF-8"}, "ja"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "de_AT", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_GB", "LC_ALL": "de-CH"}, "de"),
        ({"LANG": "de", "LC_ALL": ""}, "de"),
    ],
)
def test_the_environment_says_which_language(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


def test_a_game_in_german(run: Run) -> None:
    told = run(
        "play", "nyet", "--bots", "random", "--seed", "x", "--language", "de", typed="quatsch\nhelp\n?\n1\nquit\nj\n"
    )
    assert told.exit_code == 0, told.output
    for words in (
        "du bist am Zug",
        "dein Zug, 1 bis",
        "„quatsch“ ist kein Zug",
        "was ein Experte täte",
        "[J/n]",
        "Weiter geht es mit",
    ):
        assert words in told.output, words
    for words in ("your turn", "your move", "Saved"):
        assert words not in told.output, words


def test_the_flag_stands_above_the_environment(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert "du bist am Zug" in run("play", "nyet", "--bots", "random", typed="quit\nn\n").output
    assert "your turn" in run("play", "nyet", "--bots", "random", "--language", "en", typed="quit\nn\n").output


def test_errors_are_said_in_the_language(run: Run) -> None:
    told = run("play", "nyet", "--language", "de", "--option", "fast=yes")
    assert (told.exit_code, "die Option „fast“ gibt es nicht" in told.stderr) == (1, True)
    assert "there is no language 'nl'" in run("play", "nyet", "--language", "nl").stderr


def test_errors_keep_their_message_whatever_is_spoken() -> None:
    ambiguous, damaged = AmbiguousMove("b", ["play:b1", "play:b2"]), LogError("odd", "game.json")
    with speaking("de"):
        assert str(ambiguous) == "„b“ kann play:b1 oder play:b2 heißen; schreibe eines davon"
        assert str(damaged) == "game.json: odd"
        with pytest.raises(OptionsError) as caught:
            GAMES["nyet"].options.of(players=9)
        assert str(caught.value) == "players: höchstens 5"
    assert str(ambiguous) == "'b' could be play:b1 or play:b2; write one of them"


@pytest.mark.parametrize("name", SHORT)
def test_pictures_in_german_fit_the_terminal(name: str) -> None:
    with speaking("de"):
        for here in walk(table_of(name), seed=80):
            if len(here.play.log) % 7 == 0:
                text = picture(here, 80, 24, news=True)
                assert "…" not in text
                assert max(map(len, text.splitlines())) <= 80
                assert len(text.splitlines()) <= 21, text
                assert " · you" not in text
