"""The CUDA source, put together: `solve.cu` and `many_games.cu`, with what follows from the cards and the dice written into them.

How the kernels go about it stands in `solve.cu`. Here is where everything lies in the memory that a block shares, and the five levels of a
turn, which are written out: every number has a register of its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from math import comb
from typing import NamedTuple

from rollhouse.core.data import package_file
from rollhouse.core.dice import FACES, Dice, rolls
from rollhouse.games.dicy_cards.solver.facts import BLOCK, FULL, MAX_POINTS, ROW, ROWS

LANES = 11
"""Numbers from one keep to the next: ten rows with two, or three, Active cards. One more, so that neighbours use different memory banks."""
BLOCK_THREADS = 512
MAX_SLOTS = 64
GAIN_STRIDE = ROWS + 1
"""One more than there are rows, for the same reason."""
NO_SLOT = 255
MAX_LINKS = 7
"""Smaller keeps that one keep may be linked to: all of those within three dice."""

COUNTS = 3 + 3 * ROW
"""What is counted of a deal's games: rounds, half wins and skips; scores, points and rerolls card by card."""

_HALF_BLOCK_THREADS = BLOCK_THREADS // 2
_MEMORY_BANKS = 16
"""Numbers that the memory can give at once, to as many threads, if all lie in different banks."""
_BANK_OF_FACE = dict(zip(FACES, (0, 7, 3, 1, 12, 14), strict=True))
"""A keep's bank is the sum of its faces' numbers. Then neighbours whose banks differ find what they need in different banks too, when each
adds a die with the same face, or takes one away. These numbers spread the keeps well."""
_SMALL, _THREE, _FOUR, _FIVE, _ROLLS, _CHOICES, PLACES = 16, 48, 128, 272, 528, 1008, 1040
"""Where the keeps of up to two dice, of three, four and five begin, the rolls, and the end. Before them all lies a row of zeros. After
them the keeps of up to two dice come once more: what can be had from them is kept apart from what they are worth."""
KEPT_PLACES = _ROLLS - _SMALL
"""Places of keeps, from the first to the first roll: a thread writes down each of them."""
assert KEPT_PLACES == BLOCK_THREADS
assert MAX_SLOTS < NO_SLOT  # both are written as one byte
assert max(map(comb, [ROW] * ROW, range(ROW))) < LANES


@cache
def cuda_source() -> str:
    """All kernels that solve."""
    text = package_file(__package__, "solve.cu").read_text(encoding="ascii")
    levels = "".join(_level(level) for level in range(1, ROW + 1))
    for mark, generated in (("//@ CONSTANTS\n", _constants()), ("//@ LEVELS\n", levels)):
        assert text.count(mark) == 1
        text = text.replace(mark, generated)
    return text


def games_source() -> str:
    """The solver's kernels, compiled to store the value of every keep of a turn, and the kernel that plays games."""
    return "#define KEEP_WORTH\n" + cuda_source() + package_file(__package__, "many_games.cu").read_text(encoding="ascii")


def three_source() -> str:
    """The same turn in single precision, carrying two players' utilities, and the kernels that solve the game for three."""
    return "#define THREE\n" + cuda_source() + package_file(__package__, "three.cu").read_text(encoding="ascii")


def _constants() -> str:
    known = {
        "ROW": ROW,
        "ROWS": ROWS,
        "FULL": FULL,
        "BLOCK": BLOCK,
        "REACH": MAX_POINTS,
        "LANES": LANES,
        "THREADS": BLOCK_THREADS,
        "HALF": _HALF_BLOCK_THREADS,
        "MAX_LINKS": MAX_LINKS,
        "MAX_SLOTS": MAX_SLOTS,
        "GAIN_STRIDE": GAIN_STRIDE,
        "NO_SLOT": NO_SLOT,
        "PLACES": PLACES,
        "ZEROS": _SMALL,
        "FIVES": _FIVE,
        "FIRST_ROLL": _ROLLS,
        "ROLLS_END": _CHOICES,
        "KEPT_PLACES": KEPT_PLACES,
        "COUNTS": COUNTS,
        "CLOSE_ENOUGH": "4e-14",
    }
    return "".join(f"#define {name} {value}\n" for name, value in known.items())


