"""A table in a real browser: whole games, two people, spectators, lost connections."""

import json
import re

from playwright.sync_api import expect

from tests.e2e.conftest import OpenPage
from tests.e2e.hands import (
    choose_first,
    eventually,
    invite_link,
    my_turn,
    new_table,
    over,
    path_of,
    play_to_the_end,
    says_how_it_ended,
    wait_for_turn,
)
from tests.e2e.site import Site


def test_one_click_from_the_lobby_to_a_game_against_bots(open_page: OpenPage) -> None:
    page = open_page("/")
    page.get_by_role("button", name="Play NYET! against bots now").click()
    page.wait_for_url(re.compile("/t/[a-z0-9]+$"))
    assert wait_for_turn(page)
    choose_first(page)
    page.get_by_role("link", name="facedown").click()
    page.get_by_role("heading", name="Continue").wait_for()  # the lobby remembers the game
    page.get_by_role("link", name=re.compile("^NYET!")).first.click()
    assert wait_for_turn(page)


def test_a_whole_game_then_dice_replay_and_log(open_page: OpenPage) -> None:
    page = open_page("/", accept_downloads=True, quick=True)
    new_table(page, 2, ["Bot, random"])
    play_to_the_end(page)
    says_how_it_ended(page)

    page.locator("footer").get_by_role("button", name="Fairness").click()
    page.get_by_role("button", name="Check everything").click()
    expect(page.get_by_text("Your browser checked the fingerprint: it matches the number.")).to_be_visible()
    expect(page.get_by_text(re.compile(r"All \d+ draws follow from the number\."))).to_be_visible()

    page.locator("footer").get_by_role("link", name="Replay").click()
    page.wait_for_url(re.compile("/replay/"))
    page.get_by_role("button", name="One step forward").click()
    expect(page.locator("footer .count")).to_have_text(re.compile("^1 / "))
    page.get_by_label("Seen by").select_option("spectator")
    page.get_by_role("button", name="To the end").click()
    expect(page.locator("footer .said")).to_have_text(re.compile("win"))
    assert "sight=spectator" in page.url
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the log").click()
    path = download.value.path()
    log = json.loads(path.read_text())
    assert log["game"] == "nyet"
    assert log["actions"]

    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(path)
    page.get_by_role("button", name="To the end").click()
    expect(page.locator("footer .said")).to_have_text(re.compile("win"))

    path.write_text(path.read_text().replace('"play:', '"play: ', 1))
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(path)
    expect(page.get_by_role("alert").filter(has_text="action")).to_be_visible()  # a spoiled log says where


def test_two_people_by_invite_link_and_a_spectator(open_page: OpenPage, site: Site) -> None:
    host = open_page("/", quick=True)
    new_table(host, 2, ["A friend, by link"])
    expect(host.get_by_role("button", name="Start")).to_be_disabled()
    guest = open_page(path_of(site, invite_link(host, 2)))
    guest.get_by_label("Your name").fill("Guest")
    assert "#" not in guest.url  # the secret has left the address
    guest.get_by_label("Your name").press("Enter")
    expect(host.get_by_text("Guest")).to_be_visible()

    host.get_by_role("button", name="Link for watching").click()
    watch = host.get_by_role("dialog").get_by_label("Link", exact=True).input_value()
    host.get_by_role("dialog").get_by_role("button", name="Close").click()
    watcher = open_page(path_of(site, watch))

    host.get_by_role("button", name="Start").click()
    for _ in range(6):
        for mine, other in ((host, guest), (guest, host)):
            if my_turn(mine).count():
                assert my_turn(other).count() == 0
                choose_first(mine)
        host.wait_for_timeout(50)
    expect(watcher.get_by_text("Watching", exact=True)).to_be_visible()
    assert watcher.locator("footer .bar button").count() == 0
    host_log, watchers_log = (page.locator(".body li") for page in (host, watcher))
    # Public lines are the same for all, once each page has shown what happened.
    eventually(host, lambda: host_log.last.inner_text() == watchers_log.last.inner_text())

    host.reload()
    host.locator(".frame").wait_for()
    play_to_the_end(host, guest)
    for page in (host, guest, watcher):
        expect(over(page)).to_be_visible()
    host.get_by_role("button", name="Play again").click()
    host.wait_for_url(lambda address: address != watcher.url)
    guest.get_by_role("button", name="Go to the next game").click()
    for page in (host, guest):
        page.locator(".frame").wait_for()
    assert host.url == guest.url


