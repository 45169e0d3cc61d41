"""Texts that nearly make sense: good ones, damaged by a seeded hand."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

_ODD = (
    *("\0", "\ud800", "\udfff", "\ufeff", "\u202e", "\u2028", "\u3164", "é", "🎲", "١", "½"),
    *('"', "\\", "\\u0000", "\\ud800", "[" * 40, "{" * 40, "9" * 400, "-1", "1e999", "NaN", "null", "true"),
    *("\n", "\r", "\t", "%s", "{ $x }", "../", "x" * 3000),
)


class Damage:
    """From good samples, damaged ones, without end; the same for the same seed."""

    def __init__(self, samples: Sequence[str], seed: str) -> None:
        self._samples = list(samples)
        self._rng = random.Random(seed)
        self._ways: tuple[Callable[[str], str], ...] = (
            self._without,
            self._twice,
            self._with_something_odd,
            self._with_another_letter,
            self._with_another_number,
            self._cut,
            self._spliced,
            self._shuffled,
        )

    def one(self) -> str:
        """A sample, damaged once to four times; now and then it stays whole."""
        text = self._rng.choice(self._samples)
        for _ in range(self._rng.choice((0, 1, 1, 1, 2, 2, 3, 4))):
            text = self._rng.choice(self._ways)(text)
        return text

    def _slice(self, text: str) -> tuple[int, int]:
        start = self._rng.randint(0, len(text))
        return start, min(len(text), start + self._rng.choice((1, 1, 2, 5, 20, 200)))

    def _without(self, text: str) -> str:
        start, end = self._slice(text)
        return text[:start] + text[end:]

    def _twice(self, text: str) -> str:
        start, end = self._slice(text)
        return text[:end] + text[start:]

    def _with_something_odd(self, text: str) -> str:
        start, end = self._slice(text)
        return text[:start] + self._rng.choice(_ODD) + text[self._rng.choice((start, end)) :]

    def _with_another_letter(self, text: str) -> str:
        start, end = self._slice(text)
        return text[:start] + chr(self._rng.randint(32, 126)) + text[end:]

    def _with_another_number(self, text: str) -> str:
        places = [place for place, character in enumerate(text) if character.isdigit()]
        if not places:
            return text
        place = self._rng.choice(places)
        return text[:place] + str(self._rng.choice((0, 1, 2, 6, 7, 8, 255, -3, 2**31, 2**63, 2**64, 10**30))) + text[place + 1 :]

    def _cut(self, text: str) -> str:
        return text[: self._rng.randint(0, len(text))]

    def _spliced(self, text: str) -> str:
        other = self._rng.choice(self._samples)
        return text[: self._rng.randint(0, len(text))] + other[self._rng.randint(0, len(other)) :]

    def _shuffled(self, text: str) -> str:
        lines = text.split("\n" if "\n" in text else " ")
        self._rng.shuffle(lines)
        return ("\n" if "\n" in text else " ").join(lines)
