"""Says in rows what stands beside a storey: how far the game is, skills, Monsters seen and unseen."""

from collections.abc import Sequence

from facedown.engine.sketching import Row
from facedown.games.shy_monsters.page.view import Tile, View
from facedown.games.shy_monsters.text.words import monsters, say


def told(view: View, tiles: Sequence[Tile]) -> list[Row]:
    """Lists the three storeys with their looks, skills, Monsters seen and unseen (S-1013, S-1017)."""
    signs = ["▶" if n == view.storey else "✓" if n < view.storey else " " for n in range(1, len(view.opening) + 1)]
    looks = zip(signs, range(1, 4), view.opening, strict=False)
    counts = "  ".join(f"{sign}{n} ({say.text('sketch.looks', count=count)})" for sign, n, count in looks)
    found: list[Row] = [(say.text("sketch.storeys"), counts)]
    if view.phase in {"reveal", "move"}:
        skills = (("attack", view.attacks, view.attack_uses), ("jump", view.jumps, view.jump_uses))
        words = [say.text("sketch.skill", skill=name, count=count) for name, count, uses in skills if uses]
        found.append((say.text("sketch.skills"), "  ".join(words) or say.text("sketch.no_skills")))
        likely = monsters([name for name in view.possible if name])
        found.append((say.text("sketch.hidden"), say.text("sketch.unseen", count=view.hidden, monsters=likely)))
    unknown = sum(not name for name in view.aside)
    out = [str(name) for name in monsters([*view.seen, *filter(None, view.aside)])]
    out += [say.text("sketch.unknown", count=unknown)] if unknown else []
    found += [(say.text("sketch.out"), ", ".join(out))] if out else []
    for name in view.hand if view.phase == "build" and view.role == "master" else ():
        rooms = [tile for tile in tiles if name in tile.comfy and tile.what in {"", name}]
        where = " ".join(f"{tile.cell[0]},{tile.cell[1]}" for tile in rooms)
        home = say.text("sketch.at_home", cells=where) if where else say.text("sketch.homeless")
        found.append((say.text("monster", monster=name), home))
    return found
