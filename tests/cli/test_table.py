from pathlib import Path

import pytest

from facedown.catalog import GAMES
from facedown.cli.terminal.table import SUFFIX, Table, games_folder, named_file, new_file
from facedown.engine.errors import EngineError, FacedownError
from facedown.engine.game import SPECTATOR
from facedown.engine.log import SavedGame, load
from facedown.engine.play import Play
from facedown.games.nyet.text.events import RoundScored, RoundStart
from tests.cli.helpers import NYET, RandomBots, new_table, people, play_out


def play_until(table: Table, round: int, phase: str) -> None:
    """Until seat 0 decides in that round and phase."""
    bots = RandomBots()
    while not (table.view.round == round and table.view.phase == phase and 0 in table.play.actors()):
        seat = table.play.actors()[0]
        table.act(seat, bots.choose("random", table.play.seen(seat), seat, len(table.play.log)))


def test_undo_goes_back_to_the_last_own_decision() -> None:
    table = new_table(first_dealer=0)
    assert not table.undo()
    play_until(table, 1, "trick")
    before = len(table.play.log)
    seen = table.play.seen(0)
    table.act(0, table.play.legal(0)[0])
    play_until(table, 1, "trick")
    assert table.undo()
    assert len(table.play.log) == before
    assert table.play.seen(0) == seen
    assert table.history[-1].length <= before


def test_undo_works_through_the_end_of_a_round() -> None:
    table = new_table(players=2)
    play_until(table, 2, "nyet")
    assert any(isinstance(event, RoundScored) for event in table.events)
    hand = table.view.hand
    assert table.undo()
    assert (table.view.round, table.view.phase) == (1, "trick")
    assert not any(isinstance(event, RoundScored) for event in table.events)
    play_until(table, 2, "nyet")
    assert table.view.hand == hand  # the dice stay the same


def test_undo_skips_cards_that_were_played_by_themselves() -> None:  # Y-O15
    table = new_table(players=2, auto_play_forced=True)
    play_until(table, 2, "nyet")
    assert table.undo()
    assert len(table.play.legal(0)) > 1


def test_an_interrupted_undo_loses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    table = new_table(players=2)
    play_until(table, 1, "trick")
    log = list(table.play.log)

    def interrupted(play: Play, entries: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(Play, "_folded", interrupted)
        with pytest.raises(KeyboardInterrupt):
            table.undo()
    assert table.play.log == log


def test_a_resumed_table_knows_what_the_first_one_knew(tmp_path: Path) -> None:
    table = new_table(players=3)
    play_until(table, 2, "trick")
    file = tmp_path / f"game{SUFFIX}"
    table.save(file)
    again = Table.resumed(load(file, GAMES))
    assert again.viewer == table.viewer == 0
    assert again.events == table.events
    assert again.known == len(again.history)
    assert again.view == table.view
    assert again.sitters == table.sitters
    own = [k for k, entry in enumerate(again.play.log) if entry.seat == 0][-1]
    assert all(happening.length > own for happening in again.history[again.news :])
    assert all(happening.length <= own for happening in again.history[: again.news])


def test_a_log_that_stops_in_the_middle_of_a_deal_is_dealt_on() -> None:
    table = new_table(players=2)
    table.play.log[:] = table.play.log[:10]  # as if Ctrl-C had come there
    again = Table.resumed(SavedGame(table.play, table.sitters))
    assert again.play.log == new_table(players=2).play.log
    assert isinstance(again.events[-1], RoundStart)


def test_who_sits_here() -> None:
    options = NYET.options(players=2)
    assert Table.new(NYET, options, people("random", "")).viewer == 1
    assert Table.new(NYET, options, people("random", "expert")).viewer == SPECTATOR
    with pytest.raises(FacedownError, match="room for one"):
        Table.new(NYET, options, people("", ""))
    with pytest.raises(FacedownError, match="no bot 'hal'"):
        Table.new(NYET, options, people("", "hal"))


def test_a_finished_table_can_be_undone_too() -> None:
    table = new_table(players=2, round_count=1)
    play_out(table)
    assert table.undo()
    assert not table.play.over
    with pytest.raises(EngineError):
        table.back_to(10_000)


def test_files_get_a_place_and_our_ending(tmp_path: Path, games_folder: Path) -> None:
    file = new_file(NYET)
    assert file.parent == games_folder
    assert file.name.startswith("nyet-20")
    assert file.name.endswith(SUFFIX)
    assert named_file(str(tmp_path / "mine"), NYET) == tmp_path / f"mine{SUFFIX}"
    assert named_file(str(tmp_path / "mine.json"), NYET) == tmp_path / "mine.json"
    assert named_file(str(tmp_path), NYET).parent == tmp_path
    assert named_file("~/x.json", NYET) == Path.home() / "x.json"


def test_the_data_folder_of_the_user(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("FACEDOWN_DATA")
    assert games_folder().name == "facedown"
