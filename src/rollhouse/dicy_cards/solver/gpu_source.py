"""The CUDA source of the two-player solver, with the five levels of a turn written out.

A thread block plays one turn against one opponent's row, for all 32 rows of the mover. Rows are taken by the number of their Active cards:
a level's rows need only the level below. Within a level every keep of the dice holds ten numbers side by side, one for each row.

Going up (fewest dice first), a keep gets the most that can be had from it or from any part of it: by scoring these very dice, or by freezing
a card and rolling all the others again. So a full roll ends up with the value of its best move. Going down, a keep gets the mean of the six
keeps with one die more: what it is worth to hold these dice and roll the rest.
"""

from __future__ import annotations

__all__ = ["BLOCK_THREADS", "GAIN_STRIDE", "LANES", "MOST_SLOTS", "NO_SLOT", "cuda_source"]

LANES = 10
"""Rows with two, or three, Active cards: the most at one level."""
BLOCK_THREADS = 256
MOST_SLOTS = 64
GAIN_STRIDE = 33
"""One more than there are rows, so that threads that read different gains of one row use different banks of the memory."""
NO_SLOT = 255

_STARTS = (0, 1, 7, 28, 84, 210, 462, 924)
"""Where the keeps of each number of dice begin."""


def cuda_source() -> str:
    """All kernels."""
    levels = "\n".join(_up(level) for level in range(1, 6)) + "\n".join(_down(level) for level in range(1, 5))
    return _HEAD + levels + _turn() + _KERNELS


def _rows(level: int) -> list[int]:
    return [row for row in range(32) if row.bit_count() == level]


def _load(names: list[str], source: str) -> str:
    """Read neighbouring numbers two at a time."""
    lines = []
    for place in range(0, len(names) - 1, 2):
        lines.append(f"{{ const double2 t = *(const double2*)({source} + {place}); {names[place]} = t.x; {names[place + 1]} = t.y; }}")
    if len(names) % 2:
        lines.append(f"{names[-1]} = {source}[{len(names) - 1}];")
    return "\n    ".join(lines)


def _store(names: list[str], target: str) -> str:
    lines = [
        f"*(double2*)({target} + {place}) = make_double2({names[place]}, {names[place + 1]});" for place in range(0, len(names) - 1, 2)
    ]
    if len(names) % 2:
        lines.append(f"{target}[{len(names) - 1}] = {names[-1]};")
    return "\n  ".join(lines)


def _up(level: int) -> str:
    """One keep or roll, going up."""
    rows, lower = _rows(level), _rows(level - 1)
    best = [f"z{place}" for place in range(len(rows))]
    other = [f"e{place}" for place in range(max(len(lower), len(rows)))]
    rerolls = [
        f"z{place} = larger(z{place}, e{lower.index(row & ~(1 << card))});"
        for place, row in enumerate(rows)
        for card in range(5)
        if row >> card & 1
    ]
    frozen_first = (
        f"  if (node < FIRST_ROLL) {{\n    {_load(other[: len(lower)], 'own')}\n    {' '.join(rerolls)}\n  }}\n" if level > 1 else ""
    )
    scores = ""
    for card in range(5):
        takes = [
            f"z{place} = larger(z{place}, gain[{row & ~(1 << card)}]);" for place, row in enumerate(rows) if row >> card & 1
        ]
        scores += f"  if (slots.s[{card}] != NO_SLOT) {{ const double* gain = gains + slots.s[{card}] * GAIN_STRIDE; {' '.join(takes)} }}\n"
    parts = " ".join(f"z{place} = larger(z{place}, e{place});" for place in range(len(rows)))
    return f"""
__device__ __forceinline__ void up_{level}(double* kept, const double* gains, double skip, const Links* below, const Slots* seeds, int node) {{
  double* own = kept + node * LANES;
  const Links link = below[node];
  const Slots slots = seeds[node];
  double {", ".join(f"{name} = skip" for name in best)};
  double {", ".join(other)};
{frozen_first}{scores}  #pragma unroll
  for (int part = 0; part < 6; part++) if (part < link.count) {{
    const double* from = kept + link.to[part] * LANES;
    {_load(other[: len(rows)], "from")}
    {parts}
  }}
  {_store(best, "own")}
}}
"""


def _down(level: int) -> str:
    """One keep, going down."""
    names = [f"m{place}" for place in range(len(_rows(level)))]
    other = [f"e{place}" for place in range(len(names))]
    sums = " ".join(f"m{place} += e{place};" for place in range(len(names)))
    means = " ".join(f"m{place} *= 1.0 / 6.0;" for place in range(len(names)))
    return f"""
__device__ __forceinline__ void down_{level}(double* kept, const Links* above, int node) {{
  const Links link = above[node];
  double {", ".join(names)};
  double {", ".join(other)};
  {{ const double* from = kept + link.to[0] * LANES; {_load(names, "from")} }}
  #pragma unroll
  for (int face = 1; face < 6; face++) {{
    const double* from = kept + link.to[face] * LANES;
    {_load(other, "from")}
    {sums}
  }}
  {means}
  double* own = kept + node * LANES;
  {_store(names, "own")}
}}
"""


