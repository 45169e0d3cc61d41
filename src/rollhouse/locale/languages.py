"""The supported languages, and the choice of a user's language.

A new language is a folder of Fluent files here, one beside each game, and one line below. The browser's list is made from this one.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

from rollhouse.core.errors import SetupError
from rollhouse.locale.pseudo import PSEUDO


class Language(NamedTuple):
    """A supported language."""

    name: str
    """Its own name for itself."""
    territory: str
    """The locale of its numbers, lists and plurals."""


SPOKEN = {
    "en": Language("English", "en_GB"),
    "de": Language("Deutsch", "de_DE"),
    "fr": Language("Français", "fr_FR"),
    "nl": Language("Nederlands", "nl_NL"),
    "pt": Language("Português (Portugal)", "pt_PT"),
    "pt-BR": Language("Português (Brasil)", "pt_BR"),
}
"""Every language by its code (BCP 47). A code with a country is for that country only."""

LANGUAGES = tuple(SPOKEN)

_LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
_LANGUAGE_TAG = re.compile(r"([a-z]{2,3})(?:[-_]([a-z]{4}))?(?:[-_]([a-z]{2}))?(?:[-_.@].*)?")
_CODE_OF_LOWER = {code.lower(): code for code in (*LANGUAGES, PSEUDO)}


def territory(lang: str) -> str:
    """The locale of a language's numbers, lists and plurals; English for the pseudo-language."""
    return SPOKEN["en" if lang == PSEUDO else lang].territory


def choose_language(asked: str | None, environ: Mapping[str, str]) -> str:
    """The language `asked` for, else `ROLLHOUSE_LANG`, else the system's language, else English.

    Raises:
        SetupError: `setup/language`, where the language asked for is not supported.

    """
    if asked is not None:
        found = _language(asked)
        if found is None:
            raise SetupError("setup/language", value=asked, expected=LANGUAGES)
        return found
    system = next(
        (environ[name] for name in _LOCALE_VARIABLES if environ.get(name)), ""
    )  # as everywhere: the first one that is set decides
    return _language(environ.get("ROLLHOUSE_LANG", "")) or _language(system) or "en"


def accepted_language(header: str) -> str:
    """The supported language with the highest quality in an `Accept-Language` header (`fr-BE,fr;q=0.9,en;q=0.5`), else English."""
    liked: list[tuple[float, str]] = []
    for part in header.split(","):
        tag, _, weight = part.partition(";q=")
        found = _language(tag)
        try:
            quality = float(weight or 1)
        except ValueError:
            continue
        if found in LANGUAGES and quality > 0:
            liked.append((quality, found))
    return max(liked, key=lambda one: one[0], default=(0.0, "en"))[1]  # the first of equals


def _language(text: str) -> str | None:
    """`fr_BE.UTF-8`, `FR` and `fr-CA` are all French; `pt_BR` is Brazil's Portuguese, any other `pt` Portugal's.

    The pseudo-language is known, but never offered.
    """
    found = _LANGUAGE_TAG.fullmatch(text.strip().lower())
    if found is None:
        return None
    language, country = found[1], found[3]
    return _CODE_OF_LOWER.get(f"{language}-{country}") or _CODE_OF_LOWER.get(language)
