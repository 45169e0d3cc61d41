import type { ServerAddress } from "../wire";
import { api } from "./api";
import { showError } from "./server.svelte";

/** The address at which other devices reach this server; asked for once, by the first link that is shown. */
class Reach {
  #address = $state.raw<ServerAddress | null>(null);
  #asked = false;

  /** Null until the server has answered. */
  get address(): ServerAddress | null {
    if (!this.#asked) {
      this.#asked = true;
      void api.reach().then(
        (found) => (this.#address = found),
        () => (this.#address = { url: location.origin, command: "", opens: false }), // an older server: this page's own address
      );
    }
    return this.#address;
  }

  /** A link to this server as other devices can open it; other texts stay as they are. */
  outward(url: string): string {
    return url.startsWith(location.origin) && this.address?.url ? this.address.url + url.slice(location.origin.length) : url;
  }

  async openLan(): Promise<void> {
    try {
      this.#address = await api.openLan();
    } catch (error) {
      showError(error);
    }
  }
}

export const reach = new Reach();
