"""The parts that pictures are made of, as SVG: texts, dice, marks of seats, and the drawings of the browser client.

`drawings.json` is written from the client's components by `node web/scripts/write-drawings.js`. Their colours are variables, as there.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from functools import cache
from html import escape
from typing import Any

import msgspec

from rollhouse.core.data import package_file
from rollhouse.core.extras import needs

COLOURS: dict[str, str] = {
    "--die": "#fffefb",
    "--pip": "#1d2a32",
    "--print": "#4a3d22",
    "--danger": "#a3261d",
    "--gold": "#dca032",
    "--art-paper": "#fffaf0",
    "--art-ink": "#1c4337",
    "--art-die": "#ffffff",
    "--art-gold": "#e2a63a",
    "--art-edge": "#e5d9bf",
    "--font": "Figtree",
    "--font-display": "Fraunces",
}
"""The variables of the drawings, as the client's light theme sets them."""
SEATS = ("#b5341f", "#1f5fa8", "#7a4d9e", "#8a6100")
"""The colours of the seats in the client's light theme."""
_FONTS = {600: "figtree-600.ttf", 800: "figtree-800.ttf", 700: "fraunces.ttf"}
"""Files of the fonts by weight; the bold one in between is the display font."""
_VARIABLE = re.compile(r"var\((--[\w-]+)(?:,[^()]*(?:\([^()]*\))?)?\)")
_ALPHA = re.compile(r"rgb\((\d+) (\d+) (\d+) / (\d+)%\)")
"""Colours that the renderer reads only with commas."""
_HUE_FORM = re.compile(r"--hue: ?(\d+);?|oklch\(([\d.]+) ([\d.]+) var\(--hue\)\)")
"""The hue of a group, and a colour of that hue."""
_PIPS = ("", "5", "19", "159", "1379", "13579", "134679")
"""The pips of each face by their place in a grid of three by three."""
_UNPRINTABLE = re.compile(r"[^ -~\u00a0-ÿŒœ–—‘’‚“”„•…‹›€−]")
"""Characters that the fonts don't have."""
_ELLIPSIS = "…"


class _Drawn(msgspec.Struct, frozen=True):
    """The drawings of one game."""

    pictures: dict[str, str]
    hues: dict[str, int]


@cache
def _drawings() -> dict[str, _Drawn]:
    return msgspec.json.decode(package_file(__package__, "drawings.json").read_bytes(), type=dict[str, _Drawn])


def has_drawing(game: str, name: str) -> bool:
    """Whether a game has a drawing of this name."""
    return name in _drawings().get(game, _Drawn({}, {})).pictures


def hue_of(game: str, card: str) -> int:
    """The hue of a card's paper in degrees."""
    return _drawings()[game].hues[card]


def drawing(game: str, name: str, box: tuple[float, float, float, float], colours: Mapping[str, str] | None = None) -> str:
    """A drawing inside a box (x, y, width, height). `colours` replaces variables of `COLOURS`; `color` is the current colour."""
    palette = {**COLOURS, **(colours or {})}
    painted = _VARIABLE.sub(lambda found: palette[found[1]], _with_hues(_drawings()[game].pictures[name])).replace(" slice", " meet")
    painted = painted.replace("currentcolor", palette.get("color", palette["--art-ink"]))
    painted = _ALPHA.sub(lambda found: f"rgba({found[1]},{found[2]},{found[3]},{int(found[4]) / 100})", painted)
    x, y, width, height = box
    return painted.replace("<svg", f'<svg x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" overflow="visible"', 1)


def _with_hues(drawn: str) -> str:
    """Resolve the colours of groups that set a hue of their own; such groups lie beside each other."""
    hue = 0.0

    def resolved(found: re.Match[str]) -> str:
        nonlocal hue
        if found[1]:
            hue = float(found[1])
            return ""
        return oklch(float(found[2]), float(found[3]), hue)

    return _HUE_FORM.sub(resolved, drawn)


def font_files() -> list[str]:
    """The paths of the fonts."""
    return [str(package_file(__package__, f"fonts/{name}")) for name in _FONTS.values()]


@cache
def _font(weight: int, size: int) -> Any:
    with needs("server"):
        from PIL import ImageFont

    return ImageFont.truetype(str(package_file(__package__, f"fonts/{_FONTS[weight]}")), size)


