"""Why a card of the hand cannot be used now, as a code, in words, and with its clause."""

from facedown.games.nyet.rules.pieces import COLOUR, COLOUR_NAMES
from facedown.games.nyet.rules.shed import sheddable
from facedown.games.nyet.rules.state import BONUS, NYET, OVER, SHED, TEAM, TRICK, State
from facedown.games.nyet.rules.tricks import playable, suit_of, supertrumps

REASONS = {
    "watching": ("you are watching", ""),
    "over": ("the game is over", ""),
    "turn": ("it is not your turn", ""),
    "ready": ("you are ready; the others are still choosing", "Y-29"),
    "veto": ("cards are played when every line has come down to one box", "Y-21"),
    "teams": ("first the teams are settled", "Y-25"),
    "ones": ("a 1 may not be laid aside this round while you hold another card", "Y-30"),
    "follow": ("{suit} was led and you still hold it: follow", "Y-34"),
    "crowned": ("a supertrump counts as trump and does not follow {suit}", "Y-34"),
    "not_now": ("that is not possible now", ""),
}
ALL = 0  # instead of a set of cards: the whole hand


def words(code: str, seen: State) -> tuple[str, str]:
    """A reason in words, and its clause."""
    said, clause = REASONS[code]
    return said.format(suit=_suit_words(seen)) if "{suit}" in said else said, clause


def why_unusable(seen: State, seat: int, acting: bool) -> list[tuple[str, int]]:
    """Codes of REASONS with the cards of the seat's hand that each keeps back; nothing if every card can be used."""
    if seat < 0:
        return [("watching", ALL)]
    if seen.phase == OVER:
        return [("over", ALL)]
    if seen.phase == NYET:
        return [("veto", ALL)]
    if not acting:
        return [("ready" if seen.phase == SHED else "turn", ALL)]
    if seen.phase in {TEAM, BONUS}:
        return [("teams", ALL)]
    if seen.phase == SHED:
        kept = seen.hands[seat] & ~sheddable(seen, seat)
        return [("ones", kept)] if kept else []
    if seen.phase != TRICK:
        return [("not_now", ALL)]
    kept = seen.hands[seat] & ~playable(seen, seat)
    if not kept:
        return []
    crowned = kept & supertrumps(seen) & COLOUR[suit_of(seen, seen.trick[seen.leader])]
    return [(code, cards) for code, cards in (("follow", kept & ~crowned), ("crowned", crowned)) if cards]


def _suit_words(seen: State) -> str:
    led = suit_of(seen, seen.trick[seen.leader])
    return f"{COLOUR_NAMES[led]} (trump)" if led == seen.trump else COLOUR_NAMES[led]
