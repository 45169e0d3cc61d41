"""What once cost people games: each of these went wrong in a browser, and must not again."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.web.conftest import Visit
from tests.web.live_server import NETWORK, LiveServer
from tests.web.playing import act, begin_for_two, open_setup
from tests.web.screens import REAL, dicetto_placing, dicetto_rolling, dicetto_table, script

STILL = """() => { performance.now = () => 1000; }"""
"""Time stands still: whatever is pressed is pressed at once."""


def middle(what: Locator) -> tuple[float, float]:
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


# --- Dicetto: one clear way to place ----------------------------------------------------------------------------------------------------


def test_a_card_is_chosen_shown_and_then_placed_by_one_button_that_says_so(visit: Visit) -> None:
    ana = visit()
    dicetto_placing(ana)
    place = ana.page.locator(".dicetto-place")
    expect(place).to_be_disabled()
    card = ana.page.locator('[data-spot="2"] button')
    card.click()
    expect(place).to_have_text("Place 6 6 on Pair: 1 point")
    card.click()  # chosen is chosen
    assert ana.view["position"]["phase"] == "place"
    assert ana.view["position"]["table"][1]["dice"] == []
    place.click()
    ana.until(lambda view: view["position"]["table"][1]["dice"] == [6, 6])


def test_ending_a_turn_with_dice_to_place_asks_first(visit: Visit) -> None:
    ana = visit()
    dicetto_placing(ana)
    done = ana.page.locator(".dicetto-done")
    version = ana.view["version"]
    done.click()
    expect(ana.page.locator(".instruction-text")).to_contain_text("You can still place dice")
    ana.page.get_by_role("button", name="Keep placing").click()
    assert ana.view["version"] == version
    ana.page.keyboard.press("f")
    expect(ana.page.get_by_role("button", name="Keep placing")).to_be_focused()
    done.click()
    ana.until(lambda view: view["version"] > version)


def test_dicetto_is_placed_by_keys_alone(visit: Visit) -> None:
    ana = visit()
    dicetto_placing(ana)
    ana.page.keyboard.press("b")
    expect(ana.page.locator(".dicetto-place")).to_be_focused()
    ana.page.keyboard.press("Enter")
    ana.until(lambda view: view["position"]["table"][1]["dice"] == [6, 6])


# --- a second click is no second move ---------------------------------------------------------------------------------------------------


def test_a_double_click_on_keep_all_ends_no_turn(visit: Visit) -> None:
    """With nothing to place, what appears under the pointer is the end of the turn."""
    ana = visit()
    table = ana.sit_at("dicetto", "Ana", "Bo", options=REAL)
    cards = ("four#1", "four#2", "four#3", "four#4")
    script(ana, table, *(f"draw {card}" for card in cards), "bonus fewest_cards most_chance most_logo most_numbers", "roll 3466")
    keep = ana.page.get_by_role("button", name="Keep all")
    ana.page.evaluate(STILL)
    x, y = middle(keep)
    keep.click()
    ana.until(lambda view: view["position"]["phase"] == "place")
    done = ana.page.locator(".dicetto-done")
    done.evaluate("(button, [x, y]) => { button.style.cssText = `position: fixed; left: ${x - 30}px; top: ${y - 20}px`; }", [x, y])
    version = ana.view["version"]
    ana.page.mouse.click(x, y)
    ana.page.mouse.move(5, 5)
    expect(done).to_be_visible()
    assert ana.view["version"] == version
    done.evaluate("button => { button.style.cssText = ''; }")
    done.click()  # a fresh press is one, and asks: the Reroll card would take these dice
    expect(ana.page.get_by_role("button", name="Keep placing")).to_be_visible()


def test_a_double_click_on_reroll_the_rest_freezes_nothing(visit: Visit) -> None:
    ana = visit()
    table = ana.sit_at("dicy-cards", "Ana", "Bo", options=REAL)
    script(ana, table, "roll 123466")
    ana.page.locator('[data-group="cards"]').nth(3).click()
    rest = ana.page.get_by_role("button", name="Reroll the rest")
    x, y = middle(rest)
    ana.page.add_style_tag(content=f"[data-group=strips] {{ position: fixed; left: {x - 30}px; top: {y - 20}px; z-index: 9 }}")
    rest.dblclick()
    expect(ana.page.locator('[data-group="strips"]')).to_have_count(5)
    assert ana.view["position"]["rolling"] == 0
    assert len(ana.view["position"]["active"][0]) == 5


def test_a_key_that_is_held_down_plays_once(visit: Visit) -> None:
    ana = visit()
    dicetto_rolling(ana)
    version = ana.view["version"]
    ana.page.keyboard.down("k")
    ana.until(lambda view: view["version"] > version)
    done = ana.page.locator(".dicetto-done")
    done.focus()
    ana.page.keyboard.up("k")
    ana.page.keyboard.down("Enter")  # asks
    ana.page.get_by_role("button", name="Keep placing").wait_for()
    done.focus()
    ana.page.keyboard.down("Enter")  # the same key, still held
    ana.page.keyboard.up("Enter")
    expect(ana.page.get_by_role("button", name="Keep placing")).to_be_visible()
    assert ana.view["version"] == version + 1


# --- what can't be taken back -----------------------------------------------------------------------------------------------------------


def test_it_is_said_once_that_a_reroll_between_people_stays(visit: Visit) -> None:
    ana = visit()
    begin_for_two(ana, visit())
    act(ana)  # the roll
    dice = ana.page.locator('[data-nav="dice"] button:enabled')
    told = ana.page.locator("[data-prompt]").get_by_text("can’t be taken back")
    expect(told).to_have_count(0)
    dice.first.click()
    expect(told).to_be_visible()
    version = ana.view["version"]
    ana.page.locator('[data-group="strips"]').first.click()
    ana.until(lambda view: view["version"] > version)
    dice.first.click()
    expect(ana.page.locator('[data-group="strips"]')).to_have_count(4)
    expect(told).to_have_count(0)


# --- what is told ------------------------------------------------------------------------------------------------------------------------


def test_the_log_follows_whatever_came_between(visit: Visit) -> None:
    ana = visit(size=(1280, 700))
    table = dicetto_table(ana)
    log = ana.page.locator("section.log")
    for _ in range(6):
        script(ana, table, "roll 1235", "keep", "done")
    newest = log.locator("li").last
    expect(newest).to_be_in_viewport()
    ana.page.set_viewport_size({"width": 1280, "height": 420})
    expect(newest).to_be_in_viewport()
    script(ana, table, "roll 1235", "keep", "done")
    expect(newest).to_be_in_viewport()
    gone = log.element_handle()
    ana.page.get_by_role("tab", name=ana.say("web-chat")).click()
    expect(log).to_have_count(0)
    gone.evaluate("box => box.dispatchEvent(new Event('scroll'))")  # browsers tell of it late; the visitor's page must have no error


def test_what_was_taken_back_is_no_longer_told(visit: Visit) -> None:
    ana = visit()
    table = ana.sit_at("dicy-cards", "Ana", "bot:greedy", options=REAL)
    script(ana, table, "roll 123466", "score straight 1234")  # asks nothing of the bot
    expect(ana.page.locator(".recent")).to_contain_text("scored")
    ana.page.get_by_role("button", name="Take back").click()
    ana.until(lambda view: view["position"]["scores"] == [0, 0])
    expect(ana.page.locator(".recent")).to_have_count(0)


def test_points_that_were_brought_go_with_the_next_roll(visit: Visit) -> None:
    ana = visit()
    table = ana.sit_at("dicy-cards", "Ana", "Bo", options=REAL)
    script(ana, table, "roll 123466", "score straight 1234")
    expect(ana.page.get_by_text("+10")).to_be_visible()
    script(ana, table, "roll 112233")
    expect(ana.page.get_by_text("+10")).to_have_count(0)


KNOCKS = """() => {
  window.knocks = 0;
  const real = AudioContext.prototype.createBufferSource;
  AudioContext.prototype.createBufferSource = function () { window.knocks += 1; return real.call(this); };
}"""


def test_as_many_dice_sound_as_fall(visit: Visit) -> None:
    ana = visit()
    table = ana.sit_at("dicy-cards", "Ana", "Bo", options=REAL)
    ana.page.evaluate(KNOCKS)
    ana.page.locator(".status p").click()  # nothing is heard before the first press
    script(ana, table, "roll 123466")
    expect(ana.page.locator('[data-nav="dice"] button:enabled')).to_have_count(6)
    assert ana.page.evaluate("window.knocks") == 12
    script(ana, table, "freeze odd 1")
    before = ana.page.evaluate("window.knocks")
    script(ana, table, "roll 5")
    expect(ana.page.locator('[data-nav="dice"] button:enabled')).to_have_count(6)
    assert ana.page.evaluate("window.knocks") == before + 2


def test_keys_work_after_a_click_elsewhere_on_the_table(visit: Visit) -> None:
    ana = visit()
    table = ana.sit_at("dicy-cards", "Ana", "Bo", options=REAL)
    script(ana, table, "roll 123466")
    ana.page.locator(".status p").click()
    ana.page.keyboard.press("d")
    expect(ana.page.locator("[data-confirm]")).to_be_focused()


def test_everybody_sits_down_once_in_the_log(visit: Visit) -> None:
    ana = visit()
    begin_for_two(ana, visit())
    expect(ana.page.locator("section.log li").get_by_text("Ana sat down.")).to_have_count(1)


# --- around the table --------------------------------------------------------------------------------------------------------------------


def test_a_rematch_begins_when_both_said_yes_and_keeps_colours_talk_and_score(visit: Visit) -> None:
    ana, bo = visit(), visit()
    begin_for_two(ana, bo, target=20)
    ana.post(f"/api/tables/{ana.view['id']}/do", {"do": "chat", "text": "Chapeau!"})
    bo.post(f"/api/tables/{bo.view['id']}/do", {"do": "resign", "seat": 1})
    first = ana.view["id"]
    ana.page.get_by_role("button", name="Play again").click()
    expect(ana.page.get_by_text("Waiting for Bo to accept.")).to_be_visible()
    expect(bo.page.get_by_text("Ana would like to play again.")).to_be_visible()
    bo.page.get_by_role("button", name="Accept").click()
    for one in (ana, bo):
        one.until(lambda view: view["id"] != first and view["status"] == "playing")
    assert [seat["name"] for seat in ana.view["seats"]] == ["Ana", "Bo"]
    assert ana.view["position"]["turn"] == 1  # Ana began before
    bo.page.get_by_role("tab", name="Chat").click()
    expect(bo.page.get_by_role("tabpanel")).to_contain_text("Chapeau!")
    expect(bo.page.locator("[data-series]")).to_have_text("Score: Ana 1–0 Bo")
    ana.post(f"/api/tables/{ana.view['id']}/do", {"do": "resign", "seat": 0})
    for one in (ana, bo):
        expect(one.page.locator("[data-series]")).to_have_text("Score: Ana 1–1 Bo")
    ana.go(f"/t/{first}")  # how it ended can be looked at later
    expect(ana.page.get_by_role("link", name="Join the next game")).to_be_visible()


def test_the_set_up_sheet_shows_faces_sets_and_cards(visit: Visit) -> None:
    ana = visit("fr")
    ana.go()
    form = open_setup(ana, "dicy-cards")
    expect(form.locator("details")).to_have_count(1)  # settings behind one fold
    seat = form.locator("ol > li").nth(1)
    seat.locator("select").select_option("bot:greedy")
    expect(seat.locator("svg.face")).to_be_visible()
    expect(seat.locator("option:checked")).to_have_text("Gus (Glouton)")
    ana.hands.pick(form.get_by_role("radio", name=ana.say("dicy-mode-c")))
    shelf = form.get_by_role("group", name=ana.say("web-cards"))
    expect(shelf.get_by_role("button")).to_have_count(5)
    shelf.get_by_role("button", name=ana.say("dicy-card-forty_minus")).click()
    rule = ana.page.get_by_role("dialog", name=ana.say("dicy-card-forty_minus"))
    expect(rule).to_contain_text(ana.say("dicy-rule-forty_minus"))
    expect(rule.get_by_role("link")).to_have_attribute("href", "/rules/dicy-cards#forty_minus")
    rule.get_by_role("button", name=ana.say("web-close")).click()
    form.get_by_role("button", name=ana.say("web-setup-start")).click()
    ana.until(lambda view: view["status"] == "playing")
    assert set(ana.view["position"]["cards"]) == {"sixes", "double_pair", "five_different", "forty_minus", "odd"}


def test_the_list_of_games_has_the_results(visit: Visit) -> None:
    ana = visit()
    table = ana.new_table("dicy-cards", "Ana", "bot:greedy")
    ana.post(f"/api/tables/{table}/do", {"do": "resign", "seat": 0})
    ana.go("/me/games")
    expect(ana.page.locator("li[data-game]")).to_contain_text("Lost")


def test_an_invitation_opens_the_server_to_the_network_in_one_step(killable_server: LiveServer, visit: Visit) -> None:
    ana, bo = visit(at=killable_server), visit(at=killable_server)
    table = ana.sit_at("dicetto", "Ana", None)
    expect(ana.page.get_by_text("This link works only on this computer")).to_be_visible()
    expect(ana.page.locator("img.qr")).to_have_count(0)
    ana.page.get_by_role("button", name="Open to my network").click()
    bo.url = ana.url.replace("127.0.0.1", NETWORK)
    expect(ana.page.get_by_label("Link to this table")).to_have_value(f"{bo.url}/t/{table}")
    picture = ana.page.locator("img.qr")
    assert picture.evaluate("image => image.decode().then(() => image.naturalWidth)") > 100
    bo.go(f"/t/{table}")  # by the other address
    bo.page.get_by_label("Your name").fill("Bo")
    bo.page.get_by_role("button", name="Sit down").click()
    ana.page.get_by_role("button", name="Start").click()
    bo.until(lambda view: view["status"] == "playing")


def test_a_running_game_can_be_shared(visit: Visit) -> None:
    ana = visit()
    table = ana.sit_at("dicetto", "Ana", "bot:greedy")
    ana.page.get_by_role("tab", name="Table").click()
    ana.page.get_by_text("Invite").click()
    expect(ana.page.get_by_label("Link to this table")).to_have_value(f"{ana.url}/t/{table}")


def test_another_device_finds_its_link_by_camera(killable_server: LiveServer, visit: Visit) -> None:
    ana = visit(at=killable_server)
    ana.go("/account")
    ana.page.get_by_role("button", name="Continue on another device").click()
    ana.page.get_by_role("button", name="Open to my network").click()
    expect(ana.page.get_by_label("Link for the other device")).to_have_value(re.compile(f"^http://{NETWORK}"))
    picture = ana.page.get_by_role("dialog").get_by_role("img")
    assert picture.evaluate("image => image.decode().then(() => image.naturalWidth)") > 100


def test_time_that_ran_out_is_called_that(visit: Visit) -> None:
    ana = visit()
    table = ana.sit_at("dicy-cards", "Ana", "bot:greedy", options={"clock": {"per": "move", "seconds": 5}})
    ana.until(lambda view: view["id"] == table and view["status"] == "over")
    expect(ana.page.locator('[data-plate="0"]')).to_contain_text("out of time")
    expect(ana.page.locator('[data-plate="0"]').get_by_role("timer")).to_have_text("0:00")


# --- on a phone --------------------------------------------------------------------------------------------------------------------------


def test_a_hint_on_a_phone_leaves_the_board_where_it_is(visit: Visit) -> None:
    ana = visit(size=(360, 640), touch=True)
    table = ana.sit_at("dicy-cards", "Ana", "bot:greedy", target=20, options=REAL)
    script(ana, table, "roll 114456")
    prompt = ana.page.locator("[data-prompt]")
    before = prompt.bounding_box()
    ana.page.locator(".tools button").first.tap()
    ana.page.locator(".hint .clue").wait_for()
    ana.page.get_by_role("button", name="Show the move").and_(ana.page.locator(".hint button")).tap()
    play = ana.page.get_by_role("button", name="Play this")
    play.wait_for()
    assert prompt.bounding_box() == before
    sheet = ana.page.locator(".hint").bounding_box()
    lit = [one.bounding_box() for one in ana.page.locator(".lit").all()]
    assert sheet is not None
    assert len(lit) > 1  # dice and a card
    assert all(box is not None and 0 <= box["y"] < box["y"] + 40 <= sheet["y"] for box in lit)
    version = ana.view["version"]
    play.tap()
    ana.until(lambda view: view["version"] > version)


def test_after_resigning_on_a_phone_the_result_is_in_sight(visit: Visit) -> None:
    ana = visit(size=(360, 640), touch=True)
    ana.sit_at("dicy-cards", "Ana", "bot:greedy")
    ana.page.get_by_role("tab", name="Table").tap()
    ana.page.get_by_role("button", name="Resign").tap()
    ana.page.get_by_role("dialog").get_by_role("button", name="Resign").tap()
    title = ana.page.locator("#end-title")
    title.wait_for()
    expect(title).to_be_in_viewport()


def test_the_coach_asks_beside_the_dice(visit: Visit) -> None:
    for size in ((360, 740), (1280, 860)):
        ana = visit(size=size)
        table = ana.sit_at("dicy-cards", "Ana", "bot:greedy", target=20, options=REAL)
        script(ana, table, "roll 114456")
        ana.wait_for_coach()
        ana.page.locator(".tools button[aria-pressed=false]").click()
        ana.page.locator("[data-skip]").click()
        dialog = ana.page.get_by_role("dialog").bounding_box()
        dice = ana.page.locator(".tray").bounding_box()
        assert dialog is not None
        assert dice is not None
        apart = dialog["y"] >= dice["y"] + dice["height"] or dialog["x"] >= dice["x"] + dice["width"]
        assert apart, (size, dialog, dice)
