"""Lessons: short games on the real board, with the real rules and prepared dice.

A lesson is a record with questions in it. What it says lies in its game's folder: the moves in `lessons.toml`, the sentences in
`locale/<language>/lessons.ftl`, called `learn-<game>-<lesson>-<step>` and so on. A step asks for a move; where chance is to act, for the
dice. Every move gets an answer: the right one what follows from it, another one the reason against it, and an illegal one is refused
with the rule, as at any table.

An example is the same for one card, with one question: what the card asks for is in the rules, and what came of the move is told by its
events, so that it needs no sentences of its own. Sentences about the learner say "you": see `to_learner`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec

from rollhouse.core.errors import SetupError
from rollhouse.core.game import CHANCE, AnyGame, Event
from rollhouse.core.messages import Message, Seat, say
from rollhouse.core.registry import game as find_game
from rollhouse.core.registry import game_package, package_folder
from rollhouse.core.words import Section

LEARNER_SEAT = 0
"""The learner's seat in every lesson."""
FIRST_GAME = {"players": 2, "first": LEARNER_SEAT}
"""The setup of the game that is offered after the last lesson; the rest is the game's default."""
_SECONDS_PER_STEP = 21
"""A step has 40 to 43 words to read in English (12 to 13 s at 200 words a minute), 5 to 6 s of moves to watch, and a move to find."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A step of a lesson: a question about one position."""

    right: str
    """The move that is asked for; where chance is to act, its move."""
    wrong: dict[str, str] = {}
    """The beginnings of other moves, and the name of the answer to each; all others get the general answer."""
    then: tuple[str, ...] = ()
    """The moves of the dice and the other player after it."""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A setup, the moves before the first question, and the questions."""

    id: str
    setup: dict[str, Any]
    steps: tuple[Step, ...]
    moves: tuple[str, ...] = ()
    about: tuple[str, ...] = ()
    """The sections of the guide that it plays."""


class Example(Lesson, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A lesson about one card; its id is that of the card's section in the guide."""

    asks: str
    """Which of the game's questions about a card this is: `learn-<game>-example-<asks>`."""
    tells: tuple[str, ...]
    """The events that are shown, by their tag, or by tag and card."""


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    you: tuple[str, ...] = ()
    """The messages of events that have a second person: `learn-you-<key>`."""
    lesson: tuple[Lesson, ...] = ()
    example: tuple[Example, ...] = ()


class Frame(NamedTuple):
    """One move of a lesson: the position after it, and its events."""

    state: Any
    events: tuple[Event, ...]


class Reply(NamedTuple):
    """The answer to a move, and what followed."""

    right: bool
    feedback: Message
    frames: tuple[Frame, ...]
    """The move and those after it, of the dice and the opponent; empty where it was not the right one."""

    @property
    def events(self) -> tuple[Event, ...]:
        """The events of the move and after it."""
        return tuple(event for frame in self.frames for event in frame.events)


def lessons(name: str) -> tuple[Lesson, ...]:
    """The lessons of a game, in order; none where it has none."""
    return _read(name).lesson


def lesson_minutes(name: str) -> int:
    """The minutes that all lessons of a game take a new player, as a whole number; 0 where it has none.

    >>> lesson_minutes("dicy-cards")
    4
    """
    return round(sum(len(lesson.steps) for lesson in lessons(name)) * _SECONDS_PER_STEP / 60)


def lesson_rule_of_thumb(name: str) -> tuple[Message, ...]:
    """A simple policy for the game that is offered after the lessons, a sentence per line; empty where there is none."""
    game = find_game(name)
    return () if game.teaching is None else game.teaching.rule_of_thumb(game.start(game.setup(FIRST_GAME)))


def examples(name: str) -> tuple[Example, ...]:
    """The examples of a game, one per card."""
    return _read(name).example


@cache
def _read(name: str) -> _File:
    path = package_folder(game_package(name)) / "lessons.toml"
    return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), _File) if path.is_file() else _File()


def find_lesson(name: str, lesson: str) -> Lesson:
    """The lesson or example of this name.

    Raises:
        SetupError: There is none (`setup/lesson`).

    """
    every = (*lessons(name), *examples(name))
    found = next((one for one in every if one.id == lesson), None)
    if found is None:
        raise SetupError("setup/lesson", value=lesson[:40], expected=tuple(one.id for one in every))
    return found


def lesson_title(name: str, lesson: str) -> Message:
    """The title of a lesson."""
    if isinstance(find_lesson(name, lesson), Example):
        return _section(name, lesson).title
    return say(f"learn-{name}-{lesson}")


