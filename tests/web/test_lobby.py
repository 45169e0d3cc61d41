"""The lobby: Dicy Cards first, one press from a game, everything else behind three entries and the account menu."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.conftest import Visit
from tests.web.hands import Finger
from tests.web.playing import open_setup, open_table, play_against_bot
from tests.web.screens import finish
from tests.web.test_accessibility import SMALL_TARGETS, overflow

SIZES = {"phone": (390, 844), "landscape phone": (844, 390), "tablet": (768, 1024), "desktop": (1440, 900)}
FILLED = "getComputedStyle(document.querySelector('[data-game-box] .primary')).backgroundColor"
FILLED_BUTTONS = f"""() => [...document.querySelectorAll('main button, main a')]
    .filter(one => getComputedStyle(one).backgroundColor === {FILLED} && !one.matches('.more')).map(one => one.innerText)"""


def names(page: Page) -> list[str]:
    page.locator("[data-game-box]").nth(1).wait_for()
    return page.locator("[data-game-box] h2").all_inner_texts()


def test_dicy_cards_comes_first_and_both_games_offer_their_lessons_with_their_length(visit: Visit) -> None:
    ana = visit()
    ana.go()
    assert names(ana.page) == ["Dicy Cards", "Dicetto"]
    expect(ana.page.locator("[data-learn=dicy-cards]")).to_contain_text("New here? Learn Dicy Cards (about 4 minutes)")
    expect(ana.page.locator("[data-learn=dicetto]")).to_contain_text("New here? Learn Dicetto (about 5 minutes)")
    ana.page.evaluate("localStorage.setItem('rollhouse', JSON.stringify({ game: 'dicy-cards', learnt: { 'dicy-cards': 2 } }))")
    ana.page.reload()
    expect(ana.page.locator("[data-learn=dicy-cards]")).to_contain_text("Learn Dicy Cards (lesson 3 of 7)")
    expect(ana.page.locator("[data-learn=dicetto]")).to_contain_text("Learn Dicetto (5 min")


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_one_press_starts_a_game_from_the_first_screen(size: tuple[int, int], visit: Visit) -> None:
    ana = visit(size=size)
    for place in range(4):  # running games do not push the button away
        ana.new_table("dicy-cards", "Ana", "Bo" if place % 2 else "bot:greedy")
    ana.go()
    ana.page.locator("#mine-title").wait_for()
    button = ana.page.get_by_role("button", name="Play against Cleo")
    expect(button).to_be_in_viewport(ratio=1)
    bar = ana.page.locator("nav.bar")
    if bar.is_visible():
        assert button.bounding_box()["y"] + button.bounding_box()["height"] <= bar.bounding_box()["y"]  # type: ignore[index]  # all are on the screen
    assert overflow(ana.page) == 0
    assert ana.page.evaluate(FILLED_BUTTONS) == ["Play against Cleo"]
    button.dblclick()
    ana.until(lambda view: view["status"] == "playing")
    assert [seat["bot"] for seat in ana.view["seats"]] == ["", "casual"]


def test_running_games_come_first_and_say_whose_turn_it_is(visit: Visit) -> None:
    ana = visit(hands=Finger, size=SIZES["phone"], touch=True)
    table = ana.new_table("dicy-cards", "Ana", "bot:casual")
    ana.go()
    line = ana.page.locator(f'.tile:has(a[href="/t/{table}"])')
    expect(line).to_contain_text("Your turn")
    expect(line).to_contain_text("Dicy Cards with Cleo")
    box = ana.page.locator("[data-game-box]").first
    assert line.bounding_box()["y"] < box.bounding_box()["y"]  # type: ignore[index]  # all are on the screen
    picture = box.locator(".picture").bounding_box()
    assert picture is not None
    assert 0.34 * 844 < picture["height"] < 0.44 * 844
    bell = ana.page.get_by_role("button", name="1 thing is waiting for you")
    ana.hands.press(bell)
    expect(ana.page.locator(".popup .turn")).to_contain_text("Dicy Cards with Cleo")
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator(".popup .turn")).to_have_count(0)
    ana.hands.press(line)
    ana.until(lambda view: view["id"] == table)


def test_set_up_is_one_sheet_with_its_button_on_the_screen(visit: Visit) -> None:
    ana = visit(size=SIZES["landscape phone"])
    ana.go()
    form = open_setup(ana, "dicy-cards")
    assert ana.page.get_by_text("Players", exact=True).count() == 1
    for text in ("Game mode", "Clock"):
        expect(form.get_by_text(text, exact=True)).to_be_visible()
    start = form.get_by_role("button", name="Start the game")
    expect(start).to_be_in_viewport(ratio=1)
    form.locator("summary").click()
    form.get_by_label("Allow hints and the coach").scroll_into_view_if_needed()
    expect(start).to_be_in_viewport(ratio=1)
    ana.page.keyboard.press("Escape")
    expect(form).to_have_count(0)
    expect(ana.page.locator("[data-game-box=dicy-cards] .more")).to_be_focused()
    form = open_setup(ana, "dicy-cards")
    ana.page.go_back()  # closes the sheet, and leaves the lobby where it is
    expect(form).to_have_count(0)
    expect(ana.page.locator("[data-game-box=dicy-cards] .more")).to_be_visible()
    open_table(ana, "dicy-cards", "bot:greedy")
    ana.page.go_back()
    expect(ana.page.locator("[data-game-box=dicy-cards]")).to_be_visible()
    expect(form).to_have_count(0)


def test_a_table_for_strangers_has_a_clock_unless_its_host_wants_none(visit: Visit) -> None:
    ana = visit()
    ana.go()
    form = open_setup(ana, "dicy-cards")
    form.get_by_role("combobox").filter(has_text="link").first.select_option("link")
    form.locator("summary").click()
    clock = form.get_by_label("Clock")
    expect(clock).to_have_value("none")  # among friends
    form.get_by_label("Anyone can join").check()
    expect(clock).to_have_value("game")
    clock.select_option("none")
    expect(form.get_by_label("Anyone can join")).to_be_checked()


def test_every_part_is_one_press_away_on_a_phone_and_on_a_desk(visit: Visit) -> None:
    phone, desk = visit("fr", Finger, SIZES["phone"], touch=True), visit("fr", size=SIZES["desktop"])
    parts = {
        "web-tab-play": ("web-seek", "web-open-tables"),
        "web-tab-train": ("web-learn-lessons", "web-daily-today", "web-puzzles", "web-training-mine"),
        "web-tab-people": ("web-friends", "web-recent"),
    }
    for one in (phone, desk):
        one.go()
        for part, headings in parts.items():
            nav = one.page.get_by_role("navigation", name=one.say("web-nav"))
            expect(nav).to_have_count(1)
            one.hands.press(nav.get_by_role("link", name=one.say(part)))
            for heading in headings:
                expect(one.page.get_by_role("heading", name=one.say(heading), exact=True)).to_be_visible()
            expect(nav.get_by_role("link", name=one.say(part))).to_have_attribute("aria-current", "page")
            assert overflow(one.page) == 0
    for name, path in {"web-tournaments": "/tournament", "web-leaderboard": "/leaderboard"}.items():
        desk.go("/play")
        desk.page.get_by_role("main").get_by_role("link", name=desk.say(name)).click()
        desk.page.wait_for_url(f"**{path}")
    for name, path in {
        "web-puzzle": "/puzzle",
        "web-daily": "/daily",
        "web-rush": "/rush",
        "web-train": "/train",
        "web-me": "/me",
        "web-play-statistics": "/me/play",
    }.items():
        desk.go("/training")
        desk.page.get_by_role("main").get_by_role("link", name=re.compile(f"^{desk.say(name)}")).first.click()
        desk.page.wait_for_url(f"**{path}")


def test_the_account_menu_changes_the_name_and_leads_to_everything_of_mine(visit: Visit) -> None:
    ana = visit()
    ana.go()
    ana.page.get_by_role("button", name="Account").click()
    menu = ana.page.locator(".popup:popover-open")
    menu.get_by_label("Your name").fill("Ana")
    menu.get_by_label("Your name").press("Enter")
    expect(ana.page.get_by_role("button", name="Account: Ana")).to_be_visible()
    ana.page.reload()
    ana.page.get_by_role("button", name="Account: Ana").click()
    assert ana.context.request.get(f"{ana.url}/api/me").json()["name"] == "Ana"
    for name, heading in {
        "Your games": "Your games",
        "Sign-in and passkeys": "Save your account",
        "Devices": "Devices",
        "Notifications": "Notifications",
    }.items():
        menu.get_by_role("link", name=name).click()
        expect(menu).to_have_count(0)
        expect(ana.page.get_by_role("heading", name=heading).first).to_be_in_viewport()
        ana.page.get_by_role("button", name="Account: Ana").click()
    menu.get_by_role("button", name="Settings").click()
    expect(ana.page.get_by_role("dialog", name="Settings")).to_be_visible()
    ana.page.keyboard.press("Escape")
    ana.go("/account")
    ana.page.get_by_role("button", name="Token for a program").click()
    ana.page.get_by_role("button", name="Create token").click()
    expect(ana.page.get_by_label("Token", exact=True)).to_have_value(re.compile(r"^\S{20,}$"))
    ana.page.keyboard.press("Escape")
    devices = ana.page.locator("[data-devices] li")
    expect(devices).to_have_count(2)
    expect(devices.filter(has_text="this device")).to_have_count(1)
    devices.get_by_role("button", name=re.compile("Sign out Program")).click()
    expect(devices).to_have_count(1)


def test_today_marks_what_is_done(visit: Visit) -> None:
    ana = visit()
    ana.go()
    today = ana.page.locator("[data-today] a")
    expect(today).to_have_count(2)
    expect(today.nth(0)).to_contain_text("not done yet")
    expect(today.nth(1)).to_contain_text("not done yet")
    daily = ana.context.request.get(f"{ana.url}/api/puzzles/today").json()
    ana.post("/api/puzzles/today", {"day": daily["day"], "move": daily["puzzle"]["choices"][0], "game": daily["puzzle"]["game"]})
    table = ana.post("/api/daily")["id"]
    finish(ana, table)
    ana.page.reload()
    expect(today.nth(0).locator(".done")).to_be_visible()
    expect(today.nth(1).locator(".done")).to_be_visible()
    expect(today.nth(1)).to_contain_text("done")


def test_a_duplicate_match_is_a_kind_of_tournament(visit: Visit) -> None:
    ana = visit()
    ana.go("/tournament")
    ana.page.get_by_text("Duplicate match", exact=True).click()
    ana.page.get_by_role("button", name="Create match").click()
    ana.page.get_by_label("Your name").fill("Ana")
    ana.page.get_by_role("button", name="Sit here: team A").click()
    expect(ana.page.get_by_role("button", name="I’m ready")).to_be_visible()  # the list comes from what is stored by then
    ana.page.get_by_role("link", name="Tournaments").click()
    entry = ana.page.locator(".tile").filter(has=ana.page.get_by_role("link", name="Ana"))
    expect(entry).to_contain_text("Duplicate match")


def test_seals_of_the_dice_are_behind_their_own_fold(visit: Visit) -> None:
    ana = visit()
    ana.go("/daily")
    fold = ana.page.locator("main details").filter(has_text="Check the dice")
    expect(fold.locator("code").first).not_to_be_visible()
    fold.locator("summary").click()
    expect(fold.locator("code").first).to_be_visible()


def test_an_invitation_has_the_link_first_and_tells_the_guest_who_invites_to_what(visit: Visit) -> None:
    ana, bo = visit(size=SIZES["phone"]), visit("fr", Finger, SIZES["phone"], touch=True)
    ana.go()
    ana.page.locator("[data-game-box=dicy-cards]").get_by_role("button", name="Play a friend").click()
    form = ana.page.locator("[data-setup]")
    form.get_by_label("Your name").fill("Ana")
    form.get_by_role("button", name="Create the link").click()
    title = ana.page.get_by_role("heading", level=1).last
    expect(title).to_have_text("Invite a friend to Dicy Cards, first to 100")
    link = ana.page.get_by_label("Link to this table")
    expect(link).to_be_in_viewport()
    friend = ana.page.get_by_label("A friend playing on this device")
    seats = ana.page.locator(".seats li")
    tops = [one.bounding_box()["y"] for one in (link, seats.last, friend)]  # type: ignore[index]  # all are on the screen
    assert tops == sorted(tops)  # a friend at this device is the last way, and says which seat it fills
    ana.page.get_by_role("button", name="Add a friend").click()
    expect(seats.last).to_contain_text("Player 2")
    seats.last.get_by_role("button").click()
    bo.page.goto(ana.page.url)
    guest = bo.page.get_by_role("heading", level=1).last
    expect(guest).to_have_text("Ana vous invite à jouer à Dicy Cards, en 100 points")
    assert bo.page.evaluate(SMALL_TARGETS, 44) == []
    bo.hands.write(bo.page.get_by_label("Votre nom"), "Bo")
    bo.hands.press(bo.page.get_by_role("button", name="S’asseoir", exact=True))
    expect(title).to_have_text("Everyone is here.")
    expect(friend).to_have_count(0)
    expect(link).to_have_count(0)
    expect(guest).to_contain_text("Tout le monde est là")


def test_three_bots_are_three_personalities(visit: Visit) -> None:
    ana = visit("de", size=SIZES["desktop"])
    ana.go()
    form = open_setup(ana, "dicetto")
    ana.hands.pick(form.locator("fieldset.counts label").filter(has_text="4").locator("input"))
    seats = form.locator("ol > li select")
    expect(seats).to_have_count(3)
    assert len({seat.input_value() for seat in seats.all()}) == 3
    ana.page.keyboard.press("Escape")
    open_table(ana, "dicetto", "bot:casual", "bot:casual", "bot:casual")  # of one level, but not of one name
    plates = ana.page.locator(".plates .name")
    expect(plates).to_have_count(4)
    shown = plates.all_inner_texts()
    assert len({name.split()[0] for name in shown}) == 4, shown
    assert not any(re.search(r"\d", name) for name in shown), shown
    faces = [face.inner_html() for face in ana.page.locator(".plates [data-face]").all()]
    assert len(faces) == len(set(faces)) == 3  # drawn differently, not only in another colour
    joined = ana.page.locator(".log li").filter(has_text=re.compile("Cleo|Hugo|Jana"))
    assert len(set(joined.all_inner_texts())) >= 3
    ana.go()
    expect(ana.page.locator(f'.tile:has(a[href="/t/{ana.view["id"]}"])')).to_contain_text("Cleo, Hugo und Jana")


def test_shared_links_say_when_they_work_only_on_this_computer(visit: Visit) -> None:
    ana = visit()
    warning = "This link works only on this computer"
    ana.go("/people")
    ana.page.get_by_role("button", name="Invite link").click()
    expect(ana.page.get_by_role("dialog").get_by_text(warning)).to_be_visible()
    ana.go("/account")
    ana.page.get_by_role("button", name="Continue on another device").click()
    expect(ana.page.get_by_role("dialog").get_by_text(warning)).to_be_visible()
    expect(ana.page.get_by_role("dialog").locator("img")).to_have_count(0)
    table = ana.new_table("dicy-cards", "Ana", "bot:greedy", target=20)
    ana.post(f"/api/tables/{table}/do", {"do": "resign", "seat": 0})
    ana.go(f"/r/{table}")
    ana.page.get_by_role("button", name="Share").click()
    expect(ana.page.get_by_role("dialog").get_by_text(warning).first).to_be_visible()


def test_a_page_is_never_blank_while_its_code_loads(visit: Visit) -> None:
    ana = visit(new=True)
    held: list[Route] = []
    holds = True

    def hold(route: Route) -> None:
        held.append(route) if holds else route.continue_()

    ana.page.route(re.compile(r"/assets/.*\.js$"), hold)
    ana.page.goto(ana.url, wait_until="commit")
    expect(ana.page.locator(".boot .felt")).to_be_visible()
    holds = False
    for route in held:
        route.continue_()
    ana.page.locator("[data-game-box]").first.wait_for()
    expect(ana.page.locator(".boot")).to_have_count(0)
    held.clear()
    holds = True
    ana.page.get_by_role("navigation").get_by_role("link", name="Train").click()
    expect(ana.page.locator(".skeleton")).to_be_visible()
    holds = False
    for route in held:
        route.continue_()
    expect(ana.page.get_by_role("heading", name="Lessons")).to_be_visible()


def test_the_second_game_starts_as_quickly(visit: Visit) -> None:
    ana = visit()
    play_against_bot(ana, "dicetto")
    assert [seat["bot"] for seat in ana.view["seats"]] == ["", "greedy"]
