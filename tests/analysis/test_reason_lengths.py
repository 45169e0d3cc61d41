"""No reason has a sentence over 30 words, or more than two sentences, whatever it is filled with, in any language."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from rollhouse.core.messages import Arg, Message, Seat, say
from rollhouse.locale import LANGUAGES, Catalogue, catalogue
from tests.analysis.checked_reasons import words_of

NAMES = ("Ana", "Bo", "Cy", "Di")
MAX_WORDS = 30
OTHER_IS_A_CHANCE = {
    *(f"dicy-reason-{name}" for name in ("wins", "wins-shared", "wins-on", "reaches")),
    *(f"dicetto-reason-{name}" for name in ("lets-end", "ends-won")),
}
OTHER_IS_A_CARD = {f"dicetto-reason-{name}" for name in ("duel-risk", "holds", "by-chances")}
NUMBERS = {"added": 12.5, "mean": 10.2, "other_mean": 10.1, "active": 2.2, "other_active": 1.8, "turns": 3.21, "other_turns": 3.42}
COUNTS = {"mine": 5, "theirs": 4, "total": 20, "now": 20, "lead": 12, "left": 2, "other": 12, "needed": 21, "target": 100}


def longest(words: Catalogue, pattern: str, **args: Arg) -> Message:
    """Of the messages whose keys match, the one with most words."""
    found = (say(key, **args) for key in sorted(words.keys()) if re.fullmatch(pattern, key))
    return max(found, key=lambda message: words_of(words.say(message, NAMES)))


def filled(words: Catalogue, key: str) -> Iterator[Message]:
    """The message with the longest arguments that it can have."""
    dicetto = key.startswith("dicetto")
    card = longest(words, r"dicetto-card-\w+", number=6) if dicetto else longest(words, r"dicy-card-(?!now)\w+")
    points: Arg = 4 if dicetto else say("dicy-points", count=25)
    in_slot = say("dicetto-spot", card=card, slot=3)
    target = say("dicetto-target-slot", card=card, slot=3, points=4) if dicetto else card
    move = say("dicetto-doing-place", dice=(1, 2), card=in_slot) if dicetto else say("dicy-brief-score", card=card)
    one, others = (tuple(say("common-name", seat=Seat(seat)) for seat in seats) for seats in ((1,), (1, 2, 3)))
    given: dict[str, Arg] = {
        "seat": Seat(0),
        "dice": (1, 2),
        "others": (3, 4),
        "all": "no",
        "share": 54.3,
        "leaders": one,
        "seats": others,
        "number": 10,
        "times": say("common-times", count=88),
        "other_times": say("common-times", count=77),
        "level": say("dicy-points", count=20),
        "card": card,
        "target": target,
        "points": points,
        "best": card,
        "move": move,
        "bonus": longest(words, r"dicetto-bonus-\w+"),
        **{name: say("dicy-reason-equal") for name in ("reason", "first", "second")},
        **NUMBERS,
        **COUNTS,
    }
    if key in OTHER_IS_A_CHANCE:
        given["other"] = say("common-times", count=77)
    elif key in OTHER_IS_A_CARD:
        given["other"] = target
    if key == "dicetto-reason-holds":  # two cards that are not alone of their kind are named without points
        given |= {"target": in_slot, "other": in_slot}
    elif key in ("dicy-reason-reaches", "dicy-reason-not-yet"):
        given["target"] = 100
    for best in (move, card):
        for count in (0, 1, 2, 3):
            every = {**given, "best": best, "count": count}
            yield Message(key, {name: every[name] for name in words.variables(key)})


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_of_a_reason_can_have_over_thirty_words(language: str) -> None:
    """Portuguese had 34, where the next player may end the game."""
    words = catalogue(language)
    keys = [key for key in sorted(words.keys()) if re.match(r"(dicy|dicetto)-(reason|last)-", key)]
    assert len(keys) > 80
    for key in keys:
        for message in filled(words, key):
            sentences = re.split(r"(?<=[.?!]) ", words.say(message, NAMES))
            assert len(sentences) <= 2, sentences
            assert max(map(words_of, sentences)) <= MAX_WORDS, (key, sentences)
