"""Learns by discounted CFR on one outline that looks only at what the Dungeon Master builds: its compiled parts.

He soon builds few of the layouts. So values go upwards only from those: each leaf and node knows the choices that lead
to it (`Users`), and what has no value is not looked at. Regrets that were not looked at for some rounds are discounted
for all of them when they are needed again, which comes to the same.
"""

from typing import Any, NamedTuple

import numpy as np

from facedown.engine.room import quick
from facedown.engine.rule import rule
from facedown.solving.shy_monsters.exits import Walks


class Users(NamedTuple):
    """Says which choices lead to a leaf or a node."""

    first: Any  # for each leaf and node where its choices begin
    choice: Any
    node: Any  # for each choice whose it is


class Learnt(NamedTuple):
    """Holds what the Hero has learnt on one outline."""

    regret: Any  # for each choice
    mix: Any
    since: Any  # for each node the last round in which it was looked at


class Room(NamedTuple):
    """Holds room for the passes; `value` and `touched` are all zeros between them."""

    value: Any  # for each choice
    touched: Any  # for each node
    reach: Any  # for each leaf and node


class Rounds(NamedTuple):
    """Says where learning stands."""

    kept: Any  # what was kept of gains from the first round to each later one
    now: int  # the present round
    keep_loss: float  # what is kept of losses in each


def room(choices: int, nodes: int, leaves: int) -> Room:
    """Makes room for graphs of at most this size."""
    return Room(np.zeros(choices), np.zeros(nodes, np.int8), np.zeros(leaves + nodes))


def by_layout(g: Walks, hypotheses: int) -> Walks:
    """Gives the same graph with plain numbers of layouts as the entries of exits, whatever was seen there."""
    choices = np.diff(g.first_decision)
    leaving = np.repeat(np.repeat(g.exit >= 0, choices), np.diff(g.first_entry))
    return g._replace(entry=np.where(leaving, g.entry % hypotheses, g.entry).astype(np.int32))


def users(g: Walks, leaves: int) -> Users:
    """Turns a graph around: from each leaf and node to the choices that lead to it."""
    nodes = len(g.exit)
    first = np.zeros(leaves + nodes + 2, np.int32)
    choice = np.zeros(len(g.entry), np.int32)
    quick(turn_around)(g.first_entry, g.entry, first, choice)
    node = np.repeat(np.arange(nodes, dtype=np.int32), np.diff(g.first_decision))
    return Users(first[:-1], choice, node)


def learnt(g: Walks, leaves: int, worth: Any, gains: Any) -> Learnt:
    """Begins with the best answer to builders who build anything.

    A mix of all decisions would be worse, and slower: whatever has a chance must be followed downwards. `worth` is what
    each pair gives where both Monsters were seen, `gains` class x pair what it gives at other exits.
    """
    choices, nodes = len(g.first_entry) - 1, len(g.exit)
    mix = np.zeros(choices, np.float32)
    quick(answer)(g, leaves, mix, worth, gains, np.zeros(leaves + nodes))
    return Learnt(np.zeros(choices, np.float32), mix, np.zeros(nodes, np.int32))


@rule
def turn_around(first_entry: Any, entry: Any, first: Any, choice: Any) -> None:
    """Sorts the choices by what they lead to; `first` has two numbers more than there are leaves and nodes."""
    for e in range(len(entry)):
        first[entry[e] + 2] += 1
    for i in range(2, len(first)):
        first[i] += first[i - 1]
    for c in range(len(first_entry) - 1):
        for e in range(first_entry[c], first_entry[c + 1]):
            choice[first[entry[e] + 1]] = c
            first[entry[e] + 1] += 1


@rule
def answer(g: Walks, leaves: int, mix: Any, worth: Any, gains: Any, value: Any) -> None:
    """Finds the best response to all layouts alike."""
    hypotheses = 120 * len(worth)
    for h in range(hypotheses):
        value[leaves - hypotheses + h] = worth[h // 120]
    for node in range(len(g.exit)):
        top = -1.0
        at = -1
        for choice in range(g.first_decision[node], g.first_decision[node + 1]):
            total = 0.0
            for e in range(g.first_entry[choice], g.first_entry[choice + 1]):
                if g.exit[node] < 0:
                    total += value[g.entry[e]]
                else:
                    total += gains[g.exit[node], g.entry[e] // 120]
            if total > top:
                top = total
                at = choice
        if at >= 0:
            mix[at] = 1.0
            value[leaves + node] = top


@rule
def push(u: Users, item: int, value: float, r: Room) -> None:
    """Adds the value of a leaf or node to the choices that lead to it."""
    for i in range(u.first[item], u.first[item + 1]):
        r.value[u.choice[i]] += value
        r.touched[u.node[u.choice[i]]] = 1


@rule
def learn_choices(t: Learnt, start: int, last: int, r: Room, keep_gain: float, keep_loss: float) -> float:
    """Learns at a node with decisions; gives its value."""
    mean = 0.0
    for choice in range(start, last):
        mean += t.mix[choice] * r.value[choice]
    if last - start > 1:
        total = 0.0
        for choice in range(start, last):
            old = t.regret[choice]
            old *= keep_gain if old > 0.0 else keep_loss
            t.regret[choice] = old + r.value[choice] - mean
            total += max(t.regret[choice], 0.0)
        if total > 1e-30:
            for choice in range(start, last):
                t.mix[choice] = max(t.regret[choice], 0.0) / total
    for choice in range(start, last):
        r.value[choice] = 0.0
    return mean


@rule
def begin_down(r: Room, count: int) -> None:
    """Marks nothing as reached yet but the root, which is the last of leaves and nodes."""
    for i in range(count):
        r.reach[i] = 0.0
    r.reach[count - 1] = 1.0


@rule
def follow(g: Walks, node: int, t: Learnt, r: Room, here: float) -> None:
    """Carries the chance of a node on to what its choices lead to."""
    for choice in range(g.first_decision[node], g.first_decision[node + 1]):
        if t.mix[choice] > 0.0:
            chance = here * t.mix[choice]
            for e in range(g.first_entry[choice], g.first_entry[choice + 1]):
                r.reach[g.entry[e]] += chance
