"""What happens, as events for each viewer and as lines of the log."""

from typing import Any

import msgspec
import pytest

from facedown.engine.game import SPECTATOR
from facedown.engine.play import Watcher
from facedown.games.nyet import NYET as GAME
from facedown.games.nyet.kit.samples import samples
from facedown.games.nyet.rules.options import NyetOptions, setup
from facedown.games.nyet.rules.state import State
from facedown.games.nyet.text.telling import tell
from facedown.games.nyet.text.words import card_words, texts
from tests.games.nyet.helpers import do, ending, legal, play, position, random_steps, rng_of, watchers


def plain(watcher: Watcher) -> list[dict[str, Any]]:
    return [msgspec.to_builtins(event) for event in watcher.take()]


def lines(watcher: Watcher) -> list[str]:
    return [str(tell(event)) for event in watcher.take()]


def deal(s: State, seen: list[Watcher]) -> None:
    rng = rng_of(3)
    while GAME.rules.actors(s) == -1:
        GAME.rules.apply(s, -1, GAME.rules.draw(s, rng))
        for watcher in seen:
            watcher.look(s)


@pytest.mark.rule("Y-40")
@pytest.mark.parametrize(("n", "stock"), [(2, 30), (3, 0), (4, 0), (5, 0)])
def test_round_start(n: int, stock: int) -> None:
    s = setup(NyetOptions.of(players=n, first_dealer=1))
    seen = watchers(s)
    deal(s, seen)
    for watcher in seen:
        hand = texts(s.hands[watcher.seat]) if watcher.seat >= 0 else []
        assert plain(watcher) == [
            {
                "event": "round_start",
                "round": 1,
                "dealer": 1,
                "character": "wolf",
                "hand_sizes": s.held[:n],
                "stock": stock,
                "hand": hand,
            }
        ]


@pytest.mark.rule("Y-40")
def test_a_whole_round_in_order() -> None:
    """Five players, two cards aside: every event for a seat and a spectator, with all that is in it."""
    s = position(
        """
        options: players=5 round_count=1
        dealer: 2
        phase: nyet
        covered: first:bear first:crane first:tiger discard:d1 discard:x1 discard:p1 discard:d0 trump:b trump:r trump:g
          super:b super:r super:g super:none points:1 points:2 points:4
        hand 0: b2 b9 r1 r1 r5 r11 y2 y9 y13 g3 g8 g12
        hand 1: b1 b1 b1 b3 b4 b5 b6 b7 b8 b10 b11 b12
        hand 2: b13 r1 r2 r3 r4 r6 r7 r8 r9 r10 r12 r13
        hand 3: y1 y1 y1 y3 y4 y5 y6 y7 y8 y10 y11 y12
        hand 4: g1 g1 g1 g2 g4 g5 g6 g7 g9 g10 g11 g13
        """.replace("\n          super", " super")
    )
    seen = watchers(s, (2, 4, SPECTATOR))
    do(s, "4 nyet:first:eagle", "0 nyet:points:-2", watch=seen)
    veto = [
        {"event": "nyet_placed", "seat": 4, "character": "eagle", "line": "first", "box": "eagle", "owner": 4},
        {"event": "line_closed", "line": "first", "result": "wolf", "owner": 1},
        {"event": "nyet_placed", "seat": 0, "character": "bear", "line": "points", "box": "-2", "owner": -1},
        {"event": "line_closed", "line": "points", "result": "3", "owner": -1},
    ]
    assert [plain(watcher) for watcher in seen] == [veto] * 3
    do(s, "1 team:1+3", "1 bonus:3", watch=seen)
    animals = ["bear", "wolf", "crane", "tiger", "eagle"]
    teams = [
        {"event": "teams_set", "first": 1, "team": [1, 3], "others": [0, 2, 4], "characters": animals},
        {"event": "bonus_set", "seat": 3, "character": "tiger"},
    ]
    assert [plain(watcher) for watcher in seen] == [teams] * 3
    do(s, "2 shed:r13", watch=seen)
    assert [plain(watcher) for watcher in seen] == [[]] * 3
    do(s, "2 shed:r1", "0 shed:y2", "0 shed:y9", "1 shed:b3", "1 shed:b4", "3 shed:y1", "3 shed:y3", watch=seen)
    do(s, "4 shed:g13", "4 shed:g1", watch=seen)
    own = {2: {2: ["r1", "r13"]}, 4: {4: ["g1", "g13"]}, SPECTATOR: {}}
    for watcher in seen:
        assert plain(watcher) == [
            *(
                {"event": "seat_ready", "seat": p, "character": animals[p], "cards": own[watcher.seat].get(p, ["", ""])}
                for p in (2, 0, 1, 3, 4)
            ),
            {"event": "shed_done", "kind": "discard", "count": 2, "given": [], "received": []},
        ]
    play(s, "b1", "b13", "y4", "g1", "b2", watch=seen)
    trick = [
        *(
            {"event": "card_played", "seat": p, "character": animals[p], "card": card}
            for p, card in ((1, "b1"), (2, "b13"), (3, "y4"), (4, "g1"), (0, "b2"))
        ),
        {
            "event": "trick_won",
            "seat": 3,
            "character": "tiger",
            "number": 1,
            "card": "y4",
            "loot": ["g1"],
            "owners": [4],
            "characters": animals,
        },
    ]
    assert [plain(watcher) for watcher in seen] == [trick] * 3
    while s.turn >= 0:
        do(s, f"{s.turn} {legal(s, s.turn)[-1]}", watch=seen)
    ends = [plain(watcher)[-2:] for watcher in seen]
    assert ends[0] == ends[1] == ends[2]
    scored, over = ends[0]
    assert [scored["event"], over["event"]] == ["round_scored", "game_over"]
    assert (scored["tricks"], scored["credits"], scored["totals"]) == (s.tricks, s.credits, s.scores)
    assert scored["loot"] == [loot.bit_count() for loot in s.loot]
    best = max(s.scores)
    assert (over["totals"], over["winners"]) == (s.scores, [p for p in range(5) if s.scores[p] == best])


