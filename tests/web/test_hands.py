"""The same game with a finger on a phone, with keys alone, in French, and by several people at one device."""

from __future__ import annotations

import pytest

from tests.web.conftest import Visit
from tests.web.hands import Finger, Keyboard
from tests.web.playing import open_table, play_and_resign, play_on

SHORT = {"dicy-cards": {"target": "20"}, "dicetto": {"cards_to_win": "1"}}
WATCH_POINTERS = """() => {
  window.pointers = 0;
  addEventListener("pointerdown", () => { window.pointers += 1; }, true);
}"""


@pytest.mark.parametrize("game", SHORT)
def test_a_phone_in_french(game: str, visit: Visit) -> None:
    ana = visit("fr", Finger, (360, 740), touch=True)
    ana.go()
    assert ana.page.locator("h1").inner_text() == ana.say("web-welcome")
    open_table(ana, game, "bot:greedy", more=SHORT[game])
    over = play_and_resign(ana)
    names = ["Ana", ana.say("common-name-bot-own", name="Gus", bot=ana.say("common-bot-greedy"))]
    ana.page.locator("#end-title").wait_for()
    title = ana.page.locator("#end-title").inner_text()
    assert all(names[winner] in title for winner in over["winners"])
    assert ana.page.evaluate("document.documentElement.lang").startswith("fr")
    assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("game", SHORT)
def test_keys_alone_from_the_lobby_to_a_second_game(game: str, visit: Visit) -> None:
    ana = visit(hands=Keyboard)
    ana.go()
    ana.page.evaluate(WATCH_POINTERS)
    open_table(ana, game, "bot:greedy", more=SHORT[game])
    first = play_and_resign(ana)
    ana.hands.press(ana.page.get_by_role("button", name=ana.say("web-rematch")))
    ana.until(lambda view: view["id"] != first["id"] and view["status"] == "playing")
    assert ana.page.evaluate("window.pointers") == 0


def test_three_people_at_one_device(visit: Visit) -> None:
    ana = visit()
    ana.go()
    open_table(ana, "dicy-cards", "here", "here", more=SHORT["dicy-cards"])
    assert ana.seats == [0, 1, 2]
    ana.page.locator(".status").get_by_text("Ana, roll the dice", exact=True).wait_for()
    over = play_on(ana)
    assert over["winners"]
    assert [seat["name"] for seat in over["seats"]] == ["Ana", "Friend 1", "Friend 2"]
    assert ana.page.locator(".end tbody tr").count() >= 3
