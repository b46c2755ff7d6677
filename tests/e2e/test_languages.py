"""A first visit is in the browser's language; a link's language wins; what the settings say is kept."""

import json
from pathlib import PurePosixPath

from playwright.sync_api import Page, expect

from facedown.words import LANGUAGES
from tests.e2e.conftest import OpenPage
from tests.e2e.site import STATIC


def _catalogues() -> dict[str, str]:
    """Which language each catalogue of the built page is in, by the name of its file."""
    built = json.loads((STATIC / ".vite" / "manifest.json").read_text(encoding="utf-8"))
    found = {}
    for source, chunk in built.items():
        name = PurePosixPath(source.split("?")[0])
        language = name.stem if name.suffix == ".ftl" else source.rpartition("virtual:language/")[2]
        if language in LANGUAGES:
            found[PurePosixPath(chunk["file"]).name] = language
    return found


def _language(page: Page) -> str:
    page.locator("main").first.wait_for()
    return str(page.evaluate("document.documentElement.lang"))


def test_a_first_visit_is_in_the_browsers_language(open_page: OpenPage) -> None:
    page = open_page("/", locale="fr-CA")
    assert _language(page) == "fr"
    assert _language(open_page("/", locale="nl-NL")) == "en"  # which the page does not speak


def test_a_links_language_wins_and_is_kept(open_page: OpenPage) -> None:
    page = open_page("/rules/nyet?lang=ja#clause=Y-34", locale="de-DE")
    expect(page.locator(".reader .marked").first).to_contain_text("フォロー")
    assert _language(page) == "ja"
    page.goto("/")
    assert _language(page) == "ja"
    assert _language(open_page("/rules/nyet?lang=xx", locale="de-DE")) == "de"  # a language that nobody has heard of


def test_lessons_and_rules_are_linked_in_the_language_that_is_read(open_page: OpenPage) -> None:
    page = open_page("/", locale="es-ES")
    for path in ("/learn/nyet", "/rules/nyet"):
        expect(page.locator(f"a[href='{path}?lang=es']").first).to_be_visible()


def test_people_in_a_lesson_are_called_in_the_language_that_is_read(open_page: OpenPage) -> None:
    page = open_page("/learn/nyet?lang=fr")
    expect(page.locator("#board [data-seat]").get_by_text("Grue", exact=True).first).to_be_visible()
    assert page.get_by_text("Crane", exact=True).count() == 0


def test_the_settings_win_over_the_link_and_change_it(open_page: OpenPage) -> None:
    page = open_page("/learn/nyet?lang=de", width=1440, height=900)
    page.get_by_role("tab", name="Einstellungen").or_(page.locator("[data-tab=settings]")).first.click()
    page.get_by_role("radio", name="日本語").check()
    page.wait_for_function("() => document.documentElement.lang === 'ja'")
    assert page.url.endswith("/learn/nyet?lang=ja")
    page.reload()
    page.wait_for_function("() => document.documentElement.lang === 'ja'")


def test_refusals_are_in_the_readers_language(open_page: OpenPage) -> None:
    """Their words follow when the page stands."""
    page = open_page("/deal/aaaaaaaa", locale="ja-JP")
    expect(page.get_by_text("そのディールはありません")).to_be_visible()


def test_only_one_language_is_loaded(open_page: OpenPage) -> None:
    """In the lobby, in the form of a new table, at the table, in its rules, and in a lesson."""
    catalogues = _catalogues()
    assert set(catalogues.values()) == set(LANGUAGES)
    page = open_page("about:blank", locale="fr-FR")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(PurePosixPath(request.url.split("?")[0]).name))
    page.goto("/")
    page.get_by_role("heading", name="NYET!").wait_for()
    page.goto("/new/nyet")
    page.locator("button[type=submit]").click()
    page.locator(".frame #board [data-seat]").first.wait_for(timeout=180_000)
    page.goto("/rules/nyet")
    page.locator(".text section").first.wait_for()
    page.goto("/learn/nyet")
    page.locator(".guide").wait_for()
    page.wait_for_load_state("networkidle")
    loaded = [catalogues[name] for name in asked if name in catalogues]
    assert set(loaded) == {"fr"}
    assert len({name for name in asked if name in catalogues}) >= 5
