"""`rollhouse puzzle` and `rollhouse train`: answers, streaks, positions that come back, and what is kept of it all."""

from __future__ import annotations

import json
import os
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest

from rollhouse.analysis.puzzles.archive import archive
from rollhouse.analysis.puzzles.daily import daily, puzzle_of_the_day
from rollhouse.analysis.puzzles.puzzle import Puzzle
from rollhouse.analysis.report import analyse_with_mistakes
from rollhouse.commands.support import exercises
from rollhouse.core.record import Record
from rollhouse.core.record_text import to_text
from rollhouse.core.registry import game as find_game
from rollhouse.locale import PSEUDO
from tests.cli.programs import Ended, Inside
from tests.expecting import present
from tests.pseudo import untranslated
from tests.walks import walk

TODAY = date(2026, 3, 14)


class Days:
    """A calendar that tests turn."""

    def __init__(self) -> None:
        self.today = TODAY

    def __call__(self) -> date:
        return self.today

    def later(self, days: int) -> None:
        self.today += timedelta(days=days)


@pytest.fixture
def days(monkeypatch: pytest.MonkeyPatch) -> Days:
    calendar = Days()
    monkeypatch.setattr(exercises, "current_day", calendar)
    return calendar


def run(inside: Inside, *arguments: str, typed: str = "") -> Ended:
    return inside.ok(*arguments, typed=typed, ROLLHOUSE_CACHE=os.environ["ROLLHOUSE_CACHE"])


def todays(days: Days) -> Puzzle:
    return present(puzzle_of_the_day(days.today))


def wrong(puzzle: Puzzle) -> str:
    """The worst answer."""
    game = find_game(puzzle.game)
    return str(game.legal(game.decode(puzzle.state))[puzzle.costs.index(max(puzzle.costs))])


def kept(inside: Inside) -> Any:
    return json.loads((inside.data / "training.json").read_text())


# --- a puzzle a day -------------------------------------------------------------------------------------------------------------------


def test_days_in_a_row_make_a_streak(inside: Inside, days: Days) -> None:
    said = run(inside, "puzzle", typed=todays(days).best + "\n").lines()
    assert said[0] == "Puzzle of 2026-03-14"
    assert "Right! There is no better move." in said
    assert "Your streak: one day. The longest: 1." in said
    days.later(1)
    said = run(inside, "puzzle", typed=todays(days).best + "\n").lines()
    assert said[0] == "Puzzle of 2026-03-15"
    assert "Your streak: 2 days. The longest: 2." in said
    days.later(1)
    said = run(inside, "puzzle", typed=wrong(todays(days)) + "\n").lines()
    assert any(line.startswith("Not quite: this costs ") for line in said)
    assert any(line.startswith("The best move: ") for line in said)
    assert "You have no streak now. Solve the next puzzle to start one." in said
    days.later(1)
    said = run(inside, "puzzle", typed=todays(days).best + "\n").lines()
    assert "Your streak: one day. The longest: 2." in said
    assert kept(inside)["missed"] == ["2026-03-16"]


def test_puzzles_of_a_theme_and_a_level_are_put_one_after_the_other(inside: Inside, days: Days) -> None:
    said = run(inside, "train", "--themes").lines()
    assert any(line.startswith("dicetto-theme-keep: stopping in time (") for line in said)
    asked = [one.puzzle for one in archive(TODAY) if one.theme == "dicy-theme-effect" and one.puzzle.level == 1]
    said = run(inside, "train", "--theme", "dicy-theme-effect", "--level", "1", typed=f"{asked[0].best}\n{wrong(asked[1])}\nq\n").lines()
    assert said[0] == f"Position 1 of {len(asked)}"
    assert "Right! There is no better move." in said
    assert any(line.startswith("Not quite: this costs ") for line in said)
    assert "There is no puzzle theme “luck”." in inside.refused("setup/theme", "train", "--theme", "luck").err
    assert len(said) > 10, "and these are the themes"
    assert not (inside.data / "training.json").exists()


def test_other_days_are_for_practice(inside: Inside, days: Days) -> None:
    said = run(inside, "puzzle", "--day", "2026-03-01", typed="q\n").lines()
    assert said[0] == "Puzzle of 2026-03-01"
    assert "This puzzle is from another day, so it does not count for your streak." in said
    found = present(puzzle_of_the_day(date(2026, 3, 1)))
    run(inside, "puzzle", "--day", "2026-03-01", typed=found.best + "\n")
    assert not (inside.data / "training.json").exists()


def test_every_game_has_its_own_and_the_first_answer_of_the_day_counts(inside: Inside, days: Days) -> None:
    own = present(daily("dicetto", days.today))
    assert own != todays(days)
    assert "Your streak: one day. The longest: 1." in run(inside, "puzzle", "dicetto", typed=own.best + "\n").lines()
    said = run(inside, "puzzle", "dicy-cards", typed=todays(days).best + "\n").lines()
    assert "You have already answered today’s puzzle, so this time does not count." in said
    assert kept(inside)["solved"] == ["2026-03-14"]
    assert "[setup/game]" in inside("puzzle", "chess").err


@pytest.mark.parametrize("day", ["yesterday", "2026-02-30", "2026-03-15", ""])
def test_days_that_are_none_or_not_yet(inside: Inside, days: Days, day: str) -> None:
    ended = inside("puzzle", "--day", day)
    assert (ended.code, ended.out) == (2, "")
    assert "[setup/day]" in ended.err


