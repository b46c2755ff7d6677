"""Says what log lines, positions and views of NYET! have in common: names, boxes, cards as texts, who won."""

from functools import lru_cache

from facedown.engine.bits import popcount
from facedown.games.nyet.rules.pieces import CHARACTERS, COLOURS, card_list, card_text
from facedown.games.nyet.rules.seats import left
from facedown.games.nyet.rules.state import State
from facedown.games.nyet.rules.words import say as say
from facedown.words import Message, player


def character(seen: State, seat: int) -> str:
    """Names a seat's character; nothing before it has one."""
    taken = seen.character[seat] if seat >= 0 else -1
    return CHARACTERS[taken] if taken >= 0 else ""


@lru_cache(64)
def who(seat: int, character: str) -> Message:
    """Names a seat's player: without names at the table by the character, or by the number before there is one."""
    return player(seat, say("who", seat=seat, character=character))


def name(seen: State, seat: int) -> Message:
    return who(seat, character(seen, seat))


@lru_cache(128)
def box_words(line: str, box: str, owner: int = -1) -> Message:
    """Says a box of the board, as it is vetoed. `owner`: whose character a box of the first line names."""
    if line == "first":
        return say("box.first", name=who(owner, box))
    return say(f"box.{line}", box=int(box) if line == "points" else box)


def owner_of(seen: State, line: str, box: str) -> int:
    """Finds whose character a box of the board's first line names; -1 if it names nobody's."""
    if line != "first":
        return -1
    taken = CHARACTERS.index(box)
    return next((p for p in range(seen.players) if seen.character[p] == taken), -1)


@lru_cache(256)
def card_words(card: str, crowned: bool = False) -> Message:
    """Says a card in words: `b7` is blue 7, and a crowned one a supertrump."""
    return say("a.supertrump" if crowned else "a.card", colour=card[0], value=int(card[1:]))


def texts(cards: int) -> list[str]:
    return [card_text(card) for card in card_list(cards)]


def winners(seen: State) -> list[int]:
    """Lists the seats with the highest totals: they win together (Y-51)."""
    best = max(seen.scores[: seen.players])
    return [p for p in range(seen.players) if seen.scores[p] == best]


def placing_seat(seen: State, number: int) -> int:
    """Finds who made the number-th placement of the round (Y-21)."""
    return (_starter(seen) + number - 1) % seen.players


def _starter(seen: State) -> int:
    return left(seen, seen.dealer) if seen.left_starts else seen.dealer


@lru_cache(4096)
def loot_texts(loot: int) -> tuple[str, ...]:
    return tuple(f"{COLOURS[c]}1" for c in range(4) for _ in range(popcount(loot >> 3 * c & 7)))
