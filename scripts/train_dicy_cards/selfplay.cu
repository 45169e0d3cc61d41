// Self-play with the network that is being trained. Comes after turn_shares.cu.
//
// A position at the start of a turn: the points that each player needs and their rows, counted from the player on turn; that player's
// place in the round; the deal.

struct Position { int points_needed[PLAYERS]; int rows[PLAYERS]; int place; int deal; };

struct Nets {
  const float* first;   // [net][seat][deal][needed][ROWS][HIDDEN1]: what a seat adds to the first layer
  const float* later;   // [set][net][NET_SIZE]: [HIDDEN1] biases of the first layer, then [HIDDEN1][HIDDEN2], [HIDDEN2], [HIDDEN2][PLAYERS], [PLAYERS]
  const float* ways;    // [deal][needed][ROWS]: a solo player's expected turns
  const int* sets;      // [deal]: the set of nets that evaluates it
  int deals;
};

// One net for each place in the round, and for each but the first in the last round.
#define NETS (2 * PLAYERS - 1)
#define MIDDLE_BIAS (HIDDEN1 + HIDDEN1 * HIDDEN2)
#define OUT_BIAS (MIDDLE_BIAS + HIDDEN2 + HIDDEN2 * PLAYERS)
#define NET_SIZE ((OUT_BIAS + PLAYERS + 3) / 4 * 4)  // read four numbers at a time

// The later layers of the two nets that nearly every end of a turn is evaluated by: those of the next place, in an open round and in the last.
// Other nets are needed only where the next player can only skip.
extern __shared__ float shared_nets[];

__device__ void fetch_nets(const Nets& nets, int deal, int next) {
  const float* later = nets.later + nets.sets[deal] * NETS * NET_SIZE;
  for (int at = threadIdx.x; at < NET_SIZE; at += blockDim.x) {
    shared_nets[at] = later[next * NET_SIZE + at];
    if (next > 0) shared_nets[NET_SIZE + at] = later[(PLAYERS - 1 + next) * NET_SIZE + at];
  }
}

// The row after the reset that leaves the fewest expected turns.
__device__ inline int shortest_after_reset(const float* ways, int row) {
  int best = row;
  for (int card = 0; card < ROW; card++) {
    const int tried = row | 1 << card;
    if (tried != row && (best == row || ways[tried] < ways[best])) best = tried;
  }
  return best;
}

// All players' shares, counted from the one who begins, from what the seats add to the first layer and the later layers in `net`.
__device__ __forceinline__ void shares_of(const float* net, const float4* const* parts, float* shares) {
  float sums[HIDDEN2];
  #pragma unroll
  for (int unit = 0; unit < HIDDEN2; unit++) sums[unit] = net[MIDDLE_BIAS + unit];
  for (int four = 0; four < HIDDEN1 / 4; four++) {
    float4 hidden = ((const float4*)net)[four];
    #pragma unroll
    for (int seat = 0; seat < PLAYERS; seat++) {
      const float4 more = parts[seat][four];
      hidden.x += more.x; hidden.y += more.y; hidden.z += more.z; hidden.w += more.w;
    }
    const float values[4] = {hidden.x, hidden.y, hidden.z, hidden.w};
    #pragma unroll
    for (int part = 0; part < 4; part++) {
      const float value = values[part] > 0.0f ? values[part] : 0.0f;
      const float4* weights = (const float4*)(net + HIDDEN1 + (four * 4 + part) * HIDDEN2);
      #pragma unroll
      for (int unit = 0; unit < HIDDEN2 / 4; unit++) {
        const float4 w = weights[unit];
        sums[unit * 4] += value * w.x; sums[unit * 4 + 1] += value * w.y;
        sums[unit * 4 + 2] += value * w.z; sums[unit * 4 + 3] += value * w.w;
      }
    }
  }
  float most = -1e30f, total = 0.0f;
  #pragma unroll
  for (int seat = 0; seat < PLAYERS; seat++) {
    float logit = net[OUT_BIAS + seat];
    #pragma unroll
    for (int unit = 0; unit < HIDDEN2; unit++) logit += (sums[unit] > 0.0f ? sums[unit] : 0.0f) * net[MIDDLE_BIAS + HIDDEN2 + unit * PLAYERS + seat];
    shares[seat] = logit;
    most = logit > most ? logit : most;
  }
  #pragma unroll
  for (int seat = 0; seat < PLAYERS; seat++) total += shares[seat] = expf(shares[seat] - most);
  #pragma unroll
  for (int seat = 0; seat < PLAYERS; seat++) shares[seat] /= total;
}

