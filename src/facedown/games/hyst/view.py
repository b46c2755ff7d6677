"""What a page or a terminal draws of H.Y.S.T.: made from a redacted record, and from nothing else.

The page has no rules: ways, cones, previews and reasons come from here. Spaces are written as A1 .. I9 and S1 .. S4,
edges as C3-D3, directions as N E S W, seats as numbers (-1 nobody).
"""

from functools import lru_cache

import msgspec

from facedown.games.hyst.cameras import is_smoky, is_watched, ray
from facedown.games.hyst.codes import Tiles, write_code
from facedown.games.hyst.counting import Counted, counter
from facedown.games.hyst.data import DATA, TILES, reconstructed
from facedown.games.hyst.layouts import facts
from facedown.games.hyst.outcomes import Choice, Plan, plans, steps
from facedown.games.hyst.pieces import (
    CARD_TITLES,
    CARDS,
    COLOURS,
    DIRECTIONS,
    EAST,
    MARKS,
    N_MUSEUM,
    S1,
    SLOTS,
    SOUTH,
    SPACE_NAMES,
    card_ids,
    card_list,
    edge_name,
)
from facedown.games.hyst.reach import FAR, danger, may_enter, risky_paths, roll_chance, safe_paths, safe_steps
from facedown.games.hyst.reasons import REASONS, why_unplayable
from facedown.games.hyst.spaces import spaces_in
from facedown.games.hyst.state import (
    ACT,
    CARD,
    CLOCK_MINUTES,
    CLOCK_TURNS,
    LAYOUT,
    OFF,
    OVER,
    PHASES,
    PICK,
    REENTRY,
    RESULTS,
    TURN_START,
    State,
)

ON_THE_MOVE_STEPS = 3
EFFECTS = {
    "smoke": "Fill up to three spaces of one cloud with smoke; nobody is seen in smoke.",
    "laser_trap": "Put a laser on an open edge; whoever crosses it is caught.",
    "on_the_move": "Walk three steps; only the last one is seen.",
    "grapple": "Slide in a straight line until a wall.",
    "blind_spot": "Turn any camera to a new direction.",
    "shove": "Push a thief on your space to a space beside it.",
    "the_burner": "Throw another card away and draw two.",
    "blown_away": "Take smoke off three spaces.",
    "ultimate_thief": "Take the diamond from a thief on your space.",
    "barricade": "Close an exit to the holder for good.",
    "vents": "Pass through an inner wall beside you.",
}


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
    hand: list[str]  # for the own seat, and for all when hands are shown at the end; else blanks
    holder: bool
    active: bool
    steal_tried: bool


class HandCard(msgspec.Struct, frozen=True):
    card: str
    title: str
    effect: str
    playable: bool
    reason: str  # a code, if it is not
    why: str  # the same in words


class Reach(msgspec.Struct, frozen=True):
    """A space within the points that are left."""

    space: str
    steps: int
    danger: str  # "camera" or "laser": what catches on the way; nothing if there is a safe one
    path: list[str]  # the shortest safe one; else the shortest by walls, up to where it ends


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
    """About the holder (H-1017)."""

    holder: int
    exits: list[Exit]
    escape: float  # by the next roll alone
    rivals: list[Rival]


class Turnable(msgspec.Struct, frozen=True):
    """A space that one Blind Spot could bring into view (H-1003)."""

    space: str
    cameras: list[str]


class Museum(msgspec.Struct, frozen=True):
    """Facts about the laid museum (H-1021)."""

    index: float
    level: str
    steps: list[int]  # from S1 .. S4 to the middle
    watched: list[int]  # fewest watched spaces on the way


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
    steps: list[Choice]  # by the die, in the own turn
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


