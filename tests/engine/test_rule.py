"""Rules in both forms: compiled equals plain, blanks are filled, and without the compiler all still works."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from facedown.engine import rule as engine
from facedown.engine.errors import EngineError
from facedown.engine.rule import JIT, bind, jit_cache_folder, native, rule, rule_as
from tests.conformance import coins
from tests.conformance.coins import State

compiled = pytest.mark.skipif(not JIT, reason="FACEDOWN_JIT=0: nothing is compiled")


@rule
def double(x: int) -> int:
    return 2 * x


@rule
def twice(x: int) -> int:
    return double(double(x))


def blank(x: int) -> int: ...  # type: ignore[empty-body]


@rule
def middle(x: int) -> int:
    return blank(x) + 1


@rule
def outer(x: int) -> int:
    return 10 * middle(x) + double(x)


@rule
def negate(x: int) -> int:
    return -x


def _quick(x: int) -> int:
    return x + 1000


@rule_as(_quick)
def slow(x: int) -> int:
    return sum(1 for _ in range(x)) + 1000


@rule
def uses_slow(x: int) -> int:
    return slow(x)


def test_a_rule_stays_an_ordinary_function() -> None:
    assert twice(3) == 12
    assert twice.__name__ == "twice"


@compiled
def test_compiled_equals_plain() -> None:
    for x in (-5, 0, 3, 1 << 40):
        assert native(twice)(x) == twice(x)
    assert native(twice) is native(twice)


def test_bind_fills_blanks_all_the_way_down() -> None:
    filled = bind(outer, "negative", blank=negate)
    assert filled(3) == -14
    assert filled.__qualname__ == "outer_negative"
    assert bind(outer, "doubled", blank=double)(3) == 76
    assert bind(twice, "nobody", blank=negate) is twice  # nothing to fill


@compiled
def test_bound_rules_compile_each_for_itself() -> None:
    assert native(bind(outer, "negative", blank=negate))(3) == -14
    assert native(bind(outer, "doubled", blank=double))(3) == 76


@compiled
def test_a_rule_may_have_another_source_when_compiled() -> None:
    assert uses_slow(5) == native(uses_slow)(5) == 1005
    assert native(slow)(5) == 1005


def test_blanks_do_not_go_with_another_source() -> None:
    @rule_as(_quick)
    def with_blank(x: int) -> int:
        return blank(x)

    with pytest.raises(EngineError, match="a rule with its own compiled source cannot have blanks"):
        bind(with_blank, "any", blank=negate)


@compiled
def test_records_and_rules_meet_in_arrays() -> None:
    """A compiled rule works on the record of an array as the plain one on the twin."""
    plain = coins.setup(coins.CoinOptions())
    array = plain.to_array()
    step = native(engine.rule(_deal_and_raise))
    step(array)
    _deal_and_raise([plain])
    assert array.tobytes() == plain.to_bytes()
    assert State.from_bytes(array.tobytes()).shown == [3, 1]


apply = coins.apply


def _deal_and_raise(states: Any) -> None:
    apply(states[0], -1, 3)
    apply(states[0], -1, 1)
    apply(states[0], 1, 1)
    apply(states[0], 0, 1)


@compiled
def test_the_cache_folder_changes_with_what_is_called() -> None:
    one, other = bind(outer, "x", blank=negate), bind(outer, "x", blank=double)
    assert engine.reach(one) != engine.reach(other)
    assert engine.reach(one) == engine.reach(bind(outer, "x", blank=negate))


def test_the_cache_can_be_moved(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("FACEDOWN_CACHE", str(tmp_path))
    assert jit_cache_folder() == tmp_path / "compiled"
    monkeypatch.delenv("FACEDOWN_CACHE")
    assert jit_cache_folder().parent.name == "facedown"


def python(code: str, **env: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-W", "error", "-c", code]
    return subprocess.run(command, env={**os.environ, **env}, capture_output=True, text=True, check=False)


WHOLE_GAME = """
import sys
from random import Random
from facedown.bots.searcher import Searcher
from facedown.catalog import GAMES, make_bot
from facedown.engine.dice import seed_from
from facedown.engine.errors import EngineError
from facedown.engine.play import Play
from facedown.engine.rule import native
from facedown.games.nyet.rules.rules import actors

game = GAMES["nyet"]
play = Play(game, game.options.of(players=3, round_count=1), seed_from(5))
searcher, other = Searcher(game, 3), make_bot(game, "random")
play.roll()
while not play.over:
    seat = play.actors()[0]
    seen = play.seen(seat)
    play.act(seat, searcher.run(seen, 0, len(play.log), 3)[0].action if seat == 0 else other.choose(seen, seat, 1))
try:
    native(actors)
except EngineError as error:
    print(error)
print(sum(play.returns()), "numba" in sys.modules, "llvmlite" in sys.modules)
"""


def test_without_the_compiler_a_whole_game_with_a_searching_bot() -> None:
    done = python(WHOLE_GAME, FACEDOWN_JIT="0")
    assert done.returncode == 0, done.stderr
    refusal, result = done.stdout.splitlines()
    assert refusal == "FACEDOWN_JIT=0: compiled rules are switched off; use the plain twin"
    assert result == "1.0 False False"


@compiled
def test_bounds_checksreach_into_records(tmp_path: Path) -> None:
    """What `make test` relies on: with NUMBA_BOUNDSCHECK=1 a write beside a field is found."""
    (tmp_path / "spoil.py").write_text(
        "from facedown.engine.rule import native, rule\n"
        "from tests.conformance.coins import State\n\n"
        "@rule\n"
        "def put(s, k):\n"
        "    s.card[k] = 7\n\n"
        "@rule\n"
        "def spoil(states, k):\n"
        "    put(states[0], k)\n\n"
        "states = State().to_array()\n"
        "native(spoil)(states, 1)\n"
        "assert states[0].card.tolist() == [0, 7]\n"
        "try:\n"
        "    native(spoil)(states, 2)\n"
        "except IndexError:\n"
        "    print('refused')\n"
    )
    root = str(Path(__file__).parents[2])
    env = {"NUMBA_BOUNDSCHECK": "1", "FACEDOWN_CACHE": str(tmp_path), "PYTHONPATH": f"{tmp_path}{os.pathsep}{root}"}
    done = python("import spoil", **env)
    assert done.returncode == 0, done.stderr
    assert done.stdout == "refused\n"
