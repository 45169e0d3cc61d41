"""At the table: undo, watching, refusals, languages, rematches, and the log."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from rollhouse.core.record_text import from_text
from tests.web.conftest import Visit
from tests.web.live_server import ADMIN_TOKEN, LiveServer
from tests.web.playing import act, begin_for_two, open_settings, play_and_resign
from tests.web.screens import REAL, script
from tests.web.visitors import Visitor


def test_undo_goes_back_to_the_roll_and_no_further(visit: Visit) -> None:
    ana, bo = visit(), visit()
    begin_for_two(ana, bo)
    back = ana.page.get_by_role("button", name="Take back")
    act(ana)  # the roll
    expect(back).to_have_count(0)
    dice, cards = ana.view["position"]["dice"], ana.view["position"]["active"][0]
    act(ana)  # scores
    back.click()
    ana.until(lambda view: view["position"]["dice"] == dice)
    assert ana.view["position"]["active"][0] == cards
    bo.until(lambda view: view["position"]["dice"] == dice)
    expect(bo.page.locator("[role=tabpanel] li.undone")).to_have_count(1)


def test_a_spectator_sees_everything_and_touches_nothing(visit: Visit) -> None:
    ana, eve = visit(), visit("nl")
    table = ana.sit_at("dicy-cards", "Ana", "bot:greedy", target=20)
    eve.go(f"/t/{table}")
    eve.until(lambda view: view["version"] == ana.view["version"])
    ana.page.get_by_text("One person is watching").wait_for()
    over = play_and_resign(ana, eve)
    assert eve.seats == []
    expect(eve.page.locator("button.roll, [data-confirm], [data-skip]")).to_have_count(0)
    eve.page.locator("#end-title").wait_for()
    expect(eve.page.get_by_role("button", name=eve.say("web-rematch"))).to_have_count(0)
    expect(eve.page.get_by_role("link", name=eve.say("web-replay"))).to_be_visible()
    assert over["winners"]


def test_a_card_explains_itself_and_so_does_a_refusal(visit: Visit) -> None:
    ana = visit("fr")
    table = ana.sit_at("dicetto", "Ana", "Bo", options=REAL)
    draws = ("pair#1", "three#1", "four#1", "number_4#1")
    script(ana, table, *(f"draw {card}" for card in draws), "bonus fewest_cards most_chance most_logo most_numbers")
    pair, rule = ana.page.locator('[data-spot="1"] button'), ana.page.locator("[data-card-rule]")
    ana.hands.press(pair)  # nothing is to be placed yet
    expect(rule).to_contain_text(ana.say("dicetto-rule-pair"))
    expect(rule.locator("a")).to_have_attribute("href", "/rules/dicetto#pair")
    ana.hands.press(pair)
    expect(rule).to_have_count(0)
    script(ana, table, "roll 1235", "keep")
    assert ana.refusals == []
    ana.hands.press(pair)
    toast = ana.page.locator(".toasts")
    expect(toast).to_contain_text("Paire")
    assert ana.refusals[-1]["code"] == "move/illegal"
    assert ana.refusals[-1]["message"] in toast.inner_text()
    expect(toast.locator("a")).to_have_attribute("href", "/rules/dicetto#pair")


def test_two_viewers_two_languages_and_a_change_in_the_middle(visit: Visit) -> None:
    ana, bo = visit("en", new=True), visit("pt")  # what Ana sets must be kept: of a window that was cleared, the browser may still be at it
    table = ana.sit_at("dicy-cards", "Ana", "Caro", options=REAL)
    bo.go(f"/t/{table}")
    bo.until(lambda view: view["version"] > 0)
    script(ana, table, "roll 114456", "score odd 11")
    log = ana.page.get_by_role("tabpanel")
    expect(log).to_contain_text("Ana rolled 1 1 4 4 5 6.")
    expect(bo.page.get_by_role("tabpanel")).to_contain_text("Ana rolou")
    open_settings(ana).get_by_label("Language").select_option("nl")
    ana.page.keyboard.press("Escape")
    expect(log).to_contain_text("Ana gooide 1 1 4 4 5 6")
    expect(ana.page.locator("html")).to_have_attribute("lang", re.compile("^nl"))
    ana.lang = "nl"
    script(ana, table, "roll 223344")  # the socket came back in the new language, and nothing was missed
    assert ana.view["position"]["dice"] == [2, 2, 3, 3, 4, 4]
    ana.page.reload()
    expect(ana.page.get_by_role("tab", name=ana.say("web-log"))).to_be_visible()
    assert open_settings(ana).get_by_label(ana.say("web-language")).input_value() == "nl"


def test_play_again_with_the_same_dice_and_seats_rotated(visit: Visit) -> None:
    ana, bo = visit(), visit()
    table = begin_for_two(ana, bo, target=20)
    act(ana)
    first = ana.view["position"]["dice"]
    play_and_resign(ana, bo)
    ana.page.get_by_role("button", name="Replay the same dice").click()
    expect(ana.page.get_by_text(ana.say("web-same-dice-waiting", names="Bo"))).to_be_visible()
    expect(bo.page.get_by_text(bo.say("web-same-dice-asked", names="Ana"))).to_be_visible()
    assert ana.view["id"] == table
    bo.page.get_by_role("button", name="Replay the same dice").click()
    for one in (ana, bo):  # all have agreed, so they are there at once, and it is marked
        one.until(lambda view: view["id"] != table)
        expect(one.page.get_by_text(one.say("web-same-dice-marked"))).to_be_visible()
    ana.until(lambda view: view["status"] == "playing")  # all players kept a seat, so it begins by itself
    assert [seat["name"] for seat in ana.view["seats"]] == ["Bo", "Ana"]
    bo.until(lambda view: view["version"] >= ana.view["version"])
    act(bo)
    assert bo.view["position"]["dice"] == first


def test_in_a_rematch_everybody_adds_to_the_dice_anew(visit: Visit) -> None:
    ana, bo = visit(), visit()
    table = begin_for_two(ana, bo)
    ana.post(f"/api/tables/{table}/do", {"do": "resign", "seat": 0})
    bo.page.locator("#end-title").wait_for()
    ana.page.get_by_role("button", name=ana.say("web-rematch")).click()
    bo.page.get_by_role("button", name=bo.say("web-rematch-yes")).click()
    again = ana.until(lambda view: view["id"] != table and view["status"] == "playing")
    ana.post(f"/api/tables/{again['id']}/do", {"do": "resign", "seat": 0})
    parts = []
    for one in (table, again["id"]):
        record = from_text(ana.context.request.get(f"{ana.url}/api/tables/{one}/record").text())
        parts += [record.tags[f"Dice.part.{seat}"] for seat in range(2)]
    assert len(set(parts)) == 4


def test_the_page_says_what_the_dice_proved_and_whether_its_own_note_fits(visit: Visit) -> None:
    """Two browsers that took part in the dice without a click; afterwards each compares what it had noted."""
    ana, bo = visit(), visit("fr")
    table = ana.sit_at("dicy-cards", None, None, target=20)
    for one, button in ((ana, "Sit down"), (bo, bo.say("web-sit"))):
        one.go(f"/t/{table}")
        one.page.get_by_role("button", name=button).first.click()
        one.until(lambda view, one=one: bool(one.seats))  # type: ignore[misc]  # mypy does not see the default
    ana.page.get_by_role("button", name="Start").click()
    for one in (ana, bo):
        one.until(lambda view: view["status"] == "playing")
    play_and_resign(ana, bo)
    for one in (ana, bo):
        one.go(f"/check?table={table}")
        expect(one.page.get_by_text(one.say("web-check-seal-same"))).to_be_visible()
    expect(bo.page.locator(".proof").first).to_contain_text("Personne n’a donc choisi ces dés")
    bo.page.evaluate(
        """(table) => {
          const kept = JSON.parse(localStorage.getItem("rollhouse-dice"));
          localStorage.setItem("rollhouse-dice", JSON.stringify({ ...kept, seals: { [table]: "0".repeat(64) } }));
        }""",
        table,
    )
    bo.go(f"/check?table={table}")
    expect(bo.page.get_by_text(bo.say("web-check-seal-other", seal="0" * 64))).to_be_visible()


def test_chat_reaches_the_others_and_the_newest_line_is_in_sight(visit: Visit) -> None:
    ana, bo = visit(), visit(size=(360, 740))
    table = ana.sit_at("dicetto", "Ana", "Bo", options=REAL)
    draws = ("pair#1", "three#1", "four#1", "number_4#1")
    script(ana, table, *(f"draw {card}" for card in draws), "bonus fewest_cards most_chance most_logo most_numbers", "roll 1235", "keep")
    bo.go(f"/t/{table}")
    newest = bo.page.locator("[role=tabpanel] li").last
    expect(newest).to_contain_text("kept")
    newest.scroll_into_view_if_needed()
    assert bo.page.locator("section.log").evaluate("box => box.scrollHeight - box.scrollTop - box.clientHeight < 4")
    ana.page.get_by_role("tab", name="Chat").click()
    ana.page.get_by_label("Write a message").fill("<b>Hello</b> & good luck")
    ana.page.get_by_role("button", name="Send").click()
    bo.page.get_by_role("tab", name="Chat 1 unread").click()
    expect(bo.page.get_by_role("tabpanel")).to_contain_text("<b>Hello</b> & good luck")


def test_a_bot_plays_for_a_player_who_is_away_when_the_server_allows_it(short_grace_server: LiveServer, visit: Visit) -> None:
    ana, bo = visit(at=short_grace_server), visit(at=short_grace_server)
    begin_for_two(ana, bo)
    let = ana.page.get_by_role("button", name="Let a bot play")
    expect(let).to_have_count(0)
    bo.page.close()
    act(ana)
    act(ana)  # without a clock no player is in a hurry before it is their turn
    let.click()  # after this server's half second, not after a minute
    ana.until(lambda view: bool(view["seats"][1]["bot"]))
    expect(ana.page.get_by_role("list", name="Players")).to_contain_text("bot playing")


def test_a_bot_plays_for_a_player_who_is_present_but_idle(short_grace_server: LiveServer, visit: Visit) -> None:
    ana, bo = visit(at=short_grace_server), visit(at=short_grace_server)
    begin_for_two(ana, bo)
    act(ana)
    act(ana)
    plate = ana.page.locator("[data-plate]").filter(has_text="Bo")
    plate.get_by_role("button", name="Let a bot play").click()  # his page is open: nothing has come from it
    ana.until(lambda view: bool(view["seats"][1]["bot"]))
    expect(plate).to_contain_text("bot playing")
    bo.until(lambda view: bool(view["seats"][1]["bot"]))


def test_a_bot_plays_for_a_player_who_is_banned_with_the_page_open(short_grace_server: LiveServer, visit: Visit) -> None:
    ana, bo = visit(at=short_grace_server), visit(at=short_grace_server)
    begin_for_two(ana, bo, options={"clock": {"per": "game", "seconds": 900}})
    plate = ana.page.locator("[data-plate]").filter(has_text="Bo")
    let = plate.get_by_role("button", name="Let a bot play")
    expect(let).to_have_count(0)
    ban(bo)
    expect(plate).to_contain_text("away")
    let.click()
    ana.until(lambda view: bool(view["seats"][1]["bot"]))


def test_the_win_is_claimed_from_a_player_who_is_banned_in_a_rated_game(short_grace_server: LiveServer, visit: Visit) -> None:
    ana, bo = visit(at=short_grace_server), visit(at=short_grace_server)
    for one, name in ((ana, "Ana Rated"), (bo, "Bo Rated")):
        one.register(name)
        found = one.context.request.put(f"{one.url}/api/matchmaking", data={"game": "dicetto", "pace": "quarter", "search": "a"}).json()
    for one in (ana, bo):
        one.go(f"/t/{found['table']}")
        one.until(lambda view: bool(view["rated"]))
    ana.page.get_by_role("button", name="Start").click()
    ana.until(lambda view: bool(view["status"] == "playing"))
    claim = ana.page.get_by_role("button", name="Claim the win")
    expect(claim).to_have_count(0)
    ban(bo)
    claim.click()
    ana.until(lambda view: bool(view["status"] == "over"))
    expect(ana.page.locator("section.end")).to_contain_text("Ana Rated")
    assert [seat["resigned"] for seat in sorted(ana.view["seats"], key=lambda seat: str(seat["name"]))] == [False, True]


def ban(visitor: Visitor) -> None:
    """Ban a visitor, as the admin page does."""
    address = f"{visitor.url}/api/admin/bans/{visitor.you}"
    assert visitor.context.request.put(address, data={"days": 7}, headers={"Rollhouse-Admin": ADMIN_TOKEN}).ok
