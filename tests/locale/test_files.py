"""All languages say the same things, with the same arguments."""

from __future__ import annotations

from collections import Counter
from itertools import chain

import pytest

from rollhouse.locale import LANGUAGES
from tests.locale.files import differences, faults, parse, words

OTHERS = [language for language in LANGUAGES if language != "en"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_sound(language: str) -> None:
    found = {file.name: wrong for file in words(language).values() if (wrong := faults(file))}
    assert not found


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_in_two_files(language: str) -> None:
    keys = Counter(chain.from_iterable(file.variables() for file in words(language).values()))
    assert not [key for key, count in keys.items() if count > 1]


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_files(language: str) -> None:
    assert words(language).keys() == words("en").keys()


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_says_the_same_with_the_same_arguments(language: str) -> None:
    ours, theirs = words("en"), words(language)
    found = {name: wrong for name in ours.keys() & theirs.keys() if (wrong := differences(ours[name], theirs[name]))}
    assert not found


def test_the_checks_see_what_is_wrong() -> None:
    english = parse("en", "one = { $count ->\n    [one] A die\n   *[other] { $count } dice\n}\ntwo = { $seat } rolls\nthree = Hello\n")
    other = parse("fr", "one = Des dés\ntwo = { $seat } lance { $dice }\nfour = Au revoir\n")
    assert differences(english, other) == [
        "missing: three",
        "not in English: four",
        "one: [] instead of ['count']",
        "two: ['dice', 'seat'] instead of ['seat']",
    ]
    broken = parse("en", "one = { $count\ntwo = Two\ntwo = Deux\nthree =\n    .hint = Three\nfour = It can't { $count ->\n   *[a] be\n }\n")
    assert faults(broken) == ["not Fluent: 'one = { $count\\n'", "twice: two", "straight apostrophe: four", "no text: three"]
    assert differences(english, english) == faults(english) == []
