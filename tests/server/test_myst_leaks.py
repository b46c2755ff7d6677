"""Blue does other things with other cards; what Yellow and those who watch are sent is the same (M-102)."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

from facedown.catalog import GAMES
from facedown.engine.bits import id_of
from facedown.engine.dice import seed_from
from facedown.engine.game import CHANCE, SPECTATOR
from facedown.games.myst.live import race as live
from facedown.games.myst.rules.actions import O_CARD
from facedown.games.myst.rules.pieces import CARDS
from tests.server.house import Client, House, house, sitting
from tests.server.racing import is_type, lay, room_of
from tests.server.written import people, write_dealt

MYST = GAMES["myst"]
TABLE = "leaktest"
TOKENS = [f"token-of-chair-{chair}-0123456789" for chair in range(3)]
WATCH = "token-of-watchers-0123456789"
OPTIONS = MYST.options.of(
    people=3, race_driver="live", youngest_team="blue", lag_cap_ms=0, race_idle_hint_s=0, cut_seed=5, turns=3
)
YELLOW = ["rocket-5", "library-4", "ship-3", "planetarium-2", "clock-2"]
PLAIN = ["gears-5", "rocket-4", "clock-3", "cabin-2", "ship-2"]
BOOKS = ["gears-2", "cabin-4", "clock-3", "book-1", "book-2"]


def dealt(blue: list[str]) -> list[int]:
    """The ten cards in the order in which the rules deal them, so that each team gets its own."""
    state = MYST.rules.setup(OPTIONS)
    left = [list(blue), list(YELLOW)]
    found = []
    while left[0] or left[1]:
        for team in range(2):
            trial = state.copy()
            card = id_of(O_CARD + CARDS.index(left[team][0])) if left[team] else None
            if card is None:
                continue
            MYST.rules.apply(trial, CHANCE, card)
            if trial.hands[team] != state.hands[team]:
                found.append(card)
                left[team].pop(0)
                state = trial
                break
    return found


async def prepare(folder: Path, blue: list[str]) -> None:
    seats, seed = people(TOKENS), seed_from("leak")
    await write_dealt(folder, MYST, OPTIONS, dealt(blue), table=TABLE, seats=seats, watch=WATCH, seed=seed)


async def do(client: Client, text: str) -> None:
    await client.quiet()
    action = next(choice["action"] for choice in client.state["choices"] if choice["text"] == text)
    assert (await client.move(action, id=f"{text} {client.state['view']['phase']}"))["type"] == "accepted"


async def begin(clients: list[Client], pick: str) -> None:
    """Blue lays first in both; its second person and its talk are its own."""
    ann, yves, _ = clients
    await do(ann, pick)
    await do(yves, "key:rocket")
    await do(yves, "key:rocket")
    for client in clients:
        while (await is_type(client, "race"))["stage"] != "open":
            pass


async def calm(place: House, clients: list[Client]) -> None:
    """Just what all see."""
    await begin(clients, "key:clock")
    await lay(clients[0], place, TABLE, "D4")


async def busy(place: House, clients: list[Client]) -> None:
    """Much in between that is nobody else's business."""
    ann, _, ben = clients
    await begin(clients, "key:clock")
    await ann.ask(type="chat", team=True, text="I have both Books, take the cabin")
    await ben.send(type="point", x=8.5, y=3.5)
    for cell in ("A1", "B1", "C1"):
        handle = room_of(place, TABLE).race.trays[0].of_cell(ord(cell[0]) - ord("A")).handle
        await ben.send(type="grab", piece=handle)
        await ben.send(type="turn_piece", piece=handle)
        await ben.send(type="drag", piece=handle, x=2.0, y=2.0)
        await ben.send(type="put", piece=handle, heap=1, place=float(len(cell)))
    assert (await lay(ben, place, TABLE, "C5", "E5"))["reason"] == "wrong_cell"
    assert (await ann.ask(type="race_book"))["reason"] == "not_cut_off"
    await lay(ann, place, TABLE, "D4")


def told(client: Client) -> list[Any]:
    """Everything but pings; without moments in time."""
    messages = []
    for text in client.raw:
        message = json.loads(text)
        if message["type"] in {"race_ping", "pong"}:
            continue
        for moment in ("clock", "opens_in", "resumes_in"):
            message.pop(moment, None)
        for gone in message.get("away", []):
            for moment in ("seconds", "bot_in", "claim_in", "end_in"):
                gone[moment] = gone[moment] is not None
        messages.append(message)
    return messages


def heard(folder: Path, blue: list[str], script: Any) -> tuple[list[Any], list[Any]]:
    folder.mkdir()

    async def play() -> tuple[list[Any], list[Any]]:
        await prepare(folder, blue)
        with house(folder) as place:
            async with (
                sitting(place, TABLE, TOKENS[0]) as ann,
                sitting(place, TABLE, TOKENS[1]) as yves,
                sitting(place, TABLE, TOKENS[2]) as ben,
                sitting(place, TABLE, WATCH) as watcher,
            ):
                await script(place, [ann, yves, ben])
                await yves.until_state(lambda state: state["view"]["cells"].count("b") == 2)
                await yves.quiet()
                await watcher.quiet()
                return told(yves), told(watcher)

    return asyncio.run(asyncio.wait_for(play(), 300))


@pytest.mark.rule("M-102")
def test_what_blue_holds_and_does_shows_nowhere_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "COUNTDOWN", 400)
    monkeypatch.setattr("facedown.games.myst.page.teams.SECOND_KEY", 0.0)
    results = []
    for name, blue, script in (("calm", PLAIN, calm), ("busy", BOOKS, busy)):
        monkeypatch.setattr("facedown.live.myst.room.secrets.randbelow", random.Random(3).randrange)
        results.append(heard(tmp_path / name, blue, script))
    (calm_yellow, calm_watch), (busy_yellow, busy_watch) = results
    assert calm_yellow == busy_yellow
    assert calm_watch == busy_watch
    hands = [state["view"]["teams"][0]["cards"] for state in calm_yellow if state["type"] == "state"]
    assert all(hand == [None] * 5 for hand in hands)  # M-88, five slots always
    assert not [message for message in calm_watch if message["type"] == "race" and message["pieces"]]  # M-93
    assert calm_watch[0]["you"] == SPECTATOR


@pytest.mark.rule("M-44")
def test_a_clash_in_the_opening_is_not_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Yellow wanted the clock too in one of the games, and lays the rocket in both."""
    monkeypatch.setattr("facedown.games.myst.page.teams.SECOND_KEY", 0.0)

    def opened(name: str, pick: str) -> list[Any]:
        folder = tmp_path / name
        folder.mkdir()

        async def play() -> list[Any]:
            await prepare(folder, PLAIN)
            with house(folder) as place:
                # All three, and from when they are all here: who is away, and how long, depends on the machine.
                sockets = [sitting(place, TABLE, token) for token in TOKENS]
                async with sockets[0] as ann, sockets[1] as yves, sockets[2]:
                    await ann.sees(lambda state: all(seat["connected"] for seat in state["seats"]))
                    await ann.quiet()
                    ann.raw.clear()
                    await do(ann, "key:clock")
                    await do(yves, pick)
                    await do(yves, "key:rocket")
                    await ann.until_state(lambda state: state["view"]["phase"] == "race")
                    return [message for message in told(ann) if message["type"] == "state"]

        return asyncio.run(asyncio.wait_for(play(), 300))

    assert opened("clash", "key:clock") == opened("none", "key:rocket")
