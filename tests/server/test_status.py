"""Metrics for the host of a server, and the status page for everyone: what they tell, and what they never do."""

import asyncio
import logging
from pathlib import Path
from typing import Any

import msgspec
import pytest
from prometheus_client.parser import text_string_to_metric_families

import facedown
from facedown.server.cluster import heartbeat as nodes
from facedown.server.common.counters import Counts, Spread, quantile
from facedown.server.common.settings import Settings
from facedown.server.http.metrics import may_see
from facedown.server.http.status import STEPS, Pulse, as_text, rounded, wants_text
from facedown.server.messages.status import Status
from tests.server.house import House, house, run, sitting, tokens

MOVES = 5
BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"


def samples(place: House) -> dict[tuple[str, str], float]:
    """Name and labels of each number."""
    text = place.get("/metrics").text
    return {
        (sample.name, ",".join(f"{name}={value}" for name, value in sorted(sample.labels.items()))): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def play(place: House, made: dict[str, Any]) -> tuple[dict[tuple[str, str], float], Any]:
    """A few moves; metrics and status while the player is still there."""
    told: list[Any] = []

    async def test() -> None:
        async with sitting(place, made["table"], tokens(made)[0]) as ann:
            for _ in range(MOVES):
                while not ann.state["choices"]:
                    await ann.until_state()
                assert (await ann.move(ann.state["choices"][0]["action"]))["type"] == "accepted"
                await ann.until_state()
            assert (await ann.ask(type="start"))["type"] == "refused"
            told.append(await asyncio.to_thread(samples, place))
            told.append((await asyncio.to_thread(place.get, "/api/status")).json())

    run(test)
    return told[0], told[1]


def test_metrics_count_what_happens(place: House) -> None:
    before = samples(place)
    made = place.make(options={"players": 2}, bots={"1": "random"}, start=True)
    after, _ = play(place, made)

    def rise(name: str, labels: str = "") -> float:
        return float(after.get((name, labels), 0) - before.get((name, labels), 0))

    moves = rise("facedown_acknowledged_total")
    assert moves == MOVES
    assert rise("facedown_acknowledgement_seconds_count") == moves
    assert rise("facedown_acknowledgement_seconds_bucket", "le=+Inf") == moves
    assert rise("facedown_refused_total", "code=not_now") == 1
    assert rise("facedown_commit_seconds_count") >= moves
    assert rise("facedown_commit_changes_sum") >= moves
    assert rise("facedown_bot_seconds_count") >= 1
    assert rise("facedown_tables", "game=nyet,phase=running") == 1
    assert after["facedown_sockets", ""] == 1
    assert after["facedown_store", "condition=ok"] == 1
    assert after["facedown_store", "condition=full"] == 0
    assert after["facedown_servers", ""] == 1
    assert after["facedown_build_info", f"version={facedown.__version__}"] == 1
    told = place.get("/metrics").text
    for secret in (made["table"], *tokens(made), "Ann"):
        assert secret not in told


def test_the_status_is_told_in_round_numbers(place: House) -> None:
    made = place.make(options={"players": 2}, bots={"1": "random"}, start=True)
    _, told = play(place, made)
    assert (told["status"], told["database"], told["advice"]) == ("ok", "ok", "")
    assert told["people"] == 5
    assert told["tables"] % 5 == 0
    assert told["servers"] == 1
    assert all(set(time) == {"ago", "median_ms", "slowest_ms"} for time in told["times"])
    text = place.get("/api/status", headers={"accept": "text/plain"})
    assert text.headers["content-type"].startswith("text/plain")
    assert "status:   ok\n" in text.text
    assert place.get("/status").text == place.get("/status", headers={"accept": "text/plain"}).text
    assert place.get("/status").text.startswith("status:")
    assert not place.get("/status", headers={"accept": BROWSER}).text.startswith("status:")
    assert place.get("/api/status", headers={"accept": "*/*"}).json()["status"] == "ok"


def test_who_may_see_metrics() -> None:
    plain, guarded = Settings(metrics_token=""), Settings(metrics_token="s3cret")
    assert may_see(plain, "127.0.0.1", "127.0.0.1:8000", "")
    assert may_see(plain, "::1", "[::1]:8000", "")
    assert may_see(plain, "::1", "[::1]", "")
    assert may_see(plain, "127.0.0.1", "localhost", "")
    assert not may_see(plain, "192.0.2.7", "localhost", "")
    assert not may_see(plain, "192.0.2.7", "localhost", "Bearer ")
    assert not may_see(plain, "127.0.0.1", "tables.example.org", "")  # by way of a proxy on this machine
    assert not may_see(plain, "", "localhost", "")
    assert may_see(guarded, "192.0.2.7", "tables.example.org", "Bearer s3cret")
    assert not may_see(guarded, "192.0.2.7", "tables.example.org", "Bearer s3cre")
    assert not may_see(guarded, "192.0.2.7", "tables.example.org", "")


def test_metrics_are_refused_to_visitors(place: House) -> None:
    refused = place.get("/metrics", headers={"host": "tables.example.org"})
    assert refused.status_code == 403
    assert "token" in refused.json()["problems"][0]
    refused = place.get("/metrics", headers={"x-forwarded-for": "192.0.2.7"})
    assert refused.status_code == 403


def test_spreads() -> None:
    spread = Spread((1.0, 2.0, 4.0))
    for value in (0.5, 1.0, 1.5, 3.0, 9.0):
        spread.add(value)
    assert spread.counts == [2, 1, 1, 1]
    assert spread.buckets() == [("1.0", 2.0), ("2.0", 3.0), ("4.0", 4.0), ("+Inf", 5.0)]
    assert spread.sum == 15.0
    assert quantile(spread.bounds, spread.counts, 0.2) == 0.5
    assert quantile(spread.bounds, spread.counts, 0.6) == 2.0
    assert quantile(spread.bounds, spread.counts, 0.99) == 4.0
    assert quantile(spread.bounds, [0, 0, 0, 0], 0.5) is None


def test_errors_are_counted() -> None:
    counts, log = Counts(), logging.getLogger("facedown.test")
    logging.getLogger("facedown").addHandler(counts.errors)
    try:
        log.warning("nothing much")
        log.error("something")
    finally:
        logging.getLogger("facedown").removeHandler(counts.errors)
    assert counts.errors.number == 1


def test_the_pulse_remembers_the_last_minutes() -> None:
    spread = Spread()
    pulse = Pulse(spread)
    pulse.step()
    for _ in range(100):
        spread.add(0.004)
    pulse.step()
    quiet, busy = pulse.times()
    assert (quiet.median_ms, quiet.slowest_ms) == (None, None)
    assert busy.median_ms == 4.0
    assert busy.slowest_ms is not None
    assert 4.9 < busy.slowest_ms <= 5.0
    assert quiet.ago - busy.ago == pytest.approx(30.0)
    for _ in range(2 * STEPS):
        pulse.step()
    assert len(pulse.times()) == STEPS


def test_the_status_does_not_tell_when_somebody_moves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nodes, "BEAT_SECONDS", 1000.0)
    with house(tmp_path) as quiet:
        made = quiet.make(options={"players": 2}, bots={"1": "random"}, start=True)
        pulse: Pulse = quiet._app.state.pulse
        pulse.step()
        play(quiet, made)
        pulse.step()
        last = quiet.get("/api/status").json()["times"][-1]
        assert (last["median_ms"], last["slowest_ms"]) == (None, None)


@pytest.mark.parametrize(
    ("number", "told"),
    [(0, 0), (1, 5), (5, 5), (6, 10), (10, 10), (11, 20), (99, 100), (100, 100), (101, 200), (1234, 2000)],
)
def test_rounding_tells_no_single_person(number: int, told: int) -> None:
    assert rounded(number) == told


def test_who_gets_text() -> None:
    assert wants_text("*/*")
    assert wants_text("")
    assert wants_text("text/plain")
    assert not wants_text(BROWSER)
    assert not wants_text("application/json")


def test_the_text_names_what_is_wrong(place: House) -> None:
    told = msgspec.json.decode(place.get("/api/status").content, type=Status)
    ill = msgspec.structs.replace(told, status="not saving", database="full", advice="its disk is full; make room")
    assert "database: its disk is full; make room" in as_text(ill)
