"""What positions of H.Y.S.T. are worth to its bots: having before near, the limit of turns, what play says of hands."""

from typing import Any

import numpy as np
import pytest

from facedown.bots.hyst.ahead import Rounds, deal_likely
from facedown.bots.hyst.closer import ROUNDS, compare
from facedown.bots.hyst.fitting import Rows, chances, fit
from facedown.bots.hyst.inference import lacking
from facedown.bots.hyst.mind import SIDE, has_card, make_mind, make_up_mind
from facedown.bots.hyst.players import Thief
from facedown.bots.hyst.worth import worth
from facedown.engine.bits import RNG, seed_rng
from facedown.engine.play import redacted
from facedown.games.hyst import HYST
from facedown.games.hyst.rules.belief import SCRATCH
from facedown.games.hyst.rules.pieces import ON_THE_MOVE, SEATS, ULTIMATE_THIEF, count
from facedown.games.hyst.rules.state import OVER, TURN_START, State
from facedown.games.hyst.text import moves
from tests.games.hyst.helpers import Table, table

STRONG = ("regular", "expert")
DEALS = 60


@pytest.fixture(scope="module")
def thieves() -> dict[str, Thief]:
    return {level: Thief(level, 0.05) for level in STRONG}


def judged(s: State, me: int, nxt: int) -> float:
    mind = make_mind()
    make_up_mind(mind, s, me)
    return worth(mind, s, nxt)


def played(thief: Thief, found: Table) -> Table:
    """Seat 0's turn, until dice or cards are needed, or it is over."""
    for _ in range(30):
        s = found.state
        if s.phase == OVER or found.phase not in ("act", "card") or s.active != 0:
            break
        found.do(moves.write(0, thief.choose(redacted(HYST, s, 0), 0, 1)))
    return found


@pytest.mark.rule("H-1111")
@pytest.mark.parametrize("rival", ["S3", "I9", "G5", "E7", "D4", "A1"])
def test_having_the_diamond_counts_for_more_than_standing_beside_it(rival: str) -> None:
    near, having = table("D5", rival), table("E5", rival, holder=0)
    assert judged(having.state, 0, 1) > judged(near.state, 0, 1) + 0.05


@pytest.mark.parametrize("seat", [0, 1])
def test_chances_of_two_add_up_to_one_where_hands_are_empty(seat: int) -> None:
    s = table("D5", "G5").state
    assert judged(s, 0, seat) + judged(s, 1, seat) == pytest.approx(1.0, abs=0.1)  # what each may hold differs


@pytest.mark.parametrize("level", STRONG)
@pytest.mark.parametrize(("near", "diamond"), [("D5", "E5"), ("E4", "E5"), ("B3", "C3"), ("C5", "C4"), ("G3", "G4")])
@pytest.mark.parametrize("rival", ["S3", "E3", "H5"])
def test_takes_a_loose_diamond_beside_it(
    thieves: dict[str, Thief], level: str, near: str, diamond: str, rival: str
) -> None:
    found = played(thieves[level], table(near, rival, diamond=diamond, points=1, hand="shove laser_trap grapple"))
    assert found.state.holder == 0


@pytest.mark.rule("H-604")
@pytest.mark.parametrize(("options", "waits"), [({}, False), ({"quick_hyst": "turns", "quick_turns": 6}, True)])
def test_keeps_away_from_the_rival_who_has_the_last_turn(
    thieves: dict[str, Thief], options: dict[str, Any], waits: bool
) -> None:
    found = table("D4", "C3", holder=0, points=3, **options)
    found.state.turns = 4
    assert (played(thieves["regular"], found).at(0) == "C4") == waits  # at the end of a way that leads nowhere


@pytest.mark.rule("H-604")
@pytest.mark.parametrize(("holder", "worths"), [(0, (1.0, 0.0)), (1, (0.0, 1.0))])
def test_the_holder_wins_when_time_is_up(holder: int, worths: tuple[float, float]) -> None:
    s = table("E5", "E5", holder=holder, quick_hyst="turns", quick_turns=5).state
    s.turns = 4
    assert (judged(s, 0, 1), judged(s, 1, 1)) == worths


