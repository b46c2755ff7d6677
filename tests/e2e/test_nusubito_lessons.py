"""The guided first games of Nusubito in a real browser: every step of both, done on the board itself."""

import json
import re
import runpy
import sys
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.hands import my_turn
from tests.e2e.site import ROOT
from tests.e2e.test_access import violations
from tests.e2e.test_shy_monsters_lessons import fits, go_on

LESSONS = ROOT / "web/src/boards/nusubito/lesson"
RECORDER = ROOT / "web/src/lessons"
TEMPLES = ("A1", "C1", "E1", "A3", "C3", "E3", "A5", "C5", "E5")
PLAY = {"nusubito_thief": "Play as the Thief", "nusubito_mist": "Play as the Mist"}
PHONES = [(390, 844), (360, 640)]


def folder(name: str) -> Path:
    return LESSONS / name.removeprefix("nusubito_")


def steps(name: str) -> list[list[str]]:
    """What is wanted in each part, frame by frame; empty where the learner only goes on."""
    recorded = json.loads((folder(name) / "recorded.json").read_text(encoding="utf-8"))
    return [[frame["wanted"] for frame in part["frames"]] for part in recorded["parts"]]


def tap(page: Page, *cells: str) -> None:
    for cell in cells:
        page.locator(f'[data-cell="{cell}"]').click()


def take(page: Page, verb: str) -> None:
    page.locator(f".actions .go.{verb}").click()


def do(page: Page, move: str) -> None:
    """A move in notation, as taps on the board."""
    verb, _, rest = move.partition(":")
    names = re.split(r"[->+@]", rest)
    match verb:
        case "leap" | "move" | "spawn" | "raise":
            tap(page, *names)
        case "rod":
            for _ in range(2):  # a look cannot be taken back: it wants a second tap
                page.locator(f'[data-rod="{rest}"]').click()
        case "coin":
            take(page, verb)
            page.locator(f'[data-slot="{rest}"]').click()
        case "reveal":
            page.get_by_role("button", name=re.compile("Name column")).click()
        case "note":
            if page.get_by_role("tab", name="Notes").count():
                page.get_by_role("tab", name="Notes").click()
            for temple in names:
                page.locator(f'[data-note="{temple}"]').click()
        case "upgrade":
            take(page, verb)
            tap(page, names[3], *(cell for cell in names[:3] if cell != names[3]))
        case "heal":
            take(page, verb)
            tap(page, names[1], names[0])
        case "bolster":  # there is one Builder to choose from
            take(page, verb)
            tap(page, names[1])
        case _:
            take(page, verb)
            tap(page, *(name for name in names if name))
    sure = page.locator(".question .yes")
    if sure.count():
        sure.click()


def step(page: Page, wanted: str) -> None:
    said = page.locator(".guide").inner_text()
    if wanted:
        do(page, wanted)
    else:
        go_on(page)
    expect(page.locator(".guide")).not_to_have_text(said, use_inner_text=True)


def expect_whole(page: Page) -> None:
    """All that can be pressed lies inside the board's area; nothing of it is cut off or scrolled away."""
    page.wait_for_function(
        """() => {
            const board = document.querySelector(".nusu"), area = board.getBoundingClientRect();
            const inside = [...board.querySelectorAll(".cell, .stick, .go, [role=tab]")].every((one) => {
                const { top, bottom, left, right } = one.getBoundingClientRect();
                return Math.min(top - area.top, left - area.left, area.bottom - bottom, area.right - right) >= -1;
            });
            return inside && board.scrollTop === 0 && document.querySelector("#board").scrollTop === 0;
        }"""
    )


def play_through(page: Page, name: str) -> None:
    """To the last word of the lesson; nothing is ever off the screen."""
    page.locator(".cell").first.wait_for()
    parts = steps(name)
    for number, part in enumerate(parts, 1):
        expect(page.get_by_role("heading", name=re.compile(f"^Lesson {number} of {len(parts)}"))).to_be_visible()
        for wanted in part if number < len(parts) else part[:-1]:
            assert fits(page)
            expect_whole(page)
            step(page, wanted)
    expect(page.get_by_role("button", name=PLAY[name])).to_be_in_viewport()


