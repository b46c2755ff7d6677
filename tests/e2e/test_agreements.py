"""Clocks, a bot for a player who is late, undo by consent and another order of seats, as people see them."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.hands import choose_first, choose_rounds, invite_link, my_turn, over, path_of, play_to_the_end
from tests.e2e.site import Site
from tests.e2e.test_access import violations


def players_panel(page: Page) -> None:
    page.get_by_role("tab", name="Players").click()


def test_whose_time_runs_out_is_played_for_until_they_come_back(open_page: OpenPage, site: Site) -> None:
    page = open_page("/")
    wanted = {
        "game": "nyet",
        "name": "Ann",
        "options": {"players": 2, "round_count": 12},
        "bots": {"1": "random"},  # needs no compiler
        "start": True,
        "clock": {"kind": "move", "seconds": 5, "late": "bot"},
    }
    made = page.request.post("/api/tables", data=wanted).json()
    page.goto(f"/t/{made['table']}#s={made['seats'][0]['token']}")
    players_panel(page)
    expect(page.get_by_role("tabpanel").get_by_role("timer", name=re.compile(r"^Your time: 0:0\d"))).to_be_visible()
    expect(page.get_by_text("Your time ran out. A bot plays for you.")).to_be_visible(timeout=30_000)
    expect(page.get_by_text("played by a bot, regular")).to_be_visible()
    page.get_by_role("button", name="Take over again").click()
    expect(page.get_by_role("button", name="Take over again")).to_be_hidden()
    expect(page.get_by_text("played by a bot, regular")).to_be_hidden()


def test_two_people_agree_on_a_clock_an_undo_and_other_seats(open_page: OpenPage, site: Site) -> None:
    host = open_page("/new/nyet")
    host.get_by_role("radio", name="2", exact=True).check()
    host.get_by_label("Seat 2").select_option(label="A friend, by link")
    host.get_by_label("Clock").select_option(label="Slow: 5:00 a move")
    host.get_by_label("If time runs out").select_option(label="that player loses")
    host.get_by_text("More options").click()
    choose_rounds(host, 1)
    host.get_by_role("button", name="Open the table").click()
    expect(host.get_by_text("5:00 a move · that player loses")).to_be_visible()
    guest = open_page(path_of(site, invite_link(host, 2)))
    guest.locator(".gathering").wait_for()
    host.get_by_role("button", name="Start").click()
    for page in (host, guest):
        page.locator("footer .bar").wait_for()
        players_panel(page)
        expect(page.get_by_role("tabpanel").get_by_role("timer")).to_have_count(2)
        page.get_by_role("tab", name="Log").click()

    mine, other = (host, guest) if my_turn(host).count() else (guest, host)
    lines = mine.locator(".body li").count()
    choose_first(mine)
    expect(mine.locator(".body li")).not_to_have_count(lines)
    after = mine.locator(".body li").count()
    # The other says no, and then yes.
    for answer, count in (("No", after), ("Agree", lines)):
        mine.get_by_role("button", name="Ask for undo").click()
        expect(mine.get_by_text("You asked for an undo.")).to_be_visible()
        expect(mine.get_by_role("button", name="Ask for undo")).to_be_hidden()
        assert violations(other) == []
        other.get_by_role("button", name=answer, exact=True).click()
        expect(mine.get_by_text("You asked for an undo.")).to_be_hidden()
        for page in (mine, other):
            expect(page.locator(".body li")).to_have_count(count)
    expect(my_turn(mine)).to_be_visible()

    play_to_the_end(host, guest)
    first = host.url
    host.get_by_role("button", name="Rematch, rotate seats").click()
    host.wait_for_url(lambda address: address != first)
    guest.get_by_role("button", name="Go to the next game").click()
    guest.wait_for_url(host.url)
    for page, seat in ((host, 2), (guest, 1)):
        expect(page.locator(".gathering li.you")).to_contain_text(f"Seat {seat}")
    host.get_by_role("button", name="Start").click()
    for page in (host, guest):
        page.locator("footer .bar").wait_for()
    assert over(host).count() == 0
