"""The drawn examples in the rules: positions are what the engine shows today, and what captions claim is true."""

import json
import re
import runpy
from pathlib import Path
from typing import Any

import pytest

from facedown.catalog import GAMES
from facedown.games.myst.rules.pieces import CELL_NAMES
from facedown.games.shy_monsters.rules.pieces import MONSTERS

BOARDS = Path(__file__).parents[2] / "web" / "src" / "boards"
RECORDER = runpy.run_path(str(BOARDS / "pictures.py"))
SCRIPTS: dict[str, Path] = RECORDER["scripts"]()
Told = dict[str, Any]


def told(game: str) -> Told:
    found: Told = json.loads(SCRIPTS[game].with_name("recorded.json").read_text(encoding="utf-8"))
    return found


def test_every_game_has_four_pictures_or_more() -> None:
    assert set(SCRIPTS) == set(GAMES)
    assert all(len(told(game)) >= 4 for game in SCRIPTS)


@pytest.mark.parametrize("game", sorted(SCRIPTS))
def test_the_pictures_are_up_to_date(game: str) -> None:
    now = json.loads(json.dumps(RECORDER["record"](SCRIPTS[game])))
    assert told(game) == now, f"run: python web/src/boards/pictures.py {game}"


@pytest.mark.parametrize("game", sorted(SCRIPTS))
def test_every_picture_has_its_place_in_all_languages(game: str) -> None:
    module = SCRIPTS[game].with_name("index.ts").read_text(encoding="utf-8")
    places = dict(re.findall(r'at: "([A-Z]-[\w.]+)", name: "(\w+)"', module))
    assert set(places.values()) == set(told(game))
    folder = Path(__file__).parents[2] / "src" / "facedown" / "games" / game
    for rules in folder.glob("RULES*.md"):
        text = rules.read_text(encoding="utf-8").partition("\n## ")[2]  # the examples of clauses stand before it
        for clause in places:
            assert re.search(rf"\([^)]*\b{re.escape(clause)}\b[^)]*\)", text), f"{rules.name} does not cite {clause}"


def test_nyet_says_who_wins_and_what_it_is_worth() -> None:
    pictures = told("nyet")
    trick = pictures["trick"]
    played = [one["card"] for one in trick["view"]["last_trick"]]
    seats = [one["seat"] for one in trick["view"]["last_trick"]]
    supertrumps = [k for k, card in enumerate(played) if card == trick["view"]["supertrump"]]
    assert (played, len(supertrumps)) == (["b13", "r1", "r1", "b6"], 2)  # as its description says
    assert trick["winner"] == seats[supertrumps[1]]  # the later one
    teams = {seat["seat"]: seat["team"] for seat in trick["view"]["seats"]}
    assert trick["loot"] == ["r1"]
    assert teams[seats[supertrumps[0]]] != teams[trick["winner"]]
    board = pictures["board"]
    assert set(board["fixed"]) == {"trump"}
    assert board["left"] == {line["id"]: sum(box["open"] for box in line["boxes"]) for line in board["view"]["lines"]}
    passing = pictures["passing"]
    assert passing["received"] == passing["given"][-1:] + passing["given"][:-1]  # to the left neighbour
    scored = pictures["scoring"]["scored"]
    both = [scored["tricks"][k] + scored["tricks"][k + 2] + scored["loot"][k] + scored["loot"][k + 2] for k in (0, 1)]
    assert scored["credits"] == [scored["points"] * both[k % 2] for k in range(4)]


