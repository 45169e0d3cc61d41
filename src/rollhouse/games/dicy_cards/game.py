"""Dicy Cards: the implementation of `Game`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from rollhouse.core.extras import needs
from rollhouse.core.game import GAME_OVER, Bot, Event, Game, Outcome, Outcomes, Refusal, Standing
from rollhouse.core.messages import say
from rollhouse.core.tensors import Tensors
from rollhouse.games.dicy_cards import moves, position_line, refusals, rules
from rollhouse.games.dicy_cards.bots.levels import BOT_EXTRAS, BOTS, LADDER, erring_expert
from rollhouse.games.dicy_cards.box import DicyBox
from rollhouse.games.dicy_cards.cards import DEALT_AMONG
from rollhouse.games.dicy_cards.events import EVENTS
from rollhouse.games.dicy_cards.moves import DicyMove
from rollhouse.games.dicy_cards.position import DicyPosition, position_of
from rollhouse.games.dicy_cards.rules import DicyState
from rollhouse.games.dicy_cards.setup import PLAYERS, DicySetup, read_setup
from rollhouse.games.dicy_cards.teaching import DicyTeaching
from rollhouse.games.dicy_cards.words import DicyWords


class DicyCards(Game[DicySetup, DicyState, DicyMove]):
    """Dicy Cards by Eric B. Vogel (Blue Orange, 2024), by the contract's rules."""

    id = "dicy-cards"
    rules_version = rules.RULES_VERSION
    rank = 1
    players = PLAYERS
    setup_type = DicySetup
    state_type = DicyState
    position_type = DicyPosition
    event_types = EVENTS
    bots = BOTS
    bot_extras = BOT_EXTRAS
    ladder = LADDER
    usual_bot = "casual"
    level_settings = tuple({"mode": mode} for mode in ("glacial", "b", "c", "d"))
    words = DicyWords()
    box: ClassVar[DicyBox] = DicyBox()
    teaching: ClassVar[DicyTeaching] = DicyTeaching()

    def erring_expert(self, error: float) -> Bot:
        return erring_expert(error)

    def setup(self, options: Mapping[str, object]) -> DicySetup:
        return read_setup(options)

    def agreed(self, options: Mapping[str, object], rules_version: int) -> DicySetup | None:
        if not 0 <= rules_version <= len(DEALT_AMONG):
            return None
        # Cards came with newer rules; chance did not deal them before.
        return read_setup({"among": DEALT_AMONG[max(rules_version, 1) - 1], **options})

    def start(self, setup: DicySetup) -> DicyState:
        return rules.start(setup)

    def legal(self, state: DicyState) -> tuple[DicyMove, ...]:
        return rules.legal(state)

    def outcomes(self, state: DicyState) -> Outcomes[DicyMove]:
        return rules.outcomes(state)

    def apply(self, state: DicyState, move: DicyMove, events: list[Event] | None = None) -> DicyState:
        return rules.step(state, move, events)

    def reactions(self, state: DicyState) -> tuple[DicyMove, ...]:
        return () if state.setup.players == 1 else (*map(moves.Freeze, state.cards), *map(moves.Reset, state.cards))

    def turn_key(self, state: DicyState) -> tuple[int, ...]:
        return (state.round, state.turn)

    def plays_as(self, bot: str, players: int) -> str:
        return "expert" if bot == "perfect" and players > 2 else bot  # the game is not solved there

    def warm_up(self) -> None:
        with needs("solver"):
            from rollhouse.games.dicy_cards.warm import warm_up

        warm_up()

    def parse(self, text: str) -> DicyMove:
        return moves.parse(text)

    def refusal(self, state: DicyState, move: DicyMove) -> Refusal:
        return refusals.refusal(state, move)

    def outcome(self, state: DicyState) -> Outcome | None:
        if state.to_act != GAME_OVER:
            return None
        keys = [(score, row.bit_count()) for score, row in zip(state.scores, state.active, strict=True)]
        best_first = sorted(range(len(keys)), key=lambda seat: keys[seat], reverse=True)
        standings = tuple(
            Standing(seat, 1 + sum(other > keys[seat] for other in keys), keys[seat][0], {"active": keys[seat][1], "rounds": state.round})
            for seat in best_first
        )
        winners = rules.winners(state.scores, state.active)
        if len(keys) == 1:
            reason = say("dicy-won-solo", rounds=state.round)
        elif len(winners) > 1:
            reason = say("dicy-won-shared")
        elif sum(score == max(state.scores) for score in state.scores) > 1:
            reason = say("dicy-won-active")
        else:
            reason = say("dicy-won-points")
        return Outcome(winners, reason, standings)

    def position_text(self, state: DicyState) -> str:
        return position_line.position_text(state)

    def read_position(self, text: str) -> DicyState:
        return position_line.read_position(text)

    def tensors(self) -> Tensors[DicyState, DicyMove]:
        from rollhouse.games.dicy_cards.tensors import TENSORS  # imported here: only programs that learn need it

        return TENSORS

    def batch(self, setup: DicySetup) -> Any:
        with needs("jax"):
            from rollhouse.games.dicy_cards.batch import DicyEnv

        return DicyEnv(setup)

    def position(self, state: DicyState) -> DicyPosition:
        return position_of(state)


GAME = DicyCards()
