"""What the sketch of each game shows at positions that have much to show."""

from pathlib import Path

import pytest

from facedown.catalog import GAMES
from facedown.cli.terminal import ending
from facedown.cli.terminal.screen import Scene, Screen
from facedown.engine.game import SPECTATOR
from facedown.games.hyst.text.happenings import Moved, TileLaid
from facedown.games.nyet.text.events import CardPlayed, NyetPlaced, TrickWon
from tests.cli.helpers import console, new_table, people, printed
from tests.cli.pictures import at, do, picture, sketched, table_of, walk, words
from tests.cli.positions import (
    CAPTURE,
    CARDS,
    CLAIM,
    COURT,
    DOCS,
    ISLAND,
    STOREY,
    TRICK,
    court,
    island,
    museum,
    storey,
    trick,
)

PAGE = (Path(__file__).parents[2] / "docs" / "players.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", list(DOCS))
def test_the_pictures_in_the_docs_are_real_ones(name: str) -> None:
    assert picture(DOCS[name](), 80, 24) in PAGE


# --- NYET! ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("Y-57")
@pytest.mark.rule("Y-58")
@pytest.mark.rule("Y-65")
def test_a_trick_of_nyet() -> None:
    """The best card is marked; the hand is sorted by suit, supertrumps stand with the trumps."""
    lines = picture(trick()).splitlines()
    assert lines[1] == "Round 1 of 8: Wolf first · keep all · trump ▲ yellow · super ♛★r1$ · 3 a trick"
    assert "Trick    Wolf ●b5  Crane ●b9  Tiger ▲y2◀" in lines
    at_trump = lines.index("▲ TRUMP  ♛★r1$ ▲y13")
    assert lines[at_trump + 1 : at_trump + 4] == ["● blue   ●b3 ●b1$", "★ red    ★r8", "■ green  ■g1$"]
    assert lines[-1] == "play blue 1 1  2 3"  # Y-59: only what may be played is offered


@pytest.mark.rule("Y-59")
def test_two_copies_of_a_one_are_one_choice() -> None:  # Y-5
    here = at("nyet", TRICK.replace("b3 b1 r1 r8", "b1 b1 r1 r8"), players=4)
    assert picture(here).splitlines()[-1] == "1 play blue 1"
    assert "● blue   ●b1$ ●b1$" in picture(here)


@pytest.mark.rule("Y-53")
@pytest.mark.rule("Y-54")
def test_the_board_of_nyet_shows_who_covered_what() -> None:
    here = do(new_table(players=3, first_dealer=0), "nyet:trump:r nyet:points:-2 nyet:trump:b nyet:trump:y")
    rows = {line.split()[0]: line.split() for line in picture(here).splitlines() if line.split()}
    assert rows["Trump"] == ["Trump", "✗●blue", "Crane", "✗★red", "Bear", "✗▲yellow", "Bear", "■green◀"]
    assert "✗-2 Wolf" in " ".join(rows["Points"])
    assert rows["First"].count("–") == 2  # tiger and eagle are nobody's


def test_passed_and_laid_aside_cards_are_told_to_their_owner() -> None:
    position = (
        "options: players=2\nphase: trick\nterms: bear p1 y r 3\nhand 0: b3 b4\nhand 1: b5 b6\n"
        "tricks: 7 6\ngiven 0: b5\ngiven 1: b3\n"
    )
    text = picture(at("nyet", position, players=2))
    assert "Passed   ●b5" in text
    assert "Got      ●b3" in text


@pytest.mark.rule("Y-O13")
@pytest.mark.rule("Y-68")
@pytest.mark.parametrize(("memory", "tricks"), [("none", 0), ("last_trick", 1), ("full", 3)])
def test_the_log_of_nyet_remembers_what_the_table_allows(memory: str, tricks: int) -> None:
    here = table_of("nyet", seed="memory", card_memory=memory, first_dealer=0)
    for _ in walk(here):
        if sum(seat.tricks for seat in here.view.seats) == 3:
            break
    kept = [type(event) for event in Screen(here.game, console()).remembered(here.events, here.view)]
    assert kept.count(CardPlayed) == 3 * tricks
    assert kept.count(TrickWon) == tricks
    assert kept.count(NyetPlaced) == 17  # Y-11
    assert ("Gone " in sketched(here.game, here.view)) == (memory == "full")


