// Whole games of Dicetto with every turn worked out exactly: what `selfplay.py` and `evaluation/turn.py` do, a block of threads for each game.
//
// The names, the order of the columns and the order in which dice are drawn are those of these files: the same seed gives the same game, up to
// rounding in single precision. What the game's modules know (sizes, dice, Bonus cards) comes as text before this one: `inputs.py`.

typedef unsigned long long u64;

enum { COMBO, POINTS, LOGO, OWNER, SUM, SPOT };
enum { COUNT, SCORE, LOGOS, STRAIGHTS, CHANCES, WON_NUMBERS, SEAT };
enum { PILE_COUNT, PILE_POINTS, PILE_KINDS, PILE = PILE_KINDS + KINDS };
enum { GOAL, BONUS_MASK, TURNS, MAX_TURNS, QUIET, MAX_QUIET, GAME };

#define SPOTS (SLOTS + 1)
#define SPOT_WIDTH (COMBOS + 6 + 4 * PLAYERS)
#define STILL_WIDTH (PLAYERS * (8 + BONUSES) + BONUSES + 3 + KINDS)
#define OUTLOOK_WIDTH (PLAYERS * 10 + 6)
#define TALLY (2 * SEAT)
#define DECK_CARDS 64
#define KEY_BITS 5
#define KEY_MASK 31
#define MOST_KEY ((1 << KEY_BITS * SPOTS) - 1)
#define MAX_PAIRS (SPOTS + SPOTS * MAX_SUM)
#define MAX_CODES 243
#define MAX_WAYS (1 << 17)
#define MAX_ENDS (1 << 15)
#define HASH_SLOTS (1 << 16)
#define TILE 32
#define STRIDE (TILE + 4)
#define LONGEST 400

// One recorded turn: spots, seats, pile, game, the seat that begins, the plan of its game, and which cards of that plan's deck are left.
#define AT_SEATS (SPOTS * SPOT)
#define AT_PILE (AT_SEATS + PLAYERS * SEAT)
#define AT_GAME (AT_PILE + PILE)
#define AT_BEGINS (AT_GAME + GAME)
#define AT_PLAN (AT_BEGINS + 1)
#define AT_LEFT (AT_PLAN + 1)
#define RECORD (AT_LEFT + 4)

// A network's weights, one array after the other.
#define W_SPOT_BIAS (SPOT_WIDTH * SPOT_HIDDEN)
#define W_SPOT_OUT (W_SPOT_BIAS + SPOT_HIDDEN)
#define W_REST (W_SPOT_OUT + SPOT_HIDDEN * HIDDEN1)
#define W_SUM_BIAS (W_REST + (STILL_WIDTH + OUTLOOK_WIDTH) * HIDDEN1)
#define W_MIDDLE (W_SUM_BIAS + HIDDEN1)
#define W_MIDDLE_BIAS (W_MIDDLE + HIDDEN1 * HIDDEN2)
#define W_OUT (W_MIDDLE_BIAS + HIDDEN2)
#define W_OUT_BIAS (W_OUT + HIDDEN2 * PLAYERS)
#define NET_SIZE ((W_OUT_BIAS + PLAYERS + 3) / 4 * 4)

#define EACH(at, count) (int at = threadIdx.x; at < (count); at += blockDim.x)

struct Table {
  int spots[SPOTS][SPOT];
  int seats[PLAYERS][SEAT];
  int pile[PILE];
  int game[GAME];
  int mover;
};

// What a block's threads share.
struct Shared {
  Table table;
  u64 chance;
  int order[DECK_CARDS];
  int number, rolls, ways, ends, pairs, row, turns, over;
  int pair_spot[MAX_PAIRS], pair_sum[MAX_PAIRS], pair_of[SPOTS][MAX_SUM + 1];
  int held, held_spots[SPOTS];
  short better[SPOTS][SETS], equal[SPOTS][SETS];
  int better_up_to[SPOTS][5], equal_count[SPOTS];
  float still[STILL_WIDTH];
  float total[HIDDEN1];
  float tally[PLAYERS * TALLY];
  alignas(16) float features[OUTLOOK_WIDTH * STRIDE];
  int tile_pairs[SPOTS * TILE];
  float logits[TILE * PLAYERS];
};

// A block's own part of the GPU's memory.
struct Scratch {
  u64 best[MAX_CODES * SETS];
  float pair_features[MAX_PAIRS * SPOT_WIDTH];
  float pair_hidden[(MAX_PAIRS + 3) * SPOT_HIDDEN];
  float change[(MAX_PAIRS + 3) * HIDDEN1];
  float tally_change[MAX_PAIRS * PLAYERS * TALLY];
  int way_key[MAX_WAYS];
  int way_end[MAX_WAYS];
  short way_set[MAX_WAYS];
  short way_code[MAX_WAYS];
  int slot_key[HASH_SLOTS];
  int slot_end[HASH_SLOTS];
  int end_key[MAX_ENDS];
  int end_final[MAX_ENDS];
  float end_features[MAX_ENDS * OUTLOOK_WIDTH];
  float ends[MAX_ENDS * PLAYERS];
  float placed[MAX_CODES * SETS * PLAYERS];
  short duel[MAX_CODES * SETS];
  float rolled[4 * (SETS - FIRST_ROLL) * PLAYERS];
  float kept[4 * FIRST_ROLL * PLAYERS];
  short keep[4 * (SETS - FIRST_ROLL)];
  short records[LONGEST * RECORD];
  float worth[LONGEST * PLAYERS];
  float reached[LONGEST * PLAYERS];
};

// --- features: `evaluation/features.py` and `evaluation/layout.py` -------------------------------------------------------------------

__device__ inline float risk_of(const float* beaten, int combo, int points, int total) {
  const float keen = combo == ANY_DICE ? 1.0f : 1.0f + BEATING_RATE_PER_POINT * ((points < 4 ? points : 4) - 2);
  return beaten[combo * (MAX_SUM + 1) + total] * fminf(1.0f, BEATING_RATE * keen);
}

__device__ inline float holds_for(float risk, int turns) {
  float holds = 1.0f;
  for (int turn = 0; turn < turns; turn++) holds *= 1.0f - risk;
  return holds;
}

__device__ inline void add_to(float* seat, float much, int points, int logo, int kind) {
  seat[COUNT] += much;
  seat[SCORE] += much * points;
  seat[LOGOS] += much * logo;
  if (kind == SMALL_STRAIGHT || kind == LARGE_STRAIGHT) seat[STRAIGHTS] += much;
  else if (kind == CHANCE) seat[CHANCES] += much;
  else if (kind == NUMBERS) seat[WON_NUMBERS] += much;
}

__device__ inline void add_card(int* seat, int points, int logo, int kind) {
  seat[COUNT] += 1;
  seat[SCORE] += points;
  seat[LOGOS] += logo;
  if (kind == SMALL_STRAIGHT || kind == LARGE_STRAIGHT) seat[STRAIGHTS] += 1;
  else if (kind == CHANCE) seat[CHANCES] += 1;
  else if (kind == NUMBERS) seat[WON_NUMBERS] += 1;
}

__device__ inline float sure(float lead, float doubt) { return 1.0f / (1.0f + expf(-(lead - 0.3f) / doubt)); }

