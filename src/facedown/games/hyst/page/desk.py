"""Answers the page about museums while nobody plays: all plans, one by code or tiles, a random one.

The page draws and asks; what is a wall, what a camera sees and whether a corner is open is said here (H-1021, H-1022).
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from facedown.engine.bits import RNG, rand_below, seed_rng
from facedown.engine.game import Desk
from facedown.games.hyst.rules.cameras import ray
from facedown.games.hyst.rules.codes import (
    LayoutError,
    Tiles,
    blocked_corners,
    check_tiles,
    repaired,
    walls_of,
    write_code,
)
from facedown.games.hyst.rules.data import DATA, TILES, Part, reconstructed
from facedown.games.hyst.rules.entries import Edition, Kind, Level
from facedown.games.hyst.rules.layouts import PLANS, Facts, facts, named_tiles
from facedown.games.hyst.rules.pieces import SLOTS, SPACE_NAMES
from facedown.games.hyst.rules.tiles import camera_facing, camera_space, edge_at, local_camera, turned
from facedown.games.hyst.rules.words import say

MOST_DRAWN = 1_000  # as in a game (H-311)
NOTHING: Tiles = ((0, 0),) * SLOTS
Facing = Literal["N", "E", "S", "W"]
FACINGS: tuple[Facing, ...] = ("N", "E", "S", "W")
Slot = tuple[Annotated[int, Meta(ge=0, le=99)], Annotated[int, Meta(ge=0, le=3)]]
NineSlots = Annotated[list[Slot], Meta(min_length=SLOTS, max_length=SLOTS)]


class AskCatalogue(msgspec.Struct, tag_field="ask", tag="catalogue", forbid_unknown_fields=True):
    """Asks for all floor plans and prepared museums."""


class AskCode(msgspec.Struct, tag_field="ask", tag="code", forbid_unknown_fields=True):
    """Asks for the museum of a layout code, or a prepared one by its id."""

    code: Annotated[str, Meta(max_length=200)]
    edition: Edition = "deluxe"


class AskTiles(msgspec.Struct, tag_field="ask", tag="tiles", forbid_unknown_fields=True):
    """Asks about a museum that is being laid: number and turns by slot, number 0 for an empty one."""

    tiles: NineSlots
    edition: Edition = "deluxe"


class AskRandom(msgspec.Struct, tag_field="ask", tag="random", forbid_unknown_fields=True):
    """Asks for a random museum, the same for the same seed."""

    seed: Annotated[int, Meta(ge=0, le=2**53)]
    edition: Edition = "base"
    level: Literal["any", "easy", "medium", "hard"] = "any"


Question = AskCatalogue | AskCode | AskTiles | AskRandom


class PlanFace(msgspec.Struct):
    """Describes a floor plan as it is drawn unturned."""

    number: int
    name: str
    kind: Kind
    deluxe: bool
    walls: list[int]  # of its nine spaces: N 1, E 2, S 4, W 8
    camera: int  # one of its nine spaces
    facing: Facing


class Prepared(msgspec.Struct):
    id: str
    name: str
    level: Level
    edition: Edition
    code: str
    tiles: list[tuple[int, int]]
    index: float


class Catalogue(msgspec.Struct):
    plans: list[PlanFace]
    layouts: list[Prepared]
    reconstructed: list[Part]  # the parts of the data that are ours, not those of the printed game
    warnings: list[str]  # about an owner's own data


class Eye(msgspec.Struct):
    at: str
    facing: Facing
    sees: list[str]


class Corner(msgspec.Struct):
    start: str
    open: bool
    steps: int | None  # nothing said where the museum is not whole, or a corner is blocked
    watched: int | None


class LaidMuseum(msgspec.Struct):
    tiles: list[tuple[int, int]]
    walls: list[int]
    eyes: list[Eye]
    watched: int
    code: str  # empty while the museum is not whole
    name: str  # of the prepared museum that it is, if it is one
    edition: Edition  # the smaller edition that has all these tiles
    corners: list[Corner]
    index: float | None
    level: Level | Literal[""]
    fault: str  # why no game could be played in it, by its name in H-216, or `unfinished`
    problem: str  # the same in words
    repaired: list[tuple[int, int]]  # the museum with its corners repaired, if it needs and has that
    before: list[tuple[int, int]]  # of a random museum: as it was drawn, before any repair


def answer(question: Question) -> Catalogue | LaidMuseum:
    if isinstance(question, AskCatalogue):
        return catalogue()
    if isinstance(question, AskRandom):
        return random_museum(question)
    if isinstance(question, AskTiles):
        return museum(tuple(question.tiles), question.edition)
    try:
        return museum(named_tiles(question.code), question.edition)
    except LayoutError as error:  # nobody knows which museum is meant
        return _refused(museum(NOTHING, question.edition), error)


def catalogue() -> Catalogue:
    plans = [
        PlanFace(
            number=tile.number,
            name=tile.name,
            kind=tile.kind,
            deluxe=tile.set == "deluxe",
            walls=[sum((tile.plan >> edge_at(i, side) & 1) << side for side in range(4)) for i in range(9)],
            camera=local_camera(tile.plan),
            facing=FACINGS[camera_facing(tile.plan)],
        )
        for tile in DATA.tiles
    ]
    layouts = [
        Prepared(
            id=layout.id,
            name=layout.name,
            level=layout.level,
            edition=layout.edition,
            code=layout.code,
            tiles=list(layout.tiles),
            index=facts(layout.tiles).index,
        )
        for layout in DATA.layouts
    ]
    return Catalogue(plans, layouts, list(reconstructed(DATA)), list(DATA.warnings))


def museum(tiles: Tiles, edition: Edition, before: Tiles = ()) -> LaidMuseum:
    known: Tiles = tuple((number, turn) if number in TILES else (0, 0) for number, turn in tiles)
    whole = all(number for number, _ in tiles)
    walls = walls_of(known, PLANS)
    eyes = [_eye(walls, slot, turned(PLANS[number - 1], turn)) for slot, (number, turn) in enumerate(known) if number]
    blocked = blocked_corners(walls)
    numbers = [number for number, _ in known]
    found = LaidMuseum(
        tiles=list(known),
        walls=walls,
        eyes=eyes,
        watched=len({space for eye in eyes for space in eye.sees}),
        code=write_code(tiles) if whole else "",
        name=next((layout.name for layout in DATA.layouts if layout.tiles == tiles), ""),
        edition="deluxe" if DATA.deluxe & set(numbers) else "base",
        corners=[Corner(f"S{corner}", corner not in blocked, None, None) for corner in range(1, 5)],
        index=None,
        level="",
        fault="",
        problem="",
        repaired=[],
        before=list(before),
    )
    if not whole:
        found.fault, found.problem = "unfinished", say.text("layout.unfinished")
        return found
    try:
        check_tiles(tiles, PLANS, DATA.deluxe, edition)
    except LayoutError as error:
        _refused(found, error)
        if error.fault == "corner_blocked":
            found.repaired = list(repaired(tiles, PLANS) or ())
    if not blocked and found.fault not in {"unknown_tile", "duplicate_tile"}:
        _tell_facts(found, facts(known))
    return found


def random_museum(asked: AskRandom) -> LaidMuseum:
    """Lays a museum as a game does: drawn, repaired, dropped if that fails or its level is wrong (H-302 .. H-304)."""
    rng = [0] * RNG
    seed_rng(rng, asked.seed, 0)
    numbers = [number for number in TILES if asked.edition == "deluxe" or number not in DATA.deluxe]
    for _ in range(MOST_DRAWN):
        left = list(numbers)
        drawn = tuple((left.pop(rand_below(rng, len(left))), rand_below(rng, 4)) for _ in range(SLOTS))
        tiles = repaired(drawn, PLANS)
        if tiles is not None and asked.level in ("any", facts(tiles).level):
            return museum(tiles, asked.edition, drawn)
    words = say.text("layout.no_layout", level=asked.level, draws=MOST_DRAWN, plans=len(numbers))
    nothing = museum(NOTHING, asked.edition)
    nothing.fault, nothing.problem = "no_layout", words
    return nothing


def _refused(found: LaidMuseum, error: LayoutError) -> LaidMuseum:
    found.fault, found.problem = error.fault, str(error)
    return found


def _tell_facts(found: LaidMuseum, told: Facts) -> None:
    found.index, found.level = told.index, told.level
    for corner, fact in zip(found.corners, told.corners, strict=True):
        corner.steps, corner.watched = fact.steps, fact.watched


def _eye(walls: list[int], slot: int, plan: int) -> Eye:
    at, facing = camera_space(slot, plan), camera_facing(plan)
    return Eye(SPACE_NAMES[at], FACINGS[facing], [SPACE_NAMES[space] for space in ray(walls, at, facing)])


DESK = Desk(question=Question, answer=answer)
