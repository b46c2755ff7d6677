"""Smoke and Blown Away put together on the page: what is said to go together is what the rules allow, step by step."""

from typing import Any

import pytest

from facedown.engine.play import redacted
from facedown.games.hyst import HYST
from facedown.games.hyst.page.gathering import Gather
from facedown.games.hyst.page.view import view
from tests.games.hyst.helpers import Table, some, table

FULL = "A5 A6 A7 B5 B6 B7 C5 C6 C7 A1 B1 C1 D1 E1 F1 H1 I1 I3"  # H-928: one tile is left


def together(t: Table, card: str) -> Gather:
    seen = view(redacted(HYST, t.state, 0), 0)
    found = next(plan for plan in seen.plans if plan.card == card)
    assert found.choices == []
    assert found.gather is not None
    return found.gather


def following(gather: Gather, chosen: list[str]) -> set[str]:
    """What the page offers after some spaces, with this and nothing else."""
    left = gather.tiles - sum(space not in gather.free for space in chosen)
    near = {space for one in chosen for space in gather.next[one]} - set(chosen)
    return {space for space in near if left > 0 or space in gather.free} if len(chosen) < gather.most else set()


def offered(t: Table, verb: str) -> set[str]:
    return {text.partition(":")[2] for text in t.legal(verb)}


@pytest.mark.rule("H-1011")
@pytest.mark.rule("H-1012")
@pytest.mark.parametrize(
    ("smoke", "options"),
    [
        ("", {}),
        ("C3", {}),
        ("C3 E3 G5 G6", {}),
        ("C3 E3 D9", {"smoke_adjacency": "open_edge"}),
        ("C3 E3 D9", {"smoke_spread": "any_cloud"}),
        ("C3 D6", {"power_outage": True}),
        (FULL, {}),
    ],
)
@pytest.mark.parametrize("first", ["D3", "G3", "A9", "E9", "F3"])
def test_smoke_grows_on_the_page_as_by_the_rules(first: str, smoke: str, options: dict[str, Any]) -> None:
    def start() -> Table:
        return table("D5", hand="smoke", smoke=smoke, **options)

    gather = together(start(), "smoke")
    opened = start().do("play:smoke")
    assert set(gather.first) == offered(opened, "place")
    opened.do(f"place:{first}")
    assert following(gather, [first]) == offered(opened, "place")
    for second in sorted(offered(opened, "place"))[:4]:
        t = start().do(f"play:smoke place:{first} place:{second}")
        assert following(gather, [first, second]) == offered(t, "place"), second  # nothing: the card is over


@pytest.mark.rule("H-836")
def test_cameras_take_no_tile() -> None:
    gather = together(table("D5", hand="smoke", smoke="A9"), "smoke")
    assert set(gather.free) == some("G1 B2 F3 A4 G4 F6 D7 H8")
    assert (gather.tiles, gather.least, gather.most) == (19, 1, 3)


@pytest.mark.rule("H-434")
def test_clouds_that_can_be_blown_away_together() -> None:
    t = table("G5", "G6", "S1", hand="blown_away", holder=1, smoke="G5 G6 A1 A2")
    gather = together(t, "blown_away")
    assert (gather.least, gather.most, gather.first) == (3, 3, ["A1", "A2", "G5", "G6"])
    assert gather.catches == {"G5": [0], "G6": [1]}
    assert len(together(table("S1", hand="blown_away", smoke="A9 B9"), "blown_away").first) == 2
    assert together(table("S1", hand="blown_away", smoke="A9 B9"), "blown_away").most == 2  # H-932
    loose = together(table("S1", hand="blown_away", smoke="A9 B9", blown_away_exact=False), "blown_away")
    assert (loose.least, loose.most) == (1, 2)


def test_a_card_that_is_open_goes_on_step_by_step() -> None:
    t = table("D5", hand="smoke").do("play:smoke")
    plan = view(redacted(HYST, t.state, 0), 0).plans[0]
    assert plan.gather is None
    assert len(plan.choices) == 81
