"""What is true in every game, whatever is chosen: looked at in random games of all samples."""

from random import Random

import pytest

from facedown.engine.bits import number_of
from facedown.engine.game import CHANCE, seats_in
from facedown.engine.play import bits_of
from facedown.games.myst.kit.samples import samples
from facedown.games.myst.rules.actions import A_PLACE, WORD, WORDS
from facedown.games.myst.rules.cells import BOARD
from facedown.games.myst.rules.options import MystOptions, most_actions
from facedown.games.myst.rules.pieces import ALL_CARDS, KEY_CELLS, N_CELLS, TURNS
from facedown.games.myst.rules.placing import allowed_cells, legal_cells, place
from facedown.games.myst.rules.rules import actors, apply, legal, weight
from facedown.games.myst.rules.scoring import switch_points, total_points
from facedown.games.myst.rules.setup import setup
from facedown.games.myst.rules.state import (
    ACT,
    CUT_OFF,
    DEAL,
    INTENT,
    JUMP,
    KEY_PICK,
    KEY_SET,
    LAYING,
    NONE,
    OVER,
    POST,
    PRE,
    RACE,
    SETTLED,
    SPIN,
    TIE,
    TURNS_SPIN,
    YOUNGEST,
    State,
    books_out,
    open_cells,
    played_books,
)

Step = tuple[State, int, int, State]
RACING = {CUT_OFF, INTENT, LAYING, RACE}


def game(options: MystOptions, seed: int) -> list[Step]:
    """A random game: state, seat, action, next state."""
    random = Random(seed)
    s = setup(options)
    steps = []
    while who := actors(s):
        seat = CHANCE if who == CHANCE else random.choice(seats_in(who))
        mask = [0] * WORDS
        legal(s, seat, mask)
        offered = bits_of(mask)
        action = random.choices(offered, [weight(s, a) for a in offered] if seat == CHANCE else None)[0]
        before = s.copy()
        apply(s, seat, action)
        steps.append((before, seat, action, s.copy()))
    return steps


GAMES = [(options, game(options, 7 * k + n)) for k, options in enumerate(samples()) for n in range(3)]


@pytest.mark.rule("M-1")
@pytest.mark.rule("M-7")
@pytest.mark.rule("M-38")
@pytest.mark.rule("M-41")
def test_a_game_has_its_parts_in_their_order() -> None:
    parts = ({DEAL, YOUNGEST}, {KEY_PICK}, {KEY_SET}, RACING, {TURNS_SPIN, TIE}, {SPIN, PRE, ACT, JUMP, POST}, {OVER})
    for _, steps in GAMES:
        course = [next(k for k, part in enumerate(parts) if s.phase in part) for s, *_ in steps] + [len(parts) - 1]
        assert course == sorted(course)
        assert {0, 1, 2, 3, 5, 6} <= set(course)
        for s, *_ in steps:  # two pawns, from the walk on
            assert all(0 <= at < N_CELLS for at in s.pawns) if s.round else s.pawns == [NONE, NONE]


@pytest.mark.rule("M-45")
@pytest.mark.rule("M-47")
@pytest.mark.rule("M-52")
def test_pieces_are_never_moved_and_fill_the_board() -> None:
    for _, steps in GAMES:
        for before, _, _, after in steps:
            assert after.cells[0] & after.cells[1] == 0
            for team in range(2):
                assert before.cells[team] & ~after.cells[team] == 0
        assert steps[-1][3].cells[0] | steps[-1][3].cells[1] == BOARD
        first = next(after for _, _, _, after in steps if after.phase in RACING)
        assert open_cells(first).bit_count() == N_CELLS - 2


@pytest.mark.rule("M-48")
@pytest.mark.rule("M-51")
def test_somebody_can_always_lay_and_who_is_cut_off_stays_so() -> None:
    for options, steps in GAMES:
        for before, _, _, after in steps:
            if before.phase in RACING and open_cells(before):
                assert allowed_cells(before, 0) | allowed_cells(before, 1)
                for team in range(2):
                    lost = not legal_cells(before, team) and not before.pending[team]
                    if lost and after.phase in RACING and not after.pending[team]:
                        assert not legal_cells(after, team), options


@pytest.mark.rule("M-53")
def test_the_record_of_a_race_gives_the_same_position() -> None:
    for _, steps in GAMES:
        start = next(k for k, step in enumerate(steps) if step[0].phase in RACING)
        again = steps[start][0].copy()
        for before, seat, action, _ in steps[start:]:
            number = number_of(action)
            if before.phase == LAYING:
                team, cell = number // WORD // 3, number % WORD
            elif before.phase == RACE and number >= A_PLACE:
                team, cell = seat, number - A_PLACE
            else:
                continue
            again.pending[team] = before.pending[team]
            assert allowed_cells(again, team) >> cell & 1
            place(again, team, cell)
        assert (again.cells, again.base) == (steps[-1][3].cells, steps[-1][3].base)


@pytest.mark.rule("M-39")
@pytest.mark.rule("M-40")
@pytest.mark.rule("M-85")
def test_landmarks() -> None:
    for _, steps in GAMES:
        end = steps[-1][3]
        assert all(end.cells[base - 1] >> cell & 1 for base, cell in zip(end.base, KEY_CELLS, strict=True))
        for before, _, _, after in steps:
            assert all(0 <= old <= new <= SETTLED for old, new in zip(before.top, after.top, strict=True))
            if before.phase >= PRE:
                assert before.base == after.base
            if after.phase in {PRE, SPIN} and not after.steps:
                assert after.pawns[0] != after.pawns[1]


@pytest.mark.rule("M-49")
@pytest.mark.rule("M-89")
def test_no_card_is_lost_or_found() -> None:
    for _, steps in GAMES:
        for _, _, _, after in steps:
            gone = played_books(after, after.hands[0] | after.hands[1])
            assert sum([*after.hands, after.deck, gone]) == ALL_CARDS  # disjoint and complete
            assert [hand.bit_count() for hand in after.hands] == after.held
            assert sum(played > 0 for played in after.played) == gone.bit_count() == books_out(after)


@pytest.mark.rule("M-79")
@pytest.mark.rule("M-104")
@pytest.mark.rule("M-108")
def test_both_move_equally_often_and_points_are_in_range() -> None:
    for options, steps in GAMES:
        spins = [after.who for before, _, _, after in steps if before.phase == SPIN]
        end = steps[-1][3]
        assert spins == [end.leader, 1 - end.leader] * end.turns
        assert end.turns in (set(TURNS) if options.turns == "spin" else {options.turns})
        assert switch_points(end, 0) + switch_points(end, 1) == 8
        most = 43 if options.bonus_needs_card else 47
        assert all(0 <= total_points(end, team) <= most for team in range(2))
        assert end.phase == OVER
        assert len(steps) <= most_actions(options)
