"""Nothing jumps and nothing is covered: the lobby as it loads, the log on a phone, words above a hand."""

import re
import time

import pytest
from playwright.sync_api import Page, Route, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.hands import choose_first, my_turn, new_table, settled, wait_for_turn
from tests.e2e.site import Site
from tests.e2e.test_hint import DESK, PHONE, against_bots, box, seated
from tests.e2e.test_people import meet

SHIFTS = """() => new Promise((done) => {
    let sum = 0;
    new PerformanceObserver((list) => {
        for (const one of list.getEntries()) if (!one.hadRecentInput) sum += one.value;
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => done(sum), 700);
})"""


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_lobby_does_not_shift_while_it_loads(open_page: OpenPage, size: dict[str, object]) -> None:
    page = open_page("/", **size)
    page.get_by_role("heading", name="NYET!").wait_for()
    page.wait_for_load_state("networkidle")
    assert page.evaluate(SHIFTS) < 0.05


def a_moment_later(route: Route) -> None:
    """Answers after what the lobby shows to everyone."""
    time.sleep(0.3)
    route.continue_()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_lobby_does_not_shift_for_somebody_who_returns(open_page: OpenPage, size: dict[str, object]) -> None:
    """With a game to continue, and an invitation."""
    ann, bob = open_page("/"), open_page("/", **size)
    meet(ann, bob)
    ann.goto("/people")
    ann.get_by_role("button", name=re.compile("^Invite again.*Bob")).click()
    expect(ann.get_by_text("Bob is invited")).to_be_visible()
    bob.route(re.compile("/api/(people|mine)"), a_moment_later)
    for _ in range(2):  # the second time, too: an invitation stays until it is answered
        bob.goto("/")
        expect(bob.get_by_text("Ann invites you to")).to_be_visible()
        expect(bob.get_by_role("heading", name="Continue")).to_be_visible()
        bob.get_by_role("heading", name="NYET!").wait_for()
        bob.wait_for_load_state("networkidle")
        assert bob.evaluate(SHIFTS) < 0.05


def play(page: Page, moves: int) -> None:
    for _ in range(moves):
        assert wait_for_turn(page)
        choose_first(page)


def test_the_log_on_a_phone_opens_at_its_newest_line(open_page: OpenPage) -> None:
    page = open_page("/", width=390, height=640)
    new_table(page, 2, ["Bot, random"])
    play(page, 6)
    page.set_viewport_size({"width": 390, "height": 500})
    page.get_by_role("button", name="Log, chat, players, rules and settings").click()
    body = page.get_by_role("tabpanel")
    expect(page.get_by_role("dialog").locator(".body li").last).to_be_in_viewport()
    assert body.evaluate("one => one.scrollHeight > one.clientHeight + 40")


def test_places_in_the_log_are_large_enough_for_a_finger(site: Site, open_page: OpenPage) -> None:
    page = seated(site, open_page, "shy_monsters", **DESK)
    page.locator("[data-mark=look], [data-mark=step]").first.click()
    links = page.locator("#panel li button")
    links.first.wait_for()
    for link in links.evaluate_all("all => all.map((one) => one.getBoundingClientRect().toJSON())"):
        assert min(link["width"], link["height"]) >= 24


def test_a_chosen_card_does_not_cover_the_words_above_its_suit(open_page: OpenPage) -> None:
    page = open_page("/", **DESK)
    page.evaluate("localStorage.setItem('facedown.settings', JSON.stringify({ confirm: true }))")
    new_table(page, 2, ["Bot, random"])
    while not page.locator(".hand .card.can").count():
        assert wait_for_turn(page)
        choose_first(page)
        wait_for_turn(page)
    page.locator(".hand .card.can").first.click()
    chosen = page.locator(".hand .card.out").first
    chosen.wait_for()
    page.wait_for_timeout(200)
    top = chosen.evaluate("one => one.getBoundingClientRect().top")
    for words in page.locator(".hand .group").all():
        assert words.evaluate("one => one.getBoundingClientRect().bottom") <= top + 1


# What a hand is in each game, and what is pressed; Shy Monsters has no hand.
HANDS = {
    "nyet": "#board .hand .card, #board .boxes button",
    "shy_monsters": "#board .skill",
    "nusubito": "#board aside .hand, #board aside button",
    "hyst": "#board .hand button, #board .buttons button",
    "myst": "#board .hand *, #board [data-do]",
}
# The last socket of the page, so that a test can say something that is refused at any table.
LINE = """(() => {
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) { window.line = this; return send.call(this, text); };
})()"""
COVERS = """([notice, hand]) => {
    const a = document.querySelector(notice).getBoundingClientRect();
    return [...document.querySelectorAll(hand)].filter((one) => one.checkVisibility()).filter((one) => {
        const b = one.getBoundingClientRect();
        return Math.min(a.right, b.right) > Math.max(a.left, b.left)
            && Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top);
    }).length;
}"""


@pytest.mark.parametrize("game", HANDS)
def test_a_refusal_on_a_phone_covers_no_hand(site: Site, open_page: OpenPage, game: str) -> None:
    page = open_page("/", **PHONE)
    page.context.add_init_script(LINE)
    page.goto(against_bots(site, game))
    my_turn(page).wait_for(timeout=180_000)
    expect(page.locator(HANDS[game]).first).to_be_visible()
    stale = {"type": "move", "id": "late", "seq": 0, "action": 0}
    page.evaluate("stale => window.line.send(JSON.stringify(stale))", stale)
    notice = page.locator(".notice")
    expect(notice).to_be_visible()
    settled(page)
    assert box(notice)["height"] > 30
    assert page.evaluate(COVERS, [".notice", HANDS[game]]) == 0


def test_a_notice_is_not_over_the_hand(open_page: OpenPage) -> None:
    page = open_page("/", **DESK)
    new_table(page, 2, ["Bot, random"])
    assert wait_for_turn(page)
    alert = page.get_by_role("alert").filter(has=page.get_by_role("button", name=re.compile("^Rule Y-")))
    for _ in range(20):  # a click that does not wait may come while the board is still being laid out
        page.locator("#board [aria-disabled=true]").first.click(force=True)
        page.wait_for_timeout(500)
        if alert.is_visible():
            break
    notice, hand = alert.bounding_box(), page.locator(".hand").bounding_box()
    assert notice
    assert hand
    assert notice["y"] + notice["height"] < hand["y"]