def test_one_can_look_err_and_leave_before_answering(inside: Inside, days: Days) -> None:
    said = run(inside, "puzzle", typed="s\nr\nhop\nreset odd\n99\n\nq\n").lines()
    assert len([line for line in said if line.endswith("find the best move.")]) == 2
    assert "Rerolling (D2, D3)" in said
    assert any(line.startswith("“hop” is not a move of this game.") for line in said)
    assert any(line.startswith("“reset odd” can’t be played now.") for line in said)
    assert any(line.startswith("Please type a number from 1 to ") for line in said)
    assert not (inside.data / "training.json").exists()


# --- one's own errors -----------------------------------------------------------------------------------------------------------------


def save(inside: Inside, seats: tuple[str, str] = ("Ana", "bot:random"), seed: int = 4, name: str = "one") -> Record:
    walked = walk("dicy-cards", {"players": 2, "target": 20}, seed)
    record = Record(walked.game, walked.rules_version, walked.setup, seats, walked.moves, result=walked.result)
    folder = inside.data / "records"
    folder.mkdir(exist_ok=True)
    (folder / f"{name}.txt").write_text(to_text(record), encoding="utf-8")
    return record


def errors(record: Record, *seats: int) -> list[Puzzle]:
    _, mistakes = analyse_with_mistakes(record)
    return [mistake.puzzle for seat in seats for mistake in mistakes if mistake.puzzle.seat == seat]


def test_positions_come_from_my_games_and_come_back_when_they_should(inside: Inside, days: Days) -> None:
    mine = errors(save(inside), 0)
    assert len(mine) > 1
    said = run(inside, "train", typed="".join(f"{one.best}\n" for one in mine)).lines()
    assert said[:3] == ["Analysing one finished game …", f"{len(mine)} positions are due.", f"Position 1 of {len(mine)}"]
    assert said.count("It comes back on 2026-03-17.") == len(mine)
    assert len([line for line in said if line.startswith("In the game you played: ")]) == len(mine)
    said = run(inside, "train").lines()
    assert said == [f"Nothing is due today. Of {len(mine)} positions, the next comes back on 2026-03-17."]
    days.later(3)
    said = run(inside, "train", typed=f"{wrong(mine[0])}\n").lines()
    assert f"{len(mine)} positions are due." in said
    assert "It comes back on 2026-03-18." in said
    days.later(1)
    assert f"{len(mine)} positions are due." in run(inside, "train", typed="q\n").lines()


def test_what_is_learnt_stays_away(inside: Inside, days: Days) -> None:
    mine = errors(save(inside), 0)
    for _ in range(5):
        said = run(inside, "train", typed="".join(f"{one.best}\n" for one in mine)).lines()
        days.later(60)
    assert said.count("Learnt: it won’t come back.") == len(mine)
    assert run(inside, "train").lines() == ["You have learnt every position."]


def test_players_at_one_terminal_train_by_name(inside: Inside, days: Days) -> None:
    record = save(inside, ("Ana", "Bo"))
    first, both = errors(record, 0), errors(record, 0, 1)
    assert len({one.id for one in first}) < len({one.id for one in both})
    for arguments, count in ((("--player", "Ana"), len(first)), ((), len(both))):
        assert f"{count} positions are due." in run(inside, "train", *arguments, typed="q\n").lines()
    assert run(inside, "train", "--player", "Cy").lines() == ["There is nothing to train: you have no mistakes in finished games."]


def test_bots_errors_damaged_records_and_games_without_values_are_left_alone(inside: Inside, days: Days, unvalued: None) -> None:
    nothing = "There is nothing to train: you have no mistakes in finished games."
    assert run(inside, "train").lines() == [nothing]
    save(inside, ("bot:random", "bot:greedy"))
    (inside.data / "records" / "bad.txt").write_text("nonsense")
    dicetto = walk("dicetto", {"players": 2, "cards_to_win": 1}, 1)
    (inside.data / "records" / "dicetto.txt").write_text(to_text(dicetto), encoding="utf-8")
    assert run(inside, "train").lines() == ["Analysing 3 finished games …", nothing]
    assert run(inside, "train").lines() == ["Analysing one finished game …", nothing]  # the bad one is tried again


@pytest.mark.parametrize("content", ["", "[]", '{"solved":["someday"]}', '{"games":{"x":{"game":"dicy-cards"}}}', '{"more":1}'])
def test_a_damaged_file_is_named_and_left_as_it_is(inside: Inside, days: Days, content: str) -> None:
    path = Path(inside.data / "training.json")
    path.write_text(content)
    for command in ("puzzle", "train"):
        ended = inside(command)
        assert (ended.code, ended.out) == (1, "")
        assert "[data/content]" in ended.err
        assert "training.json" in ended.err
    assert path.read_text() == content


def test_nothing_is_said_in_code(inside: Inside, days: Days) -> None:
    (mine, *_) = errors(save(inside), 0)
    said = run(inside, "puzzle", "--lang", PSEUDO, typed=f"{wrong(todays(days))}\n").out
    said += run(inside, "train", "--lang", PSEUDO, typed=f"{mine.best}\nq\n").out
    assert not untranslated(said, ("Ana",))