def _turn() -> str:
    """The whole turn."""
    code = """
__device__ void play_turn(double* kept, const double* gains, double skip, const Links* above, const Links* below, const Slots* seeds,
                          const double* chance, double* value) {
  if (threadIdx.x == 0) value[0] = skip;
"""
    for level in range(1, 6):
        code += "  if (threadIdx.x < 32) {\n"
        for size in range(3):
            low, high = _STARTS[size], _STARTS[size + 1]
            code += f"    if (threadIdx.x < {high - low}) up_{level}(kept, gains, skip, below, seeds, {low} + threadIdx.x);\n    __syncwarp();\n"
        code += "  }\n  __syncthreads();\n"
        for size in range(3, 7):
            code += _each(_STARTS[size], _STARTS[size + 1], f"up_{level}(kept, gains, skip, below, seeds, node)")
        if level == 5:
            break
        for size in range(5, 2, -1):
            code += _each(_STARTS[size], _STARTS[size + 1], f"down_{level}(kept, above, node)")
        code += "  if (threadIdx.x < 32) {\n"
        for size in range(2, -1, -1):
            low, high = _STARTS[size], _STARTS[size + 1]
            code += f"    if (threadIdx.x < {high - low}) down_{level}(kept, above, {low} + threadIdx.x);\n    __syncwarp();\n"
        for place, row in enumerate(_rows(level)):
            code += f"    if (threadIdx.x == {place}) value[{row}] = kept[{place}];\n"
        code += "    __syncwarp();\n  }\n"  # the same warp begins the next level
    return (
        code
        + """  double sum = 0.0;
  for (int roll = threadIdx.x; roll < ROLLS; roll += THREADS) sum += chance[roll] * kept[(FIRST_ROLL + roll) * LANES];
  #pragma unroll
  for (int step = 16; step; step >>= 1) sum += __shfl_down_sync(0xffffffffu, sum, step);
  __syncthreads();
  if (threadIdx.x % 32 == 0) kept[threadIdx.x / 32] = sum;
  __syncthreads();
  if (threadIdx.x == 0) {
    double total = 0.0;
    for (int warp = 0; warp < THREADS / 32; warp++) total += kept[warp];
    value[31] = total;
  }
  __syncthreads();
}
"""
    )


def _each(low: int, high: int, call: str) -> str:
    return f"  for (int node = {low} + threadIdx.x; node < {high}; node += THREADS) {call};\n  __syncthreads();\n"


_HEAD = f"""
#define LANES {LANES}
#define THREADS {BLOCK_THREADS}
#define GAIN_STRIDE {GAIN_STRIDE}
#define NO_SLOT {NO_SLOT}
#define FIRST_ROLL 462
#define ROLLS 462
#define BLOCK 1024
#define FULL 31
#define REACH 36
""" + """
struct __align__(16) Links { unsigned short to[6]; unsigned int count; };
struct __align__(8) Slots { unsigned char s[8]; };
struct Deal { int slots; int effect_and_points[64]; };

__device__ __forceinline__ double larger(double one, double other) { return one > other ? one : other; }
"""

