"""Who knows what: the redacted record."""

import re
from random import Random

import msgspec
import pytest

from facedown.engine.game import CHANCE, SPECTATOR
from facedown.engine.play import Play, choices
from facedown.games.nyet import NYET as GAME
from facedown.games.nyet.kit.samples import samples
from facedown.games.nyet.kit.scramble import scramble
from facedown.games.nyet.rules.options import NyetOptions
from facedown.games.nyet.rules.pieces import COLOURS, card_list, card_text
from facedown.games.nyet.rules.state import CHARACTER, DEALER, NYET, OVER, SCORE, SHED, TRICK, State
from facedown.games.nyet.text.words import texts
from tests.games.nyet.helpers import (
    acting,
    do,
    ending,
    legal,
    offered,
    play,
    position,
    random_steps,
    rng_of,
    sent,
    sight,
    start,
    view_of,
    watchers,
)

HIDDEN = {"hands", "shed", "given", "deck"}
PUBLIC = {
    *("gone", "boxes", "covered", "scores", "credits", "loot", "round", "round_count", "target_score", "round_cap"),
    *("token", "tricks", "held", "void", "trick", "last_trick", "character", "players", "phase", "turn", "dealer"),
    *("placed", "first", "discard", "trump", "super", "points", "team", "bonus", "ready", "leader", "in_trick"),
    *("last_leader", "last_winner", "by_points", "left_starts", "ask_dealer", "super_is_loot", "double_negative"),
    *("finish_cycle", "cycle_due", "memory", "reveal", "auto_play"),
}


def viewers(s: State) -> list[int]:
    return [*range(s.players), SPECTATOR]


def opened(s: State) -> bool:
    """Everything may be seen: the game is over, or the table shows discards after a round."""
    return s.phase == OVER or (s.phase == SCORE and s.reveal == 1)


def test_somebody_has_decided_about_every_field() -> None:
    """A new field of the record is hidden until it is entered here and in `redact`."""
    assert {field.name for field in State.fields} == HIDDEN | PUBLIC | {"spare"}


@pytest.mark.rule("Y-41")
@pytest.mark.parametrize("options", samples())
def test_what_each_seat_and_a_spectator_see(options: NyetOptions) -> None:
    """Field by field over a random game: own hand and discards, cards passed by and to the seat, public facts."""
    for s in random_steps(options, 2):
        for viewer in viewers(s):
            seen = sight(s, viewer)
            for name in PUBLIC:
                assert getattr(seen, name) == getattr(s, name)
            n = s.players
            right = (viewer - 1) % n
            assert seen.hands == [s.hands[p] if p == viewer else 0 for p in range(5)]
            assert seen.given == [s.given[p] if viewer >= 0 and p in {viewer, right} else 0 for p in range(5)]
            assert seen.shed == [s.shed[p] if p == viewer or opened(s) else 0 for p in range(5)]
            assert seen.deck == (s.deck if opened(s) else 0)


@pytest.mark.rule("Y-41")
@pytest.mark.parametrize("n", [2, 3, 4, 5])
def test_choices_are_known_to_their_owner_alone(n: int) -> None:
    for s in random_steps(NyetOptions.of(players=n, round_count=1, discard_line=("d2", "p1")), 8):
        for seat in acting(s):
            assert choices(GAME, sight(s, seat), seat) == choices(GAME, s, seat)
            if s.phase in {SHED, TRICK}:
                for viewer in viewers(s):
                    if viewer != seat:
                        assert choices(GAME, sight(s, viewer), seat) == []


@pytest.mark.rule("Y-42")
@pytest.mark.parametrize("n", [2, 3, 4, 5])
def test_voids_are_what_plays_have_shown(n: int) -> None:
    """Kept by hand beside a random game, with the suit of Y-33; a seat never holds what it has denied."""
    shown: list[set[str]] = [set() for _ in range(5)]
    before = None
    looked = 0

    def suit(card: int) -> str:
        text = card_text(card)
        super_one = s.super < 4 and text == f"{COLOURS[s.super]}1"
        return COLOURS[s.trump] if super_one else text[0]  # Y-43

    for s in random_steps(NyetOptions.of(players=n), n):
        if s.phase == NYET:
            shown = [set() for _ in range(5)]
        if before is not None and before.phase == TRICK and before.in_trick:
            who = before.turn
            card = s.trick[who] if s.in_trick else s.last_trick[who]
            led = suit(before.trick[before.leader])
            if suit(card) != led:
                shown[who].add(led)
                looked += 1
        if s.phase in {TRICK, SCORE}:
            voids = [{c for k, c in enumerate(COLOURS) if s.void[p] >> k & 1} for p in range(5)]
            assert voids == shown
            for p in range(n):
                assert not {suit(card) for card in card_list(s.hands[p])} & voids[p]
        before = s.copy()
    assert looked > 20


