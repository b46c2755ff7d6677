"""Writes and reads moves of NYET! as people write them (Y-12), and says why one is not allowed."""

from collections.abc import Sequence
from functools import lru_cache

from facedown.engine.errors import UnreadableMove
from facedown.engine.game import CHANCE
from facedown.games.nyet.rules.board import open_boxes
from facedown.games.nyet.rules.pieces import (
    BOXES,
    CHARACTERS,
    COLOUR_NAMES,
    COLOURS,
    EXCEPT_ONES,
    LINE_START,
    LINES,
    POINTS,
    SUPER,
    TRUMP,
    card_id,
    card_text,
)
from facedown.games.nyet.rules.rules import A_BONUS, A_CHARACTER, A_GIVE, A_NYET, A_SHED, A_TEAM, ACTIONS, O_DEALER
from facedown.games.nyet.rules.state import PHASES, SHED, TRICK, State
from facedown.games.nyet.rules.teams import small_team
from facedown.games.nyet.text.reasons import reason, suit, why_unusable
from facedown.games.nyet.text.words import box_words, card_words, name, owner_of
from facedown.games.nyet.text.words import say as words
from facedown.words import Message, said_of

_PLACES = tuple((line, place) for line in range(5) for place in range(len(BOXES[line])))  # by number of the box


@lru_cache(4096)  # every offer of a table is written with every move
def write(seat: int, action: int) -> str:
    if seat == CHANCE:
        return f"dealer:{action - O_DEALER}" if action >= O_DEALER else f"deal:{card_text(action)}"
    if action < A_BONUS:
        return f"play:{card_text(action)}"
    if action < A_CHARACTER:
        return f"bonus:{action - A_BONUS}"
    if action < A_SHED:
        return f"char:{CHARACTERS[action - A_CHARACTER]}"
    if action < A_GIVE:
        return f"shed:{card_text(action - A_SHED)}"
    if action < A_NYET:
        return f"give:{card_text(action - A_GIVE)}"
    if action < A_TEAM:
        line, box = split_box(action - A_NYET)
        return f"nyet:{LINES[line]}:{BOXES[line][box]}"
    return "team:" + "+".join(str(p) for p in range(5) if (action - A_TEAM) >> p & 1)


def read(text: str) -> tuple[bool, int]:
    verb, _, rest = text.strip().partition(":")
    try:
        if verb in {"deal", "dealer"}:
            return True, card_id(rest) if verb == "deal" else O_DEALER + _seat(rest)
        return False, _read_move(verb, rest)
    except (ValueError, IndexError, KeyError) as error:
        said = said_of(error)
        problem = words("typed.no_move", text=text) if isinstance(said, str) else said
        raise UnreadableMove(words("typed.how", problem=problem)) from None


def _read_move(verb: str, rest: str) -> int:
    if verb in {"play", "shed", "give"}:
        return {"play": 0, "shed": A_SHED, "give": A_GIVE}[verb] + card_id(rest)
    if verb == "bonus":
        return A_BONUS + _seat(rest)
    if verb == "char":
        return A_CHARACTER + CHARACTERS.index(rest)
    if verb == "nyet":
        line_name, _, box = rest.partition(":")
        line = LINES.index(line_name)
        return A_NYET + LINE_START[line] + BOXES[line].index(box)
    if verb == "team":
        seats = [_seat(part) for part in rest.split("+")]
        if seats != sorted(set(seats)):
            raise ValueError(words("typed.no_team", text=rest))
        return A_TEAM + sum(1 << p for p in seats)
    raise KeyError(verb)


def _seat(text: str) -> int:
    if text not in {"0", "1", "2", "3", "4"}:
        raise ValueError(words("typed.no_seat", text=text))
    return int(text)


def split_box(box: int) -> tuple[int, int]:
    """Finds line and place of a box by its number on the board."""
    return _PLACES[box]


def guess(text: str, choices: Sequence[int]) -> list[int]:
    """Lists offered moves whose words contain all that was typed: `b7`, `red trump`, `points 4`, `with 2`."""
    wanted = text.lower().replace(":", " ").replace("+", " + ").split()
    found = [action for action in choices if wanted and all(word in _words(action) for word in wanted)]
    typed = text.strip().lower()  # `team:0+2` is also part of team:0+1+2: what is written in full wins
    exact = [action for action in found if typed in {write(0, action), write(0, action).rpartition(":")[2]}]
    return exact or found


