"""The pseudo-language marks every word of the catalogue, and the checker finds every word that is not marked."""

from __future__ import annotations

import pytest

from rollhouse.core.messages import Seat, say
from rollhouse.locale import PSEUDO, catalogue
from rollhouse.locale.pseudo import PSEUDO_LETTERS, accented
from tests.pseudo import untranslated


def test_every_letter_has_its_own_accent() -> None:
    assert len(set(PSEUDO_LETTERS)) == len(PSEUDO_LETTERS) == 52
    assert not any(letter.isascii() for letter in PSEUDO_LETTERS)


@pytest.mark.parametrize(
    ("text", "marked"),
    [("Roll the dice", "⟦Ŕöļļ ţĥé ðíçé⟧"), (" and ", " ⟦áñð⟧ "), (", ", ", "), ("", ""), (" 1. ", " 1. "), ("a\n\nb ", "⟦á\n\nƀ⟧ ")],
)
def test_texts_are_marked_and_spaces_stay_outside(text: str, marked: str) -> None:
    assert accented(text) == marked


def test_what_is_put_into_a_sentence_stays_plain() -> None:
    words = catalogue(PSEUDO)
    froze = say("dicy-event-froze", seat=Seat(0), card=say("dicy-card-straight"), dice=(1, 2))
    assert words.say(froze, ["Ana"]) == "Ana ⟦ƒŕöžé⟧ ⟦Šţŕáíĝĥţ⟧ ⟦áñð ŕéŕöļļéð⟧ 1 2."
    assert words.say(say("dicy-setup-cards", cards=tuple(say(f"dicy-card-{card}") for card in ("odd", "sixes")))).endswith(
        "⟦Öðð⟧ ⟦áñð⟧ ⟦Šíẋéš⟧."
    )


def test_the_pseudo_language_says_all_that_english_says() -> None:
    english, marked = catalogue("en"), catalogue(PSEUDO)
    keys = english.keys()
    assert marked.keys() == keys
    assert all(marked.variables(key) == english.variables(key) for key in keys)


@pytest.mark.parametrize(
    ("text", "allowed", "found"),
    [
        ("⟦Ŕöļļ⟧ 1 2 6, ⟦ñöŵ⟧!", (), []),
        ("Roll ⟦ţĥé⟧ dice", (), ["Roll", "dice"]),
        ("⟦Ŕöļļ the ðíçé⟧", (), ["the"]),
        ("Ana ⟦ŕöļļš⟧", (), ["Ana"]),
        ("Ana ⟦ŕöļļš⟧", ("Ana",), []),
        ("Anaïs ⟦ŕöļļš⟧", ("Ana",), ["Anaïs"]),
        ("“score low_six 1234⟦” ñö⟧", ("score low_six 1234",), []),
        ("low_six ⟦ñö⟧", ("six",), ["low", "six"]),
        ("⟦šþļíţ⟧ │ ⟦öṽéŕ│ļíñéš⟧ ╭──╮", (), []),
        ("Zoë", (), ["Zoë"]),
        ("骰子", (), ["骰子"]),
        ("x", ("",), ["x"]),
    ],
)
def test_plain_words_are_found(text: str, allowed: tuple[str, ...], found: list[str]) -> None:
    assert untranslated(text, allowed) == found
