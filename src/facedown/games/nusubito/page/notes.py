"""Says what a published turn of the Thief means, in sentences for a Mist who wants them (N-704, N-1105)."""

from facedown.games.nusubito.rules.pieces import CELL, LINKS, TEMPLE_NAMES, names
from facedown.games.nusubito.rules.state import M_DAY, M_NIGHT, State, upright
from facedown.games.nusubito.text.published import Fallen, day_event, night_event
from facedown.games.nusubito.text.words import axis, say, slot_name
from facedown.words import Message


def notes(seen: State) -> list[Message]:
    """Lists what the turn just published tells, while the Mist is at work; before that there is nothing new."""
    if seen.phase == M_DAY:
        return _of_day(seen)
    return _of_night(seen) if seen.phase == M_NIGHT else []


def _of_day(seen: State) -> list[Message]:
    event = day_event(seen)
    found = [_of_fallen(pawn) for pawn in event.downed]
    stood = [name for name in names(upright(seen)) if CELL[name] in LINKS and not _has_moved(seen)]
    if stood:
        found.append(say("note.stood", count=len(stood), cells=stood[:-1], last=stood[-1]))
    if event.special:
        found.append(say("note.special"))
        kind, _, name = event.special.partition(":")
        if kind == "rod":
            found.append(say("note.looked", axis=axis(name), name=name))
        elif kind == "coin":
            found.append(say("note.coin", slot=slot_name(name)))
    elif event.sacrifice:
        found.append(say("note.run"))
    else:
        found.append(say("note.walk"))
    return found


def _has_moved(seen: State) -> bool:
    """Has the Mist acted? Then its pawns tell nothing about the Thief's turn any more."""
    return seen.left < seen.day_actions


def _of_fallen(pawn: Fallen) -> Message:
    if pawn.start not in TEMPLE_NAMES:
        return say("note.over", cell=pawn.start)
    if pawn.to != pawn.start:
        return say("note.thrown", temple=pawn.start, to=pawn.to)
    column, row = pawn.start[0], pawn.start[1]
    return say("note.struck", row=row, column=column, temple=pawn.start)


def _of_night(seen: State) -> list[Message]:
    event = night_event(seen)
    found = []
    for action in dict.fromkeys(event.actions):
        kind, _, name = action.partition(":")
        if kind == "rod":
            found.append(say("note.line", axis=axis(name), name=name))
        elif kind == "coin":
            found.append(say("note.coin", slot=slot_name(name)))
    if event.reveal:
        kind, _, name = event.reveal.partition(":")
        found.append(
            say("note.temple", temple=name) if kind == "temple" else say("note.line", axis=axis(name), name=name)
        )
    return list(dict.fromkeys(found)) or [say("note.nothing")]
