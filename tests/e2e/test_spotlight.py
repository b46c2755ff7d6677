"""Lessons point at one thing at a time: a learner who presses nothing but what is lit comes to the end."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.hands import lasting
from tests.e2e.site import ROOT

DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
PLAYED = ("nyet", "hyst", "nusubito_thief", "nusubito_mist", "shy_monsters_hero")  # the others need free hands
NAMES_IN_SIGHT = """all => all
    .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height >= 7.5)
    .map((one) => one.textContent)"""
RIMS = "#board .rim:not(:has(span)), #board .rim span, #board .drawn > text"
# Tags that lie on something that is written there to name it, by more than a pixel.
COVERED = """([tags, names]) => {
    const boxes = (what) => [...document.querySelectorAll(what)].filter((one) => one.checkVisibility())
        .map((one) => [one.textContent.trim(), one.getBoundingClientRect()]);
    return boxes(tags).flatMap(([tag, a]) => boxes(names)
        .filter(([, b]) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
            && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1)
        .map(([name]) => `${tag} on ${name}`));
}"""
LIT_OR_ON = "() => document.querySelector('.spotlight') || document.querySelector('.guide .button.main')"


def press_what_is_lit(page: Page) -> None:
    box = page.locator(".spotlight").bounding_box()
    if box is None:  # it has just gone on
        return
    assert box["width"] > 20
    # Cards of a hand overlap: their left sides are in sight.
    page.mouse.click(box["x"] + box["width"] * 0.28, box["y"] + box["height"] * 0.45)


@pytest.mark.parametrize(
    ("name", "size"),
    [
        pytest.param(name, size, id=f"{name}-{kind}", marks=[] if (name, kind) in DAILY else pytest.mark.nightly)
        for DAILY in [{("nusubito_mist", "desk"), ("shy_monsters_hero", "phone")}]
        for name in PLAYED
        for kind, size in (("desk", DESK), ("phone", PHONE))
    ],
)
def test_pressing_what_is_lit_leads_to_the_end(open_page: OpenPage, name: str, size: dict[str, int]) -> None:
    page = open_page(f"/learn/{name}", **size, quick=True)
    for _ in range(260):
        page.wait_for_function(LIT_OR_ON)
        on = page.locator(".guide .button.main")
        if not on.count():
            press_what_is_lit(page)
        elif on.inner_text() == "Continue":
            on.click()
        else:
            return
        page.wait_for_timeout(180)
    raise AssertionError(
        f"still in {page.locator('.guide h2').inner_text()}: {page.locator('.guide p').first.inner_text()}"
    )


def test_the_first_lesson_of_nyet_ends_with_two_teams(open_page: OpenPage) -> None:
    """Its result has both teams with their people, and what each has won."""
    page = open_page("/learn/nyet", **DESK, quick=True)
    over = page.locator(".guide").get_by_text("The round is over.")
    for _ in range(40):
        page.wait_for_function(LIT_OR_ON)
        if over.count():
            break
        on = page.locator(".guide .button.main")
        if on.count():
            on.click()
        else:
            press_what_is_lit(page)
        page.wait_for_timeout(180)
    result = page.locator("[role=dialog] .side")
    expect(result).to_have_count(2)
    people = result.evaluate_all("all => all.map((one) => one.querySelectorAll('li').length)")
    assert people == [1, 2]  # the learner alone against two
    sums = [re.sub(r"\s", "", sum) for sum in result.locator(".sum").all_inner_texts()]
    for sum in sums:
        tricks, loot, points, worth = map(int, re.findall(r"-?\d+", sum.replace("\u2212", "-")))
        assert re.fullmatch(r"\(\d+\+\d+\)×\S+=\S+", sum)
        assert (tricks + loot) * points == worth


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_one_thing_is_lit_and_the_rest_dimmed_but_usable(open_page: OpenPage, size: dict[str, int]) -> None:
    page = open_page("/learn/nusubito_thief", **size)
    page.locator(".guide").get_by_role("button", name="Continue").click()
    wanted = page.locator('[data-cell="E3"]')

    def frames_it() -> None:
        page.wait_for_function(
            """() => {
                const [hole, cell] = ['.spotlight', '[data-cell="E3"]']
                    .map((one) => document.querySelector(one)?.getBoundingClientRect());
                return hole && cell && Math.abs(hole.left - cell.left + 7) < 1 && Math.abs(hole.top - cell.top + 7) < 1;
            }"""
        )

    frames_it()
    expect(page.locator(".spotlight")).to_have_count(1)
    page.set_viewport_size({"width": size["width"] - 40, "height": size["height"] - 60})  # it goes along
    frames_it()
    expect(page.get_by_text(re.compile("^Look here: E3"))).to_have_count(1)  # told to screen readers
    page.get_by_role("button", name="Go to the highlighted place").press("Enter")
    expect(wanted).to_be_focused()
    page.locator('[data-cell="A3"]').click()  # what is dimmed can be tapped, and is explained
    expect(page.get_by_role("alert").filter(has_text="leap to the right first")).to_be_visible()
    wanted.press("Enter")
    expect(page.locator(".guide")).to_contain_text("Look at the Rod of your row")


def test_the_dungeon_master_is_shown_the_tray_and_then_left_alone(open_page: OpenPage) -> None:
    page = open_page("/learn/shy_monsters_master", **DESK)
    page.locator(".spotlight").wait_for()
    page.wait_for_timeout(400)  # the desk takes its place
    press_what_is_lit(page)
    expect(page.locator(".spotlight")).to_have_count(0)
    expect(page.locator("[data-tray][aria-pressed=true]")).to_have_count(1)


def test_mysts_lesson_points_at_cards_and_cells(open_page: OpenPage) -> None:
    page = open_page("/learn/myst", **PHONE)
    go_on = page.locator(".guide").get_by_role("button", name="Continue")
    for _ in range(2):
        go_on.click()
    expect(page.get_by_text(re.compile("^Look here: Clock Tower"))).to_have_count(1)
    page.locator(".guide").get_by_role("button", name="7", exact=True).click()
    go_on.click()
    for _ in range(2):  # the tower, then the button
        page.locator(".spotlight").wait_for()
        page.wait_for_timeout(200)
        press_what_is_lit(page)
    expect(page.locator(".guide")).to_contain_text("Its Key Piece lies on D5")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize(
    ("name", "names"),
    [
        ("nusubito_thief", "ABCDE12345"),
        ("hyst", "ABCDEFGHI123456789"),
        ("shy_monsters_hero", "012345"),
        ("myst", "ABCDEFGHIJ123456"),
    ],
)
def test_all_columns_and_rows_are_named(open_page: OpenPage, name: str, names: str, size: dict[str, int]) -> None:
    page = open_page(f"/learn/{name}", **size)
    page.locator("#board [data-cell], #board [data-space]").first.wait_for()
    found = page.locator(RIMS).evaluate_all(NAMES_IN_SIGHT)
    assert set(names) <= {one[:1] for one in found}  # of Shy Monsters: 2 →, how far from the Entrance and which way
    assert all(one in {"", "0"} or one[-1] in "←→↑↓" for one in found if name.startswith("shy"))
    assert page.evaluate(COVERED, ["#board .rug", RIMS]) == []  # thieves stand on these mats, and hide what is there


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_tags_in_lessons_cover_no_names(open_page: OpenPage, size: dict[str, int]) -> None:
    """Nusubito writes on its cells what a leap costs, beside the names of rows, columns and players."""
    page = open_page("/learn/nusubito_thief", **size, quick=True)
    with_tags = 0
    for _ in range(14):
        page.wait_for_function(LIT_OR_ON)
        assert lasting(page, lambda: page.evaluate(COVERED, ["#board .tag", f"{RIMS}, #board .name"])) == []
        with_tags += page.locator("#board .tag").count() > 0
        on = page.locator(".guide .button.main")
        if on.count():
            on.click()
        else:
            press_what_is_lit(page)
        page.wait_for_timeout(180)
    assert with_tags > 1


def test_lessons_that_point_are_all_lessons() -> None:
    for index in (ROOT / "web/src/boards").glob("*/lesson/**/index.ts"):
        assert re.search(r"aim|Guided", index.read_text(encoding="utf-8")), index
