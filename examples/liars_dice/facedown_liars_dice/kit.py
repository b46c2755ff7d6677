"""For the conformance kit: another truth that looks the same to a seat, and short games that show every option."""

from random import Random

from facedown_liars_dice.state import BID, FACES, LiarsDiceOptions, State


def scramble(s: State, seat: int, random: Random) -> None:
    """Rolls all dice again that the seat has not seen."""
    for p in range(s.players):
        if s.rolled and (p != seat or s.phase != BID):
            own = slice(FACES * p, FACES * p + FACES)
            faces = [random.randrange(s.sides) for _ in range(sum(s.dice[own]))]
            s.dice[own] = [faces.count(face) for face in range(FACES)]


def samples() -> list[LiarsDiceOptions]:
    return [
        LiarsDiceOptions.of(players=2, dice=2),
        LiarsDiceOptions.of(players=3, dice=2, wild="none"),
        LiarsDiceOptions.of(players=4, dice=1, wild="highest", sides=4),
        LiarsDiceOptions.of(players=5, dice=2, sides=3),
        LiarsDiceOptions.of(players=6, dice=5, one_round=True),
        LiarsDiceOptions.of(players=2, dice=1, wild="highest", one_round=True),
        LiarsDiceOptions.of(players=6, dice=1),
    ]
