"""Says in rows what stands beside the courtyard: the Thief's own turn, and what others know of his place."""

from facedown.engine.sketching import Row
from facedown.games.nusubito.page.stuck import say_why
from facedown.games.nusubito.page.turn_view import Leap, Turn
from facedown.games.nusubito.page.view import View
from facedown.games.nusubito.rules.pieces import TEMPLE_NAMES
from facedown.games.nusubito.rules.words import say
from facedown.games.nusubito.text.telling import named, tell_day
from facedown.words import Message

YARD = {"B2", "D2", "B4", "D4"}  # where a Builder could not move


def turn_words(turn: Turn) -> list[Row]:
    """Tells the Thief's own turn as far as it has come, ways and prices (N-1007 .. N-1009, N-1018, N-1022)."""
    if turn.stage == "night":
        actions = (action.partition(":") for action in turn.night_actions)
        done = [named(f"night.{verb}", name) for verb, _, name in actions]
        tonight = say.text("sketch.tonight", actions=done, number=len(done), count=turn.spent)
        return [(say.text("sketch.tonight_head"), tonight), (say.text("sketch.price_head"), say.text("sketch.price"))]
    words = [say.text("sketch.leapt", start=turn.start, at=turn.at, moved=int(bool(turn.leaps)))]
    words.append(say.text("sketch.points_of", points=turn.points, count=turn.budget))
    verb, _, name = turn.special.partition(":")
    words += [str(named(f"order.{verb}", name))] if verb else []
    words += [say.text("sketch.coin_aside", coin=turn.sacrificed)] if turn.sacrificed else []
    found: list[Row] = [(say.text("sketch.turn"), ", ".join(words))]
    prices = [(way.temple, _price(way)) for way in turn.ways if way.offered]
    dear = [f"{name} {price}" for name, price in prices if price]
    found += [(say.text("sketch.leaps"), "; ".join(dear))] if dear else []
    if turn.stage == "walk" and not turn.special and not turn.special_possible:
        found.append(
            (say.text("sketch.special_head"), say.text("sketch.no_special", sacrificed=int(bool(turn.sacrificed))))
        )
    if turn.stage == "stuck":
        reasons = [f"{one.coin}: {say_why(one)}" for one in turn.out_of_reach] or [say.text("sketch.no_coin")]
        found.append((say.text("sketch.stuck_head"), f"{say.text('sketch.no_turn')}; {'; '.join(reasons)}"))
    found += [(say.text("sketch.seen"), str(tell_day(turn.preview)))] if turn.preview else []
    if turn.exposure:
        exposed = say.text("sketch.exposed", count=turn.exposure, danger=turn.danger or "unknown")
        found.append((say.text("sketch.exposed_head"), exposed))
    return found


def _price(way: Leap) -> str:
    parts = [say.text("sketch.points", count=way.points)] if way.points > 1 else []
    parts += [say.text("sketch.darts_paid", count=way.darts)] if way.darts > 0 else []
    return ", ".join([*parts, *([say.text("sketch.then_sacrifice")] if way.needs_sacrifice else [])])


def where(view: View) -> list[Row]:
    """Lists what others than the Thief know of his place; with the aid, temples where he can be (N-1012, N-1014)."""
    kind, _, name = view.marker.partition(":")
    found: list[Row] = []
    if view.role != "thief" or view.phase == "over":
        last = say.text("sketch.last_night", axis=kind or "none", name=name)
        at = say.text("sketch.on", temple=view.thief_at) if view.thief_at else last
        found.append((say.text("sketch.role", role="thief"), at))
    if view.likely:
        shares = sorted(zip(view.likely, TEMPLE_NAMES, strict=True), key=lambda pair: -pair[0])
        exact = view.mist_aid == "probability"
        temples = [f"{temple} {100 * share:.0f} %" if exact else temple for share, temple in shares if share]
        found.append((say.text("sketch.aid"), say.text("sketch.can_be", temples=temples)))
    return found


def warnings(view: View) -> list[Message]:
    """Lists what a Mist might overlook (N-1019, N-1020)."""
    if view.role == "mist" and view.phase == "mist_day" and not view.pools[0]:
        return [say("sketch.no_healers")]
    high = any(pawn.level == "healer" and pawn.cell in YARD for pawn in view.pawns)
    return [say("sketch.stuck_builder")] if view.role == "mist" and view.phase == "mist_night" and high else []
