"""Makes another truth that looks the same to a seat, by plain reshuffling: for the conformance kit."""

from random import Random

from facedown.games.nusubito.rules.state import HIDE, START, STUCK, T_DAY, T_NIGHT, State


def scramble(s: State, seat: int, random: Random) -> None:
    """Changes all that a seat cannot know, in place."""
    if s.result[s.game] or s.phase <= HIDE:
        return
    own = seat == s.thief
    s.row = _other_green(s.row, s.looked & 7 if own else 0, random)
    s.column = _other_green(s.column, s.looked >> 3 if own else 0, random)
    if not own:
        _hide_turn(s, random)
        _shuffle_coins(s, random)


def _other_green(green: int, looked: int, random: Random) -> int:
    """Picks another green Rod of an axis that looks the same to someone who has seen the Rods `looked`."""
    if looked >> (green - 1) & 1:
        return green
    return random.choice([1 + rod for rod in range(3) if not looked >> rod & 1])


def _hide_turn(s: State, random: Random) -> None:
    """Puts a staged turn, which may stand anywhere, back to its beginning, with some invented progress."""
    if s.phase not in {T_DAY, T_NIGHT}:
        return
    s.seekers, s.down, s.bolsters = s.pub_seekers, s.pub_down, s.pub_bolsters
    s.darts, s.looked, s.noted = s.pub_darts, s.pub_looked, s.pub_looked
    s.fell = random.choice([0, 1, 6])
    s.thrown = [0] * 9
    s.taken = s.special = s.aim = 0
    s.sacrificed = 0
    s.steps, s.steps_count = [0] * len(s.steps), 0
    s.night_actions = [0, 0, 0]
    s.left = random.randrange(3) if s.phase == T_NIGHT else 0
    s.points = s.leaps = random.randrange(3)
    s.stage = random.choice([0, 0, STUCK]) if s.phase == T_DAY else 0


def _shuffle_coins(s: State, random: Random) -> None:
    """Puts other faces into all slots; the Thief is where the newest one lies, if any does."""
    count = sum(slot > 0 for slot in s.slot)
    faces = random.sample(range(9), count)
    s.coin = [1 + face for face in faces] + [0] * (9 - count)
    s.hand = sum(1 << face for face in range(9) if face not in faces)
    if count and (s.turns or s.base != START):
        s.at = faces[-1]
    s.start = s.at
