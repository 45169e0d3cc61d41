"""Dice: every source gives each outcome its exact chance, and fair dice are even, different for every game, and can be checked."""

from __future__ import annotations

import hashlib
import hmac
import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec
import pytest

from rollhouse.core import entropy
from rollhouse.core.game import CHANCE, Outcomes
from rollhouse.core.record import Record
from rollhouse.core.record_text import from_text, to_text
from rollhouse.core.registry import game as find_game
from rollhouse.play import fair
from rollhouse.play.chance import RealDice, ScriptedDice, SeededDice, bot_rng
from rollhouse.play.entries import Opened, Options
from rollhouse.play.fair import (
    OLD_SCHEME,
    SCHEME,
    Added,
    FairDice,
    FairnessError,
    commitment,
    entropy_of,
    fairness_tags,
    new_secret,
    seal_of,
    share_commitment,
    verify,
)
from tests.play.shared import ANA, BO, ENTROPY, SECRET, SharedTable
from tests.rulesets import whole_game

# --- sources of chance --------------------------------------------------------------------------------------------------------------------


def six_dice() -> Outcomes[Any]:
    game = find_game("dicy-cards")
    return game.outcomes(game.start(game.setup({"players": 2, "first": 0})))


def bonus_cards() -> Outcomes[Any]:
    game = find_game("dicetto")
    state = game.start(game.setup({"players": 2, "first": 0}))
    while len(game.outcomes(state)) != 70:
        state = game.apply(state, game.outcomes(state).moves[0])
    return game.outcomes(state)


