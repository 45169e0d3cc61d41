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

from functools import cache

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
_HASH = {face: number for face, number in zip(FACES, (0, 7, 3, 1, 12, 14), strict=True)}
"""A keep's bank is the sum of its faces' numbers. Then neighbours whose banks differ find what they need in different banks too, when each
adds a die with the same face, or takes one away. These numbers spread the keeps well."""
_SMALL, _THREE, _FOUR, _FIVE, _ROLLS, PLACES = 16, 48, 128, 272, 528, 1008
"""Where the keeps of up to two dice, of three, four and five begin, the rolls, and the end. Before them all lies a row of noughts."""


def cuda_source() -> str:
    """All kernels."""
    return _HEAD + _turn() + _KERNELS


@cache
def places() -> dict[Dice, int]:
    """Where each keep lies: in rows of sixteen, one for each bank, with similar keeps together. Some places stay empty."""
    found = {keep: _SMALL + number for number, keep in enumerate([*rolls(0), *rolls(1), *rolls(2)])}
    for dice, start in ((3, _THREE), (4, _FOUR), (5, _FIVE), (6, _ROLLS)):
        left = sorted(rolls(dice), key=lambda keep: (len(set(keep)), sorted(set(keep)), keep))
        row = 0
        while left:
            faces: set[int] = set()
            for bank in range(_BANKS):
                fitting = [keep for keep in left if bank_of(keep) == bank]
                if fitting:
                    best = min(fitting, key=lambda keep: len(faces | set(keep)))
                    faces |= set(best)
                    left.remove(best)
                    found[best] = start + row * _BANKS + bank
            row += 1
    return found


def bank_of(keep: Dice) -> int:
    """The bank in which a keep's numbers begin."""
    return sum(_HASH[face] for face in keep) % _BANKS


def warps() -> list[slice]:
    """The keeps of four and five dice and the rolls that the threads of one warp look at together."""
    fours = [slice(max(_SMALL + first, _FOUR), _SMALL + first + 32) for first in range(0, _HALF, 32) if _SMALL + first + 32 > _FOUR]
    return fours + [slice(first, first + 32) for start, end in ((_FIVE, _ROLLS), (_ROLLS, PLACES)) for first in range(start, end, 32)]


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
    """The most that can be had from exactly these dice: a card frozen and the rest rolled again (not from a full roll), or a card scored."""
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
        code += _lines(f"if ({link}.used >> {part} & 3) {{", f"const double* one = kept + {link}.to[{part}] * LANES + {half.start};")
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
        f"const double w1 = chance[{_THREE} + lane], w2 = chance[{_THREE + 32} + lane], w3 = lane < 16 ? chance[{_THREE + 64} + lane] : 0.0;",
    )
    for place in half:
        code += _lines(f"double r{place} = w1 * one[{place}] + w2 * two[{place}] + w3 * three[{place}];", "#pragma unroll")
        code += _lines(f"for (int step = 16; step; step >>= 1) r{place} += __shfl_down_sync(0xffffffffu, r{place}, step);")
    stores = [f"kept[{_SMALL} * LANES + {place}] = r{place}; value[{_rows(level)[place]}] = r{place};" for place in half]
    return code + _lines("if (lane == 0) {", *stores, "}")


def _half_level(level: int, half: range, meet: str) -> str:
    """What one half of the threads does at a level, after its choices have been looked at."""
    three, four = _THREE - _SMALL, _FOUR - _SMALL
    small, big, roll = f"{_SMALL} + thread", f"{_FIVE} + thread", f"{_ROLLS} + thread"
    steps = [
        f"if (thread < {three}) {{\n{_store(half, 's', small)}  }}",
        f"if (thread >= {three} && thread < {four}) {{\n{_parts(half, 's', 'small_below', MOST_LINKS)}{_store(half, 's', small)}  }}",
        f"if (thread >= {four}) {{\n{_parts(half, 's', 'small_below', 6)}{_store(half, 's', small)}  }}",
        f"{{\n{_parts(half, 'b', 'big_below', 6)}{_store(half, 'b', big)}  }}",
    ]
    names = ", ".join(f"z{place}" for place in range(len(half)))
    each = _lines(f"const Slots slots = seeds[{roll}];", f"const Links link = below[{roll}];", f"double {names};")
    each += _choices(level, half, "z", "slots", "") + _parts(half, "z", "link", 6) + _store(half, "z", roll)
    again = each.replace(roll, f"{roll} + HALF")
    steps.append(f"{{\n{each}  }}\n  if (thread < {PLACES - _ROLLS - _HALF}) {{\n{again}  }}")
    if level < 5:
        steps += [
            f"{{\n{_mean(half, big, 1)}  }}",
            f"if (thread >= {four}) {{\n{_mean(half, small, 1)}  }}",
            f"if (thread >= {three} && thread < {four}) {{\n{_mean(half, small, 1)}  }}",
            f"if (thread > 0 && thread < {three}) {{\n{_mean(half, small, 2)}  }} else if (thread >= {_HALF - 32}) {{\n"
            f"{_root(level, half)}  }}",
        ]
    return f"\n  {meet}\n".join(f"  {step}" for step in steps) + "\n"


