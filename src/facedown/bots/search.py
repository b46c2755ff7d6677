"""Searches by information-set Monte Carlo tree search with several observers, compiled for a game's rules.

Each simulation deals the hidden things again (`resample`), walks down the trees of all seats at once, adds at most one
edge to each of them, plays on by the game's quick policy to a settled position, and credits every edge passed with its
worth for the seat that chose it. The nodes are information sets: a node is found by a hash of the *redacted* record of
the acting seat. So positions that differ only in what a seat cannot know share one node of its tree, and a hidden move
makes no new node for anyone who did not see it (multiple-observer ISMCTS; Cowling, Powley and Whitehouse 2012). Which
actions are possible may differ within a node: an edge counts how often it was available.

The searcher gets a redacted record and nothing else. All memory comes from the caller.
"""

import math
from typing import Any, NamedTuple

from facedown.engine.bits import lowest, random_choice
from facedown.engine.blanks import actors, apply, draw, finish, legal, policy, redact, resample, settled, value
from facedown.engine.game import CHANCE
from facedown.engine.rule import rule, rule_as

# An edge is EDGE_CELLS ints of `edges` from its number on, and two floats of `worth` there; number 0 means none.
ACTION, NEXT, SEAT, VISITS, OFFERED = range(5)
SQUARES = 1  # what visits were worth, squared: for how sure the mean is
EDGE_CELLS = 5
MOST_DEPTH = 256
MOST_SEATS = 16


class Memory(NamedTuple):
    """Holds all that a search needs, brought by the caller: arrays when compiled, lists on the plain twin."""

    keys: Any  # hash table of information sets
    first: Any  # the first edge of each
    edges: Any
    worth: Any  # summed over an edge's visits
    used: Any  # [0]: where the next edge goes
    path: Any  # edges passed in a simulation
    gains: Any  # what a simulation was worth to each seat
    work: Any  # the truth that is played, and as many more records as `finish` needs
    seen: Any  # one record: what the acting seat sees ..
    seen_words: Any  # .. and the same bytes as words
    mask: Any
    rng: Any
    scratch: Any  # for `resample` and `finish`


def _blank_compiled(record: Any, words: Any) -> None:
    for k in range(words.shape[0]):
        words[k] = 0


@rule_as(_blank_compiled)
def make_blank(record: Any, words: Any) -> None:
    record.blank()


def _copy_compiled(into: Any, source: Any) -> None:
    into[0] = source[0]


@rule_as(_copy_compiled)
def copy_first(into: Any, source: Any) -> None:
    into[0].take(source[0])


def _key_compiled(record: Any, words: Any, actor: int) -> int:
    h = 0x9E3779B97F4A7C1 + actor
    for k in range(words.shape[0]):
        h = (h ^ words[k]) * 0x5851F42D4C957F2D  # wraps
        h ^= h >> 29
    return h & 0x7FFFFFFFFFFFFFFF


@rule_as(_key_compiled)
def key_of(record: Any, words: Any, actor: int) -> int:
    """Hashes a record's bytes; never negative."""
    return hash((record, actor)) & 0x7FFFFFFFFFFFFFFF


@rule
def find_node(keys: Any, key: int) -> int:
    """Finds the slot of an information set in the hash table (new ones are entered; key 0 means empty)."""
    key |= 1
    slot = key % len(keys)
    while keys[slot] != 0 and keys[slot] != key:
        slot = slot + 1 if slot + 1 < len(keys) else 0
    keys[slot] = key
    return slot


@rule
def search(m: Memory, root: Any, me: int, sims: int, explore: float) -> None:
    """Runs `sims` more simulations from the redacted record root[0]."""
    keys, first, edges, worth, path = m.keys, m.first, m.edges, m.worth, m.path  # taking them out in a loop costs 15 %
    work, seen, seen_words, mask, rng = m.work, m.seen, m.seen_words, m.mask, m.rng
    s = work[0]
    for _ in range(sims):
        copy_first(work, root)
        resample(s, me, rng, m.scratch)
        depth = 0
        grown = 0  # seats whose tree has got its new edge
        while depth == 0 or not settled(s):  # from where the searcher has to choose it always looks ahead
            who = actors(s)
            if who == 0:
                break
            if who == CHANCE:
                apply(s, CHANCE, draw(s, rng))
                continue
            seat = me if who >> me & 1 else lowest(who)  # of seats that act together the searcher comes first
            legal(s, seat, mask)
            if grown >> seat & 1 == 0 and depth < MOST_DEPTH:
                make_blank(seen[0], seen_words[0])
                redact(s, seat, seen[0])
                node = find_node(keys, key_of(seen[0], seen_words[0], seat))
                edge = best_edge(first[node], edges, worth, mask, explore)
                if edge == 0:  # something untried is left in `mask`
                    edge = m.used[0]
                    m.used[0] += EDGE_CELLS
                    new_edge(edge, untried(s, seat, mask, rng), seat, first[node], edges)
                    worth[edge] = worth[edge + SQUARES] = 0.0
                    first[node] = edge
                    grown |= 1 << seat
                path[depth] = edge
                depth += 1
                apply(s, seat, edges[edge + ACTION])
            elif not finish(work, m.scratch):
                apply(s, seat, policy(s, seat, mask, rng))
        credit(s, path, depth, edges, worth, m.gains)


@rule
def untried(s: Any, seat: int, mask: Any, rng: Any) -> int:
    """Picks a choice from the mask as quick play does, or any one if that picks a choice that was tried before."""
    action = policy(s, seat, mask, rng)
    return action if mask[action >> 6] >> (action & 63) & 1 else random_choice(mask, rng)


@rule
def best_edge(edge: int, edges: Any, worth: Any, mask: Any, explore: float) -> int:
    """Picks the available edge with the highest upper confidence bound; 0 if `mask` has untried choices."""
    best = 0
    best_score = -1e30
    while edge:
        action = edges[edge + ACTION]
        if mask[action >> 6] >> (action & 63) & 1:
            mask[action >> 6] &= ~(1 << (action & 63))
            edges[edge + OFFERED] += 1
            n = edges[edge + VISITS]
            score = worth[edge] / n + explore * math.sqrt(math.log(edges[edge + OFFERED]) / n)
            if score > best_score:
                best_score = score
                best = edge
        edge = edges[edge + NEXT]
    for word in range(len(mask)):
        if mask[word] != 0:
            return 0
    return best


@rule
def new_edge(edge: int, action: int, seat: int, following: int, edges: Any) -> None:
    edges[edge + ACTION] = action
    edges[edge + NEXT] = following
    edges[edge + SEAT] = seat
    edges[edge + VISITS] = 0
    edges[edge + OFFERED] = 1


@rule
def credit(s: Any, path: Any, depth: int, edges: Any, worth: Any, gains: Any) -> None:
    """Counts one more visit for every edge passed, and adds what the end is worth to the seat that chose it."""
    judged = 0  # seats whose gain is known
    for i in range(depth):
        edge = path[i]
        seat = edges[edge + SEAT]
        if judged >> seat & 1 == 0:
            judged |= 1 << seat
            gains[seat] = value(s, seat)
        edges[edge + VISITS] += 1
        worth[edge] += gains[seat]
        worth[edge + SQUARES] += gains[seat] * gains[seat]