__device__ float bonus_gain(const Table& table, int seat, int combo, int points, int logo) {
  if (!table.game[BONUS_MASK] || combo >= COMBOS - 1) return 0.0f;
  int most_won = 0;
  for (int other = 0; other < PLAYERS; other++) most_won = most_won > table.seats[other][COUNT] ? most_won : table.seats[other][COUNT];
  const int goal = table.game[GOAL];
  const float youth = 0.3f + 0.7f * (goal - most_won) / (goal > 1 ? goal : 1);
  const int kind = KIND_OF[combo];
  float gain = 0.0f;
  for (int bonus = 0; bonus < BONUSES; bonus++) {
    if (!(table.game[BONUS_MASK] >> bonus & 1)) continue;
    const int column = COUNTED[bonus];
    int more = 0;
    if (column == COUNT) more = 1;
    else if (column == SCORE) more = points;
    else if (column == LOGOS) more = logo;
    else if (column == STRAIGHTS) more = kind == SMALL_STRAIGHT || kind == LARGE_STRAIGHT;
    else if (column == CHANCES) more = kind == CHANCE;
    else more = kind == NUMBERS;
    if (!more) continue;
    const float sign = SIGN[bonus];
    float best = -1e9f;
    for (int other = 0; other < PLAYERS; other++)
      if (other != seat) best = fmaxf(best, sign * table.seats[other][column]);
    const float lead = sign * table.seats[seat][column] - best, doubt = DOUBT[bonus] * youth;
    gain += BONUS_POINTS[bonus] * (sure(lead + sign * more, doubt) - sure(lead, doubt));
  }
  return gain;
}

__device__ void describe_spot(const float* beaten, int combo, int points, int logo, int owner, int total, float gain, float* features) {
  for (int at = 0; at < SPOT_WIDTH; at++) features[at] = 0.0f;
  if (combo == EMPTY) {
    features[COMBOS] = 1.0f;
    return;
  }
  features[combo] = 1.0f;
  float* rest = features + COMBOS + 1;
  rest[0] = points / 5.0f;
  rest[1] = logo;
  if (owner == NO_OWNER) {
    rest[2] = 1.0f;
    return;
  }
  const float risk = risk_of(beaten, combo, points, total), holds = holds_for(risk, owner);
  rest[3] = total / (float)MAX_SUM;
  rest[4] = risk;
  rest[5 + owner] = 1.0f;
  rest[5 + PLAYERS + owner] = holds;
  rest[5 + 2 * PLAYERS + owner] = holds * points / 5.0f;
  rest[5 + 3 * PLAYERS + owner] = holds * gain / 3.0f;
}

__device__ void describe_rest(const Table& table, int begins, float* features) {
  for (int at = 0; at < STILL_WIDTH; at++) features[at] = 0.0f;
  float* at = features;
  for (int turn = 0; turn < PLAYERS; turn++) {
    const int* seat = table.seats[(begins + turn) % PLAYERS];
    int others = -seat[SCORE];
    for (int other = 0; other < PLAYERS; other++) others += table.seats[other][SCORE];
    const int gap = table.game[GOAL] - seat[COUNT];
    at[0] = gap / 5.0f;
    at[1] = 1.0f / (1.0f + (gap > 0 ? gap : 0));
    at[2] = seat[SCORE] / 20.0f;
    at[3] = (seat[SCORE] - others / (float)(PLAYERS - 1)) / 8.0f;
    at[4] = seat[LOGOS] / 5.0f;
    at[5] = seat[STRAIGHTS] / 3.0f;
    at[6] = seat[CHANCES] / 3.0f;
    at[7] = seat[WON_NUMBERS] / 4.0f;
    at += 8;
  }
  for (int bonus = 0; bonus < BONUSES; bonus++) {
    if (table.game[BONUS_MASK] >> bonus & 1) {
      at[0] = 1.0f;
      const int column = COUNTED[bonus];
      for (int turn = 0; turn < PLAYERS; turn++) {
        const float own = table.seats[(begins + turn) % PLAYERS][column] * SIGN[bonus];
        float best = -1e9f;
        for (int other = 1; other < PLAYERS; other++) best = fmaxf(best, table.seats[(begins + turn + other) % PLAYERS][column] * SIGN[bonus]);
        at[1 + turn] = fminf(1.5f, fmaxf(-1.5f, (own - best) / LEAD_SCALE[bonus]));
      }
    }
    at += 1 + PLAYERS;
  }
  const int left = table.pile[PILE_COUNT];
  at[0] = table.game[GOAL] / 10.0f;
  at[1] = left / 46.0f;
  at[2] = table.pile[PILE_POINTS] / (5.0f * (left > 1 ? left : 1));
  for (int kind = 0; kind < KINDS; kind++) at[3 + kind] = table.pile[PILE_KINDS + kind] / 10.0f;
}

__device__ void start_tally(const Table& table, int begins, float* tally) {
  for (int turn = 0; turn < PLAYERS; turn++)
    for (int column = 0; column < SEAT; column++)
      tally[turn * TALLY + column] = tally[turn * TALLY + SEAT + column] = table.seats[(begins + turn) % PLAYERS][column];
}

__device__ void tally_spot(const float* beaten, int combo, int points, int logo, int owner, int total, float* tally) {
  for (int at = 0; at < PLAYERS * TALLY; at++) tally[at] = 0.0f;
  if (combo == EMPTY || combo == ANY_DICE || owner == NO_OWNER) return;
  const float holds = holds_for(risk_of(beaten, combo, points, total), owner);
  add_to(tally + owner * TALLY, holds, points, logo, KIND_OF[combo]);
  add_to(tally + owner * TALLY + SEAT, 1.0f, points, logo, KIND_OF[combo]);
}

