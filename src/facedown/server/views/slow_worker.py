"""Works through whole games for requests, in a process of its own: replays, dice, logs, desks.

It gets what it needs with each question and keeps nothing. It has a lower priority than the server and its bots, and
breaks off when nobody waits for an answer any more.
"""

import gzip

import msgspec

from facedown.analysis.positions import Review, review_of
from facedown.catalog import GAMES
from facedown.engine.errors import LogError
from facedown.engine.log import Moment, Sitter, dump
from facedown.engine.play import Play
from facedown.server.views import replays
from facedown.server.views.replays import Played
from facedown.words import Said, said_of
from facedown.words.server import say as words
from facedown.workers.process import answer_questions

WORTH_PACKING = 2_000
NO_TEXT = words("file.no_text")


class _Question(msgspec.Struct, frozen=True, tag_field="what", kw_only=True):
    packed: bool = False  # may the answer be compressed?


class ShowTable(_Question, frozen=True, tag="table"):
    played: Played
    seats: list[Sitter]
    sight: int
    when: list[Moment]
    sealed: bool
    chairs: list[str]
    spells: list[replays.Spell] = []


class ShowFile(_Question, frozen=True, tag="file"):
    data: bytes
    sight: str
    most: int = replays.MOST_ACTIONS


class CheckDice(_Question, frozen=True, tag="dice"):
    played: Played
    promised: str


class WriteLog(_Question, frozen=True, tag="log"):
    played: Played
    seats: list[Sitter]
    when: list[Moment]


class AskDesk(_Question, frozen=True, tag="desk"):
    game: str
    question: bytes


class FindPositions(_Question, frozen=True, tag="positions"):
    """Asks for the positions of an analysis; of a table or of a file."""

    played: Played | None = None
    data: bytes = b""
    most: int = replays.MOST_ACTIONS


class Placed(msgspec.Struct, frozen=True, array_like=True):
    """Holds a position that is worth a look, with what its seat saw."""

    number: int
    seat: int
    seen: bytes
    made: int
    hands: bool


class Positions(msgspec.Struct, frozen=True):
    game: str
    placed: list[Placed]
    decisions: int
    returns: list[float]


class Reply(msgspec.Struct, frozen=True):
    body: bytes = b""
    packed: bool = False
    problem: Said = ""  # what is wrong with what was sent
    error: str = ""  # what went wrong here
    broken_off: bool = False


Question = ShowTable | ShowFile | CheckDice | WriteLog | AskDesk | FindPositions


def answer(line: bytes) -> bytes:
    question: Question = msgspec.json.decode(line, type=Question)
    try:
        body = _body(question)
        packed = question.packed and len(body) > WORTH_PACKING
        reply = Reply(gzip.compress(body, 5) if packed else body, packed)
    except (LogError, replays.TooLong, ValueError) as error:
        reply = Reply(problem=NO_TEXT if isinstance(error, UnicodeDecodeError) else said_of(error))
    except Exception as error:
        reply = Reply(error=f"{type(error).__name__}: {error}")
    return msgspec.json.encode(reply)


def broken_off(line: bytes) -> bytes:
    return msgspec.json.encode(Reply(broken_off=True))


def _body(question: Question) -> bytes:
    encode = msgspec.json.encode
    match question:
        case ShowTable():
            made = replays.replay(
                question.played.play(),
                question.seats,
                question.sight,
                question.when,
                question.sealed,
                question.spells,
            )
            return encode(msgspec.structs.replace(made, chairs=question.chairs))
        case ShowFile():
            saved = replays.opened(question.data.decode(), question.most)
            sight = replays.sight_of(question.sight, saved.play.options.players)
            return encode(replays.replay(saved.play, saved.seats, sight, saved.times))
        case CheckDice():
            return encode(replays.dice_report(question.played.play(), question.promised))
        case WriteLog():
            return dump(question.played.play(), question.seats, question.when).encode()
        case AskDesk():
            desk = GAMES[question.game].page.desk
            assert desk is not None
            return encode(desk.answer(msgspec.json.decode(question.question, type=desk.question)))
        case FindPositions():
            play = (
                question.played.play()
                if question.played
                else replays.opened(question.data.decode(), question.most).play
            )
            return encode(_positions(play, review_of(play)))


def _positions(play: Play, review: Review) -> Positions:
    placed = [Placed(one.number, one.seat, one.seen.to_bytes(), one.made, one.hands) for one in review.positions]
    return Positions(play.game.name, placed, review.decisions, review.returns)


if __name__ == "__main__":
    answer_questions(answer, broken_off)
