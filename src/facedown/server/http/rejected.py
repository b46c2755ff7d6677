"""Rejects a request with a status and a reason in every language."""

from litestar.exceptions import HTTPException

from facedown.words import Said


class Rejected(HTTPException):
    """Says that a request is not carried out, and why."""

    def __init__(self, status: int, said: Said) -> None:
        super().__init__(str(said), status_code=status)
        self.said = said
