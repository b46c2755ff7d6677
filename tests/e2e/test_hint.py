"""A hint at the table: it comes when it is asked for, goes away again, and covers nothing that one wants to press."""

import json
import re
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.hands import my_turn, over
from tests.e2e.site import Site

PHONE = {"width": 390, "height": 844, "has_touch": True}
DESK = {"width": 1440, "height": 900}
# What has to stay in sight and within reach on a phone.
CONTROLS = {
    "nyet": "#board .box, #board .boxes button, #board [data-nav]",
    "shy_monsters": "#board .skill",
    "nusubito": "#board aside button",
    "hyst": "#board .buttons button",
    "myst": "#board [data-do]",
}
PANEL = "Log, chat, players, rules and settings"
SOON = 4.0  # seconds from the bulb to a hint: two for the server, the rest for a busy machine and the page
LEAST = 0.6  # of what could be pressed: cards of a hand lie on each other
SLOWLY = """() => {
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) {
        if (JSON.parse(text).type === 'hint') setTimeout(() => send.call(this, text), 600);
        else send.call(this, text);
    };
}"""
REACHED = """all => all.filter((one) => {
    const box = one.getBoundingClientRect();
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return hit && (one.contains(hit) || hit.contains(one));
}).length"""


def seated(site: Site, open_page: OpenPage, game: str, **more: object) -> Page:
    """At a table with bots, when it is the person's turn."""
    page = open_page(against_bots(site, game), **more)
    my_turn(page).wait_for(timeout=180_000)
    return page


def against_bots(site: Site, game: str, seats: int = 0) -> str:
    games = json.load(urllib.request.urlopen(f"{site.address}/api/games", timeout=60))
    seats = seats or next(one["least_seats"] for one in games if one["name"] == game)
    body = {
        "game": game,
        "name": "Ann",
        "options": {"dm_seat": "seat_1"} if game == "shy_monsters" else {"players": seats},
        "bots": {str(k): "random" for k in range(1, seats)},
        "start": True,
    }
    asked = urllib.request.Request(
        f"{site.address}/api/tables", json.dumps(body).encode(), {"content-type": "application/json"}
    )
    with urllib.request.urlopen(asked, timeout=60) as answer:
        made = json.load(answer)
    return f"/t/{made['table']}#s={made['seats'][0]['token']}"


def bulb(page: Page) -> Locator:
    return page.locator("header").get_by_role("button", name="Hint")


def box(found: Locator) -> dict[str, float]:
    made = found.bounding_box()
    assert made is not None
    return {"x": made["x"], "y": made["y"], "width": made["width"], "height": made["height"]}


@pytest.mark.parametrize("game", CONTROLS)
def test_a_hint_on_a_phone_covers_nothing_and_goes_away(site: Site, open_page: OpenPage, game: str) -> None:
    page = seated(site, open_page, game, **PHONE)
    hint, board = page.locator("#hint"), page.locator("#board")
    controls = page.locator(CONTROLS[game])
    expect(controls.first).to_be_visible()
    reached = controls.evaluate_all(REACHED)
    assert reached > 0
    bulb(page).click()
    expect(hint).to_be_visible()
    expect(bulb(page)).to_have_attribute("aria-expanded", "true")
    assert box(hint)["y"] + box(hint)["height"] <= box(board)["y"] + 1
    assert box(board)["height"] > 600
    assert controls.evaluate_all(REACHED) >= LEAST * reached
    in_words = page.get_by_role("button", name=re.compile("^List of moves"))
    in_words.click()
    first = page.get_by_role("toolbar", name="Your moves").get_by_role("button")
    expect(first.first).to_be_focused()
    assert first.evaluate_all(REACHED) >= 1
    page.keyboard.press("Escape")  # the list first
    expect(first).to_have_count(0)
    expect(hint).to_be_visible()
    expect(in_words).to_be_focused()
    bulb(page).click()
    expect(hint).to_have_count(0)
    bulb(page).click()
    expect(hint).to_be_visible()
    page.keyboard.press("Escape")
    expect(hint).to_have_count(0)
    bulb(page).click()
    hint.get_by_role("button", name="Close").click()
    expect(hint).to_have_count(0)
    expect(bulb(page)).to_be_focused()


