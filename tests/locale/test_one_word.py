"""The words are those of the rulebooks, and one thing has one word in each language."""

from __future__ import annotations

import re

import pytest

from rollhouse.core.registry import all_games
from rollhouse.locale import LANGUAGES, catalogue
from rollhouse.locale.files import sources

every_language = pytest.mark.parametrize("language", LANGUAGES)

OFFICIAL = {
    "en": ("Glacial", "Beginner Mode B", "Intermediate Mode C", "Increased Interactions D", "Interglacial"),
    "fr": ("Glacique", "Mode Initié B", "Mode Intermédiaire C", "Interactions renforcées D", "Interglaglacique"),
    "nl": ("Glaciaalvariant", "Beginnersvariant B", "Gevorderdenvariant C", "Verhoogde Interactie D", "Interglaciaalvariant"),
    "pt": ("Glacial", "Modo B Principiante", "Modo C Intermédio", "Modo D Maior Interação", "Interglacial"),
}
"""What the four rulebooks call the game modes."""

OTHER_WORDS = {
    "en": r"thaw|unfreez|reactivat|our (own )?interpretation|more interaction",
    "fr": r"dégel|réactiv|= Activer|notre (propre )?interprétation|dés frais|interglacique",
    "nl": r"ontdooi|heractiv|= activeer$|= activeren$|onze (eigen )?interpretatie|verse dobbel|een modus bij",
    "pt": r"descongel|a nossa (própria )?interpretação|dados novos|\blanç(ar|a|as|am|ou|aram)\b|\brelanç(a|as|am|ou)\b",
}
"""Words for what has another one already: a card that is reset, our reading, a new roll; and in Portuguese dice are rolled ("rolar")."""


@every_language
def test_modes_are_called_as_in_the_rulebooks(language: str) -> None:
    labels = {value: catalogue(language).say(label) for value, label in all_games()["dicy-cards"].words.options()[0].values}
    named = [labels[mode].partition(" (")[0] for mode in ("glacial", "b", "c", "d", "interglacial")]
    assert named == list(OFFICIAL[language])


@every_language
def test_one_thing_has_one_word(language: str) -> None:
    lines = [line for path in sources(language) for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    other = re.compile(OTHER_WORDS[language], re.IGNORECASE)
    assert [line for line in lines if other.search(line)] == []