__device__ void outlook(const float* tally, const int* game, int won, float* features) {
  float soft[PLAYERS], sharp[PLAYERS], lying[PLAYERS], bonus_soft[PLAYERS];
  float nearest = 1e9f;
  for (int seat = 0; seat < PLAYERS; seat++) {
    soft[seat] = sharp[seat] = tally[seat * TALLY + SCORE];
    lying[seat] = tally[seat * TALLY + SEAT + SCORE];
    bonus_soft[seat] = 0.0f;
    nearest = fminf(nearest, game[GOAL] - tally[seat * TALLY + COUNT]);
  }
  nearest = fmaxf(0.0f, nearest);
  for (int bonus = 0; bonus < BONUSES; bonus++) {
    if (!(game[BONUS_MASK] >> bonus & 1)) continue;
    const int column = COUNTED[bonus];
    const float sign = SIGN[bonus], points = BONUS_POINTS[bonus];
    for (int version = 0; version < 2; version++) {
      float first = -1e9f, second = -1e9f;
      for (int seat = 0; seat < PLAYERS; seat++) {
        const float count = sign * tally[seat * TALLY + version * SEAT + column];
        if (count > first) { second = first; first = count; }
        else if (count > second) second = count;
      }
      for (int seat = 0; seat < PLAYERS; seat++) {
        const float count = sign * tally[seat * TALLY + version * SEAT + column];
        const float lead = count - (count == first ? second : first);
        const float certain = points * fminf(1.0f, fmaxf(0.0f, lead));
        if (version) lying[seat] += certain;
        else {
          const float hoped = points * fminf(1.0f, fmaxf(0.0f, 0.5f + (lead - 0.5f) / (2.0f * SOFT_LEAD_SCALE[bonus])));
          sharp[seat] += certain;
          soft[seat] += hoped;
          bonus_soft[seat] += hoped;
        }
      }
    }
  }
  const int quiet = tally[SEAT + COUNT] > won ? 0 : game[QUIET];
  const float quiet_rounds = (game[MAX_QUIET] > quiet ? game[MAX_QUIET] - quiet : 0) / (float)PLAYERS;
  const float rounds = (game[MAX_TURNS] > game[TURNS] ? game[MAX_TURNS] - game[TURNS] : 0) / (float)PLAYERS;
  const float soon = 1.0f / (1.0f + fminf(quiet_rounds, rounds));
  float* at = features;
  for (int seat = 0; seat < PLAYERS; seat++) {
    float best_soft = -1e9f, best_sharp = -1e9f, best_lying = -1e9f;
    for (int other = 0; other < PLAYERS; other++)
      if (other != seat) {
        best_soft = fmaxf(best_soft, soft[other]);
        best_sharp = fmaxf(best_sharp, sharp[other]);
        best_lying = fmaxf(best_lying, lying[other]);
      }
    const float gap = fmaxf(0.0f, game[GOAL] - tally[seat * TALLY + COUNT]), lead = sharp[seat] - best_sharp;
    const bool ends = tally[seat * TALLY + SEAT + COUNT] >= game[GOAL];
    const float if_stopped = fminf(1.0f, fmaxf(-1.0f, (lying[seat] - best_lying) / 2.0f));
    at[0] = gap / 5.0f;
    at[1] = 1.0f / (1.0f + gap);
    at[2] = (soft[seat] - best_soft) / 8.0f;
    at[3] = lead / 8.0f;
    at[4] = fminf(1.5f, fmaxf(-1.5f, lead / (2.0f + 2.0f * nearest)));
    at[5] = ends;
    at[6] = ends ? if_stopped : 0.0f;
    at[7] = bonus_soft[seat] / 6.0f;
    at[8] = if_stopped;
    at[9] = if_stopped * soon;
    at += 10;
  }
  at[0] = nearest / 5.0f;
  at[1] = 1.0f / (1.0f + nearest);
  at[2] = 1.0f / (1.0f + quiet_rounds);
  at[3] = fminf(1.0f, quiet_rounds / 10.0f);
  at[4] = 1.0f / (1.0f + rounds);
  at[5] = fminf(1.0f, rounds / 10.0f);
}

__device__ void final_shares(const int (*seats)[SEAT], int bonus_mask, float* shares) {
  int totals[PLAYERS];
  for (int seat = 0; seat < PLAYERS; seat++) totals[seat] = seats[seat][SCORE];
  for (int bonus = 0; bonus < BONUSES; bonus++) {
    if (!(bonus_mask >> bonus & 1)) continue;
    const int column = COUNTED[bonus];
    int best = seats[0][column], holder = 0;
    for (int seat = 1; seat < PLAYERS; seat++) {
      const int count = seats[seat][column];
      if (count == best) holder = NO_OWNER;
      else if ((count > best) == (SIGN[bonus] > 0)) { best = count; holder = seat; }
    }
    if (holder != NO_OWNER) totals[holder] += BONUS_POINTS[bonus];
  }
  int most = totals[0], winners = 0;
  for (int seat = 1; seat < PLAYERS; seat++) most = totals[seat] > most ? totals[seat] : most;
  for (int seat = 0; seat < PLAYERS; seat++) winners += totals[seat] == most;
  for (int seat = 0; seat < PLAYERS; seat++) shares[seat] = totals[seat] == most ? 1.0f / winners : 0.0f;
}

// --- the turn: `evaluation/turn.py` ----------------------------------------------------------------------------------------------------

__device__ inline bool last_turn(const int* game) { return game[TURNS] >= game[MAX_TURNS] || game[QUIET] >= game[MAX_QUIET]; }

// Which dice take a spot, which only to a duel; and the sums that may lie there, each a pair of spot and sum.
__device__ void sort_dice(const short* tables, Shared& shared, int place) {
  const int* spot = shared.table.spots[place];
  for (int sum = 0; sum <= MAX_SUM; sum++) shared.pair_of[place][sum] = -1;
  shared.pair_spot[place] = place;
  shared.pair_sum[place] = -1;
  int better = 0, equal = 0, size = 0;
  if (spot[COMBO] != EMPTY && spot[OWNER] != shared.table.mover)
    for (int way = 0; way < tables[T_CHOSEN_UP_TO + spot[COMBO] * 5 + 4]; way++) {
      const int chosen = tables[T_CHOSEN + spot[COMBO] * CHOSEN_WIDTH + way], total = tables[T_TOTAL + chosen];
      for (; size < tables[T_SIZE + chosen]; size++) shared.better_up_to[place][size] = better;
      if (spot[OWNER] == NO_OWNER || total > spot[SUM]) shared.better[place][better++] = chosen;
      else if (total == spot[SUM]) shared.equal[place][equal++] = chosen;
      if (shared.pair_of[place][total] < 0) {
        const int pair = atomicAdd(&shared.pairs, 1);
        shared.pair_of[place][total] = pair;
        shared.pair_spot[pair] = place;
        shared.pair_sum[pair] = total;
      }
    }
  for (; size < 5; size++) shared.better_up_to[place][size] = better;
  shared.equal_count[place] = equal;
}

