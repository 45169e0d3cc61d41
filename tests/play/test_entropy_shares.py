"""Entropy shares: committed first, revealed when all are, and dropped without harm when they are not revealed."""

from __future__ import annotations

import pytest

from rollhouse.play import entropy_shares as parts
from rollhouse.play.entries import Began, EntropyDropped, Entry, Opened, Options, Revealed, Sealed
from rollhouse.play.fair import OLD_SCHEME, commitment, seal_of, share_commitment, verify
from tests.play.shared import ANA, BO, CY, ENTROPY, SECRET, SharedTable, code_of

PARTS = ["a" * 32, "b" * 32, "c" * 32, "f" * 32]


def bound(*seats: str, **more: object) -> SharedTable:
    """A table at which all users are bound to a part, and nothing is revealed."""
    party = SharedTable([""] * len(seats), **more)  # type: ignore[arg-type]  # mypy reads one type for all values
    for seat, user_id in enumerate(seats):
        if user_id.startswith("bot:"):
            party.session.put_bot(ANA, seat, user_id.removeprefix("bot:"))
        else:
            party.session.sit(user_id, seat, f"{user_id} {seat}", "", share_commitment(seat, PARTS[seat]))
    party.commit()
    return party


def reveal(party: SharedTable, user_id: str, seat: int, part: str = "") -> tuple[Entry, ...]:
    party.session.reveal(user_id, seat, part or PARTS[seat], party.dice, party.now)
    return party.commit()


def wait(party: SharedTable) -> bool:
    """Time passes, and parts that are overdue are dropped."""
    party.now += parts.REVEAL_SECONDS
    done = party.session.drop_overdue_shares(party.dice, party.now)
    party.commit()
    return done


def test_the_game_begins_when_all_parts_are_revealed() -> None:
    party = bound(ANA, BO, target=20).begin()
    session = party.session
    assert (session.status, session.shares.asked, [session.reveal_due(seat) for seat in (0, 1)]) == ("open", (0, 1), [True, True])
    assert [type(entry) for entry in reveal(party, BO, 1)] == [Revealed]
    assert (session.status, session.reveal_due(1)) == ("open", False)
    assert [type(entry) for entry in reveal(party, ANA, 0)] == [Revealed, Began]
    assert session.status == "playing"
    found = verify(party.to_the_end().session.record())
    assert (found.hidden, found.in_the_open, found.dropped) == ((0, 1), (), ())
    assert found.seal == seal_of(commitment(SECRET), [share_commitment(seat, PARTS[seat]) for seat in (0, 1)])


def test_no_part_is_revealed_before_all_are_fixed_or_changed_after_it() -> None:
    """The host knows the secret, as the admin of a server may. He waits for Bo's part, and tries to choose his own then."""
    party = bound(ANA, BO)
    session = party.session
    assert code_of(lambda: reveal(party, BO, 1)) == "table/not-to-reveal"
    party.begin()
    reveal(party, BO, 1)
    grinding = share_commitment(0, "0f" * 16)
    for again in (
        lambda: session.sit(ANA, 0, "Ana", "", grinding),
        lambda: session.sit(ANA, 0, "Ana", "0f" * 16),
        lambda: session.commit(ANA, 0, grinding, party.now),
        lambda: session.rise(ANA, 0),
        lambda: session.rise(ANA, 1),
        lambda: session.put_bot(ANA, 1, "greedy"),
        lambda: session.begin(ANA, party.dice, party.now),
    ):
        assert code_of(again) == "table/begun"
    assert code_of(lambda: reveal(party, ANA, 0, "0f" * 16)) == "table/entropy-share"
    assert code_of(lambda: reveal(party, ANA, 0, "a" * 31)) == "table/entropy-share"
    assert code_of(lambda: reveal(party, BO, 0)) == "table/not-yours"
    assert reveal(party, BO, 1) == ()  # a second time changes nothing
    assert code_of(lambda: reveal(party, ANA, 5, PARTS[0])) == "table/no-seat"


