"""One line of reasons for a hint, told from the asking seat's own sight only (H-1029)."""

from facedown.engine.bits import number_of
from facedown.games.hyst.page.outcomes import Choice, plans, steps
from facedown.games.hyst.rules.actions import A_PLAY
from facedown.games.hyst.rules.pieces import CARDS, COLOURS, SPACE
from facedown.games.hyst.rules.reach import FAR, roll_chance, safe_paths, safe_steps
from facedown.games.hyst.rules.reading import steal_chance
from facedown.games.hyst.rules.state import ACT, CARD, TURN_START, State
from facedown.games.hyst.rules.ways import CAREFUL, NO_WAY, SHIFT, goal_high, goal_low, way, way_to_goal
from facedown.games.hyst.text.notation import parts

CARD_REASONS = {
    "ultimate_thief": "it takes the diamond for certain",
    "barricade": "the holder must look for another way out",
    "the_burner": "two new cards for two that do not help",
    "laser_trap": "the holder is caught, or must go around",
    "smoke": "nobody is seen in smoke",
    "on_the_move": "cameras do not see the first two steps",
    "grapple": "a whole corridor without using a point",
    "vents": "a short cut through the wall",
}


def advise(seen: State, seat: int, action: int) -> str:
    """Why a move may be good; nothing where there is nothing plain to say."""
    verb, name = parts(number_of(action))
    if seen.phase == ACT and verb == "move":
        return _step(
            seen, seat, next((choice for choice in steps(seen, seat) if choice.moves == [f"move:{name}"]), None)
        )
    if verb == "play":
        return _card(seen, seat, CARDS[number_of(action) - A_PLAY])
    if verb == "take":
        return "the diamond lies at your feet"
    if verb == "steal":
        return f"one try in a turn, {steal_chance(seen):.0%} to get it"
    if seen.phase == TURN_START:
        return _start(seen, seat, verb)
    if seen.phase == CARD:
        return _answer(seen, seat, verb, name)
    if verb == "start":
        return _entry(seen, seat, SPACE[name])
    if verb == "end_turn" and not seen.points:
        return "no points are left"
    return ""


def _step(seen: State, seat: int, choice: Choice | None) -> str:
    if choice is None:
        return ""
    if choice.wins:
        return "that is the way out: you win"
    if choice.caught:
        return "you would be caught there"
    if choice.takes == seat:
        return "the diamond lies there"
    before = way_to_goal(seen, seat, CAREFUL)
    after = way(seen, SPACE[choice.spaces[0]], goal_low(seen, seat), goal_high(seen, seat), CAREFUL)
    if after != NO_WAY and after >> SHIFT < before >> SHIFT:
        goal = "the exit" if seen.holder == seat else "the holder" if seen.holder >= 0 else "the diamond"
        left = (after >> SHIFT) + (seen.holder == seat)
        return f"a shortest way that nobody watches; then {left} more to {goal}"
    return ""


def _card(seen: State, seat: int, card: str) -> str:
    choices = next((plan.choices for plan in plans(seen, seat) if plan.card == card), [])
    if any(choice.wins for choice in choices):
        return "it leads out: you can win with it"
    if any(choice.takes == seat for choice in choices):
        return "it can bring you the diamond"
    rivals = {p for choice in choices for p in choice.caught if seat not in choice.caught}
    if seen.holder in rivals and seen.holder != seat:
        return f"it can catch {COLOURS[seen.holder].capitalize()}, who holds the diamond"
    return CARD_REASONS.get(card, "")


def _start(seen: State, seat: int, verb: str) -> str:
    blocked = way_to_goal(seen, seat, CAREFUL) == NO_WAY
    if verb == "replace_hand":
        return "no way is safe, and these cards may not open one" if blocked else ""
    if seen.holder == seat:
        ways = safe_paths(seen, seen.pawns[seat], True, FAR)
        needed = min((len(path) for space, path in ways.items() if space > 80), default=FAR)
        return (
            f"the exit is {needed} steps away: {roll_chance(seen, needed):.0%} with this roll" if needed < FAR else ""
        )
    return "" if blocked else f"{_steps(way_to_goal(seen, seat, CAREFUL) >> SHIFT)} to the diamond"


def _steps(number: int) -> str:
    return "one safe step" if number == 1 else f"{number} safe steps"


def _answer(seen: State, seat: int, verb: str, name: str) -> str:
    wanted = "done" if verb == "done" else f"{verb}:{name}"
    after = [choice for plan in plans(seen, seat) for choice in plan.choices if choice.moves[0] == wanted]
    if any(choice.wins for choice in after):
        return "that way leads out"
    if after and all(seat in choice.caught for choice in after):
        return "you would be caught yourself"
    if any(seen.holder in choice.caught and seen.holder != seat for choice in after):
        return "it can catch the holder"
    if any(choice.takes == seat for choice in after):
        return "it can bring you the diamond"
    return ""


def _entry(seen: State, seat: int, start: int) -> str:
    target = seen.pawns[seen.holder] if seen.holder >= 0 else seen.diamond
    away = safe_steps(seen, start, target, False)
    return f"{_steps(away)} to the diamond" if away < FAR else "no safe way leads to the diamond from there"
