"""Who stays while somebody is away: what the banner offers is there, and does what it says."""

import json
import urllib.request
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.hands import choose_first, my_turn, over
from tests.e2e.site import Site

AWAY = 0.5  # seconds of the server, instead of minutes
SHOWN = 12_000  # milliseconds after which a page says that somebody is away


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server on which nobody need be away for minutes."""
    made = Site(tmp_path_factory.mktemp("hasty"), AWAY_SECONDS=str(AWAY))
    made.start()
    yield made
    made.stop()


def two_at_a_table(hasty: Site, open_page: OpenPage) -> tuple[Page, Page]:
    """Who waits, and the one who is to move, at a table where whose time runs out loses."""
    body = {
        "game": "nyet",
        "name": "Ann",
        "options": {"players": 2, "round_count": 1},
        "clock": {"kind": "move", "seconds": 3600, "late": "forfeit"},
    }
    asked = urllib.request.Request(
        f"{hasty.address}/api/tables", json.dumps(body).encode(), {"content-type": "application/json"}
    )
    with urllib.request.urlopen(asked, timeout=60) as answer:
        made = json.load(answer)
    pages = []
    for name, seat in zip(("Ann", "Ben"), made["seats"], strict=True):
        page = open_page(f"{hasty.address}/")
        page.evaluate(f"localStorage.setItem('facedown.name', JSON.stringify('{name}'))")
        page.goto(f"{hasty.address}/t/{made['table']}#s={seat['token']}")
        pages.append(page)
    ann, ben = pages
    expect(ann.locator(".gathering")).to_contain_text("Ben")
    ann.get_by_role("button", name="Start").click()
    for page in pages:
        expect(page.locator(".gathering")).to_have_count(0)
    ann.locator(".frame.mine").or_(ann.get_by_role("heading", name="Ben")).first.wait_for()
    return ann, ben


def until_turn(page: Page, other: Page) -> None:
    """The other one plays until it is the turn of this one."""
    for _ in range(20):
        page.wait_for_timeout(200)
        if my_turn(page).count():
            return
        if my_turn(other).count():
            choose_first(other)
    raise AssertionError("it is never their turn")


def banner_when_away(stays: Page, goes: Page) -> None:
    stays.clock.install()  # ten seconds need not take ten
    goes.close()
    stays.wait_for_timeout(1000 * AWAY + 500)  # the server counts by a clock of its own
    stays.clock.run_for(SHOWN)
    expect(stays.get_by_role("region", name="Who is not here")).to_contain_text("Ben went away")


def test_the_win_is_claimed(hasty: Site, open_page: OpenPage) -> None:
    ann, ben = two_at_a_table(hasty, open_page)
    until_turn(ben, ann)
    banner_when_away(ann, ben)
    banner = ann.get_by_role("region", name="Who is not here")
    banner.get_by_role("button", name="Claim the win").click()
    expect(over(ann)).to_contain_text("You win!")
    expect(banner).to_have_count(0)


def test_a_bot_plays_and_is_named_from_then_on(hasty: Site, open_page: OpenPage) -> None:
    ann, ben = two_at_a_table(hasty, open_page)
    until_turn(ben, ann)
    choose_first(ben)
    until_turn(ben, ann)
    lines = ann.locator("#panel li")
    expect(lines.filter(has_text="Ben").first).to_be_visible()
    before = lines.all_inner_texts()
    banner_when_away(ann, ben)
    banner = ann.get_by_role("region", name="Who is not here")
    banner.get_by_role("button", name="Let a bot play").click()
    expect(banner).to_contain_text("A bot plays (regular).")
    expect(banner.get_by_role("button", name="Let a bot play")).to_have_count(0)
    expect(ann.locator("#board").get_by_text("Regular for Ben").first).to_be_attached()
    for _ in range(10):  # until the bot has done something that the log tells
        ann.clock.run_for(1000)
        if lines.filter(has_text="Regular for Ben").count():
            break
        if my_turn(ann).count():
            choose_first(ann)
    expect(lines.filter(has_text="Regular for Ben").first).to_be_visible()
    assert lines.all_inner_texts()[: len(before)] == before  # what Ben did stays his
    banner.get_by_role("button", name="End the game").click()
    expect(over(ann)).to_contain_text("You win!")
    ann.locator("footer").get_by_role("link", name="Replay").click()
    ann.locator("footer .count").wait_for()
    steps, board = ann.locator(".steps li"), ann.locator("main")
    expect(board.get_by_text("Regular for Ben")).to_have_count(0)
    ann.keyboard.press("End")
    expect(board.get_by_text("Regular for Ben").first).to_be_attached()
    expect(steps.filter(has_text="Regular for Ben").first).to_be_visible()
    assert next(words for words in before if "Ben" in words) in steps.all_inner_texts()