// The first hidden layer and the tally as they are, and what dice on each spot change.
__device__ void prepare(const short* tables, const float* beaten, const float* net, Shared& shared, Scratch& scratch) {
  const Table& table = shared.table;
  const int after = (table.mover + 1) % PLAYERS;
  if (threadIdx.x == 0) shared.pairs = SPOTS;
  __syncthreads();
  for EACH(place, SPOTS) sort_dice(tables, shared, place);
  if (threadIdx.x == blockDim.x - 1) {
    describe_rest(table, after, shared.still);
    start_tally(table, after, shared.tally);
    shared.held = 0;
    for (int place = 0; place < SPOTS; place++)
      if (table.spots[place][COMBO] != EMPTY && table.spots[place][OWNER] != NO_OWNER && table.spots[place][OWNER] != table.mover)
        shared.held_spots[shared.held++] = place;
  }
  __syncthreads();
  const int pairs = shared.pairs;
  for EACH(pair, pairs) {
    const int* spot = table.spots[shared.pair_spot[pair]];
    const bool laid = pair >= SPOTS;
    const int seat = laid ? table.mover : spot[OWNER], sum = laid ? shared.pair_sum[pair] : spot[SUM];
    const int owner = seat == NO_OWNER ? NO_OWNER : (seat - after + PLAYERS) % PLAYERS;
    const float gain = seat == NO_OWNER || spot[COMBO] == EMPTY ? 0.0f : bonus_gain(table, seat, spot[COMBO], spot[POINTS], spot[LOGO]);
    describe_spot(beaten, spot[COMBO], spot[POINTS], spot[LOGO], owner, sum, gain, scratch.pair_features + pair * SPOT_WIDTH);
    tally_spot(beaten, spot[COMBO], spot[POINTS], spot[LOGO], owner, sum, scratch.tally_change + pair * PLAYERS * TALLY);
  }
  __syncthreads();
  for EACH(at, pairs * SPOT_HIDDEN) {
    const int pair = at / SPOT_HIDDEN, unit = at % SPOT_HIDDEN;
    const float* features = scratch.pair_features + pair * SPOT_WIDTH;
    float sum = net[W_SPOT_BIAS + unit];
    for (int feature = 0; feature < SPOT_WIDTH; feature++) sum += features[feature] * net[feature * SPOT_HIDDEN + unit];
    scratch.pair_hidden[at] = fmaxf(sum, 0.0f);
  }
  __syncthreads();
  const int fours = (pairs + 3) / 4;
  for EACH(at, fours * HIDDEN1) {
    const int four = at / HIDDEN1, unit = at % HIDDEN1;
    const float* hidden = scratch.pair_hidden + four * 4 * SPOT_HIDDEN;
    float a = 0.0f, b = 0.0f, c = 0.0f, d = 0.0f;
    for (int below = 0; below < SPOT_HIDDEN; below++) {
      const float weight = net[W_SPOT_OUT + below * HIDDEN1 + unit];
      a += hidden[below] * weight;
      b += hidden[SPOT_HIDDEN + below] * weight;
      c += hidden[2 * SPOT_HIDDEN + below] * weight;
      d += hidden[3 * SPOT_HIDDEN + below] * weight;
    }
    float* change = scratch.change + four * 4 * HIDDEN1 + unit;
    change[0] = a;
    change[HIDDEN1] = b;
    change[2 * HIDDEN1] = c;
    change[3 * HIDDEN1] = d;
  }
  __syncthreads();
  for EACH(unit, HIDDEN1) {
    float total = net[W_SUM_BIAS + unit];
    for (int feature = 0; feature < STILL_WIDTH; feature++) total += shared.still[feature] * net[W_REST + feature * HIDDEN1 + unit];
    for (int place = 0; place < SPOTS; place++) total += scratch.change[place * HIDDEN1 + unit];
    shared.total[unit] = total;
    for (int pair = SPOTS; pair < pairs; pair++) scratch.change[pair * HIDDEN1 + unit] -= scratch.change[shared.pair_spot[pair] * HIDDEN1 + unit];
  }
  for EACH(at, PLAYERS * TALLY) {
    for (int place = 0; place < SPOTS; place++) shared.tally[at] += scratch.tally_change[place * PLAYERS * TALLY + at];
    for (int pair = SPOTS; pair < pairs; pair++)
      scratch.tally_change[pair * PLAYERS * TALLY + at] -= scratch.tally_change[shared.pair_spot[pair] * PLAYERS * TALLY + at];
  }
  __syncthreads();
}

// How often a code has fought, which spots are closed then, and what has been laid.
__device__ inline int fought(const Shared& shared, int code, int* closed, int* key) {
  int count = 0;
  *closed = *key = 0;
  for (int which = 0; which < shared.held; which++, code /= 3)
    if (code % 3) {
      const int place = shared.held_spots[which];
      count++;
      *closed |= 1 << place;
      if (code % 3 == 1) *key |= shared.table.spots[place][SUM] << KEY_BITS * place;
    }
  return count;
}

__device__ inline int codes_of(int held) {
  int codes = 1;
  for (; held; held--) codes *= 3;
  return codes;
}

// All placements without a duel, for every code: dice, key and code of each.
__device__ void enumerate(const short* tables, Shared& shared, Scratch& scratch, int* overflows) {
  const int codes = codes_of(shared.held);
  if (threadIdx.x == 0) shared.ways = 0;
  __syncthreads();
  for (int code = 0; code < codes; code++) {
    int closed, lying;
    const int most = 4 - fought(shared, code, &closed, &lying);
    if (most < 0) continue;
    const int start = shared.ways;
    __syncthreads();
    if (threadIdx.x == 0 && start < MAX_WAYS) {
      scratch.way_set[start] = 0;
      scratch.way_key[start] = lying;
      scratch.way_code[start] = code;
      shared.ways = start + 1;
    }
    for (int place = 0; place < SPOTS; place++) {
      const int* spot = shared.table.spots[place];
      if (closed >> place & 1 || spot[COMBO] == EMPTY || spot[OWNER] == shared.table.mover) continue;
      const int choices = shared.better_up_to[place][most];
      if (!choices) continue;
      __syncthreads();
      const int before = shared.ways - start;
      __syncthreads();
      for EACH(at, before * choices) {
        const int way = start + at / choices, choice = at % choices, laid = scratch.way_set[way];
        if (choice >= shared.better_up_to[place][most - tables[T_SIZE + laid]]) continue;
        const int chosen = shared.better[place][choice], added = atomicAdd(&shared.ways, 1);
        if (added >= MAX_WAYS) continue;
        scratch.way_set[added] = tables[T_UNION + laid * SETS + chosen];
        scratch.way_key[added] = scratch.way_key[way] | tables[T_TOTAL + chosen] << KEY_BITS * place;
        scratch.way_code[added] = code;
      }
      __syncthreads();
      if (threadIdx.x == 0 && shared.ways > MAX_WAYS) {
        shared.ways = MAX_WAYS;
        atomicAdd(overflows, 1);
      }
    }
    __syncthreads();
  }
}

__device__ inline int slot_of(int key) { return (int)((unsigned)key * 0x9E3779B1u >> 7) & (HASH_SLOTS - 1); }

// Number the different ends of all ways.
__device__ void number_ends(Shared& shared, Scratch& scratch, int* overflows) {
  if (threadIdx.x == 0) shared.ends = 0;
  __syncthreads();
  for EACH(way, shared.ways) {
    const int key = scratch.way_key[way];
    int slot = slot_of(key);
    while (true) {
      const int there = atomicCAS(&scratch.slot_key[slot], -1, key);
      if (there == -1) {
        const int end = atomicAdd(&shared.ends, 1);
        if (end >= MAX_ENDS) atomicAdd(overflows, 1);
        else scratch.end_key[end] = key;
        scratch.slot_end[slot] = end < MAX_ENDS ? end : MAX_ENDS - 1;
        break;
      }
      if (there == key) break;
      slot = (slot + 1) & (HASH_SLOTS - 1);
    }
    scratch.way_end[way] = slot;
  }
  __syncthreads();
  for EACH(way, shared.ways) scratch.way_end[way] = scratch.slot_end[scratch.way_end[way]];
  if (threadIdx.x == 0 && shared.ends > MAX_ENDS) shared.ends = MAX_ENDS;
  __syncthreads();
}

__device__ inline int end_of(const Scratch& scratch, int key) {
  int slot = slot_of(key);
  while (scratch.slot_key[slot] != key && scratch.slot_key[slot] != -1) slot = (slot + 1) & (HASH_SLOTS - 1);
  return scratch.slot_key[slot] == key ? scratch.slot_end[slot] : 0;
}

__device__ void forget_ends(Shared& shared, Scratch& scratch) {
  __syncthreads();
  if (shared.ends == MAX_ENDS) {
    for EACH(slot, HASH_SLOTS) scratch.slot_key[slot] = -1;
    __syncthreads();
    return;
  }
  for EACH(end, shared.ends) {  // each deletes one slot: with all of them gone, no chain of slots is broken
    int slot = slot_of(scratch.end_key[end]);
    while (scratch.slot_key[slot] != -1 && scratch.slot_end[slot] != end) slot = (slot + 1) & (HASH_SLOTS - 1);
    scratch.end_final[end] = slot;
  }
  __syncthreads();
  for EACH(end, shared.ends) scratch.slot_key[scratch.end_final[end]] = -1;
  __syncthreads();
}

