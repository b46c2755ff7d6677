import pytest

import facedown
from tests.cli.conftest import Run

COMMANDS = ["play", "replay", "analyse", "verify", "games", "rules", "arena", "readers", "solve", "sizes"]


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("flag", ["--help", "-h"])
def test_every_command_has_help_with_examples(run: Run, command: str, flag: str) -> None:
    result = run(command, flag)
    assert result.exit_code == 0
    assert "Examples" in result.output
    assert f"facedown {command}" in result.output.partition("Examples")[2]


@pytest.mark.parametrize("args", [(), ("--help",)])
def test_the_command_alone_names_all_commands(run: Run, args: tuple[str, ...]) -> None:
    output = run(*args).output
    assert all(f" {command} " in output for command in COMMANDS)
    assert "Examples" in output


def test_version(run: Run) -> None:
    assert run("--version").output.strip() == f"facedown {facedown.__version__}"


def test_examples_fit_into_80_columns(run: Run) -> None:
    for command in COMMANDS:
        told = run(command, "--help").output.partition("Examples")[2]
        assert all(line.startswith("   facedown") for line in told.splitlines() if line.strip()), command


@pytest.mark.parametrize(
    "args", [("nonsense",), ("play", "--nonsense"), ("verify",), ("play", "nyet", "--players", "many")]
)
def test_wrong_usage_is_exit_code_2(run: Run, args: tuple[str, ...]) -> None:
    result = run(*args)
    assert result.exit_code == 2
    assert "Traceback" not in result.output + result.stderr


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("play", "chess"), "no game 'chess'"),
        (("play", "nyet", "--bots", "godlike"), "there is no bot 'godlike'; the levels are random"),
        (("play", "nyet", "--option", "speed=3"), "no option 'speed'"),
        (("play", "nyet", "--option", "round_count=99"), "round_count"),
        (("play", "nyet", "--option", "round_count=3", "--option", "end_mode=points"), "round_count goes with"),
        (("play", "nyet", "--players", "9"), "players"),
        (("play", "nyet", "--load", "missing.json"), "cannot read the file"),
        (("replay", "missing.json"), "cannot read the file"),
        (("verify", "missing.json"), "cannot read the file"),
        (("games", "chess"), "no game 'chess'"),
        (("rules", "chess"), "no game 'chess'"),
        (("rules", "nyet", "xylophone"), "do not mention 'xylophone'"),
    ],
)
def test_an_error_is_one_line_on_stderr_and_exit_code_1(run: Run, args: tuple[str, ...], says: str) -> None:
    result = run(*args)
    assert result.exit_code == 1
    assert result.stdout == ""
    assert says in result.stderr
    assert result.stderr.startswith("facedown: ")
    assert result.stderr.count("\n") == 1
