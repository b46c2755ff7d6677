"""Runs many searches at once: one search of bots/search.py a thread, each in its own slice of GPU memory."""

from typing import Any

from facedown.bots import search as tree
from facedown.bots.searcher import bound_search
from facedown.engine.bits import seed_rng
from facedown.engine.game import Game
from facedown.gpu.device import cuda, device
from facedown.gpu.kernels import types_of


def searches(game: Game) -> Any:
    """Builds the kernel of `sims` simulations from each redacted record `roots[i]`; it writes how often each choice was
    tried, and its mean worth."""
    searched, seeded = device(bound_search(game)), device(seed_rng)
    node_of, key_of, memory = device(tree.find_node), device(tree.key_of), tree.Memory
    action_at, next_at, visits_at, cells = tree.ACTION, tree.NEXT, tree.VISITS, tree.EDGE_CELLS
    integer = types_of(game).int
    c = cuda()

    def kernel(
        roots: Any,
        root_words: Any,
        seats: Any,
        keys: Any,
        first: Any,
        edges: Any,
        worth: Any,
        path: Any,
        gains: Any,
        work: Any,
        seen: Any,
        seen_words: Any,
        masks: Any,
        rngs: Any,
        scratch: Any,
        seed: int,
        sims: int,
        explore: float,
        visits: Any,
        values: Any,
    ) -> None:
        i = c.grid(1)
        if i < len(roots):
            used = c.local.array(1, integer)
            used[0] = cells
            scratch[i, 0] = 0.0
            seeded(rngs[i], seed, i)
            m = memory(
                keys[i],
                first[i],
                edges[i],
                worth[i],
                used,
                path[i],
                gains[i],
                work[i : i + 1],
                seen[i : i + 1],
                seen_words[i : i + 1],
                masks[i],
                rngs[i],
                scratch[i],
            )
            searched(m, roots[i : i + 1], seats[i], sims, explore)
            edge = first[i, node_of(keys[i], key_of(roots[i], root_words[i], seats[i]))]
            while edge:
                action = edges[i, edge + action_at]
                visits[i, action] = edges[i, edge + visits_at]
                values[i, action] = worth[i, edge] / edges[i, edge + visits_at]
                edge = edges[i, edge + next_at]

    return kernel
