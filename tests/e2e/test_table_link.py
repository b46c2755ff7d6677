"""One link for a table, names that stay, the speed of bots, and what happened while somebody was away, in a browser."""

import os
import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.hands import choose_first, invite_link, my_turn, new_table, over, path_of, wait_for_turn
from tests.e2e.site import Site
from tests.e2e.test_access import violations

PHONE = {"width": 390, "height": 844}


SIZES = {"desk": (1440, 900), "phone": (390, 844)}


def shot(page: Page, name: str, sizes: dict[str, tuple[int, int]] = SIZES) -> None:
    """For somebody who wants to look at it, on a desk and on a phone, light and dark."""
    if not (folder := os.environ.get("FACEDOWN_SHOTS")):
        return
    before = page.viewport_size
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        for size, (width, height) in sizes.items():
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(150)
            page.screenshot(path=Path(folder) / f"{name}-{size}-{scheme}.png")
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
    assert before is not None
    page.set_viewport_size(before)


def table_link(page: Page) -> str:
    page.get_by_role("button", name="Invite friends").click()
    return page.get_by_role("dialog", name="Invite friends").get_by_label("Link", exact=True).input_value()


def named(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)


def test_a_link_seats_each_friend_at_the_next_free_chair(open_page: OpenPage, site: Site) -> None:
    host = open_page("/", width=1440, height=900)
    new_table(host, 3, ["A friend, by link", "A friend, by link"])
    shot(host, "gathering")
    path = path_of(site, table_link(host))
    shot(host, "invite")

    ben, cleo, dan = open_page(path, **PHONE), open_page(path), open_page(path)
    expect(ben.get_by_role("status").filter(has_text="2 seats are free.")).to_be_visible()
    assert "#" not in ben.url  # the secret is not in the address any more
    assert violations(ben) == []
    shot(ben, "join")
    named(ben, "Ben")
    ben.get_by_role("button", name="Sit down").click()
    ben.locator(".gathering").wait_for()
    dialog = host.get_by_role("dialog", name="Invite friends")
    expect(dialog.get_by_role("status")).to_have_text("Ben has sat down.")

    expect(cleo.get_by_text("1 seat is free.")).to_be_visible()
    named(cleo, "Cleo")
    named(dan, "Dan")
    unheard = ["Dan's page does not hear of it before he asks for the chair, too"]
    dan.route("**/preview", lambda route: route.abort() if unheard else route.continue_())
    dan.on("request", lambda request: unheard.clear() if request.url.endswith("/sit") else None)
    cleo.get_by_role("button", name="Sit down").click()
    cleo.locator(".gathering").wait_for()
    dan.get_by_role("button", name="Sit down").click()
    expect(dan.get_by_text("Somebody else has just taken the last seat.")).to_be_visible()
    shot(dan, "join-taken")
    assert dan.get_by_role("button", name="Sit down").count() == 0
    expect(dialog.get_by_role("status")).to_contain_text("Cleo has sat down.")
    assert dialog.get_by_label("Link", exact=True).count() == 0  # nobody else can come by it
    shot(host, "invite-done")
    dialog.get_by_role("button", name="Close").last.click()
    names = host.locator(".gathering li .who")
    expect(names.nth(1)).to_contain_text("Ben")
    expect(names.nth(2)).to_contain_text("Cleo")

    dan.get_by_role("button", name="Watch").click()
    dan.locator(".gathering").wait_for()
    expect(dan.get_by_text("Watching")).to_be_visible()
    ben.goto(path)  # the same person, by the same link
    ben.locator(".gathering").wait_for()
    expect(ben.locator("li.you")).to_contain_text("Seat 2")

    host.get_by_role("button", name="Start", exact=True).click()
    late = open_page(path)
    expect(late.get_by_text("The game has started.")).to_be_visible()
    shot(late, "join-running")
    expect(late.get_by_role("button", name="Watch")).to_be_visible()


