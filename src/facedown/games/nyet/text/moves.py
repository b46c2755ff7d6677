"""Moves of NYET! as people write them (Y-12), and why one is not allowed."""

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
    DISCARD,
    EXCEPT_ONES,
    FIRST,
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
from facedown.games.nyet.text.reasons import why_unusable, words

DISCARD_WORDS = {
    "d0": "nothing is laid aside",
    "d1": "one card each is laid aside",
    "d2": "two cards each are laid aside",
    "x1": "one card each, but not a one, is laid aside",
    "x2": "two cards each, but no ones, are laid aside",
    "p1": "one card each is passed left",
    "p2": "two cards each are passed left",
}
_NAMES = tuple(character.capitalize() for character in CHARACTERS)
_VERBS = {"play": "play", "shed": "lay aside", "give": "pass"}
_PLACES = tuple((line, place) for line in range(5) for place in range(len(BOXES[line])))  # by number of the box
HOW = "write a move like play:b7, nyet:trump:r, team:0+2, bonus:1, shed:g1 or give:y3"


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
        said = str(error) if isinstance(error, ValueError) and "is no" in str(error) else f"'{text}' is no move"
        raise UnreadableMove(f"{said}; {HOW}") from None


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
            raise ValueError("a team is no list of rising seats")
        return A_TEAM + sum(1 << p for p in seats)
    raise KeyError(verb)


def _seat(text: str) -> int:
    if text not in {"0", "1", "2", "3", "4"}:
        raise ValueError(f"'{text}' is no seat: seats are 0 to 4")
    return int(text)


def split_box(box: int) -> tuple[int, int]:
    """Number of a box on the board -> line and place in it."""
    return _PLACES[box]


def guess(text: str, choices: Sequence[int]) -> list[int]:
    """Offered moves whose words contain all that was typed: `b7`, `red trump`, `points 4`, `with 2`."""
    wanted = text.lower().replace(":", " ").replace("+", " + ").split()
    found = [action for action in choices if wanted and all(word in _words(action) for word in wanted)]
    typed = text.strip().lower()  # `team:0+2` is also part of team:0+1+2: what is written in full wins
    exact = [action for action in found if typed in {write(0, action), write(0, action).rpartition(":")[2]}]
    return exact or found


def _words(action: int) -> set[str]:
    """Everything a person may call a move."""
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


def say(seen: State, action: int) -> str:
    """A choice in words."""
    if action >= A_TEAM:
        mates = [p for p in range(5) if (action - A_TEAM) >> p & 1 and p != seen.first]
        names = " and ".join(name(seen, p) for p in mates)
        return f"play with {names}" if mates else "play alone"
    if A_BONUS <= action < A_CHARACTER:
        return f"give the Bonus card to {name(seen, action - A_BONUS)}"
    return _said(action)


@lru_cache(ACTIONS)  # of every choice at every table, with every move
def _said(action: int) -> str:
    verb, _, rest = write(0, action).partition(":")
    if verb == "nyet":
        return f"NYET to {box_words(action - A_NYET)}"
    if verb == "char":
        return f"be the {rest.capitalize()}"
    return f"{_VERBS[verb]} {rest}"


def name(seen: State, seat: int) -> str:
    """A seat by its character."""
    character = seen.character[seat] if seat >= 0 else -1
    return _NAMES[character] if character >= 0 else f"Seat {seat}"


def box_words(box: int) -> str:
    line, place = split_box(box)
    word = BOXES[line][place]
    if line == FIRST:
        return f"{word.capitalize()} as first player"
    if line == DISCARD:
        return f"'{DISCARD_WORDS[word]}'"
    if line == TRUMP:
        return f"{COLOUR_NAMES[place]} trump"
    if line == SUPER:
        return f"{COLOUR_NAMES[place]} supertrumps" if place < 4 else "no supertrumps"
    return f"{word} point{'s' * (word != '1')} a trick"


def why_not(seen: State, seat: int, action: int) -> tuple[str, str]:
    """Reason and clause, from the seat's own sight."""
    unused = action < A_NYET and action & 63 >= (52 if action >= A_SHED else A_CHARACTER + 5)  # gaps between the ids
    if not 0 <= action < ACTIONS or unused:
        return "there is no such move", "Y-12"
    verb = write(0, action).partition(":")[0]
    asked = {"character": "char", "trick": "play", "shed": "shed or give"}.get(PHASES[seen.phase], PHASES[seen.phase])
    if verb not in asked:
        return f"now a move of the kind '{asked}' is asked for, not '{verb}'", "Y-16"
    if verb == "nyet":
        line, _ = split_box(action - A_NYET)
        box = 1 << (action - A_NYET)
        if not seen.boxes & box:
            return "this board has no such box", "Y-O7"
        if seen.covered & box:
            return "that box is covered already", "Y-21"
        if open_boxes(seen, line) == box:
            return "that is the last open box of its line and stays open", "Y-20"
    if verb == "team":
        return f"with {seen.players} players the first player cannot form that team", "Y-25"
    if verb == "bonus":
        pair = " or ".join(str(p) for p in range(5) if small_team(seen) >> p & 1)
        return f"the Bonus card goes to the smaller team: seat {pair}", "Y-27"
    if verb == "char":
        return "that character is taken", "Y-13"
    return _why_not_card(seen, seat, verb, action & 63)


def _why_not_card(seen: State, seat: int, verb: str, card: int) -> tuple[str, str]:
    if not seen.hands[seat] >> card & 1:
        return f"you do not hold {card_text(card)}", "Y-34" if verb == "play" else "Y-30"
    if verb == "play" and seen.phase == TRICK:
        kept = [code for code, cards in why_unusable(seen, seat, acting=True) if cards >> card & 1]
        return words(kept[0] if kept else "follow", seen)
    if seen.phase == SHED and verb == "shed" and EXCEPT_ONES[seen.discard]:
        return words("ones", seen)
    passing = "passed (give:...)" if verb == "shed" else "laid aside (shed:...)"
    return f"this round cards are {passing}", "Y-28"
