import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import "./fonts.css";
import "./looks.css";
import { words } from "./lib/i18n.svelte";
import { settings } from "./lib/settings.svelte";

await words.use(settings.firstLanguage);
const target = document.getElementById("app") ?? document.body;
target.replaceChildren();
mount(App, { target });

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  navigator.serviceWorker.register("/sw.js").catch(() => undefined); // refused or unreachable: everything works without it, while online
  void navigator.serviceWorker.ready.then((worker) => {
    const loaded = performance.getEntriesByType("resource").map((entry) => new URL(entry.name).pathname);
    worker.active?.postMessage({ keep: loaded });
  });
}
