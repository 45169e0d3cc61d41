// Two-player Dicy Cards (Glacial) solved the plain way: the measure for our own solver. One array, cells from the target down, SIMD over the
// opponent's 32 sets of Active cards, which lie side by side, and threads that share the cells of a diagonal.
//
//   g++ -O3 -march=native -std=c++17 -pthread plain_solver.cpp -o plain_solver && ./plain_solver TARGET THREADS
#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <set>
#include <thread>
#include <vector>

constexpr int ROWS = 32, FULL = 31, BLOCK = ROWS * ROWS, REACH = 30, CARDS = 5, ANY_TWO = 0;
using Dice = std::vector<int>;

std::vector<Dice> keeps;                    // fewest dice first; full rolls last
std::map<Dice, int> place;
std::vector<std::array<int, 6>> above;      // one die more
std::vector<std::vector<int>> below;        // one die less, each once
int first_roll, node_count, roll_count;
std::vector<double> chance;
std::vector<std::vector<int>> totals[CARDS];  // by card and roll: what can be scored

void list_keeps(Dice& dice, int lowest, size_t size) {
  if (dice.size() == size) { place[dice] = (int)keeps.size(); keeps.push_back(dice); return; }
  for (int face = lowest; face <= 6; face++) { dice.push_back(face); list_keeps(dice, face, size); dice.pop_back(); }
}

bool takes(int card, const Dice& chosen) {
  const size_t size = chosen.size();
  switch (card) {
    case 0: return size == 2;                                                                                   // any_two
    case 1: return size == 6 && chosen.back() < 6;                                                              // low_six
    case 2: for (int die : chosen) if (die % 2 == 0) return false; return size >= 1;                            // odd
    case 3: for (size_t i = 1; i < size; i++) if (chosen[i] != chosen[i - 1] + 1) return false; return size >= 2;  // straight
    default: return size == 4 && chosen[0] == chosen[1] && chosen[1] != chosen[2] && chosen[2] == chosen[3];    // two_pairs
  }
}

void prepare() {
  Dice dice;
  for (size_t size = 0; size <= 6; size++) { if (size == 6) first_roll = (int)keeps.size(); list_keeps(dice, 1, size); }
  node_count = (int)keeps.size();
  roll_count = node_count - first_roll;
  const double factorial[] = {1, 1, 2, 6, 24, 120, 720};
  below.resize(node_count);
  for (int node = 0; node < node_count; node++) {
    for (int face = 1; face <= 6; face++) {
      Dice less = keeps[node];
      auto found = std::find(less.begin(), less.end(), face);
      if (found != less.end()) { less.erase(found); below[node].push_back(place[less]); }
    }
    if (node < first_roll) {
      std::array<int, 6> more;
      for (int face = 1; face <= 6; face++) { Dice with = keeps[node]; with.push_back(face); std::sort(with.begin(), with.end()); more[face - 1] = place[with]; }
      above.push_back(more);
      continue;
    }
    double ways = 720;
    for (int face = 1; face <= 6; face++) ways /= factorial[std::count(keeps[node].begin(), keeps[node].end(), face)];
    chance.push_back(ways / 46656);
    for (int card = 0; card < CARDS; card++) {
      std::set<int> found;
      for (int mask = 1; mask < 64; mask++) {
        Dice chosen;
        for (int i = 0; i < 6; i++) if (mask >> i & 1) chosen.push_back(keeps[node][i]);
        int sum = 0;
        for (int die : chosen) sum += die;
        if (takes(card, chosen)) found.insert(sum);
      }
      totals[card].emplace_back(found.begin(), found.end());
    }
  }
}

int target;
std::vector<double> pool;
double* after_first(int first, int second) { return &pool[(size_t)(first * target + second) * BLOCK]; }
double* after_second(int first, int second) {
  const size_t ends = (size_t)(target + REACH) * target + (size_t)target * target;
  if (first >= target || second >= target) return &pool[(ends + (second < first ? 0 : second == first ? 1 : 2)) * BLOCK];
  return &pool[((size_t)(target + REACH) * target + first * target + second) * BLOCK];
}

