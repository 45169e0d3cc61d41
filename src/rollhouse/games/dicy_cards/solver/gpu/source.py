"""The CUDA source of the two-player solver, with the five levels of a turn written out.

A thread block plays one turn against one opponent's row, for all 32 rows of the mover. Rows are taken by the number of their Active cards:
a level's rows need only the level below. Within a level every keep of the dice holds up to ten numbers side by side, one for each row. One
half of the threads takes the first of them, the other half the rest; the halves meet only between levels.

Going up, a keep gets the most that can be had from it or from any part of it: by scoring these very dice, or by freezing a card and
rolling all the others again. So a full roll ends up with the value of its best move. Going down, a keep gets the mean of the keeps with one
die more, or with two: what it is worth to hold these dice and roll the rest.

A thread has one keep of five dice, one of fewer, and up to two rolls. Keeps of few dice take bigger steps, so that there are fewer of them
to wait for.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import NamedTuple

from rollhouse.core.dice import FACES, Dice, rolls

__all__ = [
    "BLOCK_THREADS",
    "GAIN_STRIDE",
    "LANES",
    "MOST_LINKS",
    "MOST_SLOTS",
    "NO_SLOT",
    "PLACES",
    "bank_of",
    "choices_place",
    "cuda_source",
    "nothing",
    "places",
    "warps",
]

LANES = 11
"""Numbers from one keep to the next: ten rows with two, or three, Active cards. One more, so that neighbours use different memory banks."""
BLOCK_THREADS = 512
MOST_SLOTS = 64
GAIN_STRIDE = 33
"""One more than there are rows, for the same reason."""
NO_SLOT = 255
MOST_LINKS = 7
"""Smaller keeps that one keep may be linked to: all of those within three dice."""

_HALF = BLOCK_THREADS // 2
_BANKS = 16
"""Numbers that the memory can give at once, to as many threads, if all lie in different banks."""
_HASH = dict(zip(FACES, (0, 7, 3, 1, 12, 14), strict=True))
"""A keep's bank is the sum of its faces' numbers. Then neighbours whose banks differ find what they need in different banks too, when each
adds a die with the same face, or takes one away. These numbers spread the keeps well."""
_SMALL, _THREE, _FOUR, _FIVE, _ROLLS, _CHOICES, PLACES = 16, 48, 128, 272, 528, 1008, 1040
"""Where the keeps of up to two dice, of three, four and five begin, the rolls, and the end. Before them all lies a row of noughts. After
them the keeps of up to two dice come once more: what can be had from them is kept apart from what they are worth."""


def cuda_source() -> str:
    """All kernels."""
    return _HEAD + _turn() + _KERNELS


class Warp(NamedTuple):
    """Keeps of as many dice that one warp's threads look at together, in rows of sixteen, one for each bank. Some places stay empty."""

    start: int
    rows: int
    faces: tuple[int, ...]
    """Those that any of the keeps has: the others need not be looked for."""
    places: dict[Dice, int]


@cache
def places() -> dict[Dice, int]:
    """Where each keep lies."""
    found = {keep: _SMALL + number for number, keep in enumerate([*rolls(0), *rolls(1), *rolls(2)])}
    for warp in (*_arranged(3, _THREE, [1] * 5), *warps()):
        found |= warp.places
    return found


