"""A shared table: who may sit, begin, move, roll, resign and chat, and when; rematches and notes of bots."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, get_args

import msgspec
import pytest

from rollhouse.analysis.report import analyse
from rollhouse.core.absences import Resignation, Substitution, own_seats, resignations_of, substitutions_of
from rollhouse.core.background import background_allowed
from rollhouse.core.errors import BotError, IllegalMove, MalformedMove, StaleMove
from rollhouse.core.messages import Message, Seat
from rollhouse.core.record_json import from_json, to_json
from rollhouse.core.record_text import from_text, to_text
from rollhouse.play.chat import MAX_MESSAGE_LENGTH, MAX_MESSAGES, REACTIONS
from rollhouse.play.entries import (
    BotNoted,
    ChatMessage,
    Clock,
    Covered,
    Ended,
    Moved,
    Options,
    Reaction,
    Resigned,
    Returned,
    Sat,
    Undone,
    decode_entries,
    encode_entries,
)
from rollhouse.play.fair import NO_ENTROPY, FairDice
from rollhouse.play.players import MAX_NAME_LENGTH
from rollhouse.play.rematch import RematchState
from rollhouse.play.seats import STAND_IN_BOT, TableError
from rollhouse.play.session import Session
from rollhouse.server.tables.played_games import played_games, rated_game
from rollhouse.server.tables.views import StaticViewCache, table_view
from tests.play.shared import ANA, BO, CY, ENTROPY, NOON, SECRET, SharedTable, code_of


def begin(session: Session, user_id: str = ANA) -> None:
    session.begin(user_id, lambda: FairDice(SECRET, session.entropy), NOON)


# --- seats ------------------------------------------------------------------------------------------------------------------------------


def test_people_and_bots_take_seats_and_leave_them() -> None:
    party = SharedTable((ANA, ""))
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
    assert SharedTable((ANA, ANA)).session.seats_of(ANA) == (0, 1), "a user may have several seats"


def test_a_person_may_change_name_and_entropy_until_the_game_begins() -> None:
    party = SharedTable((ANA, BO))
    party.session.sit(ANA, 0, "Ana", "f" * 32)
    party.session.sit(ANA, 0, "Anna", "e" * 32)
    assert (party.session.seats[0].name, party.session.entropy) == ("Anna", ("e" * 32, ENTROPY))
    party.begin()
    assert code_of(lambda: party.session.sit(ANA, 0, "Ana", ENTROPY)) == "table/begun"


def test_a_missing_part_is_due_until_the_game_begins() -> None:
    party = SharedTable((ANA, BO, "bot:random"))
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
def test_no_part_is_due_for_dice_that_are_settled_or_real(change: dict[str, Any]) -> None:
    opened = msgspec.structs.replace(SharedTable((ANA, BO)).session.opened, **change)
    session = SharedTable((ANA, BO), opened=opened).session
    session.sit(ANA, 0, "Ana", NO_ENTROPY)
    assert not session.dice_due(0)


BLANK = ["", "   ", "\u3164", "\u2800\u2800", "\u0301\u0301"]
ODD = ["x" * (MAX_NAME_LENGTH + 1), "a\u202eb", "Bo\u3164", "Z" + "\u0310" * 12, "bot:greedy", "Bot:greedy", "Greedy (bot)"]
LIKE_ANA = ["\u0410n\u0430", "\uff21\uff4e\uff41", "ANA", "A na", "Ana", " Ana "]


@pytest.mark.parametrize(
    ("name", "code"), [*((name, "table/name") for name in (*BLANK, *ODD)), *((name, "table/name-taken") for name in LIKE_ANA)]
)
def test_names_are_short_printable_and_different(name: str, code: str) -> None:
    assert code_of(lambda: SharedTable((ANA, "")).session.sit(BO, 1, name, ENTROPY)) == code


@pytest.mark.parametrize("entropy", ["0" * 31, "0" * 33, "G" * 32, "A" * 32, "０" * 32])
def test_entropy_is_32_hexadecimal_digits(entropy: str) -> None:
    assert code_of(lambda: SharedTable((ANA, "")).session.sit(BO, 1, "Bo", entropy)) == "table/entropy"


@pytest.mark.parametrize("name", ["Anna", "José", "Łukasz", "Ана Петрова", "張偉", "Ngọc Ánh", "ნინო", "عائشة", "🎲 Bo", "O'Neill-Ó"])
def test_names_of_many_scripts_are_accepted(name: str) -> None:
    session = SharedTable((ANA, "")).session
    session.sit(BO, 1, name)
    assert session.seats[1].name == name


def test_invalid_seats_are_refused() -> None:
    session = SharedTable((ANA, "bot:random", "")).session
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


@pytest.mark.parametrize("seats", [("", ANA), ("bot:random", ANA)])
def test_a_visitor_has_no_seat(seats: tuple[str, ...]) -> None:
    session = SharedTable(seats).session
    assert session.seats_of("") == ()
    assert code_of(lambda: session.rise("", 0)) in ("table/seat-free", "table/not-yours")


# --- beginning --------------------------------------------------------------------------------------------------------------------------


def test_only_the_host_begins_and_only_a_full_table() -> None:
    session = SharedTable((ANA, "")).session
    assert code_of(lambda: begin(session, BO)) == "table/not-host"
    assert code_of(lambda: begin(session)) == "table/seats-free"
    session.sit(BO, 1, "Bo", ENTROPY)
    session.rise(ANA, 1)
    assert session.seats[1].free, "the host may clear any seat"
    session.sit(BO, 1, "Bo", ENTROPY)
    begin(session)
    assert session.status == "playing"
    assert code_of(lambda: begin(session)) == "table/begun"
    assert code_of(lambda: session.rise(ANA, 0)) == "table/begun"
    assert code_of(lambda: session.put_bot(ANA, 1, "random")) == "table/begun"


def test_nothing_is_played_before_it_begins_or_after_it_ends() -> None:
    session = SharedTable((ANA, BO)).session
    waiting = [
        lambda: session.move(ANA, "skip", 2, NOON),
        lambda: session.roll(ANA, 2, NOON),
        lambda: session.undo(ANA, 2, NOON),
        lambda: session.resign(ANA, 0, NOON),
        lambda: session.cover(ANA, 1, NOON),
    ]
    assert {code_of(command) for command in waiting} == {"table/not-begun"}
    assert (session.state, session.undoable()) == (None, ())
    assert (session.acting_bot(), session.dealer_seat(), session.roll_due()) == (None, None, None)
    begin(session)
    session.resign(ANA, 0, NOON)
    assert {code_of(command) for command in waiting} == {"table/over"}
    assert session.status == "over"


def test_draws_before_the_first_turn_happen_by_themselves() -> None:
    party = SharedTable((ANA, BO), "dicetto", first="random").begin()
    session = party.session
    kinds = [entry.move.split()[0] for entry in party.entries() if isinstance(entry, Moved)]
    assert set(kinds) == {"draw", "bonus", "first"}
    assert session.roll_due() == session.state.turn == session.state.first


# --- the dice wait to be asked ----------------------------------------------------------------------------------------------------------


def test_a_turn_begins_when_its_person_asks_for_the_dice() -> None:
    party = SharedTable((ANA, BO)).begin()
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
    party = SharedTable((ANA, BO)).begin()
    party.roll(ANA)
    freeze = next(str(move) for move in party.session.game.legal(party.session.state) if str(move).startswith("freeze"))
    frozen, rerolled = party.move(ANA, freeze)
    assert isinstance(frozen, Moved)
    assert isinstance(rerolled, Moved)
    assert rerolled.move.startswith("roll ")


def test_bots_need_not_ask() -> None:
    party = SharedTable((ANA, "bot:random")).begin()
    party.roll(ANA)
    _, rolled = party.move(ANA, "skip")
    assert isinstance(rolled, Moved)
    assert rolled.move.startswith("roll ")
    assert party.session.acting_bot() == (1, "random")


# --- moving -----------------------------------------------------------------------------------------------------------------------------


def test_only_the_player_to_act_moves() -> None:
    party = SharedTable((ANA, BO)).begin()
    party.roll(ANA)
    assert code_of(lambda: party.move(BO, "skip")) == "table/not-your-turn"
    assert code_of(lambda: party.move(CY, "skip")) == "table/not-your-turn"
    party.move(ANA, "skip")
    assert code_of(lambda: party.move(ANA, "skip")) == "table/server-rolls"


def test_refused_moves_change_nothing() -> None:
    party = SharedTable((ANA, BO)).begin()
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
    party = SharedTable((ANA, "bot:random")).begin()
    assert code_of(lambda: party.session.bot_move("skip", party.session.version, NOON)) == "table/not-your-turn"
    party.roll(ANA)
    party.move(ANA, "skip")
    assert code_of(lambda: party.move(ANA, "skip")) == "table/not-your-turn"
    party.bots()
    assert party.session.roll_due() == 0


def test_a_move_for_a_position_that_has_passed_is_stale() -> None:
    party = SharedTable((ANA, BO)).begin()
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
    party = SharedTable((ANA, BO)).begin()
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


def test_real_dice_are_typed_by_the_player_on_turn() -> None:
    party = SharedTable((ANA, BO, "bot:random"), options=Options(dice="real"), first="random").begin()
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
    party = SharedTable((ANA, BO), options=Options(real_seats=(1,))).begin()
    session = party.session
    assert (session.dealer_seat(), session.roll_due()) == (None, 0)
    party.roll(ANA)
    party.move(ANA, "skip")
    assert (session.dealer_seat(), session.roll_due()) == (1, None)
    party.move(BO, "roll 666666")
    assert session.state.dice == (6,) * 6


def test_for_a_substitute_bot_the_server_rolls_instead_of_real_dice() -> None:
    party = SharedTable((ANA, BO), options=Options(real_seats=(1,))).begin()
    party.roll(ANA)
    party.move(ANA, "skip")
    party.session.cover(ANA, 1, NOON)
    covered, rolled = party.commit()
    assert isinstance(covered, Covered)
    assert isinstance(rolled, Moved)


# --- giving up and being away -----------------------------------------------------------------------------------------------------------


def test_with_two_players_the_other_one_wins() -> None:
    party = SharedTable((ANA, BO)).begin()
    party.session.resign(ANA, 0, NOON)
    resigned, ended = party.commit()
    assert resigned == Resigned(0, "gave-up")
    assert ended == Ended((1,), SECRET.hex(), NOON)


def test_with_more_players_a_bot_plays_on_for_the_one_who_resigned() -> None:
    party = SharedTable((ANA, BO, CY)).begin()
    session = party.session
    session.resign(ANA, 0, NOON)
    party.commit()
    assert (session.status, session.seats[0].resigned, session.acting_bot()) == ("playing", True, (0, STAND_IN_BOT))
    assert code_of(lambda: session.resign(ANA, 0, NOON)) == "table/resigned"
    session.return_to_seats(ANA)  # they can look on, but not play
    assert party.commit() == ()
    session.resign(BO, 1, NOON)
    assert party.commit()[-1] == Ended((2,), SECRET.hex(), NOON)


def resigned_and_won_by_the_bot() -> SharedTable:
    """Ana resigns at once, Bo and Cy skip, and the bot that plays on for Ana wins."""
    party = SharedTable((ANA, BO, CY), target=20).begin()
    session = party.session
    session.resign(ANA, 0, NOON)
    party.commit()
    while session.status == "playing":
        party.bots()
        if session.status == "playing":
            party.roll(party.actor()) if session.roll_due() is not None else party.move(party.actor(), "skip")
    return party


def test_who_has_resigned_does_not_win_by_the_bot_that_plays_on() -> None:
    party = resigned_and_won_by_the_bot()
    session = party.session
    assert session.ended is not None
    assert session.ended.winners == (0,), "by the game's rules"
    assert (session.winners, party.reread().winners) == ((), ())
    assert session.score() == (), "it counts for no one in a series"
    assert [game.result for game in played_games("t", session)] == ["lost"] * 3
    view = table_view("t", session, StaticViewCache(session), NOON)
    assert view.winners == ()


def test_the_record_says_who_resigned_and_for_which_moves_a_bot_stood_in() -> None:
    record = resigned_and_won_by_the_bot().session.record()
    assert record.result == (0,)
    assert (record.tags["Resigned"], record.tags["Substitutes"]) == ("0@0", "0@0-")
    assert from_text(to_text(record)) == record == from_json(to_json(record))
    assert (resignations_of(record), substitutions_of(record)) == ((Resignation(0, 0),), (Substitution(0, 0),))
    assert set(own_seats(record)) == {frozenset({1, 2})}
    report = analyse(record, prepare=False)
    assert (report.over, report.winners) == (True, ())


def test_a_substitute_comes_and_goes_and_undone_moves_go_with_it() -> None:
    party = SharedTable((ANA, BO), target=20).begin()
    session = party.session
    party.roll(ANA)
    session.cover(BO, 0, NOON)
    party.commit()
    party.bots()
    came, went = 1, len(session.record().moves)
    session.return_to_seats(ANA)
    party.commit()
    assert list(session.substitutions) == [Substitution(0, came, went)]
    assert session.record().tags["Substitutes"] == f"0@{came}-{went}"
    session.apply(Undone(0, went - 1, NOON))
    assert list(session.substitutions) == [], "the bot's moves were taken back"
    session.apply(Covered(0, STAND_IN_BOT))
    session.apply(Resigned(1, "time"))
    session.apply(Undone(0, 1, NOON))
    assert list(session.substitutions) == [Substitution(0, 0), Substitution(1, 0)]
    assert list(session.resignations) == [Resignation(1, 0, on_time=True)]


def test_tags_that_are_not_valid_say_nothing() -> None:
    record = SharedTable((ANA, BO)).begin().session.record()
    spoilt = msgspec.structs.replace(record, tags={"Resigned": "9@0 0@99 x 1@", "Substitutes": "0@ -1@2-3 0@77- 5@0-"})
    assert (resignations_of(spoilt), substitutions_of(spoilt), own_seats(spoilt)) == ((), (), [frozenset({0, 1})] * len(record.moves))


def test_when_every_person_has_given_up_the_bots_have_won() -> None:
    party = SharedTable((ANA, "bot:greedy", "bot:random")).begin()
    party.session.resign(ANA, 0, NOON)
    assert party.commit()[-1] == Ended((1, 2), SECRET.hex(), NOON)


def test_one_resigns_for_oneself_only() -> None:
    session = SharedTable((ANA, BO)).begin().session
    assert code_of(lambda: session.resign(ANA, 1, NOON)) == "table/not-yours"
    assert code_of(lambda: session.resign(CY, 0, NOON)) == "table/not-yours"
    assert code_of(lambda: session.resign("", 0, NOON)) == "table/not-yours"


def test_a_bot_keeps_the_seat_warm_until_its_person_is_back() -> None:
    party = SharedTable((ANA, BO)).begin()
    session = party.session
    assert code_of(lambda: session.cover(BO, 1, NOON)) == "table/not-yours"
    assert code_of(lambda: session.cover(CY, 0, NOON)) == "table/not-yours"
    assert code_of(lambda: session.cover(BO, 7, NOON)) == "table/no-seat"
    session.cover(BO, 0, NOON)
    assert isinstance(party.commit()[0], Covered)
    assert code_of(lambda: session.cover(BO, 0, NOON)) == "table/no-seat"
    assert code_of(lambda: session.cover(ANA, 1, NOON)) == "table/not-yours"  # a player must be left
    assert session.acting_bot() == (0, STAND_IN_BOT)
    assert code_of(lambda: party.move(ANA, "skip")) == "table/not-your-turn"
    session.return_to_seats(ANA)
    assert party.commit() == (Returned(0),)
    party.move(ANA, "skip")
    assert session.roll_due() == 1


# --- talking ----------------------------------------------------------------------------------------------------------------------------


def test_players_chat_at_any_time_and_spectators_where_the_host_allows_it() -> None:
    quiet = SharedTable((ANA, BO)).session
    assert code_of(lambda: quiet.say(CY, "", "hello", NOON)) == "table/spectator-chat"
    quiet.say(BO, "Bo", "hello", NOON)
    party = SharedTable((ANA, ""), options=Options(spectators_talk=True))
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


def test_the_chat_of_a_table_is_limited() -> None:
    party = SharedTable((ANA, BO))
    for _ in range(MAX_MESSAGES):
        party.session.apply(ChatMessage(ANA, "Ana", "hello", NOON))
    assert code_of(lambda: party.session.say(ANA, "Ana", "hello", NOON)) == "table/chat-full"
    assert len(party.session.chat.latest) == 100


# --- the end ----------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["dicy-cards", "dicetto"])
def test_a_whole_game_ends_with_its_secret_and_its_record(game: str) -> None:
    small: dict[str, Any] = {"target": 20} if game == "dicy-cards" else {"cards_to_win": 1}
    party = SharedTable((ANA, BO, "bot:greedy"), game, **small).begin()
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
    party = SharedTable((ANA, BO), target=20).begin()
    assert code_of(lambda: party.session.set_rematch("x")) == "table/not-over"
    party.to_the_end()
    party.session.set_rematch("x")
    assert party.session.rematch.table == "x"


def test_one_person_may_play_alone() -> None:
    party = SharedTable((ANA,), target=20).begin().to_the_end()
    assert isinstance(next(iter(party.entries())), Sat)
    alone = SharedTable((ANA,)).begin()
    alone.session.resign(ANA, 0, NOON)
    assert alone.commit()[-1] == Ended((), SECRET.hex(), NOON)


def test_random_steps_never_get_stuck() -> None:
    for seed in range(5):
        SharedTable((ANA, BO, CY), "dicetto", options=Options(real_seats=(0, 2)), cards_to_win=1).begin().to_the_end(seed)
    party = SharedTable((ANA, "bot:random"), options=Options(dice="real"), target=20).begin()
    rng = random.Random(1)
    while party.session.status == "playing":
        party.step(rng)


def test_it_is_known_whether_dice_have_just_fallen() -> None:
    """A server waits longer then before a bot moves."""
    party = SharedTable((ANA, "bot:greedy"), "dicetto").begin()
    assert party.session.just_rolled()  # the cards of the table were drawn
    party.roll(ANA)
    assert party.session.just_rolled()
    party.move(ANA, "keep")
    assert not party.session.just_rolled()


# --- reactions ----------------------------------------------------------------------------------------------------------------------------


def test_where_there_is_no_chat_there_are_reactions() -> None:
    party = SharedTable((ANA, BO), options=Options(chat=False))
    session = party.session
    with pytest.raises(TableError, match="table/no-chat"):
        session.say(ANA, "Ana", "hello", NOON)
    session.say(ANA, "Ana", "ignored", NOON, "well-played")
    party.commit()
    assert list(session.chat.latest) == [ChatMessage(ANA, "Ana", "Well played!", NOON, "well-played")]
    with pytest.raises(TableError, match="table/spectator-chat"):
        session.say(CY, "", "", NOON, "oops")
    assert session.last_change_version < session.version, "a move that was on its way still fits"


def test_every_reaction_has_words_and_old_messages_have_none() -> None:
    assert tuple(REACTIONS) == get_args(Reaction)
    old = b'[{"is":"chat","user_id":"ana","name":"Ana","text":"hi","at":1.0}]'
    (said,) = decode_entries(old)
    assert said == ChatMessage("ana", "Ana", "hi", 1.0)
    assert decode_entries(encode_entries((said,))) == (said,)


# --- rematches ----------------------------------------------------------------------------------------------------------------------------


def test_all_players_must_want_a_rematch_and_bots_are_not_asked() -> None:
    party = SharedTable((ANA, BO, "bot:greedy"), target=20).begin()
    with pytest.raises(TableError, match="table/not-over"):
        party.session.want_rematch(ANA, same_dice=False)
    session = party.to_the_end().session
    with pytest.raises(TableError, match="table/not-yours"):
        session.want_rematch(CY, same_dice=False)
    session.want_rematch(ANA, same_dice=False)
    session.want_rematch(ANA, same_dice=False)
    session.want_rematch(BO, same_dice=True)
    assert (session.rematch.wanted, session.rematch.agreed(session.seats, same_dice=False)) == ((ANA,), False)
    session.want_rematch(BO, same_dice=False)
    assert session.rematch.agreed(session.seats, same_dice=False)


def test_wins_are_added_up_and_a_shared_one_is_a_half_each() -> None:
    assert RematchState().score(2, ()) == ()
    assert RematchState().score(2, (1,)) == (0.0, 1.0)
    assert RematchState((1.0, 1.0)).score(2, (0, 1)) == (1.5, 1.5)
    assert RematchState((1.0, 1.0)).score(2, ()) == (1.0, 1.0)


def test_the_score_stands_until_a_player_changes() -> None:
    opened = msgspec.structs.replace(SharedTable((ANA, BO)).session.opened, score=(2.0, 1.0))
    session = Session(opened)
    session.sit(ANA, 0, "Ana")
    session.sit(BO, 1, "Bo")
    session.sit(BO, 1, "Robert")
    assert session.score() == (2.0, 1.0)
    session.rise(BO, 1)
    session.sit(BO, 1, "Bo")
    assert session.score() == ()


# --- notes of bots ------------------------------------------------------------------------------------------------------------------------


NOTE = Message("dicy-note-solving", {"percent": 3})


def test_a_note_is_stored_once_until_it_changes() -> None:
    """Two bots, so that the dice roll by themselves; only the first one notes anything."""
    party = SharedTable(("bot:greedy", "bot:greedy", ANA), first=0).begin()
    told: list[str] = []
    for note in (NOTE, Message(NOTE.key, {"percent": 40}), None, Message("dicy-note-not-solved")):
        party.session.bot_move(str(rerolled(party)), party.session.version, party.now, note)
        entries = party.commit()
        assert any(isinstance(entry, Moved) for entry in entries)
        told += [entry.note.key for entry in entries if isinstance(entry, BotNoted)]
        assert decode_entries(encode_entries(entries)) == entries
    assert told == ["dicy-note-solving", "dicy-note-not-solved"]
    assert party.session.table is not None
    assert not any("note" in move for move in party.session.table.record.moves)
    assert party.reread().last_note_keys == party.session.last_note_keys == {0: "dicy-note-not-solved"}


def test_old_notes_are_read() -> None:
    stored = '[{"is":"noted","seat":1,"note":{"key":"k","args":{"percent":3.5,"who":{"index":1},"card":{"key":"c","args":{}}}}}]'
    assert decode_entries(stored) == (BotNoted(1, Message("k", {"percent": 3.5, "who": Seat(1), "card": Message("c")})),)
    assert encode_entries(decode_entries(stored)) == stored.encode()


def rerolled(party: SharedTable) -> object:
    """A move after which it is still this bot's turn."""
    return next(move for move in party.session.game.legal(party.session.state) if str(move).startswith("freeze"))


