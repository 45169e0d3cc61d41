"""What holds in every game: each die and each card is somewhere exactly once, points never fall, and games end.

A ledger is kept beside the game, from the events alone; and the legal placements are found once more, by trying everything.
"""

from __future__ import annotations

import random
from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from rollhouse.core.game import CHANCE, GAME_OVER, Event
from rollhouse.games.dicetto import events as happened
from rollhouse.games.dicetto.cards import REROLL
from rollhouse.games.dicetto.deck import cards_of
from rollhouse.games.dicetto.game import GAME
from rollhouse.games.dicetto.moves import SPOTS, DicettoMove, Done, Keep, Place, Reroll
from rollhouse.games.dicetto.rules import DicettoState, scores
from tests.games.dicetto.table import begin
from tests.games.dicetto.test_cards import makes

LONGEST = 50_000
"""Moves; a game that goes on for longer never ends."""
DECKS = (
    "",
    "pair#1:1 pair#2:3* chance#1:0 number_6#1:2",
    "chance#1:1 chance#2:1 number_1#1:2* number_2#1:2 pair#1:1 three#1:3 small_straight#1:2 two_pairs#1:4*",
)

SETUPS = st.fixed_dictionaries(
    {
        "players": st.integers(2, 4),
        "first": st.sampled_from([0, 1, "random"]),
        "cards_to_win": st.sampled_from([1, 2, 3, 5, 10, 46]),
        "bonus": st.booleans(),
        "deck": st.sampled_from(DECKS),
    }
)


def some_move(state: DicettoState, rng: random.Random) -> DicettoMove:
    """Any legal move, but rather one that gets on with the game: placements more often than stopping."""
    moves = GAME.legal(state)
    if state.to_act == CHANCE:
        return GAME.outcomes(state).sample(rng)
    eager = [move for move in moves if not isinstance(move, Done | Keep)]
    return rng.choice(eager) if eager and rng.random() < 0.8 else rng.choice(moves)


class Ledger:
    """Where dice and cards are, by the events."""

    def __init__(self, players: int) -> None:
        self.in_hand = [4] * players
        self.on: dict[str, tuple[int, tuple[int, ...]]] = {}
        self.won: list[list[str]] = [[] for _ in range(players)]

    def note(self, event: Event) -> None:
        match event:
            case happened.Placed(seat=seat, card=card, dice=dice):
                assert card not in self.on, "dice are still there"
                self.on[card] = (seat, dice)
                self.in_hand[seat] -= len(dice)
            case happened.Returned(seat=seat, card=card, dice=dice):
                assert self.on.pop(card) == (seat, dice)
                self.in_hand[seat] += len(dice)
            case happened.Took(seat=seat, cards=cards) | happened.Swept(seat=seat, cards=cards):
                for card in cards:
                    self._win(seat, card)
                self.won[seat] += cards
            case happened.RerollTaken(seat=seat):
                self._win(seat, REROLL)
            case happened.EndCame():
                if REROLL in self.on:
                    self._win(self.on[REROLL][0], REROLL)

    def _win(self, seat: int, card: str) -> None:
        owner, dice = self.on.pop(card)
        assert owner == seat
        self.in_hand[seat] += len(dice)

    def check(self, state: DicettoState) -> None:
        assert {spot.card: (spot.seat, spot.dice) for spot in state.spots if spot.dice} == self.on
        assert [list(hand) for hand in state.hands] == self.won
        if state.turn >= 0 and (state.dice or state.rolling):
            assert len(state.dice) + state.rolling + len(state.aside) + len(state.duelling) == self.in_hand[state.turn]


def check_position(state: DicettoState) -> None:
    on_cards = [sum(len(spot.dice) for spot in state.spots if spot.seat == seat) for seat in range(state.setup.players)]
    assert all(0 <= count <= 4 for count in on_cards)
    if state.to_act not in (CHANCE, GAME_OVER) or state.rolling or state.duel >= 0:
        with_mover = len(state.dice) + state.rolling + len(state.aside) + len(state.duelling)
        assert on_cards[state.turn] + with_mover == 4, "every die is somewhere exactly once"
    cards = [*state.pile, *(spot.card for spot in state.spots[:4] if spot.card), *(card for hand in state.hands for card in hand)]
    assert sorted(cards) == sorted(cards_of(state.setup.deck)), "every card is somewhere exactly once"
    order = list(cards_of(state.setup.deck))
    assert list(state.pile) == sorted(state.pile, key=order.index)
    assert state.spots[4].card == REROLL
    for spot in state.spots:
        assert not spot.dice or makes(spot.card.partition("#")[0], spot.dice)
        assert spot.seat >= 0 or not spot.dice


def placements(state: DicettoState) -> set[str]:
    """Every legal placement, by trying all dice on all cards."""
    found = set()
    for place, spot in enumerate(state.spots):
        if not spot.card or spot.seat == state.turn or place in state.lost:
            continue
        for size in range(1, len(state.dice) + 1):
            for chosen in combinations(state.dice, size):
                if makes(spot.card.partition("#")[0], chosen) and sum(chosen) >= sum(spot.dice):
                    found.add(f"place {SPOTS[place]} " + "".join(map(str, chosen)))
    return found


def check_moves(state: DicettoState) -> None:
    moves = GAME.legal(state)
    assert len(set(moves)) == len(moves)
    if state.to_act in (CHANCE, GAME_OVER):
        return
    if state.rolls_left:
        again = {chosen for size in range(1, 5) for chosen in combinations(state.dice, size)}
        assert {move.dice for move in moves if isinstance(move, Reroll)} == again
        assert len(moves) == len(again) + 1
        return
    assert {str(move) for move in moves if isinstance(move, Place)} == placements(state)
    assert str(moves[-1]) == "done"
    assert len(moves) == len(placements(state)) + 1


@settings(max_examples=60)
@given(options=SETUPS, seed=st.integers(0, 2**32))
def test_every_die_and_every_card_is_somewhere_exactly_once(options: dict[str, object], seed: int) -> None:
    rng = random.Random(seed)
    state = begin(**options)
    ledger, points = Ledger(state.setup.players), scores(state)
    for _ in range(600):
        check_position(state)
        check_moves(state)
        ledger.check(state)
        if state.to_act == GAME_OVER:
            break
        move = some_move(state, rng)
        events: list[Event] = []
        state = GAME.apply(state, move, events)
        for event in events:
            ledger.note(event)
        assert all(now >= before for now, before in zip(scores(state), points, strict=True)), "points never fall"
        points = scores(state)


@settings(max_examples=40)
@given(options=SETUPS, seed=st.integers(0, 2**32))
def test_every_game_ends_with_a_winner_who_has_most_points(options: dict[str, object], seed: int) -> None:
    rng = random.Random(seed)
    state = begin(**options)
    for _ in range(LONGEST):
        if state.to_act == GAME_OVER:
            break
        state = GAME.apply(state, some_move(state, rng))
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.winners == tuple(seat for seat, total in enumerate(scores(state)) if total == max(scores(state)))
    most = max(len(hand) for hand in state.hands)
    nothing_left = not state.pile and not any(spot.card for spot in state.spots[:4])
    quiet = state.quiet == state.setup.quiet_rounds * state.setup.players
    assert most >= state.setup.cards_to_win or nothing_left or state.turns == state.setup.most_turns or quiet  # T5, T6, T13, T14
