"""Says in rows what stands beside the museum: the turn, the diamond, the viewer's cards, what may be looked up."""

from rich.table import Table

from facedown.engine.sketching import Row, table
from facedown.games.hyst.page.picture import HandCard, View
from facedown.games.hyst.page.risks import leads_to, outcomes
from facedown.games.hyst.rules.reach import FAR
from facedown.games.hyst.text.words import card_name, cards, say, thief


def turn(view: View) -> list[Row]:
    """Lists time, points, the card being played, the diamond and its dangers (H-1017), what choices lead to."""
    found: list[Row] = [
        (say.text("sketch.turn"), say.text("sketch.number", turn=view.turn + 1, left=max(view.turns_left, -1)))
    ]
    found += [(say.text("sketch.time"), say.text("sketch.sudden_death"))] if view.sudden_death else []
    if view.rolled and view.phase in {"act", "card", "steal", "defend"}:
        pips = f"{'●' * view.points}{'○' * max(0, view.rolled - view.points)}"
        found.append((say.text("sketch.points"), f"{pips} {say.text('sketch.of', count=view.rolled)}"))
    if view.card:
        playing = say.text("sketch.plays", who=thief(view.active), card=card_name(view.card))
        found.append((say.text("sketch.card"), playing))
    lies = say.text("sketch.lies", space=view.diamond or "")
    found.append((say.text("sketch.diamond"), lies if view.holder < 0 else f"{thief(view.holder)}: {_way_out(view)}"))
    for move, after in outcomes(view).items():
        told = leads_to(view, move, after)
        found += [(move.partition(":")[2].replace("_", " "), told)] if told else []
    return found


def _way_out(view: View) -> str:
    if view.threat is None:
        return say.text("sketch.has_it")
    near = min((way for way in view.threat.exits if not way.barricaded), key=lambda way: way.steps, default=None)
    if near is None or near.steps >= FAR:
        return say.text("sketch.no_way_out")
    out = say.text("sketch.way_out", exit=near.start, count=near.steps, share=f"{view.threat.escape:.0%}")
    rivals = sorted((one.steps, one.seat, one.chance) for one in view.threat.rivals if one.steps < FAR)
    if not rivals:
        return out
    steps, seat, chance = rivals[0]
    return f"{out}; {say.text('sketch.rival', who=thief(seat), count=steps, share=f'{chance:.0%}')}"


def hand(view: View) -> list[Row]:
    """Lists the cards, each with the reason why it cannot be played now (H-1008)."""
    own = view.phase == "act" and view.active == view.seat
    words = [_held(card, own) for card in view.hand]
    return [(say.text("sketch.hand"), "; ".join(words) or say.text("sketch.no_cards"))] if view.seat >= 0 else []


def _held(card: HandCard, own: bool) -> str:
    name = str(card_name(card.card))
    return name if card.playable or not own else f"({name}: {say(f'refused.{card.reason}')})"


def facts(view: View) -> list[Row]:
    """Piles, house rules, cameras that could be turned on the viewer (H-1003, H-1014), and what cards do."""
    piles = say.text("sketch.pile_counts", deck=view.deck, smoke=view.smoke_left, lasers=view.lasers_left)
    found: list[Row] = [(say.text("sketch.piles"), piles)]
    found += [(say.text("sketch.discards"), ", ".join(map(str, cards(view.discards[::-1]))))] if view.discards else []
    rules = [say.text(f"option.{rule}") for rule in view.house_rules]
    found += [(say.text("sketch.house"), ", ".join(rules))] if rules else []
    here = view.seats[view.seat].space if view.seat >= 0 else ""
    cameras = [camera for one in view.turnable if one.space == here for camera in one.cameras]
    found += [(say.text("sketch.exposed_head"), say.text("sketch.exposed", cameras=cameras))] if cameras else []
    held = dict.fromkeys(card.card for card in view.hand)
    return [*found, *((str(card_name(card)), str(say("effect", card=card))) for card in held)]


def counter(view: View) -> Table:
    """Shows unseen cards, and how likely each rival holds one (H-1015)."""
    rivals = [seat.seat for seat in view.seats if seat.seat != view.seat]
    names = [str(thief(seat)) for seat in rivals]
    heads = (say.text("sketch.card_head"), say.text("sketch.unseen"), *names)
    return table(heads, ([
        str(card_name(one.card)), say.text("sketch.unseen_of", count=one.unseen, all=one.in_play),
        *(f"{one.chances[seat]:.0%}" for seat in rivals),
    ] for one in view.counter), " ".join(names))  # fmt: skip
