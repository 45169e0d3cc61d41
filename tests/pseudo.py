"""Finds words that are in no catalogue: in the pseudo-language every translated letter is accented."""

from __future__ import annotations

import re
from collections.abc import Iterable

from rollhouse.locale.pseudo import PSEUDO_LETTERS
from rollhouse.play.bots import given_names

_WORD = re.compile(r"[^\W\d_]+")


def untranslated(text: str, allowed: Iterable[str] = ()) -> list[str]:
    """The words in `text` that are not from the catalogue, except for bots' given names and `allowed` ones: names, ids, file names, moves.

    It looks at letters, not at brackets, so that it works on text that was wrapped, cut or drawn in boxes.
    """
    bots = (name for names in given_names().values() for name in names)
    names = sorted({name for name in (*allowed, *bots) if name}, key=len, reverse=True)
    text = re.sub(r"(?<!\w)(?:" + "|".join(map(re.escape, names)) + r")(?!\w)", " ", text)
    return [word for word in _WORD.findall(text) if not set(word) <= set(PSEUDO_LETTERS)]
