"""H.Y.S.T. in a real browser: against one bot and against five, two people, a phone, and every card once."""

import json
import re
import urllib.request
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.hands import my_turn, over, play_on
from tests.e2e.prepared import prepared
from tests.e2e.site import Site

PHONE = {"width": 390, "height": 844, "has_touch": True}
DESK = {"width": 1440, "height": 900}
SIZES = pytest.mark.parametrize(
    "size", [pytest.param(DESK, id="desk", marks=pytest.mark.nightly), pytest.param(PHONE, id="phone")]
)
MATINEE = {"players": 2, "layout": "matinee"}
MOST_STEPS = 500


def new_table(site: Site, players: int, level: str = "", **options: object) -> list[str]:
    """Paths to the seats of a new table; bots on all seats but the first, if a level is given."""
    body = {
        "game": "hyst",
        "name": "Ann",
        "options": {"players": players, "layout": "matinee", **options},
        "bots": {str(seat): level for seat in range(1, players)} if level else {},
        "start": bool(level),
    }
    asked = urllib.request.Request(
        f"{site.address}/api/tables", json.dumps(body).encode(), {"content-type": "application/json"}
    )
    with urllib.request.urlopen(asked, timeout=60) as answer:
        made = json.load(answer)
    return [f"/t/{made['table']}#s={seat['token']}" for seat in made["seats"]]


def press(page: Page, name: str) -> None:
    page.locator("#board").get_by_role("button", name=name, exact=True).click()


def can(page: Page, name: str) -> bool:
    found = page.locator("#board").get_by_role("button", name=name, exact=True)
    return found.count() > 0 and found.is_enabled()


def sure(page: Page) -> None:
    """A phone asks before it sends; so does a step into danger."""
    again = page.locator("#board .buttons .main")
    if page.locator("#board .buttons .cancel").count() and again.is_enabled():
        again.click()


def look(page: Page) -> str:
    return str(page.locator("#board").evaluate("board => board.innerText + document.title"))


def wander(page: Page) -> bool:
    """One decision of a thief who walks as far as the dice allow, takes what lies there and tries every theft; false
    if nothing can be done at this moment, since something is being shown or sent."""
    for name in ("Roll", "Take the diamond", "Try to steal"):
        if can(page, name):
            press(page, name)
            return True
    for marked in ("[data-space].target", "[data-space].walk"):
        if page.locator(marked).count():
            page.locator(marked).last.click()
            sure(page)
            return True
    if can(page, "End turn"):
        press(page, "End turn")
        return True
    return False


def decide(page: Page) -> bool:
    """Wander, and wait until something is to be seen of it."""
    before = look(page)
    if not wander(page):
        return False
    page.wait_for_function(
        "before => document.querySelector('#board').innerText + document.title !== before", arg=before
    )
    page.wait_for_timeout(60)
    return True


@pytest.mark.rule("H-1001", "H-1009", "H-1024", "H-1027")
@SIZES
@pytest.mark.parametrize("players", [2, pytest.param(6, marks=pytest.mark.nightly)])
def test_a_whole_game_against_bots(open_page: OpenPage, site: Site, size: dict[str, int], players: int) -> None:
    page = open_page(new_table(site, players, "random", turn_limit=2 * players)[0], **size, quick=True)
    play_on([page], decide, MOST_STEPS)
    page.locator("footer").get_by_role("link", name="Replay").click()
    page.locator("footer .count").wait_for()
    page.keyboard.press("End")
    expect(page.locator("footer .count")).to_have_text(re.compile(r"^(\d+) / \1$"))


class Card(NamedTuple):
    """A card, where it is played, what is tapped for it (spaces, edges, arrows, seats, cards), and what is told."""

    name: str
    before: str
    taps: str
    told: str


def hands(own: str, other: str = "grapple grapple grapple", starts: str = "d4:1 d4:1") -> str:
    return " ".join(f"draw:{card}" for card in f"{own} {other}".split()) + f" {starts}"