# --- Shy Monsters -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-1013")
@pytest.mark.rule("S-1017")
def test_a_storey_as_the_hero_knows_it() -> None:
    text = picture(storey())
    assert " 0 [E  ] [+ @] ▓bk ▓ ░bk ░" in text
    assert "kills" in text
    assert "Skills   [ATTACK]  [JUMP]" in text
    assert words("Hidden 1 of bat, dragon, mantis, cobra, kraken") in words(text)
    assert "gargoyle" in text.splitlines()[-7:][0] or "· B ·" in text  # the six diagrams


@pytest.mark.rule("S-1004")
def test_the_builder_sees_where_monsters_feel_at_home() -> None:
    here = table_of("shy_monsters")
    here.play.state.hand = [1, 3]  # bat and mantis
    do(here, "lay:1,0 lay:2,0 lay:3,0 lay:4,0 lay:5,0 lay:6,0 exit:6,0")
    text = picture(here)
    assert "mantis   at home on 1,0 2,0 3,0 4,0 5,0" in text
    assert "bat      at home nowhere yet" in text
    assert "curtain" in picture(here, seat=1)
    do(here, "monster:bat:1,0 monster:mantis:2,0")
    assert "░:) ░" in picture(here)
    assert ":)" not in picture(here, seat=1)


@pytest.mark.rule("S-1020")
@pytest.mark.rule("S-1021")
def test_the_end_of_shy_monsters_says_why_and_opens_everything() -> None:
    killing = STOREY.format("mantis", "corridor", "corridor", "exit", "corridor", "gargoyle")
    here = storey(killing)
    do(here, "explore:1,0")
    assert here.play.over
    assert "passage" in words(" ".join(str(here.game.text.tell(event)) for event in here.events))
    text = sketched(here.game, here.view)
    assert "kills" in text
    assert "░ X ░" in text


@pytest.mark.rule("S-708")
def test_a_covered_game_tells_nothing_afterwards() -> None:
    for shown in (True, False):
        here = table_of("shy_monsters", postgame_reveal=shown)
        for _ in walk(here):
            pass
        assert (ending.afterwards(Screen(here.game, console()), here.play) is not None) == shown


# --- Nusubito ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("N-1002")
@pytest.mark.rule("N-1004")
@pytest.mark.rule("N-1005")
@pytest.mark.rule("N-1016")
def test_the_courtyard_for_each_side() -> None:
    own, other = (picture(court(seat=seat)).splitlines() for seat in (0, 1))
    assert own[2].startswith(" 1 [@S ] ─ H ─ [   ] ─   ─ [   ] [R]")
    assert own[5].startswith(" 3 [   ] ─ H ─ [_s_] ─   ─ ║ 2 ║ [ ]")
    assert "Coins 1  E1  C5+E5  --" in own[4]
    assert "Treasure C3, E3, C5 or E5" in "\n".join(own)
    assert other[2].startswith(" 1 [ S ] ─ H ─ [   ] ─   ─ [   ] [?]")
    assert "Coins 1  ●●  ●●+●●  --" in other[4]
    assert "$" not in "".join(other)
    assert "Hand     5 Coins" in "\n".join(other)


@pytest.mark.rule("N-1007")
@pytest.mark.rule("N-1008")
def test_the_turn_in_work_and_its_prices() -> None:
    assert "Leaps C1 2 Darts; A3 2 Darts" in words(picture(court()))
    assert "Special not after a sacrifice" in words(picture(do(court(), "sacrifice:E3")))
    here = do(table_of("nusubito", thief_aid="off"), "leap:C1")
    text = words(picture(here))
    assert "Turn C3 to C1, 1 of 2 points" in text
    assert "Seen Day 1, round 1. Thief lays a" in text
    assert "_b_" in picture(here)
    assert "_b_" not in picture(here, seat=1)  # N-960


