"""Lets the first player name the teams, and gives the Bonus card (Y-25 to Y-27)."""

from facedown.engine.bits import lowest, popcount
from facedown.engine.rule import rule
from facedown.games.nyet.rules.shed import start_shed
from facedown.games.nyet.rules.state import BONUS, State

WITH_BONUS = (3, 5)  # numbers of players whose teams differ in size


@rule
def teams(s: State) -> int:
    """Lists the teams that the first player may name, as bits over seat sets (Y-25)."""
    found = 0
    for seats in range(1 << s.players):
        if seats >> s.first & 1:
            n = popcount(seats)
            if (s.players == 3 and n <= 2) or (s.players == 4 and n == 2) or (s.players == 5 and (n == 2 or n == 3)):
                found |= 1 << seats
    return found


@rule
def set_team(s: State, seats: int) -> None:
    s.team = seats
    if s.players == 5:
        s.phase = BONUS
    else:
        if s.players == 3:
            s.bonus = lowest(small_team(s))  # the one who plays alone (Y-26)
        start_shed(s)


@rule
def small_team(s: State) -> int:
    """Finds the seats of the smaller team: the Bonus card goes to one of them (Y-26, Y-27)."""
    others = ((1 << s.players) - 1) & ~s.team
    return s.team if popcount(s.team) < popcount(others) else others
