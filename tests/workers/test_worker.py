"""A thinking process answers every question about every game: with a weighing, or with an error, never by ending."""

import msgspec
import pytest

from facedown.catalog import GAMES, make_bot
from facedown.engine.dice import seed_from
from facedown.engine.play import Play, choices
from facedown.workers.worker import Answer, Ask, Room

SECONDS = 0.02
FEW = 6  # decisions that are weighed, of each seat


@pytest.mark.parametrize(
    ("name", "players"),
    [(name, players) for name, game in GAMES.items() for players in {game.least_seats, game.most_seats}],
)
def test_what_an_expert_thinks_of_a_decision_can_be_sent(name: str, players: int) -> None:
    """H.Y.S.T.'s thoughts once held numbers of another kind: the process ended with each, and the hint failed."""
    game, room = GAMES[name], Room()
    options = game.options.of(players=players) if "players" in game.options().to_dict() else game.options()
    play, walker = Play(game, options, seed_from("weighed")), make_bot(game, "random")
    asked = dict.fromkeys(range(players), 0)
    play.roll()
    while not play.over and min(asked.values()) < FEW and len(play.log) < 2_000:
        (seat, *_) = play.actors()
        seen = play.seen(seat)
        if asked[seat] < FEW and len(choices(game, seen, seat)) > 1:
            asked[seat] += 1
            ask = Ask(1, "weigh", name, "expert", seat, 5, seen.to_bytes(), SECONDS)
            answer = msgspec.json.decode(room.reply(msgspec.json.encode(ask)), type=Answer)
            assert answer.error == ""
            assert answer.choices
            assert {one.action for one in answer.choices} <= set(choices(game, seen, seat))
        play.act(seat, walker.choose(seen, seat, len(play.log)))
        play.roll()
    assert max(asked.values()) > 0


def test_an_answer_that_cannot_be_sent_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Room, "answer", lambda self, ask: Answer(ask.id, action=object()))  # type: ignore[arg-type]
    answer = msgspec.json.decode(Room().reply(msgspec.json.encode(Ask(3, "choose", "nyet", "random"))), type=Answer)
    assert (answer.id, answer.error.partition(":")[0]) == (3, "TypeError")
