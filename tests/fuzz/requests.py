"""Requests that no page would send: every request of the server with odd bodies, paths, queries and headers."""

import copy
import json
import random
from collections.abc import Iterator
from typing import Any, NamedTuple
from urllib.parse import quote

from facedown.server.http.openapi_operations import OPERATIONS
from tests.fuzz.messages import ODD_VALUES

KEYS = {
    "p256dh": "BNNL5ZaTfK81qhXOx23-wewhigUeFb632jN6LvRWCFH1ubQr77FE_9qV1FuojuRmHP42zmf34rXgW80OvUVDgTk",
    "auth": "zqbxT6JKstKSY9JKibZLSQ",
}
CREDENTIAL = {"id": "AAAA", "rawId": "AAAA", "type": "public-key", "response": {"clientDataJSON": "e30", "x": [1]}}
SAMPLES: dict[str, list[dict[str, Any]]] = {  # a body that is right, for each request that reads one of its own
    "POST /api/desk/{game}": [
        {"ask": "random", "seed": 5, "edition": "base", "level": "any"},
        {"ask": "tiles", "tiles": [[0, 0]] * 9},
        {"ask": "code", "code": "x", "edition": "deluxe"},
        {"ask": "island", "seed": 5},
    ],
    "POST /api/tables": [
        {
            "game": "nyet",
            "name": "Ann",
            "options": {"players": 2, "round_count": 1, "end_mode": "rounds", "discard_line": [0, 1, 2, 3, 4]},
            "bots": {"1": "random"},
            "here": {},
            "start": False,
            "clock": {"kind": "move", "seconds": 60, "extra": 0, "late": "bot"},
            "deal": "",
            "deal_days": 3,
        },
        {"game": "myst", "name": "Ann", "options": {"people": 2, "race_driver": "simulated"}},
        {"game": "hyst", "name": "Ann", "options": {"players": 2, "layout": "random"}},
    ],
    "POST /api/people": [{"seats": [{"table": "abcdefgh", "tokens": ["A" * 22]}]}],
    "POST /api/people/change": [
        {"table": "abcdefgh", "other": 1, "friend": True, "muted": False, "declined": False},
    ],
    "POST /api/people/invite": [
        {"table": "abcdefgh", "other": 1, "to": "abcdefgh", "chair": 1, "token": "A" * 22},
    ],
    "POST /api/searches": [
        {
            "game": "nyet",
            "name": "Ann",
            "counts": [2, 3],
            "options": {"round_count": 1, "discard_line": [0, 1, 2, 3, 4]},
            "clock": {"kind": "move", "seconds": 60, "extra": 0, "late": "bot"},
            "rated": False,
            "bots_after": 30,
            "level": "random",
        }
    ],
    "POST /api/tables/{table}/sit": [{"name": "Ann"}, {"name": "Ann", "link": "A" * 22, "own": "B" * 22}],
    "POST /api/tables/{table}/desk": [{"board": True, "pieces": ["bD4"], "vignettes": False}],
    "POST /api/deals/{deal}/close": [{"key": "A" * 22}],
    "POST /api/deals/{deal}/invitations": [{"key": "A" * 22}],
    "POST /api/tables/{table}/push": [{"endpoint": "https://10.0.0.1/x", "keys": KEYS, "language": "en"}],
    "DELETE /api/tables/{table}/push": [{"endpoint": "https://10.0.0.1/x"}],
    "POST /api/mine": [{"seats": [{"table": "abcdefgh", "tokens": ["A" * 22]}]}],
    "POST /api/profiles": [{"name": "Ann"}],
    "POST /api/profiles/sign-in": [{"code": "ABCD-EFGH"}],
    "POST /api/profiles/me": [{"name": "Ann", "shown": True, "listed": False}],
    "POST /api/passkeys": [{"id": "A" * 22, "credential": CREDENTIAL, "name": "x"}],
    "POST /api/passkeys/sign-in": [{"id": "A" * 22, "credential": CREDENTIAL}],
}
ODDER_VALUES: list[Any] = [*ODD_VALUES, "a\u0000b", {"\u0000": "\u0000"}, {"cls": 1}, {"self": 1, "/": 2}, "9" * 5000]
RAW = "@@raw@@"  # put into a body, and then replaced by what no encoder would write
RAW_VALUES = [
    "[" * 6000 + "]" * 6000, '{"a":' * 2500 + "1" + "}" * 2500, '"\\ud800"', '"\\udc00\\ud800"', "1e999", "-1e999",
    "NaN", "Infinity", "1" + "0" * 4000, "-" + "9" * 350, "9" * 6000, '"\\u0000"', '{"\\ud800":1}', '{"a":1,"a":2}',
    "0x10", "1.", '"\\x"', "\x00",
]  # fmt: skip
RAW_BODIES = [
    b"", b"\x00", b"\xff\xfe", b"[" * 16_000, b'{"a":' * 2_600, b"[" * 6000 + b"]" * 6000, b"\xef\xbb\xbf{}", b"nul",
    b'{"a":1' * 2_000, b'{"name":"\xed\xa0\x80"}', b'{"name":"Ann","name":"Ben"}',
]  # fmt: skip
ODD_PARTS = [
    "%00",
    "a%00b",
    "%ff%fe",
    "%ed%a0%80",
    "x" * 3000,
    "%2e%2e",
    "..%2f..",
    "%F0%9F%98%80",
    "1e999",
    "%0a",
    "%25",
    ".",
]
ODD_HEADERS: list[tuple[str, bytes]] = [
    ("authorization", b"Bearer \xff\xfe\x80"), ("authorization", b"Bearer " + b"x" * 9000),
    ("authorization", b"Basic ="),
    ("facedown-session", b"\xff" * 30), ("facedown-session", b"x" * 9000), ("content-type", b"\xff"),
    ("content-type", b""), ("content-type", b"application/json; charset=utf-7"), ("content-type", b"a/b; boundary"),
    ("accept", b"\xff/;q=x"), ("accept-encoding", b"\xff, gzip;q=nan"), ("cookie", b"\xff=;;=\x80; a"),
    ("content-encoding", b"gzip"), ("host", b"\xff"), ("origin", b"http://[bad"), ("origin", b"\xff"),
    ("referer", b"\xff"), ("range", b"bytes=9-1"), ("x-forwarded-for", b"\xff, ::::, 1.2.3.4.5"),
    ("x-forwarded-proto", b"\xff"), ("expect", b"\xff"),
]  # fmt: skip


