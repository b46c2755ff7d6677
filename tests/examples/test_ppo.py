"""The self-play example: its players need NumPy alone and are always tested, its training where there is PyTorch."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from examples.ppo import checkpoints, evaluate, progress
from examples.ppo.checkpoints import Checkpoint, Weights
from examples.ppo.play import Player, answers
from facedown.catalog import find_game
from facedown.engine.dice import seed_from
from facedown.engine.errors import FacedownError
from facedown.engine.play import Play
from facedown.engine.rule import JIT

GAME = find_game("shy_monsters")
HIDDEN = 4
WHY = "the training needs PyTorch, which is not among what Facedown installs (pip install torch)"


def some_weights(inputs: int, actions: int, seed: int = 1) -> Weights:
    rng = np.random.default_rng(seed)
    sizes = {"first": (HIDDEN, inputs), "second": (HIDDEN, HIDDEN), "policy": (actions, HIDDEN), "value": (1, HIDDEN)}
    made: Weights = {}
    for name, size in sizes.items():
        made[f"{name}_weight"] = rng.normal(0, 0.5, size).astype(np.float16).astype(np.float32)
        made[f"{name}_bias"] = rng.normal(0, 0.5, size[0]).astype(np.float16).astype(np.float32)
    return made


def a_checkpoint(minutes: float = 1.0) -> Checkpoint:
    assert GAME.learn.tensors is not None
    weights = some_weights(GAME.learn.tensors.observation_size, 64 * GAME.rules.words)
    return Checkpoint("shy_monsters", minutes, int(1000 * minutes), int(20 * minutes), weights)


# --- the player: NumPy alone --------------------------------------------------------------------------------------


def test_a_checkpoint_comes_back_as_it_was(tmp_path: Path) -> None:
    kept = a_checkpoint(2.5)
    checkpoints.save(tmp_path / "b.npz", kept)
    checkpoints.save(tmp_path / "c.npz", a_checkpoint(1.0))
    first, second = checkpoints.found_in(tmp_path)
    assert first.minutes == 1.0, "in the order of training"
    assert (second.game, second.minutes, second.decisions, second.games) == ("shy_monsters", 2.5, 2500, 50)
    assert all((second.weights[name] == kept.weights[name]).all() for name in kept.weights)


def test_what_is_no_checkpoint_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FacedownError, match="there are no checkpoints"):
        checkpoints.found_in(tmp_path)
    np.savez(tmp_path / "a.npz", game=np.array("shy_monsters"))
    with pytest.raises(FacedownError, match=r"a\.npz: this is no checkpoint"):
        checkpoints.found_in(tmp_path)


def test_the_answers_of_a_network_small_enough_to_count() -> None:
    one = np.ones((2, 2), np.float32)
    weights = {
        "first_weight": one,
        "first_bias": np.array([0, -10], np.float32),  # the second is cut off at nought
        "second_weight": one,
        "second_bias": np.array([1, 0], np.float32),
        "policy_weight": np.array([[1, 0], [0, 1], [-1, 1]], np.float32),
        "policy_bias": np.array([0, 0, 0.5], np.float32),
        "value_weight": np.array([[0, 0]], np.float32),
        "value_bias": np.array([-0.25], np.float32),
    }
    logits, value = answers(weights, np.array([1, 2], np.float32))
    assert logits.tolist() == [4, 3, -0.5]
    assert value == pytest.approx(np.tanh(-0.25))


def test_a_network_of_another_size_is_refused() -> None:
    with pytest.raises(FacedownError, match="inputs and actions"):
        Player(Checkpoint("shy_monsters", 0, 0, 0, some_weights(10, 64)))


def test_the_player_makes_offered_choices_by_the_seed_and_by_its_probabilities() -> None:
    player = Player(a_checkpoint())
    play = Play(GAME, GAME.options.of(), seed_from("ppo"))
    play.roll()
    seat, seen = play.actors()[0], play.seen(play.actors()[0])
    offered = play.legal(seat)
    chances = player.probabilities(seen, seat, offered)
    assert chances.sum() == pytest.approx(1)
    many = [player.choose(seen, seat, seed) for seed in range(300)]
    assert many == [player.choose(seen, seat, seed) for seed in range(300)]
    assert set(many) <= set(offered)
    likeliest = offered[int(chances.argmax())]
    assert many.count(likeliest) / 300 == pytest.approx(chances.max(), abs=0.1)
    while not play.over:
        seat = play.actors()[0]
        play.act(seat, player.choose(play.seen(seat), seat, len(play.log)))  # raises where it is not offered
    assert sum(play.returns()) == 1


# --- the evaluation -----------------------------------------------------------------------------------------------


def test_a_deal_is_played_from_both_seats_and_comes_out_the_same_again() -> None:
    checkpoint = a_checkpoint()
    deals = [evaluate.won(checkpoint, "random", deal, 1) for deal in range(8)]
    assert all(len(shares) == 2 and set(shares) <= {0.0, 0.5, 1.0} for shares in deals)
    assert len({tuple(shares) for shares in deals}) > 1
    assert evaluate.won(checkpoint, "random", 3, 1) == deals[3]


def test_marks_tell_seats_apart_and_the_page_has_all_of_them() -> None:
    mark = evaluate.mark(a_checkpoint(3.0), "novice", [[1.0, 0.0], [1.0, 1.0], [1.0, 0.0], [1.0, 0.0]])
    assert (mark.both.value, mark.by_seat[0].value, mark.by_seat[1].value) == (0.625, 1.0, 0.25)
    assert 0 < mark.both.low < 0.625 < mark.both.high <= 1
    picture = progress.png("Shy Monsters", [mark])
    assert picture.startswith(b"\x89PNG")
    page = progress.html("Shy Monsters", [mark], picture)
    assert "Against novice" in page
    assert "62.5 %" in page
    assert "http" not in page, "the file needs nothing else"


# --- the training: PyTorch ----------------------------------------------------------------------------------------


def test_advantages_run_along_each_seats_own_decisions() -> None:
    torch = pytest.importorskip("torch", reason=WHY)
    from examples.ppo.learning import advantages

    # One game: seats 0, 1, 1 act, it ends with a win of seat 0; then the next one begins with seat 1, then seat 0.
    seats = torch.tensor([[0], [1], [1], [1], [0]])
    values = torch.tensor([[0.25], [0.5], [-0.25], [0.125], [0.5]])
    done = torch.tensor([[False], [False], [True], [False], [False]])
    rewards = torch.zeros(5, 1, 2)
    rewards[2, 0] = torch.tensor([1.0, -1.0])
    rewards[4, 0] = torch.tensor([9.0, 9.0])  # left over from before; no game ended here
    made = advantages(done, seats, values, rewards, torch.tensor([1]), torch.tensor([0.75]), 0.5).squeeze(1).tolist()
    seat_1 = -1.0 - -0.25  # its last decision: it lost
    assert made[2] == seat_1
    assert made[1] == (-0.25 - 0.5) + 0.5 * seat_1
    assert made[0] == 1.0 - 0.25, "seat 0 won, though it did not move last"
    assert made[3] == 0.75 - 0.125, "goes on with seat 1's own view of how it stands"
    assert made[4] == -0.75 - 0.5, "seat 0 was not asked at the end: the opposite of seat 1's view"


def test_actions_are_drawn_as_likely_as_they_should_be_and_never_others() -> None:
    torch = pytest.importorskip("torch", reason=WHY)
    from examples.ppo.network import Network, drawn, spread

    torch.manual_seed(1)
    masks = torch.tensor([[0b1010, 1 << 62]]).repeat(4000, 1)
    assert spread(masks)[0].nonzero().flatten().tolist() == [1, 3, 126]
    network = Network(3, 128, 8, "cpu")
    with torch.no_grad():
        chances, values = network(torch.ones(4000, 3), masks)
    assert values.abs().max() < 1
    actions = drawn(chances)
    for action in (1, 3, 126):
        wanted = float(chances[0, action].exp())
        assert (actions == action).float().mean() == pytest.approx(wanted, abs=0.05)
    assert set(actions.tolist()) == {1, 3, 126}


class Echo:
    """A world of its own: each seat in turn sees one of three numbers and should say it. Who alone is right wins."""

    inputs, actions = 3, 64

    def __init__(self, torch: Any, count: int) -> None:
        self._torch = torch
        self.seats = torch.zeros(count, dtype=torch.int64)
        self.masks = torch.full((count, 1), 0b111)
        self._shown = torch.randint(3, (count,))
        self._right = torch.zeros(count, 2)
        self._done = torch.zeros(count, dtype=torch.bool)

    def step(self, actions: Any) -> None:
        seat = int(self.seats[0])
        self._right[:, seat] = (actions == self._shown).float()
        self._done[:] = seat == 1
        self.seats[:] = 1 - seat
        self._shown = self._torch.randint(3, (len(actions),))

    def look(self, out: Any) -> None:
        out.copy_(self._torch.nn.functional.one_hot(self._shown, 3))

    def done(self) -> Any:
        return self._done

    def rewards(self) -> Any:
        return self._right - self._right.flip(1)


def test_both_seats_learn_a_game_that_is_quickly_learned() -> None:
    torch = pytest.importorskip("torch", reason=WHY)
    from examples.ppo.learning import Learner, Lesson, Method
    from examples.ppo.network import Network

    torch.manual_seed(1)
    world, network = Echo(torch, 64), Network(3, 64, 16, "cpu")
    method = Method(steps=7, batch=128, rate=1e-2)  # lessons end in the middle of games
    learner, lesson = Learner(network, method), Lesson(world, 64, method.steps, "cpu")
    right: list[float] = []
    for _ in range(40):
        gains = lesson.play(world, network, method.fade)
        learner.learn(lesson, gains, 0.0)
        said = lesson.observations[:-1].argmax(dim=2) == lesson.actions
        right.append(min(float(said[lesson.seats == seat].float().mean()) for seat in (0, 1)))
    assert right[0] < 0.5
    assert right[-1] > 0.9


def test_a_short_training_leaves_checkpoints_that_play_as_the_network_does(tmp_path: Path) -> None:
    torch = pytest.importorskip("torch", reason=WHY)
    if not JIT:
        pytest.skip("many games at once are played by compiled rules, and FACEDOWN_JIT=0")
    from examples.ppo.learning import Method
    from examples.ppo.train import Settings, Training

    method = Method(steps=8, epochs=1, batch=64)
    training = Training(Settings(tmp_path, minutes=60, lessons=4, games=16, hidden=8, checkpoints=2, method=method))
    before = training.network.weights()["first_weight"].copy()
    training.run()
    first, last = checkpoints.found_in(tmp_path)
    assert (first.decisions, last.decisions) == (0, 4 * 8 * 16)
    assert (first.weights["first_weight"] != last.weights["first_weight"]).any()
    assert first.weights["first_weight"] == pytest.approx(before, abs=1e-2)
    curve = json.loads((tmp_path / "curve.json").read_text(encoding="utf-8"))["curve"]
    assert [row["lessons"] for row in curve] == [1, 2, 3, 4]
    row = training.lesson.observations[3, 5]
    with torch.no_grad():
        chances, values = training.network(row.unsqueeze(0), training.lesson.masks[3, 5].unsqueeze(0))
    logits, value = answers(last.weights, row.numpy())
    offered = (chances[0] > -100).nonzero().flatten().tolist()
    exact = torch.log_softmax(torch.from_numpy(logits[offered]), 0)
    assert exact.tolist() == pytest.approx(chances[0, offered].tolist(), abs=0.02)
    assert value == pytest.approx(float(values), abs=0.02)