class Warp(NamedTuple):
    """Keeps of as many dice that one warp's threads look at together, in rows of sixteen, one for each bank. Some places stay empty."""

    start: int
    rows: int
    faces: tuple[int, ...]
    """Those that any of the keeps has: the others need not be looked for."""
    places: dict[Dice, int]


@cache
def places() -> dict[Dice, int]:
    """The place of each keep."""
    found = {keep: _SMALL + number for number, keep in enumerate([*rolls(0), *rolls(1), *rolls(2)])}
    for warp in (*_arranged(3, _THREE, [1] * 5), *warps()):
        found |= warp.places
    return found


@cache
def warps() -> tuple[Warp, ...]:
    """The keeps of four and five dice and the rolls, by the warps that look at them."""
    fours = (_FOUR - _SMALL) % 32 // _MEMORY_BANKS  # the first warp with keeps of four dice has a row of others too
    return (
        *_arranged(4, _FOUR, [1] * fours + [2] * ((_FIVE - _FOUR) // 32)),
        *_arranged(5, _FIVE, [2] * ((_ROLLS - _FIVE) // 32)),
        *_arranged(6, _ROLLS, [2] * ((_CHOICES - _ROLLS) // 32)),
    )


def _arranged(dice: int, start: int, rows: list[int]) -> Iterator[Warp]:
    """The keeps of so many dice in warps of one or two rows, chosen so that those of one warp have few different faces."""
    left = {bank: [keep for keep in rolls(dice) if bank_of(keep) == bank] for bank in range(_MEMORY_BANKS)}
    for number, here in enumerate(rows):
        later = sum(rows[number + 1 :])

        def taken(faces: tuple[int, ...], here: int = here, later: int = later) -> list[list[Dice]] | None:
            """What a warp with these faces would take from each bank; None if the later ones had no room for the rest."""
            found = [[keep for keep in left[bank] if set(keep) <= set(faces)][-here:] for bank in range(_MEMORY_BANKS)]
            return found if all(len(left[bank]) - len(found[bank]) <= later for bank in range(_MEMORY_BANKS)) else None

        choices = [faces for count in range(1, 7) for faces in combinations(FACES, count) if taken(faces) is not None]
        faces = max(choices, key=lambda faces: sum(map(len, taken(faces) or [])) / (3 + len(faces) + len(faces) % 2))
        found = {}
        for bank, keeps in enumerate(taken(faces) or []):
            for row, keep in enumerate(keeps):
                found[keep] = start + row * _MEMORY_BANKS + bank
                left[bank].remove(keep)
        yield Warp(start, here, faces, found)
        start += here * _MEMORY_BANKS


def choices_place(keep: Dice) -> int:
    """Where the most that can be had from up to two dice is kept."""
    return places()[keep] - _SMALL + _CHOICES


def bank_of(keep: Dice) -> int:
    """The bank in which a keep's numbers begin."""
    return sum(_BANK_OF_FACE[face] for face in keep) % _MEMORY_BANKS


def nothing(bank: int) -> int:
    """A place with zero in it, in this bank: for keeps that have no such die to take away."""
    return bank % _MEMORY_BANKS


def _rows(level: int) -> list[int]:
    return [row for row in range(ROWS) if row.bit_count() == level]


def _halves(level: int) -> list[range]:
    """The places of a level's rows that each half of the threads takes."""
    count = len(_rows(level))
    return [range((count + 1) // 2), range((count + 1) // 2, count)]


def _lines(*lines: str) -> str:
    return "".join(f"    {line}\n" for line in lines)


def _choices(level: int, half: range, name: str, slots: str, own: str) -> str:
    """The most that can be had from exactly these dice: a card frozen and the rest rolled again (unless it is a roll), or a card scored."""
    rows, lower = _rows(level), _rows(level - 1)
    code = _lines(*(f"{name}{place - half.start} = skip;" for place in half))
    if level > 1 and own:
        used = sorted({lower.index(rows[place] & ~(1 << card)) for place in half for card in range(ROW) if rows[place] >> card & 1})
        code += _lines("{", f"const Number* own = kept + ({own}) * LANES;", *(f"const Number e{place} = own[{place}];" for place in used))
        for place in half:
            best, row = f"{name}{place - half.start}", rows[place]
            code += _lines(*(f"{best} = larger({best}, e{lower.index(row & ~(1 << card))});" for card in range(ROW) if row >> card & 1))
        code += _lines("}")
    for card in range(ROW):
        takes = [
            f"{name}{place - half.start} = larger({name}{place - half.start}, gain[{rows[place] & ~(1 << card)}]);"
            for place in half
            if rows[place] >> card & 1
        ]
        if takes:
            gain = f"const Number* gain = gains + {slots}.s[{card}] * GAIN_STRIDE;"
            code += _lines(f"if ({slots}.s[{card}] != NO_SLOT) {{", gain, *takes, "}")
    return code


def _parts(half: range, name: str, link: str, most: int) -> str:
    """Look at the keeps within these dice, two by two, so that their memory is read at the same time; the last one may come twice."""
    code = ""
    for part in range(0, most, 2):
        other = min(part + 1, MAX_LINKS - 1)
        test = f"if ({part} < {link}.used) {{" if part > 3 else "{"  # most have four: asking would take longer
        code += _lines(test, f"const Number* one = kept + {link}.to[{part}] * LANES + {half.start};")
        code += _lines(f"const Number* two = kept + {link}.to[{other}] * LANES + {half.start};")
        for place in range(len(half)):
            code += _lines(f"{name}{place} = larger({name}{place}, larger(one[{place}], two[{place}]));")
        code += _lines("}")
    return code


def _store(half: range, name: str, node: str) -> str:
    return _lines(*(f"kept[({node}) * LANES + {place}] = {name}{place - half.start};" for place in half))


def _mean(half: range, node: str, dice: int) -> str:
    """A keep, going down from those with one die more, or two."""
    places = range(len(half))
    sums = " ".join(f"m{place} += from[{place}];" for place in places)
    code = _lines(*(f"Number m{place} = NOTHING;" for place in places))
    if dice == 1:
        code += _lines(f"const Links up = above[{node}];", "#pragma unroll")
        code += _lines(f"for (int face = 0; face < 6; face++) {{ const Number* from = kept + up.to[face] * LANES + {half.start}; {sums} }}")
        scale = "1.0 / 6.0"
    else:
        code += _lines(f"const Pairs up = pairs[{node}];", "#pragma unroll")
        code += _lines(
            f"for (int pair = 0; pair < 15; pair++) {{ const Number* from = kept + up.to[pair] * LANES + {half.start}; {sums} }}"
        )
        code += _lines(*(f"m{place} *= 2.0;" for place in places), "#pragma unroll")
        code += _lines(
            f"for (int pair = 15; pair < 21; pair++) {{ const Number* from = kept + up.to[pair] * LANES + {half.start}; {sums} }}"
        )
        scale = "1.0 / 36.0"
    return code + _lines(*(f"kept[({node}) * LANES + {half.start + place}] = m{place} * ({scale});" for place in places))


def _root(level: int, half: range) -> str:
    """No dice kept: one warp goes down from the keeps of three dice."""
    code = _lines(
        f"const int lane = thread - {_HALF_BLOCK_THREADS - 32};",
        f"const Number* one = kept + ({_THREE} + lane) * LANES;",
        f"const Number* two = kept + ({_THREE + 32} + lane) * LANES;",
        f"const Number* three = kept + ({_THREE + 64} + lane % 16) * LANES;",
        f"const double w1 = chance[{_THREE} + lane], w2 = chance[{_THREE + 32} + lane];",
        f"const double w3 = lane < 16 ? chance[{_THREE + 64} + lane] : 0.0;",
    )
    for place in half:
        code += _lines(
            f"Number r{place} = one[{place}] * w1; r{place} += two[{place}] * w2; r{place} += three[{place}] * w3;", "#pragma unroll"
        )
        code += _lines(f"for (int step = 16; step; step >>= 1) r{place} += lane_below(r{place}, step);")
    stores = [f"kept[{_SMALL} * LANES + {place}] = r{place}; value[{_rows(level)[place]}] = r{place};" for place in half]
    return code + _lines("if (lane == 0) {", *stores, "}")


def _going_up(half: range) -> list[str]:
    """The steps up to five dice, after the choices have been looked at."""
    three, four = _THREE - _SMALL, _FOUR - _SMALL
    small, big = f"{_SMALL} + thread", f"{_FIVE} + thread"
    return [
        f"if (thread >= {three} && thread < {four}) {{\n{_parts(half, 's', 'small_below', MAX_LINKS)}{_store(half, 's', small)}  }}",
        f"if (thread >= {four}) {{\n{_parts(half, 's', 'small_below', 6)}{_store(half, 's', small)}  }}",
        f"{{\n{_parts(half, 'b', 'big_below', 6)}{_store(half, 'b', big)}  }}",
    ]


def _one_roll(level: int, half: range, roll: str) -> str:
    """The value of a roll."""
    names = ", ".join(f"z{place}" for place in range(len(half)))
    code = _lines(f"const Slots slots = seeds[{roll}];", f"const Links link = below[{roll}];", f"Number {names};")
    return "{\n" + code + _choices(level, half, "z", "slots", "") + _parts(half, "z", "link", 6) + _store(half, "z", roll) + "  }"


def _going_down(level: int, half: range) -> list[str]:
    """The steps from five dice to none."""
    three, four = _THREE - _SMALL, _FOUR - _SMALL
    small, big = f"{_SMALL} + thread", f"{_FIVE} + thread"
    return [
        f"{{\n{_mean(half, big, 1)}  }}",
        f"if (thread >= {four}) {{\n{_mean(half, small, 1)}  }}",
        f"if (thread >= {three} && thread < {four}) {{\n{_mean(half, small, 1)}  }}",
        f"if (thread > 0 && thread < {three}) {{\n{_mean(half, small, 2)}  }}"
        f" else if (thread >= {_HALF_BLOCK_THREADS - 32}) {{\n{_root(level, half)}  }}",
    ]


def _both(one: str, other: str) -> str:
    """Code for each half of a block, and a barrier after it."""
    return f"  if (first_half) {{\n{one}  }} else {{\n{other}  }}\n  __syncthreads();\n"


def _level(level: int) -> str:
    """Code for all rows with this number of Active cards."""
    code = f"  {{  // rows with {level} Active\n"
    code += _lines(f"Number {', '.join(f'{kind}{place}' for kind in 'bs' for place in range(len(_halves(level)[0])))};")
    chosen, done = [], []
    for number, half in enumerate(_halves(level)):
        meet = f'\n  asm volatile("bar.sync {number + 1}, {_HALF_BLOCK_THREADS};" ::: "memory");\n  '
        apart = f"    if (thread < {_THREE - _SMALL}) {{\n{_store(half, 's', f'{_CHOICES} + thread')}    }}\n"
        big = _choices(level, half, "b", "big_slots", f"{_FIVE} + thread")
        small = _choices(level, half, "s", "small_slots", f"{_SMALL} + thread")
        steps = _going_up(half)
        if level < ROW:
            second = f"{_ROLLS} + HALF + thread"
            rolls_ = _one_roll(level, half, f"{_ROLLS} + thread")
            steps.append(f"{rolls_}\n  if ({second} < {_CHOICES}) {_one_roll(level, half, second)}")
            steps += _going_down(level, half)
        chosen.append(big + small + apart if half else "")
        done.append("  " + meet.join(steps) + "\n" if half else "")
    code += _both(*chosen) + _both(*done)
    if level == ROW:  # a single row: both halves share the rolls
        roll = f"{_ROLLS} + threadIdx.x"
        code += f"  if ({roll} < {_CHOICES}) {_one_roll(level, range(1), roll)}\n  __syncthreads();\n"
    else:
        kept = _lines(
            *(f"KEEP[{row} * KEPT_PLACES + at] = kept[({_SMALL} + at) * LANES + {place}];" for place, row in enumerate(_rows(level)))
        )
        code += f"#ifdef KEEP\n  {{ const int at = threadIdx.x;\n{kept}  }}\n#endif\n"
    return code + "  }\n"
