"""Going away for now, giving a seat up, and what those who stay see, in a real browser."""

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.hands import over
from tests.e2e.site import Site
from tests.e2e.test_access import violations
from tests.e2e.test_hint import against_bots
from tests.e2e.test_talk import two_people

# What each button of the dialog does, in its words.
WAYS = {
    "gathering": {
        "Leave for now": "Your seat stays yours.",
        "Give up your seat": "Your seat becomes free for someone else.",
    },
    "alone": {"Leave for now": "You find the game again", "Resign the game": "The game ends, and you lose it."},
}


def shot(page: Page, name: str) -> None:
    """For somebody who wants to look at it."""
    if folder := os.environ.get("FACEDOWN_SHOTS"):
        page.screenshot(path=Path(folder) / f"{name}.png")


def test_leaving_for_now_and_for_good(open_page: OpenPage, site: Site) -> None:
    host, friend = two_people(open_page, site, width=390, height=844)
    host.get_by_role("button", name="Start").click()
    for page in (host, friend):
        expect(page.locator(".gathering")).to_have_count(0)
    address = friend.url

    def leave(button: str) -> None:
        friend.get_by_role("button", name="Log, chat, players, rules and settings").click()
        friend.get_by_role("tab", name="Players").click()
        friend.get_by_role("button", name="Leave", exact=True).click()
        expect(friend.get_by_role("dialog").locator(".main")).to_have_text("Leave for now")  # the safe one
        shot(friend, f"leave-{len(button)}")
        friend.get_by_role("dialog").get_by_role("button", name=button).click()

    leave("Leave for now")
    friend.wait_for_url("**/")
    away = host.locator("#board .seat.away")
    expect(away).to_have_css("opacity", "1")  # words on a pale panel lack contrast, which axe sees on their turn only
    expect(away.locator(".head")).to_have_css("opacity", "0.4")
    friend.get_by_role("region", name="Continue").get_by_role("link").click()
    friend.wait_for_url(address)
    friend.get_by_role("button", name="Log, chat, players, rules and settings").wait_for()
    leave("Give up your seat")
    friend.wait_for_url("**/")
    expect(friend.get_by_role("region", name="Continue")).to_have_count(0)
    friend.goto(address)
    expect(friend.get_by_role("heading", name="You gave up this seat.")).to_be_visible()  # it seats nobody again
    expect(friend.locator("main")).to_contain_text("A bot plays on for you")
    expect(friend.get_by_role("link", name="To the lobby")).to_be_visible()
    assert violations(friend) == []
    shot(friend, "left")
    friend.get_by_role("button", name="Watch").click()
    friend.locator(".frame").wait_for()
    assert friend.evaluate("Boolean(document.querySelector('.frame.mine'))") is False
    expect(friend.get_by_role("button", name="Take over again")).to_have_count(0)

    banner = host.get_by_role("region", name="Who is not here")
    expect(banner).to_contain_text("Ben has left for good. A bot plays (regular).")
    expect(banner.get_by_role("button", name="Claim the win")).to_have_count(0)  # this table has no clock
    assert violations(host) == []
    shot(host, "away")
    expect(host.locator("#board").get_by_text("Regular for Ben").first).to_be_attached()
    host.emulate_media(color_scheme="dark")
    host.set_viewport_size({"width": 390, "height": 844})
    shot(host, "away-phone-dark")
    banner.get_by_role("button", name="End the game").click()
    expect(over(host)).to_have_text("Ben left the game. You win!")
    shot(host, "ended")
    friend.goto(address)
    expect(friend.locator("main")).to_contain_text("The game is over.")
    friend.get_by_role("link", name="Replay").click()
    friend.wait_for_url("**/replay/*")
    friend.locator("footer .count").wait_for()


def test_giving_a_seat_up_before_the_start_frees_it(open_page: OpenPage, site: Site) -> None:
    host, friend = two_people(open_page, site)
    expect(host.locator(".gathering")).to_contain_text("Ben")
    address = friend.url
    friend.get_by_role("button", name="Leave", exact=True).click()
    dialog = friend.get_by_role("dialog")
    for button, means in WAYS["gathering"].items():
        expect(dialog.get_by_role("button", name=button)).to_be_visible()
        expect(dialog.locator("p").filter(has_text=button)).to_contain_text(means)
    shot(friend, "leave-gathering")
    dialog.get_by_role("button", name="Give up your seat").click()
    friend.wait_for_url("**/")
    expect(host.locator(".gathering")).not_to_contain_text("Ben")
    friend.goto(address)
    expect(friend.get_by_role("heading", name="You gave up this seat.")).to_be_visible()


@pytest.mark.parametrize("game", ["nyet", "hyst", "shy_monsters", "nusubito", "myst"])
def test_alone_against_bots_one_resigns(open_page: OpenPage, site: Site, game: str) -> None:
    """Whatever the rules say of giving up, it is one word, and says what follows."""
    page = open_page(against_bots(site, game))
    page.get_by_role("button", name="Leave", exact=True).click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name="Give up your seat")).to_have_count(0)
    for button, means in WAYS["alone"].items():
        expect(dialog.locator("p").filter(has_text=button)).to_contain_text(means)
    dialog.get_by_role("button", name="Resign the game").click()
    expect(over(page)).to_be_visible()


def test_my_games_are_in_the_navigation_and_filtered(open_page: OpenPage, site: Site) -> None:
    page = open_page("/")
    for _ in range(2):
        page.goto("/")
        page.get_by_role("button", name=re.compile("^Play .* against bots now")).click()
        page.locator("footer").wait_for()
    page.get_by_role("button", name="Leave", exact=True).click()
    page.get_by_role("button", name="Resign the game").click()  # nobody else plays: lost
    expect(over(page)).to_contain_text("You left the game.")
    page.goto("/")
    page.get_by_role("navigation").get_by_role("link", name="My games").click()
    expect(page.locator("main li")).to_have_count(2)
    expect(page.locator("section.over li")).to_contain_text("You lost.")
    page.get_by_label("Show").select_option(label="Finished")
    expect(page.locator("main li")).to_have_count(1)
    assert violations(page) == []
    shot(page, "mine")
    page.get_by_role("link", name="Replay from a file").click()
    page.wait_for_url("**/replay")
