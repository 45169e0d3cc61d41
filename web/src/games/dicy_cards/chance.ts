import { combinations, type GameChance } from "../../check/outcomes";

const CARDS = [
  "any_two",
  "low_six",
  "odd",
  "straight",
  "two_pairs",
  "sixes",
  "double_pair",
  "three_lowest",
  "all_different",
  "five_different",
  "forty_minus",
  "all_same",
];
const ROW = 5;

export const chance: GameChance = {
  turnEnds: ["score", "skip"],
  outcomes: {
    deal: () => ({ moves: combinations([...CARDS].sort(), ROW).map((cards) => `deal ${cards.join(" ")}`) }),
  },
};
