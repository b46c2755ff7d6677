"""Events of Nusubito as lines of the log (N-1021)."""

import msgspec

from facedown.games.nusubito.rules.pieces import LEVELS, TEMPLE_NAMES
from facedown.games.nusubito.rules.state import CAUGHT, DRAWN, FOUND, MISSED, MISTAKEN, RESULTS, TRAPPED
from facedown.games.nusubito.text.events import (
    Captured,
    Claimed,
    GameBegins,
    GameEnds,
    MatchOver,
    MistActs,
    NewDay,
    RolesSet,
    Step,
    TurnEnds,
)
from facedown.games.nusubito.text.published import ThiefDay, ThiefNight, tell_day, tell_fallen, tell_night


def tell(event: msgspec.Struct) -> str:
    """An event as a line of the log (N-1021)."""
    match event:
        case RolesSet():
            return f"Seat {event.thief + 1} is the Thief, seat {event.mist + 1} the Mist."
        case GameBegins():
            game = f"Game {event.game} begins: seat {event.thief + 1} is the Thief" if event.games > 1 else "It begins"
            return f"{game}. The treasure is hidden, the Thief is on C3."
        case ThiefDay():
            return tell_day(event)
        case ThiefNight():
            return tell_night(event)
        case Step():
            return _tell_step(event)
        case MistActs():
            return _tell_mist(event)
        case TurnEnds():
            return "The Mist ends its turn." if event.round else "The Mist is done with the night."
        case NewDay():
            risen = f"All pawns stand up: {', '.join(event.risen)}." if event.risen else "No pawn had to stand up."
            return f"{risen} Day {event.day} begins." if event.day else risen
        case Claimed():
            colours = [
                f"Rod {rod} is {'green' if green else 'red'}"
                for rod, green in ((event.row, event.row_green), (event.column, event.column_green))
            ]
            return f"The Thief claims the treasure on {event.temple}: {colours[0]}, {colours[1]}."
        case Captured():
            right = "He is there" if event.temple == event.thief_at else f"But he is on {event.thief_at}"
            return f"The Seeker on {event.temple} captures the Thief. {right}."
        case GameEnds():
            return _tell_end(event)
        case MatchOver():
            if event.points[0] == event.points[1]:
                return "The match is a draw."
            winner = 0 if event.points[0] > event.points[1] else 1
            return f"Seat {winner + 1} wins the match {max(event.points):g}:{min(event.points):g}."
    return ""


def _tell_step(event: Step) -> str:
    words = {
        "leap": f"You leap to {event.name}",
        "throw": f"The Seeker lands on {event.name}",
        "shoot": f"You shoot the Seeker on {event.name}",
        "sacrifice": f"You set the Coin {event.name} aside",
        "dart": "You take a Dart",
        "rod": f"You look at Rod {event.name}: {event.more}",
        "coin": f"You take back the Coin {event.more} from {event.name}",
        "unbolster": f"You take the Bolster from {event.name}",
        "lay": f"You lay the Coin {event.name}",
    }
    down = f" Down: {', '.join(map(tell_fallen, event.downed))}." if event.downed and event.what == "leap" else ""
    return f"{words[event.what]}.{down}"


def _tell_mist(event: MistActs) -> str:
    pawn, cells = LEVELS[event.level].capitalize(), event.cells
    if event.action == "move":
        verb = "climbs" if cells[1] in TEMPLE_NAMES and cells[0] not in TEMPLE_NAMES else "moves to"
        left = f", leaves a Healer on {cells[0]}" if event.healer else ""
        return f"{pawn} {cells[0]} {verb} {cells[1]}{left}."
    if event.action == "heal":
        return f"The Healer on {cells[0]} is given up, the pawn on {cells[1]} stands up."
    if event.action == "upgrade":
        return f"{', '.join(cells[:2])} and {cells[2]} become a {pawn} on {cells[3]}."
    if event.action == "bolster":
        source = f" with the Bolster of {cells[2]}" if len(cells) > 2 else ""
        return f"The Builder on {cells[0]} is given up to bolster {cells[1]}{source}."
    return f"A {pawn} appears on {cells[0]}." if event.action == "spawn" else f"{cells[0]} is raised to a {pawn}."


ENDS = {
    RESULTS[FOUND]: "The treasure is there: the Thief wins.",
    RESULTS[MISSED]: "The treasure was on {treasure}: the Mist wins.",
    RESULTS[CAUGHT]: "The Thief is caught: the Mist wins.",
    RESULTS[MISTAKEN]: "A wrong capture: the Thief wins.",
    RESULTS[TRAPPED]: "The Thief on {at} has no way out: the Mist wins.",
    RESULTS[DRAWN]: "The last day is over: the game is drawn.",
}


def _tell_end(event: GameEnds) -> str:
    game = f"Game {event.game}. " if event.games > 1 else ""
    if event.result == "resigned":
        return f"{game}The {'Mist' if event.winner == event.thief else 'Thief'} gives up."
    return game + ENDS[event.result].format(at=event.thief_at, treasure=event.treasure)
