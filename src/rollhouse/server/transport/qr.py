"""QR codes of links."""

from __future__ import annotations

import io
from functools import lru_cache

import segno

_BORDER_MODULES = 2
_MODULE_PIXELS = 4


@lru_cache(maxsize=256)
def qr_svg(url: str) -> bytes:
    """Return the QR code of a URL as an SVG file. It takes some 10 ms; the length of a URL is bounded by those of host and path."""
    picture = io.BytesIO()
    segno.make(url, error="m").save(picture, kind="svg", border=_BORDER_MODULES, scale=_MODULE_PIXELS)
    return picture.getvalue()


def qr_data_uri(url: str) -> str:
    """Return the QR code of a URL as a data URI, for links whose secret must not appear in a request."""
    return segno.make(url, error="m").svg_data_uri(border=_BORDER_MODULES, scale=_MODULE_PIXELS)
