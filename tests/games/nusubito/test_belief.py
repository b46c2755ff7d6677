"""What everybody can know of the Thief: the worked examples, and a search that tries everything."""

from random import Random
from typing import Any

import pytest

from facedown.engine.bits import number_of
from facedown.engine.game import SPECTATOR
from facedown.engine.play import choices, redacted
from facedown.games.nusubito import NUSUBITO
from facedown.games.nusubito.page.aids import exposure, likely_temples, possible_worlds
from facedown.games.nusubito.rules.actions import A_END, A_TREASURE
from facedown.games.nusubito.rules.pieces import CELL_NAMES, LINKS, TEMPLE_NAMES
from facedown.games.nusubito.rules.rules import apply
from facedown.games.nusubito.rules.state import M_DAY, MEMORY, T_DAY, T_NIGHT, State, coins_on_table
from tests.games.nusubito.helpers import Table, given, new_game
from tests.games.nusubito.patient import PATIENT
from tests.games.nusubito.turns import offered


def worlds(s: State) -> set[tuple[str, ...]]:
    """The faces of all slots, as everybody must hold them possible; the temple comes last."""
    seen = redacted(NUSUBITO, s, SPECTATOR)
    found = possible_worlds(seen, coins_on_table(seen))
    assert len({world[:2] for world in found}) == len(found)
    return {(*(TEMPLE_NAMES[face] for face in faces), TEMPLE_NAMES[temple]) for temple, faces, _ in found}


def temples(t: Table) -> str:
    return " ".join(sorted({world[-1] for world in worlds(t.state)}, key=TEMPLE_NAMES.index))


@pytest.mark.rule("N-961")
def test_the_first_event() -> None:
    assert temples(new_game()) == "C3"
    assert temples(new_game().do("leap:A3 lay end")) == "A1 E1 A3 E3 A5 E5"
    assert temples(new_game().do("leap:C1 lay end")) == "A1 C1 E1"
    assert temples(new_game().do("rod:3 leap:E3 lay end")) == "A3 E3"
    assert temples(new_game().do("leap:A3 rod:A lay end")) == "A3"
    sacrifice = new_game().do("sacrifice:E5 leap:A3 lay end")
    assert temples(sacrifice) == "A1 C1 E1 A3 E3 A5 C5 E5"
    assert len(worlds(sacrifice.state)) == 64


FIRST = "leap:A3 leap:A1 lay end end "


@pytest.mark.rule("N-962")
def test_a_rod_after_a_silent_turn() -> None:
    t = new_game().do(FIRST + "rod:1 leap:C1 lay end")
    pairs = {world[:2] for world in worlds(t.state)}
    assert pairs == {("A3", "A1"), ("A1", "A3"), ("A1", "C1"), ("E1", "C1"), ("E3", "E1"), ("E1", "E3")}


@pytest.mark.rule("N-963")
def test_a_builder_after_a_silent_turn() -> None:
    t = new_game().do("leap:A3 lay end end leap:C3 leap:C1 lay end")
    assert {world[:2] for world in worlds(t.state)} == {("A3", "C1"), ("E3", "C1"), ("A1", "C3"), ("E1", "C3")}


@pytest.mark.rule("N-964")
def test_a_coin_that_is_picked_up_leaves_no_face() -> None:
    t = new_game().do(FIRST + "coin:1.1L leap:C1 lay end")
    assert len(worlds(t.state)) == 9
    assert temples(t) == "A1 C1 E1 A3 C3 E3 A5 C5 E5"


@pytest.mark.rule("N-965")
def test_three_silent_turns_and_a_night() -> None:
    t = new_game().do(FIRST + "leap:C1 lay end end")
    assert len(worlds(t.state)) == 32
    t.do("leap:E1 lay end")
    assert len(worlds(t.state)) == 132
    assert temples(t) == "A1 C1 E1 A3 C3 E3 A5 C5 E5"
    t.do("end")
    by_rod = Table(t.state.copy()).do("rod:1 end")
    assert len(worlds(by_rod.state)) == 40
    assert temples(by_rod) == "A1 C1 E1"
    by_coins = Table(t.state.copy()).do("coin:1.1L coin:1.2L reveal:col")
    assert worlds(by_coins.state) == {("E1", "E1"), ("E3", "E3"), ("E5", "E5")}


@pytest.mark.rule("N-102")
def test_a_staged_turn_tells_nothing() -> None:
    t = new_game().do(FIRST)
    before = worlds(t.state)
    assert worlds(t.do("coin:1.1L leap:C1").state) == before


def after_turn(s: State, shown: bytes) -> list[State]:
    """All states to which some complete turn of the Thief leads and that look like `shown`, by trying everything."""
    found: dict[bytes, State] = {}
    met: set[bytes] = set()
    stack = [s]
    phase = s.phase
    while stack:
        now = stack.pop()
        for action in offered(now):
            if number_of(action) == A_TREASURE:
                continue
            after = now.copy()
            apply(after, s.thief, action)
            data = after.to_bytes()
            if after.phase == phase:
                if data not in met:
                    met.add(data)
                    stack.append(after)
            elif redacted(NUSUBITO, after, SPECTATOR).to_bytes() == shown:
                found[data] = after
    return list(found.values())


