"""Says in rows what stands beside a storey: how far the game is, skills, Monsters seen and unseen."""

from collections.abc import Sequence

from facedown.engine.sketching import Row, plural
from facedown.games.shy_monsters.page.view import Tile, View


def told(view: View, tiles: Sequence[Tile]) -> list[Row]:
    """The three storeys with their looks, skills, Monsters seen and unseen (S-1013, S-1017)."""
    signs = ["▶" if n == view.storey else "✓" if n < view.storey else " " for n in range(1, len(view.opening) + 1)]
    looks = zip(signs, range(1, 4), view.opening, strict=False)
    found: list[Row] = [("Storeys", "  ".join(f"{sign}{n} ({plural(count, 'look')})" for sign, n, count in looks))]
    if view.phase in {"reveal", "move"}:
        skills = (("attack", view.attacks, view.attack_uses), ("jump", view.jumps, view.jump_uses))
        words = [
            f"[{name.upper()}]" + f" x{n}" * (n > 1) if n else f"({name} spent)" for name, n, uses in skills if uses
        ]
        found.append(("Skills", "  ".join(words) or "none"))
        unseen = f"{view.hidden} of {', '.join(view.possible)}" if view.hidden else "no Monster: all tiles are safe"
        found.append(("Hidden", unseen))
    unknown = sum(not name for name in view.aside)
    out = [*view.seen, *filter(None, view.aside), *([f"{unknown} unknown"] if unknown else [])]
    found += [("Out", ", ".join(out))] if out else []
    for name in view.hand if view.phase == "build" and view.role == "master" else ():
        rooms = [tile for tile in tiles if name in tile.comfy and tile.what in {"", name}]
        where = " ".join(f"{tile.cell[0]},{tile.cell[1]}" for tile in rooms)
        found.append((name, f"at home on {where}" if where else "at home nowhere yet"))
    return found
