"""Bots in the live race (M-67 .. M-71): whole races in virtual time, against the figures of M-70 and M-73."""

from itertools import pairwise
from random import Random
from statistics import mean
from typing import Any, Literal, NamedTuple

import pytest

from facedown.engine.bits import id_of
from facedown.games.myst.live import racer as hand
from facedown.games.myst.live.lines import Line
from facedown.games.myst.live.race import COUNTDOWN, LiveRace, Person, Verdict
from facedown.games.myst.live.racer import Racer
from facedown.games.myst.rules.actions import A_BOOK, A_PLACE
from facedown.games.myst.rules.data import DATA
from facedown.games.myst.rules.options import MystOptions
from facedown.games.myst.rules.pieces import CELL, SKILLS
from facedown.games.myst.rules.placing import allowed_cells, legal_cells
from facedown.games.myst.rules.rules import apply
from facedown.games.myst.rules.sight import redact
from facedown.games.myst.rules.state import RACE, State, laid, open_cells
from tests.games.myst.helpers import BLUE, HB, MAP1, YELLOW, Table, full, race

LONG = 3_000_000.0


class Anything:
    """Looks for nothing in particular."""

    def intent(self, seen: State, team: int, cells: int) -> int | None:
        return None

    def book(self, seen: State, team: int) -> bool:
        return True


class Lowest(Anything):
    """Looks for the first cell there is."""

    def intent(self, seen: State, team: int, cells: int) -> int | None:
        return (cells & -cells).bit_length() - 1


class Done(NamedTuple):
    clock: float
    person: int
    act: hand.Act


class Seat(NamedTuple):
    team: int
    skill: str
    bot: bool = True
    pace: Literal["skill", "match"] = "skill"
    chooser: Any = Anything()


class Track:
    """A live race of racers in virtual time. People are racers here too, but nobody is told that they are."""

    def __init__(self, table: Table, seats: list[Seat], seed: int, **options: Any) -> None:
        self.state = table.state
        people = {k: Person(seat.team, Line(bot=seat.bot), bot=seat.bot) for k, seat in enumerate(seats)}
        lots = Random(seed)
        self.race = LiveRace(MystOptions.of(**options), people, 0.0, lots.randrange)
        self.racers = [
            Racer(k, seat.team, seat.skill, seat.pace, seat.chooser, Random(1000 * seed + k))
            for k, seat in enumerate(seats)
        ]
        self.clock = 0.0
        self.done: list[Done] = []
        self.verdicts: list[Verdict] = []
        self.laid: list[tuple[float, int, int]] = []  # when, by whom, where

    def seen(self, team: int) -> State:
        out = State()
        redact(self.state, team, out)
        return out

    def run(self, until: float = LONG) -> "Track":
        while self.state.phase == RACE:
            dues = [due for racer in self.racers if (due := racer.due()) is not None]
            wakes = self.race.wakes_in(self.clock)
            if wakes is not None:
                dues.append(self.clock + wakes)
            if not dues or min(dues) > until:
                break
            self.clock = max(self.clock, min(dues))
            self._act()
            self._judge()
        return self

    def _act(self) -> None:
        for racer in self.racers:
            due = racer.due()
            if due is not None and due <= self.clock:
                for act in racer.act(self.race, self.seen(racer.team), self.clock):
                    self.done.append(Done(self.clock, racer.person, act))
                    self._carry_out(racer.person, act)

    def _carry_out(self, person: int, act: hand.Act) -> None:
        match act:
            case hand.Grab(handle):
                assert self.race.grab(person, handle, self.clock) == ""
            case hand.TurnPiece(handle):
                assert self.race.turn(person, handle, self.clock) == ""
            case hand.Drag(handle, x, y):
                assert max(abs(x - 5), abs(y - 5)) <= 9
                assert self.race.drag(person, handle, self.clock) == ""
            case hand.Put(handle):
                self.race.tray_of(person).let_go(person)
            case hand.Drop(handle, cell):
                self.race.drop(person, handle, cell, self.clock)
            case hand.Book():
                self.race.book(person, self.clock)

    def _judge(self) -> None:
        while (verdict := self.race.judge_next(self.state, self.clock)) is not None:
            self.verdicts.append(verdict)
            claim = verdict.claim
            if verdict.accepted:
                apply(self.state, verdict.team, id_of(A_PLACE + claim.cell if claim.handle else A_BOOK))
                if claim.handle:
                    self.laid.append((self.clock, claim.person, claim.cell))
                for racer in self.racers:
                    if racer.person != claim.person:
                        by = claim.person if claim.handle else None
                        racer.placed(self.seen(racer.team), self.clock, by)
            for racer in self.racers:
                if racer.person == claim.person:
                    racer.answered(verdict, self.clock)


