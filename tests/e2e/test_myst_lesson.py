"""The guided first game of MYST in a real browser: pieces dragged, tapped and typed, the walk, the questions."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.hands import my_turn
from tests.e2e.site import ROOT
from tests.e2e.test_shy_monsters_lessons import fits, go_on

LESSON = json.loads((ROOT / "web/src/boards/myst/lesson/recorded.json").read_text(encoding="utf-8"))
PARTS = [part["id"] for part in LESSON["parts"]]
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
Race = dict[str, Any]
Lay = Callable[["Learner", str, str, int], None]


class Learner:
    """Goes through the lesson; `lay` is how pieces are brought to the board."""

    def __init__(self, page: Page, lay: Lay, touch: bool = False) -> None:
        self.page = page
        self.touch = touch
        self._lay = lay
        self.race: Race = {}

    # --- one step of the lesson

    def step(self, frame: Race) -> None:
        if not frame["say"]:  # goes on by itself
            return
        self.race = frame.get("race") or self.race
        before = self.said()
        self.do(frame["wanted"])
        expect(self.page.locator(".guide p").first).not_to_have_text(before, timeout=30_000)

    def said(self) -> str:
        return self.page.locator(".guide p").first.inner_text()

    def do(self, wanted: str) -> None:
        verb, _, name = wanted.partition(":")
        if not wanted:
            go_on(self.page)
        elif verb == "answer":
            self.press(self.page.locator(".guide").get_by_role("button", name=name, exact=True))
        elif verb == "refused":
            home = self.left()[0]
            self.drop(home, "G3", turned=False)
            expect(self.page.locator("#board .note")).to_have_text("Must touch one of your pieces.")
            self.put_back()
        elif verb == "laid":
            self.lay_all({"all": 99}.get(name, 1), [name] if name[0].isupper() else None)
        elif verb == "only":
            self.drop(name, name)
        elif wanted == "book":
            self.press(self.page.get_by_role("button", name="Play it", exact=True))
            self.press(self.page.get_by_role("button", name="Yes, play it", exact=True))
        elif verb == "key":
            self.press(self.page.locator("#board [data-cell=D5]"))
            self.press(self.page.locator("#board [data-do^=key]"))
        elif verb == "move":
            self.walk(name)
        else:
            self.press(self.page.locator(f"#board [data-do={verb}]"))

    def press(self, found: Locator) -> None:
        expect(found).to_be_in_viewport()
        if self.touch:
            found.tap()
        else:
            found.click()

    def walk(self, cell: str) -> None:
        found = self.page.locator(f"#board [data-cell={cell}].lit")
        found.wait_for()  # what happened before is shown first
        self.press(found)
        if self.touch:  # a finger confirms
            self.press(found)

    # --- pieces

    def piece(self, home: str) -> str:
        homes: dict[str, str] = self.race["homes"]
        return next(piece for piece, cell in homes.items() if cell == home)

    def turns(self, home: str) -> int:
        """Quarter turns until it is upright, by what a reader hears of it. Pieces of a lesson are drawn upright."""
        label = self.page.locator(f".tray [data-piece='{self.piece(home)}']").get_attribute("aria-label") or ""
        for words, turns in ((", turned twice", 2), (", turned three times", 1), (", turned once", 3)):
            if words in label:
                return turns
        return 0

    def left(self) -> list[str]:
        """Cells of the pieces in the tray; those of the next stretch may lie there already."""
        here = self.page.locator(".tray [data-piece]").evaluate_all("all => all.map(one => one.dataset.piece)")
        return [cell for piece, cell in self.race["homes"].items() if piece in here]

    def lay_all(self, number: int, homes: list[str] | None = None) -> None:
        self.page.locator(".tray [data-piece]").first.wait_for()  # after the countdown
        for _ in range(number):
            ready = [cell for cell in homes or self.left() if self.touching(cell)]
            if not ready:
                return
            self.drop(ready[0], ready[0])
            expect(self.page.locator(f".tray [data-piece='{self.piece(ready[0])}']")).to_have_count(0)

    def touching(self, cell: str) -> bool:
        return "touches you" in (self.page.locator(f"#board [data-cell={cell}]").get_attribute("aria-label") or "")

    def drop(self, home: str, cell: str, turned: bool = True) -> None:
        try:
            self._lay(self, self.piece(home), cell, self.turns(home) if turned else 0)
        except PlaywrightError:
            if home in self.left():  # else Otto was quicker
                raise

    def put_back(self) -> None:
        if self.touch:
            self.page.get_by_role("button", name="Put back").tap()
        else:
            self.page.keyboard.press("Escape")
        expect(self.page.locator("#board [data-hovers]")).to_have_count(0)


def by_mouse(learner: Learner, piece: str, cell: str, turns: int) -> None:
    page = learner.page
    found = page.locator(f".tray [data-piece='{piece}']")
    for _ in range(turns):
        found.click(button="right")
    start, end = found.bounding_box(), page.locator(f"#board [data-cell={cell}]").bounding_box()
    if start is None or end is None:
        raise PlaywrightError("nothing to drag")
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
    page.mouse.up()


def by_taps(learner: Learner, piece: str, cell: str, turns: int) -> None:
    found = learner.page.locator(f".tray [data-piece='{piece}']")
    for _ in range(1 + turns):
        found.tap()
    # Cells that touch nothing are not offered, but a finger may try them.
    learner.page.locator(f"#board [data-cell={cell}]").tap(force=True)


def by_keys(learner: Learner, piece: str, cell: str, turns: int) -> None:
    learner.page.locator(f".tray [data-piece='{piece}']").focus()
    for key in ("Enter", *["r"] * turns, *cell, "Enter"):
        learner.page.keyboard.press(key)


class Typist(Learner):
    """Touches no mouse."""

    def press(self, found: Locator) -> None:
        found.press("Enter")


def begin(page: Page) -> None:
    page.locator("#board [data-cell=D5]").wait_for()


def skip_to(page: Page, part: str) -> None:
    begin(page)
    for _ in range(PARTS.index(part)):
        page.get_by_role("button", name="Skip this lesson").click()


def frames_of(part: str) -> list[Race]:
    found: list[Race] = LESSON["parts"][PARTS.index(part)]["frames"]
    return found


def through(page: Page, learner: Learner) -> None:
    begin(page)
    for number, part in enumerate(LESSON["parts"], 1):
        expect(page.get_by_role("heading", name=re.compile(f"^Lesson {number} of {len(PARTS)}"))).to_be_visible()
        for frame in part["frames"] if number < len(PARTS) else part["frames"][:-1]:
            assert fits(page)
            learner.step(frame)
    expect(page.locator(".guide").get_by_role("button", name="Play", exact=True)).to_be_in_viewport()
    expect(page.locator("#board")).to_contain_text("Blue wins")


@pytest.mark.nightly
@pytest.mark.rule("M-U.28")
def test_the_whole_lesson_by_drag_and_drop(open_page: OpenPage) -> None:
    page = open_page("/learn/myst", **DESK, color_scheme="light")
    through(page, Learner(page, by_mouse))


@pytest.mark.rule("M-U.28")
def test_the_whole_lesson_on_a_phone_by_taps(open_page: OpenPage) -> None:
    page = open_page("/learn/myst", **PHONE, color_scheme="dark")
    through(page, Learner(page, by_taps, touch=True))


@pytest.mark.nightly
@pytest.mark.rule("M-U.7", "M-U.28")
def test_the_whole_lesson_by_keyboard(open_page: OpenPage) -> None:
    page = open_page("/learn/myst", **DESK)
    through(page, Typist(page, by_keys))


@pytest.mark.rule("M-58")
def test_refusals_are_real_and_say_why(open_page: OpenPage) -> None:
    page = open_page("/learn/myst", **DESK)
    skip_to(page, "practice")
    learner = Learner(page, by_keys)
    learner.race = frames_of("practice")[0]["race"]
    why = page.locator("#board .note")
    for home, cell, text in (
        ("D4", "D5", "Already covered."),
        ("D4", "H6", "Must touch one of your pieces."),
        ("D4", "C5", "Does not fit here."),
    ):
        learner.drop(home, cell)
        expect(why).to_have_text(text)
        page.keyboard.press("Escape")
    page.wait_for_function("() => !document.querySelector('#board .note')")
    learner._lay(learner, learner.piece("D4"), "D4", 1)
    expect(why).to_have_text(re.compile("^Right (spot|cell|place)"))


@pytest.mark.rule("M-U.28")
def test_otto_races_by_himself(open_page: OpenPage) -> None:
    page = open_page("/")
    page.clock.install()
    page.goto("/learn/myst")
    skip_to(page, "race")
    go_on(page)
    page.clock.run_for(4_000)
    expect(page.locator(".tray [data-piece]")).to_have_count(12)
    page.clock.run_for(60_000)
    expect(page.locator("#board [data-cell=G5]")).to_have_attribute("aria-label", "G5, Otto")
    # H6, G4 and G5 are his, and so the learner's pieces of them are out
    homes = frames_of("race")[1]["race"]["homes"]
    for piece in (piece for piece, home in homes.items() if home in {"H6", "G4", "G5"}):
        expect(page.locator(f".tray [data-piece='{piece}']")).to_have_count(0)


@pytest.mark.rule("M-U.29")
def test_hints_are_one_line_and_can_be_silenced(open_page: OpenPage) -> None:
    page = open_page("/", **PHONE)
    page.clock.install()
    page.goto("/learn/myst")
    begin(page)
    for _ in range(2):
        go_on(page)
    tip = page.locator(".guide .tip")
    expect(tip).to_have_count(0)
    page.clock.run_for(10_000)
    expect(tip).to_have_text("The card has a 5, and a bonus of 2.")
    page.get_by_role("button", name="Automatic hints").tap()
    expect(tip).to_have_count(0)
    page.reload()
    begin(page)
    expect(page.get_by_role("button", name="Automatic hints")).to_have_attribute("aria-pressed", "false")


@pytest.mark.nightly
def test_wrong_answers_and_choices_are_explained(open_page: OpenPage) -> None:
    page = open_page("/learn/myst", **DESK)
    skip_to(page, "walk")
    go_on(page)
    learner = Learner(page, by_mouse)
    learner.walk("D3")
    expect(page.get_by_role("alert").filter(has_text="The Library is just in reach")).to_be_visible()
    for frame in frames_of("walk")[1:2]:
        learner.step(frame)
    page.locator("#board [data-do=leave]").click()
    expect(page.get_by_role("alert").filter(has_text="You lose nothing")).to_be_visible()
    for _ in range(PARTS.index("score") - PARTS.index("walk")):
        page.get_by_role("button", name="Skip this lesson").click()
    go_on(page)
    page.locator(".guide").get_by_role("button", name="8", exact=True).click()
    expect(page.get_by_role("alert").filter(has_text="there are five")).to_be_visible()


@pytest.mark.nightly
def test_the_lesson_is_found_in_the_lobby_and_ends_at_a_real_table(open_page: OpenPage) -> None:
    page = open_page("/")
    page.locator("a[href^='/learn/myst']").click()
    skip_to(page, "score")
    learner = Learner(page, by_mouse)
    for frame in frames_of("score")[:-1]:
        learner.step(frame)
    page.locator(".guide").get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url(re.compile("/t/"))
    my_turn(page).wait_for(timeout=60_000)
    expect(page.locator("#board")).to_contain_text("Which landmark do you begin with?")


@pytest.mark.nightly
def test_the_lesson_speaks_german(open_page: OpenPage) -> None:
    page = open_page("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Deutsch").check()
    page.goto("/learn/myst")
    expect(page.get_by_role("heading", name="Lektion 1 von 10: deine Karten")).to_be_visible()
