"""Help for every card and the rules, in the chosen language."""

from __future__ import annotations

import pytest

from rollhouse.core.registry import all_games
from rollhouse.locale import catalogue
from rollhouse.terminal.tui.screens.help import KEYS, HelpScreen
from tests.expecting import instance
from tests.terminal.seats import playing, rows, sit


async def test_the_question_mark_lists_the_keys() -> None:
    async with playing(sit(), size=(100, 40)) as player:
        await player.press("question_mark")
        shown = player.shown
        assert all(sign in shown for sign in KEYS.values())
        await player.press("escape")
        assert player.app.screen is player.app.table_screen


async def test_help_on_a_card_is_the_rule_of_that_card() -> None:
    async with playing(sit(dice=["roll 123456"]), size=(100, 30)) as player:
        await player.press("enter", "d", "f1")
        shown = " ".join(" ".join(rows(player.app)).split())
        assert "follow one another" in shown
        await player.press("f1")
        assert player.dicy.chosen == 3


async def test_the_search_finds_sections_by_their_text() -> None:
    async with playing(sit(), size=(100, 30)) as player:
        await player.press("r", "slash", *"freeze")
        screen = instance(HelpScreen, player.app.screen)
        found = set(screen.found)
        assert "any_two" in found
        assert "forty_minus" not in found
        await player.press(*"xyzzy")
        assert screen.found == []
        await player.press("escape")
        assert "forty_minus" in screen.found
        await player.press("enter", "escape")
        assert player.app.screen is player.app.table_screen


async def test_keys_typed_into_the_search_do_nothing_else() -> None:
    async with playing(sit()) as player:
        await player.press("r", "slash", "q", "r", "u")
        assert isinstance(player.app.screen, HelpScreen)
        assert player.table.ply == 0


async def test_long_sections_scroll() -> None:
    async with playing(sit("dicetto", dice=1)) as player:
        await player.press("r", "end")
        page = player.app.screen.query_one("#page")
        assert page.scroll_y == 0
        await player.press("space")
        assert page.scroll_y > 0
        await player.press("left")
        assert page.scroll_y == 0


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("name", ["dicy-cards", "dicetto"])
async def test_every_section_of_the_guide_is_there(name: str, lang: str) -> None:
    async with playing(sit(name), lang) as player:
        await player.press("r")
        screen = instance(HelpScreen, player.app.screen)
        guide = all_games()[name].words.guide()
        assert screen.found[1:] == [section.id for section in guide]
        assert catalogue(lang).say(guide[0].title) in player.shown
