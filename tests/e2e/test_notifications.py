"""A notification of one's turn, in a whole browser: Chromium's headless shell shows none."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Playwright, expect

from tests.e2e.conftest import OpenPage, launched
from tests.e2e.hands import choose_first, my_turn
from tests.e2e.site import Site, whole_chromium
from tests.e2e.test_talk import two_people
from tests.server.push_service import Browser as PushBrowser
from tests.server.push_service import push_service


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    with launched(playwright, whole_chromium()) as opened:
        yield opened


FAKE = """
// A browser's push service is beyond this machine: the page is given a subscription as it would come from there.
Notification.requestPermission = async () => 'granted';
Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
PushManager.prototype.subscribe = async function (wanted) {
  window.asked = { visible: wanted.userVisibleOnly, key: wanted.applicationServerKey.length };
  return { toJSON: () => (SUBSCRIPTION) };
};
"""


def test_who_is_away_is_told_by_a_notification(open_page: OpenPage, site: Site) -> None:
    """All the way but for the push service of a browser's maker: page, server, message, worker, notification."""
    with push_service() as service:
        host, friend = two_people(open_page, site)
        friend.context.grant_permissions(["notifications"])
        browser = PushBrowser(service, "ben")
        friend.add_init_script(FAKE.replace("SUBSCRIPTION", json.dumps(browser.subscription())))
        friend.reload()
        friend.get_by_role("button", name=re.compile("Log, chat")).click()
        friend.get_by_role("tab", name="Players").click()
        switch = friend.get_by_role("switch", name=re.compile("Notify me on my turn"))
        expect(switch).not_to_be_checked()
        with friend.expect_response(re.compile("/tables/.*/push$")) as answer:
            switch.check()
        assert answer.value.status in {200, 201}
        expect(switch).to_be_checked()
        friend.reload()
        friend.get_by_role("button", name=re.compile("Log, chat")).click()
        friend.get_by_role("tab", name="Players").click()
        expect(switch).to_be_checked()
        table = friend.url.rsplit("/", 1)[1]
        friend.goto("/rules/nyet")

        host.get_by_role("button", name="Start").click()
        host.locator(".frame h1").wait_for()
        for _ in range(600):
            if not service.received.empty():
                break
            if my_turn(host).count():
                choose_first(host)
            host.wait_for_timeout(50)
        told = json.loads(browser.read(service.next()[2]))
        assert set(told) == {"table", "title", "names", "language"}
        assert (told["table"], told["title"]) == (table, "NYET!")

        devtools = friend.context.new_cdp_session(friend)
        registrations: list[str] = []
        devtools.on(
            "ServiceWorker.workerRegistrationUpdated",
            lambda event: registrations.extend(one["registrationId"] for one in event["registrations"]),
        )
        devtools.send("ServiceWorker.enable")
        while not registrations:
            friend.wait_for_timeout(50)
        message = {"origin": site.address, "registrationId": registrations[0], "data": json.dumps(told)}
        devtools.send("ServiceWorker.deliverPushMessage", message)
        shown: list[list[str]] = []
        for _ in range(300):
            shown = friend.evaluate(
                "navigator.serviceWorker.ready.then(r => r.getNotifications())"
                ".then(all => all.map(one => [one.title, one.body, one.tag, one.data.path]))"
            )
            if shown:
                break
            friend.wait_for_timeout(50)
        assert shown == [["NYET!: your turn", f"with {told['names'][0]}", table, f"/t/{table}"]]