def test_a_chair_that_is_kept_for_a_friend(open_page: OpenPage, site: Site) -> None:
    host = open_page("/")
    new_table(host, 3, ["A friend, by link", "A friend, by link"])
    chair = path_of(site, invite_link(host, 2))
    expect(host.locator(".gathering li").nth(1)).to_contain_text("Kept for a friend")
    path = path_of(site, table_link(host))
    host.get_by_role("dialog").get_by_role("button", name="Close").click()
    shot(host, "kept")
    other = open_page(path)
    other.get_by_role("button", name="Sit down").click()
    expect(other.locator("li.you")).to_contain_text("Seat 3")
    late = open_page(path)
    expect(late.get_by_text("The seats that are left are kept for friends. Ask the host.")).to_be_visible()
    friend = open_page(chair)
    expect(friend.locator("li.you")).to_contain_text("Seat 2")


def test_a_table_without_spectators_and_a_wrong_link(open_page: OpenPage, site: Site) -> None:
    host = open_page("/new/nyet")
    host.get_by_role("radio", name="2", exact=True).check()
    host.get_by_label("Seat 2").select_option(label="A friend, by link")
    host.get_by_role("switch", name="Spectators").uncheck()
    host.get_by_role("button", name="Open the table").click()
    path = path_of(site, table_link(host))
    friend = open_page(path)
    expect(friend.get_by_role("button", name="Sit down")).to_be_visible()
    assert friend.get_by_role("button", name="Watch").count() == 0
    friend.get_by_role("button", name="Sit down").click()
    friend.locator(".gathering").wait_for()
    late = open_page(path)
    expect(late.get_by_text("This table is closed to spectators.")).to_be_visible()
    wrong = open_page(re.sub("#j=.*", "#j=" + "A" * 24, path))
    expect(wrong.get_by_role("heading", name="Table not found")).to_be_visible()


def test_a_person_without_a_name_gets_one_and_keeps_it(open_page: OpenPage, site: Site) -> None:
    host = open_page("/")
    made = host.get_by_label("Your name").input_value()
    new_table(host, 2, ["A friend, by link"])
    expect(host.get_by_label("Your name")).to_have_value(made)
    assert re.fullmatch(r"[A-Z]\w+ [A-Z]\w+", made)
    path = path_of(site, table_link(host))
    host.goto("/new/nyet")
    expect(host.get_by_label("Your name")).to_have_value(made)
    host.goto("/")
    expect(host.get_by_label("Your name")).to_have_value(made)

    friend = open_page(path, **PHONE)
    offered = friend.get_by_label("Your name").input_value()
    assert offered
    friend.get_by_role("button", name="Sit down").click()
    friend.locator(".gathering").wait_for()
    expect(friend.get_by_label("Your name")).to_have_value(offered)  # in the same place it can be changed
    named(friend, "Ben")
    friend.get_by_label("Your name").press("Enter")
    friend.goto("/new/hyst")
    expect(friend.get_by_label("Your name")).to_have_value("Ben")
    friend.reload()
    expect(friend.get_by_label("Your name")).to_have_value("Ben")


def test_the_host_sets_the_speed_of_bots(open_page: OpenPage, site: Site) -> None:
    page = open_page("/new/nyet", width=1440, height=900)
    page.get_by_role("radio", name="3", exact=True).check()
    page.get_by_label("Seat 2").select_option(label="A friend, by link")
    page.get_by_label("Seat 3").select_option(label="Bot, random")
    page.get_by_label("Speed of bots").select_option(label="Calm")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_label("Speed of bots")).to_have_value("calm")
    friend = open_page(path_of(site, table_link(page)), **PHONE)
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.get_by_text("Speed of bots calm")).to_be_visible()
    page.get_by_role("button", name="Start", exact=True).click()
    page.get_by_role("tab", name="Players").click()
    page.get_by_label("Speed of bots").select_option(label="At once")
    shot(page, "pace")
    friend.get_by_role("button", name="Log, chat, players, rules and settings").click()
    friend.get_by_role("tab", name="Players").click()
    expect(friend.get_by_text("Speed of bots at once")).to_be_visible()
    assert friend.get_by_label("Speed of bots").count() == 0  # the host alone


