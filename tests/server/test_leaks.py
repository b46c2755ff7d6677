"""Two tables that differ only in what a viewer cannot know send it the same bytes.

Each table gets a server of its own with the same table id, the same tokens, the same seed and so the same commitment:
the traffic is compared as it came, message by message, but for the seconds since somebody went, which depend on how
busy the machine is. The second table's log has other cards in other people's hands. (Its chance actions then do not
follow from its seed; that can show only in `verify` after the end, and the seed is told to nobody before.)
"""

import asyncio
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from facedown.catalog import GAMES
from facedown.engine.dice import seed_from
from facedown.engine.game import CHANCE, SPECTATOR
from facedown.engine.play import choices
from facedown.server.common.tokens import digest
from facedown.server.store import LogRow, SeatRow
from facedown.server.table.game_log import ServerLog
from tests.server.house import Client, House, house, sitting
from tests.server.written import people, write_dealt

NYET = GAMES["nyet"]
TABLE = "leaktest"
TOKENS = [f"token-of-seat-{seat}-0123456789" for seat in range(4)]
WATCH = "token-of-watchers-0123456789"
OPTIONS = {"players": 4, "round_count": 1, "first_dealer": 0, "discard_line": ["d2", "x2"]}
VIEWERS = {0: TOKENS[0], SPECTATOR: WATCH}  # seats 1 to 3 differ between the two tables

AWAY = re.compile(r'"away":\[[^]]*\]')

Script = Callable[[dict[int, Client]], Any]


def deal_of(game_log: ServerLog) -> list[int]:
    return [entry.action for entry in game_log.follow().entries]


def new_log() -> ServerLog:
    return ServerLog(NYET, NYET.options.of(**OPTIONS), seed_from("leak"), range(4))


def deals() -> tuple[list[int], list[int]]:
    """The cards in the order in which they are dealt; in the second deal seats 1, 2 and 3 have swapped hands."""
    game_log = new_log()
    cards = deal_of(game_log)
    owners: list[int] = []
    for card in cards:
        before = list(game_log.state.held)
        game_log.take(LogRow(game_log.rows, "act", CHANCE, card, 0))
        (owner,) = [p for p in range(4) if game_log.state.held[p] != before[p]]
        owners.append(owner)
    piles = {p: [card for card, owner in zip(cards, owners, strict=True) if owner == p] for p in range(4)}
    swapped = {0: piles[0], 1: piles[2], 2: piles[3], 3: piles[1]}
    taken = {p: iter(swapped[p]) for p in range(4)}
    return cards, [next(taken[owner]) for owner in owners]


def test_the_two_deals_differ_only_for_others() -> None:
    first, second = deals()
    assert first != second
    states = []
    for cards in (first, second):
        game_log = new_log()
        for card in cards:
            game_log.take(LogRow(game_log.rows, "act", CHANCE, card, 0))
        states.append(game_log)
    assert states[0].seen(0) == states[1].seen(0)
    assert states[0].seen(SPECTATOR) == states[1].seen(SPECTATOR)
    assert all(states[0].seen(p) != states[1].seen(p) for p in (1, 2, 3))


async def prepare(folder: Path, cards: list[int], bots: bool) -> None:
    """A table just after the deal."""
    seats = people(TOKENS)
    if bots:
        seats[1:] = [SeatRow("bot", seat.name, "random") for seat in seats[1:]]
    options, seed = NYET.options.of(**OPTIONS), seed_from("leak")
    await write_dealt(folder, NYET, options, cards, table=TABLE, seats=seats, watch=WATCH, seed=seed)


def traffic(tmp_path: Path, first: Script, second: Script | None = None) -> list[dict[int, list[str]]]:
    """What the viewers got, byte for byte, on each of the two tables."""
    heard = []
    for name, cards, played_so in zip(("first", "second"), deals(), (first, second or first), strict=True):
        folder = tmp_path / name
        folder.mkdir()

        async def test(
            folder: Path = folder, cards: list[int] = cards, script: Script = played_so
        ) -> dict[int, list[str]]:
            await prepare(folder, cards, bots=False)
            with house(folder) as place:
                return await asyncio.wait_for(played(place, script), 300)

        heard.append(asyncio.run(test()))
    return heard


