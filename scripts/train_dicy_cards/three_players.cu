// Three players solved: everybody plays every turn and every reaction as well as they can, knowing that the others will. Comes after
// turn_shares.cu. Players are named by their place in the round; a cell is what the three lack to the target.
//
// In a cell only skips lead back into it, and a skip wakes all of one's cards: after three in a row all are Active. So that one position is
// worked out first, in rounds, until it stays as it is. From it follow those in which one of the others' rows is not all Active, from those
// everything else (`others`). All other ends of a turn lie in cells with less to go, which are there already.
//
// Of the last round only who leads, by how much, and the rows matter; who lacks more than a turn can bring can lack any amount.

#define FAR (MAX_POINTS + 1)

struct Game {
  Shares* open;     // [place to move][cell][next's row][second next's row][own row]
  Shares* answer;   // the last round, second place to move: [lacks][third lacks][rows as above]
  Shares* closing;  // the last turn: [first leads, both, second leads][lacks][rows]
  int target;
  const unsigned char* seeds;
  const int* slots;
  int slot_count;
  const unsigned short* above;
  const unsigned short* below;
  Shares* ends;     // [block][slot][ROWS]
  Shares* worth;    // [block][ROWS][KEEPS]
  unsigned int* change;  // the bits of the largest change of a share
};

#define THREE_ROWS (ROWS * ROWS * ROWS)

__device__ inline long long cell_of(const Game& game, int first, int second, int third) {
  return ((long long)(first - 1) * game.target + second - 1) * game.target + third - 1;
}
__device__ inline int nearer(int gap) { return (gap < FAR ? gap : FAR) - 1; }

// Where the values lie of a position with this player to move; null when the game is over. `lacks` is by place.
__device__ Shares* values_at(const Game& game, int to_move, const int* lacks, bool round_over) {
  int lead = lacks[0] < lacks[1] ? lacks[0] : lacks[1];
  if (lacks[2] < lead) lead = lacks[2];
  if (lead > 0) return game.open + (to_move * (long long)game.target * game.target * game.target + cell_of(game, lacks[0], lacks[1], lacks[2])) * THREE_ROWS;
  if (round_over) return 0;
  if (to_move == 1) return game.answer + (nearer(lacks[1] - lead) * FAR + nearer(lacks[2] - lead)) * (long long)THREE_ROWS;
  const int leads = lacks[0] < lacks[1] ? 0 : lacks[0] == lacks[1] ? 1 : 2;
  return game.closing + (leads * FAR + nearer(lacks[2] - lead)) * (long long)THREE_ROWS;
}

// What a turn can end with; players are counted from whoever is on turn.
struct Known {
  const Game& game;
  int place;
  int points_needed[PLAYERS];

  __device__ void value(Reacted& at) {
    int lacks[PLAYERS];
    for (int player = 0; player < PLAYERS; player++) lacks[(place + player) % PLAYERS] = points_needed[player];
    const Shares* values = values_at(game, (place + 1) % PLAYERS, lacks, place == PLAYERS - 1);
    if (!values) {
      final_shares(points_needed, at.rows, at.shares);
      return;
    }
    const Shares found = values[(at.rows[2] * ROWS + at.rows[0]) * ROWS + at.rows[1]];
    for (int seat = 0; seat < PLAYERS; seat++) at.shares.of[(seat + 1) % PLAYERS] = found.of[seat];
  }
};

// The turns of `place` in these cells (three numbers each, what is lacking by place). `others`: 0 both others' rows are all Active, 1 the
// second next one's is, 2 anything. With `check`, nothing is written but how much would change.
extern "C" __global__ void turns_of_cells(const Game* given, int place, const int* cells, int count, int others, int check) {
  __shared__ Shares best[KEEPS + ROLLS];
  const Game game = *given;
  const int rows = others == 0 ? 1 : others == 1 ? ROWS : ROWS * ROWS;
  Shares* ends = game.ends + (long long)blockIdx.x * MAX_SLOTS * ROWS;
  Shares* worth = game.worth + (long long)blockIdx.x * ROWS * KEEPS;
  for (long long item = blockIdx.x; item < (long long)count * rows; item += gridDim.x) {
    const int* lacks = cells + item / rows * PLAYERS;
    const int number = item % rows;
    const int next = others == 0 ? FULL : others == 1 ? number : number / ROWS, second = others == 2 ? number % ROWS : FULL;
    Known leaf = {game, place, {}};
    for (int player = 0; player < PLAYERS; player++) leaf.points_needed[player] = lacks[(place + player) % PLAYERS];
    const int points_needed = leaf.points_needed[0];
    for (int end = threadIdx.x; end < game.slot_count * ROWS; end += blockDim.x) {
      const int slot = game.slots[end / ROWS];
      Reacted at;
      at.rows[0] = end % ROWS; at.rows[1] = next; at.rows[2] = second;
      leaf.points_needed[0] = points_needed - (slot & 255);
      React<1, Known>::go(leaf, slot >> 8, at);
      ends[end] = at.shares;
    }
    leaf.points_needed[0] = points_needed;
    Reacted skipped;
    skipped.rows[0] = FULL; skipped.rows[1] = next; skipped.rows[2] = second;
    React<1, Known>::go(leaf, SKIPPED, skipped);
    Turn turn = {game.seeds, ends, skipped.shares, FULL};
    __syncthreads();
    play_shares(Lattice{game.above, game.below}, turn, worth, best);
    Shares* out = values_at(game, place, lacks, false) + (next * ROWS + second) * ROWS;
    for (int row = threadIdx.x; row < ROWS; row += blockDim.x) {
      const Shares found = row ? worth[row * KEEPS] : turn.skip;
      float change = 0.0f;
      for (int player = 0; player < PLAYERS; player++) {
        const float moved = found.of[player] - out[row].of[player];
        change = moved > change ? moved : -moved > change ? -moved : change;
      }
      if (check) atomicMax(game.change, __float_as_uint(change));
      else {
        if (others == 0) atomicMax(game.change, __float_as_uint(change));
        out[row] = found;
      }
    }
    __syncthreads();
  }
}
