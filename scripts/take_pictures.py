"""Takes the README's pictures: `python -m scripts.take_pictures [NAME …]` writes them to `docs/images`; review the changes.

The moving one is taken in slow motion, so that a busy machine makes it no less smooth.
"""

from __future__ import annotations

import base64
import os
import sys
import time
from collections.abc import Callable, Mapping
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from bench.server.servers import open_local_server
from scripts.build_web import ROOT, build
from scripts.moving_picture import Frame, moving
from scripts.test_servers import find_chromium

IMAGES = ROOT / "docs" / "images"
DESKTOP_SIZE = (1280, 860)
PHONE_SIZE = (390, 844)
STAGE_SIZE = (900, 640)
REAL = {"dice": "real"}
TIMEOUT_MILLISECONDS = 120_000
STILL_QUALITY, MOVING_QUALITY = 0.85, 0.6
"""The WebP quality, from 0 to 1, of still and moving pictures."""
SLOWDOWN_FACTOR = 8
"""How many times slower the moving picture is recorded."""
MIN_FRAME_MILLISECONDS = 60
"""The shortest time of a frame."""
SLOW_MOTION_SCRIPT = f"""() => {{
  const [wait, draw, now] = [setTimeout, requestAnimationFrame, performance.now.bind(performance)];
  window.setTimeout = (act, after = 0, ...given) => wait(act, after * {SLOWDOWN_FACTOR}, ...given);
  window.requestAnimationFrame = act => draw(at => act(at / {SLOWDOWN_FACTOR}));
  performance.now = () => now() / {SLOWDOWN_FACTOR};
}}"""
DIFFERENCE_SCRIPT = """async ([before, after, quality]) => {
  const read = async picture => createImageBitmap(await (await fetch("data:image/png;base64," + picture)).blob());
  const pixels = bitmap => {
    const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d", { alpha: false });
    pen.drawImage(bitmap, 0, 0);
    return new Uint32Array(pen.getImageData(0, 0, bitmap.width, bitmap.height).data.buffer);
  };
  const bitmap = await read(after);
  let [left, top, right, bottom] = [0, 0, bitmap.width, bitmap.height];
  if (before) {
    const [old, now] = [pixels(await read(before)), pixels(bitmap)];
    [left, top, right, bottom] = [bitmap.width, bitmap.height, 0, 0];
    for (let place = 0; place < now.length; place += 1) {
      if (old[place] === now[place]) continue;
      const [x, y] = [place % bitmap.width, Math.floor(place / bitmap.width)];
      [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x + 1), Math.max(bottom, y + 1)];
    }
    if (right <= left) return null;
    [left, top] = [left - left % 2, top - top % 2];
  }
  const part = new OffscreenCanvas(right - left, bottom - top);
  part.getContext("2d", { alpha: false }).drawImage(bitmap, -left, -top);
  const bytes = new Uint8Array(await (await part.convertToBlob({ type: "image/webp", quality })).arrayBuffer());
  return [left, top, right - left, bottom - top, btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(""))];
}"""
"""Returns the part of a picture that differs from the previous one, as a WebP."""


