"""A short run of what `make fuzz` does by the million."""

import asyncio
import logging
import os
from pathlib import Path

import pytest

from tests.fuzz.attack import attack
from tests.server.house import fuzzable, house

MESSAGES = int(2_000 * float(os.environ.get("FACEDOWN_TEST_SCALE", "1")))


def test_fuzzed_messages_are_refused_and_the_others_do_not_notice(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with house(tmp_path, limits=fuzzable()) as place, caplog.at_level(logging.WARNING, "facedown"):
        counts, others = asyncio.run(asyncio.wait_for(attack(place, MESSAGES, seed=8), 600))
        assert place.get("/api/health").json()["status"] == "ok"
        assert others.moves > 0
    assert not [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert not counts["our mistake"]
    assert not counts["refused failed"]
    assert counts["refused unreadable"] > MESSAGES / 10
    assert counts["accepted"] > 0
    assert counts["refused too_long"] > 0
