"""A first visit is offered a lesson; the large button says which game it plays and remembers the last one."""

import re

import pytest
from playwright.sync_api import Route, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.hands import new_table, wait_for_turn
from tests.e2e.site import STATIC


@pytest.mark.parametrize(
    ("path", "offer"), [("/", "Learn NYET! in three minutes"), ("/new/hyst", "Learn H.Y.S.T. in three minutes")]
)
def test_a_lesson_is_offered_until_one_was_begun(open_page: OpenPage, path: str, offer: str) -> None:
    page = open_page(path, width=390, height=844)
    page.get_by_role("link", name=offer).click()
    page.locator(".guide").wait_for()
    page.goto(path)
    page.get_by_role("button", name=re.compile("against bots now|Start")).first.wait_for()
    expect(page.get_by_text("First time here?")).to_have_count(0)


def test_the_large_button_plays_the_last_game_again(open_page: OpenPage) -> None:
    page = open_page("/new/shy_monsters")
    page.get_by_role("button", name="Start").click()
    page.wait_for_url(re.compile("/t/"))
    page.locator(".shy").wait_for()
    page.goto("/")
    expect(page.get_by_text("First time here?")).to_have_count(0)
    page.get_by_role("button", name="Play Shy Monsters against bots now").click()
    page.wait_for_url(re.compile("/t/"))
    expect(page.get_by_text(re.compile("^Hero")).first).to_be_visible()


def test_the_pace_of_animations_is_chosen_at_the_table(open_page: OpenPage) -> None:
    page = open_page("/learn/nyet", width=1440, height=900)
    page.get_by_role("tab", name="Settings").click()
    page.get_by_role("group", name="Speed of animations").get_by_role("radio", name="at once").check()
    page.reload()
    page.get_by_role("tab", name="Settings").click()
    expect(page.get_by_role("group", name="Speed of animations").get_by_role("radio", name="at once")).to_be_checked()


def test_on_a_phone_the_six_monsters_leave_the_dungeon_in_sight(open_page: OpenPage) -> None:
    page = open_page("/learn/shy_monsters_hero", width=390, height=844, has_touch=True)
    page.get_by_role("button", name="The six Monsters").tap()
    strip = page.get_by_role("region", name="The six Monsters")
    expect(strip.get_by_role("button")).to_have_count(6)
    strip.get_by_role("button", name="bat").tap()
    expect(strip).to_contain_text("corner")
    expect(page.locator('[data-cell="5,1"]')).to_be_in_viewport()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_slow_line_shows_no_codes_in_place_of_words(open_page: OpenPage) -> None:
    words = {file.name for file in STATIC.glob("assets/en-*.js") if "nyet.choice.nyet" in file.read_text("utf-8")}
    assert len(words) == 1
    held: list[Route] = []
    page = open_page("/", width=1440, height=900)
    page.route(f"**/assets/{words.pop()}", lambda route: held.append(route))
    new_table(page, 2, ["A friend, by link"])
    page.get_by_label("Add a bot to seat 2").select_option("random")
    page.get_by_role("button", name="Start").click()
    page.get_by_role("tab", name="Log").wait_for()  # the panel opens when the game begins, words or not
    while not held:
        page.wait_for_timeout(20)
    page.wait_for_timeout(500)  # the bot makes its first decision meanwhile
    assert "nyet." not in page.locator("body").inner_text()
    assert page.get_by_role("log").all_text_contents() == [""]
    assert page.locator(".frame.mine").count() == 0
    held.pop().continue_()
    assert wait_for_turn(page)
    expect(page.get_by_role("log")).to_contain_text(re.compile(r"\w"))
    assert "nyet." not in page.locator("body").inner_text()
