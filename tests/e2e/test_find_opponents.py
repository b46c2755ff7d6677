"""Find opponents: two browsers find each other, the wait goes on elsewhere on the page, bots come in time."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.site import Site
from tests.e2e.test_access import violations

DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


def wish(page: Page, game: str, name: str, bots: str = "never: people only", **more: str) -> None:
    page.goto(f"/find/{game}")
    page.get_by_label("Your name").fill(name)
    page.get_by_label("Bots fill empty seats").select_option(label=bots)
    for label, choice in more.items():
        page.get_by_label(label).select_option(label=choice)
    if (two := page.get_by_role("checkbox", name="2", exact=True)).count():
        two.check()
        page.get_by_role("checkbox", name="4", exact=True).uncheck()


def begin(page: Page) -> None:
    page.get_by_role("button", name="Find opponents").click()


@pytest.mark.parametrize("size", [pytest.param(DESK, id="desk"), pytest.param(PHONE, id="phone")])
def test_two_people_find_each_other(open_page: OpenPage, size: dict[str, int]) -> None:
    ann, bob = open_page("/", **size), open_page("/", **size)
    wish(ann, "nusubito", "Ann")
    begin(ann)
    expect(ann.get_by_role("heading", name="Looking for opponents")).to_be_visible()
    expect(ann).to_have_title(re.compile(r"^0:\d\d · Looking"))
    assert violations(ann) == []
    ann.reload()  # the wait goes on
    expect(ann.get_by_text("Nobody else is looking")).to_be_visible()
    wish(bob, "nusubito", "Bob")
    begin(bob)
    for page in (ann, bob):
        page.wait_for_url(re.compile(r"/t/[a-z0-9]+$"))
        page.locator(".frame").wait_for()
    assert ann.url == bob.url
    ann.reload()  # the seat is still Ann's
    ann.locator(".frame").wait_for()


def test_who_wants_other_options_is_no_opponent(open_page: OpenPage) -> None:
    ann, bob = open_page("/"), open_page("/")
    wish(ann, "hyst", "Ann")
    ann.get_by_role("group", name="Edition").get_by_role("radio", name="Deluxe").check()
    with ann.expect_request("**/api/searches") as asked:
        begin(ann)
    assert json.loads(asked.value.post_data or "{}")["options"] == {"edition": "deluxe"}
    wish(bob, "hyst", "Bob")
    begin(bob)
    expect(bob.get_by_text("One other person is looking for this game, with these or other wishes")).to_be_visible()
    bob.get_by_role("button", name="Stop looking").click()
    wish(bob, "hyst", "Bob")
    bob.get_by_role("radio", name="Deluxe").check()
    begin(bob)
    for page in (ann, bob):
        page.wait_for_url(re.compile(r"/t/[a-z0-9]+$"))
    assert ann.url == bob.url


def test_the_wait_outlives_the_server(open_page: OpenPage, site: Site) -> None:
    ann = open_page("/")
    wish(ann, "shy_monsters", "Ann")
    begin(ann)
    expect(ann.get_by_text("Nobody else is looking")).to_be_visible()
    site.kill()
    expect(ann.get_by_text("The server does not answer. The search continues as soon as it does.")).to_be_visible()
    site.start()
    bob = open_page("/")
    wish(bob, "shy_monsters", "Bob")
    begin(bob)
    for page in (ann, bob):
        page.wait_for_url(re.compile(r"/t/[a-z0-9]+$"))
    assert ann.url == bob.url


def test_main_options_are_offered_in_words_and_roles_are_drawn(open_page: OpenPage) -> None:
    page = open_page("/find/nusubito", **PHONE)
    groups = page.get_by_role("group").filter(has=page.get_by_role("radio"))
    expect(groups.filter(has_text="Length")).to_be_visible()
    expect(groups.filter(has_text="Aid for the Mist")).to_be_visible()
    assert page.get_by_text("Your role").count() == 0
    assert violations(page) == []


def test_meanwhile_one_reads_the_rules(open_page: OpenPage) -> None:
    ann, bob = open_page("/"), open_page("/")
    wish(ann, "hyst", "Ann")
    begin(ann)
    rules = ann.locator("section").get_by_role("link", name="Rules")
    assert rules.get_attribute("href") == "/rules/hyst?lang=en"
    rules.click()
    strip = ann.get_by_role("complementary", name="Search for opponents")
    expect(strip).to_contain_text("Looking for opponents: H.Y.S.T.")
    assert violations(ann) == []
    wish(bob, "hyst", "Bob")
    begin(bob)
    for page in (ann, bob):
        page.wait_for_url(re.compile(r"/t/[a-z0-9]+$"))
    expect(strip).to_be_hidden()


def test_who_plays_elsewhere_is_not_torn_away(open_page: OpenPage) -> None:
    ann, bob = open_page("/"), open_page("/")
    wish(ann, "nyet", "Ann", Clock="Quick: 0:20 a move")
    begin(ann)
    expect(ann.get_by_role("heading", name="Looking for opponents")).to_be_visible()
    ann.locator("a.home").click()
    ann.get_by_role("button", name=re.compile("against bots now")).click()
    ann.locator(".frame").wait_for(timeout=180_000)
    table, frame = ann.url, ann.locator(".frame").bounding_box()
    assert frame is not None
    assert frame["y"] + frame["height"] <= 800  # the strip takes no room from the action bar
    wish(bob, "nyet", "Bob", Clock="Quick: 0:20 a move")
    begin(bob)
    strip = ann.get_by_role("complementary", name="Search for opponents")
    expect(strip).to_contain_text("Opponents found")
    assert ann.url == table
    strip.get_by_role("button", name="To the table").click()
    bob.wait_for_url(re.compile(r"/t/[a-z0-9]+$"))
    expect(ann).to_have_url(bob.url)


def test_to_stop_looking(open_page: OpenPage) -> None:
    ann, bob = open_page("/"), open_page("/")
    wish(ann, "myst", "Ann")
    begin(ann)
    ann.get_by_role("button", name="Stop looking").click()
    expect(ann.get_by_role("button", name="Find opponents")).to_be_visible()
    wish(bob, "myst", "Bob")
    begin(bob)
    expect(bob.get_by_text("Nobody else is looking")).to_be_visible()
    bob.get_by_role("button", name="Stop looking").click()


def test_bots_come_when_the_time_is_up(open_page: OpenPage) -> None:
    ann = open_page("/")
    wish(ann, "shy_monsters", "Ann", "after 15 seconds", **{"Their level": "Bot, random"})
    begin(ann)
    expect(ann.get_by_text(re.compile(r"^Bots fill the empty seats in 0:\d\d\.$"))).to_be_visible()
    ann.wait_for_url(re.compile(r"/t/[a-z0-9]+$"), timeout=60_000)
    ann.locator(".frame").wait_for()
