"""Says in rows what stands beside the courtyard: the Thief's own turn, and what others know of his place."""

from facedown.engine.sketching import Row, listed, plural
from facedown.games.nusubito.page.stuck import say_why
from facedown.games.nusubito.page.turn_view import Turn
from facedown.games.nusubito.page.view import View
from facedown.games.nusubito.rules.pieces import TEMPLE_NAMES
from facedown.games.nusubito.text.published import tell_day

YARD = {"B2", "D2", "B4", "D4"}  # where a Builder could not move


def turn_words(turn: Turn) -> list[Row]:
    """The Thief's own turn as far as it has come, ways and their prices (N-1007 .. N-1009, N-1018, N-1022)."""
    if turn.stage == "night":
        found: list[Row] = [
            ("Tonight", f"{', '.join(turn.night_actions) or 'nothing'} ({plural(turn.spent, 'point')})")
        ]
        return [*found, ("Price", "0-1 point: hidden. 2: you name your row or column. 3: your temple is shown.")]
    words = [f"{turn.start} to {turn.at}" if turn.leaps else f"on {turn.at}"]
    words += [f"{turn.points} of {plural(turn.budget, 'point')}", turn.special]
    words += [f"Coin {turn.sacrificed} aside" if turn.sacrificed else ""]
    found = [("Turn", ", ".join(filter(None, words)))]
    prices = [(way.temple, plural(way.points, "point") * (way.points > 1), plural(way.darts, "Dart") * (way.darts > 0),
               "then a sacrifice" * way.needs_sacrifice) for way in turn.ways if way.offered]  # fmt: skip
    dear = [f"{name} {', '.join(filter(None, price))}" for name, *price in prices if any(price)]
    found += [("Leaps", "; ".join(dear))] if dear else []
    if turn.stage == "walk" and not turn.special and not turn.special_possible:
        why = "not after a sacrifice" if turn.sacrificed else "only with a single leap of one point"
        found.append(("Special", why))
    if turn.stage == "stuck":
        reasons = [f"{one.coin}: {say_why(one)}" for one in turn.out_of_reach] or ["no Coin is in your hand"]
        found.append(("Stuck", f"no turn can be completed; {'; '.join(reasons)}"))
    found += [("Seen", tell_day(turn.preview))] if turn.preview else []
    if turn.exposure:
        reach = {"yes": "; a Seeker can come here", "no": "; no Seeker can come here"}.get(turn.danger, "")
        found.append(("Exposed", f"{plural(turn.exposure, 'temple')} possible{reach}"))
    return found


def where(view: View) -> list[Row]:
    """What others than the Thief know of his place; with the aid, all temples where he can be (N-1012, N-1014)."""
    kind, _, name = view.marker.partition(":")
    found: list[Row] = []
    if view.role != "thief" or view.phase == "over":
        last = f"in {'column' if kind == 'col' else kind} {name} last night" if kind else "unseen"
        found.append(("Thief", f"on {view.thief_at}" if view.thief_at else last))
    if view.likely:
        shares = sorted(zip(view.likely, TEMPLE_NAMES, strict=True), key=lambda pair: -pair[0])
        exact = view.mist_aid == "probability"
        temples = [f"{temple} {100 * share:.0f} %" if exact else temple for share, temple in shares if share]
        found.append(("Aid", f"he can be on {listed(temples)}"))
    return found


def warnings(view: View) -> list[str]:
    """What a Mist might overlook (N-1019, N-1020)."""
    if view.role == "mist" and view.phase == "mist_day" and not view.pools[0]:
        return ["The Healer pool is empty: a Seeker that moves leaves none behind."]
    high = any(pawn.level == "healer" and pawn.cell in YARD for pawn in view.pawns)
    return (
        ["A Builder on B2, D2, B4 or D4 cannot move."]
        if view.role == "mist" and view.phase == "mist_night" and high
        else []
    )
