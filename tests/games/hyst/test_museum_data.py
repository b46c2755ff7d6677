"""The data file, and what is said about a faulty one (H-207, H-209, H-213, H-220)."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from facedown.catalog import GAMES
from facedown.engine.owner_data import DataError, own_text
from facedown.games.hyst.rules.checks import least_cards, read_data
from facedown.games.hyst.rules.data import DATA, bound_version, load, reconstructed, shipped, shipped_text
from facedown.games.hyst.rules.pieces import CARDS

TEXT = shipped_text()
ATRIUM = 'id=1, set="base", name="Atrium"'


def problems(text: str) -> list[str]:
    with pytest.raises(DataError) as caught:
        read_data(text, "mine.toml")
    assert str(caught.value).startswith("mine.toml:")
    return caught.value.problems


def changed(old: str, new: str) -> str:
    assert TEXT.count(old) == 1, old
    return TEXT.replace(old, new)


@pytest.mark.rule("H-209")
@pytest.mark.rule("H-213")
def test_what_is_shipped() -> None:
    assert shipped() == DATA
    counts = dict(zip(CARDS, DATA.cards, strict=True))
    assert counts == {
        "smoke": 6, "laser_trap": 6, "on_the_move": 6, "grapple": 5, "blind_spot": 5, "shove": 5, "the_burner": 5,
        "blown_away": 4, "ultimate_thief": 4, "barricade": 3, "vents": 3,
    }  # fmt: skip
    assert sum(DATA.cards) - counts["vents"] == 49  # H-207
    assert (DATA.d4, DATA.d4_steal, DATA.d6) == ((1, 2, 3, 4), (4,), (1, 2, 3, 4, 5, 6))
    assert (DATA.smoke, DATA.lasers) == (19, 12)
    assert DATA.warnings == ()
    assert least_cards(DATA.cards) == 42  # H-210: six players, base, Power Outage


@pytest.mark.rule("H-220")
def test_it_says_reconstructed_until_edited() -> None:
    assert reconstructed(DATA) == ("tiles", "layouts", "cards", "dice", "supply")
    assert "reconstructed" in TEXT.split("schema")[0]
    assert reconstructed(read_data(changed("lasers = 12", "lasers = 11"), "")) == ("tiles", "layouts", "cards", "dice")
    own = read_data(changed('name="Atrium"', 'name="Entrance"').replace("\nsmoke = 6", "\nsmoke = 7"), "")
    assert reconstructed(own) == ("layouts", "dice", "supply")


@pytest.mark.rule("H-220")
def test_saved_games_are_bound_to_the_data() -> None:
    assert bound_version(3, DATA) == 3
    own = [
        read_data(changed(old, new), "") for old, new in (("lasers = 12", "lasers = 11"), ("lasers = 12", "lasers = 9"))
    ]
    assert len({bound_version(3, data) for data in (DATA, *own)}) == 3
    assert all(1000 < bound_version(3, data) < 2**31 for data in own)


FAULTS = [
    ('schema = "hyst-data-1"', 'schema = "2"', 'schema must be "hyst-data-1"'),
    (ATRIUM, 'id=2, set="base", name="Atrium"', "tile 2 (Long Gallery): another tile has this id"),
    (ATRIUM, 'id=100, set="base", name="Atrium"', "tile 100 (Atrium): id must be a whole number from 1 to 99"),
    (ATRIUM, 'set="base", name="Atrium"', "tile no. 1: id is missing"),
    (ATRIUM, 'id=1, set="extra", name="Atrium"', "tile 1 (Atrium): set must be base or deluxe"),
    (ATRIUM, 'id=1, set="base", name=""', "tile 1 (): name must have 1 to 30 letters"),
    (ATRIUM, ATRIUM + ", colour=3", "tile 1 (Atrium): there is no colour"),
    ('v=["00","10","10"], h=["010","000"], n="111"', 'v=["00","10"], h=["010","000"], n="111"',
     "tile 7 (Elbow): v must be 3 strings of 2 digits 0 or 1"),
    ('h=["010","000"], n="111"', 'h=["010","00x"], n="111"', "tile 7 (Elbow): h must be 2 strings of 3 digits 0 or 1"),
    ('n="111", e="000"', 'n="1111", e="000"', 'tile 7 (Elbow): n must be three digits 0 or 1, such as "010"'),
    ('camera="a2"', 'camera="d4"', "tile 22 (Mezzanine): camera must be on one of a1 to c3"),
    ('camera="a2", facing="E"', 'camera="a2", facing="up"', "tile 22 (Mezzanine): facing must be N or E or S or W"),
    ('name="Labyrinth", kind="corridor"', 'name="Labyrinth", kind="maze"',
     "tile 21 (Labyrinth): kind must be hall or corridor or room or dead-end"),
    ('v=["11","00","11"]', 'v=["11","11","11"]',
     "tile 13 (Library): its nine spaces must be joined inside the tile, and from a1 only 3 can be reached"),
    ('code="HY1-16c11c05a-12b14a08b-09b17b01b-16"', 'code="HY1-16c11c05a-12b14a08b-09b17b01b-17"',
     "layout matinee (Matinee): its code does not say what its tiles say; "
     "these tiles are HY1-16c11c05a-12b14a08b-09b17b01b-16"),
    ("tiles=[[16,2],[11,2],[5,0]", "tiles=[[16,2],[16,2],[5,0]", "layout matinee (Matinee): floor plan 16 is there"),
    ("tiles=[[16,2],[11,2],[5,0]", "tiles=[[19,2],[11,2],[5,0]", "layout matinee (Matinee): floor plan 19 is only in"),
    ("tiles=[[16,2],[11,2],[5,0]", "tiles=[[44,2],[11,2],[5,0]", "layout matinee (Matinee): there is no floor plan 44"),
    ("tiles=[[16,2],[11,2],[5,0]", "tiles=[[16,4],[11,2],[5,0]", "layout matinee (Matinee): tiles must be nine pairs"),
    ("tiles=[[16,2],[11,2],[5,0]", "tiles=[[11,2],[5,0]", "layout matinee (Matinee): tiles must be nine pairs"),
    ('{id="open_house"', '{id="matinee"', "layout matinee (Open House): another layout has this id"),
    ('{id="open_house"', '{id="random"', "layout random (Open House): id must be a word"),
    ("\nsmoke = 6", "\nsmoke = 13", "cards: smoke must be a whole number from 0 to 12"),
    ("\nbarricade = 3", "\nbarricade = 4", "cards: barricade must be a whole number from 0 to 3"),
    ("\nvents = 3", "\nducts = 3", "cards: vents is missing"),
    ("d4 = [1, 2, 3, 4]", "d4 = [1, 2, 3, 3]", "dice: d4 must have four faces that name each of 1, 2, 3 and 4 once"),
    ("d4_steal = [4] ", "d4_steal = [] ", "dice: d4_steal must name one to three different faces of the d4"),
    ("d4_steal = [4] ", "d4_steal = [1, 2, 3, 4] ", "dice: d4_steal must name one to three different faces of the d4"),
    ("d6 = [1, 2, 3, 4, 5, 6]", "d6 = [1, 2, 3, 4, 5, 13]", "dice: d6 must have six faces from 0 to 12"),
    ("d6 = [1, 2, 3, 4, 5, 6]", "d6 = [1, 2, 3]", "dice: d6 must have six faces from 0 to 12"),
    ("\nsmoke = 19", "\nsmoke = 82", "supply: smoke must be a whole number from 0 to 81"),
    ("\nlasers = 12", "\nlasers = 1.5", "supply: lasers must be a whole number from 0 to 144"),
]  # fmt: skip


@pytest.mark.rule("H-220")
@pytest.mark.parametrize(("old", "new", "said"), FAULTS)
def test_faults_are_named(old: str, new: str, said: str) -> None:
    assert any(problem.startswith(said) for problem in problems(changed(old, new)))


@pytest.mark.rule("H-220")
def test_all_faults_at_once() -> None:
    text = changed("d6 = [1, 2, 3, 4, 5, 6]", "d6 = 6").replace("\nlasers = 12", "").replace('camera="a2"', "camera=7")
    assert problems(text) == [
        "tile 22 (Mezzanine): camera must be on one of a1 to c3",
        "dice: d6 must have six faces from 0 to 12",
        "supply: lasers is missing",
    ]


@pytest.mark.rule("H-220")
def test_too_few_tiles_and_cards() -> None:
    rows = [line for line in TEXT.splitlines() if line.startswith("  {id=") and 'set="base"' in line]
    few = TEXT
    for row in rows[8:]:
        few = few.replace(row + "\n", "")
    assert 'tile: a museum needs nine tiles of set "base", and there are 8' in problems(few)
    lean = TEXT
    for line in ("laser_trap = 6", "on_the_move = 6", "grapple = 5", "shove = 5"):
        lean = lean.replace(f"\n{line}\n", f"\n{line[:-1]}0\n")
    assert problems(lean) == ["cards: too few; 6 players with Power Outage would play with 20 and need 23"]


@pytest.mark.rule("H-220")
@pytest.mark.parametrize(
    "text", ["schema = ", "", "tile = 3", "tile = [3]\nlayout = [4]\ncards = 1\ndice = 2\nsupply = 3"]
)
def test_nonsense_is_refused_in_words(text: str) -> None:
    assert problems(text)


@pytest.mark.rule("H-220")
def test_a_closed_tile_is_a_warning() -> None:
    colonnade = 'h=["000","000"], n="010", e="010", s="010", w="010", camera="c3"'
    own = read_data(changed(colonnade, colonnade.replace('n="010", e="010", s="010"', 'n="111", e="111", s="111"')), "")
    assert own.warnings[0].startswith("tile 24 (Colonnade): only 1 of its sides")
    assert len(own.warnings) == 1


def test_a_plan_without_walls_is_still_a_plan() -> None:
    own = read_data(changed('w="000", camera="b2", facing="N"', 'w="000", camera="a1", facing="N"'), "")
    assert own.plans[0] != 0


@pytest.mark.rule("H-220")
def test_an_owner_names_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(changed('name="Atrium"', 'name="Entrance"'), encoding="utf-8")
    ask = "from facedown.games.hyst.rules.data import TILES; print(TILES[1].name)"
    told = subprocess.run(
        [sys.executable, "-c", ask],
        env={**os.environ, "FACEDOWN_HYST_DATA": str(mine)},
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert told.stdout == "Entrance\n"
    assert told.stderr == ""
    sides = 'n="010", e="010", s="010", w="010", camera="c3", facing="E"'
    closed = changed(sides, sides.replace('n="010", e="010", s="010"', 'n="111", e="111", s="111"'))
    mine.write_text(closed, encoding="utf-8")
    monkeypatch.setenv("FACEDOWN_HYST_DATA", str(mine))
    (warning,) = load().warnings
    assert [record.message for record in caplog.records] == [f"{mine}: {warning}"]
    mine.write_text(changed('camera="a2"', 'camera="d4"'), encoding="utf-8")
    if "hyst" in GAMES:
        refused = subprocess.run(
            [sys.executable, "-c", "from facedown.cli import main; main()", "games"],
            env={**os.environ, "FACEDOWN_HYST_DATA": str(mine)},
            capture_output=True,
            text=True,
            check=False,
            timeout=60,
        )
        assert refused.returncode == 1
        assert refused.stderr == f"facedown: {mine}:\ntile 22 (Mezzanine): camera must be on one of a1 to c3\n"
    monkeypatch.setenv("FACEDOWN_HYST_DATA", str(tmp_path / "nowhere.toml"))
    with pytest.raises(DataError, match="FACEDOWN_HYST_DATA names it, but it cannot be read"):
        own_text("hyst")
