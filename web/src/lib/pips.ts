/** The pips of each face by their place in a grid of three by three, numbered 1 to 9 from the upper left. */
const PLACES = ["", "5", "19", "159", "1379", "13579", "134679"];

/** The positions of a face's pips from the centre of the die: -1, 0 or 1 across and down. */
export function pipsOf(face: number): [number, number][] {
  return Array.from(PLACES[face] ?? "", (place) => [((Number(place) - 1) % 3) - 1, Math.floor((Number(place) - 1) / 3) - 1]);
}
