"""Decides where to begin (M-42 .. M-44): the landmark after which the race stands best, over the others' beginnings."""

from facedown.bots.myst.guess import own_points, points_of_others
from facedown.bots.myst.territory import FAR, last_word, standing
from facedown.games.myst.rules.pieces import KEY_CELLS, N_LANDMARKS
from facedown.games.myst.rules.state import State

SURE = 0.3  # of its own points that a landmark counts more, for being laid at once


def beginnings(seen: State, team: int, landmarks: list[int]) -> dict[int, float]:
    """Estimates how the race stands, in the mean, after each of these landmarks. Where the others have begun is known
    to who lays second."""
    known = seen.first_key[1 - team]
    theirs = [known - 1] if known else list(range(N_LANDMARKS))
    room = [0] * (FAR + 1), [0] * (FAR + 1)
    own = own_points(seen.hands[team])
    found = {}
    for mine in landmarks:
        total, count = 0.0, 0
        for other in theirs:
            if other != mine:
                likely = points_of_others(seen, team, 1 + other)
                points = [a + b for a, b in zip(own, likely, strict=True)]
                cells = 1 << KEY_CELLS[mine], 1 << KEY_CELLS[other]
                total += standing(*cells, seen.corners, 0.0, last_word(seen), points, *room)
                count += 1
        found[mine] = total / max(1, count) + SURE * own[mine]
    return found
