"""Starting a game, and whole games by typing: roles, options, hints, rules."""

from pathlib import Path

import pytest

from facedown.catalog import GAMES
from facedown.cli.setup import by_asking, from_flags
from facedown.engine.log import load
from tests.cli.conftest import Run
from tests.cli.helpers import RandomBots, Script, console, printed, session
from tests.cli.nusubito.helpers import GAME, MIST, THIEF, do, table


@pytest.mark.rule("N-701")
@pytest.mark.parametrize(
    ("role", "seat", "thief_seat"),
    [
        ("thief", None, "seat_0"),
        ("mist", None, "seat_1"),
        ("random", None, "random"),
        ("thief", 1, "seat_1"),
        ("mist", 1, "seat_0"),
    ],
)
def test_a_role_is_the_option_that_gives_it(role: str, seat: int | None, thief_seat: str) -> None:
    made = from_flags(GAME, None, None, seat, [], watch=False, role=role)
    assert made.options.to_dict()["thief_seat"] == thief_seat


def test_only_role_strength_and_length_are_asked() -> None:
    on = console()
    made = by_asking(on, GAME, Script(["ninja", "mist", "random", "match mist_aid=possible"]))
    assert made.options.changed() == {"thief_seat": "seat_1", "match_games": 2, "mist_aid": "possible"}
    assert "no role 'ninja'; they are thief, mist, random" in printed(on)


def saved(folder: Path) -> Path:
    (file,) = folder.iterdir()
    return file


@pytest.mark.parametrize("role", ["thief", "mist"])
def test_a_whole_game_from_a_pipe(run: Run, games_folder: Path, role: str) -> None:
    args = ("play", "nusubito", "--bots", "random", "--seed", "pipe", "--role", role, "--option", "max_days=3")
    result = run(*args, typed="1\n" * 200)
    assert result.exit_code == 0
    assert "The game is over" in result.output
    game = load(saved(games_folder), GAMES)
    assert game.play.over
    assert run("verify", str(saved(games_folder))).exit_code == 0
    shown = run("replay", str(saved(games_folder)), "--open", typed="\n" * 200)
    assert shown.exit_code == 0
    assert "The game is over" in shown.output
    assert "Turn " in shown.output  # with open hands the Thief's own sight is drawn
    told = run("replay", str(saved(games_folder)), "--all", "--spectator").output
    assert "It begins." in told
    assert "You leap" not in told


@pytest.mark.parametrize("options", [(), ("--option", "match_games=2"), ("--option", "thief_seat=random")])
def test_watching(run: Run, options: tuple[str, ...]) -> None:
    result = run("play", "nusubito", "--watch", "--bots", "random", "--seed", "look", *options)
    assert result.exit_code == 0
    assert "The game is over" in result.output


def test_a_turn_typed_in_words_and_taken_back(tmp_path: Path) -> None:
    here = table()
    made = session(here, Script(["c1", "undo", "e3", "e1", "lay", "log"]), tmp_path / "game")
    made.run()
    assert [GAME.moves.write(entry.seat, entry.action) for entry in here.play.log if entry.seat == THIEF] == [
        "leap:E3",
        "leap:E1",
        "lay",
    ]
    assert "You leap to E1." in printed(made.console)


def test_commands_at_the_table(tmp_path: Path) -> None:
    here = do(table(viewer=MIST), "leap:A3 lay end")
    before = here.play.state.copy()
    said = ["?", "? bolster", "hint", "list", "seen", "score", "help", ""]
    made = session(here, Script(said), tmp_path / "game")
    made.run()
    text = printed(made.console)
    assert here.play.state == before
    assert "The Mist by day" in text
    assert "Hint: end the turn" in text
    assert "give up the Builder on C2 to bolster C1" in text
    assert "leaving a Healer" in text
    assert "Day 1, round 1. The Thief lays a Coin." in text


@pytest.mark.parametrize(
    ("said", "answer"),
    [
        ("lay", "(N-4"),
        ("leap:E5", "(N-4"),
        ("wibble", "'wibble' is no move; write a move like"),
    ],
)
def test_what_is_not_allowed_is_explained(tmp_path: Path, said: str, answer: str) -> None:
    made = session(table(), Script([said]), tmp_path / "game")
    made.run()
    assert answer in " ".join(printed(made.console).split())


@pytest.mark.rule("N-1017")
def test_a_claim_is_asked_once_more_at_a_terminal(tmp_path: Path) -> None:
    here = table()
    on = console(terminal=True)
    session(here, Script(["treasure", "n"]), tmp_path / "game", on).run()
    assert not here.play.over
    assert "Wrong means you lose now." in printed(on)
    session(here, Script(["treasure", "y"]), tmp_path / "game", console(terminal=True)).run()
    assert here.play.over


@pytest.mark.rule("N-504")
def test_a_secret_turn_pauses_once_however_many_steps_it_has(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []
    monkeypatch.setattr("facedown.cli.session.time.sleep", slept.append)
    counts: list[int] = []
    for seed in ("a", "b", "c"):
        here = table(seed, MIST)
        slept.clear()

        class Walking(RandomBots):
            def choose(self, level: str, seen: object, seat: int, seed: int) -> int:
                offered = {GAME.moves.write(seat, a): a for a in here.play.legal(seat)}  # noqa: B023
                wanted = ["lay", "end", f"leap:{'E3' if counts else 'A3'}", *(f"leap:{t}" for t in ("A1", "E1"))]
                if len(counts) and "leap:E1" in offered:
                    return offered["leap:E1"]
                return next(offered[text] for text in wanted if text in offered)

        made = session(here, Script([]), tmp_path / "game", bots=Walking(GAME))
        made.pace = 5.0
        made.run()
        counts.append(len(here.play.log))
        assert len([seconds for seconds in slept if seconds > 0]) == 1
    assert len(set(counts)) > 1
