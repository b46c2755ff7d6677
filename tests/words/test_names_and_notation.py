"""Log, choices, refusals and hints of whole games, as a page says them: players by name, and no notation."""

import random
import re
from collections.abc import Iterator

import pytest

from facedown.catalog import GAMES
from facedown.engine.errors import OptionsError
from facedown.engine.game import CHANCE, seats_in
from facedown.engine.game_log import choices
from facedown.engine.play import Entry, Play
from facedown.games.hyst.rules.pieces import CARDS
from facedown.words import LANGUAGES, Message, Said, in_language
from facedown.words.message import Value
from facedown.words.named import in_words
from facedown.words.server import say
from tests.words.test_catalogues import entries

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Finn")
MOST = 1500  # decisions of a game
SEVERAL = 12  # of the choices that a seat has at once
GIVEN: dict[str, list[dict[str, object]]] = {
    "nyet": [{"round_count": 2}, {"players": 2, "round_count": 2}, {"character_choice": "pick", "round_count": 1}],
    "shy_monsters": [{}, {"match_games": 2, "dm_seat": "random"}],
    "nusubito": [
        {},
        {"match_games": 2, "thief_seat": "random", "thief_publication": "sequence", "mist_aid": "possible"},
    ],
    "hyst": [{"turn_limit": 60}, {"players": 2, "turn_limit": 60, "quick_hyst": "turns"}],
    "myst": [{"race_driver": "alternate"}, {"race_driver": "simulated"}],
}
# A verb and its object, coordinates, numbers such as 2.1L, names of fields, cards such as b7, lists such as d1,d2.
NOTATION = re.compile(r"\w:\w|\(-?\d+,-?\d+\)|\b\d+\.\d+[SL]?\b|\w_\w|\b[a-z]\d+\b|\w=\w|[A-J]\d-[A-J]\d|HY\d")
SCORE = re.compile(r"\b\d+:\d+\b")  # of a match: 2:1
# What games call seats: an animal, a colour, the number of a place. Roles are said beside names.
SEATS = {
    "nyet": re.compile(r"\b(Bear|Wolf|Crane|Tiger|Eagle|Bär|Kranich|Adler|[Ss]eat|Platz)\b"),
    "shy_monsters": re.compile(r"\b([Ss]eat|Platz) \d|(?<!\()\b(Dungeon Master|Dungeon-Meister)\b"),
    "nusubito": re.compile(r"\b([Ss]eat|Platz) \d|^(Thief|Mist|Dieb|Nebel)\b"),
    "hyst": re.compile(r"\b(Red|Orange|Blue|Purple|Green|Yellow|Rot|Blau|Lila|Grün|Gelb)\b"),
    "myst": re.compile(r"\b(Blue|Yellow|Blau|Gelb)\b"),
}

TAKES_ONE = {"nyet.choice.char", "nyet.log.character", "shy_monsters.log.roles", "nusubito.log.roles"}


def _as_shown(said: Value) -> Value:
    """Names and words for players and notation, as `tell` of the page puts them in."""
    if isinstance(said, list):
        return [str(_as_shown(part)) if isinstance(part, str) else _as_shown(part) for part in said]  # type: ignore[misc]
    if not isinstance(said, Message):
        return said
    if said.code == "server.player":
        return NAMES[said.values["seat"]]  # type: ignore[index]
    if said.code == "server.notation":
        return _as_shown(said.values["words"])
    return Message(said.code, {name: _as_shown(value) for name, value in said.values.items()})


def _said(game: str, options: dict[str, object], luck: random.Random) -> Iterator[Said]:
    """Everything that is said in a random game: to each seat, and to those who watch."""
    rules = GAMES[game]
    play = Play(rules, rules.options.of(**options).settled(luck.randrange), luck.randbytes(32))
    watchers = [play.watch(seat) for seat in (*range(play.options.players), -2)]
    for _ in range(MOST):
        if play.over:
            break
        acting = seats_in(rules.rules.actors(play.state))
        if not acting:
            play.append(Entry(CHANCE, play.next_chance()))
        else:
            seat = luck.choice(acting)
            seen = play.seen(seat)
            offered = choices(rules, seen, seat)
            for action in luck.sample(offered, min(SEVERAL, len(offered))):
                yield rules.text.moves.say(seen, action)
            if luck.random() < 0.1 and (why := rules.text.advise(seen, seat, offered[0])):
                yield why
            play.append(Entry(seat, luck.choice(offered)))
        for watcher in watchers:
            yield from map(rules.text.tell, watcher.take())


