"""What the GPU is given, checked without one: arrays against the engine, a turn against `turn_values`, the source by a compiler."""

from __future__ import annotations

import re
import shutil
import subprocess
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest

from rollhouse.core.dice import FACES, lattice, merge, rolls, subsets, text
from rollhouse.games.dicy_cards.atlas.deals import every_deal
from rollhouse.games.dicy_cards.cards import CARDS, points, selections
from rollhouse.games.dicy_cards.solver.facts import EFFECTS
from rollhouse.games.dicy_cards.solver.gpu.arrays import PROBLEM, packed_keeps, reach
from rollhouse.games.dicy_cards.solver.gpu.source import (
    BLOCK_THREADS,
    GAIN_STRIDE,
    LANES,
    MAX_LINKS,
    MAX_SLOTS,
    NO_SLOT,
    PLACES,
    bank_of,
    choices_place,
    cuda_source,
    games_source,
    places,
    warps,
)
from rollhouse.games.dicy_cards.solver.turn.dice_arrays import card_arrays
from rollhouse.games.dicy_cards.solver.turn.turn_values import Prospects, turn_values
from tests.games.dicy_cards.solver.decks import EFFECTS as EFFECT_CARDS
from tests.games.dicy_cards.solver.decks import GLACIAL
from tests.games.dicy_cards.solver.emulated import deal, emulate, links

DECKS = (GLACIAL, EFFECT_CARDS, ("double_pair", "all_different", "five_different", "forty_minus", "all_same"))


def test_every_keep_has_a_place_of_its_own() -> None:
    assert set(places()) == set(lattice(6).keeps)
    taken = [*places().values(), *(choices_place(keep) for keep in places() if len(keep) < 3)]
    assert len(set(taken)) == len(taken) == 924 + 28
    assert min(taken) >= 16  # before them all lie noughts
    assert max(taken) < PLACES


def test_a_warp_reads_different_banks() -> None:
    """What makes it fast: sixteen neighbours lie in sixteen banks, and so does what each of them looks at."""
    for warp in warps():
        assert all(at % 16 == bank_of(keep) for keep, at in warp.places.items())
        assert all(warp.start <= at < warp.start + 16 * warp.rows for at in warp.places.values())
        assert all(set(keep) <= set(warp.faces) for keep in warp.places)
    _, below, _, _ = links()
    for warp in warps():
        for row in range(warp.rows):
            first = warp.start + 16 * row
            for face in range(len(warp.faces)):
                assert len({int(at) % 16 for at in below["to"][first : first + 16, face]}) == 16


def test_links_lead_where_the_dice_lead() -> None:
    above, below, pairs, chance = links()
    keeps = {at: keep for keep, at in places().items()}
    apart = {choices_place(keep): keep for keep in places() if len(keep) < 3}
    for keep, at in places().items():
        if len(keep) < 6:
            assert [keeps[up] for up in above["to"][at, :6]] == [merge(keep, (face,)) for face in FACES]
        if len(keep) in (1, 2):
            twos = [keeps[up] for up in pairs[at, :21]]
            assert set(twos[:15]) == {merge(keep, two) for two in combinations(FACES, 2)}
            assert twos[15:] == [merge(keep, (face, face)) for face in FACES]
        used, found = int(below["used"][at]), [int(down) for down in below["to"][at]]
        assert used <= MAX_LINKS
        if len(keep) == 3:
            assert {apart[down] for down in found} == set(subsets(keep)) - {keep}
        if len(keep) > 3:
            less = {keeps[down] for down in found if down >= 16}
            assert less == {part for part in subsets(keep) if len(part) == len(keep) - 1}
            assert all(down < 16 for down in found[used:])
            assert used <= 6
    for dice in range(7):
        assert sum(chance[places()[roll]] for roll in rolls(dice)) == pytest.approx(1)


@pytest.mark.parametrize("card", CARDS)
def test_each_roll_scores_what_the_rules_say(card: str) -> None:
    """All that the parts of a roll score is what the card can be scored for with it."""
    others = [other for other in CARDS if other != card][:4]
    gains, seeds = deal((card, *others))
    for roll in rolls(6):
        found = {gains[slot] for part in subsets(roll) if (slot := seeds[places()[part], 0]) != NO_SLOT}
        assert found == {(EFFECTS[CARDS[card].effect], points(card, chosen)) for chosen in selections(card, roll)}


