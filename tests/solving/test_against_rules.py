"""The solver's own storey against the game's rules: same decisions, same outcomes, with every option."""

import random

import pytest

from facedown.engine.bits import id_of
from facedown.engine.rule import JIT
from facedown.games.shy_monsters.rules import pieces
from facedown.games.shy_monsters.rules.actions import A_EXIT, A_LAY, A_MONSTER, WORDS
from facedown.games.shy_monsters.rules.options import ShyMonstersOptions, setup
from facedown.games.shy_monsters.rules.outlines import Cells
from facedown.games.shy_monsters.rules.rules import apply, legal
from facedown.games.shy_monsters.rules.state import KILLED, MOVE, OVER, REVEAL, State
from facedown.solving.shy_monsters.bridge import action_of, cells_of, position_of
from facedown.solving.shy_monsters.graph import ALL_PAIRS, ARRANGEMENTS, Graph, Pair, Rules, grow
from facedown.solving.shy_monsters.outlines import outlines

pytestmark = pytest.mark.skipif(not JIT, reason="graphs of thousands of positions need compiled rules")

LAB = [
    {},
    {"opening_reveals": (2, 2, 2)},
    {"opening_reveals": (6, 6, 6), "fear": False},
    {"fear": False, "opening_reveals": (1, 1, 1)},
    {"attack_uses": 2, "jump_uses": 0, "opening_reveals": (1, 1, 1)},
    {"attack_uses": 0, "jump_uses": 2},
    {"attack_uses": 0, "jump_uses": 0, "opening_reveals": (1, 1, 1)},
    {"reveal_jumped_on_exit": False, "opening_reveals": (1, 1, 1)},
    {"jump_back": False, "jump_uses": 2, "opening_reveals": (1, 1, 1)},
]


def built(cells: Cells, pair: Pair, places: tuple[int, int, int], options: ShyMonstersOptions) -> State:
    """A game at the end of the first BUILD."""
    s = setup(options)
    apply(s, -1, ALL_PAIRS.index(pair))
    left = list(cells)
    while left:
        mask = offered(s)
        cell = next(c for c in left if id_of(A_LAY + pieces.CELL[c]) in mask)
        apply(s, s.dm, id_of(A_LAY + pieces.CELL[cell]))
        left.remove(cell)
    exit, low, high = (pieces.CELL[cells[tile - 1]] for tile in places)
    apply(s, s.dm, id_of(A_EXIT + exit))
    apply(s, s.dm, id_of(A_MONSTER + pieces.N_CELLS * pair[0] + low))
    apply(s, s.dm, id_of(A_MONSTER + pieces.N_CELLS * pair[1] + high))
    return s


def offered(s: State) -> set[int]:
    mask = [0] * WORDS
    legal(s, 0, mask)
    return {64 * word + bit for word in range(WORDS) for bit in range(63) if mask[word] >> bit & 1}


def leads_to(graph: Graph, node: int, code: int) -> set[int]:
    d = next(d for d in range(graph.first_decision[node], graph.first_decision[node + 1]) if graph.code[d] == code)
    return set(graph.entry[graph.first_entry[d] : graph.first_entry[d + 1]].tolist())


def below(graph: Graph, node: int) -> set[int]:
    """All leaves that a node adds up."""
    if node < graph.leaves:
        return {node}
    at = node - graph.leaves
    return {
        leaf for child in leads_to(graph, at, int(graph.code[graph.first_decision[at]])) for leaf in below(graph, child)
    }


@pytest.mark.rule("S-415")
@pytest.mark.rule("S-418")
@pytest.mark.rule("S-1104")
@pytest.mark.parametrize("lab", LAB, ids=str)
def test_the_graph_offers_and_leads_to_what_the_rules_do(lab: dict[str, object]) -> None:
    options = ShyMonstersOptions(**lab)  # type: ignore[arg-type]
    chance = random.Random(str(lab))
    for _ in range(6):
        cells = chance.choice(outlines())
        pairs = [pair for pair in ALL_PAIRS if chance.random() < 0.4] or [(0, 1)]
        rules = Rules(
            flips=options.opening_reveals[0],
            final=False,
            attacks=options.attack_uses,
            jumps=options.jump_uses,
            fear=options.fear,
            show_jumped=options.reveal_jumped_on_exit,
            back=options.jump_back,
            prune=0,
        )
        graph = grow(cells, pairs, rules)
        node_of = {key: node for node, key in enumerate(graph.key.tolist()) if not key >> 45}
        for _ in range(25):
            number = chance.randrange(len(pairs))
            arrangement = chance.randrange(120)
            s = built(cells, pairs[number], ARRANGEMENTS[arrangement], options)
            assert cells_of(s) == cells
            walk(graph, node_of, s, number * 120 + arrangement, chance)


def walk(graph: Graph, node_of: dict[int, int], s: State, hypothesis: int, chance: random.Random) -> None:
    """One random storey, step by step beside the graph."""
    cells, pair = cells_of(s), (s.hand[0], s.hand[1])
    hypotheses = graph.leaves // 4
    fits = {graph.leaves + graph.nodes - 1}
    while s.phase in (REVEAL, MOVE) and s.storey == 1:
        node = node_of[position_of(s)]
        assert graph.leaves + node in fits
        codes = graph.code[graph.first_decision[node] : graph.first_decision[node + 1]].tolist()
        actions = [action_of(cells, code) for code in codes]
        assert sorted(actions) == sorted(offered(s))
        pick = chance.randrange(len(codes))
        fits = leads_to(graph, node, codes[pick])
        apply(s, 1 - s.dm, actions[pick])
    away = {entry for entry in fits if entry < graph.leaves or graph.key[entry - graph.leaves] >> 45}
    sights = [leaf // hypotheses for e in away for leaf in below(graph, e) if leaf % hypotheses == hypothesis]
    if s.phase != OVER:  # escaped, having seen these Monsters and no others
        seen = s.seen[: s.seen_count]
        assert sights == [(pair[0] in seen) + 2 * (pair[1] in seen)]
    elif s.result[0] == KILLED:
        assert not sights
    else:
        assert graph.leaves + node_of[position_of(s)] in fits
        assert graph.first_decision[node_of[position_of(s)]] == graph.first_decision[node_of[position_of(s)] + 1]
