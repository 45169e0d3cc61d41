import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const FONTS = join(here, "src/fonts");
/** Helpers that the build tools put into the bundle under a name of their own. */
const HELPERS = { "\0vite/": "vite", "\0rolldown/": "rolldown" };

/** Writes /third-party-licenses.txt: the licences of the fonts and of every package whose code is in the bundle. */
export function licenses() {
  return {
    name: "rollhouse-licenses",
    apply: "build",
    generateBundle(_options, bundle) {
      const folders = new Set();
      for (const part of Object.values(bundle)) for (const id of part.moduleIds ?? []) folders.add(packageFolder(id));
      folders.delete(null);
      const entries = [...[...folders].sort().map(packageEntry), ...fontEntries()];
      this.emitFile({ type: "asset", fileName: "third-party-licenses.txt", source: entries.join(`\n\n${"-".repeat(80)}\n\n`) });
    },
  };
}

/** The folder of the package that a module of the bundle comes from; null for modules of our own. */
function packageFolder(id) {
  const helper = Object.entries(HELPERS).find(([prefix]) => id.startsWith(prefix))?.[1];
  if (helper) return join(here, "node_modules", helper);
  return /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? null;
}

function packageEntry(folder) {
  const { name, version, license, author } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  const place = file ? join(folder, file) : join(here, "licenses", `${license}.txt`);
  if (!existsSync(place)) throw new Error(`${name} has no licence in its package, and there is none in ${place}`);
  // Build tools list what they bundle themselves, of which nothing is in our bundle.
  const [text = ""] = readFileSync(place, "utf8").split(/^# Licenses of bundled dependencies/m);
  const by = typeof author === "string" ? `, by ${author}` : "";
  return `${name} ${version}${by} (${license})\n\n${text.trim()}`;
}

function fontEntries() {
  return readdirSync(FONTS)
    .filter((name) => name.endsWith(".woff2"))
    .map((name) => {
      const file = join(FONTS, name.replace(".woff2", ".OFL.txt"));
      if (!existsSync(file)) throw new Error(`${name} has no licence beside it (${file})`);
      return `${name} (OFL-1.1)\n\n${readFileSync(file, "utf8").trim()}`;
    });
}
