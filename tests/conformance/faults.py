"""Blind Coins with one fault each: what a careless author might write."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import msgspec

from facedown.engine.bits import clear, rand_below
from facedown.engine.game import CHANCE, Game, Hints
from facedown.engine.rule import rule, rule_as
from facedown.words import Message, Speaker
from tests.conformance.coins import (
    CHOOSE,
    COINS,
    DEAL,
    HOLD,
    OVER,
    RAISE,
    WORDS,
    Chosen,
    CoinMoves,
    CoinOptions,
    State,
    apply,
    events,
    legal,
    read_position,
    redact,
    resample,
    weight,
)


def fault(**changes: Any) -> Game:
    """The game with other functions, under a name of its own (compiled rules are kept by name)."""
    name = "coins_" + "_".join(getattr(change, "__name__", type(change).__name__) for change in changes.values())
    return COINS.changed(name=name.lower(), **changes)


def too_few_actions(options: CoinOptions) -> int:
    return 4 * options.rounds - 1


@rule
def endless(s: State, seat: int, action: int) -> None:
    apply(s, seat, action)
    s.round = 0
    if s.phase == OVER:
        s.phase = DEAL


@rule
def nothing_offered(s: State, seat: int, mask: list[int]) -> None:
    legal(s, seat, mask)
    if s.phase == CHOOSE and s.round == 1 and seat == 1:
        clear(mask)


def no_result(s: State, out: list[float]) -> None:
    out[0] = 1.0


def one_player() -> list[CoinOptions]:
    return []


def _wraps(s: State, seat: int, action: int) -> None:
    apply(s, seat, action)
    if s.round == 3:
        s.coins[0] += 1


@rule_as(_wraps)
def other_when_compiled(s: State, seat: int, action: int) -> None:
    apply(s, seat, action)


def _sees_more(s: State, seat: int, out: State) -> None:
    redact(s, seat, out)
    out.spare[0] = s.card[0]


@rule_as(_sees_more)
def other_sight_when_compiled(s: State, seat: int, out: State) -> None:
    redact(s, seat, out)


def forgets_the_score(text: str) -> State:
    s = read_position(text)
    s.coins = [0, 0]
    return s


class SameWord(CoinMoves):
    def write(self, seat: int, action: int) -> str:
        return f"card:{action}" if seat == CHANCE else "hold"


class Wordless(CoinMoves):
    def say(self, seen: State, action: int) -> str:
        return " "


class Speaking(CoinMoves):
    """Choices in the words of a catalogue."""

    def __init__(self, speak: Speaker) -> None:
        self.speak = speak

    def say(self, seen: State, action: int) -> Message:  # type: ignore[override]
        return self.speak("choice.hold", coins=2) if action == HOLD else self.speak("choice.raise")


class Vague(CoinMoves):
    def guess(self, text: str, choices: Sequence[int]) -> list[int]:
        return list(choices)


class NoClause(CoinMoves):
    def why_not(self, seen: State, seat: int, action: int) -> tuple[str, str]:
        return "no", ""


class Crashing(CoinMoves):
    def why_not(self, seen: State, seat: int, action: int) -> tuple[str, str]:
        return f"{WORDS[action]} is not possible", "C-1"


applied = 0


def remembers_outside(s: State, seat: int, action: int) -> None:
    """The state is no fold over the log: it depends on what else was played in this process."""
    global applied
    applied += 1
    apply(s, seat, action)
    s.spare[0] = applied % 100


@rule
def loaded(s: State, rng: list[int]) -> int:
    """As if there were one card of each kind."""
    card = 1 + rand_below(rng, 3)
    while weight(s, card) <= 0:
        card = card % 3 + 1
    return card


@rule
def draws_a_blank(s: State, rng: list[int]) -> int:
    return rand_below(rng, 4)


@rule
def counts_as_it_looks(s: State, seat: int, out: State) -> None:
    """Not idempotent."""
    redact(s, seat, out)
    out.spare[0] = s.spare[0] + s.dealt


@rule
def marks(s: State, seat: int, out: State) -> None:
    """Writes something for what is hidden."""
    redact(s, seat, out)
    out.spare[1] = -1


@rule
def blind(s: State, seat: int, out: State) -> None:
    """Who has chosen is public, but not shown."""
    redact(s, seat, out)
    out.ready = 0


@rule
def short_sighted(s: State, seat: int, mask: list[int]) -> None:
    """Choices that depend on the other's card."""
    legal(s, seat, mask)
    if s.phase == CHOOSE and s.card[1 - seat] == 3:
        mask[0] = 1 << HOLD