@pytest.mark.rule("N-1027")
def test_the_thief_goes_from_the_first_leap_to_the_treasure_and_on_to_a_real_game(open_page: OpenPage) -> None:
    page = open_page("/", width=1440, height=900)
    page.get_by_role("link", name="Learn as Thief").click()
    page.get_by_role("heading", name="Lesson 1 of 8: a leap and a look").wait_for()
    play_through(page, "nusubito_thief")
    expect(page.get_by_text("The treasure is found")).to_be_visible()
    page.get_by_role("button", name="Play as the Thief").click()
    page.wait_for_url(re.compile("/t/"))
    my_turn(page).wait_for(timeout=60_000)
    expect(page.get_by_text("You are on C3.")).to_be_visible()


@pytest.mark.nightly
@pytest.mark.rule("N-1028")
def test_the_mist_goes_from_the_first_tripwire_to_the_capture_and_on_to_a_real_game(open_page: OpenPage) -> None:
    page = open_page("/", width=1440, height=900)
    page.get_by_role("link", name="Learn as Mist").click()
    page.get_by_role("heading", name="Lesson 1 of 8: tripwires").wait_for()
    play_through(page, "nusubito_mist")
    expect(page.get_by_text("Caught", exact=True)).to_be_visible()
    page.get_by_role("button", name="Play as the Mist").click()
    page.wait_for_url(re.compile("/t/"))
    page.locator(".nusu[data-phase]").wait_for(timeout=60_000)


@pytest.mark.nightly
@pytest.mark.parametrize(("width", "height"), PHONES)
@pytest.mark.parametrize("name", PLAY)
def test_the_lessons_on_a_phone_in_the_dark(open_page: OpenPage, name: str, width: int, height: int) -> None:
    page = open_page(f"/learn/{name}", width=width, height=height, has_touch=True, color_scheme="dark")
    play_through(page, name)


@pytest.mark.nightly
@pytest.mark.parametrize("name", PLAY)
def test_the_bulb_leads_through_every_task(open_page: OpenPage, name: str) -> None:
    page = open_page(f"/learn/{name}")
    page.locator(".cell").first.wait_for()
    for part in steps(name):
        for wanted in part:
            if page.get_by_role("button", name=PLAY[name]).count():
                return
            said = page.locator(".guide").inner_text()
            if not wanted:
                go_on(page)
            else:
                page.get_by_role("button", name="Hint").click()
                if wanted.startswith("note:"):  # shown in words: the notes are the learner's own
                    expect(page.get_by_role("alert").filter(has_text="mark A3 and A5")).to_be_visible()
                    do(page, wanted)
                else:
                    page.get_by_role("button", name="Play this move").click()
            expect(page.locator(".guide")).not_to_have_text(said, use_inner_text=True)
    raise AssertionError("the lesson has no end")


@pytest.mark.nightly
def test_a_wrong_choice_is_explained_and_costs_nothing(open_page: OpenPage) -> None:
    page = open_page("/learn/nusubito_thief")
    step(page, "")
    do(page, "treasure")
    expect(page.get_by_role("alert").filter(has_text="loses the game at once")).to_be_visible()
    do(page, "leap:A3")
    expect(page.get_by_role("alert").filter(has_text="leap to the right first")).to_be_visible()
    step(page, "leap:E3")  # the choice is still there
    expect(page.locator(".guide")).to_contain_text("Look at the Rod of your row")


def test_wrong_marks_are_explained_and_the_notes_begin_again_with_each_try(open_page: OpenPage) -> None:
    page = open_page("/learn/nusubito_mist")
    for _ in range(4):
        page.get_by_role("button", name="Skip this lesson").click()
    do(page, "note:C3")
    expect(page.get_by_role("alert").filter(has_text="Only a leap over A4 fits")).to_be_visible()
    do(page, "note:C3")  # a second tap: excluded
    step(page, "note:A3+A5")
    expect(page.locator(".guide")).to_contain_text("One in two is too little")
    page.reload()  # the browser remembers the lesson, and the task is there again
    expect(page.get_by_role("heading", name="Lesson 5 of 8: reading a look")).to_be_visible()
    expect(page.locator("[data-note].maybe")).to_have_count(0)
    step(page, "note:A3+A5")


