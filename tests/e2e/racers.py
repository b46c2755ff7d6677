"""Hands for MYST's race in the browser: people who know every piece by its picture."""

import json
import re
import urllib.request
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Error, Page, expect

from benchmarks.tray_pictures import recognised
from facedown.games.myst.rules.pieces import CELL_NAMES
from tests.e2e.hands import eventually
from tests.e2e.site import Site

LIVE = {"race_driver": "live", "youngest_team": "blue", "turns": 3, "wrong_drop_wait_ms": 300}


def new_table(site: Site, people: int = 2, bots: dict[str, str] | None = None, **options: object) -> list["Racer"]:
    """The chairs of a new table; it begins at once if bots sit on all others."""
    body: dict[str, Any] = {"game": "myst", "name": "Ann", "options": LIVE | {"people": people} | options}
    body |= {"bots": bots or {}, "start": len(bots or {}) == people - 1}
    asked = urllib.request.Request(
        f"{site.address}/api/tables", json.dumps(body).encode(), {"content-type": "application/json"}
    )
    with urllib.request.urlopen(asked, timeout=60) as answer:
        made = json.load(answer)
    return [Racer(site, made["table"], seat["token"], seat["seat"] % 2) for seat in made["seats"]]


class Gone(Exception):
    """The others have covered this cell."""


@dataclass
class Racer:
    site: Site
    table: str
    token: str
    team: int
    handles: dict[str, str] = field(default_factory=dict)  # cell -> piece
    lay: dict[str, int] = field(default_factory=dict)  # cell -> quarter turns from upright, as its piece first lay
    page: Page = field(init=False)

    @property
    def path(self) -> str:
        return f"/t/{self.table}#s={self.token}"

    def begins_with(self, key: str) -> None:
        """Choose a landmark by its Key cell."""
        board = self.page.locator("#board")
        board.locator(f"[data-cell={key}].lit").click()
        board.locator('[data-do^="key:"]').click()

    def lays_first(self) -> None:
        """The second team is asked again for its Key Piece, and takes what it has picked."""
        lay = self.page.locator('#board [data-phase=key_set] [data-do^="key:"]:enabled')
        if lay.count():
            with suppress(Error):  # the answer to an earlier click came in between: the question is gone
                lay.click(timeout=1_000)

    def has_a_tray(self) -> bool:
        return self.page.locator("[data-piece] .picture").count() > 20

    def learn(self) -> None:
        """Which piece belongs where: by the pictures, as the page gets them."""
        sheet = self.page.evaluate(
            """async table => {
                const { own, token } = JSON.parse(sessionStorage.getItem("facedown.tables" + table));
                for (const key of [own, token]) {
                    const headers = { authorization: `Bearer ${key}` };
                    const answer = await fetch(`/api/tables/${table}/tray`, { headers });
                    if (answer.ok) return answer.json();
                }
            }""",
            self.table,
        )
        known = recognised(sheet, self.team)
        self.handles = {CELL_NAMES[one.cell]: handle for handle, one in known.items()}
        self.lay = {CELL_NAMES[one.cell]: one.turn for one in known.values()}

    def touching(self) -> list[str]:
        found = self.page.locator("[data-cell]").evaluate_all(
            "cells => cells.filter(cell => cell.ariaLabel.includes('touches')).map(cell => cell.dataset.cell)"
        )
        return [cell for cell in found if cell in self.handles]

    def turns_of(self, cell: str) -> int:
        """Quarter turns until the piece is upright."""
        style = self.piece(cell).locator(".face").first.get_attribute("style", timeout=5_000) or ""
        found = re.search(r"rotate: (-?\d+)deg", style)
        return -(self.lay[cell] + (int(found.group(1)) // 90 if found else 0)) % 4

    def piece(self, cell: str) -> Any:
        return self.page.locator(f'.tray [data-piece="{self.handles[cell]}"]')

    def drag(self, cell: str, to: str = "") -> None:
        """From the tray to a cell; turned on the way."""
        piece = self.piece(cell)
        if not piece.count():
            raise Gone(cell)
        try:
            piece.scroll_into_view_if_needed(timeout=5_000)
            turns = self.turns_of(cell)
            start = piece.bounding_box(timeout=5_000)
        except Error as error:
            raise Gone(cell) from error
        end = self.page.locator(f"[data-cell={to or cell}]").bounding_box()
        if start is None or end is None:
            raise Gone(cell)
        mouse = self.page.mouse
        mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
        mouse.down()
        mouse.move(start["x"] + start["width"] / 2 + 6, start["y"] + 4, steps=3)
        for _ in range(turns):
            self.page.keyboard.press("r")
        mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
        mouse.up()

    def covers(self, cell: str, *witnesses: "Racer") -> None:
        """Everybody asked sees it under this person's name: an answer reaches one page a moment before the other."""
        name = "Ann$" if self.team == 0 else "(?!Ann$|open)"  # of the other person, to whom the page gave one
        for racer in (self, *witnesses):
            told = racer.page.locator(f"[data-cell={cell}]")
            expect(told).to_have_attribute("aria-label", re.compile(f"^{cell}, {name}"))


def wait_for_the_race(*racers: Racer) -> None:
    """Until all trays are open."""

    def all_have() -> bool:
        for racer in racers:
            racer.lays_first()
        return all(racer.has_a_tray() for racer in racers)

    eventually(racers[0].page, all_have)
    for racer in racers:
        racer.learn()