@pytest.mark.rule("N-417")
@pytest.mark.parametrize("seed", range(10))
def test_the_set_is_exactly_what_trying_everything_finds(seed: int) -> None:
    random = Random(f"belief {seed}")
    options = [
        NUSUBITO.options.of(max_days=4),
        NUSUBITO.options.of(max_days=4, configuration="2/2/2", darts_total=12, thief_start_darts=12),
        NUSUBITO.options.of(max_days=4, bluff_sacrifice=False, night_pickup_current=True),
        NUSUBITO.options.of(max_days=4, bolster_count=3, configuration="1/1/2", bolster_adjacency="any"),
        NUSUBITO.options.of(
            max_days=4, thief_publication="sequence", configuration="2/2/2", darts_total=12, thief_start_darts=12
        ),
    ][seed % 5]
    truth = NUSUBITO.rules.setup(options)
    apply(truth, -1, random.randrange(9))
    possible = [truth.copy()]
    compared = 0
    while truth.phase != 6 and len(possible) < 40 and compared < 5:
        staged = truth.phase in {T_DAY, T_NIGHT}
        start = truth.phase
        while truth.phase == start:
            actions = choices(PATIENT, truth, PATIENT.rules.actors(truth).bit_length() - 1)
            if staged and random.random() < 0.5:  # few sacrifices, whose Coins make so many worlds
                actions = [a for a in actions if not 18 <= number_of(a) < 27] or actions
            action = random.choice(actions)
            apply(truth, PATIENT.rules.actors(truth).bit_length() - 1, action)
            if not staged:
                for state in possible:
                    apply(state, 1 - state.thief, action)
                possible = [state for state in possible if state.phase == truth.phase]
                if number_of(action) == A_END:
                    break
        if staged and truth.phase != 6:
            shown = redacted(NUSUBITO, truth, SPECTATOR).to_bytes()
            possible = [after for state in possible for after in after_turn(state, shown)]
            tried = {(*(TEMPLE_NAMES[c - 1] for c in state.coin if c), TEMPLE_NAMES[state.at]) for state in possible}
            assert worlds(truth) == tried
            possible = list({(state.at, *state.coin): state for state in possible}.values())
            compared += 1
    assert compared


@pytest.mark.rule("N-505")
@pytest.mark.parametrize("order", ["set", "sequence"])
def test_one_turn_among_many_seekers(order: str) -> None:
    """From crowded boards: the ends that go with the true start are those that trying everything finds."""
    random = Random(f"one turn {order}")
    traced = 0
    for _ in range(15):
        t = crowded(random, thief_publication=order)
        s = t.state.copy()
        while s.phase == T_DAY:
            actions = [a for a in offered(s) if number_of(a) != A_TREASURE]
            if not actions:
                break
            apply(s, s.thief, random.choice(actions))
        if s.phase != M_DAY:
            continue
        shown = redacted(NUSUBITO, s, SPECTATOR).to_bytes()
        ends = {after.at for after in after_turn(t.state, shown)}
        assert s.reach[t.state.start] & t.state.hand == sum(1 << end for end in ends)
        traced += s.fell >> 16 != 0
    assert traced > 2


def crowded(random: Random, **options: Any) -> Table:
    """Seekers on temples, pawns on many links, Darts enough to strike several of them."""
    board = [
        f"{CELL_NAMES[cell]}:{random.choice('HBSS')}{random.choice(['', 'd'])}" for cell in random.sample(LINKS, 5)
    ]
    at, *others = random.sample(TEMPLE_NAMES, 5)
    board += [f"{name}:S{random.choice(['', '', 'd'])}" for name in others[:3]]
    board += [f"{at}:S"] * random.randrange(2)
    bolsters = random.choice(["", "", others[3]])
    darts = random.randrange(3, 8)
    hand = " ".join(random.sample([name for name in TEMPLE_NAMES if name != at], 3))
    return given(" ".join(board), thief=at, hand=hand, darts=darts, bolsters=bolsters, pawns_per_level=9, **options)


def test_a_long_past_is_forgotten_and_the_truth_stays_possible() -> None:
    """More turns than are remembered: the set may only grow."""
    t = new_game(max_days=40)
    ways = ["A3", "C3", "E3", "C3"]
    for k in range(MEMORY + 9):
        taken = f"coin:{min(t.table(), key=_order)} " if t.table() else ""
        t.do(f"{taken}leap:{ways[k % 4]} lay end end")
        if t.phase == "thief_night":
            t.do("end end")
        here = (*(t.table()[slot] for slot in sorted(t.table(), key=_order)), t.at)
        assert here in worlds(t.state)
    assert t.state.turns == MEMORY
    assert t.state.base_count == 1


def _order(slot: str) -> tuple[int, str]:
    day, _, rest = slot.partition(".")
    return int(day), rest


@pytest.mark.rule("N-704")
def test_the_aids() -> None:
    t = new_game(thief_aid="exposure", mist_aid="probability").do("leap:A3 lay")
    assert exposure(t.state) == 6
    view = NUSUBITO.page.view(redacted(NUSUBITO, t.state, 0), 0)
    assert view.turn.exposure == 6  # type: ignore[attr-defined]
    t.do("end")
    shares = likely_temples(redacted(NUSUBITO, t.state, 1))
    assert sum(shares) == pytest.approx(1.0)
    assert [share > 0 for share in shares] == [True, False, True, True, False, True, True, False, True]
    assert NUSUBITO.page.view(redacted(NUSUBITO, t.state, 1), 1).likely == [round(x, 4) for x in shares]  # type: ignore[attr-defined]
