"""Events as lines of the log (H-1018). They never say what was drawn or what else someone could have done (H-1019)."""

import msgspec

from facedown.games.hyst.rules.pieces import CARD_TITLES, CARDS, COLOURS, DIRECTION_WORDS, DIRECTIONS
from facedown.games.hyst.text import happenings as h

ENDS = {
    "escaped": "{winner} escapes with the diamond by {exit} and wins.",
    "held_at_end": "Time is up: {winner} holds the diamond and wins.",
    "sudden_death": "{winner} takes the diamond and wins.",
    "no_holder": "Time is up, and nobody holds the diamond: nobody wins.",
    "turn_limit": "The last turn is over: nobody wins.",
    "no_layout": "no_layout: a thousand museums were thrown away, none was fit to be played ({about}).",
}
WAYS = {"die": "walks", "on_the_move": "slips", "grapple": "swings", "vents": "crawls"}


def who(seat: int) -> str:
    return COLOURS[seat].capitalize()


def title(card: str) -> str:
    return CARD_TITLES[CARDS.index(card)]


def direction(letter: str) -> str:
    return DIRECTION_WORDS[DIRECTIONS.index(letter)]


def tell(event: msgspec.Struct) -> str:
    """An event as one line."""
    match event:
        case h.TileLaid() | h.TileTurned() | h.LayoutThrown() | h.MuseumLaid():
            return _tell_museum(event)
        case h.Dealt():
            own = f" You hold {', '.join(map(title, event.hand))}." if event.hand else ""
            return f"Everyone gets {event.cards} cards.{own}"
        case h.FirstPlayer():
            return f"{who(event.seat)} begins."
        case h.Entered():
            return f"{who(event.seat)} {'re-enters' if event.again else 'starts'} at {event.start}."
        case h.TurnStarts():
            return f"Turn {event.turn}: {who(event.seat)}."
        case h.Rolled():
            return f"{who(event.seat)} rolls {event.result}."
        case h.Moved():
            return _tell_move(event)
        case h.Caught():
            return _tell_caught(event)
        case h.Drew():
            return f"{who(event.seat)} draws {title(event.card) if event.card else 'a card'}."
        case h.Reshuffled():
            return f"The discard pile becomes the new deck of {event.deck} cards."
        case h.StealTried() | h.Attacked() | h.Taken() | h.Stolen():
            return _tell_diamond(event)
        case h.TurnEnds():
            return f"{who(event.seat)}'s turn is over."
        case h.TimeUp():
            return "The clock has run out."
        case h.SuddenDeath():
            return "Sudden death: the next to take the diamond wins."
        case h.GameOver():
            winner = who(event.winner) if event.winner >= 0 else ""
            return ENDS[event.result].format(winner=winner, exit=event.exit, about=event.about)
    return _tell_card(event)


def _tell_museum(event: msgspec.Struct) -> str:
    match event:
        case h.TileLaid():
            return f"Floor plan {event.tile}{event.turn} is laid in slot {event.slot}."
        case h.TileTurned():
            turns = ("", "a quarter", "half", "three quarters")[event.quarters]
            return f"Floor plan {event.tile} in slot {event.slot} is turned by {turns}, to open a corner."
        case h.LayoutThrown():
            return "This museum cannot be used; the tiles are drawn again."
        case h.MuseumLaid():
            return f"The museum is {event.code}."
    return ""


def _tell_move(event: h.Moved) -> str:
    if event.by == "shove":
        return f"{who(event.seat)} is pushed {' → '.join(event.path)}."
    if len(event.path) == 1:
        return f"{who(event.seat)} sets out from {event.path[0]}."
    return f"{who(event.seat)} {WAYS[event.by]} {' → '.join(event.path)}."


def _tell_caught(event: h.Caught) -> str:
    where = f"is spotted on {event.space}"
    if event.by == "laser":
        where = f"runs into the laser {event.edge}"
    elif event.cameras:
        where += f" by the camera{'s' * (len(event.cameras) > 1)} on {' and '.join(event.cameras)}"
    return f"{who(event.seat)} {where}{f' and drops the diamond on {event.dropped}' if event.dropped else ''}."


def _tell_diamond(event: msgspec.Struct) -> str:
    match event:
        case h.Attacked():
            return f"{who(event.seat)} attacks {who(event.holder)} with a {event.die}."
        case h.StealTried():
            dice = f"{event.die} against {event.defence}" if event.defence else str(event.die)
            end = "" if event.success else ", without success"
            return f"{who(event.seat)} tries to steal from {who(event.holder)}: {dice}{end}."
        case h.Taken():
            return f"{who(event.seat)} takes the diamond on {event.space}."
        case h.Stolen():
            return f"{who(event.seat)} steals the diamond from {who(event.victim)}."
    return ""


def _tell_card(event: msgspec.Struct) -> str:
    match event:
        case h.Played():
            return f"{who(event.seat)} plays {title(event.card)}."
        case h.Picked():
            name = who(int(event.name)) if event.what == "victim" else event.name
            what = {"camera": "reaches for the camera on", "victim": "grabs", "clear": "means to clear"}[event.what]
            return f"{who(event.seat)} {what} {name}."
        case h.CameraTurned():
            return f"{who(event.seat)} turns the camera on {event.camera} to the {direction(event.facing)}."
        case h.LaserLaid():
            return f"{who(event.seat)} sets a laser on {event.edge}."
        case h.LaserGone():
            goes, s = ("go", "s") if len(event.edges) > 1 else ("goes", "")
            return f"The laser{s} {' and '.join(event.edges)} {goes} out."
        case h.SmokePlaced():
            return f"{who(event.seat)} fills {event.space} with smoke{', camera and all' if event.camera else ''}."
        case h.SmokeCleared():
            return f"{who(event.seat)} blows the smoke off {', '.join(event.spaces)}."
        case h.CardDone():
            return f"{who(event.seat)} is done with {title(event.card)}."
        case h.Barricaded():
            return f"{who(event.seat)} barricades {event.start}."
        case h.Burned():
            return f"{who(event.seat)} burns {title(event.card)}."
        case h.HandReplaced():
            cards = ", ".join(map(title, event.cards)) or "an empty hand"
            return f"{who(event.seat)} throws away {cards} and draws again."
    return ""
