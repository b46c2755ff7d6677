"""Plays the NYET! phase: boxes are covered until one on each line is left (Y-20 to Y-24)."""

from facedown.engine.bits import lowest
from facedown.engine.rule import rule
from facedown.games.nyet.rules.pieces import DISCARD, FIRST, LINE_BOXES, LINE_START, POINT_VALUES, POINTS, SUPER, TRUMP
from facedown.games.nyet.rules.seats import left
from facedown.games.nyet.rules.shed import start_shed
from facedown.games.nyet.rules.state import TEAM, State


@rule
def open_boxes(s: State, line: int) -> int:
    return s.boxes & LINE_BOXES[line] & ~s.covered


@rule
def live_boxes(s: State) -> int:
    """Lists open boxes of the lines with at least two of them (Y-20, Y-21)."""
    live = 0
    for line in range(5):
        boxes = open_boxes(s, line)
        if boxes & (boxes - 1):
            live |= boxes
    return live


@rule
def veto(s: State, box: int) -> None:
    """Covers a box; when each line has one open box left, these are the terms of the round (Y-22, Y-24)."""
    s.covered |= 1 << box
    s.placed += 1
    s.token[box] = s.placed
    if live_boxes(s):
        s.turn = left(s, s.turn)
        return
    character = lowest(open_boxes(s, FIRST))
    for p in range(s.players):
        if s.character[p] == character:
            s.first = p
    s.discard = lowest(open_boxes(s, DISCARD)) - LINE_START[DISCARD]
    s.trump = lowest(open_boxes(s, TRUMP)) - LINE_START[TRUMP]
    s.super = lowest(open_boxes(s, SUPER)) - LINE_START[SUPER]
    s.points = POINT_VALUES[lowest(open_boxes(s, POINTS)) - LINE_START[POINTS]]
    s.turn = s.first
    if s.players == 2:
        s.team = 1 << s.first  # one against one (Y-R20)
        start_shed(s)
    else:
        s.phase = TEAM
