"""What a client can gain in a live race of MYST by lying about its line, and how fair slow lines are treated.

`python -m benchmarks.lag` prints the tables of docs/decisions/0028-credit-for-slow-lines.md; nothing here waits or
measures: time is simulated, and chance is seeded. Two people, one of each team, go for the same cells again and again.
Who sent the claim first ought to get the cell. The judge is the server's own; "before" is its judge with a line that
believes every answer.
"""

import heapq
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from statistics import median
from typing import NamedTuple

from facedown.bots.myst.racing import chooser
from facedown.engine.bits import id_of
from facedown.games.myst.live import race as judge
from facedown.games.myst.live.lines import FEW, SAMPLES, UNKNOWN_RTT, Line
from facedown.games.myst.live.race import LiveRace, Person
from facedown.games.myst.live.racer import Act, Book, Drag, Drop, Grab, Put, Racer, TurnPiece
from facedown.games.myst.rules.actions import A_BOOK, A_PLACE
from facedown.games.myst.rules.options import MystOptions
from facedown.games.myst.rules.pieces import KEY_CELLS, N_LANDMARKS
from facedown.games.myst.rules.racing import next_step
from facedown.games.myst.rules.rules import apply, is_race
from facedown.games.myst.rules.setup import setup

PING = 2_000.0
RACE = 250_000.0  # milliseconds: a race of casual people (M-70)
WARM_UP = 10_000.0
APART = 250.0  # two claims for a cell are sent at most so many milliseconds apart
SEED = 28


class BelievesAll(Line):
    """The line as it was: the last nine samples of all connections, whatever they say, and no quota."""

    def __init__(self, bot: bool = False) -> None:
        super().__init__(bot)
        self._all: deque[float] = deque(maxlen=SAMPLES)

    def measured(self, rtt: float, now: float = 0.0, connection: int = 0) -> None:
        self._all.append(rtt)

    def rtt(self, connection: int = 0) -> float:
        return median(self._all) if len(self._all) >= FEW else UNKNOWN_RTT

    def may_overtake(self, clock: float) -> bool:
        return True


@dataclass(frozen=True)
class Way:
    """A network: one way takes `least` and something more, in milliseconds."""

    least: float
    more: Callable[[Random], float]

    def takes(self, chance: Random) -> float:
        return self.least + self.more(chance)


QUICK = Way(1.0, lambda chance: 0.1 * chance.random())
USUAL = Way(9.0, lambda chance: chance.expovariate(1 / 2.0))
JITTERY = Way(75.0, lambda chance: chance.gammavariate(2.0, 12.5))  # 200 ms there and back, give or take 25
WILD = Way(40.0, lambda chance: chance.gammavariate(1.0, 60.0))  # 200 ms, give or take 85


class Pong(NamedTuple):
    """How a client answers a ping: so much later than it could, and for which of its connections."""

    later: float | None  # None: not at all
    connection: int = 0


@dataclass(frozen=True)
class Client:
    name: str
    way: Way
    pong: Callable[[float], Pong] = lambda at: Pong(0.0)
    claims_by: Callable[[float], int] = lambda at: 0


def lies_after(start: float, later: float = 300.0) -> Callable[[float], Pong]:
    return lambda at: Pong(later if at >= start else 0.0)


