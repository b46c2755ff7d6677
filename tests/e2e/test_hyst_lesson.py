"""The guided first game of H.Y.S.T. in a real browser: every step of it, done on the board itself."""

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.hands import my_turn, over
from tests.e2e.site import ROOT
from tests.e2e.test_shy_monsters_lessons import fits, go_on

RECORDED = ROOT / "web/src/boards/hyst/lesson/recorded.json"
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
SMALL = {"width": 360, "height": 640, "has_touch": True, "is_mobile": True}
KINDS = {"edge": "edge", "grapple": "arrow"}


def steps() -> list[list[str]]:
    """What is wanted in each part, frame by frame; empty where the learner only goes on."""
    parts = json.loads(RECORDED.read_text(encoding="utf-8"))["parts"]
    return [[frame["wanted"] for frame in part["frames"]] for part in parts]


def press(page: Page, touch: bool, selector: str) -> None:
    found: Locator = page.locator(f"#board {selector}")
    expect(found).to_be_in_viewport()
    if touch:
        found.tap()
    else:
        found.click()


def do(page: Page, wanted: str, touch: bool = False) -> None:
    """Moves in notation, as taps on the board; a walk is one tap on where it leads."""
    moves = wanted.split()
    if moves[0].startswith("move:"):
        moves = moves[-1:]
    for move in moves:
        verb, _, name = move.partition(":")
        if verb == "play":
            press(page, touch, f"[data-card={name}]")
        elif name and verb != "victim":  # the only one beside is taken as chosen
            press(page, touch, f"[data-{KINDS.get(verb, 'space')}='{name}']")
        elif verb not in {"done", "victim"}:
            press(page, touch, f".do-{verb}")
    if page.locator("#board .buttons .cancel").count():
        press(page, touch, ".buttons .main")


def step(page: Page, wanted: str, touch: bool = False) -> None:
    said = page.locator(".guide").inner_text()
    if wanted:
        do(page, wanted, touch)
    else:
        go_on(page)
    expect(page.locator(".guide")).not_to_have_text(said, use_inner_text=True)


def begin(page: Page) -> None:
    page.locator("#board [data-space=E5]").wait_for()


@pytest.mark.rule("H-1028")
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(
    "size",
    [
        pytest.param(DESK, id="desk", marks=pytest.mark.nightly),
        pytest.param(PHONE, id="phone", marks=pytest.mark.nightly),
        pytest.param(SMALL, id="small"),
    ],
)
def test_from_the_door_to_the_way_out_with_the_diamond(open_page: OpenPage, size: dict[str, int], scheme: str) -> None:
    page = open_page("/learn/hyst", **size, color_scheme=scheme, quick=True)
    begin(page)
    parts = steps()
    for number, part in enumerate(parts, 1):
        expect(page.get_by_role("heading", name=re.compile(f"^Lesson {number} of {len(parts)}"))).to_be_visible()
        for wanted in part if number < len(parts) else part[:-1]:
            assert fits(page)
            step(page, wanted, bool(size.get("has_touch")))
    expect(page.locator(".guide").get_by_role("button", name="Play", exact=True)).to_be_in_viewport()


@pytest.mark.nightly  # as the Thief's is, in test_nusubito_lessons.py
def test_the_lesson_is_found_in_the_lobby_and_ends_at_a_real_table(open_page: OpenPage) -> None:
    page = open_page("/")
    page.locator("a[href^='/learn/hyst']").click()
    begin(page)
    for _ in steps()[1:]:
        page.get_by_role("button", name="Skip this lesson").click()
    for wanted in steps()[-1][:-1]:
        step(page, wanted)
    expect(page.locator("#board")).to_contain_text("diamond")
    page.locator(".guide").get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url(re.compile("/t/"))
    my_turn(page).wait_for(timeout=60_000)
    expect(over(page)).to_have_count(0)


@pytest.mark.nightly
def test_a_wrong_choice_is_explained_and_costs_nothing(open_page: OpenPage) -> None:
    page = open_page("/learn/hyst", **DESK)
    begin(page)
    step(page, "")
    page.locator("#board .do-replace_hand").click()  # asks once more
    page.locator("#board .do-replace_hand").click()
    expect(page.get_by_role("alert").filter(has_text="Three new cards")).to_be_visible()
    step(page, "roll")
    do(page, "move:H9")  # two steps at once
    expect(page.get_by_role("alert").filter(has_text="just one step")).to_be_visible()
    do(page, "play:smoke place:A1 done")
    expect(page.get_by_role("alert").filter(has_text="Keep that card")).to_be_visible()
    step(page, "move:I9")
    expect(page.locator("[data-pawn='0'][data-at=I9]")).to_be_visible()


@pytest.mark.nightly
def test_the_bulb_shows_a_button_and_tells_a_walk(open_page: OpenPage) -> None:
    page = open_page("/learn/hyst", **DESK)
    begin(page)
    for _ in range(2):
        page.get_by_role("button", name="Skip this lesson").click()
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("button", name="Play this move").click()
    expect(page.locator(".guide")).to_contain_text("under the one on G4")
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_role("alert").filter(has_text="under the camera, on G4")).to_be_visible()


@pytest.mark.nightly
def test_the_lesson_by_keyboard(open_page: OpenPage) -> None:
    page = open_page("/learn/hyst", **DESK)
    page.get_by_role("button", name="Continue").press("Enter")
    expect(page.locator("#board .do-roll")).to_be_enabled()  # a key does not wait for it, as a click does
    page.locator("#board").focus()
    page.keyboard.press("r")
    page.locator("#board [data-space=I9].walk").wait_for()
    page.keyboard.press("ArrowUp")
    expect(page.locator(".guide")).to_contain_text("You are in")


@pytest.mark.nightly
def test_the_lesson_speaks_german(open_page: OpenPage) -> None:
    page = open_page("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Deutsch").check()
    page.goto("/learn/hyst")
    expect(page.get_by_role("heading", name="Lektion 1 von 10: ins Museum")).to_be_visible()