@pytest.mark.parametrize("outcomes", [six_dice(), bonus_cards()], ids=["dice", "cards"])
def test_fair_dice_give_every_outcome_its_exact_weight(outcomes: Outcomes[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """Every ticket that could be drawn, once: each outcome comes up as often as it weighs."""
    tickets: Iterator[int] = iter(range(outcomes.total))

    def drawn(self: FairDice, total: int, moment: int) -> int:
        assert total == outcomes.total
        return next(tickets)

    monkeypatch.setattr(FairDice, "ticket", drawn)
    dice = FairDice(bytes(32), ())
    counted = Counter(str(dice.answer(outcomes, 0)) for _ in range(outcomes.total))
    weights = outcomes.weights or (1,) * len(outcomes)
    assert counted == {str(move): weight for move, weight in zip(outcomes.moves, weights, strict=True)}
    assert sum(weights) == outcomes.total


def test_secrets_are_drawn_from_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(entropy, "_source", lambda purpose, size: bytes(range(size)))
    assert new_secret() == bytes(range(32))


def test_seeded_dice_depend_on_the_seed_and_the_ply_alone() -> None:
    outcomes = six_dice()
    one, same, other = SeededDice(1), SeededDice(1), SeededDice(2)
    rolls = [one.answer(outcomes, ply) for ply in range(30)]
    assert [same.answer(outcomes, ply) for ply in reversed(range(30))] == rolls[::-1]
    assert [other.answer(outcomes, ply) for ply in range(30)] != rolls
    assert len(set(map(str, rolls))) > 20


def test_seeded_dice_are_fair() -> None:
    """Sixty thousand throws of one die, with seeds that are written here: each face within five standard deviations of its share."""
    game = find_game("dicy-cards")
    state = game.start(game.setup({"players": 2, "first": 0}))
    for text in ("roll 123456", "freeze odd 1"):
        state = game.play(state, game.parse(text))
    one_die = game.outcomes(state)
    counted = Counter(str(SeededDice(seed).answer(one_die, ply)) for seed in range(60) for ply in range(1000))
    assert len(counted) == 6
    assert all(abs(count - 10_000) < 5 * (60_000 * 5 / 36) ** 0.5 for count in counted.values())


def test_scripted_dice_give_what_they_are_told_and_then_nothing() -> None:
    outcomes = six_dice()
    dice = ScriptedDice(["roll 123456", "roll 7", "roll 111111"])
    assert [str(dice.answer(outcomes, 0)) for _ in range(4)] == ["roll 123456", "None", "roll 111111", "None"]


def test_real_dice_always_ask() -> None:
    assert RealDice().answer(six_dice(), 0) is None


def test_a_bots_randomness_is_its_own() -> None:
    assert bot_rng(1, 2).random() == bot_rng(1, 2).random()
    numbers = {bot_rng(seed, ply).random() for seed in range(5) for ply in range(5)}
    assert len(numbers) == 25
    dice = {random.Random(f"rollhouse dice {seed} {ply}").random() for seed in range(5) for ply in range(5)}
    assert not numbers & dice
    assert bot_rng(None, 0).random() != bot_rng(None, 0).random()


# --- fair dice ----------------------------------------------------------------------------------------------------------------------------


def finished(game: str = "dicy-cards", scheme: str = SCHEME, **setup: Any) -> Record:
    small: dict[str, Any] = {"target": 40} if game == "dicy-cards" else {"cards_to_win": 2}
    return SharedTable((ANA, BO), game, scheme=scheme, **{**small, **setup}).begin().to_the_end().session.record()


def tagged(record: Record, **tags: str) -> Record:
    return msgspec.structs.replace(record, tags={**record.tags, **{name.replace("_", "."): value for name, value in tags.items()}})


def code_of(record: Record) -> str:
    with pytest.raises(FairnessError) as refused:
        verify(record)
    return refused.value.code


def counted(record: Record) -> tuple[int, int, int]:
    found = verify(record)
    return found.derived, found.by_hand, found.elsewhere


def rolls(record: Record) -> list[str]:
    """Chance's moves."""
    game = find_game(record.game)
    state, found = game.start(game.setup(record.setup)), []
    for text in record.moves:
        if state.to_act == CHANCE:
            found.append(text)
        state = game.apply(state, game.parse(text))
    return found


# --- even -------------------------------------------------------------------------------------------------------------------------------


class Digests:
    """Stands where HMAC stands, and gives these numbers one after the other."""

    def __init__(self, numbers: Sequence[int], width: int) -> None:
        self.numbers = list(numbers)
        self.width = width
        self.texts: list[bytes] = []

    def digest(self, key: bytes, text: bytes, algorithm: str) -> bytes:
        self.texts.append(text)
        return self.numbers.pop(0).to_bytes(self.width, "big")


@pytest.mark.parametrize("total", [1, 2, 3, 5, 6, 7, 36, 100, 128, 129, 255, 256])
def test_every_ticket_is_given_by_equally_many_numbers(total: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """With numbers of one byte all of them can be tried: what does not divide evenly is drawn again."""
    monkeypatch.setattr(fair, "_RANGE", 256)
    dice = FairDice(SECRET, ())
    counts: Counter[int] = Counter()
    again = 0
    for number in range(256):
        digests = Digests([number, 0], 1)
        monkeypatch.setattr(hmac, "digest", digests.digest)
        ticket = dice.ticket(total, 0)
        if digests.numbers:
            counts[ticket] += 1
        else:
            again += 1
            first, second = digests.texts
            assert first != second
    assert again == 256 % total
    assert counts == dict.fromkeys(range(total), 256 // total)


def test_tickets_of_real_hashes_spread_evenly() -> None:
    """Chi-squared with 461 degrees of freedom; with this secret the figure is what it is, and far from the bound of 1 in a million."""
    dice = FairDice(SECRET, [ENTROPY])
    counts = Counter(dice.ticket(462, moment) for moment in range(46_200))
    assert set(counts) == set(range(462))
    assert 330 < sum((counts[ticket] - 100) ** 2 / 100 for ticket in range(462)) < 620


@pytest.mark.parametrize("scheme", [SCHEME, OLD_SCHEME])
def test_a_roll_is_the_documented_hmac(scheme: str) -> None:
    """Derived by hand, as the documentation says."""
    entropy = [ENTROPY, ""]
    together = hashlib.sha256(f"{ENTROPY}\n".encode()).digest()
    number = int.from_bytes(hmac.new(SECRET, scheme.encode() + b" dice\n" + together + b"\n7000\n0", hashlib.sha256).digest(), "big")
    assert entropy_of(entropy) == together
    assert FairDice(SECRET, entropy, scheme).ticket(46_656, 7000) == number % 46_656


def test_commitments_and_the_seal_are_the_documented_hashes() -> None:
    assert share_commitment(1, ENTROPY) == hashlib.sha256(f"rollhouse-2 part\n1\n{ENTROPY}".encode()).hexdigest()
    assert seal_of("c", ["a", "", "b"]) == hashlib.sha256(b"rollhouse-2 seal\nc\na\n\nb").hexdigest()


def test_secret_entropy_and_moment_each_change_the_dice() -> None:
    def series(secret: bytes, entropy: Sequence[str], start: int = 0) -> list[int]:
        dice = FairDice(secret, entropy)
        return [dice.ticket(1 << 64, moment) for moment in range(start, start + 5)]

    plain = series(SECRET, ["a", "b"])
    others = [series(SECRET[::-1], ["a", "b"]), series(SECRET, ["b", "a"]), series(SECRET, ["ab", ""]), series(SECRET, ["a", "b"], 5)]
    assert plain == series(SECRET, ["a", "b"])
    assert len({number for one in (plain, *others) for number in one}) == 25


def test_commitment_and_dice_are_of_different_domains() -> None:
    """The published hash is no roll, and is not derived like one."""
    secret = new_secret()
    assert commitment(secret) == hmac.new(secret, b"rollhouse-2 commitment", hashlib.sha256).hexdigest()
    assert commitment(secret, OLD_SCHEME) == hmac.new(secret, b"rollhouse-1 commitment", hashlib.sha256).hexdigest()
    published = int(commitment(secret), 16)
    assert published not in {FairDice(secret, []).ticket(1 << 256, moment) for moment in range(1000)}


def test_secrets_are_long_and_never_the_same() -> None:
    made = {new_secret() for _ in range(100)}
    assert len(made) == 100
    assert {len(secret) for secret in made} == {32}


def test_dice_do_not_show_their_secret() -> None:
    assert SECRET.hex() not in repr(FairDice(SECRET, ["x"]))
    assert "x" not in repr(FairDice(SECRET, ["x"]))


# --- accepted ---------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "setup"),
    [("dicy-cards", {}), ("dicy-cards", {"mode": "interglacial", "first": "random"}), ("dicetto", {}), ("dicetto", {"first": "random"})],
)
@pytest.mark.parametrize("scheme", [SCHEME, OLD_SCHEME])
def test_a_whole_game_is_derived_again(game: str, setup: dict[str, Any], scheme: str) -> None:
    record = finished(game, scheme, **setup)
    assert verify(record).derived == len(rolls(record)) > 5


def test_a_game_against_a_bot_verifies_also_when_its_record_is_read_again() -> None:
    record = SharedTable((ANA, "bot:greedy"), target=40).begin().to_the_end().session.record()
    assert record.seats == ("Ana", "bot:greedy")
    assert verify(record).derived == verify(from_text(to_text(record))).derived == len(rolls(record))


def test_a_game_with_moves_taken_back_verifies() -> None:
    party = SharedTable((ANA, "bot:random"), target=40).begin()
    taken = 0
    while party.session.status == "playing":
        if party.session.roll_due() is not None:
            party.roll(ANA)
        party.move(ANA, str(party.session.game.legal(party.session.state)[0]))
        if taken < 4 and party.session.undoable():
            party.undo(ANA)
            taken += 1
        party.bots()
    assert taken == 4
    record = party.session.record()
    assert verify(record).derived == len(rolls(record))


def test_real_dice_are_not_derived_but_the_others_are() -> None:
    party = SharedTable((ANA, BO), options=Options(real_seats=(1,)), target=40).begin().to_the_end()
    record = party.session.record()
    assert record.tags["Dice.by-hand"] == "1"
    found = verify(record)
    assert (found.derived > 0, found.by_hand > 0) == (True, True)
    assert (found.by_hand, found.elsewhere) == (len(rolls(record)) - found.derived, 0)


def test_typed_rolls_are_counted_and_not_derived() -> None:
    for options in (Options(dice="real"), Options(real_seats=(0, 1))):
        record = SharedTable((ANA, BO), options=options, target=40).begin().to_the_end().session.record()
        assert counted(record) == (0, len(rolls(record)), 0)


def test_a_game_without_a_roll_has_nothing_to_check() -> None:
    party = SharedTable((ANA, BO)).begin()
    party.session.resign(BO, 1, 0.0)
    assert counted(party.session.record()) == (0, 0, 0)


def test_a_record_of_bots_that_are_not_known_here_verifies() -> None:
    record = finished()
    assert verify(msgspec.structs.replace(record, seats=("bot:perfect", "Ana"))) == verify(record)


def test_a_game_with_the_same_dice_again_verifies_and_begins_alike() -> None:
    first = SharedTable((ANA, BO), "dicetto", cards_to_win=1).begin().to_the_end()
    opened = first.session.opened
    commits = tuple(first.session.shares.commits)
    again = msgspec.structs.replace(opened, entropy=first.session.entropy, commits=commits)
    second = SharedTable((BO, ANA), opened=again).begin().to_the_end(seed=2)
    record = second.session.record()
    assert verify(record).derived == len(rolls(record))
    assert rolls(record)[:6] == rolls(first.session.record())[:6]
    assert (verify(record).again, verify(first.session.record()).again) == (True, False)
    assert verify(record).seal == verify(first.session.record()).seal


def test_a_game_that_went_on_from_another_verifies_from_there() -> None:
    parent = SharedTable((ANA, BO), target=40).begin().to_the_end().session
    moves = parent.record().moves[:7]
    other = bytes(32)
    opened = Opened(parent.game.id, parent.opened.setup, Options(), ANA, commitment(other), moves=moves, scheme=SCHEME)
    record = SharedTable((ANA, BO), secret=other, opened=opened).begin().to_the_end(seed=3).session.record()
    assert record.moves[:7] == moves
    before = len(rolls(msgspec.structs.replace(record, moves=moves)))
    assert counted(record) == (len(rolls(record)) - before, 0, before)
    assert 0 < before < len(rolls(record))


def test_a_game_that_was_given_up_verifies_as_far_as_it_went() -> None:
    party = SharedTable((ANA, BO)).begin()
    party.roll(ANA)
    party.move(ANA, "skip")
    party.session.resign(BO, 1, 0.0)
    assert verify(party.session.record()).derived == 1


# --- refused ----------------------------------------------------------------------------------------------------------------------------


def other_roll(record: Record) -> Record:
    """The last roll of all is another one."""
    place = max(number for number, text in enumerate(record.moves) if text.startswith("roll"))
    other = "roll 111111"[: len(record.moves[place])]
    assert record.moves[place] != other
    return msgspec.structs.replace(record, moves=(*record.moves[:place], other), result=None)


TAMPERINGS: dict[str, tuple[Callable[[Record], Record], str]] = {
    "a roll": (other_roll, "fair/roll"),
    "a seat's part": (lambda record: tagged(record, Dice_part_1="f" * 32), "fair/part"),
    "a seat's part left out": (lambda record: tagged(record, Dice_part_0=""), "fair/part"),
    "a seat's part and commitment": (
        lambda record: tagged(record, Dice_part_1="f" * 32, Dice_commit_1=share_commitment(1, "f" * 32)),
        "fair/roll",
    ),
    "two seats' parts for each other": (
        lambda record: tagged(record, Dice_commit_0=record.tags["Dice.commit.1"], Dice_commit_1=record.tags["Dice.commit.0"]),
        "fair/part",
    ),
    "the secret": (lambda record: tagged(record, Dice_secret="00" * 32), "fair/commitment"),
    "the secret and the commitment": (
        lambda record: tagged(record, Dice_secret="00" * 32, Dice_commitment=commitment(bytes(32))),
        "fair/roll",
    ),
    "the commitment": (lambda record: tagged(record, Dice_commitment="0" * 64), "fair/commitment"),
    "a commitment that is no hash": (lambda record: tagged(record, Dice_commitment="é"), "fair/commitment"),
    "a secret that is none": (lambda record: tagged(record, Dice_secret="no secret"), "fair/secret"),
    "the scheme": (lambda record: tagged(record, Dice="rollhouse-0"), "fair/not-verifiable"),
    "seats that are no numbers": (lambda record: tagged(record, **{"Dice_by-hand": "² x", "Dice_before": "²"}), ""),
    "numbers without end": (lambda record: tagged(record, **{"Dice_by-hand": "9" * 5000, "Dice_before": "9" * 5000}), ""),
}


@pytest.mark.parametrize("what", TAMPERINGS)
@pytest.mark.parametrize("game", ["dicy-cards", "dicetto"])
def test_tampering_is_found(what: str, game: str) -> None:
    tamper, code = TAMPERINGS[what]
    record = tamper(finished(game))
    if code:
        assert code_of(record) == code
    else:
        assert verify(record).derived > 0


def test_a_wrong_roll_is_named_with_what_it_should_have_been() -> None:
    record = finished()
    wrong = other_roll(record)
    with pytest.raises(FairnessError) as refused:
        verify(wrong)
    place = len(wrong.moves) - 1
    error = refused.value
    assert (error.value, error.location, error.expected) == (wrong.moves[place], str(place + 1), (record.moves[place],))


def test_a_game_in_progress_keeps_its_secret() -> None:
    record = SharedTable((ANA, BO)).begin().session.record()
    assert "Dice.secret" not in record.tags
    assert code_of(record) == "fair/not-over"


def test_other_records_can_not_be_verified() -> None:
    assert code_of(whole_game("dicy-cards-short")) == "fair/not-verifiable"


@pytest.mark.parametrize(
    ("tags", "code"),
    [
        ({"Dice_entropy_1": "f" * 32}, "fair/roll"),
        ({"Dice_entropy_0": ""}, "fair/roll"),
        ({"Dice_secret": "00" * 32}, "fair/commitment"),
        ({"Dice": SCHEME}, "fair/commitment"),
    ],
)
def test_tampering_with_a_record_of_the_old_scheme_is_found(tags: dict[str, str], code: str) -> None:
    record = finished(scheme=OLD_SCHEME)
    assert verify(record).in_the_open == (0, 1)
    assert (verify(record).hidden, verify(record).seal) == ((), "")
    assert code_of(tagged(record, **tags)) == code


def test_tags_hold_the_secret_only_when_it_is_given() -> None:
    assert "Dice.secret" not in fairness_tags(None, "c", Added(("e",)))
    assert fairness_tags(b"\x01", "c", Added(("e", ""), ("h", ""), (0,), (1,), again=True), (1,), 3) == {
        "Dice": "rollhouse-2",
        "Dice.commitment": "c",
        "Dice.commit.0": "h",
        "Dice.part.0": "e",
        "Dice.in-the-open": "0",
        "Dice.dropped": "1",
        "Dice.again": "yes",
        "Dice.by-hand": "1",
        "Dice.before": "3",
        "Dice.secret": "01",
    }
    assert fairness_tags(None, "c", Added(("e", "")), scheme=OLD_SCHEME) == {
        "Dice": "rollhouse-1",
        "Dice.commitment": "c",
        "Dice.entropy.0": "e",
        "Dice.entropy.1": "",
    }
