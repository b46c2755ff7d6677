"""Starting a game, and whole games by typing: options, clocks, hints, rules."""

from pathlib import Path

import pytest

from facedown.catalog import GAMES
from facedown.cli.drawing import Scene
from facedown.cli.setup import by_asking, from_flags
from facedown.engine.errors import FacedownError
from facedown.engine.log import load, save
from tests.cli.conftest import Run
from tests.cli.helpers import Script, console, printed, session
from tests.cli.hyst.helpers import GAME, RED, at, beside, do, drawing, drawn, scene_of, table

CLOCK = "the terminal has none: use quick_hyst=turns"


def saved(folder: Path) -> Path:
    (file,) = folder.iterdir()
    return file


def test_players_strength_and_length_are_asked() -> None:
    on = console()
    made = by_asking(on, GAME, Script(["7", "5", "random", "quick_hyst=minutes", "quick layout=matinee"]))
    assert made.options.changed() == {"players": 5, "quick_hyst": "turns", "layout": "matinee"}
    assert [sitter.bot for sitter in made.sitters] == ["", *["random"] * 4]
    assert "a number from 2 to 6" in printed(on)
    assert CLOCK in " ".join(printed(on).split())


@pytest.mark.rule("H-452")
def test_a_game_by_the_clock_is_refused(run: Run, tmp_path: Path) -> None:
    with pytest.raises(FacedownError, match="quick_hyst=turns"):
        from_flags(GAME, 4, None, None, ["quick_hyst=minutes"], watch=False)
    result = run("play", "hyst", "--option", "quick_hyst=minutes")
    assert result.exit_code != 0
    here = table(quick_hyst="minutes")
    file = tmp_path / "clock.facedown.json"
    save(here.play, here.sitters, file)
    assert run("play", "hyst", "--load", str(file)).exit_code != 0
    assert from_flags(GAME, 4, None, None, ["quick_hyst=turns"], watch=False).options.players == 4


def test_a_whole_game_from_a_pipe(run: Run, games_folder: Path) -> None:
    args = ("play", "hyst", "--players", "4", "--bots", "random", "--seed", "pipe", "--option", "layout=matinee")
    result = run(*args, "--option", "turn_limit=9", typed="1\n" * 200)
    assert result.exit_code == 0
    assert "The game is over" in result.output
    assert "rolled" in result.output  # the story of the seats
    game = load(saved(games_folder), GAMES)
    assert game.play.over
    assert run("verify", str(saved(games_folder))).exit_code == 0
    shown = run("replay", str(saved(games_folder)), "--open", typed="\n" * 300)
    assert shown.exit_code == 0
    assert "The game is over" in shown.output
    told = run("replay", str(saved(games_folder)), "--all", "--spectator").output
    assert "begins." in told
    assert "draws a card." in told


@pytest.mark.parametrize(
    "options", [("edition=deluxe", "tactical_insertion=always"), ("quick_hyst=turns", "quick_turns=6")]
)
def test_watching(run: Run, games_folder: Path, options: tuple[str, ...]) -> None:
    chosen = [word for option in (*options, "turn_limit=8") for word in ("--option", option)]
    result = run("play", "hyst", "--players", "3", "--watch", "--bots", "random", "--seed", "look", *chosen)
    assert result.exit_code == 0
    assert "The game is over" in result.output
    # A random museum is laid tile by tile; that can be looked at too.
    steps = run("replay", str(saved(games_folder)), typed="\n" * 12 + "q\n")
    assert steps.exit_code == 0
    assert "Floor plan" in run("replay", str(saved(games_folder)), "--all").output


def test_moves_typed_in_words(tmp_path: Path) -> None:
    here = at("phase: act\nactive: 0\npawns: S1 S2\nrolled: 3\npoints: 3\nhands: smoke shove / -\n")
    made = session(here, Script(["go a1", "smoke", "d3", "e3", "done", "walk b1", "log"]), tmp_path / "game")
    made.run()
    assert [GAME.moves.write(entry.seat, entry.action) for entry in here.play.log if entry.seat == RED][-6:] == [
        "move:A1",
        "play:smoke",
        "place:D3",
        "place:E3",
        "done",
        "move:B1",
    ]
    assert "Red walks S1 → A1." in printed(made.console)


@pytest.mark.rule("H-506")
def test_nothing_is_taken_back(tmp_path: Path) -> None:
    here = at("phase: act\nactive: 0\npawns: S1 S2\nrolled: 3\npoints: 3\nhands: smoke shove / -\n")
    made = session(here, Script(["a1", "undo"]), tmp_path / "game")
    made.run()
    assert "In H.Y.S.T. nothing is taken back." in printed(made.console)
    assert here.view.seats[RED].space == "A1"
    assert "hint undo" not in printed(made.console)


def test_commands_at_the_table(tmp_path: Path) -> None:
    here = at("phase: act\nactive: 0\npawns: S1 S2\nrolled: 3\npoints: 3\nhands: smoke shove / -\n")
    before = here.play.state.copy()
    made = session(here, Script(["?", "? laser", "hint", "list", "seen", "score", "help", ""]), tmp_path / "game")
    made.run()
    text = printed(made.console)
    assert here.play.state == before
    assert "Hint: " in text
    assert "go to A1" in text
    assert "what it does" in text
    assert "Nobody has touched the diamond" in text


@pytest.mark.parametrize(
    ("said", "answer"),
    [
        ("play:shove", "share a space with another thief (H-437)"),
        ("move:E5", "E5 is not next to you (H-424)"),
        ("steal", "share a space with the holder to steal (H-427)"),
        ("wibble", "'wibble' is no move; write a move like"),
    ],
)
def test_what_is_not_allowed_is_explained(tmp_path: Path, said: str, answer: str) -> None:
    here = at("phase: act\nactive: 0\npawns: S1 S2\nrolled: 3\npoints: 3\nhands: smoke shove / -\n")
    made = session(here, Script([said]), tmp_path / "game")
    made.run()
    assert answer in " ".join(printed(made.console).split())


@pytest.mark.rule("H-1010")
def test_walking_into_view_is_asked_once_more_at_a_terminal(tmp_path: Path) -> None:
    here = at("phase: act\nactive: 0\npawns: H5 C3\nholder: 0\nrolled: 2\npoints: 2\nhands: - / -\n")
    on = console(terminal=True)
    session(here, Script(["g5", "n"]), tmp_path / "game", on).run()
    assert here.view.holder == RED
    assert "Walk into view? You are caught and drop the diamond." in printed(on)
    session(here, Script(["g5", "y"]), tmp_path / "game", console(terminal=True)).run()
    assert here.view.holder != RED
    assert here.view.diamond == "G5"


def test_open_hands_in_a_replay() -> None:
    here = do(at("phase: act\nactive: 0\npawns: S1 S2\nrolled: 1\npoints: 1\nhands: smoke shove / grapple\n"), "a1")
    scene = scene_of(here, viewer=1)
    views = [GAME.view(here.play.seen(p), p) for p in range(2)]
    text = beside(drawn(drawing().screen(Scene(scene.view, scene.sitters, hands=views))))
    assert "Red Smoke, Shove Orange Grapple" in text
