"""The training: `python -m examples.ppo.train --minutes 5 --out build/ppo`."""

import argparse
import json
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch

from examples.ppo.checkpoints import Checkpoint, save
from examples.ppo.learning import Learner, Lesson, Method
from examples.ppo.network import Network
from examples.ppo.worlds import make_world

Row = dict[str, float]


@dataclass(frozen=True)
class Settings:
    out: Path
    game: str = "shy_monsters"
    minutes: float = 5.0
    lessons: int = 0  # stop after so many, even if there is time left; 0: time decides
    games: int = 4096  # played at once
    hidden: int = 512  # width of the network's layers
    checkpoints: int = 12
    seed: int = 1
    device: str = "cpu"
    threads: int = 1  # of the games, where there is no GPU
    method: Method = Method()  # noqa: RUF009  (frozen)


class Training:
    def __init__(self, settings: Settings) -> None:
        torch.manual_seed(settings.seed)
        torch.set_float32_matmul_precision("high")
        self.settings = settings
        device = torch.device(settings.device)
        count, steps = settings.games, settings.method.steps
        self.world = make_world(settings.game, count, settings.seed, settings.device, settings.threads)
        self.network = Network(self.world.inputs, self.world.actions, settings.hidden, device)
        self.learner = Learner(self.network, settings.method)
        self.lesson = Lesson(self.world, count, steps, device)
        self.lessons = self.decisions = self.games = 0
        self.curve: list[Row] = []
        self._saved = 0
        settings.out.mkdir(parents=True, exist_ok=True)
        self._begun = time.monotonic()

    @property
    def minutes(self) -> float:
        return (time.monotonic() - self._begun) / 60

    @property
    def progress(self) -> float:
        """Rises from 0 at the beginning to 1 when it is time to stop."""
        most = self.settings.lessons
        return max(self.minutes / self.settings.minutes, self.lessons / most if most else 0.0)

    def run(self) -> None:
        said = -1.0
        while self.progress < 1:
            self._keep_if_due()
            row = self._one_lesson()
            if self.minutes - said > 1 / 12:
                said = self.minutes
                print(told(row), flush=True)
        self._keep()
        print(told(self.curve[-1]), flush=True)

    def _one_lesson(self) -> Row:
        began, progress = self.minutes, self.progress
        gains = self.lesson.play(self.world, self.network, self.settings.method.fade)
        facts = self.learner.learn(self.lesson, gains, progress)
        ended = self.lesson.done
        games = int(ended.sum())
        self.lessons += 1
        self.decisions += ended.numel()
        self.games += games
        row = {
            "minutes": self.minutes,
            "lessons": self.lessons,
            "decisions": self.decisions,
            "games": self.games,
            "decisions_per_second": ended.numel() / (60 * (self.minutes - began)),
            "first_seat_share": float((self.lesson.rewards[ended][:, 0] + 1).mean() / 2) if games else 0.5,
            **{name: float(fact) for name, fact in facts.items()},
        }
        self.curve.append(row)
        return row

    def _keep_if_due(self) -> None:
        """Keeps checkpoints close together at first, when most is learned: at squares of equal steps."""
        share = self._saved / max(self.settings.checkpoints - 1, 1)
        if self._saved < self.settings.checkpoints - 1 and self.progress >= share**2:
            self._keep()

    def _keep(self) -> None:
        settings = self.settings
        made = Checkpoint(settings.game, self.minutes, self.decisions, self.games, self.network.weights())
        save(settings.out / f"checkpoint-{self._saved:02}.npz", made)
        self._saved += 1
        about: dict[str, Any] = {"game": settings.game, "seed": settings.seed, "games": settings.games}
        text = json.dumps(about | {"hidden": settings.hidden, "device": device_name(settings), "curve": self.curve})
        (settings.out / "curve.json").write_text(text, encoding="utf-8")


def device_name(settings: Settings) -> str:
    return str(torch.cuda.get_device_name()) if settings.device.startswith("cuda") else "processor"


def told(row: Row) -> str:
    return (
        f"{row['minutes']:5.1f} min  {row['decisions'] / 1e6:8.2f} M decisions  {row['games']:9,.0f} games  "
        f"{row['decisions_per_second'] / 1e3:7.0f} k/s  entropy {row['entropy']:.2f}  "
        f"value error {row['value_error']:.3f}  first seat wins {100 * row['first_seat_share']:.0f} %"
    )


def read(arguments: Sequence[str] | None = None) -> Settings:
    device = "cuda" if torch.cuda.is_available() else "cpu"
    parser = argparse.ArgumentParser(prog="python -m examples.ppo.train", description="PPO against itself")
    parser.add_argument("--out", type=Path, required=True, help="folder for checkpoints and the curve")
    parser.add_argument("--game", default="shy_monsters", help="any game that two can play")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--lessons", type=int, default=0, help="stop after so many, even if there is time left")
    parser.add_argument("--games", type=int, help="played at once (4096 on a GPU, else 128)")
    parser.add_argument("--hidden", type=int, help="width of the network (512 on a GPU, else 64)")
    parser.add_argument("--checkpoints", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--device", default=device, help="cuda or cpu; the games are played there too")
    parser.add_argument("--threads", type=int, default=1, help="of the games, without a GPU")
    given = vars(parser.parse_args(arguments))
    large = given["device"].startswith("cuda")
    given["games"] = given["games"] or (4096 if large else 128)
    given["hidden"] = given["hidden"] or (512 if large else 64)
    return Settings(**given, method=Method() if large else Method(batch=512, rate=1e-3))


if __name__ == "__main__":
    Training(read()).run()
