"""Says why a claim was refused. The page says the same words by the reason, in the reader's language."""

from facedown.games.myst.live.race import Verdict
from facedown.games.myst.text.words import say, side
from facedown.words import Message

CLOSED = str(say("drop.race_closed"))
CLAUSES = {
    "race_closed": "M-58",
    "cooling": "M-59",
    "not_holder": "M-60",
    "piece_held": "M-60",
    "piece_gone": "M-61",
    "cell_taken": "M-58",
    "not_touching": "M-46",
    "wrong_cell": "M-59",
    "wrong_turn": "M-58",
    "already_pending": "M-49",
    "not_cut_off": "M-49",
    "no_book": "M-49",
}


def refusal(verdict: Verdict, holder: str) -> Message | None:
    """Says why a claim was refused; nothing if it was accepted. `holder` names the person who has the piece, if any."""
    match verdict.reason:
        case None:
            return None
        case "cooling":
            return say("drop.cooling", seconds=f"{max(0.1, verdict.wait / 1000):.1f}")
        case "not_holder" if holder:
            return say("drop.piece_held", name=holder)
        case "cell_taken" if verdict.faster_by:
            return say("drop.faster", who=side(1 - verdict.team), seconds=f"{verdict.faster_by:.2f}")
    return say(f"drop.{verdict.reason}")


def clause_of(reason: str | None) -> str:
    """Says which rule refuses something for this reason; nothing where none does."""
    return CLAUSES.get(reason or "", "")


def refusal_text(verdict: Verdict, holder: str) -> str:
    """Says the same in English, for programs that sit at a table."""
    said = refusal(verdict, holder)
    return "" if said is None else str(said)
