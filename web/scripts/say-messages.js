// For the tests: { lang, locale, names, message } as JSON a line in, the browser's sentence as JSON a line out.
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";

const root = fileURLToPath(new URL("..", import.meta.url));
const server = await createServer({
  root,
  logLevel: "error",
  appType: "custom",
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
const { Catalogue } = await server.ssrLoadModule("/src/lib/catalogue.ts");
const catalogues = new Map();

for await (const line of createInterface({ input: process.stdin })) {
  const { lang, locale, names, message } = JSON.parse(line);
  if (!catalogues.has(lang)) {
    const { default: text } = await server.ssrLoadModule(`virtual:words/${lang}`);
    catalogues.set(lang, new Catalogue(locale, [text], true));
  }
  console.log(JSON.stringify(catalogues.get(lang).say(message, names)));
}
await server.close();