async def played(place: House, script: Script) -> dict[int, list[str]]:
    everyone = {0: TOKENS[0], 1: TOKENS[1], 2: TOKENS[2], 3: TOKENS[3], SPECTATOR: WATCH}
    clients: dict[int, Client] = {}

    async def seat_next(left: list[int]) -> None:
        if not left:
            await script(clients)
            return
        async with sitting(place, TABLE, everyone[left[0]]) as client:
            clients[left[0]] = client
            await seat_next(left[1:])

    await seat_next(list(everyone))
    return {viewer: [AWAY.sub(without_seconds, one) for one in clients[viewer].raw] for viewer in VIEWERS}


def without_seconds(away: re.Match[str]) -> str:
    return re.sub(r'"(seconds|bot_in|claim_in|end_in)":[0-9.]+', r'"\1":0', away[0])


async def settle(clients: dict[int, Client]) -> None:
    """Everyone has read everything that was sent."""
    for client in clients.values():
        await client.quiet()


async def vetoes(clients: dict[int, Client]) -> None:
    """The veto phase is open to all: the same in both games."""
    await settle(clients)
    while clients[0].state["view"]["phase"] in {"nyet", "team"}:
        (actor,) = [client for viewer, client in clients.items() if client.state["choices"]]
        told = await actor.move(actor.state["choices"][-1]["action"], id=f"veto-{len(actor.raw)}")
        assert told["type"] == "accepted", told
        await settle(clients)
    assert clients[0].state["view"]["phase"] == "shed"


async def lay_aside(client: Client, place: int) -> None:
    told = await client.move(client.state["choices"][place]["action"], id=f"shed-{len(client.raw)}")
    assert told["type"] == "accepted", told
    await client.quiet()


async def whole_shed(clients: dict[int, Client]) -> None:
    """Others lay different cards aside, in part, take some back, and get ready; then Ann does."""
    await vetoes(clients)
    await lay_aside(clients[1], 0)
    await lay_aside(clients[2], 3)
    assert (await clients[2].ask(type="undo", id="back"))["type"] == "accepted"
    await settle(clients)
    await lay_aside(clients[2], 1)
    await lay_aside(clients[1], 4)
    await settle(clients)
    await lay_aside(clients[3], 2)
    assert (await clients[3].ask(type="rename", id="new", name="Daniel"))["type"] == "accepted"
    await settle(clients)
    await lay_aside(clients[0], 0)
    await lay_aside(clients[3], 0)
    await settle(clients)
    await lay_aside(clients[2], 0)
    await settle(clients)
    await lay_aside(clients[0], 0)
    await settle(clients)
    assert clients[0].state["view"]["phase"] == "trick"


async def refused(clients: dict[int, Client]) -> None:
    """Whatever Ann tries and is refused says nothing about others' hands; neither do others' refusals reach her."""
    await vetoes(clients)
    for action in (*range(0, 256, 5), 9999):
        await clients[0].ask(type="move", id=f"try-{action}", seq=clients[0].state["seq"], action=action)
        if clients[0].state["view"]["laid_aside"][0]:
            await clients[0].ask(type="undo", id=f"back-{action}")
    for seat in (1, 2, 3):
        await clients[seat].ask(type="move", id="bad", seq=clients[seat].state["seq"], action=9999)
        await clients[seat].ask(type="move", id="stale", seq=0, action=0)
    await clients[0].ask(type="hint", id="hint")
    await settle(clients)


async def one_trick(clients: dict[int, Client]) -> None:
    """Ann leads or follows as far as what the others do can be the same in both games."""
    await whole_shed(clients)
    if clients[0].state["choices"]:
        await clients[0].move(clients[0].state["choices"][0]["action"], id="lead")
    await settle(clients)


@pytest.mark.parametrize("script", [vetoes, whole_shed, refused, one_trick])
@pytest.mark.rule("Y-44")
def test_traffic_is_the_same_to_the_byte(tmp_path: Path, script: Script) -> None:
    first, second = traffic(tmp_path, script)
    for viewer in VIEWERS:
        assert len(first[viewer]) > 15
        assert first[viewer] == second[viewer]