def printable(name: str, instead: str) -> str:
    """A user's name; `instead` where the fonts lack one of its characters."""
    return instead if _UNPRINTABLE.search(name) else name


def fitted(content: str, size: int, width: float, weight: int = 600) -> tuple[str, int]:
    """A text and its size so that it fits: down to two thirds of the size, then shortened."""
    smallest = math.ceil(size * 2 / 3)
    while size > smallest and _font(weight, size).getlength(content) > width:
        size -= 1
    font = _font(weight, size)
    if font.getlength(content) > width:
        while content and font.getlength(content + _ELLIPSIS) > width:
            content = content[:-1]
        content = content.rstrip() + _ELLIPSIS
    return content, size


def name_lines(name: str, size: int, width: float) -> list[str]:
    """A card's name in the display font, on one line or two."""
    words = name.split()
    if len(words) < 2 or fitted(name, size, width, 700) == (name, size):
        return [name]
    cut = min(range(1, len(words)), key=lambda at: max(len(" ".join(words[:at])), len(" ".join(words[at:]))))
    return [" ".join(words[:cut]), " ".join(words[cut:])]


def text(
    x: float,
    y: float,
    content: str,
    size: int,
    *,
    fill: str,
    weight: int = 600,
    anchor: str = "start",
    width: float | None = None,
) -> str:
    """A line of text on its baseline, not wider than `width`. Weight 700 is the display font."""
    if width is not None:
        content, size = fitted(content, size, width, weight)
    family = "Fraunces" if weight == 700 else "Figtree"
    return (
        f'<text x="{x:g}" y="{y:g}" font-family="{family}" font-weight="{weight}" font-size="{size}" fill="{fill}" '
        f'text-anchor="{anchor}">{escape(content)}</text>'
    )


def rectangle(x: float, y: float, width: float, height: float, radius: float, fill: str, stroke: str = "none", attributes: str = "") -> str:
    """A rectangle with round corners."""
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{radius:g}" fill="{fill}" stroke="{stroke}" {attributes}/>'


def die(x: float, y: float, size: float, face: int, seat: int | None = None) -> str:
    """A die; in the colour of a seat, or of ivory."""
    body, pips = (COLOURS["--die"], COLOURS["--pip"]) if seat is None else (SEATS[seat], "#ffffff")
    places = [((int(place) - 1) % 3 - 1, (int(place) - 1) // 3 - 1) for place in _PIPS[face]]
    dots = "".join(
        f'<circle cx="{x + size * (0.5 + 0.23 * across):g}" cy="{y + size * (0.5 + 0.23 * down):g}" r="{size * 0.095:g}" fill="{pips}"/>'
        for across, down in places
    )
    return rectangle(x, y, size, size, size * 0.2, body, "#00000040", 'stroke-width="1.5"') + dots


def mark(seat: int, x: float, y: float, size: float) -> str:
    """A seat's shape and colour: a disc, a square, a triangle, a diamond, with a light rim for felt."""
    shapes = (
        '<circle cx="10" cy="10" r="8"/>',
        '<rect x="2.5" y="2.5" width="15" height="15" rx="2"/>',
        '<path d="M10 2 19 17.5H1z"/>',
        '<path d="M10 .8 19.2 10 10 19.2.8 10z"/>',
    )
    place = min(seat, len(shapes) - 1)
    look = f'fill="{SEATS[place]}" stroke="#fdf8ec" stroke-width="2" overflow="visible"'
    return f'<svg x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}" viewBox="0 0 20 20" {look}>{shapes[place]}</svg>'


def oklch(lightness: float, chroma: float, hue: float) -> str:
    """The colour `oklch(lightness chroma hue)` of a style sheet, for a renderer that does not know it."""
    a, b = chroma * math.cos(math.radians(hue)), chroma * math.sin(math.radians(hue))
    long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
    medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (lightness - 0.0894841775 * a - 1.2914855480 * b) ** 3
    linear = (
        4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
        -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
        -0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short,
    )
    return "#" + "".join(f"{round(255 * _gamma(min(max(value, 0.0), 1.0))):02x}" for value in linear)


def _gamma(value: float) -> float:
    return 12.92 * value if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055