def test_a_part_that_is_not_revealed_is_dropped_and_the_others_are_drawn_anew() -> None:
    """A player who has seen what the dice would be can refuse them once; the next ones are others, which they don't see in time."""
    party = bound(ANA, BO, CY, target=20).begin()
    session = party.session
    reveal(party, BO, 1)
    reveal(party, CY, 2)
    assert not session.drop_overdue_shares(party.dice, party.now + parts.REVEAL_SECONDS - 0.1)
    assert wait(party)
    assert isinstance(party.commits[-1][0], EntropyDropped)
    assert (session.status, session.shares.asked, session.entropy) == ("open", (1, 2), ("", "", ""))
    assert [session.dice_due(seat) for seat in range(3)] == [False, True, True]
    assert code_of(lambda: session.commit(ANA, 0, share_commitment(0, PARTS[0]), party.now)) == "table/begun"
    anew = ["", "d" * 32, "e" * 32]
    for user_id, seat in ((BO, 1), (CY, 2)):
        assert not session.reveal_due(seat)
        session.commit(user_id, seat, share_commitment(seat, anew[seat]), party.now)
        party.commit()
    reveal(party, BO, 1, anew[1])
    reveal(party, CY, 2, anew[2])
    assert (session.status, session.entropy) == ("playing", tuple(anew))
    found = verify(party.to_the_end().session.record())
    assert (found.hidden, found.dropped) == ((1, 2), (0,))


def test_without_any_revealed_part_the_game_begins_without() -> None:
    party = bound(ANA, BO, target=20).begin()
    assert wait(party)
    assert [type(entry) for entry in party.commits[-1]] == [EntropyDropped, Began]
    assert not party.session.drop_overdue_shares(party.dice, party.now + 100)
    found = verify(party.to_the_end().session.record())
    assert (found.hidden, found.dropped) == ((), (0, 1))


def test_a_player_who_commits_to_no_new_part_is_dropped_and_no_other_has_to_again() -> None:
    party = bound(ANA, BO, CY).begin()
    reveal(party, BO, 1)
    assert wait(party)
    session = party.session
    assert session.shares.asked == (1,)  # Ana and Cy did not reveal
    session.commit(BO, 1, share_commitment(1, "d" * 32), party.now)
    party.commit()
    assert session.reveal_due(1)

    party = bound(ANA, BO, CY).begin()
    reveal(party, BO, 1)
    reveal(party, CY, 2)
    wait(party)
    party.session.commit(BO, 1, share_commitment(1, "d" * 32), party.now)
    party.commit()
    assert wait(party)  # Cy is gone by now
    assert (party.session.shares.asked, party.session.shares.dropped, party.session.reveal_due(1)) == ((1,), (0,), True), (
        "Cy has withheld nothing"
    )
    reveal(party, BO, 1, "d" * 32)
    assert party.session.status == "playing"


def test_the_time_to_reveal_begins_with_the_last_commitment() -> None:
    """A player who commits again at the last moment left another 0.4 s to reveal, who was dropped for it."""
    party = bound(ANA, BO, CY).begin()
    session = party.session
    reveal(party, BO, 1)
    reveal(party, CY, 2)
    wait(party)
    session.commit(BO, 1, share_commitment(1, "d" * 32), party.now)
    party.now += parts.REVEAL_SECONDS - 0.4
    session.commit(CY, 2, share_commitment(2, "e" * 32), party.now)
    party.commit()
    assert session.shares_due_by() == party.now + parts.REVEAL_SECONDS
    party.now += 0.5
    assert not session.drop_overdue_shares(party.dice, party.now)
    reveal(party, CY, 2, "e" * 32)
    party.now += parts.REVEAL_SECONDS - 1
    assert not session.drop_overdue_shares(party.dice, party.now), "a revealed share gives the others no more time, and no less"
    reveal(party, BO, 1, "d" * 32)
    assert (session.status, session.shares.dropped) == ("playing", (0,))


def test_players_in_league_reject_one_set_of_dice_each_and_are_named() -> None:
    """Three of four seats work with the server's operator; each withholds its share once, and Dee's last share is what remains."""
    users = (ANA, BO, CY, "dee")
    party = bound(*users).begin()
    session = party.session
    shares = dict(enumerate(PARTS))
    rejected = 0
    for withholding in (0, 1, 2):
        for seat in session.shares.asked:
            if seat != withholding:
                reveal(party, users[seat], seat, shares[seat])
        assert session.status == "open"
        assert wait(party)
        rejected += 1
        for seat in session.shares.asked:
            shares[seat] = f"{rejected}{seat}" * 16
            session.commit(users[seat], seat, share_commitment(seat, shares[seat]), party.now)
        party.commit()
        assert code_of(lambda seat=withholding: reveal(party, users[seat], seat, PARTS[seat])) == "table/not-to-reveal"  # type: ignore[misc]  # mypy can't infer a lambda's default
    reveal(party, "dee", 3, shares[3])
    assert (session.status, rejected, session.shares.dropped) == ("playing", 3, (0, 1, 2))
    assert session.entropy == ("", "", "", shares[3])


