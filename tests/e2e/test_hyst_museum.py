"""Museums of H.Y.S.T. in a real browser: the workshop (H-1022) and the museum part of a new table (H-1021)."""

import re

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.test_access import LEAST_TARGET, violations

MATINEE = "HY1-16c11c05a-12b14a08b-09b17b01b-16"
GLASS_WING = "HY1-16d20a21a-08c26b25c-03c11b17d-50"
BLOCKED = "HY1-07b13c02c-14c08c18a-12b04a11b-48"
REPAIRED = "HY1-07b13c02c-14c08c18a-12b04a11a-39"
PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}


def place(page: Page, slot: int) -> Locator:
    return page.locator(f"[data-slot='{slot - 1}']")


def plan(page: Page, number: int) -> Locator:
    return page.locator(f".tray [data-number='{number}']")


def code(page: Page) -> Locator:
    return page.get_by_label("Layout code")


def drag(page: Page, what: Locator, onto: Locator) -> None:
    for at, then in ((what, page.mouse.down), (onto, page.mouse.up)):
        at.scroll_into_view_if_needed()
        box = at.bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=6)
        then()


@pytest.mark.rule("H-1022")
def test_the_workshop_turns_moves_and_swaps(open_page: OpenPage) -> None:
    page = open_page("/practice/hyst", 1440, 900)
    expect(code(page)).to_have_value(MATINEE)
    expect(page.locator(".index").get_by_text("Easy museum")).to_be_visible()
    place(page, 9).click()  # turn by click
    expect(code(page)).to_have_value("HY1-16c11c05a-12b14a08b-09b17b01c-25")
    place(page, 9).click()
    place(page, 9).click()
    page.get_by_role("button", name="Turn right").click()
    expect(code(page)).to_have_value(MATINEE)
    drag(page, place(page, 1), place(page, 2))  # change places
    expect(code(page)).to_have_value(re.compile("^HY1-11c16c05a-"))
    drag(page, plan(page, 2), place(page, 5))  # from the tray
    expect(code(page)).to_have_value(re.compile("^HY1-11c16c05a-12b02a08b-"))
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("button", name="Undo").click()
    expect(code(page)).to_have_value(MATINEE)
    drag(page, place(page, 3), page.locator(".tray"))  # back to the tray
    expect(code(page)).to_have_value("")
    expect(page.get_by_text("Nine plans make a museum; 1 to go.")).to_be_visible()
    plan(page, 5).click()  # the same by taps
    place(page, 3).click()
    expect(code(page)).to_have_value(MATINEE)


@pytest.mark.nightly
@pytest.mark.rule("H-1022")
def test_the_workshop_by_keys(open_page: OpenPage) -> None:
    page = open_page("/practice/hyst", 1280, 800)
    expect(code(page)).to_have_value(MATINEE)
    place(page, 1).focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    expect(place(page, 5)).to_be_focused()
    page.keyboard.press("Enter")
    expect(place(page, 5)).to_have_accessible_name("Place 5: Cafe, turned 90 degrees")
    page.keyboard.press("Delete")
    expect(place(page, 5)).to_have_accessible_name("Place 5, empty")
    plan(page, 14).focus()
    page.keyboard.press("Enter")
    expect(place(page, 5)).to_be_focused()  # the empty place
    page.keyboard.press("Enter")
    expect(code(page)).to_have_value(MATINEE)
    page.keyboard.press("m")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect(place(page, 4)).to_have_accessible_name("Place 4: Cafe, turned 0 degrees")
    expect(place(page, 5)).to_have_accessible_name("Place 5: Cabinet, turned 90 degrees")


