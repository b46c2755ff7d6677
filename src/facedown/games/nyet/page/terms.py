"""Says the terms of a round of NYET! for a terminal."""

from rich.text import Text

from facedown.games.nyet.page.cards import GROUND, MARKS, card
from facedown.games.nyet.page.picture import View
from facedown.games.nyet.rules.words import say


def terms(view: View, first: str) -> Text:
    """Says the terms of a round, and what it is worth so far (Y-55, Y-70). `first` is the name of who leads first."""
    trump = Text(f"{MARKS[view.trump]} {say.text('colour', colour=view.trump)}", f"bold {GROUND[view.trump]}")
    best = Text(say.text("sketch.super", colour=view.super))
    best = best if view.super == "none" else best + Text(" ") + card(view, f"{view.super}1")
    text = Text(say.text("sketch.round", round=view.round, rounds=view.rounds or 0, target=view.target or 0) + ": ")
    text.append(say.text("sketch.first", name=first)).append(f" · {say.text('sketch.discard', box=view.discard)} · ")
    text = text.append(say.text("sketch.trump")).append(" ") + trump + Text(" · ") + best
    text.append(f" · {say.text('sketch.each', points=str(view.points))}\n", "bold")
    so_far = ((side.letter, f"{side.worth:+d}") for side in view.sides)
    return text.append(", ".join(say.text("sketch.so_far", team=team, points=points) for team, points in so_far))
