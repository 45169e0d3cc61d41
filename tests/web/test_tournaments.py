"""A tournament on a television and two phones: created, joined by link and from the list, played, and won."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.hands import Finger
from tests.web.live_server import ADMIN_TOKEN
from tests.web.test_accessibility import EVERYTHING, SMALL_TARGETS, overflow, violations

LOOK_AGAIN = "document.dispatchEvent(new Event('visibilitychange'))"
"""Makes a page show now what it was told while it was hidden."""


def is_fine(page: Page) -> None:
    assert violations(page, EVERYTHING) == []
    assert page.evaluate(SMALL_TARGETS, 44) == []
    assert overflow(page) == 0


def test_a_tournament_runs_by_itself_on_a_television_and_two_phones(visit: Visit) -> None:
    host, ana, bo = visit(size=(1920, 1080)), visit("fr", Finger, (390, 844), touch=True, strict=False), visit("de", size=(844, 390))
    host.go("/tournament")
    expect(host.page.get_by_text("You need a passkey to create a tournament")).to_be_visible()
    host.page.evaluate("token => sessionStorage.setItem('rollhouse-admin', token)", ADMIN_TOKEN)
    host.page.reload()
    host.page.get_by_label("Tournament name").fill("Friday, with cake")
    host.page.get_by_label("Which game?").select_option("dicetto")
    host.page.get_by_label("List this tournament publicly").check()
    host.page.get_by_role("button", name="Create tournament").dblclick()
    expect(host.page.get_by_role("heading", name="Friday, with cake")).to_be_visible()
    expect(
        host.page.get_by_role("button", name="Open to my network")
    ).to_be_visible()  # a QR code of an address that only this computer reaches is no use
    expect(host.page.get_by_role("button", name="Start")).to_be_disabled()
    address = host.page.url

    ana.page.goto(address)
    ana.page.get_by_label("Votre nom").fill("Ana")
    ana.hands.press(ana.page.get_by_role("button", name="Participer"))
    expect(ana.page.get_by_text("Vous participez.")).to_be_visible()
    is_fine(ana.page)
    bo.go("/tournament")
    bo.hands.press(bo.page.get_by_role("link", name="Friday, with cake"))
    bo.page.get_by_label("Dein Name").fill("Bo")
    bo.hands.press(bo.page.get_by_role("button", name="Mitmachen"))
    expect(bo.page.get_by_text("Du machst mit.")).to_be_visible()
    assert overflow(bo.page) == 0
    expect(host.page.get_by_role("listitem").filter(has_text="Bo")).to_be_visible()  # without a reload
    assert overflow(host.page) == 0

    host.page.get_by_role("button", name="Start").click()
    expect(host.page.get_by_role("link", name=re.compile("Ana.*, playing"))).to_be_visible()
    ana.page.evaluate(LOOK_AGAIN)
    expect(ana.page.get_by_role("main").get_by_text("Vous jouez contre Bo")).to_be_visible()
    is_fine(ana.page)
    ana.hands.press(ana.page.get_by_role("link", name="Aller à votre table"))
    ana.until(lambda view: view["status"] == "playing" and len(ana.seats) == 1)
    ana.post(f"/api/tables/{ana.view['id']}/do", {"do": "resign", "seat": ana.seats[0]})
    ana.hands.press(ana.page.get_by_role("link", name="Retour au tournoi").last)
    expect(ana.page.get_by_text("Bo a gagné le tournoi.")).to_be_visible()
    assert ana.page.url == address
    expect(ana.page.get_by_role("row", name="1 Bo")).to_contain_text("1")
    expect(ana.page.get_by_role("heading", name="Départage")).to_be_visible()
    is_fine(ana.page)
    expect(host.page.get_by_text("Bo has won the tournament.")).to_be_visible()
    bo.hands.press(bo.page.get_by_role("button", name="3 Sachen warten auf dich"))
    news = bo.page.locator("[data-bell-items] li")
    expect(news).to_contain_text(["„Friday, with cake“ ist zu Ende.", "Du hast gewonnen.", "Runde 1 von „Friday, with cake“ hat begonnen."])
    is_fine(bo.page)
    bo.page.keyboard.press("Escape")
    expect(bo.page.get_by_role("button", name="Nichts Neues")).to_be_visible()
    ana.page.go_back()
    expect(ana.page.get_by_role("link", name="Retour au tournoi").last).to_be_visible()

    ana.go("/tournament")
    expect(ana.page.get_by_text("Aucun tournoi public pour le moment.")).to_be_visible()
    is_fine(ana.page)


def test_a_late_arrival_joins_and_sits_out(visit: Visit) -> None:
    host, ana, bo, cy = visit(), visit("fr", Finger, (390, 844), touch=True), visit(), visit()
    host.go("/tournament")
    host.page.evaluate("token => sessionStorage.setItem('rollhouse-admin', token)", ADMIN_TOKEN)
    host.page.reload()
    host.page.get_by_label("Tournament name").fill("Late")
    host.page.get_by_label("Rounds (0: automatic)").fill("3")
    host.page.get_by_role("button", name="Create tournament").click()
    expect(host.page.get_by_role("heading", name="Late")).to_be_visible()
    path = host.page.url.partition("/tournament/")[2]
    for one, name in ((host, "Hal"), (bo, "Bo"), (cy, "Cy")):
        one.go(f"/tournament/{path}")
        one.post(f"/api/tournaments/{path}/join", {"name": name})
    host.page.reload()
    host.page.get_by_role("button", name="Co-host Bo").click()
    expect(host.page.get_by_role("button", name="Co-host Bo")).to_have_attribute("aria-pressed", "true")
    host.page.get_by_role("button", name="Start").click()
    ana.go(f"/tournament/{path}")
    expect(ana.page.get_by_text("Le tournoi a commencé.")).to_be_visible()
    ana.page.get_by_label("Votre nom").fill("Ana")
    ana.hands.press(ana.page.get_by_role("button", name="Participer"))
    ana.hands.press(ana.page.get_by_role("button", name="Sauter les prochaines rondes"))
    expect(ana.page.get_by_text("Vous n’êtes pas apparié")).to_be_visible()
    is_fine(ana.page)
    ana.hands.press(ana.page.get_by_role("button", name="Reprendre"))
    expect(ana.page.get_by_text("Vous n’êtes pas apparié")).to_have_count(0)
