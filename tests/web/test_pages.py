"""Replay, dice check, rules and the link to another device."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.playing import play_and_resign
from tests.web.screens import blundered, finished, table_of
from tests.web.visitors import Visitor


def record(visitor: Visitor, table: str) -> str:
    return visitor.context.request.get(f"{visitor.url}/api/tables/{table}/record?form=text").text()


def tampered(text: str) -> str:
    """The same record with another last roll."""
    *_, last = re.finditer(r"\broll (\d+)", text)
    other = ("1" if set(last[1]) != {"1"} else "2") * len(last[1])
    return f"{text[: last.start(1)]}{other}{text[last.end(1) :]}"


@pytest.mark.parametrize("game", ["dicy-cards", "dicetto"])
def test_a_replay_and_play_on_from_there(game: str, visit: Visit) -> None:
    ana = visit()
    table = finished(ana, game, **({"target": 60} if game == "dicy-cards" else {"cards_to_win": 3}))
    ana.go(f"/t/{table}")
    ana.page.get_by_role("link", name="Replay").click()
    count = ana.page.locator(".controls .count")
    expect(count).to_have_text(re.compile("Move 0 of"))
    ana.page.get_by_role("button", name="Next move").click()
    expect(count).to_have_text(re.compile("Move 1 of"))
    ana.page.get_by_role("button", name="Last move").click()
    last = int(count.inner_text().split()[-1])
    expect(count).to_have_text(f"Move {last} of {last}")
    ana.page.get_by_label("Move", exact=True).press("ArrowLeft")
    expect(count).to_have_text(f"Move {last - 1} of {last}")

    middle = last // 3  # so early that a turn of the bot's can't end the game
    ana.go(f"/r/{table}?ply={middle}")  # the link that is shared
    expect(count).to_have_text(f"Move {middle} of {last}")
    shown = ana.context.request.get(f"{ana.url}/api/tables/{table}/positions").json()["positions"][middle]["position"]
    ana.page.get_by_role("button", name="Continue from here").click()
    view = ana.until(lambda view: view["id"] != table and view["status"] == "playing")
    assert view["position"]["scores"] == shown["scores"] or view["ply"] > middle  # the bot may have moved already
    assert play_and_resign(ana, moves=3)["winners"]
    assert table_of(ana, table)["status"] == "over"  # the game that was replayed is as it was


def expect_dice(visitor: Visitor, faces: str) -> None:
    """The six dice on the board show these faces."""
    dice = visitor.page.locator('[data-nav="dice"] [role=img]')
    for place, face in enumerate(faces):
        expect(dice.nth(place)).to_have_attribute("aria-label", re.compile(f"{face}$"))


def test_a_move_that_is_jumped_to_shows_its_own_dice(visit: Visit) -> None:
    ana = visit()
    table = blundered(ana)  # 114456 and a skip, 112233 and a score; then Ana resigns
    ana.go(f"/a/{table}")
    expect_dice(ana, "112233")  # an analysis opens at the end
    ana.page.get_by_role("slider").press("Home")
    ana.page.get_by_role("slider").press("End")
    expect_dice(ana, "112233")
    ana.go(f"/r/{table}?ply=1")
    expect_dice(ana, "114456")
    ana.page.get_by_role("button", name="Last move").click()
    expect_dice(ana, "112233")


def test_an_analysis_shows_the_board_beside_its_panels(visit: Visit) -> None:
    ana = visit(size=(1440, 900))
    ana.go(f"/a/{blundered(ana)}")
    ana.page.locator("[data-line]").wait_for()
    for part in (".analysis > .chart", ".scene .now", '[data-group="cards"] >> nth=0'):
        expect(ana.page.locator(part)).to_be_in_viewport(ratio=0.75)
    ana.page.locator(".analysis > .lists").scroll_into_view_if_needed()
    expect(ana.page.locator('[data-group="cards"]').first).to_be_in_viewport(ratio=1)


def test_the_dice_check_finds_fair_dice_fair_and_others_not(visit: Visit, tmp_path: Path) -> None:
    ana = visit()
    table = finished(ana, "dicetto", cards_to_win=2)
    ana.go(f"/t/{table}")
    ana.page.locator(".end summary").click()
    ana.page.get_by_role("link", name="Check the dice").click()
    verdict = ana.page.locator(".verdict")
    expect(verdict).to_contain_text("exactly what was fixed before the game")
    text = record(ana, table)
    ana.page.get_by_label("Game record").fill(tampered(text))
    ana.page.get_by_role("button", name="Check", exact=True).click()
    expect(verdict).to_contain_text("can’t be trusted")
    file = tmp_path / "record.txt"
    file.write_text(text)
    ana.page.get_by_label("Or choose a file").set_input_files(file)
    expect(verdict).to_contain_text("exactly what was fixed before the game")
    ana.page.get_by_label("Game record").fill("Nothing of the kind")
    ana.page.get_by_role("button", name="Check", exact=True).click()
    expect(verdict).to_contain_text("not a game record")


def test_the_dice_check_works_without_a_network(visit: Visit) -> None:
    ana = visit(worker=True)
    text = record(ana, finished(ana, "dicy-cards", target=20))
    ana.go()
    ana.page.evaluate("navigator.serviceWorker.ready")
    ana.context.set_offline(True)
    ana.go("/check")
    for given, said in ((text, "exactly what was fixed"), (tampered(text), "can’t be trusted")):
        ana.page.get_by_label("Game record").fill(given)
        ana.page.get_by_role("button", name="Check", exact=True).click()
        expect(ana.page.locator(".verdict")).to_contain_text(said)
    ana.forgive("ERR_INTERNET_DISCONNECTED")


def test_a_one_time_link_takes_name_and_tables_to_another_device(visit: Visit) -> None:
    ana, phone, stranger = visit(), visit(size=(360, 740), touch=True), visit()
    ana.go()
    ana.page.get_by_role("button", name="Account").click()
    ana.page.get_by_label("Your name").fill("Ana")
    ana.page.get_by_label("Your name").press("Tab")
    table = ana.new_table("dicy-cards", "Ana", "bot:greedy")
    ana.page.get_by_role("link", name="Devices").click()
    ana.page.get_by_role("button", name="Continue on another device").click()
    link = ana.page.get_by_label("Link for the other device").input_value()
    assert link.startswith(ana.url)
    phone.go(link.removeprefix(phone.url))
    phone.page.get_by_role("button", name="Continue").tap()
    phone.page.get_by_role("heading", name="Your games").wait_for()
    phone.page.locator(f'a[href="/t/{table}"]').tap()
    phone.until(lambda view: view["id"] == table)
    assert phone.seats == [0]
    stranger.go(link.removeprefix(stranger.url))  # it worked once
    stranger.page.get_by_role("button", name="Continue").click()
    expect(stranger.page.locator(".toasts")).not_to_be_empty()
    stranger.go(f"/t/{table}")
    stranger.until(lambda view: view["id"] == table)
    assert stranger.seats == []
    stranger.forgive("401")


def test_the_rules_can_be_searched_looked_at_and_played(visit: Visit) -> None:
    bo = visit("fr")
    bo.go("/rules/dicetto#T8")  # as a refusal links to it
    sections = bo.page.locator("main section")
    expect(bo.page.locator("section#place")).to_be_in_viewport()
    assert bo.page.evaluate("scrollY") > 0
    before = sections.count()
    expect(sections.filter(has=bo.page.locator("svg, [role=img]"))).to_have_count(before - 1)  # all but the list of the deck
    expect(bo.page.locator("section#chance .dice svg")).to_have_count(3)  # its example, as dice
    search = bo.page.get_by_label(bo.say("web-rules-search"))
    search.fill("qqqq")
    expect(bo.page.get_by_text(bo.say("web-rules-nothing"))).to_be_visible()
    search.fill("EGALITE")  # without its accents
    expect(bo.page.locator("section#duel")).to_be_visible()
    bo.page.locator("section#duel a.try").click()
    expect(bo.page.locator("[data-asked]")).to_have_text(bo.say("learn-dicetto-duel-1"))
    bo.go("/rules/dicetto")
    expect(bo.page.locator("section.card a.try")).to_have_count(bo.page.locator("section.card").count())  # every card can be tried
    bo.page.locator("section#pair a.try").click()
    expect(bo.page.locator("[data-asked]")).to_contain_text(bo.say("dicetto-rule-pair"))
    bo.page.locator('[data-spot="reroll"] button').click()
    bo.page.locator(".dicetto-place").click()
    answer = bo.page.locator("[data-reply]")
    expect(answer).to_contain_text(bo.say("learn-another-move", move="").split(":")[0])  # not in the lesson: the server answers
    bo.page.locator('[data-spot="1"] button').click()
    bo.page.locator(".dicetto-place").click()
    expect(answer).to_contain_text("6 6")
    bo.page.get_by_role("link", name=bo.say("web-learn-rules")).click()
    expect(bo.page.locator("section#pair")).to_be_in_viewport()
