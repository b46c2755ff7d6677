"""Nusubito with players who neither claim nor capture: random games then reach nights, late days and full tables."""

from facedown.engine.rule import rule
from facedown.games.nusubito import NUSUBITO
from facedown.games.nusubito.rules.actions import A_CAPTURE, A_END, A_TREASURE
from facedown.games.nusubito.rules.pieces import ALL_TEMPLES
from facedown.games.nusubito.rules.rules import legal
from facedown.games.nusubito.rules.state import M_DAY, STUCK, T_DAY, State

CAPTURES = ALL_TEMPLES << A_CAPTURE % 63
assert A_CAPTURE // 63 == (A_CAPTURE + 8) // 63


@rule
def patient_legal(s: State, seat: int, mask: list[int]) -> None:
    legal(s, seat, mask)
    if s.phase == T_DAY and s.stage != STUCK:
        mask[0] &= ~(1 << A_TREASURE)
    elif s.phase == M_DAY:
        mask[A_CAPTURE // 63] &= ~CAPTURES
        others = 0
        for word in range(1, len(mask)):
            others |= mask[word]
        if others and s.left > 1:
            mask[0] &= ~(1 << A_END)


PATIENT = NUSUBITO.changed(name="nusubito_patient", legal=patient_legal)
