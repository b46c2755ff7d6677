"""Shy Monsters in a real browser: both roles against bots, two people, a phone; with taps on the board itself."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.hands import invite_link, my_turn, over, path_of, play_on, settled
from tests.e2e.site import Site

PHONE = {"width": 390, "height": 844, "has_touch": True}
DESK = {"width": 1440, "height": 900}
NIGHT = pytest.mark.nightly


def new_table(page: Page, role: str, opponent: str, **switches: str) -> None:
    page.goto("/new/shy_monsters")
    page.get_by_role("radio", name=re.compile(f"^{role}")).check()
    for name in switches.values():
        page.get_by_role("radio", name=name).check()
    page.get_by_label("Seat 2").select_option(label=opponent)
    page.get_by_role("button", name=re.compile("Start the game|Open the table")).click()
    page.wait_for_url(re.compile("/t/[a-z0-9]+$"))


def said(page: Page) -> str:
    return page.locator("[role=log]").inner_text()


def moved_on(page: Page, before: str) -> None:
    page.wait_for_function("before => document.querySelector('[role=log]').innerText !== before", arg=before)


READY = "[data-mark=look], [data-mark=step], .skill:not([disabled]), button.done, .over .who, .leaf .go"


def walk(page: Page) -> None:
    """One decision of the Hero by a tap on a tile that is lit; a skill is taken up if only that leads on."""
    before = said(page)
    lit = page.locator("[data-mark=look], [data-mark=step]")
    attack = page.get_by_role("button", name="Attack", exact=True)
    if lit.count():
        tap(lit.first)
    elif attack.is_enabled():
        attack.click()
        tap(page.locator("[data-mark=hit]").first)
    else:
        page.get_by_role("button", name="Jump", exact=True).click()
        tap(page.locator("[data-mark=over]").first)
        landing = page.locator("[data-mark=land]")
        if landing.count():
            tap(landing.first)
    moved_on(page, before)


def tap(tile: Locator) -> None:
    """On phones a risky step is asked for twice."""
    cell = tile.get_attribute("data-cell")
    tile.click()
    again = tile.page.locator(f"[data-cell='{cell}'].chosen")
    if again.count():
        again.click()


def build(page: Page) -> None:
    """A random storey, and done."""
    before = said(page)
    page.get_by_role("button", name="Build a random floor").click()
    page.get_by_role("button", name="Done").click()
    moved_on(page, before)


def play(*pages: Page, most: int = 120) -> None:
    """To the end; each page does what its role asks for."""

    def decide(page: Page) -> None:
        page.locator(READY).first.wait_for()  # a scene of the last storey may still be shown
        if page.get_by_role("button", name="Continue").count():
            page.get_by_role("button", name="Continue").click()
        elif not over(page).count():
            (build if page.get_by_role("button", name="Done").count() else walk)(page)

    play_on(pages, decide, most)


@pytest.mark.rule("S-1007", "S-1008", "S-1023")
@pytest.mark.parametrize("size", [pytest.param(DESK, id="desk", marks=NIGHT), pytest.param(PHONE, id="phone")])
def test_a_whole_game_as_the_hero(open_page: OpenPage, size: dict[str, int]) -> None:
    page = open_page("/", **size, quick=True)
    new_table(page, "Hero", "Bot, random")
    page.locator("[data-mark=look]").first.wait_for()
    assert page.locator("[data-mark=look]").count() == 6
    play(page)
    expect(over(page)).to_be_visible()
    page.locator("footer").get_by_role("link", name="Replay").click()
    page.locator("footer .count").wait_for()
    page.keyboard.press("End")
    expect(page.locator("footer .count")).to_have_text(re.compile(r"^(\d+) / \1$"))


@pytest.mark.parametrize(
    "size",
    [
        pytest.param(DESK, id="desk", marks=pytest.mark.nightly),
        pytest.param({"width": 320, "height": 640}, id="narrow"),
    ],
)
def test_the_floor_keeps_its_size_under_the_pointer(open_page: OpenPage, size: dict[str, int]) -> None:
    """What a tile could hold is told without moving tiles: they would slip away from the pointer, and back."""
    page = open_page("/", **size)
    new_table(page, "Hero", "Bot, random")
    tiles = page.locator("[data-mark=look]")
    tiles.first.wait_for()
    page.mouse.move(2, 2)
    settled(page)
    before = page.locator(".cells").bounding_box()
    for tile in tiles.all():
        tile.hover()
        expect(page.locator(".caption .aid")).to_be_visible()
        assert page.locator(".cells").bounding_box() == before


@pytest.mark.nightly  # the Hero plays to the end above, and below storeys are built by hand
@pytest.mark.rule("S-1002", "S-1023")
@pytest.mark.parametrize("size", [pytest.param(DESK, id="desk"), pytest.param(PHONE, id="phone")])
def test_a_whole_game_as_the_dungeon_master(open_page: OpenPage, size: dict[str, int]) -> None:
    page = open_page("/", **size, quick=True)
    new_table(page, "Dungeon Master", "Bot, random")
    play(page)
    expect(over(page)).to_be_visible()


@pytest.mark.rule("S-1002", "S-1003", "S-1005")
def test_building_by_hand(open_page: OpenPage) -> None:
    """Tap a tile, tap a place; only connected places take one; Done when all six are laid."""
    page = open_page("/", **DESK)
    new_table(page, "Dungeon Master", "Bot, random")
    done = page.get_by_role("button", name="Done")
    tray = page.get_by_role("group", name=re.compile("tray|Tray|tiles", re.IGNORECASE)).first
    for number in range(1, 7):
        expect(done).to_be_disabled()
        tray.locator("button:not([disabled])").first.click()
        page.get_by_role("button", name=re.compile(f"{number} right")).click()
    expect(done).to_be_enabled()
    page.get_by_text(re.compile("at home", re.IGNORECASE)).first.wait_for()  # what each Monster thinks of its room
    page.get_by_role("button", name="As the Hero sees it").click()
    expect(page.get_by_role("button", name="As the Hero sees it")).to_have_attribute("aria-pressed", "true")
    before = said(page)
    done.click()
    moved_on(page, before)
    # In the log: the Hero, a bot, may have gone on already.
    expect(page.get_by_role("tabpanel").get_by_text("Floor 1 is built")).to_be_visible()


@pytest.mark.nightly
@pytest.mark.rule("S-1006", "S-501")
def test_two_people_play_a_match(open_page: OpenPage, site: Site) -> None:
    host = open_page("/", **DESK)
    new_table(host, "Dungeon Master", "A friend, by link", length="Two games, roles swapped")
    guest = open_page(path_of(site, invite_link(host, 2)), **PHONE)
    guest.get_by_label("Your name").fill("Guest")
    guest.get_by_label("Your name").press("Enter")
    host.get_by_role("button", name="Start").click()
    my_turn(host).wait_for()
    host.get_by_role("button", name="Build a random floor").click()
    building = re.compile(
        r"^\s*Game 1\. Floor 1: [\w ]+ \(Dungeon Master\) is building for Guest \(Hero\)\. Waiting for [\w ]+$"
    )
    expect(guest.locator("[role=log]")).to_have_text(building, use_inner_text=True)
    guest.wait_for_timeout(300)
    assert building.match(said(guest).strip())  # and nothing of how far it is
    assert guest.locator("[data-cell]").count() == 0
    play(host, guest)
    for page in (host, guest):
        assert "Game 2. " in said(page)
        assert "match" in said(page)


@pytest.mark.rule("S-1024")
def test_keys_are_enough(open_page: OpenPage) -> None:
    """Arrows move over the tiles, Enter looks and steps."""
    page = open_page("/", **DESK)
    new_table(page, "Hero", "Bot, random")
    page.locator("[data-mark=look]").first.focus()
    first = page.evaluate("document.activeElement.dataset.cell")
    visited = set()
    for key in ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight") * 2:
        page.keyboard.press(key)
        visited.add(page.evaluate("document.activeElement.dataset.cell"))
        label = page.evaluate("document.activeElement.ariaLabel")
        assert label  # each tile says what it is
    assert visited - {first}
    page.locator("[data-mark=look]").first.focus()
    before = said(page)
    page.keyboard.press("Enter")
    moved_on(page, before)
    assert " looks at the tile " in said(page)


def test_resigning(open_page: OpenPage) -> None:
    page = open_page("/", **DESK)
    new_table(page, "Hero", "Bot, random")
    page.locator("[data-mark=look]").first.wait_for()
    page.get_by_role("button", name="Leave").click()
    page.get_by_role("button", name="Resign the game").click()
    expect(over(page)).to_be_visible()
    assert re.match(r"\w+ \w+ resigns\.", said(page))  # under the name that the page made
