"""Tells what a viewer sees happen (N-503), from two redacted records, so that nothing hidden can be in it."""

from facedown.games.nusubito.rules.endings import thief_of, thief_won
from facedown.games.nusubito.rules.pieces import CELL, CELL_NAMES, N_COURT, RODS, TEMPLE_NAMES, names
from facedown.games.nusubito.rules.state import (
    CLOSE,
    CONCEDED,
    DRAWN,
    HIDE,
    M_DAY,
    M_NIGHT,
    OVER,
    RESIGNED_BY_MIST,
    RESIGNED_BY_THIEF,
    RESULTS,
    ROLES,
    T_DAY,
    T_NIGHT,
    UNDECIDED,
    State,
    slot_text,
)
from facedown.games.nusubito.text.notation import parts
from facedown.games.nusubito.text.published import (
    Event,
    Fallen,
    colour,
    day_event,
    fallen,
    level_at,
    night_event,
)


class RolesSet(Event, frozen=True, tag="roles_set"):
    thief: int
    mist: int


class GameBegins(Event, frozen=True, tag="game_begins"):
    game: int
    games: int
    thief: int


class Step(Event, frozen=True, tag="step"):
    """Tells a step of the Thief's turn to him alone."""

    what: str  # leap, throw, shoot, sacrifice, dart, rod, coin, unbolster, lay
    name: str  # a temple, a cell, a Rod or a slot
    more: str  # the colour of a Rod, the face of a Coin
    downed: list[Fallen]  # in this step
    darts: int


class MistActs(Event, frozen=True, tag="mist_acts"):
    action: str  # move, heal, upgrade, bolster, spawn, raise
    level: int  # of the pawn that acts, or that appears
    cells: list[str]  # as in the written move
    healer: bool  # a Seeker that moved has left a Healer behind
    left: int  # actions or points


class TurnEnds(Event, frozen=True, tag="turn_ends"):
    """Tells that the Mist is done."""

    mist: int
    day: int
    round: int  # 0 by night


class NewDay(Event, frozen=True, tag="new_day"):
    day: int
    risen: list[str]  # cells of pawns that stand up (N-429)


class Claimed(Event, frozen=True, tag="claimed"):
    thief: int
    temple: str
    row: str
    row_green: bool
    column: str
    column_green: bool


class Captured(Event, frozen=True, tag="captured"):
    thief: int
    temple: str
    thief_at: str


class GameEnds(Event, frozen=True, tag="game_ends"):
    game: int
    games: int
    result: str
    winner: int  # seat; -1: drawn
    thief: int
    thief_at: str
    treasure: str


class MatchOver(Event, frozen=True, tag="match_over"):
    points: list[float]


def events(before: State, after: State, seat: int) -> list[Event]:
    """Lists what `seat` saw between two redacted records that are one action apart."""
    if before == after:
        return []
    if before.phase == ROLES:
        return [RolesSet(after.thief, 1 - after.thief)]
    if before.phase == HIDE:
        return [GameBegins(after.game + 1, after.games, after.thief)]
    result = after.result[before.game]
    found: list[Event] = []
    if result not in {RESIGNED_BY_THIEF, RESIGNED_BY_MIST}:
        if before.phase == T_DAY:
            found += _thief_by_day(before, after, result)
        elif before.phase == T_NIGHT:
            found += [_night_step(before, after)] if after.phase == T_NIGHT else [night_event(after)]
        else:
            found += _mist(before, after, result)
    if result:
        found += _ended(after, before.game)
    return found


def _thief_by_day(before: State, after: State, result: int) -> list[Event]:
    if after.phase == T_DAY:
        return [_step(before, after)]
    if result == CONCEDED:
        return []
    published: list[Event] = [day_event(after)]
    return [*published, _claim(after, before.game)] if result else published


