"""Whole games between two browsers and a bot, from the lobby to the end, through a reload and a power cut."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.live_server import LiveServer
from tests.web.playing import open_table, play_on
from tests.web.visitors import Visitor

SHORT = {"dicy-cards": {"target": "20"}, "dicetto": {"cards_to_win": "1"}}


def joined(visitor: Visitor, table: str) -> None:
    """Come by the link, and take the first free seat."""
    visitor.go(table)
    name = visitor.page.get_by_label(visitor.say("web-your-name"))
    visitor.hands.write(name, "Bo")
    visitor.hands.press(visitor.page.get_by_role("button", name=visitor.say("web-sit"), exact=True))
    visitor.until(lambda view: visitor.seats != [])


@pytest.fixture(scope="module")
def killable_server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server that the tests of this module may kill."""
    own = LiveServer(tmp_path_factory.mktemp("killable"))
    yield own
    own.stop()


@pytest.mark.parametrize("game", SHORT)
def test_two_browsers_and_a_bot_play_a_whole_game(game: str, killable_server: LiveServer, visit: Visit) -> None:
    killable_server.seed(game)
    ana, bo = visit(at=killable_server), visit(at=killable_server)
    ana.go()
    open_table(ana, game, "link", "bot:greedy", more=SHORT[game])
    link = ana.page.get_by_label("Link to this table").input_value()
    joined(bo, link.removeprefix(bo.url))
    ana.page.get_by_role("button", name="Start").click()
    ana.until(lambda view: view["status"] == "playing")
    play_on(ana, bo, moves=3)

    ana.page.reload()  # in the middle of the game
    ana.page.locator(".status").wait_for()
    before = play_on(ana, bo, moves=3)

    killable_server.kill()  # and again, by a power cut
    for one in (ana, bo):
        one.page.get_by_role("status").get_by_text("Reconnecting").wait_for()
    killable_server.start()
    for one in (ana, bo):
        one.page.locator(".banner").wait_for(state="detached")
    after = ana.context.request.get(f"{ana.url}/api/tables/{before['id']}").json()
    assert after["version"] >= before["version"]
    assert after["position"] == before["position"] or after["version"] > before["version"]

    over = play_on(ana, bo)
    assert over["winners"]
    for one in (ana, bo):
        one.forgive("ERR_CONNECTION_")  # refused, or reset where the power cut met one: browsers note every attempt to come back
    ends = [one.page.locator("#end-title") for one in (ana, bo)]
    for seat, end in enumerate(ends):
        expect(end).to_contain_text("win" if seat in over["winners"] else " won")
    results = [one.page.locator(".end tbody").inner_text() for one in (ana, bo)]
    assert results[0] == results[1]