class Visitor:
    """A user with a browser window, who can also play through the API."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        size: tuple[int, int],
        *,
        lang: str = "en",
        scale: int = 1,
        still: bool = True,
        dark: bool = False,
        touch: bool = False,
    ) -> None:
        self.url = url
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=lang,
            device_scale_factor=scale,
            has_touch=touch,
            is_mobile=touch,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if still else "no-preference",
        )
        self.context.set_default_timeout(TIMEOUT_MILLISECONDS)
        self.page: Page = self.context.new_page()
        self.page.goto(url)
        self.page.locator("[data-game-box]").first.wait_for()  # the server has made the user by now

    def post(self, path: str, body: object) -> Any:
        answer = self.context.request.post(self.url + path, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def table(self, game: str, *seats: str, options: Mapping[str, object] | None = None, **setup: object) -> str:
        """Create a table with these seats, names or `bot:…`, and open it."""
        places = [{"bot": one[4:]} if one.startswith("bot:") else {"me": True, "name": one} for one in seats]
        setup = {"players": len(seats), "first": 0, **setup}
        made = self.post("/api/tables", {"game": game, "setup": setup, "options": dict(options or {}), "seats": places, "begin": True})
        self.page.goto(f"{self.url}/t/{made['id']}")
        while self.look(made["id"])["status"] != "playing":  # every client sends its entropy share first
            self.page.wait_for_timeout(50)
        return str(made["id"])

    def look(self, table: str) -> Any:
        """The table as it is now."""
        return self.context.request.get(f"{self.url}/api/tables/{table}").json()

    def play(self, table: str, *moves: str) -> None:
        """Make these moves at a table with real dice, and open it."""
        version = self.look(table)["version"]
        for move in moves:
            version = self.post(f"/api/tables/{table}/do", {"do": "play", "move": move, "at": version})["version"]
        self.page.goto(f"{self.url}/t/{table}")

    def take(self, name: str) -> None:
        self.page.evaluate("document.fonts.ready")
        shot = base64.b64encode(self.page.screenshot()).decode()
        self.page.goto("about:blank")  # the server's content security policy does not apply there
        still = self.page.evaluate(DIFFERENCE_SCRIPT, ["", shot, STILL_QUALITY])[4]
        (IMAGES / f"{name}.webp").write_bytes(base64.b64decode(still))
        self.context.close()


def lobby(browser: Browser, url: str) -> None:
    ana = Visitor(browser, url, DESKTOP_SIZE)
    ana.take("lobby")


def dicy_cards(browser: Browser, url: str) -> None:
    ana = Visitor(browser, url, DESKTOP_SIZE)
    _dicy(ana)
    ana.take("dicy-cards")


def phone(browser: Browser, url: str) -> None:
    ana = Visitor(browser, url, PHONE_SIZE, lang="fr", scale=2, touch=True)
    _dicy(ana)
    ana.take("phone")


def _dicy(ana: Visitor) -> None:
    table = ana.table("dicy-cards", "Ana", "Bo", "Cy", options=REAL)
    ana.play(table, "roll 135566", "score odd 1355", "roll 123456", "score straight 123456", "roll 445566")
    ana.page.locator('[data-nav="dice"] button').first.wait_for()


def dicetto(browser: Browser, url: str) -> None:
    ana = Visitor(browser, url, DESKTOP_SIZE, dark=True)
    table = ana.table("dicetto", "Ana", "Bo", options=REAL)
    cards = ("draw chance#1", "draw pair#2", "draw small_straight#1", "draw number_4#1")
    ana.play(table, *cards, "bonus fewest_cards most_chance most_logo most_numbers", "roll 3466", "keep", "place 1 66", "done")
    ana.play(table, "roll 1446", "reroll 1", "roll 6", "keep")
    ana.page.locator("button.card.target").first.wait_for()
    ana.take("dicetto")


def analysis(browser: Browser, url: str) -> None:
    ana = Visitor(browser, url, DESKTOP_SIZE)
    table = ana.table("dicy-cards", "Ana", "Bo", options=REAL, target=30)
    ana.play(table, "roll 114456", "skip", "roll 112233", "score two_pairs 2233", "roll 445566", "score two_pairs 5566")
    ana.play(table, "roll 135566", "score odd 1355", "roll 123456", "score straight 123456", "roll 112356", "score straight 123")
    ana.page.goto(f"{ana.url}/a/{table}")
    ana.page.locator("[data-line]").wait_for()
    ana.page.locator("[data-preparing]").wait_for(state="detached")
    ana.page.locator('[data-group="cards"]').first.wait_for()
    ana.take("analysis")


class Film:
    """Pictures of a page that is slowed down, and when in its own time they were taken."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._taken: list[tuple[float, bytes]] = []
        self._length = 0.0

    def take(self, milliseconds: float) -> None:
        """The next so many milliseconds of the page's time."""
        begun = time.monotonic()
        while (passed := 1000 * (time.monotonic() - begun) / SLOWDOWN_FACTOR) < milliseconds:
            self._taken.append((self._length + passed, self._page.screenshot()))
            rest = MIN_FRAME_MILLISECONDS - (1000 * (time.monotonic() - begun) / SLOWDOWN_FACTOR - passed)
            self._page.wait_for_timeout(max(0.0, SLOWDOWN_FACTOR * rest))
        self._length += milliseconds

    def frames(self, page: Page) -> list[Frame]:
        """The frames with their times; `page` computes the differences."""
        found: list[Frame] = []
        before = ""
        for place, (at, picture) in enumerate(self._taken):
            until = self._taken[place + 1][0] if place + 1 < len(self._taken) else self._length
            after = base64.b64encode(picture).decode()
            part = page.evaluate(DIFFERENCE_SCRIPT, [before, after, MOVING_QUALITY])
            before = after
            if part is None:
                found[-1] = found[-1]._replace(milliseconds=found[-1].milliseconds + round(until - at))
            else:
                left, top, width, height, still = part
                found.append(Frame(left, top, width, height, round(until - at), base64.b64decode(still)))
        return found


