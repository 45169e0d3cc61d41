"""Matchmaking, friends and blocked users."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Route, expect

from tests.web.conftest import Visit
from tests.web.hands import Finger
from tests.web.live_server import ADMIN_TOKEN
from tests.web.test_accessibility import NEXT_FRAME
from tests.web.visitors import Visitor

CUP: dict[str, Any] = {"title": "Cup", "game": "dicetto", "format": "swiss", "clock": {"per": "game", "seconds": 600, "increment": 5}}


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
        one.until(lambda view: view["status"] == "playing")  # without another press
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
    ana.page.get_by_role("tabpanel").get_by_role("button", name="Bo", exact=True).click()
    menu = ana.page.get_by_role("dialog", name="Bo", exact=True)
    expect(menu).to_contain_text("Invité")
    menu.get_by_role("button", name="Signaler").click()
    dialog = ana.page.get_by_role("dialog", name="Signaler Bo")
    dialog.get_by_label("De quoi s’agit-il").select_option("leaves")
    dialog.get_by_role("button", name="Envoyer").click()
    expect(ana.page.get_by_text("Merci. Votre signalement a été envoyé.")).to_be_visible()
    ana.page.get_by_role("tabpanel").get_by_role("button", name="Bo", exact=True).click()
    menu.get_by_role("button", name="Bloquer").click()
    expect(menu.get_by_role("button", name="Débloquer")).to_be_visible()
    ana.page.keyboard.press("Escape")
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

    # The admin is told, and decides.
    eve = visit()
    eve.go("/admin")
    eve.page.get_by_label("Admin token").fill("not this one")
    eve.page.get_by_role("button", name="Sign in").click()
    expect(eve.page.get_by_text("Invalid admin token.")).to_be_visible()
    eve.forgive("403")
    eve.page.get_by_label("Admin token").fill(ADMIN_TOKEN)
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


def test_a_person_is_a_page_with_one_menu_and_their_own_switches(visit: Visit) -> None:
    ana, bo = visit("fr", Finger, (390, 844), touch=True), visit()
    for visitor, name in ((ana, "Anaïs"), (bo, "Bo Page")):
        visitor.register(name)
    table = bo.new_table("dicy-cards", "Bo Page", None, options={"public": True, "help": False})
    ana.post(f"/api/tables/{table}/do", {"do": "sit", "seat": 1, "name": "Anaïs"})
    bo.post(f"/api/tables/{table}/do", {"do": "begin"})
    ana.post(f"/api/tables/{table}/do", {"do": "resign", "seat": 1})
    ana.go("/@bo%20page")
    main = ana.page.locator("main")
    expect(main.get_by_role("heading", name="Bo Page")).to_be_visible()
    expect(main.locator("[data-versus]")).to_contain_text("1 partie")
    expect(main.locator("[data-profile-games] li")).to_have_count(1)
    assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    ana.hands.press(main.get_by_role("button", name="Jouer, ajouter, bloquer"))
    menu = ana.page.get_by_role("dialog")
    ana.hands.press(menu.get_by_role("button", name="Ajouter comme ami"))
    expect(menu.get_by_role("button", name="Annuler la demande")).to_be_visible()
    bo.go()
    bo.page.get_by_role("button", name="1 thing is waiting for you").click()
    request = bo.page.locator(".popup [data-requests] li")
    expect(request).to_contain_text("Anaïs")
    request.get_by_role("button", name="Accept Anaïs").click()
    expect(request).to_have_count(0)
    bo.go("/people")
    expect(bo.page.locator("[data-friends]")).to_contain_text("Anaïs")
    ana.hands.press(menu.get_by_role("button", name="Jouer à Dicy Cards"))
    ana.until(lambda view: view["status"] == "open" and view["clock"]["seconds"] == 900)
    bo.go()
    expect(bo.page.get_by_role("region", name="Invitations")).to_contain_text("Anaïs invites you to a game: Dicy Cards.")
    bo.go("/account#privacy")
    with bo.page.expect_response("**/api/me/privacy"):
        bo.page.get_by_label("My page lists my rated and public games").uncheck()
    ana.go("/@Bo%20Page")
    expect(main.locator("[data-versus]")).to_be_visible()
    expect(main.locator("[data-profile-games]")).to_have_count(0)
    ana.go("/@unknown%20name")
    expect(main).to_contain_text("Utilisateur introuvable")
    ana.forgive("404")


def test_registered_players_find_a_rated_game_and_a_correspondence_search_goes_on(visit: Visit) -> None:
    ana, bo = visit("fr", Finger, (390, 844), touch=True), visit()
    ana.register("Ana Cote")
    bo.register("Bo Cote")
    ana.go("/play")
    box = ana.page.locator("[data-find-opponent]")
    expect(box.get_by_label("Classée")).to_be_checked()
    ana.hands.press(box.get_by_role("button", name="Trouver un adversaire"))
    expect(box).to_contain_text("Adversaires à 100 points près")
    assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    bo.go("/play")
    offer = bo.page.locator("[data-find-opponent] li")
    expect(offer).to_contain_text("Ana Cote")
    expect(offer).to_contain_text("(1500)")
    expect(offer).to_contain_text("15 minutes per game · Rated")
    offer.get_by_role("button", name="Play with Ana Cote").click()
    for one in (ana, bo):
        one.until(lambda view: view["status"] == "playing" and view["rated"])
    bo.go("/play")
    bo.page.get_by_label("Pace").select_option("three-days")
    bo.page.get_by_role("button", name="Find an opponent").click()
    kept = bo.page.locator("[data-kept-seek]")
    expect(kept).to_contain_text("3 days per move")
    bo.page.reload()
    expect(kept).to_contain_text("3 days per move")
    kept.get_by_role("button", name="Cancel search").click()
    expect(kept).to_have_count(0)
    bo.page.reload()
    bo.page.get_by_role("button", name="Find an opponent").wait_for()
    expect(kept).to_have_count(0)


def test_an_older_answer_does_not_hide_a_search(visit: Visit) -> None:
    bo = visit()
    bo.register("Bo Slow")
    held: list[Route] = []
    bo.page.route("**/api/matchmaking", lambda route: held.append(route) if route.request.method == "GET" else route.continue_())
    with bo.page.expect_request("**/api/matchmaking"):
        bo.go("/play")
    bo.page.get_by_label("Pace").select_option("three-days")
    answer = held[0].fetch()  # before the search begins
    bo.page.get_by_role("button", name="Find an opponent").click()
    kept = bo.page.locator("[data-kept-seek]")
    kept.wait_for()
    with bo.page.expect_response("**/api/matchmaking"):
        held[0].fulfill(response=answer)
    bo.page.evaluate(NEXT_FRAME)
    expect(kept).to_contain_text("3 days per move")
    bo.page.unroute_all()
    kept.get_by_role("button", name="Cancel search").click()
    expect(kept).to_have_count(0)


def test_a_name_that_an_admin_has_changed_stays(visit: Visit) -> None:
    bo, eve = visit(), visit()
    bo.go()
    bo.page.evaluate(
        "fetch('/api/me', {method: 'PUT', headers: {'Content-Type': 'application/json'}, body: '{\"name\": \"Rude\", \"lang\": \"en\"}'})"
    )
    bo.page.reload()
    eve.go()
    eve.page.evaluate("token => sessionStorage.setItem('rollhouse-admin', token)", ADMIN_TOKEN)
    eve.go("/admin")
    eve.page.get_by_label("Name or public id").fill("Rude")
    eve.page.get_by_role("button", name="Search").click()
    eve.page.get_by_role("button", name="Rename Rude").click()
    eve.page.get_by_label("Your name").fill("Gentle")
    eve.page.get_by_role("button", name="Rename", exact=True).click()
    expect(eve.page.locator("[data-log]")).to_contain_text("rename")
    bo.page.get_by_role("button", name="Play against Cleo").first.click()  # on the page that still has the old name
    bo.until(lambda view: view["status"] == "playing")
    assert bo.view["seats"][0]["name"] == "Gentle"
    assert bo.page.evaluate("fetch('/api/me').then((answer) => answer.json())")["name"] == "Gentle"


def test_an_admin_ends_cancels_removes_and_locks_and_the_log_says_so(visit: Visit) -> None:
    ana, bo, eve = visit(), visit(), visit()
    ana.register("Ana Locked")
    table = ana.new_table("dicetto", "Ana Locked", None, options={"public": True})
    bo.go(f"/t/{table}")
    bo.page.get_by_label("Your name").fill("Bo Talks")
    bo.page.get_by_role("button", name="Sit down").click()
    bo.until(lambda view: view["seats"][1]["name"] == "Bo Talks")
    ana.post(f"/api/tables/{table}/do", {"do": "begin"})
    bo.post(f"/api/tables/{table}/do", {"do": "chat", "text": "You fool"})
    cup = ana.context.request.post(f"{ana.url}/api/tournaments", data=CUP, headers={"Rollhouse-Admin": ADMIN_TOKEN}).json()["id"]
    eve.go()
    eve.page.evaluate("token => sessionStorage.setItem('rollhouse-admin', token)", ADMIN_TOKEN)
    eve.go("/admin")
    log = eve.page.locator("[data-log]")

    line = eve.page.locator("li").filter(has=eve.page.locator(f"a[href='/t/{table}']"))
    line.get_by_role("button", name="Chat").click()
    expect(line.locator("blockquote")).to_contain_text("You fool")
    line.get_by_role("button", name="Remove message").click()
    expect(line).to_contain_text("No messages.")
    expect(log.locator("li").first).to_contain_text(f"remove-message {table}")
    bo.page.reload()
    bo.page.get_by_role("tab", name="Chat").click()
    expect(bo.page.get_by_role("tabpanel")).not_to_contain_text("You fool")

    line.get_by_role("button", name="End", exact=True).click()
    expect(line.get_by_role("button", name="End", exact=True)).to_have_count(0)
    expect(log.locator("li").first).to_contain_text(f"end-table {table}")
    bo.until(lambda view: view["status"] == "over")

    eve.page.get_by_label("Tournament id").fill(f"{eve.url}/tournament/{cup}")
    eve.page.get_by_role("button", name="Cancel tournament").click()
    expect(log.locator("li").first).to_contain_text(f"cancel-tournament {cup}")
    assert ana.context.request.get(f"{ana.url}/api/tournaments/{cup}").json()["status"] == "over"

    eve.page.get_by_label("Name or public id").fill("Ana Locked")
    eve.page.get_by_role("button", name="Search").click()
    eve.page.get_by_role("button", name="Lock name Ana Locked", exact=True).click()
    expect(eve.page.get_by_role("button", name="Unlock name Ana Locked")).to_be_visible()
    expect(log.locator("li").first).to_contain_text("rename")
    ana.context.request.put(f"{ana.url}/api/me", data={"name": "Other", "lang": "en"})
    assert ana.context.request.get(f"{ana.url}/api/me").json()["name"] == "Ana Locked"


def test_a_page_that_opens_with_an_old_name_leaves_the_new_one(visit: Visit) -> None:
    bo = visit("fr", Finger, (390, 844), touch=True)
    bo.go("/")
    bo.page.evaluate("localStorage.setItem('rollhouse', JSON.stringify({ name: 'Old Bo' }))")
    bo.context.request.put(f"{bo.url}/api/me", data={"name": "New Bo", "lang": "fr"})  # by an admin, or on another device

    def name() -> str:
        return str(bo.context.request.get(f"{bo.url}/api/me").json()["name"])

    bo.go("/account")
    field = bo.page.get_by_role("main").get_by_label("Votre nom")
    expect(field).to_have_value("New Bo")
    field.press("Enter")
    bo.page.evaluate("localStorage.setItem('rollhouse', JSON.stringify({ name: 'Old Bo' }))")
    bo.go("/play")
    box = bo.page.locator("[data-find-opponent]")
    bo.hands.press(box.get_by_role("button", name="Trouver un adversaire"))
    expect(box.get_by_role("status")).to_contain_text("Recherche")
    assert name() == "New Bo"
    bo.hands.press(box.get_by_role("button", name="Annuler la recherche"))
    expect(box.get_by_role("button", name="Trouver un adversaire")).to_be_visible()


def test_every_name_opens_the_menu_of_its_user(visit: Visit) -> None:
    ana, bo, eve = visit(), visit("fr", Finger, (390, 844), touch=True), visit()
    for visitor, name in ((ana, "Ana Menu"), (bo, "Bo Menu")):
        visitor.register(name)
    made = ana.context.request.post(f"{ana.url}/api/tournaments", data=CUP, headers={"Rollhouse-Admin": ADMIN_TOKEN})
    cup = made.json()["id"]
    for visitor in (ana, bo):
        visitor.post(f"/api/tournaments/{cup}/join", {"name": "x"})
    bo.go(f"/tournament/{cup}")
    _opens(bo, bo.page.get_by_role("main"), "Ana Menu")
    ana.post(f"/api/tournaments/{cup}/begin")
    _opens(bo, bo.page.get_by_role("main").locator("li").filter(has_text="–"), "Ana Menu")
    table = ana.new_table("dicy-cards", "x", None, options={"public": True})
    ana.post("/api/people/invitations", {"user_id": _id(bo), "table": table})
    bo.go()
    _opens(bo, bo.page.get_by_role("main").get_by_role("region", name="Invitations"), "Ana Menu")
    bo.page.locator("header button:has(.count)").click()
    _opens(bo, bo.page.locator(".popup").get_by_role("region", name="Invitations"), "Ana Menu")
    bo.go(f"/t/{table}")
    bo.hands.press(bo.page.get_by_role("button", name="S’asseoir"))
    bo.until(lambda view: view["seats"][1]["name"] == "Bo Menu")
    ana.post(f"/api/tables/{table}/do", {"do": "begin"})
    bo.until(lambda view: view["status"] == "playing")
    _opens(bo, bo.page.locator("[data-plate]").filter(has_text="Ana Menu"), "Ana Menu")
    ana.go("/")
    _opens(ana, ana.page.get_by_role("main").locator(".tile"), "Bo Menu")
    eve.go("/watch")
    _opens(eve, eve.page.locator("[data-live-games]"), "Bo Menu")
    ana.post(f"/api/tables/{table}/do", {"do": "resign", "seat": 0})
    _opens(bo, bo.page.locator("section.end"), "Ana Menu")
    bo.go("/me/games")
    _opens(bo, bo.page.locator("li[data-game]"), "Ana Menu")
    eve.go("/@Bo%20Menu")
    _opens(eve, eve.page.locator("[data-profile-games]"), "Ana Menu")


def _id(visitor: Visitor) -> str:
    return str(visitor.context.request.get(f"{visitor.url}/api/me").json()["user_id"])


def _opens(visitor: Visitor, where: Locator, name: str) -> None:
    """Open the menu of a name, and close it again."""
    button = where.get_by_role("button", name=name, exact=True).first
    button.wait_for()
    visitor.hands.press(button)
    menu = visitor.page.get_by_role("dialog", name=name, exact=True).filter(visible=True)
    expect(menu.get_by_role("link", name=visitor.say("web-person-page"))).to_be_visible()
    visitor.page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