// What a position is worth after a turn; players stay counted from the one whose turn it was. Players who can only skip have skipped.
struct Evaluated {
  const Nets& nets;
  int place, deal;
  int points_needed[PLAYERS];

  __device__ int needed_of(int player, int lead) const {
    const int needed = points_needed[player] - (lead <= 0 ? lead : 0);
    return needed < MAX_NEEDED ? needed : MAX_NEEDED - 1;
  }

  __device__ __noinline__ void value(Reacted& at) {
    int lead = points_needed[0];
    for (int player = 1; player < PLAYERS; player++) lead = points_needed[player] < lead ? points_needed[player] : lead;
    const bool last = lead <= 0;
    int rows[PLAYERS], begins = 0, now = place, skipped = -1;
    for (int player = 0; player < PLAYERS; player++) rows[player] = at.rows[player];
    while (true) {
      if (last && now == PLAYERS - 1) {
        final_shares(points_needed, rows, at.shares);
        return;
      }
      begins = (begins + 1) % PLAYERS;
      now = (now + 1) % PLAYERS;
      if (rows[begins]) break;
      skipped = begins;
      rows[begins] = FULL;
      for (int other = 0; other < PLAYERS; other++)
        if (other != begins) rows[other] = shortest_after_reset(nets.ways + ((long long)deal * MAX_NEEDED + needed_of(other, lead)) * ROWS, rows[other]);
    }
    network_shares(rows, begins, now, lead, at.shares);
    if (skipped < 0) return;
    // Each resets for the best share, over the others' shortest ways; the last of them chooses first.
    for (int away = PLAYERS - 1; away > 0; away--) {
      const int other = (skipped + away) % PLAYERS, shortest = rows[other];
      int best = shortest;
      for (int card = 0; card < ROW; card++) {
        const int row = at.rows[other] | 1 << card;
        if (row == at.rows[other] || row == shortest) continue;
        rows[other] = row;
        Shares found;
        network_shares(rows, begins, now, lead, found);
        if (found.of[other] > at.shares.of[other]) { at.shares = found; best = row; }
      }
      rows[other] = best;
    }
  }

  // The others react, each for their own share: each takes the earlier ones to choose for the fewest turns alone.
  __device__ void react(int touch, Reacted& at) {
    int lead = points_needed[0];
    for (int player = 1; player < PLAYERS; player++) lead = points_needed[player] < lead ? points_needed[player] : lead;
    int before[PLAYERS];
    for (int player = 1; player < PLAYERS; player++) {
      before[player] = at.rows[player];
      const int choices = resets(touch) ? FULL & ~before[player] : before[player];
      if (!reacts(touch, player) || !choices) continue;
      const float* way = nets.ways + ((long long)deal * MAX_NEEDED + needed_of(player, lead)) * ROWS;
      for (int card = 0; card < ROW; card++) {
        const int tried = before[player] ^ 1 << card;
        if (choices >> card & 1 && (at.rows[player] == before[player] || way[tried] < way[at.rows[player]])) at.rows[player] = tried;
      }
    }
    value(at);
    for (int player = PLAYERS - 1; player > 0; player--) {
      const int shortest = at.rows[player], choices = resets(touch) ? FULL & ~before[player] : before[player];
      if (shortest == before[player]) continue;
      for (int card = 0; card < ROW; card++) {
        Reacted tried = at;
        tried.rows[player] = before[player] ^ 1 << card;
        if (!(choices >> card & 1) || tried.rows[player] == shortest) continue;
        value(tried);
        if (tried.shares.of[player] > at.shares.of[player]) at = tried;
      }
    }
  }

  // By the network of the place `now`, where the player `begins` is about to begin.
  __device__ void network_shares(const int* rows, int begins, int now, int lead, Shares& found) const {
    const bool last = lead <= 0;
    const int net = last ? PLAYERS - 1 + now : now;
    const float4* parts[PLAYERS];
    #pragma unroll
    for (int seat = 0; seat < PLAYERS; seat++) {
      const int player = (seat + begins) % PLAYERS;
      const long long at_deal = (((long long)net * PLAYERS + seat) * nets.deals + deal) * MAX_NEEDED + needed_of(player, lead);
      parts[seat] = (const float4*)(nets.first + (at_deal * ROWS + rows[player]) * HIDDEN1);
    }
    float shares[PLAYERS];
    if (begins == 1) shares_of(shared_nets + (last ? NET_SIZE : 0), parts, shares);
    else shares_of(nets.later + (nets.sets[deal] * NETS + net) * NET_SIZE, parts, shares);
    #pragma unroll
    for (int seat = 0; seat < PLAYERS; seat++) found.of[(seat + begins) % PLAYERS] = shares[seat];
  }
};