def track(seats: list[Seat], seed: int, **options: Any) -> Track:
    """A race from two first Key Pieces that are drawn."""
    first, second = Random(seed).sample(["B2", "E1", "H2", "G5", "A4", "D5", "I4"], 2)
    return Track(race(first, second, driver="live", **options), seats, seed, **options)


def of(*skills: str, **settings: Any) -> list[Seat]:
    return [Seat(k % 2, skill, **settings) for k, skill in enumerate(skills)]


def seconds(found: Track) -> float:
    return (found.clock - COUNTDOWN) / 1000


@pytest.mark.rule("M-70")
@pytest.mark.rule("M-69")
@pytest.mark.parametrize(("skill", "usual"), [("novice", 420), ("casual", 250), ("skilled", 170), ("expert", 110)])
def test_how_long_a_race_takes(skill: str, usual: float) -> None:
    found = [track(of(skill, skill), seed).run() for seed in range(24)]
    assert all(open_cells(one.state) == 0 for one in found)
    assert mean(map(seconds, found)) == pytest.approx(usual, rel=0.2)


@pytest.mark.rule("M-73")
@pytest.mark.parametrize(
    ("skills", "first", "time"),
    [(("casual", "skilled"), 22.9, 176), (("novice", "casual"), 20.5, 290), (("casual", "expert"), 16.5, 137)],
)
def test_how_pieces_are_shared(skills: tuple[str, str], first: float, time: float) -> None:
    found = [track(of(*skills), seed).run() for seed in range(24)]
    assert mean(laid(one.state, BLUE) for one in found) == pytest.approx(first, abs=3)
    assert mean(map(seconds, found)) == pytest.approx(time, rel=0.15)


@pytest.mark.rule("M-67")
@pytest.mark.rule("M-69")
@pytest.mark.parametrize("skill", SKILLS)
def test_nothing_is_done_quicker_than_a_hand_can(skill: str) -> None:
    react = 1000 * DATA.race_skill[skill].react
    handle = 1000 * DATA.race_skill[skill].handle
    found = track(of(skill, skill), 3).run()
    for person in range(2):
        grabs = [one.clock for one in found.done if one.person == person and isinstance(one.act, hand.Grab)]
        drops = [one.clock for one in found.done if one.person == person and isinstance(one.act, hand.Drop)]
        own = [clock for clock, by, _ in found.laid if by == person]
        assert min(grabs) >= COUNTDOWN + react
        assert all(not any(0 <= grab - at < react for grab in grabs) for at in own)
        for drop in drops:  # from the tray, or again after a slip
            begun = max(grab for grab in grabs if grab <= drop)
            assert drop - begun >= 0.8 * (handle - react) - 1


@pytest.mark.rule("M-69")
def test_slips_and_sits_out_its_wait() -> None:
    drops, wrong, again = 0, 0, []
    for seed in range(16):
        found = track(of("novice", "novice"), seed).run()
        first = [one for one in found.verdicts if one.reason in (None, "wrong_cell", "cell_taken")]
        wrong += sum(verdict.reason == "wrong_cell" for verdict in first)
        drops += sum(isinstance(one.act, hand.Grab) for one in found.done)
        for k, verdict in enumerate(found.verdicts):
            assert verdict.reason not in ("cooling", "not_touching", "wrong_turn", "race_closed")
            if verdict.reason == "wrong_cell":
                later = [one for one in found.verdicts[k + 1 :] if one.claim.person == verdict.claim.person]
                if later and later[0].claim.handle == verdict.claim.handle:
                    again.append(later[0].claim.due - verdict.claim.due)
    assert wrong / drops == pytest.approx(DATA.race_skill["novice"].slip, abs=0.03)
    assert min(again) >= 1000 + 1000 * DATA.race_skill["novice"].react


