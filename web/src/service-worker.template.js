// Keeps the shell, so that it opens at once and the dice check works without a network. What the server says is never kept.
const CACHE = "rollhouse-__VERSION__";
const SHELL = __PATHS__;
const ASSETS = "/assets/"; // named by their content: what is kept is never out of date

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

// The page tells what it had loaded before this worker was there: its language, mostly.
self.addEventListener("message", (event) => {
  const paths = (event.data?.keep ?? []).filter((path) => path.startsWith(ASSETS));
  event.waitUntil(caches.open(CACHE).then((cache) => Promise.all(paths.map(async (path) => (await cache.match(path)) ?? cache.add(path)))));
});

async function asset(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== self.location.origin) return;
  if (event.request.mode === "navigate") {
    if (url.pathname.startsWith("/api/") || url.pathname.startsWith("/schema")) return;
    // The newest shell when there is a network, the kept one otherwise.
    event.respondWith(fetch(event.request).catch(async () => (await caches.match("/")) ?? Response.error()));
  } else if (url.pathname.startsWith(ASSETS)) {
    event.respondWith(asset(event.request));
  } else if (SHELL.includes(url.pathname)) {
    event.respondWith(fetch(event.request).catch(async () => (await caches.match(url.pathname)) ?? Response.error()));
  }
});

// A push notification that it is the user's turn; the server has translated it.
self.addEventListener("push", (event) => {
  const told = event.data?.json() ?? {};
  const shown = self.registration.showNotification(told.title ?? "Rollhouse", {
    body: told.body ?? "",
    tag: told.tag ?? "",
    icon: "/icon.svg",
    data: { url: told.url ?? "/" },
  });
  const badge = told.count && navigator.setAppBadge ? navigator.setAppBadge(told.count).catch(() => undefined) : undefined;
  event.waitUntil(Promise.all([shown, badge]));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = new URL(event.notification.data?.url ?? "/", self.location.origin);
  if (url.origin !== self.location.origin) return;
  event.waitUntil(
    self.clients.matchAll({ type: "window", includeUncontrolled: true }).then((windows) => {
      const open = windows.find((one) => new URL(one.url).pathname === url.pathname);
      return open ? open.focus() : self.clients.openWindow(url.href);
    }),
  );
});
