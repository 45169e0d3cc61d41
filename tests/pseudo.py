"""Finding words that are in no catalogue: in the pseudo-language every translatable letter is accented, so a plain one stands out."""

from __future__ import annotations

import re
from collections.abc import Iterable

from rollhouse.locale.pseudo import PSEUDO_LETTERS

__all__ = ["untranslated"]

_WORD = re.compile(r"[^\W\d_]+")


def untranslated(text: str, allowed: Iterable[str] = ()) -> list[str]:
    """The words in `text` that did not come out of the catalogue, apart from `allowed` ones: names, ids, file names, moves.

    It looks at letters and not at brackets, so it works on texts that were wrapped, cut or drawn in boxes.
    """
    wanted = sorted({one for one in allowed if one}, key=len, reverse=True)
    if wanted:
        text = re.sub(r"(?<!\w)(?:" + "|".join(map(re.escape, wanted)) + r")(?!\w)", " ", text)
    return [word for word in _WORD.findall(text) if not set(word) <= set(PSEUDO_LETTERS)]
