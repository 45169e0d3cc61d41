// One turn: what it is worth to each player when the player on turn plays it as well as possible.
//
// A thread block plays one turn. Players are counted from the one on turn: number 0, who chooses by their own share only; the
// others' shares go along. Rows are taken in the order of their numbers: freezing a card leaves a smaller one.
//
// For every row, going up, each handful of dice gets the best that can be had from it or from any part of it: by scoring exactly these
// dice, or by keeping exactly these and rolling the rest again with a card less. So a full roll ends up with its best move. Going down, a
// handful gets the mean of those with one die more. What handfuls are worth stays in `worth` for the rows with a card more.
//
// PLAYERS and the numbers of facts.py are defined before this file.

struct Shares { float of[PLAYERS]; };

struct Lattice {
  const unsigned short* above;  // [keep][6]: with one die more
  const unsigned short* below;  // [keep or roll][6]: with one die less; those with fewer faces name one of them again
};

// The handfuls by their number of dice: where each begins.
__device__ const int HANDFULS[8] = {0, 1, 7, 28, 84, 210, 462, 924};

struct Turn {
  const unsigned char* seeds;  // [keep or roll][ROW]: which end these very dice bring on that card; NO_SLOT if none
  const Shares* after;         // [slot][ROWS]: once the card is scored and this row is left
  Shares skip;
  int row;
};

// `worth` is [ROWS][KEEPS] of this block; `best`, for all threads, is [KEEPS + ROLLS]. Afterwards worth[row][0] is the whole turn.
__device__ void play_shares(const Lattice& dice, const Turn& turn, Shares* worth, Shares* best) {
  for (int row = 1; row <= turn.row; row++) {
    if (row & ~turn.row) continue;
    for (int count = 0; count <= DICE; count++) {
      for (int at = HANDFULS[count] + threadIdx.x; at < HANDFULS[count + 1]; at += blockDim.x) {
        const Shares* found = &turn.skip;
        if (count > 0) {
          const unsigned short* less = dice.below + at * 6;
          found = best + less[0];
          #pragma unroll
          for (int face = 1; face < 6; face++)
            if (best[less[face]].of[0] > found->of[0]) found = best + less[face];
        }
        const unsigned char* seeds = turn.seeds + at * ROW;
        for (int card = 0; card < ROW; card++) {
          if (!(row >> card & 1)) continue;
          const int rest = row & ~(1 << card);
          if (seeds[card] != NO_SLOT) {
            const Shares* other = turn.after + seeds[card] * ROWS + rest;
            if (other->of[0] > found->of[0]) found = other;
          }
          if (rest && count < DICE) {
            const Shares* other = worth + rest * KEEPS + at;
            if (other->of[0] > found->of[0]) found = other;
          }
        }
        best[at] = *found;
      }
      __syncthreads();
    }
    for (int count = DICE - 1; count >= 0; count--) {
      const Shares* from = count == DICE - 1 ? best : worth + row * KEEPS;
      for (int at = HANDFULS[count] + threadIdx.x; at < HANDFULS[count + 1]; at += blockDim.x) {
        const unsigned short* more = dice.above + at * 6;
        Shares mean = from[more[0]];
        #pragma unroll
        for (int face = 1; face < 6; face++)
          for (int player = 0; player < PLAYERS; player++) mean.of[player] += from[more[face]].of[player];
        for (int player = 0; player < PLAYERS; player++) mean.of[player] *= 1.0f / 6.0f;
        worth[row * KEEPS + at] = mean;
      }
      __syncthreads();
    }
  }
}

// The rows of all players, and what they are worth to each.
struct Reacted { Shares shares; int rows[PLAYERS]; };

// What a card asks of others, by its touch (facts.py, TOUCHES), and what a skip does: who reacts, in order, and how.
#define SKIPPED 4
__device__ inline bool reacts(int touch, int player) {
  if (touch == 3 || touch == SKIPPED) return true;
  return touch != 0 && (player == 1 || player == PLAYERS - 1);
}
__device__ inline bool resets(int touch) { return touch == 2 || touch == SKIPPED; }

// The game is over: most points, then most Active cards; players who are still tied share the win.
__device__ inline void final_shares(const int* points_needed, const int* rows, Shares& shares) {
  int best = -100000, winners = 0;
  for (int player = 0; player < PLAYERS; player++) {
    const int rank = -points_needed[player] * 8 + __popc(rows[player]);
    if (rank > best) { best = rank; winners = 0; }
    winners += rank == best;
  }
  for (int player = 0; player < PLAYERS; player++)
    shares.of[player] = -points_needed[player] * 8 + __popc(rows[player]) == best ? 1.0f / winners : 0.0f;
}
