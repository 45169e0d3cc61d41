"""The browser formats every message as the Python catalogue does."""

from __future__ import annotations

from collections import defaultdict

import msgspec

from rollhouse.core.messages import Message
from rollhouse.core.registry import all_games
from rollhouse.locale import LANGUAGES, catalogue
from rollhouse.locale.languages import territory
from tests.locale.spoken import NAMES, spoken
from tests.web.node import answers


def test_the_browser_says_what_the_house_says() -> None:
    messages = [message for name in all_games() for message in spoken(name).messages]
    assert len(messages) > 500
    by_key: defaultdict[str, list[Message]] = defaultdict(list)
    for message in messages:
        by_key[message.key].append(message)
    some = [message for found in by_key.values() for message in found[:3]]
    asked = [(lang, message) for lang in LANGUAGES for message in (messages if lang == "en" else some)]  # of one program: it starts slowly
    questions = [
        {"lang": lang, "locale": territory(lang).replace("_", "-"), "names": NAMES, "message": msgspec.to_builtins(message)}
        for lang, message in asked
    ]
    heard = answers("say-messages.js", questions)
    assert len(heard) == len(asked)
    said = [catalogue(lang).say(message, NAMES).replace("\u00a0", " ") for lang, message in asked]
    shown = [text.replace("\u00a0", " ") for text in heard]  # the browser keeps dice on one line
    assert [(lang, one, other) for (lang, _), one, other in zip(asked, said, shown, strict=True) if one != other] == []
