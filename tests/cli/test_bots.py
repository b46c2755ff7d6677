"""The process in which bots think, and the terminal's side of it."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest

from facedown.engine.errors import FacedownError
from facedown.workers.client import WARMING, BotClient, BotsGone, bot_seed
from facedown.workers.worker import Answer, Ask, Room
from tests.cli.helpers import NYET, new_table

PYTHON = sys.executable


def ask(what: str, level: str = "random", **more: object) -> bytes:
    return msgspec.json.encode({"id": 7, "what": what, "game": "nyet", "level": level, **more})


def answers(*asks: bytes) -> list[Answer]:
    room = Room()
    return [msgspec.json.decode(room.reply(line), type=Answer) for line in asks]


def position() -> tuple[bytes, int, list[int]]:
    table = new_table()
    seat = table.play.actors()[0]
    return table.play.seen(seat).to_bytes(), seat, table.play.legal(seat)


def test_the_worker_chooses_from_a_redacted_record() -> None:
    record, seat, legal = position()
    line = msgspec.json.encode(Ask(1, "choose", "nyet", "random", seat, 5, record))
    first, second = answers(line, line)
    assert first == second  # the same seed gives the same move
    assert first.id == 1
    assert first.action in legal


def test_the_worker_answers_even_if_a_bot_fails() -> None:
    failed, broken, warm = answers(ask("weigh", record=""), ask("choose", "hal", record=""), ask("warm"))
    assert "RecordError" in failed.error
    assert "no bot 'hal'" in broken.error
    assert warm == Answer(7)


def test_a_bot_without_reasons() -> None:
    record, seat, _ = position()
    (answer,) = answers(msgspec.json.encode(Ask(1, "weigh", "nyet", "random", seat, 5, record)))
    assert "gives no reasons" in answer.error


def alive(pid: int) -> bool:
    """Is the process at work? (One that has ended, but that nobody has waited for yet, is not.)"""
    try:
        os.kill(pid, 0)
        stat = Path(f"/proc/{pid}/stat")
        return not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False


def gone(pid: int) -> bool:
    end = time.monotonic() + 30
    while alive(pid) and time.monotonic() < end:
        time.sleep(0.05)
    return not alive(pid)


@pytest.fixture
def client() -> Iterator[BotClient]:
    with BotClient("nyet", warm_up=False) as made:
        yield made


def choose(client: BotClient, level: str = "random") -> int:
    table = new_table()
    seat = table.play.actors()[0]
    action = client.choose(level, table.play.seen(seat), seat, 5)
    assert action in table.play.legal(seat)
    return action


def test_the_other_process_moves_and_weighs(client: BotClient) -> None:
    assert choose(client) == choose(client)
    assert choose(client, "novice") == choose(client, "novice")
    table = new_table()
    seat = table.play.actors()[0]
    weighed = client.weigh("novice", table.play.seen(seat), seat, 5)
    assert weighed[0].visits == max(choice.visits for choice in weighed)
    assert {choice.action for choice in weighed} <= set(table.play.legal(seat))


def test_nothing_is_left_running() -> None:
    with BotClient("nyet") as client:
        pid = client.pid
        assert alive(pid)
    assert gone(pid)


def test_a_crash_is_told_and_made_good_once() -> None:
    told: list[str] = []
    with BotClient("nyet", notice=told.append, warm_up=False) as client:
        before = choose(client)
        first = client.pid
        os.kill(first, signal.SIGKILL)
        assert choose(client) == before
        assert client.pid != first
        assert len(told) == 1
        assert "started again" in told[0]
        os.kill(client.pid, signal.SIGKILL)
        with pytest.raises(BotsGone, match="ended again"):
            choose(client)
    assert gone(client.pid)


@pytest.mark.parametrize(
    ("program", "says"),
    [
        ("raise SystemExit('out of luck')", "out of luck"),
        ("print('hello', flush=True); input(); input()", "exit code"),  # nonsense instead of answers
        ("import sys; sys.stdin.close(); import os; os.close(0)", "exit code 0"),
    ],
)
def test_last_words_of_a_process_that_cannot_work(program: str, says: str) -> None:
    told: list[str] = []
    with (
        BotClient("nyet", notice=told.append, command=[PYTHON, "-c", program]) as client,
        pytest.raises(BotsGone, match=says),
    ):
        choose(client)
    assert says in told[0]


def test_a_program_that_is_not_there() -> None:
    with pytest.raises(FacedownError, match="cannot start the bots' process: No such file"):
        BotClient("nyet", command=["/nowhere/python"])


SLOW = """
import sys, time, msgspec
from facedown.workers.worker import Answer
for line in sys.stdin:
    time.sleep(0.6)
    print(msgspec.json.encode(Answer(msgspec.json.decode(line)["id"], 192)).decode(), flush=True)
"""


def test_waiting_is_told_and_only_the_right_answer_counts() -> None:
    shown: list[str] = []

    @contextmanager
    def spinner(text: str) -> Iterator[None]:
        shown.append(text)
        yield
        shown.append("done")

    table = new_table()
    with BotClient("nyet", spinner, command=[PYTHON, "-c", SLOW]) as client:
        assert client.choose("random", table.play.seen(0), 0, 1) == 192  # the answer to "warm" comes first
        assert shown == [str(WARMING), "done"]
        assert client.choose("random", table.play.seen(0), 0, 1) == 192
        assert shown[2:] == ["The bots are thinking ...", "done"]


ORPHAN = """
import sys, time
from facedown.workers.client import BotClient
client = BotClient("nyet", warm_up=False)
print(client.pid, flush=True)
time.sleep(60)
"""


def test_no_orphan_even_if_the_terminal_is_killed() -> None:
    with subprocess.Popen([PYTHON, "-c", ORPHAN], stdout=subprocess.PIPE) as parent:
        assert parent.stdout is not None
        pid = int(parent.stdout.readline())
        assert alive(pid)
        parent.kill()
    assert gone(pid)


def test_seeds_of_bots_follow_from_the_game_and_differ_by_place() -> None:
    seeds = {bot_seed(bytes(32), length, seat) for length in range(50) for seat in range(5)}
    assert len(seeds) == 250
    assert all(0 <= seed < 1 << 62 for seed in seeds)
    assert bot_seed(bytes(32), 3, 1) == bot_seed(bytes(32), 3, 1) != bot_seed(b"\1" * 32, 3, 1)


def test_what_is_sent_is_the_redacted_record() -> None:  # Y-44.1, Y-99
    table = new_table()
    seat = table.play.actors()[0]
    seen = table.play.seen(seat)
    assert seen.hands[seat] == table.play.state.hands[seat]
    assert all(seen.hands[p] == 0 for p in range(5) if p != seat)
    assert NYET.rules.state.from_bytes(seen.to_bytes()) == seen
