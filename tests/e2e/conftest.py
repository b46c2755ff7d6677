"""Browser tests run in Debian's Chromium against a real server; without a Chromium they are skipped and say so."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

from tests.e2e.site import STATIC, Site, chromium

ARGUMENTS = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
OpenPage = Callable[..., Page]
PATIENCE = 30_000  # milliseconds for one step: a machine that does ten other things is slow
expect.set_options(timeout=PATIENCE)  # else five seconds, whatever a context allows
# What stays for a second or two so that people can read it, such as a trick, stays a fifth of that. For tests that play
# on and on; a finger that is held down, and what is blinked at, is as long as ever.
QUICK = """(() => {
    const usual = window.setTimeout;
    window.setTimeout = (then, ms, ...more) => usual(then, ms >= 1000 && ms <= 2500 ? ms / 5 : ms, ...more);
})()"""
DAILY = {("light", True), ("dark", False)}  # colours, and whether the screen is wide


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Both colours and both widths are seen every day; each colour in each width by night."""
    for item in items:
        asked = getattr(item, "callspec", None)
        if asked is None or item.path.parent != Path(__file__).parent or "scheme" not in asked.params:
            continue
        width = asked.params.get("width") or asked.params.get("size", {}).get("width")
        if width and (asked.params["scheme"], width > 1000) not in DAILY:
            item.add_marker(pytest.mark.nightly)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    if not (STATIC / "index.html").is_file():
        pytest.fail("the page is not built: run `npm ci && npm run build` in web/")
    made = Site(tmp_path_factory.mktemp("site"))
    made.start()
    yield made
    made.stop()


@contextmanager
def launched(playwright: Playwright, path: str | None) -> Iterator[Browser]:
    if path is None:
        pytest.skip("no Chromium on this machine (Debian: apt-get install chromium, or set FACEDOWN_CHROMIUM)")
    opened = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
    yield opened
    opened.close()


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    with launched(playwright, chromium()) as opened:
        yield opened


@pytest.fixture
def open_page(browser: Browser, site: Site, tmp_path: Path) -> Iterator[OpenPage]:
    """A page in a browser of its own (own memory, own size). Any fault that the page reports fails the test."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def make(
        path: str = "/",
        width: int = 1280,
        height: int = 800,
        quick: bool = False,
        locale: str = "en-GB",
        **more: object,
    ) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            base_url=site.address,
            locale=locale,
            reduced_motion="reduce",
            **more,  # type: ignore[arg-type]
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        if quick:
            context.add_init_script(QUICK)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda said: faults.append(said.text) if "Content Security Policy" in said.text else None)
        page.goto(path)
        return page

    yield make
    for context in contexts:
        context.close()
    assert faults == []
