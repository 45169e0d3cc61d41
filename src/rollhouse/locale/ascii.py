"""For output that knows few characters: signs and letters become their nearest likeness, never a question mark that means a mistake."""

from __future__ import annotations

import codecs
import unicodedata

NEAREST_HANDLER = "rollhouse-nearest"
"""The name of the error handler, for `errors=`."""

_SIGNS = {
    **dict.fromkeys("─━═╌╴╶╸╺╾╼", "-"),
    **dict.fromkeys("│┃║", "|"),
    **dict.fromkeys("▁▂▃", "."),
    **dict.fromkeys("▄▅▆", ":"),
    **dict.fromkeys("▇█", "#"),
    **dict.fromkeys("−–—‑", "-"),
    **dict.fromkeys("‘’‚", "'"),
    **dict.fromkeys("“”„«»", '"'),
    **dict.fromkeys("·•●▸▪", "*"),
    "→": "->",
    "←": "<-",
    "≤": "<=",
    "≥": ">=",
    "×": "x",
    "≈": "~",
    "±": "+-",
    "★": "*",
    "☆": "*",
    "✓": "+",
    "✗": "x",
    "œ": "oe",
    "Œ": "OE",
    "æ": "ae",
    "Æ": "AE",
    "ø": "o",
    "Ø": "O",
    "ß": "ss",
    "ł": "l",
    "Ł": "L",
    "€": "EUR",
}
"""What Unicode itself does not take apart."""


def _nearest(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    told = [_likeness(char, error.encoding) for char in error.object[error.start : error.end]]
    return "".join(told), error.end


def _likeness(char: str, encoding: str) -> str:
    parts = _SIGNS.get(char) or unicodedata.normalize("NFKD", char)
    return parts.encode(encoding, "ignore").decode(encoding) or "_"


codecs.register_error(NEAREST_HANDLER, _nearest)