def test_the_environment_switches_background_work_off() -> None:
    assert background_allowed({})
    assert not background_allowed({"ROLLHOUSE_BACKGROUND": "off"})


# --- players who are away, and admins -----------------------------------------------------------------------------------------------------


def test_in_a_rated_game_the_one_who_waits_claims_the_win() -> None:
    options = Options(help=False, clock=Clock("game", 600))
    opened = SharedTable((ANA, BO), options=options).session.opened
    party = SharedTable((ANA, BO), opened=msgspec.structs.replace(opened, rated=True)).begin()
    party.session.cover(BO, 0, NOON)
    assert party.commit() == (Resigned(0, "away"), Ended((1,), SECRET.hex(), NOON))
    match = SharedTable((ANA, BO), opened=msgspec.structs.replace(opened, match="m")).begin().session
    assert code_of(lambda: match.cover(BO, 0, NOON)) == "table/rated-no-cover"


def test_who_does_not_move_is_idle_unless_there_is_a_clock() -> None:
    party = SharedTable((ANA, BO)).begin()
    session = party.session
    assert session.awaited_seat() == 0
    assert (session.is_idle(0, NOON - 1), session.is_idle(0, NOON), session.is_idle(1, NOON)) == (False, True, False)
    party.now = NOON + 100
    party.roll(ANA)
    assert (session.is_idle(0, NOON), session.is_idle(0, NOON + 100)) == (False, True), "a roll shows that they are there"
    timed = SharedTable((ANA, BO), options=Options(clock=Clock("game", 600))).begin().session
    assert not timed.is_idle(0, NOON + 500), "the clock sees to that"


def test_the_admin_ends_a_game_as_a_draw_that_is_not_rated() -> None:
    options = Options(help=False, clock=Clock("game", 600))
    opened = SharedTable((ANA, BO), options=options).session.opened
    party = SharedTable((ANA, BO), opened=msgspec.structs.replace(opened, rated=True)).begin()
    party.session.end_by_admin(NOON)
    assert party.commit() == (Ended((0, 1), SECRET.hex(), NOON, by_admin=True),)
    assert ([game.result for game in played_games("t", party.session)], rated_game(party.session)) == (["shared", "shared"], None)
    assert code_of(lambda: party.session.end_by_admin(NOON)) == "table/over"


def test_a_removed_message_is_gone_from_the_chat() -> None:
    party = SharedTable((ANA, BO)).begin()
    for text in ("Hello", "Fool!"):
        party.now += 1
        party.session.say(ANA, "Ana", text, party.now)
        party.commit()
    before = party.session.last_change_version
    party.session.remove_message(ANA, party.now)
    party.commit()
    assert [message.text for message in party.session.chat.latest] == ["Hello"]
    assert [message.text for message in party.reread().chat.latest] == ["Hello"]
    assert party.session.last_change_version == before, "a move that was on its way is not stale"
