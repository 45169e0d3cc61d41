"""Pictures of positions and games: their size, what they show, and that they are drawn from the browser's drawings."""

from __future__ import annotations

import io
import random
from typing import Any

import msgspec
import pytest
from PIL import Image

from rollhouse.core.game import CHANCE, GAME_OVER
from rollhouse.core.record import Record
from rollhouse.core.registry import game as find_game
from rollhouse.games.dicetto.cards import COMBINATIONS, REROLL
from rollhouse.games.dicy_cards.cards import CARDS
from rollhouse.pictures import picture
from rollhouse.pictures.picture import HEIGHT, MAX_FRAMES, WIDTH, Form, animation, cover_png, position_png
from rollhouse.pictures.svg import fitted, has_drawing, name_lines, oklch, printable, text


def played(game: str, plies: int, **options: Any) -> tuple[Any, Record]:
    """A position after so many moves at random, and the record."""
    rules, rng = find_game(game), random.Random(4)
    setup = rules.setup(options)
    state, moves = rules.start(setup), list[str]()
    while len(moves) < plies and state.to_act != GAME_OVER:
        move = rules.outcomes(state).sample(rng) if state.to_act == CHANCE else rng.choice(rules.legal(state))
        moves.append(str(move))
        state = rules.apply(state, move)
    names = tuple(f"P{seat}" for seat in range(setup.players))
    return state, msgspec.structs.replace(Record.begin(rules, setup, names), moves=tuple(moves))


def opened(content: bytes) -> Image.Image:
    return Image.open(io.BytesIO(content))


@pytest.mark.parametrize(
    ("game", "options"),
    [("dicy-cards", {"players": 1}), ("dicy-cards", {"players": 4, "mode": "d"}), ("dicetto", {"players": 2}), ("dicetto", {"players": 4})],
)
def test_a_position_is_a_png_of_the_size_that_previews_show(game: str, options: dict[str, Any]) -> None:
    state, _ = played(game, 30, **options)
    names = ["Ana"] * options["players"]
    drawn = opened(position_png(game, find_game(game).encode(state), names, "Title", "Note", "en"))
    assert (drawn.format, drawn.size) == ("PNG", (WIDTH, HEIGHT)) == ("PNG", (1200, 630))


@pytest.mark.parametrize("game", ["dicy-cards", "dicetto"])
def test_another_position_or_name_makes_another_picture(game: str) -> None:
    rules = find_game(game)
    texts = [rules.encode(played(game, plies, players=2)[0]) for plies in (0, 12, 13)]
    drawn = {position_png(game, one, names, "T", "", "en") for one in texts for names in (("Ana", "Bo"), ("Eve", "Bo"))}
    assert len(drawn) == 6


def test_an_invitation_shows_the_cover_of_its_game() -> None:
    covers = [cover_png((game,), "Ana invites you", "First to 100") for game in ("dicy-cards", "dicetto", "unknown")]
    assert all(opened(one).size == (WIDTH, HEIGHT) for one in covers)
    assert len(set(covers)) == 3


def test_names_are_text_and_never_markup() -> None:
    assert "&lt;script&gt;&amp;" in text(0, 0, "<script>&", 20, fill="#fff")
    state, _ = played("dicy-cards", 5, players=2)
    position = find_game("dicy-cards").encode(state)
    assert opened(position_png("dicy-cards", position, ["<svg>&\"'", "]]>"], "<title>", "&amp;", "fr")).size == (WIDTH, HEIGHT)


def test_a_name_that_the_fonts_lack_is_replaced_by_the_seat() -> None:
    assert printable("Zoë", "Player 1") == "Zoë"
    assert printable("王", "Player 1") == "Player 1"


def test_a_long_text_shrinks_and_is_then_shortened() -> None:
    assert fitted("Ana", 26, 200) == ("Ana", 26)
    content, size = fitted("Maximiliane von der Heide", 26, 240)
    assert (content, 17 < size < 26) == ("Maximiliane von der Heide", True)
    content, size = fitted("Maximiliane von der Heide" * 4, 26, 240)
    assert content.endswith("…")
    assert size == 18


def test_a_cards_name_that_is_too_long_for_a_line_has_two() -> None:
    assert name_lines("Pair", 22, 108) == ["Pair"]
    assert name_lines("Three of a kind", 22, 108) == ["Three of", "a kind"]


def test_colours_are_those_of_the_style_sheet() -> None:
    assert oklch(1.0, 0.0, 0) == "#ffffff"
    assert oklch(0.62796, 0.25768, 29.234) == "#ff0000"


def test_every_card_has_a_drawing() -> None:
    assert all(has_drawing("dicy-cards", card) for card in CARDS)
    assert all(has_drawing("dicy-cards", card.effect.replace("_", "-")) for card in CARDS.values() if card.effect)
    assert all(has_drawing("dicetto", combination) for combination in (*COMBINATIONS, REROLL))


@pytest.mark.parametrize("form", ["webp", "gif"])
def test_a_game_is_a_moving_picture_with_a_frame_per_move(form: Form) -> None:
    _, record = played("dicy-cards", 7, players=2)
    shares: list[float] = []
    drawn = opened(animation(record, ["Ana", "Bo"], "Title", "en", form, shares.append))
    assert (drawn.format, drawn.size, drawn.n_frames) == (form.upper(), (800, 420), 8)  # type: ignore[attr-defined]  # only animations have frames
    assert shares == [frame / 8 for frame in range(1, 9)]


def test_a_long_game_has_a_bounded_number_of_frames() -> None:
    plies = picture._spread(1000)
    assert len(plies) == MAX_FRAMES
    assert {0, 999} <= plies