@rule
def peeking(s: State, seat: int, mask: list[int], rng: list[int]) -> int:
    return RAISE if s.card[seat] > s.card[1 - seat] else HOLD


@rule
def open_cards(s: State, seat: int, out: State) -> None:
    """A leak: everybody sees all cards."""
    redact(s, seat, out)
    for p in range(2):
        out.card[p] = s.card[p]


@rule
def spectator_sees_all(s: State, seat: int, out: State) -> None:
    redact(s, seat, out)
    if seat < 0:
        for p in range(2):
            out.card[p] = s.card[p]


@rule
def tells_a_three(s: State, seat: int, out: State) -> None:
    """A small leak: whether there is a three among the cards."""
    redact(s, seat, out)
    out.spare[0] = 1 if s.card[0] == 3 or s.card[1] == 3 else s.spare[0]


@rule
def shows_choices(s: State, seat: int, out: State) -> None:
    redact(s, seat, out)
    for p in range(2):
        out.choice[p] = s.choice[p]


last_truth: list[State] = []


def spying(s: State, seat: int, out: State) -> None:
    """Keeps hold of the truth, for a view that cheats."""
    last_truth[:] = [s.copy()]
    redact(s, seat, out)


class BigView(msgspec.Struct, frozen=True):
    hints: str


def cheating_view(seen: State, seat: int) -> BigView:
    """Message size depends on hidden cards, by a way around the redacted record."""
    return BigView("x" * sum(last_truth[0].card) if last_truth else "")


class PhaselessView(msgspec.Struct, frozen=True):
    seat: int


def phaseless_view(seen: State, seat: int) -> PhaselessView:
    return PhaselessView(seat)


class SharedView(msgspec.Struct, frozen=True):
    coins: list[int]


shared_lists: dict[tuple[int, ...], list[int]] = {}


def sharing_view(seen: State, seat: int) -> SharedView:
    """Gives the same list to everybody who asks."""
    return SharedView(shared_lists.setdefault(tuple(seen.coins), list(seen.coins)))


def chatty(before: State, after: State, seat: int) -> list[msgspec.Struct]:
    return [Chosen(0), *events(before, after, seat)]


@rule
def secret_deal(s: State, seat: int, out: State) -> None:
    redact(s, seat, out)
    out.dealt = 0


def still(s: State, seat: int, random: Random) -> None:
    """Scrambles nothing."""


@rule
def twos_only(s: State, seat: int, rng: list[int], scratch: list[float]) -> None:
    """Deals a card that may be in the seat's own hand."""
    resample(s, seat, rng, scratch)
    for p in range(2):
        if p != seat and s.card[p]:
            s.card[p] = 2


@rule
def never_a_three(s: State, seat: int, rng: list[int], scratch: list[float]) -> None:
    resample(s, seat, rng, scratch)
    for p in range(2):
        if p != seat and s.card[p] == 3:
            s.card[p] = 1


@rule
def changes_own_card(s: State, seat: int, rng: list[int], scratch: list[float]) -> None:
    resample(s, seat, rng, scratch)
    if seat == 0 and s.card[0]:
        s.card[0] = 1


@rule
def first_come(s: State, seat: int, action: int) -> None:
    """The order of simultaneous choices is remembered."""
    if s.phase == CHOOSE and s.ready == 0:
        s.spare[2] = seat
    apply(s, seat, action)


@rule
def dearer(s: State, seat: int, action: int) -> None:
    """Another rule: who raises alone gets a coin more."""
    before = s.coins[0]
    apply(s, seat, action)
    if s.coins[0] == before + 1:
        s.coins[0] += 1


@rule
def no_raise_with_a_one(s: State, seat: int, mask: list[int]) -> None:
    """Another rule: fewer choices."""
    legal(s, seat, mask)
    if s.phase == CHOOSE and s.card[seat] == 1:
        mask[0] = 1 << HOLD


def peeking_hints() -> Hints:
    return replace(COINS.learn.hints, policy=peeking)
