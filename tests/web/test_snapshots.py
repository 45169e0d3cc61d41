"""What the key screens look like on a phone, kept as small pictures.

`ROLLHOUSE_SNAPSHOTS=write pytest tests/web/test_snapshots.py` takes them anew: look at the difference. Fonts and smoothing differ between
machines, so light and dark are compared on a coarse grid. A page that is blank, unstyled or another one does not pass: the last test sees
to that.
"""

from __future__ import annotations

import base64
import os
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.web.conftest import Visit
from tests.web.screens import SCREENS
from tests.web.visitors import Visitor

KEPT = Path(__file__).with_name("snapshots")
NAMES = ("lobby", "dicy_choosing", "dicy_reaction", "dicetto_placing")
SIZE = (360, 740)
ALIKE = 0.9
"""How strongly the two grids go together at least; 1 is the same picture."""

SHRINK = """async picture => {
  const bitmap = await createImageBitmap(await (await fetch("data:image/png;base64," + picture)).blob());
  const canvas = new OffscreenCanvas(90, Math.round(90 * bitmap.height / bitmap.width));
  const pen = canvas.getContext("2d");
  pen.imageSmoothingQuality = "high";
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: "image/png" })).arrayBuffer());
  return btoa(String.fromCharCode(...bytes));
}"""
CORRELATION = """async pictures => {
  const grid = async picture => {
    const bitmap = await createImageBitmap(await (await fetch("data:image/png;base64," + picture)).blob());
    const canvas = new OffscreenCanvas(24, 48);
    const pen = canvas.getContext("2d");
    pen.imageSmoothingQuality = "high";
    pen.drawImage(bitmap, 0, 0, 24, 48);
    const { data } = pen.getImageData(0, 0, 24, 48);
    return Array.from({ length: 24 * 48 }, (_, at) => 0.299 * data[4 * at] + 0.587 * data[4 * at + 1] + 0.114 * data[4 * at + 2]);
  };
  const [one, other] = await Promise.all(pictures.map(grid));
  const mean = values => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [a, b] = [one, other].map(values => { const middle = mean(values); return values.map(value => value - middle); });
  const dot = (x, y) => x.reduce((sum, value, at) => sum + value * y[at], 0);
  return dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b) || 1);
}"""


def shot(visitor: Visitor, name: str) -> str:
    """The screen as a small picture, in base 64."""
    SCREENS[name](visitor)
    visitor.page.evaluate("document.fonts.ready.then(() => scrollTo(0, 0))")
    small: str = visitor.page.evaluate(SHRINK, base64.b64encode(visitor.page.screenshot()).decode())
    return small


def alike(page: Page, one: str, other: str) -> float:
    found: float = page.evaluate(CORRELATION, [one, other])
    return found


def kept(name: str) -> str:
    return base64.b64encode((KEPT / f"{name}.png").read_bytes()).decode()


@pytest.mark.parametrize("name", NAMES)
def test_a_key_screen_looks_as_it_did(name: str, visit: Visit) -> None:
    visitor = visit(size=SIZE, touch=True, strict=False)
    shown = shot(visitor, name)
    if os.environ.get("ROLLHOUSE_SNAPSHOTS") == "write":
        (KEPT / f"{name}.png").write_bytes(base64.b64decode(shown))
    assert alike(visitor.page, shown, kept(name)) > ALIKE


def test_other_pages_would_not_pass(browser: Browser) -> None:
    page = browser.new_page(viewport={"width": SIZE[0], "height": SIZE[1]})
    blank = base64.b64encode(page.screenshot()).decode()
    page.set_content("<h1>Rollhouse</h1>" + "<button>Play</button> <p>Text without its style</p>" * 20)
    unstyled = base64.b64encode(page.screenshot()).decode()
    for name in NAMES:
        others = [blank, unstyled, *(kept(other) for other in NAMES if other != name)]
        assert max(alike(page, kept(name), other) for other in others) < ALIKE, name
    page.close()