WALK = ["A1", "A2", "A3", "B3", "C3", "D3", "D4", "D5", "E5"]


def walk(first: int, last: int) -> str:
    return " ".join(f"move:{space}" for space in WALK[first:last])


ON_A1 = "roll d6:6 move:A1"
# Both go to the diamond by the same way; the other is there first.
TO_THE_HOLDER = (
    f"roll d6:6 {walk(0, 6)} end_turn roll d6:6 {walk(0, 6)} end_turn roll d6:1 end_turn "
    f"roll d6:3 {walk(6, 9)} end_turn roll d6:3 {walk(6, 9)}"
)
CARDS = (
    Card("Smoke", f"{hands('smoke shove barricade')} roll d6:6", "A1 B1 C1", "smoke"),
    Card("Laser Trap", f"{hands('laser_trap shove barricade')} roll d6:6", "A1-B1", "laser"),
    Card("Blind Spot", f"{hands('blind_spot shove barricade')} roll d6:6", "G1 to:S", "turns the camera on G1"),
    Card("Barricade", f"{hands('barricade shove smoke')} roll d6:6", "S3", "S3"),
    Card("The Burner", f"{hands('the_burner shove smoke')} roll d6:6", "card:Shove", "Shove"),
    Card("On the Move", f"{hands('on_the_move shove smoke')} roll d6:6", "A1 A2 A3", "A3"),
    Card("Grapple", f"{hands('grapple shove smoke', 'smoke smoke smoke')} {ON_A1}", "to:E", "C1"),
    Card("Shove", f"{hands('shove barricade smoke')} roll d6:6", "seat:1 A1", "A1"),
    Card("Blown Away", f"{hands('smoke blown_away shove')} roll d6:6 play:smoke place:A1 done", "A1", "A1"),
    Card("Ultimate Thief", f"{hands('ultimate_thief shove smoke')} {TO_THE_HOLDER}", "", "diamond"),
    Card("Vents", f"{hands('vents shove smoke')} {ON_A1} move:B1", "B2", "B2"),
)


DAILY = {"Laser Trap", "The Burner", "Grapple", "Shove", "Vents"}  # an edge, a card, an arrow, a seat, a space


def _parameter(card: Card) -> Any:
    return pytest.param(card, id=card.name, marks=() if card.name in DAILY else pytest.mark.nightly)


def tap(page: Page, name: str) -> None:
    if name.startswith("card:"):
        page.locator("#board .hand").get_by_role("button", name=re.compile(f"^{name[5:]}")).first.click()
    elif name.startswith("seat:"):
        seat = page.locator(f"#board [data-seat='{name[5:]}'] button.cover")
        if seat.count():  # the only one is taken as chosen
            seat.click()
    elif name.startswith("to:"):
        page.locator(f"#board [data-arrow='{name[3:]}']").click()
    elif "-" in name:
        page.locator(f"#board [data-edge='{name}']").click()
    else:
        page.locator(f"#board [data-space='{name}']").click()


@pytest.mark.rule("H-1007", "H-1011", "H-1012")
@pytest.mark.parametrize("card", [_parameter(card) for card in CARDS])
def test_every_card_is_played_on_the_board(open_page: OpenPage, site: Site, card: Card) -> None:
    options = MATINEE | {"first_player": 0, "edition": "deluxe" if card.name == "Vents" else "base"}
    page = open_page(prepared(site, "hyst", card.before, **options)[0], **DESK)
    face = page.locator("#board .hand").get_by_role("button", name=re.compile(f"^{card.name}"))
    face.wait_for()
    held = page.locator("#board .hand button").count()
    said = page.locator("[role=log]").inner_text()
    if card.taps:  # until the last tap it can be let go, and nobody has heard of it
        face.click()
        page.locator("#board .buttons .cancel").click()
        assert page.locator("[role=log]").inner_text() == said
    face.click()
    for name in card.taps.split():
        tap(page, name)
    sure(page)
    page.wait_for_function("said => document.querySelector('[role=log]').innerText !== said", arg=said)
    expect(page.locator("[role=log]")).to_contain_text(card.told)
    if card.name != "The Burner":
        expect(page.locator("#board .hand button")).to_have_count(held - 1)