def test_all_deals_fit() -> None:
    for cards in every_deal():
        gains, seeds = deal(cards)
        assert 0 < len(gains) <= MAX_SLOTS
        assert len(set(gains)) == len(gains)
        assert set(np.unique(seeds[:, :5])) <= {*range(len(gains)), NO_SLOT}
        assert (seeds[:, 5:] == NO_SLOT).all()
        assert reach(cards) == max(total for _, total in gains) == card_arrays(cards).extra.max()


@pytest.mark.parametrize("cards", DECKS)
def test_a_turn_by_the_kernels_passes_is_worth_what_it_is_worth(cards: tuple[str, ...]) -> None:
    """For random values of the ends: every keep and every roll, for every row."""
    chance = np.random.default_rng(len(cards[0]))
    after = chance.random(Prospects.empty().shape)
    after[3] = after[1]  # with two players the neighbour is the only other one
    for skip in (0.0, float(after.mean()), 0.999):
        prospects = Prospects(after, skip)
        value, kept = emulate(cards, prospects)
        wanted = turn_values(cards, prospects)
        assert value == pytest.approx([wanted.begin(row) for row in range(32)], abs=1e-13)
        for keep, at in places().items():
            for row in range(1, 31 if len(keep) < 6 else 32):
                assert kept[row, at] == pytest.approx(wanted.keep(row, keep), abs=1e-13)


def test_the_emulation_would_notice() -> None:
    """Other cards give other values."""
    prospects = Prospects(np.random.default_rng(1).random(Prospects.empty().shape), 0.5)
    values = [emulate(cards, prospects)[0] for cards in DECKS]
    assert abs(values[0] - values[1]).max() > 1e-3


# --- the source -------------------------------------------------------------------------------------------------------------------------


def test_the_source_has_all_kernels_and_all_levels() -> None:
    source = cuda_source()
    kernels = re.findall(r'extern "C" __global__ void __launch_bounds__\(THREADS, 2\) (\w+)', source)
    assert kernels == ["fill_ends", "last_turns", "close_loops", "whole_turns"]
    assert re.findall(r"rows with (\d) Active", source) == list("12345")
    assert source.count("{") == source.count("}")
    assert "//@" not in source  # every placeholder has been filled
    assert games_source().count("#define REACH 36\n") == 1
    room = (PLACES * LANES + MAX_SLOTS * GAIN_STRIDE + 32 + MAX_SLOTS) * 8
    assert 2 * (room + 1024) <= 228 * 1024  # two blocks at a time, in the memory that they share
    assert f"#define THREADS {BLOCK_THREADS}\n" in source


def test_the_problem_is_laid_out_as_in_c() -> None:
    """The fields in the order of the source's struct; only `target` is shorter than the rest, and is filled up."""
    body = re.search(r"struct Problem \{(.*?)\};", cuda_source(), re.DOTALL)
    assert body is not None
    names = re.findall(r"(\w+);", re.sub(r"//.*", "", body[1]))
    assert PROBLEM.names is not None
    assert names == list(PROBLEM.names)
    assert PROBLEM.fields is not None
    assert [PROBLEM.fields[name][1] for name in names] == list(range(0, 80, 8))
    assert PROBLEM.itemsize == 80


def test_keeps_are_packed_by_face() -> None:
    packed = packed_keeps()
    keeps = {at: keep for keep, at in places().items()}
    for at in range(PLACES):
        counted = "".join(str(face) * (int(packed[at]) >> 4 * (face - 1) & 15) for face in FACES)
        assert counted == text(keeps[at]) if at in keeps else len(counted) > 6  # too many for any roll to have them


def test_a_compiler_takes_it(tmp_path: Path) -> None:
    if shutil.which("nvcc") is None:
        pytest.skip("there is no CUDA compiler here")
    assert cuda_source() in games_source()
    source = tmp_path / "games.cu"
    source.write_text(games_source())
    flags = ["-std=c++17", "-arch=sm_90", "-Xcicc", "-O1", "-Xptxas", "-O0", "-cubin", "-o", str(tmp_path / "games.cubin")]
    ended = subprocess.run(["nvcc", *flags, str(source)], capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr
    assert "warning" not in ended.stderr
