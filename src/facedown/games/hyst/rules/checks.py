"""Reads a data file, with a message for everything wrong in it, by the entry's name (H-220)."""

import re
import tomllib
from collections.abc import Callable, Sequence
from typing import Any, get_args

from facedown.engine.owner_data import DataError
from facedown.games.hyst.rules.codes import LayoutError, Tiles, check_tiles, write_code
from facedown.games.hyst.rules.entries import Data, Edition, Kind, Layout, Level, Tile, deluxe_numbers, plan_row
from facedown.games.hyst.rules.pieces import CARDS, DIRECTIONS, MOST_TILES
from facedown.games.hyst.rules.tiles import CAMERA_AT, FACING_AT, INSIDE, IS_PLAN, LOCAL_STEP

SCHEMA = "hyst-data-1"
MOST_CARDS, MOST_BARRICADES = 12, 3
MOST_SMOKE, MOST_LASERS = 81, 144
MOST_SEATS = 6
TILE_KEYS = ("id", "set", "name", "kind", "v", "h", "n", "e", "s", "w", "camera", "facing")
LAYOUT_KEYS = ("id", "name", "level", "edition", "code", "tiles")
PARTS = ("schema", "tile", "layout", "cards", "dice", "supply")
_ID = re.compile(r"[a-z][a-z0-9_]{1,30}", re.ASCII)

Wrong = Callable[[str], None]


def read_data(text: str, where: str) -> Data:
    """Reads data from the text of a file; raises DataError with all problems."""
    problems: list[str] = []
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise DataError([f"this is no TOML: {error}"], where) from None
    wrong = problems.append
    _check_keys(table, PARTS, wrong)
    if table.get("schema") != SCHEMA:
        wrong(f'schema must be "{SCHEMA}"')
    warnings: list[str] = []
    tiles = _tiles(_list(table, "tile", wrong), wrong, warnings.append)
    rows = _list(table, "layout", wrong)
    layouts = [] if problems else _layouts(rows, tiles, wrong)  # a faulty plan would fault every museum it is in
    cards = _cards(_table(table, "cards", wrong), wrong)
    d4, d4_steal, d6 = _dice(_table(table, "dice", wrong), wrong)
    supply = _table(table, "supply", wrong)
    _check_keys(supply, ("smoke", "lasers"), lambda said: wrong(f"supply: {said}"))
    smoke = _count(supply, "smoke", MOST_SMOKE, "supply", wrong)
    lasers = _count(supply, "lasers", MOST_LASERS, "supply", wrong)
    if problems:
        raise DataError(problems, where)
    return Data(tuple(tiles), tuple(layouts), cards, d4, d4_steal, d6, smoke, lasers, tuple(warnings))


def _tiles(rows: list[Any], wrong: Wrong, warn: Wrong) -> list[Tile]:
    tiles: list[Tile] = []
    for place, row in enumerate(rows, 1):
        tile = _tile(row, place, wrong, warn)
        if tile is None:
            continue
        if any(other.number == tile.number for other in tiles):
            wrong(f"tile {tile.number} ({tile.name}): another tile has this id")
        else:
            tiles.append(tile)
    if (base := sum(_is_row(row) and row.get("set") == "base" for row in rows)) < 9:
        wrong(f'tile: a museum needs nine tiles of set "base", and there are {base}')
    return tiles


