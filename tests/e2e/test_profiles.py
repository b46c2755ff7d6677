"""A profile in the browser: made, opened again by a passkey and by the code, rated, and a deal that two play."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.hands import choose_rounds, over, play_to_the_end
from tests.e2e.site import Site
from tests.e2e.test_access import violations


def make_profile(page: Page, name: str) -> str:
    """Returns the recovery code."""
    page.get_by_label("Name").first.fill(name)
    page.get_by_role("button", name="Create profile").click()
    code = page.locator(".letters code").inner_text()
    page.get_by_role("button", name="I have saved it").click()
    expect(page.get_by_role("heading", name=f"Hello, {name}")).to_be_visible()
    return code


def test_a_passkey_and_the_code_open_a_profile(open_page: OpenPage, site: Site) -> None:
    page = open_page(site.address.replace("127.0.0.1", "localhost") + "/me")  # passkeys belong to names, not to numbers
    authenticator = page.context.new_cdp_session(page)
    authenticator.send("WebAuthn.enable")
    authenticator.send(
        "WebAuthn.addVirtualAuthenticator",
        {
            "options": {
                "protocol": "ctap2",
                "transport": "internal",
                "hasResidentKey": True,
                "hasUserVerification": True,
                "isUserVerified": True,
                "automaticPresenceSimulation": True,
            }
        },
    )
    code = make_profile(page, "Ann")
    page.get_by_role("button", name="Add a passkey of this device").click()
    expect(page.locator(".keys li")).to_have_count(1)
    assert violations(page) == []

    page.get_by_role("button", name="Sign out here").click()
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_role("heading", name="Hello, Ann")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Remove the passkey")).click()
    expect(page.locator(".keys li")).to_have_count(0)
    page.get_by_role("button", name="Sign out here").click()
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_role("alert").filter(has_text="opens no profile")).to_be_visible()

    other = open_page("/me", width=390, height=844, color_scheme="dark")
    assert violations(other) == []
    other.get_by_label("Recovery code").fill(code[:-1] + ("a" if code[-1] != "a" else "b"))
    other.get_by_role("button", name="Sign in with the code").click()
    expect(other.get_by_role("alert").filter(has_text="character of this code is wrong")).to_be_visible()
    other.get_by_label("Recovery code").fill(code.upper())
    other.get_by_role("button", name="Sign in with the code").click()
    expect(other.get_by_role("heading", name="Hello, Ann")).to_be_visible()
    other.get_by_role("button", name="Delete the profile").click()
    other.get_by_role("button", name="Yes, delete it for good").click()
    expect(other.get_by_role("button", name="Create profile")).to_be_visible()
    other.get_by_label("Recovery code").fill(code)
    other.get_by_role("button", name="Sign in with the code").click()
    expect(other.get_by_role("alert").filter(has_text="no profile has this code")).to_be_visible()


def test_nobody_is_named_among_the_best_by_default(open_page: OpenPage) -> None:
    page = open_page("/me")
    make_profile(page, "Ann")
    named = page.get_by_role("switch", name="List me among the best players")
    expect(named).not_to_be_checked()
    with page.expect_response("**/api/profiles/me"):
        named.check()
    page.reload()
    expect(named).to_be_checked()
    page.get_by_role("link", name="Best players").click()
    expect(page.get_by_role("heading", name="Best players")).to_be_visible()
    page.get_by_role("link", name="Nusubito").click()
    thieves = page.get_by_role("region", name="Nusubito, as the Thief")
    expect(thieves.get_by_role("row", name="Bot: expert")).to_be_visible()
    expect(thieves.get_by_text("No players are listed yet.")).to_be_visible()  # she has not played
    assert violations(page) == []
    phone = open_page("/best/nyet", width=390, height=844, color_scheme="dark")
    expect(phone.get_by_role("row", name="Bot: expert")).to_be_visible()
    assert violations(phone) == []
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_rated_game_and_a_deal_that_two_play(open_page: OpenPage) -> None:
    page = open_page("/me")
    make_profile(page, "Ann")
    page.goto("/new/shy_monsters")
    page.get_by_label("Seat 2").select_option("novice")
    page.get_by_role("switch", name="Rated").check()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url(re.compile("/t/[a-z0-9]+$"))
    page.goto("/me")
    expect(page.get_by_text("None yet.")).to_be_visible()

    page.goto("/new/nyet")
    page.get_by_role("switch", name="Others can play the same deal afterwards").check()
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_label("Seat 2").select_option("random")
    page.get_by_text("More options").click()
    choose_rounds(page, 1)
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url(re.compile("/t/[a-z0-9]+$"))
    play_to_the_end(page)
    page.get_by_role("link", name="Compare results").click()
    page.wait_for_url(re.compile("/deal/[a-z0-9]+$"))
    expect(page.locator("tbody tr")).to_have_count(1)
    page.get_by_role("button", name="Invite a friend").click()
    address = page.get_by_role("textbox", name="Link").input_value()
    assert violations(page) == []
    page.keyboard.press("Escape")
    stranger = open_page(page.url)
    expect(stranger.get_by_text("You need an invitation.")).to_be_visible()
    expect(stranger.get_by_role("button", name="Play this deal")).to_have_count(0)

    ben = open_page(address, width=390, height=844, color_scheme="dark")
    expect(ben.get_by_text("Finish your own table first to see the results")).to_be_visible()
    ben.get_by_role("button", name="Play this deal").click()
    ben.wait_for_url(re.compile("/t/[a-z0-9]+$"))
    play_to_the_end(ben)
    expect(over(ben)).to_be_visible()
    ben.get_by_role("link", name="Compare results").click()
    expect(ben.locator("tbody tr")).to_have_count(2)
    expect(ben.locator("tbody tr.own")).to_have_count(1)
    expect(ben.get_by_text("You have played this deal in this browser")).to_be_visible()
    assert violations(ben) == []

    page.reload()
    expect(page.locator("tbody tr")).to_have_count(2)
    page.get_by_role("button", name="Close the deal now").click()
    page.get_by_role("button", name="Yes, close it").click()
    expect(page.get_by_text("All replays and the secret number are open.")).to_be_visible()
    page.locator("tbody").get_by_role("link", name="Replay").first.click()
    expect(page.get_by_role("heading", name="Replay: NYET!")).to_be_visible()
