"""Correspondence games: clock, lists, vacations, notifications."""

from __future__ import annotations

import json
import re

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.hands import Finger
from tests.web.playing import open_setup
from tests.web.test_tournaments import is_fine

NOTED = """() => {
  self.shown = new Promise((done) => {
    self.registration.showNotification = async (title, { body, tag, data }) => done([title, body, tag, data.url]);
  });
}"""


def test_a_game_of_days_and_how_one_hears_of_it(visit: Visit) -> None:
    ana = visit(worker=True)
    page = ana.page
    ana.context.grant_permissions(["notifications"], origin=ana.url)
    ana.go()
    form = open_setup(ana, "dicetto")
    form.get_by_text("More options").click()
    form.get_by_label(ana.say("web-who-starts")).select_option("0")
    form.get_by_label("Clock", exact=True).select_option("game")
    expect(form.get_by_label("Increment in seconds per turn")).to_have_value("0")
    form.get_by_label("Clock", exact=True).select_option("days")
    form.get_by_label("Time per decision").select_option("3 days")
    form.get_by_role("button", name="Start the game").click()
    ana.until(lambda view: view["status"] == "playing" and view["clock"]["correspondence"])
    expect(page.get_by_role("timer").first).to_contain_text(re.compile("[23] days"))
    table = page.url.rpartition("/")[2]

    page.goto(f"{ana.url}/account")
    title = page.get_by_label("In the page title and on the app icon")
    expect(title).not_to_be_checked()
    expect(page.get_by_label("Push notifications on this device")).not_to_be_checked()
    expect(page.get_by_label("By e-mail")).to_have_count(0)  # this server sends none
    title.check()
    expect(page).to_have_title(re.compile(r"^\(1\) "))
    title.uncheck()
    expect(page).to_have_title(re.compile(r"^[^(]"))
    page.get_by_label("To a webhook").check()
    page.get_by_label("Webhook address").fill("https://hook.invalid/x")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_text("Notifications are posted to https://hook.invalid/x.")).to_be_visible()
    chosen = page.get_by_label("Results: Webhook")
    expect(chosen).not_to_be_checked()
    with page.expect_response("**/choices"):
        chosen.check()
    page.reload()
    expect(chosen).to_be_checked()
    is_fine(page)
    page.get_by_label("To a webhook").uncheck()
    expect(chosen).to_have_count(0)
    page.get_by_label("Days", exact=True).fill("4")
    page.get_by_role("button", name="Start vacation").click()
    expect(page.get_by_text("You are on vacation until")).to_be_visible()
    page.get_by_role("button", name="End vacation").click()
    expect(page.get_by_text("Days left this year: 29")).to_be_visible()
    page.goto(ana.url)
    expect(page.locator(f'.tile:has(a[href="/t/{table}"])')).to_contain_text("Your turn, 2 days left")

    session = ana.context.new_cdp_session(page)
    registered: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated", lambda news: registered.extend(one["registrationId"] for one in news["registrations"])
    )
    session.send("ServiceWorker.enable")
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    for _ in range(3000):  # both are reported in events of their own, which may come later
        if registered and ana.context.service_workers:
            break
        page.wait_for_timeout(20)
    worker = ana.context.service_workers[0]
    worker.evaluate(NOTED)  # a browser without a screen has no place for messages, nor an icon to count on
    told = {"title": "Your turn", "body": "Dicetto with Bo", "url": f"/t/{table}", "tag": table, "count": 0}
    session.send("ServiceWorker.deliverPushMessage", {"origin": ana.url, "registrationId": registered[-1], "data": json.dumps(told)})
    assert worker.evaluate("() => self.shown") == ["Your turn", "Dicetto with Bo", table, f"/t/{table}"]

    page.goto(f"{ana.url}/email#stop={table}")
    page.get_by_role("button", name="Unsubscribe").click()
    expect(page.get_by_text("This link is invalid or has expired.")).to_be_visible()
    ana.forgive("401")


def test_reactions_are_ordered_in_advance_on_a_phone(visit: Visit) -> None:
    ana = visit("fr", Finger, (390, 844), touch=True)
    table = ana.sit_at("dicy-cards", "Ana", "bot:greedy", options={"clock": {"per": "move", "seconds": 3 * 86_400}})
    page = ana.page
    ana.hands.press(page.get_by_role("tab", name="Table"))
    orders = page.locator("[data-standing-orders]")
    ana.hands.press(orders.locator("summary"))
    expect(orders).to_contain_text("Aucune consigne")
    for place in (0, 1):
        ana.hands.press(orders.get_by_role("button", name="Ajouter"))
        expect(orders.get_by_role("button", name="Retirer")).to_have_count(place + 1)
    line = orders.get_by_role("listitem")
    second = line.nth(1).locator("span").inner_text()
    ana.hands.press(orders.get_by_role("button", name=f"Monter : {second}"))
    expect(line.nth(0).locator("span")).to_have_text(second)
    is_fine(page)
    ana.hands.press(orders.get_by_role("button", name=f"Retirer : {second}"))
    expect(line).to_have_count(1)
    assert len(page.request.get(f"{ana.url}/api/tables/{table}/orders").json()["moves"]) == 1