def _level(level: int) -> str:
    """All of a level."""
    code = f"  {{  // rows with {level} Active\n"
    names = [f"{kind}{place}" for kind in "bs" for place in range(len(_halves(level)[0]))]
    code += _lines(f"double {', '.join(names)};")
    chosen, done = [], []
    for number, half in enumerate(_halves(level)):
        big = _choices(level, half, "b", "big_slots", f"{_FIVE} + thread")
        small = _choices(level, half, "s", "small_slots", f"{_SMALL} + thread")
        chosen.append(big + small if half else "")
        done.append(_half_level(level, half, f'asm volatile("bar.sync {number + 1}, {_HALF};" ::: "memory");') if half else "")
    for one, other in (chosen, done):
        code += f"  if (first_half) {{\n{one}  }} else {{\n{other}  }}\n  __syncthreads();\n"
    return code + "  }\n"


def _turn() -> str:
    """The whole turn."""
    return (
        f"""
__device__ __noinline__ void play_turn(double skip, const Slots* seeds) {{
  double* const kept = KEPT;
  double* const gains = GAINS;
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
  if (threadIdx.x < PLACES - FIRST_ROLL) sum = chance[FIRST_ROLL + threadIdx.x] * kept[(FIRST_ROLL + threadIdx.x) * LANES];
  #pragma unroll
  for (int step = 16; step; step >>= 1) sum += __shfl_down_sync(0xffffffffu, sum, step);
  if (threadIdx.x % 32 == 0) gains[threadIdx.x / 32] = sum;
  __syncthreads();
  if (threadIdx.x == 0) {
    double total = 0.0;
    for (int warp = 0; warp < THREADS / 32; warp++) total += gains[warp];
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
#define BLOCK 1024
#define FULL 31
#define REACH 36
"""
    + """
struct __align__(16) Links { unsigned short to[MOST_LINKS]; unsigned short used; };
struct __align__(16) Pairs { unsigned short to[24]; };  // fifteen of two different faces, then six of the same
struct __align__(8) Slots { unsigned char s[8]; };
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

// The loop of a cell: both rows all Active, each player may skip. Closed in from both sides.
extern "C" __global__ void __launch_bounds__(THREADS, 2) close_loops(int diagonal, int lowest) {
  const int deal = blockIdx.y, first = lowest + blockIdx.x, second = diagonal - first;
  double low = turn_full(deal, first, second, true, 0.0);
  double high = 1.0 - turn_full(deal, first, second, false, 0.0);
  high = turn_full(deal, first, second, true, high);
  double gap = high - low;
  for (int round = 0; round < 10000 && gap > 1e-14; round++) {
    double next = 1.0 - turn_full(deal, first, second, false, 1.0 - low);
    low = turn_full(deal, first, second, true, next);
    next = 1.0 - turn_full(deal, first, second, false, 1.0 - high);
    high = turn_full(deal, first, second, true, next);
    if (high - low >= gap) break;
    gap = high - low;
  }
  turn_full(deal, first, second, false, 1.0 - low);
  if (threadIdx.x < 32) after_first(deal, first, second)[threadIdx.x * 32 + FULL] = 1.0 - VALUE[threadIdx.x];
  if (threadIdx.x == 0 && gap > 0.0) atomicMax(problem.gaps + (long long)deal * 2 * problem.target + diagonal, (unsigned long long)__double_as_longlong(gap));
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
