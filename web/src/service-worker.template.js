// Keeps the shell, so that it opens at once and the dice check works without a network. What the server says is never kept.
const CACHE = "rollhouse-__VERSION__";
const SHELL = __PATHS__;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(SHELL))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== self.location.origin) return;
  if (event.request.mode === "navigate") {
    if (url.pathname.startsWith("/api/") || url.pathname.startsWith("/schema")) return;
    // The newest shell when there is a network, the kept one otherwise.
    event.respondWith(fetch(event.request).catch(async () => (await caches.match("/")) ?? Response.error()));
  } else if (SHELL.includes(url.pathname)) {
    event.respondWith(caches.match(url.pathname).then((kept) => kept ?? fetch(event.request)));
  }
});
