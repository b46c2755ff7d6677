"""MYST in a real browser: a race of two people with drag and drop and the walk after it, a bot, a phone, keys alone."""

import re
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Error, Locator, Page, Request, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.hands import eventually, over, play_on
from tests.e2e.racers import Gone, Racer, new_table, wait_for_the_race
from tests.e2e.site import Site

PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
DESK = {"width": 1440, "height": 900}


def start_race(*racers: Racer) -> None:
    for racer, key in zip(racers, ("D5", "H2"), strict=False):
        racer.begins_with(key)
    wait_for_the_race(*racers)


def walk(*pages: Page) -> None:
    """To the end: everybody goes where the board shows a way, does what can be done, and ends the turn."""
    play_on(pages, decide, 4000)


def decide(page: Page) -> None:
    page.wait_for_timeout(80)  # an answer to the last click may be on its way
    board = page.locator("#board")
    for move in ("lay", "remove", "end"):
        if press(board.locator(f'[data-do="{move}"]:enabled').first):
            return
    if press(board.locator("[data-cell].lit:enabled").last):
        press(board.get_by_role("button", name=re.compile("^(Go|Jump) to"), disabled=False).first)


def press(found: Locator) -> bool:
    """If it is there; the answer to an earlier click may come just now, and it is somebody else's turn."""
    if not found.count():
        return False
    with suppress(Error):
        found.click(timeout=1_000)
    return True


@pytest.mark.rule("M-54")
def test_two_people_race_with_drag_and_drop_and_walk_to_the_end(site: Site, open_page: OpenPage) -> None:
    ana, yves = new_table(site)
    ana.page, yves.page = open_page(ana.path, **DESK), open_page(yves.path, **DESK)
    ana.page.get_by_role("button", name="Start").click()
    start_race(ana, yves)

    ana.drag("D4", "C5")  # M-58: the wrong cell, with the reason beside it
    expect(ana.page.locator("#board")).to_contain_text("does not fit here", ignore_case=True)
    ana.page.wait_for_timeout(400)  # the wait of this table
    ana.page.keyboard.press("Escape")
    for _ in range(80):
        if not ana.touching() and not yves.touching():
            break
        for racer in (ana, yves):
            cells = racer.touching()
            if cells:
                racer.drag(cells[0])
                racer.covers(cells[0], ana, yves)
    expect(ana.page.locator("[data-piece]")).to_have_count(0)
    walk(ana.page, yves.page)
    assert over(ana.page).count() == over(yves.page).count() == 1

    ana.page.get_by_role("link", name="Replay").click()
    expect(ana.page.get_by_text(re.compile("covers"))).not_to_have_count(0)


@pytest.mark.nightly
@pytest.mark.rule("M-67")
def test_against_a_bot(site: Site, open_page: OpenPage) -> None:
    ana = new_table(site, bots={"1": "regular"}, bot_race_skill="expert")[0]
    ana.page = open_page(ana.path, **DESK)
    start_race(ana)
    for _ in range(120):
        cells = ana.touching()
        if cells:
            with suppress(Gone):  # the bot was faster
                ana.drag(cells[0])
            ana.page.wait_for_timeout(120)
        elif ana.page.locator("[data-piece]").count() == 0:
            break
        else:
            ana.page.wait_for_timeout(300)
    expect(ana.page.locator("[data-piece]")).to_have_count(0, timeout=60_000)
    walk(ana.page)


@pytest.mark.rule("M-U.7")
def test_a_phone_with_taps_and_touch(site: Site, open_page: OpenPage) -> None:
    ana, yves = new_table(site)
    ana.page, yves.page = open_page(ana.path, **PHONE), open_page(yves.path, **DESK)
    ana.page.get_by_role("button", name="Start").tap()
    start_race(ana, yves)
    for cell in ("D4", "C5", "E5"):
        turns = ana.turns_of(cell)
        ana.piece(cell).scroll_into_view_if_needed()
        ana.piece(cell).tap()
        for _ in range(turns):
            ana.page.get_by_role("button", name="Turn", exact=True).tap()
        ana.page.locator(f"[data-cell={cell}]").tap()
        ana.covers(cell)
    yves.drag("H3")
    yves.covers("H3", ana)