@pytest.mark.nightly
def test_the_thief_by_keyboard(open_page: OpenPage) -> None:
    page = open_page("/learn/nusubito_thief")
    page.get_by_role("button", name="Continue").press("Enter")
    page.locator('[data-cell="E3"][data-mark=leap]').wait_for()
    page.locator("#board").focus()
    page.keyboard.press("ArrowRight")  # to the first temple that can be reached, C1
    expect(page.locator('[data-cell="C1"]')).to_be_focused()
    for key in ("ArrowRight", "ArrowRight", "ArrowDown", "ArrowDown"):
        page.keyboard.press(key)
    expect(page.locator('[data-cell="E3"]')).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".guide")).to_contain_text("Look at the Rod of your row")
    page.locator('[data-rod="3"]').press("Enter")
    page.locator('[data-rod="3"]').press("Enter")
    page.locator(".actions .go.lay").press("Enter")
    page.locator(".actions .go.end").press("Enter")
    expect(page.locator(".guide")).to_contain_text("The Mist answers")


@pytest.mark.nightly
def test_the_mist_by_keyboard(open_page: OpenPage) -> None:
    page = open_page("/learn/nusubito_mist")
    page.get_by_role("button", name="Continue").press("Enter")
    page.locator('[data-cell="B2"][data-mark=move]').press("Enter")
    page.locator('[data-cell="A2"][data-mark=move]').press("Enter")
    page.locator('[data-cell="D4"][data-mark=move]').press("Enter")
    page.locator('[data-cell="E4"][data-mark=move]').press("Enter")
    page.locator(".actions .go.end").press("Enter")
    page.locator(".question .yes").press("Enter")
    expect(page.locator(".guide")).to_contain_text("E4 has fallen")


def test_the_lessons_speak_german(open_page: OpenPage) -> None:
    page = open_page("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Deutsch").check()
    page.goto("/learn/nusubito_thief")
    expect(page.get_by_role("heading", name="Lektion 1 von 8: ein Sprung und ein Blick")).to_be_visible()
    page.goto("/learn/nusubito_mist")
    expect(page.get_by_role("heading", name="Lektion 1 von 8: Stolperdrähte")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [pytest.param(1280, marks=pytest.mark.nightly), 390])
@pytest.mark.parametrize("name", ["nusubito_thief", pytest.param("nusubito_mist", marks=pytest.mark.nightly)])
def test_axe_finds_nothing_serious_in_the_lessons(open_page: OpenPage, name: str, width: int, scheme: str) -> None:
    page = open_page(f"/learn/{name}", width=width, color_scheme=scheme)
    page.locator(".cell").first.wait_for()
    for wanted in steps(name)[0][:-1]:
        page.wait_for_timeout(150)
        assert violations(page) == []
        step(page, wanted)


def possible_temples(name: str, monkeypatch: pytest.MonkeyPatch) -> dict[str, set[str]]:
    """Where the Thief can be for all that the Mist knows, by the words of each moment."""
    monkeypatch.setattr(sys, "path", [str(RECORDER), *sys.path])
    made: dict[str, Any] = runpy.run_path(str(folder(name) / "record.py"))["lesson"](mist_aid="possible")
    frames = [frame for part in made["parts"] for frame in part["frames"]]
    return {
        frame["say"].removeprefix(f"{name}.lesson."): {
            temple for temple, share in zip(TEMPLES, frame["view"]["likely"], strict=False) if share
        }
        for frame in frames
    }


def test_the_mist_is_told_no_wrong_conclusions(monkeypatch: pytest.MonkeyPatch) -> None:
    possible = possible_temples("nusubito_mist", monkeypatch)
    assert possible["wires.0"] == {"A1", "A3", "A5", "E1", "E3", "E5"}  # somewhere in column A or E
    assert possible["wires.4"] == {"E3", "E5"}
    assert possible["climb.2"] == {"C3", "A3", "C1"}
    assert len(possible["streams.0"]) == 6
    assert possible["pad.0"] == {"A3", "A5"}  # what is to be marked
    assert possible["pad.3"] == {"A1", "C1"}
    assert possible["capture.0"] == {"A3"}
