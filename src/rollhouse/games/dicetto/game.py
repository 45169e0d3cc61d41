"""Dicetto: the implementation of `Game`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from rollhouse.core.extras import needs
from rollhouse.core.game import GAME_OVER, Bot, Event, Game, Outcome, Outcomes, Refusal, Standing
from rollhouse.core.messages import say
from rollhouse.core.tensors import Tensors
from rollhouse.games.dicetto import moves, position_line, refusals, rules
from rollhouse.games.dicetto.bots.levels import BOT_EXTRAS, BOTS, LADDER, erring_expert
from rollhouse.games.dicetto.bots.stopping import agrees_to_stop
from rollhouse.games.dicetto.box import DicettoBox
from rollhouse.games.dicetto.deck import cards_of
from rollhouse.games.dicetto.events import EVENTS
from rollhouse.games.dicetto.moves import DicettoMove
from rollhouse.games.dicetto.position import DicettoPosition, position_of
from rollhouse.games.dicetto.rules import DicettoState
from rollhouse.games.dicetto.scoring import bonus_points, card_points
from rollhouse.games.dicetto.setup import PLAYERS, QUIET_ROUNDS, TURNS, DicettoSetup, read_setup
from rollhouse.games.dicetto.teaching import DicettoTeaching
from rollhouse.games.dicetto.words import DicettoWords


class Dicetto(Game[DicettoSetup, DicettoState, DicettoMove]):
    """Dicetto (Tactic, 2015), by the contract's rules."""

    id = "dicetto"
    rules_version = 3
    rank = 2
    players = PLAYERS
    setup_type = DicettoSetup
    state_type = DicettoState
    position_type = DicettoPosition
    event_types = EVENTS
    bots = BOTS
    bot_extras = BOT_EXTRAS
    ladder = LADDER
    level_settings = ({"bonus": True}, {"bonus": False})
    words = DicettoWords()
    box: ClassVar[DicettoBox] = DicettoBox()
    teaching: ClassVar[DicettoTeaching] = DicettoTeaching()

    def erring_expert(self, error: float) -> Bot:
        return erring_expert(error)

    def setup(self, options: Mapping[str, object]) -> DicettoSetup:
        return read_setup(options)

    def agreed(self, options: Mapping[str, object], rules_version: int) -> DicettoSetup | None:
        if rules_version in (0, 1, 2):  # T13 came with the second version, T14 with the third: until then a game went on
            never = (
                {"quiet_rounds": QUIET_ROUNDS[-1]} if rules_version == 2 else {"quiet_rounds": QUIET_ROUNDS[-1], "most_turns": TURNS[-1]}
            )
            return read_setup({**never, **options})
        return super().agreed(options, rules_version)

    def start(self, setup: DicettoSetup) -> DicettoState:
        return rules.start(setup)

    def legal(self, state: DicettoState) -> tuple[DicettoMove, ...]:
        return rules.legal(state)

    def outcomes(self, state: DicettoState) -> Outcomes[DicettoMove]:
        return rules.outcomes(state)

    def apply(self, state: DicettoState, move: DicettoMove, events: list[Event] | None = None) -> DicettoState:
        return rules.step(state, move, events)

    def stop_move(self, state: DicettoState) -> DicettoMove | None:
        return moves.STOP if rules.may_stop(state) else None

    def agrees_to_stop(self, state: DicettoState, seat: int) -> bool:
        return agrees_to_stop(state, seat)

    def warm_up(self) -> None:
        with needs("solver"):
            from rollhouse.games.dicetto.warm import warm_up

        warm_up()

    def parse(self, text: str) -> DicettoMove:
        return moves.parse(text)

    def refusal(self, state: DicettoState, move: DicettoMove) -> Refusal:
        return refusals.refusal(state, move)

    def outcome(self, state: DicettoState) -> Outcome | None:
        if state.to_act != GAME_OVER:
            return None
        deck = cards_of(state.setup.deck)
        dice_points = card_points(deck, state.hands)
        extra = bonus_points(deck, state.bonus, state.hands)
        totals = rules.scores(state)
        standings = tuple(
            Standing(
                seat,
                1 + sum(other > totals[seat] for other in totals),
                totals[seat],
                {"cards": len(state.hands[seat]), "dice_points": dice_points[seat], "bonus_points": extra[seat]},
            )
            for seat in sorted(range(len(totals)), key=lambda seat: totals[seat], reverse=True)
        )
        winners = rules.winners(state)
        return Outcome(winners, say("dicetto-won-points") if len(winners) == 1 else say("dicetto-won-shared"), standings)

    def position_text(self, state: DicettoState) -> str:
        return position_line.position_text(state)

    def read_position(self, text: str) -> DicettoState:
        return position_line.read_position(text)

    def tensors(self) -> Tensors[DicettoState, DicettoMove]:
        from rollhouse.games.dicetto.tensors import TENSORS  # imported here: only programs that learn need it

        return TENSORS

    def batch(self, setup: DicettoSetup) -> Any:
        with needs("jax"):
            from rollhouse.games.dicetto.batch import DicettoEnv

        return DicettoEnv(setup)

    def position(self, state: DicettoState) -> DicettoPosition:
        return position_of(state)


GAME = Dicetto()
