"""The engine and its twin, given the same moves, agree at every step: who acts, what they may do, the scores, the rows."""

from __future__ import annotations

import random

import pytest

from rollhouse.core.dice import rolls
from rollhouse.core.game import CHANCE, GAME_OVER
from rollhouse.games.dicy_cards.cards import CARDS, points, selections
from rollhouse.games.dicy_cards.game import GAME
from tests.games.dicy_cards.table import active, begin, ended
from tests.games.dicy_cards.twin import Table, digits, story, worths

GAMES = [
    (players, mode, habit, seed)
    for players in (1, 2, 3, 4)
    for mode in ("glacial", "b", "c", "d", "custom")
    for habit, seed in ((0.0, 1), (0.3, 2), (0.6, 3))
]


@pytest.mark.parametrize("card", CARDS)
def test_the_twin_finds_the_same_selections_and_points_for_all_462_rolls(card: str) -> None:
    for roll in rolls(6):
        found = selections(card, roll)
        assert {digits(chosen): points(card, chosen) for chosen in found} == worths(card, roll), roll
        assert len(set(found)) == len(found)


@pytest.mark.parametrize(("players", "mode", "habit", "seed"), GAMES)
def test_the_twin_plays_the_same_game(players: int, mode: str, habit: float, seed: int) -> None:
    rng = random.Random(f"{players} {mode} {seed}")
    cards = {"cards": rng.sample(list(CARDS), 5)} if mode == "custom" else {"mode": mode}
    target = rng.randint(20, 60)
    first = rng.randrange(players)
    state = begin(**cards, players=players, target=target, first=first)
    table = Table(players, state.cards)
    telling = story(table, first, target)
    seat, texts = next(telling)
    while True:
        assert state.to_act == (CHANCE if seat is None else seat)
        assert {str(move) for move in GAME.legal(state)} == texts
        rerolls = sorted(text for text in texts if text.startswith("freeze") and text[-1].isdigit())
        said = rng.choice(rerolls if rerolls and rng.random() < habit else sorted(texts - set(rerolls)))
        state = GAME.play(state, GAME.parse(said))
        try:
            seat, texts = telling.send(said)
        except StopIteration:
            break
        assert list(state.scores) == table.scores
        assert active(state) == table.rows
    assert state.to_act == GAME_OVER
    assert list(state.scores) == table.scores
    assert active(state) == table.rows
    ranks = [(score, len(row)) for score, row in zip(table.scores, table.rows, strict=True)]
    assert ended(state).winners == tuple(seat for seat in range(players) if ranks[seat] == max(ranks))
