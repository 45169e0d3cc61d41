/** A sentence to be, as the server sends it: the catalogue's key and the values it needs. */
export interface Message {
  key: string;
  args: Record<string, Arg>;
}

/** A seat, to be shown as the name of whoever sits there. */
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
