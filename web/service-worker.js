import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const template = fileURLToPath(new URL("./src/service-worker.template.js", import.meta.url));

/** What must open without a network: the shell, and the dice check with what it needs to know of each game. */
const KEPT = /(?:\/src\/main\.ts|\/routes\/Check\.svelte|\/games\/[^/]+\/chance\.ts|\/index\.html)$/;

/** Writes /sw.js with the list of what it keeps from the beginning; other parts are kept once they were used. */
export function serviceWorker() {
  return {
    name: "rollhouse-service-worker",
    apply: "build",
    generateBundle(_options, bundle) {
      const kept = new Set();
      const keep = (name) => {
        const part = bundle[name];
        if (!part || kept.has(name)) return;
        kept.add(name);
        for (const other of [...(part.imports ?? []), ...(part.viteMetadata?.importedCss ?? [])]) keep(other);
      };
      for (const [name, part] of Object.entries(bundle)) if (part.type === "chunk" && KEPT.test(part.facadeModuleId ?? "")) keep(name);
      const paths = ["/", ...[...kept].sort().map((name) => `/${name}`), "/icon.svg", "/manifest.webmanifest"];
      const hash = createHash("sha256");
      for (const name of Object.keys(bundle).sort()) hash.update(name);
      const source = readFileSync(template, "utf8")
        .replace("__VERSION__", hash.digest("hex").slice(0, 12))
        .replace("__PATHS__", JSON.stringify(paths));
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}