@pytest.mark.rule("Y-44")
@pytest.mark.parametrize("options", samples())
def test_nothing_hidden_changes_a_byte(options: NyetOptions) -> None:
    """Y-44.1: reshuffle all that a viewer cannot know; record, view and own choices stay the same, byte for byte."""
    random = Random(5)
    changed = 0
    for s in random_steps(options, 4):
        if random.random() > 0.15:
            continue
        for viewer in viewers(s):
            other = s.copy()
            scramble(other, viewer, random)
            changed += other != s
            assert sight(other, viewer).to_bytes() == sight(s, viewer).to_bytes()
            assert sent(other, viewer) == sent(s, viewer)
            if viewer in acting(s):
                assert legal(other, viewer) == legal(s, viewer)
    assert changed > 20


@pytest.mark.rule("Y-44")
@pytest.mark.parametrize("n", [2, 3, 4, 5])
def test_no_card_in_a_message_that_its_reader_may_not_know(n: int) -> None:
    """Y-44.1: every card named in a view is held, laid aside, passed or received by its reader, or was played."""
    for s in random_steps(NyetOptions.of(players=n, round_count=2, card_memory="full"), 3):
        if s.phase == OVER:
            break
        for viewer in viewers(s):
            named = re.findall(r'"([bryg]\d+)"', sent(s, viewer).decode())
            known = set(texts(s.gone)) | {view_of(s, SPECTATOR).supertrump}  # a term of the round, open to everybody
            if viewer >= 0:
                mine = (s.hands[viewer], s.shed[viewer], s.given[viewer], s.given[(viewer - 1) % n])
                known |= {text for cards in mine for text in texts(cards)}
            assert set(named) <= known


@pytest.mark.rule("Y-44")
def test_nothing_from_which_the_deal_follows_is_in_a_record() -> None:
    """Y-44.1: the same hands dealt in another order make an equal record: no seed, no order is kept."""
    one, other = start(players=4, first_dealer=0), GAME.rules.setup(NyetOptions.of(players=4, first_dealer=0))
    for p in (1, 2, 3, 0):
        for card in reversed(card_list(one.hands[p])):
            GAME.rules.apply(other, CHANCE, card)
    assert one == other


FORCED = ("b5 r2 r3", "b6 g2 g3", "b7 b8 b9", "r4 r5 r6")
FREE = ("b5 r2 r3", "b6 b7 b8", "b9 g2 g3", "r4 r5 r6")


@pytest.mark.rule("Y-44")
def test_a_forced_play_looks_like_a_free_one() -> None:
    """Y-44.2 and 6: one choice or three, first or last card of the hand: the others see the same."""
    forced, free = (ending("bear d0 y none 2", *hands, team="0+2") for hands in (FORCED, FREE))
    for s in (forced, free):
        play(s, "b5")
    assert (offered(forced, 1), offered(free, 1)) == ("b6", "b6 b7 b8")
    seen = [watchers(s, (0, 3, SPECTATOR)) for s in (forced, free)]
    for s, those in ((forced, seen[0]), (free, seen[1])):
        play(s, "b6", watch=those)
    for viewer in (0, 3, SPECTATOR):
        assert sent(forced, viewer) == sent(free, viewer)
    for a, b in zip(*seen, strict=True):
        assert msgspec.json.encode(a.events) == msgspec.json.encode(b.events)
        assert set(msgspec.to_builtins(a.events[0])) == {"event", "seat", "character", "card"}  # no place in the hand


