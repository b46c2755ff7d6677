"""The example bot plays whole games, and the written protocol says what the server says."""

import asyncio
import importlib.util
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args, get_type_hints

import jsonschema_rs
import msgspec
import pytest
from litestar import Litestar
from litestar.routes import HTTPRoute

from facedown.server.common.settings import Limits, Settings
from facedown.server.http.openapi import document
from facedown.server.http.openapi_operations import OPERATIONS
from facedown.server.messages import requests, to_page
from facedown.server.messages.live import FromHands, ToHands
from facedown.server.messages.searches import NewSearch, SearchBegun
from facedown.server.process.app import make_app
from facedown.server.table.live_rooms import page_message, server_message
from tests.server.house import PATIENCE, House, house, sitting

DRAFT = "https://json-schema.org/draft/2020-12/schema"
DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "bot-api.md").read_text(encoding="utf-8")
SHORT: dict[str, dict[str, Any]] = {
    "nyet": {"round_count": 2},
    "shy_monsters": {},
    "nusubito": {"max_days": 12},
    "hyst": {"turn_limit": 12},
    "myst": {"race_driver": "simulated"},
}


def example() -> Any:
    spec = importlib.util.spec_from_file_location("example_bot", DOCS / "examples" / "bot.py")
    assert spec is not None
    assert spec.loader is not None
    module: Any = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    module.PAUSE = 0.0
    return module


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("bot")) as made:
        yield made


@pytest.mark.parametrize("game", SHORT)
def test_the_example_bot_plays_every_game_to_the_end(place: House, game: str) -> None:
    bot = example()
    table, token = bot.new_table(place.http, game, **SHORT[game])
    last = asyncio.run(asyncio.wait_for(bot.Bot(place.http, table, token).play(), 3 * PATIENCE))
    assert last["phase"] == "over"
    assert last["game"] == game
    assert sum(last["result"]) == pytest.approx(1)


def test_the_example_bot_takes_the_seat_of_a_link(place: House, capsys: Any, monkeypatch: Any) -> None:
    bot = example()
    made = place.make(options={"players": 2, "round_count": 1}, bots={"1": "random"}, start=True)
    link = f"{place.http}/t/{made['table']}#s={made['seats'][0]['token']}"
    monkeypatch.setattr("sys.argv", ["bot.py", link])
    bot.main()
    assert capsys.readouterr().out.startswith("NYET!: won ")


def test_the_example_bot_keeps_to_the_limits_of_a_server(tmp_path: Path) -> None:
    bot = example()
    bot.PAUSE = 0.12
    with house(tmp_path, limits=Limits()) as strict:
        seat = bot.new_table(strict.http, "shy_monsters")
        last = asyncio.run(asyncio.wait_for(bot.Bot(strict.http, *seat).play(), 3 * PATIENCE))
    assert last["phase"] == "over"


def routes_of(app: Litestar) -> set[str]:
    """All requests under /api that the application answers, written as in OPERATIONS."""
    found = set()
    for route in app.routes:
        if isinstance(route, HTTPRoute) and route.path.startswith("/api"):
            path = re.sub(r"{(\w+):\w+}", r"{\1}", route.path)
            found |= {f"{method} {path}" for method in route.methods if method != "OPTIONS"}
    return found


def test_every_request_is_in_the_openapi_document(tmp_path: Path) -> None:
    real = routes_of(make_app(Settings(database=str(tmp_path / "t.sqlite"))))
    missing, gone = real - set(OPERATIONS), set(OPERATIONS) - real
    assert not missing, (
        "say in OPERATIONS (src/facedown/server/http/openapi_operations.py) what these requests are for, what they "
        f"read and what they answer: {sorted(missing)}"
    )
    assert not gone, f"take out of OPERATIONS what the server does not answer any more: {sorted(gone)}"


def test_the_openapi_document_is_served_and_in_order(place: House) -> None:
    served = place.get("/api/openapi.json").json()
    assert served == json.loads(msgspec.json.encode(document()))
    assert served["openapi"] == "3.1.0"
    for name, schema in served["components"]["schemas"].items():
        assert jsonschema_rs.meta.is_valid({"$schema": DRAFT, **schema}), name
    named = set(re.findall(r'"#/components/schemas/(\w+)"', json.dumps(served)))
    assert named <= set(served["components"]["schemas"])


# --- docs/bot-api.md --------------------------------------------------------------------------------------------------


def examples(kind: str) -> list[dict[str, Any]]:
    """The JSON blocks of the page that are marked with a kind, such as ```json from-bot."""
    return [json.loads(block) for block in re.findall(rf"```json {kind}\n(.*?)```", PAGE, re.DOTALL)]


def kinds(union: Any) -> set[type]:
    return {kind.cls for kind in msgspec.inspect.type_info(union).types}  # type: ignore[attr-defined]


def test_every_message_on_the_page_is_one_that_the_server_reads() -> None:
    read = [msgspec.convert(example, page_message()) for example in examples("from-bot")]
    wanted = kinds(page_message()) - {type(message) for message in read}
    missing = {kind.__name__ for kind in wanted if not issubclass(kind, FromHands)}
    assert not missing, f"docs/bot-api.md needs an example (```json from-bot) of {sorted(missing)}"


def test_every_message_of_the_server_is_on_the_page_and_right() -> None:
    told = {type(msgspec.convert(example, server_message())) for example in examples("from-server")}
    wanted = kinds(server_message()) - {to_page.TableState} - told
    missing = {kind.__name__ for kind in wanted if not issubclass(kind, ToHands)}
    assert not missing, f"docs/bot-api.md needs an example (```json from-server) of {sorted(missing)}"


def test_the_state_on_the_page_has_the_fields_of_a_real_one(place: House) -> None:
    async def real() -> dict[str, Any]:
        made = place.make(options={"players": 2}, bots={"1": "random"}, start=True)
        async with sitting(place, made["table"], made["seats"][0]["token"]) as ann:
            return ann.state

    (shown,) = examples("state")
    whole = asyncio.run(asyncio.wait_for(real(), PATIENCE))
    assert shown.keys() <= whole.keys()
    assert shown["seats"][0].keys() <= whole["seats"][0].keys()
    assert shown["view"].keys() <= whole["view"].keys()
    msgspec.convert(whole | shown, to_page.TableState)
    told = PAGE.partition("## States")[2].partition("\n##")[0]
    for field in re.findall(r"^\| ((?:`\w+`(?:, )?)+) \|", told, re.MULTILINE):
        assert set(re.findall(r"`(\w+)`", field)) <= set(to_page.TableState.__struct_fields__), field


def test_all_reasons_for_a_refusal_are_on_the_page() -> None:
    kinds = (to_page.Refused, to_page.Closing)
    codes = {code for kind in kinds for code in get_args(get_type_hints(kind)["code"])}
    missing = {code for code in codes if f"`{code}`" not in PAGE}
    assert not missing, f"docs/bot-api.md does not tell what {sorted(missing)} means"


def test_every_request_on_the_page_is_answered_as_it_says() -> None:
    kinds = {
        "new-table": requests.NewTable,
        "table-made": requests.TableMade,
        "sit": requests.SitDown,
        "new-search": NewSearch,
        "search-begun": SearchBegun,
    }
    for name, kind in kinds.items():
        assert examples(name)
        for example in examples(name):
            msgspec.convert(example, kind)
