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
    "pt-BR": ("Glacial", "Modo B Iniciante", "Modo C Intermediário", "Modo D Mais Interação", "Interglacial"),
}
"""What the four rulebooks call the game modes. Brazil has none, and says it as the Portuguese one does, in its own words; German has
none either: its names are ours."""

OTHER_WORDS = {
    "en": r"thaw|unfreez|reactivat|our (own )?interpretation|more interaction",
    "de": r"reaktivier|\baktivier|zurücksetz|unsere (eigene )?(Interpretation|Deutung)|überspring|(?-i:würfeln)|würfelt|\bablegen|Patt\b",
    "fr": r"dégel|réactiv|= Activer|notre (propre )?interprétation|dés frais|interglacique",
    "nl": r"ontdooi|heractiv|= activeer$|= activeren$|onze (eigen )?interpretatie|verse dobbel|een modus bij",
    "pt": r"descongel|a nossa (própria )?interpretação|dados novos|\blanç(ar|a|as|am|ou|aram)\b|\brelanç(a|as|am|ou)\b",
    "pt-BR": r"descongel|nossa (própria )?interpretação|dados novos|lanç|rerrol|voltar a rolar|passar o turno|livro de regras",
}
"""Words for what has another one already: a card that is reset, our reading, a new roll; in German dice are thrown ("werfen") and a turn
is passed ("passen"), in Portuguese they are rolled ("rolar")."""


def _lines(language: str) -> list[str]:
    """Every line that is said; no remarks."""
    return [line for path in sources(language) for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]


@pytest.mark.parametrize("language", OFFICIAL)
def test_modes_are_called_as_in_the_rulebooks(language: str) -> None:
    labels = {value: catalogue(language).say(label) for value, label in all_games()["dicy-cards"].words.options()[0].values}
    named = [labels[mode].partition(" (")[0] for mode in ("glacial", "b", "c", "d", "interglacial")]
    assert named == list(OFFICIAL[language])


@every_language
def test_one_thing_has_one_word(language: str) -> None:
    other = re.compile(OTHER_WORDS[language], re.IGNORECASE)
    assert [line for line in _lines(language) if other.search(line)] == []


def test_french_marks_stay_on_the_line_of_their_word() -> None:
    loose = re.compile(r"\S [:;!?»]|« \S")
    assert [line for line in _lines("fr") if loose.search(line)] == []


NEXT_DOOR = {
    "pt": r"\bvocês?\b|\btela|arquivo|celular|registro|compartilh|rodada|rolage|\bbônus|aparelho|está \w+ndo\b|\bseção",
    "pt-BR": (
        r"\b(tu|te|ti|contigo|teus?|tuas?|podes|tens|queres|és|estás)\b|ecrã|ficheiro|telemóvel|registo|(?<!com)partilh|\brondas?\b|bónus"
        r"|logótipo|secção|ligação|hipótese|definições|desforra|câmara|«|\best(á|ão|ava) a \w+r\b"
    ),
}
"""What gives away that a sentence was written for Portugal, or for Brazil."""


@pytest.mark.parametrize("language", NEXT_DOOR)
def test_two_countries_with_one_language_each_have_their_own_words(language: str) -> None:
    other = re.compile(NEXT_DOOR[language], re.IGNORECASE)
    assert [line for line in _lines(language) if other.search(line)] == []
