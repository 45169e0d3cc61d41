"""Puzzles to choose from: by theme, by rating, one after the other; and against the clock."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing

from playwright.sync_api import expect

from rollhouse.analysis.puzzles.archive import archive, find_puzzle
from rollhouse.analysis.puzzles.puzzle import Puzzle
from rollhouse.core.registry import game as find_game
from tests.web.conftest import Visit
from tests.web.hands import Keyboard
from tests.web.live_server import TODAY, LiveServer
from tests.web.test_accessibility import EVERYTHING, violations
from tests.web.test_teacher import make_with_keys

SHELF = {one.puzzle.id: one.puzzle for one in archive(TODAY)}


def test_a_theme_is_chosen_its_puzzles_solved_and_a_rating_begins(visit: Visit) -> None:
    ana = visit("fr")
    page = ana.page
    ana.go("/training")
    page.locator("a[href='/puzzles']").click()
    expect(page.locator("[data-solving]")).to_contain_text(ana.say("web-puzzles-mine-none"))
    page.get_by_text(ana.say("web-puzzles-themes"), exact=True).click()
    page.locator("[data-theme-id='dicy-theme-score']").click()
    scoring = [one.puzzle for one in archive(TODAY) if one.theme == "dicy-theme-score"]
    tiles = page.locator("[data-puzzle]")
    expect(tiles).to_have_count(len(scoring))
    assert [tile.get_attribute("data-puzzle") for tile in tiles.all()] == [one.id for one in scoring]
    tiles.first.click()
    page.locator("[data-prompt]").wait_for()
    expect(page.locator("[data-question]")).to_contain_text(ana.say("web-puzzles-counts"))
    make_with_keys(ana, scoring[0].best)
    verdict = page.locator(".verdict")
    expect(verdict).to_contain_text(ana.say("web-solve-right"))
    (mine,) = ana.context.request.get(f"{ana.url}/api/me/puzzles").json()["ratings"]
    expect(verdict.locator("[data-rated]")).to_contain_text(f"{mine['rating']['points']}")
    assert mine["rating"]["points"] > 1500
    page.reload()  # the same again, and it does not count
    expect(page.locator("[data-question]")).to_contain_text(ana.say("web-puzzles-again"))
    make_with_keys(ana, scoring[0].best)
    expect(verdict.locator("[data-rated]")).to_have_text(ana.say("web-puzzles-unrated"))
    link = verdict.get_by_role("link", name=ana.say("web-puzzles-position"))
    expect(link).to_have_attribute("href", re.compile(r"/position/dicy-cards\?line="))
    page.keyboard.press("n")
    page.wait_for_url(re.compile(f"/puzzles/{scoring[1].id}"))
    page.locator("[data-prompt]").wait_for()
    game = find_game("dicy-cards")
    moves = [str(move) for move in game.legal(game.decode(scoring[1].state))]
    make_with_keys(ana, next(move for move, cost in zip(moves, scoring[1].costs, strict=True) if cost and move == "skip"))
    expect(verdict).to_contain_text("pas le meilleur")
    page.go_back()
    expect(page.locator("[data-question]")).to_contain_text(ana.say("web-puzzles-again"))
    page.get_by_role("link", name=ana.say("web-puzzles-all")).click()
    expect(page.locator("[data-puzzle].solved")).to_have_attribute("data-puzzle", scoring[0].id)
    expect(page.locator("[data-puzzle].missed")).to_have_attribute("data-puzzle", scoring[1].id)
    expect(page.locator("[data-solver='dicy-cards'] svg")).to_be_visible()
    page.get_by_label(ana.say("web-puzzles-state")).select_option("new")
    expect(tiles).to_have_count(len(scoring) - 2)
    page.get_by_role("main").get_by_role("link", name=ana.say("web-puzzles-practice"), exact=True).dblclick()
    page.wait_for_url(re.compile(r"/puzzles/[0-9a-f]{16}\?practice=1"))
    assert page.evaluate("getSelection().toString()") == "", "the second half of a double click marks nothing where the first has led"
    shown = page.url.split("/puzzles/")[1].split("?")[0]
    assert shown in SHELF
    assert shown not in {scoring[0].id, scoring[1].id}, "new ones first"
    page.set_viewport_size({"width": 844, "height": 390})  # on its side a phone shows all that can be played
    page.locator("[data-question]").evaluate("one => one.scrollIntoView()")
    for one in page.locator(".board button:visible").all():
        expect(one).to_be_in_viewport(ratio=0.9)


def test_a_rush_with_keys_alone_through_a_reload_to_its_end(live_server: LiveServer, visit: Visit) -> None:
    ana = visit("fr", Keyboard)
    page = ana.page
    ana.go("/rush")
    page.get_by_label(ana.say("web-games-game")).select_option("dicy-cards")
    ana.hands.press(page.get_by_role("button", name=ana.say("web-rush-start")))
    state = page.locator("[data-rush]")
    expect(state).to_have_attribute("data-number", "1")
    expect(page.get_by_role("timer")).to_have_text(re.compile(r"^[23]:\d\d$"))

    def asked() -> Puzzle:
        running = ana.context.request.get(f"{ana.url}/api/rush").json()["running"]
        puzzle = find_puzzle(running["puzzle"]["id"])
        assert puzzle is not None
        return puzzle

    page.locator("[data-prompt]").wait_for()
    assert violations(page, EVERYTHING) == []
    make_with_keys(ana, asked().best)
    expect(state).to_have_attribute("data-number", "2")
    expect(state.locator("[data-score]")).to_have_text(ana.say("web-rush-score", score=1))
    page.reload()
    expect(state).to_have_attribute("data-number", "2")
    page.locator("[data-prompt]").wait_for()
    best = asked().best
    with closing(sqlite3.connect(live_server.file)) as store, store:
        store.execute("UPDATE rushes SET ends = started")  # three minutes later
    make_with_keys(ana, best)
    over = page.locator("[data-rush-over]")
    expect(over).to_contain_text(ana.say("web-rush-score", score=1))
    expect(over.get_by_role("link")).to_have_count(1)
    expect(page.locator("[data-rush-mine]")).to_contain_text("1")
    expect(page.locator("[data-ranking] tr.me")).to_contain_text("1")
