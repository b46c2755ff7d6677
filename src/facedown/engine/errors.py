"""Names what can go wrong, in words that say what to do. Every error of Facedown is a FacedownError."""

from collections.abc import Sequence

from facedown.words import Said
from facedown.words.server import say


class FacedownError(Exception):
    """Tells a person what is wrong: the base of all errors that a person may see."""


class EngineError(FacedownError):
    """Says that the engine was used in a way it does not support."""


class RecordError(EngineError):
    """Says that a record's declaration or a value in it is impossible."""


class OptionsError(FacedownError):
    """Says that the chosen options cannot be played; `problems` lists every reason."""

    def __init__(self, problems: Sequence[Said]) -> None:
        super().__init__("; ".join(map(str, problems)))
        self.problems = list(problems)


class PositionError(FacedownError):
    """Says that a written position is not a possible one."""


class MoveError(FacedownError):
    """Says that a move was not accepted; nothing has changed."""


class UnreadableMove(MoveError):
    """Says that a text names no move."""


class AmbiguousMove(MoveError):
    """Says that the text fits several moves; `candidates` names them."""

    def __init__(self, text: str, candidates: list[str]) -> None:
        super().__init__(say("move.ambiguous", text=text, candidates=candidates))
        self.candidates = candidates


class NotYourTurn(MoveError):
    """Says that the seat may not act now."""


class IllegalMove(MoveError):
    """Says that the rules forbid the move here; `clause` says which rule."""

    def __init__(self, reason: Said, clause: str = "") -> None:
        super().__init__(reason, clause)
        self.reason = reason
        self.clause = clause

    def __str__(self) -> str:
        return f"{self.reason} ({self.clause})" if self.clause else str(self.reason)


class LogError(FacedownError):
    """Says that a saved game is damaged, edited or foreign; `place` says where it breaks."""

    def __init__(self, problem: Said, place: Said = "") -> None:
        super().__init__(say("file.at", place=place, problem=problem) if place else problem)
        self.problem = problem
        self.place = place
