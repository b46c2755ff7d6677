"""Asks once more before a move that wins or loses at once (N-1017)."""

from facedown.games.nusubito.page.view import View


def risk(view: View, move: str) -> str:
    verb, _, name = move.partition(":")
    if verb == "treasure":
        return f"Claim the treasure on {view.thief_at}? Wrong means you lose now."
    if verb == "capture":
        return f"Capture with the Seeker on {name}? If the Thief is not there you lose now."
    return "Give in? The Mist wins." if verb == "concede" else ""
