"""Lessons on the whole terminal."""

from __future__ import annotations

import pytest

from rollhouse.analysis.lessons import lessons, rolls
from rollhouse.locale import catalogue
from rollhouse.terminal.apps.learn import LearnApp
from rollhouse.terminal.screens.learn import LearnScreen
from rollhouse.terminal.screens.panel import Panel


@pytest.mark.parametrize("game", ["dicy-cards", "dicetto"])
async def test_every_lesson_is_played_through_on_the_board(game: str) -> None:
    app = LearnApp(game, catalogue("en"))
    async with app.run_test(size=(100, 32)) as pilot:
        await pilot.pause()
        for lesson in lessons(game):
            for step, one in enumerate(lesson.steps):
                screen = app.screen
                assert isinstance(screen, LearnScreen)
                assert screen.where == (game, lesson.id, step)
                if rolls(*screen.where):
                    await pilot.press("enter")
                else:
                    screen.answer(one.right)
                await pilot.pause()
                assert isinstance(app.screen, Panel)
                await pilot.press("enter")
                await pilot.pause()
        assert app.return_value is True


async def test_a_card_is_chosen_by_its_keys_and_a_wrong_one_is_answered() -> None:
    app = LearnApp("dicy-cards", catalogue("en"))
    async with app.run_test(size=(100, 32)) as pilot:
        await pilot.press("enter", "enter")  # the roll, and what is said to it
        await pilot.pause()
        await pilot.press("s")
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, LearnScreen)
        assert screen.where == ("dicy-cards", "turn", 1)
        await pilot.press("d", "d")  # the Straight, with its best dice
        await pilot.pause()
        assert isinstance(app.screen, Panel)
        assert "21 points!" in "\n".join(one.text for one in app.screen.paragraphs)
