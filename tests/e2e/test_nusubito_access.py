"""Nusubito for everyone: axe-core looks at both sides' boards through a whole day and a night (N-1003, N-1025)."""

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import OpenPage
from tests.e2e.site import Site
from tests.e2e.test_access import violations
from tests.e2e.test_nusubito import DESK, PHONE, lit, new_table, press, sure

DAY = (("E3", "E1"), ("C1",), ("A1",))  # three turns of the Thief over empty bridges


def checked(page: Page) -> None:
    page.wait_for_timeout(150)
    assert violations(page) == []


def look_around(page: Page) -> None:
    """All that can be opened without a decision."""
    for tab in page.locator("#board [role=tab]").all():
        tab.click()
        checked(page)
    page.get_by_role("button", name="At a glance").click()
    checked(page)
    page.keyboard.press("Escape")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(
    "size", [pytest.param(DESK, id="desk"), pytest.param(PHONE, id="phone", marks=pytest.mark.nightly)]
)
@pytest.mark.rule("N-1003", "N-1025")
def test_axe_finds_nothing_serious_on_the_board(
    open_page: OpenPage, site: Site, size: dict[str, int], scheme: str
) -> None:
    paths = new_table(site, "thief", "", thief_aid="exposure", mist_aid="probability")
    thief = open_page(paths[0], **size, color_scheme=scheme)
    mist = open_page(paths[1], **size, color_scheme=scheme)
    mist.get_by_label("Your name").wait_for()
    thief.get_by_role("button", name="Start").click()
    thief.locator(lit("leap")).first.wait_for()
    checked(thief)
    look_around(thief)
    for way in DAY:
        for temple in way:
            thief.locator(f"{lit('leap')}[data-cell={temple}]").click()
            thief.locator(f"{lit('leap')}[data-cell={temple}]").wait_for(state="detached")
        press(thief, "Lay Coin")
        thief.locator(".preview").wait_for()
        checked(thief)
        press(thief, "Claim")
        checked(thief)
        thief.locator(".question").get_by_role("button", name="Not yet").click()
        press(thief, "End turn")
        mist.locator("[data-phase=mist_day]").wait_for()
        mist.locator(lit("move")).first.click()
        checked(mist)
        press(mist, "End turn")
        sure(mist)
        thief.locator("[data-phase^=thief]").wait_for()
    look_around(mist)
    thief.locator("[data-phase=thief_night]").wait_for()
    checked(thief)
    press(thief, "End turn")
    mist.locator("[data-phase=mist_night]").wait_for()
    checked(mist)
