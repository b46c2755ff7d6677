"""Says when a solver has done enough."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Goal:
    """Says when a run ends: at the first of these."""

    gap: float = 0.002
    iterations: int | None = None
    seconds: float | None = None