@pytest.mark.rule("Y-40")
@pytest.mark.parametrize("kind", ["pass", "discard"])
def test_shed_done(kind: str) -> None:
    box, verb = ("p1", "give") if kind == "pass" else ("d1", "shed")
    s = position(
        f"""
        options: players=3
        phase: shed
        terms: wolf {box} y b 2
        team: 1
        hand 0: b1 b1 b2 b3 b4 r2 r3 r4 y1 y2 y3 y4 g1 g2 g3 g4
        hand 1: b1 b5 b6 b7 b8 r1 r5 r6 r7 y5 y6 y7 g5 g6 g7 g8
        hand 2: b9 b10 r1 r1 r8 r9 r10 y1 y1 y8 y9 y10 g1 g1 g9 g10
        """
    )
    seen = watchers(s)
    do(s, f"2 {verb}:y9", f"0 {verb}:b1", f"1 {verb}:g8", watch=seen)
    cards = {0: ["b1"], 1: ["g8"], 2: ["y9"]}
    for watcher in seen:
        *ready, done = plain(watcher)
        assert [(event["seat"], event["cards"]) for event in ready] == [
            (p, cards[p] if p == watcher.seat else [""]) for p in (2, 0, 1)
        ]
        passed = kind == "pass" and watcher.seat >= 0
        assert done == {
            "event": "shed_done",
            "kind": kind,
            "count": 1,
            "given": cards[watcher.seat] if passed else [],
            "received": cards[(watcher.seat - 1) % 3] if passed else [],
        }


@pytest.mark.rule("Y-40")
@pytest.mark.parametrize("options", samples())
def test_events_come_in_the_order_of_play(options: NyetOptions) -> None:
    """Random games: after which event may come which, the same for every viewer."""
    after = {
        "": {"character_taken", "round_start"},
        "character_taken": {"character_taken", "round_start"},
        "round_start": {"nyet_placed"},
        "nyet_placed": {"nyet_placed", "line_closed"},
        "line_closed": {"nyet_placed", "teams_set"},
        "teams_set": {"bonus_set", "seat_ready", "card_played"},
        "bonus_set": {"seat_ready", "card_played"},
        "seat_ready": {"seat_ready", "shed_done"},
        "shed_done": {"card_played"},
        "card_played": {"card_played", "trick_won"},
        "trick_won": {"card_played", "round_scored"},
        "round_scored": {"round_start", "game_over"},
    }
    steps = random_steps(options, 1)
    s = next(steps)
    seen = watchers(s)
    for s in steps:
        for watcher in seen:
            watcher.look(s)
    told = [[event["event"] for event in plain(watcher)] for watcher in seen]
    assert all(those == told[0] for those in told)
    for before, kind in zip(["", *told[0]], told[0], strict=False):
        assert kind in after[before], (before, kind)
    assert told[0][-1] == "game_over"


