"""Learns what the Hero can promise himself, on the outlines that solved storeys use: last storey first.

Nothing here needs to be exact. Prices that were learnt on some outlines may be too high for another; what is sure on
all of them is worked out afterwards (`sure_game`). They are made a little lower than they were learnt (`SPARE`), so
that it takes few rounds to find again what keeps them.
"""

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Any

import numpy as np

from facedown.solving.shy_monsters.hidden import split_cost
from facedown.solving.shy_monsters.last_ways import LastHero, before_last, mostly
from facedown.solving.shy_monsters.met import Met, evenly, met
from facedown.solving.shy_monsters.outlines import classes
from facedown.solving.shy_monsters.points import hiding, number
from facedown.solving.shy_monsters.programme import ALL, Programme
from facedown.solving.shy_monsters.promises import Promise, Promises, new
from facedown.solving.shy_monsters.shipped import shipped
from facedown.solving.shy_monsters.splitting import KINDS
from facedown.solving.shy_monsters.surely import SureHero
from facedown.solving.shy_monsters.whole import outlines_for

SPARE = {3: 0.0005, 2: 0.0004, 1: 0.0002}  # what prices are made lower by
STEP = 100  # rounds between two looks at what is sure
ROUNDS = {4: 1000, 5: 500, 6: 900}  # at most, on storeys 1 and 2 for a set of so many
LAST_ROUNDS = 2500
STILL = 8e-5  # learning ends when the last two steps brought less
LOSS = 0.0007  # so much a way may lose at a belief: points are no better known
ALL_LOST = 8e-5  # at all beliefs of a set, as often as they are met, before more ways are learnt for it
MOST = {3: 6, 4: 5, 5: 3}  # ways of storey 3 for a set of so many, beside the one for even beliefs
BELIEFS = 1  # ways of storey 2 for a set of five, beside the one for even beliefs
ALIKE, TRIED = 0.25, 0.12  # beliefs nearer than this (of 2) are learnt for together, or not again
TURNS = 2  # of trials on storey 2: other ways for storey 3 change what is believed before it
SEEN = 0.9  # of a mix: on its likeliest outlines beliefs are looked for
Tell = Callable[[str], None]


def lower(price: Any, storey: int) -> Any:
    return np.maximum(price - SPARE[storey], 0.0)


def able(unseen: Sequence[int]) -> list[int]:
    return [number(pair) for pair in combinations(unseen, 2)]


def gone(unseen: Sequence[int]) -> list[int]:
    """Lists the pairs that may be gone before storey 2 when these are unseen."""
    seen = {m for m in ALL if m not in unseen}
    return [number(pair) for pair in combinations(ALL, 2) if seen <= set(pair)]


def worst(exits: Sequence[Met], storey: int, ways: Sequence[Any], tried: Sequence[Any] = ()) -> tuple[float, Any]:
    """Says what these ways lose at beliefs, by what points cost there, and around which belief most of it is lost.

    Points may cost more than the belief is worth: what is lost near a belief that was tried is not looked at again.
    """
    beliefs, often = np.array([one.belief for one in exits]), np.array([one.often for one in exits])
    cost = np.array([split_cost(hiding(), storey, belief) for belief in beliefs])
    lost = often * np.maximum(cost - (beliefs @ np.array(ways).T).max(axis=1) - LOSS, 0.0)
    for belief in tried:
        lost[np.abs(beliefs - belief).sum(axis=1) < TRIED] = 0.0
    near = np.abs(beliefs[:, None] - beliefs[None]).sum(axis=2) < ALIKE
    here = near[(near @ lost).argmax()]
    return float(lost.sum()), (lost[here] @ beliefs[here]) / max(float(lost[here].sum()), 1e-12)


def ways_of(promises: Promises, storey: int, unseen: tuple[int, ...]) -> list[Any]:
    return [one.way() for one in promises.choices(storey, unseen)]


def learn_last(promises: Promises, exits: Sequence[Met], tell: Tell) -> None:
    """Adds ways of storey 3 where those known lose at beliefs that are met; as long as that helps."""
    for unseen in [part for size in MOST for part in combinations(ALL, size)]:
        own = [one for one in exits if one.unseen == unseen]
        lost, belief = worst(own, 3, ways_of(promises, 3, unseen)) if own else (0.0, None)
        hero, told = None, [lost]
        tried: list[Any] = []
        while lost > ALL_LOST and len(tried) < MOST[len(unseen)]:
            pairs = able(unseen)
            if hero is None:
                hero = LastHero(unseen, [classes()[k].cells for k in outlines_for(3, evenly(pairs))])
            price = lower(hero.way(mostly(belief, pairs), LAST_ROUNDS)[pairs], 3)
            more = new(3, unseen, price[:, None])
            tried.append(belief)
            known = ways_of(promises, 3, unseen)
            if worst(own, 3, known)[0] - worst(own, 3, [*known, more.way()])[0] > ALL_LOST / 4:
                promises.add(more)
            lost, belief = worst(own, 3, ways_of(promises, 3, unseen), tried)
            told.append(lost)
        if tried:
            tell(f"storey 3, {unseen}: lost {', '.join(f'{one:.5f}' for one in told)}")