__device__ bool ends_game(const Table& table, int key) {
  if (last_turn(table.game)) return true;
  const int after = (table.mover + 1) % PLAYERS;
  int taken = 0, left = 0;
  for (int place = 0; place < SLOTS; place++) {
    if (table.spots[place][COMBO] == EMPTY) continue;
    if (table.spots[place][OWNER] == after && !(key >> KEY_BITS * place & KEY_MASK)) taken++;
    else left++;
  }
  return taken && (table.seats[after][COUNT] + taken >= table.game[GOAL] || (left == 0 && table.pile[PILE_COUNT] == 0));
}

// Fill the shares of an end of the game, counted from the mover.
__device__ void final_end(const Table& table, int key, float* shares) {
  int won[PLAYERS][SEAT];
  float found[PLAYERS];
  for (int seat = 0; seat < PLAYERS; seat++)
    for (int column = 0; column < SEAT; column++) won[seat][column] = table.seats[seat][column];
  for (int place = 0; place < SLOTS; place++) {
    const int* spot = table.spots[place];
    const int owner = key >> KEY_BITS * place & KEY_MASK ? table.mover : spot[OWNER];
    if (spot[COMBO] != EMPTY && owner != NO_OWNER) add_card(won[owner], spot[POINTS], spot[LOGO], KIND_OF[spot[COMBO]]);
  }
  final_shares(won, table.game[BONUS_MASK], found);
  for (int seat = 0; seat < PLAYERS; seat++) shares[seat] = found[(table.mover + seat) % PLAYERS];
}

// The shares of every end: those of the network, or the result.
__device__ void evaluate_ends(const float* net, Shared& shared, Scratch& scratch, float* tile) {
  const Table& table = shared.table;
  const int ends = shared.ends, won = table.seats[(table.mover + 1) % PLAYERS][COUNT];
  for EACH(end, ends) {
    const int key = scratch.end_key[end];
    scratch.end_final[end] = ends_game(table, key);
    if (scratch.end_final[end]) final_end(table, key, scratch.ends + end * PLAYERS);
    float tally[PLAYERS * TALLY];
    for (int at = 0; at < PLAYERS * TALLY; at++) tally[at] = shared.tally[at];
    for (int place = 0; place < SPOTS; place++) {
      const int laid = key >> KEY_BITS * place & KEY_MASK;
      if (laid) {
        const float* change = scratch.tally_change + shared.pair_of[place][laid] * PLAYERS * TALLY;
        for (int at = 0; at < PLAYERS * TALLY; at++) tally[at] += change[at];
      }
    }
    outlook(tally, table.game, won, scratch.end_features + end * OUTLOOK_WIDTH);
  }
  __syncthreads();
  float* hidden1 = tile;                          // [unit, end]
  float* hidden2 = tile + HIDDEN1 * STRIDE;       // [unit, end]
  const float* rest = net + W_REST + STILL_WIDTH * HIDDEN1;
  for (int from = 0; from < ends; from += TILE) {
    const int count = ends - from < TILE ? ends - from : TILE;
    for EACH(at, TILE * OUTLOOK_WIDTH) {
      const int end = at / OUTLOOK_WIDTH, feature = at % OUTLOOK_WIDTH;
      shared.features[feature * STRIDE + end] = end < count ? scratch.end_features[(from + end) * OUTLOOK_WIDTH + feature] : 0.0f;
    }
    for EACH(at, SPOTS * TILE) {
      const int place = at / TILE, end = at % TILE, laid = end < count ? scratch.end_key[from + end] >> KEY_BITS * place & KEY_MASK : 0;
      shared.tile_pairs[at] = laid ? shared.pair_of[place][laid] : -1;
    }
    __syncthreads();
    for EACH(unit, HIDDEN1) {
      float sums[TILE];
      #pragma unroll
      for (int end = 0; end < TILE; end++) sums[end] = shared.total[unit];
      for (int place = 0; place < SPOTS; place++)
        #pragma unroll
        for (int end = 0; end < TILE; end++) {
          const int pair = shared.tile_pairs[place * TILE + end];
          if (pair >= 0) sums[end] += scratch.change[pair * HIDDEN1 + unit];
        }
      for (int feature = 0; feature < OUTLOOK_WIDTH; feature++) {
        const float weight = rest[feature * HIDDEN1 + unit];
        const float4* values = (const float4*)(shared.features + feature * STRIDE);
        #pragma unroll
        for (int four = 0; four < TILE / 4; four++) {
          const float4 value = values[four];
          sums[4 * four] += value.x * weight;
          sums[4 * four + 1] += value.y * weight;
          sums[4 * four + 2] += value.z * weight;
          sums[4 * four + 3] += value.w * weight;
        }
      }
      float4* out = (float4*)(hidden1 + unit * STRIDE);
      #pragma unroll
      for (int four = 0; four < TILE / 4; four++)
        out[four] = make_float4(
            fmaxf(sums[4 * four], 0.0f), fmaxf(sums[4 * four + 1], 0.0f), fmaxf(sums[4 * four + 2], 0.0f), fmaxf(sums[4 * four + 3], 0.0f));
    }
    __syncthreads();
    for EACH(at, HIDDEN2 / 4 * (TILE / 4)) {  // four units and four ends at a time
      const int unit = at % (HIDDEN2 / 4) * 4, end = at / (HIDDEN2 / 4) * 4;
      float sums[4][4];
      #pragma unroll
      for (int a = 0; a < 4; a++)
        #pragma unroll
        for (int b = 0; b < 4; b++) sums[a][b] = net[W_MIDDLE_BIAS + unit + a];
      #pragma unroll 4
      for (int below = 0; below < HIDDEN1; below++) {
        const float4 w = *(const float4*)(net + W_MIDDLE + below * HIDDEN2 + unit), x = *(const float4*)(hidden1 + below * STRIDE + end);
        const float weights[4] = {w.x, w.y, w.z, w.w}, values[4] = {x.x, x.y, x.z, x.w};
        #pragma unroll
        for (int a = 0; a < 4; a++)
          #pragma unroll
          for (int b = 0; b < 4; b++) sums[a][b] += weights[a] * values[b];
      }
      #pragma unroll
      for (int a = 0; a < 4; a++)
        #pragma unroll
        for (int b = 0; b < 4; b++) hidden2[(unit + a) * STRIDE + end + b] = fmaxf(sums[a][b], 0.0f);
    }
    __syncthreads();
    for EACH(at, TILE * PLAYERS) {
      const int end = at % TILE, seat = at / TILE;
      float logit = net[W_OUT_BIAS + seat];
      for (int unit = 0; unit < HIDDEN2; unit++) logit += hidden2[unit * STRIDE + end] * net[W_OUT + unit * PLAYERS + seat];
      shared.logits[end * PLAYERS + seat] = logit;
    }
    __syncthreads();
    for EACH(end, count) {
      if (scratch.end_final[from + end]) continue;
      float* shares = scratch.ends + (from + end) * PLAYERS;
      const float* logits = shared.logits + end * PLAYERS;
      float largest = -1e30f, sum = 0.0f;
      for (int seat = 0; seat < PLAYERS; seat++) largest = fmaxf(largest, logits[seat]);
      for (int seat = 0; seat < PLAYERS; seat++) sum += shares[(seat + 1) % PLAYERS] = expf(logits[seat] - largest);
      for (int seat = 0; seat < PLAYERS; seat++) shares[seat] /= sum;
    }
    __syncthreads();
  }
}