def _tile(row: Any, place: int, wrong: Wrong, warn: Wrong) -> Tile | None:
    name = _named("tile", row, place)
    faults: list[str] = []
    fault = faults.append
    if not _is_row(row):
        wrong(f"{name}: must be a table such as {{id=1, ...}}")
        return None
    _check_keys(row, TILE_KEYS, fault)
    if "id" in row and not (_is_int(row["id"]) and 1 <= row["id"] <= MOST_TILES):
        fault("id must be a whole number from 1 to 99")
    _check_name(row, fault)
    _check_word(row, "set", get_args(Edition), fault)
    _check_word(row, "kind", get_args(Kind), fault)
    _check_bits(row, "v", 3, 2, fault)
    _check_bits(row, "h", 2, 3, fault)
    for side in "nesw":
        if side in row and not _are_bits(row[side], 3):
            fault(f'{side} must be three digits 0 or 1, such as "010"')
    if "camera" in row and row["camera"] not in _LOCAL:
        fault("camera must be on one of a1 to c3")
    _check_word(row, "facing", tuple(DIRECTIONS), fault)
    if not faults:
        if (joined := _joined(packed(row))) < 9:
            fault(f"its nine spaces must be joined inside the tile, and from a1 only {joined} can be reached")
        if (open_sides := sum("0" in row[side] for side in "nesw")) < 2:
            warn(f"{name}: only {open_sides} of its sides has an open edge; two or more make better museums")
    for said in faults:
        wrong(f"{name}: {said}")
    if faults:
        return None
    return Tile(row["id"], row["set"], row["name"], row["kind"], packed(row))


_LOCAL = tuple(column + line for line in "123" for column in "abc")


def packed(row: dict[str, Any]) -> int:
    """Packs a plan into one number, from its strings of digits (those of `tiles.EDGES`, in that order)."""
    digits = "".join([*row["v"], *row["h"], row["n"], row["e"], row["s"], row["w"]])
    walls = sum(int(digit) << edge for edge, digit in enumerate(digits))
    return IS_PLAN | walls | _LOCAL.index(row["camera"]) << CAMERA_AT | DIRECTIONS.index(row["facing"]) << FACING_AT


def _joined(plan: int) -> int:
    """Counts the spaces of a plan that are joined to its first one inside the plan."""
    reached = {0}
    for _ in range(9):
        for edge, (i, direction) in enumerate(INSIDE):
            both = {i, i + LOCAL_STEP[direction]}
            if not plan >> edge & 1 and both & reached:
                reached |= both
    return len(reached)


def _layouts(rows: list[Any], plans: list[Tile], wrong: Wrong) -> list[Layout]:
    layouts: list[Layout] = []
    known = plan_row(plans)
    deluxe = deluxe_numbers(plans)
    for place, row in enumerate(rows, 1):
        name = _named("layout", row, place)
        faults: list[str] = []
        fault = faults.append
        if not _is_row(row):
            wrong(f'{name}: must be a table such as {{id="matinee", ...}}')
            continue
        _check_keys(row, LAYOUT_KEYS, fault)
        if "id" in row and (not isinstance(row["id"], str) or not _ID.fullmatch(row["id"]) or row["id"] == "random"):
            fault("id must be a word of small letters, digits and _, and not random")
        elif any(other.id == row.get("id") for other in layouts):
            fault("another layout has this id")
        _check_name(row, fault)
        _check_word(row, "level", get_args(Level), fault)
        _check_word(row, "edition", get_args(Edition), fault)
        tiles = _layout_tiles(row.get("tiles"))
        if tiles is None and "tiles" in row:
            fault("tiles must be nine pairs of a tile's id and its quarter turns (0 to 3), such as [16,2]")
        if tiles is not None and not faults:
            try:
                check_tiles(tiles, known, deluxe, row["edition"])
            except LayoutError as error:
                fault(f"{error} ({error.fault})")
            if row["code"] != write_code(tiles):
                fault(f"its code does not say what its tiles say; these tiles are {write_code(tiles)}")
        for said in faults:
            wrong(f"{name}: {said}")
        if not faults and tiles is not None:
            layouts.append(Layout(row["id"], row["name"], row["level"], row["edition"], row["code"], tiles))
    return layouts


def _layout_tiles(pairs: Any) -> Tiles | None:
    if not isinstance(pairs, list) or len(pairs) != 9:
        return None
    for pair in pairs:
        if not isinstance(pair, list) or len(pair) != 2 or not all(map(_is_int, pair)):
            return None
        if not 0 < pair[0] <= MOST_TILES or not 0 <= pair[1] <= 3:
            return None
    return tuple((number, turn) for number, turn in pairs)


