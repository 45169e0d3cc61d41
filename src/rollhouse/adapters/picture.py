"""A position as a picture: its text and the dice on the table."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

__all__ = ["picture"]

_SIZE_PIXELS = (720, 360)
_FELT, _INK, _IVORY, _PIP = (22, 66, 54), (240, 236, 224), (250, 246, 236), (30, 30, 34)
_DIE, _GAP, _LINE = 56, 14, 24
_PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((1, 1),),
    2: ((0, 0), (2, 2)),
    3: ((0, 0), (1, 1), (2, 2)),
    4: ((0, 0), (0, 2), (2, 0), (2, 2)),
    5: ((0, 0), (0, 2), (1, 1), (2, 0), (2, 2)),
    6: ((0, 0), (0, 1), (0, 2), (2, 0), (2, 1), (2, 2)),
}


def picture(lines: Sequence[str], dice: Sequence[int]) -> NDArray[np.uint8]:
    """The picture as an array of height × width × 3, drawn in memory without a window."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # it greets on standard output otherwise
    import pygame

    pygame.font.init()
    surface = pygame.Surface(_SIZE_PIXELS)
    surface.fill(_FELT)
    font = pygame.font.Font(None, _LINE)
    for row, line in enumerate(lines):
        surface.blit(font.render(line, True, _INK), (_GAP, _GAP + row * _LINE))
    for place, face in enumerate(dice):
        _draw(pygame, surface, _GAP + place * (_DIE + _GAP), _SIZE_PIXELS[1] - _DIE - _GAP, face)
    return np.ascontiguousarray(pygame.surfarray.array3d(surface).swapaxes(0, 1))


def _draw(pygame: Any, surface: Any, left: int, top: int, face: int) -> None:
    pygame.draw.rect(surface, _IVORY, (left, top, _DIE, _DIE), border_radius=9)
    for column, row in _PIPS[face]:
        pygame.draw.circle(surface, _PIP, (left + 14 + column * 14, top + 14 + row * 14), 5)
