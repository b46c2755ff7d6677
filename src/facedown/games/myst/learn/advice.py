"""Gives one line of reasons for a hint, from the asking team's sight only."""

from facedown.engine.bits import number_of
from facedown.games.myst.learn.hints import goals
from facedown.games.myst.rules.pieces import (
    CELL,
    LANDMARK_AT,
    LANDMARKS,
    SWITCHES,
    value_of,
)
from facedown.games.myst.rules.scoring import bonus_of, gain
from facedown.games.myst.rules.state import State
from facedown.games.myst.text.notation import parts
from facedown.games.myst.text.words import say
from facedown.words import Message


def advise(seen: State, seat: int, action: int) -> Message | None:
    """Says why a move may be good; nothing where there is nothing plain to say."""
    verb, name = parts(number_of(action))
    if verb == "key":
        return _first(seen, seat, LANDMARKS.index(name))
    if verb in {"place", "focus"}:
        return _piece(seen, seat, CELL[name])
    if verb in {"move", "jump", "step"}:
        return _arrival(seen, seat, CELL[name])
    if verb in {"lay", "remove"}:
        landmark = LANDMARK_AT[seen.pawns[seat]]
        points = gain(seen, seat, landmark)
        if points:
            return say("advice.control", landmark=LANDMARKS[landmark], points=points)
        return say("advice.deny", landmark=LANDMARKS[landmark])
    if verb == "book":
        return say("advice.book.walk" if seen.round else "advice.book.race")
    return say("advice.any") if verb == "any" else None


def _first(seen: State, seat: int, landmark: int) -> Message:
    worth = value_of(seen.hands[seat], landmark)
    return say("advice.first", points=worth + bonus_of(seen, seat, landmark)) if worth else say("advice.first.none")


def _piece(seen: State, seat: int, cell: int) -> Message | None:
    landmark = LANDMARK_AT[cell]
    if landmark >= 0:
        worth = value_of(seen.hands[seat], landmark)
        if not worth:
            return say("advice.key.none", landmark=LANDMARKS[landmark])
        return say("advice.key", landmark=LANDMARKS[landmark], points=worth + bonus_of(seen, seat, landmark))
    return say("advice.switch") if SWITCHES >> cell & 1 else None


def _arrival(seen: State, seat: int, cell: int) -> Message | None:
    landmark = LANDMARK_AT[cell]
    if landmark < 0:
        return None
    if goals(seen, seat) >> cell & 1:
        return say("advice.yours", landmark=LANDMARKS[landmark], points=gain(seen, seat, landmark))
    if cell == seen.pawns[seat] and value_of(seen.hands[seat], landmark):
        return say("advice.stands")
    return None
