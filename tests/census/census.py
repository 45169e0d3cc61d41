"""Counting the tree: how many lines of play there are to a fixed depth, and where they lead.

A census of a position counts, after each move, the lines (sequences of moves, chance's included) that end with chance to act, with a
player to decide, or with the game over, and how many lines made each kind of move (its verb, and the card it names) last. Dice are
multisets, so a roll of six has 462 outcomes; where `chance` is a number, only so many outcomes are followed, evenly spaced in the
order of their texts. Lines that meet in the same position are counted on together from there: the counts are the tree's all the same.

    python -m tests.census        counts again and writes golden.json; review the difference as a change of the rules
"""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from rollhouse.core.game import CHANCE, GAME_OVER, AnyGame
from rollhouse.core.record import Record, positions
from rollhouse.core.record_text import read_file
from rollhouse.core.registry import game as find_game
from tests.records.golden import path_of
from tests.rulesets import RULE_SETS

GOLDEN = Path(__file__).parent / "golden.json"


class Look(msgspec.Struct, frozen=True):
    """Where to count from, and how far."""

    name: str
    depth: int
    chance: int | None = None
    """How many outcomes of chance are followed; all when None."""
    turns_to_go: int = 0
    """When not 0: from the beginning of the golden record's last turn, its last but one, …; instead of from the start."""


class Ply(msgspec.Struct, frozen=True):
    """The lines after one more move."""

    chance: int
    decision: int
    terminal: int
    moves: dict[str, int]
    """How many lines made this kind of move last."""


Census: TypeAlias = list[Ply]

_TWO_TURNS = Look("last two turns", 5, chance=3, turns_to_go=2)
_DICY: tuple[Look, ...] = (Look("opening", 2), Look("first two turns", 4, chance=4), _TWO_TURNS)
_DICETTO: tuple[Look, ...] = (Look("first card", 1), Look("first turn", 8, chance=3), Look("last two turns", 6, chance=4, turns_to_go=2))

LOOKS: dict[str, tuple[Look, ...]] = {name: _DICY if rules.game_id == "dicy-cards" else _DICETTO for name, rules in RULE_SETS.items()} | {
    "dicy-cards-interglacial": (Look("deal", 1), Look("opening", 3, chance=20), _TWO_TURNS),
    "dicy-cards-4-players": (Look("who starts", 2), Look("opening", 3, chance=30), _TWO_TURNS),
    "dicetto-4-players": (Look("who starts", 2), Look("first turn", 9, chance=2), _DICETTO[-1]),
}


def census(game: AnyGame, state: Any, depth: int, chance: int | None) -> Census:
    """The counts after each of `depth` moves."""
    lines = Counter({state: 1})
    plies: Census = []
    for _ in range(depth):
        after = Counter[Any]()
        kinds = Counter[str]()
        for one, count in lines.items():
            for move in _followed(game, one, chance):
                after[game.apply(one, move)] += count
                kinds[_kind(move)] += count
        actors = Counter[int]()
        for one, count in after.items():
            actors[one.to_act] += count
        decisions = sum(count for seat, count in actors.items() if seat >= 0)
        plies.append(Ply(actors[CHANCE], decisions, actors[GAME_OVER], dict(sorted(kinds.items()))))
        lines = after
    return plies


def _followed(game: AnyGame, state: Any, chance: int | None) -> list[Any]:
    moves = list(game.legal(state))
    if state.to_act != CHANCE or chance is None or len(moves) <= chance:
        return moves
    moves.sort(key=str)
    return [moves[(len(moves) - 1) * place // (chance - 1)] for place in range(chance)]


@cache
def _kind(move: Any) -> str:
    """The verb and the card or slot, without the dice: `freeze odd 12` is a `freeze odd`."""
    verb, *rest = str(move).split()
    named = rest[0] if rest and verb in ("freeze", "score", "reset", "place", "draw") else ""
    return f"{verb} {named.partition('#')[0]}".rstrip()


def position_before_end(record: Record, turns: int) -> Any:
    """The position in which the record's last turn began, or its last but one, …"""
    game = find_game(record.game)
    states = [state for _, state in positions(record)]
    began = [ply for ply in range(1, len(states)) if game.turn_key(states[ply]) != game.turn_key(states[ply - 1])]
    return states[([0] * turns + began)[-turns]]


def look(name: str, where: Look) -> Census:
    """One look at one rule set."""
    rules = RULE_SETS[name]
    state = rules.game.start(rules.setup)
    if where.turns_to_go:
        state = position_before_end(read_file(path_of(name)), where.turns_to_go)
    return census(rules.game, state, where.depth, where.chance)


def count_all() -> dict[str, dict[str, Census]]:
    return {name: {where.name: look(name, where) for where in looks} for name, looks in LOOKS.items()}


def read() -> dict[str, dict[str, Census]]:
    return msgspec.json.decode(GOLDEN.read_bytes(), type=dict[str, dict[str, Census]])


def write() -> None:
    """One line a ply, so that a difference reads well."""
    looks = [f"{json.dumps(name)}: {{\n{_block(counted)}\n}}" for name, counted in count_all().items()]
    GOLDEN.write_text("{\n" + ",\n".join(looks) + "\n}\n", encoding="utf-8")


def _block(looks: dict[str, Census]) -> str:
    plies = {name: ",\n  ".join(msgspec.json.encode(ply).decode() for ply in counted) for name, counted in looks.items()}
    return ",\n".join(f" {json.dumps(name)}: [\n  {lines}\n ]" for name, lines in plies.items())
