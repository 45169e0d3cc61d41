"""The result of the day's puzzle and challenge as a text to pass on, which tells nothing about them."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from rollhouse.analysis.puzzles.daily import daily
from tests.web.conftest import Visit
from tests.web.hands import Finger
from tests.web.live_server import TODAY
from tests.web.test_teacher import make_with_keys
from tests.web.visitors import Visitor

TAKEN = """() => {
  window.taken = [];
  Object.defineProperty(navigator, "clipboard", { value: { writeText: async (text) => void window.taken.push(text) } });
}"""
"""A clipboard that the test can read: a real one is the whole machine's."""


def copied(visitor: Visitor) -> str:
    """The text that the copy button gives."""
    visitor.page.evaluate(TAKEN)
    visitor.hands.press(visitor.page.locator("[data-share]").get_by_role("button", name=visitor.say("web-copy")))
    expect(visitor.page.get_by_text(visitor.say("web-copied"))).to_be_visible()
    (text,) = visitor.page.evaluate("window.taken")
    return str(text)


def test_the_days_puzzle_is_shared_as_symbols_with_the_first_answer(visit: Visit) -> None:
    ana = visit()
    page = ana.page
    ana.go("/puzzle?game=dicy-cards")
    page.locator("[data-prompt]").wait_for()
    expect(page.locator("[data-share]")).to_have_count(0)  # nothing to share yet
    best = daily("dicy-cards", TODAY)
    assert best is not None
    make_with_keys(ana, best.best)
    assert copied(ana) == "Rollhouse · Daily puzzle · Dicy Cards · 14 Mar 2026\n🧩 🟩"
    page.reload()  # another answer does not count, and does not change what is shared
    page.locator("[data-prompt]").wait_for()
    expect(page.locator("[data-share-text]")).to_contain_text("🧩 🟩")


def play_challenge(visitor: Visitor) -> None:
    """Play the day's challenge to its end: the first move of the first kind that there is."""
    table = visitor.post("/api/daily")["id"]
    visitor.go(f"/t/{table}")
    kinds = ("keep", "place", "done", "score", "skip", "freeze", "reset")
    while visitor.until(lambda view: view["status"] == "over" or view["roll_due"] == 0 or bool(view["choices"]))["status"] != "over":
        view = visitor.view
        if view["roll_due"] == 0:
            command = {"do": "roll", "at": view["version"]}
        else:
            move = min(view["choices"], key=lambda one: kinds.index(one.split()[0]) if one.split()[0] in kinds else len(kinds))
            command = {"do": "play", "move": move, "at": view["version"]}
        version = visitor.post(f"/api/tables/{table}/do", command)["version"]
        visitor.until(lambda view: view["version"] >= version)  # noqa: B023  # called at once


def test_the_days_challenge_is_shared_as_its_result_and_a_symbol_per_turn(visit: Visit) -> None:
    ana = visit("fr", Finger, (390, 844), touch=True)
    page = ana.page
    ana.go("/daily")
    expect(page.locator("[data-daily]")).to_be_visible()
    expect(page.locator("[data-share]")).to_have_count(0)
    play_challenge(ana)
    ana.go("/daily")
    expect(page.locator("[data-share-text]")).to_have_text(re.compile("(🏆|🤝|🥈) (🟩|🔸|🔶|❌)+"))
    lines = copied(ana).split("\n")
    assert len(lines) == 2
    assert lines[0].startswith("Rollhouse · Défi du jour · ")
    assert re.fullmatch("(🏆|🤝|🥈) (🟩|🔸|🔶|❌)+", lines[1])
