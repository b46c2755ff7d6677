"""Sounds at a table: on from the start, with a switch; short, and none louder than another; nothing in a heap."""

import itertools
import json
import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.hands import choose_first, new_table, wait_for_turn
from tests.e2e.site import STATIC, Site
from tests.e2e.test_talk import say, two_people

HEARD = """
    window.heard = [];
    addEventListener('facedownsound', (event) => window.heard.push([event.detail, performance.now()]));
"""
# Renders each sound as the table plays it, and measures what comes out.
MEASURED = """async (address) => {
    const source = await import(address);
    const samplesOf = Object.values(source).find((one) => typeof one === "function" && one.length === 2);
    const names = [
        "move", "card", "tile", "piece", "dice", "reveal", "clock", "chat", "alarm", "refused", "turn", "loss", "win"
    ];
    const measure = async (name) => {
        const rate = 44100;
        const samples = samplesOf(name, rate);
        const context = new OfflineAudioContext(1, 2 * rate, rate);
        const buffer = context.createBuffer(1, samples.length, rate);
        buffer.copyToChannel(samples, 0);
        const player = context.createBufferSource();
        player.buffer = buffer;
        player.connect(context.destination);
        player.start();
        const out = (await context.startRendering()).getChannelData(0);
        const peak = out.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
        const heard = (one) => Math.abs(one) > peak / 100;
        const [first, last] = [out.findIndex(heard), out.findLastIndex(heard)];
        const sounding = out.subarray(first, last + 1);
        const loud = Math.sqrt(sounding.reduce((sum, one) => sum + one * one, 0) / sounding.length);
        const end = out.findLastIndex((one) => one !== 0);
        const tail = Math.max(...out.subarray(end - 40, end + 1).map(Math.abs));
        const decibels = (one) => 20 * Math.log10(one);
        return { peak: decibels(peak), loud: decibels(loud), seconds: (end + 1) / rate, tail: tail / peak };
    };
    return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await measure(name)])));
}"""


def listen(open_page: OpenPage, **more: Any) -> Page:
    page = open_page("/", **more)
    page.context.add_init_script(HEARD)
    page.reload()
    return page


def heard(page: Page) -> list[str]:
    return [name for name, _ in page.evaluate("window.heard")]


def test_sounds_are_short_and_none_is_louder_than_another(open_page: OpenPage) -> None:
    manifest = json.loads((STATIC / ".vite" / "manifest.json").read_text(encoding="utf-8"))
    page = open_page("/")
    found: dict[str, dict[str, float]] = page.evaluate(MEASURED, f"/{manifest['src/lib/tones.ts']['file']}")
    assert len(found) == 13
    for name, one in found.items():
        assert one["peak"] < 0, name
        assert 0.05 < one["seconds"] < (1.5 if name in {"win", "loss"} else 0.6), name
        assert one["tail"] < 0.02, f"{name} ends with a click"
    loud = [one["loud"] for one in found.values()]
    assert max(loud) - min(loud) < 3


def test_the_table_sounds_without_being_asked_to(open_page: OpenPage) -> None:
    """With reduced motion, too: that is about movement. One's own turn and the others' moves, never two at a time."""
    page = listen(open_page)
    new_table(page, 2, ["Bot, random"])
    for _ in range(3):
        assert wait_for_turn(page)
        choose_first(page)
    page.wait_for_function("() => window.heard.length >= 3")
    sounds = page.evaluate("window.heard")
    assert {name for name, _ in sounds} <= {"turn", "card", "tile", "reveal", "move"}
    ranks = {"move": 0, "card": 1, "tile": 2, "reveal": 5, "turn": 10}
    for (one, before), (other, after) in itertools.pairwise(sounds):
        assert after - before > 130 or ranks[other] > ranks[one]


def test_nothing_is_made_up_for_after_a_reload(open_page: OpenPage) -> None:
    page = listen(open_page)
    new_table(page, 2, ["Bot, random"])
    assert wait_for_turn(page)
    choose_first(page)
    wait_for_turn(page)
    page.reload()
    assert wait_for_turn(page)
    page.locator("header h1").click()
    page.wait_for_timeout(600)
    assert heard(page) == []


def test_the_switch_is_seen_has_a_key_and_is_remembered(open_page: OpenPage) -> None:
    for size in ({"width": 1440, "height": 900}, {"width": 390, "height": 844}):
        page = listen(open_page, **size)
        new_table(page, 2, ["Bot, random"])
        switch = page.get_by_role("banner").get_by_role("button", name="Sound")
        expect(switch).to_have_attribute("aria-pressed", "true")
        expect(switch).to_have_attribute("title", "Sound is on (key S)")
        switch.click()
        expect(switch).to_have_attribute("aria-pressed", "false")
        page.keyboard.press("s")
        expect(switch).to_have_attribute("aria-pressed", "true")
        page.keyboard.press("s")
        before = heard(page)
        assert wait_for_turn(page)
        choose_first(page)
        assert wait_for_turn(page)
        assert heard(page) == before
        page.reload()
        expect(switch).to_have_attribute("aria-pressed", "false")
        box = switch.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_refusal_sounds_once(open_page: OpenPage) -> None:
    page = listen(open_page)
    new_table(page, 2, ["Bot, random"])
    assert wait_for_turn(page)
    page.locator("header h1").click()  # what was done before woke the sounds; this makes sure
    page.wait_for_timeout(700)
    page.evaluate("window.heard.length = 0")
    page.locator("#board .hand .card").first.click(force=True)
    page.get_by_role("alert").filter(has_text="Rule").wait_for()
    page.wait_for_timeout(300)
    assert heard(page) == ["refused"]


def test_what_another_says_is_heard_unless_they_are_muted(open_page: OpenPage, site: Site) -> None:
    host, friend = two_people(open_page, site)
    for page in (host, friend):
        page.evaluate(HEARD)
        page.get_by_role("button", name="Chat", exact=True).click()
        page.wait_for_timeout(700)  # for the sounds to be fetched
        page.evaluate("window.heard.length = 0")
    say(host, "Hello")
    friend.wait_for_function("() => window.heard.length > 0")
    assert (heard(friend), heard(host)) == (["chat"], [])
    friend.get_by_text("Mute", exact=True).click()
    friend.get_by_role("switch", name=re.compile("^Mute everyone|^Mute .*")).first.check()
    say(host, "Can you hear me?")
    expect(friend.get_by_text(re.compile("Muted messages"))).to_be_visible()
    friend.wait_for_timeout(300)
    assert heard(friend) == ["chat"]
