// Three players on a GPU. Which block of positions is where, and what a turn leads to: three/layout.py; the same turn in Python: the tests' reference_three_turn.py.
//
// Turns before the last round are played by `play_turn` in single precision: no two of their moves are equal but by rounding, so of equal ones any
// will do. Turns of the last round, in which players may have lost every chance, are played by `play_last` with all rules for equal moves,
// in double precision. There are few of them: only the differences of the scores count.

#define CELL (ROWS * ROWS * ROWS)
#define PLACE_WEIGHT 0x1p-24
#define TOTAL (1.0 + 1.5 * PLACE_WEIGHT)
#define SPLIT 8193.0
#define ENDS 27
#define KEEPS 462
#define KEEPS_AND_ROLLS 924
#define CLOSE 0x1p-22
#define PLAIN_ROUNDS 20
#define MAX_ROUNDS 400

struct __align__(8) Stored { float mine, next; };
struct Utilities { double mine, next, previous; };  // as the player reads them who has just moved
struct Three {
  double2* last;   // the ends of the game and the turns of the last round
  Stored* main;    // all others
  int target, reach;
  int ahead_end;   // the first block that lies in `main`
};
__constant__ Three three;

__device__ int end_block(int first, int second, int third) {
  const int one = first < second ? 0 : first == second ? 1 : 2, two = first < third ? 0 : first == third ? 1 : 2;
  return one * 9 + two * 3 + (second < third ? 0 : second == third ? 1 : 2);
}

__device__ int third_last(int first, int second) {
  const int reach = three.reach;
  int ahead = max(-1, min(first, reach + 1)), behind = max(-1, min(second, reach + 1));
  if (first > reach && second > reach) { ahead = reach + 1 + (first > second); behind = reach + 1 + (second > first); }
  return ENDS + (ahead + 1) * (reach + 4) + behind + 1;
}

__device__ int second_last(int ahead, int further) {
  return ENDS + (three.reach + 4) * (three.reach + 4) + ahead * (three.target + three.reach) + further;
}

__device__ int main_block(int mover, int first, int second, int third) {
  return three.ahead_end + ((mover * three.target + first) * three.target + second) * three.target + third;
}

// Movers 0 to 2: a turn before the last round, by scores. 3: the third player's last turn, 4: the second player's, by how far others are ahead.
__device__ int led_to(int mover, int first, int second, int third, int points) {
  if (mover == 3) return end_block(first, second, points);
  if (mover == 4) return third_last(second, second - first + points);
  if (mover == 0) {
    if (first + points < three.target) return main_block(1, first + points, second, third);
    return second_last(first + points - second, first + points - third);
  }
  if (mover == 1) {
    if (second + points < three.target) return main_block(2, first, second + points, third);
    return third_last(first - third, second + points - third);
  }
  if (third + points < three.target) return main_block(0, first, second, third + points);
  return end_block(first - third, second - third, points);
}

__device__ Utilities read(int block, int others, int before, int own) {
  const int place = (others * ROWS + before) * ROWS + own;
  Utilities found;
  if (block < three.ahead_end) {
    const double2 stored = three.last[(long long)block * CELL + place];
    found.mine = stored.x; found.next = stored.y; found.previous = TOTAL - stored.x - stored.y;
  } else {
    const Stored stored = three.main[(long long)(block - three.ahead_end) * CELL + place];
    found.mine = stored.mine; found.next = stored.next;
    found.previous = fmax(0.0, 1.0 - found.mine - found.next);
  }
  return found;
}

__device__ void write(int block, int mover_row, int others, int before, double mine, double previous) {
  const long long place = (mover_row * ROWS + others) * ROWS + before;  // to be read by the previous player
  if (block < three.ahead_end) {
    three.last[(long long)block * CELL + place] = make_double2(previous, mine);
  } else {
    three.main[(long long)(block - three.ahead_end) * CELL + place] = Stored{(float)previous, (float)mine};
  }
}

// The first 40 binary digits, by which utilities are compared.
__device__ __forceinline__ double digits(double utility) {
  const double scaled = __dmul_rn(utility, SPLIT);
  return __dsub_rn(scaled, __dsub_rn(scaled, utility));
}

// Equal moves: from the least to the most that they leave to one of the opponents.
struct Choice {
  double best, least, most;
  __device__ __forceinline__ void consider(double value, double low, double high) {
    const double here = digits(value), known = digits(best);
    if (here > known) { best = value; least = low; most = high; }
    else if (here == known) { least = fmin(least, low); most = fmax(most, high); }
  }
};

__device__ Utilities previous_reacts(int block, int others, int before, int own, bool resetting) {
  Choice choice = {-1.0, 0.0, 0.0};
  double total = 0.0;
  for (int card = 0; card < ROW; card++)
    if (((before >> card) & 1) != resetting) {
      const Utilities found = read(block, others, before ^ (1 << card), own);
      total = found.mine + found.next + found.previous;
      choice.consider(found.previous, found.next, found.next);
    }
  if (choice.best < -0.5) return read(block, others, before, own);
  const double next = (choice.least + choice.most) / 2.0;
  return {total - choice.best - next, next, choice.best};
}

