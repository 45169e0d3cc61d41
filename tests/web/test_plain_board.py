"""A game of another package, which the client was built without: Pig, in its own words, on the board for any game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.examples.packages import PIG, installed
from tests.web.conftest import Visit
from tests.web.hands import Keyboard
from tests.web.live_server import LiveServer
from tests.web.playing import awaited, open_settings, open_table
from tests.web.screens import REAL
from tests.web.test_accessibility import COLOURS, EVERYTHING, NEXT_FRAME, SMALL_TARGETS, overflow, violations
from tests.web.visitors import Visitor

ENOUGH = 5
"""Points of a turn that are held."""


@pytest.fixture(scope="module")
def pig_server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    folder = tmp_path_factory.mktemp("pig")
    own = LiveServer(folder, beside=(installed(PIG),))
    yield own
    own.stop()


def _play_on(visitor: Visitor, again: str, hold: str) -> dict[str, Any]:
    """To the end, with the buttons of this language."""
    while visitor.view["status"] != "over":
        view, version = visitor.view, visitor.view["version"]
        if awaited(view) in visitor.seats:
            if view["roll_due"] is not None:
                visitor.hands.press(visitor.page.locator("button.roll"))
            else:
                name = hold if view["position"]["pot"] >= ENOUGH else again
                visitor.hands.press(visitor.page.get_by_role("button", name=name, exact=True))
        visitor.until(lambda now: now["version"] > version)  # noqa: B023  # called at once
    return visitor.view


def test_from_the_lobby_to_the_end_with_keys_alone_in_french(pig_server: LiveServer, visit: Visit) -> None:
    ana = visit("fr", Keyboard, at=pig_server)
    ana.go()
    expect(ana.page.locator("[data-game-box]").last).to_contain_text("Cochon")  # after the built-in games
    open_table(ana, "pig", "bot:greedy", more={"points pour gagner": "10"})
    over = _play_on(ana, "Relancer", "S’arrêter")
    assert max(over["position"]["scores"]) >= 10
    expect(ana.page.get_by_role("region", name=ana.say("web-plain-table"))).to_contain_text(f"Ana : {over['position']['scores'][0]}")
    expect(ana.page.locator(".end tbody tr")).to_have_count(2)
    ana.page.get_by_role("link", name=ana.say("web-replay")).click()
    expect(ana.page.get_by_role("region", name=ana.say("web-plain-table"))).to_contain_text("Ana : 0")
    ana.go("/rules/pig")
    expect(ana.page.get_by_role("heading", name="Un tour")).to_be_visible()


def test_its_position_its_menu_and_another_language_at_the_table(pig_server: LiveServer, visit: Visit) -> None:
    ana = visit(at=pig_server, strict=False)
    ana.sit_at("pig", "Ana", "Bo", options=REAL)
    board = ana.page.get_by_role("region", name="Table")
    pad = ana.page.get_by_role("group", name=ana.say("web-pick"))
    pad.get_by_role("button").nth(4).click()  # a real die shows 5
    menu = board.get_by_role("group", name="Moves for Ana")
    expect(menu).to_contain_text("Ana, you have 5 this turn. Roll again or hold?")
    expect(board).to_contain_text("Ana, this turn: 5")
    for theme in ("light", "dark"):
        ana.page.emulate_media(color_scheme=theme)
        ana.page.evaluate(NEXT_FRAME)
        assert violations(ana.page, EVERYTHING if theme == "light" else COLOURS) == []
    with ana.page.expect_websocket():  # refusals come in the new language: it connects anew
        open_settings(ana).get_by_label("Language").select_option("nl")
    ana.page.keyboard.press("Escape")
    ana.page.locator(".banner").wait_for(state="detached")
    expect(ana.page.get_by_role("region", name="Tafel")).to_contain_text("Ana, deze beurt")
    ana.page.get_by_role("button", name="Stoppen", exact=True).click()
    ana.until(lambda view: view["position"]["scores"] == [5, 0])


def test_on_a_phone_nothing_sticks_out_and_everything_is_large_enough(pig_server: LiveServer, visit: Visit) -> None:
    ana = visit(size=(360, 740), at=pig_server, touch=True)
    ana.go()
    ana.page.locator("[data-game-box=pig]").wait_for()
    assert overflow(ana.page) == 0
    ana.sit_at("pig", "Ana", "Bo", options=REAL)
    ana.page.locator(".pad button").first.wait_for()
    assert overflow(ana.page) == 0
    assert ana.page.evaluate(SMALL_TARGETS, 44) == []
