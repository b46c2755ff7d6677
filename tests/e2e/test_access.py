"""Phone, keyboard, screen reader: everyone can play."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.hands import lasting, my_turn, new_table, over, play_to_the_end, wait_for_turn
from tests.e2e.site import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
FIND = """async () => (await axe.run(document, { resultTypes: ['violations'] })).violations
    .filter(one => one.impact === 'serious' || one.impact === 'critical')
    .flatMap(one => one.nodes.map(node => `${one.id} at ${node.target.join(' ')}: ${node.failureSummary}`))"""
LEAST_TARGET = 44
PHONES = [(360, 640), pytest.param(390, 844, marks=pytest.mark.nightly)]
PAGES = ["/", "/new/nyet", "/rules/nyet", "/replay", "/nowhere", "/learn/nyet", "/status"]


def violations(page: Page) -> list[str]:
    """List what axe-core finds that is serious or worse, as short lines."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    return lasting(page, lambda: page.evaluate(FIND))


@pytest.mark.parametrize(
    ("path", "scheme"),
    [
        *((path, "light") for path in PAGES),
        ("/", "dark"),
        *(pytest.param(path, "dark", marks=pytest.mark.nightly) for path in PAGES[1:]),
    ],
)
def test_axe_finds_nothing_serious_on_pages(open_page: OpenPage, path: str, scheme: str) -> None:
    page = open_page(path, color_scheme=scheme)
    page.wait_for_load_state("networkidle")
    page.locator("h1, h2").first.wait_for()
    assert violations(page) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [pytest.param(1280, marks=pytest.mark.nightly), 390])
def test_axe_finds_nothing_serious_at_the_table(open_page: OpenPage, scheme: str, width: int) -> None:
    page = open_page("/", width=width, color_scheme=scheme, quick=True)
    new_table(page, 2, ["A friend, by link"])
    page.get_by_role("button", name="Invite friends").wait_for()
    assert violations(page) == []
    page.get_by_role("button", name="Invite friends").click()
    page.get_by_role("dialog").wait_for()
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.get_by_label("Add a bot to seat 2").select_option("random")
    page.get_by_role("button", name="Start").click()
    assert wait_for_turn(page)
    page.wait_for_timeout(300)
    assert violations(page) == []
    if width < 1000:
        page.get_by_role("button", name="Log, chat, players, rules and settings").click()
    for tab in ("Players", "Rules", "Fairness", "Settings", "Log"):
        page.get_by_role("tab", name=tab).click()
        expect(page.get_by_role("tab", name=tab)).to_have_attribute("aria-selected", "true")
        assert violations(page) == []
    page.keyboard.press("Escape")
    play_to_the_end(page)
    page.wait_for_timeout(300)
    assert violations(page) == []
    page.locator("footer").get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="One step forward").wait_for()
    assert violations(page) == []


@pytest.mark.parametrize(("width", "height"), PHONES)
def test_on_a_phone_nobody_scrolls_to_act(open_page: OpenPage, width: int, height: int) -> None:
    page = open_page("/", width=width, height=height, has_touch=True)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.get_by_role("button", name="Play NYET! against bots now").tap()
    page.wait_for_url(re.compile("/t/"))
    assert wait_for_turn(page)
    size = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert size[0] <= width
    assert size[1] <= height
    for button in page.locator("header button, header a, footer .bar button").all():
        box = button.bounding_box()
        if box is None:
            continue
        assert box["width"] >= LEAST_TARGET, button.get_attribute("aria-label")
        assert box["height"] >= LEAST_TARGET, button.get_attribute("aria-label")
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
        assert box["y"] + box["height"] <= height


@pytest.mark.parametrize(("width", "height"), PHONES)
def test_on_a_phone_every_box_can_be_tapped(open_page: OpenPage, width: int, height: int) -> None:
    page = open_page("/", width=width, height=height, has_touch=True)
    page.get_by_role("button", name="Play NYET! against bots now").tap()
    page.wait_for_url(re.compile("/t/"))
    assert wait_for_turn(page)
    boxes = page.locator("#board").get_by_role("button", name=re.compile("^Say NYET to"))
    boxes.first.wait_for()  # the board's code may come a moment after the first state
    assert boxes.count() >= 18
    for box in boxes.all():
        box.tap(trial=True)  # fails if something else lies on it


