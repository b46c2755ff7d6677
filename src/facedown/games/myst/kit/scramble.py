"""Makes another truth that looks the same to a seat, by plain reshuffling: for the conformance kit."""

from random import Random

from facedown.engine.game import SPECTATOR
from facedown.games.myst.rules.pieces import ALL_CARDS, BOOKS, MOST_HANDS, N_CARDS, N_CELLS, N_LANDMARKS, own_landmarks
from facedown.games.myst.rules.racing import focus_on, intents_left
from facedown.games.myst.rules.state import ANY, INTENT, KEY_PICK, KEY_SET, LAYING, OVER, State, books_out, played_books


def scramble(s: State, seat: int, random: Random) -> None:
    """Shuffles all unseen cards and deals them out again; draws other picks and intents for the others."""
    if s.phase == OVER:
        return  # only cards that were not dealt are unseen, and no two of them could change places
    others = [team for team in range(2) if team != seat]
    if seat != SPECTATOR or not s.shown_to_all:
        _other_cards(s, others, random)
    for team in others:
        if (s.phase == KEY_PICK and s.picked >> team & 1) or (s.phase == KEY_SET and team != s.young):
            s.pick[team] = 1 + random.choice(_landmarks(s, team))
        if s.phase == LAYING or (s.phase == INTENT and team < s.who):
            _other_intents(s, team, random)


def _other_cards(s: State, others: list[int], random: Random) -> None:
    """Deals again: any Book that the seat does not hold may be one that was played, as all look alike to the others."""
    known = sum(s.hands[team] for team in range(2) if team not in others)
    cards = [card for card in range(N_CARDS) if not known >> card & 1]
    random.shuffle(cards)
    for book in [card for card in cards if BOOKS >> card & 1][: books_out(s)]:
        cards.remove(book)
    for team in others:
        s.hands[team] = sum(1 << cards.pop() for _ in range(s.held[team]))
    in_hands = s.hands[0] | s.hands[1]
    s.deck = ALL_CARDS & ~in_hands & ~played_books(s, in_hands)


def _landmarks(s: State, team: int) -> list[int]:
    own = own_landmarks(s.hands[team]) if s.own_cards else (1 << N_LANDMARKS) - 1
    return [landmark for landmark in range(N_LANDMARKS) if own >> landmark & 1]


def _other_intents(s: State, team: int, random: Random) -> None:
    for k in range(MOST_HANDS):
        s.intents[MOST_HANDS * team + k] = 0
    for k in range(s.hand_count[team]):
        cells = intents_left(s, MOST_HANDS * team + k)
        offered = [focus_on(cell) for cell in range(N_CELLS) if cells >> cell & 1]
        if offered:
            s.intents[MOST_HANDS * team + k] = random.choice([ANY, *offered])
