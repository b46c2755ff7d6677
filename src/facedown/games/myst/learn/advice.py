"""One line of reasons for a hint, told from the asking team's own sight only."""

from facedown.engine.bits import number_of
from facedown.games.myst.learn.hints import goals
from facedown.games.myst.rules.pieces import (
    CELL,
    LANDMARK_AT,
    LANDMARK_NAMES,
    LANDMARKS,
    SWITCHES,
    value_of,
)
from facedown.games.myst.rules.scoring import bonus_of, gain
from facedown.games.myst.rules.state import State
from facedown.games.myst.text.notation import parts


def advise(seen: State, seat: int, action: int) -> str:
    """Why a move may be good; nothing where there is nothing plain to say."""
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
        control = f"you would control the {LANDMARK_NAMES[landmark]}"
        return f"{control}: +{points} for you" if points else f"{control}, and they would not"
    if verb == "book":
        return "a second landmark in the same turn" if seen.round else "it opens the whole board for one piece"
    if verb == "any":
        return "looking for all pieces at once is the quickest"
    return ""


def _first(seen: State, seat: int, landmark: int) -> str:
    worth = value_of(seen.hands[seat], landmark)
    return f"your cards make it worth {worth + bonus_of(seen, seat, landmark)}" if worth else "you hold no card of it"


def _piece(seen: State, seat: int, cell: int) -> str:
    landmark = LANDMARK_AT[cell]
    if landmark >= 0:
        worth = value_of(seen.hands[seat], landmark)
        points = f"{worth + bonus_of(seen, seat, landmark)} points for you" if worth else "they may hold its cards"
        return f"the Key Piece of the {LANDMARK_NAMES[landmark]}: {points}"
    return "a switch: 1 point" if SWITCHES >> cell & 1 else ""


def _arrival(seen: State, seat: int, cell: int) -> str:
    landmark = LANDMARK_AT[cell]
    if landmark < 0:
        return ""
    if goals(seen, seat) >> cell & 1:
        return f"the {LANDMARK_NAMES[landmark]} would be yours: +{gain(seen, seat, landmark)}"
    if cell == seen.pawns[seat] and value_of(seen.hands[seat], landmark):
        return "nobody can act where your pawn stands"
    return ""
