import type { TableView } from "../wire";

/** The fields of a table that changed; of its position, too, only those. */
export type TableChange = Partial<TableView>;

/** A sentence to be, as the server sends it: the catalogue's key and the values it needs. */
export interface Message {
  key: string;
  args: Record<string, Arg>;
}

/** A seat, shown as the name of its player. */
export interface SeatArg {
  index: number;
}

/** A number, a verbatim text, a seat, a message, dice (a list of faces) or a list of messages. */
export type Arg = number | string | SeatArg | Message | number[] | Message[];

/** Something that happened in a game: its type, its facts, and the message that says it. */
export interface WireEvent {
  type: string;
  message: Message;
  [fact: string]: unknown;
}

/** Makes a message of our own: `message("web-die", { face: 3 })`. */
export function message(key: string, args: Record<string, Arg> = {}): Message {
  return { key, args };
}

/** A user's display name; `gone:2` is the deleted user of seat 2. */
export function personLabel(name: string): Message {
  const number = /^gone:([0-9]{1,3})$/.exec(name)?.[1];
  return number === undefined ? message("common-name-person", { name }) : message("common-name-gone", { number: Number(number) });
}
