import { t } from "../lib/i18n.svelte";
import { router } from "../lib/router.svelte";
import { server, showError } from "../lib/server.svelte";
import { settings } from "../lib/settings.svelte";
import { toasts } from "../lib/toasts.svelte";
import { credentials } from "./passkeys";

/** Whether the user could sign in again: without a passkey or a code, signing out would lose the account. */
export async function canSignOut(): Promise<boolean> {
  try {
    const kept = await credentials.methods();
    return kept.passkeys.length > 0 || kept.codes > 0;
  } catch {
    return false;
  }
}

export async function signOut(): Promise<void> {
  try {
    await credentials.signOut();
    settings.set({ name: "" });
    await server.open();
    toasts.show(t("web-signout-done"));
    router.go("/", true);
  } catch (error) {
    showError(error);
  }
}
