"""Plays a Thief who has just learnt the rules: looks at Rods, likes to leap two, counts no Coins (N-1115).

He sees a Seeker that stands on a temple, but not where one may come to, and he never thinks of what the Mist can
conclude.
"""

from random import Random

from facedown.bots.nusubito.thief_plan import Turn
from facedown.bots.nusubito.thief_race import candidates, claim_worth, mind_of
from facedown.bots.nusubito.thief_worth import is_news
from facedown.engine.bits import id_of, number_of
from facedown.games.nusubito.learn.hints import way
from facedown.games.nusubito.rules.actions import A_DART, A_END, A_REVEAL, A_ROD
from facedown.games.nusubito.rules.pieces import N_COURT, N_TEMPLES
from facedown.games.nusubito.rules.state import COIN, DART, State

LOOK, NEARER, LONG, UNDER_SEEKER, PAID, SACRIFICE = 3.0, 4.0, 0.7, -3.0, -0.4, -2.5
SHORT_OF_COINS, SHORT_OF_DARTS = 1, 0  # when he notices
MOOD = 1.0
GREEDY = 0.25  # how often he spends two Action Points by night


def novice_turn(s: State, turns: list[Turn], seed: int) -> Turn:
    """Picks the turn that he likes most today."""
    rng = Random(seed)
    likes = [(_liking(s, turn) + rng.random() * MOOD, k) for k, turn in enumerate(turns)]
    return turns[max(likes)[1]]


def _liking(s: State, turn: Turn) -> float:
    mind = mind_of(s)
    liking = 0.0
    if turn.rod >= 0:
        liking += LOOK if is_news(mind, turn.rod) else -LOOK
    if candidates(mind) == 1:
        treasure = next(t for t in range(N_TEMPLES) if claim_worth(t, mind) > 0)
        liking += NEARER * (way(s.start, treasure) - way(turn.key.end, treasure))
        liking += NEARER * (turn.key.end == treasure)
    if turn.key.special == DART:
        liking += LOOK / 2 if s.pub_darts <= SHORT_OF_DARTS else -LOOK
    if turn.key.special == COIN:
        liking += LOOK if s.hand.bit_count() <= SHORT_OF_COINS else -LOOK
    if way(s.start, turn.key.end) == 2:
        liking += LONG
    if (s.seekers & ~s.down) >> (N_COURT + turn.key.end) & 1:
        liking += UNDER_SEEKER
    return liking + PAID * (s.pub_darts - turn.darts) + SACRIFICE * (turn.key.sacrificed > 0)


def novice_night(s: State, offered: list[int], seed: int) -> int:
    """Picks a look if there is something to see, otherwise a Dart; now and then one thing more."""
    rng = Random(seed)
    numbers = [number_of(action) for action in offered]
    reveals = [number for number in numbers if number >= A_REVEAL]
    if reveals:
        return id_of(rng.choice(reveals))
    if s.left == 1 and rng.random() > GREEDY:
        return id_of(A_END)
    mind = mind_of(s)
    rods = [n for n in numbers if A_ROD <= n < A_ROD + 6 and is_news(mind, n - A_ROD)]
    if rods:
        return id_of(rng.choice(rods))
    return id_of(A_DART if A_DART in numbers else A_END)
