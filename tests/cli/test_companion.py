"""The companion: a person answers for chance with what the real dice and cards show, and can correct every entry."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from rollhouse.core.record_text import from_text, to_text
from rollhouse.games.dicy_cards.cards import CARDS
from tests.cli.programs import Inside
from tests.cli.test_plain import after, check_lines, kept, lines
from tests.walks import walk


def companion(inside: Inside, game: str, players: str, typed: Sequence[str], *more: str) -> list[str]:
    ended = inside.ok("play", game, "--players", players, "--dice", "real", "--plain", *more, typed=lines(list(typed)))
    check_lines(ended)
    return ended.lines()


SIX = "Ana rolled 6 dice: what do they show? "


def test_a_roll_is_typed_in_any_order_and_the_program_keeps_the_score(inside: Inside) -> None:
    said = companion(inside, "dicy-cards", "Ana,Bo", ["1", "6 1 5 1 2 6", "1", "445512"], "--mode", "b")
    assert next(after(said, SIX)) == "Ana rolled 1 1 2 5 6 6."
    assert "Ana scored Double pair with 6 6: 24 points, 24 in all." in said
    assert "Bo rolled 1 2 4 4 5 5." in said
    assert inside.saved().moves == ("first 0", "roll 112566", "score double_pair 66", "roll 124455")


@pytest.mark.parametrize(
    ("wrong", "explained"),
    [
        ("12345", "“roll 12345” can’t be played now. 6 dice are being rolled; you entered 5. (Rule: Your turn.)"),
        ("0", "“roll 0” is not a move of this game. Dice show numbers from 1 to 6; “0” can’t be read as dice."),
        ("hop", "“hop” is not a move of this game. It does not have the form of a move."),
    ],
)
def test_a_wrong_entry_is_explained_and_asked_again(inside: Inside, wrong: str, explained: str) -> None:
    said = after(companion(inside, "dicy-cards", "Ana,Bo", [wrong, "roll 654321"], "--first", "1"), SIX)
    assert next(said) == explained
    assert next(said) == SIX
    assert next(said) == "Ana rolled 1 2 3 4 5 6."


def test_a_reroll_asks_for_the_rerolled_dice_only(inside: Inside) -> None:
    said = companion(inside, "dicy-cards", "Ana", ["123456", "freeze odd 12", "666", "63"])
    assert "Ana rolled 2 dice: what do they show? " in said
    assert "“roll 666” can’t be played now. 2 dice are being rolled; you entered 3. (Rule: Your turn.)" in said
    assert "Ana got 3 6; the dice are now 3 3 4 5 6 6." in said


def test_every_entry_can_be_corrected_bots_moves_included(inside: Inside) -> None:
    typed = ["123456", "score any_two 56", "u", "u", "u", "654321", "score odd 135", "111111"]
    said = companion(inside, "dicy-cards", "Ana,bot:greedy", typed, "--first", "1")
    assert [line for line in said if "taken back" in line or "to take back" in line] == [
        "2 moves taken back.",  # Ana's, and what the bot had to freeze
        "One move taken back.",
        "There is nothing to take back.",
    ]
    assert "Gus (Greedy) rolled 1 1 1 1 1 1." in said
    assert inside.saved().moves[:3] == ("roll 123456", "score odd 135", "roll 111111")


DEAL = "Which 5 cards were drawn? "
DEALT = "The five cards of this game are Any two, Odd, Straight, Two pairs and Sixes."


@pytest.mark.parametrize(
    "answer",
    [
        "1 3 4 5 6",
        "sixes, two_pairs, straight, odd, any_two",
        "deal any_two odd sixes straight two_pairs",
    ],
)
def test_the_deal_of_interglacial_is_entered_by_numbers_or_ids(inside: Inside, answer: str) -> None:
    said = companion(inside, "dicy-cards", "Ana,Bo", [answer], "--mode", "interglacial", "--first", "1")
    assert [line for line in said if line.startswith(("1. ", "12. "))] == ["1. Any two", "12. All same"]
    assert next(after(said, DEAL)) == DEALT


@pytest.mark.parametrize(
    ("answer", "explained"),
    [
        ("1 2 3 4", "Choose 5; you chose 4."),
        (f"1 2 3 4 {len(CARDS) + 1}", f"Please type a number from 1 to {len(CARDS)}."),
        ("1 2 3 4 4", "“deal any_two low_six odd straight straight” is not a move of this game."),
        (
            "odd seven any_two sixes straight",
            "“deal odd seven any_two sixes straight” is not a move of this game. There is no card “seven”.",
        ),
        ("9" * 40 + " 1 2 3 4", "“" + "9" * 40 + " 1 2 3 4” is not a move of this game."),
    ],
)
def test_a_deal_that_cannot_be_is_explained_and_asked_again(inside: Inside, answer: str, explained: str) -> None:
    said = after(companion(inside, "dicy-cards", "Ana,Bo", [answer, "1 3 4 5 6"], "--mode", "interglacial", "--first", "1"), DEAL)
    assert next(said).startswith(explained)
    assert next(said) == DEAL
    assert next(said) == DEALT


def test_dicettos_cards_bonus_cards_and_duels_are_entered(inside: Inside) -> None:
    typed = [
        *("2", "draw pair#1", "draw number_6#2", "draw chance#1", "1"),  # the second player starts; four cards
        *("1 2 3 9", "1 2 3", "1 2 3 4"),  # Bonus cards
        *("5661", "1", "1", "done"),  # Bo rolls, keeps, places on the first choice
        *("66 21", "keep", "place 2 66", "4", "44", "5 3", "done"),  # Ana rolls as well and duels
    ]
    said = companion(inside, "dicetto", "Ana,Bo", typed)
    assert "Bo goes first." in said
    assert "Slot 1: Pair, 1 point, logo." in said
    assert "Please type a number from 1 to 8." in said
    assert "Choose 4; you chose 3." in said
    moves = inside.saved().moves
    assert moves[:5] == ("first 1", "draw pair#1", "draw number_6#2", "draw chance#1", "draw number_1#1")
    assert moves[5] == "bonus fewest_logo most_logo fewest_cards most_cards"
    assert moves[6:10] == ("roll 1566", "keep", "place 2 66", "done")
    assert moves[10:] == ("roll 1266", "keep", "place 2 66", "duel 4 4", "duel 5 3", "done")
    duel = after(said, "What did Ana roll, and then Bo? ")
    assert next(duel).startswith("“duel 4” is not a move of this game.")
    assert next(duel) == "What did Ana roll, and then Bo? "
    assert "again" in next(duel)  # a tie
    assert next(duel) == "What did Ana roll, and then Bo? "


def test_a_whole_game_of_each_is_refereed_from_what_is_typed(inside: Inside) -> None:
    for name, options in (("dicy-cards", {"target": 30, "mode": "interglacial"}), ("dicetto", {"cards_to_win": 2})):
        record = walk(name, {**options, "players": 3, "first": 0}, seed=6)
        flags = [text for option, value in options.items() for text in ("--" + option.replace("_", "-"), str(value))]
        data = inside.data / name
        call = ("play", name, "--players", "Ana,Bo,Cy", "--first", "1", "--dice", "real", "--plain")
        inside.ok(*call, *flags, typed=lines(list(record.moves)), ROLLHOUSE_DATA=str(data))
        found = kept(data)
        assert (found.moves, found.result) == (record.moves, record.result)
        assert from_text(to_text(found)) == found


def test_a_companion_that_was_left_goes_on_with_real_dice(inside: Inside) -> None:
    companion(inside, "dicy-cards", "Ana,Bo", ["123456"], "--first", "1")
    ended = inside.ok("resume", "--plain", typed="u\n666666\nskip\n111111\n")
    assert "One move taken back." in ended.lines()
    assert inside.saved().moves == ("roll 666666", "skip", "roll 111111")
