"""What holds in every position of every game of Dicy Cards."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

from rollhouse.core.game import CHANCE, GAME_OVER, Event
from rollhouse.games.dicy_cards import events as happened
from rollhouse.games.dicy_cards.cards import CARDS, modes
from rollhouse.games.dicy_cards.game import GAME
from rollhouse.games.dicy_cards.moves import DicyMove, Freeze, Score, Skip
from rollhouse.games.dicy_cards.rules import DicyState, active_ids
from rollhouse.games.dicy_cards.setup import DicySetup

FIVES = st.sampled_from([None, *modes()]) | st.permutations(list(CARDS)).map(lambda cards: cards[:5])


@st.composite
def setups(draw: st.DrawFn) -> DicySetup:
    players = draw(st.integers(1, 4))
    five = draw(FIVES)
    options: dict[str, object] = {"mode": "interglacial"} if five is None else {"mode": five} if isinstance(five, str) else {"cards": five}
    first = draw(st.sampled_from(["random", *range(players)]))
    return GAME.setup(options | {"players": players, "first": first, "target": draw(st.integers(20, 120))})


# The dice and the choices come from a seed that Hypothesis draws: a whole game is too long to be drawn die by die.
seeds = st.integers(0, 2**32 - 1)
habits = st.sampled_from([0.0, 0.1, 0.5, 0.9])
"""How often a player rerolls when that is possible."""


def game(setup: DicySetup, seed: int, habit: float) -> Iterator[tuple[DicyState, DicyMove, DicyState]]:
    rng = random.Random(seed)
    state = GAME.start(setup)
    while state.to_act != GAME_OVER:
        moves = GAME.legal(state)
        if state.to_act == CHANCE:
            move = GAME.outcomes(state).sample(rng)
        else:
            rerolls = [one for one in moves if isinstance(one, Freeze) and one.reroll]
            others = [one for one in moves if not (isinstance(one, Freeze) and one.reroll)]
            move = rng.choice(rerolls if rerolls and rng.random() < habit else others)
        after = GAME.apply(state, move)
        yield state, move, after
        state = after


@settings(max_examples=60)
@given(setups(), seeds, habits)
def test_in_every_game(setup: DicySetup, seed: int, habit: float) -> None:
    turns = Counter[int]()
    last = GAME.start(setup)
    for ply, (state, move, after) in enumerate(game(setup, seed, habit)):
        last = after
        assert ply < 20_000, "the game does not end"
        # Points never fall, and grow only by scoring.
        grown = [new - old for old, new in zip(state.scores, after.scores, strict=True)]
        assert min(grown) >= 0
        assert (sum(grown) > 0) == isinstance(move, Score)
        # A card is Active or Frozen: five in all.
        if after.cards:
            assert len(set(after.cards)) == 5
            for seat in range(setup.players):
                active = set(active_ids(after, seat))
                assert active <= set(after.cards)
                assert 0 <= after.active[seat] < 32
                assert len(active) == after.active[seat].bit_count()
        # Six dice are on the table or being rolled, or none are, before a turn's roll.
        assert len(after.dice) + after.rolling in (0, 6)
        if after.dice and not after.rolling:
            assert len(after.dice) == 6
        assert list(after.dice) == sorted(after.dice)
        # The scorer's turn ends with a score or a skip, once no seat has to react.
        if isinstance(move, Score | Skip):
            turns[state.turn] += 1
        if after.round > state.round:
            assert after.round == state.round + 1
            assert max(after.scores) < setup.target
        # Only seats that have a choice are asked.
        if after.waiting:
            assert after.to_act == after.waiting[0] != after.turn
            assert len(GAME.legal(after)) >= 2
        elif after.to_act >= 0:
            assert after.to_act == after.turn
    # Every seat has had as many turns as there were rounds, and the end came in the first round that reached the target.
    assert turns == Counter(dict.fromkeys(range(setup.players), last.round))
    assert max(last.scores) >= setup.target


@settings(max_examples=40)
@given(setups(), seeds, habits)
def test_events_tell_all_that_changed(setup: DicySetup, seed: int, habit: float) -> None:
    """Scores, rows and rounds can be kept from the events alone: a client needs nothing else."""
    scores = [0] * setup.players
    rows = [set[str](setup.cards) for _ in range(setup.players)]
    round_ = 1
    for state, move, after in game(setup, seed, habit):
        events: list[Event] = []
        GAME.apply(state, move, events)
        for event in events:
            match event:
                case happened.Dealt(cards):
                    rows = [set(cards) for _ in rows]
                case happened.Froze(seat, card, _):
                    rows[seat].remove(card)
                case happened.Scored(seat, card, _, points, total):
                    scores[seat] += points
                    assert scores[seat] == total
                    rows[seat].remove(card)
                case happened.Skipped(seat, count):
                    assert len(state.cards) - len(rows[seat]) == count
                    rows[seat] = set(state.cards)
                case happened.Reacted(seat, card, active, _):
                    (rows[seat].add if active else rows[seat].remove)(card)
                case happened.RoundBegan(number):
                    round_ += 1
                    assert number == round_
                case happened.Rolled(seat, rolled, dice):
                    assert seat == state.turn
                    assert dice == after.dice
                    assert len(rolled) == state.rolling
        assert tuple(scores) == after.scores
        assert round_ == after.round
        if not after.waiting:  # a card that is being scored is frozen after the reactions (D6)
            assert rows == [set(active_ids(after, seat)) for seat in range(setup.players)]


@settings(max_examples=30)
@given(setups(), seeds)
def test_an_opponent_s_move_changes_a_row_by_one_card_at_most(setup: DicySetup, seed: int) -> None:
    for state, move, after in game(setup, seed, 0.3):
        for seat in range(setup.players):
            if seat != state.turn:
                assert (state.active[seat] ^ after.active[seat]).bit_count() <= 1, move
