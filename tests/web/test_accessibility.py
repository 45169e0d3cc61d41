"""Every screen at every width: axe finds nothing in either theme, nothing is cut off, and everything is large enough for a finger."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal, TypeAlias

import pytest
from playwright.sync_api import Page

from scripts.build_web import WEB
from tests.web.conftest import Visit
from tests.web.screens import SCREENS
from tests.web.visitors import Visitor

Theme: TypeAlias = Literal["light", "dark"]
AXE = Path(WEB) / "node_modules" / "axe-core" / "axe.min.js"
EVERYTHING = {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]}
COLOURS = {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}
"""What differs between themes."""

WIDE = (
    "lobby",
    "setup_sheet",
    "account_menu",
    "play",
    "training",
    "invite",
    "resigning",
    "dicy_choosing",
    "dicy_reaction",
    "dicetto_placing",
    "dicetto_end",
    "replay",
    "hint",
    "analysis",
    "puzzle",
)
"""Screens that are laid out otherwise where there is room."""
NEXT_FRAME = "new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
SMALL_TARGETS = """least => {
  const shown = element => element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }) && element.getClientRects().length > 0;
  const inSentence = element =>
    (element.matches("p a, li a") && getComputedStyle(element).display === "inline") ||
    element.matches(".who.inline:not([data-plate] *)");
  // An open dialog is all that can be reached.
  const room = document.querySelector("dialog[open]") ?? document;
  const found = [...room.querySelectorAll("button, a[href], select, textarea, input, summary")];
  const target = element => (element.matches("[type=radio], [type=checkbox]") ? (element.closest("label") ?? element) : element);
  const hit = element => {
    element.scrollIntoView({ block: "center", inline: "center" });
    const { left, top, width, height } = element.getBoundingClientRect();
    const reach = least / 2 - 1;
    const across = width >= least ? [0] : [-reach, reach];
    const down = height >= least ? [0] : [-reach, reach];
    return across.every(x => down.every(y => {
      const there = document.elementFromPoint(left + width / 2 + x, top + height / 2 + y);
      return there !== null && (element === there || element.contains(there));
    }));
  };
  const large = element => {
    const { width, height } = element.getBoundingClientRect();
    return Math.min(width, height) >= least - 0.5;
  };
  return found.map(target)
    .filter(element => shown(element) && !inSentence(element) && !element.matches(".skip") && !large(element) && !hit(element))
    .map(element => {
      const { width, height } = element.getBoundingClientRect();
      return `${Math.round(width)} x ${Math.round(height)}: ${element.outerHTML.slice(0, 160)}`;
    });
}"""


def violations(page: Page, only: dict[str, Any]) -> list[str]:
    """What axe has to say, in a line each. The bar at the lower edge stands still at the end: what it covers can be scrolled into view."""
    page.evaluate("document.querySelector('nav.bar')?.style.setProperty('position', 'static')")
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    found = page.evaluate("only => axe.run(document, { runOnly: only, resultTypes: ['violations'] })", only)["violations"]
    return [
        f"{one['id']}: {node['html'][:200]} {node['any'][0]['message'] if node['any'] else ''}" for one in found for node in one["nodes"]
    ]


def overflow(page: Page) -> int:
    """How many pixels stick out at the side."""
    wide: int = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return max(wide, 0)


def look(visitor: Visitor, screen: str, first: Theme, second: Theme) -> None:
    """Go to a screen in one theme and let axe look at everything; then at the colours of the other."""
    visitor.page.emulate_media(color_scheme=first)
    SCREENS[screen](visitor)
    assert violations(visitor.page, EVERYTHING) == []
    visitor.page.emulate_media(color_scheme=second)
    visitor.page.evaluate(NEXT_FRAME)
    assert violations(visitor.page, COLOURS) == []


@pytest.mark.parametrize("screen", SCREENS)
def test_a_phone_shows_it_well(screen: str, visit: Visit) -> None:
    visitor = visit(size=(360, 740), touch=True, strict=False)
    look(visitor, screen, "light", "dark")
    assert visitor.page.evaluate(SMALL_TARGETS, 44) == []
    assert overflow(visitor.page) == 0
    visitor.page.set_viewport_size({"width": 320, "height": 640})
    assert overflow(visitor.page) == 0
    assert visitor.page.evaluate(SMALL_TARGETS, 24) == []
    visitor.page.set_viewport_size({"width": 768, "height": 1024})
    assert overflow(visitor.page) == 0


@pytest.mark.parametrize("screen", WIDE)
def test_a_desk_shows_it_well(screen: str, visit: Visit) -> None:
    visitor = visit(size=(1280, 860), strict=False)
    look(visitor, screen, "dark", "light")
    assert visitor.page.evaluate(SMALL_TARGETS, 24) == []
    assert overflow(visitor.page) == 0
