"""Describes all that can be announced (H-502). Spaces, edges, cards and directions are written as in moves; seats are
numbers."""

import msgspec


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    pass


class TileLaid(Event, frozen=True, tag="tile_laid"):
    slot: int  # from 1
    tile: int
    turn: str


class TileTurned(Event, frozen=True, tag="tile_turned"):
    """Tells that a tile was turned, as part of the repair of blocked corners."""

    slot: int
    tile: int
    quarters: int


class LayoutThrown(Event, frozen=True, tag="layout_thrown"):
    times: int


class MuseumLaid(Event, frozen=True, tag="museum_laid"):
    code: str


class Dealt(Event, frozen=True, tag="dealt"):
    cards: int  # for each seat
    hand: list[str]  # the viewer's own


class FirstPlayer(Event, frozen=True, tag="first_player"):
    seat: int


class Entered(Event, frozen=True, tag="entered"):
    """Tells of a pawn on a starting space: at the start, or after being caught."""

    seat: int
    start: str
    rolled: bool  # by the die, or chosen
    again: bool


class TurnStarts(Event, frozen=True, tag="turn_starts"):
    seat: int
    turn: int  # from 1


class Rolled(Event, frozen=True, tag="rolled"):
    seat: int
    result: int


class Moved(Event, frozen=True, tag="moved"):
    seat: int
    by: str  # die, on_the_move, grapple, vents, shove
    path: list[str]  # from where it stood; up to where it stopped


class Played(Event, frozen=True, tag="played"):
    seat: int
    card: str


class Picked(Event, frozen=True, tag="picked"):
    """Tells an answer that has no effect yet: a camera, a victim, a space to be cleared."""

    seat: int
    what: str  # camera, victim, clear
    name: str


class CameraTurned(Event, frozen=True, tag="camera_turned"):
    seat: int
    camera: str
    was: str
    facing: str
    sees: list[str]


class LaserLaid(Event, frozen=True, tag="laser_laid"):
    seat: int
    edge: str


class LaserGone(Event, frozen=True, tag="laser_gone"):
    edges: list[str]
    by: str  # smoke, or crossed


class SmokePlaced(Event, frozen=True, tag="smoke_placed"):
    seat: int
    space: str
    camera: bool
    left: int  # in the pile


class SmokeCleared(Event, frozen=True, tag="smoke_cleared"):
    seat: int
    spaces: list[str]


class CardDone(Event, frozen=True, tag="card_done"):
    """Tells that a card that could have gone on was ended."""

    seat: int
    card: str


class Barricaded(Event, frozen=True, tag="barricaded"):
    seat: int
    start: str


class Burned(Event, frozen=True, tag="burned"):
    seat: int
    card: str


class HandReplaced(Event, frozen=True, tag="hand_replaced"):
    seat: int
    cards: list[str]


class Drew(Event, frozen=True, tag="drew"):
    seat: int
    count: int
    card: str  # for the viewer who drew it; nothing for all others
    deck: int


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    deck: int


class StealTried(Event, frozen=True, tag="steal_tried"):
    seat: int
    holder: int
    die: int
    defence: int  # the holder's die in a Dice Battle; 0 without
    success: bool


class Attacked(Event, frozen=True, tag="attacked"):
    """Tells the first die of a Dice Battle."""

    seat: int
    holder: int
    die: int


class Taken(Event, frozen=True, tag="taken"):
    seat: int
    space: str


class Stolen(Event, frozen=True, tag="stolen"):
    seat: int
    victim: int
    by: str  # die, or ultimate_thief


class Caught(Event, frozen=True, tag="caught"):
    seat: int
    space: str
    by: str  # camera, or laser
    cameras: list[str]
    edge: str
    dropped: str  # where the diamond lies now, if this thief had it


class TurnEnds(Event, frozen=True, tag="turn_ends"):
    seat: int


class TimeUp(Event, frozen=True, tag="time_up"):
    holder: int


class SuddenDeath(Event, frozen=True, tag="sudden_death"):
    pass


class GameOver(Event, frozen=True, tag="game_over"):
    winner: int
    result: str
    exit: str
    hands: list[list[str]]  # if they are shown
    level: str  # if no museum could be laid (H-311): of which level one was looked for
    plans: int  # and how many floor plans there were to draw from
