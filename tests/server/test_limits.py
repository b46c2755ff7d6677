"""Buckets: bursts are fine, going on too fast is not, and waiting helps."""

import pytest

from facedown.server.common import rate_limits as limits
from facedown.server.common.open_places import OpenPlaces
from facedown.server.common.rate_limits import Bucket, Buckets, address_group
from facedown.server.common.settings import Rate
from facedown.server.common.tokens import ALPHABET, digest, fits, new_table_id, new_token


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
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]  # no more than the burst is saved up


@pytest.mark.parametrize(
    ("host", "group"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2002:c000:0207:1::1", "192.0.2.7"),  # 6to4: all of it belongs to one IPv4 address
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:0db8:0001:0002::", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("unknown", ""),
        ("", ""),
    ],
)
def test_a_line_of_ipv6_is_one_client(host: str, group: str) -> None:
    assert address_group(host) == group


def test_neighbours_have_buckets_of_their_own() -> None:
    clock = Clock()
    buckets = Buckets(Rate(1, 0.0), clock)
    assert buckets.take(address_group("2001:db8::1"))
    assert not buckets.take(address_group("2001:db8::ffff:2"))
    assert buckets.take(address_group("2001:db8:0:1::1"))


def test_each_address_has_its_own_and_those_of_long_ago_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_ADDRESSES", 10)
    clock = Clock()
    buckets = Buckets(Rate(1, 0.1), clock)
    assert buckets.take("a")
    assert not buckets.take("a")
    assert buckets.take("b")
    for number in range(50):
        clock.now += 1.0
        buckets.take(str(number))
        assert len(buckets._buckets) <= 10
    clock.now += 5
    buckets.take("x")
    assert not buckets.take("x")


def test_a_crowd_of_addresses_that_are_all_in_use_takes_no_more_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_ADDRESSES", 10)
    buckets = Buckets(Rate(5, 0.0), Clock())  # none of them is ever full again
    for number in range(50):
        buckets.take(str(number))
        buckets.take("steady")
    assert len(buckets._buckets) == 10
    assert not buckets.take("steady")  # who comes all the time is not forgotten


def opened(places: OpenPlaces[int], *wanted: tuple[str, int]) -> list[bool]:
    return [places.enter(group, one) for group, one in wanted]


def test_each_group_has_its_share_of_places() -> None:
    places: OpenPlaces[int] = OpenPlaces(2, 10, lambda one: None)
    assert opened(places, ("a", 1), ("a", 2), ("a", 3), ("b", 4)) == [True, True, False, True]
    places.leave("a", 1)
    places.leave("a", 1)
    assert places.total == 2
    assert opened(places, ("a", 3), ("a", 5)) == [True, False]


def test_when_all_places_are_taken_the_largest_group_gives_way() -> None:
    evicted: list[int] = []
    places: OpenPlaces[int] = OpenPlaces(4, 5, evicted.append)
    assert all(opened(places, ("a", 1), ("a", 2), ("a", 3), ("b", 4), ("b", 5)))
    assert opened(places, ("b", 6), ("c", 7)) == [False, True]  # b would only change places with a
    assert evicted == [3]
    places.leave("a", 3)
    assert places.total == 5
    assert opened(places, ("c", 8), ("d", 9), ("e", 10)) == [False, True, True]
    assert sorted(evicted) == [2, 3, 5]
    assert opened(places, ("f", 11)) == [False]  # one each: nobody has more than the newcomer would have
    assert places.total == 5


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


def test_who_comes_too_early_is_told_how_long_to_wait() -> None:
    """Sockets of one address come in one after the other; nobody else waits for them."""
    now = [0.0]
    buckets = Buckets(Rate(3, 4), lambda: now[0])
    assert [buckets.of("192.0.2.1").wait() for _ in range(5)] == [0.0, 0.0, 0.0, 0.25, 0.5]
    assert buckets.of("192.0.2.2").wait() == 0.0
    now[0] = 1.0
    assert buckets.of("192.0.2.1").wait() == 0.0
