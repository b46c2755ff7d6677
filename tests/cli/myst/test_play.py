"""Starting a game, and whole games by typing: teams, drivers, hints, rules."""

import re
from pathlib import Path

import pytest
import typer

from facedown.catalog import GAMES
from facedown.cli.drawing import Scene
from facedown.cli.setup import by_asking, from_flags
from facedown.engine.errors import FacedownError
from facedown.engine.log import load, save
from tests.cli.conftest import Run
from tests.cli.helpers import Script, console, printed, session
from tests.cli.myst.helpers import BLUE, GAME, WALK, YELLOW, at, do, drawing, drawn, scene_of, table, words
from tests.cli.myst.test_drawing import CUT_OFF

LIVE = "use race_driver=alternate (in turns) or race_driver=simulated (by lot), or play it in the browser"


def saved(folder: Path) -> Path:
    (file,) = folder.iterdir()
    return file


def test_team_strength_and_length_are_asked() -> None:
    on = console()
    made = by_asking(on, GAME, Script(["green", "yellow", "random", "race_driver=live", "short first_mover=most"]))
    assert made.options.changed() == {"race_driver": "alternate", "turns": 5, "first_mover": "most"}
    assert [sitter.bot for sitter in made.sitters] == ["random", ""]
    assert "there is no role 'green'; they are blue, yellow" in printed(on)
    assert LIVE in words(printed(on))
    usual = by_asking(console(), GAME, Script(["", "", ""]))
    assert usual == from_flags(GAME, None, None, None, [], watch=False)
    assert [sitter.bot for sitter in usual.sitters] == ["", "regular"]


def test_a_team_is_a_seat() -> None:
    made = from_flags(GAME, None, "random", None, [], watch=False, role="yellow")
    assert [sitter.bot for sitter in made.sitters] == ["random", ""]
    with pytest.raises(typer.BadParameter, match="yellow is seat 1"):
        from_flags(GAME, None, None, 0, [], watch=False, role="yellow")
    with pytest.raises(typer.BadParameter, match="who watches has no role"):
        from_flags(GAME, None, None, None, [], watch=True, role="blue")


@pytest.mark.rule("M-76")
def test_the_terminal_chooses_how_the_race_is_run() -> None:
    assert from_flags(GAME, None, None, None, [], watch=False).options.changed() == {"race_driver": "alternate"}
    assert from_flags(GAME, None, None, None, [], watch=True).options.changed() == {"race_driver": "simulated"}
    chosen = from_flags(GAME, None, None, None, ["race_driver=simulated"], watch=False)
    assert chosen.options.changed() == {"race_driver": "simulated"}


def test_a_live_race_is_refused(run: Run, tmp_path: Path) -> None:
    with pytest.raises(FacedownError, match="a live race goes on while nobody types"):
        from_flags(GAME, None, None, None, ["race_driver=live"], watch=False)
    assert run("play", "myst", "--option", "race_driver=live").exit_code != 0
    here = table(race_driver="live")
    file = tmp_path / "live.facedown.json"
    save(here.play, here.sitters, file)
    assert run("play", "myst", "--load", str(file)).exit_code != 0


@pytest.mark.parametrize("driver", ["alternate", "simulated"])
def test_a_whole_game_from_a_pipe(run: Run, games_folder: Path, driver: str) -> None:
    args = ("play", "myst", "--bots", "random", "--seed", "pipe", "--option", "turns=3")
    result = run(*args, "--option", f"race_driver={driver}", typed="1\n" * 200)
    assert result.exit_code == 0, result.output
    assert "The game is over" in result.output
    assert "switches" in result.output
    assert "laid on top" in result.output  # the story of the teams
    game = load(saved(games_folder), GAMES)
    assert game.play.over
    assert run("verify", str(saved(games_folder))).exit_code == 0
    shown = run("replay", str(saved(games_folder)), "--open", typed="\n" * 300)
    assert shown.exit_code == 0
    assert "The game is over" in shown.output
    assert re.search(r"Blue +\d  \d switch", shown.output.partition("The game is over")[0])  # the count comes first
    told = run("replay", str(saved(games_folder)), "--all", "--spectator").output
    assert "The cards are dealt." in told
    assert "moves first." in told


