"""Dice as numbers: a multiset is its place in `core.dice.lattice`, and operations on dice are table lookups."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

import jax.numpy as jnp
import numpy as np
from jax import Array

from rollhouse.core.dice import FACES, lattice, merge
from rollhouse.core.tensors import mask_of

__all__ = ["BITS", "DiceMultisets", "bits_of", "cells", "dice_multisets", "look", "merged", "part", "spread", "thrown"]

BITS = 3
"""A face takes so many bits where several are packed into one number."""


@dataclass(frozen=True, eq=False)
class DiceMultisets:
    """Every multiset of up to `count` dice, the smallest first, and tables over them; each is flat, in row-major order."""

    count: int
    first_roll: int
    """The first multiset that has all dice."""
    above: Any
    """[multiset, face]: with one die more. Not for full ones."""
    chosen: Any
    """[multiset, mask]: only the dice at these places."""
    faces: Any
    """[multiset]: its faces in ascending order, `BITS` each, the lowest first."""
    sums: Any
    sizes: Any
    whole: Any
    """[multiset]: which masks name a selection, of equal faces the first ones (`core.tensors.mask_of`): bit m - 1 is mask m."""


@cache
def dice_multisets(count: int) -> DiceMultisets:
    """The tables for so many dice: 924 multisets of up to six, 210 of up to four."""
    keeps = lattice(count)
    masks = range(1 << count)
    picks = [[tuple(face for place, face in enumerate(keep) if mask >> place & 1) for mask in masks] for keep in keeps.keeps]
    whole = [
        sum(1 << mask - 1 for mask in masks[1:] if not mask >> len(keep) and mask_of(keep, picks[place][mask]) == mask)
        for place, keep in enumerate(keeps.keeps)
    ]
    return DiceMultisets(
        count,
        keeps.first_roll,
        np.array(keeps.above, np.int16).ravel(),
        np.array([[keeps.index[pick] for pick in row] for row in picks], np.int16).ravel(),
        np.array([sum(face << BITS * place for place, face in enumerate(keep)) for keep in keeps.keeps], np.int32),
        np.array([sum(keep) for keep in keeps.keeps], np.int8),
        np.array([len(keep) for keep in keeps.keeps], np.int8),
        np.array(whole, np.uint64),
    )


@cache
def merged(count: int) -> Any:
    """[multiset, multiset]: both together, where they are not more than `count` dice."""
    keeps = lattice(count)
    found = np.zeros((len(keeps.keeps), len(keeps.keeps)), np.int16)
    for place, keep in enumerate(keeps.keeps):
        for other, more in enumerate(keeps.keeps):
            if len(keep) + len(more) <= count:
                found[place, other] = keeps.index[merge(keep, more)]
    return found.ravel()


def look(tablet: Any, place: Array) -> Array:
    """The 32-bit entries of a table at these places; places beyond its ends are clipped."""
    found = jnp.asarray(tablet).at[place].get(mode="clip")
    return found if found.dtype == jnp.uint32 else found.astype(jnp.int32)


def bits_of(words: Array, size: int) -> Array:
    """The lowest `size` bits of each word, along a new last axis."""
    return (words[..., None] >> jnp.arange(size, dtype=words.dtype) & 1).astype(jnp.bool_)


def part(ticket: Array, count: Any) -> Array:
    """Which of `count` equal parts of all 32-bit numbers this one falls into; `count` up to 65,536. Parts differ by one number at most."""
    count = jnp.asarray(count, jnp.uint32)
    high, low = ticket >> 16, ticket & 0xFFFF
    return (high * count + (low * count >> 16) >> 16).astype(jnp.int32)


def spread(number: Array, count: int) -> Array:
    """The faces, from 0, of `count` dice that fell in the way with this number."""
    return jnp.stack([number // len(FACES) ** place % len(FACES) for place in range(count)], -1)


def thrown(dice: Array, rolling: Array, faces: Array, count: int) -> Array:
    """A multiset with the first `rolling` of these faces added, as many as `count` at most."""
    above = dice_multisets(count).above
    for place in range(count):
        dice = jnp.where(place < rolling, look(above, dice * len(FACES) + faces[..., place]), dice)
    return dice


def cells(dice: Array, count: int) -> Array:
    """Six numbers for each of `count` dice, in ascending order: 1 at the face it shows (`core.tensors.dice_cells`)."""
    packed = look(dice_multisets(count).faces, dice)
    places, faces = np.arange(count).repeat(len(FACES)), np.tile(np.array(FACES), count)
    return (packed[..., None] >> BITS * places & (1 << BITS) - 1 == faces).astype(jnp.float32)