@pytest.mark.rule("H-1021")
@pytest.mark.rule("H-1022")
def test_a_blocked_museum_is_marked_and_repaired_by_turning(open_page: OpenPage) -> None:
    page = open_page(f"/practice/hyst#museum={BLOCKED}", 1440, 900)
    expect(page.get_by_text("No way leads from S3, S4 to the diamond.")).to_be_visible()
    expect(page.locator("[data-mat].shut")).to_have_count(2)
    expect(page.get_by_role("link", name="Play here")).to_have_count(0)
    page.get_by_role("button", name="Turn tiles until it is open").click()
    expect(code(page)).to_have_value(REPAIRED)
    expect(page.locator("[data-mat].shut")).to_have_count(0)
    turned = page.locator(".stage [data-plan='11']").get_attribute("style")
    assert turned is not None
    assert "rotate(360deg)" in turned  # from one quarter on, clockwise by three
    expect(page).to_have_url(re.compile(f"#museum={REPAIRED}$"))


@pytest.mark.rule("H-1022")
def test_codes_links_and_your_list(open_page: OpenPage) -> None:
    page = open_page("/practice/hyst", 1440, 900, permissions=["clipboard-read", "clipboard-write"])
    expect(place(page, 1)).to_have_accessible_name(re.compile("Spiral"))  # the first museum has come
    code(page).fill("HY1-16c11c05a-12b14a08b-09b17b01b-17")
    page.get_by_role("button", name="Show").click()
    expect(page.get_by_text("its check digits do not fit")).to_be_visible()
    expect(place(page, 1)).to_have_accessible_name(re.compile("Spiral"))  # what lay there is still there
    code(page).fill(GLASS_WING.lower().replace("-", " "))
    code(page).press("Enter")
    expect(page.get_by_role("heading", name="Glass Wing")).to_be_visible()
    expect(page.get_by_text("This museum needs the deluxe edition.")).to_be_visible()
    page.get_by_role("button", name="Copy code").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == GLASS_WING
    page.get_by_role("button", name="Copy link").click()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(f"/practice/hyst#museum={GLASS_WING}")
    page.get_by_label("Name of the museum").fill("Winter palace")
    page.get_by_role("button", name="Keep in my list").click()
    expect(page.get_by_text("In your list")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Glass Wing")).to_be_visible()
    mine = page.get_by_role("button", name=re.compile("^Winter palace"))
    expect(mine).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name=re.compile("^Lockdown")).click()
    expect(page.get_by_role("heading", name="Lockdown")).to_be_visible()
    mine.click()
    expect(code(page)).to_have_value(GLASS_WING)
    page.get_by_role("button", name="Forget Winter palace").click()
    expect(mine).to_have_count(0)


@pytest.mark.rule("H-1022")
def test_a_code_is_not_forgotten_while_the_plans_are_on_their_way(open_page: OpenPage) -> None:
    page = open_page("/rules/hyst", 1440, 900)
    held: list[Route] = []

    def slow(route: Route) -> None:
        if "catalogue" in (route.request.post_data or ""):
            held.append(route)
        else:
            route.continue_()

    page.route("**/api/**", slow)
    page.goto("/practice/hyst")
    code(page).fill(GLASS_WING)
    code(page).press("Enter")
    expect(page.get_by_role("heading", name="Glass Wing")).to_be_visible()
    held[0].continue_()
    expect(place(page, 1)).to_have_accessible_name(re.compile("turned"))
    expect(page.get_by_role("button", name=re.compile("^Matinee"))).to_be_visible()  # the plans have come
    expect(code(page)).to_have_value(GLASS_WING)
    expect(page).to_have_url(re.compile(f"#museum={GLASS_WING}$"))


@pytest.mark.nightly
@pytest.mark.rule("H-1022")
def test_the_workshop_on_a_phone(open_page: OpenPage) -> None:
    page = open_page("/practice/hyst", **PHONE)
    expect(place(page, 5)).to_have_accessible_name("Place 5: Cafe, turned 0 degrees")
    place(page, 5).tap()
    expect(place(page, 5)).to_have_accessible_name("Place 5: Cafe, turned 90 degrees")
    move = page.get_by_role("button", name="Move", exact=True)
    expect(move).to_be_in_viewport()
    move.tap()
    expect(page.get_by_text("Now tap the place for it")).to_be_visible()
    place(page, 4).tap()
    expect(place(page, 4)).to_have_accessible_name("Place 4: Cafe, turned 90 degrees")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    plan(page, 2).tap()
    place(page, 1).tap()
    expect(place(page, 1)).to_have_accessible_name("Place 1: Long Gallery, turned 0 degrees")


