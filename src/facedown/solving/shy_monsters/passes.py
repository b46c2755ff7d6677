"""Runs regret matching on the Hero's graphs: compiled passes over many outlines one after another in memory."""

from typing import Any, NamedTuple

import numpy as np

from facedown.engine.rule import rule


class Block(NamedTuple):
    """Holds the graphs of some outline classes, joined; numbers inside a class count from its own beginning."""

    node_at: Any  # class -> where its nodes begin
    decision_at: Any
    entry_at: Any
    first_decision: Any  # each class has one more at its end
    first_entry: Any
    entry: Any
    regret: Any  # per decision
    mix: Any  # per decision: the present strategy


@rule
def up_discounted(b: Block, k: int, leaves: int, value: Any, keep_gain: float, keep_loss: float) -> None:
    """Learns the same by discounted CFR: of older regrets, gains and losses are kept in part."""
    nodes = b.node_at[k + 1] - b.node_at[k]
    base_n, base_d, base_e = b.node_at[k] + k, b.decision_at[k], b.entry_at[k]
    base_f = base_d + k
    for node in range(nodes):
        first = b.first_decision[base_n + node]
        last = b.first_decision[base_n + node + 1]
        mean = 0.0
        for d in range(first, last):
            total = 0.0
            for e in range(base_e + b.first_entry[base_f + d], base_e + b.first_entry[base_f + d + 1]):
                total += value[b.entry[e]]
            value[len(value) - 1 - (d - first)] = total
            mean += b.mix[base_d + d] * total
        value[leaves + node] = mean
        if last - first == 1:
            continue
        total = 0.0
        for d in range(first, last):
            regret = b.regret[base_d + d]
            regret *= keep_gain if regret > 0.0 else keep_loss
            regret += value[len(value) - 1 - (d - first)] - mean
            b.regret[base_d + d] = regret
            if regret > 0.0:
                total += regret
        for d in range(first, last):
            if total > 1e-30:
                b.mix[base_d + d] = max(b.regret[base_d + d], 0.0) / total
            else:
                b.mix[base_d + d] = 1.0 / (last - first)


@rule
def down(b: Block, k: int, leaves: int, reach: Any) -> None:
    """Computes how likely the Hero's own choices make each leaf, for the layouts that allow it."""
    nodes = b.node_at[k + 1] - b.node_at[k]
    base_n, base_d, base_e = b.node_at[k] + k, b.decision_at[k], b.entry_at[k]
    base_f = base_d + k
    for i in range(leaves + nodes):
        reach[i] = 0.0
    reach[leaves + nodes - 1] = 1.0
    for node in range(nodes - 1, -1, -1):
        here = reach[leaves + node]
        if here > 0.0:
            for d in range(b.first_decision[base_n + node], b.first_decision[base_n + node + 1]):
                chance = here * b.mix[base_d + d]
                if chance > 0.0:
                    for e in range(base_e + b.first_entry[base_f + d], base_e + b.first_entry[base_f + d + 1]):
                        reach[b.entry[e]] += chance


@rule
def best_of(b: Block, k: int, leaves: int, value: Any) -> float:
    """Computes the best response: worth of the root when every decision is the best one."""
    nodes = b.node_at[k + 1] - b.node_at[k]
    base_n, base_e = b.node_at[k] + k, b.entry_at[k]
    base_f = b.decision_at[k] + k
    for node in range(nodes):
        top = 0.0
        for d in range(b.first_decision[base_n + node], b.first_decision[base_n + node + 1]):
            total = 0.0
            for e in range(base_e + b.first_entry[base_f + d], base_e + b.first_entry[base_f + d + 1]):
                total += value[b.entry[e]]
            if total > top:
                top = total
        value[leaves + node] = top
    return float(value[leaves + nodes - 1])


@rule
def fill(value: Any, weight: Any, pay: Any) -> bool:
    """Puts in the worth of leaves: weight of the layout times what escaping is worth. False if there is no weight."""
    hypotheses = len(weight)
    any_weight = False
    for sight in range(pay.shape[0]):
        for pair in range(pay.shape[1]):
            worth = pay[sight, pair]
            for h in range(pair * 120, pair * 120 + 120):
                value[sight * hypotheses + h] = weight[h] * worth
                if weight[h] > 0.0:
                    any_weight = True
    return any_weight


@rule
def note(k: int, escape: Any, mean_escape: Any, noted: Any, so_far: float) -> None:
    """Brings the sum of the chances up to date: they have been the same since they were last noted."""
    for i in range(escape.shape[1]):
        mean_escape[k, i] += escape[k, i] * (so_far - noted[k])
    noted[k] = so_far


