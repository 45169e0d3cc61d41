"""With whom: somebody to play with, found from the lobby."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.hands import Finger


def test_two_strangers_find_each_other(visit: Visit) -> None:
    ana, bo, cy = visit("fr", Finger, (360, 740), touch=True), visit(), visit()
    ana.go()
    ana.page.locator("form ol > li").first.locator("input[type=text]").fill("Ana")
    box = ana.page.locator("[data-somebody]")
    box.get_by_label("Cadence").select_option("minute")
    box.get_by_label("Si personne ne vient").select_option("Attendre encore")
    ana.hands.press(box.get_by_role("button", name="Trouver un adversaire"))
    expect(box.get_by_role("status")).to_have_text("On attend quelqu’un qui veut jouer à la même chose…")
    assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    ana.hands.press(box.get_by_role("button", name="Ne plus attendre"))
    cy.go()
    expect(cy.page.get_by_text("Nobody else is waiting.")).to_be_visible()
    ana.hands.press(box.get_by_role("button", name="Trouver un adversaire"))
    bo.go()
    bo.page.locator("form ol > li").first.locator("input[type=text]").fill("Bo")
    offer = bo.page.locator("[data-somebody] li")
    expect(offer).to_contain_text("Ana")
    expect(offer).to_contain_text("A minute a move")
    offer.get_by_role("button", name="Play with Ana").click()
    for one in (ana, bo):
        one.until(lambda view: view["status"] == "playing")  # nobody pressed anything more
    assert [seat["name"] for seat in ana.view["seats"]] == ["Ana", "Bo"]
    assert ana.view["clock"]["seconds"] == 60
