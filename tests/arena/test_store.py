"""Data files: they hold everything, and bad ones are refused."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from facedown.arena.plan import make_plan
from facedown.arena.pool import run
from facedown.arena.store import check_file, check_folder, dump, load, loads, make_results, write
from facedown.engine.errors import FacedownError

PLAN = make_plan("nyet", ["random"], 6, 1, ["players=3", "round_count=2", "discard_line=d1,d2,d0"])
GAMES = run(PLAN, 1).games


def test_a_file_holds_everything() -> None:
    text = dump(PLAN, GAMES)
    plan, games = loads(text, "x")
    assert (plan, games) == (PLAN, GAMES)
    assert dump(plan, games) == text
    assert make_results(plan, games).standings == make_results(PLAN, GAMES).standings
    data = json.loads(text)
    assert data["games"][0]["rounds"][1].keys() >= {"trump", "super", "points", "credits", "first", "dealer"}
    assert len(text.splitlines()) == 8 + len(GAMES)  # one game a line


def changed(**values: Any) -> str:
    return json.dumps(json.loads(dump(PLAN, GAMES)) | values)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("nonsense", "no data file of the arena"),
        ("{}", "no data file of the arena"),
        (dump(PLAN, GAMES)[:-400], "no data file of the arena, or it is damaged"),
        (changed(facedown_arena=2), "file format 2 is not known"),
        (changed(rules=99), "rules version 99"),
        (changed(plan={"game": "go", "options": {}, "bots": [], "games": 0, "seed": 1}), "no game 'go'"),
        (changed(plan=json.loads(dump(PLAN, GAMES))["plan"] | {"bots": ["random"] * 4}), "number of seats"),
        (changed(games=[json.loads(dump(PLAN, GAMES))["games"][0] | {"rounds": [{"a": 1}]}]), "a round is not written"),
    ],
)
def test_a_bad_file_is_refused_in_words(text: str, said: str) -> None:
    with pytest.raises(FacedownError, match=f"match.json: .*{said}" if "no game" not in said else said):
        loads(text, "match.json")


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(FacedownError, match="cannot read the file"):
        load(tmp_path / "nothing.json")
    (tmp_path / "picture.json").write_bytes(b"\xff\xd8\xff")
    with pytest.raises(FacedownError, match="not a text file"):
        load(tmp_path / "picture.json")


def test_places_are_tried_before_they_are_needed(tmp_path: Path) -> None:
    check_file(tmp_path / "new" / "report.html")  # folders are made, files are not
    assert list((tmp_path / "new").iterdir()) == []
    with pytest.raises(FacedownError, match="is a folder"):
        check_file(tmp_path)
    (tmp_path / "file").write_text("")
    with pytest.raises(FacedownError, match="cannot write into"):
        check_file(tmp_path / "file" / "report.html")
    with pytest.raises(FacedownError, match="cannot write into"):
        check_folder(tmp_path / "file")


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write everywhere")
def test_write_protection_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "old.html").touch(0o444)
    with pytest.raises(FacedownError, match="write-protected"):
        check_file(tmp_path / "old.html")
    tmp_path.chmod(0o555)
    with pytest.raises(FacedownError, match="cannot write into"):
        check_folder(tmp_path)
    tmp_path.chmod(0o755)


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    write(tmp_path / "a", "text")
    write(tmp_path / "a", b"bytes")
    assert (tmp_path / "a").read_bytes() == b"bytes"
    assert [path.name for path in tmp_path.iterdir()] == ["a"]
    with pytest.raises(FacedownError, match="cannot write the file"):
        write(tmp_path / "no folder" / "a", "text")
