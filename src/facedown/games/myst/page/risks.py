"""Asks once more before a Linking Book is gone (M-U.19), or is worth nothing because the last turn is over."""

from facedown.games.myst.page.view import View


def risk(view: View, move: str) -> str:
    if move == "book":
        return "Play the Linking Book? It leaves your hand for good."
    held = view.seat >= 0 and any(card.startswith("book") for card in view.teams[view.seat].cards if card)
    if move == "end" and held and view.round == view.turns:
        return "This was your last turn, and your Linking Book counts nothing. End it all the same?"
    return ""
