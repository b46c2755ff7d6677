"""Asks once more before a move that wins or loses at once (N-1017)."""

from facedown.games.nusubito.page.view import View
from facedown.games.nusubito.rules.words import say
from facedown.words import Said


def risk(view: View, move: str) -> Said:
    verb, _, name = move.partition(":")
    if verb == "treasure":
        return say("risk.treasure", temple=view.thief_at)
    if verb == "capture":
        return say("risk.capture", cell=name)
    return say("risk.concede") if verb == "concede" else ""
