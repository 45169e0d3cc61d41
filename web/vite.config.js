import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { licenses } from "./licenses.js";
import { serviceWorker } from "./service-worker.js";

const here = dirname(fileURLToPath(import.meta.url));
const python = resolve(here, "../src/rollhouse");
/** The catalogues that the browser needs: shared, analysis and web; of each game its own and its board's. */
const AREA = /^(?:analysis|common|game|web(?:_\w+)?)\.ftl$/;

/** `virtual:words/fr` is every sentence that the browser may say in French, the games' included: one request a language. */
function words() {
  const prefix = "virtual:words/";
  const areas = (folder) =>
    existsSync(folder)
      ? readdirSync(folder)
          .filter((area) => AREA.test(area))
          .sort()
          .map((area) => join(folder, area))
      : [];
  const files = (lang) => [
    ...areas(join(python, "locale", lang)),
    ...readdirSync(join(python, "games"))
      .sort()
      .flatMap((game) => areas(join(python, "games", game, "locale", lang))),
  ];
  return {
    name: "rollhouse-words",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const found = files(id.slice(prefix.length + 1));
      for (const path of found) this.addWatchFile(path);
      const text = found.map((path) => readFileSync(path, "utf8").replace(/^#.*\n/gm, "")).join("\n"); // comments are for translators
      return `export default ${JSON.stringify(text)};`;
    },
  };
}

export default defineConfig({
  plugins: [words(), svelte(), serviceWorker(), licenses()],
  build: {
    outDir: resolve(here, "../src/rollhouse/server/static"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 300,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // What every screen is made of travels together: forty small files weigh as much in headers as in content.
      output: { codeSplitting: { groups: [{ name: "lib", test: /\/web\/src\/(?:lib|shell)\//, minShareCount: 2 }] } },
    },
  },
  test: { include: ["src/**/*.test.ts"] },
  server: {
    fs: { allow: [here, python] },
    proxy: { "/api": { target: process.env.ROLLHOUSE_DEV ?? "http://127.0.0.1:8421", ws: true } },
  },
});
