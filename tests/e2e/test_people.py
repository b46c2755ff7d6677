"""People one has played with: invited again in one step, friends who see each other, and who wants none of it."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.test_access import violations
from tests.e2e.test_find_opponents import begin, wish

TABLE = re.compile(r"/t/[a-z0-9]+$")


def meet(ann: Page, bob: Page) -> None:
    for page, name in ((ann, "Ann"), (bob, "Bob")):
        wish(page, "nusubito", name)
        begin(page)
    for page in (ann, bob):
        page.wait_for_url(TABLE)
        page.locator(".frame").wait_for()


def test_invited_again_and_friends(open_page: OpenPage) -> None:
    ann, bob = open_page("/"), open_page("/", width=390, height=844)
    meet(ann, bob)
    ann.goto("/people")
    assert violations(ann) == []
    ann.get_by_role("button", name=re.compile("^Add friend.*Bob$")).click()
    expect(ann.get_by_text("requested ·")).to_be_visible()
    bob.goto("/people")
    bob.get_by_role("button", name=re.compile("^Accept.*Ann$")).click()
    expect(bob.get_by_text("here now")).to_be_visible()
    assert violations(bob) == []
    ann.goto("/")
    expect(ann.get_by_role("link", name="People 1 friend is here")).to_be_visible()
    ann.goto("/people")
    ann.get_by_label("Game").select_option(label="Shy Monsters")
    ann.get_by_role("button", name=re.compile("^Invite again.*Bob, Shy Monsters$")).click()
    ann.wait_for_url(TABLE)
    expect(ann.get_by_text("Bob is invited")).to_be_visible()
    bob.goto("/")
    expect(bob.get_by_text("Ann invites you to Shy Monsters")).to_be_visible()
    bob.get_by_role("button", name="Sit down").first.click()
    bob.wait_for_url(TABLE)
    assert bob.url == ann.url
    ann.get_by_role("button", name="Start", exact=True).click()
    for page in (ann, bob):
        page.locator(".frame").wait_for()
    bob.reload()
    bob.locator(".frame").wait_for()


def test_not_now_and_muted(open_page: OpenPage) -> None:
    ann, bob = open_page("/"), open_page("/")
    meet(ann, bob)
    ann.goto("/people")
    ann.get_by_role("button", name=re.compile("^Invite again.*Bob")).click()
    expect(ann.get_by_text("Bob is invited")).to_be_visible()
    bob.goto("/people")
    bob.get_by_role("button", name="Not now").click()
    expect(bob.get_by_text("invites you")).to_be_hidden()
    expect(ann.get_by_text("Bob is invited")).to_be_hidden()
    bob.get_by_role("button", name=re.compile("^Mute.*Ann$")).click()
    expect(bob.get_by_role("button", name=re.compile("^Unmute.*Ann$"))).to_be_visible()
    ann.goto("/people")
    ann.get_by_role("button", name=re.compile("^Invite again.*Bob")).click()
    expect(ann.get_by_text("Bob is invited")).to_be_visible()
    bob.reload()
    expect(bob.get_by_role("button", name=re.compile("^Unmute.*Ann$"))).to_be_visible()
    expect(bob.get_by_text("invites you")).to_be_hidden()