def view(seen: State, seat: int) -> View:
    laid = seen.phase != LAYOUT and all(seen.tile)
    tiles = [(number, turn) for number, turn in zip(seen.tile, seen.turn, strict=True) if number]
    return View(
        seat=seat,
        phase=PHASES[seen.phase],
        active=seen.active,
        who=-1 if seen.phase == OVER else seen.who,
        turn=seen.turns,
        code=write_code(tiles) if laid else "",
        tiles=[_tile(number, turn) for number, turn in tiles],
        thrown=seen.thrown,
        museum=_museum(tuple(tiles)) if laid else None,
        walls=list(seen.walls),
        cameras=_cameras(seen),
        watched=[SPACE_NAMES[k] for k in range(N_MUSEUM) if is_watched(seen, k)],
        smoke=_names(seen.smoky),
        lasers=lasers(seen),
        barricades=[SPACE_NAMES[S1 + k] for k in range(4) if seen.blocked >> k & 1],
        smoke_left=seen.smoke_left,
        lasers_left=seen.lasers_left,
        diamond=_name(seen.diamond),
        holder=seen.holder,
        seats=[_seat(seen, p, seat) for p in range(seen.players)],
        rolled=seen.rolled,
        points=seen.points,
        steal_tried=bool(seen.steal_tried),
        card=CARDS[seen.card - 1] if seen.card else "",
        asked=asked(seen),
        step=seen.step if seen.phase != LAYOUT else 0,
        needed=seen.needed,
        picked=_name(seen.camera[seen.pick]) if asked(seen) == "face" else "",
        victim=seen.pick if asked(seen) == "shove" else -1,
        cloud=_names(seen.cloud),
        cleared=_names(seen.cleared),
        hand=[_hand_card(seen, seat, card) for card in card_list(seen.hands[seat])] if seat >= 0 else [],
        steps=steps(seen, seat),
        reach=reach(seen, seat),
        plans=plans(seen, seat),
        deck=seen.deck_count,
        discards=[CARDS[card] for card in seen.pile[: seen.pile_count]],
        reshuffles=seen.reshuffles,
        counter=counter(seen, seat) if seen.counter and laid else [],
        turnable=turnable(seen) if laid else [],
        threat=threat(seen) if seen.holder >= 0 and seen.phase != OVER else None,
        house_rules=house_rules(seen),
        clock=("off", "minutes", "turns")[seen.quick],
        minutes=seen.quick_minutes if seen.quick == CLOCK_MINUTES else 0,
        turns_left=turns_left(seen),
        sudden_death=bool(seen.sudden),
        reconstructed=list(reconstructed(DATA)),
        result=RESULTS[seen.result],
        winner=seen.winner,
    )


def _name(space: int) -> str:
    return SPACE_NAMES[space] if space >= 0 else ""


def _names(words: list[int]) -> list[str]:
    return [SPACE_NAMES[space] for space in spaces_in(words[0], words[1])]


def _tile(number: int, turn: int) -> Tile:
    return Tile(number, TILES[number].name, TILES[number].kind, turn)


@lru_cache(maxsize=64)
def _museum(tiles: Tiles) -> Museum:
    found = facts(tiles)
    return Museum(
        index=found.index,
        level=found.level,
        steps=[corner.steps for corner in found.corners],
        watched=[corner.watched for corner in found.corners],
    )


def _cameras(seen: State) -> list[Camera]:
    return [
        Camera(
            space=SPACE_NAMES[seen.camera[slot]],
            facing=DIRECTIONS[seen.facing[slot]],
            smoky=bool(is_smoky(seen, seen.camera[slot])),
            sees=[SPACE_NAMES[k] for k in ray(seen, seen.camera[slot], seen.facing[slot])],
        )
        for slot in range(SLOTS)
        if (seen.eyes[0] | seen.eyes[1]) and seen.camera[slot] >= 0
    ]


def lasers(seen: State) -> list[str]:
    east = [edge_name(space, EAST) for space in spaces_in(seen.laser_east[0], seen.laser_east[1])]
    return east + [edge_name(space, SOUTH) for space in spaces_in(seen.laser_south[0], seen.laser_south[1])]


def _seat(seen: State, p: int, viewer: int) -> Seat:
    shown = p == viewer or (seen.phase == OVER and seen.reveal)
    return Seat(
        seat=p,
        colour=COLOURS[p],
        mark=MARKS[p],
        space=_name(seen.pawns[p]),
        cards=seen.held[p],
        hand=card_ids(seen.hands[p]) if shown else [""] * seen.held[p],
        holder=seen.holder == p,
        active=seen.active == p and seen.phase >= TURN_START,
        steal_tried=seen.active == p and bool(seen.steal_tried),
    )