class Asked(NamedTuple):
    method: str
    path: str  # as it is sent, with its query
    body: bytes | None = None
    headers: tuple[tuple[str, bytes], ...] = ()
    hopeless: bool = False  # whatever else there is: this must be refused


def odd_requests(luck: random.Random, tables: list[str], games: list[str]) -> Iterator[Asked]:
    """For each request of the server: all odd values in all places of its bodies, and the rest."""
    for name, operation in OPERATIONS.items():
        method, template = name.split()
        path = _filled(luck, template, tables, games)
        samples = SAMPLES.get(name, [])
        assert bool(samples) == (operation.reads is not None and "application/json" not in str(operation.reads)), name
        for sample in samples:
            for body, hopeless in odd_bodies(sample):
                yield Asked(method, _filled(luck, template, tables, games), body, hopeless=hopeless)
        if method in {"POST", "DELETE"}:
            yield from (Asked(method, path, body) for body in RAW_BODIES)
        for part in ODD_PARTS:
            if "{" in template:
                yield Asked(method, _with_part(template, part), _plain(samples))
            for query in ("sight", "since", "table", "%00"):
                yield Asked(method, f"{path}?{query}={part}&{part}", _plain(samples))
        yield from (Asked(method, path, _plain(samples), (header,)) for header in ODD_HEADERS)


def odd_bodies(sample: dict[str, Any]) -> Iterator[tuple[bytes, bool]]:
    """With another value, a name or a field more, in every place."""
    for place in _places(sample):
        for value in ODDER_VALUES:
            yield json.dumps(_put(sample, place, value)).encode(), "\u0000" in json.dumps(value)
        for raw in RAW_VALUES:
            yield json.dumps(_put(sample, place, RAW)).replace(f'"{RAW}"', raw).encode(), True
    for extra in ("cls", "self", "\u0000", "x" * 2000, ""):
        for place in [(), *(place for place in _places(sample) if isinstance(_get(sample, place), dict))]:
            yield json.dumps(_put(sample, (*place, extra), 1)).encode(), "\u0000" in extra


def odd_logs(log: str) -> Iterator[bytes]:
    """A saved game with odd values in its head, and texts that are none."""
    whole = json.loads(log)
    for field in whole:
        for value in ODDER_VALUES:
            yield json.dumps({**whole, field: value}).encode()
        for raw in RAW_VALUES:
            yield json.dumps({**whole, field: RAW}).replace(f'"{RAW}"', raw).encode()
    for name in ("cls", "self", "players", "\u0000"):
        yield json.dumps({**whole, "options": {name: RAW}}).replace(f'"{RAW}"', "[" * 3000).encode()
        yield json.dumps({**whole, "options": {name: 1}}).encode()
    actions: list[Any] = [
        [RAW, "x", "y"],
        ["9" * 5000, "x", "y"],
        [10**30, "x", "y"],
        ["chance", "\u0000", ""],
        [[], {}, None],
    ]
    for action in actions:
        yield json.dumps({**whole, "actions": [action]}).replace(f'"{RAW}"', "9" * 4400).encode()
    yield from RAW_BODIES
    yield b'{"facedown": 1,\n' + b"[" * 200_000
    yield b'{"facedown": 1,\n"options": ' + b'{"a":' * 60_000


def _plain(samples: list[dict[str, Any]]) -> bytes | None:
    return json.dumps(samples[0]).encode() if samples else None


def _filled(luck: random.Random, template: str, tables: list[str], games: list[str]) -> str:
    known = {"{table}": tables, "{game}": games, "{deal}": ["abcdefgh"], "{key}": ["0" * 24], "{passkey}": ["x"]}
    for name, values in known.items():
        template = template.replace(name, luck.choice(values))
    return template


def _with_part(template: str, part: str) -> str:
    return "/".join(part if piece.startswith("{") else quote(piece) for piece in template.split("/"))


def _places(value: Any, at: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, part in inner:
        yield (*at, name)
        yield from _places(part, (*at, name))


def _get(value: Any, place: tuple[Any, ...]) -> Any:
    for name in place:
        value = value[name]
    return value


def _put(sample: dict[str, Any], place: tuple[Any, ...], value: Any) -> dict[str, Any]:
    made = copy.deepcopy(sample)
    _get(made, place[:-1])[place[-1]] = value
    return made