SEEN = """lines => {
    const key = Object.keys(localStorage).find((one) => one.startsWith("facedown.look."));
    return key && JSON.parse(localStorage.getItem(key)).lines === lines;
}"""
AWAY = """() => {
    const key = Object.keys(localStorage).find((one) => one.startsWith("facedown.look."));
    const look = JSON.parse(localStorage.getItem(key));
    localStorage.setItem(key, JSON.stringify({ ...look, at: look.at - 3600000 }));
}"""


def test_who_comes_back_sees_what_is_new(open_page: OpenPage, site: Site) -> None:
    host = open_page("/", width=1440, height=900)
    wanted = {
        "game": "nyet",
        "name": "Ann",
        "options": {"players": 2, "round_count": 9},
        "clock": {"kind": "days", "seconds": 86400},
    }
    made = host.request.post("/api/tables", data=wanted).json()
    paths = [f"/t/{made['table']}#s={seat['token']}" for seat in made["seats"]]
    host.goto(paths[0])
    friend = open_page(paths[1], **PHONE)
    friend.locator(".gathering").wait_for()
    host.get_by_role("button", name="Start", exact=True).click()
    for page in (host, friend):
        page.locator(".gathering").wait_for(state="detached")
    while not my_turn(host).count():
        choose_first(friend)
        host.wait_for_timeout(200)
    address = friend.url
    before = host.locator("#panel .body li").count()
    friend.wait_for_function(SEEN, arg=before)
    friend.goto("/")
    friend.evaluate(AWAY)
    choose_first(host)
    lines = host.locator("#panel .body li").count()
    host.get_by_role("button", name="Chat", exact=True).click()
    host.get_by_label("Write to everyone").fill("Are you there?")
    host.get_by_label("Write to everyone").press("Enter")
    host.get_by_text("Are you there?").wait_for()

    friend.goto(address)
    told = friend.get_by_role("region", name="While you were away")
    new = "1 new line" if lines == before + 1 else f"{lines - before} new lines"
    expect(told).to_contain_text(f"While you were away: {new} in the log, 1 message")
    if my_turn(friend).count():
        expect(told).to_contain_text(re.compile("time runs out (in 24 hours|tomorrow)"))
    shot(friend, "away-since")
    assert violations(friend) == []
    told.get_by_role("button", name="Show").click()
    mark = friend.get_by_text("New since you left")
    expect(mark).to_be_in_viewport()
    assert friend.locator("dialog .body li").count() == lines + 1  # and the mark before the new ones
    expect(friend.locator("dialog .body li").nth(before)).to_have_text("New since you left")
    shot(friend, "away-log", sizes={"phone": (390, 844)})  # a wider page closes the sheet
    friend.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(told).to_have_count(0)
    friend.reload()  # it has been seen
    friend.locator("#board").wait_for()
    expect(told).to_have_count(0)


def test_my_games_tell_scores_and_are_filtered(open_page: OpenPage, site: Site) -> None:
    page = open_page("/", quick=True, width=1440, height=900)
    new_table(page, 2, ["Bot, random"])
    while wait_for_turn(page):
        choose_first(page)
    said = over(page).inner_text()
    page.goto("/")
    new_table(page, 3, ["Bot, random", "Bot, random"])
    page.get_by_role("link", name="facedown").click()
    page.get_by_role("navigation").get_by_role("link", name="My games").click()
    line = page.locator("section.over li")
    expect(line).to_contain_text(re.compile(r"Score: -?\d+ \(Random: -?\d+\) · \d+ \w+ \d{4}"))
    result = {"You win!": "Won", "A draw.": "Draw"}.get(said, "Lost")
    shot(page, "mine")
    assert violations(page) == []
    page.get_by_label("Show").select_option(label=result)
    expect(page.locator("main li")).to_have_count(1)
    page.get_by_label("Show").select_option(label="Lost" if result != "Lost" else "Won")
    expect(page.get_by_text("No games match.")).to_be_visible()
    page.get_by_label("Show").select_option(label="All")
    page.get_by_label("With").select_option(label="Random 2")
    expect(page.locator("main li")).to_have_count(1)