__device__ Utilities reacted(int block, int others, int before, int own, bool resetting) {
  Choice choice = {-1.0, 0.0, 0.0};
  double total = 0.0;
  for (int card = 0; card < ROW; card++)
    if (((others >> card) & 1) != resetting) {
      const Utilities found = previous_reacts(block, others ^ (1 << card), before, own, resetting);
      total = found.mine + found.next + found.previous;
      choice.consider(found.next, found.previous, found.previous);
    }
  if (choice.best < -0.5) return previous_reacts(block, others, before, own, resetting);
  const double previous = (choice.least + choice.most) / 2.0;
  return {total - choice.best - previous, choice.best, previous};
}

// What scoring is worth, into `gain`, [slot][own row after]; and what skipping is worth.
template <class Gain>
__device__ void fetch(int mover, int first, int second, int third, int others, int before, Gain* gain, Gain* skip) {
  const Deal& cards = problem.deals[0];
  const int own = threadIdx.x % ROWS;
  for (int slot = threadIdx.x / ROWS; slot <= cards.slots; slot += blockDim.x / ROWS) {
    if (slot == cards.slots) {
      if (own == FULL) {
        const Utilities found = reacted(led_to(mover, first, second, third, 0), others, before, FULL, true);
        *skip = Gain{found.mine, found.previous};
      }
      continue;
    }
    const int effect = cards.effect_and_points[slot] >> 8;
    const int block = led_to(mover, first, second, third, cards.effect_and_points[slot] & 255);
    const Utilities found = effect ? reacted(block, others, before, own, effect == 2) : read(block, others, before, own);
    gain[slot * GAIN_STRIDE + own] = Gain{found.mine, found.previous};
  }
}

struct Rounded {  // `Number`, made from doubles
  Number value;
  __device__ Rounded() {}
  __device__ Rounded(double mine, double theirs) : value{(float)mine, (float)theirs} {}
};

// A turn before the last round; afterwards VALUE holds what it is worth, row by row.
__device__ void turn(int mover, int first, int second, int third, int others, int before) {
  __shared__ Rounded skip;
  __syncthreads();
  if (threadIdx.x < ZEROS * LANES) KEPT[threadIdx.x] = Number{-1.0f, 0.0f};
  fetch(mover, first, second, third, others, before, (Rounded*)GAINS, &skip);
  __syncthreads();
  play_turn(skip.value, problem.seeds);
  if (threadIdx.x < ROWS)
    write(main_block(mover, first, second, third), threadIdx.x, others, before, VALUE[threadIdx.x].mine, VALUE[threadIdx.x].theirs);
}

__device__ __forceinline__ int score_of(int scores, int player) { return (scores >> (8 * player)) & 255; }

// The loop of each place of scores: the three positions in which all players' cards are Active. Where it does not settle, a player has to mix
// two equal moves: then it goes on with the mean of the rounds.
extern "C" __global__ void __launch_bounds__(THREADS, 2) three_loops(const int* cells) {
  const int scores = cells[blockIdx.x], first = score_of(scores, 0), second = score_of(scores, 1), third = score_of(scores, 2);
  __shared__ float gain, change;
  if (threadIdx.x < 3) write(main_block(threadIdx.x, first, second, third), FULL, FULL, FULL, 1.0 / 3.0, 1.0 / 3.0);
  for (int round = 0; round < MAX_ROUNDS; round++) {
    __syncthreads();
    if (threadIdx.x == 0) gain = change = 0.0f;
    for (int mover = 2; mover >= 0; mover--) {
      const int block = main_block(mover, first, second, third);
      Utilities known;  // `next` is the mover's own, `mine` the previous player's
      if (threadIdx.x == FULL) known = read(block, FULL, FULL, FULL);
      turn(mover, first, second, third, FULL, FULL);
      if (threadIdx.x == FULL) {
        const Utilities now = read(block, FULL, FULL, FULL);
        const double part = round < PLAIN_ROUNDS ? 1.0 : 1.0 / (round - PLAIN_ROUNDS + 2), mine = part * (now.next - known.next),
                     theirs = part * (now.mine - known.mine);
        gain = fmaxf(gain, (float)fabs(now.next - known.next));
        change = fmaxf(change, (float)fmax(fabs(mine), fabs(theirs)));
        write(block, FULL, FULL, FULL, known.next + mine, known.mine + theirs);
      }
      __syncthreads();
    }
    if (change <= CLOSE) break;
  }
  if (threadIdx.x == 0) {
    atomicMax(problem.gaps, (unsigned long long)__double_as_longlong((double)gain));
    atomicMax(problem.gaps + 1, (unsigned long long)__double_as_longlong((double)change));
    if (change > CLOSE) atomicAdd(problem.gaps + 2, 1ull);
  }
}

