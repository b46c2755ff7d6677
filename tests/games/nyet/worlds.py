"""All truths that a seat must hold possible, by plain enumeration of physical cards; and a test of fit to them."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations
from random import Random

from facedown.games.nyet.rules.sight import resample
from facedown.games.nyet.rules.state import State
from facedown.games.nyet.text.words import texts
from tests.games.nyet.helpers import rng_of, sight, spell

COLOURS = "bryg"
KINDS = ("d1", "d2", "x1", "x2", "p1", "p2", "d0")

World = tuple[str, ...]  # hands of all seats, then what lies before each of them
Key = Callable[[World], World]


def whole(world: World) -> World:
    return world


def hands_only(world: World) -> World:
    return world[: len(world) // 2]


def shed_only(world: World) -> World:
    return world[len(world) // 2 :]


def suit(s: State, card: str) -> str:
    """Y-33, once more."""
    return COLOURS[s.trump] if s.super < 4 and card == f"{COLOURS[s.super]}1" else card[0]


def unseen(s: State, viewer: int) -> list[str]:
    """The physical cards that a viewer cannot place, copies of ones each for themselves."""
    top = 10 if s.players == 3 else 13
    cards = [f"{c}{v}" for c in COLOURS for v in (1, 1, 1, *range(2, top + 1))]
    known = texts(s.gone)
    if viewer >= 0:
        known += texts(s.hands[viewer]) + texts(s.shed[viewer]) + texts(s.given[viewer])
    for card in known:
        cards.remove(card)
    return cards


def places(s: State, viewer: int) -> list[tuple[str, int, int, Callable[[str], bool]]]:
    """(hand or shed, seat, room, does it take this card?) of every place that the viewer cannot see."""
    kind = KINDS[s.discard]
    found: list[tuple[str, int, int, Callable[[str], bool]]] = []
    for p in range(s.players):
        if p == viewer:
            continue
        known = s.given[viewer].bit_count() if viewer >= 0 and p == (viewer + 1) % s.players else 0
        denied = {c for k, c in enumerate(COLOURS) if s.void[p] >> k & 1}
        found.append(("hand", p, s.held[p] - known, lambda card, d=denied: suit(s, card) not in d))  # type: ignore[misc]
        if kind[0] in "dx":
            no_ones = kind[0] == "x"
            found.append(("shed", p, int(kind[1]), lambda card, x=no_ones: not (x and card[1:] == "1")))  # type: ignore[misc]
    return found


def possible(s: State, viewer: int, key: Key = whole) -> dict[World, float]:
    """Every world with its probability: the share of the deals of physical cards that make it."""
    cards = unseen(s, viewer)
    count: Counter[World] = Counter()
    for hands, shed in _deals(s, viewer, tuple(cards), places(s, viewer)):
        count[key(_world(s, viewer, hands, shed))] += 1
    total = sum(count.values())
    return {world: n / total for world, n in count.items()}


def _deals(
    s: State, viewer: int, cards: tuple[str, ...], left: list[tuple[str, int, int, Callable[[str], bool]]]
) -> Iterator[tuple[dict[int, tuple[str, ...]], dict[int, tuple[str, ...]]]]:
    if not left:
        yield {}, {}
        return
    (what, p, room, takes), *rest = left
    for chosen in combinations(range(len(cards)), room):
        if all(takes(cards[k]) for k in chosen):
            picked = tuple(cards[k] for k in chosen)
            others = tuple(card for k, card in enumerate(cards) if k not in chosen)
            for hands, shed in _deals(s, viewer, others, rest):
                (hands if what == "hand" else shed)[p] = picked
                yield hands, shed


def _world(s: State, viewer: int, hands: dict[int, tuple[str, ...]], shed: dict[int, tuple[str, ...]]) -> World:
    def sort(cards: list[str]) -> str:
        return " ".join(sorted(cards, key=lambda card: (COLOURS.index(card[0]), int(card[1:]))))

    made = []
    for p in range(s.players):
        known = texts(s.given[viewer]) if viewer >= 0 and p == (viewer + 1) % s.players else []
        made.append(spell(s.hands[p]) if p == viewer else sort([*hands[p], *known]))
    for p in range(s.players):
        made.append(spell(s.shed[p]) if p == viewer else sort([*shed.get(p, ())]))
    return tuple(made)


def as_world(s: State) -> World:
    n = s.players
    return tuple(spell(s.hands[p]) for p in range(n)) + tuple(spell(s.shed[p]) for p in range(n))


def sampled(s: State, viewer: int, number: int, key: Key = whole, seed: int = 1) -> Counter[World]:
    """What `resample` deals, with scratch space kept as in a search."""
    seen, rng, scratch = sight(s, viewer), rng_of(seed), [0.0] * 100_000
    found: Counter[World] = Counter()
    for _ in range(number):
        world = seen.copy()
        resample(world, viewer, rng, scratch)
        found[key(as_world(world))] += 1
    return found


def misfit(expected: dict[World, float], found: Counter[World]) -> float:
    """Chi-square of a sample, in standard deviations from what it is for a right one; impossible worlds: infinite."""
    if set(found) - set(expected):
        return float("inf")
    number = sum(found.values())
    chi = sum((found[world] - number * p) ** 2 / (number * p) for world, p in expected.items())
    free = len(expected) - 1
    # the variance of Pearson's statistic, exact for a multinomial sample
    spread = 2 * free + (sum(1 / p for p in expected.values()) - (free + 1) ** 2 - 2 * free) / number
    return float((chi - free) / spread**0.5) if free else 0.0


def dealt_in_turn(s: State, viewer: int, number: int, key: Key = whole) -> Counter[World]:
    """A wrong way, to try the test of fit on: fill one place after the other at random, begin again when stuck."""
    random = Random(1)
    cards, order = unseen(s, viewer), places(s, viewer)
    found: Counter[World] = Counter()
    while sum(found.values()) < number:
        left = cards.copy()
        hands: dict[int, tuple[str, ...]] = {}
        shed: dict[int, tuple[str, ...]] = {}
        for what, p, room, takes in order:
            fitting = [card for card in left if takes(card)]
            if len(fitting) < room:
                break
            picked = random.sample(fitting, room)
            for card in picked:
                left.remove(card)
            (hands if what == "hand" else shed)[p] = tuple(picked)
        else:
            found[key(_world(s, viewer, hands, shed))] += 1
    return found


def without_copies(s: State, viewer: int, number: int, key: Key = whole) -> Counter[World]:
    """Another wrong way: every different world equally likely, however many physical deals make it."""
    random = Random(2)
    different = [*possible(s, viewer)]
    return Counter(key(random.choice(different)) for _ in range(number))
