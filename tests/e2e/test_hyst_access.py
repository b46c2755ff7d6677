"""H.Y.S.T. for everyone: axe-core looks at the board before and after the roll, at a taken card, and at its sheets."""

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import OpenPage
from tests.e2e.prepared import prepared
from tests.e2e.site import Site
from tests.e2e.test_access import violations
from tests.e2e.test_hyst import DESK, MATINEE, PHONE, hands, press


def checked(page: Page) -> None:
    page.wait_for_timeout(150)
    assert violations(page) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(
    "size", [pytest.param(DESK, id="desk", marks=pytest.mark.nightly), pytest.param(PHONE, id="phone")]
)
@pytest.mark.rule("H-1025", "H-1030")
def test_axe_finds_nothing_serious_on_the_board(
    open_page: OpenPage, site: Site, size: dict[str, int], scheme: str
) -> None:
    before = hands("smoke barricade shove", starts="d4:3 d4:1")
    page = open_page(prepared(site, "hyst", before, **MATINEE, first_player=0)[0], **size, color_scheme=scheme)
    page.get_by_role("button", name="Roll", exact=True).wait_for()
    checked(page)
    press(page, "Roll")
    page.locator("[data-space].walk").first.wait_for()
    checked(page)
    page.locator("[data-card=barricade]").click()
    page.locator("[data-space].target").first.wait_for()
    checked(page)
    press(page, "Cancel")
    for name in ("Cards and piles", "Legend"):
        page.locator("#board").get_by_role("button", name=name).click()
        checked(page)
        page.keyboard.press("Escape")
