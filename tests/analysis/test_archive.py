"""The archive of puzzles: what may be seen on a day, and what suits a user."""

from __future__ import annotations

import random
from datetime import date, timedelta

import pytest

from rollhouse.analysis.puzzles.archive import HIDDEN_DAYS, ArchivedPuzzle, archive, find_archived, pick_near, themes, upcoming
from rollhouse.analysis.puzzles.daily import daily, daily_puzzles, puzzle_games, puzzle_of_the_day
from rollhouse.locale import LANGUAGES, catalogue

DAY = date(2026, 11, 15)


@pytest.mark.parametrize("game", ["dicy-cards", "dicetto"])
def test_the_archive_hides_the_puzzles_of_today_and_of_the_coming_month(game: str) -> None:
    seen = {one.puzzle.id for one in archive(DAY)}
    for ahead in range(HIDDEN_DAYS + 1):
        day = DAY + timedelta(days=ahead)
        for puzzle in (daily(game, day), puzzle_of_the_day(day)):
            assert puzzle is not None
            assert puzzle.id not in seen
            assert find_archived(puzzle.id, DAY) is None
    yesterday = daily(game, DAY - timedelta(days=1))
    assert yesterday is not None
    assert yesterday.id in seen, "past days' are there"
    assert len(seen & {one.id for one in daily_puzzles(game)}) == len(daily_puzzles(game)) - HIDDEN_DAYS - 1


def test_every_puzzle_has_its_turn_in_the_archive() -> None:
    days = [DAY + timedelta(days=2 * HIDDEN_DAYS * step) for step in range(2)]
    shown = {one.puzzle.id for day in days for one in archive(day)}
    assert shown == {one.id for game in puzzle_games() for one in daily_puzzles(game)}


def test_a_game_with_few_puzzles_still_has_an_archive(monkeypatch: pytest.MonkeyPatch) -> None:
    few = daily_puzzles("dicetto")[:10]
    monkeypatch.setattr("rollhouse.analysis.puzzles.archive.daily_puzzles", lambda name: few)
    assert len(upcoming("dicetto", DAY)) == 6


def test_puzzles_can_be_told_apart_by_what_their_games_settle() -> None:
    found = archive(DAY)
    assert {one.players for one in found if one.puzzle.game == "dicetto"} == {2, 3, 4}
    assert "mode=d,target=100" in {one.setting for one in found}
    assert "cards_to_win=10,bonus=false" in {one.setting for one in found}
    assert all(one.puzzle.theme is not None and one.theme == one.puzzle.theme.key for one in found)


def test_every_theme_is_explained_in_every_language() -> None:
    assert {theme.id for theme in themes()} == {one.theme for game in puzzle_games() for one in archive(DAY) if one.puzzle.game == game}
    for lang in LANGUAGES:
        words = catalogue(lang)
        said = [words.say(theme.about) for theme in themes()]
        assert all(text.endswith((".", "?")) for text in said)
        assert len(set(said)) == len(said)


def test_what_suits_a_user_is_about_as_hard_as_they_are_strong() -> None:
    puzzles = archive(DAY)
    hard = {one.puzzle.id: float(place) for place, one in enumerate(puzzles)}

    def difficulty(one: ArchivedPuzzle) -> float:
        return hard[one.puzzle.id]

    chosen = {
        hard[one.puzzle.id]
        for seed in range(60)
        if (one := pick_near(puzzles, difficulty, 100.0, random.Random(seed), but=(puzzles[100].puzzle.id,)))
    }
    assert chosen == {96.0, 97.0, 98.0, 99.0, 101.0, 102.0, 103.0, 104.0}
    assert pick_near(puzzles[:1], difficulty, 0.0, random.Random(1), but=(puzzles[0].puzzle.id,)) is None
