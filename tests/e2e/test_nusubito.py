"""Nusubito in a real browser: both roles against a bot, two people, a phone; with taps on the courtyard itself."""

import json
import re
import urllib.request
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.hands import play_on
from tests.e2e.site import Site

PHONE = {"width": 390, "height": 844, "has_touch": True}
DESK = {"width": 1440, "height": 900}
SIZES = pytest.mark.parametrize(
    "size", [pytest.param(DESK, id="desk", marks=pytest.mark.nightly), pytest.param(PHONE, id="phone")]
)
MOST_STEPS = 400


def new_table(site: Site, role: str, level: str = "", **options: str) -> list[str]:
    """Paths to the seats of a new table; the first has the role."""
    body = {
        "game": "nusubito",
        "name": "Ann",
        "options": {"thief_seat": "seat_0" if role == "thief" else "seat_1"} | options,
        "bots": {"1": level} if level else {},
        "start": bool(level),
    }
    asked = urllib.request.Request(
        f"{site.address}/api/tables", json.dumps(body).encode(), {"content-type": "application/json"}
    )
    with urllib.request.urlopen(asked, timeout=60) as answer:
        made = json.load(answer)
    return [f"/t/{made['table']}#s={seat['token']}" for seat in made["seats"]]


def lit(mark: str) -> str:
    return f"[data-cell][data-mark={mark}]"


# All that the page shows and may change with a decision; sizes change by themselves, when the board makes room.
LOOK = """document.querySelector("#board").innerHTML.replace(/ style="[^"]*"/g, "") + document.title"""


def look(page: Page) -> str:
    return str(page.evaluate(LOOK))


def press(page: Page, name: str) -> None:
    page.get_by_role("group", name="What you can do").get_by_role("button", name=name, exact=True).click()


def can(page: Page, name: str) -> bool:
    found = page.get_by_role("group", name="What you can do").get_by_role("button", name=name, exact=True)
    return bool(found.evaluate_all("(all) => all.some((one) => one.ariaDisabled !== 'true')"))


def sure(page: Page) -> None:
    """Whatever is asked once more: yes."""
    yes = page.locator(".question .yes")
    if yes.count():
        yes.click()


def steal(page: Page) -> None:
    """One decision of a Thief who wanders about by what is lit, and claims when nothing else is left."""
    if page.locator(lit("land")).count():
        page.locator(lit("land")).first.click()
    elif can(page, "End turn"):
        press(page, "End turn")
    elif can(page, "Lay Coin"):
        press(page, "Lay Coin")
    elif page.locator(lit("leap")).count():
        page.locator(lit("leap")).first.click()
    elif page.get_by_role("button", name=re.compile("^Name row")).count():
        page.get_by_role("button", name=re.compile("^Name row")).click()
    elif can(page, "Claim"):
        press(page, "Claim")
        sure(page)
    elif can(page, "Take Dart"):
        press(page, "Take Dart")
    else:  # the walk needs a third point
        press(page, "Sacrifice")
        page.locator(".hand button.lit").first.click()


def hunt(page: Page) -> None:
    """One decision of a Mist that brings Seekers to temples and captures as soon as it can."""
    if can(page, "Capture"):
        press(page, "Capture")
        page.locator(lit("capture")).first.click()
        sure(page)
        return
    seekers = page.locator("[data-cell][data-mark=move][aria-label*=Seeker]")
    if seekers.count():
        seekers.first.click()
        temple = page.locator(".cell.temple[data-mark=move]")
        (temple if temple.count() else page.locator(lit("move"))).first.click()
        return
    press(page, "End turn")
    sure(page)


def play(*players: tuple[Page, Callable[[Page], None]]) -> None:
    """To the end; each page does what its role asks for."""
    roles = dict(players)

    def decide(page: Page) -> None:
        before = look(page)
        roles[page](page)
        page.wait_for_function(
            f"before => {LOOK} !== before && !document.querySelector('#board :is(.go:disabled, .question)')",
            arg=before,
        )
        page.wait_for_timeout(20)

    play_on([*roles], decide, MOST_STEPS)


@pytest.mark.nightly  # two people play both roles to the end below, one of them with a phone
@pytest.mark.rule("N-1001", "N-1007", "N-1023")
@SIZES
def test_a_whole_game_as_the_thief(open_page: OpenPage, site: Site, size: dict[str, int]) -> None:
    page = open_page(new_table(site, "thief", "random")[0], **size)
    page.locator(lit("leap")).first.wait_for()
    assert page.locator(lit("leap")).count() == 4  # from the middle, over every bridge
    play((page, steal))
    page.locator("footer").get_by_role("link", name="Replay").click()
    page.locator("footer .count").wait_for()
    page.keyboard.press("End")
    expect(page.locator("footer .count")).to_have_text(re.compile(r"^(\d+) / \1$"))


@pytest.mark.nightly
@pytest.mark.rule("N-1013", "N-1017")
@SIZES
def test_a_whole_game_as_the_mist(open_page: OpenPage, site: Site, size: dict[str, int]) -> None:
    page = open_page(new_table(site, "mist", "novice")[0], **size)
    play((page, hunt))


