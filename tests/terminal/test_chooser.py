"""The form that asks what to play: keyboard and mouse, nothing that can't be played, nothing in code."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from rollhouse.core.messages import say
from rollhouse.core.registry import all_games
from rollhouse.locale import PSEUDO, catalogue
from rollhouse.terminal.presenter.new_game import Entry, Known, NewGame, Part
from rollhouse.terminal.tui.apps import ChooserApp
from rollhouse.terminal.tui.screens.chooser import ChooserScreen
from tests.expecting import instance
from tests.pseudo import untranslated
from tests.terminal.seats import Keyboard, rows


class Chooser(Keyboard[ChooserApp]):
    @property
    def screen(self) -> ChooserScreen:
        return instance(ChooserScreen, self.app.screen)

    async def choose(self, game: str) -> None:
        self.screen.game_field.choose(game)
        await self.pilot.pause()

    def chosen(self) -> NewGame:
        assert not self.app.is_running
        return instance(NewGame, self.app.return_value)


@asynccontextmanager
async def choosing(
    known: Known | None = None, lang: str = "en", size: tuple[int, int] = (80, 24), overview: tuple[Part, ...] = ()
) -> AsyncIterator[Chooser]:
    app = ChooserApp(catalogue(lang), known or Known(), overview)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield Chooser(app, pilot)


async def test_enter_alone_begins_a_game_against_the_usual_bot() -> None:
    async with choosing() as chooser:
        first = next(iter(all_games().values()))
        await chooser.press("enter")
        found = chooser.chosen()
        assert found.game is first
        assert [player.text for player in found.players] == ["Seat 1", f"bot:{first.usual_bot}"]
        assert first.setup({**found.options, "players": 2, "first": 0}) == first.setup({"players": 2, "first": 0})


async def test_everything_can_be_chosen_with_the_keyboard() -> None:
    async with choosing() as chooser:
        await chooser.choose("dicy-cards")
        await chooser.press("down", "right")
        rows_ = chooser.screen.rows
        mode = rows_.options[0]
        assert mode.value == mode.option.values[1][0]
        target = next(row for row in rows_.options if row.option.name == "target")
        target.query_one("Input").focus()
        await chooser.press(*["backspace"] * 3, *"40")
        seat = rows_.seats[0]
        seat.person.focus()
        await chooser.press(*"Ana", "down", "left")
        assert rows_.seats[1].who.value != f"bot:{rows_.game.usual_bot}"
        rows_.seats[1].who.choose("person")
        await chooser.pilot.pause()
        await chooser.press("down", *"Bo", "enter")
        found = chooser.chosen()
        assert found.options["target"] == "40"
        assert found.options["mode"] == mode.option.values[1][0]
        assert [player.text for player in found.players] == ["Ana", "Bo"]


async def test_the_mouse_changes_values() -> None:
    async with choosing() as chooser:
        field = chooser.screen.game_field
        before = field.value
        await chooser.pilot.click(field, offset=(field.size.width - 1, 0))
        assert field.value != before
        assert chooser.screen.rows.game.id == field.value
        await chooser.pilot.click(field, offset=(0, 0))
        assert field.value == before
        await chooser.pilot.click("#now", offset=(1, 0))
        assert chooser.chosen().game.id == before


async def test_what_can_not_be_played_is_refused_and_the_form_stays() -> None:
    async with choosing() as chooser:
        await chooser.choose("dicy-cards")
        rows_ = chooser.screen.rows
        rows_.seats[1].who.choose("person")
        for seat in rows_.seats[:2]:
            seat.person.value = "Ana"
        await chooser.press("enter")
        assert chooser.app.is_running
        assert chooser.screen.status.refused
        assert "Ana" in chooser.screen.status.note
        rows_.seats[1].person.value = "Bo"
        target = next(row for row in rows_.options if row.option.name == "target")
        target.query_one("Input").focus()
        await chooser.press("backspace", "backspace", "backspace", "7", "enter")
        assert chooser.app.is_running
        assert chooser.screen.status.refused
        assert "7" in chooser.screen.status.note


async def test_bots_are_described_where_they_need_it() -> None:
    async with choosing() as chooser:
        await chooser.choose("dicy-cards")
        rows_ = chooser.screen.rows
        about = rows_.game.words.bots()
        rows_.seats[1].who.focus()
        for bot in about:
            rows_.seats[1].who.choose(f"bot:{bot}")
            await chooser.pilot.pause()
            assert chooser.screen.status.note == catalogue("en").say(about[bot])
            assert not chooser.screen.status.refused


async def test_leaving() -> None:
    async with choosing() as chooser:
        await chooser.press("escape")
        assert not chooser.app.is_running
        assert chooser.app.return_value is None


@pytest.mark.parametrize("lang", ["de", "fr", PSEUDO])
@pytest.mark.parametrize("game", ["dicy-cards", "dicetto"])
async def test_the_form_fits_and_nothing_is_said_in_code(game: str, lang: str) -> None:
    async with choosing(lang=lang) as chooser:
        await chooser.choose(game)
        rows_ = chooser.screen.rows
        for row in (*rows_.options, *rows_.seats):
            place = chooser.screen.find_widget(row)
            assert place.visible_region == place.region
        if lang == PSEUDO:
            for line in rows(chooser.app):
                assert not untranslated(line, ("Esc",)), line


OVERVIEW = (
    Part(say("overview-learn"), (Entry(say("overview-lessons", game="Pig", count=2), ("learn", "pig"), (say("overview-today"),)),)),
    Part(say("overview-finished"), (), say("overview-none-finished")),
)


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 60)])
async def test_what_is_beside_the_form_is_opened_by_enter_and_by_a_click(size: tuple[int, int]) -> None:
    for by_mouse in (False, True):
        async with choosing(size=size, overview=OVERVIEW) as chooser:
            line = chooser.screen.query_one(".entry")
            if by_mouse:
                line.scroll_visible(animate=False)
                await chooser.pilot.pause()
                await chooser.pilot.click(line)
            else:
                await chooser.press("up", "enter")
            assert chooser.app.return_value == OVERVIEW[0].entries[0]


@pytest.mark.parametrize("size", [(120, 40), (200, 60)])
async def test_a_large_terminal_is_filled(size: tuple[int, int]) -> None:
    async with choosing(size=size, overview=OVERVIEW * 2) as chooser:
        shown = rows(chooser.app)
        assert sum(not row.strip() for row in shown) <= 6
        assert any("The goal" in row for row in shown)


async def test_a_small_terminal_shows_the_form_first() -> None:
    async with choosing(overview=OVERVIEW) as chooser:
        shown = rows(chooser.app)
        assert "Game" in shown[2]
        assert any("Learn" in row for row in shown)
