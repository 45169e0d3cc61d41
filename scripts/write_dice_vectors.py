"""Writes records and the verdict on their dice to `tests/vectors/dice.json`: `python -m scripts.write_dice_vectors`.

The browser's dice check (`web/src/check/verify.test.ts`) and `rollhouse verify` (`tests/play/test_dice_vectors.py`) must both come to them.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from rollhouse.core.game import CHANCE
from rollhouse.core.record import Record
from rollhouse.core.record_json import to_json
from rollhouse.core.record_text import to_text
from rollhouse.core.registry import game as find_game
from rollhouse.play.chance import SeededDice
from rollhouse.play.driver import Driver
from rollhouse.play.fair import (
    OLD_SCHEME,
    SCHEME,
    Added,
    FairDice,
    FairnessError,
    commitment,
    fairness_tags,
    share_commitment,
    verify,
)
from rollhouse.play.players import Player
from rollhouse.play.table import Table

FILE = Path(__file__).parent.parent / "tests" / "vectors" / "dice.json"
SECRET = bytes(range(1, 33))
SETUPS: dict[str, tuple[str, dict[str, Any]]] = {
    "glacial": ("dicy-cards", {"players": 2, "first": 1, "mode": "glacial", "target": 60}),
    "interglacial": ("dicy-cards", {"players": 4, "first": "random", "mode": "interglacial", "target": 40}),
    "interglacial by older rules": ("dicy-cards", {"players": 2, "first": 0, "mode": "interglacial", "target": 40, "among": 9}),
    "solo": ("dicy-cards", {"players": 1, "first": 0, "mode": "d", "target": 60}),
    "dicetto": ("dicetto", {"players": 3, "first": "random", "cards_to_win": 3}),
    "dicetto without bonus": ("dicetto", {"players": 2, "first": 0, "bonus": False, "cards_to_win": 3}),
}


def play(
    setup: str, *, by_hand: Sequence[int] = (), before: int = 0, scheme: str = SCHEME, silent: Sequence[int] = (), **flags: bool
) -> Record:
    """A whole game between bots with verifiable dice.

    Seats in `by_hand` roll other dice, and so do all for the first `before` moves; `silent` seats add nothing to the dice.
    """
    game_id, options = SETUPS[setup]
    game = find_game(game_id)
    read = game.setup(options)
    entropy = ["" if seat in silent else random.Random(seat).randbytes(16).hex() for seat in range(read.players)]
    fair, other = FairDice(SECRET, entropy, scheme), SeededDice(5)
    players = [Player("bot:random" if seat % 2 else "bot:greedy") for seat in range(read.players)]  # the random one rerolls a lot
    table = Table(game, read, players, fair, seed=7)
    driver = Driver(table)
    while table.outcome is None:
        state: Any = table.state
        if state.to_act == CHANCE:
            source = other if state.turn in by_hand or table.ply < before else fair
            table.submit(source.answer(game.outcomes(state), table.moment))
        else:
            driver.step()
    commits = tuple(part and share_commitment(seat, part) for seat, part in enumerate(entropy))
    added = Added(tuple(entropy), commits, (0,), tuple(silent), **flags)
    tags = fairness_tags(SECRET, commitment(SECRET, scheme), added, by_hand, before, scheme=scheme)
    return msgspec.structs.replace(table.record, tags=tags)


def verdict_on(record: Record) -> dict[str, Any]:
    """The verdict of `verify` on a record, as the browser's check words it."""
    try:
        checked = verify(record)
    except FairnessError as error:
        verdict: dict[str, Any] = {"ok": False, "reason": error.code.removeprefix("fair/")}
        if error.code == "fair/roll":
            verdict |= {"number": int(error.location), "value": error.value, "derived": error.expected[0]}
        elif error.code == "fair/part":
            verdict["seat"] = int(error.location)
        return verdict
    return {
        "ok": True,
        "checked": checked.derived,
        "byHand": checked.by_hand,
        "elsewhere": checked.elsewhere,
        "seal": checked.seal,
        "hidden": list(checked.hidden),
        "inTheOpen": list(checked.in_the_open),
        "dropped": list(checked.dropped),
        "again": checked.again,
        "shared": checked.shared,
        "commitment": checked.commitment,
    }


def changed_roll(record: Record) -> Record:
    """The record up to its last roll, which shows other faces than it did."""
    place = max(number for number, move in enumerate(record.moves) if move.startswith("roll "))
    faces = record.moves[place].removeprefix("roll ")
    other = "1" * len(faces) if faces != "1" * len(faces) else "2" * len(faces)
    return msgspec.structs.replace(record, moves=(*record.moves[:place], f"roll {other}"), result=None)


def records() -> dict[str, Record]:
    """Every kind of game, of dice and of fault, by what it shows."""
    plain = {name: play(name) for name in SETUPS}
    glacial = plain["glacial"]

    def tagged(**changes: str | None) -> Record:
        tags = {**glacial.tags, **{f"Dice.{name}": value for name, value in changes.items()}}
        return msgspec.structs.replace(glacial, tags={name: value for name, value in tags.items() if value is not None})

    typed = play("glacial", by_hand=(0, 1))
    return {
        **plain,
        "older scheme": play("dicetto", scheme=OLD_SCHEME),
        "one silent seat": play("dicetto", silent=(1,)),
        "all seats silent": play("dicetto", silent=(0, 1, 2)),
        "dice of an earlier game": play("dicetto", again=True),
        "dice of other tables too": play("dicetto", shared=True),
        "one seat rolls real dice": play("dicetto", by_hand=(1,)),
        "went on from another table": play("dicetto", before=30),
        "all seats roll real dice": typed,
        "real dice only": msgspec.structs.replace(typed, tags={"Dice": "real"}),
        "given up at once": msgspec.structs.replace(typed, moves=(), result=None),
        **{f"{name}, changed": changed_roll(record) for name, record in plain.items()},
        "no secret": tagged(secret=None),
        "another secret": tagged(secret="00" * 32),
        "a secret that is none": tagged(secret="xyz"),
        "another part": tagged(**{"part.1": "ff" * 16}),
        "dice of no scheme": msgspec.structs.replace(glacial, tags={"Dice": "virtual"}),
    }


def main() -> int:
    """Write the file: each record in one of its two written forms, and one in both."""
    vectors = []
    for number, (name, record) in enumerate(records().items()):
        forms = {"text": to_text(record), "JSON": to_json(record)}
        wanted = forms if name == "glacial" else dict([list(forms.items())[number % 2]])
        vectors += [{"name": f"{name} ({form})", "record": text, "verdict": verdict_on(record)} for form, text in wanted.items()]
    FILE.write_text(json.dumps(vectors, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
