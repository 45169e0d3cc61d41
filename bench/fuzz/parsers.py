"""Everything that reads what people write: records, moves, decks, sets of cards, setups, positions, the referee's lines."""

from __future__ import annotations

import json
import random
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import msgspec

from rollhouse.commands.referee import Referee
from rollhouse.core.data import package_file
from rollhouse.core.errors import RollhouseError
from rollhouse.core.game import CHANCE
from rollhouse.core.record import Record
from rollhouse.core.record_json import to_json
from rollhouse.core.record_text import read, to_text
from rollhouse.core.registry import game as find_game
from rollhouse.games.dicy_cards.commands.typed_position import place, read_dice
from rollhouse.locale import catalogue

Reads: TypeAlias = Callable[[str], object]
"""Reads a text, or raises a `RollhouseError`. Anything else is a fault."""
GAMES = ("dicy-cards", "dicetto")
_SETUPS: dict[str, dict[str, object]] = {"dicy-cards": {"mode": "d", "target": 40}, "dicetto": {}}
_MOVES = 30
_POSITIONS = [
    '{"scores":[12,30],"rows":["odd",null],"dice":"123466"}',
    '{"scores":[0,0,5],"rows":["none","","odd even"],"dice":"1 1 2 3 4 5"}',
]


class Target(NamedTuple):
    """One of them, and texts that it takes."""

    name: str
    samples: list[str]
    reads: Reads


@contextmanager
def parsers() -> Iterator[list[Target]]:
    """All of them; those that read files have a folder for that long."""
    with tempfile.TemporaryDirectory(prefix="rollhouse-fuzz-") as folder:
        records = [_record(game) for game in GAMES]
        yield [
            Target("records", [form(record) for record in records for form in (to_text, to_json)], read),
            *(Target(f"moves of {game}", list(record.moves), _moves(game)) for game, record in zip(GAMES, records, strict=True)),
            Target("decks", [_shipped("dicetto", "deck.toml")], _file(Path(folder) / "deck.toml", "dicetto", "deck")),
            Target("modes", [_shipped("dicy_cards", "modes.toml")], _file(Path(folder) / "modes.toml", "dicy-cards", "modes")),
            *(Target(f"setups of {game}", [json.dumps(record.setup)], _setup(game)) for game, record in zip(GAMES, records, strict=True)),
            Target("positions", _POSITIONS, _position),
            Target("the referee", _requests(records), _referee()),
        ]


def _shipped(package: str, name: str) -> str:
    return package_file(f"rollhouse.games.{package}", name).read_text(encoding="utf-8")


def _record(name: str) -> Record:
    """The beginning of a game, with any moves."""
    game, rng = find_game(name), random.Random(7)
    setup = game.setup({"players": 2, **_SETUPS[name]})
    state, record = game.start(setup), Record.begin(game, setup, ("Ana", "Bo"))
    for _ in range(_MOVES):
        move = game.outcomes(state).sample(rng) if state.to_act == CHANCE else rng.choice(game.legal(state))
        state, record = game.apply(state, move), record.then(move)
    return record


def _moves(name: str) -> Reads:
    game = find_game(name)
    state = game.start(game.setup({"players": 2, **_SETUPS[name]}))
    return lambda text: game.play(state, game.parse(text))


def _file(path: Path, name: str, option: str) -> Reads:
    game = find_game(name)

    def reads(text: str) -> object:
        path.write_bytes(text.encode(errors="surrogatepass"))
        return game.setup({"players": 2, option: str(path)})

    return reads


def _json(text: str) -> dict[str, Any]:
    """The value in a client's JSON; damaged JSON is refused by msgspec, not by our parser."""
    try:
        found = msgspec.json.decode(text.encode(errors="replace"))
    except (msgspec.DecodeError, RecursionError):
        found = None
    return found if isinstance(found, dict) else {"what": text}


def _setup(name: str) -> Reads:
    game = find_game(name)

    def reads(text: str) -> object:
        """Without options that name files: they could name any file."""
        given = _json(text)
        return game.setup({key: value for key, value in given.items() if key not in ("deck", "modes") or not isinstance(value, str)})

    return reads


def _position(text: str) -> object:
    given = _json(text)
    scores = [score for score in _list(given.get("scores")) if isinstance(score, int)] or [0, 0]
    rows = [row if isinstance(row, str) else None for row in _list(given.get("rows"))]
    dice = str(given.get("dice", given.get("what", "")))
    return place({"mode": "d", "target": 40}, scores, (rows + [None] * len(scores))[: len(scores)], read_dice(dice))


def _list(value: object) -> list[Any]:
    return value if isinstance(value, list) else []


def _requests(records: list[Record]) -> list[str]:
    requests: list[dict[str, object]] = [{"do": what} for what in ("legal", "position", "undo", "record")]
    for record in records:
        requests += [
            {"do": "new", "game": record.game, "setup": record.setup, "id": 7},
            {"do": "load", "record": to_text(record), "partial": True},
            {"do": "record", "format": "json"},
        ]
        requests += [{"do": "play", "move": move} for move in record.moves[:10]]
    return [json.dumps(one) for one in requests]


def _referee() -> Reads:
    """The referee, game after game: it answers every line with text that can be encoded."""
    referee = Referee(catalogue("en"))

    def reads(text: str) -> object:
        answer = referee.answer(text.encode(errors="surrogatepass"))
        msgspec.json.encode(answer)
        if not answer["ok"]:
            raise RollhouseError(f"rollhouse/{answer['code']}")
        return answer

    return reads
