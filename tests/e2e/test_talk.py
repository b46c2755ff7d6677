"""Chat at a table and "My games", in a real browser."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.hands import invite_link, my_turn, new_table, path_of
from tests.e2e.site import Site
from tests.e2e.test_access import violations


def two_people(open_page: OpenPage, site: Site, **guest: object) -> tuple[Page, Page]:
    host = open_page("/")
    new_table(host, 2, ["A friend, by link"])
    friend = open_page(path_of(site, invite_link(host, 2)), **guest)
    friend.get_by_label("Your name").fill("Ben")
    friend.get_by_label("Your name").press("Enter")
    expect(host.get_by_text("Ben")).to_be_visible()
    return host, friend


def say(page: Page, text: str) -> None:
    page.get_by_label("Write to everyone").fill(text)
    page.get_by_label("Write to everyone").press("Enter")


def test_two_people_talk_and_one_is_muted(open_page: OpenPage, site: Site) -> None:
    host, friend = two_people(open_page, site, width=390, height=844)
    host.get_by_role("button", name="Chat", exact=True).click()
    say(host, "Hello <img src=x onerror=alert(1)> https://example.org")
    friend.get_by_role("button", name="Chat, 1 new").click()  # a phone: the sheet opens at the talk
    heard = friend.locator(".talk li span")
    expect(heard).to_have_text("Hello <img src=x onerror=alert(1)> https://example.org")
    assert friend.locator(".talk li a, .talk li img").count() == 0  # letters, and nothing that could be clicked
    expect(friend.get_by_role("status").filter(has_text="says: Hello")).to_have_count(1)
    assert violations(friend) == []
    friend.get_by_role("button", name="One moment, please.").click()
    expect(host.locator(".talk li span").last).to_have_text("One moment, please.")
    assert violations(host) == []

    friend.reload()
    friend.get_by_role("button", name=re.compile("Log, chat")).click()
    friend.get_by_role("tab", name="Chat").click()
    expect(friend.locator(".talk li")).to_have_count(2)  # kept by the server
    friend.get_by_text("Mute", exact=True).click()
    name = host.get_by_label("Your name").input_value()
    friend.get_by_role("switch", name=f"Mute {name}").check()
    expect(friend.locator(".talk li")).to_have_count(1)
    say(host, "Can you hear me?")
    expect(host.locator(".talk li")).to_have_count(3)
    expect(friend.get_by_text("Muted messages: 2")).to_be_visible()
    friend.reload()
    friend.get_by_role("button", name=re.compile("Log, chat")).click()  # no new line is counted
    friend.get_by_role("tab", name="Chat").click()
    expect(friend.locator(".talk li")).to_have_count(1)  # remembered
    friend.get_by_text("Mute", exact=True).click()
    friend.get_by_role("switch", name=f"Mute {name}").uncheck()
    expect(friend.locator(".talk li")).to_have_count(3)


@pytest.mark.rule("Y-R29")
def test_partners_see_why_they_may_not_talk(open_page: OpenPage, site: Site) -> None:
    host = open_page("/")
    new_table(host, 3, ["A friend, by link", "Bot, random"])
    friend = open_page(path_of(site, invite_link(host, 2)))
    friend.get_by_label("Your name").wait_for()
    host.get_by_role("button", name="Start").click()
    host.get_by_role("button", name="Chat", exact=True).click()
    expect(host.get_by_text("Partners may not chat during a round. The chat opens after the game.")).to_be_visible()
    expect(host.get_by_label("Write to everyone")).to_be_hidden()
    host.get_by_role("button", name="I am back.").click()
    expect(host.locator(".talk li")).to_have_count(1)


def test_my_games_say_where_it_is_my_turn(open_page: OpenPage, site: Site) -> None:
    host, friend = two_people(open_page, site)
    host.get_by_role("button", name="Start").click()
    both = (host, friend)
    for page in both:
        page.locator(".frame h1").wait_for()
        expect(page.locator(".frame h1")).not_to_contain_text("Waiting for players")
    host.wait_for_function("document.title.includes('turn') || document.title.includes('Waiting for')")
    mine, waiting = both if my_turn(host).count() else both[::-1]
    expect(my_turn(mine)).to_have_count(1)
    assert mine.locator('link[rel="icon"]').get_attribute("href") == "/icon-turn.svg"
    assert waiting.locator('link[rel="icon"]').get_attribute("href") == "/icon.svg"
    for page in both:
        page.goto("/")
    expect(mine.get_by_role("link", name="My games your turn: 1")).to_be_visible()
    mine.get_by_role("link", name="My games your turn: 1").click()
    expect(mine).to_have_title(re.compile(r"^\(1\) My games"))
    expect(mine.get_by_role("region", name="Your turn").get_by_role("listitem")).to_have_count(1)
    assert violations(mine) == []
    waiting.goto("/mine")
    expect(waiting.get_by_role("region", name="Waiting for others")).to_contain_text("Waiting for")
    waiting.get_by_role("button", name="Remove from list: NYET!").click()
    expect(waiting.get_by_text("No games yet.")).to_be_visible()
    mine.get_by_role("link", name=re.compile("^NYET!")).click()
    expect(my_turn(mine)).to_have_count(1)
