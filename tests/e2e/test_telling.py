"""Log, status and result follow what the board shows: nothing is told before it has been seen."""

import json
import math
from random import Random

from playwright.sync_api import Page, expect

from facedown.catalog import GAMES
from facedown.engine.dice import seed_from
from facedown.engine.play import Play
from tests.e2e.conftest import OpenPage
from tests.e2e.hands import my_turn, over
from tests.e2e.prepared import nearly_over, prepared
from tests.e2e.site import Site
from tests.e2e.test_hint import DESK, PHONE, against_bots
from tests.e2e.test_hyst import MATINEE, WALK, hands
from tests.e2e.test_hyst import new_table as museum
from tests.e2e.test_nusubito import hunt, lit, new_table

# Which of the two is on the screen first, and by how many milliseconds.
WATCH = """() => {
    const count = (what) => document.querySelectorAll(what).length;
    const [ups, lines] = [count('.room.up'), count('#panel li')];
    window.firsts = {};
    const look = () => {
        if (count('.room.up') > ups) window.firsts.tile ??= performance.now();
        if (count('#panel li') > lines) window.firsts.log ??= performance.now();
        if (!window.firsts.tile || !window.firsts.log) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
}"""


# When something was first seen to be so, by the clock of the page's pictures.
SEEN = """([pictured, said]) => {
    const words = () => [...document.querySelectorAll(said)].map((one) => one.textContent).join("|");
    const picture = () => [...document.querySelectorAll(pictured)].map((one) => one.outerHTML).join("|");
    const [first, before] = [picture(), words()];
    window.seen = {};
    const look = () => {
        if (picture() !== first) window.seen.pictured ??= performance.now();
        if (words() !== before) window.seen.said ??= performance.now();
        if (!window.seen.pictured || !window.seen.said) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
}"""
COUNTING = 20  # seconds: longer than that the score of a long game is counted at the calm pace


def moving(open_page: OpenPage, path: str, pace: str = "normal", **size: object) -> Page:
    """A page on which all that moves does, whatever the browser of the tests says."""
    page = open_page("/", **(size or DESK))
    kept = json.dumps(json.dumps({"motion": "full", "pace": pace}))
    page.evaluate(f"localStorage.setItem('facedown.settings', {kept})")
    page.goto(path)
    my_turn(page).wait_for(timeout=180_000)
    return page


def told_after(page: Page) -> float:
    """By how many milliseconds the words came after the picture."""
    page.wait_for_function("() => window.seen.pictured && window.seen.said")
    seen = page.evaluate("window.seen")
    return float(seen["said"] - seen["pictured"])


def test_a_tile_is_turned_before_the_log_says_what_it_was(site: Site, open_page: OpenPage) -> None:
    page = moving(open_page, against_bots(site, "shy_monsters"))
    lit = page.locator("[data-mark=look], [data-mark=step]")
    lit.first.wait_for()
    page.evaluate(WATCH)
    lit.first.click()
    page.wait_for_function("() => window.firsts.tile && window.firsts.log")
    firsts = page.evaluate("window.firsts")
    assert firsts["log"] - firsts["tile"] > 200


def scored() -> Play:
    """A whole game of MYST."""
    game, whim = GAMES["myst"], Random(1)
    play = Play(game, game.options.of(), seed_from("scoring"))
    play.roll()
    while not play.over:
        seat = play.actors()[0]
        play.act(seat, whim.choice(play.legal(seat)))
    return play


def test_the_score_is_told_when_it_has_been_counted(site: Site, open_page: OpenPage) -> None:
    page = moving(open_page, nearly_over(site, scored()))
    lines = page.locator("#panel li")
    before = lines.count()
    page.locator("[data-do=end]").click()
    skip = page.locator(".scoring .skip")
    page.locator(".scoring .flip").wait_for()  # the counting has begun
    assert lines.count() == before
    assert over(page).count() == 0
    assert "won" not in page.title()
    skip.click()
    expect(over(page)).to_be_visible()
    expect(lines).not_to_have_count(before)


COUNTED = """() => {
    const count = (wanted) => document.querySelectorAll(wanted).length;
    const [flips, lines, over] = ['.scoring .flip', '#panel li', '.over .who'].map(count);
    return { flips, lines, over, title: document.title };
}"""


def test_a_long_count_at_the_calm_pace_is_told_at_its_end(site: Site, open_page: OpenPage) -> None:
    page = moving(open_page, nearly_over(site, scored()), "calm")
    lines = page.locator("#panel li")
    before = lines.count()
    page.clock.install()  # a minute need not take one
    page.locator("[data-do=end]").click()
    flip = page.locator(".scoring .flip")
    while not flip.count():
        page.clock.run_for(100)
    began = page.evaluate("Date.now()")
    while (shown := page.evaluate(COUNTED))["flips"]:  # at one moment: the clock goes on between two questions
        assert (shown["lines"], shown["over"]) == (before, 0)
        assert "won" not in shown["title"]
        page.clock.run_for(1000)
    assert page.evaluate("Date.now()") - began > 1000 * COUNTING
    page.clock.run_for(1000)
    expect(over(page)).to_be_visible()
    expect(lines).not_to_have_count(before)


