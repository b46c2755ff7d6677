"""Plain requests: games, rules, health, headers, and the built page."""

import gzip
import json
import os
import sys
from pathlib import Path

import brotli
import httpx
import pytest

from facedown.catalog import BOT_NAMES, GAMES
from facedown.server.http.schema import main, schema
from facedown.server.views.game_list import option_infos
from tests.server.house import House, house


def test_games_and_how_many_play_them(place: House) -> None:
    told = place.get("/api/games").json()
    assert [game["name"] for game in told] == list(GAMES) == ["nyet", "shy_monsters", "nusubito", "hyst", "myst"]
    assert all(game["title"] and game["tagline"] for game in told)
    nyet = told[0]
    assert (nyet["least_seats"], nyet["most_seats"], nyet["count"]) == (2, 5, "players")
    assert (told[4]["least_seats"], told[4]["most_seats"], told[4]["count"]) == (2, 6, "people")  # M-33
    assert nyet["levels"] == list(BOT_NAMES)


def test_options_are_described_well_enough_to_draw_them() -> None:
    infos = {info.name: info for info in option_infos(GAMES["nyet"])}
    assert {info.kind for info in infos.values()} == {"number", "choice", "switch", "text"}
    assert (infos["players"].kind, infos["players"].least, infos["players"].most) == ("number", 2, 5)
    assert infos["end_mode"].choices == ["rounds", "points"]
    assert infos["reveal_discards"].default == "never"
    assert infos["auto_play_forced"].kind == "switch"
    assert infos["discard_line"].kind == "text"
    assert all(info.about for info in infos.values())


def test_rules_and_health(place: House) -> None:
    rules = place.get("/api/rules/nyet")
    assert rules.text == GAMES["nyet"].text.rules_text("en")
    assert rules.headers["content-type"].startswith("text/markdown")
    assert place.get("/api/rules/nyet?language=de").text == GAMES["nyet"].text.rules_text("de") != rules.text
    for unknown in ("xx", "", "../nyet/RULES", "de.md", "*"):
        assert place.get("/api/rules/nyet", params={"language": unknown}).text == rules.text
    health = place.get("/api/health").json()
    assert health["status"] == "ok"
    assert health["bots"] in {"warming up", "ready"}


@pytest.mark.parametrize("path", ["/", "/t/abcdefgh", "/api/games", "/api/nothing", "/assets/none.js"])
def test_every_answer_is_strict(place: House, path: str) -> None:
    headers = place.get(path).headers
    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == "'self'"
    assert policy["connect-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers
    assert "access-control-allow-origin" not in headers


def build(folder: Path) -> None:
    (folder / "assets").mkdir(parents=True, exist_ok=True)
    (folder / "index.html").write_text("<!doctype html><title>facedown</title>" + "<p>" * 300)
    (folder / "assets" / "app-1a2b3c.js").write_text("console.log(1);" * 100)
    (folder / "assets" / "font-1a2b3c.woff2").write_bytes(os.urandom(900))
    (folder / "icon.svg").write_text("<svg/>")


def test_the_built_page_is_served_compressed_and_cached(tmp_path: Path) -> None:
    static = tmp_path / "static"
    build(static)
    with house(tmp_path, static=static) as place:
        for path in ("/", "/t/abcdefgh", "/replay/abcdefgh"):
            answer = place.get(path)
            assert answer.status_code == 200
            assert answer.text.startswith("<!doctype html>")
            assert answer.headers["cache-control"] == "no-cache"
        plain = (static / "assets" / "app-1a2b3c.js").read_bytes()
        for accepted, unpack in (("br, gzip", brotli.decompress), ("gzip", gzip.decompress), ("identity", bytes)):
            with httpx.stream(
                "GET", f"{place.http}/assets/app-1a2b3c.js", headers={"accept-encoding": accepted}
            ) as answer:
                raw = b"".join(answer.iter_raw())
                assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
                assert answer.headers["content-type"].startswith("application/javascript")
            assert unpack(raw) == plain
        font = place.get("/assets/font-1a2b3c.woff2")
        assert "content-encoding" not in font.headers
        assert place.get("/icon.svg").headers["content-type"] == "image/svg+xml"
        assert place.get("/nowhere").status_code == 404  # the page itself says that there is nothing
        assert place.get("/nowhere").text.startswith("<!doctype html>")
        head = httpx.head(place.http + "/")
        assert head.status_code == 200
        assert head.content == b""


def test_without_a_built_page_the_server_says_how_to_build_it(tmp_path: Path) -> None:
    static = tmp_path / "static"
    with house(tmp_path, static=static) as place:
        answer = place.get("/")
        assert answer.status_code == 503
        assert "make page" in answer.text
        assert answer.headers["content-type"].startswith("text/plain")
        build(static)  # no restart is needed
        assert place.get("/").status_code == 200


def test_the_schema_is_written_for_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "generated" / "schema.json"
    monkeypatch.setattr(sys, "argv", ["schema", str(file)])
    main()
    assert json.loads(file.read_text()) == schema()


def test_the_schema_names_everything_that_is_said() -> None:
    parts = schema()["$defs"]
    for name in ("PageMessage", "ServerMessage", "TableState", "Replay", "NewTable", "NyetView", "NyetEvent"):
        assert name in parts
    assert "#/$defs/NyetLine" in json.dumps(parts["NyetView"])
    references = set(_references(parts))
    assert references <= set(parts)


def _references(part: object) -> list[str]:
    if isinstance(part, dict):
        own = [part["$ref"].rpartition("/")[2]] if isinstance(part.get("$ref"), str) else []
        return own + [name for value in part.values() for name in _references(value)]
    if isinstance(part, list):
        return [name for value in part for name in _references(value)]
    return []
