"""`rollhouse learn` in lines: every lesson of every game."""

from __future__ import annotations

import pytest

from rollhouse.analysis.lessons import lessons, rolls
from tests.cli.programs import Inside

GAMES = ("dicy-cards", "dicetto")


def answers(game: str) -> str:
    """The right answers, as they are typed."""
    steps = [(lesson.id, step, one.right) for lesson in lessons(game) for step, one in enumerate(lesson.steps)]
    return "".join("\n" if rolls(game, lesson, step) else f"{right}\n" for lesson, step, right in steps)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_learnt_from_the_first_line_to_the_last(inside: Inside, game: str) -> None:
    ended = inside.ok("learn", game, "--plain", "--lang", "fr", typed=answers(game))
    assert f"rollhouse play {game} --coach" in ended.lines()[-1]


def test_a_wrong_move_is_answered_and_an_illegal_one_refused_with_the_rule(inside: Inside) -> None:
    said = "\n".join(inside("learn", "dicy-cards", "--plain", typed="\nskip\nscore straight 16\nr\nq\n").lines())
    assert "Skipping scores no points." in said
    assert "consecutive" in said or "follow" in said
    assert "go first" not in said


def test_leaving_ends_the_lessons(inside: Inside) -> None:
    ended = inside.ok("learn", "dicetto", "--plain", typed="q\n")
    assert "--coach" not in "\n".join(ended.lines())


def test_a_game_without_lessons_says_so(inside: Inside) -> None:
    ended = inside("learn", "nonsense", "--plain")
    assert ended.code != 0
