"""The browser says every message with the same words as the rest of the house."""

from __future__ import annotations

import msgspec
import pytest

from rollhouse.core.registry import all_games
from rollhouse.locale import LANGUAGES, catalogue
from rollhouse.locale.languages import territory
from tests.locale.spoken import NAMES, spoken
from tests.web.node import answers


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_browser_says_what_the_house_says(lang: str) -> None:
    words = catalogue(lang)
    messages = [message for name in all_games() for message in spoken(name).messages]
    assert len(messages) > 500
    locale = territory(lang).replace("_", "-")
    questions = [{"lang": lang, "locale": locale, "names": NAMES, "message": msgspec.to_builtins(message)} for message in messages]
    said = answers("say-messages.js", questions)
    assert len(said) == len(messages)
    different = [
        (words.say(message, NAMES), heard) for message, heard in zip(messages, said, strict=True) if words.say(message, NAMES) != heard
    ]
    assert not different
