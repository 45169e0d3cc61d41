import { settings } from "../lib/settings.svelte";
import type { Clock, GameInfo, NewTable, SeatWish } from "../wire";

/** The kind of player on a seat: the user, a friend invited by link, another person at this device, or a bot. */
export type SeatKind = "me" | "link" | "here" | "bot";

export interface SeatDraft {
  kind: SeatKind;
  name: string;
  bot: string;
  real: boolean;
}

export type DiceKind = "server" | "real" | "mixed";
export type ClockKind = "none" | "move" | "game" | "days";

/** The time of each clock when it is chosen: seconds for a move, minutes for a game, days. */
const USUAL_TIMES: Record<ClockKind, number> = { none: 0, move: 60, game: 15, days: 2 };
/** Seconds for a move in a rated game without a chosen clock. */
const RATED_MOVE_SECONDS = 120;
const DAY_SECONDS = 86_400;

/** The table that is about to be opened, as the lobby shows it. */
export class Plan {
  game = $state("");
  players = $state(2);
  seats = $state<SeatDraft[]>([]);
  values = $state<Record<string, string>>({});
  /** `random`, or a seat. */
  first = $state("random");
  dice = $state<DiceKind>("server");
  clock = $state<ClockKind>("none");
  /** Minutes a game, seconds a move, or days a move. */
  clockTime = $state(60);
  /** Seconds more for each turn, with minutes a game. */
  increment = $state(0);
  /** Whether the result counts for ratings: then much is settled. */
  rated = $state(false);
  public = $state(false);
  /** Whether hints and the coach are allowed. */
  help = $state(true);
  /** Whether those who only watch may talk. */
  spectatorsTalk = $state(false);
  /** Whether people may write to each other. */
  chat = $state(true);

  /** Plans a game with its default options, against its usual bot. */
  choose(game: GameInfo): void {
    this.game = game.id;
    this.values = Object.fromEntries(game.options.filter((option) => option.asked).map((option) => [option.name, option.default]));
    this.setPlayers(Math.min(Math.max(this.players, game.min_players), game.max_players), game);
  }

  setPlayers(count: number, game: GameInfo): void {
    this.players = count;
    const seats = this.seats.slice(0, count);
    while (seats.length < count) {
      const place = seats.length;
      // Every bot is another one, as far as there are enough.
      const unused = game.default_bots.find((one) => !seats.some((seat) => seat.kind === "bot" && seat.bot === one));
      seats.push({
        kind: place === 0 ? "me" : "bot",
        name: place === 0 ? settings.name : "",
        bot: unused ?? game.default_bot,
        real: false,
      });
    }
    this.seats = seats;
    if (this.first !== "random" && Number(this.first) >= count) this.first = "random";
  }

  /** Puts a friend who gets a link on the second seat, or the bot that was there. */
  invite(friend: boolean): void {
    const second = this.seats[1];
    if (second && (friend || second.kind === "link")) second.kind = friend ? "link" : "bot";
  }

  chooseClock(kind: ClockKind): void {
    this.clock = kind;
    this.clockTime = USUAL_TIMES[kind];
  }

  /** Lists the table for strangers, or no longer. With strangers there is a clock by default: one who idles would hold up the others. */
  setPublic(on: boolean): void {
    this.public = on;
    if (on && this.clock === "none") this.chooseClock("game");
  }

  /** Whether the table can be rated, and is to be. */
  get counts(): boolean {
    return this.rated && this.players > 1;
  }

  /** Whether there must be a clock: between people a rated game has one. */
  get needsClock(): boolean {
    return this.counts && this.seats.filter((seat) => seat.kind !== "bot").length > 1;
  }

  /** Whether every seat is taken, so that the game can begin at once. */
  get complete(): boolean {
    return this.seats.every((seat) => seat.kind !== "link");
  }

  get #clock(): Clock | null {
    if (this.clock === "none") return this.needsClock ? { per: "move", seconds: RATED_MOVE_SECONDS } : null;
    if (this.clock === "game") return { per: "game", seconds: this.clockTime * 60, increment: this.increment };
    return { per: "move", seconds: this.clock === "days" ? this.clockTime * DAY_SECONDS : this.clockTime };
  }

  /** What is asked of the server; `unnamed` gives a name to people who left theirs empty. */
  request(unnamed: (place: number) => string): NewTable {
    const seats = this.seats.map((seat, place): SeatWish | null => {
      if (seat.kind === "link") return null;
      if (seat.kind === "bot") return { bot: seat.bot };
      return { me: true, name: seat.name.trim() || unnamed(place) };
    });
    return {
      game: this.game,
      setup: {
        ...this.values,
        players: this.players,
        first: this.players === 1 ? 0 : this.counts || this.first === "random" ? "random" : Number(this.first),
      },
      options: {
        public: this.public && !this.complete,
        dice: this.dice === "real" && !this.counts ? "real" : "server",
        real_seats:
          this.dice === "mixed" && !this.counts
            ? this.seats.flatMap((seat, place) => (seat.real && seat.kind !== "bot" ? [place] : []))
            : [],
        help: this.help && !this.counts,
        spectators_talk: this.spectatorsTalk,
        chat: this.chat,
        clock: this.#clock,
      },
      rated: this.counts,
      seats,
      begin: this.complete,
    };
  }
}
