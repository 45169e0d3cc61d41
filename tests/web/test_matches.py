"""A duel on two screens: created, joined by link, played against the same bot, and compared."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.hands import Finger
from tests.web.test_accessibility import overflow
from tests.web.test_tournaments import LOOK_AGAIN, is_fine
from tests.web.visitors import Visitor


def plays(player: Visitor, table: str, decisions: int, last: bool) -> None:
    """The player rolls and makes the first or the last legal move so many times, then resigns."""
    path = f"/api/tables/{table}/do"
    for _ in range(decisions):
        view = player.until(lambda view: view["roll_due"] == 0 or (view["to_act"] == 0 and bool(view["choices"])))
        if view["roll_due"] == 0:
            player.post(path, {"do": "roll", "at": view["version"]})
            view = player.until(lambda view: view["to_act"] == 0 and bool(view["choices"]))
        choices = view["choices"]
        player.post(path, {"do": "play", "move": choices[-1 if last else 0], "at": view["version"]})
        version = view["version"]
        player.until(lambda view, before=version: view["version"] > before)  # type: ignore[misc]  # mypy knows no defaults of a lambda
    player.post(path, {"do": "resign", "seat": 0})


def test_two_players_play_a_duel_and_compare_it(visit: Visit) -> None:
    ana, bo = visit(), visit("fr", Finger, (390, 844), touch=True, strict=False)
    ana.go("/match")
    ana.page.get_by_label("Which game?").select_option("dicetto")
    ana.page.get_by_label("Boards").select_option("1")
    is_fine(ana.page)
    ana.page.get_by_role("button", name="Create match").dblclick()
    ana.page.get_by_label("Your name").fill("Ana")
    ana.page.get_by_role("button", name="Sit here: team A").click()
    address = ana.page.url
    ana.page.get_by_role("button", name="I’m ready").click()

    bo.page.goto(address)
    bo.page.get_by_label("Votre nom").fill("Bo")
    bo.hands.press(bo.page.get_by_role("button", name="S’asseoir ici : équipe B"))
    expect(bo.page.get_by_role("button", name="Je suis prêt")).to_be_visible()
    is_fine(bo.page)
    bo.hands.press(bo.page.get_by_role("button", name="Je suis prêt"))
    bo.hands.press(bo.page.get_by_role("link", name="Aller à votre table"))
    bo.until(lambda view: view["status"] == "playing")
    mine = bo.page.url.rpartition("/")[2]
    plays(bo, mine, 1, last=False)
    expect(bo.page.get_by_text("quand les deux ont terminé")).to_be_visible()
    expect(bo.page.get_by_role("link", name="Analyse")).to_have_count(0)
    bo.hands.press(bo.page.get_by_role("link", name="Retour au match").last)
    expect(bo.page.get_by_text("L’autre table joue encore les mêmes dés")).to_be_visible()

    ana.page.evaluate(LOOK_AGAIN)
    ana.go(f"/t/{mine}")  # the opponent's table, which has the same dice
    expect(ana.page.get_by_text("The same dice are still in play at another table.")).to_be_visible()
    ana.page.goto(address)
    ana.page.get_by_role("link", name="Go to your table").click()
    ana.until(lambda view: view["status"] == "playing")
    plays(ana, ana.page.url.rpartition("/")[2], 1, last=True)
    ana.page.get_by_role("link", name="Back to the match").last.click()
    expect(ana.page.get_by_text("They diverged at the first decision.")).to_be_visible()
    expect(ana.page.get_by_role("row", name="Ana")).to_be_visible()
    is_fine(ana.page)
    bo.page.evaluate(LOOK_AGAIN)
    expect(bo.page.locator("[data-divergence]")).to_be_visible()
    assert overflow(bo.page) == 0
    ana.page.go_back()
    expect(ana.page.get_by_role("link", name="Back to the match").last).to_be_visible()
    ana.go("/match")
    expect(ana.page.get_by_role("link", name="Ana and Bo")).to_be_visible()
