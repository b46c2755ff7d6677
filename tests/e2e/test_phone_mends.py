"""Small things on a phone: cut names, icons that differ, places for a finger, a strip and no sheet, dates."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.hands import my_turn, over
from tests.e2e.site import Site
from tests.e2e.test_hint import PHONE, against_bots

# What says something else on two buttons and looks the same.
TWINS = """() => {
    const drawn = {};
    for (const one of document.querySelectorAll('button[title], [role=tab]')) {
        const picture = one.querySelector('svg')?.innerHTML.replace(/ class="[^"]*"/g, '');
        const said = one.getAttribute('aria-label') ?? one.textContent.trim();
        if (one.checkVisibility() && picture && said) (drawn[picture] ??= new Set()).add(said);
    }
    return Object.values(drawn).filter((all) => all.size > 1).map((all) => [...all].join(' = '));
}"""
# The numbers at the end of names, as far as they can be seen: inside of everything that would cut them.
NUMBERS = """() => [...document.querySelectorAll('#board .name .end')].filter((one) => {
    const box = one.getBoundingClientRect();
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return box.width > 3 && box.right <= innerWidth && hit && (hit === one || hit.contains(one));
}).map((one) => one.textContent.trim())"""
# How far above and below its middle a place in the log can still be hit, in pixels.
REACH = """one => {
    const box = one.getBoundingClientRect();
    const hits = (y) => document.elementFromPoint(box.left + box.width / 2, y) === one;
    let far = 0;
    while (far < 30 && hits((box.top + box.bottom) / 2 - far) && hits((box.top + box.bottom) / 2 + far)) far += 1;
    return far;
}"""


def test_nyet_in_japanese_numbers_dates_and_icons(site: Site, open_page: OpenPage) -> None:
    """Its names have no space before the number, and three of them are too long for a phone."""
    page = open_page(against_bots(site, "nyet", 4), locale="ja-JP", **PHONE)
    my_turn(page).wait_for(timeout=180_000)
    seats = page.locator("#board .name .end")
    expect(seats.first).to_be_visible()
    assert set(page.evaluate(NUMBERS)) == {"1", "2", "3"}
    page.get_by_role("button", name="ログ、チャット、プレイヤー、ルール、設定").click()
    page.get_by_role("tab", name="プレイヤー").click()
    assert page.evaluate(TWINS) == []
    page.get_by_role("button", name="離れる", exact=True).click()
    page.get_by_role("button", name="投了する").click()
    over(page).wait_for()
    page.goto("/mine")
    expect(page.get_by_text(re.compile(r"^\d{4}/\d{2}/\d{2}$"))).to_be_visible()


def start_as_offered(page: Page) -> None:
    """Start a table as the form offers it, but for a bot that needs no compiler."""
    page.goto("/new/shy_monsters")
    expect(page.get_by_role("radio", name=re.compile("^Hero"))).to_be_checked()
    page.get_by_label("Seat 2").select_option(label="Bot, random")
    page.get_by_role("button", name="Start the game").click()
    my_turn(page).wait_for(timeout=180_000)


def test_shy_monsters_the_hero_the_six_and_the_log(open_page: OpenPage) -> None:
    page = open_page("/", **PHONE)
    start_as_offered(page)
    tiles = page.locator("[data-mark=look]")
    expect(tiles.first).to_be_visible()
    assert page.evaluate(TWINS) == []
    page.get_by_role("button", name=re.compile("^The six Monsters")).click()
    six = page.locator("#board .six")
    expect(six.get_by_role("button")).to_have_count(6)
    expect(page.get_by_role("dialog")).to_have_count(0)
    top = six.evaluate("one => one.getBoundingClientRect().top")
    for tile in tiles.all():  # the dungeon stays in sight, and goes on
        assert tile.evaluate("one => one.getBoundingClientRect().bottom") <= top
    tiles.first.click()
    page.get_by_role("button", name="Log, chat, players, rules and settings").click()
    place = page.get_by_role("dialog").locator("li button").first
    place.scroll_into_view_if_needed()
    assert place.evaluate(REACH) > 16
