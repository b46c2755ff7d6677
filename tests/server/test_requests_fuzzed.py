"""Requests of all kinds, right and wrong, made from the OpenAPI document: each gets an answer that the document knows,
and none is our mistake. FACEDOWN_TEST_SCALE (or `make fuzz`) makes it try more."""

import os
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi import checks

from facedown.server.http.openapi import document
from tests.server.house import House, house, run, sitting, tokens

TRIES = max(2, int(4 * float(os.environ.get("FACEDOWN_TEST_SCALE", "1"))))
CHECKS = [
    schemathesis.checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
]
schema = schemathesis.openapi.from_dict(document())


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, dict[str, Any], dict[str, Any]]]:
    """A server with a game that is running and one that is finished."""
    with house(tmp_path_factory.mktemp("fuzz")) as place:
        options = {"players": 2, "round_count": 1}
        made = [place.make(options=options, bots={"1": "random"}, start=True, listed=True) for _ in range(2)]

        async def finish() -> None:
            async with sitting(place, made[1]["table"], tokens(made[1])[0]) as ann:
                await ann.play_out()

        run(finish)
        yield place, made[0], made[1]
        assert place.get("/api/health").json()["status"] == "ok"


@schema.parametrize()
@settings(
    max_examples=TRIES,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
def test_requests(case: "schemathesis.Case[Any]", target: tuple[House, dict[str, Any], dict[str, Any]]) -> None:
    place, running, finished = target
    parameters = case.path_parameters or {}
    if parameters.get("table"):  # half of them at tables that there are
        wish = len(str(parameters["table"])) % 4
        parameters["table"] = {0: running["table"], 1: finished["table"]}.get(wish, parameters["table"])
    answer = case.call(base_url=place.http)
    case.validate_response(answer, checks=CHECKS)
    if answer.status_code >= 400:
        problems = answer.json().get("problems", ["not well"])
        assert problems
        assert not any("Traceback" in text or "Error(" in text for text in problems)


def test_the_server_is_well_afterwards(target: tuple[House, dict[str, Any], dict[str, Any]]) -> None:
    place, running, _ = target

    async def play() -> None:
        async with sitting(place, running["table"], tokens(running)[0]) as ann:
            await ann.play_out()

    run(play)
    assert httpx.get(f"{place.http}/api/tables/{running['table']}/verify").json()["commitment_fits"]
