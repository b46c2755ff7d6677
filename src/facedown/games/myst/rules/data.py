"""Reads the data that is played with (M-13) from `data.json`: board, cards, spinner, quickness of hands."""

from importlib.resources import files

import msgspec


class Landmark(msgspec.Struct, frozen=True):
    id: str
    name: str
    key: str
    cells: list[str]
    values: list[int]


class Spinner(msgspec.Struct, frozen=True):
    sectors: int
    outer: list[int]  # spaces
    inner: list[int]  # turns


class Ease(msgspec.Struct, frozen=True):
    """Says how soon a piece is told apart from others."""

    key: float
    landmark: float
    switch: float
    plain: float
    rim_factor: float


class Skill(msgspec.Struct, frozen=True):
    scan: float  # pieces looked at in a second
    handle: float  # seconds for a placement
    react: float  # seconds
    slip: float  # chance of a wrong first drop


class Data(msgspec.Struct, frozen=True):
    columns: str
    rows: int
    landmarks: list[Landmark]
    switches_counted: list[str]
    switches_inside: list[str]
    bonus: int
    books: list[str]
    hand_size: int
    spinner: Spinner
    ease: Ease
    focus_factor: float
    race_skill: dict[str, Skill]


def load() -> Data:
    return msgspec.json.decode(files("facedown.games.myst").joinpath("data.json").read_bytes(), type=Data)


DATA = load()
