"""Tells what a viewer sees happen (H-502), from two redacted records, so that nothing hidden can be in it."""

from facedown.games.hyst.rules.actions import A_TIME_UP, O_D4, O_D6, O_DRAWN, O_FIRST
from facedown.games.hyst.rules.cameras import camera_at, is_smoky, ray, watchers_of
from facedown.games.hyst.rules.codes import write_code
from facedown.games.hyst.rules.opening import count_tiles
from facedown.games.hyst.rules.options import LEVELS
from facedown.games.hyst.rules.pieces import (
    CARDS,
    DIRECTIONS,
    HAND,
    ROTATIONS,
    SLOTS,
    SPACE,
    SPACE_NAMES,
    STEP,
    card_ids,
)
from facedown.games.hyst.rules.reading import lasers
from facedown.games.hyst.rules.spaces import spaces_in
from facedown.games.hyst.rules.state import (
    CARD,
    CAUGHT,
    DEALING,
    DEFEND,
    ESCAPED,
    LAYOUT,
    NO_LAYOUT,
    OFF,
    OVER,
    RESULTS,
    START,
    STEAL,
    TURN_START,
    State,
)
from facedown.games.hyst.rules.turns import clockwise
from facedown.games.hyst.text.happenings import (
    Attacked,
    Barricaded,
    Burned,
    CameraTurned,
    CardDone,
    Caught,
    Dealt,
    Drew,
    Entered,
    Event,
    FirstPlayer,
    GameOver,
    HandReplaced,
    LaserGone,
    LaserLaid,
    LayoutThrown,
    Moved,
    MuseumLaid,
    Picked,
    Played,
    Reshuffled,
    Rolled,
    SmokeCleared,
    SmokePlaced,
    StealTried,
    Stolen,
    SuddenDeath,
    Taken,
    TileLaid,
    TileTurned,
    TimeUp,
    TurnEnds,
    TurnStarts,
)
from facedown.games.hyst.text.notation import parts


def events(before: State, after: State, viewer: int) -> list[Event]:
    if before == after:
        return []
    found = _by_chance(before, after, viewer) if after.last < 0 else _by_seat(before, after)
    found += _diamond(before, after)
    found += _lasers_gone(before, after)
    found += _caught(before, after)
    found += _entered(before, after)
    found += _course(before, after)
    return found


def _by_chance(before: State, after: State, viewer: int) -> list[Event]:
    number = -1 - after.last
    if before.phase == LAYOUT:
        return _layout(before, after, number)
    if number == O_DRAWN:
        return _drew(before, after, viewer)
    if before.phase == STEAL and after.phase == DEFEND:
        return [Attacked(before.active, before.holder, number - O_D4 + 1)]
    if before.phase in {STEAL, DEFEND}:
        die = number - O_D4 + 1
        attack, defence = (before.attack, die) if before.phase == DEFEND else (die, 0)
        return [StealTried(before.active, before.holder, attack, defence, after.holder == before.active)]
    if O_D6 <= number < O_D6 + 13:
        return [Rolled(before.active, number - O_D6)]
    if O_FIRST <= number < O_D4:
        return [FirstPlayer(number - O_FIRST)]
    return []  # a die that brings a pawn back


def _layout(before: State, after: State, number: int) -> list[Event]:
    tile, turn = number // 4 + 1, number % 4
    found: list[Event] = [TileLaid(before.step + 1, tile, ROTATIONS[turn])]
    if after.thrown > before.thrown:
        return [*found, LayoutThrown(after.thrown)]
    if before.step == SLOTS - 1:
        was = [*before.turn[: SLOTS - 1], turn]
        for slot in range(SLOTS):
            if after.turn[slot] != was[slot]:
                found.append(TileTurned(slot + 1, after.tile[slot], (after.turn[slot] - was[slot]) % 4))
        found.append(MuseumLaid(write_code(list(zip(after.tile, after.turn, strict=True)))))
    return found


