"""Events as lines of the log (M-101)."""

import msgspec

from facedown.games.myst.rules.pieces import LANDMARK_NAMES, LANDMARKS
from facedown.games.myst.text.happenings import (
    Acts,
    Covers,
    Dealt,
    FirstTeam,
    GameEnds,
    Jumps,
    KeyPicked,
    KeySet,
    OutOfTime,
    RaceBook,
    Spins,
    TurnEnds,
    TurnsSpun,
    Waits,
    WalkBegins,
    WalkBook,
    Walks,
)

NAMES = ("Blue", "Yellow")
NUMBERS = (
    "No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten", "Eleven", "Twelve",
    "Thirteen", "Fourteen", "Fifteen",
)  # fmt: skip


def tell(event: msgspec.Struct) -> str:
    match event:
        case Dealt(cards):
            return f"The cards are dealt: {', '.join(map(card_title, cards))}." if cards else "The cards are dealt."
        case FirstTeam(team):
            return f"{NAMES[team]} is the first team."
        case KeyPicked(team, landmark):
            return f"{NAMES[team]} has chosen{f' the {title(landmark)}' if landmark else ''}."
        case KeySet(team, landmark, cell):
            return f"{NAMES[team]} lays the Key Piece of the {title(landmark)} ({cell})."
        case Covers(team, cell, left):
            return f"{NAMES[team]} covers {cell} ({left} left)."
        case RaceBook(team):
            return f"{NAMES[team]} plays a Linking Book: it may lay one piece anywhere."
        case Waits(team):
            return f"{NAMES[team]} is cut off and waits."
        case OutOfTime(team):
            return f"The time of the race is over. It goes on in turns, {NAMES[team]} first."
        case TurnsSpun(turns):
            return f"{NUMBERS[turns]} turns."
    return _tell_walk(event)


def _tell_walk(event: msgspec.Struct) -> str:
    match event:
        case WalkBegins(first):
            return f"{NAMES[first]} moves first."
        case Spins(team, spin):
            return f"{NAMES[team]} spins {spin}."
        case Walks(team, start, to, steps):
            if not steps:
                return f"{NAMES[team]} stays on {start}."
            return f"{NAMES[team]} walks {start} -> {to} ({steps} step{'s' if steps > 1 else ''})."
        case WalkBook(team):
            return f"{NAMES[team]} plays a Linking Book."
        case Jumps(team, _, to):
            return f"{NAMES[team]} jumps to {to}."
        case Acts(team, key_action, landmark):
            return (
                f"{NAMES[team]} "
                + {
                    "lay": f"lays its {title(landmark)} Key Piece on top.",
                    "remove": f"takes {NAMES[1 - team]}'s {title(landmark)} Key Piece off; it is out of the game.",
                    "leave": f"leaves the {title(landmark)} as it is.",
                }[key_action]
            )
        case TurnEnds(team):
            return f"{NAMES[team]} ends its turn."
        case GameEnds(totals, winner, resigned):
            if resigned >= 0:
                return f"{NAMES[resigned]} gives up. {NAMES[winner]} wins."
            score = f"{max(totals)} : {min(totals)}"
            return (
                f"A draw, {score}." if winner < 0 else f"{NAMES[winner]} wins {totals[winner]} : {totals[1 - winner]}."
            )
    raise TypeError(f"{event!r} is no event of MYST")


def card_title(card: str) -> str:
    """A card of a hand in words: `ship-3` is the Sunken Ship 3."""
    landmark, number = card.rsplit("-", 1)
    return "Linking Book" if landmark == "book" else f"{title(landmark)} {number}"


def title(landmark: str) -> str:
    return LANDMARK_NAMES[LANDMARKS.index(landmark)]
