"""Positions as the specification gives them: pawns, cards, smoke and lasers in a known museum; what is legal there."""

from collections.abc import Iterator
from random import Random
from typing import Any

from facedown.engine.game import CHANCE, SPECTATOR
from facedown.engine.play import bits_of, redacted
from facedown.games.hyst import HYST
from facedown.games.hyst.rules.actions import WORDS
from facedown.games.hyst.rules.cameras import camera_at, is_watched, look
from facedown.games.hyst.rules.options import HystOptions
from facedown.games.hyst.rules.pieces import CARDS, DIRECTIONS, EAST, N_MUSEUM, SPACE, SPACE_NAMES, card_ids, one
from facedown.games.hyst.rules.reading import lasers
from facedown.games.hyst.rules.rules import actors, apply, legal, weight
from facedown.games.hyst.rules.setup import setup
from facedown.games.hyst.rules.spaces import include, set_of, spaces_in
from facedown.games.hyst.rules.state import ACT, NONE, PHASES, TURN_START, State
from facedown.games.hyst.rules.steps import direction_of
from facedown.games.hyst.text import moves
from facedown.games.hyst.text.happenings import Event

MATINEE = "matinee"
LOCKDOWN = "lockdown"


def some(words: str) -> set[str]:
    """`C3 D3` as a set."""
    return set(words.split())


def cards(words: str) -> int:
    return sum(one(CARDS.index(word)) for word in words.split())


class Table:
    """A game on the plain twin, driven by written moves; dice and draws are given with them: `roll d6:3`."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []

    # --- what there is ------------------------------------------------------------------------------------------------

    @property
    def phase(self) -> str:
        return PHASES[self.state.phase]

    def at(self, seat: int) -> str:
        space = self.state.pawns[seat]
        return SPACE_NAMES[space] if space >= 0 else "off"

    @property
    def diamond(self) -> str:
        """Where it lies, or `seat 1`."""
        s = self.state
        return f"seat {s.holder}" if s.holder >= 0 else SPACE_NAMES[s.diamond]

    def hand(self, seat: int) -> str:
        return " ".join(card_ids(self.state.hands[seat]))

    @property
    def pile(self) -> str:
        return " ".join(CARDS[card] for card in self.state.pile[: self.state.pile_count])

    @property
    def smoke(self) -> set[str]:
        return {SPACE_NAMES[k] for k in spaces_in(*self.state.smoky)}

    @property
    def lasers(self) -> set[str]:
        return set(lasers(self.state))

    @property
    def watched(self) -> set[str]:
        return {SPACE_NAMES[k] for k in range(N_MUSEUM) if is_watched(self.state, k)}

    def legal(self, *verbs: str) -> set[str]:
        """What is offered now; only moves of some verbs if they are named."""
        who = actors(self.state)
        seat = CHANCE if who == CHANCE else self.state.who
        mask = [0] * WORDS
        if who:
            legal(self.state, seat, mask)
        found = {moves.write(seat, action) for action in bits_of(mask)}
        return {text for text in found if not verbs or text.partition(":")[0] in verbs}

    # --- what is done -------------------------------------------------------------------------------------------------

    def do(self, texts: str, viewer: int = SPECTATOR) -> "Table":
        """Moves and outcomes, in their order; remembers what the viewer is told."""
        self.events = []
        for text in texts.split():
            assert text in self.legal(), f"{text} is not among {sorted(self.legal())}"
            before = redacted(HYST, self.state, viewer)
            is_chance, action = moves.read(text)
            apply(self.state, CHANCE if is_chance else self.state.who, action)
            self.events += HYST.text.events(before, redacted(HYST, self.state, viewer), viewer)  # type: ignore[arg-type]
        return self

    def told(self) -> list[str]:
        return [str(HYST.text.tell(event)) for event in self.events]


def table(
    *pawns: str,
    layout: str = MATINEE,
    hand: str = "",
    hands: dict[int, str] | None = None,
    holder: int = NONE,
    diamond: str = "E5",
    points: int = 6,
    smoke: str = "",
    lasers: str = "",
    blocked: str = "",
    facing: dict[str, str] | None = None,
    deck: str | None = None,
    discards: str = "",
    phase: int = ACT,
    active: int = 0,
    **options: Any,
) -> Table:
    """The notation of part 9: seat 0 active in ACT, six points, the diamond on E5, a pawn not named on S2."""
    players = options.pop("players", max(2, len(pawns)))
    s = setup(HystOptions.of(players=players, layout=layout, **options))
    s.phase, s.active, s.who, s.points, s.rolled = phase, active, active, points, points
    if phase == TURN_START:
        s.points = s.rolled = 0
    s.draws = s.why_draw = 0
    for seat in range(players):
        s.pawns[seat] = SPACE[pawns[seat]] if seat < len(pawns) else SPACE["S2"]
    s.holder = holder
    s.diamond = NONE if holder >= 0 else SPACE[diamond]
    for camera, letter in (facing or {}).items():
        s.facing[camera_at(s, SPACE[camera])] = DIRECTIONS.index(letter)
    look(s)
    s.smoky = set_of([SPACE[word] for word in smoke.split()])
    s.smoke_left -= sum(camera_at(s, SPACE[word]) < 0 for word in smoke.split())
    for word in lasers.split():
        put_laser(s, word)
    for word in blocked.split():
        s.blocked |= 1 << (SPACE[word] - N_MUSEUM)
    deal(s, {active: hand, **(hands or {})}, deck, discards)
    return Table(s)


def put_laser(s: State, edge: str) -> None:
    first, second = (SPACE[word] for word in edge.split("-"))
    include(s.laser_east if direction_of(first, second) == EAST else s.laser_south, first)
    s.lasers_left -= 1


def deal(s: State, hands: dict[int, str], deck: str | None, discards: str) -> None:
    """The hands as named; the deck is all other cards, or just those that are named (the rest is out of the game)."""
    for seat, words in hands.items():
        s.hands[seat] = cards(words)
        s.held[seat] = len(words.split())
    for k, word in enumerate(discards.split()):
        s.pile[k] = CARDS.index(word)
    s.pile_count = len(discards.split())
    laid = s.blocked.bit_count() * one(CARDS.index("barricade"))
    if deck is None:
        s.deck = s.in_play - sum(s.hands) - cards(discards) - laid
    else:
        s.deck = cards(deck)
        s.in_play = s.deck + sum(s.hands) + cards(discards) + laid
    s.deck_count = len(card_ids(s.deck))
    s.hidden = s.deck + sum(s.hands)


def random_states(options: HystOptions, seed: int) -> Iterator[State]:
    """Plays a random game on one record, which is yielded after each action."""
    random = Random(seed)
    s = setup(options)
    while who := actors(s):
        seat = CHANCE if who == CHANCE else s.who
        mask = [0] * WORDS
        legal(s, seat, mask)
        offered = bits_of(mask)
        assert offered  # H-442
        weights = [weight(s, action) for action in offered] if seat == CHANCE else None
        apply(s, seat, random.choices(offered, weights)[0])
        yield s