__device__ Evaluated evaluated_from(const Nets& nets, const Position& position) {
  Evaluated leaf = {nets, position.place, position.deal, {}};
  for (int player = 0; player < PLAYERS; player++) leaf.points_needed[player] = position.points_needed[player];
  return leaf;
}

__device__ inline int packed(const int* rows) {
  int found = 0;
  for (int player = 1; player < PLAYERS; player++) found |= rows[player] << 5 * player;
  return found;
}

// Everything that a turn can lead to: a block for each game. ends and others are [game][slot][ROWS], what all have then and the rows of
// those who reacted; skips and others_after_skip are [game].
extern "C" __global__ void __launch_bounds__(256, 3) fill_ends(
    const Nets* given, const Position* positions, const int* slots, const int* slot_count, Shares* ends, int* others, Shares* skips,
    int* others_after_skip) {
  const Nets nets = *given;
  const Position position = positions[blockIdx.x];
  fetch_nets(nets, position.deal, (position.place + 1) % PLAYERS);
  __syncthreads();
  Evaluated leaf = evaluated_from(nets, position);
  const int subsets = (1 << __popc(position.rows[0])) - 1;  // rows that can be left: all parts of the row but itself
  const int items = slot_count[position.deal] * subsets;
  for (int item = threadIdx.x; item <= items; item += blockDim.x) {
    Reacted at;
    for (int player = 0; player < PLAYERS; player++) at.rows[player] = position.rows[player];
    if (item == items) {
      at.rows[0] = FULL;
      leaf.react(SKIPPED, at);
      skips[blockIdx.x] = at.shares;
      others_after_skip[blockIdx.x] = packed(at.rows);
      continue;
    }
    int row = 0, number = item % subsets;
    for (int card = 0; card < ROW; card++)
      if (position.rows[0] >> card & 1) {
        row |= (number & 1) << card;
        number >>= 1;
      }
    const int slot = slots[position.deal * MAX_SLOTS + item / subsets];
    at.rows[0] = row;
    leaf.points_needed[0] = position.points_needed[0] - (slot & 255);
    leaf.react(slot >> 8, at);
    leaf.points_needed[0] = position.points_needed[0];
    const long long end = ((long long)blockIdx.x * MAX_SLOTS + item / subsets) * ROWS + row;
    ends[end] = at.shares;
    others[end] = packed(at.rows);
  }
}

__device__ inline unsigned int next_random(unsigned long long& state) {  // PCG
  const unsigned long long old = state;
  state = old * 6364136223846793005ULL + 1442695040888963407ULL;
  const unsigned int shifted = (unsigned int)(((old >> 18u) ^ old) >> 27u), turned = (unsigned int)(old >> 59u);
  return shifted >> turned | shifted << ((-turned) & 31);
}

