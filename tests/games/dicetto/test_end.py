"""The end: rulings T5, T6, T7, T13 and T14, and the length settings."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rollhouse.core.game import GAME_OVER
from rollhouse.core.messages import Message, say
from rollhouse.core.record import MAX_MOVES
from rollhouse.games.dicetto import events as happened
from rollhouse.games.dicetto.game import GAME
from rollhouse.games.dicetto.moves import STOP
from rollhouse.games.dicetto.rules import DicettoState
from rollhouse.games.dicetto.setup import DEFAULT_QUIET_ROUNDS, QUIET_ROUNDS
from tests.games.dicetto.table import ended, events, laid, legal, on, only, played, position, position_json, refused, table, why
from tests.walks import walk

NINE = " ".join(f"{kind}#{copy}" for kind in ("four", "three", "two_pairs") for copy in (1, 2, 3))


def test_t5_the_tenth_card_ends_the_game_before_any_draw_or_roll() -> None:
    state = position("", hands=("", NINE), held={"1": (1, "66")})
    assert GAME.outcome(state) is None
    state = played(state, "done")
    assert (state.to_act, state.turn, len(state.hands[1])) == (GAME_OVER, 1, 10)
    assert (state.dice, state.rolling, state.rolls_left) == ((), 0, 0)
    assert legal(state) == []
    assert table(state)[0] == ""


def test_t5_nine_cards_are_not_enough() -> None:
    state = played(position("", hands=("", NINE.rpartition(" ")[0]), held={"1": (1, "66")}), "done")
    assert state.to_act != GAME_OVER
    assert len(state.hands[1]) == 9


def test_t5_placing_on_a_tenth_card_does_not_win_it_yet() -> None:
    state = played(position("1566", hands=(NINE, "")), "place 1 66", "done", "roll 1112", "keep")
    assert GAME.outcome(state) is None
    assert GAME.outcome(played(state, "done")) is not None


def test_t5_cards_that_carry_dice_go_to_the_owners_of_the_dice() -> None:
    state = position("", players=3, turn=0, hands=("", NINE, ""), held={"1": (1, "66"), "2": (0, "5"), "4": (2, "123")})
    noted = events(state, "done")
    state = played(state, "done")
    assert (state.hands[0], state.hands[2]) == (("chance#1",), ("small_straight#1",))
    assert table(state) == ["", "", "number_6#1", ""]
    assert [on(state, spot) for spot in "1234"] == [(None, "")] * 4
    assert [event for event in noted if isinstance(event, happened.Swept)] == [
        happened.Swept(0, ("chance#1",), 1),
        happened.Swept(2, ("small_straight#1",), 2),
    ]


def test_t5_two_cards_at_once_may_pass_the_number() -> None:
    state = played(position("", hands=("", NINE), held={"1": (1, "66"), "3": (1, "6")}), "done")
    assert (state.to_act, len(state.hands[1])) == (GAME_OVER, 11)


def test_t5_others_may_reach_the_number_in_the_end_too() -> None:
    others = NINE.replace("#3", "#4")
    state = played(position("", hands=(others, NINE), held={"1": (1, "66"), "2": (0, "5")}), "done")
    assert [len(hand) for hand in state.hands] == [10, 10]
    assert ended(state).winners == (0, 1)


@pytest.mark.parametrize("goal", [1, 2, 5, 46])
def test_the_number_of_cards_is_a_setting(goal: int) -> None:
    won = " ".join(f"number_{face}#{copy}" for face in range(1, 7) for copy in (2, 3)).split()
    won += [f"{kind}#{copy}" for kind in ("four", "three", "two_pairs", "large_straight") for copy in (1, 2, 3, 4)]
    won += [f"{kind}#{copy}" for kind in ("pair", "small_straight", "chance") for copy in (2, 3, 4)] + ["number_1#1"]
    won += [f"number_{face}#1" for face in range(2, 6)] + ["small_straight#1", "chance#1", "number_6#1"]
    hand = " ".join(won[: goal - 1])
    state = position("", cards=("pair#1", "", "", ""), pile=("four#9",), hands=("", hand), held={"1": (1, "66")}, cards_to_win=goal)
    assert played(state, "done").to_act == GAME_OVER
    if goal > 1:
        fewer = " ".join(won[: goal - 2])
        state = position("", cards=("pair#1", "", "", ""), pile=("four#9",), hands=("", fewer), held={"1": (1, "66")}, cards_to_win=goal)
        assert played(state, "done").to_act != GAME_OVER


def test_t6_the_table_is_refilled_as_far_as_the_pile_goes() -> None:
    state = position("", held={"1": (1, "66"), "2": (1, "5"), "4": (1, "1")}, pile=("four#1", "three#1"))
    state = played(state, "done")
    assert legal(state) == ["draw four#1", "draw three#1"]
    state = played(state, "draw three#1")
    assert legal(state) == ["draw four#1"]
    state = played(state, "draw four#1")
    assert table(state) == ["three#1", "four#1", "number_6#1", ""]
    assert (state.pile, state.rolling) == ((), 4)


def test_t6_the_game_goes_on_with_an_empty_pile() -> None:
    state = played(position("", held={"1": (1, "66")}, pile=()), "done")
    assert (table(state), state.rolling) == (["", "chance#1", "number_6#1", "small_straight#1"], 4)
    assert GAME.outcome(state) is None


def test_t6_the_game_ends_when_no_dice_card_is_left() -> None:
    state = position("", cards=("pair#1", "", "", ""), pile=(), held={"1": (1, "66"), "reroll": (0, "6")})
    noted = events(state, "done")
    state = played(state, "done")
    assert (state.to_act, state.hands, state.dice) == (GAME_OVER, ((), ("pair#1",)), ())
    assert only(happened.EndCame, noted) == happened.EndCame(1, 1, reason="no_cards_left")
    assert only(happened.EndCame, noted).message() == say("dicetto-event-end-no-cards")


def test_t6_a_card_that_another_player_holds_is_still_on_the_table() -> None:
    state = position("", cards=("pair#1", "chance#1", "", ""), pile=(), held={"1": (1, "66"), "2": (0, "5")})
    state = played(state, "done")
    assert GAME.outcome(state) is None
    state = played(state, "roll 1112", "keep", "done")
    assert state.to_act == GAME_OVER
    assert state.hands == (("chance#1",), ("pair#1",))


def test_t7_equal_totals_share_the_win() -> None:
    state = position("", players=3, hands=("four#1", "two_pairs#1", "pair#2"), held={"1": (1, "66"), "2": (1, "5")}, cards_to_win=3)
    state = played(state, "done")
    outcome = ended(state)
    assert position_json(state)["scores"] == [6, 6, 1]
    assert outcome.winners == (0, 1)
    assert outcome.reason == say("dicetto-won-shared")
    assert [(one.seat, one.rank) for one in outcome.standings] == [(0, 1), (1, 1), (2, 3)]


def test_most_points_wins_not_most_cards() -> None:
    state = played(position("", hands=("four#1 four#2", "pair#2"), held={"1": (1, "66"), "2": (1, "5")}, cards_to_win=3), "done")
    assert [len(hand) for hand in state.hands] == [2, 3]
    assert ended(state).winners == (0,)


def test_nothing_can_be_played_after_the_end() -> None:
    state = played(position("", hands=("", NINE), held={"1": (1, "66")}), "done")
    error = refused(state, "roll 1234")
    assert (error.rule, error.expected) == ("end", ())


def test_what_is_told_of_the_end() -> None:
    state = position(
        "", hands=("four#4", NINE), held={"1": (1, "66"), "2": (0, "5")}, bonus="most_cards fewest_cards most_logo most_chance"
    )
    assert events(state, "done")[1:] == [
        happened.TurnBegan(1),
        happened.Took(1, ("pair#1",), 1, 10),
        happened.EndCame(1, 10, reason="enough_cards"),
        happened.Swept(0, ("chance#1",), 1),
        happened.BonusAwarded("most_cards", 1, 3),
        happened.BonusAwarded("fewest_cards", 0, 4),
        happened.BonusAwarded("most_logo", 1, 3),
        happened.BonusAwarded("most_chance", 0, 3),
        happened.Ended((1,)),
    ]


def test_t13_a_game_that_goes_nowhere_ends_after_so_many_turns() -> None:
    state = laid(players=3, most_turns=4)
    for turn in (1, 2, 3):
        assert state.turns == turn
        state = played(state, "roll 1123", "keep", "done")
    state = played(state, "roll 5566", "keep", "place 1 66", "place 2 55")
    assert (state.turns, GAME.outcome(state)) == (4, None)
    noted = events(state, "done")
    state = played(state, "done")
    assert (state.to_act, state.turn) == (GAME_OVER, 0)
    assert state.hands == (("pair#1", "chance#1"), (), ())
    assert noted[1:3] == [happened.EndCame(0, 4, reason="most_turns"), happened.Swept(0, ("pair#1", "chance#1"), 2)]
    assert only(happened.EndCame, noted).message() == say("dicetto-event-end-most-turns", count=4)
    assert ended(state).winners == (0,)


def test_t13_unless_agreed_otherwise_after_400_turns() -> None:
    state = laid(quiet_rounds=QUIET_ROUNDS[-1])
    for turn in range(1, 401):
        assert (state.turns, state.turn) == (turn, (turn - 1) % 2)
        state = played(state, "roll 1123", "keep", "done")
    assert ended(state).winners == (0, 1)


def test_t13_taking_the_last_card_first_ends_the_game_as_usual() -> None:
    state = position("", hands=("", NINE), held={"1": (1, "66")}, most_turns=1)
    assert only(happened.EndCame, events(replace(state, turns=0), "done")) == happened.EndCame(1, 10, reason="enough_cards")
    assert only(happened.EndCame, events(replace(state, turns=1), "done")) == happened.EndCame(0, 1, reason="most_turns")


def test_t13_random_players_who_go_nowhere_come_to_an_end() -> None:
    record = walk(
        "dicetto", {"players": 2, "cards_to_win": 46, "bonus": False, "quiet_rounds": QUIET_ROUNDS[-1]}, seed=1, longest=MAX_MOVES
    )
    assert record.result is not None
    assert record.moves.count("done") == 400


def test_t13_the_summary_says_when_few_turns_are_left() -> None:
    def line(turns: int) -> list[Message]:
        lines = GAME.words.summary(replace(position("1123"), turns=turns))
        return [line for line in lines if line.key == "dicetto-line-last-turns"]

    assert line(396) == []
    assert line(397) == [say("dicetto-line-last-turns", count=3)]
    assert line(400) == [say("dicetto-line-last-turns", count=0)]


def quiet_turns(state: DicettoState, count: int) -> DicettoState:
    """After so many turns in which no dice are placed."""
    for _ in range(count):
        state = played(state, "roll 1123", "keep", "done")
    return state


def test_t14_a_game_in_which_no_dice_card_is_taken_ends_after_so_many_complete_rounds() -> None:
    state = quiet_turns(laid(players=3, quiet_rounds=5), 14)
    assert (state.turns, state.quiet, GAME.outcome(state)) == (15, 15, None)
    state = played(state, "roll 5566", "keep", "place 1 66", "place 2 55")
    noted = events(state, "done")
    state = played(state, "done")
    assert (state.to_act, state.turn) == (GAME_OVER, 2)
    assert state.hands == ((), (), ("pair#1", "chance#1"))  # as in T6: cards that carry dice are won
    assert noted[1:3] == [happened.EndCame(2, 5, reason="quiet_rounds"), happened.Swept(2, ("pair#1", "chance#1"), 2)]
    assert only(happened.EndCame, noted).message() == say("dicetto-event-end-quiet-rounds", count=5)
    assert ended(state).winners == (2,)


def test_t14_taking_a_dice_card_starts_the_count_anew_and_the_reroll_card_does_not() -> None:
    state = quiet_turns(laid(quiet_rounds=5), 6)
    state = played(state, "roll 1166", "keep", "place reroll 1", "place 1 66", "done")
    assert state.quiet == 8
    state = quiet_turns(state, 1)  # now the first player takes the pair and the Reroll card
    assert (state.quiet, state.hands[0]) == (0, ("pair#1",))
    state = quiet_turns(played(state, "draw pair#2"), 1)
    assert state.quiet == 1
    only_reroll = played(state, "roll 1166", "keep", "place reroll 1", "done", "roll 1123", "keep", "done")
    assert (only_reroll.quiet, only_reroll.rolls_left) == (3, 4)


def test_t14_unless_agreed_otherwise_after_the_measured_number_of_rounds() -> None:
    state = quiet_turns(laid(), 2 * DEFAULT_QUIET_ROUNDS - 1)
    assert GAME.outcome(state) is None
    assert ended(quiet_turns(state, 1)).winners == (0, 1)


def test_t14_the_table_announces_the_end_from_two_rounds_before_it() -> None:
    state = laid(players=3, quiet_rounds=5)
    told = []
    for turn in range(1, 16):
        noted = events(state, "roll 1123", "keep", "done")
        told += [(turn + 1, event) for event in noted if isinstance(event, happened.StandsStill)]
        lines = [line for line in GAME.words.summary(state) if line.key == "dicetto-line-stands-still"]
        assert lines == ([say("dicetto-line-stands-still", count=16 - turn)] if turn > 9 else [])
        standstill = position_json(state)["standstill"]
        assert standstill == ({"turns_left": 16 - turn, "scores": [0, 0, 0], "winners": [0, 1, 2]} if turn > 9 else None)
        state = quiet_turns(state, 1)
    assert told == [(10, happened.StandsStill(3, 6)), (13, happened.StandsStill(4, 3))]
    assert position_json(state)["standstill"] is None
    assert told[0][1].message() == say("dicetto-event-stands-still", rounds=3, left=6)


def test_t14_from_the_announcement_on_all_players_may_agree_to_stop() -> None:
    state = played(quiet_turns(laid(quiet_rounds=5), 6), "roll 5566")
    assert GAME.stop_move(state) == STOP
    assert "stop" not in legal(state)  # no player can do it alone
    state = played(state, "keep", "place 1 66")
    assert position_json(state)["standstill"] == {"turns_left": 4, "scores": [1, 0], "winners": [0]}
    noted = events(state, "stop")
    assert only(happened.EndCame, noted).message() == say("dicetto-event-end-agreed")
    state = played(state, "stop")
    assert (ended(state).winners, state.hands) == ((0,), (("pair#1",), ()))
    assert why(state, "stop") == ("common-why-over", "end")


def test_t14_before_that_and_before_a_roll_or_a_duel_they_may_not() -> None:
    state = quiet_turns(laid(quiet_rounds=5), 5)
    for early in (state, played(state, "roll 1123"), quiet_turns(state, 1)):
        assert GAME.stop_move(early) is None
        assert why(early, "stop") == ("dicetto-why-no-stop", "T14")
    state = replace(position("6666", held={"1": (1, "66")}, quiet_rounds=5), quiet=8, turns=9)
    assert GAME.stop_move(state) == STOP
    state = played(state, "place 1 66")
    assert (state.duel, GAME.stop_move(state)) == (0, None)


def test_t14_is_our_own_ruling_and_the_rules_say_so() -> None:
    (end,) = [section for section in GAME.words.guide() if section.id == "end"]
    assert say("dicetto-guide-end-quiet", count=DEFAULT_QUIET_ROUNDS) in end.body
    assert "T14" in end.rulings
