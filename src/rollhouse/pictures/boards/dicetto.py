"""The board of Dicetto: the four Dice cards and the Reroll card with the dice on them, the players, and the free dice."""

from __future__ import annotations

from collections.abc import Sequence

from rollhouse.games.dicetto.cards import REROLL
from rollhouse.games.dicetto.events import card_name
from rollhouse.games.dicetto.position import DiceCard, DicettoPosition
from rollhouse.pictures.boards.board import BOARD_WIDTH, CREAM_COLOUR, Say, plate
from rollhouse.pictures.svg import COLOURS, die, drawing, mark, name_lines, rectangle, text

_GAME = "dicetto"
_CARD_WIDTH, _CARD_HEIGHT, _CARD_GAP = 208, 262, 16
_DIE, _MAX_DIE_ON_CARD = 62, 40
_REROLL_COLOURS = {
    "--art-paper": "#123a30",
    "--art-ink": "#fdf8ec",
    "--art-die": "#1f5443",
    "--art-gold": "#f0b64a",
    "--art-edge": "#f0b64a",
}


def _board(position: DicettoPosition, names: Sequence[str], say: Say) -> str:
    """The board of a position."""
    parts = []
    for place, card in enumerate(position.table):
        x = place * (_CARD_WIDTH + _CARD_GAP)
        parts.append(_place(x) if card is None else _card(x, card, say))
    reroll = position.reroll_card
    parts.append(_face(4 * (_CARD_WIDTH + _CARD_GAP), REROLL, "+1", say, seat=reroll.seat, dice=reroll.dice, colours=_REROLL_COLOURS))
    width = (BOARD_WIDTH - 16 * (len(names) - 1)) / len(names)
    for seat, name in enumerate(names):
        lit = seat == position.turn and not position.over
        box = (seat * (width + 16), _CARD_HEIGHT + 22, width, 64)
        parts.append(plate(box, seat, name, str(position.scores[seat]), lit=lit, won=seat in position.winners))
    free = [*((face, False) for face in position.dice), *((face, True) for face in position.aside)]
    for place, (face, aside) in enumerate(free):
        drawn = die(place * (_DIE + 14), _CARD_HEIGHT + 110, _DIE, face, max(position.turn, 0))
        parts.append(f'<g opacity="0.5">{drawn}</g>' if aside else drawn)
    return "".join(parts)


def _place(x: float) -> str:
    return rectangle(x, 0, _CARD_WIDTH, _CARD_HEIGHT, 14, "none", "#fdf8ec40", 'stroke-width="3"')


def _card(x: float, card: DiceCard, say: Say) -> str:
    face = _face(x, card.id, str(card.points), say, seat=card.seat, dice=card.dice, colours={})
    return face + (drawing(_GAME, "logo", (x + _CARD_WIDTH - 40, 14, 28, 28)) if card.logo else "")


def _face(x: float, card: str, points: str, say: Say, *, seat: int | None, dice: Sequence[int], colours: dict[str, str]) -> str:
    palette = {**COLOURS, **colours}
    width = _CARD_WIDTH - 100
    names = name_lines(say(card_name(card)), 22, width)
    top, letter_size = (37, 22) if len(names) == 1 else (27, 20)
    ink, paper = palette["--art-ink"], palette["--art-paper"]
    parts = [
        rectangle(x, 0, _CARD_WIDTH, _CARD_HEIGHT, 14, paper, palette["--art-edge"], 'stroke-width="3"'),
        f'<circle cx="{x + 30:g}" cy="29" r="19" fill="{palette["--art-gold"] if card == REROLL else ink}"/>',
        text(x + 30, 36, points, 21, fill="#1d1504" if card == REROLL else paper, weight=800, anchor="middle", width=34),
        *(text(x + 57, top + 21 * line, part, letter_size, fill=ink, weight=700, width=width) for line, part in enumerate(names)),
        drawing(_GAME, card.partition("#")[0], (x + 24, 58, _CARD_WIDTH - 48, 116), palette),
    ]
    size = min(_MAX_DIE_ON_CARD, (_CARD_WIDTH - 56) / max(1, len(dice)) - 5)
    if seat is not None:
        parts.append(mark(seat, x + 14, 206, 24))
    parts += [die(x + 48 + place * (size + 5), 218 - size / 2, size, face, seat) for place, face in enumerate(dice)]
    if len(dice) > 1:
        parts.append(
            text(x + _CARD_WIDTH - 14, 250, f"= {sum(dice)}", 19, fill=ink if card != REROLL else CREAM_COLOUR, weight=800, anchor="end")
        )
    return "".join(parts)


BOARD = _board
