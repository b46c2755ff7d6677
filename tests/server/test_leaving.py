"""Who leaves for good, who is only away, and what those who stay may do: by the rules of the server, not of a page."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from facedown.server.commands import absence
from tests.server.house import Client, House, house, run, sitting, tokens
from tests.server.test_asks import act, only_ask, people
from tests.server.test_mine import ask as mine
from tests.server.test_profiles import head, new
from tests.server.written import settle

FORFEIT = {"kind": "move", "seconds": 3600, "late": "forfeit"}


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("leaving")) as made:
        yield made


@pytest.fixture
def _long_away(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("BOT_SECONDS", "CLAIM_SECONDS", "END_SECONDS", "ALONE_SECONDS"):
        monkeypatch.setattr(absence, name, 0.0)


async def goes(gone: Client, *others: Client) -> None:
    """A person closes the page; the others have seen it."""
    chair = gone.state["you"]
    await gone.socket.close()
    for other in others:
        await other.sees(lambda state: not state["seats"][chair]["connected"])


@asynccontextmanager
async def waiting(place: House, count: int, **wanted: Any) -> AsyncIterator[tuple[Client, list[Client]]]:
    """The one whose time runs, and the others."""
    async with people(place, count, **({"clock": FORFEIT} | wanted)) as (_, clients):
        actor = next(client for client in clients if client.state["choices"])
        yield actor, [client for client in clients if client is not actor]


# --- giving a seat up -------------------------------------------------------------------------------------------------


def test_a_seat_that_was_given_up_is_nobodys_game(place: House) -> None:
    async def test() -> None:
        async with people(place, 2) as (made, (ann, bob)):
            seats = [(made["table"], key) for key in tokens(made)]
            assert len(mine(place, *seats)) == 2
            await bob.ask(type="leave")
            await ann.sees(lambda state: state["seats"][1]["left"])
            (game,) = mine(place, *seats)
            assert game["chair"] == 0
            answer = httpx.get(
                f"{place.http}/api/tables/{made['table']}/log", headers={"authorization": f"Bearer {seats[1][1]}"}
            )
            assert answer.json()["you"] == -2  # what the bot holds now is not theirs to see
            assert ann.state["away"] == [{"chair": 1, "seconds": 0.0, "bot_in": None, "claim_in": None, "end_in": 0.0}]

    run(test)


def test_neither_does_a_profile_open_it_again(place: House) -> None:
    async def test() -> None:
        who = new(place, "Bob")
        made = place.make(options={"players": 2})
        async with (
            sitting(place, made["table"], tokens(made)[0]) as ann,
            sitting(place, made["table"], tokens(made)[1], name="Bob", session=who["session"]) as bob,
        ):
            await ann.ask(type="start")
            await bob.ask(type="leave")
            await ann.sees(lambda state: state["seats"][1]["left"])
            async with sitting(place, made["table"], session=who["session"]) as again:
                assert again.state["you"] == -2
            body: dict[str, Any] = {"seats": []}
            assert httpx.post(f"{place.http}/api/mine", json=body, headers=head(who)).json() == []
            assert httpx.get(f"{place.http}/api/profiles/me/tables", headers=head(who)).json() == []

    run(test)


def test_a_socket_that_is_still_open_cannot_take_it_back(place: House) -> None:
    """Two tabs of one seat: one leaves while the other moves."""

    async def test() -> None:
        async with people(place, 2) as (made, clients):
            actor = next(client for client in clients if client.state["choices"])
            other = next(client for client in clients if client is not actor)
            chair, table = actor.state["you"], place.tables.in_memory[made["table"]]

            async def hold() -> None:  # so that both messages wait for the table
                async with table.lock:
                    await asyncio.sleep(0.5)

            async with sitting(place, made["table"], tokens(made)[chair]) as second:
                held = asyncio.ensure_future(place.in_loop(hold()))
                await asyncio.sleep(0.1)
                await actor.send(type="leave", id="leave")
                await asyncio.sleep(0.1)
                action = second.state["choices"][0]["action"]
                await second.send(type="move", id="move", seq=second.state["seq"], action=action)
                await held
                told = await second.until(lambda told: told["type"] in {"accepted", "refused", "closing"})
                assert told["code"] in {"not_seated", "seat_left"}
            await other.sees(lambda state: state["seats"][chair].get("stand_in") == "regular")
            assert table.row.seats[chair].gone

    run(test)


def test_the_last_person_who_gives_up_has_lost(place: House) -> None:
    """No table plays on for nobody."""

    async def test() -> None:
        made = place.make(options={"players": 3}, bots={"1": "random", "2": "random"}, start=True)
        async with sitting(place, made["table"], tokens(made)[0]) as ann:
            assert (await ann.ask(type="leave"))["type"] == "accepted"
            state = await ann.until_state(lambda state: state["phase"] == "over")
            assert (state["forfeit"], state["result"]) == (0, [0.0, 0.5, 0.5])
        (game,) = mine(place, (made["table"], tokens(made)[0]))
        assert (game["phase"], game["i_won"]) == ("over", False)

    run(test)


# --- those who stay ---------------------------------------------------------------------------------------------------


def test_nothing_may_be_done_about_people_who_are_here_or_just_gone(place: House) -> None:
    async def test() -> None:
        async with waiting(place, 2) as (late, (other,)):
            about = late.state["you"]
            assert "away" not in other.state
            for kind in ("propose_bot", "claim_win", "end_game"):
                assert (await other.ask(type=kind, seat=about))["code"] == "not_now"
                assert (await other.ask(type=kind, seat=other.state["you"]))["code"] == "illegal"
                assert (await other.ask(type=kind, seat=9))["code"] == "illegal"
            await goes(late, other)
            (away,) = other.state["away"]
            assert 50 < away["bot_in"] <= absence.BOT_SECONDS
            assert 110 < away["claim_in"] <= absence.CLAIM_SECONDS
            assert 590 < away["end_in"] <= absence.ALONE_SECONDS
            for kind in ("propose_bot", "claim_win", "end_game"):
                answer = await other.ask(type=kind, seat=about)
                assert (answer["code"], answer["reason"]["code"]) == ("not_now", "server.refused.may_return")
            assert other.state["phase"] == "running"

    run(test)


@pytest.mark.usefixtures("_long_away")
def test_a_win_is_claimed_where_the_time_of_who_is_away_runs(place: House) -> None:
    async def test() -> None:
        async with waiting(place, 2) as (late, (other,)):
            await goes(late, other)
            assert (await other.ask(type="claim_win", seat=late.state["you"]))["type"] == "accepted"
            await other.sees(lambda state: state["phase"] == "over")
            assert other.state["forfeit"] == late.state["you"]
            assert other.state["result"][other.state["you"]] == 1.0

    run(test)


@pytest.mark.usefixtures("_long_away")
@pytest.mark.parametrize("clock", [{"kind": "none"}, {"kind": "move", "seconds": 3600, "late": "bot"}])
def test_no_win_is_claimed_where_no_clock_lets_a_game_be_lost(place: House, clock: dict[str, Any]) -> None:
    async def test() -> None:
        async with waiting(place, 2, clock=clock) as (late, (other,)):
            await goes(late, other)
            assert other.state["away"][0]["claim_in"] is None
            assert (await other.ask(type="claim_win", seat=late.state["you"]))["reason"][
                "code"
            ] == "server.refused.claim_clock"

    run(test)


@pytest.mark.usefixtures("_long_away")
def test_nobody_claims_a_win_while_the_others_wait_for_them(place: House) -> None:
    async def test() -> None:
        async with waiting(place, 2) as (mover, (absent,)):
            await goes(absent, mover)
            assert mover.state["away"][0]["claim_in"] is None
            answer = await mover.ask(type="claim_win", seat=absent.state["you"])
            assert answer["reason"]["code"] == "server.refused.claim_time"

    run(test)


@pytest.mark.usefixtures("_long_away")
def test_with_days_for_a_move_nobody_needs_to_be_here(place: House) -> None:
    async def test() -> None:
        clock = {"kind": "days", "seconds": 86_400, "late": "forfeit"}
        async with waiting(place, 2, clock=clock) as (late, (other,)):
            await goes(late, other)
            for kind in ("propose_bot", "claim_win", "end_game"):
                answer = await other.ask(type=kind, seat=late.state["you"])
                assert answer["reason"]["code"] == "server.refused.days"

    run(test)


@pytest.mark.usefixtures("_long_away")
def test_the_others_must_agree_to_end_a_game(place: House) -> None:
    async def test() -> None:
        async with people(place, 3) as (_, (ann, bob, cem)):
            await cem.ask(type="leave")
            await settle(ann, bob)
            assert (await ann.ask(type="end_game", seat=2))["type"] == "accepted"
            await settle(ann, bob)
            ask = only_ask(bob)
            assert (ask["kind"], ask["by"], ask["about"], ask["waits_for"]) == ("end", 0, 2, [1])
            assert (await bob.ask(type="answer", ask=ask["number"], yes=False))["type"] == "accepted"
            await settle(ann, bob)
            assert (ann.state["phase"], ann.state["asks"]) == ("running", [])
            await ann.ask(type="end_game", seat=2)
            await settle(ann, bob)
            await bob.ask(type="answer", ask=only_ask(bob)["number"], yes=True)
            await ann.sees(lambda state: state["phase"] == "over")
            assert ann.state["result"] == [0.5, 0.5, 0.0]

    run(test)


def test_one_cannot_end_it_behind_the_back_of_who_just_went(place: House) -> None:
    """The one who was asked loses the line: that is no yes."""

    async def test() -> None:
        async with people(place, 3) as (_, (ann, bob, cem)):
            await cem.ask(type="leave")
            await settle(ann, bob)
            assert (await ann.ask(type="end_game", seat=2))["type"] == "accepted"
            await goes(bob, ann)
            await ann.sees(lambda state: state["asks"] == [])
            assert ann.state["phase"] == "running"
            assert (await ann.ask(type="end_game", seat=2))["reason"]["code"] == "server.refused.may_return"
            assert (await ann.ask(type="end_game", seat=1))["reason"]["code"] == "server.refused.may_return"

    run(test)


@pytest.mark.usefixtures("_long_away")
def test_who_comes_back_withdraws_what_was_asked(place: House) -> None:
    async def test() -> None:
        async with people(place, 3) as (made, (ann, bob, cem)):
            await goes(cem, ann, bob)
            assert (await ann.ask(type="end_game", seat=2))["type"] == "accepted"
            await bob.sees(lambda state: state["asks"] != [])
            async with sitting(place, made["table"], tokens(made)[2]):
                await bob.sees(lambda state: state["asks"] == [])
                assert bob.state["phase"] == "running"

    run(test)


@pytest.mark.usefixtures("_long_away")
def test_nobody_who_only_watches_does_anything(place: House) -> None:
    async def test() -> None:
        async with people(place, 2) as (made, (ann, bob)):
            await goes(bob, ann)
            async with sitting(place, made["table"], made["watch"]) as watcher:
                assert "away" not in watcher.state
                for kind in ("propose_bot", "claim_win", "end_game"):
                    assert (await watcher.ask(type=kind, seat=1))["code"] == "not_seated"

    run(test)


# --- who played, in the log -------------------------------------------------------------------------------------------


def players_in(said: Any, seat: int) -> list[str | None]:
    """For each time that a text names a seat: the level of the bot that played for its person, if one did."""
    if isinstance(said, list):
        return [found for part in said for found in players_in(part, seat)]
    if not isinstance(said, dict):
        return []
    values = said.get("values", {})
    own = [values.get("stand_in")] if said["code"] == "server.player" and values["seat"] == seat else []
    return own + [found for value in values.values() for found in players_in(value, seat)]


def named(lines: list[Any], seat: int) -> list[str | None]:
    return [found for line in lines for found in players_in(line, seat)]


def texts(client: Client) -> list[Any]:
    return [line["text"] for line in client.lines]


@pytest.mark.parametrize("snapshot_every", [1, 1000])
def test_the_log_says_from_where_on_a_bot_played(tmp_path: Path, snapshot_every: int) -> None:
    """What the person did stays theirs, also when the server has started again, and in the replay."""

    async def test() -> None:
        with house(tmp_path, snapshot_every=snapshot_every) as place:
            async with people(place, 2) as (made, (ann, bob)):
                while not named(texts(ann), 1):
                    await act(ann, bob)
                before = len(ann.lines)
                await bob.ask(type="leave")
                await ann.sees(lambda state: state["seats"][1]["left"])
                await ann.play_out(until=lambda state: bool(named(texts(ann)[before:], 1)) or state["phase"] == "over")
                log = texts(ann)
                assert set(named(log[:before], 1)) == {None}
                assert set(named(log[before:], 1)) == {"regular"}
                assert set(named(log, 0)) <= {None}
        with house(tmp_path, snapshot_every=snapshot_every) as place:
            async with sitting(place, made["table"], tokens(made)[0]) as ann:
                assert texts(ann)[: len(log)] == log
                await ann.play_out()
                told = texts(ann)
            steps = place.get(f"/api/tables/{made['table']}/replay?sight=0").json()["steps"]
            assert [line for step in steps for line in step["lines"]] == told
            standing = [step.get("stand_ins") for step in steps]
            assert standing[0] is None
            assert standing[-1] == {"1": "regular"}
            assert sorted(standing, key=bool) == standing  # from some step on

    run(test)


@pytest.mark.usefixtures("_long_away")
def test_who_plays_on_is_named_as_before(place: House) -> None:
    async def test() -> None:
        async with people(place, 2) as (made, (ann, bob)):
            await goes(bob, ann)
            await ann.ask(type="propose_bot", seat=1)
            await ann.sees(lambda state: state["seats"][1].get("stand_in") == "regular")
            async with sitting(place, made["table"], tokens(made)[1]) as back:
                await back.ask(type="take_seat")
                await ann.sees(lambda state: "stand_in" not in state["seats"][1])
                at = len(ann.lines)
                while not named(texts(ann)[at:], 1):
                    await act(ann, back)
                assert set(named(texts(ann)[at:], 1)) == {None}

    run(test)