def _cards(table: dict[str, Any], wrong: Wrong) -> tuple[int, ...]:
    _check_keys(table, CARDS, lambda said: wrong(f"cards: {said}"))
    counts = tuple(
        _count(table, card, MOST_BARRICADES if card == "barricade" else MOST_CARDS, "cards", wrong) for card in CARDS
    )
    least = least_cards(counts)
    if all(_is_int(table.get(card)) for card in CARDS) and least < (needed := 3 * MOST_SEATS + 5):
        wrong(f"cards: too few; {MOST_SEATS} players with Power Outage would play with {least} and need {needed}")
    return counts


def least_cards(counts: Sequence[int]) -> int:
    """Counts the cards at the table that has fewest: six seats, the base edition, Power Outage (H-210, H-704)."""
    count = dict(zip(CARDS, counts, strict=True))
    return sum(counts) - count["vents"] - count["blind_spot"] - min(2, count["barricade"])


def _dice(table: dict[str, Any], wrong: Wrong) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    _check_keys(table, ("d4", "d4_steal", "d6"), lambda said: wrong(f"dice: {said}"))
    d4, steal, d6 = (_numbers(table.get(die)) for die in ("d4", "d4_steal", "d6"))
    if sorted(d4) != [1, 2, 3, 4]:
        wrong("dice: d4 must have four faces that name each of 1, 2, 3 and 4 once")
    if not 1 <= len(steal) <= 3 or len(set(steal)) < len(steal) or not set(steal) <= {1, 2, 3, 4}:
        wrong("dice: d4_steal must name one to three different faces of the d4")
    if len(d6) != 6 or not all(0 <= face <= 12 for face in d6):
        wrong("dice: d6 must have six faces from 0 to 12")
    return d4, steal, d6


def _numbers(value: Any) -> tuple[int, ...]:
    return tuple(value) if isinstance(value, list) and all(map(_is_int, value)) else ()


def _named(kind: str, row: Any, place: int) -> str:
    """Names an entry as a message does: by its id and name as far as it has them, else by its place."""
    if not _is_row(row) or not isinstance(row.get("id"), int | str):
        return f"{kind} no. {place}"
    return f"{kind} {row['id']} ({row['name']})" if isinstance(row.get("name"), str) else f"{kind} {row['id']}"


def _list(table: dict[str, Any], key: str, wrong: Wrong) -> list[Any]:
    value = table.get(key, [])
    if isinstance(value, list):
        return value
    wrong(f"{key} must be a list")
    return []


def _table(table: dict[str, Any], key: str, wrong: Wrong) -> dict[str, Any]:
    value = table.get(key, {})
    if isinstance(value, dict):
        return value
    wrong(f"{key} must be a table")
    return {}


def _count(table: dict[str, Any], key: str, most: int, part: str, wrong: Wrong) -> int:
    value: Any = table.get(key)
    if _is_int(value) and 0 <= value <= most:
        return int(value)
    if key in table:  # a missing one has been named already
        wrong(f"{part}: {key} must be a whole number from 0 to {most}")
    return 0


def _check_keys(row: dict[str, Any], keys: Sequence[str], wrong: Wrong) -> None:
    for key in keys:
        if key not in row:
            wrong(f"{key} is missing")
    for key in row:
        if key not in keys:
            wrong(f"there is no {key}; there are {', '.join(keys)}")


def _check_name(row: dict[str, Any], wrong: Wrong) -> None:
    if "name" in row and (not isinstance(row["name"], str) or not 1 <= len(row["name"].strip()) <= 30):
        wrong("name must have 1 to 30 letters")


def _check_word(row: dict[str, Any], key: str, words: Sequence[str], wrong: Wrong) -> None:
    if key in row and row[key] not in words:
        wrong(f"{key} must be {' or '.join(words)}")


def _check_bits(row: dict[str, Any], key: str, rows: int, width: int, wrong: Wrong) -> None:
    value = row.get(key)
    if not isinstance(value, list) or len(value) != rows or not all(_are_bits(bits, width) for bits in value):
        if key in row:
            wrong(f"{key} must be {rows} strings of {width} digits 0 or 1")


def _are_bits(value: Any, width: int) -> bool:
    return isinstance(value, str) and len(value) == width and set(value) <= {"0", "1"}


def _is_row(value: Any) -> bool:
    return isinstance(value, dict)


def _is_int(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