__device__ inline u64 packed(float value, int key) {
  union { float real; unsigned bits; } both;
  both.real = value;
  return (u64)both.bits << 32 | (unsigned)(MOST_KEY - key + 1);
}

__device__ inline int key_of(u64 pack) { return MOST_KEY + 1 - (int)(pack & 0xFFFFFFFFu); }

// The best end for every code and dice, without further duels and then with them.
__device__ void place(const short* tables, Shared& shared, Scratch& scratch) {
  const int codes = codes_of(shared.held);
  for EACH(at, codes * SETS) scratch.best[at] = 0;
  __syncthreads();
  for EACH(way, shared.ways)
    atomicMax(&scratch.best[scratch.way_code[way] * SETS + scratch.way_set[way]], packed(scratch.ends[scratch.way_end[way] * PLAYERS], scratch.way_key[way]));
  __syncthreads();
  for (int size = 1; size <= 4; size++) {
    const int from = SIZE_AT[size], sets = SIZE_AT[size + 1] - from;
    for EACH(at, codes * sets) {
      u64* best = scratch.best + at / sets * SETS;
      const int laid = from + at % sets;
      u64 found = best[laid];
      for (int face = 0; face < 6; face++) {
        const int fewer = tables[T_LESS + laid * 6 + face];
        if (fewer >= 0 && best[fewer] > found) found = best[fewer];
      }
      best[laid] = found;
    }
    __syncthreads();
  }
  for (int decided = shared.held < 4 ? shared.held : 4; decided >= 0; decided--) {
    for EACH(at, codes * SETS) {
      const int code = at / SETS, have = at % SETS;
      int closed, lying;
      if (fought(shared, code, &closed, &lying) != decided || tables[T_SIZE + have] > 4 - decided) continue;
      const float* end = scratch.ends + end_of(scratch, key_of(scratch.best[at])) * PLAYERS;
      float worth[PLAYERS];
      for (int seat = 0; seat < PLAYERS; seat++) worth[seat] = end[seat];
      int duel = -1;
      for (int which = 0, power = 1; which < shared.held; which++, power *= 3) {
        if (code / power % 3) continue;
        const int spot = shared.held_spots[which];
        for (int choice = 0; choice < shared.equal_count[spot]; choice++) {
          const int chosen = shared.equal[spot][choice], rest = tables[T_MINUS + have * SETS + chosen];
          if (rest < 0) continue;
          const float* won = scratch.placed + ((code + power) * SETS + rest) * PLAYERS;
          const float* lost = scratch.placed + ((code + 2 * power) * SETS + rest) * PLAYERS;
          if (0.5f * (won[0] + lost[0]) > worth[0] + 1e-7f) {
            for (int seat = 0; seat < PLAYERS; seat++) worth[seat] = 0.5f * (won[seat] + lost[seat]);
            duel = spot * SETS + chosen;
          }
        }
      }
      for (int seat = 0; seat < PLAYERS; seat++) scratch.placed[at * PLAYERS + seat] = worth[seat];
      scratch.duel[at] = duel;
    }
    __syncthreads();
  }
}

__device__ void roll(const short* tables, int rolls, Shared& shared, Scratch& scratch) {
  const int full = SETS - FIRST_ROLL;
  for (int rerolls = 0; rerolls < rolls; rerolls++) {
    float* rolled = scratch.rolled + rerolls * full * PLAYERS;
    float* kept = scratch.kept + rerolls * FIRST_ROLL * PLAYERS;
    const float* before = kept - FIRST_ROLL * PLAYERS;
    for EACH(which, full) {
      const float* worth = scratch.placed + (FIRST_ROLL + which) * PLAYERS;
      float best = worth[0];
      int keep = -1;
      if (rerolls)
        for (int at = tables[T_WITHIN_AT + which]; at < tables[T_WITHIN_AT + which + 1]; at++) {
          const float hope = before[tables[T_WITHIN + at] * PLAYERS];
          if (hope > best + 1e-7f) {
            best = hope;
            keep = tables[T_WITHIN + at];
          }
        }
      scratch.keep[rerolls * full + which] = keep;
      for (int seat = 0; seat < PLAYERS; seat++) rolled[which * PLAYERS + seat] = keep < 0 ? worth[seat] : before[keep * PLAYERS + seat];
    }
    for (int size = 3; size >= 0; size--) {
      __syncthreads();
      const int from = SIZE_AT[size], sets = SIZE_AT[size + 1] - from;
      for EACH(at, sets * PLAYERS) {
        const int keep = from + at / PLAYERS, seat = at % PLAYERS;
        float sum = 0.0f;
        for (int face = 0; face < 6; face++) {
          const int up = tables[T_ABOVE + keep * 6 + face];
          sum += up >= FIRST_ROLL ? rolled[(up - FIRST_ROLL) * PLAYERS + seat] : kept[up * PLAYERS + seat];
        }
        kept[keep * PLAYERS + seat] = sum / 6.0f;
      }
    }
    __syncthreads();
  }
}

// --- games: `selfplay.py` ------------------------------------------------------------------------------------------------------------

__device__ inline int below(u64* chance, int limit) {
  u64 x = *chance;
  x ^= x >> 12;
  x ^= x << 25;
  x ^= x >> 27;
  *chance = x;
  return (int)((x * 2685821657736338717ull >> 33) % (u64)limit);
}

__device__ inline bool happens(u64* chance, float often) { return below(chance, 1 << 20) < often * (1 << 20); }

__device__ void shuffle(int* order, int cards, u64* chance) {
  for (int left = cards - 1; left > 0; left--) {
    const int other = below(chance, left + 1), card = order[left];
    order[left] = order[other];
    order[other] = card;
  }
}

__device__ void draw_cards(Table& table, const short* deck, const int* order) {
  for (int place = 0; place < SLOTS; place++)
    if (table.spots[place][COMBO] == EMPTY && table.pile[PILE_COUNT]) {
      const short* card = deck + order[--table.pile[PILE_COUNT]] * 3;
      int* spot = table.spots[place];
      table.pile[PILE_POINTS] -= card[1];
      table.pile[PILE_KINDS + KIND_OF[card[0]]]--;
      spot[COMBO] = card[0];
      spot[POINTS] = card[1];
      spot[LOGO] = card[2];
      spot[OWNER] = NO_OWNER;
      spot[SUM] = 0;
    }
}

__device__ int take_won(Table& table, int* taken) {
  int rolls = 3;
  *taken = 0;
  for (int place = 0; place < SPOTS; place++) {
    int* spot = table.spots[place];
    if (spot[OWNER] != table.mover) continue;
    if (place == SLOTS) {
      rolls = 4;
      spot[OWNER] = NO_OWNER;
      spot[SUM] = 0;
    } else {
      ++*taken;
      add_card(table.seats[table.mover], spot[POINTS], spot[LOGO], KIND_OF[spot[COMBO]]);
      spot[POINTS] = spot[LOGO] = spot[SUM] = 0;
      spot[COMBO] = EMPTY;
      spot[OWNER] = NO_OWNER;
    }
  }
  return rolls;
}

__device__ bool taken_ends_game(const Table& table, int taken) {
  int left = 0;
  for (int place = 0; place < SLOTS; place++) left += table.spots[place][COMBO] != EMPTY;
  return taken && (table.seats[table.mover][COUNT] >= table.game[GOAL] || (left == 0 && table.pile[PILE_COUNT] == 0));
}