def test_an_absent_player_is_not_waited_for() -> None:
    party = bound(ANA, BO, target=20)
    party.session.begin(ANA, party.dice, party.now, is_present=lambda user_id: user_id == ANA)
    party.commit()
    assert party.session.shares.asked == (0,)
    reveal(party, ANA, 0)
    found = verify(party.to_the_end().session.record())
    assert (found.hidden, found.dropped) == ((0,), ())
    alone = bound(ANA, BO)
    alone.session.begin(ANA, alone.dice, alone.now, is_present=lambda user_id: False)
    assert (alone.session.status, alone.session.entropy) == ("playing", ("", ""))


def test_bots_and_several_seats_at_one_device() -> None:
    party = bound(ANA, "bot:greedy", ANA, target=20).begin()
    assert party.session.shares.asked == (0, 2)
    reveal(party, ANA, 0)
    reveal(party, ANA, 2)
    found = verify(party.to_the_end().session.record())
    assert found.hidden == (0, 2)


def test_a_part_in_the_open_counts_and_is_marked_so() -> None:
    party = bound(ANA, "")
    party.session.sit(BO, 1, "Bo", ENTROPY)
    party.commit()
    party.begin()
    assert party.session.shares.asked == (0,)
    reveal(party, ANA, 0)
    party.session.resign(ANA, 0, party.now)
    record = party.session.record()
    assert (record.tags["Dice.part.1"], record.tags["Dice.in-the-open"]) == (ENTROPY, "1")


@pytest.mark.parametrize("kind", ["real", "again", "old"])
def test_where_parts_make_no_difference_none_is_asked_for(kind: str) -> None:
    opened = bound(ANA, BO).session.opened
    options = Options(dice="real") if kind == "real" else Options()
    again = (ENTROPY, ENTROPY) if kind == "again" else ()
    scheme = OLD_SCHEME if kind == "old" else opened.scheme
    other = Opened(opened.game, opened.setup, options, ANA, opened.commitment, again, scheme=scheme)
    party = bound(ANA, BO, opened=other)
    assert not party.session.dice_due(0)
    party.begin()
    assert party.session.status == "playing"


def test_sitting_again_under_another_name_keeps_the_part() -> None:
    session = bound(ANA, BO).session
    session.sit(ANA, 0, "Anna")
    assert session.shares.commits[0] == share_commitment(0, PARTS[0])
    session.rise(ANA, 0)
    session.sit(CY, 0, "Cy")
    assert session.dice_due(0)
    session.commit(CY, 0, share_commitment(0, "d" * 32), 0.0)
    assert not session.dice_due(0)
    assert code_of(lambda: session.commit(CY, 0, "d" * 32, 0.0)) == "table/commit"
    assert code_of(lambda: session.sit(CY, 0, "Cy", "", "D" * 64)) == "table/commit"


def test_another_node_has_the_same_shares() -> None:
    party = bound(ANA, BO, CY, target=20).begin()
    reveal(party, BO, 1)
    reveal(party, CY, 2)
    wait(party)
    for user_id, seat in ((BO, 1), (CY, 2)):
        party.session.commit(user_id, seat, share_commitment(seat, "d" * 32), party.now)
        party.commit()
    assert vars(party.reread().shares) == vars(party.session.shares)
    assert any(isinstance(entry, Sealed) for entry in party.entries())


def test_the_same_dice_again_need_the_consent_of_all_players() -> None:
    party = bound(ANA, BO, "bot:greedy", target=20).begin()
    assert code_of(lambda: party.session.want_rematch(ANA, same_dice=True)) == "table/not-over"
    wait(party)
    session = party.to_the_end().session
    assert code_of(lambda: session.want_rematch(CY, same_dice=True)) == "table/not-yours"
    session.want_rematch(BO, same_dice=True)
    session.want_rematch(BO, same_dice=True)
    assert (session.rematch.same_dice, session.rematch.agreed(session.seats, same_dice=True)) == ((BO,), False)
    session.want_rematch(ANA, same_dice=True)
    assert session.rematch.agreed(session.seats, same_dice=True)
