"""The Dicy Cards table: picking dice, scoring, rerolling and reacting, with real dice so that the test knows how they fall."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Visit
from tests.web.visitors import Visitor

REAL = {"dice": "real"}
CARDS = ["any_two", "low_six", "odd", "straight", "two_pairs"]


def told(visitor: Visitor, move: str) -> None:
    """A move made on another device of the same person."""
    version = visitor.view["version"]
    visitor.post(f"/api/tables/{visitor.view['id']}/do", {"do": "play", "move": move, "at": version})
    visitor.until(lambda view: view["version"] > version)


def seated(visit: Visit, *moves: str, others: int = 1, lang: str = "en") -> Visitor:
    visitor = visit(lang)
    visitor.sit_at("dicy-cards", "Ana", *[f"Friend {place}" for place in range(others)], mode="glacial", options=REAL)
    for move in moves:
        told(visitor, move)
    return visitor


def card(visitor: Visitor, name: str) -> Locator:
    return visitor.page.locator('[data-group="cards"]').nth(CARDS.index(name))


def dice(visitor: Visitor) -> Locator:
    return visitor.page.locator('[data-nav="dice"] button:enabled')


def faces(visitor: Visitor, picked: bool | None = None) -> str:
    """What the dice on the felt show, from left to right; all of them, or those that are picked or not."""
    found = dice(visitor) if picked is None else visitor.page.locator(f'[data-nav="dice"] button[aria-pressed="{str(picked).lower()}"]')
    return "".join((one.get_attribute("aria-label") or "")[-1] for one in found.all())


def confirm(visitor: Visitor) -> Locator:
    return visitor.page.locator("[data-confirm]")


def strips(visitor: Visitor) -> Locator:
    return visitor.page.locator('[data-group="strips"]')


def test_each_card_says_what_it_would_score_now(visit: Visit) -> None:
    ana = seated(visit, "roll 123466")
    names = [card(ana, name) for name in CARDS]
    expect(names[0]).to_have_accessible_name("Any two, Active, 12 points with 6 6")
    expect(names[1]).to_have_accessible_name("Low six, Active, no points with these dice")
    expect(names[3]).to_have_accessible_name("Straight, Active, 10 points with 1 2 3 4")


def test_the_best_dice_are_picked_and_can_be_changed(visit: Visit) -> None:
    ana = seated(visit, "roll 123466")
    card(ana, "straight").click()
    expect(confirm(ana)).to_have_text("Score 10")
    assert faces(ana, picked=True) == "1234"
    dice(ana).nth(0).click()
    expect(confirm(ana)).to_have_text("Score 9")
    dice(ana).nth(2).click()
    expect(confirm(ana)).to_have_attribute("aria-disabled", "true")
    confirm(ana).click(force=True)
    assert ana.refusals == []
    dice(ana).nth(2).click()
    confirm(ana).click()
    ana.until(lambda view: view["position"]["scores"] == [9, 0])
    expect(ana.page.get_by_role("region", name="Ana: 9 points, 4 Active cards")).to_be_visible()


def test_dice_and_a_card_make_a_reroll_and_the_other_dice_stay_where_they_are(visit: Visit) -> None:
    ana = seated(visit, "roll 112356")
    dice(ana).nth(1).click()
    dice(ana).nth(4).click()
    strips(ana).get_by_text("Freeze").nth(CARDS.index("two_pairs")).click()
    ana.until(lambda view: view["position"]["rolling"] == 2)
    told(ana, "roll 44")
    expect(dice(ana)).to_have_count(6)
    assert faces(ana) == "142346"
    expect(card(ana, "two_pairs")).to_have_accessible_name("Two pairs, Frozen")


def test_whoever_has_to_react_is_asked_and_the_others_see_who(visit: Visit) -> None:
    ana, watcher = seated(visit, "roll 123466", "score any_two 66", others=2), visit()
    prompt = ana.page.locator("[data-prompt]")
    expect(prompt).to_contain_text("Ana scored Any two: freeze a card.")
    expect(ana.page.locator(".owner")).to_contain_text("Friend 0")
    watcher.go(f"/t/{ana.view['id']}")
    expect(watcher.page.locator("[data-status]")).to_have_text("Friend 0 is choosing a card to freeze")
    strips(ana).nth(CARDS.index("odd")).click()
    ana.until(lambda view: view["position"]["waiting"] == [2])
    assert "odd" not in ana.view["position"]["active"][1]
    expect(ana.page.locator(".owner")).to_contain_text("Friend 1")


def test_all_frozen_leaves_only_the_skip(visit: Visit) -> None:
    ana = seated(visit, "roll 123466", *[move for one in CARDS for move in (f"freeze {one} 1", "roll 1")])
    expect(ana.page.locator("[data-prompt]")).to_contain_text("you can only skip")
    expect(dice(ana)).to_have_count(0)
    ana.page.locator("[data-skip]").click()
    ana.until(lambda view: view["position"]["turn"] == 1)
    assert len(ana.view["position"]["active"][0]) == 5


def test_a_frozen_card_says_when_it_comes_back(visit: Visit) -> None:
    ana = seated(visit, "roll 123466", "freeze odd 1", "roll 1")
    card(ana, "odd").click()
    expect(ana.page.locator("[data-prompt] .rule")).to_contain_text("you can reset it by skipping")


def test_somebody_who_talks_takes_no_dice_out_of_a_hand(visit: Visit) -> None:
    ana = seated(visit, "roll 123466")
    dice(ana).nth(2).click()
    version = ana.view["version"]
    ana.post(f"/api/tables/{ana.view['id']}/do", {"do": "chat", "text": "Hurry up!"})
    ana.until(lambda view: view["version"] > version)
    assert faces(ana, picked=True) == "3"


def scores_by_keys(visitor: Visitor) -> None:
    visitor.page.keyboard.press("d")
    expect(confirm(visitor)).to_be_focused()
    visitor.page.keyboard.press("1")
    visitor.page.keyboard.press("Enter")
    visitor.until(lambda view: view["position"]["scores"] == [9, 0])


def rerolls_by_keys(visitor: Visitor) -> None:
    for key in ("6", "6", "1"):
        visitor.page.keyboard.press(key)
    assert faces(visitor, picked=True) == "166"
    visitor.page.keyboard.press("Shift+B")
    visitor.until(lambda view: view["position"]["rolling"] == 3 and "low_six" not in view["position"]["active"][0])


def walks_by_arrows(visitor: Visitor) -> None:
    for key in ("ArrowDown", "ArrowRight", "Space", "ArrowDown"):
        visitor.page.keyboard.press(key)
    assert faces(visitor, picked=True) == "2"
    expect(card(visitor, "low_six")).to_be_focused()
    visitor.page.keyboard.press("Escape")
    assert faces(visitor, picked=True) == ""


@pytest.mark.parametrize("does", [scores_by_keys, rerolls_by_keys, walks_by_arrows])
def test_keys_do_what_the_line_below_the_table_says(does: Callable[[Visitor], None], visit: Visit) -> None:
    ana = seated(visit, "roll 123466")
    expect(ana.page.locator("[data-prompt]")).to_be_focused()
    does(ana)


def test_the_table_is_read_out_in_the_viewers_language(visit: Visit) -> None:
    ana = seated(visit, "roll 123466", lang="fr")
    expect(card(ana, "straight")).to_have_accessible_name("Suite, active, 10 points avec 1 2 3 4")
    expect(dice(ana).first).to_have_accessible_name("Le dé 1 montre 1")
    card(ana, "straight").click()
    expect(confirm(ana)).to_have_text("Marquer 10")
    ana.page.get_by_role("tab", name="Table").click()  # long names of tabs reach no further than the button that folds them away
    expect(ana.page.get_by_role("button", name=ana.say("web-log-fold"))).to_be_visible()
