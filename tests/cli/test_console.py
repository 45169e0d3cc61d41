"""Lines on a screen: wrapped between words, and nothing in them that could play tricks on a terminal."""

from __future__ import annotations

import io
import random
from pathlib import Path

import pytest

from rollhouse.core.messages import say
from rollhouse.core.record import checked
from rollhouse.core.registry import all_games
from rollhouse.locale import catalogue
from rollhouse.play.saves import Saves
from rollhouse.terminal.plain.console import Console, Left, whole_number
from tests.cli.programs import Inside


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


def spoken(writer: io.StringIO, text: str) -> list[str]:
    Console(catalogue("en"), io.StringIO(), writer).line("plain-comment", text=text)
    return writer.getvalue().splitlines()


def test_a_line_is_wrapped_on_a_screen_and_left_alone_in_a_pipe(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    text = "three-turn example " * 10
    wrapped = spoken(Screen(), text)
    assert len(wrapped) > 1
    assert max(map(len, wrapped)) < 40
    assert " ".join(wrapped).split() == f"“{text}”".split()
    assert spoken(io.StringIO(), text) == [f"“{text}”"]


@pytest.mark.parametrize("writer", [Screen, io.StringIO])
def test_control_characters_are_shown_as_what_they_are_not(writer: type[io.StringIO]) -> None:
    (line,) = spoken(writer(), "a\x1b[2J\x07\x9b\u202eb\tc\u2028d\x7f\u00a0e")
    assert line == "“a�[2J���b�c�d�\u00a0e”"


def test_without_echo_an_answer_ends_the_line_of_its_question() -> None:
    writer = io.StringIO()
    console = Console(catalogue("en"), io.StringIO(" Ana \n"), writer)
    assert console.ask(say("plain-ask-game")) == "Ana"
    with pytest.raises(Left):
        console.ask(say("plain-ask-game"))
    assert writer.getvalue() == "Which game? (Enter: 1) \n" * 2


@pytest.mark.parametrize(
    ("text", "number"), [("7", 7), ("007", 7), ("", None), ("-1", None), ("1.0", None), ("²", None), ("٣", None), ("9" * 5000, None)]
)
def test_what_counts_as_a_number(text: str, number: int | None) -> None:
    assert whole_number(text) == number


LINES = [
    *"sur?",
    *map(str, range(9)),
    "",
    "12",
    "1234",
    "123456",
    "1 2 3 4 5",
    "1 2 3 4",
    "skip",
    "done",
    "keep",
    "hop",
    "freeze odd 1",
    "\x1b[A",
    "é²",
]


@pytest.mark.parametrize("dice", ["virtual", "real"])
@pytest.mark.parametrize("name", all_games())
def test_random_input_does_not_end_the_game(inside: Inside, name: str, dice: str) -> None:
    for seed in range(12):
        rng = random.Random(seed)
        data: Path = inside.data / str(seed)
        typed = "\n".join(rng.choice(LINES) for _ in range(120)) + "\n"
        players = rng.choice(["Ana,Bo", "Ana,bot:greedy,Bo", "bot:random,Ana"])
        call = ("play", name, "--players", players, "--seed", str(seed), "--dice", dice, "--plain")
        inside.ok(*call, typed=typed, ROLLHOUSE_DATA=str(data))
        saves = Saves(data)
        for left in saves.ids():
            record = saves.read(left).record
            assert checked(record) == record
