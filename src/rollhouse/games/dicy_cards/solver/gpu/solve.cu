// The two-player solver on a GPU, and how it is put together.
//
// A thread block plays one turn against one opponent's row, for all 32 rows of the mover. Rows are taken by the number of their Active
// cards: a level's rows need only the level below. Within a level every keep of the dice holds up to ten numbers side by side, one for
// each row. One half of the threads takes the first of them, the other half the rest; the halves meet only between levels.
//
// Going up, a keep gets the most that can be had from it or from any part of it: by scoring these very dice, or by freezing a card and
// rolling all the others again. So a full roll ends up with the value of its best move. Going down, a keep gets the mean of the keeps
// with one die more, or with two: what it is worth to hold these dice and roll the rest.
//
// A thread has one keep of five dice, one of fewer, and up to two rolls. Keeps of few dice take bigger steps, so that there are fewer of
// them to wait for.
//
// source.py writes two things into this file, each at a line marked with an @: CONSTANTS, which follow from the cards and the dice,
// and LEVELS, the five levels of a turn written out.

//@ CONSTANTS

#ifdef THREE  // for three.cu: the mover's and the previous player's utility; the mover chooses
struct __align__(8) Number { float mine, theirs; };
__device__ __forceinline__ void operator+=(Number& sum, Number more) { sum.mine += more.mine; sum.theirs += more.theirs; }
__device__ __forceinline__ Number operator*(Number one, float factor) { return {one.mine * factor, one.theirs * factor}; }
__device__ __forceinline__ void operator*=(Number& one, float factor) { one = one * factor; }
__device__ __forceinline__ Number larger(Number one, Number other) { return one.mine > other.mine ? one : other; }
__device__ __forceinline__ Number lane_below(Number one, int step) {
  return {__shfl_down_sync(0xffffffffu, one.mine, step), __shfl_down_sync(0xffffffffu, one.theirs, step)};
}
#define NOTHING Number{0.0f, 0.0f}
#else
typedef double Number;
__device__ __forceinline__ double larger(double one, double other) { return one > other ? one : other; }
__device__ __forceinline__ double lane_below(double one, int step) { return __shfl_down_sync(0xffffffffu, one, step); }
#define NOTHING 0.0
#endif

#ifdef KEEP_WORTH  // for many_games.cu: what every keep of a turn is worth, row by row, of each block
__device__ double* kept_worth;
#define KEEP (kept_worth + (long long)(blockIdx.y * gridDim.x + blockIdx.x) * ROWS * KEPT_PLACES)
#endif

struct __align__(16) Links { unsigned short to[MAX_LINKS]; unsigned short used; };
struct __align__(16) Pairs { unsigned short to[24]; };  // fifteen of two different faces, then six of the same
struct __align__(8) Slots { unsigned char s[8]; };      // for each card, which gain these dice score on it
struct Deal { int slots; int effect_and_points[MAX_SLOTS]; };

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

extern __shared__ Number shared[];
#define KEPT shared
#define GAINS (shared + PLACES * LANES)
#define VALUE (GAINS + MAX_SLOTS * GAIN_STRIDE)
#define BLOCKS ((const double**)(VALUE + ROWS))
#define SUMS (VALUE + ROWS)

// A turn: the value of every row for the mover, into VALUE. What scoring leads to stands in GAINS, what skipping is worth in `skip`.
__device__ __noinline__ void play_turn(Number skip, const Slots* seeds) {
  Number* const kept = KEPT;
  const Number* const gains = GAINS;
  Number* const value = VALUE;
  const Links* const above = problem.above;
  const Links* const below = problem.below;
  const Pairs* const pairs = problem.pairs;
  const double* const chance = problem.chance;
  const bool first_half = threadIdx.x < HALF;
  const int thread = threadIdx.x % HALF;
  const Links big_below = below[FIVES + thread], small_below = below[ZEROS + thread];
  const Slots big_slots = seeds[FIVES + thread], small_slots = seeds[ZEROS + thread];
  if (threadIdx.x == 0) value[0] = skip;
//@ LEVELS
  Number sum = NOTHING;
  if (FIRST_ROLL + threadIdx.x < ROLLS_END) sum = kept[(FIRST_ROLL + threadIdx.x) * LANES] * chance[FIRST_ROLL + threadIdx.x];
  #pragma unroll
  for (int step = 16; step; step >>= 1) sum += lane_below(sum, step);
  if (threadIdx.x % 32 == 0) SUMS[threadIdx.x / 32] = sum;
  __syncthreads();
  if (threadIdx.x == 0) {
    Number total = NOTHING;
    for (int warp = 0; warp < THREADS / 32; warp++) total += SUMS[warp];
    value[FULL] = total;
  }
  __syncthreads();
}

