import { api } from "../lib/api";
import { newShare } from "../lib/entropyShares";
import { t } from "../lib/i18n.svelte";
import { router } from "../lib/router.svelte";
import { server, showError } from "../lib/server.svelte";
import { settings } from "../lib/settings.svelte";
import type { Plan } from "./plan.svelte";

/** Opens tables, one at a time: a second press while one is opened does nothing. */
class Opening {
  busy = $state(false);

  /** Opens the planned table and goes there; the table replaces the sheet in the history if it was planned on one. */
  async open(plan: Plan, fromSheet = false): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      const own = plan.seats[0];
      const name = own?.name.trim() ?? "";
      if (name && name !== settings.name) await server.setName(name);
      else if (own && (await server.refreshName())) own.name = settings.name;
      settings.set({ game: plan.game });
      const wish = plan.request((place) => (settings.name && place === 0 ? settings.name : t("web-player", { number: place + 1 })));
      for (const [place, seat] of (wish.seats ?? []).entries()) if (seat?.me) seat.commit = await newShare(place);
      const table = await api.create(wish);
      router.go(`/t/${table.id}`, fromSheet);
    } catch (error) {
      showError(error, plan.game);
    } finally {
      this.busy = false;
    }
  }
}

export const opening = new Opening();
