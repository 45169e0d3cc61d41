"""`/api/lessons`: learning by playing. The server keeps nothing of it: a lesson and a step say which position is on the board."""

from __future__ import annotations

from typing import Any, cast

import msgspec
from litestar import Controller, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from rollhouse.analysis.lessons import YOU, asked, examples, find_lesson, lesson_title, lessons, position, reply, rolls
from rollhouse.core.registry import game as find_game
from rollhouse.core.registry import game_package
from rollhouse.locale import choose_language
from rollhouse.locale.files import lessons_file, words_folder
from rollhouse.server.features.analysis.schemas import LessonAnswer, LessonLine, LessonReply, LessonScene
from rollhouse.server.tables.schemas import GameWords
from rollhouse.server.tables.views import event_view, move_texts
from rollhouse.server.wire.messages import EventView

__all__ = ["LessonsController"]


class LessonsController(Controller):
    """The lessons of each game."""

    path = "/api/lessons"
    tags = ["lessons"]

    @get("/{name:str}", summary="The lessons of a game", sync_to_thread=True)
    def listed(self, name: FromPath[str]) -> list[LessonLine]:
        """In the order in which they are meant to be played, and then its cards to try; none where a game has none."""
        find_game(name)
        course = [LessonLine(one.id, lesson_title(name, one.id), len(one.steps), list(one.about), False) for one in lessons(name)]
        return course + [LessonLine(one.id, lesson_title(name, one.id), len(one.steps), [one.id], True) for one in examples(name)]

    @get("/{name:str}/words", summary="What the lessons say", sync_to_thread=True)
    def words(self, name: FromPath[str], lang: FromQuery[str] = "en") -> GameWords:
        """Their sentences in a language, as Fluent: they come when somebody learns, and not with everything else."""
        found = choose_language(lang, {})
        files = (lessons_file(found), words_folder(game_package(name), found) / "lessons.ftl")
        return GameWords(found, "\n".join(path.read_text(encoding="utf-8") for path in files if path.is_file()))

    @get("/{name:str}/{lesson:str}/{step:int}", summary="A step of a lesson", sync_to_thread=True)
    def scene(self, name: FromPath[str], lesson: FromPath[str], step: FromPath[int]) -> LessonScene:
        """The position, and what is asked; after the last step, how the lesson ends."""
        game, found = find_game(name), find_lesson(name, lesson)
        state = position(name, lesson, step)
        over = step == len(found.steps)
        asks = not over and state.to_act == YOU
        return LessonScene(
            name,
            lesson,
            step,
            len(found.steps),
            msgspec.to_builtins(state.setup),
            cast("dict[str, Any]", msgspec.Raw(msgspec.json.encode(game.position(state)))),
            move_texts(game.legal(state) if asks else ()),
            YOU,
            not over and rolls(name, lesson, step),
            None if over else asked(name, lesson, step),
        )

    @post("/{name:str}/{lesson:str}/{step:int}", summary="Answer a step", status_code=200, sync_to_thread=True)
    def answer(self, name: FromPath[str], lesson: FromPath[str], step: FromPath[int], data: JSONBody[LessonAnswer]) -> LessonReply:
        """What is said to a move, or the refusal of one that the rules don't allow."""
        found = reply(name, lesson, step, data.move)
        return LessonReply(found.right, found.said, cast("list[EventView]", [event_view(event) for event in found.events]))
