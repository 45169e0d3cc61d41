"""Learning by playing in the browser: a whole path through each game, by hand."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from rollhouse.analysis.lessons import lesson_rule_of_thumb, lessons, rolls
from tests.web.conftest import Visit
from tests.web.hands import Finger
from tests.web.visitors import Visitor


def make_dicy_move(visitor: Visitor, move: str) -> None:
    page, hands = visitor.page, visitor.hands
    verb, *rest = move.split()
    row = ["any_two", "low_six", "odd", "straight", "two_pairs"]
    if verb == "skip":
        hands.press(page.locator("[data-skip]"))
    elif verb == "score":
        hands.press(page.locator('[data-group="cards"]').nth(row.index(rest[0])))
        hands.press(page.locator("[data-confirm]"))
    else:
        for face in "".join(rest[1:]):
            hands.press(page.locator('[data-nav="dice"]').get_by_role("button", name=re.compile(f"{face}$")).first)
        hands.press(page.locator(".slot").nth(row.index(rest[0])).locator('[data-group="strips"]'))


def make_dicetto_move(visitor: Visitor, move: str) -> None:
    page, hands = visitor.page, visitor.hands
    verb, *rest = move.split()
    if verb == "keep":
        hands.press(page.get_by_role("button", name=visitor.say("web-dicetto-keep")))
    elif verb == "reroll":
        for face in rest[0]:
            hands.press(page.get_by_role("button", name=visitor.say("web-die", face=int(face))).first)
        hands.press(page.locator(".dicetto-main"))
    elif verb == "place":
        hands.press(page.locator(f'[data-spot="{rest[0]}"] button'))
        hands.press(page.locator(".dicetto-place"))
    else:
        hands.press(page.locator(".dicetto-done"))


@pytest.mark.parametrize(("game", "lang"), [("dicy-cards", "en"), ("dicetto", "fr")])
def test_a_game_is_learnt_by_playing_and_then_played_with_the_coach(game: str, lang: str, visit: Visit) -> None:
    ana = visit(lang, Finger, (390, 844), touch=True) if lang == "fr" else visit(lang)
    page = ana.page
    ana.go()
    offer = page.locator(f"a.newcomer[data-learn={game}]")
    expect(offer).to_contain_text(ana.say("web-learn-newcomer"))
    ana.go(f"/learn/{game}")
    make = make_dicy_move if game == "dicy-cards" else make_dicetto_move
    for number, lesson in enumerate(lessons(game)):
        for step, one in enumerate(lesson.steps):
            expect(page.locator("[data-asked]")).to_have_text(ana.say(f"learn-{game}-{lesson.id}-{step + 1}"))
            if rolls(game, lesson.id, step):
                ana.hands.press(page.locator("button.roll"))
            else:
                make(ana, one.right)
            expect(page.locator("[data-reply]")).to_contain_text(ana.say(f"learn-{game}-{lesson.id}-{step + 1}-right"))
        if number < len(lessons(game)) - 1:
            ana.hands.press(page.get_by_role("button", name=ana.say("web-learn-next")))
    expect(page.get_by_role("button", name=ana.say("web-learn-first-game"))).to_be_in_viewport()  # wherever the last press was
    thumb = [ana.say(line.key, **line.args) for line in lesson_rule_of_thumb(game)]
    expect(page.locator("[data-thumb]")).to_have_count(1 if thumb else 0)
    if thumb:
        page.locator("[data-thumb] summary").click()
        expect(page.locator("[data-thumb] li")).to_have_text(thumb[:-1])
        expect(page.locator("[data-thumb] p")).to_have_text(thumb[-1])
    ana.hands.press(page.get_by_role("button", name=ana.say("web-learn-first-game")))
    ana.until(lambda view: view["game"] == game and view["status"] == "playing")
    expect(page.locator(".tools button[aria-pressed=true]")).to_be_visible()
    ana.go(f"/learn/{game}")
    expect(page.locator("ol .dot.done")).to_have_count(len(lessons(game)))  # what was learnt is known after a reload
    ana.go()
    expect(page.locator("[data-learn]")).to_have_count(2)
    expect(page.locator("a.newcomer")).to_have_count(0)


def expect_dice(visitor: Visitor, faces: str) -> None:
    """The six dice on the felt show these faces."""
    for place, face in enumerate(faces):
        expect(visitor.page.locator('[data-nav="dice"] button').nth(place)).to_have_attribute("aria-label", re.compile(f"{face}$"))


def test_the_board_shows_what_the_opponent_rolled_and_a_new_lesson_begins_on_a_clean_one(visit: Visit) -> None:
    ana = visit()
    page = ana.page
    page.emulate_media(reduced_motion="no-preference")  # as most people see it: move by move
    ana.go("/learn/dicy-cards")
    ana.hands.press(page.locator("button.roll"))
    expect(page.locator("[data-asked]")).to_have_text(ana.say("learn-dicy-cards-turn-2"))
    expect(page.locator("[data-asked]")).to_contain_text("On your turn you usually score one card.")  # one may skip
    expect(page.locator("main")).to_contain_text("the sum of the dice that fit it")  # what points are
    make_dicy_move(ana, "score straight 123456")
    expect_dice(ana, "112233")
    plate = page.locator(".others")
    expect(plate).to_contain_text("+10")
    reply = page.locator("[data-reply=right]")
    expect(reply).to_contain_text(ana.say("learn-dicy-cards-turn-2-right"))
    assert page.locator("main").inner_text().count("A card that has scored is Frozen") == 1  # said once
    expect_dice(ana, "112233")  # not the learner's dice, under the opponent's points
    expect(page.locator(".mine")).to_contain_text("You")
    expect(page.locator("main")).not_to_contain_text("Player 1")
    ana.hands.press(page.get_by_role("button", name=ana.say("web-learn-next")))
    expect(page.locator("[data-asked]")).to_have_text(ana.say("learn-dicy-cards-reroll-1"))
    expect(page.locator("[data-asked]")).to_be_visible()
    expect_dice(ana, "123566")
    expect(plate).not_to_contain_text("+10")
    expect(page.locator("main")).not_to_contain_text("Two pairs with 2 2 3 3")


def test_a_lesson_about_the_opponents_turn_shows_that_turn_first(visit: Visit) -> None:
    ana = visit()
    ana.go("/learn/dicy-cards#last_round")
    expect(ana.page.locator("[data-asked]")).to_be_visible()
    expect_dice(ana, "123456")
    expect(ana.page.locator(".others")).to_contain_text("+21")


def test_a_phone_shows_the_last_move_of_a_lesson_to_its_end_and_says_whose_it_was(visit: Visit) -> None:
    ana = visit("fr", Finger, (390, 844), touch=True)
    page = ana.page
    ana.go("/learn/dicy-cards#effects")
    make_dicy_move(ana, next(one for one in lessons("dicy-cards") if one.id == "effects").steps[0].right)
    last = page.locator(".recent")
    expect(last).to_have_text("Votre adversaire a joué Deux au choix avec 6 6 : 12 points, 12 au total.")
    assert last.evaluate("last => last.scrollHeight <= last.clientHeight && last.scrollWidth <= last.clientWidth")
    expect(page.locator("[data-prompt]")).to_contain_text("Votre adversaire a joué Deux au choix : gelez une carte.")


@pytest.mark.parametrize(("lang", "size"), [("fr", (390, 844)), ("fr", (844, 390)), ("nl", (360, 640))])
def test_on_a_phone_the_task_and_what_it_needs_are_on_the_screen_together(lang: str, size: tuple[int, int], visit: Visit) -> None:
    ana = visit(lang, Finger, size, touch=True)
    page = ana.page
    ana.go("/learn/dicy-cards")
    expect(page.locator("button.roll")).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-asked]")).to_be_in_viewport(ratio=1)
    assert page.locator("[data-plate] .name").evaluate_all("names => names.every(name => name.scrollWidth <= name.clientWidth)")
    page.locator("button.roll").tap()
    expect(page.locator("[data-reply=right]")).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-asked]")).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-skip]")).to_be_in_viewport(ratio=1)
    for card in page.locator('[data-group="cards"]').all():
        expect(card).to_be_in_viewport(ratio=0.98)
    page.locator('[data-group="cards"]').nth(3).tap()
    expect(page.locator("[data-confirm]")).to_be_in_viewport(ratio=1)


def test_in_landscape_names_are_whole_and_the_button_stands_beside_the_reply(visit: Visit) -> None:
    ana = visit("fr", Finger, (844, 390), touch=True)
    page = ana.page
    ana.go("/learn/dicetto#winning")
    make_dicetto_move(ana, next(one for one in lessons("dicetto") if one.id == "winning").steps[0].right)
    onward = page.get_by_role("button", name=ana.say("web-learn-next"))
    expect(onward).to_be_visible()
    expect(page.locator("ol .dot[aria-current]")).to_have_attribute("aria-label", "3. Gagner des cartes")  # with the number that it shows
    reply, button = page.locator("[data-reply]").bounding_box(), onward.bounding_box()
    assert reply
    assert button
    assert button["x"] >= reply["x"] + reply["width"]
    names = page.locator("[data-plate] .name, .tray .ellipsis")
    assert names.evaluate_all("names => names.every(name => name.scrollWidth <= name.clientWidth)")


def test_a_wrong_move_is_answered_and_the_board_waits(visit: Visit) -> None:
    ana = visit()
    ana.go("/learn/dicy-cards")
    ana.page.locator("button.roll").click()
    ana.page.locator("[data-skip]").click()
    expect(ana.page.locator("[data-reply=wrong]")).to_contain_text("Skipping scores no points.")
    make_dicy_move(ana, "score straight 123456")
    expect(ana.page.locator("[data-reply=right]")).to_contain_text("21 points!")


def test_what_the_rules_forbid_is_refused_with_the_reason(visit: Visit) -> None:
    ana = visit()
    ana.go("/learn/dicetto")
    asked = ana.page.locator("[data-asked]")
    expect(asked).to_have_text(ana.say("learn-dicetto-turn-1"))
    held: list[Route] = []
    ana.page.route("**/lessons/dicetto/winning/*", lambda route: held.append(route))
    ana.page.get_by_role("button", name="Winning cards").click()
    ana.page.get_by_role("button", name="Beating others").click()
    expect(asked).to_have_text(ana.say("learn-dicetto-beaten-1"))
    with ana.page.expect_response("**/lessons/dicetto/winning/*"):  # it comes late, and is not wanted any more
        held[0].continue_()
    ana.page.locator('[data-spot="2"] button').click()  # four of a kind, with these dice
    expect(ana.page.locator("[data-reply=wrong]")).to_contain_text("Four of a kind")
    ana.forgive("400")
