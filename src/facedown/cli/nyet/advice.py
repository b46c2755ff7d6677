"""One line of reasons for a hint, told from the asking seat's own sight only (Y-80, Y-44.8)."""

from facedown.cli.nyet.board import seat_name
from facedown.cli.nyet.cards import Ink
from facedown.games.nyet.pieces import COLOUR_NAMES, COLOURS
from facedown.games.nyet.view import View


def reason(view: View, ink: Ink, text: str) -> str:
    """Why a move (in notation) may be good; nothing where there is nothing plain to say."""
    verb, _, rest = text.partition(":")
    if verb == "nyet":
        line, _, box = rest.partition(":")
        return _veto(view, ink, line, box)
    if verb in {"shed", "give"}:
        return _shed(view, ink, rest)
    if verb == "play":
        return _lead(view, ink, rest) if not view.trick else _follow(view, ink, rest)
    if verb == "team":
        return _team(view, rest)
    return ""


def _held(view: View) -> list[str]:
    return [card for card in view.hand if card]


def _count(cards: list[str], colour: str) -> int:
    return sum(card[0] == colour for card in cards)


def _veto(view: View, ink: Ink, line: str, box: str) -> str:
    cards = _held(view)
    if line == "trump":
        name, held = COLOUR_NAMES[COLOURS.index(box)], _count(cards, box)
        return f"you hold only {held or 'no'} {name}" if held <= len(cards) / 4 else ""
    if line == "super" and box == "none":
        ones = sum(card[1:] == "1" for card in cards)
        return "your ones may still get a crown" if ones >= 2 else ""
    if line == "super":
        name, held = COLOUR_NAMES[COLOURS.index(box)], cards.count(f"{box}1")
        return f"you hold {'one' if held else 'none'} of the three {name} ones" if held <= 1 else ""
    if line == "points":
        return "-2 would turn a good hand into a bad one" if box == "-2" else f"{box} a trick fits your hand less"
    if line == "first":
        mine = view.seats[view.seat].character == box
        return "you need not lead first" if mine else f"{box.capitalize()} would lead first and name the teams"
    ones = sum(card[1:] == "1" for card in cards)
    return f"you hold {ones} of the twelve ones" if ones else "you hold no ones"


def _team(view: View, rest: str) -> str:
    mates = [int(p) for p in rest.split("+") if int(p) != view.seat]
    if not mates:
        return "alone you hold the Bonus card"
    scores = [seat.score for seat in view.seats]
    if view.points > 0 and all(scores[p] < max(scores) for p in mates):
        return "partners score the same as you, and this does not help the leader"
    return ""


def _shed(view: View, ink: Ink, card: str) -> str:
    suit = ink.suit(card)
    if view.points < 0:
        return "at -2 a high card or a trump only takes tricks"
    rest = [c for c in _held(view) if ink.suit(c) == suit]
    if suit != ink.trump and len(rest) <= 2:
        return f"it makes you short in {COLOUR_NAMES[COLOURS.index(suit)]}, so that you can trump"
    if card[1:] == "1":
        return "a plain one is mostly loot for others"
    return "it is among the cards you need least"


def _lead(view: View, ink: Ink, card: str) -> str:
    if view.points < 0:
        return "at -2 it is likely to leave the trick to somebody else"
    suit = ink.suit(card)
    if ink.is_super(card):
        return "a supertrump can only fall to a later one"
    if suit == ink.trump:
        return "it draws trumps"
    if int(card[1:]) >= (9 if view.players == 3 else 11):
        return f"a high {COLOUR_NAMES[COLOURS.index(suit)]} card, before others run out of the colour"
    return "it risks little"


def _follow(view: View, ink: Ink, card: str) -> str:
    me = view.seats[view.seat]
    winner = next(seat for seat in view.seats if seat.winning)
    ours = winner.team == me.team
    last = len(view.trick) == view.players - 1
    name = seat_name(view, winner.seat)
    beats = _beats(view, ink, card, winner.card)
    loot = sum(p.card[1:] == "1" and view.seats[p.seat].team != me.team for p in view.trick)
    if view.points < 0:
        return "" if beats else "at -2 you want neither the trick nor the lead"
    if beats and not ours:
        prize = f", with {loot} loot in it" if loot else ""
        return ("it takes the trick for sure" if last else "it beats what lies there") + prize
    if ours and card[1:] == "1" and not ink.is_super(card):
        return f"your partner {name} is winning: there the one is safe"
    if ours:
        return f"your partner {name} is winning; keep your strength"
    return f"{name} is winning and you cannot or should not beat it: give little"


def _beats(view: View, ink: Ink, card: str, other: str) -> bool:
    led = ink.suit(view.trick[0].card)
    return _strength(ink, card, led) >= _strength(ink, other, led)


def _strength(ink: Ink, card: str, led: str) -> int:
    """Rank in a trick (Y-36)."""
    if ink.is_super(card):
        return 200
    value = int(card[1:])
    return 100 + value if card[0] == ink.trump else value if card[0] == led else 0