// A turn of every game: what it is worth to each player, and one way it goes, all dice included. `chosen` is the slot that was scored, or
// -1 for a skip, and the row that is left. A few of the decisions are taken at random, as `wild` of 65536 asks.
extern "C" __global__ void play_turns(
    const unsigned short* above, const unsigned short* below, const Position* positions, const unsigned char* seeds, const Shares* ends, const Shares* skips, unsigned long long* chance,
    Shares* scratch, int games, int wild, Shares* worth_of_turn, int* chosen_slot, int* chosen_row) {
  __shared__ Shares best[KEEPS + ROLLS];
  __shared__ float top[1024];
  __shared__ int top_choice[1024];
  __shared__ int faces[DICE];
  __shared__ int row, over;
  const Lattice dice = {above, below};
  Shares* worth = scratch + (long long)blockIdx.x * ROWS * KEEPS;
  for (int game = blockIdx.x; game < games; game += gridDim.x) {
    const Position position = positions[game];
    Turn turn;
    turn.seeds = seeds + (long long)position.deal * (KEEPS + ROLLS) * ROW;
    turn.after = ends + (long long)game * MAX_SLOTS * ROWS;
    turn.skip = skips[game];
    turn.row = position.rows[0];
    play_shares(dice, turn, worth, best);
    unsigned long long random = chance[game];
    if (threadIdx.x == 0) {
      worth_of_turn[game] = turn.row ? worth[turn.row * KEEPS] : turn.skip;
      row = turn.row;
      over = row == 0;
      chosen_slot[game] = -1;
      chosen_row[game] = FULL;
      for (int die = 0; die < DICE; die++) faces[die] = next_random(random) % 6;
    }
    __syncthreads();
    while (!over) {
      float found = turn.skip.of[0];
      int choice = -1;
      for (int item = threadIdx.x; item < 64 * ROW; item += blockDim.x) {
        const int mask = item / ROW, card = item % ROW, rest = row & ~(1 << card);
        if (!(row >> card & 1)) continue;
        int at = 0;
        for (int die = 0; die < DICE; die++)
          if (mask >> die & 1) at = dice.above[at * 6 + faces[die]];
        const int slot = turn.seeds[at * ROW + card];
        if (slot != NO_SLOT && turn.after[slot * ROWS + rest].of[0] > found) { found = turn.after[slot * ROWS + rest].of[0]; choice = item * 2; }
        if (mask != 63 && rest && worth[rest * KEEPS + at].of[0] > found) { found = worth[rest * KEEPS + at].of[0]; choice = item * 2 + 1; }
      }
      top[threadIdx.x] = found;
      top_choice[threadIdx.x] = choice;
      __syncthreads();
      if (threadIdx.x == 0) {
        for (unsigned int thread = 1; thread < blockDim.x; thread++)
          if (top[thread] > found) { found = top[thread]; choice = top_choice[thread]; }
        if ((int)(next_random(random) & 65535) < wild) choice = top_choice[next_random(random) % blockDim.x];
        const int mask = choice / 2 / ROW, card = choice / 2 % ROW;
        if (choice < 0) over = 1;
        else if (choice % 2) {
          row &= ~(1 << card);
          for (int die = 0; die < DICE; die++)
            if (!(mask >> die & 1)) faces[die] = next_random(random) % 6;
        } else {
          int at = 0;
          for (int die = 0; die < DICE; die++)
            if (mask >> die & 1) at = dice.above[at * 6 + faces[die]];
          chosen_slot[game] = turn.seeds[at * ROW + card];
          chosen_row[game] = row & ~(1 << card);
          over = 1;
        }
      }
      __syncthreads();
    }
    if (threadIdx.x == 0) chance[game] = random;
    __syncthreads();
  }
}

// What was chosen happens: the others react, the next player is on turn. `expected` is what the next position was held to be worth,
// counted from the player who was on turn; `done` says that the game is over.
extern "C" __global__ void end_turns(
    Position* positions, const int* slots, const Shares* ends, const int* others, const Shares* skips, const int* others_after_skip,
    const int* chosen_slot, const int* chosen_row, int games, Shares* expected, int* done) {
  const int game = blockIdx.x * blockDim.x + threadIdx.x;
  if (game >= games) return;
  const Position position = positions[game];
  int points_needed[PLAYERS], rows[PLAYERS];
  for (int player = 0; player < PLAYERS; player++) points_needed[player] = position.points_needed[player];
  int reacted = others_after_skip[game];
  Shares shares = skips[game];
  if (chosen_slot[game] >= 0) {
    const long long end = ((long long)game * MAX_SLOTS + chosen_slot[game]) * ROWS + chosen_row[game];
    points_needed[0] -= slots[position.deal * MAX_SLOTS + chosen_slot[game]] & 255;
    reacted = others[end];
    shares = ends[end];
  }
  rows[0] = chosen_row[game];
  for (int player = 1; player < PLAYERS; player++) rows[player] = reacted >> 5 * player & FULL;
  expected[game] = shares;
  int lead = points_needed[0];
  for (int player = 1; player < PLAYERS; player++) lead = points_needed[player] < lead ? points_needed[player] : lead;
  done[game] = lead <= 0 && position.place == PLAYERS - 1;
  Position next;
  next.place = (position.place + 1) % PLAYERS;
  next.deal = position.deal;
  for (int seat = 0; seat < PLAYERS; seat++) {
    next.points_needed[seat] = points_needed[(seat + 1) % PLAYERS];
    next.rows[seat] = rows[(seat + 1) % PLAYERS];
  }
  positions[game] = next;
}
