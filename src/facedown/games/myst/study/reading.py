"""Reads a game of MYST from its actions: it is gone through once more, move by move."""

from collections.abc import Sequence

from facedown.engine.game import SPECTATOR
from facedown.games.myst.page.hindsight import lead, own_lead
from facedown.games.myst.rules.options import DRIVERS
from facedown.games.myst.rules.pieces import CELL, KEY_CELLS, LANDMARKS, cards_in
from facedown.games.myst.rules.placing import is_cut_off
from facedown.games.myst.rules.racing import SECOND
from facedown.games.myst.rules.rules import apply
from facedown.games.myst.rules.scoring import bonus_points, switch_points, value_points, winner
from facedown.games.myst.rules.setup import options_of, setup
from facedown.games.myst.rules.state import KEY_PICK, KEY_SET, OVER, PRE, SPIN, State, laid, open_cells
from facedown.games.myst.study.facts import RACE, WALK, BookPlay, KeyAction, Outing
from facedown.games.myst.text.events import events
from facedown.games.myst.text.happenings import Acts, Event, Jumps, KeySet, RaceBook, WalkBook, Walks


def read_outing(end: State, actions: Sequence[tuple[int, int]]) -> Outing:
    reader = _Reader(end)
    for seat, action in actions:
        reader.step(seat, action)
    return reader.told(end)


class _Reader:
    def __init__(self, end: State) -> None:
        self.s = setup(options_of(end))
        self.starts = ["", ""]
        self.clash = False
        self.dealt: list[list[str]] = [[], []]
        self.cut_off = [-1, -1]
        self.race_lead = self.last_lead = 0.0
        self.stays, self.parked, self.steps = [0, 0], [0, 0], [0, 0]
        self.key_actions: list[KeyAction] = []
        self.books: list[BookPlay] = []
        self.jumped = False  # the last arrival was a jump
        self.start = CELL["A1"]  # of this turn

    def step(self, seat: int, action: int) -> None:
        before = self.s.copy()
        apply(self.s, seat, action)
        for event in events(before, self.s, SPECTATOR):
            self.happened(before, event)
        self.noted(before)

    def happened(self, before: State, event: Event) -> None:
        s = self.s
        match event:
            case KeySet(team, landmark):
                self.starts[team] = landmark
            case RaceBook(team):
                self.books.append(BookPlay(team, RACE, open_cells(before).bit_count(), 0.0))
            case WalkBook(team):
                self.books.append(BookPlay(team, WALK, s.turns - s.round, 0.0))
            case Jumps():
                self.jumped = True
            case Walks(team, _, _, steps):
                self.steps[team] += steps
                self.jumped = False
            case Acts(team, verb, landmark) if verb != "leave":
                self.key_actions.append(KeyAction(team, verb, landmark, before.round, self.jumped))
                if self.jumped:
                    book = self.books[-1]
                    swing = own_lead(s, team) - own_lead(before, team)
                    self.books[-1] = BookPlay(team, book.when, book.left, swing)

    def noted(self, before: State) -> None:
        """Notes what no event tells."""
        s = self.s
        if before.phase < KEY_PICK <= s.phase and not self.dealt[0]:
            self.dealt = [cards_in(hand) for hand in s.hands]
        if before.phase == KEY_PICK and s.phase == KEY_SET:
            self.clash = s.pick[s.who] == s.first_key[s.young]
        if not s.round and s.cells[0] and s.cells[1]:
            for team in range(2):
                if self.cut_off[team] < 0 and is_cut_off(s, team):
                    self.cut_off[team] = open_cells(s).bit_count()
        if open_cells(before) and not open_cells(s):
            self.race_lead = lead(s)
        if before.phase == SPIN and s.phase == PRE:
            self.start = s.pawns[s.who]
            if s.round == s.turns and s.who != s.leader:
                self.last_lead = lead(s)
        if before.phase >= PRE and s.phase in {SPIN, OVER} and not s.resigned:
            team = before.who
            if s.pawns[team] == self.start:
                self.stays[team] += 1
                self.parked[team] += self.start in KEY_CELLS

    def told(self, end: State) -> Outing:
        teams = range(2)
        return Outing(
            driver=DRIVERS[end.driver],
            young=end.young,
            starts=self.starts,
            clash=self.clash,
            dealt=self.dealt,
            pieces=[laid(end, team) for team in teams],
            bases=[end.base[landmark] - 1 for landmark in range(len(LANDMARKS))],
            cut_off=self.cut_off,
            seconds=end.time / SECOND,
            race_lead=self.race_lead,
            leader=end.leader,
            turns=end.turns,
            stays=self.stays,
            parked=self.parked,
            steps=self.steps,
            key_actions=self.key_actions,
            books=self.books,
            last_lead=self.last_lead,
            switches=[switch_points(end, team) for team in teams],
            values=[value_points(end, team) for team in teams],
            bonuses=[bonus_points(end, team) for team in teams],
            winner=winner(end),
        )