_KERNELS = """
struct Problem {
  double* pool;              // one after the other: each deal's blocks of [opponent's row, own row]
  long long deal_size;       // doubles from one deal to the next
  int target;
  const Deal* deals;
  const Slots* seeds;        // [deal][keep or roll]
  const Links* above;
  const Links* below;
  const double* chance;
  unsigned long long* gaps;  // [deal][diagonal], the bits of doubles that are never negative
};

__device__ double* after_first(const Problem& p, int deal, int first, int second) {
  return p.pool + deal * p.deal_size + (long long)(first * p.target + second) * BLOCK;
}

__device__ double* after_second(const Problem& p, int deal, int first, int second) {
  double* start = p.pool + deal * p.deal_size + (long long)(p.target + REACH) * p.target * BLOCK;
  if (first >= p.target || second >= p.target)
    return start + (long long)(p.target * p.target + (second < first ? 0 : second == first ? 1 : 2)) * BLOCK;
  return start + (long long)(first * p.target + second) * BLOCK;
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

__device__ void fetch_gains(const Problem& p, int deal, int first, int second, bool firsts_turn, int other, double* gains) {
  const Deal& cards = p.deals[deal];
  for (int place = threadIdx.x; place < cards.slots * 32; place += THREADS) {
    const int slot = place / 32, own = place % 32;
    const int effect = cards.effect_and_points[slot] >> 8, points = cards.effect_and_points[slot] & 255;
    const double* block = firsts_turn ? after_first(p, deal, first + points, second) : after_second(p, deal, first, second + points);
    gains[slot * GAIN_STRIDE + own] = effect == 0 ? block[other * 32 + own] : worst_after(block, other, own, effect == 2);
  }
  __syncthreads();
}

extern __shared__ double room[];
#define KEPT room
#define GAINS (room + 924 * LANES)
#define VALUE (GAINS + 64 * GAIN_STRIDE)

__device__ void turn(const Problem& p, int deal, double skip) {
  play_turn(KEPT, GAINS, skip, p.above, p.below, p.seeds + deal * 924, p.chance, VALUE);
}

extern "C" __global__ void __launch_bounds__(THREADS) fill_ends(const Problem* given) {
  const Problem p = *given;
  const int deal = blockIdx.x;
  double* ends = after_second(p, deal, p.target, 0);
  for (int place = threadIdx.x; place < BLOCK; place += THREADS) {
    const int more = __popc(place % 32) - __popc(place / 32);
    ends[place] = 0.0;
    ends[BLOCK + place] = more > 0 ? 1.0 : more < 0 ? 0.0 : 0.5;
    ends[2 * BLOCK + place] = 1.0;
  }
}

// The second player's last turn: the first player has reached the target.
extern "C" __global__ void __launch_bounds__(THREADS) last_turns(const Problem* given) {
  const Problem p = *given;
  const int deal = blockIdx.y, other = blockIdx.x % 32, cell = blockIdx.x / 32;
  const int first = p.target + cell / p.target, second = cell % p.target;
  double* out = after_first(p, deal, first, second);
  if (second + REACH < first) {
    if (threadIdx.x < 32) out[threadIdx.x * 32 + other] = 1.0;
    return;
  }
  fetch_gains(p, deal, first, second, false, other, GAINS);
  turn(p, deal, 0.0);
  if (threadIdx.x < 32) out[threadIdx.x * 32 + other] = 1.0 - VALUE[threadIdx.x];
}

__device__ double turn_full(const Problem& p, int deal, int first, int second, bool firsts_turn, double skip) {
  fetch_gains(p, deal, first, second, firsts_turn, FULL, GAINS);
  turn(p, deal, skip);
  const double value = VALUE[FULL];
  __syncthreads();
  return value;
}

// The loop of a cell: both rows all Active, each player may skip. Closed in from both sides.
extern "C" __global__ void __launch_bounds__(THREADS) close_loops(const Problem* given, int diagonal, int lowest) {
  const Problem p = *given;
  const int deal = blockIdx.y, first = lowest + blockIdx.x, second = diagonal - first;
  double low = turn_full(p, deal, first, second, true, 0.0);
  double high = 1.0 - turn_full(p, deal, first, second, false, 0.0);
  high = turn_full(p, deal, first, second, true, high);
  double gap = high - low;
  for (int round = 0; round < 10000 && gap > 1e-14; round++) {
    double next = 1.0 - turn_full(p, deal, first, second, false, 1.0 - low);
    low = turn_full(p, deal, first, second, true, next);
    next = 1.0 - turn_full(p, deal, first, second, false, 1.0 - high);
    high = turn_full(p, deal, first, second, true, next);
    if (high - low >= gap) break;
    gap = high - low;
  }
  turn_full(p, deal, first, second, false, 1.0 - low);
  if (threadIdx.x < 32) after_first(p, deal, first, second)[threadIdx.x * 32 + FULL] = 1.0 - VALUE[threadIdx.x];
  if (threadIdx.x == 0 && gap > 0.0) atomicMax(p.gaps + (long long)deal * 2 * p.target + diagonal, (unsigned long long)__double_as_longlong(gap));
}

// Everything else in the cells of a diagonal: first the first player's turns, then, in another launch, the second player's.
extern "C" __global__ void __launch_bounds__(THREADS) whole_turns(const Problem* given, int diagonal, int lowest, int firsts_turn) {
  const Problem p = *given;
  const int deal = blockIdx.y, other = blockIdx.x % 32, first = lowest + blockIdx.x / 32, second = diagonal - first;
  fetch_gains(p, deal, first, second, firsts_turn, other, GAINS);
  const double* here = firsts_turn ? after_first(p, deal, first, second) : after_second(p, deal, first, second);
  turn(p, deal, worst_after(here, other, FULL, true));
  double* out = firsts_turn ? after_second(p, deal, first, second) : after_first(p, deal, first, second);
  if (threadIdx.x < 32) out[threadIdx.x * 32 + other] = 1.0 - VALUE[threadIdx.x];
}
"""
