"""What a person does at a table, as steps for a test. Moves are made through the action bar, which every game has."""

import re
import time
from collections.abc import Callable, Sequence

from playwright.sync_api import Locator, Page, expect

from tests.e2e.site import Site

WHOLE_GAME = 300.0  # seconds, on a machine that does ten other things
SOON = 180.0


def new_table(page: Page, players: int, seats: list[str], rounds: int = 1) -> None:
    """Fill in the form of a new NYET! table; `seats` are the labels chosen for seats 2, 3 .."""
    page.goto("/new/nyet")
    page.get_by_role("radio", name=str(players), exact=True).check()
    for number, label in enumerate(seats, 2):
        page.get_by_label(f"Seat {number}").select_option(label=label)
    page.get_by_text("More options").click()
    choose_rounds(page, rounds)
    page.get_by_role("button", name=re.compile("Start the game|Open the table")).click()
    page.wait_for_url(re.compile("/t/[a-z0-9]+$"))


def settled(page: Page) -> None:
    """Wait until nothing fades or moves any more: half-way colours lack contrast, half-way boxes overlap."""
    page.evaluate("document.fonts.ready")
    page.wait_for_function(
        """() => document.getAnimations().every(one =>
            one.playState !== 'running' || one.effect?.getComputedTiming().endTime === Infinity)"""
    )


def lasting(page: Page, look: Callable[[], list[str]]) -> list[str]:
    """List the faults that a look finds on a page that has settled. What is gone seconds later was on its way.

    Six looks, since at a table of bots something new fades in with each of their turns."""
    for _ in range(6):
        settled(page)
        if not (found := look()):
            return []
        page.wait_for_timeout(500)
    return found


def choose_rounds(page: Page, rounds: int) -> None:
    """In the form of a new NYET! table, with all its options in sight."""
    number = page.get_by_role("group", name="Rounds", exact=True)
    number.get_by_role("combobox").select_option(label="Another number")
    number.get_by_role("textbox").fill(str(rounds))


def my_turn(page: Page) -> Locator:
    return page.locator(".frame.mine")


def over(page: Page) -> Locator:
    return page.locator(".over .who")


def says_how_it_ended(page: Page) -> None:
    """Somebody wins, or, with luck, nobody."""
    expect(over(page)).to_have_text(re.compile(r"\bwins?\b|^A draw\.$"))


def wait_for_turn(page: Page) -> bool:
    """Until the page asks for a decision (true) or the game is over (false). A first bot compiles."""
    page.locator(".frame.mine, .over .who").first.wait_for(timeout=1000 * SOON)
    return my_turn(page).count() > 0


# What is said may be the same twice, when a bot plays the second of two equal cards: so changes are looked for.
WATCH = """() => {
    window.watching?.disconnect();
    window.moved = false;
    window.watching = new MutationObserver(() => { window.moved = true; });
    for (const said of [document.querySelector('[role=log]'), document.querySelector('title')])
        window.watching.observe(said, { childList: true, characterData: true, subtree: true });
}"""


def choose_first(page: Page, or_until: str = ".over .who") -> None:
    """Make the first of the offered choices and wait until the table has moved on, or something else is there.

    Looks 20 times a second: a look at every frame makes the browser draw each of them."""
    moved = f"() => window.moved || document.querySelector('{or_until}')"
    page.locator("#board").evaluate(WATCH)
    listed = page.get_by_role("toolbar", name="Your moves").get_by_role("button").first
    in_words = page.get_by_role("button", name=re.compile("^List of moves"))
    if in_words.count():  # many choices, or a phone
        in_words.click()
        listed.click()
    else:
        page.locator("footer .bar").get_by_role("button").first.click()
        # Where there were many in the moment of the click, it has opened their list.
        page.wait_for_function(f"{moved} || document.querySelector('.list[role=toolbar]')", polling=50)
        if not page.evaluate(moved):
            listed.click()
    page.wait_for_function(moved, polling=50)


def play_on(pages: Sequence[Page], decide: Callable[[Page], bool | None], most: int = 400) -> None:
    """Until the game is over on all pages: those whose turn it is decide.

    `decide` returns false if nothing can be done at this moment. Waiting for others uses up no decisions.
    """
    end = time.monotonic() + WHOLE_GAME
    while not all(over(page).count() for page in pages):
        assert most > 0, "the game does not end"
        assert time.monotonic() < end, "nobody decides any more"
        for page in pages:
            if my_turn(page).count() and not over(page).count() and decide(page) is not False:
                most -= 1
                break
        else:
            pages[0].wait_for_timeout(50)


def play_to_the_end(*pages: Page) -> None:
    play_on(pages, choose_first)


def eventually(page: Page, wanted: Callable[[], object]) -> None:
    """Wait for what the test itself notes down, such as a request."""
    end = time.monotonic() + SOON
    while not wanted():
        assert time.monotonic() < end, "it does not come"
        page.wait_for_timeout(20)


def invite_link(page: Page, seat: int) -> str:
    page.get_by_role("button", name=re.compile(rf"^Invite to this seat ?: Seat {seat}$")).click()
    dialog = page.get_by_role("dialog", name=f"Invitation to seat {seat}")
    link = dialog.get_by_label("Link", exact=True).input_value()
    expect(dialog.get_by_role("img", name="The link as a QR code")).to_be_visible()
    dialog.get_by_role("button", name="Close").click()
    return link


def path_of(site: Site, link: str) -> str:
    assert link.startswith(site.address)
    return link.removeprefix(site.address)
