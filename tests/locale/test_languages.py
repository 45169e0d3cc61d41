"""Which language a person gets: what they ask for, then what their system speaks, then English."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from babel import Locale
from hypothesis import given
from hypothesis import strategies as st

from rollhouse.core.errors import SetupError
from rollhouse.locale import LANGUAGES, PSEUDO, catalogue, choose_language
from rollhouse.locale.languages import accepted_language, territory
from tests.expecting import raised

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize(
    ("asked", "language"),
    [
        ("fr", "fr"),
        ("fr_BE", "fr"),
        ("de_CH.UTF-8", "de"),
        (" nl ", "nl"),
        ("pt", "pt"),
        ("pt_AO.UTF-8", "pt"),
        ("pt-BR", "pt-BR"),
        ("pt_BR.UTF-8", "pt-BR"),
        ("PT-br", "pt-BR"),
        ("pt-Latn-BR", "pt-BR"),
        ("pt_BR@euro", "pt-BR"),
        ("pt-BRA", "pt"),
        (PSEUDO, PSEUDO),
    ],
)
def test_what_is_asked_for_comes_first(asked: str, language: str) -> None:
    assert choose_language(asked, {"ROLLHOUSE_LANG": "pt", "LANG": "nl_NL.UTF-8"}) == language


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "pt_BR.UTF-8"}, "pt-BR"),
        ({"LANG": "pt_PT.UTF-8"}, "pt"),
        ({"LANG": "fr_FR", "ROLLHOUSE_LANG": "pt-BR"}, "pt-BR"),
        ({"LANG": "pt_BR", "ROLLHOUSE_LANG": "pt"}, "pt"),
        ({"LANG": "nl_BE@euro"}, "nl"),
        ({"LANG": "nl@euro"}, "nl"),
        ({"LANG": "tlh_KX.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "nl_NL"}, "nl"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "nl_NL", "LC_ALL": "pt_PT"}, "pt"),
        ({"LANG": "fr_FR", "LC_ALL": ""}, "fr"),
        ({"LANG": "fr_FR", "LC_ALL": "C"}, "en"),
        ({"LC_ALL": "pt_PT", "ROLLHOUSE_LANG": "fr"}, "fr"),
        ({"LC_ALL": "pt_PT", "ROLLHOUSE_LANG": "klingon"}, "pt"),
        ({"LC_ALL": "pt_PT", "ROLLHOUSE_LANG": ""}, "pt"),
    ],
)
def test_then_comes_the_environment(environ: dict[str, str], language: str) -> None:
    assert choose_language(None, environ) == language


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_readme_and_the_package_name_every_language(lang: str) -> None:
    named = re.search(r"^In (English, [^.]+)\.", (ROOT / "README.md").read_text(encoding="utf-8"), re.MULTILINE)
    classified = re.findall(r'"Natural Language :: (.+)"', (ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    english = Locale.parse(territory(lang)).get_language_name("en")
    assert named
    assert english in re.findall(r"\w+", named[1])
    assert english in {one.partition(" (")[0] for one in classified}


@pytest.mark.parametrize("asked", ["tlh", "", "french", "f r", "\x00"])
def test_a_language_that_we_do_not_speak_is_refused(asked: str) -> None:
    refused = raised(SetupError, choose_language, asked, {})
    assert refused.code == "setup/language"
    assert refused.value == asked
    assert refused.expected == LANGUAGES
    assert f"{', '.join(LANGUAGES[:-1])} or {LANGUAGES[-1]}" in catalogue("en").error(refused)


@given(st.dictionaries(st.sampled_from(["ROLLHOUSE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"]), st.text()))
def test_no_environment_stops_the_program(environ: dict[str, str]) -> None:
    assert choose_language(None, environ) in (*LANGUAGES, PSEUDO)


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("fr", "fr"),
        ("tlh-KX,tlh;q=0.9,nl;q=0.8,en;q=0.7", "nl"),
        ("en;q=0.2, pt-PT;q=0.9", "pt"),
        ("pt-BR,pt;q=0.9,en;q=0.8", "pt-BR"),
        ("pt,pt-BR;q=0.9", "pt"),
        ("de-CH,de;q=0.9,fr;q=0.8", "de"),
        ("fr,nl", "fr"),
        ("fr;q=0,nl;q=0.1", "nl"),
        ("nl;q=many,fr;q=0.1", "fr"),
        ("*,;q=,x" + "y" * 1000, "en"),
    ],
)
def test_a_browser_gets_the_language_that_it_likes_best(header: str, language: str) -> None:
    assert accepted_language(header) == language
