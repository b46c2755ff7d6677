"""The form of a new table, by the example of the game with the most options."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.test_access import violations

SIZES = pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)], ids=["desk", "phone"])


def form(open_page: OpenPage, **more: object) -> Page:
    page = open_page("/new/nusubito", **more)
    page.get_by_role("heading", name="New table: Nusubito").wait_for()
    return page


def pawns(page: Page) -> set[str]:
    """What stands in the courtyard, as its cells are named to people who listen."""
    page.locator("[data-cell]").first.wait_for()
    labels: list[str] = page.locator("[data-cell]").evaluate_all(
        "all => all.map(one => one.getAttribute('aria-label'))"
    )
    found = (re.search(r"([A-E][1-5]).*(Healer|Builder|Seeker)", label) for label in labels)
    return {f"{match[1]}:{match[2][0]}" for match in found if match}


@pytest.mark.parametrize(("width", "height"), [pytest.param(1440, 900, marks=pytest.mark.nightly), (390, 844)])
@pytest.mark.rule("N-1026")
def test_a_table_as_it_was_chosen(open_page: OpenPage, width: int, height: int) -> None:
    page = form(open_page, width=width, height=height)
    for name in ("Thief: I look for the treasure", "One game", "None"):
        expect(page.get_by_role("radio", name=name).first).to_be_checked()
    page.get_by_role("radio", name="Mist: I hunt").check()
    expect(page.get_by_role("radio", name="Seeker, Healer, Builder")).to_be_hidden()
    page.get_by_text("Healer, Builder, Seeker", exact=False).first.click()
    page.get_by_role("radio", name="Seeker, Healer, Builder").check()
    expect(page.get_by_text("A Builder on a cross, beside no temple, cannot move.")).to_be_visible()
    page.get_by_role("radio", name="Where the Thief can be").check()
    expect(page.get_by_role("switch", name=re.compile("Claim in passing"))).to_be_hidden()
    page.get_by_text("House rules").click()
    page.get_by_label(re.compile("^The three pawns opposite")).select_option(label="mirrored")
    page.get_by_role("switch", name=re.compile("Claim in passing")).check()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.get_by_label("Seat 2").select_option(label="A friend, by link")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile("/t/"))
    page.get_by_text("Options of this table").click()
    chosen = page.locator("dl").inner_text()
    for words in (
        "Starting pawns",
        "Seeker, Healer, Builder",
        "mirrored",
        "Claim in passing",
        "Where the Thief can be",
    ):
        assert words in chosen
    page.get_by_label("Add a bot to seat 2").select_option("random")
    page.get_by_role("button", name="Start").click()
    assert pawns(page) == {"B2:S", "C2:H", "D2:B", "B4:S", "C4:H", "D4:B"}  # N-302, mirrored


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(("width", "height"), [(1440, 900), pytest.param(390, 844, marks=pytest.mark.nightly)])
def test_axe_finds_nothing_serious_in_the_form(open_page: OpenPage, width: int, height: int, scheme: str) -> None:
    page = form(open_page, width=width, height=height, color_scheme=scheme)
    assert violations(page) == []
    for summary in page.locator("main details > summary").all():
        summary.click()
    assert violations(page) == []


def test_the_form_by_keyboard(open_page: OpenPage) -> None:
    page = form(open_page)
    page.get_by_role("radio", name="Thief: I look for the treasure").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Mist: I hunt")).to_be_checked()
    page.get_by_text("Healer, Builder, Seeker", exact=False).first.click()
    page.get_by_role("radio", name="Healer, Builder, Seeker").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Healer, Seeker, Healer")).to_be_checked()


def test_the_form_in_german(open_page: OpenPage) -> None:
    page = form(open_page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Deutsch").check()
    page.keyboard.press("Escape")
    expect(page.get_by_role("radio", name="Nebel: ich jage")).to_be_attached()
    expect(page.get_by_text("Hausregeln")).to_be_visible()


def test_every_option_has_a_german_name(open_page: OpenPage) -> None:
    page = open_page("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Deutsch").check()
    for game in page.request.get("/api/games").json():
        page.goto(f"/new/{game['name']}")
        page.get_by_role("button", name="Spiel beginnen").wait_for()
        for part in page.locator("form summary").all():
            part.click()
        shown = page.locator("form .item > span, form .switch > span").evaluate_all(
            "all => all.map(one => one.firstChild.textContent)"
        )
        english = {option["name"].replace("_", " ").capitalize() for option in game["options"]}
        assert len(shown) > 5
        assert english.isdisjoint(shown), english & set(shown)
