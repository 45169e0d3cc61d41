"""The page that checks dice comes to the same verdicts as `rollhouse verify`, from records alone."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rollhouse.core.game import CHANCE
from rollhouse.core.record import Record
from rollhouse.core.record_json import to_json
from rollhouse.core.record_text import read_file, to_text
from rollhouse.core.registry import game as find_game
from rollhouse.play.chance import SeededDice
from rollhouse.play.driver import Driver
from rollhouse.play.fair import OLD_SCHEME, SCHEME, Added, FairDice, commitment, fairness_tags, part_commitment, verify
from rollhouse.play.local import LocalGame
from rollhouse.play.players import Player
from rollhouse.play.saves import Saves
from rollhouse.play.table import Table
from tests.web.node import answers

SECRET = bytes(range(1, 33))
SETUPS: dict[str, tuple[str, dict[str, Any]]] = {
    "glacial": ("dicy-cards", {"players": 2, "first": 1, "mode": "glacial", "target": 150}),
    "interglacial": ("dicy-cards", {"players": 4, "first": "random", "mode": "interglacial", "target": 80}),
    "interglacial by older rules": ("dicy-cards", {"players": 2, "first": 0, "mode": "interglacial", "target": 80, "among": 9}),
    "solo": ("dicy-cards", {"players": 1, "first": 0, "mode": "d", "target": 200}),
    "dicetto": ("dicetto", {"players": 3, "first": "random", "cards_to_win": 5}),
    "dicetto without bonus": ("dicetto", {"players": 2, "first": 0, "bonus": False, "cards_to_win": 4}),
}


def played(
    game_id: str, options: dict[str, Any], *, by_hand: Sequence[int] = (), before: int = 0, scheme: str = SCHEME, silent: Sequence[int] = ()
) -> Record:
    """A whole game between bots with verifiable dice; some seats roll others, and so did everybody for the first moves."""
    game = find_game(game_id)
    setup = game.setup(options)
    entropy = ["" if seat in silent else random.Random(seat).randbytes(16).hex() for seat in range(setup.players)]
    fair, other = FairDice(SECRET, entropy, scheme), SeededDice(5)
    players = [Player("bot:random" if seat % 2 else "bot:greedy") for seat in range(setup.players)]  # the random one rerolls a lot
    table = Table(game, setup, players, fair, seed=7)
    driver = Driver(table)
    while table.outcome is None:
        state: Any = table.state
        if state.to_act == CHANCE:
            source = other if state.turn in by_hand or table.ply < before else fair
            table.submit(source.answer(game.outcomes(state), table.moment))
        else:
            driver.step()
    commits = tuple(part and part_commitment(seat, part) for seat, part in enumerate(entropy))
    added = Added(tuple(entropy), commits, (0,), tuple(silent))
    tags = fairness_tags(SECRET, commitment(SECRET, scheme), added, by_hand, before, scheme=scheme)
    return msgspec.structs.replace(table.record, tags=tags)


def wanted(record: Record) -> dict[str, Any]:
    """The verdict that the page must come to: what `rollhouse verify` says."""
    found = verify(record)
    return {
        "ok": True,
        "checked": found.derived,
        "byHand": found.by_hand,
        "elsewhere": found.elsewhere,
        "seal": found.seal,
        "hidden": list(found.hidden),
        "inTheOpen": list(found.in_the_open),
        "dropped": list(found.dropped),
        "again": found.again,
        "shared": found.shared,
        "commitment": found.commitment,
    }


def verdicts(texts: Iterable[str], *flags: str) -> list[Any]:
    """What the page says of these records."""
    return answers("verify-records.js", texts, *flags)


@pytest.fixture(scope="module")
def records() -> dict[str, Record]:
    return {name: played(game, options) for name, (game, options) in SETUPS.items()}


@pytest.mark.parametrize("flags", [(), ("--plain",)], ids=["with the browser's cryptography", "with our own"])
def test_every_roll_of_every_kind_of_game_is_derived_again(records: dict[str, Record], flags: tuple[str, ...]) -> None:
    checked = [verify(record).derived for record in records.values()]
    assert min(checked) > 10
    verbs = {move.partition(" ")[0] for record in records.values() for move in record.moves}
    assert verbs >= {"roll", "first", "deal", "draw", "bonus", "duel"}
    right = [wanted(record) for record in records.values()]
    written = [write(record) for write in (to_text, to_json) for record in records.values()]
    assert verdicts(written, *flags) == [*right, *right]


def test_the_page_says_the_same_of_older_records_and_of_every_way_to_add_a_part() -> None:
    game, options = SETUPS["dicetto"]
    kinds = [
        played(game, options),
        played(game, options, scheme=OLD_SCHEME),
        played(game, options, silent=(1,)),
        played(game, options, silent=(0, 1, 2)),
    ]
    kinds.append(msgspec.structs.replace(kinds[0], tags={**kinds[0].tags, "Dice.again": "yes"}))
    found = [verify(record) for record in kinds]
    assert [(one.hidden, one.in_the_open, one.dropped, one.again) for one in found] == [
        ((1, 2), (0,), (), False),
        ((), (0, 1, 2), (), False),
        ((2,), (0,), (1,), False),
        ((), (), (0, 1, 2), False),
        ((1, 2), (0,), (), True),
    ]
    assert verdicts(map(to_text, kinds)) == [wanted(record) for record in kinds]


def test_the_page_accepts_a_game_of_the_terminal(tmp_path: Path) -> None:
    game = find_game("dicy-cards")
    players = [Player("bot:greedy"), Player("bot:random")]
    local = LocalGame.begin(Saves(tmp_path), game, game.setup({"players": 2, "first": "random", "target": 60}), players)
    driver = Driver(local.table)
    while local.table.outcome is None:
        driver.step()
    kept = local.kept()
    assert kept is not None
    count = verify(read_file(kept)).derived
    assert count > 10
    assert verdicts([kept.read_text()]) == [wanted(read_file(kept))]


def test_real_dice_and_moves_of_another_table_are_left_out() -> None:
    game, options = SETUPS["dicetto"]
    mixed, forked = played(game, options, by_hand=(1,)), played(game, options, before=30)
    for record, verdict in zip((mixed, forked), verdicts([to_text(mixed), to_json(forked)]), strict=True):
        found = verify(record)
        assert found.derived > 5
        assert found.by_hand + found.elsewhere > 5
        assert verdict == wanted(record)


def test_where_nothing_can_be_checked_nothing_is_called_right() -> None:
    game, options = SETUPS["glacial"]
    typed = played(game, options, by_hand=(0, 1))
    real = msgspec.structs.replace(typed, tags={"Dice": "real"})
    rolled = verify(typed).by_hand
    assert rolled > 10
    given_up = msgspec.structs.replace(typed, moves=(), result=None)
    assert verdicts(map(to_json, (typed, real, given_up))) == [wanted(typed), wanted(real), wanted(given_up)]
    assert wanted(given_up)["checked"] == 0


def test_a_changed_roll_is_found(records: dict[str, Record]) -> None:
    cheated, right = [], []
    for record in records.values():
        place = max(number for number, move in enumerate(record.moves) if move.startswith("roll "))
        faces = record.moves[place].removeprefix("roll ")
        other = "1" * len(faces) if faces != "1" * len(faces) else "2" * len(faces)
        moves = (*record.moves[:place], f"roll {other}")
        cheated.append(to_json(msgspec.structs.replace(record, moves=moves, result=None)))
        right.append({"ok": False, "reason": "roll", "number": place + 1, "came": f"roll {other}", "derived": record.moves[place]})
    assert verdicts(cheated) == right


def test_what_is_missing_or_does_not_fit_is_said(records: dict[str, Record]) -> None:
    record = records["glacial"]

    def tagged(**changes: str | None) -> str:
        tags = {**record.tags, **{f"Dice.{name}": value for name, value in changes.items()}}
        return to_json(msgspec.structs.replace(record, tags={name: value for name, value in tags.items() if value is not None}))

    other_dice = to_json(msgspec.structs.replace(record, tags={"Dice": "virtual"}))
    other = to_json(record).replace('"dicy-cards"', '"dicy-bards"')
    other_part = {"part.1": "ff" * 16}
    changed = [tagged(secret=None), tagged(secret="00" * 32), tagged(secret="xyz"), tagged(**other_part)]
    found = verdicts([*changed, other_dice, other, "not a record", "{}"])
    assert [verdict and verdict["reason"] for verdict in found] == [
        "not-over",
        "commitment",
        "secret",
        "part",
        "not-verifiable",
        "game",
        None,
        None,
    ]
