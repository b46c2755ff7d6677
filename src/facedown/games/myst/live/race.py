"""Judges the live race (M-56 .. M-60): takes what people send, and says what becomes of it.

Times are milliseconds of the server's clock, brought in with each call. Inside, the race has its own clock, which
stands still in a pause (`clock.py`), so that everything that is under way keeps its distance (M-64).
"""

from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from facedown.games.myst.live.claims import Claim, Queue
from facedown.games.myst.live.clock import RaceClock
from facedown.games.myst.live.lines import UNKNOWN_RTT, Line
from facedown.games.myst.live.tray import Below, Piece, Tray, new_tray
from facedown.games.myst.rules.options import MystOptions
from facedown.games.myst.rules.pieces import N_CELLS
from facedown.games.myst.rules.placing import allowed_cells, is_cut_off, legal_cells
from facedown.games.myst.rules.rules import is_race
from facedown.games.myst.rules.state import State, has_book, open_cells

COUNTDOWN = 5_000
FORGIVEN = 15_000  # after so long a wrong drop is forgotten
MOST_WAITS = 4  # times the first one
JUST_NOW = 2_000
HINT_AGAIN = 20_000

Reason = Literal[
    "race_closed", "cooling", "not_holder", "cell_taken", "not_touching", "wrong_cell", "wrong_turn",
    "not_captain", "already_pending", "not_cut_off", "no_book", "not_saved",
]  # fmt: skip


@dataclass
class Person:
    """Describes somebody who plays for a team; people are numbered by their chairs."""

    team: int
    line: Line = field(default_factory=Line)
    bot: bool = False
    lost_at: float | None = None  # since when the connection is gone
    waits_until: float = 0.0
    wait: float = 0.0  # the last one
    wrong_at: float | None = None  # the last wrong cell


class Verdict(NamedTuple):
    """Says what became of a claim. Accepted: the team's action goes into the log; else the sender alone is told why."""

    claim: Claim
    team: int
    reason: Reason | None = None
    wait: float = 0.0  # milliseconds that are still to wait
    faster_by: float | None = None  # seconds by which the other team was first
    holder: int | None = None  # who has the piece

    @property
    def accepted(self) -> bool:
        return self.reason is None


