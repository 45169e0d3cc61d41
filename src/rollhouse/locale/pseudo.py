"""A language for tests: English with every letter accented, in brackets. Text without accents is in no catalogue."""

from __future__ import annotations

import re

PSEUDO = "qps"

PSEUDO_LETTERS = "áƀçðéƒĝĥíĵķļɱñöþɋŕšţüṽŵẋýžÁɃÇÐÉƑĜĤÍĴĶĻṀÑÖÞɊŔŠŢÜṼŴẊÝŽ"
_ACCENTS = str.maketrans("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", PSEUDO_LETTERS)
_INNER_TEXT = re.compile(r"\S(?:.*\S)?", re.DOTALL)


def accented(text: str) -> str:
    """`"Roll the dice "` is `"⟦Ŕöļļ ţĥé ðíçé⟧ "`; a text without letters stays as it is."""
    accents = text.translate(_ACCENTS)
    return text if accents == text else _INNER_TEXT.sub(lambda found: f"⟦{found[0]}⟧", accents, count=1)
