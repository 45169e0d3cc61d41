"""The rulebook runs: every lesson of every game is played through, its wrong moves too."""

from __future__ import annotations

import pytest

from rollhouse.analysis.lessons import (
    LEARNER_SEAT,
    Example,
    Lesson,
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
from rollhouse.core.errors import MoveError, SetupError
from rollhouse.core.game import CHANCE
from rollhouse.core.messages import say
from rollhouse.core.registry import game as find_game
from rollhouse.games.dicy_cards.cards import points
from rollhouse.games.dicy_cards.moves import Score
from rollhouse.games.dicy_cards.rules import legal
from rollhouse.locale import LANGUAGES, catalogue
from tests.expecting import raised

GAMES = ("dicy-cards", "dicetto")
EVERY = [(game, lesson) for game in GAMES for lesson in lessons(game)]
NAMED = pytest.mark.parametrize(("game", "lesson"), EVERY, ids=[f"{game}-{lesson.id}" for game, lesson in EVERY])


TRIED = [(game, example) for game in GAMES for example in examples(game)]


@pytest.mark.parametrize("game", GAMES)
def test_every_card_can_be_tried(game: str) -> None:
    cards = [section.id for section in find_game(game).words.guide() if section.card]
    assert sorted(one.id for one in examples(game)) == sorted(cards)
    assert not {one.id for one in examples(game)} & {one.id for one in lessons(game)}


@pytest.mark.parametrize(("game", "example"), TRIED, ids=[f"{game}-{example.id}" for game, example in TRIED])
def test_a_card_is_tried_and_what_came_of_it_is_told(game: str, example: Example) -> None:
    played, (step,) = find_game(game), example.steps
    state = position(game, example.id, 0)
    assert state.to_act == LEARNER_SEAT
    found = reply(game, example.id, 0, step.right)
    assert found.right
    others = [str(move) for move in played.legal(state) if str(move) != step.right]
    assert {reply(game, example.id, 0, move).feedback.key for move in others} <= {"learn-another-move"}
    for lang in LANGUAGES:
        words = catalogue(lang)
        rule = next(section for section in played.words.guide() if section.id == example.id).body[0]
        assert words.say(rule) in words.say(asked(game, example.id, 0))
        told = words.say(found.feedback, ("Ana", "Bo"))
        assert "Ana" not in told  # the learner is addressed, also where others are named


@pytest.mark.parametrize("card", [one.id for one in examples("dicy-cards")])
def test_an_example_is_the_most_that_its_card_brings(card: str) -> None:
    (step,) = find_lesson("dicy-cards", card).steps
    scores = [move for move in legal(position("dicy-cards", card, 0)) if isinstance(move, Score) and move.card == card]
    most = max(points(move.card, move.dice) for move in scores)
    assert [str(move) for move in scores if points(move.card, move.dice) == most] == [step.right]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_learnt_in_a_few_lessons(game: str) -> None:
    assert 6 <= len(lessons(game)) <= 8


@pytest.mark.parametrize(("game", "listed"), [("dicy-cards", {"modes"}), ("dicetto", {"deck"})])
def test_every_section_of_the_rules_can_be_played(game: str, listed: set[str]) -> None:
    guide = find_game(game).words.guide()
    played = [section for lesson in lessons(game) for section in lesson.about]
    assert set(played) <= {section.id for section in guide}
    assert {section.id for section in guide if not section.card} - set(played) == listed  # a list has nothing to play


@pytest.mark.parametrize("game", GAMES)
def test_the_learner_is_addressed_in_every_sentence_about_what_happened(game: str) -> None:
    for lesson in (*lessons(game), *examples(game)):
        frames = [*opening(game, lesson.id)[1]]
        for step, one in enumerate(lesson.steps):
            frames += reply(game, lesson.id, step, one.right).frames
        for message in (event.message() for frame in frames for event in frame.events):
            if message.key == "common-event-won" and message.args["count"] != 1:
                continue  # a shared win names both
            assert "Ana" not in catalogue("en").say(to_learner(game, message), ("Ana", "Bo"))


@NAMED
def test_what_follows_a_move_is_shown_move_by_move(game: str, lesson: Lesson) -> None:
    for step, one in enumerate(lesson.steps):
        frames = reply(game, lesson.id, step, one.right).frames
        assert len(frames) == 1 + len(one.then)
        assert frames[-1].state == position(game, lesson.id, step + 1)


@pytest.mark.parametrize(
    ("game", "lesson", "events"),
    [
        ("dicy-cards", "turn", []),
        ("dicy-cards", "reroll", ["Rolled"]),
        ("dicy-cards", "last_round", ["Rolled", "Scored"]),  # the opponent's turn, which the lesson is about
        ("dicetto", "several", []),
    ],
)
def test_a_lesson_opens_with_what_others_did_since_the_learner_moved(game: str, lesson: str, events: list[str]) -> None:
    first, frames = opening(game, lesson)
    assert [type(event).__name__ for frame in frames for event in frame.events] == events
    assert (frames[-1].state if frames else first) == position(game, lesson, 0)


@pytest.mark.parametrize("game", GAMES)
def test_the_coach_can_be_prepared_for_a_decision_of_the_first_game(game: str) -> None:
    state = find_game(game).decode(first_decision(game))
    assert state.to_act == LEARNER_SEAT
    assert state.setup.players == 2


@NAMED
def test_a_lesson_is_played_through(game: str, lesson: Lesson) -> None:
    for step, one in enumerate(lesson.steps):
        state = position(game, lesson.id, step)
        assert state.to_act in (LEARNER_SEAT, CHANCE)
        found = reply(game, lesson.id, step, "roll" if rolls(game, lesson.id, step) else one.right)
        assert found.right
        assert found.events
    position(game, lesson.id, len(lesson.steps))


@NAMED
def test_every_other_move_gets_an_answer_and_changes_nothing(game: str, lesson: Lesson) -> None:
    played = find_game(game)
    for step, one in enumerate(lesson.steps):
        if rolls(game, lesson.id, step):
            continue
        others = [str(move) for move in played.legal(position(game, lesson.id, step)) if str(move) != one.right]
        said = {reply(game, lesson.id, step, move).feedback.key for move in others}
        assert not any(reply(game, lesson.id, step, move).right for move in others)
        assert {f"{asked(game, lesson.id, step).key}-{name}" for name in one.wrong.values()} <= said, "an answer that no move gets"


@NAMED
def test_everything_that_a_lesson_says_has_words(game: str, lesson: Lesson) -> None:
    words = catalogue("en")  # the others have the same keys: see tests/locale/test_files.py
    keys = [lesson_title(game, lesson.id)]
    for step, one in enumerate(lesson.steps):
        ask = asked(game, lesson.id, step)
        keys += [ask, say(f"{ask.key}-right"), *(say(f"{ask.key}-{name}") for name in one.wrong.values())]
    assert all(words.say(key) for key in keys)


def test_what_the_rules_forbid_is_refused_with_the_rule() -> None:
    assert raised(MoveError, reply, "dicetto", "beaten", 0, "place 1 22").reason is not None


def test_a_move_without_an_answer_of_its_own_is_allowed_and_told_apart() -> None:
    found = reply("dicetto", "duel", 0, "place reroll 3")
    assert not found.right
    assert found.feedback.key == "learn-another-move"


@pytest.mark.parametrize(("lesson", "step"), [("nonsense", 0), ("turn", 17), ("turn", -1)])
def test_a_lesson_that_is_not_there_is_refused(lesson: str, step: int) -> None:
    assert raised(SetupError, reply, "dicetto", lesson, step, "keep").code == "setup/lesson"


def test_the_lessons_tell_the_end_as_it_comes() -> None:
    ends = {
        (game, lesson.id): find_game(game).outcome(position(game, lesson.id, len(lesson.steps)))
        for game, lesson in EVERY
        if find_game(game).outcome(position(game, lesson.id, len(lesson.steps))) is not None
    }
    assert set(ends) == {("dicy-cards", "last_round"), ("dicy-cards", "tie"), ("dicetto", "end")}
    assert all(end is not None and end.winners == (LEARNER_SEAT,) for end in ends.values())
    assert len(find_lesson("dicetto", "end").steps) == 2