async def unfinished(clients: dict[int, Client]) -> None:
    """Nobody has begun to lay cards aside, but for Cleo, who is ready."""
    await vetoes(clients)
    await settle(clients)
    await lay_aside(clients[2], 0)
    await lay_aside(clients[2], 0)
    await settle(clients)


async def half_way(clients: dict[int, Client]) -> None:
    """The same to Ann's eyes: but Bob has changed his mind twice and chosen one card, and Dan has chosen one."""
    await vetoes(clients)
    await lay_aside(clients[1], 5)
    assert (await clients[1].ask(type="undo", id="back"))["type"] == "accepted"
    await clients[1].quiet()
    await lay_aside(clients[1], 2)
    await settle(clients)
    await lay_aside(clients[2], 0)
    await lay_aside(clients[3], 1)
    await lay_aside(clients[2], 0)
    assert (await clients[1].ask(type="undo", id="back again"))["type"] == "accepted"
    await clients[1].quiet()
    await lay_aside(clients[1], 0)
    await settle(clients)


@pytest.mark.rule("Y-44.4")
@pytest.mark.rule("Y-44.10")
def test_progress_that_is_not_yet_a_choice_is_not_on_the_wire(tmp_path: Path) -> None:
    """Not a message more, not a number higher."""
    first, second = traffic(tmp_path, unfinished, half_way)
    for viewer in VIEWERS:
        assert first[viewer] == second[viewer]


def test_the_comparison_can_fail(tmp_path: Path) -> None:
    """Seats 1 to 3 hold other cards, and their own traffic does differ."""
    VIEWERS[1] = TOKENS[1]
    try:
        first, second = traffic(tmp_path, vetoes)
    finally:
        del VIEWERS[1]
    assert first[1] != second[1]
    assert [len(message) for message in first[1]] != []


@pytest.mark.rule("Y-44.3")
def test_states_of_hidden_hands_have_the_same_length(tmp_path: Path) -> None:
    """Even the seat's own first state has a shape that does not depend on which cards it holds."""
    lengths = set()
    for name, cards in zip(("first", "second"), deals(), strict=True):
        folder = tmp_path / name
        folder.mkdir()

        async def test(folder: Path = folder, cards: list[int] = cards) -> list[str]:
            await prepare(folder, cards, bots=False)
            with house(folder) as place:
                async with sitting(place, TABLE, TOKENS[1]) as client:
                    hand: list[str] = client.state["view"]["hand"]
                    return hand

        lengths.add(len(asyncio.run(test())))
    assert lengths == {16}


def test_no_state_holds_the_seed_or_a_token(tmp_path: Path) -> None:
    first, _ = traffic(tmp_path, whole_shed)
    everything = json.dumps(first)
    assert seed_from("leak").hex() not in everything
    for token in (*TOKENS, WATCH):
        assert token not in everything
        assert digest(token) not in everything


def test_bots_get_the_redacted_record_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a bot is asked holds no card that its seat cannot see."""
    from facedown.workers.pool import Pool

    asked: list[tuple[Any, ...]] = []

    async def choose(self: Pool, game: str, level: str, seen: Any, seat: int, seed: int, *asker: Any) -> int:
        asked.append((game, level, seen.to_bytes(), seat, seed))
        return choices(NYET, seen, seat)[0]

    monkeypatch.setattr(Pool, "choose", choose)
    for name, cards in zip(("first", "second"), deals(), strict=True):
        asked.clear()
        folder = tmp_path / name
        folder.mkdir()

        async def test(folder: Path = folder, cards: list[int] = cards) -> None:
            await prepare(folder, cards, bots=True)
            with house(folder) as place:
                async with sitting(place, TABLE, TOKENS[0]) as ann:
                    while ann.state["view"]["phase"] != "shed":
                        if ann.state["choices"]:
                            await ann.move(ann.state["choices"][0]["action"])
                        await ann.until_state()
                    for _, _, record, seat, _ in asked:
                        seen: Any = NYET.rules.state.from_bytes(record)
                        hidden = [p for p in range(4) if p != seat]
                        assert all(seen.hands[p] == 0 for p in hidden)
                        assert seen.deck == 0
                        assert seen.hands[seat] != 0

        asyncio.run(asyncio.wait_for(test(), 300))
        assert {seat for _, _, _, seat, _ in asked} == {1, 2, 3}