def press_until(page: Page, key: str, wanted: str, most: int = 80) -> None:
    """Press a key until the focused element has this name."""
    for _ in range(most):
        name: str = page.evaluate(
            """() => {
                const at = document.activeElement;
                return at && at !== document.body ? at.getAttribute('aria-label') || at.textContent : '';
            }"""
        )
        if re.search(wanted, name):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{wanted} is not reached by {key}")


def test_a_game_by_keyboard_alone(open_page: OpenPage) -> None:
    page = open_page("/", quick=True)
    page.get_by_role("button", name="Play NYET! against bots now").wait_for()
    press_until(page, "Tab", "Play NYET! against bots now")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("/t/"))
    assert wait_for_turn(page)
    press_until(page, "Tab", "List of moves")
    page.keyboard.press("Enter")
    first = page.evaluate("document.activeElement.textContent")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.textContent") != first
    lines = page.locator(".body li").count()
    page.keyboard.press("Enter")
    expect(page.locator(".body li")).not_to_have_count(lines)
    press_until(page, "Tab", "^Rules$", most=200)
    page.keyboard.press("Enter")
    expect(page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")


def test_what_happens_is_said_aloud(open_page: OpenPage) -> None:
    page = open_page("/")
    new_table(page, 2, ["Bot, random"])
    assert wait_for_turn(page)
    expect(page.get_by_role("log")).to_contain_text("Your turn")
    assert page.title().startswith("●")


@pytest.mark.nightly  # lessons of this kind: by pointer in Nusubito, by touch in H.Y.S.T., by the bulb as the Hero
def test_the_guided_game_to_its_end(open_page: OpenPage) -> None:
    page = open_page("/learn/nyet", quick=True)
    page.get_by_role("heading", name=re.compile("^Lesson 1 of 8")).wait_for()
    missed = False
    for _ in range(80):
        guide = page.locator(".guide")
        page.locator(".guide button.main, .frame.mine").first.wait_for()
        go_on = guide.get_by_role("button", name="Continue")
        finish = guide.get_by_role("button", name="Now play a whole round")
        if finish.count():
            finish.click()
            break
        if go_on.count():
            go_on.click()
            continue
        if not missed and page.locator("footer .bar button").count() == 2:
            missed = True  # another card is allowed, and the lesson says why this one is better
            page.locator("footer .bar button").first.click()
            expect(page.get_by_role("alert").filter(has_text="9")).to_be_visible()
        said = guide.inner_text()
        page.get_by_role("button", name="Hint").click()
        page.get_by_role("button", name="Play this move").click()
        page.wait_for_function("said => document.querySelector('.guide').innerText !== said", arg=said)
    assert missed
    page.wait_for_url(re.compile("/t/"))
    assert wait_for_turn(page)


@pytest.mark.parametrize("width", [1280, 390])
def test_the_rules_are_in_the_language_of_the_reader(open_page: OpenPage, width: int) -> None:
    """Switched while they are open, too; a clause opens in any language, and a wide table can be reached."""
    page = open_page("/rules/nyet#clause=Y-34", width=width)
    expect(page.locator(".marked").first).to_contain_text("Follow colour")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Deutsch").check()
    page.keyboard.press("Escape")
    expect(page.locator(".marked").first).to_contain_text("Farbe bedienen")
    expect(page.locator(".here h3")).to_have_text("Stiche")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []
    page.goto("/rules/myst#clause=M-O.18")  # in a row of a table, as a refusal cites it
    expect(page.locator("tr.marked")).to_contain_text("book_in_race")
    expect(page.locator("tr.marked")).to_be_in_viewport()


def test_german_light_and_settings_are_remembered(open_page: OpenPage) -> None:
    page = open_page("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Deutsch").check()
    page.get_by_role("radio", name="dunkel").check()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.keyboard.press("Escape")
    page.reload()
    expect(page.get_by_role("button", name="Jetzt NYET! gegen Bots spielen")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert my_turn(page).count() + over(page).count() == 0
