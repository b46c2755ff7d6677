"""Describes what a page or a terminal gets of H.Y.S.T., as structures. The page has no rules: what it needs of them is
in here.

Spaces are written as A1 .. I9 and S1 .. S4, edges as C3-D3, directions as N E S W, seats as numbers (-1 nobody).
"""

import msgspec

from facedown.games.hyst.page.counting import Counted
from facedown.games.hyst.page.outcomes import Plan


class Tile(msgspec.Struct, frozen=True):
    number: int
    name: str
    kind: str  # hall, corridor, room, dead-end
    turn: int  # quarter turns clockwise


class Camera(msgspec.Struct, frozen=True):
    space: str
    facing: str
    smoky: bool
    sees: list[str]  # from the lens outwards, up to the wall; smoky spaces too, though nobody is seen there


class Seat(msgspec.Struct, frozen=True):
    seat: int
    colour: str
    mark: str
    space: str  # nothing while it is off the board
    cards: int
    hand: list[str]  # for the viewer's seat, and for all when hands are shown at the end; else blanks
    holder: bool
    active: bool
    steal_tried: bool


class HandCard(msgspec.Struct, frozen=True):
    card: str
    playable: bool
    reason: str  # a code, if it is not
    clause: str  # of that reason


class Reach(msgspec.Struct, frozen=True):
    """Describes a space within the points that are left, and what comes of going there (H-1009, H-1010)."""

    space: str
    steps: int
    path: list[str]  # the shortest safe one; else the shortest by walls, up to where it ends
    danger: str = ""  # "camera" or "laser": what catches on the way; nothing if there is a safe one
    at: str = ""  # where: in view, or before the laser
    by: list[str] = []  # the cameras that see it, or the laser
    drops: bool = False  # the diamond would stay behind
    takes: bool = False  # the diamond lies on the way
    wins: bool = False


class Exit(msgspec.Struct, frozen=True):
    start: str
    barricaded: bool
    steps: int  # for the holder, without being caught; 99: no way
    chance: float  # that the next roll is enough


class Rival(msgspec.Struct, frozen=True):
    seat: int
    steps: int  # to the holder, without being caught; 99: no way
    chance: float  # that the next roll is enough,
    chance_with_card: float  # and with On the Move


class Threat(msgspec.Struct, frozen=True):
    """Tells about the holder (H-1017)."""

    holder: int
    exits: list[Exit]
    escape: float  # by the next roll alone
    rivals: list[Rival]


class Turnable(msgspec.Struct, frozen=True):
    """Names a space that one Blind Spot could bring into view (H-1003)."""

    space: str
    cameras: list[str]


class Museum(msgspec.Struct, frozen=True):
    """Holds facts about the laid museum (H-1021)."""

    index: float
    level: str
    steps: tuple[int, ...]  # from S1 .. S4 to the middle
    watched: tuple[int, ...]  # fewest watched spaces on the way


class View(msgspec.Struct, frozen=True):
    seat: int  # whose sight this is; -2 spectator
    phase: str
    active: int  # whose turn it is
    who: int  # who is asked, rolls or draws; -1 nobody
    turn: int  # complete turns
    code: str  # layout code, when the museum is laid
    tiles: list[Tile]  # in the order of slots; fewer while it is being laid
    thrown: int  # layouts thrown away
    museum: Museum | None
    walls: list[int]  # for each of 81 spaces: N 1, E 2, S 4, W 8
    cameras: list[Camera]
    watched: list[str]
    smoke: list[str]  # smoky spaces, cameras included
    lasers: list[str]
    barricades: list[str]
    smoke_left: int
    lasers_left: int
    diamond: str  # where it lies loose
    holder: int
    seats: list[Seat]
    rolled: int
    points: int
    steal_tried: bool
    card: str  # being played
    asked: (
        str  # what the deciding seat is asked: turn, act, start, place, edge, move, grapple, camera, face, victim, ...
    )
    step: int  # answers given so far
    needed: int  # spaces to clear
    picked: str  # the chosen camera's space
    victim: int
    cloud: list[str]  # what further smoke must touch
    cleared: list[str]
    hand: list[HandCard]
    hand_size: int  # cards that a full hand has
    steps: list[Reach]  # single ones by the die, in the viewer's turn, even where a longer way would be safe
    reach: list[Reach]
    plans: list[Plan]
    deck: int
    discards: list[str]  # from the bottom of the pile
    reshuffles: int
    counter: list[Counted]  # empty if switched off
    turnable: list[Turnable]
    threat: Threat | None
    house_rules: list[str]
    clock: str  # off, minutes, turns
    minutes: int
    turns_left: int  # until time is up, or until the turn limit; -1 no limit
    sudden_death: bool
    reconstructed: list[str]  # parts of the data that are our reconstruction
    result: str
    winner: int
