"""Fair dice: the documented construction, to the bit."""

import hmac
from collections import Counter

import pytest

from facedown.engine.dice import Dice, commitment, new_seed, seed_from
from facedown.engine.errors import EngineError

SEED = bytes(range(32))


def test_known_commitment() -> None:
    """Made with another program: sha256 of "facedown commitment v1" and the seed."""
    assert commitment(SEED) == "bd55cb0980d6901cd4e28cc558f34f9997ab74320f79d5e4d3f2005cc0069dc5"


def test_known_numbers() -> None:
    """The first three were made with another program's HMAC-SHA256."""
    d = Dice(SEED)
    whole = [7343795449696988557, 9027826039000946610, 8651216839985142320]
    assert [d.below(k, 1 << 64) for k in range(3)] == whole
    assert [d.below(k, 60) for k in range(12)] == [37, 30, 20, 52, 3, 50, 49, 23, 9, 58, 18, 59]
    assert [d.below(k, 6) for k in range(10)] == [1, 0, 2, 4, 3, 2, 1, 5, 3, 4]


def test_known_choices() -> None:
    d = Dice(SEED)
    assert [d.choose(k, [1, 4, 9], [3, 1, 2]) for k in range(12)] == [1, 1, 1, 9, 4, 1, 1, 9, 4, 9, 1, 9]


def test_choices_follow_the_running_sum() -> None:
    d = Dice(SEED)
    for k in range(50):
        r = d.below(k, 6)
        assert d.choose(k, [1, 4, 9], [3, 1, 2]) == (1 if r < 3 else 4 if r < 4 else 9)


def test_seeds_that_can_be_repeated() -> None:
    assert seed_from("x").hex() == "4d454b22068e13e48a2c56f56c1c961ffe22d839ca23e1811b6a73088b32ca79"
    assert seed_from(7) == seed_from("7")
    assert seed_from(7) != seed_from(8)


def test_new_seeds_differ() -> None:
    assert len({new_seed() for _ in range(10)}) == 10
    assert len(new_seed()) == 32


def test_a_seed_has_32_bytes() -> None:
    with pytest.raises(EngineError, match="a seed has 32 bytes, not 31"):
        Dice(bytes(31))


def test_nothing_to_choose_from() -> None:
    for outcomes in ([], [3]):
        with pytest.raises(EngineError, match="needs an outcome with a weight"):
            Dice(SEED).choose(0, outcomes, [0] * len(outcomes))


class Scripted:
    """Stands for HMAC: gives chosen numbers, block by block."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers
        self.messages: list[bytes] = []

    def hmac(self, message: bytes) -> bytes:
        self.messages.append(message)
        return self.numbers[len(self.messages) - 1].to_bytes(8, "big") + bytes(24)


def below(monkeypatch: pytest.MonkeyPatch, numbers: list[int], total: int) -> tuple[int, int]:
    """(result, blocks used) when HMAC gives these numbers."""
    script = Scripted(numbers)
    monkeypatch.setattr(Dice, "_hmac", lambda self, message: script.hmac(message))
    result = Dice(SEED).below(5, total)
    assert script.messages[0] == b"facedown dice v1" + bytes(7) + b"\x05" + bytes(4)
    assert script.messages[-1][-4:] == (len(script.messages) - 1).to_bytes(4, "big")
    return result, len(script.messages)


def test_no_modulo_bias(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a total of three eighths of all numbers, the eight top values of x show the whole construction."""
    eighth = 1 << 61
    results = [below(monkeypatch, [top * eighth, 0], 3 * eighth) for top in range(8)]
    taken = Counter(result // eighth for result, blocks in results if blocks == 1)
    assert taken == {0: 2, 1: 2, 2: 2}
    assert [blocks for _, blocks in results] == [1] * 6 + [2] * 2  # the last two would favour 0 and 1


@pytest.mark.parametrize("total", [1, 2, 3, 6, 7, 52, 60, 1000003, (1 << 63) + 1])
def test_the_last_incomplete_cycle_is_rejected(monkeypatch: pytest.MonkeyPatch, total: int) -> None:
    limit = (1 << 64) // total * total
    assert below(monkeypatch, [limit - 1], total) == (total - 1, 1)
    if limit < 1 << 64:
        assert below(monkeypatch, [limit, (1 << 64) - 1, 1], total) == (1 % total, 3)


def test_numbers_are_even() -> None:
    counts = Counter(Dice(SEED).below(k, 5) for k in range(5000))
    assert all(abs(counts[r] - 1000) < 130 for r in range(5))


def test_hmac_is_keyed_with_the_seed() -> None:
    message = b"facedown dice v1" + (3).to_bytes(8, "big") + bytes(4)
    expected = int.from_bytes(hmac.digest(SEED, message, "sha256")[:8], "big")
    assert Dice(SEED).below(3, 1 << 64) == expected
    assert Dice(SEED[::-1]).below(3, 1 << 64) != expected


@pytest.mark.parametrize("length", [0, 1, 27, 55, 56, 64, 200])
def test_hmac_is_that_of_the_standard(length: int) -> None:
    message = bytes(range(length))
    assert Dice(SEED)._hmac(message) == hmac.digest(SEED, message, "sha256")
