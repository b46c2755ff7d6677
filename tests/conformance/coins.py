"""A whole game in one file: the smallest that needs all of the contract. The kit's own tests play it.

Blind Coins, two seats. Each round both get a card from a deck of 1, 1, 2 and 3, look at it, and choose at the same
time, in secret, to hold or to raise. Both hold: nothing happens. One raises: it gets a coin. Both raise: the cards are
shown and the higher one gets two coins (C-1). Most coins after the last round win.
"""

from collections.abc import Sequence
from random import Random
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from facedown.engine.bits import clear, rand_below, random_choice
from facedown.engine.errors import OptionsError, PositionError, UnreadableMove
from facedown.engine.game import CHANCE, Game, Hints, Kit, Learning, Page, Rules, Text
from facedown.engine.options import Options
from facedown.engine.record import Int8, Record, i8
from facedown.engine.rule import rule

DEAL, CHOOSE, OVER = range(3)
COPIES = (0, 2, 1, 1)  # of each card in the deck
HOLD, RAISE = 0, 1
WORDS = ("hold", "raise")


class State(Record):
    coins: Annotated[list[int], i8, 2]
    card: Annotated[list[int], i8, 2]  # 0: none
    choice: Annotated[list[int], i8, 2]  # 0: none, else 1 + HOLD or RAISE
    shown: Annotated[list[int], i8, 2]  # cards of the last round, if they were shown
    phase: Int8
    round: Int8
    rounds: Int8
    dealt: Int8  # cards dealt in this round
    ready: Int8  # seats that have chosen, as bits
    spare: Annotated[list[int], i8, 3]


class CoinOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    players: Annotated[int, Meta(ge=2, le=2)] = 2
    rounds: Annotated[int, Meta(ge=1, le=9)] = 3


# --- rules ------------------------------------------------------------------------------------------------------


@rule
def actors(s: State) -> int:
    if s.phase == OVER:
        return 0
    return CHANCE if s.phase == DEAL else 3 & ~s.ready


@rule
def legal(s: State, seat: int, mask: list[int]) -> None:
    clear(mask)
    if s.phase == CHOOSE:
        mask[0] = 1 << HOLD | 1 << RAISE
    elif s.phase == DEAL:
        for card in range(1, 4):
            if weight(s, card) > 0:
                mask[0] |= 1 << card


@rule
def weight(s: State, outcome: int) -> int:
    left = COPIES[outcome]
    for p in range(2):
        if s.card[p] == outcome:
            left -= 1
    return left


@rule
def draw(s: State, rng: list[int]) -> int:
    k = rand_below(rng, 4 - s.dealt)
    card = 1
    while k >= weight(s, card):
        k -= weight(s, card)
        card += 1
    return card


@rule
def apply(s: State, seat: int, action: int) -> None:
    if s.phase == DEAL:
        s.card[s.dealt] = action
        s.dealt += 1
        if s.dealt == 2:
            s.phase = CHOOSE
    else:
        s.choice[seat] = 1 + action
        s.ready |= 1 << seat
        if s.ready == 3:
            settle(s)


@rule
def settle(s: State) -> None:
    """Both have chosen (C-1)."""
    both = s.choice[0] == s.choice[1] == 1 + RAISE
    for p in range(2):
        s.shown[p] = s.card[p] if both else 0
    for p in range(2):
        if both and s.card[p] > s.card[1 - p]:
            s.coins[p] += 2
        if s.choice[p] == 1 + RAISE and s.choice[1 - p] == 1 + HOLD:
            s.coins[p] += 1
    for p in range(2):
        s.card[p] = 0
        s.choice[p] = 0
    s.ready = 0
    s.dealt = 0
    s.round += 1
    s.phase = OVER if s.round == s.rounds else DEAL


@rule
def returns(s: State, out: list[float]) -> None:
    for p in range(2):
        lead = s.coins[p] - s.coins[1 - p]
        out[p] = 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0


@rule
def redact(s: State, seat: int, out: State) -> None:
    if seat >= 0:
        out.card[seat] = s.card[seat]
        out.choice[seat] = s.choice[seat]
    for p in range(2):
        out.coins[p] = s.coins[p]
        out.shown[p] = s.shown[p]
    out.phase = s.phase
    out.round = s.round
    out.rounds = s.rounds
    out.dealt = s.dealt
    out.ready = s.ready


@rule
def resample(s: State, seat: int, rng: list[int], scratch: list[float]) -> None:
    """Exactly uniform over the physical cards; either choice of a seat that has chosen is equally likely."""
    known = 1 if seat >= 0 and s.card[seat] > 0 else 0
    for p in range(2):
        if p != seat and p < s.dealt:
            k = rand_below(rng, 4 - known)
            card = 1
            while k >= weight(s, card):
                k -= weight(s, card)
                card += 1
            s.card[p] = card
            known += 1
            if s.ready >> p & 1:
                s.choice[p] = 1 + rand_below(rng, 2)


@rule
def settled(s: State) -> bool:
    return s.phase == OVER or (s.phase == DEAL and s.dealt == 0)


@rule
def value(s: State, seat: int) -> float:
    return 0.5 + (s.coins[seat] - s.coins[1 - seat]) / (4.0 * s.rounds)


@rule
def policy(s: State, seat: int, mask: list[int], rng: list[int]) -> int:
    return RAISE if s.card[seat] == 3 else random_choice(mask, rng)


# --- around the rules -------------------------------------------------------------------------------------------


