"""The board of Dicy Cards: the cards of the player on turn, the dice, and every player's cards and score."""

from __future__ import annotations

from collections.abc import Sequence

from rollhouse.games.dicy_cards.cards import CARDS
from rollhouse.games.dicy_cards.events import card_name
from rollhouse.games.dicy_cards.position import DicyPosition
from rollhouse.pictures.boards.board import CREAM_COLOUR, Say, plate
from rollhouse.pictures.svg import die, drawing, hue_of, name_lines, oklch, rectangle, text

_GAME = "dicy-cards"
_CARD_WIDTH, _CARD_HEIGHT, _CARD_GAP = 126, 258, 10
_MAIN_WIDTH = 5 * _CARD_WIDTH + 4 * _CARD_GAP
_SIDE_LEFT = _MAIN_WIDTH + 28
_SIDE_WIDTH = 1104 - _SIDE_LEFT
_MINI, _MINI_GAP = 50, 9
_DIE = 96
_ICE_STYLE = {"--print": "#2a6f97", "--die": "none", "--pip": "#2a6f97", "--danger": "#2a6f97", "color": "#14425e"}


def _board(position: DicyPosition, names: Sequence[str], say: Say) -> str:
    """The board of a position."""
    shown = position.winners[0] if position.winners else max(position.turn, 0)
    parts = [
        _card(place * (_CARD_WIDTH + _CARD_GAP), card, say, frozen=card not in position.active[shown], position=position)
        for place, card in enumerate(position.cards)
    ]
    gap = (_MAIN_WIDTH - 6 * _DIE) / 5
    parts += [die(place * (_DIE + gap), _CARD_HEIGHT + 44, _DIE, face) for place, face in enumerate(position.dice)]
    height = 138 if len(names) < 4 else 104
    parts += [_player(position, names, seat, (height + 12) * seat, height) for seat in range(len(names))]
    return "".join(parts)


def _card(x: float, card: str, say: Say, *, frozen: bool, position: DicyPosition) -> str:
    hue = hue_of(_GAME, card)
    paper, edge, ink = ("#cfe5f1", "#2a6f97", "#0d3a55") if frozen else (oklch(0.955, 0.03, hue), oklch(0.56, 0.12, hue), "#1d2a32")
    look = 'stroke-width="3" stroke-dasharray="8 6"' if frozen else 'stroke-width="3"'
    effect = CARDS[card].effect.replace("_", "-")
    parts = [rectangle(x, 0, _CARD_WIDTH, _CARD_HEIGHT, 14, paper, edge, look)]
    if effect:
        parts.append(drawing(_GAME, effect, (x + 24, 12, _CARD_WIDTH - 48, 26), {"color": "#205a7c"}))
    art = drawing(_GAME, card, (x + 11, 44, _CARD_WIDTH - 22, 106), _ICE_STYLE if frozen else None)
    parts.append(f'<g opacity="0.35">{art}</g>' if frozen else art)
    if frozen:
        parts.append(drawing(_GAME, "frozen", (x + 28, 62, 70, 70), _ICE_STYLE))
    for line, part in enumerate(name_lines(say(card_name(card)), 19, _CARD_WIDTH - 14)):
        parts.append(text(x + _CARD_WIDTH / 2, 180 + 22 * line, part, 19, fill=ink, weight=700, anchor="middle", width=_CARD_WIDTH - 14))
    offer = None if frozen else position.best.get(card)
    if offer is not None:
        parts.append(rectangle(x + 28, 214, 70, 35, 17.5, "#f0b64a"))
        parts.append(text(x + _CARD_WIDTH / 2, 240, str(offer.points), 26, fill="#1d1504", weight=800, anchor="middle"))
    return "".join(parts)


def _player(position: DicyPosition, names: Sequence[str], seat: int, y: float, height: float) -> str:
    lit = seat == position.turn and not position.over
    parts = [
        plate((_SIDE_LEFT, y, _SIDE_WIDTH, height), seat, names[seat], str(position.scores[seat]), lit=lit, won=seat in position.winners),
    ]
    track = _SIDE_WIDTH - 36
    share = min(1.0, max(0, position.scores[seat]) / position.target)
    parts.append(rectangle(_SIDE_LEFT + 18, y + height - 12, track, 5, 2.5, "#ffffff33"))
    parts.append(rectangle(_SIDE_LEFT + 18, y + height - 12, track * share, 5, 2.5, "#f0b64a") if share else "")
    size = _MINI if height > 110 else 34
    for place, card in enumerate(position.cards):
        x, top = _SIDE_LEFT + 54 + place * (size + _MINI_GAP), y + (64 if height > 110 else 52)
        frozen, hue = card not in position.active[seat], hue_of(_GAME, card)
        paper, edge = ("#cfe5f1", "#2a6f97") if frozen else (oklch(0.965, 0.022, hue), oklch(0.62, 0.11, hue))
        parts.append(rectangle(x, top, size, size, size * 0.18, paper, edge, 'stroke-width="2"'))
        inner = size * 0.08
        parts.append(
            drawing(_GAME, "frozen", (x + size * 0.18, top + size * 0.18, size * 0.64, size * 0.64), _ICE_STYLE)
            if frozen
            else drawing(_GAME, card, (x + inner, top + inner, size - 2 * inner, size - 2 * inner))
        )
    parts.append(
        text(_SIDE_LEFT + _SIDE_WIDTH - 18, y + height - 22, f"/ {position.target}", 19, fill=CREAM_COLOUR, anchor="end")
        if height > 110
        else ""
    )
    return "".join(parts)


BOARD = _board