// The key of the end that this choice among the ends without a duel is, from the best on; -1 where there is none, or a duel is better.
__device__ int forced_key(const short* tables, const Shared& shared, const Scratch& scratch, int dice, int choice) {
  if (scratch.duel[dice] >= 0) return -1;
  u64 limit = ~0ull;
  for (int at = 0; at <= choice; at++) {
    u64 best = 0;
    for (int way = 0; way < shared.ways && scratch.way_code[way] == 0; way++)
      if (tables[T_MINUS + dice * SETS + scratch.way_set[way]] >= 0) {
        const u64 pack = packed(scratch.ends[scratch.way_end[way] * PLAYERS], scratch.way_key[way]);
        if (pack < limit && pack > best) best = pack;
      }
    if (!best) return -1;
    limit = best;
  }
  return key_of(limit);
}

// Roll and place as planned, or, straying, otherwise; the key of the end it comes to, -1 where the choice is none.
__device__ int finish_turn(const short* tables, Shared& shared, Scratch& scratch, float stray, int choice) {
  u64* chance = &shared.chance;
  int dice = 0;
  for (int rerolls = shared.rolls - 1; rerolls >= 0; rerolls--) {
    while (dice < FIRST_ROLL) dice = tables[T_ABOVE + dice * 6 + below(chance, 6)];
    const int keep = scratch.keep[rerolls * (SETS - FIRST_ROLL) + dice - FIRST_ROLL];
    if (keep < 0 || (stray > 0.0f && happens(chance, 0.5f * stray))) break;
    dice = keep;
  }
  if (choice >= 0) return forced_key(tables, shared, scratch, dice, choice);
  if (stray > 0.0f && happens(chance, stray))
    for (int face = 0; face < 6; face++)
      while (tables[T_LESS + dice * 6 + face] >= 0 && below(chance, 2)) dice = tables[T_LESS + dice * 6 + face];
  int code = 0;
  while (scratch.duel[code * SETS + dice] >= 0) {
    const int spot = scratch.duel[code * SETS + dice] / SETS, chosen = scratch.duel[code * SETS + dice] % SETS;
    int power = 1;
    for (int which = 0; shared.held_spots[which] != spot; which++) power *= 3;
    code += below(chance, 2) ? power : 2 * power;
    dice = tables[T_MINUS + dice * SETS + chosen];
  }
  return key_of(scratch.best[code * SETS + dice]);
}

__device__ void write_record(const Table& table, int plan, const int* order, short* record) {
  for (int at = 0; at < SPOTS * SPOT; at++) record[at] = table.spots[at / SPOT][at % SPOT];
  for (int at = 0; at < PLAYERS * SEAT; at++) record[AT_SEATS + at] = table.seats[at / SEAT][at % SEAT];
  for (int at = 0; at < PILE; at++) record[AT_PILE + at] = table.pile[at];
  for (int at = 0; at < GAME; at++) record[AT_GAME + at] = table.game[at];
  record[AT_BEGINS] = table.mover;
  record[AT_PLAN] = plan;
  unsigned left[4] = {0, 0, 0, 0};
  for (int at = 0; at < table.pile[PILE_COUNT]; at++) left[order[at] / 16] |= 1u << order[at] % 16;
  for (int at = 0; at < 4; at++) record[AT_LEFT + at] = (short)left[at];
}

__device__ void read_record(const short* record, Table& table) {
  for (int at = 0; at < SPOTS * SPOT; at++) table.spots[at / SPOT][at % SPOT] = record[at];
  for (int at = 0; at < PLAYERS * SEAT; at++) table.seats[at / SEAT][at % SEAT] = record[AT_SEATS + at];
  for (int at = 0; at < PILE; at++) table.pile[at] = record[AT_PILE + at];
  for (int at = 0; at < GAME; at++) table.game[at] = record[AT_GAME + at];
  table.mover = record[AT_BEGINS];
}

// The table and the shuffled cards of a game, from its plan or from a record.
__device__ void set_up(Shared& shared, const short* deck, const short* rules, int first, const short* record) {
  Table& table = shared.table;
  int cards = 0;
  if (record) {
    read_record(record, table);
    for (int card = 0; card < DECK_CARDS; card++)
      if ((unsigned short)record[AT_LEFT + card / 16] >> card % 16 & 1) shared.order[cards++] = card;
    shuffle(shared.order, cards, &shared.chance);
    return;
  }
  cards = rules[0];
  for (int card = 0; card < cards; card++) shared.order[card] = card;
  shuffle(shared.order, cards, &shared.chance);
  for (int place = 0; place < SPOTS; place++) {
    for (int column = 0; column < SPOT; column++) table.spots[place][column] = 0;
    table.spots[place][COMBO] = place < SLOTS ? EMPTY : ANY_DICE;
    table.spots[place][OWNER] = NO_OWNER;
  }
  for (int at = 0; at < PLAYERS * SEAT; at++) table.seats[at / SEAT][at % SEAT] = 0;
  for (int at = 0; at < PILE; at++) table.pile[at] = 0;
  table.pile[PILE_COUNT] = cards;
  for (int card = 0; card < cards; card++) {
    table.pile[PILE_POINTS] += deck[card * 3 + 1];
    table.pile[PILE_KINDS + KIND_OF[deck[card * 3]]]++;
  }
  table.game[GOAL] = rules[1];
  table.game[BONUS_MASK] = rules[2];
  table.game[TURNS] = table.game[QUIET] = 0;
  table.game[MAX_TURNS] = rules[3];
  table.game[MAX_QUIET] = rules[4] * PLAYERS;
  table.mover = first;
  draw_cards(table, deck, shared.order);
}

// How a game ended: nobody's cards did it, cards did, or the turn that was last.
enum { BY_CARDS, BY_QUIET, BY_TURNS, NOT_PLAYED };

