"""Lessons on the whole terminal."""

from __future__ import annotations

import pytest

from rollhouse.analysis.lessons import lessons
from rollhouse.locale import catalogue
from rollhouse.terminal.tui.apps import LessonApp
from rollhouse.terminal.tui.screens.panel import Panel
from rollhouse.terminal.tui.screens.questions import LessonScreen
from tests.expecting import instance


@pytest.mark.parametrize("game", ["dicy-cards", "dicetto"])
async def test_every_lesson_is_played_through_on_the_board(game: str) -> None:
    app = LessonApp(game, catalogue("en"))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        for lesson in lessons(game):
            for step, one in enumerate(lesson.steps):
                screen = instance(LessonScreen, app.screen)
                assert screen.step.key == (game, lesson.id, step)
                if screen.step.rolls:
                    await pilot.press("enter")
                else:
                    screen.try_answer(one.right)
                await pilot.pause()
                assert isinstance(app.screen, Panel)
                await pilot.press("enter")
                await pilot.pause()
        assert app.return_value is True


async def test_a_card_is_chosen_by_its_keys_and_a_wrong_one_is_answered() -> None:
    app = LessonApp("dicy-cards", catalogue("en"))
    async with app.run_test(size=(100, 32)) as pilot:
        await pilot.press("enter", "enter")  # the roll, and what is said to it
        await pilot.pause()
        await pilot.press("s")
        await pilot.pause()
        screen = instance(LessonScreen, app.screen)
        assert screen.step.key == ("dicy-cards", "turn", 1)
        await pilot.press("d", "d")  # the Straight, with its best dice
        await pilot.pause()
        assert isinstance(app.screen, Panel)
        assert "21 points!" in "\n".join(one.text for one in app.screen.paragraphs)