def test_what_a_thief_did_last_is_told_when_it_has_been_seen(site: Site, open_page: OpenPage) -> None:
    """A walk of several steps, on a wide screen: beside the board stands what everybody did last."""
    before = f"{hands('shove barricade smoke', starts='d4:1 d4:3')} roll d6:6"
    page = moving(open_page, prepared(site, "hyst", before, **MATINEE, first_player=0)[0], "calm", **DESK)
    page.locator("[data-space=A3].walk").wait_for()
    page.evaluate(SEEN, ["[data-pawn='0']", "#board aside li[data-seat='0'] p"])
    page.locator("[data-space=A3].walk").click()
    assert told_after(page) > 300
    assert page.locator("[data-pawn='0']").get_attribute("data-at") == "A3"


# From the press to the moment when the log may say what was seen, in milliseconds: so long the board was busy.
TOOK = """(pressed) => new Promise((done) => {
    const count = () => document.querySelectorAll('#panel li').length;
    const [begun, before] = [performance.now(), count()];
    const look = () => (count() > before ? done(performance.now() - begun) : requestAnimationFrame(look));
    document.querySelector(pressed).click();
    look();
})"""
STEPS, STEP = 6, 150  # of a walk, and milliseconds for each at the normal pace


def test_the_pace_decides_how_long_a_board_is_busy(site: Site, open_page: OpenPage) -> None:
    before = f"{hands('shove barricade smoke', starts='d4:1 d4:3')} roll d6:6"
    took: dict[str, float] = {}
    for pace in ("once", "once", "once", "normal", "calm"):  # a busy machine is only now and then as quick as the pace
        page = moving(open_page, prepared(site, "hyst", before, **MATINEE, first_player=0)[0], pace, **DESK)
        last = f"[data-space={WALK[STEPS - 1]}].walk"
        page.locator(last).wait_for()
        took[pace] = min(took.get(pace, math.inf), float(page.evaluate(TOOK, last)))
        page.close()
    assert took["normal"] >= STEPS * STEP
    assert took["calm"] >= 1.5 * STEPS * STEP
    assert took["once"] < took["calm"] / 2


# Who the head says is acting, whose mat is lit, and what the board asks for; each with how long it stood there.
HEADS = """() => {
    window.heads = [];
    const look = () => {
        const head = document.querySelector('h1').cloneNode(true);
        head.querySelector('.hidden-text')?.remove();
        const lit = document.querySelector('#board [data-seat].active')?.dataset.seat ?? '';
        const row = [head.textContent.trim(), lit, document.querySelector('#board .ask')?.textContent.trim() ?? ''];
        const last = window.heads.at(-1), now = performance.now();
        if (last && last.row.join() === row.join()) last.until = now;
        else window.heads.push({ row, from: now, until: now });
        requestAnimationFrame(look);
    };
    look();
}"""
ASKED = """(asked) => document.querySelector('#board .ask').textContent.match(asked)
    && document.querySelector('#board [data-seat].active')?.dataset.seat === '0'"""


def test_while_anothers_move_is_shown_nothing_says_that_it_is_your_turn(site: Site, open_page: OpenPage) -> None:
    """A quick bot has moved before its move is shown: the server's turn is the viewer's again, what is shown is not."""
    page = moving(open_page, museum(site, 2, "regular", first_player=0)[0], "calm", **DESK)
    page.evaluate(HEADS)
    for _ in range(2):
        for button, asked in (("Roll", "Roll to move"), ("End turn", "steps? left")):
            page.wait_for_function(ASKED, arg=asked)
            page.get_by_role("button", name=button).first.click()
    page.wait_for_function(ASKED, arg="Roll to move")
    stood = [one["row"] for one in page.evaluate("window.heads") if one["until"] - one["from"] > 100]
    theirs = [(head, asked) for head, lit, asked in stood if lit == "1"]
    assert theirs
    assert not [one for one in theirs if one[0] == "Your turn" or "Roll" in one[1] or "left" in one[1]]


def test_the_log_on_a_board_of_its_own_follows_the_pawns(site: Site, open_page: OpenPage) -> None:
    """Nusubito on a phone has what happened on a tab of its own."""
    # A random Thief may claim a treasure, and so end the game, before the Mist's first turn.
    page = moving(open_page, new_table(site, "mist", "novice")[0], "calm", **PHONE)
    page.locator("#board [data-tab=log]").click()
    page.locator(lit("move")).first.wait_for()
    page.evaluate(SEEN, ["#board [data-pawn], #board .pawn", "#board ol.log li:first-child"])
    hunt(page)
    assert told_after(page) > 500
