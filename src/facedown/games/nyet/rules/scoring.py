"""Says what a round is worth, and when the game ends (Y-46 to Y-52)."""

from facedown.engine.bits import popcount
from facedown.engine.rule import rule
from facedown.games.nyet.rules.seats import same_team
from facedown.games.nyet.rules.state import NOBODY, OVER, SCORE, State


@rule
def units(s: State, seat: int) -> int:
    """Counts tricks and loot of a seat's team (Y-46)."""
    n = 0
    for p in range(s.players):
        if same_team(s, p, seat):
            n += s.tricks[p] + popcount(s.loot[p])
    return n


@rule
def credit(s: State, seat: int) -> int:
    """Computes what the round as it stands brings a seat (Y-46)."""
    worth = units(s, seat) * s.points
    if seat == s.bonus and (worth > 0 or s.double_negative):  # Y-O11
        worth *= 2
    return worth


@rule
def score_round(s: State) -> None:
    for p in range(s.players):
        s.credits[p] = credit(s, p)
        s.scores[p] += s.credits[p]
    s.turn = NOBODY
    s.phase = OVER if game_ends(s) else SCORE


@rule
def game_ends(s: State) -> bool:
    """Decides after the scoring of a round whether the game ends (Y-49, Y-50)."""
    if not s.by_points:
        return s.round >= s.round_count
    if s.round >= s.round_cap:
        return True
    reached = False
    for p in range(s.players):
        reached = reached or s.scores[p] >= s.target_score
    if s.finish_cycle:  # Y-O12: once reached, on to the end of the dealing cycle
        s.cycle_due = 1 if reached or s.cycle_due else 0
        return s.cycle_due == 1 and s.round % s.players == 0
    return reached


@rule
def share_of_win(s: State, seat: int) -> float:
    """Computes a seat's share of the win (Y-51): the highest totals share it."""
    winners = 0
    for p in range(s.players):
        if s.scores[p] > s.scores[seat]:
            return 0.0
        if s.scores[p] == s.scores[seat]:
            winners += 1
    return 1.0 / winners


@rule
def returns(s: State, out: list[float]) -> None:
    """Writes down the share of the win per seat."""
    for p in range(s.players):
        out[p] = share_of_win(s, p)
