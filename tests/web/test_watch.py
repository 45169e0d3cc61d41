"""Watching: the list of live games, and a page that moves on by itself."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.hands import Finger
from tests.web.live_server import LiveServer
from tests.web.test_tournaments import is_fine


def test_tv_shows_the_strongest_game_and_moves_on_when_it_ends(visit: Visit, killable_server: LiveServer) -> None:
    own = killable_server  # without the games of other tests
    ana, bo, eve = visit(at=own), visit(at=own), visit("fr", Finger, (390, 844), at=own, touch=True)
    strong = ana.new_table("dicy-cards", "Ana", "bot:expert", options={"public": True})
    weak = bo.new_table("dicy-cards", "Bo", "bot:random", options={"public": True})
    eve.go("/watch")
    games = eve.page.locator("[data-live-games] li")
    expect(games.filter(has_text="Ana")).to_contain_text("Cote moyenne")
    expect(games.filter(has_text="Bo")).to_have_count(1)
    is_fine(eve.page)
    eve.hands.press(eve.page.get_by_role("link", name="Rollhouse TV"))
    eve.until(lambda view: view["id"] == strong)
    assert eve.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    ana.post(f"/api/tables/{strong}/do", {"do": "resign", "seat": 0})
    eve.until(lambda view: view["id"] == weak)
    expect(eve.page.get_by_label("Rester à cette table")).not_to_be_checked()
