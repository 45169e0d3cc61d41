"""With whom: somebody to play with, found from the lobby; friends; and whom one would rather not meet."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.hands import Finger
from tests.web.live_server import OPERATOR


def test_two_strangers_find_each_other_and_one_makes_a_friend(visit: Visit) -> None:
    ana, bo, cy = visit("fr", Finger, (360, 740), touch=True), visit(), visit()
    ana.go()
    ana.hands.press(ana.page.get_by_role("navigation", name="Menu principal").get_by_role("link", name="Jouer"))
    box = ana.page.locator("[data-find-opponent]")
    box.get_by_label("Votre nom").fill("Ana")
    box.get_by_label("Cadence").select_option("minute")
    box.get_by_label("Si personne ne vient").select_option("Continuer d’attendre")
    ana.hands.press(box.get_by_role("button", name="Trouver un adversaire"))
    expect(box.get_by_role("status")).to_have_text("Recherche d’un adversaire…")
    assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    ana.hands.press(box.get_by_role("button", name="Annuler la recherche"))
    cy.go("/play")
    expect(cy.page.get_by_text("No one else is waiting.")).to_be_visible()
    ana.hands.press(box.get_by_role("button", name="Trouver un adversaire"))
    bo.go("/play")
    bo.page.get_by_label("Your name").fill("Bo")
    offer = bo.page.locator("[data-find-opponent] li")
    expect(offer).to_contain_text("Ana")
    expect(offer).to_contain_text("1 minute per move")
    offer.get_by_role("button", name="Play with Ana").click()
    for one in (ana, bo):
        one.until(lambda view: view["status"] == "playing")  # nobody pressed anything more
    assert [seat["name"] for seat in ana.view["seats"]] == ["Ana", "Bo"]
    assert ana.view["clock"]["seconds"] == 60
    bo.page.get_by_role("tab", name="Chat").click()
    bo.page.get_by_role("button", name="Well played!").click()
    ana.page.get_by_role("tab", name="Discussion").click()
    expect(ana.page.get_by_role("tabpanel").locator("section")).to_contain_text("Bien joué\u00a0!")
    ana.page.get_by_label("Afficher les messages").uncheck()
    bo.post(f"/api/tables/{bo.view['id']}/do", {"do": "chat", "text": "Hurry up"})
    bo.page.get_by_role("button", name="Oops!").click()
    expect(ana.page.get_by_role("tabpanel").locator("section")).to_contain_text("Oups\u00a0!")
    expect(ana.page.get_by_role("tabpanel").locator("section")).not_to_contain_text("Hurry up")
    ana.page.get_by_label("Afficher les messages").check()
    expect(ana.page.get_by_role("tabpanel").locator("section")).to_contain_text("Hurry up")

    # Whom one would rather not meet.
    ana.page.get_by_role("tab", name="Table").click()
    ana.page.get_by_text("Les autres joueurs de cette table").click()
    ana.page.get_by_role("button", name="Signaler Bo").click()
    dialog = ana.page.get_by_role("dialog")
    dialog.get_by_label("De quoi s’agit-il").select_option("leaves")
    dialog.get_by_role("button", name="Envoyer").click()
    expect(ana.page.get_by_text("Merci. Votre signalement a été envoyé.")).to_be_visible()
    ana.page.get_by_role("button", name="Bloquer Bo").click()
    expect(ana.page.get_by_role("button", name="Débloquer Bo")).to_be_visible()
    table = ana.view["id"]
    for text in ("You fool", "Sorry"):
        bo.post(f"/api/tables/{table}/do", {"do": "chat", "text": text})
    ana.until(lambda view: view["version"] >= bo.view["version"])
    ana.page.get_by_role("tab", name="Discussion").click()
    expect(ana.page.get_by_role("tabpanel")).not_to_contain_text("You fool")

    # Whom one would.
    ana.go("/people")
    expect(ana.page.get_by_role("heading", name="Bloqués")).to_be_visible()
    ana.hands.press(ana.page.get_by_role("button", name="Lien d’invitation"))
    link = ana.page.get_by_role("dialog").locator("input").input_value()
    cy.page.goto(link)
    cy.page.get_by_label("Your name").fill("Cy")
    cy.page.get_by_role("button", name="Accept").click()
    expect(cy.page.locator("[data-friends]")).to_contain_text("Ana")
    ana.sit_at("dicetto", "Ana", None)
    ana.hands.press(ana.page.get_by_role("button", name="Inviter Cy"))
    expect(ana.page.get_by_text("Invitation envoyée")).to_be_visible()
    cy.go()
    expect(cy.page.get_by_role("region", name="Invitations")).to_contain_text("Ana invites you to a game: Dicetto.")
    cy.page.get_by_role("link", name="Join").click()
    cy.until(lambda view: view["game"] == "dicetto")
    cy.page.get_by_role("button", name="Sit down").click()
    ana.until(lambda view: view["seats"][1]["name"] == "Cy")

    # Whoever runs the house is told, and decides.
    eve = visit()
    eve.go("/admin")
    eve.page.get_by_label("Admin token").fill("not this one")
    eve.page.get_by_role("button", name="Sign in").click()
    expect(eve.page.get_by_text("Invalid admin token.")).to_be_visible()
    eve.forgive("403")
    eve.page.get_by_label("Admin token").fill(OPERATOR)
    eve.page.get_by_role("button", name="Sign in").click()
    reports = eve.page.locator("[data-reports]")
    expect(reports).to_contain_text("Keeps leaving games")
    reports.get_by_role("button", name="Ban for a week Bo").click()
    expect(eve.page.locator("[data-bans]")).to_contain_text("Bo")
    reports.get_by_role("button", name="Close report").click()
    expect(reports).to_contain_text("No open reports.")
    bo.page.get_by_role("button", name="Oops!").click()
    expect(bo.page.get_by_text("You are banned until")).to_be_visible()
    eve.page.get_by_role("button", name="Unban Bo").click()
    expect(eve.page.locator("[data-bans]")).to_have_count(0)
