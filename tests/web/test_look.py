"""How the table lies on the screen: it fills it at every size, shows every name once, and stays where it is."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.playing import open_settings
from tests.web.screens import LASTING, dicetto_table, dicy_turn, script
from tests.web.visitors import Visitor

SIZES = ((360, 640), (844, 390), (768, 1024), (1440, 900), (2560, 1440), (1024, 700))
NEXT_FRAME = "new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))"

LONG_SENTENCE = """note => {
  const recent = note.querySelector(".recent") ?? document.createElement("p");
  recent.className = `recent ${note.className.replace("note", "")}`;
  recent.textContent = "A long sentence about the last move. ".repeat(6);
  note.append(recent);
}"""
"""A long sentence in the middle of the table."""

IN_SIGHT = """all => Promise.all(all.map(one => new Promise(seen => {
  const observer = new IntersectionObserver(([found]) => { observer.disconnect(); seen(found.intersectionRatio); });
  observer.observe(one);
})))"""
"""How much of each is in sight."""

WATCH_FLYING = """() => {
  window.flown = [];
  new MutationObserver(seen => {
    for (const change of seen) for (const one of change.addedNodes) if (one.className === "flying") window.flown.push(one.textContent);
  }).observe(document.body, { childList: true });
}"""
"""Keeps what flies over the table."""


def fills_the_screen(ana: Visitor, cards: str, sizes: Sequence[tuple[int, int]] = SIZES, *, all_of_it: bool = False) -> None:
    """The table reaches from the bar to the lower edge, and its cards, or all of it, are in sight without scrolling."""
    for width, height in sizes:
        ana.page.set_viewport_size({"width": width, "height": height})
        ana.page.evaluate("scrollTo(0, 0)")
        ana.page.evaluate(NEXT_FRAME)
        assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (width, height)
        board = ana.page.locator("div.game").bounding_box()
        assert board is not None
        assert board["y"] + board["height"] >= height - 16, (width, height)
        assert not all_of_it or board["y"] + board["height"] <= height, (ana.lang, width, height)
        seen = ana.page.locator(cards).evaluate_all(IN_SIGHT)
        assert seen
        assert min(seen) >= 0.6, (ana.lang, width, height, seen)


def test_the_table_fills_every_screen_and_nothing_jumps(visit: Visit) -> None:
    ana = visit()
    dicy_turn(ana)
    cards = '[data-group="cards"]'
    fills_the_screen(ana, cards)
    assert ana.page.locator(".name[title='Ana']").count() == 1
    for width, height in SIZES[:1] + SIZES[3:4]:
        ana.page.set_viewport_size({"width": width, "height": height})
        ana.page.evaluate(NEXT_FRAME)
        tray = ana.page.locator(".tray")
        before = tray.bounding_box()
        ana.page.locator(cards).nth(3).click()  # a rule is told, and buttons come
        ana.page.locator("[data-confirm]").wait_for()
        assert tray.bounding_box() == before, (width, height)
        ana.page.keyboard.press("Escape")
        ana.page.locator('[data-nav="dice"] button').first.click()  # every card can be frozen
        ana.page.locator('[data-group="strips"]').first.wait_for()
        assert tray.bounding_box() == before, (width, height)
        ana.page.keyboard.press("Escape")
        ana.page.locator(".note").evaluate(LONG_SENTENCE)
        assert tray.bounding_box() == before, (width, height)
        expect(ana.page.locator(cards).last).to_be_in_viewport(ratio=0.9)


def test_dicetto_fits_every_screen_with_four_people(visit: Visit) -> None:
    """Cards, dice and buttons are in sight together, in the longest languages: with dice chosen for a card, in a duel, and after it.

    Both languages on phones, where there is least room; the larger screens have one each.
    """
    for lang, sizes in (("de", SIZES[:2] + SIZES[2::2]), ("fr", SIZES[:2] + SIZES[3::2])):
        ana = visit(lang)
        table = dicetto_table(ana, "Ana", "Bo", "Cem", "Maximiliane-Charlotte")
        script(ana, table, "roll 3466", "keep", "place 1 66", "done", "roll 1166", "keep")
        ana.page.locator('[data-spot="1"] button').click()
        ana.page.locator(".dicetto-place:enabled").wait_for()
        assert ana.page.locator(".plates .name").count() == 4
        fills_the_screen(ana, "[data-spot]", sizes, all_of_it=True)
        ana.page.evaluate(LASTING)
        script(ana, table, "place 1 66", "duel 3 5")
        fills_the_screen(ana, "[data-duel] .scene", sizes)
        ana.page.locator("[data-duel]").click()
        ana.page.locator("[data-duel]").wait_for(state="detached")
        fills_the_screen(ana, "[data-spot]", sizes, all_of_it=True)


LINES = """all => {
  const lines = one => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return new Set([...range.getClientRects()].map(box => Math.round(box.top))).size;
  };
  return all.map(lines);
}"""
"""On how many lines each of these stands."""
WORDS_OUTSIDE = """names => names.filter(one => {
  const range = document.createRange();
  range.selectNodeContents(one);
  const [words, card] = [range.getBoundingClientRect(), one.parentElement.parentElement.getBoundingClientRect()];
  return words.left < card.left || words.right > card.right;
}).map(one => one.textContent)"""
"""Names that are wider than their card."""


def test_on_the_smallest_phone_nothing_is_cut_and_the_question_is_read_first(visit: Visit) -> None:
    ana = visit("de", size=(360, 640))
    page = ana.page
    question = page.locator("[data-question]")
    ana.go("/learn/dicy-cards#reroll")
    page.locator('[data-group="cards"]').first.wait_for()
    expect(question).to_be_in_viewport(ratio=1)
    ana.go("/puzzle?game=dicy-cards")
    page.locator('[data-group="cards"]').first.wait_for()
    expect(question).to_be_in_viewport(ratio=1)
    expect(page.locator(".slot .name")).to_have_count(10)  # on both sides of each card
    assert page.locator(".slot .name").evaluate_all(WORDS_OUTSIDE) == []
    page.set_viewport_size({"width": 844, "height": 390})  # the bar stands at the edge, beside what is asked
    page.evaluate(NEXT_FRAME)
    rail, asked = page.locator("header.compact").bounding_box(), question.bounding_box()
    assert rail is not None
    assert asked is not None
    assert rail["x"] + rail["width"] <= asked["x"]
    page.set_viewport_size({"width": 360, "height": 640})

    table = ana.sit_at("dicy-cards", "Ana", "Bo", options={"dice": "real"})
    script(ana, table, "roll 114466", "score two_pairs 4466", "roll 223566", "score any_two 66")
    strips = page.locator('[data-group="strips"] span')
    strips.first.wait_for()
    assert set(strips.evaluate_all(LINES)) == {1}  # "Einfrieren"

    table = dicetto_table(ana)
    page.evaluate("scrollTo(0, 60)")
    script(ana, table, "roll 3466")  # the table fits, and is shown from its beginning
    page.wait_for_function("scrollY === 0")


def test_points_of_cards_that_were_won_fly_unless_things_are_to_keep_still(visit: Visit) -> None:
    ana = visit()
    table = dicetto_table(ana)
    ana.page.evaluate(WATCH_FLYING)
    turn = ("roll 1125", "keep", "done")
    script(ana, table, "roll 3466", "keep", "place 1 66", "done", *turn)  # and Ana takes the card, worth 1
    expect(ana.page.locator('[data-score="0"]')).to_have_text("1")
    ana.page.emulate_media(reduced_motion="no-preference")
    script(ana, table, "draw pair#1", "roll 4456", "keep", "place 4 44", "done", *turn)  # a card worth 2
    ana.page.wait_for_function("flown.length > 0")
    assert ana.page.evaluate("flown") == ["+2"]


def test_what_is_chosen_in_the_settings_is_in_force_and_kept(visit: Visit) -> None:
    ana = visit(new=True)  # of one that was cleared, the browser may still be at it
    ana.go()
    dialog, page = open_settings(ana), ana.page.locator("html")
    choices = {"Midnight blue": ("data-cloth", "midnight"), "Onyx": ("data-dice", "onyx"), "Quick": ("data-speed", "quick")}
    for choice, (what, chosen) in choices.items():
        dialog.get_by_text(choice).click()
        expect(page).to_have_attribute(what, chosen)
    ana.page.reload()
    for what, chosen in choices.values():
        expect(page).to_have_attribute(what, chosen)


def test_four_people_stay_in_sight_on_a_phone_on_its_side_whatever_a_card_does(visit: Visit) -> None:
    ana = visit("fr", size=(844, 390))
    table = ana.sit_at("dicy-cards", "Ana", "Bo", "Cem", "Dora", options={"dice": "real"})
    script(ana, table, "roll 114466")
    ana.page.locator('[data-group="cards"]').first.click()
    expect(ana.page.locator("[data-confirm]")).to_be_in_viewport(ratio=1)
    plates = ana.page.locator(".others > *")
    expect(plates).to_have_count(3)
    for place in range(3):
        expect(plates.nth(place)).to_be_in_viewport(ratio=1)
