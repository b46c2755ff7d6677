"""Asks once more before a Linking Book is gone (M-U.19), or is worth nothing because the last turn is over."""

from facedown.games.myst.page.view import View
from facedown.games.myst.rules.words import say
from facedown.words import Said


def risk(view: View, move: str) -> Said:
    if move == "book":
        return say("risk.book")
    held = view.seat >= 0 and any(card.startswith("book") for card in view.teams[view.seat].cards if card)
    if move == "end" and held and view.round == view.turns:
        return say("risk.end")
    return ""
