"""Starting a game, and whole games by typing: roles, options, hints, rules (S-301, S-701)."""

import re
from pathlib import Path

import pytest
import typer

from facedown.catalog import GAMES
from facedown.cli.setup import by_asking, from_flags
from facedown.cli.shy_monsters import ending
from facedown.engine.errors import OptionsError
from facedown.engine.log import load
from facedown.games.shy_monsters import afterwards, moves
from tests.cli.conftest import Run
from tests.cli.helpers import NYET, RandomBots, Script, console, printed, session
from tests.cli.shy_monsters.helpers import GAME, HERO, MASTER, STAIRS, at, storey, table

ANSI = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


@pytest.mark.rule("S-701")
@pytest.mark.parametrize(
    ("role", "seat", "dm_seat"),
    [
        ("hero", None, "seat_1"),
        ("master", None, "seat_0"),
        ("random", None, "random"),
        ("hero", 1, "seat_0"),
        ("master", 1, "seat_1"),
        (None, None, "seat_0"),
    ],
)
def test_a_role_is_the_option_that_gives_it(role: str | None, seat: int | None, dm_seat: str) -> None:
    made = from_flags(GAME, None, None, seat, [], watch=False, role=role)
    assert made.options.to_dict()["dm_seat"] == dm_seat
    assert [sitter.bot for sitter in made.sitters] == (["regular", ""] if seat else ["", "regular"])


def test_roles_that_do_not_fit_are_a_usage_error() -> None:
    with pytest.raises(typer.BadParameter, match="no role 'dragon'; they are hero, master, random"):
        from_flags(GAME, None, None, None, [], watch=False, role="dragon")
    with pytest.raises(typer.BadParameter, match="NYET! has none"):
        from_flags(NYET, None, None, None, [], watch=False, role="hero")
    with pytest.raises(typer.BadParameter, match="who watches has no role"):
        from_flags(GAME, None, None, None, [], watch=True, role="hero")
    with pytest.raises(typer.BadParameter, match="--role and --option dm_seat"):
        from_flags(GAME, None, None, None, ["dm_seat=random"], watch=False, role="hero")


@pytest.mark.rule("S-704")
def test_rows_of_numbers_on_the_command_line() -> None:
    made = from_flags(GAME, None, None, None, ["opening_reveals=3,2,1"], watch=False)
    assert made.options.changed() == {"opening_reveals": (3, 2, 1)}
    with pytest.raises(OptionsError, match="3 whole numbers"):
        from_flags(GAME, None, None, None, ["opening_reveals=3,2"], watch=False)


@pytest.mark.rule("S-711")
def test_only_role_strength_and_length_are_asked() -> None:
    asked: list[str] = []

    class Asking(Script):
        def __call__(self, prompt: str) -> str:
            asked.append(prompt)
            return super().__call__(prompt)

    made = by_asking(console(), GAME, Asking(["", "", ""]))
    assert [question.split("(")[0].strip() for question in asked] == [
        "Which role do you take",
        "How strong is the other one",
        "How long a game",
    ]
    assert made.options.changed() == {"dm_seat": "seat_1"}
    on = console()
    made = by_asking(
        on, GAME, Script(["king", "master", "random", "match opening_reveals=3,1", "match opening_reveals=3,1,1"])
    )
    assert made.options.changed() == {"match_games": 2, "opening_reveals": (3, 1, 1)}
    assert [sitter.bot for sitter in made.sitters] == ["", "random"]
    assert "no role 'king'" in printed(on)
    assert "3 whole numbers" in printed(on)


def saved(folder: Path) -> Path:
    (file,) = folder.iterdir()
    return file


@pytest.mark.parametrize("role", ["hero", "master"])
def test_a_whole_game_from_a_pipe(run: Run, games_folder: Path, role: str) -> None:
    args = ("play", "shy_monsters", "--bots", "random", "--seed", "pipe", "--role", role)
    result = run(*args, typed="1\n\n" * 80)
    assert result.exit_code == 0
    assert "The game is over" in result.output
    game = load(saved(games_folder), GAMES)
    assert game.play.over
    assert run("verify", str(saved(games_folder))).exit_code == 0
    shown = run("replay", str(saved(games_folder)), "--open", typed="\n" * 60)
    assert shown.exit_code == 0
    assert "The game is over" in shown.output
    killing = r"Storey 1: [BDMCKG] and [BDMCKG] on these cells: \d+ of 120 arrangements"  # S-1021
    assert re.search(killing, result.output)
    assert re.search(killing, shown.output)
    told = run("replay", str(saved(games_folder)), "--all").output
    assert "Storey 1 is built: six tiles face down." in told


@pytest.mark.parametrize("options", [(), ("--option", "match_games=2"), ("--option", "dm_seat=random")])
def test_watching(run: Run, options: tuple[str, ...]) -> None:
    result = run("play", "shy_monsters", "--watch", "--bots", "random", "--seed", "look", *options)
    assert result.exit_code == 0
    assert "The game is over" in result.output


