"""The companion: real dice and a real deck, tapped in; also when only one seat has them."""

from __future__ import annotations

import pytest

from tests.web.conftest import Visit
from tests.web.hands import Finger
from tests.web.playing import open_setup, open_table, play_and_resign, play_on

SHORT = {"dicy-cards": {"target": "20"}, "dicetto": {"cards_to_win": "1"}}


@pytest.mark.parametrize("game", SHORT)
def test_a_game_with_the_real_box(game: str, visit: Visit) -> None:
    ana = visit(hands=Finger, size=(360, 740), touch=True)
    ana.go()
    open_table(ana, game, "here", more={**SHORT[game], "dice": "real"})
    over = play_and_resign(ana, moves=12)
    assert over["winners"]
    assert not over["secret"]
    record = ana.context.request.get(f"{ana.url}/api/tables/{over['id']}/record?form=json").json()
    rolls = [move.removeprefix("roll ") for move in record["moves"] if move.startswith("roll ")]
    assert rolls == ["".join(map(str, sorted(faces))) for faces in ana.tapped]


def test_one_seat_with_real_dice_and_one_without(visit: Visit) -> None:
    ana, bo = visit(), visit()
    ana.go()
    form = open_setup(ana, "dicy-cards")
    form.locator("summary").click()
    form.locator('[id$="-dice"]').select_option("mixed")
    form.locator("ol > li").nth(0).get_by_label("Real dice").check()
    ana.page.keyboard.press("Escape")  # the plan stays
    open_table(ana, "dicy-cards", "link", more={"target": "20", "dice": "mixed"})
    bo.go(f"/t/{ana.view['id']}")
    bo.page.get_by_role("button", name="Sit down").click()
    ana.page.get_by_role("button", name="Start").click()
    playing = [one.until(lambda view: view["status"] == "playing") for one in (ana, bo)]
    assert [seat["real_dice"] for seat in playing[0]["seats"]] == [True, False]
    assert ana.view["dealer_seat"] == 0  # Ana's dice are asked for
    bo.page.get_by_text("real dice").wait_for()  # and every viewer sees that they are real
    play_on(ana, bo, moves=5)
    table = ana.view["id"]
    ana.post(f"/api/tables/{table}/do", {"do": "resign", "seat": 0})
    ana.go(f"/check?table={table}")
    verdict = ana.page.locator(".verdict.good")
    verdict.wait_for()
    assert "made with real dice" in verdict.inner_text()


def test_a_wrong_entry_is_taken_back(visit: Visit) -> None:
    ana = visit()
    ana.sit_at("dicy-cards", "Ana", "Bo", options={"dice": "real"})
    pad = ana.page.locator(".pad")
    for _ in range(5):
        pad.get_by_role("button", name="Add a 1").click()
    pad.get_by_role("button", name="Remove this 1").first.click()
    pad.get_by_role("button", name="Add a 1").click()
    pad.get_by_role("button", name="Add a 2").click()  # the sixth: they are in
    ana.until(lambda view: view["position"]["dice"] == [1, 1, 1, 1, 1, 2])
    ana.page.get_by_role("button", name="Take back").click()
    ana.until(lambda view: view["dealer_seat"] == 0)
    pad.get_by_role("button", name="Add a 1").wait_for()