def join(open_page: OpenPage, site: Site, **options: str) -> tuple[Page, Page]:
    """A Thief at a desk and a Mist with a phone, the game begun."""
    paths = new_table(site, "thief", "", **options)
    thief = open_page(paths[0], **DESK)
    mist = open_page(paths[1], **PHONE)
    mist.get_by_label("Your name").fill("Bob")
    mist.get_by_label("Your name").press("Enter")
    thief.get_by_role("button", name="Start").click()
    thief.locator(lit("leap")).first.wait_for()
    mist.locator("[data-phase=thief_day]").wait_for()
    return thief, mist


@pytest.mark.rule("N-504", "N-1009", "N-1011", "N-1012", "N-1013")
def test_two_people_from_the_first_leap_to_the_last(open_page: OpenPage, site: Site) -> None:
    thief, mist = join(open_page, site)
    calm = look(mist)
    thief.locator(f"{lit('leap')}[data-cell=C1]").click()  # over the Builder, who falls
    thief.locator(f"{lit('leap')}[data-cell=A1]").click()
    press(thief, "Lay Coin")
    preview = thief.get_by_role("region", name="The Mist will see")
    expect(preview).to_contain_text("Builder")
    mist.wait_for_timeout(300)
    assert look(mist) == calm  # of all this the Mist has seen nothing
    thief.get_by_role("button", name="Undo").click()  # and the Thief may still change his mind
    thief.get_by_role("button", name="Lay Coin").wait_for()
    press(thief, "Lay Coin")
    press(thief, "End turn")
    mist.locator("[data-cell=C2][aria-label*=down]").wait_for()
    mist.locator(f"{lit('move')}[data-cell=B2]").click()
    mist.locator(f"{lit('move')}[data-cell=A2]").click()
    mist.locator("[data-cell=A2][aria-label*=Healer]").wait_for()
    thief.locator("[data-cell=A2][aria-label*=Healer]").wait_for()  # the Mist's actions are open
    mist.get_by_role("button", name="Undo").click()
    thief.locator("[data-cell=B2][aria-label*=Healer]").wait_for()
    play((thief, steal), (mist, hunt))
    for page in (thief, mist):
        expect(page.locator(".end h2")).to_be_visible()


@pytest.mark.rule("N-1006")
def test_what_is_private_can_be_covered(open_page: OpenPage, site: Site) -> None:
    page = open_page(new_table(site, "thief", "random")[0], **DESK)
    page.locator(lit("leap")).first.click()
    expect(page.locator("[data-cell][aria-label*='the Thief is here']")).to_have_count(1)
    page.get_by_role("button", name="Cover my Coins").click()
    expect(page.locator("[data-cell][aria-label*='the Thief is here']")).to_have_count(0)
    expect(page.get_by_text("E5", exact=True)).to_have_count(1)  # its temple; the Coin lies covered


@pytest.mark.nightly
@pytest.mark.rule("N-1025")
def test_keys_are_enough(open_page: OpenPage, site: Site) -> None:
    """Arrows move over the courtyard, Enter chooses; every cell says what it is."""
    page = open_page(new_table(site, "thief", "random")[0], **DESK)
    page.locator(lit("leap")).first.wait_for()
    page.locator("[data-cell=C3]").focus()
    for key, cell in (("ArrowLeft", "B3"), ("ArrowLeft", "A3")):
        page.keyboard.press(key)
        assert page.evaluate("document.activeElement.dataset.cell") == cell
    assert "leap" in str(page.evaluate("document.activeElement.ariaLabel")).lower()
    page.keyboard.press("Enter")
    page.locator("[data-cell=A3][aria-label*='the Thief is here']").wait_for()


@pytest.mark.rule("N-1014", "N-704")
def test_the_pad_fills_itself_where_the_table_says_so(open_page: OpenPage, site: Site) -> None:
    thief, mist = join(open_page, site, mist_aid="probability")
    thief.locator(f"{lit('leap')}[data-cell=C1]").click()
    press(thief, "Lay Coin")
    press(thief, "End turn")
    mist.locator("[data-cell=C2][aria-label*=down]").wait_for()
    shares = mist.locator(".likely").all_inner_texts()
    assert sum(int(text.rstrip("%")) for text in shares) in range(98, 103)
    assert len(shares) == 3  # over the Builder he is in the first row
    expect(thief.locator(".likely")).to_have_count(0)


def test_a_cell_tapped_in_the_log_has_a_ring_for_a_moment_where_nothing_moves(site: Site, open_page: OpenPage) -> None:
    page = open_page(new_table(site, "mist", "novice")[0], **DESK)
    page.get_by_role("tabpanel").locator("li").get_by_role("button", name="C3", exact=True).first.click()
    pointed = page.locator(".pointed")
    expect(pointed).to_have_attribute("data-cell", "C3")
    expect(pointed).to_have_css("outline-style", "solid")
    expect(pointed).to_have_count(0)
