"""The guided first games of Shy Monsters in a real browser: the Hero's three storeys, the Dungeon Master's tasks."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.hands import my_turn
from tests.e2e.test_access import violations

HERO = "/learn/shy_monsters_hero"
MASTER = "/learn/shy_monsters_master"
TASKS = 9

# A Hero's whole first game: "" goes on, a cell is tapped, a skill is chosen by its name.
STOREYS = (
    ["", "2,0", "5,1", "", "1,0", "3,0", "4,0", "5,0", ""],
    ["", "1,0", "Jump", "1,0", "2,0", "3,0", ""],
    ["", "1,0", "0,1", "Jump", "1,0", "Attack", "1,1", "2,1", "2,2", "2,3"],
)


def go_on(page: Page) -> None:
    page.locator(".guide").get_by_role("button", name="Continue").click()


def tap(page: Page, cell: str) -> None:
    """Tap a tile that the board offers; a step into the unknown may ask for a second tap."""
    page.locator(f'[data-cell="{cell}"]:not([data-mark=""])').click()
    again = page.get_by_text("Tap again")
    if again.count():
        page.locator(f'[data-cell="{cell}"]').click()


def walk(page: Page, step: str) -> None:
    said = page.locator(".guide").inner_text()
    if step in {"Jump", "Attack"}:
        page.get_by_role("button", name=step, exact=True).click()
        return
    if step:
        tap(page, step)
        if page.locator(".skill[aria-pressed=true]").count():  # the tile to leap over: the landing is still to come
            return
    else:
        go_on(page)
    expect(page.locator(".guide")).not_to_have_text(said, use_inner_text=True)


def fits(page: Page) -> bool:
    """Nobody scrolls to see or to do something."""
    size: list[int] = page.evaluate(
        """[document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]"""
    )
    return max(size) <= 0


@pytest.mark.nightly
@pytest.mark.rule("S-1025")
def test_the_hero_walks_through_three_storeys_to_a_real_game(open_page: OpenPage) -> None:
    page = open_page("/")
    page.get_by_role("link", name="Learn as Hero").click()
    page.get_by_role("heading", name="Lesson 1 of 3: not every Monster bites").wait_for()
    for storey in STOREYS:
        for step in storey:
            walk(page, step)
    page.locator(".guide").get_by_role("button", name="Play as the Hero").click()
    page.wait_for_url(re.compile("/t/"))
    my_turn(page).wait_for(timeout=60_000)  # a bot has built the first storey
    expect(page.get_by_text("Choose 2 tiles to look at")).to_be_visible()


@pytest.mark.nightly
def test_a_wrong_choice_is_explained_and_costs_nothing(open_page: OpenPage) -> None:
    page = open_page(HERO)
    walk(page, "")
    tap(page, "1,0")
    expect(page.get_by_role("alert").filter(has_text="something is waiting there")).to_be_visible()
    expect(page.get_by_role("heading", name=re.compile("^Lesson 1 of 3"))).to_be_visible()
    tap(page, "2,0")  # the choice is still there
    expect(page.locator(".guide")).to_contain_text("A gargoyle!")


def test_the_bulb_shows_the_hero_every_step(open_page: OpenPage) -> None:
    page = open_page(HERO)
    for _ in range(60):
        page.locator(".guide button.main, .frame.mine").first.wait_for()
        if page.get_by_role("button", name="Play as the Hero").count():
            return
        said = page.locator(".guide").inner_text()
        if my_turn(page).count():
            page.get_by_role("button", name="Hint").click()
            page.get_by_role("button", name="Play this move").click()
        else:
            go_on(page)
        expect(page.locator(".guide")).not_to_have_text(said, use_inner_text=True)
    raise AssertionError("the lesson has no end")


@pytest.mark.nightly
def test_the_hero_by_keyboard(open_page: OpenPage) -> None:
    page = open_page(HERO)
    page.get_by_role("button", name="Skip this lesson").click()
    walk(page, "")
    page.locator('[data-cell="1,0"][data-mark=look]').wait_for()
    page.keyboard.press("Tab")
    page.locator("#board").focus()
    page.keyboard.press("ArrowRight")  # to the first tile that can be chosen
    expect(page.locator('[data-cell="1,0"]')).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".guide")).to_contain_text("A mantis in a straight passage")
    page.locator("#board").focus()
    page.locator('[data-cell="0,1"][data-mark=step]').wait_for()
    page.keyboard.press("j")
    page.locator('[data-cell="1,0"][data-mark=over]').press("Enter")
    page.locator('[data-cell="2,0"][data-mark=land]').press("Enter")
    expect(page.locator(".guide")).to_contain_text("Only a mantis likes a straight passage")


@pytest.mark.nightly
@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 640)])
def test_the_hero_on_a_phone_in_the_dark(open_page: OpenPage, width: int, height: int) -> None:
    page = open_page(HERO, width=width, height=height, has_touch=True, color_scheme="dark")
    for storey in STOREYS:
        for step in storey:
            walk(page, step)
            assert fits(page)
    expect(page.get_by_role("button", name="Play as the Hero")).to_be_in_viewport()


def lay(page: Page, *tiles: tuple[str, str]) -> None:
    """Tap a tile of the tray and then a place on the floor."""
    for kind, cell in tiles:
        if not page.locator(f'[data-tray="{kind}"][aria-pressed=true]').count():
            page.locator(f'[data-tray="{kind}"]:not([disabled])').first.click()
        page.locator(f'[data-at="{cell}"]').click()


def show_all(page: Page) -> None:
    """From where the lesson stands to its end, by the bulb."""
    for _ in range(TASKS):
        page.get_by_role("button", name="Show me how").click()
        if page.get_by_role("button", name="Meet a Hero").count():
            return
        go_on(page)
    raise AssertionError("the lesson has no end")


@pytest.mark.rule("S-1026")
def test_the_dungeon_master_builds_and_meets_a_hero(open_page: OpenPage) -> None:
    page = open_page("/")
    page.get_by_role("link", name="Learn as Dungeon Master").click()
    page.get_by_role("heading", name="Lesson 1 of 9: a home for the dragon").wait_for()
    lay(page, ("corridor", "1,0"), ("corridor", "-1,0"), ("dragon", "0,1"))
    expect(page.locator(".guide")).to_contain_text("a happy dragon")
    go_on(page)
    lay(page, ("corridor", "1,0"), ("corridor", "1,1"), ("mantis", "2,0"))
    expect(page.get_by_role("status").filter(has_text="opposite each other")).to_be_visible()
    expect(page.get_by_role("button", name="Continue")).to_have_count(0)
    page.locator('[data-at="1,1"]').click()  # nothing is lost: the corridor goes to the other side
    page.locator('[data-at="3,0"]').click()
    expect(page.locator(".guide")).to_contain_text("Straight through")
    go_on(page)
    show_all(page)
    page.get_by_role("button", name="Meet a Hero").click()
    page.wait_for_url(re.compile("/t/"))
    my_turn(page).wait_for(timeout=60_000)
    expect(page.get_by_role("button", name="Done")).to_be_disabled()


@pytest.mark.nightly
def test_two_monsters_side_by_side_and_an_open_exit_are_told(open_page: OpenPage) -> None:
    page = open_page(MASTER)
    for _ in range(TASKS - 1):
        page.get_by_role("button", name="Skip this lesson").click()
    page.get_by_role("heading", name="Lesson 9 of 9: hiding the Exit").wait_for()
    lay(page, ("mantis", "1,0"), ("corridor", "2,0"), ("cobra", "3,0"), ("corridor", "3,1"), ("exit", "0,1"))
    lay(page, ("corridor", "0,2"))
    expect(page.get_by_role("status").filter(has_text="The Hero can stroll to the Exit")).to_be_visible()
    page.locator('[data-at="0,1"]').click()  # the Exit changes places with the corridor behind the cobra
    page.locator('[data-at="3,1"]').click()
    expect(page.locator(".guide")).to_contain_text("No way around them")
    page.get_by_role("button", name="Clear the desk").click()
    expect(page.get_by_role("button", name="Meet a Hero")).to_have_count(0)
    page.get_by_role("button", name="Show me how").click()
    expect(page.get_by_role("button", name="Meet a Hero")).to_be_visible()
    page.get_by_role("button", name="Clear the desk").click()
    page.get_by_role("button", name="Show me how").click()  # as often as one likes
    expect(page.get_by_role("button", name="Meet a Hero")).to_be_visible()
    page.get_by_role("button", name="Clear the desk").click()
    lay(page, ("mantis", "1,0"), ("cobra", "2,0"), ("exit", "2,1"), ("corridor", "0,1"), ("corridor", "0,2"))
    lay(page, ("corridor", "0,3"))
    expect(page.get_by_role("status").filter(has_text="Move them apart")).to_be_visible()


def test_the_dungeon_master_by_keyboard(open_page: OpenPage) -> None:
    page = open_page(MASTER)
    page.get_by_role("heading", name=re.compile("^Lesson 1 of 9")).wait_for()
    for key in ("1", "ArrowRight", "Enter", "ArrowRight", "Enter", "3", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    expect(page.locator(".guide")).to_contain_text("a happy dragon")
    page.get_by_role("button", name="Continue").press("Enter")
    expect(page.get_by_role("heading", name="Lesson 2 of 9: a home for the mantis")).to_be_visible()
    expect(page.locator("#board")).to_be_focused()
    page.reload()  # the browser remembers how far one came
    expect(page.get_by_role("heading", name="Lesson 2 of 9: a home for the mantis")).to_be_visible()


@pytest.mark.nightly
@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 640)])
def test_the_dungeon_master_on_a_phone_in_the_dark(open_page: OpenPage, width: int, height: int) -> None:
    page = open_page(MASTER, width=width, height=height, has_touch=True, color_scheme="dark")
    page.get_by_role("heading", name=re.compile("^Lesson 1 of 9")).wait_for()
    page.locator('[data-tray="corridor"]').first.tap()
    page.locator('[data-at="1,0"]').tap()
    page.locator('[data-at="0,1"]').tap()
    page.locator('[data-tray="dragon"]').tap()
    page.locator('[data-at="-1,0"]').tap()
    expect(page.locator(".guide")).to_contain_text("a happy dragon")
    assert fits(page)
    for _ in range(TASKS - 1):
        go_on(page)
        assert fits(page)
        page.get_by_role("button", name="Show me how").tap()
        assert fits(page)
    expect(page.get_by_role("button", name="Meet a Hero")).to_be_in_viewport()


@pytest.mark.nightly
def test_the_lessons_speak_german(open_page: OpenPage) -> None:
    page = open_page("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Deutsch").check()
    page.goto(HERO)
    expect(page.get_by_role("heading", name="Lektion 1 von 3: nicht jedes Monster beißt")).to_be_visible()
    page.goto(MASTER)
    expect(page.get_by_role("heading", name="Lektion 1 von 9: ein Zuhause für den Drachen")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [1280, pytest.param(390, marks=pytest.mark.nightly)])
@pytest.mark.parametrize("path", [pytest.param(HERO, marks=pytest.mark.nightly), MASTER])
def test_axe_finds_nothing_serious_in_the_lessons(open_page: OpenPage, path: str, width: int, scheme: str) -> None:
    page = open_page(path, width=width, color_scheme=scheme)
    page.locator(".guide").wait_for()
    page.wait_for_timeout(300)
    assert violations(page) == []
    if path == MASTER:
        page.get_by_role("button", name="Show me how").click()
    else:
        go_on(page)
    page.wait_for_timeout(300)
    assert violations(page) == []
