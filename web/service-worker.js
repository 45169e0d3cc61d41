import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const template = fileURLToPath(new URL("./src/service-worker.template.js", import.meta.url));

/** Writes /sw.js with the list of everything that was built, so that the shell and the dice check open without a network. */
export function serviceWorker() {
  return {
    name: "rollhouse-service-worker",
    apply: "build",
    generateBundle(_options, bundle) {
      const built = Object.keys(bundle)
        .filter((name) => /\.(?:js|css|html|svg|webmanifest)$/.test(name) && name !== "index.html")
        .sort();
      const paths = ["/", ...built.map((name) => `/${name}`), "/icon.svg", "/manifest.webmanifest"];
      const hash = createHash("sha256");
      for (const name of [...built, "index.html"]) {
        const part = bundle[name];
        if (part) hash.update(part.type === "chunk" ? part.code : part.source);
      }
      const source = readFileSync(template, "utf8")
        .replace("__VERSION__", hash.digest("hex").slice(0, 12))
        .replace("__PATHS__", JSON.stringify(paths));
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}