def asked(name: str, lesson: str, step: int) -> Message:
    """The question of a step; after the last one, what was learnt."""
    found = find_lesson(name, lesson)
    if isinstance(found, Example):
        section = _section(name, lesson)
        return say(f"learn-{name}-example-{found.asks}", rule=section.body[0])
    return say(f"learn-{name}-{lesson}-{step + 1}")


@cache
def position(name: str, lesson: str, step: int) -> Any:
    """The position in which a step asks; after the last one, the one in which the lesson ends."""
    game, found = find_game(name), find_lesson(name, lesson)
    if not 0 <= step <= len(found.steps):
        raise SetupError("setup/lesson", value=str(step + 1), expected=(f"1–{len(found.steps)}",))
    if step == 0:
        start = game.start(game.setup(found.setup))
        return _played(game, start, found.moves)[-1].state if found.moves else start
    before = found.steps[step - 1]
    return _played(game, position(name, lesson, step - 1), (before.right, *before.then))[-1].state


def opening(name: str, lesson: str) -> tuple[Any, tuple[Frame, ...]]:
    """How a lesson begins: a position, and the moves from there to the first question that are not the learner's."""
    game, found = find_game(name), find_lesson(name, lesson)
    before = game.start(game.setup(found.setup))
    shown: list[Frame] = []
    first = before
    for frame in _played(game, before, found.moves):
        shown.append(frame)
        if before.to_act == LEARNER_SEAT:
            first, shown = frame.state, []
        before = frame.state
    return first, tuple(shown)


@cache
def first_decision(name: str) -> str:
    """A first decision of the game after the lessons, encoded: a position for which the coach can be prepared."""
    game = find_game(name)
    state = game.start(game.setup(FIRST_GAME))
    while state.to_act == CHANCE:
        state = game.apply(state, game.outcomes(state).moves[0])
    return game.encode(state)


def rolls(name: str, lesson: str, step: int) -> bool:
    """Whether a step asks for the dice."""
    return bool(position(name, lesson, step).to_act == CHANCE)


def reply(name: str, lesson: str, step: int, text: str) -> Reply:
    """The answer to a move. Where dice are to fall, any text will do.

    Raises:
        MoveError: The rules don't allow the move.
        SetupError: There is no such lesson or step.

    """
    game, found = find_game(name), find_lesson(name, lesson)
    if not 0 <= step < len(found.steps):
        raise SetupError("setup/lesson", value=str(step + 1), expected=(f"1–{len(found.steps)}",))
    one, state = found.steps[step], position(name, lesson, step)
    if state.to_act != CHANCE:
        move = game.parse(text)
        game.play(state, move)
        if str(move) != str(game.parse(one.right)):
            return Reply(False, _against(name, lesson, step, str(move)), ())
    frames = _played(game, state, (one.right, *one.then))
    answer = Reply(True, say(f"learn-{name}-{lesson}-{step + 1}-right"), frames)
    return answer._replace(feedback=_told(name, found, answer.events)) if isinstance(found, Example) else answer


def to_learner(name: str, message: Message) -> Message:
    """A message about the learner in the second person, `learn-you-<key>`, where the game's file lists it; others as they are."""
    about = message.args.get("seat") == Seat(LEARNER_SEAT) or message.args.get("winners") == (say("common-name", seat=Seat(LEARNER_SEAT)),)
    return say(f"learn-you-{message.key}", **message.args) if about and message.key in _read(name).you else message


def _section(name: str, card: str) -> Section:
    return next(section for section in find_game(name).words.guide() if section.id == card)


def _told(name: str, example: Example, events: Sequence[Event]) -> Message:
    """The messages of the example's events: one, or one and what followed from it."""
    tags = [(str(event.__struct_config__.tag), getattr(event, "card", "")) for event in events]
    said = [
        to_learner(name, event.message())
        for event, (tag, card) in zip(events, tags, strict=True)
        if tag in example.tells or f"{tag} {card}" in example.tells
    ]
    if len(said) == 1:
        return say("learn-example-right", what=said[0])
    first, then = said
    return say("learn-example-right-and", what=first, then=then)


def _against(name: str, lesson: str, step: int, move: str) -> Message:
    """The reason against a move: the answer to the longest beginning that fits."""
    game, one = find_game(name), find_lesson(name, lesson).steps[step]
    for begins in sorted(one.wrong, key=len, reverse=True):
        if move.startswith(begins):
            return say(f"learn-{name}-{lesson}-{step + 1}-{one.wrong[begins]}")
    return say("learn-another-move", move=game.words.move(position(name, lesson, step), game.parse(one.right)))


def _played(game: AnyGame, state: Any, moves: tuple[str, ...]) -> tuple[Frame, ...]:
    frames: list[Frame] = []
    for text in moves:
        events: list[Event] = []
        state = game.play(state, game.parse(text), events)
        frames.append(Frame(state, tuple(events)))
    return tuple(frames)