def random_game(game: str, options: dict[str, object]) -> Play:
    """A whole game in which everything was chosen at random, always the same one."""
    luck, rules = random.Random(game), GAMES[game]
    play = Play(rules, rules.options.of(**options).settled(luck.randrange), luck.randbytes(32))
    while not play.over:
        acting = seats_in(rules.rules.actors(play.state))
        seat = luck.choice(acting) if acting else CHANCE
        choice = luck.choice(choices(rules, play.seen(seat), seat)) if acting else play.next_chance()
        play.append(Entry(seat, choice))
    return play


@pytest.mark.parametrize("game", GIVEN)
def test_players_are_called_by_name_and_nothing_by_its_notation(game: str) -> None:
    luck = random.Random(game)
    heard = dict[str, str]()
    for options in GIVEN[game]:
        for said in _said(game, options, luck):
            code = said.code if isinstance(said, Message) else ""
            for language in LANGUAGES:
                text = in_language(_as_shown(said), language)  # type: ignore[arg-type]
                heard.setdefault(code, text)
                plain = SCORE.sub("", text)
                assert not NOTATION.search(plain), f"{code} in {language}: {text}"
                assert code in TAKES_ONE or not SEATS[game].search(plain), f"{code} in {language}: {text}"
    assert len(heard) > 15
    assert any(name in text for text in heard.values() for name in NAMES)


# Options that cannot be played, for every reason that a game has; what the texts quote was typed as notation.
REFUSED: dict[str, list[dict[str, object]]] = {
    "nyet": [
        {"discard_line": "six"},
        {"discard_line": ["one"]},
        {"discard_line": ["one", "one"]},
        {"players": 3, "first_dealer": 3},
        {"end_mode": "points", "round_count": 8},
        {"target_score": 120, "round_cap": 20, "finish_dealing_cycle": True},
        {"end_mode": "tricks"},
        {"first_dealer": "me"},
        {"round_cap": 0},
        {"auto_play_forced": 3},
    ],
    "shy_monsters": [{"dm_seat": "both"}, {"opening_reveals": [2, 1]}, {"opening_reveals": [2, 1, 9]}],
    "nusubito": [
        {"thief_start_darts": 10},
        {"custom_start": "well"},
        {"custom_start": "B1:H+B1:S"},
        {"custom_start": "C2:S+B3:S+D3:S+C4:S", "thief_start_darts": 0},
        {"configuration": "0/0/0", "pawns_per_level": 5},
        {"mist_aid": "all"},
        {"max_days": -1},
    ],
    "hyst": [
        {"players": 3, "first_player": 3},
        {"layout": "nowhere", "layout_level": "easy"},
        {"layout": "HY1-16c11c05a-12b14a08b-09b17b01b-17"},
        {"deck_counts": "mirror:1"},
        {"deck_counts": "barricade:4"},
        {"players": 2, "deck_counts": "+".join(f"{card}:0" for card in CARDS)},
        {"quick_hyst": "seconds"},
    ],
    "myst": [
        {"turns": 2},
        {"turns": "many"},
        {"blue_hands": []},
        {"people": 3, "team_split": "bbx"},
        {"race_driver": "by_hand"},
        {"head_start_s": [1, 9999]},
    ],
}
NEVER_AT_A_TABLE = {"options.no_clock", "options.real_time", "options.no_live_race"}  # a terminal or an adapter says so
CODES = {"options.no_box", "options.no_pawn", "options.two_pawns", "options.deck_counts", "options.layout_unknown"}
FIELD = re.compile(r"\w_\w|\w=\w")


@pytest.mark.parametrize("game", REFUSED)
def test_options_that_cannot_be_played_are_refused_by_what_the_form_calls_them(game: str) -> None:
    options, heard = GAMES[game].options, set[str]()
    for chosen in REFUSED[game]:
        with pytest.raises(OptionsError) as refused:
            options.of(**chosen)
        for problem in refused.value.problems:
            assert isinstance(problem, Message)
            reason = problem.code.removeprefix(f"{game}.")
            heard.add(reason)
            for language in LANGUAGES:
                text = in_language(_as_shown(problem), language)  # type: ignore[arg-type]
                assert text == in_language(in_words(problem), language)
                assert not FIELD.search(text), f"{reason} in {language}: {text}"
                assert reason in CODES or not NOTATION.search(text), f"{reason} in {language}: {text}"
    reasons = {key for key in entries(game, "en") if key.startswith("options.")}
    assert reasons - NEVER_AT_A_TABLE <= heard, reasons - heard


@pytest.mark.parametrize("game", REFUSED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_options_are_named_in_words_wherever_a_table_or_a_request_speaks_of_them(game: str, language: str) -> None:
    options = GAMES[game].options
    for option in options().to_dict():
        name = options.called(option)
        for said in (say("rated.rules", options=[name]), say("request.drawn", option=name)):
            assert option in in_language(said, language)  # where it is typed
            text = in_language(in_words(said), language)
            assert in_language(Message(f"{game}.option.{option}"), language) in text
            assert not FIELD.search(text)
