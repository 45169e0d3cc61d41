"""Rated games and the leaderboard."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.playing import open_setup


def test_a_guest_plays_rated_and_finds_the_profile(visit: Visit) -> None:
    ana = visit("fr")
    page = ana.page
    ana.go()
    form = open_setup(ana, "dicy-cards")
    form.get_by_label("Votre nom").fill("Ana")
    form.get_by_label("Classée").check()
    form.locator("summary").click()
    expect(form.get_by_label("Autoriser les indices et le coach")).to_have_count(0)
    form.get_by_role("button", name="Commencer la partie").click()
    ana.until(lambda view: view["status"] == "playing" and view["rated"])
    expect(page.locator("[data-seat-rating]").filter(has_text="1500\u202f± 482")).to_have_count(1)
    expect(page.locator("[data-seat-rating]")).to_have_count(2)
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("button", name="Abandonner").click()
    page.get_by_role("dialog").get_by_role("button", name="Abandonner").click()
    after = page.locator("[data-rating-after]")
    expect(after).to_contain_text("Votre cote")
    found = ana.context.request.get(f"{ana.url}/api/me/ratings").json()["ratings"][0]
    expect(after).to_contain_text(str(found["rating"]["points"]))
    ana.go("/me")
    rated = page.locator("[data-rated]")
    expect(rated).to_contain_text(f"{found['rating']['points']}")
    expect(rated).to_contain_text("9 parties de plus")
    page.get_by_role("link", name="Classement").click()
    page.get_by_label("Jeu").select_option(found["game"])
    expect(page.locator("[data-provisional] tr.me")).to_contain_text("Ana")
    page.get_by_label("Période").select_option("month")
    expect(page.locator("[data-best=month]")).to_be_visible()
    expect(page.locator("[data-provisional] tr.me")).to_contain_text(str(found["rating"]["points"]))
    ana.go("/daily")
    expect(page.locator("[data-daily]")).to_contain_text("Aujourd’hui")
    page.get_by_role("button", name="Jouer").click()
    ana.until(lambda view: view["status"] == "playing" and bool(view["challenge"]))
    ana.go("/daily")
    expect(page.get_by_role("button", name="Continuer")).to_be_visible()
