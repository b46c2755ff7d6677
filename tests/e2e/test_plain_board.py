"""A game that the page has no board for, from the lobby to the end of the game, on a desk and on a phone."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.hands import over, says_how_it_ended, wait_for_turn
from tests.e2e.site import Site
from tests.e2e.test_access import violations

SCREENS = [pytest.param(1440, 900, "light", marks=pytest.mark.nightly), (390, 844, "dark")]
ROUNDS = 3


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    # Without the compiler: a game of a few rounds is not worth the time that it takes.
    made = Site(tmp_path_factory.mktemp("site"), "tests.e2e.serve_coins", FACEDOWN_JIT="0")
    made.start()
    yield made
    made.stop()


def buttons(page: Page) -> Locator:
    return page.get_by_role("toolbar", name="Your moves").get_by_role("button")


def fact(page: Page, label: str) -> str:
    return page.locator(".facts div", has=page.get_by_text(label, exact=True)).locator("dd").inner_text()


@pytest.mark.parametrize(("width", "height", "scheme"), SCREENS)
def test_a_whole_game_is_played_by_the_buttons(open_page: OpenPage, width: int, height: int, scheme: str) -> None:
    page = open_page("/", width=width, height=height, color_scheme=scheme, has_touch=width < 1000)
    card = page.locator("li", has=page.get_by_role("heading", name="Blind Coins"))
    expect(card.locator("svg text")).to_have_text(["Blind", "Coins"])  # the title is its cover
    expect(card).to_contain_text("Two cards, one guess.")
    card.get_by_role("link", name="New table").click()
    page.get_by_text("More options").click()
    field = page.get_by_label(re.compile("^Rounds"))
    expect(field).to_have_value(str(ROUNDS))
    expect(page.get_by_text("1 to 9.")).to_be_visible()
    page.get_by_label("Seat 2").select_option(label="Bot, random")
    assert violations(page) == []
    page.get_by_role("button", name="Start the game").click()

    for number in range(ROUNDS):
        assert wait_for_turn(page)
        expect(buttons(page)).to_have_count(2)
        expect(page.locator(".facts div", has=page.get_by_text("Round", exact=True)).locator("dd")).to_have_text(
            str(number)
        )
        assert fact(page, "Card") in "123"
        expect(buttons(page).first).to_contain_text(f"Hold with a {fact(page, 'Card')}")
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert all(box["height"] >= 44 for box in map(Locator.bounding_box, buttons(page).all()) if box)
        if number == 0:
            assert violations(page) == []
            expect(page.locator(".last li").last).to_have_text("Seat 1 has chosen.", timeout=60_000)  # both at once
            page.get_by_role("button", name="Hint").click()
            expect(buttons(page).filter(has_text="hint")).to_have_count(1, timeout=60_000)
        if width > 1000:
            page.keyboard.press("2")  # raise
        else:
            buttons(page).nth(1).tap()
        expect(page.locator(".last li").last).to_contain_text(re.compile(f"After round {number + 1}|has chosen"))
    over(page).wait_for()
    says_how_it_ended(page)
    assert fact(page, "Phase") == "over"
    assert violations(page) == []

    page.goto("/rules/coins")
    expect(page.get_by_text("Most coins after the last round win.")).to_be_visible()


def test_german_pages_speak_german_around_the_server_s_words(open_page: OpenPage) -> None:
    page = open_page("/")
    page.evaluate("localStorage.setItem('facedown.settings', JSON.stringify({ language: 'de' }))")
    page.goto("/new/coins")
    page.get_by_label("Platz 2").select_option(label="Bot, zufällig")
    page.get_by_role("button", name="Spiel beginnen").click()
    expect(page.get_by_role("heading", name="Personen")).to_be_visible()
    expect(page.get_by_role("toolbar")).to_contain_text("Hold with a")
