"""No text is cut off and no button lies on another one, in a language whose texts are 40 % longer than English ones.

Nobody speaks that language: the page makes it of English (web/src/words/pseudo.ts). Texts that stand in the code
instead of in a catalogue have no accents in it, which shows on screenshots.
"""

from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import OpenPage
from tests.e2e.hands import lasting

SIZES = [(1440, 900), (390, 844)]
GAMES = ["nyet", "shy_monsters", "nusubito", "hyst", "myst"]
PAGES = ["/", *(f"/new/{game}" for game in GAMES), "/rules/nyet", "/mine", "/me", "/best/nyet", "/status", "/replay"]

# May be cut: names that people chose, and in H.Y.S.T. what each seat did last, which the log says in full.
MAY_BE_CUT = ".name, .person, select, .may-be-cut"

FIND = (Path(__file__).parent / "unfit.js").read_text(encoding="utf-8")


def _unfit(page: Page, place: str) -> list[str]:
    return [f"{place}: {one}" for one in lasting(page, lambda: page.evaluate(FIND, MAY_BE_CUT))]


def _pseudo(open_page: OpenPage, width: int, height: int) -> Page:
    page = open_page("/", width=width, height=height)
    page.evaluate("localStorage.setItem('facedown.settings', JSON.stringify({ language: 'pseudo' }))")
    page.evaluate("localStorage.setItem('facedown.name', JSON.stringify('Ann'))")  # a name is no text
    return page


def _begun(page: Page, game: str) -> None:
    """A table against random bots, at the first decision."""
    page.goto(f"/new/{game}")
    _begun_as_filled_in(page)


def _begun_as_filled_in(page: Page) -> None:
    page.locator("form .seats").wait_for()
    for seat in page.locator("form .seats select").all():
        seat.select_option("random")
    page.locator("form button[type=submit]").click()
    page.locator(".frame.mine").wait_for(timeout=180_000)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_texts_of_pages_fit(open_page: OpenPage, width: int, height: int) -> None:
    page = _pseudo(open_page, width, height)
    found = []
    for path in PAGES:
        page.goto(path)
        page.wait_for_load_state("networkidle")
        page.get_by_text("⟦").first.wait_for()
        for folded in page.locator("summary").all():
            folded.click()
        found += _unfit(page, path)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_texts_at_the_table_fit(open_page: OpenPage, game: str, width: int, height: int) -> None:
    """From the first decision to the replay, with all panels."""
    page = _pseudo(open_page, width, height)
    _begun(page, game)
    found = _unfit(page, "the board")
    page.locator("header button[aria-expanded=false]").last.click()
    for tab in ("log", "players", "rules", "dice", "settings"):
        page.locator(f".panel [data-tab={tab}]").click()
        page.wait_for_load_state("networkidle")
        found += _unfit(page, f"the panel {tab}")
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 1440, "height": 900})  # where there is a button for it
    page.locator("header .wide-only").click()
    page.set_viewport_size({"width": width, "height": height})
    found += _unfit(page, "leaving")
    buttons = page.locator("dialog .row button")
    if buttons.count() == 2:  # one of them resigns, in games for two
        buttons.first.click()
        page.locator("a[href*='/replay/']").first.wait_for()
        found += _ended(page)
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_texts_before_a_game_fit(open_page: OpenPage, width: int, height: int) -> None:
    """Where people gather, in the windows that invite them, and on the page before the table."""
    page = _pseudo(open_page, width, height)
    wanted = {"game": "myst", "name": "Ann", "bots": {"3": "random"}, "options": {"people": 4}}
    made = page.request.post("/api/tables", data=wanted).json()
    page.evaluate("made => localStorage.setItem('facedown.invites.' + made.table, JSON.stringify(made))", made)
    page.goto(f"/t/{made['table']}#s={made['seats'][0]['token']}")
    page.locator(".gathering").wait_for()
    found = _unfit(page, "gathering")
    for button in (".row .main", "li .do button"):
        page.locator(f".gathering {button}").first.click()
        page.locator("dialog svg[role=img]").wait_for()
        found += _unfit(page, "an invitation")
        page.keyboard.press("Escape")
    found += _unfit(page, "a seat that is kept")
    friend = _pseudo(open_page, width, height)
    friend.goto(f"/t/{made['table']}#j={made['link']}")
    friend.locator("form .main").wait_for()
    found += _unfit(friend, "the page before the table")
    assert not found, "\n".join(found)


def _ended(page: Page) -> list[str]:
    found = _unfit(page, "the end")
    page.goto(str(page.locator("a[href*='/replay/']").first.get_attribute("href")))
    page.locator("input[type=range]").wait_for()
    return found + _unfit(page, "the replay")


@pytest.mark.parametrize("game", GAMES)
def test_japanese_fits_on_a_phone(open_page: OpenPage, game: str) -> None:
    """Its signs are wide, and have no spaces between them at which a line could break."""
    page = open_page("/", width=390, height=844, locale="ja-JP")
    _begun(page, game)
    assert page.evaluate("document.documentElement.lang") == "ja"
    found = _unfit(page, "the board")
    page.locator("header button[aria-expanded=false]").last.click()
    for tab in ("rules", "settings"):
        page.locator(f".panel [data-tab={tab}]").click()
        page.wait_for_load_state("networkidle")
        found += _unfit(page, f"the panel {tab}")
    assert not found, "\n".join(found)


# The right edge of each card's words, and where the next card begins to lie over them.
COVERED = """() => [...document.querySelectorAll('.fan li')].flatMap((item, at, all) => {
    const over = all[at + 1]?.querySelector('.card').getBoundingClientRect().left ?? Infinity;
    return [...item.querySelectorAll('b, small')].flatMap((words) => {
        const range = document.createRange();
        range.selectNodeContents(words);
        const right = range.getBoundingClientRect().right;
        return right > over + 8 ? [`${words.textContent}: ${Math.round(right - over)} px`] : [];  // cards lie aslant
    });
})"""


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_the_next_card_covers_no_name(open_page: OpenPage, language: str) -> None:
    """In MYST, where cards lie over each other like a fan, and names are long in some languages."""
    page = open_page("/", width=390, height=844)
    page.evaluate(f"localStorage.setItem('facedown.settings', JSON.stringify({{ language: '{language}' }}))")
    page.goto("/new/myst#race_driver=alternate")
    _begun_as_filled_in(page)
    page.locator(".fan .card b").first.wait_for()
    assert lasting(page, lambda: page.evaluate(COVERED)) == []
    who = page.locator(".counts .who").evaluate_all("all => all.map((one) => [one.scrollWidth, one.clientWidth])")
    assert all(needs <= has for needs, has in who), who
