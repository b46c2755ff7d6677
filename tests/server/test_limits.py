"""Buckets: bursts are fine, going on too fast is not, and waiting helps."""

import pytest

from facedown.server import limits
from facedown.server.limits import Bucket, Buckets
from facedown.server.settings import Rate
from facedown.server.tokens import ALPHABET, digest, fits, new_table_id, new_token


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_runs_empty_and_fills_up_again() -> None:
    clock = Clock()
    bucket = Bucket(Rate(3, 0.5), clock)
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
    empty = [bucket.empty]
    clock.now = 2.0
    assert [*empty, bucket.empty] == [True, False]
    assert [bucket.take(), bucket.take()] == [True, False]
    clock.now = 1000.0
    assert bucket.full
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]  # no more than the burst is saved up


def test_each_address_has_its_own_and_full_ones_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_ADDRESSES", 10)
    clock = Clock()
    buckets = Buckets(Rate(1, 0.1), clock)
    assert buckets.take("a")
    assert not buckets.take("a")
    assert buckets.take("b")
    for number in range(50):
        clock.now += 1.0
        buckets.take(str(number))
        assert len(buckets._buckets) <= 11
    clock.now += 5
    buckets.take("x")
    assert not buckets.take("x")


def test_tokens_are_long_and_only_their_hash_is_kept() -> None:
    tokens = {new_token() for _ in range(100)}
    assert len(tokens) == 100
    assert all(len(token) >= 22 for token in tokens)  # 132 bits and more
    token = tokens.pop()
    assert fits(token, digest(token))
    assert not fits(token + "x", digest(token))
    assert not fits(None, digest(token))
    assert not fits(token, "")
    assert token not in digest(token)


def test_table_ids_cannot_be_guessed() -> None:
    ids = {new_table_id() for _ in range(100)}
    assert len(ids) == 100
    assert all(set(id) <= set(ALPHABET) and len(id) == 14 for id in ids)
    assert len(set(ALPHABET)) == 32
