"""What stands beside the courtyard: Darts, pools, Coins, the turn in work, what each side may know."""

from rich.text import Text

from facedown.cli.nusubito.signs import Row, Signs, listed, plural, row
from facedown.games.nusubito.pieces import LETTERS, TEMPLE_NAMES
from facedown.games.nusubito.published import tell_day
from facedown.games.nusubito.stuck import say_why
from facedown.games.nusubito.turn_view import Turn
from facedown.games.nusubito.view import Coin, View

LADDER = "0-1 point: hidden. 2: you name your row or column. 3: your temple is shown."


def supplies(view: View) -> list[Row]:
    """Darts, Bolsters and the pools: open to everybody."""
    stock = f"   Bolsters in stock {view.bolster_stock}" if view.bolsters or view.bolster_stock else ""
    pools = "  ".join(f"{letter} {count}" for letter, count in zip(LETTERS, view.pools, strict=True))
    return [
        row("Darts", f"{view.darts} (pool {view.dart_pool}){stock}"),
        row("Pools", pools),
    ]


def coins(view: View, signs: Signs) -> list[Row]:
    """One row of three slots for each day on which Coins lie; a sacrificed Coin after a plus (N-1004)."""
    slots = {coin.slot: coin for coin in view.coins}
    days = sorted({int(slot.partition(".")[0]) for slot in slots} | ({view.day} if view.phase != "over" else set()))
    lines: list[Row] = []
    for day in days:
        text = Text.assemble((f"day {day}  ", "dim"))
        for round in (1, 2, 3):
            placed = [slots.get(f"{day}.{round}{layer}") for layer in "LS"]
            text.append(f" {round} ", "dim").append(_slot(placed, signs))
        lines.append(("Coins" if day == days[0] else "", text))
    return lines


def _slot(placed: list[Coin | None], signs: Signs) -> str:
    main, under = (_face(coin, signs) for coin in placed)
    return f"{main}+{under}" if placed[1] else main


def _face(coin: Coin | None, signs: Signs) -> str:
    if coin is None:
        return "--"
    face = coin.face or signs.back * 2
    return f"({face})" if coin.taken else face


def hand(view: View) -> Row:
    """The Thief's Coins; others know how many there are."""
    if not any(view.hand):
        return row("Hand", plural(view.hand_count, "Coin"))
    locked = [coin.face for coin in view.coins if coin.taken] if view.round else []
    text = " ".join(face for face in view.hand if face not in locked)
    return row("Hand", text + (f"  ({', '.join(locked)} from the next turn on)" if locked else ""))


def treasure(view: View) -> list[Row]:
    """Where it can be, once a Rod has told something (N-1016)."""
    if len(view.treasure) == len(TEMPLE_NAMES):
        return []
    return [row("Treasure", " or ".join(view.treasure), "bold")]


def turn_lines(turn: Turn) -> list[Row]:
    """The Thief's own turn, as far as it has come (N-1008, N-1009, N-1018)."""
    if turn.stage == "night":
        done = ", ".join(turn.deeds) or "nothing"
        return [
            row("Tonight", f"{done} ({plural(turn.spent, 'point')})"),
            row("Ladder", LADDER),
        ]
    words = [f"{turn.start} to {turn.at}" if turn.leaps else f"on {turn.at}"]
    words.append(f"{turn.points} of {plural(turn.budget, 'point')}")
    if turn.special:
        words.append(turn.special)
    if turn.sacrificed:
        words.append(f"Coin {turn.sacrificed} aside")
    lines = [row("Turn", ", ".join(words))]
    if turn.stage == "stuck":
        lines.append(row("Stuck", "no turn can be completed:"))
        lines += [row("", f"{one.coin}: {say_why(one)}") for one in turn.out_of_reach]
        if not turn.out_of_reach:
            lines.append(row("", "no Coin is in your hand"))
    if turn.preview:
        lines.append(row("Mist sees", tell_day(turn.preview)))
    if turn.exposure:
        reach = {"yes": "; a Seeker can come here", "no": "; no Seeker can come here"}.get(turn.danger, "")
        lines.append(row("Exposed", f"{plural(turn.exposure, 'temple')} possible{reach}"))
    return lines


def actions(view: View, signs: Signs) -> list[Row]:
    """What the Mist has left in its turn (N-1013)."""
    if view.phase not in {"mist_day", "mist_night"}:
        return []
    pips = signs.full * view.left + signs.spent * (view.actions - view.left)
    kind = "action" if view.round else "point"
    return [row("Mist", f"{pips}  {view.left} of {plural(view.actions, kind)} left")]


def streams(view: View) -> list[Row]:
    return [row("Streams", ", ".join("-".join(one) for one in view.streams))] if view.streams else []


def where(view: View) -> list[Row]:
    """What others than the Thief know of his place; with the aid, all temples where he can be (N-1014)."""
    lines: list[Row] = []
    if view.role == "thief" or view.phase == "over":
        return []
    kind, _, name = view.marker.partition(":")
    if view.thief_at:
        lines.append(row("Thief", f"on {view.thief_at}"))
    elif kind:
        lines.append(row("Thief", f"in {'column' if kind == 'col' else kind} {name} last night"))
    elif view.phase in {"thief_day", "thief_night"}:
        lines.append(row("Thief", "is about, unseen ...", "italic"))
    if view.likely:
        shares = sorted(zip(view.likely, TEMPLE_NAMES, strict=True), key=lambda pair: -pair[0])
        exact = view.mist_aid == "probability"
        found = [f"{name} {100 * share:.0f} %" if exact else name for share, name in shares if share]
        lines.append(row("Aid", f"he can be on {listed(found)}"))
    return lines


def warnings(view: View) -> list[Text]:
    """What a Mist might overlook (N-1019, N-1020)."""
    if view.role != "mist":
        return []
    found = []
    if view.phase == "mist_day" and not view.pools[0] and any(pawn.level == "seeker" for pawn in view.pawns):
        found.append("The Healer pool is empty: a Seeker that moves leaves none behind.")
    if view.phase == "mist_night" and any(
        pawn.level == "healer" and pawn.cell in {"B2", "D2", "B4", "D4"} for pawn in view.pawns
    ):
        found.append("A Builder on B2, D2, B4 or D4 cannot move.")
    return [Text(words, "yellow") for words in found]