def _drew(before: State, after: State, viewer: int) -> list[Event]:
    if before.why_draw == DEALING:
        last = before.draws == 1 and before.who == before.players - 1
        return [Dealt(HAND, card_ids(after.hands[viewer]) if viewer >= 0 else [])] if last else []
    own = viewer == before.who
    card = CARDS[((after.hands[viewer] - before.hands[viewer]).bit_length() - 1) // 4] if own else ""
    return [Drew(before.who, 1, card, before.deck_count - 1)]


def _by_seat(before: State, after: State) -> list[Event]:
    number = after.last - 1
    if number == A_TIME_UP:
        return [TimeUp(before.holder)]
    seat = before.who
    verb, name = parts(number)
    card = CARDS[before.card - 1] if before.card else ""
    if verb in {"move", "vent", "shove", "grapple"}:
        return _moved(before, after, verb, name)
    if verb == "face":
        camera = before.camera[before.pick]
        sees = [SPACE_NAMES[space] for space in ray(after.walls, camera, DIRECTIONS.index(name))]
        return [CameraTurned(seat, SPACE_NAMES[camera], DIRECTIONS[before.facing[before.pick]], name, sees)]
    if verb == "clear" and after.phase == CARD:
        return [Picked(seat, "clear", name)]
    if verb == "clear" or (verb == "done" and card == "blown_away"):
        gone = [space for space in spaces_in(*before.smoky) if not is_smoky(after, space)]
        return [SmokeCleared(seat, [SPACE_NAMES[space] for space in gone])]
    if verb == "replace_hand":
        return [HandReplaced(seat, _thrown(before, after))]
    simple: dict[str, Event] = {
        "play": Played(seat, name),
        "camera": Picked(seat, "camera", name),
        "victim": Picked(seat, "victim", name),
        "edge": LaserLaid(seat, name),
        "place": SmokePlaced(seat, name, verb == "place" and camera_at(before, SPACE[name]) >= 0, after.smoke_left),
        "block": Barricaded(seat, name),
        "discard": Burned(seat, name),
        "done": CardDone(seat, card),
    }
    return [simple[verb]] if verb in simple else []  # roll, steal, take, start, end_turn: told by what follows


def _thrown(before: State, after: State) -> list[str]:
    """Lists the hand put away: what is no longer hidden (a reshuffle may have hidden it again at once)."""
    if after.reshuffles == before.reshuffles:
        return [CARDS[card] for card in after.pile[before.pile_count : after.pile_count]]
    pile = after.fresh - sum(1 << (4 * card) for card in before.pile[: before.pile_count])
    return card_ids(pile)


def _moved(before: State, after: State, verb: str, name: str) -> list[Event]:
    seat = before.pick if verb == "shove" else before.active
    at = before.pawns[seat]
    by = {"vent": "vents", "shove": "shove", "grapple": "grapple"}.get(verb, "on_the_move" if before.card else "die")
    stop = _stop(after, seat)
    path = [at]
    if verb == "grapple":
        while path[-1] != stop:
            path.append(path[-1] + STEP[DIRECTIONS.index(name)])
    elif stop != at:
        path.append(stop)
    return [Moved(seat, by, [SPACE_NAMES[space] for space in path])]


def _stop(after: State, seat: int) -> int:
    """Finds where a pawn came to, if only to be caught there."""
    return after.pawns[seat] if after.pawns[seat] != OFF else after.spotted[seat] - 1


def _diamond(before: State, after: State) -> list[Event]:
    """Says who has the diamond now, or had it for a moment on the way of a Grapple."""
    if after.holder >= 0 and after.holder != before.holder:
        if before.holder < 0:
            return [Taken(after.holder, SPACE_NAMES[before.diamond])]
        return [Stolen(after.holder, before.holder, "die" if after.last < 0 else "ultimate_thief")]
    return [Taken(before.active, SPACE_NAMES[before.diamond])] if _lost_again(before, after) else []


def _lost_again(before: State, after: State) -> bool:
    """Was the diamond taken by a Grapple that was caught? At a laser it may fall to where it was taken."""
    if before.diamond < 0 or after.holder >= 0:
        return False
    seat = before.active
    fell_there = bool(_crossed(before, after)) and _stop(after, seat) == before.diamond != before.pawns[seat]
    return after.diamond != before.diamond or (fell_there and _new_caught(before, after) == [seat])


def _crossed(before: State, after: State) -> list[str]:
    """Lists the lasers that are gone."""
    return [edge for edge in lasers(before) if edge not in lasers(after)]


def _lasers_gone(before: State, after: State) -> list[Event]:
    gone = _crossed(before, after)
    return [LaserGone(gone, "crossed" if _new_caught(before, after) else "smoke")] if gone else []


def _new_caught(before: State, after: State) -> list[int]:
    """Lists the seats that were caught, clockwise from the active seat (H-413)."""
    order, seat = [], before.active
    for _ in range(before.players):
        if before.pawns[seat] != OFF and after.pawns[seat] == OFF:
            order.append(seat)
        seat = clockwise(before, seat)
    return order


def _caught(before: State, after: State) -> list[Event]:
    if after.phase <= START:
        return []
    found: list[Event] = []
    crossed = _crossed(before, after)
    lost_again = _lost_again(before, after)
    for seat in _new_caught(before, after):
        space = after.spotted[seat] - 1
        had = lost_again and seat == before.active if before.holder < 0 else before.holder == seat and after.holder < 0
        cameras = [] if crossed else [SPACE_NAMES[after.camera[slot]] for slot in watchers_of(after, space)]
        where = SPACE_NAMES[after.diamond] if had else ""
        by, edge = ("laser", crossed[0]) if crossed else ("camera", "")
        found.append(Caught(seat, SPACE_NAMES[space], by, cameras, edge, where))
    return found


def _entered(before: State, after: State) -> list[Event]:
    rolled = before.phase in {START, CAUGHT}
    again = before.phase > START and bool(before.caught)
    return [
        Entered(seat, SPACE_NAMES[after.pawns[seat]], rolled, again)
        for seat in range(before.players)
        if before.pawns[seat] == OFF and after.pawns[seat] != OFF and before.phase != LAYOUT
    ]


def _course(before: State, after: State) -> list[Event]:
    """Reshuffles, turns, the end."""
    found: list[Event] = []
    if after.reshuffles > before.reshuffles:
        found.append(Reshuffled(after.deck_count))
    if after.turns > before.turns:
        found.append(TurnEnds(before.active))
    if after.sudden and not before.sudden:
        found.append(SuddenDeath())
    if after.phase == OVER:
        hands = [card_ids(hand) for hand in after.hands[: after.players]] if after.reveal else []
        way = SPACE_NAMES[after.pawns[after.winner]] if after.result == ESCAPED else ""
        level, plans = _no_layout(after)
        found.append(GameOver(after.winner, RESULTS[after.result], way, hands, level, plans))
    elif after.phase == TURN_START and (after.turns > before.turns or before.phase != TURN_START):
        found.append(TurnStarts(after.active, after.turns + 1))
    return found


def _no_layout(after: State) -> tuple[str, int]:
    """Gives the level and how many floor plans were drawn from (H-311); nothing if there is a museum."""
    return (LEVELS[after.level], count_tiles(after) + SLOTS) if after.result == NO_LAYOUT else ("", 0)