// Everything else: first the turns against a previous player whose cards are all Active, then, in another launch, all others.
extern "C" __global__ void __launch_bounds__(THREADS, 2) three_turns(const int* cells, int against_full) {
  const int scores = cells[blockIdx.y / 3], mover = blockIdx.y % 3;
  const int others = against_full ? blockIdx.x : blockIdx.x % ROWS, before = against_full ? FULL : blockIdx.x / ROWS;
  turn(mover, score_of(scores, 0), score_of(scores, 1), score_of(scores, 2), others, before);
}

extern "C" __global__ void three_ends() {
  const int place = blockIdx.x * blockDim.x + threadIdx.x, kind = place / CELL;
  if (kind >= ENDS) return;
  const int active[3] = {__popc(place / (ROWS * ROWS) % ROWS), __popc(place / ROWS % ROWS), __popc(place % ROWS)};
  int sign[3] = {kind / 9 - 1, kind / 3 % 3 - 1, kind % 3 - 1};
  const int one[3] = {0, 0, 1}, other[3] = {1, 2, 2};
  for (int pair = 0; pair < 3; pair++)
    if (sign[pair] == 0) {
      const int more = active[one[pair]] - active[other[pair]];
      sign[pair] = (more > 0) - (more < 0);
    }
  double found[2];
  for (int player = 0; player < 2; player++) {  // the third one, who has just moved, and the first
    const int here = player ? sign[0] : -sign[1], there = player ? sign[1] : -sign[2];
    const double won = here < 0 || there < 0 ? 0.0 : here + there == 2 ? 1.0 : here + there == 1 ? 0.5 : 1.0 / 3.0;
    found[player] = won + PLACE_WEIGHT * (2 + here + there) / 4.0;
  }
  three.last[place] = make_double2(found[0], found[1]);
}

// Turns of the last round, by mover 3 or 4 (see `led_to`). Each block takes one after the other. The lattice is numbered as on the processor:
// six keeps with one die more, six with one less, which gain they score on each card; `scratch` holds what each keep is worth, [block][row].
extern "C" __global__ void play_last(
    int mover, const int* cells, int count, const short* above, const short* below, const unsigned char* seeds, double2* scratch) {
  const int begins[8] = {0, 1, 7, 28, 84, 210, 462, 924};  // by number of dice
  extern __shared__ double2 room[];
  double2* const gain = room;
  Choice* const kept = (Choice*)(gain + MAX_SLOTS * GAIN_STRIDE);
  __shared__ double2 skip;
  double2* const worth = scratch + (long long)blockIdx.x * ROWS * KEEPS;
  for (long long turn = blockIdx.x; turn < (long long)count * ROWS * ROWS; turn += gridDim.x) {
    const int cell = cells[turn / (ROWS * ROWS)], others = turn % ROWS, before = turn / ROWS % ROWS;
    const int one = (cell & 65535) - 1, other = (cell >> 16) - 1;
    __syncthreads();
    fetch(mover, one, other, 0, others, before, gain, &skip);
    __syncthreads();
    const int block = mover == 3 ? third_last(one, other) : second_last(one, other);
    if (threadIdx.x == 0) write(block, 0, others, before, skip.x, skip.y);
    for (int row = 1; row < ROWS; row++) {
      for (int place = threadIdx.x; place < KEEPS_AND_ROLLS; place += blockDim.x) {
        Choice best = {skip.x, skip.y, skip.y};
        for (int card = 0; card < ROW; card++) {
          if (!((row >> card) & 1)) continue;
          const int rest = row & ~(1 << card), slot = seeds[place * 8 + card];
          if (slot != NO_SLOT) {
            const double2 found = gain[slot * GAIN_STRIDE + rest];
            best.consider(found.x, found.y, found.y);
          }
          if (rest && place < KEEPS) {
            const double2 found = worth[rest * KEEPS + place];
            best.consider(found.x, found.y, found.y);
          }
        }
        kept[place] = best;
      }
      __syncthreads();
      for (int count = 1; count <= 6; count++) {
        for (int place = begins[count] + threadIdx.x; place < begins[count + 1]; place += blockDim.x) {
          Choice best = kept[place];
          for (int face = 0; face < 6; face++) {
            const Choice& less = kept[below[place * 6 + face]];
            best.consider(less.best, less.least, less.most);
          }
          if (count == 6) best.least = (best.least + best.most) / 2.0;  // the decision
          kept[place] = best;
        }
        __syncthreads();
      }
      for (int count = 5; count >= 0; count--) {
        for (int place = begins[count] + threadIdx.x; place < begins[count + 1]; place += blockDim.x) {
          double mine = 0.0, theirs = 0.0;
          for (int face = 0; face < 6; face++) {
            const Choice& more = kept[above[place * 6 + face]];
            mine += more.best;
            theirs += more.least;
          }
          mine /= 6.0;
          theirs /= 6.0;
          kept[place].best = mine;
          kept[place].least = theirs;
          worth[row * KEEPS + place] = make_double2(mine, theirs);
        }
        __syncthreads();
      }
      if (threadIdx.x == 0) write(block, row, others, before, kept[0].best, kept[0].least);
    }
  }
}
