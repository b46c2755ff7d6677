"""Whole games on the one screen, by scripted input: what a game declares is enough to play it."""

import re
from pathlib import Path

import pytest
import typer

from facedown.catalog import GAMES
from facedown.cli.terminal.setup import by_asking, from_flags
from facedown.cli.terminal.table import Table
from facedown.engine.errors import FacedownError, OptionsError
from facedown.engine.game import SPECTATOR
from facedown.engine.log import load, save
from facedown.engine.own_words import own_words
from tests.cli.conftest import Run
from tests.cli.helpers import NYET, RandomBots, Script, console, new_table, printed, session
from tests.cli.pictures import do, table_of
from tests.cli.positions import CLAIM, court, island, museum, storey
from tests.conformance.coins import COINS

ANSI = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
QUICK = {
    "nyet": ("players=2", "round_count=1"),
    "shy_monsters": (),
    "nusubito": ("max_days=2",),
    "hyst": ("players=3", "layout=matinee", "turn_limit=6"),
    "myst": ("turns=3",),
}


class Numbers(Script):
    """Each choice in turn by its number, yes to every question, Enter where only Enter is asked for."""

    def __init__(self, table: Table) -> None:
        super().__init__([])
        self.table, self.asked, self.last = table, 0, -1

    def __call__(self, prompt: str) -> str:
        self.asked += 1
        assert self.asked < 1_000
        if self.table.play.over or self.last == len(self.table.play.log):
            self.last = -1
            return ""  # the last answer was no move: only Enter is asked for
        self.last = len(self.table.play.log)
        return str(1 + self.asked % len(self.table.play.legal(self.table.viewer) or [0]))


@pytest.mark.parametrize("name", [*GAMES, "coins"])
def test_a_whole_game_by_numbers(name: str, tmp_path: Path) -> None:
    here = new_table("numbers", 0, COINS) if name == "coins" else table_of(name)
    script = Numbers(here)
    made = session(here, script, tmp_path / "game.json", console(80, 30))
    made.run()
    assert here.play.over
    assert script.asked > 3
    text = printed(made.console)
    assert "The game is over" in text
    assert "…" not in text
    assert f"The seed was {here.play.dice.seed.hex()}." in text.replace("\n", "")


@pytest.mark.parametrize("name", list(GAMES))
def test_a_game_from_a_pipe_is_saved_verified_and_replayed(run: Run, games_folder: Path, name: str) -> None:
    chosen = [word for option in QUICK[name] for word in ("--option", option)]
    result = run("play", name, "--bots", "random", "--seed", "pipe", *chosen, typed="1\n\n" * 150)
    assert result.exit_code == 0, result.output[-500:]
    (file,) = games_folder.iterdir()
    assert run("verify", str(file)).exit_code == 0
    watched = run("play", name, "--bots", "random", "--seed", "look", "--watch", *chosen)
    assert watched.exit_code == 0
    assert "The game is over" in watched.output
    finished = next(path for path in games_folder.iterdir() if load(path, GAMES).play.over)
    shown = run("replay", str(finished), "--open", typed="\n" * 3 + "r\n99999\n\n")
    assert shown.exit_code == 0
    assert "The game is over" in shown.output
    assert run("replay", str(finished), "--all").exit_code == 0


# --- roles and options ------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-701")
@pytest.mark.rule("N-701")
@pytest.mark.parametrize(
    ("name", "role", "seat", "option"),
    [
        ("shy_monsters", "hero", None, "dm_seat=seat_1"),
        ("shy_monsters", "master", None, "dm_seat=seat_0"),
        ("shy_monsters", "hero", 1, "dm_seat=seat_0"),
        ("shy_monsters", "random", None, "dm_seat=random"),
        ("nusubito", "thief", None, "thief_seat=seat_0"),
        ("nusubito", "mist", 1, "thief_seat=seat_0"),
    ],
)
def test_a_role_is_the_option_that_gives_it(name: str, role: str, seat: int | None, option: str) -> None:
    made = from_flags(GAMES[name], None, None, seat, [], watch=False, role=role)
    field, _, value = option.partition("=")
    assert made.options.to_dict()[field] == value


def test_a_role_may_be_a_seat() -> None:
    made = from_flags(GAMES["myst"], None, None, None, [], watch=False, role="yellow")
    assert [sitter.bot for sitter in made.sitters] == ["regular", ""]
    with pytest.raises(typer.BadParameter, match="yellow is seat 1, not 0"):
        from_flags(GAMES["myst"], None, None, 0, [], watch=False, role="yellow")


