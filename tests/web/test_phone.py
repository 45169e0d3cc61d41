"""On a phone: the state of the game, the talk and the last move are in sight, and a lost connection costs no move."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from rollhouse.locale.languages import LANGUAGES
from tests.web.conftest import Visit
from tests.web.live_server import LiveServer
from tests.web.playing import act, begin_for_two
from tests.web.screens import LASTING, REAL, SCREENS, dicetto_table, script
from tests.web.visitors import Visitor

PORTRAIT, LOW, LANDSCAPE = (390, 844), (360, 640), (844, 390)
CARDS = '[data-group="cards"]'
SPOKEN = """() => [...document.querySelectorAll('[aria-live] p')].map(one => one.textContent)"""
"""What screen readers were given to read out."""
HOLD_SOCKET = """() => {
  const real = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) { window.held ? window.kept.push(text) : real.call(this, text); };
  window.kept = [];
  window.held = false;
}"""
"""With `held` the network swallows what is sent, and the browser notices nothing."""

CUT_TEXTS = """() => {
  const cut = [...document.querySelectorAll('main *, footer *, dialog *')].filter(one =>
    one.checkVisibility() && getComputedStyle(one).textOverflow === 'ellipsis' && one.scrollWidth > one.clientWidth);
  const narrow = [...document.querySelectorAll('select')].filter(one => {
    const whole = one.cloneNode();
    whole.append(one.selectedOptions[0].cloneNode(true));
    whole.style.cssText = 'position: absolute; width: auto; max-width: none;';
    one.parentElement.append(whole);
    const wanted = whole.offsetWidth;
    whole.remove();
    return one.checkVisibility() && wanted > one.offsetWidth;
  });
  return [...cut.map(one => one.textContent), ...narrow.map(one => one.selectedOptions[0].textContent)];
}"""
"""Returns names that end in an ellipsis, and chosen options that their list cuts."""


def status(visitor: Visitor) -> Locator:
    return visitor.page.locator("[data-status]")


def box(what: Locator) -> FloatRect:
    found = what.bounding_box()
    assert found is not None
    return found


def fits(line: Locator) -> bool:
    """Whether a line of text is shown to its end."""
    return bool(line.evaluate("line => line.scrollWidth <= line.clientWidth"))


# --- in every language -------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_and_chosen_options_are_whole_in_every_language(lang: str, visit: Visit) -> None:
    ana = visit(lang, size=PORTRAIT)
    for screen in ("play", "dicetto_end", "tournaments"):
        SCREENS[screen](ana)
        assert ana.page.evaluate(CUT_TEXTS) == [], screen
    ana.go("/learn/dicy-cards")
    ana.page.locator(CARDS).first.wait_for()
    assert ana.page.evaluate(CUT_TEXTS) == []


def test_axes_and_costs_are_written_as_in_german(visit: Visit) -> None:
    ana = visit("de", size=PORTRAIT)
    SCREENS["analysis"](ana)
    expect(ana.page.locator(".curve text.label", has_text="100")).to_have_text("100\u00a0%")
    SCREENS["in_pictures"](ana)
    assert ana.page.locator("figure").first.locator("text.tick").all_text_contents() == ["0", "1"]
    SCREENS["how_well"](ana)
    line = ana.page.locator("[data-rating] .cost > span").first
    assert line.evaluate("one => one.getClientRects().length === 1 && one.offsetHeight < 1.9 * parseFloat(getComputedStyle(one).fontSize)")


# --- the state of the game in one line ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [PORTRAIT, LOW, LANDSCAPE, (1440, 900)])
def test_players_and_spectators_read_what_the_game_waits_for_on_every_screen(size: tuple[int, int], visit: Visit) -> None:
    ana, bo, eve = visit(size=size), visit(size=size), visit(size=size)
    table = begin_for_two(ana, bo, options={"dice": "server"})
    eve.go(f"/t/{table}")
    expect(status(ana)).to_have_text("Your turn: roll the dice")
    for one in (bo, eve):
        expect(status(one)).to_have_text("Waiting for Ana to roll")
    act(ana)
    expect(status(ana)).to_have_text("Your turn")
    for one in (bo, eve):
        expect(status(one)).to_have_text("Ana is choosing a move")
    for one in (ana, bo, eve):
        expect(status(one)).to_be_in_viewport(ratio=1)
        assert fits(status(one))


def test_it_is_said_who_chooses_a_card_to_freeze_and_what_is_done_with_dice(visit: Visit) -> None:
    ana, eve = visit(size=PORTRAIT), visit(size=PORTRAIT)
    table = ana.sit_at("dicy-cards", "Ana", "Bo", options=REAL)
    eve.go(f"/t/{table}")
    script(ana, table, "roll 123466", "score any_two 66")
    expect(status(eve)).to_have_text("Bo is choosing a card to freeze")
    expect(status(ana)).to_have_text("Bo, choose a card to freeze")
    table = dicetto_table(ana)
    eve.go(f"/t/{table}")
    script(ana, table, "roll 3466")
    expect(status(eve)).to_have_text("Ana is choosing dice to reroll")
    script(ana, table, "keep")
    expect(status(eve)).to_have_text("Ana is placing dice")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_line_is_there_in_every_language_and_fits_the_smallest_phone(lang: str, visit: Visit) -> None:
    eve = visit(lang, size=LOW)
    table = eve.sit_at("dicy-cards", "Ana", "Bo", options=REAL)
    script(eve, table, "roll 123466", "score any_two 66")
    expect(status(eve)).to_have_text(eve.say("web-dicy-status-freeze", name="Bo", who="ours"))
    assert fits(status(eve))
    eve.context.set_offline(True)
    line = eve.page.locator(".banner")
    expect(line).to_have_text(eve.say("web-offline"))
    assert fits(line)
    eve.hands.press(eve.page.locator('[data-group="strips"]').first)
    expect(line).to_have_text(eve.say("web-offline-pending"))
    assert fits(line)
    eve.context.set_offline(False)
    eve.until(lambda view: view["position"]["turn"] == 1)


def test_the_line_stays_in_sight_beside_the_chat_below_the_table(visit: Visit) -> None:
    ana = visit(size=PORTRAIT)
    ana.sit_at("dicy-cards", "Ana", "bot:greedy")
    ana.page.get_by_role("tab", name="Chat").scroll_into_view_if_needed()
    ana.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    expect(status(ana)).to_be_in_viewport(ratio=1)


def test_a_screen_reader_is_told_each_state_once(visit: Visit) -> None:
    ana = visit(size=PORTRAIT)
    table = ana.sit_at("dicy-cards", "Ana", "Bo", options=REAL)
    script(ana, table, "roll 123466", "score any_two 66")
    expect(status(ana)).to_have_text("Bo, choose a card to freeze")
    ana.page.wait_for_function(f"({SPOKEN})().includes('Bo, choose a card to freeze')")
    ana.page.evaluate(LASTING)
    ana.post(f"/api/tables/{table}/do", {"do": "chat", "text": "Hurry up!"})
    expect(ana.page.locator(".bubble")).to_have_text("Hurry up!")
    assert ana.page.evaluate(SPOKEN).count("Bo, choose a card to freeze") == 1
    assert status(ana).evaluate("line => line.closest('[aria-live], [role=status], [role=log]')") is None


# --- talk and take-backs -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [PORTRAIT, LANDSCAPE, (1440, 900)])
def test_what_is_said_is_seen_at_the_plate_and_counted_in_the_header(size: tuple[int, int], visit: Visit) -> None:
    ana, bo = visit(size=size), visit(size=size)
    table = begin_for_two(ana, bo)
    bo.page.evaluate(LASTING)
    ana.post(f"/api/tables/{table}/do", {"do": "chat", "text": "Good luck!"})
    bubble = bo.page.locator('[data-plate="0"] .bubble')
    expect(bubble).to_have_text("Good luck!")
    expect(bubble).to_be_in_viewport(ratio=1)
    expect(bo.page.locator("[data-unread]")).to_have_text("1")
    expect(ana.page.locator("[data-unread]")).to_have_count(0)  # her own message
    ana.post(f"/api/tables/{table}/do", {"do": "chat", "reaction": "well-played"})
    expect(bubble).to_have_text("Well played!")
    expect(bo.page.locator("[data-unread]")).to_have_text("2")
    assert bo.page.evaluate(SPOKEN).count("Ana: Good luck!") == 1
    bo.page.get_by_role("button", name="Open the chat: 2 unread messages").click()
    panel = bo.page.get_by_role("tabpanel")
    expect(panel).to_contain_text("Good luck!")
    expect(panel).to_be_in_viewport()
    expect(bo.page.locator("[data-unread]")).to_have_count(0)
    bo.page.reload()
    expect(bo.page.get_by_role("button", name="Open the chat")).to_be_visible()
    expect(bo.page.locator("[data-unread]")).to_have_count(0)


def test_a_take_back_is_told_to_the_others(visit: Visit) -> None:
    ana, bo = visit(size=PORTRAIT), visit(size=PORTRAIT)
    begin_for_two(ana, bo)
    bo.page.evaluate(LASTING)
    act(ana)
    act(ana)
    ana.page.get_by_role("button", name="Take back").click()
    toast = bo.page.locator(".toast")
    expect(toast).to_contain_text("Ana took back a move.")
    line = box(status(bo))
    assert box(toast)["y"] >= line["y"] + line["height"]  # it does not cover the state of the game
    ana.until(lambda view: bool(view["position"]["dice"]))
    expect(ana.page.locator(".toast")).to_have_count(0)


# --- the last move and its reason --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [PORTRAIT, LANDSCAPE])
def test_reason_and_last_move_are_there_after_a_reload_and_for_late_spectators(size: tuple[int, int], visit: Visit) -> None:
    ana, eve = visit(size=size), visit(size=size)
    table = ana.sit_at("dicy-cards", "Ana", "Bo", options=REAL)
    script(ana, table, "roll 123466", "score any_two 66")
    prompt = ana.page.locator("[data-prompt]")
    expect(prompt).to_contain_text("Ana scored Any two: freeze a card.")
    ana.page.reload()
    expect(prompt).to_contain_text("Ana scored Any two: freeze a card.")
    eve.go(f"/t/{table}")
    for one in (ana, eve):
        expect(one.page.locator(".recent")).to_contain_text("Ana scored Any two with 6 6")
        expect(one.page.get_by_text("+12")).to_be_visible()
    script(ana, table, "freeze odd", "roll 123466", "score straight 1234")
    for one in (ana, eve):
        one.page.reload()
        expect(one.page.locator(".recent")).to_contain_text("Bo scored Straight with 1 2 3 4")
        expect(one.page.locator(".tray .scored")).to_have_count(4)  # the dice lie as they were left


def test_the_last_move_in_dicetto_is_there_for_late_spectators(visit: Visit) -> None:
    ana, eve = visit(), visit()
    table = dicetto_table(ana)
    script(ana, table, "roll 3466", "keep", "place 1 66", "done")
    eve.go(f"/t/{table}")
    expect(eve.page.locator(".instruction-text")).to_have_text("Ana ended the turn.")


# --- the table uses the felt -------------------------------------------------------------------------------------------------------------


def test_upright_a_phone_shows_three_cards_and_two_that_are_large_enough_to_read(visit: Visit) -> None:
    for size, people in ((PORTRAIT, 2), (PORTRAIT, 4), (LOW, 2), (LOW, 4)):
        ana = visit("de", size=size)
        table = ana.sit_at("dicy-cards", *["Ana", "Bo", "Cem", "Maximiliane"][:people], options=REAL)
        script(ana, table, "roll 114456")
        expect(ana.page.locator(CARDS)).to_have_count(5)
        cards = [box(card) for card in ana.page.locator(CARDS).all()]
        tops = [round(card["y"]) for card in cards]
        assert tops[0] == tops[1] == tops[2] < tops[3] == tops[4], (size, people)
        assert min(card["width"] for card in cards) >= 110, (size, people, cards)
        fonts = ana.page.locator(f"{CARDS} .name").evaluate_all("all => all.map(one => parseFloat(getComputedStyle(one).fontSize))")
        assert min(fonts) >= 13, (size, people)
        expect(ana.page.locator("[data-prompt]")).to_be_in_viewport(ratio=1)
        for card in ana.page.locator(CARDS).all():
            expect(card).to_be_in_viewport(ratio=0.95)


@pytest.mark.parametrize("size", [PORTRAIT, LOW, LANDSCAPE, (1440, 900)])
def test_the_prompt_is_as_high_as_its_text_and_moves_nothing_when_it_grows(size: tuple[int, int], visit: Visit) -> None:
    ana, eve = visit(size=size), visit(size=size)
    table = ana.sit_at("dicy-cards", "Ana", "Bo", options=REAL)
    script(ana, table, "roll 114456")
    eve.go(f"/t/{table}")
    prompt, cards = eve.page.locator("[data-prompt]"), ana.page.locator(CARDS)
    expect(prompt).to_contain_text("Choose a card")
    assert box(prompt)["height"] <= 64, box(prompt)  # one sentence
    before = box(cards.first)
    for place in (0, 3):
        ana.hands.press(cards.nth(place))
        expect(ana.page.locator("[data-confirm]")).to_be_in_viewport(ratio=1)
        ana.page.keyboard.press("Escape")
        expect(ana.page.locator("[data-confirm]")).to_have_count(0)
        ana.page.mouse.move(1, 1)
        assert box(cards.first) == before


def test_the_race_is_on_one_track(visit: Visit) -> None:
    for size in (PORTRAIT, LOW, LANDSCAPE, (1440, 900)):
        ana = visit(size=size)
        table = ana.sit_at("dicy-cards", "Ana", "Bo", "Cem", options=REAL)
        script(ana, table, "roll 114466", "score two_pairs 4466", "roll 223566", "score straight 23")
        track = ana.page.get_by_role("list", name="The race to 100 points")
        expect(track.get_by_role("listitem").first).to_have_text("Ana: 20 points of 100")
        expect(track).to_be_in_viewport(ratio=1)
        lanes = [box(track.locator(f'[data-lane="{seat}"]')) for seat in range(3)]
        pawns = [box(track.locator(f'[data-lane="{seat}"] svg')) for seat in range(3)]
        assert len({(lane["x"], lane["width"]) for lane in lanes}) == 1  # one scale
        way = [(pawn["x"] + pawn["width"] / 2 - lane["x"]) / lane["width"] for pawn, lane in zip(pawns, lanes, strict=True)]
        assert way == pytest.approx([0.20, 0.05, 0.0], abs=0.01), size


def test_four_players_of_dicetto_race_on_one_track_on_the_smallest_phone(visit: Visit) -> None:
    ana = visit(size=(360, 640))
    table = dicetto_table(ana, "Ana", "Bo", "Cem", "Dora")
    pass_on = ("roll 1125", "keep", "done")
    script(ana, table, "roll 3466", "keep", "place 1 66", "done", *pass_on, *pass_on, *pass_on)  # and Ana takes the card
    for size in ((360, 640), LANDSCAPE, (1440, 900)):
        ana.page.set_viewport_size({"width": size[0], "height": size[1]})
        track = ana.page.get_by_role("list", name="First to 10 cards ends the game")
        expect(track.get_by_role("listitem")).to_have_text(
            ["Ana: 1 of 10 cards", *(f"{one}: 0 of 10 cards" for one in ("Bo", "Cem", "Dora"))]
        )
        expect(track).to_be_in_viewport(ratio=1)
        pawns = [box(track.locator(f'[data-lane="{seat}"] svg')) for seat in range(4)]
        assert len({round(pawn["y"]) for pawn in pawns}) == 1  # one line
        beside = pawns[2]["x"] - pawns[1]["x"]  # players on one step stand beside each other
        assert beside >= 6
        step = box(track.locator('[data-lane="0"]'))["width"] / 10
        assert pawns[0]["x"] - (pawns[1]["x"] - beside) == pytest.approx(step, abs=1), size


def test_four_plates_of_dicetto_on_a_phone_have_whole_names(visit: Visit) -> None:
    ana = visit(size=PORTRAIT)
    ana.sit_at("dicetto", "Ana", "bot:casual", "bot:expert", "bot:newcomer")
    names = ana.page.locator("[data-plate] .name")
    expect(names).to_have_text(["Ana", "Cleo", "Edda", "Pip"])
    assert all(fits(name) for name in names.all())


# --- a lost connection -------------------------------------------------------------------------------------------------------------------


def offline(visitor: Visitor, state: bool) -> None:
    visitor.context.set_offline(state)


def test_offline_is_noticed_without_waiting_for_a_timer(killable_server: LiveServer, visit: Visit) -> None:
    ana = visit(size=PORTRAIT, at=killable_server, new=True)
    ana.sit_at("dicy-cards", "Ana", "bot:greedy")
    ana.page.locator("button.roll").wait_for()
    ana.page.clock.install()
    ana.page.clock.pause_at("2030-01-01")  # no ping and no timeout from now on: what is shown comes from the event
    offline(ana, True)
    line = ana.page.locator(".banner")
    expect(line).to_have_text("Offline. The game is saved.")
    expect(line).to_be_in_viewport(ratio=0.9)
    offline(ana, False)
    ana.page.clock.resume()
    expect(line).to_have_count(0)
    expect(status(ana)).to_have_text("Your turn: roll the dice")


def test_a_move_made_offline_is_sent_once_when_the_connection_is_back(visit: Visit) -> None:
    ana = visit(size=PORTRAIT, new=True)
    table = ana.sit_at("dicy-cards", "Ana", "Bo", options=REAL)
    script(ana, table, "roll 123466")
    version = ana.view["version"]
    offline(ana, True)
    expect(ana.page.locator(".banner")).to_be_visible()
    ana.hands.press(ana.page.locator(CARDS).nth(3))
    ana.hands.press(ana.page.locator("[data-confirm]"))
    expect(ana.page.locator(".banner")).to_have_text("Offline. Your move will be sent later.")
    offline(ana, False)
    ana.until(lambda view: bool(view["position"]["scores"] == [10, 0]))
    assert ana.view["version"] == version + 1
    expect(ana.page.locator("[role=tabpanel] li").filter(has_text="Ana scored")).to_have_count(1)
    expect(ana.page.locator(".toast")).to_have_count(0)


def test_a_move_made_offline_is_refused_visibly_when_another_came_first(visit: Visit) -> None:
    ana = visit(size=PORTRAIT, new=True)
    table = ana.sit_at("dicy-cards", "Ana", "Bo", options=REAL)
    script(ana, table, "roll 123466")
    version = ana.view["version"]
    ana.page.evaluate(LASTING)
    offline(ana, True)
    expect(ana.page.locator(".banner")).to_be_visible()
    ana.hands.press(ana.page.locator(CARDS).nth(3))
    ana.hands.press(ana.page.locator("[data-confirm]"))
    eve = visit()  # another device of the same person
    eve.context.add_cookies(ana.context.cookies())  # type: ignore[arg-type]  # Playwright's two types of a cookie
    eve.post(f"/api/tables/{table}/do", {"do": "play", "move": "skip", "at": version})
    offline(ana, False)
    expect(ana.page.locator(".toasts")).to_contain_text("Your move was not made: another one came first.")
    ana.until(lambda view: view["position"]["turn"] == 1)
    assert ana.view["position"]["scores"] == [0, 0]
    expect(ana.page.locator("[role=tabpanel] li").filter(has_text="Ana scored")).to_have_count(0)


def test_a_move_that_the_network_swallows_is_shown_as_being_sent_and_arrives_once(visit: Visit) -> None:
    ana = visit(size=PORTRAIT)
    ana.window.add_init_script(f"({HOLD_SOCKET})()")
    table = ana.sit_at("dicy-cards", "Ana", "Bo", options=REAL)
    script(ana, table, "roll 123466")
    version = ana.view["version"]
    ana.page.evaluate("window.held = true")
    ana.hands.press(ana.page.locator(CARDS).nth(3))
    ana.hands.press(ana.page.locator("[data-confirm]"))
    expect(ana.page.locator(".banner")).to_have_text("Sending …")
    kept = [json.loads(text) for text in ana.page.evaluate("window.kept")]
    assert {(one["move"], one["at"]) for one in kept if one["do"] == "play"} == {("score straight 1234", version)}
    ana.page.evaluate("window.held = false")
    ana.until(lambda view: bool(view["position"]["scores"] == [10, 0]))  # over a new connection
    assert ana.view["version"] == version + 1
    assert ana.refusals == []


# --- keys ---------------------------------------------------------------------------------------------------------------------------------


def test_key_letters_are_shown_only_where_keys_work(visit: Visit) -> None:
    ana, eve, phone = visit(), visit(), visit(size=PORTRAIT, touch=True)
    table = ana.sit_at("dicy-cards", "Ana", "Bo", options=REAL)
    script(ana, table, "roll 123466")
    expect(ana.page.locator(f"{CARDS} kbd").first).to_be_visible()
    for one, path in ((eve, f"/t/{table}"), (phone, f"/t/{table}"), (eve, f"/r/{table}")):
        one.go(path)
        expect(one.page.locator(CARDS)).to_have_count(5)
        expect(one.page.locator("kbd:visible")).to_have_count(0)