@pytest.mark.rule("M-69")
@pytest.mark.rule("M-56")
def test_a_person_in_the_team_sees_its_hand_move() -> None:
    ana, bot, other = Seat(BLUE, "novice", bot=False), Seat(BLUE, "casual"), Seat(YELLOW, "casual")
    found = track([ana, other, bot], 5).run()
    drags = [one for one in found.done if isinstance(one.act, hand.Drag)]
    assert {one.person for one in drags} >= {2}  # the bot beside Ana
    assert 1 not in {one.person for one in drags}  # nobody would see the hand of a bot that plays alone
    clocks = [one.clock for one in drags if one.person == 2]
    assert all(later - earlier >= 1000 / 15 for earlier, later in pairwise(clocks))
    for k, one in enumerate(found.done):
        if isinstance(one.act, hand.Drop) and one.person == 2:
            last = next(x for x in reversed(found.done[:k]) if x.person == 2)
            if isinstance(last.act, hand.Drag):
                assert abs(last.act.x - (one.act.cell % 10 + 0.5)) < 1
                assert abs(last.act.y - (one.act.cell // 10 + 0.5)) < 1


@pytest.mark.rule("M-60")
def test_team_mates_do_not_take_what_one_holds() -> None:
    seats = [Seat(k % 2, "casual", chooser=Lowest()) for k in range(6)]
    found = track(seats, 8).run()  # grabbing what is held would fail in the test itself
    assert open_cells(found.state) == 0
    assert seconds(found) < 150  # three hands are quicker than one


@pytest.mark.rule("M-71", "M-O.17")
@pytest.mark.parametrize("person", ["novice", "skilled", "expert"])
def test_keeps_the_pace_of_people(person: str) -> None:
    pieces: dict[str, float] = {}
    for pace in ("skill", "match"):
        bot = Seat(YELLOW, "casual", pace="match" if pace == "match" else "skill")
        pieces[pace] = mean(laid(track([Seat(BLUE, person, bot=False), bot], k).run().state, BLUE) for k in range(24))
    assert abs(pieces["match"] - 30) < 0.6 * abs(pieces["skill"] - 30)


@pytest.mark.rule("M-71")
def test_no_pace_to_keep_without_people() -> None:
    seats = [Seat(BLUE, "novice"), Seat(YELLOW, "casual", pace="match")]
    plain = [Seat(BLUE, "novice"), Seat(YELLOW, "casual")]
    assert track(seats, 4).run().laid == track(plain, 4).run().laid


@pytest.mark.rule("M-60")
@pytest.mark.rule("M-49")
def test_plays_its_book_when_cut_off() -> None:
    around = "B2 B3 A3 B4 B5 A5"
    found = Track(race("A4", around, driver="live"), of("casual", "novice"), 2).run()
    books = [one for one in found.done if isinstance(one.act, hand.Book)]
    assert books[0].person == 0
    assert books[0].clock >= COUNTDOWN + 1000 * DATA.race_skill["casual"].react
    assert laid(found.state, BLUE) > 1
    assert [verdict.reason for verdict in found.verdicts if not verdict.claim.handle] == [None] * len(books)
    lonely = race("A4", around, driver="live", blue_cards=HB.replace("book-1", "ship-2"))
    found = Track(lonely, of("casual", "novice"), 2).run()
    assert laid(found.state, BLUE) == 1
    assert open_cells(found.state) == 0


@pytest.mark.rule("M-60")
def test_a_person_in_the_team_is_asked_for_the_book_and_not_the_bot() -> None:
    found = full(MAP1, missing="J1", driver="live", blue_cards=HB)
    seats = [Seat(BLUE, "casual"), Seat(YELLOW, "casual"), Seat(BLUE, "casual", bot=False)]
    state = found.state
    assert not legal_cells(state, BLUE)
    ran = Track(found, seats, 1)
    ran.racers[2].placed(ran.seen(BLUE), 0.0)
    ran.run()
    assert 0 not in {one.person for one in ran.done if isinstance(one.act, hand.Book)}


@pytest.mark.rule("M-64")
def test_goes_on_after_a_pause() -> None:
    found = track(of("casual", "casual"), 6).run(until=COUNTDOWN + 60_000)
    found.race.pause(found.clock)
    assert found.racers[0].act(found.race, found.seen(BLUE), found.clock) == []
    found.race.resume(found.clock)
    assert open_cells(found.run().state) == 0


@pytest.mark.rule("M-69")
def test_leaves_a_cell_that_others_have_covered() -> None:
    found = track([Seat(BLUE, "novice"), Seat(YELLOW, "novice")], 9, dead_pieces="keep")
    while not any(piece.holder == 0 for piece in found.race.trays[BLUE].pieces.values()):
        found.run(until=(found.racers[0].due() or found.clock))
    cell = next(piece.cell for piece in found.race.trays[BLUE].pieces.values() if piece.holder == 0)
    found.state.cells[YELLOW] |= 1 << cell
    found.racers[0].placed(found.seen(BLUE), found.clock, 1)
    assert found.racers[0].due() == found.clock + 1000 * DATA.race_skill["novice"].react
    (put,) = found.racers[0].act(found.race, found.seen(BLUE), found.clock + 1000)
    assert isinstance(put, hand.Put)
    assert not allowed_cells(found.state, BLUE) >> cell & 1


def test_the_same_lots_give_the_same_race() -> None:
    first, second, third = (track(of("casual", "skilled"), seed).run() for seed in (3, 3, 4))
    assert first.laid == second.laid
    assert first.laid != third.laid


@pytest.mark.rule("M-68")
@pytest.mark.parametrize("options", [{"board_face": "flipped"}, {"dead_pieces": "keep"}, {"touch": "edge_or_corner"}])
def test_races_with_other_rules_end(options: dict[str, Any]) -> None:
    slower = track(of("casual", "casual"), 1, **options).run()
    assert open_cells(slower.state) == 0


@pytest.mark.rule("M-68")
def test_looking_for_one_cell_finds_it() -> None:
    found = Track(race("D5", "H2", driver="live"), of("casual", "casual", chooser=Lowest()), 2).run()
    assert next(cell for _, by, cell in found.laid if by == 0) == CELL["D4"]  # the first of C5, D4, D6 and E5


@pytest.mark.rule("M-54")
def test_sleeps_until_its_tray_is_uncovered() -> None:
    found = track(of("casual", "casual"), 1, head_start_s=(7, 0))
    for racer in found.racers:
        assert racer.act(found.race, found.seen(racer.team), 0.0) == []
    react = 1000 * DATA.race_skill["casual"].react
    assert [racer.due() for racer in found.racers] == [COUNTDOWN + react, COUNTDOWN + 7000 + react]


@pytest.mark.rule("M-60")
@pytest.mark.rule("M-71")
def test_the_slowest_bot_does_not_lose_its_hold() -> None:
    """Carrying may take nearly ten seconds then; a piece that nobody minds is free after eight."""
    found = track([Seat(BLUE, "novice", bot=False), Seat(YELLOW, "novice", pace="match")], 12, piece_turns=False)
    found.racers.pop(0)  # a person who is hardly ever seen to lay
    (bot,) = found.racers
    for at in (60_000, 120_000, 180_000):
        bot.placed(found.seen(YELLOW), at, 0)
    found.run(until=700_000)
    drops = [one for one in found.verdicts if one.claim.handle]
    grabs = [one.clock for one in found.done if isinstance(one.act, hand.Grab)]
    ends = [one.clock for one in found.done if isinstance(one.act, hand.Drop)]
    carried = [min(end for end in ends if end > grab) - grab for grab in grabs[:-1]]
    assert max(carried) > 8_000
    assert {verdict.reason for verdict in drops} <= {None, "wrong_cell"}
    assert len([one for one in drops if one.accepted]) >= len(grabs) - 1