def test_roles_that_do_not_fit_are_a_usage_error() -> None:
    game = GAMES["shy_monsters"]
    with pytest.raises(typer.BadParameter, match="no role 'dragon'; they are hero, master, random"):
        from_flags(game, None, None, None, [], watch=False, role="dragon")
    with pytest.raises(typer.BadParameter, match="NYET! has none"):
        from_flags(NYET, None, None, None, [], watch=False, role="hero")
    with pytest.raises(typer.BadParameter, match="who watches has no role"):
        from_flags(game, None, None, None, [], watch=True, role="hero")
    with pytest.raises(typer.BadParameter, match="--role and --option dm_seat"):
        from_flags(game, None, None, None, ["dm_seat=random"], watch=False, role="hero")


@pytest.mark.rule("S-704")
@pytest.mark.rule("S-711")
def test_role_strength_and_length_are_asked() -> None:
    on = console()
    said = ["king", "master", "random", "match opening_reveals=3,1", "match opening_reveals=3,1,1"]
    made = by_asking(on, GAMES["shy_monsters"], Script(said))
    assert made.options.changed() == {"match_games": 2, "opening_reveals": (3, 1, 1)}
    assert "no role 'king'" in printed(on)
    assert "3 whole numbers" in printed(on)
    with pytest.raises(OptionsError, match="3 whole numbers"):
        from_flags(GAMES["shy_monsters"], None, None, None, ["opening_reveals=3,2"], watch=False)


@pytest.mark.parametrize("name", list(GAMES))
def test_enter_is_a_good_answer_to_every_question(name: str) -> None:
    game = GAMES[name]
    made = by_asking(console(), game, Script([""] * 4))
    assert [sitter.bot for sitter in made.sitters].count("") == 1
    for settings in game.table.lengths.values():
        from_flags(game, None, None, None, list(settings), watch=False)
    from_flags(game, None, None, None, [game.table.example], watch=False)


@pytest.mark.rule("H-452")
@pytest.mark.rule("M-76")
def test_what_needs_a_clock_is_refused(run: Run, tmp_path: Path) -> None:
    with pytest.raises(FacedownError, match="the terminal has none: use quick_hyst=turns"):
        from_flags(GAMES["hyst"], 4, None, None, ["quick_hyst=minutes"], watch=False)
    here = table_of("hyst", quick_hyst="minutes", turn_limit=0)
    file = tmp_path / "clock.facedown.json"
    save(here.play, here.sitters, file)
    assert run("play", "hyst", "--load", str(file)).exit_code != 0
    myst = GAMES["myst"]
    with pytest.raises(FacedownError, match="race_driver=alternate"):
        from_flags(myst, None, None, None, ["race_driver=live"], watch=False)
    drivers = [from_flags(myst, None, None, None, [], watch=watch).options.to_dict() for watch in (False, True)]
    assert [options["race_driver"] for options in drivers] == ["alternate", "simulated"]


# --- at the table -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("N-1017")
def test_a_claim_is_asked_once_more_at_a_terminal(tmp_path: Path) -> None:
    here = court(CLAIM.format("E5"))
    on = console(terminal=True)
    session(here, Script(["treasure", "n"]), tmp_path / "game", on).run()
    assert not here.play.over
    assert "Wrong means you lose now." in printed(on)
    session(here, Script(["treasure", "y"]), tmp_path / "game", console(terminal=True)).run()
    assert here.play.over


@pytest.mark.rule("H-506")
def test_nothing_is_taken_back_where_the_game_says_so(tmp_path: Path) -> None:
    here = museum("phase: act\nactive: 0\npawns: S1 S2\nrolled: 3\npoints: 3\nhands: smoke shove / -\n")
    made = session(here, Script(["go a1", "undo", "smoke", "d3", "e3", "done"]), tmp_path / "game")
    made.run()
    assert "H.Y.S.T. has no undo." in printed(made.console)
    assert "hint undo" not in printed(made.console)
    written = [here.game.text.moves.write(entry.seat, entry.action) for entry in here.play.log if entry.seat == 0]
    assert written[-5:] == ["move:A1", "play:smoke", "place:D3", "place:E3", "done"]


def test_a_composite_turn_typed_in_words_and_taken_back(tmp_path: Path) -> None:
    here = table_of("nusubito")
    made = session(here, Script(["c1", "undo", "e3", "e1", "lay", "log"]), tmp_path / "game")
    made.run()
    assert [here.game.text.moves.write(0, entry.action) for entry in here.play.log if entry.seat == 0] == [
        "leap:E3",
        "leap:E1",
        "lay",
    ]
    assert "You leap to E1." in printed(made.console)