def _words(action: int) -> set[str]:
    """Lists everything a person may call a move."""
    said = write(0, action)
    verb, _, rest = said.partition(":")
    words = {said, verb, *rest.split(":"), verb[0]}
    if verb in {"play", "shed", "give"}:
        words |= {COLOUR_NAMES[COLOURS.index(rest[0])], rest[1:]}
        if verb == "shed":
            words |= {"discard", "lay", "aside"}
        if verb == "give":
            words |= {"pass"}
    elif verb == "nyet":
        line, box = split_box(action - A_NYET)
        words |= {str(line + 1), LINES[line][0], "cover", "no"}
        if line in {TRUMP, SUPER} and box < 4:
            words.add(COLOUR_NAMES[box])
        if line == SUPER:
            words.add("supertrump")
        if line == POINTS:
            words |= {"point"}
    elif verb == "team":
        words |= {"with", "+", *rest.split("+")} if "+" in rest else {"alone"}
    return words


def say(seen: State, action: int) -> Message:
    """Says a choice in words."""
    if action >= A_TEAM:
        mates = [p for p in range(5) if (action - A_TEAM) >> p & 1 and p != seen.first]
        names: list[str | Message] = [name(seen, p) for p in mates]
        return words("choice.team", names=names) if mates else words("choice.alone")
    if A_BONUS <= action < A_CHARACTER:
        return words("choice.bonus", name=name(seen, action - A_BONUS))
    if action >= A_NYET:
        line, box = write(0, action).split(":")[1:]
        return words("choice.nyet", box=box_words(line, box, owner_of(seen, line, box)))
    return _said(action, action & 63 == 13 * seen.super)


@lru_cache(2 * ACTIONS)  # of every choice at every table, with every move
def _said(action: int, crowned: bool) -> Message:
    verb, _, rest = write(0, action).partition(":")
    if verb == "char":
        return words("choice.char", character=rest)
    return words(f"choice.{verb}", card=card_words(rest, crowned))


def why_not(seen: State, seat: int, action: int) -> tuple[Message, str]:
    """Says why a move is refused, and by which clause, from the seat's own sight."""
    unused = action < A_NYET and action & 63 >= (52 if action >= A_SHED else A_CHARACTER + 5)  # gaps between the ids
    if not 0 <= action < ACTIONS or unused:
        return reason("no_move")
    verb = write(0, action).partition(":")[0]
    asked = {"character": "char", "trick": "play", "shed": "shed or give"}.get(PHASES[seen.phase], PHASES[seen.phase])
    if verb not in asked:
        return reason("kind", asked=PHASES[seen.phase])
    if verb == "nyet":
        line, _ = split_box(action - A_NYET)
        box = 1 << (action - A_NYET)
        if not seen.boxes & box:
            return reason("no_box")
        if seen.covered & box:
            return reason("is_covered")
        if open_boxes(seen, line) == box:
            return reason("last_box")
    if verb == "team":
        return reason("team", players=seen.players)
    if verb == "bonus":
        pair: list[str | Message] = [name(seen, p) for p in range(5) if small_team(seen) >> p & 1]
        return reason("bonus", names=pair)
    if verb == "char":
        return reason("taken")
    return _why_not_card(seen, seat, verb, action & 63)


def _why_not_card(seen: State, seat: int, verb: str, card: int) -> tuple[Message, str]:
    if not seen.hands[seat] >> card & 1:
        return reason("hold" if verb == "play" else "hold_shed", card=card_words(card_text(card)))
    if verb == "play" and seen.phase == TRICK:
        kept = [code for code, cards in why_unusable(seen, seat, acting=True) if cards >> card & 1]
        return reason(kept[0] if kept else "follow", **suit(seen))
    if seen.phase == SHED and verb == "shed" and EXCEPT_ONES[seen.discard]:
        return reason("ones")
    return reason("pass_now" if verb == "shed" else "discard_now")