@pytest.mark.rule("Y-44")
@pytest.mark.parametrize("n", [2, 3, 4, 5])
def test_messages_have_one_shape(n: int) -> None:
    """Y-44.3: private cards fill fixed slots at all times; events of a kind have the same fields for every seat."""
    shapes: dict[str, set[tuple[str, ...]]] = {}
    steps = random_steps(NyetOptions.of(players=n, round_count=2, discard_line=("d2", "p1", "x1")), 6)
    s = next(steps)
    seen = watchers(s)
    for s in steps:
        for viewer in viewers(s):
            page = view_of(s, viewer)
            assert [len(row) for row in (page.hand, page.laid_aside, page.given, page.received)] == [16, 2, 2, 2]
        for watcher in seen:
            watcher.look(s)
    ready = []
    for watcher in seen:
        plain = [msgspec.to_builtins(event) for event in watcher.events]
        for event in plain:
            shapes.setdefault(event["event"], set()).add(tuple(event))
        ready.append([(event["seat"], len(event["cards"])) for event in plain if event["event"] == "seat_ready"])
    assert [len(shapes[kind]) for kind in ("seat_ready", "shed_done", "card_played")] == [1, 1, 1]
    assert len(ready[0]) == 2 * n
    assert all(those == ready[0] for those in ready)  # the owner's own cards fill as many places as others' blanks


TWO_ASIDE = """
    options: players=4
    phase: shed
    terms: bear d2 y b 2
    team: 0+2
    hand 0: b2 b3 b4 b5 r8 r9 r10 y2 y3 y4 y5 g2 g3 g4 g13
    hand 1: b1 b6 b7 b8 r2 r3 r11 r12 y6 y7 y8 y9 g6 g7 g8
    hand 2: b1 b9 b10 b11 r1 r4 r5 r6 y1 y10 y11 y12 g1 g9 g10
    hand 3: b1 b12 b13 r1 r1 r7 r13 y1 y1 y13 g1 g1 g5 g11 g12
    """


@pytest.mark.rule("Y-44")
def test_half_a_choice_is_nobodys_business() -> None:
    """Y-44.4 and 10: one of two cards is chosen: not a byte, an event or a count changes for anybody else."""
    s = position(TWO_ASIDE)
    seen = watchers(s, (0, 2, 3, SPECTATOR))
    before = [(sight(s, w.seat).to_bytes(), sent(s, w.seat)) for w in seen]
    do(s, "1 shed:r2", watch=seen)
    assert [(sight(s, w.seat).to_bytes(), sent(s, w.seat)) for w in seen] == before
    assert all(w.events == [] for w in seen)
    assert [seat.held for seat in view_of(s, 0).seats] == [15, 15, 15, 15]
    assert sum(1 for card in view_of(s, 1).hand if card) == 14  # its owner sees it gone


@pytest.mark.rule("Y-44")
def test_the_order_of_two_chosen_cards_leaves_no_trace() -> None:
    """Y-44.4: not even in the seat's own record."""
    one, other = position(TWO_ASIDE), position(TWO_ASIDE)
    do(one, "1 shed:r2", "1 shed:g8")
    do(other, "1 shed:g8", "1 shed:r2")
    assert one.to_bytes() == other.to_bytes()


@pytest.mark.rule("Y-44")
def test_copies_of_a_one_leave_no_trace() -> None:
    """Y-44.5: a hand that got a b1 and one that had it from the deal are the same; so are events when it is played."""
    more = "given 0: b1\ngiven 1: g2\ngiven 2: g3\ngiven 3: r2"
    s = ending("bear p1 y none 2", "r2 b13 y2", "b1 b1 b5", "g2 b2 y3", "g3 b3 y4", team="0+2", more=more)
    dealt = ending("bear d0 y none 2", "r2 b13 y2", "b1 b1 b5", "g2 b2 y3", "g3 b3 y4", team="0+2")
    assert s.hands == dealt.hands
    seen, seen_too = watchers(s), watchers(dealt)
    play(s, "b13", "b1", watch=seen)
    play(dealt, "b13", "b1", watch=seen_too)
    for a, b in zip(seen, seen_too, strict=True):
        assert a.events == b.events
    assert view_of(s, 1).received == ("", "")  # any b1 counts as the one received