def play(browser: Browser, url: str) -> None:
    """Dice are thrown, a card is frozen for another throw, and the game is won."""
    ana = Visitor(browser, url, STAGE_SIZE, still=False)
    ana.context.add_init_script(f"({SLOW_MOTION_SCRIPT})()")
    page = ana.page
    slow = ana.context.new_cdp_session(page)
    slow.send("Animation.enable")
    table = ana.table("dicy-cards", "Ana", "bot:random", target=20)
    page.locator("button.roll").wait_for()
    slow.send("Animation.setPlaybackRate", {"playbackRate": 1 / SLOWDOWN_FACTOR})
    film = Film(page)
    film.take(500)
    page.locator("button.roll").click()
    page.locator(".body.falling").first.wait_for()
    film.take(2000)
    dice = page.locator('[data-nav="dice"] button')
    for place in (0, 1):
        dice.nth(place).click()
        film.take(350)
    page.locator('[data-group="strips"]').first.click()
    page.locator(".body.falling").first.wait_for()
    film.take(2200)
    position = ana.look(table)["position"]
    best = max(position["best"], key=lambda card: int(position["best"][card]["points"]))
    page.locator('[data-group="cards"]').nth(position["cards"].index(best)).click()
    film.take(500)
    page.locator("[data-confirm]").click()
    film.take(1500)
    while ana.look(table)["status"] == "playing":
        _go_on(ana, table)
    page.locator(".end.won h2").wait_for()
    film.take(2600)
    frames = film.frames(browser.new_page())
    (IMAGES / "play.webp").write_bytes(moving(*STAGE_SIZE, frames))
    ana.context.close()


def _go_on(ana: Visitor, table: str) -> None:
    """Play Ana's next move: roll, or take the card with the most points."""
    view = ana.look(table)
    if view["roll_due"] == 0:
        ana.post(f"/api/tables/{table}/do", {"do": "roll", "at": view["version"]})
    elif view["to_act"] == 0 and view["choices"]:
        best = view["position"]["best"]
        card = max(best, key=lambda one: int(best[one]["points"]), default="")
        move = next((one for one in view["choices"] if card and one.startswith(f"score {card} ")), view["choices"][-1])
        ana.post(f"/api/tables/{table}/do", {"do": "play", "move": move, "at": view["version"]})
    else:
        ana.page.wait_for_timeout(200)


PICTURES: dict[str, Callable[[Browser, str], None]] = {one.__name__: one for one in (lobby, dicy_cards, dicetto, phone, analysis, play)}


def main(names: list[str]) -> int:
    """Take these pictures, or all."""
    build()
    os.environ["ROLLHOUSE_ENTRY_POINTS"] = "off"  # built-in games only
    flags = ["--no-sandbox"] if os.geteuid() == 0 else []
    with open_local_server() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=flags)
        for name in names or PICTURES:
            PICTURES[name](browser, server.url)
            print(name, flush=True)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