def test_the_page_comes_back_by_itself(open_page: OpenPage, site: Site) -> None:
    page = open_page("/")
    new_table(page, 2, ["Bot, random"])
    assert wait_for_turn(page)
    choose_first(page)
    wait_for_turn(page)
    hand = page.locator("#board").inner_text()
    site.stop()
    try:
        expect(page.get_by_text("Offline, reconnecting")).to_be_visible()
    finally:
        site.start()
    expect(page.get_by_text("Offline, reconnecting")).to_be_hidden(timeout=30_000)
    assert page.locator("#board").inner_text() == hand
    choose_first(page)


def test_the_log_of_a_running_game_has_no_more_than_the_seat_saw(open_page: OpenPage) -> None:
    page = open_page("/", accept_downloads=True)
    new_table(page, 2, ["Bot, random"])
    assert wait_for_turn(page)
    choose_first(page)
    wait_for_turn(page)
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the log").click()
    notes = json.loads(download.value.path().read_text())
    assert notes["you"] == 0
    assert [line["text"] for line in notes["lines"]] == page.locator(".body li").all_inner_texts()
    assert "seed" not in notes


def test_a_try_that_is_not_allowed_says_why_and_shows_the_rule(open_page: OpenPage) -> None:
    page = open_page("/")
    new_table(page, 2, ["Bot, random"])
    assert wait_for_turn(page)
    alert = page.get_by_role("alert").filter(has=page.get_by_role("button", name=re.compile("^Rule Y-")))
    for _ in range(20):  # a click that does not wait may come while the board is still being laid out
        page.locator("#board [aria-disabled=true]").first.click(force=True)
        page.wait_for_timeout(500)
        if alert.is_visible():
            break
    expect(alert).to_be_visible()
    clause = alert.get_by_role("button", name=re.compile("^Rule Y-")).inner_text().removeprefix("Rule ")
    alert.get_by_role("button", name=re.compile("^Rule Y-")).click()
    expect(page.get_by_role("tabpanel").locator(".marked, .here").first).to_contain_text(clause)


def test_undo_and_hint_against_bots(open_page: OpenPage) -> None:
    page = open_page("/")
    new_table(page, 2, ["Bot, random"])
    assert wait_for_turn(page)
    lines = page.locator(".body li").count()
    choose_first(page)
    wait_for_turn(page)
    assert page.locator(".body li").count() > lines
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".body li")).to_have_count(lines)
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("button", name="Play this move").click(timeout=60_000)
    expect(page.locator(".body li")).not_to_have_count(lines)


def test_a_listed_table_can_be_joined_from_the_lobby(open_page: OpenPage) -> None:
    host = open_page("/new/nyet")
    host.get_by_label("Your name").fill("Listed Host")
    host.get_by_role("radio", name="2", exact=True).check()
    host.get_by_label("Seat 2").select_option(label="A friend, by link")
    host.get_by_label(re.compile("List the table")).check()
    host.get_by_role("button", name="Open the table").click()
    guest = open_page("/")
    guest.get_by_role("listitem").filter(has_text="Listed Host").get_by_role("button", name="Sit down").click()
    guest.wait_for_url(re.compile("/t/"))
    expect(host.get_by_role("button", name="Start")).to_be_enabled()


def test_impossible_options_are_told_in_words(open_page: OpenPage) -> None:
    page = open_page("/new/nyet")
    page.get_by_text("More options").click()
    page.get_by_label(re.compile("^Target score")).fill("250")
    page.get_by_role("button", name="Start the game").click()
    told = page.get_by_role("alert").filter(has_text="“Target score” goes with “End of the game: Points”")
    expect(told).to_be_visible()


def test_leaving_and_wrong_links(open_page: OpenPage) -> None:
    page = open_page("/")
    new_table(page, 2, ["A friend, by link"])
    page.get_by_role("button", name="Leave").click()
    page.get_by_role("button", name="Give up your seat").click()
    page.wait_for_url(re.compile("/$"))
    page.goto("/t/abcdefgh12")
    expect(page.get_by_role("heading", name="Table not found")).to_be_visible()
    page.goto("/no/such/place")
    expect(page.get_by_role("heading", name="Page not found")).to_be_visible()


def test_a_turned_tablet_shows_the_board(open_page: OpenPage) -> None:
    page = open_page("/", width=1180, height=820)
    new_table(page, 2, ["Bot, random"])
    assert wait_for_turn(page)
    expect(page.locator("#panel")).to_be_visible()
    page.set_viewport_size({"width": 820, "height": 1180})
    expect(page.locator("#panel")).to_have_count(0)
    assert page.get_by_role("dialog").count() == 0
    page.get_by_role("button", name="Log, chat, players, rules and settings").click()
    expect(page.get_by_role("dialog")).to_be_visible()
