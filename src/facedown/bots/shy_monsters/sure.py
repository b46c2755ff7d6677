"""Plays the Hero whose bound is proven: on every storey he keeps a promise, and goes on by what he picked before.

Nothing is remembered between two decisions. How likely he picked each promise at the Exits behind him, and came by it
to where he stands, follows from the record; mixing what they would do with these chances is the same as having drawn
one of them at each Exit. As the Dungeon Master he is the expert, and so he is as the Hero where other options are
played.
"""

from random import Random
from typing import Any

from facedown.bots.shy_monsters.hero import ThinkingHero, case_of
from facedown.bots.shy_monsters.hiding import glimpse_of
from facedown.bots.shy_monsters.strategy import Turned
from facedown.bots.shy_monsters.sure_play import Play, play
from facedown.engine.play import choices
from facedown.games.shy_monsters import SHY_MONSTERS
from facedown.games.shy_monsters.rules.state import State
from facedown.solving.shy_monsters.bridge import action_of, cells_of, position_of
from facedown.solving.shy_monsters.hidden import rules_of
from facedown.solving.shy_monsters.programme import ALL
from facedown.solving.shy_monsters.promises import Promise, Promises, promised
from facedown.solving.shy_monsters.storey import MONSTER, exit_up, face

Options = list[tuple[float, Promise]]


def options(promises: Promises, s: State) -> Options:
    """Lists the promises that he may be keeping on the present storey, with how likely he picked each."""
    found: Options = [(1.0, promises.own[1][ALL][0])]
    for storey in range(1, s.storey):
        past = glimpse_of(s, storey)
        seen = {face(past.shown, t) - MONSTER: t for t in range(1, 7) if face(past.shown, t) >= MONSTER}
        after: dict[Promise, float] = {}
        for chance, promise in found:
            if chance > 0.0 and set(seen) <= set(promise.unseen):
                here, picks = play(promises, promise, past.outline).left(past.shown, exit_up(past.shown), seen)
                if here > 0.0:
                    rest = tuple(m for m in promise.unseen if m not in seen)
                    for share, one in zip(picks, promises.choices(storey + 1, rest), strict=False):
                        after[one] = after.get(one, 0.0) + chance * here * float(share)
        found = [(chance, one) for one, chance in after.items() if chance > 0.0]
    return found


def mixed(plays: list[tuple[float, Play]], position: int) -> list[tuple[int, float]]:
    """Lists what he does in a position, if he came there by one of these plays with these chances; empty if by none."""
    sums: dict[int, float] = {}
    for chance, own in plays:
        weight = chance * own.reach(position)
        if weight > 0.0:
            for code, share in own.decisions(position):
                sums[code] = sums.get(code, 0.0) + weight * share
    total = sum(sums.values())
    return [(code, weight / total) for code, weight in sums.items() if weight > 0.0]


def decisions(promises: Promises, s: State) -> list[tuple[int, float]]:
    """Lists what he does, as the solver numbers it on the first outline of the class; empty where he never comes."""
    turned = Turned(cells_of(s))
    plays = [(chance, play(promises, promise, turned.first)) for chance, promise in options(promises, s)]
    return mixed(plays, turned.position(position_of(s)))


class ProvenHero:
    """Keeps the promises; plays as the expert where he never comes."""

    def __init__(self) -> None:
        self._other = ThinkingHero("expert")

    def choose(self, seen: Any, seat: int, seed: int) -> int:
        offered = choices(SHY_MONSTERS, seen, seat)
        turned = Turned(cells_of(seen))
        case = case_of(seen, turned.first)
        found = []
        if case.rules == rules_of(seen.storey) and not case.shown:
            found = [
                (action_of(cells_of(seen), turned.code(code)), chance) for code, chance in decisions(promised(), seen)
            ]
        found = [(action, chance) for action, chance in found if action in offered]
        if not found:
            return self._other.choose(seen, seat, seed)
        return Random(seed).choices([action for action, _ in found], [chance for _, chance in found])[0]
