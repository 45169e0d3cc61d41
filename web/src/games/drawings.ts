import type { Component } from "svelte";
import CardArt from "./dicetto/CardArt.svelte";
import DicettoBack from "./dicetto/CardBack.svelte";
import DicettoCover from "./dicetto/Cover.svelte";
import StarMark from "./dicetto/StarMark.svelte";
import DicyCover from "./dicy_cards/Cover.svelte";
import { DRAWINGS } from "./dicy_cards/drawings";
import EffectMark from "./dicy_cards/EffectMark.svelte";
import Picture from "./dicy_cards/Picture.svelte";
import Sign from "./dicy_cards/Sign.svelte";
import { FLAKE } from "./dicy_cards/signs";

interface Drawn {
  /** A component and its properties, by the name of the drawing. */
  pictures: Record<string, [Component<never>, object]>;
  /** The colours of cards, in degrees. */
  hues: Record<string, number>;
}

const KINDS = ["pair", "two_pairs", "three", "four", "small_straight", "large_straight", "chance", "reroll"];
const FACES = [1, 2, 3, 4, 5, 6];
const EFFECTS = ["neighbours-freeze", "neighbours-reset", "others-freeze"];

function named(ids: readonly (string | number)[], entry: (id: never) => [string, [Component<never>, object]]): Drawn["pictures"] {
  return Object.fromEntries(ids.map((id) => entry(id as never)));
}

/** The drawings that pictures made by the server share with the boards: scripts/write-drawings.js writes them to a file. */
export const drawings: Record<string, Drawn> = {
  "dicy-cards": {
    pictures: {
      ...named(Object.keys(DRAWINGS), (card) => [card, [Picture, { card }]]),
      ...named(EFFECTS, (effect) => [effect, [EffectMark, { effect }]]),
      frozen: [Sign, { path: FLAKE }],
      cover: [DicyCover, {}],
    },
    hues: Object.fromEntries(Object.entries(DRAWINGS).map(([card, { hue }]) => [card, hue])),
  },
  dicetto: {
    pictures: {
      ...named(KINDS, (kind) => [kind, [CardArt, { kind }]]),
      ...named(FACES, (number) => [`number_${number as number}`, [CardArt, { kind: "number", number }]]),
      back: [DicettoBack, {}],
      logo: [StarMark, {}],
      cover: [DicettoCover, {}],
    },
    hues: {},
  },
};
