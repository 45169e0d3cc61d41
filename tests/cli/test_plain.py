"""The plain mode: whole games by numbers and in the notation, everything one can ask on the way, leaving and coming back."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from rollhouse.core.record import Record
from rollhouse.core.record_text import read_file
from rollhouse.core.registry import game as find_game
from rollhouse.play.chance import SeededDice
from rollhouse.play.driver import Driver
from rollhouse.play.players import read_first, read_players
from rollhouse.play.saves import Saves
from rollhouse.play.table import Table
from rollhouse.play.undo import moves_to_take_back
from tests.cli.programs import Ended, Inside

SEED = 4
GAMES: list[tuple[str, str, list[str]]] = [
    ("dicy-cards", "Ana,Bo", ["--target", "40"]),
    ("dicy-cards", "Ana,bot:greedy,bot:random", ["--target", "40", "--mode", "d"]),
    ("dicy-cards", "Ana", ["--target", "40", "--mode", "interglacial"]),
    ("dicetto", "Ana,Bo,Cy", ["--cards-to-win", "2"]),
    ("dicetto", "bot:greedy,Ana", ["--cards-to-win", "3", "--no-bonus"]),
]
IDS = [f"{name} {players}" for name, players, _ in GAMES]


def arguments(name: str, players: str, more: list[str]) -> list[str]:
    return ["play", name, "--players", players, "--seed", str(SEED), "--plain", *more]


def kept(data: Path) -> Record:
    """The one finished game, without its date and what it says of its dice."""
    (path,) = (data / "records").iterdir()
    assert Saves(data).ids() == ()
    return msgspec.structs.replace(read_file(path), tags={})


def rehearsed(name: str, players: str, more: list[str], seed: int = 1) -> tuple[Record, list[str]]:
    """A game as it will be with these dice and with random moves of the people, and what they type for it."""
    game = find_game(name)
    seated = read_players(players, game)
    flags = dict(zip(more[::2], more[1::2], strict=False)) if "--no-bonus" not in more else {more[0]: more[1]}
    options: dict[str, object] = {flag[2:].replace("-", "_"): value for flag, value in flags.items()}
    options |= {"bonus": False} if "--no-bonus" in more else {}
    setup = game.setup({**options, "players": len(seated), "first": read_first(None, len(seated))})
    table = Table(game, setup, seated, SeededDice(SEED), seed=SEED)
    driver = Driver(table)
    rng = random.Random(seed)
    typed: list[str] = []
    while table.awaited != "end":
        if table.awaited == "person":
            move = rng.choice(game.legal(table.state))
            typed.append(str(move))
            table.submit(move)
            continue
        seat = table.state.turn
        bot_rolls = table.awaited == "dice" and table.turn_begins and seat >= 0
        if table.awaited == "roll" or (bot_rolls and moves_to_take_back(table.makers(), solo=False)):
            typed.append("")  # a person rolls their own dice; before a bot's dice fall, a person may take their move back
        driver.step()
    return table.record, typed


def lines(typed: list[str]) -> str:
    return "".join(line + "\n" for line in typed)


def check_lines(ended: Ended) -> None:
    """Nothing but text, in lines of a length that can be read out."""
    assert "\x1b" not in ended.out
    assert all(char.isprintable() or char == "\n" for char in ended.out)
    assert max(map(len, ended.lines())) <= 240
    assert ended.err == ""


# --- whole games --------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "players", "more"), GAMES, ids=IDS)
def test_a_whole_game_by_numbers(inside: Inside, name: str, players: str, more: list[str]) -> None:
    ended = inside.ok(*arguments(name, players, more), typed="\n1\n" * 1000)
    check_lines(ended)
    record = kept(inside.data)
    assert record.result is not None
    assert record.seats == tuple(players.split(","))
    assert "The game is over." in ended.lines()
    assert ended.lines()[-1] == f"The record of this game is in {next((inside.data / 'records').iterdir())}"


@pytest.mark.parametrize(("name", "players", "more"), GAMES, ids=IDS)
def test_a_whole_game_in_the_notation_goes_as_it_was_typed(inside: Inside, name: str, players: str, more: list[str]) -> None:
    record, typed = rehearsed(name, players, more)
    ended = inside.ok(*arguments(name, players, more), typed=lines(typed))
    check_lines(ended)
    assert kept(inside.data) == record


@pytest.mark.parametrize(("name", "players", "more"), [GAMES[1], GAMES[4]], ids=[IDS[1], IDS[4]])
def test_a_game_left_anywhere_goes_on_as_if_nothing_had_happened(inside: Inside, name: str, players: str, more: list[str]) -> None:
    record, typed = rehearsed(name, players, more)
    for number, cut in enumerate(random.Random(1).sample(range(1, len(typed)), 5)):
        data = inside.data / str(number)
        first = inside.ok(*arguments(name, players, more), typed=lines(typed[:cut]), ROLLHOUSE_DATA=str(data))
        assert first.lines()[-1] == "The game is saved. Continue with: rollhouse resume"
        inside.ok("resume", "--plain", typed=lines(typed[cut:]), ROLLHOUSE_DATA=str(data))
        assert kept(data) == record


# --- one question at a time -----------------------------------------------------------------------------------------------------------


def dicy(inside: Inside, *typed: str, players: str = "Ana,Bo", more: tuple[str, ...] = ()) -> list[str]:
    """What is said when Ana starts a game of Glacial and types this."""
    ended = inside.ok("play", "dicy-cards", "--players", players, "--first", "1", "--seed", "3", "--plain", *more, typed=lines(list(typed)))
    check_lines(ended)
    return ended.lines()


ROLLED = "Ana rolled 2 3 5 5 5 6."
ASKED = "Ana, what will you do? "
GATE = "Ana, press Enter to roll (u takes back): "


def after(said: list[str], line: str) -> Iterator[str]:
    """What is said from the first such line on."""
    return iter(said[said.index(line) + 1 :])


def test_a_person_rolls_on_enter_and_then_sees_the_position(inside: Inside) -> None:
    said = dicy(inside, "")
    begin = said.index(GATE)
    assert said[begin + 1 : begin + 6] == [
        ROLLED,
        "Round 1, to 100 points.",
        "Ana: 0 points. All cards are Active.",
        "Bo: 0 points. All cards are Active.",
        "Dice: 2 3 5 5 5 6",
    ]
    assert said[begin + 6 : begin + 13] == [
        "1. Score Odd with 3 5 5 5: 18 points",
        "2. Score Any two with 5 6: 11 points",
        "3. Score Straight with 5 6: 11 points",
        "4. Freeze a card and reroll",
        "5. Score with other dice",
        "6. Skip the turn",
        ASKED,
    ]


def test_a_choice_may_lead_to_a_further_question(inside: Inside) -> None:
    said = dicy(inside, "", "5", "2", "35")
    assert list(after(said, ASKED))[:6] == [
        "1. Any two",
        "2. Odd",
        "3. Straight",
        "Which card will you score? ",
        "Which of 2 3 5 5 5 6 will you score Odd with? ",
        "Ana scored Odd with 3 5: 8 points, 8 in all.",
    ]


def test_a_reroll_is_chosen_step_by_step_and_the_position_is_not_told_again(inside: Inside) -> None:
    said = list(after(dicy(inside, "", "4", "1", "23"), ASKED))
    assert said[0] == "1. Any two (worth 11 points now)"
    assert "You freeze Any two. Which of 2 3 5 5 5 6 will you reroll? " in said
    told = said[said.index("Ana froze Any two and rerolled 2 3.") :]
    assert told[1].startswith("Ana got ")
    assert told[2].startswith("1. Score ")


@pytest.mark.parametrize(
    ("typed", "explained"),
    [
        ("7", "Please type a number from 1 to 6."),
        ("hop", "“hop” is not a move of this game. It does not have the form of a move."),
        ("score odd 9", "“score odd 9” is not a move of this game. Dice show numbers from 1 to 6; “9” can’t be read as dice."),
        ("score odd 2", "“score odd 2” can’t be played now. Odd takes only odd dice: 1, 3 or 5. (Rule: Odd.)"),
        ("reset odd", "“reset odd” can’t be played now. You can reset a single card only when another player’s move lets you."),
        ("roll 123456", "“roll 123456” can’t be played now. Ana has to move now; nothing is rolled or drawn."),
        ("\x1b[31mred\x07", "“�[31mred�” is not a move of this game."),
    ],
)
def test_what_makes_no_sense_is_explained_and_asked_again(inside: Inside, typed: str, explained: str) -> None:
    said = after(dicy(inside, "", typed, "1"), ASKED)
    assert next(said).startswith(explained)
    assert next(said) == ASKED  # the choices are still on the screen: they are not repeated
    assert next(said) == "Ana scored Odd with 3 5 5 5: 18 points, 18 in all."


def test_a_slip_in_a_further_question_leads_back_to_the_first(inside: Inside) -> None:
    said = after(dicy(inside, "", "5", "9", "5", "1", "11", "1"), "Which card will you score? ")
    assert next(said) == "Please type a number from 1 to 3."
    assert next(said) == ASKED
    assert "“score any_two 11” can’t be played now." in " ".join(said)


def test_enter_shows_the_choices_again(inside: Inside) -> None:
    said = dicy(inside, "", "", "1")
    assert said.count("1. Score Odd with 3 5 5 5: 18 points") == 2
    assert said.count("Dice: 2 3 5 5 5 6") == 2


def test_the_letters_that_may_be_typed_at_any_time(inside: Inside) -> None:
    at_gate = dicy(inside, "s", "S", "?", "what", "")
    assert at_gate.count("Round 1, to 100 points.") == 3
    assert at_gate.count("Press Enter to roll the dice.") == 2
    at_choice = dicy(inside, "", "?", "s")
    assert any(line.startswith("Answer with the number of a choice") and "“score any_two 56”" in line for line in at_choice)
    assert at_choice.count("Dice: 2 3 5 5 5 6") == 2
    rules = dicy(inside, "", "r", "1")
    assert "Rerolling (D2, D3)" in rules
    assert "Ana scored Odd with 3 5 5 5: 18 points, 18 in all." in rules
    left = dicy(inside, "", "1", "q", "1")
    assert left[-1] == "The game is saved. Continue with: rollhouse resume"


def test_a_move_can_be_taken_back_until_the_next_roll(inside: Inside) -> None:
    said = dicy(inside, "", "1", "u", "6", "u", "u")
    assert said.count("One move taken back.") == 2
    assert said.count(ASKED) == 4
    assert "You can’t take this back: dice have been rolled or a card drawn since then." in said
    assert "There is nothing to take back." in dicy(inside, "u")


def test_reactions_are_asked_of_the_right_player_and_can_be_taken_back(inside: Inside) -> None:
    said = dicy(inside, "", "2", "3", "u", "freeze odd")
    asked = said.index("Bo, which card will you freeze? ")
    assert said[asked - 5 : asked] == [
        "1. Freeze Any two",
        "2. Freeze Low six",
        "3. Freeze Odd",
        "4. Freeze Straight",
        "5. Freeze Two pairs",
    ]
    assert said.count("Bo had to freeze Odd.") == 2
    assert said.count("One move taken back.") == 1
    assert said.count("Bo: 0 points. All cards are Active.") == 3  # shown to Ana, to Bo, and to Bo again


def test_bots_go_on_by_themselves_once_the_way_back_is_closed(inside: Inside) -> None:
    said = dicy(inside, "", "1", "", players="Ana,bot:greedy,bot:random")
    assert len([line for line in said if line.endswith("is next; press Enter (u takes back): ")]) == 1
    assert "Round 2." in said


def test_a_single_possible_move_only_needs_an_enter(inside: Inside) -> None:
    freeze_all = ["", "freeze any_two 2", "freeze low_six 3", "freeze odd 5", "freeze straight 5", "freeze two_pairs 5"]
    for answer in ("", "1", "skip"):
        said = after(dicy(inside, *freeze_all, "hop", answer), "Only one move is possible: Skip the turn and reset 5 cards.")
        assert next(said) == "Press Enter to make it: "
        assert next(said).startswith("“hop” is not a move of this game.")
        assert "Ana skipped the turn and reset 5 cards." in said