#ifndef THREE
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
  for (int card = 0; card < ROW; card++)
    if (((row >> card) & 1) != resetting) {
      const double value = block[(row ^ (1 << card)) * ROWS + own];
      worst = value < worst ? value : worst;
    }
  return worst < 2.0 ? worst : block[row * ROWS + own];
}

__device__ void fetch_gains(int deal, int first, int second, bool firsts_turn, int other) {
  const Deal& cards = problem.deals[deal];
  if (threadIdx.x < ZEROS * LANES) KEPT[threadIdx.x] = 0.0;
  if (threadIdx.x < cards.slots) {
    const int points = cards.effect_and_points[threadIdx.x] & 255;
    BLOCKS[threadIdx.x] = firsts_turn ? after_first(deal, first + points, second) : after_second(deal, first, second + points);
  }
  __syncthreads();
  const int own = threadIdx.x % ROWS;
  for (int slot = threadIdx.x / ROWS; slot < cards.slots; slot += THREADS / ROWS) {
    const int effect = cards.effect_and_points[slot] >> 8;
    const double* block = BLOCKS[slot];
    GAINS[slot * GAIN_STRIDE + own] = effect == 0 ? block[other * ROWS + own] : worst_after(block, other, own, effect == 2);
  }
  __syncthreads();
}

extern "C" __global__ void __launch_bounds__(THREADS, 2) fill_ends() {
  const int deal = blockIdx.x;
  double* ends = after_second(deal, problem.target, 0);
  for (int place = threadIdx.x; place < BLOCK; place += THREADS) {
    const int more = __popc(place % ROWS) - __popc(place / ROWS);
    ends[place] = 0.0;
    ends[BLOCK + place] = more > 0 ? 1.0 : more < 0 ? 0.0 : 0.5;
    ends[2 * BLOCK + place] = 1.0;
  }
}

// The second player's last turn: the first player has reached the target.
extern "C" __global__ void __launch_bounds__(THREADS, 2) last_turns() {
  const int deal = blockIdx.y, other = blockIdx.x % ROWS, cell = blockIdx.x / ROWS;
  const int first = problem.target + cell / problem.target, second = cell % problem.target;
  double* out = after_first(deal, first, second);
  if (second + REACH < first) {
    if (threadIdx.x < ROWS) out[threadIdx.x * ROWS + other] = 1.0;
    return;
  }
  fetch_gains(deal, first, second, false, other);
  play_turn(0.0, problem.seeds + deal * PLACES);
  if (threadIdx.x < ROWS) out[threadIdx.x * ROWS + other] = 1.0 - VALUE[threadIdx.x];
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
  if (threadIdx.x < ROWS) after_first(deal, first, second)[threadIdx.x * ROWS + FULL] = 1.0 - VALUE[threadIdx.x];
  if (threadIdx.x == 0 && gap > 0.0)
    atomicMax(problem.gaps + (long long)deal * 2 * problem.target + diagonal, (unsigned long long)__double_as_longlong(gap));
}

// Everything else in the cells of a diagonal: first the first player's turns, then, in another launch, the second player's.
extern "C" __global__ void __launch_bounds__(THREADS, 2) whole_turns(int diagonal, int lowest, int firsts_turn) {
  const int deal = blockIdx.y, other = blockIdx.x % ROWS, first = lowest + blockIdx.x / ROWS, second = diagonal - first;
  fetch_gains(deal, first, second, firsts_turn, other);
  const double* here = firsts_turn ? after_first(deal, first, second) : after_second(deal, first, second);
  play_turn(worst_after(here, other, FULL, true), problem.seeds + deal * PLACES);
  double* out = firsts_turn ? after_second(deal, first, second) : after_first(deal, first, second);
  if (threadIdx.x < ROWS) out[threadIdx.x * ROWS + other] = 1.0 - VALUE[threadIdx.x];
}
#endif
