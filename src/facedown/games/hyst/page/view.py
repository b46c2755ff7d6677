"""Makes the picture of a game for a page or a terminal from a redacted record, and from nothing else."""

from functools import lru_cache

from facedown.games.hyst.page.ahead import reach, steps, threat, turnable
from facedown.games.hyst.page.counting import counter
from facedown.games.hyst.page.outcomes import plans
from facedown.games.hyst.page.picture import Camera, HandCard, Museum, Seat, Tile, View
from facedown.games.hyst.rules.cameras import is_smoky, is_watched, ray
from facedown.games.hyst.rules.codes import Tiles, write_code
from facedown.games.hyst.rules.data import DATA, TILES, reconstructed
from facedown.games.hyst.rules.layouts import facts
from facedown.games.hyst.rules.pieces import (
    CARDS,
    COLOURS,
    DIRECTIONS,
    HAND,
    MARKS,
    N_MUSEUM,
    S1,
    SLOTS,
    SPACE_NAMES,
    card_ids,
    card_list,
)
from facedown.games.hyst.rules.reading import asked, lasers
from facedown.games.hyst.rules.spaces import spaces_in
from facedown.games.hyst.rules.state import (
    CLOCK_MINUTES,
    CLOCK_TURNS,
    LAYOUT,
    OVER,
    PHASES,
    RESULTS,
    TURN_START,
    State,
)
from facedown.games.hyst.text.reasons import CLAUSES, why_unplayable


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
        hand_size=HAND,
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
        steps=tuple(corner.steps for corner in found.corners),
        watched=tuple(corner.watched for corner in found.corners),
    )


def _cameras(seen: State) -> list[Camera]:
    return [
        Camera(
            space=SPACE_NAMES[seen.camera[slot]],
            facing=DIRECTIONS[seen.facing[slot]],
            smoky=bool(is_smoky(seen, seen.camera[slot])),
            sees=[SPACE_NAMES[k] for k in ray(seen.walls, seen.camera[slot], seen.facing[slot])],
        )
        for slot in range(SLOTS)
        if (seen.eyes[0] | seen.eyes[1]) and seen.camera[slot] >= 0
    ]


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


def _hand_card(seen: State, seat: int, card: int) -> HandCard:
    reason = why_unplayable(seen, seat, card)
    return HandCard(CARDS[card], not reason, reason, CLAUSES.get(reason, ""))


def house_rules(seen: State) -> list[str]:
    """Lists the house rules that are on (H-1023)."""
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
