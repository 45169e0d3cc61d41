"""Entries are found without parsing the files, and say what a parser reads there."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from rollhouse.core.messages import Message
from rollhouse.locale import LANGUAGES, SPOKEN, Catalogue, files
from rollhouse.locale.files import browser_words, entries, plain_text, sources


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_entry_is_found_as_fluent_has_it(lang: str) -> None:
    plain = 0
    for path in sources(lang):
        text = path.read_text(encoding="utf-8")
        resource = FluentResource(text)
        bundle = FluentBundle([SPOKEN[lang].territory], use_isolating=False)
        bundle.add_resource(resource)
        assert list(entries(text)) == [one.id.name for one in resource.body if isinstance(one, ast.Message)], path
        for key, entry in entries(text).items():
            said = plain_text(entry)
            if said is not None:
                pattern = bundle.get_message(key).value
                assert pattern is not None
                assert bundle.format_pattern(pattern) == (said, []), key
                plain += 1
    assert plain > 300  # most sentences need nothing but copying


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        ("one = Roll\n", "Roll"),
        ("one=Roll  \n\n# A remark\n", "Roll"),
        ("one = a = b\n", "a = b"),
        ("one = { $a }\n", None),
        ("one = Roll\n    again\n", None),
        ("one =\n    Roll\n", None),
        ("one = Roll\n    .hint = Now\n", None),
        ("one =\n", None),
    ],
)
def test_only_one_line_of_mere_text_is_taken_as_it_is(entry: str, said: str | None) -> None:
    assert plain_text(entry) == said


def test_files_beside_the_games_are_read_for_the_first_key_that_the_house_lacks() -> None:
    read: list[str] = []

    def more() -> list[str]:
        read.append("more")
        return ["theirs = Theirs\n"]

    words = Catalogue("en", ["ours = Ours\nsum = { $n } { theirs }\n"], more)
    assert words.say(Message("ours")) == "Ours"
    assert not read
    assert words.say(Message("sum", {"n": 2})) == "2 Theirs"
    assert words.say(Message("theirs")) == "Theirs"
    assert words.keys() == {"ours", "sum", "theirs"}
    assert read == ["more"]


def test_a_game_that_lacks_a_language_speaks_its_neighbours_else_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "package_folder", lambda _: tmp_path)
    for lang in ("en", "pt"):
        (tmp_path / "locale" / lang).mkdir(parents=True)
        (tmp_path / "locale" / lang / "game.ftl").write_text(f"lang = {lang}\n")
    (tmp_path / "locale" / "nl").mkdir()  # begun, and nothing said yet
    assert {lang: browser_words("theirs", lang) for lang in ("en", "pt", "pt-BR", "nl", "fr")} == {
        "en": "lang = en\n",
        "pt": "lang = pt\n",
        "pt-BR": "lang = pt\n",
        "nl": "lang = en\n",
        "fr": "lang = en\n",
    }


def test_every_language_has_a_folder_and_a_line() -> None:
    assert tuple(SPOKEN) == LANGUAGES
    assert len({language.name for language in SPOKEN.values()}) == len(SPOKEN)
    folders = {path.parent.name for lang in LANGUAGES for path in sources(lang)}
    assert folders == set(LANGUAGES)
