"""Whole pictures: the board of a position, or a game's cover, below a title; and their forms PNG, animated WebP and GIF."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Literal, TypeAlias

from rollhouse.core.extras import needs
from rollhouse.core.game import AnyGame
from rollhouse.core.messages import say
from rollhouse.core.record import Record, steps
from rollhouse.core.registry import game as find_game
from rollhouse.locale import catalogue
from rollhouse.pictures.boards.board import BOARD_HEIGHT, BOARD_WIDTH, CREAM_COLOUR, Board, plain_board
from rollhouse.pictures.svg import drawing, font_files, has_drawing, printable, text

WIDTH, HEIGHT = 1200, 630
"""What link previews show without cropping."""
MAX_FRAMES = 120
"""Of a longer game, so many positions are shown, evenly spread."""
_ANIMATION_WIDTH = 800
_FRAME_MS, _LAST_FRAME_MS = 900, 4000
_MARGIN = (WIDTH - BOARD_WIDTH) // 2
_BOARD_TOP = HEIGHT - BOARD_HEIGHT - 24
_SOFT_COLOUR = "#d3e4da"
_LOGO = (
    '<svg x="{x}" y="{y}" width="{size}" height="{size}" viewBox="0 0 512 512"><rect width="512" height="512" rx="112" fill="#153a2f"/>'
    '<path d="M96 250 256 112l160 138v142a28 28 0 0 1-28 28H124a28 28 0 0 1-28-28z" fill="#f7f1e3"/>'
    '<path d="M72 258 256 98l184 160" fill="none" stroke="#e0a63a" stroke-width="34" stroke-linecap="round" stroke-linejoin="round"/>'
    '<g fill="#1d2a33"><circle cx="184" cy="282" r="23"/><circle cx="328" cy="282" r="23"/><circle cx="256" cy="332" r="23"/>'
    '<circle cx="184" cy="378" r="23"/><circle cx="328" cy="378" r="23"/></g></svg>'
)
_FELT_GRADIENT = (
    '<defs><radialGradient id="felt" cx="50%" cy="35%" r="80%"><stop offset="0" stop-color="#2e7059"/>'
    '<stop offset="0.6" stop-color="#1f5443"/><stop offset="1" stop-color="#153a2f"/></radialGradient></defs>'
    f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#felt)"/>'
)

Form: TypeAlias = Literal["webp", "gif"]
"""A form of a moving picture."""


def position_png(game: str, position: str, names: Sequence[str], title: str, note: str, lang: str) -> bytes:
    """The picture of a position, given as its line of text.

    Args:
        game: The game's id.
        position: The position, as `encode` or `position_text` writes it.
        names: The players; an empty name is replaced by the seat's number.
        title: The first line.
        note: The second line.
        lang: The language of card names and numbered seats.

    """
    rules = find_game(game)
    return _png(_with_board(rules, rules.decode(position), names, title, note, lang))


def cover_png(games: Sequence[str], title: str, note: str) -> bytes:
    """The picture of an invitation or a page: the covers of games, a title and a note."""
    covers = [game for game in games if has_drawing(game, "cover")]
    width = (BOARD_WIDTH - 24 * (len(covers) - 1)) / max(1, len(covers))
    drawn = (drawing(game, "cover", (_MARGIN + place * (width + 24), _BOARD_TOP, width, BOARD_HEIGHT)) for place, game in enumerate(covers))
    return _png(_page(title, note, "".join(drawn)))


def animation(record: Record, names: Sequence[str], title: str, lang: str, form: Form, progress: Callable[[float], None]) -> bytes:
    """A finished game as a moving picture, one frame per move; `progress` is called with the share that is done."""
    with needs("server"):
        from PIL import Image
    rules = find_game(record.game)
    plies = _spread(len(record.moves) + 1)
    frames: list[Image.Image] = []
    for ply, (_, state, _) in enumerate(steps(record)):
        if ply not in plies:
            continue
        note = catalogue(lang).say(say("picture-move", ply=ply, last=len(record.moves)))
        png = _png(_with_board(rules, state, names, title, note, lang), _ANIMATION_WIDTH)
        frame = Image.open(io.BytesIO(png)).convert("RGB")
        frames.append(frame.quantize(128) if form == "gif" else frame)
        progress(len(frames) / len(plies))
    durations = [_FRAME_MS] * (len(frames) - 1) + [_LAST_FRAME_MS]
    into = io.BytesIO()
    options = {"quality": 80, "method": 2} if form == "webp" else {"optimize": False}
    frames[0].save(into, form, save_all=True, append_images=frames[1:], duration=durations, loop=0, **options)
    return into.getvalue()


def _spread(count: int) -> frozenset[int]:
    """The frames that are shown of so many, the first and the last among them."""
    if count <= MAX_FRAMES:
        return frozenset(range(count))
    return frozenset(round(frame * (count - 1) / (MAX_FRAMES - 1)) for frame in range(MAX_FRAMES))


def _with_board(rules: AnyGame, state: object, names: Sequence[str], title: str, note: str, lang: str) -> str:
    words = catalogue(lang)
    numbered = [words.say(say("picture-player", number=seat + 1)) for seat in range(len(names))]
    shown = [printable(name, instead) or instead for name, instead in zip(names, numbered, strict=True)]
    board = _board(rules.id)(rules.position(state), shown, lambda message: words.say(message, shown))
    return _page(title, note, f'<g transform="translate({_MARGIN} {_BOARD_TOP})">{board}</g>')


def _board(game: str) -> Board:
    """The board of a game, loaded when it is needed, as the game is; the scores where it has none."""
    name = f"rollhouse.pictures.boards.{game.replace('-', '_')}"
    if find_spec(name) is None:
        return plain_board
    board: Board = import_module(name).BOARD
    return board


def _page(title: str, note: str, content: str) -> str:
    """The page of a picture: felt, the title, the note, our name, and the content below."""
    return "".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}">',
            _FELT_GRADIENT,
            text(_MARGIN, 72, title, 46, fill=CREAM_COLOUR, weight=700, width=830),
            text(_MARGIN, 118, note, 28, fill=_SOFT_COLOUR, width=830),
            _LOGO.format(x=WIDTH - _MARGIN - 206, y=38, size=44),
            text(WIDTH - _MARGIN, 72, "Rollhouse", 30, fill=CREAM_COLOUR, weight=700, anchor="end"),
            content,
            "</svg>",
        )
    )


def _png(svg: str, width: int = WIDTH) -> bytes:
    with needs("server"):
        from resvg_py import svg_to_bytes
    drawn: bytes = svg_to_bytes(svg_string=svg, width=width, skip_system_fonts=True, font_files=font_files(), font_family="Figtree")
    return drawn
