"""Gives one line of reasons for a hint, from the asking seat's sight only (H-1029)."""

from facedown.engine.bits import number_of
from facedown.games.hyst.page.ahead import steps
from facedown.games.hyst.page.outcomes import plans
from facedown.games.hyst.page.picture import Reach
from facedown.games.hyst.rules.actions import A_PLAY
from facedown.games.hyst.rules.pieces import CARDS, SPACE
from facedown.games.hyst.rules.reach import FAR, roll_chance, safe_paths, safe_steps
from facedown.games.hyst.rules.reading import steal_chance
from facedown.games.hyst.rules.state import ACT, CARD, TURN_START, State
from facedown.games.hyst.rules.ways import CAREFUL, NO_WAY, SHIFT, goal_high, goal_low, way, way_to_goal
from facedown.games.hyst.text.notation import parts
from facedown.games.hyst.text.words import say, thief
from facedown.words import Message

CARD_REASONS = ("ultimate_thief", "barricade", "the_burner", "laser_trap", "smoke", "on_the_move", "grapple", "vents")


def advise(seen: State, seat: int, action: int) -> Message | None:
    """Says why a move may be good; nothing where there is nothing plain to say."""
    verb, name = parts(number_of(action))
    if seen.phase == ACT and verb == "move":
        return _step(seen, seat, next((step for step in steps(seen, seat) if step.space == name), None))
    if verb == "play":
        return _card(seen, seat, CARDS[number_of(action) - A_PLAY])
    if verb == "take":
        return say("advice.take")
    if verb == "steal":
        return say("advice.steal", share=_percent(steal_chance(seen)))
    if seen.phase == TURN_START:
        return _start(seen, seat, verb)
    if seen.phase == CARD:
        return _answer(seen, seat, verb, name)
    if verb == "start":
        return _entry(seen, seat, SPACE[name])
    if verb == "end_turn" and not seen.points:
        return say("advice.no_points")
    return None


def _step(seen: State, seat: int, step: Reach | None) -> Message | None:
    if step is None:
        return None
    if step.wins:
        return say("advice.step.wins")
    if step.danger:
        return say("advice.step.caught")
    if step.takes:
        return say("advice.step.diamond")
    before = way_to_goal(seen, seat, CAREFUL)
    after = way(seen, SPACE[step.space], goal_low(seen, seat), goal_high(seen, seat), CAREFUL)
    if after != NO_WAY and after >> SHIFT < before >> SHIFT:
        goal = "exit" if seen.holder == seat else "holder" if seen.holder >= 0 else "diamond"
        left = (after >> SHIFT) + (seen.holder == seat)
        return say("advice.step.way", left=left, goal=goal)
    return None


def _card(seen: State, seat: int, card: str) -> Message | None:
    choices = next((plan.choices for plan in plans(seen, seat) if plan.card == card), [])
    if any(choice.wins for choice in choices):
        return say("advice.card.wins")
    if any(choice.takes == seat for choice in choices):
        return say("advice.card.diamond")
    rivals = {p for choice in choices for p in choice.caught if seat not in choice.caught}
    if seen.holder in rivals and seen.holder != seat:
        return say("advice.card.catches", whom=thief(seen.holder))
    return say(f"advice.card.{card}") if card in CARD_REASONS else None


def _start(seen: State, seat: int, verb: str) -> Message | None:
    blocked = way_to_goal(seen, seat, CAREFUL) == NO_WAY
    if verb == "replace_hand":
        return say("advice.replace") if blocked else None
    if seen.holder == seat:
        ways = safe_paths(seen, seen.pawns[seat], True, FAR)
        needed = min((len(path) for space, path in ways.items() if space > 80), default=FAR)
        share = _percent(roll_chance(seen, needed))
        return say("advice.exit", steps=needed, share=share) if needed < FAR else None
    return None if blocked else say("advice.safe", steps=way_to_goal(seen, seat, CAREFUL) >> SHIFT)


def _percent(chance: float) -> str:
    return f"{100 * chance:.0f}"


def _answer(seen: State, seat: int, verb: str, name: str) -> Message | None:
    wanted = "done" if verb == "done" else f"{verb}:{name}"
    after = [choice for plan in plans(seen, seat) for choice in plan.choices if choice.moves[0] == wanted]
    if any(choice.wins for choice in after):
        return say("advice.answer.wins")
    if after and all(seat in choice.caught for choice in after):
        return say("advice.answer.caught")
    if any(seen.holder in choice.caught and seen.holder != seat for choice in after):
        return say("advice.answer.holder")
    if any(choice.takes == seat for choice in after):
        return say("advice.card.diamond")
    return None


def _entry(seen: State, seat: int, start: int) -> Message | None:
    target = seen.pawns[seen.holder] if seen.holder >= 0 else seen.diamond
    away = safe_steps(seen, start, target, False)
    return say("advice.safe", steps=away) if away < FAR else say("advice.entry.none")