@pytest.mark.rule("S-1018")
def test_the_log_of_a_walk(tmp_path: Path) -> None:
    here = at(storey(STAIRS, "corridor", "cobra", "bat", "corridor", "corridor", "exit"))
    here._watcher = here.play.watch(HERO)
    made = session(here, Script(["1,0", "attack 1,1", "2,1", "log"]), tmp_path / "game")
    made.run()
    text = " ".join(printed(made.console).split())
    assert "Hero attacks (1,1): cobra slain." in text
    assert "Hero steps onto (2,1): bat, it panics beside another Monster: harmless." in text


def test_commands_at_the_table(tmp_path: Path) -> None:
    here = at(storey(STAIRS, "corridor", "cobra", "bat", "corridor", "corridor", "exit"))
    before = here.play.state.copy()
    said = ["?", "? jump", "hint", "list", "seen", "monsters", "score", "help", "dice", ""]
    made = session(here, Script(said), tmp_path / "game")
    made.run()
    text = printed(made.console)
    assert here.play.state == before
    assert "Known ground." in text  # the rules of this phase
    assert "A free look." in text
    assert "Hint: step onto (1,0)" in text
    assert "jump:1,0>1,1" in text
    assert text.count("small letters on a face-down tile") == 2
    assert "No storey has been walked through yet." in text
    assert "notation (explore:1,0) or words" in text


@pytest.mark.parametrize(
    ("said", "answer"),
    [
        ("explore:3,3", "it is not next to where you can walk (S-412)"),
        ("jump:1,0>2,0", "there is no tile to land on (S-417)"),
        (
            "reveal:1,0",
            "now a move of the kind explore or attack or jump or jump_attack is asked for, not reveal (S-401)",
        ),
        ("explore:0,0", "you walk there freely; it is no move (S-412)"),
        ("wibble", "'wibble' is no move; write a move like"),
    ],
)
def test_what_is_not_allowed_is_explained(tmp_path: Path, said: str, answer: str) -> None:
    here = at(storey(STAIRS, "corridor", "cobra", "bat", "corridor", "corridor", "exit"))
    made = session(here, Script([said]), tmp_path / "game")
    made.run()
    assert answer in " ".join(printed(made.console).split())


def test_between_storeys_enter_goes_on(tmp_path: Path) -> None:
    here = table("storeys", HERO)
    pauses: list[str] = []

    class Walking(Script):
        def __call__(self, prompt: str) -> str:
            if made.scoring:
                pauses.append(printed(made.console).splitlines()[-1])
                return ""
            return "1"

    made = session(here, Walking([]), tmp_path / "game", bots=RandomBots(GAME))
    made.run()
    assert here.play.over
    assert len(pauses) == 1 + min(2, here.view.results[0].cleared)
    assert all(line.startswith("Enter for the next storey") for line in pauses[:-1])
    assert pauses[-1].startswith("Enter to leave")
    assert here.view.master == MASTER


@pytest.mark.parametrize("width", [80, 60])
def test_the_commitment_is_shown_in_full(tmp_path: Path, width: int) -> None:
    for viewer in (MASTER, HERO):
        here = table("commitment", viewer)
        on = console(width, terminal=True)
        session(here, Script([]), tmp_path / "game", on).run()
        shown = ANSI.sub("", printed(on))
        wanted = here.play.commitment
        parts = [part for part in re.findall(r"[0-9a-f]+", shown) if len(part) > 3 and part in wanted]
        assert wanted in "".join(dict.fromkeys(parts))


@pytest.mark.rule("S-708")
def test_a_covered_game_tells_nothing_afterwards(run: Run, games_folder: Path) -> None:
    args = ("play", "shy_monsters", "--watch", "--bots", "random", "--seed", "look", "--option", "postgame_reveal=no")
    text = run(*args).output
    assert "The game is over" in text
    assert "arrangements" not in text
    assert "arrangements" not in run("replay", str(saved(games_folder)), typed="\n" * 60).output


@pytest.mark.rule("S-1021")
def test_the_danger_of_a_walk() -> None:
    """Straight down the line the mantis bites, unless the Exit comes before it or the bat lies right before it."""
    here = table("walks", HERO, opening_reveals=(0, 0, 0))
    here.play.state.hand = [1, 3]
    line = [f"lay:{x},0" for x in range(1, 7)]
    for text in (*line, "exit:6,0", "monster:bat:1,0", "monster:mantis:2,0"):
        here.act(MASTER, here.play.read(MASTER, text))
    walk = [moves.read(f"explore:{x},0")[1] for x in range(1, 7)]
    deadly = 5 * 4 + 4 * 3 + 3 * 3 + 2 * 3 + 1 * 3  # by the place of the mantis: places of the Exit, times of the bat
    assert [line.plain for line in ending.walks([afterwards._told(here.play.state, walk)])] == [
        f"Storey 1: B and M on these cells: {deadly} of 120 arrangements would have killed on that way."
    ]
