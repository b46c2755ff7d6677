"""Compiles passes for a Hero who has some ways to play on and learns at each exit which of them to take."""

from typing import Any, NamedTuple

from facedown.engine.rule import rule
from facedown.solving.shy_monsters.exits import Walks
from facedown.solving.shy_monsters.upwards import Learnt, Room, Rounds, Users, begin_down, follow, learn_choices, push


class Picks(NamedTuple):
    """Holds what the Hero has learnt at the exits of one outline."""

    spot: Any  # for each node the number of the exit
    regret: Any  # exit x way
    mix: Any


class Onward(NamedTuple):
    """Says what leaving is worth, with room for the passes."""

    both: Any  # pair x future: both Monsters were seen
    gains: Any  # way x pair x future
    first: Any  # where the ways of each class of exits begin
    here: Any  # pair x future: room
    gain: Any  # way: room


@rule
def pick(o: Onward, w: Picks, at: int, kind: int, keep_gain: float, keep_loss: float) -> float:
    """Learns which way to take at an exit that is reached with the chances `o.here`; gives its value."""
    pairs, futures = o.here.shape
    low = o.first[kind]
    high = o.first[kind + 1]
    mean = 0.0
    for way in range(low, high):
        total = 0.0
        for pair in range(pairs):
            for f in range(futures):
                total += o.here[pair, f] * o.gains[way, pair, f]
        o.gain[way - low] = total
        mean += w.mix[at, way - low] * total
    total = 0.0
    for way in range(high - low):
        old = w.regret[at, way]
        old *= keep_gain if old > 0.0 else keep_loss
        w.regret[at, way] = old + o.gain[way] - mean
        total += max(w.regret[at, way], 0.0)
    if total > 1e-30:
        for way in range(high - low):
            w.mix[at, way] = max(w.regret[at, way], 0.0) / total
    return mean


@rule
def up(
    g: Walks, u: Users, leaves: int, t: Learnt, w: Picks, weight: Any, o: Onward, r: Room, rounds: Rounds
) -> None:  # fmt: skip
    """Lets the Hero learn against layouts of these weights (pair x future x arrangement)."""
    pairs, futures = o.both.shape
    hypotheses = pairs * 120
    for h in range(hypotheses):
        mass = 0.0
        worth = 0.0
        for f in range(futures):
            mass += weight[h // 120, f, h % 120]
            worth += weight[h // 120, f, h % 120] * o.both[h // 120, f]
        if mass > 0.0:
            if leaves > hypotheses:
                push(u, h, mass, r)
            push(u, leaves - hypotheses + h, worth, r)
    for node in range(len(g.exit)):
        if r.touched[node] == 0:
            continue
        r.touched[node] = 0
        start = g.first_decision[node]
        keep_gain = rounds.kept[rounds.now] / rounds.kept[t.since[node]]
        keep_loss = rounds.keep_loss ** float(rounds.now - t.since[node])
        t.since[node] = rounds.now
        if g.exit[node] < 0:
            value = learn_choices(t, start, g.first_decision[node + 1], r, keep_gain, keep_loss)
        else:
            r.value[start] = 0.0
            for pair in range(pairs):
                for f in range(futures):
                    o.here[pair, f] = 0.0
            for e in range(g.first_entry[start], g.first_entry[start + 1]):
                h = g.entry[e]
                for f in range(futures):
                    o.here[h // 120, f] += weight[h // 120, f, h % 120]
            value = pick(o, w, w.spot[node], g.exit[node], keep_gain, keep_loss)
        push(u, leaves + node, value, r)


@rule
def down(g: Walks, leaves: int, t: Learnt, w: Picks, o: Onward, r: Room, loss: Any) -> None:
    """Computes what each layout gives that Hero by future (`loss`: layout x future)."""
    hypotheses, futures = loss.shape
    pairs = hypotheses // 120
    nodes = len(g.exit)
    for h in range(hypotheses):
        for f in range(futures):
            loss[h, f] = 0.0
    begin_down(r, leaves + nodes)
    for node in range(nodes - 1, -1, -1):
        here = r.reach[leaves + node]
        if here <= 0.0:
            continue
        kind = g.exit[node]
        if kind < 0:
            follow(g, node, t, r, here)
            continue
        for pair in range(pairs):
            for f in range(futures):
                o.here[pair, f] = 0.0
        for way in range(o.first[kind], o.first[kind + 1]):
            chance = here * w.mix[w.spot[node], way - o.first[kind]]
            if chance > 0.0:
                for pair in range(pairs):
                    for f in range(futures):
                        o.here[pair, f] += chance * o.gains[way, pair, f]
        start = g.first_decision[node]
        for e in range(g.first_entry[start], g.first_entry[start + 1]):
            h = g.entry[e]
            for f in range(futures):
                loss[h, f] += o.here[h // 120, f]
    for h in range(hypotheses):
        for f in range(futures):
            loss[h, f] += r.reach[leaves - hypotheses + h] * o.both[h // 120, f]