def test_every_event_has_its_line() -> None:
    """The words of the log, with supertrumps in blue, trump yellow and two points a trick."""
    s = setup(NyetOptions.of(players=3, character_choice="pick", first_dealer=1, round_count=1))
    (seen,) = watchers(s, (0,))
    do(s, "0 char:eagle", "1 char:wolf", "2 char:crane", watch=[seen])
    assert lines(seen) == ["Seat 0 is the Eagle.", "Seat 1 is the Wolf.", "Seat 2 is the Crane."]
    deal(s, [seen])
    assert lines(seen) == ["Round 1. Wolf deals."]
    do(s, "1 nyet:first:wolf", "2 nyet:first:crane", watch=[seen])
    assert lines(seen) == [
        "Wolf says NYET to Wolf as first player.",
        "Crane says NYET to Crane as first player.",
        "First player is Eagle.",
    ]
    for box in ("discard:d1", "discard:d0", "discard:x1", "discard:d2"):
        do(s, f"{s.turn} nyet:{box}", watch=[seen])
    assert lines(seen) == [
        "Eagle says NYET to 'one card each is laid aside'.",
        "Wolf says NYET to 'nothing is laid aside'.",
        "Crane says NYET to 'one card each, but not a one, is laid aside'.",
        "Eagle says NYET to 'two cards each are laid aside'.",
        "One card each is passed left.",
    ]
    for box in ("trump:r", "trump:b", "trump:g", "super:none", "super:r", "super:y", "super:g"):
        do(s, f"{s.turn} nyet:{box}", watch=[seen])
    assert lines(seen) == [
        "Wolf says NYET to red trump.",
        "Crane says NYET to blue trump.",
        "Eagle says NYET to green trump.",
        "Trump is yellow.",
        "Wolf says NYET to having no supertrumps.",
        "Crane says NYET to red supertrumps.",
        "Eagle says NYET to yellow supertrumps.",
        "Wolf says NYET to green supertrumps.",
        "Blue 1s are supertrumps.",
    ]
    for box in ("points:1", "points:4", "points:3", "points:-2"):
        do(s, f"{s.turn} nyet:{box}", watch=[seen])
    assert lines(seen) == [
        "Crane says NYET to 1 point a trick.",
        "Eagle says NYET to 4 points a trick.",
        "Wolf says NYET to 3 points a trick.",
        "Crane says NYET to -2 points a trick.",
        "Each trick and each loot card is worth 2.",
    ]
    do(s, "0 team:0+2", watch=[seen])
    assert lines(seen) == ["Eagle plays with Crane.", "Wolf holds the Bonus card (x2)."]
    for seat in (0, 1, 2):
        do(s, f"{seat} {legal(s, seat)[0]}", watch=[seen])
    got = card_words(texts(s.given[2])[0])
    assert lines(seen) == [
        "Eagle is ready.",
        "Wolf is ready.",
        "Crane is ready.",
        f"All pass one card to the left. You get {got}.",
    ]


def told_once(s: State, *cards: str) -> list[str]:
    (seen,) = watchers(s, (SPECTATOR,))
    play(s, *cards, watch=[seen])
    return lines(seen)


def test_lines_of_tricks_and_scores() -> None:
    s = ending("bear d0 y none 2", "g13", "r1", "g2", "g1", team="0+2", more="round: 7\nscores: 5 4 3 2")
    assert told_once(s, "g13", "r1", "g2", "g1") == [
        "Bear plays green 13.",
        "Wolf plays red 1.",
        "Crane plays green 2.",
        "Tiger plays green 1.",
        "Bear takes trick 15 with green 13 and loots red 1 from Wolf, green 1 from Tiger.",
        "Round 7 at 2 a trick: Bear +34, Wolf +0, Crane +34, Tiger +0.",
    ]
    s = ending(
        "wolf d0 y none -2", "g3", "g2", "g10", team="1", leader=2, more="round: 9\nscores: 0 0 40", tricks=(5, 5, 5)
    )
    assert told_once(s, "g10", "g3", "g2")[-3:] == [
        "Crane takes trick 16 with green 10.",
        "Round 9 at -2 a trick: Bear -22, Wolf -20, Crane -22.",
        "Crane wins with 18 points.",
    ]
    s = ending("bear d0 y none 1", "g5", "g3", "g2", "g4", team="0+1", more="round: 8")
    assert told_once(s, "g5", "g3", "g2", "g4")[-1] == "Bear and Wolf win together with 15 points."


@pytest.mark.parametrize(
    ("n", "team", "line"),
    [
        (3, "team:1", "Wolf plays alone."),
        (3, "team:0+1", "Wolf plays with Bear."),
        (5, "team:1+2+3", "Wolf plays with Crane and Tiger."),
    ],
)
def test_lines_of_teams(n: int, team: str, line: str) -> None:
    s = setup(NyetOptions.of(players=n, first_dealer=0))
    (seen,) = watchers(s, (SPECTATOR,))
    deal(s, [seen])
    while not legal(s, s.turn)[0].startswith("team"):
        do(s, f"{s.turn} {next(text for text in legal(s, s.turn) if text != 'nyet:first:wolf')}", watch=[seen])
    seen.take()
    do(s, f"1 {team}", watch=[seen])
    assert lines(seen)[0] == line


def test_two_players_play_against_each_other() -> None:
    s = setup(NyetOptions.of(players=2, first_dealer=0))
    (seen,) = watchers(s, (1,))
    deal(s, [seen])
    while s.first < 0:
        do(s, f"{s.turn} {next(text for text in legal(s, s.turn) if text != 'nyet:discard:d2')}", watch=[seen])
    assert (
        lines(seen)[-1] == f"{'Bear' if s.first == 0 else 'Wolf'} plays against {'Wolf' if s.first == 0 else 'Bear'}."
    )
    for seat in (0, 0, 1, 1):
        do(s, f"{seat} {legal(s, seat)[0]}", watch=[seen])
    assert lines(seen)[-1] == "All lay two cards aside."


def test_what_is_no_event() -> None:
    with pytest.raises(TypeError, match="no event"):
        tell(NyetOptions())