def setup(options: CoinOptions) -> State:
    s = State()
    s.rounds = options.rounds
    return s


def most_actions(options: CoinOptions) -> int:
    return 4 * options.rounds


class CoinMoves:
    def write(self, seat: int, action: int) -> str:
        return f"card:{action}" if seat == CHANCE else WORDS[action]

    def read(self, text: str) -> tuple[bool, int]:
        if text in {"card:1", "card:2", "card:3"}:
            return True, int(text[-1])
        if text not in WORDS:
            raise UnreadableMove(f"'{text}' is no move; write hold or raise")
        return False, WORDS.index(text)

    def guess(self, text: str, choices: Sequence[int]) -> list[int]:
        return [action for action in choices if text and WORDS[action].startswith(text)]

    def say(self, seen: State, action: int) -> str:
        return f"{WORDS[action]} with a {max(seen.card)}"

    def why_not(self, seen: State, seat: int, action: int) -> tuple[str, str]:
        return "one can only hold or raise", "C-1"


class View(msgspec.Struct, frozen=True):
    seat: int
    phase: str
    round: int
    rounds: int
    coins: list[int]
    card: int
    chosen: str
    ready: list[bool]
    shown: list[int]


def view(seen: State, seat: int) -> View:
    own = max(seat, 0)
    return View(
        seat=seat,
        phase=("deal", "choose", "over")[seen.phase],
        round=seen.round,
        rounds=seen.rounds,
        coins=seen.coins[:],
        card=seen.card[own],
        chosen=("", *WORDS)[seen.choice[own]],
        ready=[bool(seen.ready >> p & 1) for p in range(2)],
        shown=seen.shown[:],
    )


class Chosen(msgspec.Struct, frozen=True, tag="chosen"):
    seat: int


class Scored(msgspec.Struct, frozen=True, tag="scored"):
    round: int
    coins: list[int]
    shown: list[int]


def events(before: State, after: State, seat: int) -> list[msgspec.Struct]:
    if after.round > before.round:
        return [Scored(after.round, after.coins[:], after.shown[:])]
    return [Chosen(p) for p in range(2) if (after.ready & ~before.ready) >> p & 1]


def tell(event: msgspec.Struct) -> str:
    if isinstance(event, Chosen):
        return f"Seat {event.seat} has chosen."
    assert isinstance(event, Scored)
    cards = f" with {event.shown[0]} against {event.shown[1]}" if any(event.shown) else ""
    return f"After round {event.round}: {event.coins[0]} to {event.coins[1]}{cards}."


def write_position(s: State) -> str:
    if s.phase != CHOOSE:
        raise PositionError("a position has a text only while somebody chooses")
    rows = {
        "rounds": [s.rounds],
        "round": [s.round],
        "coins": s.coins,
        "cards": s.card,
        "chosen": s.choice,
        "shown": s.shown,
    }
    return "coins\n" + "".join(f"{name}: {' '.join(map(str, row))}\n" for name, row in rows.items())


def read_position(text: str) -> State:
    head, *rows = text.split("\n")
    try:
        lines = {name: [int(word) for word in row.split()] for name, _, row in (r.partition(":") for r in rows if r)}
        s = setup(CoinOptions.of(rounds=lines["rounds"][0]))
        s.phase, s.dealt, s.round = CHOOSE, 2, lines["round"][0]
        s.coins, s.card, s.choice, s.shown = (lines[name] for name in ("coins", "cards", "chosen", "shown"))
    except (KeyError, ValueError, IndexError, OptionsError) as error:
        raise PositionError(f"this is no position of Blind Coins: {error}") from None
    s.ready = sum(1 << p for p in range(2) if s.choice[p])
    if head != "coins" or s.ready == 3 or any(s.card.count(card) > COPIES[card] for card in s.card):
        raise PositionError("this position cannot come about")
    return s


def scramble(s: State, seat: int, random: Random) -> None:
    """Shuffle the deck again for everyone else, and let those who have chosen choose again."""
    deck = [1, 1, 2, 3]
    if seat >= 0 and s.card[seat]:
        deck.remove(s.card[seat])
    random.shuffle(deck)
    for p in range(2):
        if p != seat:
            s.card[p] = deck.pop() if s.card[p] else 0
            s.choice[p] = random.randint(1, 2) if s.choice[p] else 0


def samples() -> list[CoinOptions]:
    return [CoinOptions.of(rounds=n) for n in (1, 2, 5)]


def rules_text(language: str) -> str:
    return __doc__ or ""


moves: Any = CoinMoves()

COINS = Game(
    name="coins",
    title="Blind Coins",
    rules_version=1,
    tagline="Two cards, one guess.",
    least_seats=2,
    most_seats=2,
    options=CoinOptions,
    rules=Rules(
        state=State,
        words=1,
        actors=actors,
        legal=legal,
        weight=weight,
        draw=draw,
        apply=apply,
        returns=returns,
        redact=redact,
        resample=resample,
        setup=setup,
        most_actions=most_actions,
    ),
    text=Text(
        moves=moves,
        events=events,
        tell=tell,
        advise=lambda seen, seat, action: "",
        write_position=write_position,
        read_position=read_position,
        rules_text=rules_text,
    ),
    page=Page(
        view=view,
    ),
    learn=Learning(
        hints=Hints(settled=settled, value=value, policy=policy),
    ),
    kit=Kit(
        scramble=scramble,
        samples=samples,
    ),
)
