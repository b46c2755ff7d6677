"""Bits and random numbers: right, and the same in plain Python and compiled."""

from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pytest

from facedown.engine import bits
from facedown.engine.rule import JIT, native

random = Random(20)
MASKS = [1, 1 << 62, (1 << 63) - 1, *(random.getrandbits(63) & random.getrandbits(63) or 1 for _ in range(300))]
MASKS += [1 << random.randrange(63) | 1 << random.randrange(63) for _ in range(100)]


def naive_bits(mask: int) -> list[int]:
    return [k for k in range(63) if mask >> k & 1]


def forms(f: Any) -> list[Any]:
    """A rule as it stands, and compiled."""
    return [f, native(f)] if JIT else [f]


@pytest.mark.parametrize("form", [0, 1] if JIT else [0])
def test_counting_and_finding_bits(form: int) -> None:
    popcount, lowest, nth_bit = (forms(f)[form] for f in (bits.popcount, bits.lowest, bits.nth_bit))
    for mask in MASKS:
        naive = naive_bits(mask)
        assert popcount(mask) == len(naive)
        assert lowest(mask) == naive[0]
        assert [nth_bit(mask, k) for k in range(len(naive))] == naive
    assert popcount(0) == 0


@pytest.mark.parametrize("form", [0, 1] if JIT else [0])
def test_choices_over_several_words(form: int) -> None:
    count, nth = (forms(f)[form] for f in (bits.count_choices, bits.nth_choice))
    for _ in range(50):
        row = [random.choice([0, random.getrandbits(63)]) for _ in range(4)]
        naive = [64 * word + k for word, mask in enumerate(row) for k in naive_bits(mask)]
        mask: Any = np.array(row, np.int64) if form else row
        assert count(mask) == len(naive)
        assert [nth(mask, k) for k in range(len(naive))] == naive


def test_clear() -> None:
    row = [5, 0, 7]
    bits.clear(row)
    assert row == [0, 0, 0]


# sfc32 as published by its author, with 64 bits of freedom and wrapping by hand.
def sfc32(a: int, b: int, c: int, counter: int) -> tuple[int, tuple[int, int, int, int]]:
    wrap = 2**32
    out = (a + b + counter) % wrap
    rotated = (c * 2**21) % wrap | c // 2**11
    return out, (b ^ b // 2**9, (c + 8 * c) % wrap, (rotated + out) % wrap, (counter + 1) % wrap)


def test_the_generator_is_sfc32() -> None:
    rng = [123456789, 987654321, 0xDEADBEEF, 1]
    state = tuple(rng)
    for _ in range(100):
        expected, state = sfc32(*state)
        assert bits.rand32(rng) == expected
        assert tuple(rng) == state


def test_known_random_numbers() -> None:
    """Recorded games of bots depend on them."""
    rng = [0] * bits.RNG
    bits.seed_rng(rng, 1, 0)
    assert [bits.rand32(rng) for _ in range(4)] == [441792574, 614447336, 1644328534, 3387734806]


def test_streams_differ() -> None:
    firsts = set()
    for seed in (0, 1, 2, 1 << 40):
        for stream in (0, 1, 2, 1 << 35):
            rng = [0] * bits.RNG
            bits.seed_rng(rng, seed, stream)
            firsts.add(tuple(bits.rand32(rng) for _ in range(2)))
    assert len(firsts) == 16


@pytest.mark.skipif(not JIT, reason="FACEDOWN_JIT=0: there is nothing compiled to compare with")
def test_plain_and_compiled_random_numbers_agree() -> None:
    plain: Any = [0] * bits.RNG
    compiled: Any = np.zeros(bits.RNG, np.int64)
    for seed, stream in [(0, 0), (1, 2), ((1 << 62) + 5, 3), (7, (1 << 62) + 9)]:
        bits.seed_rng(plain, seed, stream)
        native(bits.seed_rng)(compiled, seed, stream)
        for k in range(200):
            assert bits.rand32(plain) == native(bits.rand32)(compiled)
            assert bits.rand_below(plain, k + 1) == native(bits.rand_below)(compiled, k + 1)
            assert bits.rand_unit(plain) == native(bits.rand_unit)(compiled)
            row = [random.getrandbits(63) | 1, random.getrandbits(63)]
            assert bits.random_choice(row, plain) == native(bits.random_choice)(np.array(row, np.int64), compiled)
        assert plain == compiled.tolist()


def test_numbers_below_are_even() -> None:
    rng = [0] * bits.RNG
    bits.seed_rng(rng, 3, 0)
    counts = Counter(bits.rand_below(rng, 7) for _ in range(7000))
    assert sorted(counts) == list(range(7))
    assert all(abs(n - 1000) < 150 for n in counts.values())
    assert all(0 <= bits.rand_unit(rng) < 1 for _ in range(1000))


def test_random_choice_takes_every_choice() -> None:
    rng = [0] * bits.RNG
    bits.seed_rng(rng, 4, 0)
    row = [0b1010, 0, 1 << 62]
    counts = Counter(bits.random_choice(row, rng) for _ in range(3000))
    assert sorted(counts) == [1, 3, 190]
    assert all(abs(n - 1000) < 150 for n in counts.values())


def test_counted_actions_leave_every_64th_id_free() -> None:
    ids = [bits.id_of(number) for number in range(400)]
    assert ids[62:65] == [62, 64, 65]
    assert all(action & 63 < 63 for action in ids)
    assert [bits.number_of(action) for action in ids] == list(range(400))
    mask = [0] * 7
    for number in (0, 62, 63, 399):
        bits.put(mask, number)
    assert [64 * word + bit for word in range(7) for bit in range(63) if mask[word] >> bit & 1] == [0, 62, 64, ids[399]]