@pytest.mark.rule("H-605")
def test_nobody_wins_a_loose_diamond_when_time_is_up_without_sudden_death() -> None:
    s = table("D5", "S3", quick_hyst="turns", quick_turns=5, quick_no_holder="draw").state
    s.turns = 4
    assert judged(s, 0, 1) == 0.5


@pytest.mark.rule("H-606")
def test_only_a_way_out_in_time_counts_before_the_turn_limit() -> None:
    found = {}
    for at in ("A2", "A3", "C3", "E5"):
        s = table(at, "S3", holder=0, turn_limit=12).state
        s.turns = 9  # this turn, the rival's, and one more
        found[at] = judged(s, 0, 1)
    assert found["A2"] > found["A3"] > found["C3"] > found["E5"] - 1e-9
    assert found["E5"] == pytest.approx(0.5)  # nine steps: nobody wins


@pytest.mark.rule("H-1105")
def test_a_holder_before_the_exit_who_stayed_has_no_way_out_in_hand() -> None:
    s = table("S3", "A2", holder=1, phase=TURN_START).state
    s.held[1] = 3
    assert lacking(s, 1, 0) == 1 << ON_THE_MOVE
    assert lacking(table("S3", "A4", holder=1, phase=TURN_START).state, 1, 0) == 0  # too far for it
    assert lacking(s, 0, 0) == 0  # one knows one's own hand
    mind = make_mind()
    make_up_mind(mind, s, 0)
    assert has_card(mind, s, 1, ON_THE_MOVE) == pytest.approx(mind.odds[ON_THE_MOVE])  # the card it has drawn since
    assert has_card(mind, s, 1, ULTIMATE_THIEF) == pytest.approx(3 * mind.odds[ULTIMATE_THIEF])


@pytest.mark.rule("H-1105")
def test_a_rival_who_stayed_beside_the_holder_has_no_ultimate_thief() -> None:
    s = table("S3", "C3", "C3", holder=2, phase=TURN_START).state
    assert lacking(s, 1, 0) == 0  # the holder has moved since, and may have come there
    s.holder = 1
    assert lacking(s, 2, 0) == 1 << ULTIMATE_THIEF


@pytest.mark.rule("H-1105")
def test_dealt_hands_fit_what_was_shown() -> None:
    s = table("S3", "A2", holder=1, phase=TURN_START, hand="smoke smoke shove").state
    s.held[1] = 3
    s.hands[1] = 0
    dealt = []
    for k in range(DEALS):
        rounds = Rounds(None, [s.copy()], [0] * RNG, [0.0] * SCRATCH)  # type: ignore[arg-type]
        seed_rng(rounds.rng, k, 1)
        deal_likely(rounds, s, 0)
        dealt.append(count(rounds.work[0].hands[1], ON_THE_MOVE))
    assert max(dealt) <= 1
    assert 0 < sum(dealt) < DEALS / 4  # 13 % of hands and not 39 %


def test_the_fit_finds_the_weights_that_made_the_winners() -> None:
    true = np.zeros(SIDE)
    true[:3] = 1.0, -0.5, 2.0
    random = np.random.default_rng(1)
    sides = np.zeros((2000, SEATS, SIDE))
    sides[:, :, :3] = random.normal(size=(2000, SEATS, 3))
    players = np.where(np.arange(2000) % 2, 2, 4)
    rows = Rows(sides, np.zeros(2000, np.int64), players)
    winner = np.array([random.choice(SEATS, p=chance) for chance in chances(rows, true)])
    assert winner[players == 2].max() == 1  # seats that are not there win nothing
    found = fit(Rows(sides, winner, players), ridge=1.0)
    assert found[:3] == pytest.approx(true[:3], abs=0.25)
    assert np.abs(found[3:]).max() == 0.0


def test_rounds_correct_what_an_end_seemed_worth_at_first() -> None:
    seen: list[tuple[int, int]] = []

    def play(node: int, k: int) -> float:
        seen.append((node, k))
        return 0.9 if node == 3 else 0.4

    found = compare(play, {2: 0.55, 3: 0.5}, [2, 3], 7000, 1000.0)
    assert found[3] > found[2]
    assert (
        [k for node, k in seen if node == 2] == [k for node, k in seen if node == 3] == list(range(7000, 7000 + ROUNDS))
    )
    assert len(compare(play, {2: 0.55, 3: 0.5}, [2, 3], 0, 0.0)) == 2  # one round each, however late it is
