import { combinations, type GameChance } from "../../check/outcomes";
import { listOf } from "../../check/record";

const BONUS = ["fewest_logo", "most_logo", "fewest_cards", "most_cards", "most_straights", "most_chance", "fewest_points", "most_numbers"];
const CARDS_LAID_OUT = 4;
const FACES = [1, 2, 3, 4, 5, 6];

export const chance: GameChance = {
  turnEnds: ["done"],
  outcomes: {
    /** The cards that have not been drawn yet, in the deck's order. */
    draw: (record, before) => {
      const drawn = new Set(before.filter((move) => move.startsWith("draw ")).map((move) => move.slice(5)));
      const deck = listOf(record.setup.deck).map((token) => token.split(":")[0] ?? "");
      return { moves: deck.filter((card) => !drawn.has(card)).map((card) => `draw ${card}`) };
    },
    bonus: () => ({ moves: combinations(BONUS, CARDS_LAID_OUT).map((cards) => `bonus ${cards.join(" ")}`) }),
    duel: () => ({ moves: FACES.flatMap((mover) => FACES.map((holder) => `duel ${mover} ${holder}`)) }),
  },
};
