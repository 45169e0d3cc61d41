// Games played from tablebases in the GPU's memory. This follows solve.cu, which has been told (KEEP_WORTH) to keep what every keep of a
// turn is worth.
//
// What is counted for each deal, COUNTS numbers: rounds, half wins of the first player, skips; then for each card how often it was scored,
// its points, and how often it was frozen for a reroll.

// What to do: score a card for a gain, skip, or freeze a card and roll all but a keep again. Of equally good ones the highest number is
// taken: the most points, else a skip, else the first card.
struct Choice { double value; int what; };
#define SCORE(card, slot, points) (1 << 26 | (points) << 20 | (card) << 16 | (slot))
#define SKIP (1 << 19)
#define REROLL(card, keep) ((ROW - 1 - (card)) << 16 | (keep))

__device__ __forceinline__ void better(Choice& mine, double value, int what) {
  if (value > mine.value || (value == mine.value && what > mine.what)) { mine.value = value; mine.what = what; }
}

__device__ unsigned die(unsigned long long& random) {  // splitmix64
  random += 0x9e3779b97f4a7c15ull;
  unsigned long long mixed = random;
  mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9ull;
  mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111ebull;
  mixed ^= mixed >> 31;
  return (unsigned)(((mixed >> 32) * 6) >> 32);
}

__device__ bool within(unsigned part, unsigned whole) { return (((whole | 0x888888u) - part) & 0x888888u) == 0x888888u; }

__device__ Choice best_of_all(Choice mine) {
  __shared__ Choice found[THREADS / 32];
  for (int step = 16; step; step >>= 1) {
    const double value = __shfl_down_sync(0xffffffffu, mine.value, step);
    const int what = __shfl_down_sync(0xffffffffu, mine.what, step);
    better(mine, value, what);
  }
  __syncthreads();
  if (threadIdx.x % 32 == 0) found[threadIdx.x / 32] = mine;
  __syncthreads();
  Choice best = found[0];
  for (int warp = 1; warp < THREADS / 32; warp++) better(best, found[warp].value, found[warp].what);
  __syncthreads();
  return best;
}

// The row that a forced reaction leaves: the one that hurts the mover most, or, reacting greedily, the usual best and worst cards.
__device__ int reaction(const double* block, int row, int own, bool resetting, bool greedy, const int* rank) {
  int chosen = row;
  double worst = 1e9;
  for (int card = 0; card < ROW; card++)
    if (((row >> card) & 1) != resetting) {
      const int next = row ^ (1 << card);
      const double value = greedy ? (resetting ? -rank[card] : rank[card]) : block[next * ROWS + own];
      if (value < worst) { worst = value; chosen = next; }
    }
  return chosen;
}

extern "C" __global__ void __launch_bounds__(THREADS, 2)
play_games(const unsigned* packed, const int* ranks, int games, int greedy_first, int greedy_second, unsigned long long seed,
           unsigned long long* counts) {
  const int deal = blockIdx.y;
  const int* rank = ranks + deal * ROW;
  const Slots* seeds = problem.seeds + deal * PLACES;
  const Deal& cards = problem.deals[deal];
  unsigned long long* count = counts + deal * COUNTS;
  unsigned long long random = (seed * 1000003ull + deal) * 1000003ull + blockIdx.x * 0x632be59bd9b4e019ull;
  for (int game = 0; game < games; game++) {
    int score[2] = {0, 0}, row[2] = {FULL, FULL}, rounds = 0;
    do {
      rounds++;
      for (int mover = 0; mover < 2; mover++) {
        const int other = 1 - mover;
        const bool greedy = mover ? greedy_second : greedy_first, other_greedy = mover ? greedy_first : greedy_second;
        int mine = row[mover], what = SKIP;
        const double* here = mover ? after_second(deal, score[0], score[1]) : after_first(deal, score[0], score[1]);
        const double skip = worst_after(here, row[other], FULL, true);
        if (mine) {
          unsigned dice = 0;
          for (int number = 0; number < 6; number++) dice += 1u << 4 * die(random);
          if (!greedy) {
            fetch_gains(deal, score[0], score[1], mover == 0, row[other]);
            play_turn(skip, seeds);
          }
          while (true) {
            Choice choice = {greedy ? -1.0 : skip, SKIP};
            for (int at = ZEROS + threadIdx.x; at < ROLLS_END; at += THREADS) if (within(packed[at], dice)) {
              const Slots slots = seeds[at];
              for (int card = 0; card < ROW; card++) if (mine >> card & 1) {
                const int rest = mine & ~(1 << card), slot = slots.s[card];
                if (slot != NO_SLOT) {
                  const int points = cards.effect_and_points[slot] & 255;
                  better(choice, greedy ? points * 8.0 - rank[card] : GAINS[slot * GAIN_STRIDE + rest], SCORE(card, slot, points));
                }
                if (!greedy && rest && at < FIRST_ROLL) better(choice, KEEP[rest * KEPT_PLACES + at - ZEROS], REROLL(card, at));
              }
            }
            what = best_of_all(choice).what;
            if (what >= SKIP) break;
            const int card = ROW - 1 - (what >> 16), keep = what & 0xffff;
            mine &= ~(1 << card);
            dice = packed[keep];
            int held = 0;
            for (int face = 0; face < 6; face++) held += dice >> 4 * face & 7;
            for (int number = held; number < 6; number++) dice += 1u << 4 * die(random);
            if (threadIdx.x == 0) atomicAdd(count + 3 + 2 * ROW + card, 1ull);
            if (!mine) { what = SKIP; break; }
          }
        }
        if (what == SKIP) {
          row[mover] = FULL;
          row[other] = reaction(here, row[other], FULL, true, other_greedy, rank);
          if (threadIdx.x == 0) atomicAdd(count + 2, 1ull);
        } else {
          const int card = what >> 16 & 7, gain = cards.effect_and_points[what & 0xffff], points = gain & 255, effect = gain >> 8;
          score[mover] += points;
          row[mover] = mine & ~(1 << card);
          const double* next = mover ? after_second(deal, score[0], score[1]) : after_first(deal, score[0], score[1]);
          if (effect) row[other] = reaction(next, row[other], row[mover], effect == 2, other_greedy, rank);
          if (threadIdx.x == 0) { atomicAdd(count + 3 + card, 1ull); atomicAdd(count + 3 + ROW + card, (unsigned long long)points); }
        }
        __syncthreads();
      }
    } while (max(score[0], score[1]) < problem.target);
    const int lead = score[0] != score[1] ? score[0] - score[1] : __popc(row[0]) - __popc(row[1]);
    if (threadIdx.x == 0) {
      atomicAdd(count, (unsigned long long)rounds);
      atomicAdd(count + 1, lead > 0 ? 2ull : lead == 0 ? 1ull : 0ull);
    }
  }
}
