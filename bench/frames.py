"""`python -m bench.frames`: frames a second of the browser client in a throw and in a win, on a processor that is slowed down."""

from __future__ import annotations

import argparse
import os
import sys
from statistics import median

from playwright.sync_api import Page, sync_playwright

from bench.server.servers import open_local_server
from scripts.build_web import build
from scripts.test_servers import find_chromium

PHONE_SIZE = (390, 844)
FRAME_RATE_SCRIPT = """milliseconds => new Promise(done => {
  const begun = performance.now();
  let frames = 0;
  const next = now => {
    frames += 1;
    if (now - begun < milliseconds) requestAnimationFrame(next);
    else done(1000 * frames / (now - begun));
  };
  requestAnimationFrame(next);
})"""
"""Counts the frames per second over some milliseconds."""
THROW_MILLISECONDS = 1200
WIN_MILLISECONDS = 2500


def _frames(page: Page, milliseconds: int) -> float:
    found: float = page.evaluate(FRAME_RATE_SCRIPT, milliseconds)
    return found


def _begin(ana: Page, bo: Page, url: str) -> str:
    """A table at which the two sit, each with a browser; it is for Ana to roll."""
    body = {"game": "dicy-cards", "setup": {"players": 2, "first": 0}, "options": {}, "seats": [{"me": True, "name": "Ana"}, None]}
    answer = ana.context.request.post(f"{url}/api/tables", data=body)
    assert answer.ok, answer.text()
    table: str = answer.json()["id"]
    for page in (ana, bo):
        page.goto(f"{url}/t/{table}")
    bo.get_by_role("button", name="Sit down").click()
    ana.get_by_role("button", name="Start").click()
    ana.locator("button.roll").wait_for()
    return table


def measure(url: str, rounds: int, slowdown: float) -> dict[str, float]:
    """Frames a second in the throw of six dice and in a win: the median of the rounds."""
    found: dict[str, list[float]] = {"throw": [], "win": []}
    flags = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=flags)
        ana, bo = (browser.new_context(viewport={"width": PHONE_SIZE[0], "height": PHONE_SIZE[1]}).new_page() for _ in range(2))
        for page in (ana, bo):
            page.goto(url)
            page.locator("[data-game-box]").first.wait_for()  # the server has made the user by now
        session = ana.context.new_cdp_session(ana)
        for _ in range(rounds):
            table = _begin(ana, bo, url)
            session.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
            ana.locator("button.roll").click()
            ana.locator(".body.falling").first.wait_for()
            found["throw"].append(_frames(ana, THROW_MILLISECONDS))
            answer = bo.context.request.post(f"{url}/api/tables/{table}/do", data={"do": "resign", "seat": 1})
            assert answer.ok, answer.text()
            ana.locator(".won .shout").wait_for()
            found["win"].append(_frames(ana, WIN_MILLISECONDS))
            session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
        browser.close()
    return {what: median(rates) for what, rates in found.items()}


def main(arguments: list[str] | None = None) -> int:
    """Print the frames a second, and whether a throttled phone keeps fifty."""
    parser = argparse.ArgumentParser(prog="python -m bench.frames", description="Frames a second of the browser client.")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--slowdown", type=float, default=4, help="how many times slower the processor is made, as for a mid-range phone")
    given = parser.parse_args(arguments)
    build()
    with open_local_server() as server:
        for what, rate in measure(server.url, given.rounds, given.slowdown).items():
            print(f"{what:8} {rate:5.1f} frames a second")
    print(f"{find_chromium()}, processor {given.slowdown:g} times slower, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
