"""Learning by playing in the browser: a whole path through each game, by hand."""

from __future__ import annotations

from playwright.sync_api import Route, expect

from rollhouse.analysis.lessons import lessons, rolls
from tests.web.conftest import Visit
from tests.web.hands import Finger
from tests.web.visitors import Visitor


def score_straight(visitor: Visitor) -> None:
    visitor.hands.press(visitor.page.locator('[data-group="cards"]').nth(3))
    visitor.hands.press(visitor.page.locator("[data-confirm]"))


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


def test_a_game_is_learnt_by_playing_and_then_played_with_the_coach(visit: Visit) -> None:
    game = "dicetto"
    ana = visit("fr", Finger, (390, 844), touch=True)
    page = ana.page
    ana.go()
    offer = page.locator(f"a.newcomer[data-learn={game}]")
    expect(offer).to_contain_text(ana.say("web-learn-newcomer"))
    ana.go(f"/learn/{game}")
    for number, lesson in enumerate(lessons(game)):
        for step, one in enumerate(lesson.steps):
            expect(page.locator("[data-asked]")).to_have_text(ana.say(f"learn-{game}-{lesson.id}-{step + 1}"))
            if rolls(game, lesson.id, step):
                ana.hands.press(page.locator("button.roll"))
            else:
                make_dicetto_move(ana, one.right)
            expect(page.locator("[data-reply]")).to_contain_text(ana.say(f"learn-{game}-{lesson.id}-{step + 1}-right"))
        if number < len(lessons(game)) - 1:
            ana.hands.press(page.get_by_role("button", name=ana.say("web-learn-next")))
    expect(page.get_by_role("button", name=ana.say("web-learn-first-game"))).to_be_in_viewport()  # wherever the last press was
    ana.hands.press(page.get_by_role("button", name=ana.say("web-learn-first-game")))
    ana.until(lambda view: view["game"] == game and view["status"] == "playing")
    expect(page.locator(".tools button[aria-pressed=true]")).to_be_visible()
    ana.go()
    expect(page.locator("[data-learn]")).to_have_count(2)
    expect(page.locator("a.newcomer")).to_have_count(0)


def test_a_wrong_move_is_answered_and_the_board_waits(visit: Visit) -> None:
    ana = visit()
    ana.go("/learn/dicy-cards")
    ana.page.locator("button.roll").click()
    ana.page.locator("[data-skip]").click()
    expect(ana.page.locator("[data-reply=wrong]")).to_contain_text("Skipping scores no points.")
    score_straight(ana)
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