// Games from their plans, or from records, one after another. The turns of each go to `records` and `targets`; `summary` has of each game the
// first turn's worth and target, the target of the second turn, the result (all by seat), the number of turns, and how it ended.
extern "C" __global__ void __launch_bounds__(THREADS, BLOCKS_PER_MULTIPROCESSOR) play(
    const short* tables, const float* beaten, const float* nets, const short* decks, const short* rules, const int* plan_of, const u64* seeds,
    const short* first_of, const short* net_of, const short* starts, const int* start_of, const u64* later_seeds, const short* choice_of, int games,
    float stray, float trace, int capacity, int* counters, short* records, float* targets, float* summary, Scratch* scratches) {
  __shared__ Shared shared;
#ifdef ON_HOST
  static float tile[(HIDDEN1 + HIDDEN2) * STRIDE];
#else
  extern __shared__ float tile[];
#endif
  Scratch& scratch = scratches[blockIdx.x];
  Table& table = shared.table;
  for EACH(slot, HASH_SLOTS) scratch.slot_key[slot] = -1;
  while (true) {
    __syncthreads();
    if (threadIdx.x == 0) shared.number = atomicAdd(&counters[0], 1);
    __syncthreads();
    const int number = shared.number;
    if (number >= games) return;
    const short* record = starts ? starts + (long long)start_of[number] * RECORD : 0;
    const int plan = record ? record[AT_PLAN] : plan_of[number], choice = choice_of ? choice_of[number] : -1;
    const short* deck = decks + plan * DECK_CARDS * 3;
    u64 seed = seeds[number];
    if (threadIdx.x == 0) {
      shared.chance = seed;
      set_up(shared, deck, rules + plan * 5, first_of[number], record);
      shared.turns = 0;
      shared.over = last_turn(table.game);
    }
    __syncthreads();
    int ended = BY_TURNS;
    while (!shared.over) {
      const int turn = shared.turns;
      __syncthreads();
      if (threadIdx.x == 0) {
        if (records) write_record(table, plan, shared.order, scratch.records + turn * RECORD);
        if (record && turn == 1) seed = later_seeds[number];
        shared.turns = turn + 1;
        table.game[TURNS]++;
        int taken;
        shared.rolls = take_won(table, &taken);
        table.game[QUIET] = taken ? 0 : table.game[QUIET] + 1;
        shared.over = taken_ends_game(table, taken);
        if (!shared.over) draw_cards(table, deck, shared.order);
        if (record && turn == 0) {  // what is drawn now is given; what comes later is not
          u64 later = later_seeds[number];
          shuffle(shared.order, table.pile[PILE_COUNT], &later);
          if (choice < 0) seed = later_seeds[number];
        }
        shared.chance = seed ^ (u64)table.game[TURNS] * 0x9E3779B97F4A7C15ull;
        if (shared.chance == 0) shared.chance = seed;
        below(&shared.chance, 2);
      }
      __syncthreads();
      if (shared.over) {
        ended = BY_CARDS;
        break;
      }
      const int seat = table.mover;
      const float* net = nets + (long long)net_of[number * PLAYERS + seat] * NET_SIZE;
      prepare(tables, beaten, net, shared, scratch);
      enumerate(tables, shared, scratch, &counters[2]);
      number_ends(shared, scratch, &counters[2]);
      evaluate_ends(net, shared, scratch, tile);
      place(tables, shared, scratch);
      roll(tables, shared.rolls, shared, scratch);
      if (threadIdx.x == 0) {
        const int key = finish_turn(tables, shared, scratch, stray, turn == 0 ? choice : -1);
        if (key < 0) {
          shared.over = 2;
        } else {
          const float* worth = scratch.kept + (shared.rolls - 1) * FIRST_ROLL * PLAYERS;
          const float* end = scratch.ends + end_of(scratch, key) * PLAYERS;
          for (int other = 0; other < PLAYERS; other++) {
            scratch.worth[turn * PLAYERS + (seat + other) % PLAYERS] = worth[other];
            scratch.reached[turn * PLAYERS + (seat + other) % PLAYERS] = end[other];
          }
          for (int place = 0; place < SPOTS; place++)
            if (key >> KEY_BITS * place & KEY_MASK) {
              table.spots[place][OWNER] = seat;
              table.spots[place][SUM] = key >> KEY_BITS * place & KEY_MASK;
            }
          table.mover = (seat + 1) % PLAYERS;
          shared.over = last_turn(table.game);
        }
      }
      forget_ends(shared, scratch);
      if (shared.over == 2) ended = NOT_PLAYED;
      else if (shared.over && table.game[QUIET] >= table.game[MAX_QUIET]) ended = BY_QUIET;
    }
    __syncthreads();
    const int turns = shared.turns;
    float* told = summary + (long long)number * (4 * PLAYERS + 2);
    if (threadIdx.x == 0) {
      int won[PLAYERS][SEAT];
      float shares[PLAYERS];
      for (int seat = 0; seat < PLAYERS; seat++)
        for (int column = 0; column < SEAT; column++) won[seat][column] = table.seats[seat][column];
      for (int place = 0; place < SLOTS; place++) {
        const int* spot = table.spots[place];
        if (spot[COMBO] != EMPTY && spot[OWNER] != NO_OWNER) add_card(won[spot[OWNER]], spot[POINTS], spot[LOGO], KIND_OF[spot[COMBO]]);
      }
      final_shares(won, table.game[BONUS_MASK], shares);
      for (int seat = 0; seat < PLAYERS; seat++) {
        if (ended == BY_CARDS && turns) scratch.worth[(turns - 1) * PLAYERS + seat] = shares[seat];
        if (turns) told[seat] = scratch.worth[seat];
        float later = turns ? scratch.worth[(turns - 1) * PLAYERS + seat] : shares[seat];
        told[2 * PLAYERS + seat] = turns > 1 ? 0.0f : shares[seat];
        for (int turn = turns - 1; turn >= 0; turn--) {
          float& worth = scratch.worth[turn * PLAYERS + seat];
          if (turn < turns - 1) later = worth + trace * (later - scratch.reached[turn * PLAYERS + seat]);
          worth = later;
          if (turn == 1) told[2 * PLAYERS + seat] = later;
        }
        told[PLAYERS + seat] = later;
        told[3 * PLAYERS + seat] = shares[seat];
      }
      told[4 * PLAYERS] = turns;
      told[4 * PLAYERS + 1] = ended;
      shared.row = records ? atomicAdd(&counters[1], turns) : 0;
    }
    __syncthreads();
    if (records && shared.row + turns <= capacity) {
      for EACH(at, turns * RECORD) records[(long long)shared.row * RECORD + at] = scratch.records[at];
      for EACH(at, turns * PLAYERS) targets[(long long)shared.row * PLAYERS + at] = scratch.worth[at];
    }
  }
}

// The features of recorded turns, seats counted from the one that begins, and the targets in that order.
extern "C" __global__ void describe(
    const float* beaten, const short* records, const float* targets, const int* rows, int count, float* spots, float* rest, float* wanted) {
  for (int at = blockIdx.x * blockDim.x + threadIdx.x; at < count; at += gridDim.x * blockDim.x) {
    const short* record = records + (long long)rows[at] * RECORD;
    Table table;
    read_record(record, table);
    const int begins = table.mover;
    float tally[PLAYERS * TALLY], more[PLAYERS * TALLY];
    start_tally(table, begins, tally);
    for (int place = 0; place < SPOTS; place++) {
      const int* spot = table.spots[place];
      const int owner = spot[OWNER] == NO_OWNER ? NO_OWNER : (spot[OWNER] - begins + PLAYERS) % PLAYERS;
      const float gain = owner == NO_OWNER || spot[COMBO] == EMPTY ? 0.0f : bonus_gain(table, spot[OWNER], spot[COMBO], spot[POINTS], spot[LOGO]);
      describe_spot(beaten, spot[COMBO], spot[POINTS], spot[LOGO], owner, spot[SUM], gain, spots + ((long long)at * SPOTS + place) * SPOT_WIDTH);
      tally_spot(beaten, spot[COMBO], spot[POINTS], spot[LOGO], owner, spot[SUM], more);
      for (int column = 0; column < PLAYERS * TALLY; column++) tally[column] += more[column];
    }
    float* here = rest + (long long)at * (STILL_WIDTH + OUTLOOK_WIDTH);
    describe_rest(table, begins, here);
    outlook(tally, table.game, table.seats[begins][COUNT], here + STILL_WIDTH);
    for (int seat = 0; seat < PLAYERS; seat++) wanted[(long long)at * PLAYERS + seat] = targets[(long long)rows[at] * PLAYERS + (begins + seat) % PLAYERS];
  }
}

extern "C" __global__ void sizes(int* found) {
  found[0] = RECORD;
  found[1] = NET_SIZE;
  found[2] = (int)sizeof(Scratch);
  found[3] = SPOT_WIDTH;
  found[4] = STILL_WIDTH + OUTLOOK_WIDTH;
}
