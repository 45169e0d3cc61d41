// Made from the server's types by `python -m rollhouse.server.http.schema .`; a test fails when it is out of date.

/** Who would get a Bonus card if the game ended with the cards won so far, and the counts that decide it. */
export interface BonusStanding {
  card: string;
  points: number;
  counts: number[];
  seat: number | null;
}

/** A card in a slot, and whose dice lie on it. */
export interface DiceCard {
  slot: 1 | 2 | 3 | 4;
  id: string;
  kind: "chance" | "four" | "large_straight" | "number" | "pair" | "small_straight" | "three" | "two_pairs";
  number: number | null;
  points: number;
  logo: boolean;
  seat: number | null;
  dice: number[];
}

/** A position of Dicetto. `scores` are the Dice cards' points; once the game is over, the Bonus cards' are in them too. */
export interface DicettoPosition {
  to_act: number | "chance" | null;
  turn: number;
  scores: number[];
  over: boolean;
  winners: number[];
  rolling: number;
  table: (DiceCard | null)[];
  reroll_card: RerollCard;
  hands: string[][];
  pile: number;
  bonus: string[];
  bonus_standings: BonusStanding[];
  dice: number[];
  aside: number[];
  rolls_left: number;
  lost: (1 | 2 | 3 | 4 | "reroll")[];
  duel: Duel | null;
  first: number;
  phase: "bonus" | "draw" | "duel" | "first" | "over" | "place" | "roll" | "rolling";
  cards_to_win: number;
  turns: number;
  most_turns: number;
  quiet_turns: number;
  quiet_rounds: number;
  standstill: Standstill | null;
  deck_name: string;
  reading: boolean;
}

/** The duel under way. */
export interface Duel {
  slot: 1 | 2 | 3 | 4 | "reroll";
  mover: number;
  holder: number;
  dice: number[];
}

/** The Reroll card: a seat without dice while that player holds it for a fourth roll. */
export interface RerollCard {
  seat: number | null;
  dice: number[];
}

/** A game in which no Dice card was taken for a long time (T14), and what it would come to if it stopped now. */
export interface Standstill {
  turns_left: number;
  scores: number[];
  winners: number[];
}
