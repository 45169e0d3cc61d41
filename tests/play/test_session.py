"""A shared table: who may sit, begin, move, roll, resign and speak, and when."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from rollhouse.core.errors import BotError, IllegalMove, MalformedMove, RollhouseError, StaleMove
from rollhouse.play.chat import MAX_MESSAGE_LENGTH, MAX_MESSAGES
from rollhouse.play.entries import ChatMessage, Covered, Ended, Moved, Options, Resigned, Returned, Sat
from rollhouse.play.fair import NO_ENTROPY, FairDice
from rollhouse.play.players import MAX_NAME_LENGTH
from rollhouse.play.seats import STAND_IN, TableError
from rollhouse.play.session import Session
from tests.play.shared import ANA, BO, CY, ENTROPY, NOON, SECRET, Party


def code_of(command: Callable[[], object]) -> str:
    with pytest.raises(RollhouseError) as refused:
        command()
    return refused.value.code


def begin(session: Session, user_id: str = ANA) -> None:
    session.begin(user_id, lambda: FairDice(SECRET, session.entropy), NOON)


# --- seats ------------------------------------------------------------------------------------------------------------------------------


def test_people_and_bots_take_seats_and_leave_them() -> None:
    party = Party((ANA, ""))
    session = party.session
    assert session.status == "open"
    assert [one.free for one in session.seats] == [False, True]
    session.put_bot(ANA, 1, "greedy")
    session.put_bot(ANA, 1, "random")
    assert session.seats[1].player().text == "bot:random"
    session.rise(ANA, 1)
    session.sit(BO, 1, "  Bo   van  Dam ", ENTROPY)
    assert (session.seats[1].name, session.seats[1].user_id, session.seats_of(BO)) == ("Bo van Dam", BO, (1,))
    session.rise(BO, 1)
    assert session.seats[1].free


def test_one_person_may_sit_on_several_seats() -> None:
    assert Party((ANA, ANA)).session.seats_of(ANA) == (0, 1)


def test_a_person_may_change_name_and_entropy_until_the_game_begins() -> None:
    party = Party((ANA, BO))
    party.session.sit(ANA, 0, "Ana", "f" * 32)
    party.session.sit(ANA, 0, "Anna", "e" * 32)
    assert (party.session.seats[0].name, party.session.entropy) == ("Anna", ("e" * 32, ENTROPY))
    party.begin()
    assert code_of(lambda: party.session.sit(ANA, 0, "Ana", ENTROPY)) == "table/begun"


def test_who_has_not_added_to_the_dice_is_known_until_the_game_begins() -> None:
    party = Party((ANA, BO, "bot:random"))
    session = party.session
    assert [session.dice_due(seat) for seat in range(3)] == [False] * 3
    session.sit(ANA, 0, "Ana", NO_ENTROPY)
    assert [session.dice_due(seat) for seat in range(3)] == [True, False, False]
    session.sit(ANA, 0, "Ana", "a" * 32)
    session.sit(BO, 1, "Bo", NO_ENTROPY)
    assert [session.dice_due(seat) for seat in range(3)] == [False, True, False]
    party.begin()
    assert [session.dice_due(seat) for seat in range(3)] == [False] * 3


@pytest.mark.parametrize("change", [{"entropy": (ENTROPY, ENTROPY)}, {"options": Options(dice="real")}])
def test_nobody_adds_to_dice_that_are_settled_or_real(change: dict[str, Any]) -> None:
    opened = msgspec.structs.replace(Party((ANA, BO)).session.opened, **change)
    session = Party((ANA, BO), opened=opened).session
    session.sit(ANA, 0, "Ana", NO_ENTROPY)
    assert not session.dice_due(0)


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "table/name"),
        ("   ", "table/name"),
        ("x" * (MAX_NAME_LENGTH + 1), "table/name"),
        ("a\u202eb", "table/name"),
        ("bot:greedy", "table/name"),
        ("Bot:greedy", "table/name"),
        ("Greedy (bot)", "table/name"),
        ("\u3164", "table/name"),
        ("\u2800\u2800", "table/name"),
        ("Bo\u3164", "table/name"),
        ("\u0301\u0301", "table/name"),
        ("Z" + "\u0310" * 12, "table/name"),
        ("\u0410n\u0430", "table/name-taken"),
        ("\uff21\uff4e\uff41", "table/name-taken"),
        ("ANA", "table/name-taken"),
        ("A na", "table/name-taken"),
        ("Ana", "table/name-taken"),
        (" Ana ", "table/name-taken"),
    ],
)
def test_names_are_short_printable_and_different(name: str, code: str) -> None:
    assert code_of(lambda: Party((ANA, "")).session.sit(BO, 1, name, ENTROPY)) == code


@pytest.mark.parametrize("entropy", ["0" * 31, "0" * 33, "G" * 32, "A" * 32, "０" * 32])
def test_entropy_is_32_hexadecimal_digits(entropy: str) -> None:
    assert code_of(lambda: Party((ANA, "")).session.sit(BO, 1, "Bo", entropy)) == "table/entropy"


@pytest.mark.parametrize("name", ["Anna", "José", "Łukasz", "Ана Петрова", "張偉", "Ngọc Ánh", "ნინო", "عائشة", "🎲 Bo", "O'Neill-Ó"])
def test_names_of_all_sorts_of_people_are_names(name: str) -> None:
    session = Party((ANA, "")).session
    session.sit(BO, 1, name)
    assert session.seats[1].name == name


def test_what_is_refused_about_seats() -> None:
    session = Party((ANA, "bot:random", "")).session
    assert code_of(lambda: session.sit(BO, 0, "Bo", ENTROPY)) == "table/seat-taken"
    assert code_of(lambda: session.sit(BO, 1, "Bo", ENTROPY)) == "table/seat-taken"
    assert code_of(lambda: session.sit(BO, 3, "Bo", ENTROPY)) == "table/no-seat"
    assert code_of(lambda: session.sit(BO, -1, "Bo", ENTROPY)) == "table/no-seat"
    assert code_of(lambda: session.rise(BO, 2)) == "table/seat-free"
    assert code_of(lambda: session.rise(BO, 0)) == "table/not-yours"
    assert code_of(lambda: session.put_bot(BO, 2, "random")) == "table/not-host"
    assert code_of(lambda: session.put_bot(ANA, 0, "random")) == "table/seat-taken"
    with pytest.raises(BotError) as unknown:
        session.put_bot(ANA, 2, "clever")
    assert (unknown.value.code, unknown.value.expected) == ("bot/unknown", tuple(session.game.bots))
    assert session.take_pending() == ()


def test_the_host_may_clear_any_seat() -> None:
    session = Party((ANA, BO)).session
    session.rise(ANA, 1)
    assert session.seats[1].free


@pytest.mark.parametrize("seats", [("", ANA), ("bot:random", ANA)])
def test_somebody_without_an_identity_sits_nowhere(seats: tuple[str, ...]) -> None:
    session = Party(seats).session
    assert session.seats_of("") == ()
    assert code_of(lambda: session.rise("", 0)) in ("table/seat-free", "table/not-yours")


# --- beginning --------------------------------------------------------------------------------------------------------------------------


def test_only_the_host_begins_and_only_a_full_table() -> None:
    session = Party((ANA, "")).session
    assert code_of(lambda: begin(session, BO)) == "table/not-host"
    assert code_of(lambda: begin(session)) == "table/seats-free"
    session.sit(BO, 1, "Bo", ENTROPY)
    begin(session)
    assert session.status == "playing"
    assert code_of(lambda: begin(session)) == "table/begun"
    assert code_of(lambda: session.rise(ANA, 0)) == "table/begun"
    assert code_of(lambda: session.put_bot(ANA, 1, "random")) == "table/begun"


def test_nothing_is_played_before_it_begins_or_after_it_ends() -> None:
    session = Party((ANA, BO)).session
    waiting = [
        lambda: session.move(ANA, "skip", 2, NOON),
        lambda: session.roll(ANA, 2, NOON),
        lambda: session.undo(ANA, 2, NOON),
        lambda: session.resign(ANA, 0, NOON),
        lambda: session.cover(ANA, 1, NOON),
    ]
    assert {code_of(command) for command in waiting} == {"table/not-begun"}
    assert (session.state, session.undoable(), session.acting_bot(), session.dealer_seat(), session.roll_due()) == (
        None,
        (),
        None,
        None,
        None,
    )
    begin(session)
    session.resign(ANA, 0, NOON)
    assert {code_of(command) for command in waiting} == {"table/over"}
    assert session.status == "over"


def test_what_chance_does_before_the_first_turn_happens_by_itself() -> None:
    party = Party((ANA, BO), "dicetto", first="random").begin()
    session = party.session
    kinds = [entry.move.split()[0] for entry in party.entries() if isinstance(entry, Moved)]
    assert set(kinds) == {"draw", "bonus", "first"}
    assert session.roll_due() == session.state.turn == session.state.first


# --- the dice wait to be asked ----------------------------------------------------------------------------------------------------------


def test_a_turn_begins_when_its_person_asks_for_the_dice() -> None:
    party = Party((ANA, BO)).begin()
    session = party.session
    assert (session.roll_due(), session.table and session.table.ply) == (0, 0)
    assert code_of(lambda: party.roll(BO)) == "table/not-your-turn"
    assert code_of(lambda: party.move(ANA, "roll 123456")) == "table/server-rolls"
    (rolled,) = party.roll(ANA)
    assert isinstance(rolled, Moved)
    assert session.roll_due() is None
    assert code_of(lambda: party.roll(ANA)) == "table/nothing-to-roll"
    (moved,) = party.move(ANA, "skip")
    assert isinstance(moved, Moved)
    assert session.roll_due() == 1


def test_rerolls_come_at_once() -> None:
    party = Party((ANA, BO)).begin()
    party.roll(ANA)
    freeze = next(str(move) for move in party.session.game.legal(party.session.state) if str(move).startswith("freeze"))
    frozen, rerolled = party.move(ANA, freeze)
    assert isinstance(frozen, Moved)
    assert isinstance(rerolled, Moved)
    assert rerolled.move.startswith("roll ")


def test_bots_need_not_ask() -> None:
    party = Party((ANA, "bot:random")).begin()
    party.roll(ANA)
    _, rolled = party.move(ANA, "skip")
    assert isinstance(rolled, Moved)
    assert rolled.move.startswith("roll ")
    assert party.session.acting_bot() == (1, "random")


# --- moving -----------------------------------------------------------------------------------------------------------------------------


def test_only_whoever_is_to_act_moves() -> None:
    party = Party((ANA, BO)).begin()
    party.roll(ANA)
    assert code_of(lambda: party.move(BO, "skip")) == "table/not-your-turn"
    assert code_of(lambda: party.move(CY, "skip")) == "table/not-your-turn"
    party.move(ANA, "skip")
    assert code_of(lambda: party.move(ANA, "skip")) == "table/server-rolls"


def test_refused_moves_change_nothing() -> None:
    party = Party((ANA, BO)).begin()
    party.roll(ANA)
    session = party.session
    before = (session.state, session.version, session.seats)
    with pytest.raises(MalformedMove):
        party.move(ANA, "dance")
    with pytest.raises(IllegalMove) as illegal:
        party.move(ANA, "reset odd")
    assert illegal.value.reason is not None
    assert (session.state, session.version, session.seats) == before
    assert session.take_pending() == ()


def test_a_bot_moves_only_when_the_table_waits_for_it() -> None:
    party = Party((ANA, "bot:random")).begin()
    assert code_of(lambda: party.session.bot_move("skip", party.session.version, NOON)) == "table/not-your-turn"
    party.roll(ANA)
    party.move(ANA, "skip")
    assert code_of(lambda: party.move(ANA, "skip")) == "table/not-your-turn"
    party.bots()
    assert party.session.roll_due() == 0


def test_a_move_for_a_position_that_has_passed_is_stale() -> None:
    party = Party((ANA, BO)).begin()
    session = party.session
    version = session.version
    party.roll(ANA)
    stale: list[Callable[[], object]] = [
        lambda: session.move(ANA, "skip", version, NOON),
        lambda: session.move(ANA, "skip", session.version + 1, NOON),
        lambda: session.undo(ANA, version, NOON),
        lambda: session.roll(ANA, version, NOON),
    ]
    for command in stale:
        with pytest.raises(StaleMove) as refused:
            command()
        assert refused.value.now == session.version


def test_talk_makes_no_move_stale() -> None:
    party = Party((ANA, BO)).begin()
    session = party.session
    party.roll(ANA)
    version = session.version
    for _ in range(3):
        session.say(BO, "Bo", "hello", NOON)
        party.commit()
    assert session.version == version + 3
    session.move(ANA, "skip", version, NOON)
    party.commit()
    with pytest.raises(StaleMove):
        session.undo(ANA, version + 3, NOON)


# --- real dice --------------------------------------------------------------------------------------------------------------------------


def test_with_real_dice_whoever_is_on_turn_types_them() -> None:
    party = Party((ANA, BO, "bot:random"), options=Options(dice="real"), first="random").begin()
    session = party.session
    assert session.dealer_seat() == 0  # who starts is typed by the first person
    assert session.roll_due() is None
    party.move(ANA, "first 1")
    assert session.dealer_seat() == 1
    assert code_of(lambda: party.move(ANA, "roll 123456")) == "table/not-your-turn"
    party.move(BO, "roll 123456")
    party.move(BO, "skip")
    assert session.dealer_seat() == 0  # the bot has no hands
    party.move(ANA, "roll 123456")
    assert session.acting_bot() == (2, "random")


def test_at_a_mixed_table_some_roll_real_dice() -> None:
    party = Party((ANA, BO), options=Options(real_seats=(1,))).begin()
    session = party.session
    assert (session.dealer_seat(), session.roll_due()) == (None, 0)
    party.roll(ANA)
    party.move(ANA, "skip")
    assert (session.dealer_seat(), session.roll_due()) == (1, None)
    party.move(BO, "roll 666666")
    assert session.state.dice == (6,) * 6


def test_for_a_bot_that_plays_for_somebody_with_real_dice_the_house_rolls() -> None:
    party = Party((ANA, BO), options=Options(real_seats=(1,))).begin()
    party.roll(ANA)
    party.move(ANA, "skip")
    party.session.cover(ANA, 1, NOON)
    covered, rolled = party.commit()
    assert isinstance(covered, Covered)
    assert isinstance(rolled, Moved)


# --- giving up and being away -----------------------------------------------------------------------------------------------------------


def test_with_two_players_the_other_one_wins() -> None:
    party = Party((ANA, BO)).begin()
    party.session.resign(ANA, 0, NOON)
    resigned, ended = party.commit()
    assert resigned == Resigned(0, "gave-up")
    assert ended == Ended((1,), SECRET.hex(), NOON)


def test_with_more_a_bot_plays_on_for_whoever_gave_up() -> None:
    party = Party((ANA, BO, CY)).begin()
    session = party.session
    session.resign(ANA, 0, NOON)
    party.commit()
    assert (session.status, session.seats[0].resigned, session.acting_bot()) == ("playing", True, (0, STAND_IN))
    assert code_of(lambda: session.resign(ANA, 0, NOON)) == "table/resigned"
    session.return_to_seats(ANA)  # they can look on, but not play
    assert party.commit() == ()
    session.resign(BO, 1, NOON)
    assert party.commit()[-1] == Ended((2,), SECRET.hex(), NOON)


def test_when_every_person_has_given_up_the_bots_have_won() -> None:
    party = Party((ANA, "bot:greedy", "bot:random")).begin()
    party.session.resign(ANA, 0, NOON)
    assert party.commit()[-1] == Ended((1, 2), SECRET.hex(), NOON)


def test_one_resigns_for_oneself_only() -> None:
    session = Party((ANA, BO)).begin().session
    assert code_of(lambda: session.resign(ANA, 1, NOON)) == "table/not-yours"
    assert code_of(lambda: session.resign(CY, 0, NOON)) == "table/not-yours"
    assert code_of(lambda: session.resign("", 0, NOON)) == "table/not-yours"


def test_a_bot_keeps_the_seat_warm_until_its_person_is_back() -> None:
    party = Party((ANA, BO)).begin()
    session = party.session
    assert code_of(lambda: session.cover(BO, 1, NOON)) == "table/not-yours"
    assert code_of(lambda: session.cover(CY, 0, NOON)) == "table/not-yours"
    assert code_of(lambda: session.cover(BO, 7, NOON)) == "table/no-seat"
    session.cover(BO, 0, NOON)
    assert isinstance(party.commit()[0], Covered)
    assert code_of(lambda: session.cover(BO, 0, NOON)) == "table/no-seat"
    assert code_of(lambda: session.cover(ANA, 1, NOON)) == "table/not-yours"  # somebody must be left
    assert session.acting_bot() == (0, STAND_IN)
    assert code_of(lambda: party.move(ANA, "skip")) == "table/not-your-turn"
    session.return_to_seats(ANA)
    assert party.commit() == (Returned(0),)
    party.move(ANA, "skip")
    assert session.roll_due() == 1


# --- talking ----------------------------------------------------------------------------------------------------------------------------


def test_those_who_play_may_say_something_at_any_time_and_others_where_the_host_lets_them() -> None:
    quiet = Party((ANA, BO)).session
    assert code_of(lambda: quiet.say(CY, "", "hello", NOON)) == "table/spectator-chat"
    quiet.say(BO, "Bo", "hello", NOON)
    party = Party((ANA, ""), options=Options(spectators_talk=True))
    session = party.session
    session.say(CY, "", "  hello  ", NOON)
    party.commit()
    assert list(session.chat.latest) == [ChatMessage(CY, "", "hello", NOON)]
    session.say(CY, "", "a\0b\x1b[2J \n👩‍🚀", NOON)
    party.commit()
    assert session.chat.latest[-1].text == "ab[2J \n👩‍🚀"
    for text in ("", "   ", "\0\x07", "x" * (MAX_MESSAGE_LENGTH + 1)):
        with pytest.raises(TableError) as refused:
            session.say(CY, "", text, NOON)
        assert refused.value.code == "table/message-length"


def test_a_table_keeps_only_so_much_talk() -> None:
    party = Party((ANA, BO))
    for _ in range(MAX_MESSAGES):
        party.session.apply(ChatMessage(ANA, "Ana", "hello", NOON))
    assert code_of(lambda: party.session.say(ANA, "Ana", "hello", NOON)) == "table/chat-full"
    assert len(party.session.chat.latest) == 100


# --- the end ----------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["dicy-cards", "dicetto"])
def test_a_whole_game_ends_with_its_secret_and_its_record(game: str) -> None:
    small: dict[str, Any] = {"target": 20} if game == "dicy-cards" else {"cards_to_win": 1}
    party = Party((ANA, BO, "bot:greedy"), game, **small).begin()
    assert SECRET.hex() not in str(party.session.record())
    party.to_the_end()
    session = party.session
    last = list(party.entries())[-1]
    assert isinstance(last, Ended)
    assert last.secret == SECRET.hex()
    assert session.table is not None
    assert session.table.outcome is not None
    assert last.winners == session.table.outcome.winners
    record = session.record()
    assert (record.seats, record.result) == (("Ana", "Bo", "bot:greedy"), last.winners)


def test_players_may_play_again_once_it_is_over() -> None:
    party = Party((ANA, BO), target=20).begin()
    assert code_of(lambda: party.session.set_rematch("x")) == "table/not-over"
    party.to_the_end()
    party.session.set_rematch("x")
    assert party.session.rematch.table == "x"


def test_one_person_may_play_alone() -> None:
    party = Party((ANA,), target=20).begin().to_the_end()
    assert isinstance(next(iter(party.entries())), Sat)
    alone = Party((ANA,)).begin()
    alone.session.resign(ANA, 0, NOON)
    assert alone.commit()[-1] == Ended((), SECRET.hex(), NOON)


def test_random_steps_never_get_stuck() -> None:
    for seed in range(5):
        Party((ANA, BO, CY), "dicetto", options=Options(real_seats=(0, 2)), cards_to_win=1).begin().to_the_end(seed)
    party = Party((ANA, "bot:random"), options=Options(dice="real"), target=20).begin()
    rng = random.Random(1)
    while party.session.status == "playing":
        party.step(rng)


def test_it_is_known_whether_dice_have_just_fallen() -> None:
    """A house waits longer then before a bot moves."""
    party = Party((ANA, "bot:greedy"), "dicetto").begin()
    assert party.session.just_rolled()  # the cards of the table were drawn
    party.roll(ANA)
    assert party.session.just_rolled()
    party.move(ANA, "keep")
    assert not party.session.just_rolled()
