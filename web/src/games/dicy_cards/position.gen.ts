// Made from the server's types by `python -m rollhouse.server.http.schema .`; a test fails when it is out of date.

/** A position of Dicy Cards. */
export interface DicyPosition {
  to_act: number | "chance" | null;
  turn: number;
  scores: number[];
  over: boolean;
  winners: number[];
  rolling: number;
  cards: string[];
  target: number;
  first: number;
  round: number;
  active: string[][];
  dice: number[];
  best: Record<string, Offer>;
  reaction: "freeze" | "reset" | null;
  waiting: number[];
}

/** What a card would score now, and with which dice. */
export interface Offer {
  dice: number[];
  points: number;
  by_dice: Record<string, number>;
}
