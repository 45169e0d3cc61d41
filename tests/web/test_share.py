"""The result of the day's puzzle and challenge as a text to pass on, which tells nothing about them."""

from __future__ import annotations

from itertools import groupby
from operator import itemgetter

from playwright.sync_api import expect

from rollhouse.analysis.marks import MARKS
from rollhouse.analysis.puzzles.daily import daily
from tests.web.conftest import Visit
from tests.web.hands import Finger
from tests.web.live_server import TODAY
from tests.web.screens import finish, report_of
from tests.web.test_teacher import make_with_keys
from tests.web.visitors import Visitor

SYMBOLS = "🟩🔸🔶❌"
"""One for each mark."""
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
    ana.go("/daily")
    expect(page.locator("[data-daily]")).to_be_visible()
    expect(page.locator("[data-share]")).to_have_count(0)
    table = ana.post("/api/daily")["id"]
    finish(ana, table)
    page.reload()
    report = report_of(ana, table)
    turns = groupby(report["decisions"], key=itemgetter("seat"))
    symbols = "".join(SYMBOLS[max(MARKS.index(decision["mark"]) for decision in own)] for seat, own in turns if seat == 0)
    assert len(symbols) > 1
    line = f"{'🏆' if report['winners'] == [0] else '🥈'} {symbols}"
    expect(page.locator("[data-share-text]")).to_contain_text(line)
    assert copied(ana) == f"Rollhouse · Défi du jour · Dicy Cards · 14 mars 2026\n{line}"