@pytest.mark.rule("N-1019")
@pytest.mark.rule("N-1020")
def test_what_a_mist_might_overlook() -> None:
    night = (
        "phase: mist_night\nturn: 1\npawns: B2:H C2:B\nat: E3\ncoins: 1.3L=E3\ndarts: 2\ntreasure: E5\nleft: 2\n"
        "marker: row:3\nactions: dart dart\nbase: last_coin\n"
    )
    text = picture(court(night, 1), height=40)
    assert "A Builder on B2, D2, B4 or D4 cannot move." in text
    assert "Thief    in row 3 last night" in text
    assert ">3 [" in text
    empty = (
        "phase: mist_day\nturn: 1.2\npawns: B1:H B2:H B3:H E2:H E4:H D5:H D3:S\nat: A1\ncoins: 1.1L=C1 1.2L=A1\n"
        "darts: 1\ntreasure: E5\nleft: 3\nbase: last_coin\n"
    )
    assert "The Healer pool is empty" in words(picture(court(empty, 1), height=50))


@pytest.mark.rule("N-1015")
@pytest.mark.rule("N-1023")
def test_the_strip_of_the_thiefs_turns_and_where_he_could_have_been() -> None:
    here = do(table_of("nusubito", seat=1), "leap:A3 lay end end leap:A1 rod:1 lay end")
    on = console(100)
    screen = Screen(here.game, on)
    on.print(ending.milestones(screen, here.events))
    assert printed(on).splitlines() == [
        "Day 1, round 1. Thief lays a Coin. Darts 2.",
        "Day 1, round 2. Thief lays a Coin, looks at Rod 1. Darts 2.",
    ]
    over = do(court(CLAIM.format("E5")), "treasure")
    assert over.play.over
    told = do(table_of("nusubito"), "leap:A3 lay end end treasure")
    on = console(100, 100)
    on.print(ending.afterwards(Screen(told.game, on), told.play) or "")
    assert "A1 E1 A3 E3 A5 E5" in printed(on)
    assert "17%" in printed(on)


@pytest.mark.rule("N-1017")
@pytest.mark.rule("H-1010")
@pytest.mark.rule("M-U.19")
def test_what_is_asked_once_more() -> None:
    def asked(here: object, move: str) -> str:
        return str(here.game.page.risk(here.view, move))  # type: ignore[attr-defined]

    thief, mist = court(CLAIM.format("E5")), court(CAPTURE, 1)
    assert asked(thief, "treasure") == "Claim the treasure on A1? Wrong means you lose now."
    assert asked(thief, "leap:C1") == ""
    assert asked(mist, "capture:E1") == "Capture with the Seeker on E1? If the Thief is not there you lose now."
    runner = museum("phase: act\nactive: 0\npawns: H5 C3\nholder: 0\nrolled: 2\npoints: 2\nhands: - / -\n")
    assert asked(runner, "move:G5") == "Walk into view? You are caught and drop the diamond."
    assert asked(runner, "move:I5") == ""
    assert asked(island(), "book") == "Play the Linking Book? It leaves your hand for good."
    assert asked(island(ISLAND.replace("round: 3", "round: 8")), "end").startswith("This was your last turn")


# --- H.Y.S.T. ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-1004")
@pytest.mark.rule("H-1005")
def test_the_museum() -> None:
    lines = picture(museum()).splitlines()
    assert lines[2].startswith("S1 1            ┃   ┃         ▲ ┃       ▓ S2")  # a barricade
    assert lines[8].startswith("   4┃ ◀ ┃       ┃        /// ▼O◆    ┃   ┃")  # the holder in view of nobody
    assert lines[14].startswith("   7┃           ┃ ◀       ! ╳ •   R   • ┃")  # a laser, and ways past it
    assert "Diamond    Orange: S1 in 14 steps" in picture(museum())
    assert "blind spot can catch Orange" in picture(museum())  # H-1011
    assert "(Shove: share a space with another thief)" in words(sketched(GAMES["hyst"], museum().view, 200))


@pytest.mark.rule("H-1014")
@pytest.mark.rule("H-1015")
def test_piles_and_unseen_cards() -> None:
    text = sketched(GAMES["hyst"], museum().view, 100)
    assert "deck 38" in text
    assert "Smoke           5 of 6     22%   11%     31%" in text
    assert "Push a thief on your space" in text


