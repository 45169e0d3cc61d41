"""Moments: words wait for the dice, a win is shown, a television shows things larger, and turns end by themselves."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.playing import open_settings
from tests.web.screens import blundered, dicetto_table, report_of, script
from tests.web.visitors import Visitor

LONGER_THAN_ANYTHING_MOVES_MS = 8_000
TEXT_FITS = """name => {
  const text = document.createRange();
  text.selectNodeContents(name);
  return text.getBoundingClientRect().width <= name.getBoundingClientRect().width + 0.5;
}"""
"""Whether an element shows its whole text; what can be hit of a link in it may be larger."""
"""And shorter than a connection may be silent."""


def in_slow_motion(visitor: Visitor) -> Page:
    """The page, on which things move but time stands still until the test lets it pass."""
    visitor.window.reusable = False
    visitor.page.clock.install()
    visitor.page.emulate_media(reduced_motion="no-preference")
    return visitor.page


def stop_the_clock(page: Page) -> None:
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)


def test_words_wait_until_the_dice_rest(visit: Visit) -> None:
    ana = visit()
    page = in_slow_motion(ana)
    table = ana.sit_at("dicy-cards", "Ana", "Bo", options={"dice": "real"})
    page.locator(".pad button").first.wait_for()
    stop_the_clock(page)
    script(ana, table, "roll 114466")
    expect(page.locator(".cube")).to_have_count(6)  # all of them fall
    log, spoken = page.locator(".log"), page.locator("[aria-live]")
    two_pairs = page.locator('.mine [data-card="two_pairs"]')
    assert "rolled" not in log.inner_text()
    assert not any("rolled" in one for one in spoken.all_inner_texts())
    assert "20" not in two_pairs.inner_text()
    page.clock.run_for(LONGER_THAN_ANYTHING_MOVES_MS)
    expect(page.locator(".cube")).to_have_count(0)
    expect(log).to_contain_text("Ana rolled 1 1 4 4 6 6.")
    expect(two_pairs).to_contain_text("20")


def test_dice_that_are_thrown_again_while_they_fall_come_to_rest(visit: Visit) -> None:
    ana = visit()
    page = in_slow_motion(ana)
    table = ana.sit_at("dicy-cards", "Ana", "Bo", mode="glacial", options={"dice": "real"})
    page.locator(".pad button").first.wait_for()
    stop_the_clock(page)
    script(ana, table, "roll 114466")
    expect(page.locator(".cube")).to_have_count(6)
    rerolls = ("freeze odd 6", "roll 6", "freeze straight 6", "roll 6", "freeze low_six 6")
    script(ana, table, *rerolls)  # so many at once that the page shows only the last one
    script(ana, table, "roll 5")  # a die that is still falling
    page.clock.run_for(LONGER_THAN_ANYTHING_MOVES_MS)
    log = page.locator(".log")
    expect(log).to_contain_text("Ana got 5; the dice are now 1 1 4 4 5 6.")
    script(ana, table, "score any_two 56")
    page.clock.run_for(LONGER_THAN_ANYTHING_MOVES_MS)
    expect(log).to_contain_text("Ana scored Any two")


def test_without_motion_everything_is_told_at_once(visit: Visit) -> None:
    ana = visit()
    page = in_slow_motion(ana)
    ana.window.add_init_script("localStorage.setItem('rollhouse', JSON.stringify({ speed: 'none' }))")
    table = ana.sit_at("dicy-cards", "Ana", "Bo", options={"dice": "real"})
    page.locator(".pad button").first.wait_for()
    stop_the_clock(page)
    script(ana, table, "roll 114466")
    expect(page.locator(".log")).to_contain_text("Ana rolled 1 1 4 4 6 6.")
    expect(page.locator('.mine [data-card="two_pairs"]')).to_contain_text("20")


def test_a_duel_is_shown_before_it_is_told(visit: Visit) -> None:
    ana = visit()
    page = in_slow_motion(ana)
    table = dicetto_table(ana)
    script(ana, table, "roll 3466", "keep", "place 1 66", "done", "roll 1166", "keep", "place 1 66")
    page.clock.run_for(LONGER_THAN_ANYTHING_MOVES_MS)
    expect(page.locator(".log")).to_contain_text("duel")
    told = page.locator(".log li").count()
    stop_the_clock(page)
    script(ana, table, "duel 5 3")
    page.locator("[data-duel]").wait_for()
    assert page.locator(".log li").count() == told
    page.clock.run_for(LONGER_THAN_ANYTHING_MOVES_MS)
    expect(page.locator("[data-duel]")).to_have_count(0)
    expect(page.locator(".log li").nth(told)).to_be_visible()


def test_a_lesson_goes_on_when_its_dice_rest(visit: Visit) -> None:
    ana = visit()
    page = in_slow_motion(ana)
    ana.go("/learn/dicy-cards")
    page.locator("[data-asked]").wait_for()
    asked = page.locator("[data-asked]").inner_text()
    stop_the_clock(page)
    page.locator("button.roll").click()
    page.locator(".cube").first.wait_for()
    assert page.locator("[data-asked]").inner_text() == asked
    page.clock.run_for(LONGER_THAN_ANYTHING_MOVES_MS)
    expect(page.locator("[data-asked]")).not_to_have_text(asked)


def test_a_move_that_is_not_seen_yet_waits_its_turn(visit: Visit) -> None:
    ana = visit()
    page = in_slow_motion(ana)
    table = ana.sit_at("dicy-cards", "Ana", "Bo", options={"dice": "real"})
    page.locator(".pad button").first.wait_for()
    stop_the_clock(page)
    script(ana, table, "roll 114466", "score two_pairs 4466")
    expect(page.locator(".cube")).to_have_count(6)
    expect(page.locator('[data-score="0"]')).to_have_text("0")
    page.clock.run_for(LONGER_THAN_ANYTHING_MOVES_MS)
    expect(page.locator('[data-score="0"]')).to_have_text("20")
    expect(page.locator(".log")).to_contain_text("20 points")


def test_a_win_is_counted_and_then_shown_over_the_board(visit: Visit) -> None:
    ana, bo = visit(), visit()
    page = in_slow_motion(ana)
    table = ana.sit_at("dicy-cards", "Ana", None, target=20, options={"dice": "real"})
    bo.post(f"/api/tables/{table}/do", {"do": "sit", "seat": 1, "name": "Bo"})
    ana.post(f"/api/tables/{table}/do", {"do": "begin"})
    ana.until(lambda view: view["status"] == "playing")
    script(ana, table, "roll 114466", "score two_pairs 4466")
    at = bo.post(f"/api/tables/{table}/do", {"do": "play", "move": "roll 223566", "at": ana.view["version"]})["version"]
    page.clock.run_for(LONGER_THAN_ANYTHING_MOVES_MS)
    expect(page.locator(".log")).to_contain_text("Bo rolled 2 2 3 5 6 6.")
    before = page.locator("div.game").bounding_box()
    stop_the_clock(page)
    bo.post(f"/api/tables/{table}/do", {"do": "play", "move": "score odd 35", "at": at})
    ana.until(lambda view: view["status"] == "over")
    assert page.locator("#end-title").count() == 0  # the last score is counted first
    page.clock.run_for(LONGER_THAN_ANYTHING_MOVES_MS)
    expect(page.locator("#end-title")).to_have_text("You win 20 : 8")
    rows = page.locator(".end tbody tr")
    expect(rows.nth(0)).to_contain_text("Ana")
    expect(rows.nth(0).get_by_label("Winner")).to_be_visible()
    expect(rows.nth(1).get_by_label("Winner")).to_have_count(0)
    assert page.locator("div.game").bounding_box() == before  # nothing pushes the board away
    expect(page.locator("div.game")).to_have_attribute("inert", "")
    expect(page.locator(".end .primary")).to_have_count(1)

    page.get_by_role("button", name="Look at the board").click()
    expect(page.locator("#end-title")).to_be_hidden()
    expect(page.locator("div.game")).not_to_have_attribute("inert", "")
    page.get_by_role("button", name="Result 20 : 8").click()
    expect(page.locator("#end-title")).to_be_visible()

    bo.go(f"/t/{table}")
    expect(bo.page.locator("#end-title")).to_have_text("Ana won 20 : 8")
    expect(bo.page.locator(".end tbody tr").nth(0)).to_contain_text("Ana")
    expect(bo.page.locator(".end .primary")).to_have_count(1)


def test_an_empty_place_on_the_table_is_empty(visit: Visit) -> None:
    ana = visit()
    table = dicetto_table(ana)
    turn = ("roll 1125", "keep", "done")
    script(ana, table, "roll 3466", "keep", "place 1 66", "done", *turn)  # Ana wins the card of place 1, which is not dealt anew yet
    empty = ana.page.locator('[data-spot="1"] .empty')
    expect(empty).to_be_visible()
    assert empty.locator("svg").count() == 0


def sizes(page: Page, selector: str) -> list[tuple[float, float]]:
    return [(box["width"], box["height"]) for one in page.locator(selector).all() if (box := one.bounding_box())]


def test_a_television_shows_cards_and_dice_larger_and_no_prompt(visit: Visit) -> None:
    ana, watching = visit(), visit(size=(1920, 1080))
    dicy = ana.sit_at("dicy-cards", "Ana", "Bo", "Cem", "bot:newcomer", options={"dice": "real"})
    script(ana, dicy, "roll 114466")
    dicetto = dicetto_table(ana)
    script(ana, dicetto, "roll 3466", "keep", "place 1 66")
    page = watching.page
    for table, cards, dice in (
        (dicy, '[data-group="cards"]', ".tray .die"),
        (dicetto, "[data-spot] .card", ".tray .dice .die"),
    ):
        watching.go(f"/t/{table}")
        page.locator(cards).first.wait_for()
        normal = (*sizes(page, cards), *sizes(page, dice))
        open_settings(watching).get_by_role("checkbox", name="TV mode").check()
        page.keyboard.press("Escape")
        expect(page.locator("html")).to_have_attribute("data-afar", "")
        expect(page.locator("aside")).to_have_count(0)  # the log makes room
        page.mouse.move(0, 0)
        page.wait_for_function("new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(() => drawn(true))))")
        large = (*sizes(page, cards), *sizes(page, dice))
        assert len(normal) == len(large)
        for (width, height), (wide, tall) in zip(normal, large, strict=True):
            assert wide > 1.15 * width, (table, normal, large)
            assert tall > 1.15 * height, (table, normal, large)
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        expect(page.locator("[data-prompt]")).to_have_count(0)
        assert not any(one.is_visible() for one in page.locator("kbd").all())
        plates = [box for one in page.locator("[data-plate]").all() if (box := one.bounding_box())]
        assert len({round(box["x"]) for box in plates}) == 1  # a column
        assert len({round(box["y"]) for box in plates}) == len(plates)
        for name in page.locator("[data-plate] .name").all():
            assert name.evaluate(TEXT_FITS), name.inner_text()


def test_neither_keeping_nor_rerolling_all_is_the_default_and_a_reroll_has_one_sign(visit: Visit) -> None:
    ana = visit()
    table = dicetto_table(ana)
    script(ana, table, "roll 3466")
    page = ana.page
    buttons = page.locator(".tray .buttons button")
    expect(buttons).to_have_count(2)
    expect(page.locator(".tray .buttons .primary")).to_have_count(0)
    sign = "die => getComputedStyle(die, '::after').content"
    page.locator(".tray button.die").first.click()
    expect(page.locator(".tray .buttons .primary")).to_have_text("↻ Reroll 1 dieR")
    assert page.locator(".tray button.die").first.evaluate(sign) == '"↻"'
    page.keyboard.press("k")
    page.locator("button.card.target").first.wait_for()
    page.locator(".tray button.die").nth(2).click()
    chosen = page.locator(".tray button.die.selected")
    expect(chosen).to_have_count(1)
    assert chosen.evaluate(sign) == '"✓"'

    table = ana.sit_at("dicy-cards", "Ana", "Bo", options={"dice": "real"})
    script(ana, table, "roll 114466")
    page.locator(".tray button.die").first.click()
    assert page.locator(".tray button.die").first.evaluate(sign) == '"↻"'
    page.locator('[data-group="cards"]').nth(4).click()
    page.locator("[data-confirm]").wait_for()
    assert page.locator(".tray button.die.selected").first.evaluate(sign) == '"✓"'


def test_a_turn_with_nothing_left_to_place_ends_by_itself_and_can_be_taken_back(visit: Visit) -> None:
    ana = visit()
    ana.sit_at("dicetto", "Ana", "Bo")
    page = ana.page
    page.locator("button.roll").click()
    page.get_by_role("button", name="Keep all").click()
    while True:  # until every die lies on a card, or none fits
        view = ana.until(lambda view: view["position"]["phase"] != "roll")
        if view["choices"] == ["done"] or view["position"]["turn"] != 0:
            break
        version = view["version"]
        spot = next(move.split()[1] for move in view["choices"] if move.startswith("place"))
        page.locator(f'[data-spot="{spot}"] button').click()
        page.locator(".dicetto-place").click()
        ana.until(lambda view: view["version"] > version)  # noqa: B023  # called at once
    ana.until(lambda view: view["position"]["turn"] == 1)  # no button was pressed
    page.get_by_role("button", name=ana.say("web-undo")).click()
    view = ana.until(lambda view: view["position"]["turn"] == 0)
    expect(page.locator(".dicetto-done")).to_be_visible()


def test_an_analysis_opens_at_once_and_fills_in_estimates_and_then_exact_answers(visit: Visit) -> None:
    ana = visit()
    table = blundered(ana)
    page = ana.page
    preparing = {"status": 202, "json": {"preparing": 0.25}}
    page.route("**/report", lambda route: route.fulfill(**preparing))  # the tablebase takes long
    page.route("**/report?estimate=true", lambda route: route.fulfill(**preparing))
    ana.go(f"/a/{table}")
    page.locator('[data-group="cards"]').first.wait_for()
    expect(page.locator(".result")).to_contain_text("won")
    expect(page.get_by_role("tab")).to_have_text(["Table"])
    expect(page.get_by_role("tabpanel").get_by_role("row")).not_to_have_count(0)
    rows = page.get_by_role("tabpanel").get_by_role("row").count()
    expect(page.locator("[data-preparing]")).to_contain_text("25")
    at = page.locator(".jumps .count").inner_text()

    whole = report_of(ana, table, estimate="true")
    known = whole["decisions"][0]["ply"] + 1  # the first decision is analysed, the others are not
    part = whole | {
        "curve": [point | {"values": point["values"] if point["ply"] <= known else None} for point in whole["curve"]],
        "decisions": whole["decisions"][:1],
        "rolls": [roll for roll in whole["rolls"] if roll["ply"] < known],
        "accounts": [],
        "lines": [],
    }
    page.unroute("**/report?estimate=true")
    page.route("**/report?estimate=true", lambda route: route.fulfill(status=202, json={"preparing": None, "report": part}))
    page.get_by_role("tab", name="Decisions").click()
    expect(page.get_by_role("tabpanel").locator("[data-ply]")).to_have_count(1)
    expect(page.get_by_role("tabpanel")).not_to_contain_text("No errors")
    page.get_by_role("tab", name="Table").click()
    expect(page.get_by_role("tabpanel").get_by_role("row")).to_have_count(rows)  # moves without a mark are there
    expect(page.locator("[data-line]")).to_have_count(0)

    page.unroute("**/report?estimate=true")
    expect(page.get_by_role("tab", name="Decisions")).to_be_visible()
    expect(page.locator("[data-preparing]")).to_contain_text("These are estimates.")
    assert page.locator(".jumps .count").inner_text() == at  # the reader stays where they are

    page.unroute("**/report")
    expect(page.locator("[data-preparing]")).to_have_count(0)
    expect(page.locator("[data-line]")).to_be_visible()


def test_dicetto_fills_a_phone_in_landscape_and_a_large_screen(visit: Visit) -> None:
    ana = visit(size=(844, 390))
    table = dicetto_table(ana)
    script(ana, table, "roll 3466")
    page = ana.page
    dice, buttons = page.locator(".tray .dice .die"), page.locator(".tray .buttons button")
    expect(buttons).to_have_count(2)
    pile, card = (page.locator(one).bounding_box() for one in (".deck", '[data-spot="1"] .card'))
    assert pile is not None
    assert card is not None
    assert pile["width"] < 0.75 * card["width"]
    assert min(width for width, _ in sizes(page, ".tray .dice .die")) >= 50
    expect(buttons.last).to_be_in_viewport(ratio=1)

    page.set_viewport_size({"width": 2560, "height": 1440})
    expect(dice.first).to_be_in_viewport(ratio=1)
    page.wait_for_function("document.querySelector('.tray .dice .die').getBoundingClientRect().width >= 0.1 * innerHeight")
    last, first = dice.last.bounding_box(), buttons.first.bounding_box()
    assert last is not None
    assert first is not None
    assert first["x"] - last["x"] - last["width"] < 500  # the hand has no long way


def test_a_game_that_stands_still_is_announced_and_all_players_may_stop_it(visit: Visit) -> None:
    ana = visit()
    table = dicetto_table(ana, quiet_rounds=4)
    quiet = ("roll 1123", "keep", "done")
    script(ana, table, *quiet * 4)
    still = ana.page.locator("[data-standstill]")
    expect(still).to_contain_text("it ends in 4 turns unless a card is taken")
    agree = still.get_by_role("button", name=ana.say("web-dicetto-stop"))
    expect(agree).to_have_count(0)  # dice are about to be rolled
    script(ana, table, "roll 1566", "keep", "place 2 66")
    expect(still).to_contain_text("If it stops now: Ana 4 and Bo 4.")  # the pair and its logo; the fewest cards
    agree.click()
    over = ana.until(lambda view: view["status"] == "over")
    assert over["winners"] == [0, 1]
    expect(ana.page.locator(".log")).to_contain_text("All players agreed to stop")
