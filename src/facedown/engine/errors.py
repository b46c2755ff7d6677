"""What can go wrong, in words that say what to do. Every error of Facedown is a FacedownError."""


class FacedownError(Exception):
    """Base of all errors that a person may see."""


class EngineError(FacedownError):
    """The engine was used in a way it does not support."""


class RecordError(EngineError):
    """A record's declaration or a value in it is impossible."""


class OptionsError(FacedownError):
    """The chosen options cannot be played; `problems` lists every reason."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("; ".join(problems))
        self.problems = problems


class PositionError(FacedownError):
    """A written position is not a possible one."""


class MoveError(FacedownError):
    """A move was not accepted; nothing has changed."""


class UnreadableMove(MoveError):
    """Nobody could tell which move is meant."""


class AmbiguousMove(MoveError):
    """The text fits several moves; `candidates` names them."""

    def __init__(self, text: str, candidates: list[str]) -> None:
        super().__init__(f"'{text}' could be {' or '.join(candidates)}; write one of them")
        self.candidates = candidates


class NotYourTurn(MoveError):
    """The seat may not act now."""


class IllegalMove(MoveError):
    """The rules forbid the move here; `clause` says which rule."""

    def __init__(self, reason: str, clause: str = "") -> None:
        super().__init__(f"{reason} ({clause})" if clause else reason)
        self.reason = reason
        self.clause = clause


class LogError(FacedownError):
    """A saved game is damaged, edited or foreign; `place` says where it breaks."""

    def __init__(self, problem: str, place: str = "") -> None:
        super().__init__(f"{place}: {problem}" if place else problem)
        self.problem = problem
        self.place = place