def scheme_last() -> Promises:
    """Takes the ways of storey 3 from the scheme: one for each set of Monsters."""
    found = Promises()
    for one, result in shipped().results.items():
        if one.storey == 3:
            price = lower(np.diagonal(result.guarantee).astype(np.float64)[able(one.unseen)], 3)
            found.add(new(3, one.unseen, price[:, None]))
    return found


def scheme_second(unseen: tuple[int, ...]) -> Promise:
    """Takes the way of storey 2 from the scheme, whose ways of storey 3 are the first of each set."""
    result = shipped().results[Programme(2, unseen)]
    pairs = result.programme.pairs
    price = [
        [result.guarantee[number(pair), number(later)] for (later,) in result.programme.futures(pair)] for pair in pairs
    ]
    return new(2, unseen, lower(lower(np.array(price, np.float64), 3), 2))


def learn(hero: SureHero, belief: Any) -> Any:
    """Learns prices for a belief about the pair that is gone, until they hardly grow any more: pair x future."""
    hero.believe(belief)
    share = hero.following.truths(belief)
    found: list[Any] = []
    while hero.round < ROUNDS[len(hero.programme.unseen)]:
        hero.learn(STEP)
        found.append(hero.guarantee())
        worths = [float((share * table).sum()) for table in found]
        if len(found) > 4 and worths[-1] - worths[-3] < STILL:
            break
    return found[int(np.argmax(worths))]


def second_hero(promises: Promises, unseen: tuple[int, ...]) -> SureHero:
    return SureHero(2, unseen, promises.following(2, unseen), outlines_for(2, evenly(gone(unseen))))


def promise(hero: SureHero, storey: int, unseen: tuple[int, ...], belief: Any) -> Promise:
    return new(storey, unseen, lower(learn(hero, belief), storey), hero.following.picked(belief))


def learn_second(promises: Promises, unseen: tuple[int, ...], exits: Sequence[Met], tell: Tell) -> list[Met]:
    """Adds ways of storey 2 for a set: for even beliefs, and where most is lost. Gives what is believed after it."""
    hero = second_hero(promises, unseen)
    promises.add(promise(hero, 2, unseen, None))
    after = met(hero.point(), hiding(), SEEN)
    own: list[Met] = [one for one in exits if one.unseen == unseen]
    told: list[float] = []
    tried: list[Any] = []
    for _ in range(BELIEFS if own and len(unseen) == 5 else 0):
        lost, belief = worst(own, 2, ways_of(promises, 2, unseen), tried)
        told.append(lost)
        if lost < ALL_LOST:
            break
        tried.append(belief)
        promises.add(promise(hero, 2, unseen, mostly(belief, gone(unseen))))
    sums = ", ".join(f"{one.way()[gone(unseen)].mean():.4f}" for one in promises.own[2][unseen])
    tell(f"storey 2, {unseen}: {sums}; lost {', '.join(f'{one:.5f}' for one in told)}")
    return after


def learn_storey(storey: int, found: Promises, tell: Tell, kept: Callable[[], None]) -> None:
    """Learns the promises of a storey that are not there yet, given those of later ones.

    Storey 3 comes first for beliefs that points lead to, then for those that a Dungeon Master leaves who has learnt to
    use what the ways so far lack. `kept` is called when something is worth keeping.
    """
    if storey == 1 and not found.own[1]:
        hero = SureHero(1, ALL, found.following(1, ALL), outlines_for(1, np.ones(KINDS)))
        found.add(promise(hero, 1, ALL, None))
        kept()
    if storey == 3 and not found.own[3]:
        for one in scheme_last().all():
            found.add(one)
        exits = before_last()
        learn_last(found, exits, tell)
        for _ in range(TURNS):
            trial = Promises(found.all())
            for four in combinations(ALL, 4):
                exits += learn_second(trial, four, [], tell)
            learn_last(found, exits, tell)
        kept()
    if storey == 2:
        if ALL not in found.own[2]:
            found.add(scheme_second(ALL))  # all six are hardly ever unseen
        exits = []
        for unseen in [part for size in (4, 5) for part in combinations(ALL, size)]:
            if unseen not in found.own[2]:
                exits = exits or met(hiding().points[1][0], hiding(), SEEN)
                learn_second(found, unseen, exits, tell)
                kept()