@pytest.mark.parametrize(
    ("name", "said", "answer"),
    [
        ("shy_monsters", "explore:3,0", "(S-412)"),
        ("nusubito", "lay", "(N-4"),
        ("hyst", "play:shove", "share a space with another thief (H-437)"),
        ("myst", "move:A1", "(M-"),
        ("nusubito", "wibble", "'wibble' is not a move; write a move like"),
    ],
)
def test_what_is_not_allowed_is_explained(tmp_path: Path, name: str, said: str, answer: str) -> None:
    here = {"shy_monsters": storey, "nusubito": court, "hyst": museum, "myst": island}[name]()
    made = session(here, Script([said]), tmp_path / "game")
    made.run()
    assert answer in " ".join(printed(made.console).split())


@pytest.mark.parametrize("name", list(GAMES))
def test_commands_at_the_table(tmp_path: Path, name: str) -> None:
    here = table_of(name)
    while here.viewer not in here.play.actors():
        seat = here.play.actors()[0]
        here.act(seat, here.play.legal(seat)[0])
    before = here.play.state.copy()
    made = session(here, Script(["?", "hint", "list", "seen", "score", "log", "help", "dice", ""]), tmp_path / "game")
    made.run()
    assert here.play.state == before
    text = printed(made.console)
    assert "Hint: " in text or "Only one move is possible" in text
    assert here.play.commitment in text.replace("\n", "")
    legend = str(own_words(here.game, "sketch.legend") or "").split()
    assert " ".join(legend[:6]) in " ".join(text.split())


@pytest.mark.rule("N-504")
def test_a_secret_turn_pauses_once_however_many_steps_it_has(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []
    monkeypatch.setattr("facedown.cli.terminal.session.time.sleep", slept.append)
    for steps in (["leap:A3", "lay", "end"], ["leap:A3", "leap:A1", "lay", "end"]):
        here = table_of("nusubito", seat=1)
        slept.clear()

        class Walking(RandomBots):
            def choose(self, level: str, seen: object, seat: int, seed: int) -> int:
                return here.play.read(seat, steps.pop(0))  # noqa: B023

        made = session(here, Script([]), tmp_path / "game", bots=Walking(here.game))
        made.pace = 5.0
        made.run()
        assert not steps
        assert len([seconds for seconds in slept if seconds > 0]) == 1


def test_what_leaves_no_choice_is_done_where_the_game_wants_that(tmp_path: Path) -> None:
    here = table_of("myst")
    asked: list[int] = []

    class Counting(Numbers):
        def __call__(self, prompt: str) -> str:
            if not here.play.over:
                asked.append(len(here.play.legal(0)))
            return super().__call__(prompt)

    session(here, Counting(here), tmp_path / "game").run()
    assert min(asked) > 1
    assert len([entry for entry in here.play.log if entry.seat == 0]) > len(asked)


def test_between_storeys_enter_goes_on(tmp_path: Path) -> None:
    here = table_of("shy_monsters", seat=1, seed="storeys")
    made = session(here, Numbers(here), tmp_path / "game")
    made.run()
    cleared = here.view.results[0].cleared
    text = printed(made.console)
    assert text.count("Enter for the next floor") == 2 * min(2, cleared)  # the first answer was a number
    assert ("Floor 1 is over" in text) == (cleared > 0)


@pytest.mark.parametrize("width", [80, 60])
@pytest.mark.parametrize("name", list(GAMES))
def test_the_commitment_is_shown_in_full(tmp_path: Path, name: str, width: int) -> None:
    here = table_of(name)
    on = console(width, terminal=True)
    session(here, Script([]), tmp_path / "game", on).run()
    shown = ANSI.sub("", printed(on))
    parts = [part for part in re.findall(r"[0-9a-f]+", shown) if len(part) > 3 and part in here.play.commitment]
    assert here.play.commitment in "".join(dict.fromkeys(parts))


def test_watching_shows_what_everybody_sees(tmp_path: Path) -> None:
    here = table_of("nusubito", seat=SPECTATOR)
    made = session(here, Script([]), tmp_path / "game")
    made.run()
    assert here.play.over
    assert "You leap" not in printed(made.console)
    assert do(table_of("nusubito"), "leap:A3").play.log