BACK = "move:D5 move:D4 move:D3 move:C3 move:B3 move:A3"
# The first thief has fetched the diamond while the second waited outside.
NEARLY_OUT = (
    f"{hands('shove barricade smoke', starts='d4:1 d4:3')} roll d6:6 {walk(0, 6)} end_turn roll d6:1 end_turn "
    f"roll d6:3 {walk(6, 9)} end_turn roll d6:1 end_turn roll d6:6 {BACK} end_turn roll d6:1 end_turn roll d6:3"
)


@pytest.mark.rule("H-102", "H-602", "H-1009", "H-1017")
def test_out_with_the_diamond_before_the_eyes_of_the_other(open_page: OpenPage, site: Site) -> None:
    paths = prepared(site, "hyst", NEARLY_OUT, **MATINEE, first_player=0)
    thief, other = open_page(paths[0], **DESK), open_page(paths[1], **PHONE)
    my_turn(thief).wait_for()
    expect(other.locator("[data-pawn='0'][data-at=A3]")).to_be_visible()
    assert my_turn(other).count() == 0
    thief.locator("[data-space=S1].walk").click()  # three steps at once, the last one out
    for page in (thief, other):
        expect(over(page)).to_be_visible()
        expect(page.locator("#board")).to_contain_text("Thief 1")
    expect(thief.locator("[role=log]")).to_contain_text("diamond")


@pytest.mark.rule("H-1010", "H-412")
@SIZES
def test_a_step_into_view_asks_first_and_then_has_its_moment(
    open_page: OpenPage, site: Site, size: dict[str, int]
) -> None:
    """From I9 two steps north stands I8 in the view of H8."""
    before = f"{hands('shove barricade smoke', starts='d4:3 d4:1')} roll d6:2"
    page = open_page(prepared(site, "hyst", before, **MATINEE, first_player=0)[0], **size)
    danger = page.locator("[data-space=I8].danger")
    danger.wait_for()
    danger.click()
    page.wait_for_timeout(100)
    expect(page.locator("[data-pawn='0'][data-at=S3]")).to_be_visible()  # nothing has happened yet
    press(page, "Walk into it")
    expect(page.locator("[role=log]")).to_contain_text("is spotted on I8")


@pytest.mark.rule("H-1025")
def test_keys_are_enough(open_page: OpenPage, site: Site) -> None:
    """R rolls, arrows step, 1 takes a card up, Escape lets it go, E ends the turn."""
    before = hands("smoke barricade shove", starts="d4:1 d4:3")
    page = open_page(prepared(site, "hyst", before, **MATINEE, first_player=0)[0], **DESK)
    my_turn(page).wait_for()
    expect(page.locator("#board .do-roll")).to_be_enabled()  # a key does not wait for it, as a click does
    page.locator("#board").focus()
    page.keyboard.press("r")
    page.locator("[data-space].walk").first.wait_for()
    page.keyboard.press("ArrowDown")  # in by the door
    page.locator("[data-pawn='0'][data-at=A1]").wait_for()
    page.keyboard.press("1")
    page.locator("#board .buttons .cancel").wait_for()
    page.keyboard.press("Escape")
    expect(page.locator("#board .buttons .cancel")).to_have_count(0)
    page.keyboard.press("e")
    expect(my_turn(page)).to_have_count(0)


@pytest.mark.rule("H-1026")
def test_the_clock_of_quick_hyst_is_shown(open_page: OpenPage, site: Site) -> None:
    page = open_page(new_table(site, 2, "random", quick_hyst="minutes", quick_minutes=1, first_player=0)[0], **DESK)
    expect(page.get_by_role("timer")).to_have_text(re.compile(r"^0:[0-5]\d$|^1:00$"))
