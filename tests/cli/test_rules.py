"""`rollhouse rules`: every game, every card, every ruling, every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rollhouse.core.game import AnyGame
from rollhouse.core.registry import all_games
from rollhouse.locale import LANGUAGES, catalogue
from rollhouse.locale.pseudo import PSEUDO
from tests.cli.programs import Inside
from tests.cli.test_plain_languages import checked

PAGE = Path(__file__).parent.parent.parent / "docs" / "rulings.md"
RULINGS = re.findall(r"^- \*\*([DT]\d+)\*\*", PAGE.read_text(encoding="utf-8"), re.MULTILINE)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", all_games().values(), ids=list(all_games()))
def test_the_rules_of_a_game_in_every_language(inside: Inside, game: AnyGame, lang: str) -> None:
    ended = inside.ok("rules", game.id, "--lang", lang)
    words = catalogue(lang)
    for section in game.words.guide():
        assert words.say(section.title) in ended.out
    assert max(map(len, ended.lines()[:-1])) <= 80  # the terminal's width here; the last line says who made the games
    assert "Rollhouse" in ended.lines()[-1]


def test_all_games_together_have_their_names_above_them(inside: Inside) -> None:
    said = inside("rules").lines()
    assert [line for line in said if line.startswith("==")] == ["==  Dicy Cards  ==", "==  Dicetto  =="]
    assert said[-1].startswith("Rollhouse is an unofficial implementation.")


@pytest.mark.parametrize("game", all_games().values(), ids=list(all_games()))
def test_every_card_and_section_can_be_asked_for(inside: Inside, game: AnyGame) -> None:
    words = catalogue("fr")
    for section in game.words.guide():
        ended = inside.ok("rules", game.id, "--about", section.id, "--lang", "fr")
        assert ended.lines()[0].startswith(words.say(section.title))
        assert len([line for line in ended.lines() if line and not line.startswith(" ")]) == 1
        first = words.say(section.body[0]).split()[0]
        assert ended.lines()[1].split()[0] == first


def test_every_ruling_of_the_contract_is_told_in_a_section(inside: Inside) -> None:
    assert len(RULINGS) == 24
    for ruling in RULINGS:
        for spelled in (ruling, ruling.lower()):
            ended = inside.ok("rules", "--about", spelled)
            headings = [line for line in ended.lines() if line and not line.startswith((" ", "=="))]
            assert headings
            assert all(re.search(rf"\(.*\b{ruling}\b.*\)$", heading) for heading in headings)


def test_no_section_tells_a_ruling_that_is_none() -> None:
    told = {ruling for game in all_games().values() for section in game.words.guide() for ruling in section.rulings}
    assert told == set(RULINGS)


def test_a_name_in_two_games_is_told_for_both(inside: Inside) -> None:
    said = inside("rules", "--about", "turn").lines()
    assert [line for line in said if line.startswith("==")] == ["==  Dicy Cards  ==", "==  Dicetto  =="]
    assert len([line for line in said if line == "Your turn"]) == 2
    assert "==" not in inside("rules", "dicetto", "--about", "turn").out


def test_any_other_word_gives_the_sections_in_which_it_occurs(inside: Inside) -> None:
    said = inside("rules", "dicetto", "--about", "SHUFFLE").lines()
    assert [line for line in said if line and not line.startswith(" ")] == ["Before the game (T9)"]
    assert inside("rules", "--about", "shuf").code == 2  # whole words only
    inside.ok("rules", "--about", "glacique", "--lang", "fr")


@pytest.mark.parametrize("about", ["nonsense", "", "  ", ".*", "D99", "\x1b[31m"])
def test_what_the_rules_do_not_speak_of(inside: Inside, about: str) -> None:
    ended = inside.refused("setup/about", "rules", "--about", about)
    assert ended.err.startswith("rollhouse: The rules say nothing about “")
    assert "\x1b" not in ended.err


def test_the_rules_in_the_pseudo_language_have_no_word_of_their_own(inside: Inside) -> None:
    checked(inside("rules", ROLLHOUSE_LANG=PSEUDO).out)
    checked(inside("rules", "--about", "D3", ROLLHOUSE_LANG=PSEUDO).out)