double worst(const double* values, int row, bool resetting) {
  double found = 2;
  for (int card = 0; card < CARDS; card++) if ((row >> card & 1) != resetting) found = std::min(found, values[row ^ 1 << card]);
  return found < 2 ? found : values[row];
}

// One turn against L opponents' rows at once.
template <int L> struct Turn {
  std::vector<double> plain, reacted, kept, reroll, value;
  alignas(64) double skip[L];
  Turn() : plain((REACH + 1) * ROWS * L), reacted((REACH + 1) * ROWS * L), kept(node_count * L), reroll((size_t)ROWS * roll_count * L), value(ROWS * L) {}

  void play() {
    for (int lane = 0; lane < L; lane++) value[lane] = skip[lane];
    for (int row = 1; row < ROWS; row++) {
      alignas(64) double mean[L] = {};
      for (int roll = 0; roll < roll_count; roll++) {
        alignas(64) double best[L];
        for (int lane = 0; lane < L; lane++) best[lane] = skip[lane];
        for (int card = 0; card < CARDS; card++) {
          if (!(row >> card & 1)) continue;
          const int rest = row & ~(1 << card);
          const double* gains = card == ANY_TWO ? reacted.data() : plain.data();
          for (int total : totals[card][roll]) {
            const double* gain = gains + (total * ROWS + rest) * L;
            for (int lane = 0; lane < L; lane++) best[lane] = best[lane] > gain[lane] ? best[lane] : gain[lane];
          }
          if (!rest) continue;
          const double* again = &reroll[((size_t)rest * roll_count + roll) * L];
          for (int lane = 0; lane < L; lane++) best[lane] = best[lane] > again[lane] ? best[lane] : again[lane];
        }
        double* here = &kept[(first_roll + roll) * L];
        for (int lane = 0; lane < L; lane++) { here[lane] = best[lane]; mean[lane] += chance[roll] * best[lane]; }
      }
      for (int lane = 0; lane < L; lane++) value[row * L + lane] = mean[lane];
      if (row == FULL) break;
      for (int keep = first_roll - 1; keep >= 0; keep--) {
        double* here = &kept[keep * L];
        const double* up[6];
        for (int face = 0; face < 6; face++) up[face] = &kept[above[keep][face] * L];
        for (int lane = 0; lane < L; lane++)
          here[lane] = (up[0][lane] + up[1][lane] + up[2][lane] + up[3][lane] + up[4][lane] + up[5][lane]) * (1.0 / 6);
      }
      for (int node = 1; node < node_count; node++) {
        double* here = node < first_roll ? &kept[node * L] : &reroll[((size_t)row * roll_count + node - first_roll) * L];
        if (node >= first_roll) for (int lane = 0; lane < L; lane++) here[lane] = kept[below[node][0] * L + lane];
        for (int less : below[node]) {
          const double* other = &kept[less * L];
          for (int lane = 0; lane < L; lane++) here[lane] = here[lane] > other[lane] ? here[lane] : other[lane];
        }
      }
    }
  }
};

struct Worker {
  Turn<ROWS> wide;
  Turn<2> narrow;

  void gather(Turn<2>& turn, int first, int second, bool firsts_turn) {
    for (int total = 1; total <= REACH; total++) {
      const double* block = firsts_turn ? after_first(first + total, second) : after_second(first, second + total);
      for (int mine = 0; mine < ROWS; mine++) {
        double* plain = &turn.plain[(total * ROWS + mine) * 2];
        double* reacted = &turn.reacted[(total * ROWS + mine) * 2];
        plain[0] = plain[1] = block[mine * ROWS + FULL];
        reacted[0] = reacted[1] = worst(block + mine * ROWS, FULL, false);
      }
    }
  }

