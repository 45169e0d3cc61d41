"""Takes a picture of every main screen, at every size and in both themes, for review: `python -m scripts.take_screens FOLDER --lang fr`.

Each size has a sheet with all its screens too (`sheet-…`), for a first look. `--screen` and `--size` take some of them anew.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, sync_playwright

from bench.server.local_server import open_local_server
from scripts.build_web import build
from scripts.take_pictures import REAL, Visitor
from scripts.test_servers import find_chromium

__all__ = ["SCREENS", "SIZES", "main"]

SIZES = ((360, 640), (844, 390), (768, 1024), (1440, 900), (1920, 1080))
LIGHTS: tuple[Literal["light", "dark"], ...] = ("light", "dark")
CARDS = ("draw chance#1", "draw pair#2", "draw small_straight#1", "draw number_4#1")
BONUS = "bonus fewest_cards most_chance most_logo most_numbers"
LONG_NAME = "Maximilienne"
SETTLE_MILLISECONDS = 400
"""The time in which a page lays itself out after a change of theme."""


def lobby(ana: Visitor) -> None:
    ana.page.goto(ana.url)
    ana.page.locator("[data-game-box]").first.wait_for()


def _open_settings(ana: Visitor) -> None:
    ana.page.locator("header .tools .round").last.click()
    ana.page.locator(".popup li button").first.click()
    ana.page.get_by_role("dialog").wait_for()


def settings(ana: Visitor) -> None:
    lobby(ana)
    _open_settings(ana)


def lesson(ana: Visitor) -> None:
    ana.page.goto(f"{ana.url}/learn/dicy-cards#reroll")
    ana.page.locator('[data-group="cards"]').first.wait_for()


def example(ana: Visitor) -> None:
    ana.page.goto(f"{ana.url}/learn/dicetto#fewest_cards")
    ana.page.locator("[data-spot]").first.wait_for()


def invitation(ana: Visitor) -> None:
    seats = [{"me": True, "name": LONG_NAME}, None]
    setup = {"players": 2, "first": 0}
    table = ana.post("/api/tables", {"game": "dicetto", "setup": setup, "options": {}, "seats": seats, "begin": False})["id"]
    ana.page.goto(f"{ana.url}/t/{table}")
    ana.page.locator(".share .only").wait_for()


def dicy_two(ana: Visitor) -> None:
    table = ana.table("dicy-cards", "Ana", LONG_NAME, options=REAL)
    ana.play(table, "roll 135566", "score odd 1355", "roll 123456", "score straight 123456", "roll 445566")
    ana.page.locator('[data-nav="dice"] button').first.wait_for()


def dicy_four(ana: Visitor) -> None:
    table = ana.table("dicy-cards", "Ana", LONG_NAME, "Cy", "Di", options=REAL)
    ana.play(table, "roll 135566", "score odd 1355", "roll 123456", "score straight 123456", "roll 445566")
    ana.page.locator('[data-group="cards"]').nth(4).click()
    ana.page.locator("[data-confirm]").wait_for()


def reaction(ana: Visitor) -> None:
    table = ana.table("dicy-cards", "Ana", LONG_NAME, options=REAL)
    ana.play(table, "roll 114466", "score two_pairs 4466", "roll 223566", "score any_two 66")
    ana.page.locator('[data-group="strips"]').first.wait_for()


def dicetto_two(ana: Visitor) -> None:
    table = ana.table("dicetto", "Ana", LONG_NAME, options=REAL)
    ana.play(table, *CARDS, BONUS, "roll 3466", "keep", "place 1 66", "done", "roll 1446", "reroll 1", "roll 6", "keep")
    ana.page.locator("button.card.target").first.wait_for()


def dicetto_four(ana: Visitor) -> None:
    table = ana.table("dicetto", LONG_NAME, "Bo", "Cy", "Di", options=REAL)
    ana.play(table, *CARDS, BONUS, "roll 3466")
    ana.page.locator(".tray button.die").first.wait_for()


def duel(ana: Visitor) -> None:
    table = ana.table("dicetto", "Ana", LONG_NAME, options=REAL)
    ana.play(table, *CARDS, BONUS, "roll 3466", "keep", "place 1 66", "done", "roll 1166", "keep", "place 1 66")
    ana.page.locator(".pad button").first.wait_for()


def _finished(ana: Visitor) -> str:
    table = ana.table("dicy-cards", "Ana", LONG_NAME, options=REAL, target=30)
    ana.play(table, "roll 114456", "skip", "roll 112233", "score two_pairs 2233", "roll 445566", "score two_pairs 5566")
    ana.play(table, "roll 135566", "score odd 1355", "roll 123456", "score straight 123456", "roll 112356", "score straight 123")
    return table


def end(ana: Visitor) -> None:
    _finished(ana)
    ana.page.locator("#end-title").wait_for()


def analysis(ana: Visitor) -> None:
    table = _finished(ana)
    ana.page.goto(f"{ana.url}/a/{table}")
    ana.page.locator("[data-line]").wait_for()
    ana.page.locator('[data-group="cards"]').first.wait_for()


def puzzle(ana: Visitor) -> None:
    ana.page.goto(f"{ana.url}/puzzle?game=dicy-cards")
    ana.page.locator('[data-group="cards"]').first.wait_for()


def rules(ana: Visitor) -> None:
    ana.page.goto(f"{ana.url}/rules/dicetto")
    ana.page.locator("a.try").first.wait_for()


def television(ana: Visitor) -> None:
    dicy_two(ana)
    _open_settings(ana)
    ana.page.get_by_role("dialog").get_by_role("checkbox").last.check()
    ana.page.keyboard.press("Escape")


def bold_dice(ana: Visitor) -> None:
    dicetto_two(ana)
    ana.page.evaluate("document.documentElement.dataset.dice = 'bold'")


SCREENS: dict[str, Callable[[Visitor], None]] = {
    one.__name__: one
    for one in (
        *(lobby, settings, lesson, example, invitation, dicy_two, dicy_four, reaction, dicetto_two, dicetto_four, duel),
        *(end, analysis, puzzle, rules, television, bold_dice),
    )
}


def look_at(browser: Browser, url: str, name: str, lang: str, size: tuple[int, int], folder: Path) -> None:
    """Take one screen in both themes, and print if it is wider than its window."""
    ana = Visitor(browser, url, size, lang=lang)
    SCREENS[name](ana)
    for light in LIGHTS:
        ana.page.emulate_media(color_scheme=light, reduced_motion="reduce")
        ana.page.wait_for_timeout(SETTLE_MILLISECONDS)
        ana.page.screenshot(path=folder / f"{_prefix(lang, size, light)}-{name}.png")
    wide = ana.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    if wide > 0:
        print(f"{name} is {wide} px too wide at {size[0]}×{size[1]} in {lang}", flush=True)
    ana.context.close()


def _prefix(lang: str, size: tuple[int, int], light: str) -> str:
    return f"{lang}-{size[0]}x{size[1]}-{light}"


def sheet(browser: Browser, folder: Path, lang: str, size: tuple[int, int], light: str, names: list[str]) -> None:
    """All screens of one size on one picture."""
    prefix = _prefix(lang, size, light)
    pictures = "".join(
        f'<img src="{prefix}-{name}.png" style="width:{max(300, size[0] // 3)}px;margin:3px" title="{name}">' for name in names
    )
    path = folder / f"sheet-{prefix}.html"
    path.write_text(f'<body style="margin:0;background:#888">{pictures}', encoding="utf-8")
    page = browser.new_page(viewport={"width": 1950, "height": 1200})
    page.goto(path.as_uri())
    page.screenshot(path=path.with_suffix(".png"), full_page=True)
    page.close()


def _size(text: str) -> tuple[int, int]:
    width, height = map(int, text.split("x"))
    return width, height


def main(arguments: list[str]) -> int:
    """Take these, or all of them."""
    parser = argparse.ArgumentParser(prog="python -m scripts.take_screens")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--lang", action="append")
    parser.add_argument("--screen", action="append", choices=SCREENS)
    parser.add_argument("--size", action="append", type=_size)
    asked = parser.parse_args(arguments)
    folder, names, sizes = asked.folder.absolute(), asked.screen or list(SCREENS), asked.size or SIZES
    build()
    os.environ["ROLLHOUSE_ENTRY_POINTS"] = "off"  # built-in games only
    flags = ["--no-sandbox"] if os.geteuid() == 0 else []
    folder.mkdir(parents=True, exist_ok=True)
    with open_local_server() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=flags)
        for lang in asked.lang or ("en",):
            for size in sizes:
                for name in names:
                    look_at(browser, url, name, lang, size, folder)
                for light in LIGHTS:
                    sheet(browser, folder, lang, size, light, names)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