@cache
def warps() -> tuple[Warp, ...]:
    """The keeps of four and five dice and the rolls, by the warps that look at them."""
    fours = (_FOUR - _SMALL) % 32 // _BANKS  # the first warp with keeps of four dice has a row of others too
    return (
        *_arranged(4, _FOUR, [1] * fours + [2] * ((_FIVE - _FOUR) // 32)),
        *_arranged(5, _FIVE, [2] * ((_ROLLS - _FIVE) // 32)),
        *_arranged(6, _ROLLS, [2] * ((_CHOICES - _ROLLS) // 32)),
    )


def _arranged(dice: int, start: int, rows: list[int]) -> Iterator[Warp]:
    """The keeps of so many dice in warps of one or two rows, chosen so that those of one warp have few different faces."""
    left = {bank: [keep for keep in rolls(dice) if bank_of(keep) == bank] for bank in range(_BANKS)}
    for number, here in enumerate(rows):
        later = sum(rows[number + 1 :])

        def taken(faces: tuple[int, ...], here: int = here, later: int = later) -> list[list[Dice]] | None:
            """What a warp with these faces would take from each bank; None if the later ones had no room for the rest."""
            found = [[keep for keep in left[bank] if set(keep) <= set(faces)][-here:] for bank in range(_BANKS)]
            return found if all(len(left[bank]) - len(found[bank]) <= later for bank in range(_BANKS)) else None

        choices = [faces for count in range(1, 7) for faces in combinations(FACES, count) if taken(faces) is not None]
        faces = max(choices, key=lambda faces: sum(map(len, taken(faces) or [])) / (3 + len(faces) + len(faces) % 2))
        found = {}
        for bank, keeps in enumerate(taken(faces) or []):
            for row, keep in enumerate(keeps):
                found[keep] = start + row * _BANKS + bank
                left[bank].remove(keep)
        yield Warp(start, here, faces, found)
        start += here * _BANKS


def choices_place(keep: Dice) -> int:
    """Where the most that can be had from up to two dice is kept."""
    return places()[keep] - _SMALL + _CHOICES


def bank_of(keep: Dice) -> int:
    """The bank in which a keep's numbers begin."""
    return sum(_HASH[face] for face in keep) % _BANKS


def nothing(bank: int) -> int:
    """A place with nought in it, in this bank: for those who have no such die to take away."""
    return bank % _BANKS


def _rows(level: int) -> list[int]:
    return [row for row in range(32) if row.bit_count() == level]


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
        used = sorted({lower.index(rows[place] & ~(1 << card)) for place in half for card in range(5) if rows[place] >> card & 1})
        code += _lines("{", f"const double* own = kept + ({own}) * LANES;", *(f"const double e{place} = own[{place}];" for place in used))
        for place in half:
            best, row = f"{name}{place - half.start}", rows[place]
            code += _lines(*(f"{best} = larger({best}, e{lower.index(row & ~(1 << card))});" for card in range(5) if row >> card & 1))
        code += _lines("}")
    for card in range(5):
        takes = [
            f"{name}{place - half.start} = larger({name}{place - half.start}, gain[{rows[place] & ~(1 << card)}]);"
            for place in half
            if rows[place] >> card & 1
        ]
        if takes:
            gain = f"const double* gain = gains + {slots}.s[{card}] * GAIN_STRIDE;"
            code += _lines(f"if ({slots}.s[{card}] != NO_SLOT) {{", gain, *takes, "}")
    return code


def _parts(half: range, name: str, link: str, most: int) -> str:
    """Look at the keeps within these dice, two by two, so that their memory is read at the same time; the last one may come twice."""
    code = ""
    for part in range(0, most, 2):
        other = min(part + 1, MOST_LINKS - 1)
        test = f"if ({part} < {link}.used) {{" if part > 3 else "{"  # most have four: asking would take longer
        code += _lines(test, f"const double* one = kept + {link}.to[{part}] * LANES + {half.start};")
        code += _lines(f"const double* two = kept + {link}.to[{other}] * LANES + {half.start};")
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
    code = _lines(*(f"double m{place} = 0.0;" for place in places))
    if dice == 1:
        code += _lines(f"const Links up = above[{node}];", "#pragma unroll")
        code += _lines(f"for (int face = 0; face < 6; face++) {{ const double* from = kept + up.to[face] * LANES + {half.start}; {sums} }}")
        scale = "1.0 / 6.0"
    else:
        code += _lines(f"const Pairs up = pairs[{node}];", "#pragma unroll")
        code += _lines(
            f"for (int pair = 0; pair < 15; pair++) {{ const double* from = kept + up.to[pair] * LANES + {half.start}; {sums} }}"
        )
        code += _lines(*(f"m{place} *= 2.0;" for place in places), "#pragma unroll")
        code += _lines(
            f"for (int pair = 15; pair < 21; pair++) {{ const double* from = kept + up.to[pair] * LANES + {half.start}; {sums} }}"
        )
        scale = "1.0 / 36.0"
    return code + _lines(*(f"kept[({node}) * LANES + {half.start + place}] = m{place} * ({scale});" for place in places))


def _root(level: int, half: range) -> str:
    """No dice kept: one warp goes down from the keeps of three dice."""
    code = _lines(
        f"const int lane = thread - {_HALF - 32};",
        f"const double* one = kept + ({_THREE} + lane) * LANES;",
        f"const double* two = kept + ({_THREE + 32} + lane) * LANES;",
        f"const double* three = kept + ({_THREE + 64} + lane % 16) * LANES;",
        f"const double w1 = chance[{_THREE} + lane], w2 = chance[{_THREE + 32} + lane];",
        f"const double w3 = lane < 16 ? chance[{_THREE + 64} + lane] : 0.0;",
    )
    for place in half:
        code += _lines(f"double r{place} = w1 * one[{place}] + w2 * two[{place}] + w3 * three[{place}];", "#pragma unroll")
        code += _lines(f"for (int step = 16; step; step >>= 1) r{place} += __shfl_down_sync(0xffffffffu, r{place}, step);")
    stores = [f"kept[{_SMALL} * LANES + {place}] = r{place}; value[{_rows(level)[place]}] = r{place};" for place in half]
    return code + _lines("if (lane == 0) {", *stores, "}")


def _going_up(half: range) -> list[str]:
    """The steps up to five dice, after the choices have been looked at."""
    three, four = _THREE - _SMALL, _FOUR - _SMALL
    small, big = f"{_SMALL} + thread", f"{_FIVE} + thread"
    return [
        f"if (thread >= {three} && thread < {four}) {{\n{_parts(half, 's', 'small_below', MOST_LINKS)}{_store(half, 's', small)}  }}",
        f"if (thread >= {four}) {{\n{_parts(half, 's', 'small_below', 6)}{_store(half, 's', small)}  }}",
        f"{{\n{_parts(half, 'b', 'big_below', 6)}{_store(half, 'b', big)}  }}",
    ]


def _one_roll(level: int, half: range, roll: str) -> str:
    """The value of a roll."""
    names = ", ".join(f"z{place}" for place in range(len(half)))
    code = _lines(f"const Slots slots = seeds[{roll}];", f"const Links link = below[{roll}];", f"double {names};")
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
        f" else if (thread >= {_HALF - 32}) {{\n{_root(level, half)}  }}",
    ]


def _both(one: str, other: str) -> str:
    """What each half does, and then they meet."""
    return f"  if (first_half) {{\n{one}  }} else {{\n{other}  }}\n  __syncthreads();\n"


def _level(level: int) -> str:
    """All of a level."""
    code = f"  {{  // rows with {level} Active\n"
    code += _lines(f"double {', '.join(f'{kind}{place}' for kind in 'bs' for place in range(len(_halves(level)[0])))};")
    chosen, done = [], []
    for number, half in enumerate(_halves(level)):
        meet = f'\n  asm volatile("bar.sync {number + 1}, {_HALF};" ::: "memory");\n  '
        apart = f"    if (thread < {_THREE - _SMALL}) {{\n{_store(half, 's', f'{_CHOICES} + thread')}    }}\n"
        big = _choices(level, half, "b", "big_slots", f"{_FIVE} + thread")
        small = _choices(level, half, "s", "small_slots", f"{_SMALL} + thread")
        steps = _going_up(half)
        if level < 5:
            second = f"{_ROLLS} + HALF + thread"
            rolls_ = _one_roll(level, half, f"{_ROLLS} + thread")
            steps.append(f"{rolls_}\n  if ({second} < {_CHOICES}) {_one_roll(level, half, second)}")
            steps += _going_down(level, half)
        chosen.append(big + small + apart if half else "")
        done.append("  " + meet.join(steps) + "\n" if half else "")
    code += _both(*chosen) + _both(*done)
    if level == 5:  # a single row: both halves share the rolls
        roll = f"{_ROLLS} + threadIdx.x"
        code += f"  if ({roll} < {_CHOICES}) {_one_roll(level, range(1), roll)}\n  __syncthreads();\n"
    else:
        kept = _lines(*(f"KEEP[{row} * 512 + at] = kept[({_SMALL} + at) * LANES + {place}];" for place, row in enumerate(_rows(level))))
        code += f"#ifdef KEEP\n  {{ const int at = threadIdx.x;\n{kept}  }}\n#endif\n"
    return code + "  }\n"


def _turn() -> str:
    """The whole turn."""
    return (
        f"""
__device__ __noinline__ void play_turn(double skip, const Slots* seeds) {{
  double* const kept = KEPT;
  const double* const gains = GAINS;
  double* const value = VALUE;
  const Links* const above = problem.above;
  const Links* const below = problem.below;
  const Pairs* const pairs = problem.pairs;
  const double* const chance = problem.chance;
  const bool first_half = threadIdx.x < HALF;
  const int thread = threadIdx.x % HALF;
  const Links big_below = below[{_FIVE} + thread], small_below = below[{_SMALL} + thread];
  const Slots big_slots = seeds[{_FIVE} + thread], small_slots = seeds[{_SMALL} + thread];
  if (threadIdx.x == 0) value[0] = skip;
"""
        + "".join(_level(level) for level in range(1, 6))
        + """  double sum = 0.0;
  if (FIRST_ROLL + threadIdx.x < ROLLS_END) sum = chance[FIRST_ROLL + threadIdx.x] * kept[(FIRST_ROLL + threadIdx.x) * LANES];
  #pragma unroll
  for (int step = 16; step; step >>= 1) sum += __shfl_down_sync(0xffffffffu, sum, step);
  if (threadIdx.x % 32 == 0) SUMS[threadIdx.x / 32] = sum;
  __syncthreads();
  if (threadIdx.x == 0) {
    double total = 0.0;
    for (int warp = 0; warp < THREADS / 32; warp++) total += SUMS[warp];
    value[31] = total;
  }
  __syncthreads();
}
"""
    )


_HEAD = (
    f"""
#define LANES {LANES}
#define THREADS {BLOCK_THREADS}
#define HALF {_HALF}
#define MOST_LINKS {MOST_LINKS}
#define GAIN_STRIDE {GAIN_STRIDE}
#define NO_SLOT {NO_SLOT}
#define FIRST_ROLL {_ROLLS}
#define PLACES {PLACES}
#define NOUGHTS {_SMALL}
#define ROLLS_END {_CHOICES}
#define BLOCK 1024
#define FULL 31
#define REACH 36
#define CLOSE_ENOUGH 4e-14
"""
    + """
struct __align__(16) Links { unsigned short to[MOST_LINKS]; unsigned short used; };
struct __align__(16) Pairs { unsigned short to[24]; };  // fifteen of two different faces, then six of the same
struct __align__(8) Slots { unsigned char s[8]; };      // for each card, which gain these dice score on it
struct Deal { int slots; int effect_and_points[64]; };

struct Problem {
  double* pool;              // one after the other: each deal's blocks of [opponent's row, own row]
  long long deal_size;       // doubles from one deal to the next
  int target;
  const Deal* deals;
  const Slots* seeds;        // [deal][keep or roll]
  const Links* above;        // for each keep, those with one die more
  const Links* below;        // those with one die less, by face; for three dice, all smaller ones
  const Pairs* pairs;        // for each keep of one or two dice, those with two dice more
  const double* chance;      // of each keep, when as many dice are rolled
  unsigned long long* gaps;  // [deal][diagonal], the bits of doubles that are never negative
};
__constant__ Problem problem;

extern __shared__ double room[];
#define KEPT room
#define GAINS (room + PLACES * LANES)
#define VALUE (GAINS + 64 * GAIN_STRIDE)
#define BLOCKS ((const double**)(VALUE + 32))
#define SUMS (VALUE + 32)

__device__ __forceinline__ double larger(double one, double other) { return one > other ? one : other; }
"""
)

_KERNELS = """
__device__ double* after_first(int deal, int first, int second) {
  return problem.pool + deal * problem.deal_size + (long long)(first * problem.target + second) * BLOCK;
}

__device__ double* after_second(int deal, int first, int second) {
  double* start = problem.pool + deal * problem.deal_size + (long long)(problem.target + REACH) * problem.target * BLOCK;
  if (first >= problem.target || second >= problem.target)
    return start + (long long)(problem.target * problem.target + (second < first ? 0 : second == first ? 1 : 2)) * BLOCK;
  return start + (long long)(first * problem.target + second) * BLOCK;
}

// What is left to the mover once the opponent, holding `row`, has frozen or reset the card that hurts the mover most.
__device__ __forceinline__ double worst_after(const double* block, int row, int own, bool resetting) {
  double worst = 2.0;
  #pragma unroll
  for (int card = 0; card < 5; card++)
    if (((row >> card) & 1) != resetting) {
      const double value = block[(row ^ (1 << card)) * 32 + own];
      worst = value < worst ? value : worst;
    }
  return worst < 2.0 ? worst : block[row * 32 + own];
}

__device__ void fetch_gains(int deal, int first, int second, bool firsts_turn, int other) {
  const Deal& cards = problem.deals[deal];
  if (threadIdx.x < NOUGHTS * LANES) KEPT[threadIdx.x] = 0.0;
  if (threadIdx.x < cards.slots) {
    const int points = cards.effect_and_points[threadIdx.x] & 255;
    BLOCKS[threadIdx.x] = firsts_turn ? after_first(deal, first + points, second) : after_second(deal, first, second + points);
  }
  __syncthreads();
  const int own = threadIdx.x % 32;
  for (int slot = threadIdx.x / 32; slot < cards.slots; slot += THREADS / 32) {
    const int effect = cards.effect_and_points[slot] >> 8;
    const double* block = BLOCKS[slot];
    GAINS[slot * GAIN_STRIDE + own] = effect == 0 ? block[other * 32 + own] : worst_after(block, other, own, effect == 2);
  }
  __syncthreads();
}

extern "C" __global__ void __launch_bounds__(THREADS, 2) fill_ends() {
  const int deal = blockIdx.x;
  double* ends = after_second(deal, problem.target, 0);
  for (int place = threadIdx.x; place < BLOCK; place += THREADS) {
    const int more = __popc(place % 32) - __popc(place / 32);
    ends[place] = 0.0;
    ends[BLOCK + place] = more > 0 ? 1.0 : more < 0 ? 0.0 : 0.5;
    ends[2 * BLOCK + place] = 1.0;
  }
}

// The second player's last turn: the first player has reached the target.
extern "C" __global__ void __launch_bounds__(THREADS, 2) last_turns() {
  const int deal = blockIdx.y, other = blockIdx.x % 32, cell = blockIdx.x / 32;
  const int first = problem.target + cell / problem.target, second = cell % problem.target;
  double* out = after_first(deal, first, second);
  if (second + REACH < first) {
    if (threadIdx.x < 32) out[threadIdx.x * 32 + other] = 1.0;
    return;
  }
  fetch_gains(deal, first, second, false, other);
  play_turn(0.0, problem.seeds + deal * PLACES);
  if (threadIdx.x < 32) out[threadIdx.x * 32 + other] = 1.0 - VALUE[threadIdx.x];
}

__device__ double turn_full(int deal, int first, int second, bool firsts_turn, double skip) {
  fetch_gains(deal, first, second, firsts_turn, FULL);
  play_turn(skip, problem.seeds + deal * PLACES);
  const double value = VALUE[FULL];
  __syncthreads();
  return value;
}

// A round of the loop: both rows all Active, the first player to move for this share if both skip.
__device__ double round_trip(int deal, int first, int second, double share) {
  return turn_full(deal, first, second, true, 1.0 - turn_full(deal, first, second, false, 1.0 - share));
}

// The loop of a cell, closed in from both sides. A round keeps order and never moves two shares further apart, so a share that a
// round raises lies below the loop's own, and one that it lowers lies above. Where they would meet on a straight line is tried next,
// a little to either side.
extern "C" __global__ void __launch_bounds__(THREADS, 2) close_loops(int diagonal, int lowest) {
  const int deal = blockIdx.y, first = lowest + blockIdx.x, second = diagonal - first;
  double low = turn_full(deal, first, second, true, 0.0);
  double high = turn_full(deal, first, second, true, 1.0 - turn_full(deal, first, second, false, 0.0));
  if (high - low > CLOSE_ENOUGH) {
    double from_low = low, from_high = high;
    double to_low = round_trip(deal, first, second, from_low), to_high = round_trip(deal, first, second, from_high);
    for (int round = 0; round < 1000; round++) {
      low = larger(low, to_low);
      high = -larger(-high, -to_high);
      if (high - low <= CLOSE_ENOUGH) break;
      const double width = high - low, rise = to_low - from_low, fall = from_high - to_high;
      const double meet = from_low + (from_high - from_low) * (rise + fall > 0.0 ? rise / (rise + fall) : 0.5);
      for (int side = -1; side <= 1; side += 2) {
        const double share = -larger(-high, -larger(low, meet + side * CLOSE_ENOUGH / 4));
        const double next = round_trip(deal, first, second, share);
        if (next >= share) { from_low = share; to_low = next; low = larger(low, next); }
        else { from_high = share; to_high = next; high = -larger(-high, -next); }
      }
      if (high - low >= width) break;  // rounding is all that is left
    }
  }
  const double gap = high - low;
  turn_full(deal, first, second, false, 1.0 - (low + high) / 2);
  if (threadIdx.x < 32) after_first(deal, first, second)[threadIdx.x * 32 + FULL] = 1.0 - VALUE[threadIdx.x];
  if (threadIdx.x == 0 && gap > 0.0)
    atomicMax(problem.gaps + (long long)deal * 2 * problem.target + diagonal, (unsigned long long)__double_as_longlong(gap));
}

// Everything else in the cells of a diagonal: first the first player's turns, then, in another launch, the second player's.
extern "C" __global__ void __launch_bounds__(THREADS, 2) whole_turns(int diagonal, int lowest, int firsts_turn) {
  const int deal = blockIdx.y, other = blockIdx.x % 32, first = lowest + blockIdx.x / 32, second = diagonal - first;
  fetch_gains(deal, first, second, firsts_turn, other);
  const double* here = firsts_turn ? after_first(deal, first, second) : after_second(deal, first, second);
  play_turn(worst_after(here, other, FULL, true), problem.seeds + deal * PLACES);
  double* out = firsts_turn ? after_second(deal, first, second) : after_first(deal, first, second);
  if (threadIdx.x < 32) out[threadIdx.x * 32 + other] = 1.0 - VALUE[threadIdx.x];
}
"""
