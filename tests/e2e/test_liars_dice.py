"""A game from another package in the browser: without a board of its own it is played in words."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from facedown import catalog
from facedown.plugins import VARIABLE
from tests.e2e.conftest import OpenPage
from tests.e2e.hands import WATCH, play_on, says_how_it_ended, wait_for_turn
from tests.e2e.site import Site
from tests.e2e.test_access import violations


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server that offers it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(VARIABLE, ",".join([*catalog.OWN, "liars_dice"]))
        made = Site(tmp_path_factory.mktemp("site"))
        made.start()
        yield made
        made.stop()


def bid_as_little_as_possible(page: Page) -> None:
    """The first button, and then what the table says to it: until then the buttons of the last turn are still there."""
    page.locator("#board").evaluate(WATCH)
    page.get_by_role("toolbar", name="Your moves").get_by_role("button").first.click()
    page.wait_for_function("() => window.moved || document.querySelector('.over .who')")


def test_a_game_against_a_bot_from_the_first_bid_to_the_end(open_page: OpenPage) -> None:
    page = open_page("/new/liars_dice")
    page.get_by_role("heading", name="New table: Liar's Dice").wait_for()
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_label("Seat 2").select_option("random")
    page.get_by_text("More options").click()
    page.get_by_label(re.compile("^Dice")).fill("1")
    page.get_by_role("button", name=re.compile("Start the game|Open the table")).click()
    page.wait_for_url(re.compile("/t/[a-z0-9]+$"))
    assert wait_for_turn(page)
    expect(page.locator(".last")).to_contain_text("2 dice are rolled")
    play_on((page,), bid_as_little_as_possible)
    says_how_it_ended(page)
    expect(page.locator(".last")).to_contain_text("loses a die")
    page.locator("footer").get_by_role("link", name="Replay").click()  # worked out by a process of its own
    page.locator("footer .count").wait_for()
    page.keyboard.press("End")
    expect(page.locator("footer .count")).to_have_text(re.compile(r"^(\d+) / \1$"))


def test_a_rematch_and_an_analysis(open_page: OpenPage, site: Site) -> None:
    """What every game has after its end, on the plain board too."""
    page = open_page("/new/liars_dice", width=390, height=844)
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_label("Seat 2").select_option("novice")
    page.get_by_text("More options").click()
    page.get_by_label(re.compile("^Dice")).fill("1")
    page.get_by_role("button", name=re.compile("Start the game|Open the table")).click()
    assert wait_for_turn(page)
    play_on((page,), bid_as_little_as_possible)
    says_how_it_ended(page)
    first = page.url
    page.get_by_role("button", name=re.compile("^(Rematch|Play again)")).first.click()
    page.wait_for_url(lambda url: url != first)
    assert wait_for_turn(page)
    page.goto(first.replace("/t/", "/replay/"))
    page.get_by_role("button", name="Analyse this game").click()
    page.get_by_role("button", name=re.compile("Details|Analysing|cost")).click(timeout=180_000)
    expect(page.locator(".analysis[data-state=done]:visible")).to_have_count(1, timeout=180_000)
    expect(page.get_by_role("columnheader", name="Good decisions")).to_be_visible()
    assert violations(page) == []
