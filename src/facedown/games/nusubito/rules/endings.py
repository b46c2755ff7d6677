"""Ends a game and a match (N-601 .. N-606)."""

from facedown.engine.rule import rule
from facedown.games.nusubito.rules.state import (
    CAUGHT,
    DRAWN,
    FOUND,
    HIDE,
    MISSED,
    MISTAKEN,
    OVER,
    RESIGNED_BY_MIST,
    RESIGNED_BY_THIEF,
    State,
    is_staged,
)


@rule
def treasure_of(s: State) -> int:
    """Finds the temple where the green Rods cross (N-209)."""
    return 3 * (s.row - 1) + s.column - 1


@rule
def end_game(s: State, result: int) -> None:
    """Ends the game: everything is shown; chance hides the next treasure, if there is another game (N-606)."""
    s.result[s.game] = result
    s.where[s.game] = 1 + s.at
    s.treasures[s.game] = 1 + treasure_of(s)
    s.phase = OVER if s.game + 1 == s.games else HIDE


@rule
def judge_claim(s: State) -> None:
    """Ends the game by a claim: right or wrong (N-415)."""
    end_game(s, FOUND if s.at == treasure_of(s) else MISSED)


@rule
def judge_capture(s: State, temple: int) -> None:
    """Ends the game by a capture: right or wrong (N-421)."""
    end_game(s, CAUGHT if s.at == temple else MISTAKEN)


@rule
def resign(s: State, seat: int) -> None:
    """Lets the other side win; what the Thief had staged is dropped (N-431)."""
    if is_staged(s):
        s.seekers = s.pub_seekers
        s.down = s.pub_down
        s.bolsters = s.pub_bolsters
        s.darts = s.pub_darts
        s.looked = s.pub_looked
        s.noted = s.pub_looked
        forget_turn(s)
        s.at = s.start
    end_game(s, RESIGNED_BY_THIEF if seat == s.thief else RESIGNED_BY_MIST)


@rule
def forget_turn(s: State) -> None:
    """Clears the Thief's turn; a Coin set aside goes back to the hand."""
    if s.sacrificed:
        s.hand |= 1 << (s.sacrificed - 1)
    clear_turn(s)


@rule
def clear_turn(s: State) -> None:
    s.fell = 0
    s.taken = 0
    s.special = 0
    s.sacrificed = 0
    s.aim = 0
    s.points = 0
    s.leaps = 0
    s.stage = 0
    for k in range(9):
        s.thrown[k] = 0
    for k in range(s.steps_count):
        s.steps[k] = 0
    s.steps_count = 0
    for k in range(3):
        s.night_actions[k] = 0


@rule
def thief_won(s: State, game: int) -> bool:
    result = s.result[game]
    return result in (FOUND, MISTAKEN, RESIGNED_BY_MIST)


@rule
def thief_of(s: State, game: int) -> int:
    """Finds the seat of the Thief in a game of the match."""
    return s.first_thief if game == 0 else 1 - s.first_thief


@rule
def returns(s: State, out: list[float]) -> None:
    """Writes the shares of the win (N-601, N-606)."""
    lead = 0  # of seat 0
    for game in range(s.games):
        if s.result[game] != DRAWN:
            thief = thief_of(s, game)
            winner = thief if thief_won(s, game) else 1 - thief
            lead += 1 if winner == 0 else -1
    out[0] = 1.0 if lead > 0 else 0.0 if lead < 0 else 0.5
    out[1] = 1.0 - out[0]
