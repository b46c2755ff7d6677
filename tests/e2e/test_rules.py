"""The page of rules: contents, links, drawn examples, a search that marks hits; and the way there from a refusal."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from facedown.catalog import GAMES
from facedown.words import LANGUAGES
from tests.e2e.conftest import OpenPage
from tests.e2e.hands import new_table, wait_for_turn
from tests.e2e.test_access import violations
from tests.games.test_rules_texts import cited_by_refusals

DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
OURS = ["nyet", "shy_monsters", "nusubito", "hyst", "myst"]
SHIFT = """() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
        for (const one of list.getEntries()) window.shifted += one.value;
    }).observe({ type: 'layout-shift' });
}"""


def rules(open_page: OpenPage, game: str, size: dict[str, int], where: str = "", **more: Any) -> Page:
    page = open_page(f"/rules/{game}{where}", **size, **more)
    page.locator(".text section").first.wait_for()
    return page


def speak(page: Page, language: str) -> None:
    page.evaluate(f"localStorage.setItem('facedown.settings', JSON.stringify({{ language: '{language}' }}))")
    page.reload()
    page.locator(".text section").first.wait_for()


@pytest.mark.parametrize("game", OURS)
def test_every_clause_that_a_refusal_cites_is_marked_in_sight(open_page: OpenPage, game: str) -> None:
    page = rules(open_page, game, DESK)
    cited = sorted(cited_by_refusals(GAMES[game]))
    assert len(cited) >= 9
    for clause in cited:
        page.evaluate("hash => (location.hash = hash)", f"#clause={clause}")
        marked = page.locator(".marked").filter(has_text=re.compile(rf"{re.escape(clause)}(?!\d)")).first
        expect(marked).to_be_in_viewport()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_refusal_opens_the_rules_at_its_clause(open_page: OpenPage, size: dict[str, int]) -> None:
    """Again, too, when somebody has scrolled on since."""
    page = open_page("/", **size)
    new_table(page, 2, ["Bot, random"])
    assert wait_for_turn(page)
    for _ in range(2):
        page.locator("#board .hand .card").first.click(force=True)
        page.get_by_role("button", name=re.compile("^Rule Y-")).click()
        marked = page.locator(".reader .marked").first
        expect(marked).to_be_in_viewport()
        if size == PHONE:
            page.keyboard.press("Escape")
        else:
            page.locator(".reader h2").first.evaluate("one => one.scrollIntoView()")
            expect(marked).not_to_be_in_viewport()


def test_the_contents_are_beside_the_text_and_follow_it(open_page: OpenPage) -> None:
    page = rules(open_page, "nyet", DESK)
    contents = page.get_by_role("navigation", name="Contents")
    text = page.locator(".text").bounding_box()
    beside = contents.bounding_box()
    assert text
    assert beside
    assert beside["x"] + beside["width"] <= text["x"]
    contents.get_by_role("link", name="Scoring").click()
    expect(page.get_by_role("heading", name="Scoring")).to_be_in_viewport()
    expect(contents.locator("[aria-current]")).to_have_text("Scoring")
    page.get_by_role("heading", name="Teams").scroll_into_view_if_needed()
    page.mouse.wheel(0, -4000)
    page.wait_for_function("() => document.querySelector('nav [aria-current]').textContent !== 'Scoring'")
    expect(contents).to_be_in_viewport()


def test_how_moves_are_typed_is_shown_where_notation_is_wanted(open_page: OpenPage) -> None:
    page = rules(open_page, "nyet", DESK)
    titles = page.locator(".reader").get_by_text("How to type a move")
    expect(titles).to_have_count(0)
    page.evaluate("localStorage.setItem('facedown.settings', JSON.stringify({ notation: true }))")
    page.reload()
    expect(titles).to_have_count(2)  # in the contents, and above the text


def test_on_a_phone_the_contents_are_folded(open_page: OpenPage) -> None:
    page = rules(open_page, "hyst", PHONE)
    link = page.get_by_role("link", name="The cards", exact=True)
    expect(link).to_be_hidden()
    page.get_by_text("Contents", exact=True).click()
    link.click()
    expect(page.get_by_role("heading", name="The cards")).to_be_in_viewport()
    expect(link).to_be_hidden()


def test_headings_and_clauses_have_links_that_hold_in_every_language(open_page: OpenPage) -> None:
    page = rules(open_page, "nyet", DESK)
    page.get_by_role("link", name="Link to “Tricks”").click()
    address = page.url
    assert re.search(r"#section=\d+$", address)
    page.locator("[data-clauses='Y-38'] a").first.click()
    assert page.url.endswith("#clause=Y-38")
    expect(page.locator(".marked")).to_contain_text("Loot.")
    page.goto("/")
    page.goto(address)
    expect(page.get_by_role("heading", name="Tricks")).to_be_in_viewport()
    speak(page, "de")
    expect(page.locator(".here h3")).to_have_text("Stiche")
    expect(page.locator(".here h3")).to_be_in_viewport()


def test_at_a_table_links_leave_the_table_alone(open_page: OpenPage) -> None:
    page = open_page("/", **DESK)
    new_table(page, 2, ["Bot, random"])
    page.get_by_role("banner").get_by_role("button", name="Rules", exact=True).click()
    link = page.locator(".reader [data-clauses='Y-34'] a").last
    link.wait_for()
    assert link.get_attribute("href") == "/rules/nyet?lang=en#clause=Y-34"
    assert link.get_attribute("target") == "_blank"
    expect(page.locator(".reader figure").first).to_be_attached()
    assert page.locator(".reader").evaluate("one => one.scrollWidth <= one.clientWidth")


def test_the_search_marks_its_hits_and_leads_through_them(open_page: OpenPage) -> None:
    page = rules(open_page, "nyet", DESK)
    sections = page.locator(".text section").count()
    field = page.get_by_label("Search the rules")
    page.evaluate(SHIFT)
    field.fill("LOOT card")
    hits = page.locator("mark")
    count = hits.count()
    assert count >= 2
    assert {text.lower() for text in hits.all_inner_texts()} == {"loot card"}  # side by side, as it was typed
    status = page.get_by_role("search").get_by_role("status")
    expect(status).to_have_text(f"1 of {count}")
    now = page.locator("mark[data-now]")
    for number in [2, *range(3, count + 1), 1]:
        field.press("Enter")
        expect(status).to_have_text(f"{number} of {count}")
        expect(now).to_have_count(1)
        expect(now).to_be_in_viewport()
    field.press("Shift+Enter")
    expect(status).to_have_text(f"{count} of {count}")
    page.get_by_role("button", name="Next match").click()
    expect(status).to_have_text(f"1 of {count}")
    field.fill("supertrump loot")  # nowhere side by side: each of them, where both are
    expect(page.locator("mark").filter(has_text=re.compile("^supertrump$", re.IGNORECASE)).first).to_be_attached()
    expect(page.locator("mark").filter(has_text=re.compile("^loot$", re.IGNORECASE)).first).to_be_attached()
    assert page.locator(".text section").count() == sections  # all of the text stays
    field.fill("xylophone")
    expect(status).to_have_text("Nothing found")
    expect(page.get_by_role("button", name="Next match")).to_be_disabled()
    field.press("Escape")
    expect(field).to_have_value("")
    expect(page.locator("mark")).to_have_count(0)
    assert page.evaluate("window.shifted") < 0.01


PLACEHOLDER = """(field) => {
    const style = getComputedStyle(field), pen = document.createElement('canvas').getContext('2d');
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    return [Math.ceil(pen.measureText(field.placeholder).width), Math.floor(room)];
}"""


def test_on_a_phone_the_search_says_what_it_is_for_in_every_language(open_page: OpenPage) -> None:
    page = open_page("/", **PHONE)
    for language in LANGUAGES:
        page.goto(f"/rules/nyet?lang={language}")
        field = page.get_by_role("searchbox")
        expect(field).not_to_have_attribute("placeholder", "")
        needs, has = field.evaluate(PLACEHOLDER)
        assert needs <= has, f"{language}: {needs} of {has} px"


def test_captions_and_clauses_are_searched_too(open_page: OpenPage) -> None:
    page = rules(open_page, "myst", PHONE)
    field = page.get_by_label("Search the rules")
    field.fill("cells at a corner alone")
    expect(page.locator("figcaption mark[data-now]")).to_be_in_viewport()
    field.fill("M-O.33")
    expect(page.locator(".clause mark").first).to_have_text("M-O.33")


def look_at_figures(page: Page, width: int, least: int = 40) -> None:
    """Each has words, is in sight as a whole and cannot be used; a description has at least so many characters."""
    figures = page.locator("figure")
    assert figures.count() >= 4
    for figure in figures.all():
        figure.scroll_into_view_if_needed()
        picture = figure.get_by_role("img").first
        said = picture.get_attribute("aria-label") or ""
        caption = figure.locator("figcaption").inner_text()
        assert len(said) > least
        assert len(caption) > least
        assert not re.search(r"undefined|\{|\}|\.rules\.", said + caption)
        box = picture.bounding_box()
        assert box
        assert box["height"] > 60
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
        inside = figure.locator(".drawing").evaluate("one => one.scrollWidth <= one.clientWidth + 1")
        assert inside, f"{figure.get_attribute('data-picture')} is cut off"
        assert figure.locator("[inert]").count() == 1  # nothing in it can be used
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("language", ["en", pytest.param("de", marks=pytest.mark.nightly)])
@pytest.mark.parametrize("game", OURS)
def test_drawn_examples_fit_and_are_described(
    open_page: OpenPage, game: str, language: str, size: dict[str, int], scheme: str
) -> None:
    page = rules(open_page, game, size, color_scheme=scheme)
    speak(page, language)
    look_at_figures(page, size["width"])
    assert violations(page) == []


@pytest.mark.parametrize("game", OURS)
def test_drawn_examples_speak_every_language(open_page: OpenPage, game: str) -> None:
    """English, in all sizes and colours, is above."""
    page = rules(open_page, game, PHONE)
    captions = {}
    for language in sorted(set(LANGUAGES) - {"en"}):
        speak(page, language)
        look_at_figures(page, PHONE["width"], 15 if language == "ja" else 40)
        captions[language] = page.locator("figcaption").first.inner_text()
    assert len(set(captions.values())) == len(captions)
    assert re.search(r"[\u3040-\u30ff]", captions["ja"])


def test_a_game_without_pictures_has_rules_as_before(open_page: OpenPage) -> None:
    page = open_page("/rules/nyet", **DESK)
    page.route("**/assets/rules-*.js", lambda route: route.abort())  # or one whose pictures cannot be fetched
    page.reload()
    page.get_by_role("heading", name="Scoring").wait_for()
    expect(page.locator("figure")).to_have_count(0)
