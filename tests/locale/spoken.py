"""Everything that the games say: their guides, settings and menus, and what happens, is possible and is refused in random games."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec

from rollhouse.core.errors import IllegalMove
from rollhouse.core.game import CHANCE, GAME_OVER, AnyGame, Bot, Event
from rollhouse.core.messages import Message
from rollhouse.core.registry import all_games
from rollhouse.core.words import Branch, Choice, Item, Pick, Prompt
from rollhouse.testing import usual_setups

NAMES = ("Ana", "Bo", "Cy", "Di")
_MAX_MOVES = 200
_LOOKED_AT = 4
"""Moves of each position that are put into words, and moves from elsewhere that are refused."""


@dataclass(frozen=True)
class Spoken:
    """What one game says."""

    messages: tuple[Message, ...]
    refusals: tuple[IllegalMove, ...]
    event_types: frozenset[type]
    settings: frozenset[str]
    """Texts that a setup carries as they are: the name of a deck."""


class _Listener:
    def __init__(self) -> None:
        self.messages: dict[bytes, Message] = {}
        self.refusals: dict[bytes, IllegalMove] = {}
        self.event_types: set[type] = set()
        self.settings: set[str] = set()

    def hear(self, *messages: Message) -> None:
        self.messages |= {msgspec.json.encode(message): message for message in messages}

    def try_all(self, game: AnyGame, state: Any, moves: Sequence[Any]) -> None:
        for move in moves:
            try:
                game.play(state, move)
            except IllegalMove as error:
                self.refusals[msgspec.json.encode((error.reason, error.rule))] = error


class _AnyKind:
    """Picks a kind of move first, so that the many rerolls do not crowd out the few others."""

    def choose(self, state: Any, moves: Sequence[Any], rng: random.Random) -> Any:
        kind = rng.choice(sorted({type(move).__name__ for move in moves}))
        return rng.choice([move for move in moves if type(move).__name__ == kind])


@cache
def spoken(name: str) -> Spoken:
    """What this game says, each message once."""
    game, heard, rng = all_games()[name], _Listener(), random.Random(name)
    heard.hear(game.words.name(), *game.words.ids().values())
    for option in game.words.options():
        heard.hear(option.label, *(label for _, label in option.values))
    for section in game.words.guide():
        heard.hear(section.title, *section.body)
    for options in usual_setups(game):
        setup = game.setup(options)
        heard.settings |= {value for value in msgspec.to_builtins(setup).values() if isinstance(value, str)}
        heard.hear(*game.words.setup(setup))
        for player in (_AnyKind(), game.bots["greedy"]()):  # one wanders about, the other gets to the end
            _play(game, game.start(setup), player, heard, rng)
    return Spoken(tuple(heard.messages.values()), tuple(heard.refusals.values()), frozenset(heard.event_types), frozenset(heard.settings))


def _play(game: AnyGame, state: Any, player: Bot, heard: _Listener, rng: random.Random) -> None:
    met: list[Any] = []
    for _ in range(_MAX_MOVES):
        heard.hear(*game.words.summary(state))
        if state.to_act == GAME_OVER:
            break
        legal = game.legal(state)
        heard.hear(
            *_item(game.words.menu(state)), *(game.words.move(state, move) for move in rng.sample(legal, min(len(legal), _LOOKED_AT)))
        )
        heard.try_all(game, state, rng.sample(met, min(len(met), _LOOKED_AT)))
        move = game.outcomes(state).sample(rng) if state.to_act == CHANCE else player.choose(state, legal, rng)
        events: list[Event] = []
        state = game.apply(state, move, events)
        for event in events:
            heard.event_types.add(type(event))
            heard.hear(event.message())
        met.append(move)
    heard.try_all(game, state, rng.sample(met, min(len(met), _LOOKED_AT)))
    outcome = game.outcome(state)
    if outcome is not None:
        heard.hear(*game.words.result(outcome))


def _item(item: Item) -> Iterator[Message]:
    yield item.label
    match item:
        case Choice():
            return
        case Prompt(question=question):
            yield question
        case Pick(question=question, options=options):
            yield question
            yield from (label for _, label in options)
        case Branch(question=question, items=items):
            yield question
            for one in items:
                yield from _item(one)
