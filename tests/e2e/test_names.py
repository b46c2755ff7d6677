"""One name a player, everywhere; and no notation where people read."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.hands import choose_first, invite_link, my_turn, new_table, over, path_of, play_to_the_end
from tests.e2e.prepared import kept
from tests.e2e.site import Site
from tests.words.test_names_and_notation import random_game

SETTINGS = """() => {
    const kept = JSON.parse(localStorage.getItem('facedown.settings') ?? '{}');
    localStorage.setItem('facedown.settings', JSON.stringify({ ...kept, %s }));
}"""
# A verb and its object, coordinates, numbers such as 2.1L, fields, cards such as b7, edges, codes of museums.
NOTATION = re.compile(
    r"[a-z]:\w|\(-?\d+,-?\d+\)|\b\d+\.\d+[SL]\b|[a-z]_[a-z]|\b[bryg]\d+\b|[a-z]=\w|[A-J]\d-[A-J]\d|HY\d"
    r"|\b0 (means|heißt)"
)
ANIMALS = re.compile(r"\b(Bear|Wolf|Crane|Tiger)\b")
GIVEN: dict[str, dict[str, object]] = {
    "nyet": {"round_count": 1},
    "shy_monsters": {},
    "nusubito": {},
    "hyst": {"quick_hyst": "turns", "quick_turns": 16, "quick_no_holder": "draw"},
    "myst": {"race_driver": "alternate"},
}


def rename(page: Page, name: str) -> None:
    field = page.get_by_label("Your name")
    field.fill(name)
    field.press("Enter")


def called(page: Page) -> list[str]:
    """The names on the board of NYET!, by seat."""
    names = page.locator("#board [data-seat]").evaluate_all(
        "all => Object.fromEntries(all.map(one =>"
        " [one.dataset.seat, one.querySelector('.person')?.textContent.trim()]))"
    )
    return [names[str(seat)] for seat in range(4)]


def test_two_people_and_two_bots_have_one_name_each(open_page: OpenPage, site: Site) -> None:
    ann = open_page("/", quick=True)
    new_table(ann, 4, ["A friend, by link", "Bot, random", "Bot, random"])
    rename(ann, "Ann")
    bob = open_page(path_of(site, invite_link(ann, 2)), quick=True)
    rename(bob, "Bob")
    expect(ann.get_by_text("Bob", exact=True)).to_be_visible()
    ann.get_by_role("button", name="Start").click()
    names = ["Ann", "Bob", "Random 1", "Random 2"]
    for page in (ann, bob):
        page.locator("#board [data-seat]").first.wait_for()
        assert called(page) == names

    for _ in range(30):  # until both people stand in the log
        for mine in (ann, bob):
            if my_turn(mine).count():
                choose_first(mine)
        said = bob.locator(".body li").all_inner_texts()
        if all(any(name in line for line in said) for name in names):
            break
        bob.wait_for_timeout(50)
    said = bob.locator(".body li").all_inner_texts()
    assert all(any(name in line for line in said) for name in names)
    assert not [line for line in said if ANIMALS.search(line)]
    for _ in range(3000):  # bots act at once; a person's turn stays
        if my_turn(ann).count() or my_turn(bob).count() or over(ann).count():
            break
        ann.wait_for_timeout(10)
    for mine, other, name in ((ann, bob, "Ann"), (bob, ann, "Bob")):
        if my_turn(mine).count():
            expect(other.get_by_text(re.compile(f"^(Waiting for|Thinking:) .*{name}")).first).to_be_attached()

    play_to_the_end(ann, bob)
    won = over(bob).inner_text()
    assert re.search(r"Ann|You|Random [12]", won)
    for name in names:
        expect(bob.locator("#board").get_by_text(name).first).to_be_attached()

    bob.goto(bob.url.replace("/t/", "/replay/").split("#")[0])
    bob.get_by_role("button", name="To the end").click()
    eyes = bob.get_by_label("Seen by").locator("option").all_inner_texts()
    assert eyes[2:] == names
    lines = " ".join(bob.locator(".steps li").all_inner_texts())
    assert all(name in lines for name in names)
    assert not ANIMALS.search(lines)

    bob.evaluate(SETTINGS % "language: 'de'")
    bob.reload()
    expect(bob.get_by_label("Gesehen von")).to_be_visible()
    eyes = bob.get_by_label("Gesehen von").locator("option").all_inner_texts()
    assert eyes[2:] == ["Ann", "Bob", "Zufallsbot 1", "Zufallsbot 2"]


def test_a_name_is_text_that_turns_nothing_around_it(open_page: OpenPage, site: Site) -> None:
    odd = ["<b>Eve</b>", "אבג", "Constantinopel der Große", "Regular"]
    play = random_game("nyet", GIVEN["nyet"])
    page = open_page(f"/replay/{kept(site, play, odd)}#sight=open&step=9999")
    log = page.locator(".steps")
    expect(log.get_by_text("<b>Eve</b>").first).to_be_visible()
    assert page.locator("b", has_text="Eve").count() == 0 or page.locator(".steps b").count() == 0
    assert "\u2068אבג\u2069" in log.inner_text()
    expect(log.get_by_text("Constantinopel der Große").first).to_be_visible()


def test_a_name_is_cut_and_its_number_stays(open_page: OpenPage, site: Site) -> None:
    names = ["Ann", "Constantin vom Walde 12", "Regular 1", "Regular 2"]
    page = open_page(f"/replay/{kept(site, random_game('nyet', GIVEN['nyet']), names)}", width=390, height=844)
    ends = page.locator("#board .person .end, .frame main .person .end")
    expect(ends).to_have_count(3)
    assert [end.strip() for end in ends.all_inner_texts()] == ["12", "1", "2"]
    for k in range(3):
        box, own = ends.nth(k).bounding_box(), ends.nth(k).locator("xpath=ancestor::*[@data-seat]").bounding_box()
        assert box
        assert own
        assert box["x"] + box["width"] <= own["x"] + own["width"] + 1


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", GIVEN)
def test_a_replay_and_the_form_have_no_notation(open_page: OpenPage, site: Site, game: str, language: str) -> None:
    play = random_game(game, GIVEN[game])
    names = ["Ann", "Bob", "Regular 1", "Regular 2"][: len(play.options.teams())]
    page = open_page("/")
    page.evaluate(SETTINGS % f"language: '{language}'")
    page.goto(f"/replay/{kept(site, play, names)}#sight=open&step=9999")
    lines = page.locator(".steps li")
    lines.first.wait_for()
    told = [
        *lines.all_inner_texts(),
        page.locator(".frame > aside").inner_text(),
        page.locator("footer .said").inner_text(),
    ]
    for _ in range(12):
        page.keyboard.press("ArrowLeft")
        told.append(page.locator("footer .said").inner_text())
    assert len(told) > 15
    assert [text for text in told if NOTATION.search(text)] == []

    page.goto(f"/new/{game}")
    page.locator("form details").first.wait_for()
    page.locator("form details").evaluate_all("all => all.forEach(one => (one.open = true))")
    form = page.locator("form").inner_text().split("\n")
    assert [text for text in form if NOTATION.search(text)] == []


def test_notation_comes_with_a_setting(open_page: OpenPage, site: Site) -> None:
    page = open_page("/")
    page.evaluate(SETTINGS % "notation: true")
    page.goto(f"/replay/{kept(site, random_game('shy_monsters', {}), ['Ann', 'Bob'])}#step=9999")
    expect(page.locator(".steps li").filter(has_text=re.compile(r"\((-?\d),(-?\d)\)")).first).to_be_visible()
    page.goto("/new/hyst")
    page.locator("form details").first.wait_for()
    page.locator("form details").evaluate_all("all => all.forEach(one => (one.open = true))")
    expect(page.get_by_label("Other numbers of cards")).to_be_visible()


def test_bots_are_called_in_the_readers_language_among_ones_games_and_in_the_lobby(open_page: OpenPage) -> None:
    page = open_page("/new/nyet", quick=True, locale="ja-JP")
    for seat, level in ((2, "random"), (3, "regular"), (4, "regular")):
        page.locator(f"#seat-{seat - 2}").select_option(value=level)
    page.locator("button[type=submit]").click()
    page.locator(".frame").wait_for(timeout=180_000)
    for path in ("/mine", "/"):
        page.goto(path)
        game = page.locator("main li").filter(has=page.locator("a[href^='/t/']"))
        expect(game).to_contain_text("ランダムボット、中級ボット1、中級ボット2")
        expect(game).to_have_count(1)
        page.wait_for_load_state("networkidle")  # until the server has told what it knows
        assert not re.search(r"Random|Regular", page.locator("main").inner_text())