@pytest.mark.rule("Y-44")
def test_the_exception_for_ones_leaves_no_trace() -> None:
    """Y-44.7: seat 0 has nothing but ones, or an ordinary hand; seat 1, with the same cards, sees no difference."""
    head = "options: players=5\nphase: shed\nterms: bear x1 y b 2\nteam: 0+1\nbonus: 0\n"
    mine = "hand 1: b2 b3 b4 b5 b6 b7 b8 b9 b10 b11 b12 b13\n"
    reds = " ".join(f"r{v}" for v in range(2, 14))
    yellows = " ".join(f"y{v}" for v in range(2, 14))
    greens = " ".join(f"g{v}" for v in range(2, 14))
    ones = "b1 b1 b1 r1 r1 r1 y1 y1 y1 g1 g1 g1"
    games = [
        position(f"{head}hand 0: {a}\n{mine}hand 2: {b}\nhand 3: {yellows}\nhand 4: {greens}")
        for a, b in ((ones, reds), (reds, ones))
    ]
    assert ["b1" in offered(s, 0).split() for s in games] == [True, False]
    seen = [watchers(s, (1, 3, 4, SPECTATOR)) for s in games]
    for s, those in zip(games, seen, strict=True):
        for seat in range(5):
            do(s, f"{seat} {legal(s, seat)[0]}" if seat in {0, 2} else f"{seat} {legal(s, seat)[-1]}", watch=those)
    for viewer in (1, 3, 4, SPECTATOR):
        assert sent(games[0], viewer) == sent(games[1], viewer)
        assert sight(games[0], viewer) == sight(games[1], viewer)
    for a, b in zip(*seen, strict=True):
        assert msgspec.json.encode(a.events) == msgspec.json.encode(b.events)


@pytest.mark.rule("Y-44")
@pytest.mark.parametrize("n", [2, 3, 4, 5])
def test_advice_comes_from_the_seats_sight(n: int) -> None:
    """Y-44.8: the quick policy says the same for the truth, for the seat's sight and for another truth behind it."""
    random = Random(n)
    for step, s in enumerate(random_steps(NyetOptions.of(players=n, round_count=1), n)):
        for seat in acting(s):
            other = s.copy()
            scramble(other, seat, random)
            said = []
            for known in (s, sight(s, seat), other):
                mask = [0] * GAME.rules.words
                GAME.rules.legal(known, seat, mask)
                said.append(GAME.learn.hints.policy(known, seat, mask, rng_of(step)))
            assert said[0] == said[1] == said[2]


@pytest.mark.rule("Y-44")
def test_who_comes_back_gets_what_was_there() -> None:
    """Y-44.9: a table rebuilt from its log shows everyone the same bytes."""
    table = Play(GAME, NyetOptions.of(players=3, round_count=1), bytes(32))
    table.roll()
    random = Random(1)
    while not table.over:
        seat = random.choice(table.actors())
        table.act(seat, random.choice(table.legal(seat)))
        if random.random() < 0.2:
            again = Play(GAME, table.options, bytes(32))
            for entry in table.log:
                again.append(entry)
            for viewer in (0, 1, 2, SPECTATOR):
                assert sent(again.state, viewer) == sent(table.state, viewer)


@pytest.mark.rule("Y-44")
@pytest.mark.parametrize("n", [2, 3, 4, 5])
def test_hand_sizes_stand_still_while_cards_are_chosen(n: int) -> None:
    """Y-44.10: everyone is seen with a full hand until all are done, then all change together."""
    full = {2: 15, 3: 16, 4: 15, 5: 12}[n]
    for line, after in ((("d2", "x2"), full - 2), (("p1", "p2"), full)):
        looked = 0
        previous = DEALER
        for s in random_steps(NyetOptions.of(players=n, round_count=1, discard_line=line), 7):
            if s.phase == SHED:
                looked += 1
                for viewer in viewers(s):
                    assert [seat.held for seat in view_of(s, viewer).seats] == [full] * n
            if s.phase == TRICK and previous == SHED:
                assert s.held[:n] == [after] * n
            previous = s.phase
        assert looked >= n


@pytest.mark.rule("Y-45")
@pytest.mark.parametrize("memory", ["none", "last_trick", "full"])
def test_the_record_remembers_whatever_the_screen_shows(memory: str) -> None:
    """A bot's record has all cards played and all voids; the option only changes what is drawn."""
    plain = random_steps(NyetOptions.of(players=4, round_count=1), 3)
    for s, other in zip(
        plain, random_steps(NyetOptions.of(players=4, round_count=1, card_memory=memory), 3), strict=True
    ):
        seen = sight(other, 1)
        assert (seen.gone, seen.void, seen.last_trick) == (s.gone, s.void, s.last_trick)
    assert seen.gone.bit_count() == sum(s.tricks) * 4
    assert any(seen.void)


def test_characters_being_chosen_are_public() -> None:
    s = GAME.rules.setup(NyetOptions.of(players=2, character_choice="pick"))
    assert s.phase == CHARACTER
    do(s, "0 char:tiger")
    assert [seat.character for seat in view_of(s, SPECTATOR).seats] == ["tiger", ""]
