"""Who is put together: those who want the same and are about as strong; with bots only who agreed to that."""

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from facedown.server.messages.terms import Clock
from facedown.server.people.pairing import NEAR, WIDER, fit, party
from facedown.server.store.searches import SearchRow

NOW = 1000.0


def looks(
    id: str, counts: tuple[int, ...] = (2,), strength: float = 1500, waited: float = 0, bots_in: float | None = None
) -> SearchRow:
    return SearchRow(
        id=id,
        game="nyet",
        terms="t",
        counts=list(counts),
        options={},
        clock=Clock(),
        rated=False,
        name=id.title(),
        profile=f"p{id}",
        strength=strength,
        since=NOW - waited,
        bots_at=0.0 if bots_in is None else NOW + bots_in,
        level="regular",
    )


def names(me: SearchRow, *others: SearchRow) -> tuple[int, list[str]] | None:
    found = party(me, [me, *others], NOW)
    return (found.chairs, [one.id for one in found.people]) if found else None


def test_alone_one_waits() -> None:
    assert names(looks("ann")) is None
    assert names(looks("ann", bots_in=1)) is None


def test_two_who_want_the_same_play_at_once() -> None:
    assert names(looks("ann"), looks("bob")) == (2, ["ann", "bob"])
    assert names(looks("ann"), looks("bob", counts=(3,))) is None


def test_the_nearest_in_strength_comes_first_then_who_has_waited_longer() -> None:
    assert names(looks("ann"), looks("far", strength=1600), looks("near", strength=1530)) == (2, ["ann", "near"])
    assert names(looks("ann"), looks("new"), looks("old", waited=5)) == (2, ["ann", "old"])


def test_the_longer_one_waits_the_further_away_others_may_be() -> None:
    strong = looks("strong", strength=1500 + NEAR + 10 * WIDER)
    assert names(looks("ann", waited=9), strong) is None
    assert names(looks("ann", waited=10), strong) == (2, ["ann", "strong"])


def test_three_are_near_each_other_and_not_to_one_alone() -> None:
    low, high = looks("low", (3,), 1500 - NEAR), looks("high", (3,), 1500 + NEAR)
    assert names(looks("ann", (3,)), low, high) is None
    assert names(looks("ann", (3,)), low, looks("mid", (3,), 1500)) == (3, ["ann", "mid", "low"])


def test_as_many_as_possible_of_the_numbers_one_wants() -> None:
    others = [looks(name, (3, 4)) for name in ("bob", "cem")]
    assert names(looks("ann", (2, 3, 4)), *others) == (3, ["ann", "bob", "cem"])
    assert names(looks("ann", (2, 3, 4)), *others, looks("dea", (4,))) == (4, ["ann", "bob", "cem", "dea"])


def test_bots_come_when_the_time_is_up_and_people_first() -> None:
    late = looks("ann", (2, 4), bots_in=0)
    assert names(late) == (2, ["ann"])  # one bot rather than three
    assert names(late, looks("bob", (4,), bots_in=50)) == (2, ["ann"])
    assert names(looks("ann", (4,), bots_in=0), looks("bob", (4,), bots_in=50)) == (4, ["ann", "bob"])


def test_nobody_gets_bots_who_wants_people_alone() -> None:
    assert names(looks("ann", (4,), bots_in=0), looks("bob", (4,))) == (4, ["ann"])


def test_nobody_plays_with_themselves() -> None:
    ann = looks("ann")
    assert not fit(ann, ann, NOW)
    assert not fit(ann, msgspec.structs.replace(ann, id="other"), NOW)  # the same profile at another device
    assert fit(msgspec.structs.replace(ann, profile=""), looks("bob"), NOW)


@given(
    st.lists(
        st.tuples(st.sets(st.integers(2, 5), min_size=1), st.floats(1000, 2000), st.floats(0, 90), st.booleans()),
        min_size=1,
        max_size=8,
    )
)
def test_whatever_comes_everybody_agreed_to_it(wishes: list[tuple[set[int], float, float, bool]]) -> None:
    people = [
        looks(f"one{k}", tuple(counts), strength, waited, 0 if bots else None)
        for k, (counts, strength, waited, bots) in enumerate(wishes)
    ]
    found = party(people[0], people, NOW)
    if found is None:
        assert not people[0].bots_at
        return
    assert len({one.id for one in found.people}) == len(found.people) <= found.chairs
    assert found.people[0] is people[0]
    assert all(found.chairs in one.counts for one in found.people)
    assert all(fit(a, b, NOW) for a in found.people for b in found.people if a is not b)
    assert len(found.people) == found.chairs or all(one.bots_at for one in found.people)
