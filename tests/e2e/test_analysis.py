"""The analysis of a finished game in the browser, by the real expert."""

import re

import pytest
from playwright.sync_api import Page, expect

from facedown.catalog import GAMES, make_bot
from facedown.engine.dice import seed_from
from facedown.engine.play import Play
from facedown.engine.rule import JIT
from tests.e2e.conftest import OpenPage
from tests.e2e.prepared import kept
from tests.e2e.site import Site
from tests.e2e.test_access import violations

LONG = 180_000  # milliseconds: an expert may have to be compiled first, and gives way to everything else
pytestmark = pytest.mark.skipif(not JIT, reason="experts without the compiler take too long for a whole game")


def played(name: str) -> Play:
    game = GAMES[name]
    play = Play(game, game.options(), seed_from("analysis"))
    play.roll()
    bot = make_bot(game, "novice")
    while not play.over:
        seat = play.actors()[0]
        play.act(seat, bot.choose(play.seen(seat), seat, len(play.log)))
    return play


def step_of(page: Page) -> int:
    return int(page.get_by_role("slider", name="Step", exact=True).input_value())


def test_a_long_one_is_followed_called_off_and_jumped_about_in(open_page: OpenPage, site: Site) -> None:
    page = open_page(f"/replay/{kept(site, played('nyet'))}", width=1440, height=900)
    page.get_by_role("button", name="Analyse this game").click()
    curve = page.get_by_role("slider", name=re.compile("as that seat could judge"))
    expect(page.get_by_role("progressbar", name="Progress of the analysis")).to_be_visible(timeout=LONG)
    expect(curve.locator("g.seat")).to_have_count(4, timeout=LONG)  # every seat has decided something
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_text(re.compile("Stopped after"))).to_be_visible()
    box = curve.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] * 0.5, box["y"] + box["height"] * 0.9)
    middle = step_of(page)
    assert 250 < middle < 400  # of about 640
    expect(curve).to_have_attribute("aria-valuenow", str(middle))
    page.keyboard.press("Home")
    curve.focus()
    page.keyboard.press("ArrowRight")
    expect(curve).to_have_attribute("aria-valuenow", "1")
    for _ in range(40):  # to the first decision of anybody
        if page.locator(".analysis article li").count():
            break
        page.keyboard.press("ArrowRight")
    expect(page.locator(".analysis article li.made")).not_to_have_count(0)
    expect(page.locator(".analysis article em").first).to_have_text(re.compile("best|chosen"))
    assert violations(page) == []
    page.get_by_label("Seen by").select_option("0")
    expect(curve.locator("g.seat")).to_have_count(1)  # one's own thoughts, and nobody else's
    page.get_by_label("Seen by").select_option("spectator")
    expect(page.get_by_text("Spectators see no hands")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [pytest.param(1440, 900, marks=pytest.mark.nightly), (390, 844)])
def test_turning_points_and_what_could_be_known(open_page: OpenPage, site: Site, width: int, height: int) -> None:
    page = open_page(f"/replay/{kept(site, played('nusubito'))}", width=width, height=height)
    page.get_by_role("button", name="Analyse this game").click()
    coins = page.locator(".nusu .hand .coin")
    for number in range(3):  # the first row of Coins is whole above the curve
        expect(coins.nth(number)).to_be_in_viewport(ratio=0.9)
    if width < 900:
        page.get_by_role("button", name=re.compile("Details|Analysing|cost")).click(timeout=LONG)
    expect(page.locator(".analysis[data-state=done]:visible")).to_have_count(1, timeout=LONG)
    expect(page.get_by_role("columnheader", name="Good decisions")).to_be_visible()
    worst = page.locator(".analysis ol button:visible").first
    where = re.search(r"Step (\d+)", worst.inner_text())
    assert where is not None
    worst.click()
    assert step_of(page) == int(where[1])
    expect(page.locator(".cell .likely").first).to_have_text(re.compile(r"^\d+%$"))
    shares = [int(text.rstrip("%")) for text in page.locator(".cell .likely").all_inner_texts()]
    assert 98 <= sum(shares) <= 102
    assert violations(page) == []
