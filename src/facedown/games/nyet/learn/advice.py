"""One line of reasons for a hint, told from the asking seat's own sight only (Y-80, Y-44.8)."""

from facedown.engine.bits import popcount
from facedown.games.nyet.rules.pieces import (
    ALL_ONES,
    CHARACTERS,
    COLOUR,
    COLOUR_NAMES,
    DISCARD,
    FIRST,
    ONES,
    POINT_VALUES,
    SUPER,
    TRUMP,
)
from facedown.games.nyet.rules.rules import A_NYET, A_TEAM
from facedown.games.nyet.rules.seats import same_team
from facedown.games.nyet.rules.state import State
from facedown.games.nyet.rules.tricks import strength, suit_cards, suit_of, winner_so_far
from facedown.games.nyet.text.moves import name, split_box, write


def advise(seen: State, seat: int, action: int) -> str:
    """Why a move may be good; nothing where there is nothing plain to say."""
    verb = write(seat, action).partition(":")[0]
    if verb == "nyet":
        return _veto(seen, seat, *split_box(action - A_NYET))
    if verb == "team":
        return _team(seen, seat, action - A_TEAM)
    if verb in {"shed", "give"}:
        return _shed(seen, seat, action & 63)
    if verb == "play":
        return _follow(seen, seat, action) if seen.in_trick else _lead(seen, action)
    return ""


def _veto(seen: State, seat: int, line: int, place: int) -> str:
    hand = seen.hands[seat]
    ones = popcount(hand & ALL_ONES)
    if line == FIRST:
        mine = seen.character[seat] == place
        return "you need not lead first" if mine else f"{CHARACTERS[place].capitalize()} would lead and name the teams"
    if line == DISCARD:
        return f"you hold {ones} of the twelve ones" if ones else "you hold no ones"
    if line == TRUMP:
        held = popcount(hand & COLOUR[place])
        return f"you hold only {held or 'no'} {COLOUR_NAMES[place]}" if 4 * held <= popcount(hand) else ""
    if line == SUPER and place == 4:
        return "your ones may still get a crown" if ones >= 2 else ""
    if line == SUPER:
        held = popcount(hand & ONES[place])
        return f"you hold {'one' if held else 'none'} of the three {COLOUR_NAMES[place]} ones" if held <= 1 else ""
    points = POINT_VALUES[place]
    return "-2 would turn a good hand into a bad one" if points < 0 else f"{points} a trick fits your hand less"


def _team(seen: State, seat: int, team: int) -> str:
    mates = [p for p in range(seen.players) if team >> p & 1 and p != seat]
    if not mates:
        return "alone you hold the Bonus card"
    if seen.points > 0 and all(seen.scores[p] < max(seen.scores[: seen.players]) for p in mates):
        return "partners score the same as you, and this does not help the leader"
    return ""


def _shed(seen: State, seat: int, card: int) -> str:
    if seen.points < 0:
        return "at -2 a high card or a trump only takes tricks"
    suit = suit_of(seen, card)
    if suit != seen.trump and popcount(seen.hands[seat] & suit_cards(seen, suit)) <= 2:
        return f"it makes you short in {COLOUR_NAMES[suit]}, so that you can trump"
    if card % 13 == 0:
        return "a plain one is mostly loot for others"
    return "it is among the cards you need least"


def _lead(seen: State, card: int) -> str:
    if seen.points < 0:
        return "at -2 it is likely to leave the trick to somebody else"
    suit = suit_of(seen, card)
    if strength(seen, card, suit) == 200:
        return "a supertrump can only fall to a later one"
    if suit == seen.trump:
        return "it draws trumps"
    if card % 13 >= (8 if seen.players == 3 else 10):
        return f"a high {COLOUR_NAMES[suit]} card, before others run out of the colour"
    return "it risks little"


def _follow(seen: State, seat: int, card: int) -> str:
    led = suit_of(seen, seen.trick[seen.leader])
    winner = winner_so_far(seen)
    ours = same_team(seen, winner, seat)
    beats = strength(seen, card, led) >= strength(seen, seen.trick[winner], led)
    if seen.points < 0:
        return "" if beats else "at -2 you want neither the trick nor the lead"
    if beats and not ours:
        last = seen.in_trick == seen.players - 1
        lying = [(p, c) for p, c in enumerate(seen.trick) if c >= 0]
        loot = sum(c % 13 == 0 and not same_team(seen, p, seat) for p, c in lying)
        prize = f", with {loot} loot in it" if loot else ""
        return ("it takes the trick for sure" if last else "it beats what lies there") + prize
    if ours and card % 13 == 0 and card // 13 != seen.super:
        return f"your partner {name(seen, winner)} is winning: there the one is safe"
    if ours:
        return f"your partner {name(seen, winner)} is winning; keep your strength"
    return f"{name(seen, winner)} is winning and you cannot or should not beat it: give little"
