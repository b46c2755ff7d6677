"""Opens the game: deal, first team and the first two Key Pieces (M-34, M-35, M-42 .. M-45)."""

from facedown.engine.bits import popcount
from facedown.engine.rule import rule
from facedown.games.myst.rules.pieces import HAND, KEY_CELLS, N_LANDMARKS, own_landmarks
from facedown.games.myst.rules.placing import place
from facedown.games.myst.rules.racing import start_race
from facedown.games.myst.rules.state import KEY_PICK, KEY_SET, YOUNGEST, State

ALL_LANDMARKS = (1 << N_LANDMARKS) - 1


@rule
def deal(s: State, card: int) -> None:
    """Gives a card to Blue while it has fewer than five, then to Yellow."""
    team = 0 if s.held[0] < HAND else 1
    s.deck &= ~(1 << card)
    s.hands[team] |= 1 << card
    s.held[team] += 1
    if s.held[1] == HAND:
        s.phase = YOUNGEST if s.ask_young else KEY_PICK


@rule
def picks(s: State, team: int) -> int:
    """Lists landmarks offered for the secret choice, as bits (M-42, M-O.5)."""
    return own_landmarks(s.hands[team]) if s.own_cards else ALL_LANDMARKS


@rule
def second_picks(s: State, team: int) -> int:
    """Lists what the second team may lay (M-44): what it picked, or after a clash another one."""
    taken = 1 << (s.first_key[s.young] - 1)
    if s.pick[team] != s.first_key[s.young]:
        return 1 << (s.pick[team] - 1)
    others = picks(s, team) & ~taken
    return others if popcount(others) else ALL_LANDMARKS & ~taken


@rule
def lay_key(s: State, team: int, landmark: int) -> None:
    s.first_key[team] = 1 + landmark
    place(s, team, KEY_CELLS[landmark])


@rule
def pick_key(s: State, team: int, landmark: int) -> None:
    """Notes a team's pick; when both have chosen, the first team's Key Piece lies there at once (M-43)."""
    s.pick[team] = 1 + landmark
    s.picked |= 1 << team
    if s.picked == 3:
        s.picked = 0
        lay_key(s, s.young, s.pick[s.young] - 1)
        s.pick[s.young] = 0
        s.phase = KEY_SET
        s.who = 1 - s.young


@rule
def set_second(s: State, team: int, landmark: int) -> None:
    s.pick[team] = 0  # what it was stays a secret
    lay_key(s, team, landmark)
    start_race(s)
