"""The browser says every message with the same words as the rest of the house."""

from __future__ import annotations

import msgspec

from rollhouse.core.registry import all_games
from rollhouse.locale import LANGUAGES, catalogue
from rollhouse.locale.languages import territory
from tests.locale.spoken import NAMES, spoken
from tests.web.node import answers


def test_the_browser_says_what_the_house_says() -> None:
    messages = [message for name in all_games() for message in spoken(name).messages]
    assert len(messages) > 500
    asked = [(lang, message) for lang in LANGUAGES for message in messages]  # of one program: starting it takes longest
    questions = [
        {"lang": lang, "locale": territory(lang).replace("_", "-"), "names": NAMES, "message": msgspec.to_builtins(message)}
        for lang, message in asked
    ]
    heard = answers("say-messages.js", questions)
    assert len(heard) == len(asked)
    said = [catalogue(lang).say(message, NAMES) for lang, message in asked]
    assert [(lang, one, other) for (lang, _), one, other in zip(asked, said, heard, strict=True) if one != other] == []
