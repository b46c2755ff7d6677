"""Real messages of every kind, and what is made of them: nearly right, wrong, and garbage."""

import json
import random
from collections.abc import Callable
from typing import Any

Message = dict[str, Any]
ODD_VALUES: list[Any] = [
    None, True, False, 0, -1, 1, 2**31, 2**63, -(2**63), 2**64, 10**30, 1e308, -0.0, 0.5,
    "", " ", "x", "0", "null", "x" * 41, "x" * 3000, "\u0000", "\u202e", "\ufeff", "\U0001f600" * 30, "../etc",
    "'; drop table log; --", "<script>", "${7*7}", "%s%n", [], [[]], [None] * 50, {}, {"type": "move"}, {"": {"": {}}},
]  # fmt: skip
ODD_TEXTS = [
    b"", b" ", b"null", b"[]", b"{}", b"0", b'""', b"\xef\xbb\xbf{}", b"{" * 500, b"[" * 2000, b'{"a":' * 400,
    b'{"type":NaN}', b'{"type":"move","id":"x","seq":1e999,"action":0}', b'{"type":"move","seq":-Infinity}',
    b'{"type":"ping","id":"\\ud800"}', b'{"type":"ping","id":"\\u0000"}', b"{'type':'ping'}", b"GET / HTTP/1.1\r\n\r\n",
    b'{"type":"ping","type":"move","id":"1","id":"2"}', b'{"type":"ping","id":"1"}{"type":"ping","id":"2"}',
]  # fmt: skip


def real_messages(luck: random.Random, state: Message, table: str, token: str) -> Message:
    """One that a page might say at this moment; only what never ends the sender's game."""
    seq, id = state.get("seq", 0), f"r{luck.randrange(10**9)}"
    offered = [choice["action"] for choice in state.get("choices", [])] or [0]
    handle, number = "abcd1234", luck.randrange(60)
    makers: list[Callable[[], Message]] = [
        lambda: {"type": "move", "id": id, "seq": seq, "action": luck.choice(offered)},
        lambda: {"type": "turn", "id": id, "seq": seq, "moves": ["play:b7", "nyet:trump:r"][: luck.randint(1, 2)]},
        lambda: {"type": "undo", "id": id},
        lambda: {"type": "set_bot", "id": id, "seat": luck.randrange(3), "level": "random"},
        lambda: {"type": "start", "id": id},
        lambda: {"type": "rename", "id": id, "name": luck.choice(["Ann", "Eve", "\u202e", "x" * 24])},
        lambda: {"type": "rematch", "id": id},
        lambda: {"type": "ping", "id": id},
        lambda: {
            "type": "chat",
            "id": id,
            "text": luck.choice(["hello", "<b>", "x" * 300]),
            "team": luck.random() < 0.5,
        },
        lambda: {"type": "propose_bot", "id": id, "seat": luck.randrange(3)},
        lambda: {"type": "answer", "id": id, "ask": luck.randrange(5), "yes": luck.random() < 0.2},
        lambda: {"type": "take_seat", "id": id},
        lambda: {"type": "hello", "table": table, "token": token},
        lambda: {"type": "grab", "piece": handle},
        lambda: {"type": "turn_piece", "piece": handle},
        lambda: {"type": "drag", "piece": handle, "x": 1.5, "y": -2.0},
        lambda: {"type": "put", "piece": handle, "heap": 1, "place": 0.5},
        lambda: {"type": "drop", "id": id, "piece": handle, "cell": number},
        lambda: {"type": "race_pong", "number": number},
    ]
    return luck.choice(makers)()


def mutated(luck: random.Random, message: Message, earlier: list[bytes]) -> bytes:
    """The message as bytes, as it is or changed in one of many ways."""
    kind = luck.randrange(16)
    if kind < 3:
        return json.dumps(message).encode()
    if kind < 6:  # another value somewhere
        return json.dumps({**message, luck.choice(list(message)): luck.choice(ODD_VALUES)}).encode()
    if kind == 6:  # a field less
        gone = luck.choice(list(message))
        return json.dumps({name: value for name, value in message.items() if name != gone}).encode()
    if kind == 7:  # a field more
        return json.dumps(
            {**message, luck.choice(["extra", "own", "session", "seat", ""]): luck.choice(ODD_VALUES)}
        ).encode()
    if kind == 8:  # another kind of message with these fields
        return json.dumps(
            {**message, "type": luck.choice(["move", "leave_", "state", "closing", "drop", "x"])}
        ).encode()
    if kind == 9:
        return luck.choice(ODD_TEXTS)
    if kind == 10:  # said before
        return luck.choice(earlier) if earlier else b"{}"
    if kind == 11:  # just under and over the longest
        return json.dumps(message).encode() + b" " * luck.choice([3900, 4050, 4200])
    text = bytearray(json.dumps(message).encode())
    if kind == 12:
        return bytes(text[: luck.randrange(len(text))])
    if kind == 13:
        return luck.randbytes(luck.randrange(200))
    for _ in range(luck.randint(1, 4)):
        place = luck.randrange(len(text))
        if kind == 14:
            text[place] = luck.randrange(256)
        else:
            text[place:place] = luck.choice([b'"', b"{", b"}", b",", b":", b"\\", b"\xc3", b"0", b"e9"])
    return bytes(text)


def broken_frames(luck: random.Random) -> bytes:
    """What no websocket client would send."""
    return luck.choice(
        [
            luck.randbytes(luck.randint(1, 300)),
            bytes((0x81, 0x05)) + b"hello",  # not masked
            bytes((0xF1, 0x80)) + bytes(4),  # reserved bits
            bytes((0x80, 0x80)) + bytes(4),  # goes on with nothing
            bytes((0x81, 0xFF)) + (1 << 62).to_bytes(8, "big"),  # endless
            bytes((0x89, 0xFE)) + (200).to_bytes(2, "big") + bytes(4) + bytes(200),  # a ping that is too long
            bytes((0x88, 0x82)) + bytes(4) + (1005).to_bytes(2, "big"),  # a forbidden reason for closing
            bytes((0x81, 0x82)) + bytes(4) + b"\xff\xff",  # no text
            bytes((0x01, 0x81)) + bytes(4) + b"{",  # the rest never comes
        ]
    )
