"""Registers all games with OpenSpiel when this module is imported.

>>> import pyspiel
>>> from facedown.adapters import openspiel
>>> game = pyspiel.load_game("facedown_nyet(players=2,options=round_count:1;card_memory:full)")
>>> game.num_players(), game.num_distinct_actions()
(2, 256)
>>> openspiel.game_string("nyet", players=2, round_count=1, discard_line=("d1", "d2"))
'facedown_nyet(options=round_count:1;discard_line:d1+d2,players=2)'

Parameters:
    players    how many
    options    any others, as `name:value` with `;` between them; a list has `+` between its parts
    position   a position to begin with instead of the start, as percent-encoded text; its own line of options holds
    history    rows of an information state's tensor; 0: as many as a game can have, at most 4096 (strings tell all)
    compiled   false: do without the compiler

`game_string` writes all that. Chance nodes are explicit. Utilities are shares of the win above an equal one; their sum
is zero.
"""

from typing import Any, get_type_hints
from urllib.parse import quote, unquote

from facedown.adapters.common import missing
from facedown.catalog import GAMES
from facedown.engine.game import Game
from facedown.engine.options import Options

try:
    import pyspiel

    from facedown.adapters.openspiel_state import FacedownState, Observer, Place, start
except ModuleNotFoundError as error:
    raise missing(error.name or "open_spiel") from error


def game_string(
    name: str,
    players: int | None = None,
    position: str = "",
    history: int = 0,
    compiled: bool = True,
    **options: Any,
) -> str:
    """Writes what `pyspiel.load_game` takes."""
    parts = {
        "options": ";".join(f"{key}:{_written(value)}" for key, value in options.items()),
        "players": players,
        "position": quote(position, safe=""),
        "history": history,
        "compiled": "" if compiled else "false",
    }
    inside = ",".join(f"{key}={value}" for key, value in parts.items() if value)
    return f"facedown_{name}({inside})" if inside else f"facedown_{name}"


def _written(value: Any) -> str:
    if isinstance(value, tuple | list):
        return "+".join(map(str, value))
    return str(value).lower() if isinstance(value, bool) else str(value)


def _word(setting: str) -> str:
    """Reverses `_words`, for one setting."""
    return setting.replace("=", ":", 1).replace(",", "+")


def _words(kind: type[Options], text: str) -> list[str]:
    """Reads `name:value;name:value` as words of a command line."""
    words = []
    for part in filter(None, text.split(";")):
        name, _, value = part.partition(":" if ":" in part.partition("=")[0] else "=")
        is_list = "tuple" in str(get_type_hints(kind).get(name.strip()))
        words.append(f"{name.strip()}={value.replace('+', ',') if is_list else value}")
    return words


class FacedownGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """Holds a game with its options."""

    def __init__(self, game: Game, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        words = _words(game.options, given.get("options", ""))
        if given.get("players"):
            words.append(f"players={given['players']}")
        compiled = None if given.get("compiled", True) else False
        rows = given.get("history") or None
        self._begin = (game.name, tuple(words), unquote(given.get("position", "")), rows, compiled)
        env = start(*self._begin)
        n = env.seats
        given["options"] = ";".join(_word(word) for word in words if not word.startswith("players="))
        given["players"] = n
        info = pyspiel.GameInfo(
            num_distinct_actions=env.actions,
            max_chance_outcomes=env.actions,
            num_players=n,
            min_utility=-1 / n,
            max_utility=1 - 1 / n,
            utility_sum=0.0,
            max_game_length=env.game.rules.most_actions(env.options),
        )
        super().__init__(_type(game), info, given)

    def first_place(self) -> Place:
        return Place(*self._begin)

    def new_initial_state(self) -> FacedownState:
        return FacedownState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        return Observer(self, kind or pyspiel.IIGObservationType(perfect_recall=False))


def _type(game: Game) -> Any:
    return pyspiel.GameType(
        short_name=f"facedown_{game.name}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most_seats,
        min_num_players=game.least_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            "players": game.options().players,
            "options": "",
            "position": "",
            "history": 0,
            "compiled": True,
        },
    )


def _class_of(game: Game) -> type[FacedownGame]:
    """Builds a class for one game: OpenSpiel makes games from a class and parameters alone."""

    class Named(FacedownGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, params)

    Named.__name__ = Named.__qualname__ = f"Facedown_{game.name}"
    return Named


for _game in GAMES.values():
    if f"facedown_{_game.name}" not in pyspiel.registered_names():
        pyspiel.register_game(_type(_game), _class_of(_game))