class LiveRace(RaceClock):
    def __init__(self, options: MystOptions, people: dict[int, Person], now: float, below: Below) -> None:
        super().__init__(options, COUNTDOWN, now)
        self.people = people
        self.apart = False  # others claim at another server, where nobody sees who passes whom
        self.trays: tuple[Tray, Tray] = (new_tray(options.piece_turns, below), new_tray(options.piece_turns, below))
        self._options = options
        self._queue = Queue(options.lag_cap_ms)
        self._covered: dict[int, tuple[int, float]] = {}  # cell -> team, due time
        self._below = below
        self._hint_from = [opens + 1000 * options.race_idle_hint_s for opens in self._opens]

    def join(self, s: State) -> None:
        """Takes out of the trays what lies on the board already: the first Key Pieces, or more, if a race goes on after
        its server had stopped."""
        for cell in range(N_CELLS):
            for team in range(2):
                if s.cells[team] >> cell & 1:
                    self._lay(cell, team)

    def set_elapsed(self, elapsed: float, now: float) -> None:
        super().set_elapsed(elapsed, now)
        hint = 1000 * self._options.race_idle_hint_s
        self._hint_from = [max(self.clock(now), opens) + hint for opens in self._opens]

    def laid_elsewhere(self, s: State) -> list[tuple[int, int]]:
        """Lists cells, with their teams, that are covered on the board and not yet in the trays: by another judge of
        the same race. From now on they are."""
        found = [
            (cell, team)
            for team in range(2)
            for cell in range(N_CELLS)
            if s.cells[team] >> cell & 1 and self.trays[team].of_cell(cell).lies != "placed"
        ]
        for cell, team in found:
            self._lay(cell, team)
        return found

    def _lay(self, cell: int, team: int) -> None:
        for k, tray in enumerate(self.trays):
            tray.covered(cell, k == team, self._options.dead_pieces)

    # --- Time ---------------------------------------------------------------------------------------------------------

    def pause(self, now: float) -> None:
        """Holds end, but for pieces whose claim is under way: it is judged when the race goes on."""
        if not self.paused:
            super().pause(now)
            for tray in self.trays:
                tray.let_all_go(self._queue.handles())

    def wakes_in(self, now: float) -> float | None:
        """Counts the milliseconds until a claim is due, if one waits."""
        due = self._queue.next_due
        return None if due is None or self.paused else max(0.0, due - self.clock(now))

    def waits(self, person: int, now: float) -> float:
        """Counts the milliseconds until a person's next drop is judged."""
        return max(0.0, self.people[person].waits_until - self.clock(now))

    # --- Hands in the tray --------------------------------------------------------------------------------------------

    def tray_of(self, person: int) -> Tray:
        return self.trays[self.people[person].team]

    def grab(self, person: int, handle: str, now: float) -> str:
        """Says why not, or nothing; so do the next three."""
        return self._closed(person, now) or self.tray_of(person).grab(person, handle, self.clock(now))

    def turn(self, person: int, handle: str, now: float) -> str:
        return self._closed(person, now) or self.tray_of(person).turn(person, handle, self.clock(now))

    def put(self, person: int, handle: str, heap: int, place: float, now: float) -> str:
        return self._closed(person, now) or self.tray_of(person).put(person, handle, heap, place)

    def drag(self, person: int, handle: str, now: float) -> str:
        """Shows something to the team only: nothing changes but that the hold lives on."""
        refused = self._closed(person, now) or self.tray_of(person).refusal(person, handle)
        self.tray_of(person).touch(person, handle, self.clock(now))
        return refused

    def _closed(self, person: int, now: float) -> str:
        self.expire(now)
        return "" if self.is_open(self.people[person].team, self.clock(now)) else "race_closed"

    def lost(self, person: int, now: float) -> None:
        self.people[person].lost_at = self.clock(now)

    def back(self, person: int) -> None:
        self.people[person].lost_at = None

    def expire(self, now: float) -> list[tuple[int, Piece]]:
        """Ends the holds that nobody minds any more: teams and pieces."""
        away = {k: person.lost_at for k, person in self.people.items() if person.lost_at is not None}
        if self.paused:
            return []
        return [(team, piece) for team in range(2) for piece in self.trays[team].expire(self.clock(now), away)]

    def hint(self, team: int, s: State, now: float) -> str:
        """Gives the handle of a piece that a team could lay, if it has laid none for long (M-65), without its cell."""
        cells = [cell for cell in range(N_CELLS) if allowed_cells(s, team) >> cell & 1]
        if not self._options.race_idle_hint_s or not cells or not is_race(s) or self.paused:
            return ""
        if self.clock(now) < self._hint_from[team]:
            return ""
        self._hint_from[team] = self.clock(now) + HINT_AGAIN
        return self.trays[team].of_cell(cells[self._below(len(cells))]).handle

    def captain(self, team: int) -> int | None:
        """Gives the lowest connected chair, people before bots (M-60)."""
        here = [(person.bot, k) for k, person in self.people.items() if person.team == team and person.lost_at is None]
        return min(here)[1] if here else None

    # --- Claims -------------------------------------------------------------------------------------------------------

    def drop(self, person: int, handle: str, cell: int, now: float, connection: int = 0) -> Claim:
        self.expire(now)
        self.tray_of(person).touch(person, handle, self.clock(now))
        rtt = self.rtt(person, connection)
        return self._queue.add(self.clock(now), rtt, person, handle, cell, self.paused)

    def book(self, person: int, now: float, connection: int = 0) -> Claim:
        return self._queue.add(self.clock(now), self.rtt(person, connection), person, closed=self.paused)

    def rtt(self, person: int, connection: int) -> float:
        """Gives the round trip that claims are credited with half of."""
        rtt = self.people[person].line.rtt(connection)
        return min(rtt, UNKNOWN_RTT) if self.apart else rtt

    def judge_next(self, s: State, now: float) -> Verdict | None:
        """Gives the verdict on the first claim that is due. If it is accepted, its action must be carried out on the
        game before the next one is judged."""
        claim = self.take(now)
        if claim is None:
            return None
        verdict = self.judge(s, claim)
        if verdict.accepted:
            self.accept(verdict)
        return verdict

    def take(self, now: float) -> Claim | None:
        """Gives the first claim that is due. One that would pass an earlier one by its credit, and whose sender has no
        more quota for that, comes after it."""
        clock = self.clock(now)
        while not self.paused and (claim := self._queue.take(clock)) is not None:
            passed = [one.due for one in self._queue.passed(claim) if self._are_rivals(claim, one)]
            if not passed or self.people[claim.person].line.may_overtake(claim.due):
                return claim
            self._queue.put_off(claim, max(passed))
        return None

    def _are_rivals(self, claim: Claim, other: Claim) -> bool:
        """Has each of two teams the piece of this cell in hand, as it belongs there?"""
        pieces = [self.tray_of(one.person).pieces.get(one.handle) for one in (claim, other)]
        fit = all(piece and (piece.cell, piece.turn) == (claim.cell, 0) for piece in pieces)
        return fit and self.people[claim.person].team != self.people[other.person].team

    def closed(self) -> list[Verdict]:
        """Ends the race: what is still in the queue is refused (M-66)."""
        return [Verdict(claim, self.people[claim.person].team, "race_closed") for claim in self._queue.clear()]

    def judge(self, s: State, claim: Claim) -> Verdict:
        """Judges a claim; what is accepted changes nothing yet: a caller that could not write it down asks again."""
        person = self.people[claim.person]
        if not is_race(s) or claim.closed or not self.is_open(person.team, claim.due):
            return Verdict(claim, person.team, "race_closed")
        return self._judge_drop(s, claim, person) if claim.handle else self._judge_book(s, claim, person)

    def accept(self, verdict: Verdict) -> None:
        """Takes an accepted claim as in the log: the piece leaves the trays."""
        claim, person = verdict.claim, self.people[verdict.claim.person]
        if claim.handle:
            person.wait, person.wrong_at = 0.0, None
            self._covered[claim.cell] = (person.team, claim.due)
            self._hint_from[person.team] = claim.due + 1000 * self._options.race_idle_hint_s
            self._lay(claim.cell, person.team)

    def _judge_drop(self, s: State, claim: Claim, person: Person) -> Verdict:
        """Runs the tests of M-58 in their order; the first that fails is all that is told."""
        team, cell = person.team, claim.cell
        if claim.due < person.waits_until:
            return Verdict(claim, team, "cooling", wait=person.waits_until - claim.due)
        piece = self.trays[team].pieces.get(claim.handle)
        if piece is None or piece.holder != claim.person:
            if piece is None or piece.lies != "dead" or piece.cell != cell:
                return Verdict(claim, team, "not_holder", holder=piece.holder if piece else None)
            return self._taken(claim, team)  # it left the hand when its cell was covered, a moment ago
        if not open_cells(s) >> cell & 1:
            return self._taken(claim, team)
        if not s.pending[team] and not legal_cells(s, team) >> cell & 1:
            return Verdict(claim, team, "not_touching")
        hint = self._options.turn_hint
        if piece.cell != cell or (piece.turn and not hint):
            return Verdict(claim, team, "wrong_cell", wait=self._wrong(person, claim.due))
        return Verdict(claim, team, "wrong_turn") if piece.turn else Verdict(claim, team)

    def _taken(self, claim: Claim, team: int) -> Verdict:
        by, at = self._covered.get(claim.cell, (team, 0.0))
        if by != team and claim.due - at < JUST_NOW:
            return Verdict(claim, team, "cell_taken", faster_by=max(0.01, round((claim.due - at) / 1000, 2)))
        return Verdict(claim, team, "cell_taken")

    def _wrong(self, person: Person, at: float) -> float:
        """Makes a person wait after a wrong cell, each time twice as long (M-59)."""
        first = self._options.wrong_drop_wait_ms
        again = person.wrong_at is not None and at - person.wrong_at < FORGIVEN
        person.wait = min(2 * person.wait, MOST_WAITS * first) if again and person.wait else first
        person.wrong_at = at
        person.waits_until = at + person.wait
        return person.wait

    def _judge_book(self, s: State, claim: Claim, person: Person) -> Verdict:
        team = person.team
        if self.captain(team) != claim.person:
            return Verdict(claim, team, "not_captain")
        if s.pending[team]:
            return Verdict(claim, team, "already_pending")
        if not is_cut_off(s, team):
            return Verdict(claim, team, "not_cut_off")
        if s.no_race_book or not has_book(s, team):
            return Verdict(claim, team, "no_book")
        return Verdict(claim, team)
