"""`/api/lessons`: interactive lessons. The server stores no progress; lesson and step determine the position."""

from __future__ import annotations

from typing import Any, cast

import msgspec
from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from rollhouse.analysis.lessons import (
    LEARNER_SEAT,
    Frame,
    asked,
    examples,
    find_lesson,
    first_decision,
    lesson_title,
    lessons,
    opening,
    position,
    reply,
    rolls,
    to_learner,
)
from rollhouse.core.game import AnyGame, actor
from rollhouse.core.registry import game as find_game
from rollhouse.core.registry import game_package
from rollhouse.locale import choose_language
from rollhouse.locale.files import lessons_file, words_folder
from rollhouse.server.features.analysis.schemas import LessonAnswer, LessonFrame, LessonLine, LessonReply, LessonScene
from rollhouse.server.features.analysis.service import AnalysisService
from rollhouse.server.features.site.schemas import GameWords
from rollhouse.server.tables.views import event_view, move_texts
from rollhouse.server.wire.messages import EventView


class LessonsController(Controller):
    """Interactive lessons."""

    path = "/api/lessons"
    tags = ["lessons"]

    @get("/{name:str}", summary="List the lessons of a game", sync_to_thread=True)
    def listed(self, name: FromPath[str]) -> list[LessonLine]:
        """Lists a game's lessons, then the examples of single cards."""
        find_game(name)
        course = [
            LessonLine(lesson.id, lesson_title(name, lesson.id), len(lesson.steps), list(lesson.about), False) for lesson in lessons(name)
        ]
        return course + [LessonLine(card.id, lesson_title(name, card.id), len(card.steps), [card.id], True) for card in examples(name)]

    @get("/{name:str}/words", summary="Get the lessons' catalogue", sync_to_thread=True)
    def words(self, name: FromPath[str], lang: FromQuery[str] = "en") -> GameWords:
        """Returns the lessons' sentences in a language, as Fluent."""
        chosen = choose_language(lang, {})
        files = (lessons_file(chosen), words_folder(game_package(name), chosen) / "lessons.ftl")
        return GameWords(chosen, "\n".join(path.read_text(encoding="utf-8") for path in files if path.is_file()))

    @get("/{name:str}/{lesson:str}/{step:int}", summary="Get a step of a lesson")
    async def scene(
        self, analysis: NamedDependency[AnalysisService], name: FromPath[str], lesson: FromPath[str], step: FromPath[int]
    ) -> LessonScene:
        """Returns the position and task of a step; after the last step, the final position.

        Meanwhile the coach of the first game is prepared, so that it warns from the first move.
        """
        game, steps = find_game(name), len(find_lesson(name, lesson).steps)
        state = position(name, lesson, step)
        analysis.prepare(name, first_decision(name))
        over = step == steps
        asks = not over and state.to_act == LEARNER_SEAT
        return LessonScene(
            name,
            lesson,
            step,
            steps,
            msgspec.to_builtins(state.setup),
            _position(game, state),
            move_texts(game.legal(state) if asks else ()),
            LEARNER_SEAT,
            not over and rolls(name, lesson, step),
            None if over else asked(name, lesson, step),
            _opening(game, name, lesson) if step == 0 else [],
        )

    @post("/{name:str}/{lesson:str}/{step:int}", summary="Answer a step of a lesson", status_code=200, sync_to_thread=True)
    def answer(self, name: FromPath[str], lesson: FromPath[str], step: FromPath[int], data: JSONBody[LessonAnswer]) -> LessonReply:
        """Returns the comment on a move."""
        game, answer = find_game(name), reply(name, lesson, step, data.move)
        return LessonReply(answer.right, answer.feedback, [_frame(game, frame) for frame in answer.frames])


def _opening(game: AnyGame, name: str, lesson: str) -> list[LessonFrame]:
    first, frames = opening(name, lesson)
    return [_frame(game, frame) for frame in (Frame(first, ()), *frames)] if frames else []


def _frame(game: AnyGame, frame: Frame) -> LessonFrame:
    events = [event_view(event, to_learner(game.id, event.message())) for event in frame.events]
    return LessonFrame(_position(game, frame.state), actor(frame.state.to_act), cast("list[EventView]", events))


def _position(game: AnyGame, state: Any) -> dict[str, Any]:
    return cast("dict[str, Any]", msgspec.Raw(msgspec.json.encode(game.position(state))))
