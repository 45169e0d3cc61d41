"""The result of the day's puzzle and challenge as a text to pass on, which tells nothing about them."""

from __future__ import annotations

from playwright.sync_api import Route, expect

from rollhouse.analysis.puzzles.daily import daily
from tests.web.conftest import Visit
from tests.web.hands import Finger
from tests.web.live_server import TODAY
from tests.web.screens import decision, script
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


def test_the_days_challenge_is_shared_as_its_result_and_a_symbol_per_turn(visit: Visit) -> None:
    ana = visit("fr", Finger, (390, 844), touch=True)
    page = ana.page
    table = decision(ana)
    script(ana, table, "skip")  # a blunder, and all that she decided
    ana.post(f"/api/tables/{table}/do", {"do": "resign", "seat": 0})
    ana.go("/daily")
    expect(page.locator("[data-daily]")).to_be_visible()
    expect(page.locator("[data-share]")).to_have_count(0)

    def with_mine(route: Route) -> None:
        """The day's page, with this short game as the one that she played: a whole one takes minutes."""
        answer = route.fetch()
        body = answer.json()
        mine = {"name": "Ana", "me": True, "result": "lost", "result_place": 1, "cost": 0.3, "place": 1, "table": table}
        body["today"] |= {"game": "dicy-cards", "tries": [mine], "played": 1}
        route.fulfill(response=answer, json=body)

    page.route("**/api/daily", with_mine)
    page.reload()
    expect(page.locator("[data-share-text]")).to_contain_text("🥈 ❌")
    assert copied(ana) == "Rollhouse · Défi du jour · Dicy Cards · 14 mars 2026\n🥈 ❌"