def asked(seen: State) -> str:
    """The kind of the next decision, by the verb of its moves."""
    if seen.phase != CARD:
        return {TURN_START: "turn", ACT: "act", PICK: "start", REENTRY: "start"}.get(seen.phase, "")
    first, second = {
        "smoke": ("place", "place"),
        "laser_trap": ("edge", ""),
        "on_the_move": ("move", "move"),
        "grapple": ("grapple", ""),
        "blind_spot": ("camera", "face"),
        "shove": ("victim", "shove"),
        "the_burner": ("discard", ""),
        "blown_away": ("clear", "clear"),
        "barricade": ("block", ""),
        "vents": ("vent", ""),
    }[CARDS[seen.card - 1]]
    return second if seen.step else first


def _hand_card(seen: State, seat: int, card: int) -> HandCard:
    reason = why_unplayable(seen, seat, card)
    name = CARDS[card]
    return HandCard(name, CARD_TITLES[card], EFFECTS[name], not reason, reason, REASONS[reason][0] if reason else "")


def reach(seen: State, seat: int) -> list[Reach]:
    """H-1009: for the active seat while it may act."""
    if seen.phase != ACT or seen.who != seat or not seen.points:
        return []
    at, holds = seen.pawns[seat], seen.holder == seat
    safe = safe_paths(seen, at, holds, seen.points)
    found = {space: Reach(SPACE_NAMES[space], len(path), "", _path(path)) for space, path in safe.items() if path}
    for space, path in risky_paths(seen, at, holds, seen.points).items():
        if space not in safe:
            found[space] = _risky(seen, at, space, path)
    return [found[space] for space in sorted(found)]


def _risky(seen: State, at: int, space: int, path: list[int]) -> Reach:
    for k, to in enumerate(path):
        if what := danger(seen, at, to):
            return Reach(SPACE_NAMES[space], len(path), what, _path(path[: k + 1]))
        at = to
    return Reach(SPACE_NAMES[space], len(path), "", _path(path))


def _path(path: list[int]) -> list[str]:
    return [SPACE_NAMES[space] for space in path]


def turnable(seen: State) -> list[Turnable]:
    found: dict[int, list[str]] = {}
    for slot in range(SLOTS):
        if (seen.eyes[0] | seen.eyes[1]) and seen.camera[slot] >= 0:
            for direction in range(4):
                for space in ray(seen, seen.camera[slot], direction) if direction != seen.facing[slot] else ():
                    if not is_smoky(seen, space):
                        found.setdefault(space, []).append(SPACE_NAMES[seen.camera[slot]])
    return [Turnable(SPACE_NAMES[space], found[space]) for space in sorted(found)]


def threat(seen: State) -> Threat:
    at = seen.pawns[seen.holder]
    ways = safe_paths(seen, at, True, 85)
    exits = []
    for start in range(S1, S1 + 4):
        steps_needed = len(ways[start]) if start in ways else FAR
        barricaded = not may_enter(seen, start, True)
        exits.append(Exit(SPACE_NAMES[start], barricaded, steps_needed, round(roll_chance(seen, steps_needed), 4)))
    rivals = []
    for p in range(seen.players):
        if p != seen.holder and seen.pawns[p] != OFF:
            needed = safe_steps(seen, seen.pawns[p], at, False)
            near = roll_chance(seen, needed), roll_chance(seen, max(0, needed - ON_THE_MOVE_STEPS))
            rivals.append(Rival(p, needed, round(near[0], 4), round(near[1] if needed < FAR else 0.0, 4)))
    return Threat(seen.holder, exits, max(way.chance for way in exits), rivals)


def house_rules(seen: State) -> list[str]:
    """Those that are on (H-1023)."""
    switches = {
        "dice_battle": seen.dice_battle,
        "power_outage": seen.power_outage,
        "full_throttle": seen.full_throttle,
        "quick_hyst": seen.quick,
        "tactical_insertion": seen.insertion,
    }
    return [name for name, on in switches.items() if on]


def turns_left(seen: State) -> int:
    if seen.quick == CLOCK_TURNS and not seen.sudden:
        return seen.quick_turns - seen.turns
    return seen.turn_limit - seen.turns if seen.turn_limit else -1
