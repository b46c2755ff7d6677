"""A game as a file: what was changed, cut off or never ours is found, with its place."""

import errno
import json
import os
import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from facedown.engine.dice import commitment, seed_from
from facedown.engine.errors import LogError
from facedown.engine.game import CHANCE
from facedown.engine.log import Sitter, dump, load, loads, save, verify_dice
from facedown.engine.play import Entry, Play
from tests.conformance.coins import COINS, CoinMoves, CoinOptions

GAMES = {"coins": COINS}
SEATS = [Sitter("Ann"), Sitter("Expert 1", bot="expert")]


def played(rounds: int = 3, seed: int = 1) -> Play:
    random = Random(seed)
    play = Play(COINS, CoinOptions.of(rounds=rounds), seed_from(seed))
    play.roll()
    while not play.over:
        seat = random.choice(play.actors())
        play.act(seat, random.choice(play.legal(seat)))
    return play


TEXT = dump(played(), SEATS)


def refused(text: str, words: str) -> LogError:
    with pytest.raises(LogError, match=words) as caught:
        loads(text, GAMES, "game.json")
    return caught.value


def edited(change: Callable[[dict[str, object]], object]) -> str:
    """The file with something changed by somebody who leaves the rest as it is."""
    data = json.loads(TEXT)
    change(data)
    return json.dumps(data)


def test_round_trip() -> None:
    loaded = loads(TEXT, GAMES)
    assert loaded.seats == SEATS
    assert loaded.play.log == played().log
    assert loaded.play.state == played().state
    assert dump(loaded.play, loaded.seats) == TEXT


def test_the_file_is_readable() -> None:
    lines = TEXT.splitlines()
    assert lines[1] == ' "facedown": 1,'
    assert '"game": "coins"' in lines[2]
    assert re.fullmatch(r'  \["chance", "card:\d", "[0-9a-f]{10}"\],', lines[9])
    assert json.loads(TEXT)["end"]["actions"] == 12


def test_a_game_in_progress_can_be_saved() -> None:
    play = played()
    play.undo(5)
    again = loads(dump(play, SEATS), GAMES).play
    assert again.state == play.state
    again.roll()
    assert not again.over


def test_a_game_not_yet_begun() -> None:
    play = Play(COINS, CoinOptions(), seed_from(1))
    assert loads(dump(play, SEATS), GAMES).play.log == []


@pytest.mark.parametrize("name", ["options", "seats", "rules", "game", "commitment", "seed"])
def test_an_edited_head_is_refused(name: str) -> None:
    values = {
        "options": {"players": 2, "rounds": 4},
        "seats": [{"name": "Eve"}, {"name": "Expert 1", "bot": "expert"}],
        "rules": 2,
        "game": "chess",
        "commitment": "0" * 64,
        "seed": "ff" * 32,
    }
    words = {
        "options": "head of the file or this action was edited",
        "seats": "head of the file or this action was edited",
        "rules": "written for rules version 2 of Blind Coins, this is 1",
        "game": "unknown game 'chess'; the games are coins",
        "commitment": "the seed does not fit the commitment",
        "seed": "the seed does not fit the commitment",
    }
    error = refused(edited(lambda data: data.update({name: values[name]})), words[name])
    assert str(error.place).startswith("game.json")


def test_a_new_seed_with_its_commitment_is_found_too() -> None:
    other = seed_from("other")
    text = edited(lambda data: data.update(seed=other.hex(), commitment=commitment(other)))
    refused(text, "action 1 .*: the head of the file or this action was edited")


@pytest.mark.parametrize("seed", ["", "xyz", "ab" * 31])
def test_a_damaged_seed(seed: str) -> None:
    refused(edited(lambda data: data.update(seed=seed)), "the seed is damaged")


def test_options_that_cannot_be_played() -> None:
    refused(edited(lambda data: data.update(options={"rounds": 99})), "options: rounds must be at most 9")


def test_seats_that_do_not_fit() -> None:
    refused(edited(lambda data: data.update(seats=[{"name": "Ann"}])), "1 seats for 2 players")


@pytest.mark.parametrize("number", range(1, 13))
def test_every_edited_action_is_found_at_its_place(number: int) -> None:
    lines = TEXT.splitlines()
    at = 8 + number
    swap = {"hold": "raise", "raise": "hold", "card:1": "card:2", "card:2": "card:3", "card:3": "card:1"}
    said = json.loads(lines[at].strip().rstrip(","))[1]
    lines[at] = lines[at].replace(said, swap[said])
    error = refused("\n".join(lines), "edited")
    assert f"action {number} (" in str(error.place)


