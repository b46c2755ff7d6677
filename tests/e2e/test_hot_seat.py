"""Several people on one screen: the page never holds two sights, and the curtain nothing but names."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.hands import choose_first, choose_rounds, invite_link, over, path_of, says_how_it_ended
from tests.e2e.site import Site
from tests.e2e.test_access import violations

# Everything that the page ever held, as it changes: noticed at once, also what is there for a moment only.
WATCH = """
window.past = [];
new MutationObserver(() => {
  const cards = Array.from(document.querySelectorAll('[data-card]'), one => one.dataset.card);
  const frames = document.querySelectorAll('.frame').length, curtains = document.querySelectorAll('.curtain').length;
  const who = document.querySelector('.frame h1')?.textContent.match(/(Ann|Ben): /)?.[1] ?? '';
  const now = JSON.stringify({ who, cards, frames, curtains });
  if (window.past.at(-1) !== now) window.past.push(now);
}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
"""


def one_screen(page: Page, game: str, players: int | None = None) -> None:
    page.goto(f"/new/{game}")
    if players:
        page.get_by_role("radio", name=str(players), exact=True).check()
    page.get_by_label("Your name").fill("Ann")
    page.get_by_label("Seat 2", exact=False).first.select_option(label="On this screen")
    page.get_by_label("Name in seat 2").fill("Ben")


def start(page: Page) -> None:
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url(re.compile("/t/[a-z0-9]+$"))
    page.locator(".curtain").wait_for()


def hand_of(page: Page) -> set[str]:
    return set(page.locator("[data-card]").evaluate_all("all => all.map(one => one.dataset.card)"))


class Witness:
    """Has seen everything that was on the page, and what each person held when it was their turn."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._past: list[dict[str, Any]] = []
        self._held: dict[str, set[str]] = {"Ann": set(), "Ben": set()}

    def note(self, who: str) -> None:
        self._page.locator("[data-card]").first.wait_for()
        self._held[who] |= hand_of(self._page)
        self._past += [json.loads(one) for one in self._page.evaluate("window.past.splice(0)")]

    def check(self) -> None:
        last, curtain = "", False
        for seen in self._past:
            assert seen["frames"] + seen["curtains"] <= 1, seen
            if not seen["cards"]:
                curtain |= bool(seen["curtains"])
                continue
            assert seen["frames"] == 1, seen
            assert seen["who"] == last or curtain or not last, (last, seen)  # never from one to the other without it
            assert set(seen["cards"]) <= self._held[seen["who"]], seen
            last, curtain = seen["who"], False


def test_a_whole_round_on_one_screen_never_shows_two_hands(open_page: OpenPage) -> None:
    page = open_page("/", quick=True)
    page.add_init_script(WATCH)
    one_screen(page, "nyet", 2)
    page.get_by_text("More options").click()
    choose_rounds(page, 1)
    start(page)
    witness, handed, front = Witness(page), 0, ""
    for _ in range(400):
        page.locator(".curtain, .frame.mine, .over .who").first.wait_for()
        if over(page).count():
            break
        if page.locator(".curtain").count():
            shown = page.locator("body").inner_text()
            who = re.search(r"Hand the screen to (\w+)", shown)
            assert who, shown
            assert page.title() == "NYET! · facedown"  # neither whose turn it is, nor what happened
            assert hand_of(page) == set()
            assert page.locator(".frame, [role=log]").count() == 0
            front = who[1]
            page.get_by_role("button", name=f"I am {front}", exact=True).click()
            page.locator(".frame.mine, .over .who").first.wait_for()
            handed += 1
            if handed == 3:  # a reloaded page shows the curtain, and goes on behind it
                witness.note(front)
                page.reload()
                page.locator(".curtain").wait_for()
                assert hand_of(page) == set()
            continue
        witness.note(front)
        decide(page)
    says_how_it_ended(page)
    assert handed > 10
    witness.check()
    play_again(page, front)


def play_again(page: Page, front: str) -> None:
    """All who played here come along, in other seats; the one who had the screen is the host."""
    first = page.url
    page.get_by_role("button", name="Rematch, rotate seats").click()
    page.wait_for_url(lambda address: address != first)
    seats = page.locator(".gathering li")
    expect(seats).to_have_count(2)
    expect(page.locator(".gathering li.you input")).to_have_value(front)
    expect(page.locator(".gathering li.you")).to_contain_text(f"Seat {2 if front == 'Ann' else 1}")
    assert page.get_by_text("away").count() == 0
    page.get_by_role("button", name="Start", exact=True).click()
    page.locator(".curtain").wait_for()
    assert hand_of(page) == set()
    for name in ("Ann", "Ben"):
        expect(page.get_by_role("button", name=f"I am {name}", exact=True)).to_be_visible()
    page.locator(".curtain .button.main").click()
    expect(page.locator(".frame.mine h1")).to_contain_text("Your turn")


def decide(page: Page) -> None:
    """The first of the choices; the curtain may come up before the page has said what came of it."""
    choose_first(page, ".curtain, .over .who")


@pytest.mark.parametrize(
    ("width", "height"),
    [pytest.param(1440, 900, id="desk", marks=pytest.mark.nightly), pytest.param(390, 844, id="phone")],
)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_curtain_is_for_everybody(open_page: OpenPage, width: int, height: int, scheme: str) -> None:
    page = open_page("/", width=width, height=height, color_scheme=scheme)
    one_screen(page, "nusubito")
    assert violations(page) == []
    start(page)
    assert violations(page) == []
    expect(page.locator(".curtain .button.main")).to_be_focused()
    page.keyboard.press("Enter")
    page.locator(".frame").wait_for()
    page.get_by_role("button", name="Hand the screen over").click()
    expect(page.get_by_role("heading", name=re.compile("It is still|Hand the screen to"))).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize(
    "game", [*(pytest.param(name, marks=pytest.mark.nightly) for name in ("shy_monsters", "hyst", "nusubito")), "myst"]
)
def test_every_game_goes_round(open_page: OpenPage, game: str) -> None:
    page = open_page("/", quick=True)
    one_screen(page, game, 2 if game in {"hyst", "myst"} else None)
    if game == "myst":
        expect(page.get_by_text("Hands cannot race on one screen")).to_be_visible()
        expect(page.get_by_role("radio", name="In turns")).to_be_checked()
    start(page)
    first = page.locator(".curtain .button.main")
    name = re.sub("^I am ", "", first.inner_text())
    first.click()
    expect(page.locator("h1")).to_contain_text(f"{name}: ")
    page.get_by_role("button", name="Hand the screen over").click()
    other = {"Ann": "Ben", "Ben": "Ann"}[name]
    page.get_by_role("button", name=f"I am {other}", exact=True).click()
    if game == "myst":  # both teams choose at once: they go round one by one
        expect(page.locator("h1")).to_contain_text(f"{other}: Your turn")
        decide(page)
    # It is not their turn (any more): they may have a look, and then the screen goes back.
    expect(page.get_by_role("button", name=f"I am {name}", exact=True)).to_be_visible()
    assert page.locator(".frame").count() == 0


def test_a_friend_elsewhere_sees_all_of_a_screen_as_present(open_page: OpenPage, site: Site) -> None:
    page = open_page("/")
    one_screen(page, "nyet", 3)
    page.get_by_label("Seat 3", exact=False).first.select_option(label="A friend, by link")
    page.get_by_role("button", name="Open the table").click()
    friend = open_page(path_of(site, invite_link(page, 3)))
    page.get_by_role("button", name="Start", exact=True).click()
    page.locator(".curtain").wait_for()
    friend.get_by_role("tab", name="Players").click()
    players = friend.locator(".panel")
    expect(players).to_contain_text("Ben")
    expect(players).not_to_contain_text("away")  # behind the curtain
    page.get_by_role("button", name="I am Ben", exact=True).click()
    page.locator(".frame h1").wait_for()
    expect(players).not_to_contain_text("away")  # with Ben in front
    page.goto("/status")
    expect(players.get_by_text("away")).to_have_count(2)
