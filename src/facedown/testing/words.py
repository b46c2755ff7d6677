"""Checks that everything a game says has words in all its languages, and that its catalogues have nothing beside it.

A game that speaks one language says plain texts, and there is nothing to check.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from facedown.engine.dice import seed_from
from facedown.engine.game import CLOCK, Game
from facedown.engine.play import Entry, Play
from facedown.testing.walk import Budget, broken, new_rng, samples, viewers
from facedown.words import Message, Said, folder_of, in_language

STOPS = (".", "。")  # of a sentence; the second one in Japanese
SENTENCES = {"log", "advice"}  # what people read as whole sentences; the rest stands within one, or on a button
GAMES = 8  # with each sample of options
TRIED = 20  # actions of any number at each decision, and as many that were offered elsewhere
UNSAID = 8  # games say all texts of a catalogue but one in so many: those need a rare position


def check_words(game: Game, budget: Budget) -> None:
    """Plays games of all kinds, with wise moves and wild ones, and reads what everybody is told in every language."""
    said = {(kind, message) for kind, found in everything_said(game, budget) for message in _messages(game, found)}
    check_messages(game, said)
    if budget.scale >= 1:
        for catalogue, own in _by_catalogue(said).items():
            _check_nothing_is_left_over(game, catalogues(game, catalogue), {message for _, message in own})


def check_messages(game: Game, said: Iterable[tuple[str, Message]]) -> None:
    """Reads these messages, each with its kind, in all languages of their catalogues."""
    for catalogue, own in _by_catalogue(said).items():
        texts = catalogues(game, catalogue)
        for kind, message in own:
            _check_message(game, texts, kind, message)


def _by_catalogue(said: Iterable[tuple[str, Message]]) -> dict[str, list[tuple[str, Message]]]:
    found: dict[str, list[tuple[str, Message]]] = {}
    for kind, message in said:
        found.setdefault(message.code.partition(".")[0], []).append((kind, message))
    return found


def catalogues(game: Game, catalogue: str) -> dict[str, dict[str, "Text"]]:
    """Reads the texts of a catalogue in each of its languages: all have the same, with the same places to fill."""
    files = sorted(folder_of(catalogue).glob("*.ftl"))
    texts = {file.stem: texts_of(game, file) for file in files}
    first, *others = texts
    for other in others:
        for key in sorted(texts[first].keys() ^ texts[other].keys()):
            raise broken(game, f"the text {key} is in one of {first}.ftl and {other}.ftl only")
        for key, text in texts[first].items():
            if text.values != texts[other][key].values:
                raise broken(game, f"the text {key} does not ask for the same values in {first}.ftl and {other}.ftl")
    return texts


class Text(Visitor):  # type: ignore[misc, unused-ignore]
    """Collects what one text of a catalogue asks for."""

    def __init__(self, entry: ast.Message) -> None:
        self.values: set[str] = set()
        self.texts: set[str] = set()
        self.visit(entry)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.values.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.texts.add(node.id.name)


@cache
def texts_of(game: Game, file: Path) -> dict[str, Text]:
    """Reads the texts of one file, each with the values and texts it needs, those of the texts within it included."""
    parsed = FluentParser().parse(file.read_text(encoding="utf-8"))
    if wrong := [entry.content for entry in parsed.body if isinstance(entry, ast.Junk)]:
        raise broken(game, f"{file.name} cannot be read at {wrong[0]!r}")
    entries = [entry for entry in parsed.body if isinstance(entry, ast.Message)]
    found = {entry.id.name: Text(entry) for entry in entries}
    if len(found) < len(entries):
        raise broken(game, f"{file.name} has a key twice")

    def complete(text: Text) -> None:
        for key in tuple(text.texts):
            complete(found[key])
            text.values |= found[key].values
            text.texts |= found[key].texts

    for text in found.values():
        complete(text)
    return found


def everything_said(game: Game, budget: Budget) -> Iterator[tuple[str, Said]]:
    """Gives all messages of games of all kinds, each with its kind: log, choice, refused, advice or view."""
    offered_before: list[int] = []
    for number in range(budget(GAMES)):
        for options in samples(game):
            play, random = Play(game, options, seed_from(f"words {number}")), Random(f"{options} {number}")
            yield from _one_game(play, random, offered_before)


def _one_game(play: Play, random: Random, known: list[int]) -> Iterator[tuple[str, Said]]:
    game, wise = play.game, random.choice((0.0, 0.5, 0.9))
    watchers = [play.watch(viewer) for viewer in viewers(play.options)]
    play.roll()
    while not play.over:
        seat = random.choice(play.actors())
        yield from _before_a_move(play, seat, random, known)
        _go_on(play, seat, wise, random)
        for watcher in watchers:
            yield from (("log", game.text.tell(event)) for event in watcher.take())


def _before_a_move(play: Play, seat: int, random: Random, known: list[int]) -> Iterator[tuple[str, Said]]:
    """Gives choices, hints for two, refusals of what is not offered, and now and then what stands in the view."""
    game, moves, resign = play.game, play.game.text.moves, play.game.rules.resign
    seen, offered = play.seen(seat), play.legal(seat)
    for action in offered if resign is None else (*offered, resign):
        yield "choice", moves.say(seen, action)
    for action in random.sample(offered, min(2, len(offered))):
        if (advice := game.text.advise(seen, seat, action)) is not None:
            yield "advice", advice
    elsewhere = random.choices(known, k=TRIED) if known else []
    known += set(offered).difference(known)
    for action in {-1, *random.choices(range(64 * game.rules.words), k=TRIED), *elsewhere}.difference(offered):
        yield "refused", moves.why_not(seen, seat, action)[0]
    if random.random() < 0.25:
        yield from (("view", found) for found in _inside(game.page.view(seen, seat)))


def _go_on(play: Play, seat: int, wise: float, random: Random) -> None:
    """Makes a move, at times that of a player who knows the game; now and then somebody resigns, or the clock rings."""
    rules, hints, bell = play.game.rules, play.game.learn.hints, play.game.table.bell
    if bell is not None and random.random() < 0.02 and bell.may_ring(play.state):
        play.append(Entry(CLOCK, bell.action))
    elif rules.resign is not None and random.random() < 0.003:
        play.act(seat, rules.resign)
    elif hints is not None and random.random() < wise:
        mask = [0] * rules.words
        rules.legal(play.state, seat, mask)
        play.act(seat, hints.policy(play.seen(seat), seat, mask, new_rng(random.randrange(2**32))))
    else:
        play.act(seat, random.choice(play.legal(seat)))


def _inside(part: Any) -> Iterator[Message]:
    """Finds the messages within a view."""
    if isinstance(part, Message):
        yield part
    elif isinstance(part, msgspec.Struct):
        for name in part.__struct_fields__:
            yield from _inside(getattr(part, name))
    elif isinstance(part, (list, tuple)):
        for each in part:
            yield from _inside(each)


def _messages(game: Game, said: Said) -> Iterator[Message]:
    """Gives the messages, unless they are plain texts of a game that has one language."""
    if isinstance(said, Message):
        yield said
    elif _has_catalogue(game):
        raise broken(game, f"{said!r} is said in one language, and the others have no words for it")


def _has_catalogue(game: Game) -> bool:
    try:
        return folder_of(game.name).is_dir()
    except KeyError:
        return False


def _check_message(game: Game, texts: dict[str, dict[str, Text]], kind: str, message: Message) -> None:
    for part in _parts(message):
        key = _key(part)
        for language, known in texts.items():
            if part.code.partition(".")[0] == message.code.partition(".")[0]:
                if key not in known:
                    raise broken(game, f"{language}.ftl has no text {key}")
                if known[key].values != set(part.values):
                    want = f"{sorted(known[key].values)}, but is given {sorted(part.values)}"
                    raise broken(game, f"the text {key} of {language}.ftl asks for {want}")
    said = {language: in_language(message, language) for language in texts}
    for language, text in said.items():
        if not text.strip() or "  " in text or "{" in text:
            raise broken(game, f"{message.code} reads {text!r} in {language}.ftl")
        is_sentence = not text[0].islower() and text.endswith(STOPS)
        if (kind in SENTENCES and not is_sentence) or (kind in {"choice", "refused"} and text.endswith(STOPS)):
            wanted = "a whole sentence" if kind in SENTENCES else "part of one"
            raise broken(game, f"{message.code}, which stands as {wanted}, reads {text!r} in {language}.ftl")
    if [text for text in said.values() if text == said.get("en")][1:]:
        raise broken(game, f"{message.code} reads {said['en']!r} in English and in another language")


def _check_nothing_is_left_over(game: Game, texts: dict[str, dict[str, Text]], said: set[Message]) -> None:
    """Checks that nothing is left over of the groups of texts that are said at all."""
    language, known = next(iter(texts.items()))
    groups = {_key(message).partition("-")[0] for message in said}
    used = {_key(part) for message in said for part in _parts(message)}
    used |= {key for each in used if each in known for key in known[each].texts}
    wanted = {key for key in known if key.partition("-")[0] in groups}
    if len(wanted - used) > len(wanted) // UNSAID:
        unsaid = ", ".join(sorted(wanted - used))
        raise broken(game, f"of the {len(wanted)} texts in {language}.ftl nobody ever says {unsaid}")


def _parts(message: Message) -> Iterator[Message]:
    yield message
    for value in message.values.values():
        for part in [value] if isinstance(value, (str, Message)) or not isinstance(value, (list, tuple)) else value:
            if isinstance(part, Message):
                yield from _parts(part)


def _key(message: Message) -> str:
    return message.code.partition(".")[2].replace(".", "-")  # Fluent's names have no dots
