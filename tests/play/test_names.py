"""Names that people may have, and how equal ones are told apart."""

from __future__ import annotations

import unicodedata

import pytest

from rollhouse.play.players import MAX_NAME_LENGTH, is_name, lookalike_key, told_apart

IGNORED = [
    *range(0xFE00, 0xFE0F),
    *range(0xE0100, 0xE01F0),
    0x180B,
    0x180C,
    0x180D,
    0x180F,
    0x034F,
    0x115F,
    0x3164,
    0x200B,
    0x2060,
    0xE0041,
]
"""Characters that draw nothing: variation selectors, joiners, fillers, tags."""


def test_no_name_has_characters_that_draw_nothing() -> None:
    """260 of them passed: `Ana` and `Ana` with a variation selector were two names."""
    assert [hex(code) for code in IGNORED if is_name(f"Ana{chr(code)}") or is_name(f"A{chr(code)}na")] == []
    assert not is_name("Ana\ufe0f")
    assert not is_name("\ufe0fAna")


def test_a_symbol_may_be_coloured_and_counts_as_the_plain_one() -> None:
    assert unicodedata.category("❤") == "So"
    assert is_name("Ana ❤\ufe0f")
    assert lookalike_key("Ana ❤\ufe0f") == lookalike_key("Ana ❤")


@pytest.mark.parametrize(
    ("names", "apart"),
    [
        (["Ana", "Bo"], ["Ana", "Bo"]),
        (["Ana", "Ana", "ANA", "Аna"], ["Ana", "Ana 2", "ANA 3", "Аna 4"]),
        (["Ana", "Ana 2", "Ana"], ["Ana", "Ana 2", "Ana 3"]),
        (["Ana", "Ana", "Ana 2"], ["Ana", "Ana 2", "Ana 2 2"]),
        (["x" * MAX_NAME_LENGTH] * 2, ["x" * MAX_NAME_LENGTH, "x" * (MAX_NAME_LENGTH - 2) + " 2"]),
    ],
)
def test_equal_names_at_one_table_get_numbers(names: list[str], apart: list[str]) -> None:
    """Pairing two players with equal names failed."""
    assert told_apart(names) == apart
    assert len(set(map(lookalike_key, apart))) == len(apart)
    assert all(map(is_name, apart))


@pytest.mark.parametrize("name", ["Аnа", "ANA", "Αnα", "Ꭺna", "ꓮna", "𝐀na", "ａna", "Anɑ"])
def test_names_that_look_the_same_count_as_the_same(name: str) -> None:
    """Cyrillic, Greek, Cherokee, Lisu, mathematical and wide letters, and the Latin alpha."""
    assert lookalike_key(name) == lookalike_key("Ana")


def test_accents_tell_names_apart() -> None:
    names = ["Ana", "Anna", "Ania", "Aña", "Äna", "Jörg", "Jorg", "Zoé", "Zoe", "Ольга", "Олег", "さくら", "陈伟", "محمد"]
    assert len(set(map(lookalike_key, names))) == len(names)