@pytest.mark.nightly
@pytest.mark.rule("M-U.7")
def test_keys_alone(site: Site, open_page: OpenPage) -> None:
    ana, yves = new_table(site)
    ana.page, yves.page = open_page(ana.path, **DESK), open_page(yves.path, **DESK)
    start = ana.page.get_by_role("button", name="Start")
    expect(start).to_be_enabled()  # a key does not wait for it, as a click does
    start.press("Enter")
    start_race(ana, yves)
    for cell in ("D4", "E5"):
        ana.piece(cell).focus()
        turns = ana.turns_of(cell)
        ana.page.keyboard.press("Enter")
        for _ in range(turns):
            ana.page.keyboard.press("r")
        ana.page.keyboard.type(cell.lower())
        ana.page.keyboard.press("Enter")
        ana.covers(cell)


@pytest.mark.rule("M-64")
def test_who_comes_back_finds_the_board_and_a_killed_server_loses_nothing(site: Site, open_page: OpenPage) -> None:
    ana, yves = new_table(site)
    ana.page, yves.page = open_page(ana.path, **DESK), open_page(yves.path, **DESK)
    ana.page.get_by_role("button", name="Start").click()
    start_race(ana, yves)
    ana.drag("D4")
    ana.covers("D4")
    ana.page.reload()
    ana.covers("D4")
    site.kill()
    site.start()
    ana.covers("D4", yves)
    wait_for_the_race(ana, yves)
    ana.drag("C5")
    ana.covers("C5")


@pytest.mark.rule("M-98")
def test_what_is_half_chosen_stays_in_the_page(site: Site, open_page: OpenPage) -> None:
    ana = new_table(site, bots={"1": "novice"})[0]
    ana.page = open_page("/", **DESK)
    sent: list[str] = []
    ana.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    ana.page.goto(ana.path)
    ana.page.locator("[data-cell=D5].lit").click()
    ana.page.locator("[data-cell=H2].lit").click()
    ana.page.locator("[data-cell=G5]").hover()
    expect(ana.page.locator('[data-do="key:rocket"]')).to_be_enabled()
    assert not [text for text in sent if '"move"' in text or "key:" in text]
    ana.page.locator('[data-do="key:rocket"]').click()
    expect(ana.page.locator("#board")).not_to_have_attribute("data-phase", "key_pick")
    eventually(ana.page, lambda: any('"move"' in text for text in sent))


def pieces_in(asked: list[dict[str, Any]]) -> set[str]:
    return {name for question in asked for name in question.get("pieces", [])}


@pytest.mark.rule("M-S.44")
def test_a_flipped_board_shows_no_picture_of_open_cells(site: Site, open_page: OpenPage) -> None:
    ana, yves = new_table(site, board_face="flipped")
    asked: list[dict[str, Any]] = []
    ana.page, yves.page = open_page("/", **DESK), open_page(yves.path, **DESK)

    def watch(request: Request) -> None:
        assert "/api/desk/" not in request.url  # it would need the cut
        if request.url.endswith("/desk"):
            asked.append(request.post_data_json or {})

    ana.page.on("request", watch)
    ana.page.goto(ana.path)
    ana.page.get_by_role("button", name="Start").click()
    start_race(ana, yves)
    ana.drag("D4")
    ana.covers("D4")
    yves.drag("H3")
    yves.covers("H3", ana)
    eventually(ana.page, lambda: any(question["board"] for question in asked))
    ana.page.wait_for_timeout(300)  # for what should not be asked
    board = ana.page.locator(".map img.board").first.get_attribute("src") or ""
    assert board.count("%3Ctext") == 60  # names of cells, and no picture
    eventually(ana.page, lambda: "yH3" in pieces_in(asked))
    assert pieces_in(asked) <= {"bD5", "yH2", "bD4", "yH3"}
