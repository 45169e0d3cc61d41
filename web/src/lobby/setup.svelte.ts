import type { GameInfo } from "../wire";
import { Plan } from "./plan.svelte";

/** The set-up sheet: the game that it sets up while it is open, and the plan, which stays when it is closed. */
class Setup {
  game = $state.raw<GameInfo | null>(null);
  plan = new Plan();
  /** Whether the second player is a friend who gets a link. */
  friend = $state(false);

  constructor() {
    window.addEventListener("popstate", () => (this.game = null));
  }

  /** Opens the sheet, with an entry in the history of its own: Back closes it. */
  open(game: GameInfo, friend: boolean): void {
    if (this.plan.game !== game.id) {
      this.plan = new Plan();
      this.plan.choose(game);
    }
    if (friend && this.plan.players < 2) this.plan.setPlayers(2, game);
    this.plan.invite(friend);
    this.friend = friend;
    this.game = game;
    history.pushState({ sheet: true }, "");
  }

  close(): void {
    if (this.game && isSheetEntry()) history.back();
    this.game = null;
  }
}

function isSheetEntry(): boolean {
  return (history.state as { sheet?: boolean } | null)?.sheet === true;
}

export const setup = new Setup();
