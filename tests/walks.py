"""Records of random games, for tests that need real ones."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from hypothesis import strategies as st
from msgspec.structs import replace

from rollhouse.core.game import CHANCE, GAME_OVER
from rollhouse.core.record import Record
from rollhouse.core.registry import game as find_game

SETUPS: tuple[tuple[str, Mapping[str, object]], ...] = (
    ("dicy-cards", {"players": 2, "target": 20}),
    ("dicy-cards", {"players": 4, "mode": "d", "target": 20, "first": "random"}),
    ("dicy-cards", {"players": 1, "mode": "interglacial", "target": 30}),
    ("dicy-cards", {"players": 3, "cards": ["sixes", "any_two", "three_lowest", "odd", "low_six"], "target": 20}),
    ("dicetto", {"players": 2, "cards_to_win": 1}),
    ("dicetto", {"players": 4, "cards_to_win": 2, "first": "random"}),
    ("dicetto", {"players": 3, "cards_to_win": 1, "bonus": False}),
)
"""Short games of every kind."""

# Any text but lone surrogates, which no file can hold.
names = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=12) | st.sampled_from(
    ['"', "\\", "\\n", "}]", "a\nb", "\u2028", "é{"]
)
comments = st.text(st.characters(exclude_categories=["Cs"]), max_size=20) | st.sampled_from(
    ["}", "\\}", "{", "\\", '"', ";", "a\r\nb", "\x85"]
)


def walk(name: str, options: Mapping[str, object], seed: int, longest: int = 10_000) -> Record:
    """A game of random moves, cut after `longest` of them."""
    game = find_game(name)
    setup = game.setup(options)
    state: Any = game.start(setup)
    record = Record.begin(game, setup, [f"player {seat}" for seat in range(setup.players)])
    rng = random.Random(seed)
    while state.to_act != GAME_OVER and len(record.moves) < longest:
        move = game.outcomes(state).sample(rng) if state.to_act == CHANCE else rng.choice(game.legal(state))
        state = game.apply(state, move)
        record = record.then(move)
    return record.ended(game.outcome(state))


@st.composite
def recorded_games(draw: st.DrawFn) -> Record:
    """A record of any game, whole or cut, with any names, comments and tags."""
    name, options = draw(st.sampled_from(SETUPS))
    record = walk(name, options, draw(st.integers(0, 20)), draw(st.sampled_from([0, 1, 5, 20, 10_000])))
    seats = draw(st.lists(names, min_size=len(record.seats), max_size=len(record.seats)))
    notes = draw(st.dictionaries(st.integers(0, len(record.moves)), comments, max_size=4))
    tags = draw(st.dictionaries(st.from_regex(r"[A-Za-z0-9_.-]{1,50}", fullmatch=True), names, max_size=3))
    return replace(record, seats=tuple(seats), comments=notes, tags=tags)
