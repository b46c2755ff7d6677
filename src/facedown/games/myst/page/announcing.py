"""Puts points in the order in which they are shown at the end (M-109): nothing is decided there any more."""

from typing import NamedTuple

from facedown.games.myst.rules.pieces import BONUS, BOOK_1, LOWEST_VALUE, VALUES
from facedown.games.myst.rules.scoring import has_bonus, switch_points
from facedown.games.myst.rules.state import State, controller


class Flip(NamedTuple):
    """Tells that a landmark card is turned over; `card` -1: the team's switches are announced."""

    team: int
    card: int
    points: int  # of the card's value
    bonus: int  # paid with the first card of its landmark
    total: int  # of the team so far


def announcements(s: State) -> list[Flip]:
    """Lists switches, then cards in turns, beginning with the team that moved first; Books come after all of it."""
    totals = [switch_points(s, team) for team in range(2)]
    order = (s.leader, 1 - s.leader)
    said = [Flip(team, -1, totals[team], 0, totals[team]) for team in order]
    left = {team: _in_order(s, team) for team in order}
    paid: set[tuple[int, int]] = set()
    if s.free_bonus:
        for team in order:
            totals[team] += _without_card(s, team)
    while any(left.values()):
        for team in order:
            if left[team]:
                card = left[team].pop(0)
                points, landmark = _points(s, team, card), card // VALUES
                bonus = BONUS if has_bonus(s, team, landmark) and (team, landmark) not in paid else 0
                paid.add((team, landmark))
                totals[team] += points + bonus
                said.append(Flip(team, card, points, bonus, totals[team]))
    return said


def _landmark_cards(s: State, team: int) -> list[int]:
    return [card for card in range(BOOK_1) if s.hands[team] >> card & 1]


def _in_order(s: State, team: int) -> list[int]:
    return sorted(_landmark_cards(s, team), key=lambda card: (_points(s, team, card), card))


def _points(s: State, team: int, card: int) -> int:
    return LOWEST_VALUE + card % VALUES if controller(s, card // VALUES) == team else 0


def _without_card(s: State, team: int) -> int:
    """Adds up bonuses of landmarks that no card of the team shows (M-O.27)."""
    held = {card // VALUES for card in _landmark_cards(s, team)}
    return sum(BONUS for landmark in range(len(s.base)) if landmark not in held and has_bonus(s, team, landmark))
