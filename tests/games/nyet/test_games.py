"""What holds in every game: random play with random options, looked at after each action."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from facedown.engine.errors import OptionsError
from facedown.engine.game import CHANCE, NOBODY_ACTS
from facedown.engine.play import choices
from facedown.games.nyet import NYET as GAME
from facedown.games.nyet.kit.samples import samples
from facedown.games.nyet.rules.deal import full_deck
from facedown.games.nyet.rules.options import NyetOptions
from facedown.games.nyet.rules.pieces import DISCARD_KINDS, card_list, join
from facedown.games.nyet.rules.state import DEAL, NYET, OVER, SCORE, SHED, TRICK, State
from tests.games.nyet.helpers import acting, random_steps


def random_options(random: Random) -> NyetOptions:
    """Any playable combination; games are kept short."""
    chosen: dict[str, Any] = {
        "players": random.randint(2, 5),
        "nyet_starter": random.choice(["dealer", "left_of_dealer"]),
        "discard_line": random.choice(
            ["five", "classic", "double", tuple(random.sample(DISCARD_KINDS, random.randint(2, 6)))]
        ),
        "character_choice": random.choice(["fixed", "pick"]),
        "first_dealer": random.choice(["random", 0, 1]),
        "loot_includes_supertrumps": random.random() < 0.5,
        "bonus_doubles_negative": random.random() < 0.5,
        "card_memory": random.choice(["none", "last_trick", "full"]),
        "reveal_discards": random.choice(["never", "round_end"]),
    }
    if random.random() < 0.5:
        chosen |= {"round_count": random.randint(1, 6)}
    else:
        chosen |= {
            "end_mode": "points",
            "target_score": random.randint(20, 80),
            "round_cap": random.randint(1, 9),
            "finish_dealing_cycle": random.random() < 0.5,
        }
    return NyetOptions.of(**chosen)


@pytest.mark.parametrize("seed", range(30))
def test_random_options_random_play(seed: int) -> None:
    options = random_options(Random(seed))
    totals = [0] * 5
    rounds = 0
    for s in random_steps(options, seed):
        check_cards(s)
        check_turn(s)
        check_loot(s)
        if s.phase in {SCORE, OVER}:
            rounds += 1
            totals = [total + credit for total, credit in zip(totals, s.credits, strict=True)]
            assert s.scores == totals
            assert s.round == rounds
    assert s.phase == OVER
    assert rounds <= (options.round_cap if options.end_mode == "points" else options.rounds)


def check_cards(s: State) -> None:
    """Y-3, Y-5: every physical card is in exactly one place; hand sizes are what everyone sees."""
    n = s.players
    cards = card_list(s.deck) + card_list(s.gone)
    whole = join(s.deck, s.gone)
    for p in range(n):
        cards += card_list(s.hands[p]) + card_list(s.shed[p])
        whole = join(whole, join(s.hands[p], s.shed[p]))
    assert len(cards) == (48 if n == 3 else 60)
    assert whole == full_deck(s)
    if s.phase not in {DEAL, SHED}:
        assert all(s.hands[p].bit_count() == s.held[p] for p in range(n))
    if s.phase == TRICK:
        taken = [s.held[p] + (s.trick[p] >= 0) for p in range(n)]
        assert len(set(taken)) == 1  # all hands are equally long when a trick starts


def check_turn(s: State) -> None:
    """Y-16, Y-21: somebody always has a choice, until the game is over; nobody else is asked."""
    who = GAME.rules.actors(s)
    if who == CHANCE:
        assert choices(GAME, s, CHANCE)
    elif who != NOBODY_ACTS:
        assert all(0 <= seat < s.players for seat in acting(s))
        assert len(acting(s)) == 1 or s.phase == SHED
        for seat in acting(s):
            found = choices(GAME, s, seat)
            assert len(found) >= (2 if s.phase == NYET else 1)
    else:
        assert s.phase == OVER


def check_loot(s: State) -> None:
    """Y-38, Y-47: loot are ones that were played, each captured once."""
    played = Counter(card for card in card_list(s.gone) if card % 13 == 0)
    for colour in range(4):
        groups = [loot >> 3 * colour & 7 for loot in s.loot]
        assert set(groups) <= {0, 1, 3, 7}  # filled from the lowest bit
        assert sum(group.bit_count() for group in groups) <= played[13 * colour]
    assert sum(s.tricks) <= 16


@pytest.mark.rule("Y-16")
@pytest.mark.parametrize("options", samples())
def test_phases_follow_each_other(options: NyetOptions) -> None:
    """The state machine of a round, with what precedes the first one."""
    names = ("character", "dealer", "deal", "nyet", "team", "bonus", "shed", "trick", "score", "game_over")
    n = options.players
    after = {
        "character": {"dealer", "deal"},
        "dealer": {"deal"},
        "deal": {"nyet"},
        "nyet": {"shed", "trick"} if n == 2 else {"team"},
        "team": {"bonus"} if n == 5 else {"shed", "trick"},
        "bonus": {"shed", "trick"},
        "shed": {"trick"},
        "trick": {"score", "game_over"},
        "score": {"deal"},
    }
    before = None
    for s in random_steps(options, 30):
        phase = names[s.phase]
        if before is not None and phase != before:
            assert phase in after[before], (before, phase)
        before = phase
    assert before == "game_over"


def test_random_options_are_really_different() -> None:
    made = [random_options(Random(seed)) for seed in range(30)]
    assert {options.players for options in made} == {2, 3, 4, 5}
    assert {options.end_mode for options in made} == {"rounds", "points"}
    assert len({options.boxes for options in made}) > 6
    with pytest.raises(OptionsError):
        NyetOptions.of(players=2, first_dealer=4)
