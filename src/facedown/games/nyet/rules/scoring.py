"""What a round is worth, and when the game ends (Y-46 to Y-52)."""

from facedown.engine.bits import popcount
from facedown.engine.rule import rule
from facedown.games.nyet.rules.seats import same_team
from facedown.games.nyet.rules.state import NOBODY, OVER, SCORE, State


@rule
def units(s: State, seat: int) -> int:
    """Tricks and loot of a seat's team (Y-46)."""
    n = 0
    for p in range(s.players):
        if same_team(s, p, seat):
            n += s.tricks[p] + popcount(s.loot[p])
    return n


@rule
def score_round(s: State) -> None:
    for p in range(s.players):
        credit = units(s, p) * s.points
        if p == s.bonus and (credit > 0 or s.double_negative):  # Y-O11
            credit *= 2
        s.credits[p] = credit
        s.scores[p] += credit
    s.turn = NOBODY
    s.phase = OVER if game_ends(s) else SCORE


@rule
def game_ends(s: State) -> bool:
    """After the scoring of a round: does the game end? (Y-49, Y-50)"""
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
def returns(s: State, out: list[float]) -> None:
    """Share of the win per seat (Y-51): the highest totals share it."""
    best = -(1 << 30)
    winners = 0
    for p in range(s.players):
        if s.scores[p] > best:
            best = s.scores[p]
            winners = 0
        if s.scores[p] == best:
            winners += 1
    for p in range(s.players):
        out[p] = 1.0 / winners if s.scores[p] == best else 0.0
