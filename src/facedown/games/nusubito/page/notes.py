"""What a published turn of the Thief means, in sentences for a Mist who wants them (N-704, N-1105)."""

from facedown.games.nusubito.rules.pieces import CELL, LINKS, RODS, TEMPLE_NAMES, names
from facedown.games.nusubito.rules.state import M_DAY, M_NIGHT, State, upright
from facedown.games.nusubito.text.published import Fallen, day_event, night_event


def notes(seen: State) -> list[str]:
    """Of the turn just published, while the Mist is at work; before that there is nothing new."""
    if seen.phase == M_DAY:
        return _of_day(seen)
    return _of_night(seen) if seen.phase == M_NIGHT else []


def _of_day(seen: State) -> list[str]:
    event = day_event(seen)
    found = [_of_fallen(pawn) for pawn in event.downed]
    stood = [name for name in names(upright(seen)) if CELL[name] in LINKS and not _has_moved(seen)]
    if stood:
        found.append(f"He did not leap over {_listed(stood)}: the pawns there still stand.")
    if event.special:
        found.append("He made one leap of one point: he is beside the temple where he was, and neither is bolstered.")
        kind, _, name = event.special.partition(":")
        if kind == "rod":
            found.append(f"He began or ended his turn in {line(name)}.")
        elif kind == "coin":
            found.append(f"The Coin of {name} is in his hand again: he can go back to its temple from now on.")
    elif event.sacrifice:
        found.append("He used one to three points, and one more Coin is out of his hand.")
    else:
        found.append("He used one or two points.")
    return found


def _has_moved(seen: State) -> bool:
    """Once the Mist has acted, its pawns tell nothing about the Thief's turn any more."""
    return seen.left < seen.day_actions


def _of_fallen(pawn: Fallen) -> str:
    if pawn.start not in TEMPLE_NAMES:
        return f"He leapt over {pawn.start}."
    if pawn.to != pawn.start:
        return f"He was on {pawn.start}: the Seeker there was thrown to {pawn.to}."
    column, row = pawn.start[0], pawn.start[1]
    return f"He was in row {row} or column {column}, or on {pawn.start} itself, at some moment."


def line(rod: str) -> str:
    return f"{'row' if RODS.index(rod) < 3 else 'column'} {rod}"


def _listed(words: list[str]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def _of_night(seen: State) -> list[str]:
    event = night_event(seen)
    found = []
    for action in dict.fromkeys(event.actions):
        kind, _, name = action.partition(":")
        if kind == "rod":
            found.append(f"He is in {line(name)}.")
        elif kind == "coin":
            found.append(f"The Coin of {name} is in his hand again: he can go back to its temple from now on.")
    if event.reveal:
        kind, _, name = event.reveal.partition(":")
        found.append(f"He is on {name}." if kind == "temple" else f"He is in {line(name)}.")
    return list(dict.fromkeys(found)) or ["He did not move, and nothing tells where he is."]