@pytest.mark.rule("H-1021")
def test_a_new_table_in_a_random_prepared_or_coded_museum(open_page: OpenPage) -> None:
    page = open_page("/new/hyst", 1440, 900)
    drawing = page.get_by_role("img", name=re.compile("the museum from above"))
    expect(drawing).to_be_visible()
    expect(page.get_by_text("An example.")).to_be_visible()
    page.get_by_role("radio", name="Hard").check(force=True)
    expect(page.locator("figure .index").get_by_text("Hard museum")).to_be_visible()
    page.get_by_role("radio", name="Prepared").check(force=True)
    page.get_by_role("button", name=re.compile("^Glass Wing")).click()
    expect(page.get_by_role("radio", name="Deluxe")).to_be_checked()  # it needs that
    expect(page.get_by_role("row", name=re.compile("^Steps to the diamond"))).to_have_text(re.compile("9999$"))
    page.get_by_role("radio", name="By code").check(force=True)
    expect(code(page)).to_have_value(GLASS_WING)
    page.get_by_role("radio", name="Base").check(force=True)
    expect(page.get_by_text("This museum has floor plans of the deluxe edition.")).to_be_visible()
    code(page).fill(BLOCKED)
    expect(page.get_by_text("No way leads from S3, S4 to the diamond.")).to_be_visible()
    page.get_by_role("button", name="Turn tiles until it is open").click()
    expect(code(page)).to_have_value(REPAIRED)
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    with page.expect_request("**/api/tables") as asked:
        page.get_by_role("button", name="Start the game").click()
    sent = asked.value.post_data_json or {}
    assert sent["options"]["layout"] == REPAIRED
    assert "layout_level" not in sent["options"]
    page.wait_for_url(re.compile("/t/[a-z0-9]+$"))


@pytest.mark.rule("H-1021")
def test_from_the_workshop_to_the_table(open_page: OpenPage) -> None:
    page = open_page(f"/practice/hyst#museum={GLASS_WING}", 1280, 800)
    page.get_by_role("link", name="Play here").click()
    page.wait_for_url(re.compile("/new/hyst"))
    expect(page.get_by_role("radio", name="Prepared")).to_be_checked()
    expect(page.get_by_role("radio", name="Deluxe")).to_be_checked()
    expect(page.get_by_role("button", name=re.compile("^Glass Wing"))).to_have_attribute("aria-pressed", "true")


@pytest.mark.nightly
@pytest.mark.rule("H-1021")
def test_in_german_and_in_the_dark(open_page: OpenPage) -> None:
    page = open_page("/practice/hyst", **PHONE, color_scheme="dark")
    page.evaluate("localStorage.setItem('facedown.settings', JSON.stringify({ language: 'de' }))")
    page.reload()
    expect(page.locator(".index").get_by_text("Leichtes Museum")).to_be_visible()
    expect(page.get_by_role("button", name="Rückgängig")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [1440, pytest.param(390, marks=pytest.mark.nightly)])
@pytest.mark.parametrize("path", [f"/practice/hyst#museum={BLOCKED}", "/new/hyst#layout=lockdown"])
def test_everyone_can_use_it(open_page: OpenPage, path: str, width: int, scheme: str) -> None:
    page = open_page(path, width, 844, color_scheme=scheme)
    page.get_by_role("img", name=re.compile("museum from above")).wait_for()
    page.wait_for_load_state("networkidle")
    assert violations(page) == []
    small = page.evaluate(
        """least => [...document.querySelectorAll('main button, main a.button, main select, main input.field')]
            .map(one => [one.getBoundingClientRect(), one.outerHTML.slice(0, 120)])
            .filter(([box]) => box.width > 0 && Math.min(box.width, box.height) < least)
            .map(([, html]) => html)""",
        LEAST_TARGET - 1,
    )
    assert small == []