def test_shy_monsters_says_what_is_allowed_and_what_a_move_does() -> None:
    pictures = told("shy_monsters")
    outline = pictures["outline"]
    at = next(tile for tile in outline["tiles"] if tile["cell"] == outline["cell"])
    assert at["what"] == outline["monster"]
    assert outline["monster"] in at["comfy"]
    layout = pictures["layout"]
    assert (layout["refused"]["clause"], layout["refused"]["reason"]["code"]) == ("S-404", "shy_monsters.refused.touch")
    (x, y), laid = layout["refused"]["cell"], layout["laid"]
    assert all(abs(x - a) + abs(y - b) != 1 for a, b in laid)
    assert any(abs(x - a) == abs(y - b) == 1 for a, b in laid)  # by a corner
    assert len(layout["allowed"]) == 7

    def tile(view: Told, cell: str) -> Told:
        return next(one for one in view["tiles"] if ",".join(map(str, one["cell"])) == cell)

    attack = pictures["attack"]
    before, after = tile(attack["before"], attack["cell"]), tile(attack["after"], attack["cell"])
    assert (before["mood"], after["mood"]) == ("active", "dead")
    assert before["what"] in MONSTERS
    assert ",".join(map(str, attack["after"]["token"])) == attack["cell"]
    leap = pictures["leap"]
    assert not tile(leap["before"], leap["over"])["up"]
    assert tile(leap["after"], leap["over"])["mood"] == "active"
    assert ",".join(map(str, leap["after"]["token"])) == leap["land"]
    assert leap["after"]["phase"] == "move"  # he lives


def test_nusubito_says_what_a_turn_costs_and_what_the_mist_learns() -> None:
    pictures = told("nusubito")
    walk = pictures["walk"]
    assert walk["darts"][0] - walk["darts"][1] == walk["seen"]["darts_spent"] == 1
    assert [(one["from"], one["to"]) for one in walk["seen"]["downed"]] == [("C2", "C2")]
    assert walk["view"]["thief_at"] == "C1"
    assert "C1" not in json.dumps(walk["seen"])
    rod = pictures["rod"]
    assert (rod["colour"], rod["known"], rod["special"]) == ("red", "", "rod:3")
    assert rod["mist"]["thief_at"] == ""
    assert [slot for slot in pictures["sacrifice"]["slots"] if slot.endswith("S")] == ["1.3S"]
    assert not any(coin["face"] for coin in pictures["sacrifice"]["view"]["coins"])  # backs alone


def test_hyst_says_who_is_caught_and_who_has_won() -> None:
    pictures = told("hyst")
    lines = pictures["lines"]
    assert (lines["caught"]["by"], lines["caught"]["dropped"]) == ("laser", lines["view"]["seats"][0]["space"])
    turn = pictures["turn"]
    assert turn["steps"] + turn["left"] == turn["rolled"]
    assert next(one for one in turn["view"]["reach"] if one["space"] == turn["to"])["danger"] == ""
    assert pictures["steal"]["steals"] == [False, False, False, True]  # the diamond is the fourth face (H-309)
    escape = pictures["escape"]
    assert (escape["winner"], escape["phase"], escape["view"]["holder"]) == (0, "over", 0)


def test_myst_says_what_can_be_laid_reached_and_won() -> None:
    pictures = told("myst")

    def beside(cell: str) -> set[str]:
        column, row = CELL_NAMES.index(cell) % 10, CELL_NAMES.index(cell) // 10
        ways = [(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)]
        return {CELL_NAMES[10 * y + x] for x, y in ways if 0 <= x < 10 and 0 <= y < 6}

    place = pictures["place"]
    own = {CELL_NAMES[k] for k, letter in enumerate(place["view"]["cells"]) if letter == "b"}
    taken = {CELL_NAMES[k] for k, letter in enumerate(place["view"]["cells"]) if letter != "."}
    assert set(place["offered"]) == {near for cell in own for near in beside(cell)} - taken
    step = pictures["step"]
    assert step["pawn"] == step["way"]["cell"] == step["way"]["path"][-1]
    assert step["way"]["steps"] == len(step["way"]["path"]) - 1 <= step["view"]["spin"]
    assert all(b in beside(a) for a, b in zip(step["way"]["path"], step["way"]["path"][1:], strict=False))
    tops = {one["top"] for one in pictures["key"]["view"]["landmarks"]}
    assert tops == {"bare", "covered", "settled"}
    for one in pictures["key"]["view"]["landmarks"]:
        assert one["controller"] == (1 - one["base"] if one["top"] == "covered" else one["base"])
    result = pictures["score"]["result"]
    assert [sum(parts) for parts in zip(result["switches"], result["values"], result["bonuses"], strict=True)] == (
        result["totals"]
    )
    assert result["totals"][result["winner"]] == max(result["totals"])