LIARS = (
    Client("answers at once", QUICK),
    Client("delays its claims only", Way(150.0, lambda chance: 0.0), lambda at: Pong(-298.0)),
    Client("answers late, from the first ping", QUICK, lies_after(0.0)),
    Client("answers late after an honest minute", QUICK, lies_after(WARM_UP + 60_000)),
    Client("answers late every other time", QUICK, lambda at: Pong(300.0 if at // PING % 2 else 0.0)),
    Client("answers late four times of five", QUICK, lambda at: Pong(300.0 if at // PING % 5 else 0.0)),
    Client("never answers", QUICK, lambda at: Pong(None)),
    Client("claims by a second socket that does not answer", QUICK, lies_after(0.0), lambda at: 1),
    Client("claims by a new socket each time", QUICK, lies_after(0.0), lambda at: 2 + int(at)),
)


class Contest(NamedTuple):
    ahead: float  # milliseconds by which the client sent before the other
    won: bool
    credit: float
    later: bool  # its claim arrived after the other's


class Duel:
    """A client against another one on the usual line, for one cell again and again, for the length of a race."""

    def __init__(self, client: Client, other: Client, old: bool, every: float, cap: int, seed: int) -> None:
        self._clients, self._every, self._cap = (client, other), every, cap
        self._chance = Random(seed)
        people = {k: Person(k, BelievesAll() if old else Line()) for k in range(2)}
        options = MystOptions.of(race_driver="live", lag_cap_ms=cap, piece_turns=False)
        self._race = LiveRace(options, people, -float(judge.COUNTDOWN), self._chance.randrange)
        self._cell = 33

    def run(self, length: float = RACE) -> list[Contest]:
        found, at, pinged = [], WARM_UP, 0.0
        while (at := at + self._chance.uniform(0.5, 1.5) * self._every) < WARM_UP + length:
            while pinged + PING < at:
                self._ping(pinged)
                pinged += PING
            found.append(self._contest(at))
        return found

    def _ping(self, at: float) -> None:
        for k, client in enumerate(self._clients):
            pong = client.pong(at)
            if pong.later is not None:
                rtt = client.way.takes(self._chance) + client.way.takes(self._chance) + pong.later
                self._race.people[k].line.measured(max(0.0, rtt), at + rtt, pong.connection)

    def _contest(self, at: float) -> Contest:
        ahead = self._chance.uniform(-APART, APART)
        arrivals: list[tuple[float, int, int]] = []
        for k, client in enumerate(self._clients):
            sent = at if k == 0 else at + ahead
            heapq.heappush(arrivals, (sent + client.way.takes(self._chance), k, client.claims_by(at)))
        credit, later = 0.0, arrivals[0][1] == 1
        while arrivals:
            arrival, k, connection = heapq.heappop(arrivals)
            handle = self._race.trays[k].of_cell(self._cell).handle
            self._race.grab(k, handle, arrival)
            self._race.drop(k, handle, self._cell, arrival, connection)
            if k == 0:
                credit = min(self._race.rtt(k, connection) / 2, self._cap)
        first = self._race.take(at + 10_000.0)
        while self._race.take(at + 10_000.0) is not None:
            pass
        assert first is not None
        return Contest(ahead, first.person == 0, credit, later)


def contests(client: Client, other: Client, old: bool, every: float, races: int, cap: int = 120) -> list[list[Contest]]:
    return [Duel(client, other, old, every, cap, SEED + k).run() for k in range(races)]


class Gain(NamedTuple):
    credit: float  # milliseconds a claim, on average
    stolen: float  # cells a race that it got by credit: its claim was sent later, and came later
    most: int  # the same, in the worst race


def gain(client: Client, old: bool, every: float, races: int) -> Gain:
    found = contests(client, Client("honest", USUAL), old, every, races)
    stolen = [sum(one.won and one.ahead < 0 and one.later for one in race) for race in found]
    return Gain(mean_of([one.credit for race in found for one in race]), sum(stolen) / races, max(stolen))


class Fairness(NamedTuple):
    right: float  # share of contests that went to the person who sent first
    lost: float  # share of those that the slow line sent first, by up to the cap, and lost
    got: float  # share of those that it sent later, by up to the cap, and won


def fairness(way: Way, old: bool, every: float, races: int, cap: int = 120) -> Fairness:
    found = [one for race in contests(Client("slow", way), Client("quick", USUAL), old, every, races) for one in race]
    close = [one for one in found if abs(one.ahead) <= cap]
    return Fairness(
        mean_of([one.won == (one.ahead > 0) for one in found]),
        mean_of([not one.won for one in close if one.ahead > 0]),
        mean_of([one.won for one in close if one.ahead <= 0]),
    )


# --- how often it happens in whole races ------------------------------------------------------------------------------

NATURAL = (
    ("1 against 1, casual", 2, "casual"),
    ("1 against 1, expert", 2, "expert"),
    ("3 against 3, casual", 6, "casual"),
    ("3 against 3, expert", 6, "expert"),
)


class Natural(NamedTuple):
    seconds: float  # of a race
    within: float  # cells for which a hand was about to drop its piece within 120 ms when the other team covered them


def contests_of_a_race(people: int, skill: str, races: int) -> Natural:
    found = [_race_of_bots(people, skill, seed) for seed in range(races)]
    return Natural(mean_of([one.seconds for one in found]), mean_of([one.within for one in found]))


def _race_of_bots(people: int, skill: str, seed: int) -> Natural:
    chance, now, near = Random(seed), 0.0, 0
    state = setup(MystOptions.of(race_driver="live", youngest_team="blue"))
    for team, landmark in enumerate(chance.sample(range(N_LANDMARKS), 2)):
        state.cells[team] = 1 << KEY_CELLS[landmark]
        state.base[landmark] = state.first_key[team] = 1 + team
    next_step(state)
    everybody = {k: Person(k % 2, Line(bot=True), bot=True) for k in range(people)}
    race = LiveRace(MystOptions.of(lag_cap_ms=0), everybody, 0.0, chance.randrange)
    race.join(state)
    hands = [Racer(k, k % 2, skill, "skill", chooser("regular", skill), Random(chance.random())) for k in everybody]
    dropping: dict[int, tuple[float, int]] = {}  # when, and where
    while is_race(state) and (dues := [due for hand in hands if (due := hand.due()) is not None]):
        now = max(now, min(dues))
        for hand in hands:
            for act in hand.act(race, state, now):
                _commit(race, hand, act, now)
        dropping = {hand.person: carried for hand in hands if (carried := hand.carries()) is not None}
        while (verdict := race.judge_next(state, now)) is not None:
            if verdict.accepted:
                cell = verdict.claim.cell
                rivals = [at for k, (at, to) in dropping.items() if k % 2 != verdict.team and to == cell]
                near += any(at - now <= 120 for at in rivals)
                apply(state, verdict.team, id_of(A_PLACE + cell if verdict.claim.handle else A_BOOK))
                for hand in hands:
                    hand.placed(state, now, verdict.claim.person)
            hands[verdict.claim.person].answered(verdict, now)
    return Natural(now / 1000, near)


def _commit(race: LiveRace, hand: Racer, act: Act, now: float) -> None:
    match act:
        case Grab(handle):
            race.grab(hand.person, handle, now)
        case TurnPiece(handle):
            race.turn(hand.person, handle, now)
        case Drag(handle):
            race.drag(hand.person, handle, now)
        case Put():
            race.tray_of(hand.person).let_go(hand.person)
        case Drop(handle, cell):
            race.drop(hand.person, handle, cell, now)
        case Book():
            race.book(hand.person, now)


def mean_of(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def main() -> None:
    often, seldom = 2_000.0, 60_000.0
    print(
        "A line of 2 ms against one of 22 ms, 100 races of 250 s. Stolen: won by a claim that was sent and came later."
    )
    print(f"{'the client':48} {'credit (ms)':>16} {'stolen, one contest in 2 s':>32} {'in 60 s':>16}")
    for client in LIARS:
        rows = [(gain(client, old, often, 100), gain(client, old, seldom, 100)) for old in (True, False)]
        credit = " -> ".join(f"{one.credit:.0f}" for one, _ in rows)
        stolen = " -> ".join(f"{one.stolen:.1f} (most {one.most})" for one, _ in rows)
        rarely = " -> ".join(f"{one.stolen:.2f}" for _, one in rows)
        print(f"{client.name:48} {credit:>16} {stolen:>32} {rarely:>16}")
    print("\nHow often two hands go for one cell: bots at the regular level, 100 races each, per race.")
    for name, people, skill in NATURAL:
        rate = contests_of_a_race(people, skill, 100)
        print(f"{name:24} {rate.seconds:6.0f} s {rate.within:8.2f} within 120 ms")
    print("\nHonest lines of 200 ms against one of 22 ms; contests sent within 120 ms of each other.")
    print(f"{'line':24} {'contest every':>14} {'right':>18} {'sent first, lost':>20} {'sent later, won':>20}")
    for name, way in (("200 +- 25 ms", JITTERY), ("200 +- 85 ms", WILD)):
        for every in (seldom, 20_000.0, often):
            fair = [fairness(way, old, every, 400 if every > often else 40) for old in (True, False)]
            cells = [" -> ".join(f"{100 * value:.1f} %" for value in pair) for pair in zip(*fair, strict=True)]
            print(f"{name:24} {every / 1000:>12.0f} s {cells[0]:>18} {cells[1]:>20} {cells[2]:>20}")


if __name__ == "__main__":
    main()