@rule
def weigh(k: int, escape: Any, pay: Any, loss: Any) -> None:
    """Computes what each layout of an outline gives the Hero."""
    hypotheses = loss.shape[1]
    for pair in range(pay.shape[1]):
        for h in range(pair * 120, pair * 120 + 120):
            total = 0.0
            for sight in range(pay.shape[0]):
                total += escape[k, sight * hypotheses + h] * pay[sight, pair]
            loss[k, h] = total


@rule
def hero_turn(b: Block, first: int, t: Any, value: Any, reach: Any, so_far: float) -> int:
    """Lets the Hero learn on all outlines of the block that have weight.

    On the others his mix would stay as it is: all gains of a position shrink alike. What is to be kept of their regrets
    is noted in `keep` until they are needed. `t`: the tables of the programme.
    """
    weight, pay, escape, loss, mean_escape, noted, keep = t
    leaves = escape.shape[1]
    done = 0
    for k in range(len(b.node_at) - 1):
        if fill(value, weight[first + k], pay):
            done += 1
            up_discounted(b, k, leaves, value, keep[first + k, 0], keep[first + k, 1])
            keep[first + k, 0] = 1.0
            keep[first + k, 1] = 1.0
            down(b, k, leaves, reach)
            note(first + k, escape, mean_escape, noted, so_far)
            for i in range(leaves):
                escape[first + k, i] = reach[i]
            weigh(first + k, escape, pay, loss)
    return done


@rule
def start(b: Block, first: int, t: Any, reach: Any) -> None:
    """Computes the chances under the mix as it stands."""
    escape, pay, loss = t
    leaves = escape.shape[1]
    for k in range(len(b.node_at) - 1):
        down(b, k, leaves, reach)
        for i in range(leaves):
            escape[first + k, i] = reach[i]
        weigh(first + k, escape, pay, loss)


@rule
def best_turn(b: Block, first: int, weight: Any, pay: Any, value: Any, leaves: int, worth: Any) -> None:
    """Computes the best response against layouts of these weights, outline by outline."""
    for k in range(len(b.node_at) - 1):
        if fill(value, weight[first + k], pay):
            worth[first + k] = best_of(b, k, leaves, value)
        else:
            worth[first + k] = 0.0


@rule
def master_turn(
    loss: Any, regret: Any, weight: Any, mean_weight: Any, chance: Any, new: float, keep_gain: float, keep_loss: float
) -> None:
    """Lets the Dungeon Master learn: for each pair one choice among all layouts. `new`: what this round counts."""
    outlines, hypotheses = weight.shape
    pairs = hypotheses // 120
    mean = np.zeros(pairs)
    total = np.zeros(pairs)
    for k in range(outlines):
        for pair in range(pairs):
            for h in range(pair * 120, pair * 120 + 120):
                mean[pair] += weight[k, h] * loss[k, h]
    for k in range(outlines):
        for pair in range(pairs):
            base = mean[pair] / chance[pair]
            for h in range(pair * 120, pair * 120 + 120):
                old = regret[k, h]
                old *= keep_gain if old > 0.0 else keep_loss
                regret[k, h] = old + base - loss[k, h]
                weight[k, h] = max(regret[k, h], 0.0)
                total[pair] += weight[k, h]
    for k in range(outlines):
        for pair in range(pairs):
            for h in range(pair * 120, pair * 120 + 120):
                if total[pair] <= 0.0:
                    weight[k, h] = chance[pair] / (120 * outlines)
                    mean_weight[k, h] += new * weight[k, h]
                elif weight[k, h] > 0.0:
                    weight[k, h] *= chance[pair] / total[pair]
                    mean_weight[k, h] += new * weight[k, h]


@rule
def add_flows(b: Block, leaves: int, reach: Any, weight: float, mean: Any) -> None:
    """Adds the present mix of every node, by how likely the Hero gets there, to the weighted sum of his flows."""
    for node in range(b.node_at[1]):
        here = reach[leaves + node] * weight
        if here > 0.0:
            for d in range(b.first_decision[node], b.first_decision[node + 1]):
                mean[d] += here * b.mix[d]


@rule
def find_margins(price: Any, pay: Any, reach: Any, margin: Any) -> None:
    """Computes for each layout how far survival is above the price of its pair."""
    hypotheses = len(margin)
    for h in range(hypotheses):
        gain = 0.0
        for sight in range(pay.shape[0]):
            gain += reach[sight * hypotheses + h] * pay[sight, h // 120]
        margin[h] = gain - price[h // 120]