def _step(before: State, after: State) -> Step:
    """Tells one decision of a staged day turn, as the Thief himself sees it."""
    what, name, more = "lay", TEMPLE_NAMES[after.at], ""
    if after.stage == CLOSE:
        pass
    elif after.sacrificed and not before.sacrificed:
        what, name = "sacrifice", TEMPLE_NAMES[after.sacrificed - 1]
    elif after.special != before.special:
        what, name, more = _special(after)
    elif before.aim:
        what, name = "throw", CELL_NAMES[after.thrown[before.at] - 1]
    elif after.aim or after.at != before.at:
        what, name = "leap", TEMPLE_NAMES[after.aim - 1 if after.aim else after.at]
    else:
        what, name = "shoot", names(after.fell & ~before.fell)[0]
    earlier = fallen(before)
    return Step(what, name, more, [pawn for pawn in fallen(after) if pawn not in earlier], after.darts)


def _special(after: State) -> tuple[str, str, str]:
    day = day_event(after).special or ""
    what, _, name = day.partition(":")
    if what == "rod":
        return what, name, colour(after, RODS.index(name), own=True)
    return what, name, _face(after, after.taken) if what == "coin" else ""


def _face(seen: State, slot: int) -> str:
    coin = seen.coin[seen.slot.index(slot)]
    return TEMPLE_NAMES[coin - 1] if coin else ""


def _night_step(before: State, after: State) -> Step:
    done = night_event(after).actions if after.sequence else sorted(night_event(after).actions)
    new = list(done)
    for action in night_event(before).actions:
        new.remove(action)
    what, _, name = new[0].partition(":")
    more = ""
    if what == "rod":
        more = colour(after, RODS.index(name), own=True)
    elif what == "coin":
        more = next(_face(after, slot) for slot in after.slot if slot and slot_text(slot) == name)
    return Step(what, name, more, [], after.darts)


def _claim(after: State, game: int) -> Claimed:
    at, treasure = after.where[game] - 1, after.treasures[game] - 1
    return Claimed(
        thief=thief_of(after, game),
        temple=TEMPLE_NAMES[at],
        row=RODS[at // 3],
        row_green=at // 3 == treasure // 3,
        column=RODS[3 + at % 3],
        column_green=at % 3 == treasure % 3,
    )


def _mist(before: State, after: State, result: int) -> list[Event]:
    verb, cells = parts(after.last - 1)
    if verb == "capture":
        return [Captured(thief_of(after, before.game), cells[0], TEMPLE_NAMES[after.where[before.game] - 1])]
    found: list[Event] = []
    if verb != "end":
        found.append(_acted(before, after, verb, cells))
    if after.phase not in {M_DAY, M_NIGHT}:
        found.append(TurnEnds(1 - before.thief, before.day, before.round))
        if before.phase == M_NIGHT:
            found.append(NewDay(after.day, names(before.down)) if result != DRAWN else NewDay(0, names(before.down)))
    return found


def _acted(before: State, after: State, verb: str, cells: list[str]) -> MistActs:
    acting = CELL[cells[0]]
    level = level_at(before, acting)
    if verb in {"upgrade", "raise"}:
        level += 1
    elif verb == "spawn":
        level = 0
    healer = verb == "move" and level == 2 and acting < N_COURT and bool(after.healers >> acting & 1)
    return MistActs(verb, level, cells, healer, after.left if after.phase == before.phase else 0)


def _ended(after: State, game: int) -> list[Event]:
    thief = thief_of(after, game)
    result = after.result[game]
    winner = -1 if result == DRAWN else thief if thief_won(after, game) else 1 - thief
    found: list[Event] = [
        GameEnds(
            game=game + 1,
            games=after.games,
            result=RESULTS[result],
            winner=winner,
            thief=thief,
            thief_at=TEMPLE_NAMES[after.where[game] - 1],
            treasure=TEMPLE_NAMES[after.treasures[game] - 1],
        )
    ]
    if after.phase == OVER and after.games == 2:
        found.append(MatchOver(match_points(after)))
    return found


def score(s: State) -> list[float] | None:
    """Counts the games that each seat has won of a match that was played to its end."""
    is_match = s.games == 2 and UNDECIDED not in s.result[: s.games]
    return match_points(s) if is_match else None


def match_points(seen: State) -> list[float]:
    """Counts the games won by each seat; a draw is half a game (N-606)."""
    points = [0.0, 0.0]
    for game in range(seen.games):
        thief = thief_of(seen, game)
        won = 0.5 if seen.result[game] == DRAWN else float(thief_won(seen, game))
        points[thief] += won
        points[1 - thief] += 1.0 - won
    return points