  void whole(int first, int second, bool firsts_turn, double* out) {
    for (int total = 1; total <= REACH; total++) {
      const double* block = firsts_turn ? after_first(first + total, second) : after_second(first, second + total);
      std::copy(block, block + BLOCK, &wide.plain[total * BLOCK]);
      for (int mine = 0; mine < ROWS; mine++)
        for (int theirs = 0; theirs < ROWS; theirs++) wide.reacted[total * BLOCK + mine * ROWS + theirs] = worst(block + mine * ROWS, theirs, false);
    }
    wide.play();
    for (int mine = 0; mine < ROWS; mine++)
      for (int theirs = 0; theirs < ROWS; theirs++) out[theirs * ROWS + mine] = 1 - wide.value[mine * ROWS + theirs];
  }

  void cell(int first, int second) {
    double share[2] = {0, 1}, loop[ROWS];
    for (bool done = false;;) {
      for (int lane = 0; lane < 2; lane++) narrow.skip[lane] = 1 - share[lane];
      gather(narrow, first, second, false);
      narrow.play();
      if (done) break;
      for (int lane = 0; lane < 2; lane++) narrow.skip[lane] = 1 - narrow.value[FULL * 2 + lane];
      gather(narrow, first, second, true);
      narrow.play();
      const double before = share[1] - share[0];
      for (int lane = 0; lane < 2; lane++) share[lane] = narrow.value[FULL * 2 + lane];
      done = share[1] - share[0] <= 1e-14 || share[1] - share[0] >= before;
    }
    for (int row = 0; row < ROWS; row++) loop[row] = 1 - narrow.value[row * 2];
    for (int row = 0; row < ROWS; row++) wide.skip[row] = worst(loop, row, true);
    double* second_block = after_second(first, second);
    whole(first, second, true, second_block);
    for (int row = 0; row < ROWS; row++) wide.skip[row] = worst(second_block + FULL * ROWS, row, true);
    whole(first, second, false, after_first(first, second));
  }

  void last(int first, int second) {
    double* out = after_first(first, second);
    if (second + REACH < first) { std::fill(out, out + BLOCK, 1.0); return; }
    std::fill(wide.skip, wide.skip + ROWS, 0.0);
    whole(first, second, false, out);
  }
};

int main(int argc, char** argv) {
  target = argc > 1 ? std::atoi(argv[1]) : 30;
  const int threads = argc > 2 ? std::atoi(argv[2]) : 2;
  const auto began = std::chrono::steady_clock::now();
  prepare();
  pool.resize(((size_t)(target + REACH) * target + (size_t)target * target + 3) * BLOCK);
  double* ends = &pool[pool.size() - 3 * BLOCK];
  for (int mine = 0; mine < ROWS; mine++)
    for (int theirs = 0; theirs < ROWS; theirs++) {
      const int more = __builtin_popcount(mine) - __builtin_popcount(theirs);
      ends[mine * ROWS + theirs] = 0;
      ends[BLOCK + mine * ROWS + theirs] = more > 0 ? 1 : more < 0 ? 0 : 0.5;
      ends[2 * BLOCK + mine * ROWS + theirs] = 1;
    }
  std::vector<Worker> workers(threads);
  for (int step = 0; step < 2 * target; step++) {
    std::vector<std::pair<int, int>> cells;
    const int sum = 2 * target - 1 - step;
    if (step == 0) {
      for (int first = target; first < target + REACH; first++) for (int second = 0; second < target; second++) cells.push_back({first, second});
    } else {
      for (int first = std::max(0, sum - target + 1); first <= std::min(target - 1, sum); first++) cells.push_back({first, sum - first});
    }
    std::atomic<size_t> next{0};
    std::vector<std::thread> running;
    for (int number = 0; number < threads; number++)
      running.emplace_back([&, number] {
        for (size_t one; (one = next++) < cells.size();)
          if (step == 0) workers[number].last(cells[one].first, cells[one].second); else workers[number].cell(cells[one].first, cells[one].second);
      });
    for (auto& thread : running) thread.join();
  }
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
  std::printf("{\"first_player_share\": %.15f, \"seconds\": %.6f}\n", 1 - after_second(0, 0)[FULL * ROWS + FULL], seconds);
}
