"""Credit for slow lines (M-57): what is believed of a line, and how often it may decide. Time is brought in."""

import pytest

from facedown.games.myst.live.lines import OVERTAKE_EVERY, OVERTAKES, RECENT, Line
from facedown.games.myst.live.race import Verdict
from facedown.games.myst.rules.pieces import CELL
from tests.games.myst.helpers import race
from tests.games.myst.test_live_race import ANA, BEN, START, YVES, Live

LATE = 300.0


def answered(line: Line, *rtts: float, start: float = 0.0, connection: int = 0) -> Line:
    """A ping every two seconds."""
    for k, rtt in enumerate(rtts):
        line.measured(rtt, start + 2000 * k, connection)
    return line


@pytest.mark.rule("M-57")
def test_answers_that_become_late_are_not_believed() -> None:
    """A line of 2 ms: 43 ms are plausible at most, so claims are put forward by 21.5 ms and not by 120."""
    line = answered(Line(), *[2.0] * 9, *[LATE] * 30)
    assert line.rtt() == 43
    assert answered(Line(), *[2.0, LATE, LATE, LATE, LATE] * 9).rtt() == 43


@pytest.mark.rule("M-57")
def test_a_line_that_has_become_slow_is_believed_in_the_end() -> None:
    line = answered(Line(), *[30.0] * 9)
    answered(line, *[200.0] * 9, start=RECENT)
    assert line.rtt() == 85
    answered(line, *[200.0] * 9, start=RECENT + 20_000)
    assert line.rtt() == 200


@pytest.mark.rule("M-57")
def test_a_slow_line_with_jitter_is_believed() -> None:
    assert answered(Line(), 160, 240, 200, 180, 260, 190, 170, 230, 210).rtt() == 200


@pytest.mark.rule("M-57")
def test_a_connection_has_its_own_samples_and_a_person_one_line() -> None:
    line = answered(Line(), *[LATE] * 9, connection=1)
    assert line.rtt(2) == 60  # a second socket is not known yet
    answered(line, *[2.0] * 3, connection=2)
    assert (line.rtt(1), line.rtt(2)) == (43, 2)  # and what it shows holds for the first one, too
    line.keep({2})
    assert line.rtt(1) == 43  # a person who comes back is not forgotten
    line.bot = True
    assert line.rtt(2) == 0


def contest(live: Live, at: float) -> list[Verdict]:
    """Blue's right claim for E4 comes first; Yellow's comes 70 ms later, on a line that is believed to be slow."""
    for person in (ANA, YVES):
        live.hold(person, "E4", at)
    live.race.drop(ANA, live.piece(ANA, "E4").handle, CELL["E4"], at + 1000)
    live.race.drop(YVES, live.piece(YVES, "E4").handle, CELL["E4"], at + 1070)
    claims = [live.race.take(at + 2000), live.race.take(at + 2000)]
    return [live.race.judge(live.table.state, claim) for claim in claims if claim is not None]


def slow_yellow() -> Live:
    live = Live(race("D4 D5", "E5 H2", driver="live"), lag_cap_ms=120)
    answered(live.race.people[ANA].line, *[40.0] * 3)
    answered(live.race.people[YVES].line, *[200.0] * 3)
    return live


@pytest.mark.rule("M-57")
def test_cells_won_by_credit_have_a_quota_that_refills_slowly() -> None:
    live = slow_yellow()
    order = [[one.claim.person for one in contest(live, START + 10_000 * k)] for k in range(4)]
    assert order == [[YVES, ANA]] * int(OVERTAKES) + [[ANA, YVES]] * 2  # then by who comes first
    late = contest(live, START + OVERTAKE_EVERY + 10_000)
    assert [one.claim.person for one in late] == [YVES, ANA]
    assert [one.claim.person for one in contest(live, START + OVERTAKE_EVERY + 20_000)] == [ANA, YVES]


@pytest.mark.rule("M-57")
def test_credit_that_passes_nobody_costs_nothing() -> None:
    """Claims for other cells, of team-mates, and claims that would be refused anyway."""
    live = slow_yellow()
    for k in range(5):
        at = START + 10_000 * k
        live.hold(ANA, "C5", at)
        live.hold(YVES, "E4", at)
        live.race.drop(ANA, live.piece(ANA, "C5").handle, CELL["E4"], at + 1000)  # the piece of another cell
        live.race.drop(YVES, live.piece(YVES, "E4").handle, CELL["E4"], at + 1070)
        live.race.drop(BEN, live.piece(BEN, "D6").handle, CELL["D6"], at + 1070)
        while live.race.take(at + 2000) is not None:
            pass
    assert [one.claim.person for one in contest(live, START + 60_000)] == [YVES, ANA]


@pytest.mark.rule("M-57")
def test_with_people_at_another_server_credit_is_small() -> None:
    """Nobody sees there who passes whom, so no quota can be kept."""
    live = slow_yellow()
    assert live.race.rtt(YVES, 0) == 200
    live.race.apart = True
    assert live.race.rtt(YVES, 0) == 60
