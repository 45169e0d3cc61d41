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
const CARDS_IN_ROW = 5;
/** How many of them are dealt from, under each version of the rules. */
const DEALT_AMONG = [12];

export const chance: GameChance = {
  turnEnds: ["score", "skip"],
  outcomes: {
    deal: ({ setup, rules }) => {
      const among = Number(setup.among ?? DEALT_AMONG[rules - 1]);
      return { moves: combinations(CARDS.slice(0, among).sort(), CARDS_IN_ROW).map((cards) => `deal ${cards.join(" ")}`) };
    },
  },
};