# All nine Coins can be seen from top to bottom.
WHOLE = """() => {
    const coins = [...document.querySelectorAll('#board [data-coin]')];
    return coins.length === 9 && coins.every((one) => {
        const box = one.getBoundingClientRect();
        return [box.top + 2, box.bottom - 2].every((y) => one.contains(document.elementFromPoint(box.left + 8, y)));
    });
}"""


def test_the_coins_stay_in_sight_under_a_hint_and_a_result(site: Site, open_page: OpenPage) -> None:
    """It is the board that gives way."""
    page = seated(site, open_page, "nusubito", **PHONE)
    bulb(page).click()
    page.locator("#hint").wait_for()
    page.wait_for_function(WHOLE)
    bulb(page).click()
    page.get_by_role("button", name=PANEL).click()
    page.get_by_role("tab", name="Players").click()
    page.get_by_role("button", name="Leave", exact=True).click()
    page.get_by_role("button", name="Resign the game").click()
    over(page).wait_for()
    page.wait_for_function(WHOLE)


def test_the_buttons_stay_where_the_thumb_is(site: Site, open_page: OpenPage) -> None:
    page = seated(site, open_page, "nusubito", **PHONE)
    page.locator("[data-cell][data-mark=leap]").first.click()
    for name in ("Lay Coin", "End turn"):
        button = page.get_by_role("button", name=name, exact=True)
        expect(button).to_have_attribute("aria-disabled", "false")
        bottom = box(page.locator("#board .actions"))
        assert PHONE["height"] - bottom["y"] - bottom["height"] < 24
        if name == "Lay Coin":
            button.click()


@pytest.mark.parametrize("game", ["nyet", "shy_monsters"])
def test_a_hint_on_a_desk_moves_nothing(site: Site, open_page: OpenPage, game: str) -> None:
    page = seated(site, open_page, game, **DESK)
    hint = page.locator("#hint")
    places = [page.locator(one) for one in ("#board", ".frame > footer", "#panel", ".frame > header")]
    before = [box(one) for one in places]
    bulb(page).click()
    expect(hint).to_be_visible()
    assert [box(one) for one in places] == before
    for other in places[:3]:
        assert box(hint)["y"] + box(hint)["height"] <= box(other)["y"] + 12 or other is places[2]


def test_the_bulb_shows_that_somebody_thinks(site: Site, open_page: OpenPage) -> None:
    page = seated(site, open_page, "nyet", **DESK)
    page.evaluate(SLOWLY)
    bulb(page).click()
    expect(bulb(page)).to_have_attribute("aria-busy", "true")
    expect(page.locator("#hint")).to_be_visible()
    expect(bulb(page)).to_have_attribute("aria-busy", "false")


def test_skip_to_the_table(site: Site, open_page: OpenPage) -> None:
    page = seated(site, open_page, "nyet", **DESK)
    address = page.url
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the table")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#board")).to_be_focused()
    assert page.url == address


@pytest.fixture
def cold(tmp_path: Path) -> Iterator[Site]:
    """A server that has nothing compiled yet, neither in memory nor on the disk."""
    made = Site(tmp_path, FACEDOWN_CACHE=str(tmp_path / "nothing"))
    made.start()
    yield made
    made.stop()


@pytest.mark.parametrize(("game", "seats"), [("hyst", 4), *((game, 0) for game in CONTROLS if game != "hyst")])
def test_a_hint_comes_soon_even_from_a_cold_server(cold: Site, open_page: OpenPage, game: str, seats: int) -> None:
    page = open_page(cold.address + against_bots(cold, game, seats), **DESK)
    my_turn(page).wait_for(timeout=180_000)
    expect(bulb(page)).to_be_visible()
    begun = time.monotonic()
    bulb(page).click()
    hint = page.locator("#hint")
    hint.or_(page.locator(".notice")).first.wait_for()
    assert time.monotonic() - begun < SOON
    expect(page.locator(".notice")).to_have_count(0)  # nothing is refused
    expect(hint.get_by_role("button", name="Play this move")).to_be_visible()
    assert len(hint.locator("strong").inner_text()) > len("Hint: ")