@pytest.mark.parametrize("number", range(1, 12))
def test_a_missing_action_is_found_at_its_place(number: int) -> None:
    lines = TEXT.splitlines()
    del lines[8 + number]
    error = refused("\n".join(lines), "edited")
    assert f"action {number} (" in str(error.place)


def test_a_missing_last_action() -> None:
    data = json.loads(TEXT)
    del data["actions"][-1]
    refused(json.dumps(data), "the end was cut off or edited: 12 actions were written, 11 are here")
    data["end"]["actions"] = 11
    refused(json.dumps(data), "the end was cut off or edited")


def test_truncated_after_every_line() -> None:
    lines = TEXT.splitlines(keepends=True)
    for kept in range(len(lines)):
        error = refused("".join(lines[:kept]), "breaks off|not a saved game")
        if kept > 9:
            assert f"after action {min(kept - 9, 12)}" in str(error.problem)


def test_truncated_within_a_line() -> None:
    end = TEXT.index("card:", TEXT.index("card:") + 60) + 2
    refused(TEXT[:end], "the file is damaged or breaks off in action")
    for cut in range(1, len(TEXT) - 2, 17):
        refused(TEXT[:cut], "breaks off|not a saved game")


def test_an_honest_chain_of_impossible_actions_is_refused() -> None:
    """Somebody recomputes the checksums: the rules and the dice still speak."""
    play = played()
    play.log[2] = Entry(0, 1 - play.log[2].action)
    loaded = loads(dump(play, SEATS), GAMES).play  # possible: another choice was open to the player
    assert loaded.log == play.log
    play.log[0] = Entry(CHANCE, 1 if play.log[0].action != 1 else 2)
    again = loads(dump(play, SEATS), GAMES).play
    checked, problem = verify_dice(again)
    assert checked == 0
    assert str(problem).startswith("action 1: the file says card:")
    play.log.insert(2, Entry(CHANCE, 3))
    refused(dump(play, SEATS), r"action 3 \(chance card:3\): chance cannot do this here")
    play.log[2] = Entry(0, 0)
    play.log[3] = Entry(0, 0)
    refused(dump(play, SEATS), r"action 4 \(0 hold\): seat 0 is not to act now")


def forged(entry: Entry, word: str) -> str:
    """A file with proper checksums whose one action says something else than it is."""

    class Forger(CoinMoves):
        def write(self, seat: int, action: int) -> str:
            return word

    play = Play(COINS.changed(moves=Forger()), CoinOptions(), seed_from(1))
    play.log = [entry]
    return dump(play, SEATS)


def test_seats_and_chance_do_not_make_each_others_moves() -> None:
    refused(forged(Entry(0, 1), "card:1"), r"action 1 \(0 card:1\): chance and the players do not make each other's")
    refused(forged(Entry(CHANCE, 1), "hold"), r"action 1 \(chance hold\): chance and the players do not make")


def test_words_that_are_no_move() -> None:
    refused(forged(Entry(CHANCE, 1), "jump"), r"action 1 \(chance jump\): 'jump' is no move")


def test_dice_are_verified() -> None:
    assert verify_dice(played()) == (6, "")


def test_other_versions_and_foreign_files() -> None:
    refused(edited(lambda data: data.update(facedown=2)), "file format 2 is not known here")
    refused('{"name": "package", "version": 1}', "this is not a saved game of Facedown")
    refused("[]", "this is not a saved game of Facedown")
    refused("", "this is not a saved game of Facedown")
    refused("not JSON at all", "this is not a saved game of Facedown")
    refused('{"facedown": "yes"}', "the file is damaged")


def test_files(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "down" / "game.facedown.json"
    save(played(), SEATS, path)
    assert path.read_text() == TEXT
    assert load(path, GAMES).play.state == played().state
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(LogError, match="cannot read the file: No such file"):
        load(tmp_path / "none.json", GAMES)
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"\x89PNG\xff\xfe")
    with pytest.raises(LogError, match=r"this is not a saved game \(not a text file\)"):
        load(picture, GAMES)


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(LogError, match="cannot save the game") as caught:
        save(played(), SEATS, tmp_path / "file" / "game.json")
    assert caught.value.place == str(tmp_path / "file" / "game.json")


def test_the_old_file_stays_when_saving_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    save(played(), SEATS, path)

    def full_disk(file: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full_disk)
    with pytest.raises(LogError, match="cannot save the game: No space left"):
        save(played(rounds=5), SEATS, path)
    assert path.read_text() == TEXT
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]


def test_nothing_is_left_when_the_name_is_taken_by_a_folder(tmp_path: Path) -> None:
    (tmp_path / "game.json").mkdir()
    with pytest.raises(LogError, match="cannot save the game"):
        save(played(), SEATS, tmp_path / "game.json")
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]