@pytest.mark.rule("H-1018")
@pytest.mark.rule("H-1019")
def test_the_log_joins_steps_and_hides_what_nobody_saw() -> None:
    game, view = GAMES["hyst"], museum().view
    assert game.text.digest is not None
    steps = [Moved(0, "die", ["A1", "A2"]), TileLaid(1, 16, "c"), Moved(0, "die", ["A2", "A3"])]
    assert game.text.digest(steps, view) == [Moved(0, "die", ["A1", "A2", "A3"])]
    here = table_of("hyst")
    for _ in walk(here):
        pass
    told = [str(game.text.tell(event)) for event in game.text.digest(here.events, here.view)]
    assert not any("draws a card" in line for line in told)


# --- MYST -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M-U.1")
@pytest.mark.rule("M-U.2")
@pytest.mark.rule("M-U.3")
def test_the_island() -> None:
    lines = picture(island(ISLAND + "tops: rocket=covered library=settled\n"), height=40).splitlines()
    assert lines[4].startswith(" 2│b   bG  b   b 3 b 2│y 1 y ■ BR1 y 2 y 3│")
    assert "R Rocket Ship  H2  y▸B" in "\n".join(lines)
    assert "L Library      G5  y×" in "\n".join(lines)
    assert "▶  ■ Blue" in lines[2]
    assert "In reach H2 lay, G5 lay" in picture(island())


@pytest.mark.rule("M-U.5")
@pytest.mark.rule("M-U.15")
def test_the_opening_and_the_race_of_myst() -> None:
    opening = f"phase: key_pick\nfirst: blue\n{CARDS}\n"
    chosen = island(opening + "picks: - ship\n", 1)
    assert "Picked   the Ship, in secret" in picture(chosen)
    assert "Picked" not in picture(chosen, seat=0)
    race = island(
        f"phase: race\nwho: blue\nfirst: blue\n{CARDS}\nkeys: planetarium rocket\n"
        "board: ....bb.y.. / ....bb.y.. / .......... / .......... / .......... / ..........\n"
    )
    lines = picture(race).splitlines()
    assert lines[2].startswith(" 1│ ·   ⊥   g   ·•│bP  b  │ ⊥•│y  │ ·   · │")
    assert "•" not in picture(race, seat=1)
    assert "54 open cells" in words(picture(race))


# --- open hands, names ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("nyet", "●b3 ●b1$"),
        ("hyst", "Hand       Smoke; Blind Spot; Shove"),
        ("myst", "Cards    Gears 5"),
        ("nusubito", "[@S ]"),
    ],
)
def test_open_hands_show_what_each_seat_sees(name: str, shown: str) -> None:
    here = {"nyet": trick, "hyst": museum, "myst": island, "nusubito": lambda: court(COURT)}[name]()
    views = [here.game.page.view(here.play.seen(seat), seat) for seat in range(here.play.options.players)]
    everybody = here.game.page.view(here.play.seen(SPECTATOR), SPECTATOR)
    on = console(100, 200)
    on.print(Screen(here.game, on).draw(Scene(everybody, here.sitters, hands=views)))
    assert words(shown)[:20] in words(printed(on))
    on = console(100, 200)
    on.print(Screen(here.game, on).draw(Scene(everybody, here.sitters)))
    assert words(shown)[:20] not in words(printed(on))


def test_who_won_is_said_for_each_seat() -> None:
    here = do(court(CAPTURE, 1), "capture:E1")
    screen, sitters = Screen(here.game, console()), people("", "random")
    heads = []
    for seat in (0, 1, SPECTATOR):
        view = here.game.page.view(here.play.seen(seat), seat)
        heads.append(ending.headline(screen, view, here.play.returns(), sitters))
    assert heads == ["You win!", "Thief wins.", "Thief wins."]
    view = here.game.page.view(here.play.seen(0), 0)
    assert ending.headline(screen, view, [0.5, 0.5], sitters) == "A draw."
    assert ending.headline(screen, view, [0.0, 0.0], sitters) == "Nobody wins."
