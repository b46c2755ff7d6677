"""Why a claim was refused, in words; the page has its own in other languages."""

from facedown.games.myst.live.race import Verdict
from facedown.games.myst.rules.pieces import TEAMS

CLOSED = "The race is not on."
_TEXTS = {
    "race_closed": CLOSED,
    "not_holder": "You do not have this piece in your hand.",
    "cell_taken": "This cell is covered.",
    "not_touching": "Lay next to a piece of your own.",
    "wrong_cell": "It does not belong here.",
    "wrong_turn": "The right cell: turn it.",
    "not_captain": "Your captain plays the Linking Book.",
    "already_pending": "A Linking Book is open already.",
    "not_cut_off": "Only a team that is cut off plays a Linking Book.",
    "no_book": "You hold no Linking Book.",
    "not_saved": "The server cannot save just now. Nothing is lost; try again in a moment.",
}


def refusal_text(verdict: Verdict, holder: str) -> str:
    """`holder` is the name of the person who has the piece, if somebody has."""
    if verdict.accepted:
        return ""
    if verdict.reason == "cooling":
        return f"Wait {max(0.1, verdict.wait / 1000):.1f} s."
    if verdict.reason == "not_holder" and holder:
        return f"{holder} has this piece."
    if verdict.reason == "cell_taken" and verdict.faster_by:
        return f"{TEAMS[1 - verdict.team].capitalize()} was {verdict.faster_by:.2f} s faster."
    return _TEXTS[verdict.reason or ""]
