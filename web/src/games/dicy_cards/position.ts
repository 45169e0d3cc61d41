import type { TableView } from "../../wire";
import type { DicyPosition } from "./position.gen";

export type { DicyPosition } from "./position.gen";

export function positionOf(view: TableView): DicyPosition | null {
  return view.position as DicyPosition | null;
}

/** Faces as the notation writes them: ascending, in one word. */
export function facesText(faces: readonly number[]): string {
  return [...faces].sort((one, other) => one - other).join("");
}

/** The legal moves, by what a hand does: score a card, freeze one and reroll, react with one, skip. */
export interface Choices {
  score: Map<string, Set<string>>;
  /** The cards that may be frozen for a reroll: any dice go with them. */
  freeze: Map<string, Set<string>>;
  /** Another player's move makes this one turn a card: the card, and the move that does it. */
  react: Map<string, string>;
  skip: boolean;
}

export function readChoices(moves: readonly string[]): Choices {
  const choices: Choices = { score: new Map(), freeze: new Map(), react: new Map(), skip: false };
  for (const move of moves) {
    const [verb = "", card = "", faces = ""] = move.split(" ");
    if (verb === "skip") choices.skip = true;
    else if (verb === "reset" || (verb === "freeze" && !faces)) choices.react.set(card, move);
    else if (verb === "score" || verb === "freeze") add(choices[verb], card, faces);
  }
  return choices;
}

function add(found: Map<string, Set<string>>, card: string, faces: string): void {
  const known = found.get(card);
  if (known) known.add(faces);
  else found.set(card, new Set([faces]));
}
