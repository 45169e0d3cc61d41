/** A die of a drawing: where its corner is, how large, what it shows (0 for any face), and how it is meant. */
export interface DrawnDie {
  x: number;
  y: number;
  size: number;
  face: number;
  tilt?: number;
  /** `ghost` is a die that is left out, `no` one that must not be there. */
  as?: "ghost" | "no";
}

export interface DrawnText {
  x: number;
  y: number;
  size: number;
  text: string;
}

/** Whom a card makes do what. */
export type DrawnEffect = "neighbours-freeze" | "neighbours-reset" | "others-freeze";

/** What a card's face shows, on a sheet of 100 by 80. */
export interface Drawing {
  /** The colour of its paper, in degrees. */
  hue: number;
  dice: DrawnDie[];
  texts?: DrawnText[];
  /** A line drawn below the dice: steps, brackets. */
  line?: string;
  effect?: DrawnEffect;
}

function row(faces: number[], size: number, left: number, top: number, step: number): DrawnDie[] {
  return faces.map((face, at) => ({ x: left + at * step, y: top, size, face }));
}

/** The same number below each die: so many points for each of them. */
function each(points: number, count: number, left: number, step: number): DrawnText[] {
  return Array.from({ length: count }, (_, at) => ({ x: left + at * step, y: 71, size: 21, text: String(points) }));
}

export const DRAWINGS: Record<string, Drawing> = {
  any_two: {
    hue: 60,
    dice: [
      { x: 9, y: 24, size: 37, face: 0, tilt: -9 },
      { x: 53, y: 20, size: 37, face: 0, tilt: 8 },
    ],
    effect: "neighbours-freeze",
  },
  low_six: {
    hue: 125,
    dice: [...row([1, 3, 5], 20, 2, 16, 22), ...row([2, 4, 5], 20, 2, 42, 22), { x: 72, y: 26, size: 26, face: 6, as: "no" }],
  },
  odd: { hue: 15, dice: row([1, 3, 5], 28, 4, 26, 32) },
  straight: {
    hue: 155,
    dice: [
      { x: 3, y: 47, size: 22, face: 2 },
      { x: 27, y: 34, size: 22, face: 3 },
      { x: 51, y: 21, size: 22, face: 4 },
      { x: 75, y: 8, size: 22, face: 5 },
    ],
    line: "M2 74H26V61H50V48H74V35H98",
  },
  two_pairs: {
    hue: 300,
    dice: [...row([2, 2], 27, 8, 7, 28), ...row([5, 5], 27, 37, 46, 28)],
    line: "M8 38H63M37 77H92",
  },
  sixes: {
    hue: 28,
    dice: [
      { x: 4, y: 31, size: 30, face: 6, tilt: -12 },
      { x: 66, y: 31, size: 30, face: 6, tilt: 12 },
      { x: 35, y: 23, size: 30, face: 6 },
    ],
    effect: "neighbours-reset",
  },
  double_pair: {
    hue: 90,
    dice: row([4, 4], 29, 3, 26, 31),
    texts: [{ x: 82, y: 50, size: 29, text: "×2" }],
  },
  three_lowest: {
    hue: 185,
    dice: [...row([4, 5, 6], 22, 12, 7, 27).map((die): DrawnDie => ({ ...die, as: "ghost" })), ...row([1, 2, 2], 26, 7, 42, 30)],
    line: "M5 75H95",
    effect: "others-freeze",
  },
  all_different: { hue: 350, dice: row([1, 2, 5, 6], 22, 2, 21, 24.6), texts: each(4, 4, 13, 24.6) },
  five_different: {
    hue: 275,
    dice: [...row([2, 4, 6], 24, 7, 11, 31), ...row([5, 1], 24, 7, 44, 31)],
    texts: [{ x: 90, y: 65, size: 24, text: "5" }],
    line: "M79 47 68 53 79 59M68 65H79",
  },
  forty_minus: {
    hue: 105,
    dice: row([0, 0, 0, 0, 0, 0], 15, 2, 53, 16.2),
    texts: [{ x: 50, y: 40, size: 38, text: "40 −" }],
  },
  all_same: { hue: 320, dice: row([3, 3, 3], 26, 5, 18, 32), texts: each(5, 3, 18, 32) },
};

/** The drawing of an unknown card. */
const UNKNOWN: Drawing = { hue: 70, dice: [{ x: 32, y: 22, size: 36, face: 0 }] };

export function isDrawn(card: string): boolean {
  return card in DRAWINGS;
}

export function drawingOf(card: string): Drawing {
  return DRAWINGS[card] ?? UNKNOWN;
}
