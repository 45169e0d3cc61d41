"""Which languages there are, and which one a person wants."""

from __future__ import annotations

import re
from collections.abc import Mapping

from rollhouse.core.errors import SetupError
from rollhouse.locale.pseudo import PSEUDO

__all__ = ["LANGUAGES", "TERRITORIES", "choose_language"]

LANGUAGES = ("en", "fr", "nl", "pt")

TERRITORIES = {"en": "en_GB", "fr": "fr_FR", "nl": "nl_NL", "pt": "pt_PT", PSEUDO: "en_GB"}
"""Whose numbers, lists and plurals go with each language."""

_SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG")
_TAG = re.compile(r"([a-z]{2,3})(?:[-_.@].*)?")


def choose_language(asked: str | None, environ: Mapping[str, str]) -> str:
    """What was asked for, else `ROLLHOUSE_LANG`, else the system's language, else English; `setup/language` for one that we don't have."""
    if asked is not None:
        found = _language(asked)
        if found is None:
            raise SetupError("setup/language", came=asked, allowed=LANGUAGES)
        return found
    system = next((environ[name] for name in _SYSTEM if environ.get(name)), "")  # as everywhere: the first one that is set decides
    return _language(environ.get("ROLLHOUSE_LANG", "")) or _language(system) or "en"


def _language(text: str) -> str | None:
    """`fr_BE.UTF-8`, `FR` and `fr-CA` are all French. The pseudo-language is known, but never offered."""
    found = _TAG.fullmatch(text.strip().lower())
    return found[1] if found and found[1] in (*LANGUAGES, PSEUDO) else None