def test_watching(run: Run, games_folder: Path) -> None:
    result = run("play", "myst", "--watch", "--bots", "random", "--seed", "look", "--option", "turns=3")
    assert result.exit_code == 0
    assert "The game is over" in result.output
    assert load(saved(games_folder), GAMES).play.options.changed() == {"race_driver": "simulated", "turns": 3}


def test_moves_typed_in_words(tmp_path: Path) -> None:
    here = at(WALK)
    made = session(here, Script(["rocket", "lay", "book", "link i4", "leave", "log"]), tmp_path / "game")
    made.run()
    assert [GAME.moves.write(entry.seat, entry.action) for entry in here.play.log if entry.seat == BLUE][-6:] == [
        "move:H2",
        "lay",
        "book",
        "jump:I4",
        "leave",
        "end",  # the only choice that is left is made at once (M-86)
    ]
    assert "Blue walks G2 → H2 (1 step)." in printed(made.console)


@pytest.mark.rule("M-75")
def test_whoever_can_only_wait_waits(tmp_path: Path) -> None:
    here = at(CUT_OFF.replace("book-1", "cabin-3"))
    made = session(here, Script([]), tmp_path / "game")
    made._step()
    assert [GAME.moves.write(entry.seat, entry.action) for entry in here.play.log[-1:]] == ["wait"]


def test_a_decision_is_taken_back(tmp_path: Path) -> None:
    here = table("undo", BLUE, turns=3, youngest_team="blue")
    session(here, Script(["key:rocket", "h1", "undo", "h3"]), tmp_path / "game").run()
    own = [GAME.moves.write(BLUE, entry.action) for entry in here.play.log if entry.seat == BLUE]
    assert own == ["key:rocket", "place:H3"]


def test_commands_at_the_table(tmp_path: Path) -> None:
    here = at(WALK)
    before = here.play.state.copy()
    made = session(here, Script(["?", "? book", "hint", "list", "seen", "score", "help", ""]), tmp_path / "game")
    made.run()
    text = printed(made.console)
    assert here.play.state == before
    assert "Hint: play a Linking Book (a second landmark in the same turn)." in words(text)
    assert "walk to H2 (Rocket Ship)  move:H2" in text
    assert "in the other hand" in text
    assert "if it ended now" in text


@pytest.mark.parametrize(
    ("said", "answer"),
    [
        ("move:A1", "that is too far for a 3, or the other pawn is in the way (M-81)"),
        ("move:E3", "the other pawn stands there (M-81)"),
        ("lay", "that is not asked now: walk (M-81)"),
        ("wibble", "'wibble' is no move; write a move like"),
    ],
)
def test_what_is_not_allowed_is_explained(tmp_path: Path, said: str, answer: str) -> None:
    made = session(at(WALK), Script([said]), tmp_path / "game")
    made.run()
    assert answer in words(printed(made.console))


@pytest.mark.rule("M-U.19")
def test_a_book_is_asked_once_more_at_a_terminal(tmp_path: Path) -> None:
    here = at(WALK)
    session(here, Script(["book", "n"]), tmp_path / "game", console(terminal=True)).run()
    assert here.view.teams[BLUE].held == 5
    session(here, Script(["book", "y"]), tmp_path / "game", console(terminal=True)).run()
    assert here.view.teams[BLUE].held == 4
    assert here.view.phase == "jump"


def test_open_hands_in_a_replay() -> None:
    here = do(at(WALK), "move:H2")
    scene = scene_of(here, viewer=YELLOW)
    views = [GAME.view(here.play.seen(p), p) for p in range(2)]
    text = words(drawn(drawing().screen(Scene(scene.view, scene.sitters, hands=views))))
    assert "Blue Gears 5, Rocket 4, Clock 3, Cabin 2, Linking Book" in text
    assert "Yellow Planetarium 2, Rocket 5, Library 4, Ship 3, Linking Book" in text
