"""What MYST's live race says, and the names of its places (the kit reads all that random games say)."""

from collections.abc import Iterator
from typing import get_args

from facedown.games.myst import MYST as GAME
from facedown.games.myst.live.claims import Claim
from facedown.games.myst.live.race import Reason, Verdict
from facedown.games.myst.live.words import CLOSED, refusal, refusal_text
from facedown.games.myst.rules.pieces import CELL_NAMES, LANDMARK_NAMES, LANDMARKS
from facedown.games.myst.text.words import landmark_of
from facedown.testing.words import catalogues, check_messages
from facedown.words import LANGUAGES, Message, in_language


def verdicts() -> Iterator[Message | None]:
    """What the judge of a live race says for each reason, and where it knows more."""
    claim = Claim(0.0, 1, 0, "aaaaaaaa", 0)
    for reason in get_args(Reason):
        yield refusal(Verdict(claim, 0, reason, wait=600), "")
    yield refusal(Verdict(claim, 0, "not_holder", holder=1), "Ada")
    for team in (0, 1):
        yield refusal(Verdict(claim, team, "cell_taken", faster_by=0.04), "")


def test_every_verdict_has_words_in_all_languages_and_there_are_no_others() -> None:
    said = [message for message in verdicts() if message is not None]
    check_messages(GAME, (("log", message) for message in said))  # all are sentences
    texts = {key for key in catalogues(GAME, "myst")["en"] if key.startswith("drop-")}
    assert {message.code.partition(".")[2].replace(".", "-") for message in said} == texts


def test_places_are_named_as_the_rules_name_them() -> None:
    """A place that a text has no words for would be called by the last one of them."""
    english = [in_language(Message("myst.place", {"landmark": landmark}), "en") for landmark in LANDMARKS]
    assert english == list(LANDMARK_NAMES)
    for language in LANGUAGES:
        for key in ("place", "place.accusative", "place.genitive"):
            texts = {in_language(Message(f"myst.{key}", {"landmark": landmark}), language) for landmark in LANDMARKS}
            assert len(texts) == len(LANDMARKS)
    assert sorted(map(landmark_of, CELL_NAMES)) == sorted([*LANDMARKS, *["none"] * 53])


def test_programs_at_a_table_read_refused_claims_in_english() -> None:
    """The page says the same by the reason and its figures, in the reader's language."""
    claim = Claim(0.0, 1, 0, "aaaaaaaa", 0)
    assert refusal_text(Verdict(claim, 0), "") == ""
    assert refusal_text(Verdict(claim, 0, "cooling", wait=640), "") == "Wait 0.6 s."
    assert refusal_text(Verdict(claim, 0, "cooling", wait=3), "") == "Wait 0.1 s."
    assert refusal_text(Verdict(claim, 0, "not_holder", holder=2), "Ada") == "Ada has this piece."
    assert refusal_text(Verdict(claim, 0, "not_holder"), "") == "You do not hold it."
    assert refusal_text(Verdict(claim, 0, "cell_taken", faster_by=0.04), "") == "Yellow was 0.04 s faster."
    assert refusal_text(Verdict(claim, 0, "race_closed"), "") == CLOSED
