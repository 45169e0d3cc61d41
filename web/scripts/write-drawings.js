// Writes the drawings of cards, signs and covers as SVG for the pictures that the server draws: `node web/scripts/write-drawings.js [FILE]`.
// They are rendered from the components that the browser shows, so there is one set of drawings. Colours stay variables, as in the components.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createServer } from "vite";

const root = fileURLToPath(new URL("..", import.meta.url));
const file = process.argv[2] ?? fileURLToPath(new URL("../../src/rollhouse/pictures/drawings.json", import.meta.url));
const server = await createServer({
  root,
  configFile: false,
  plugins: [svelte({ configFile: false, compilerOptions: { css: "injected" } })],
  logLevel: "error",
  appType: "custom",
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
const { render } = await server.ssrLoadModule("svelte/server");
const { drawings } = await server.ssrLoadModule("/src/games/drawings.ts");

/** Layout of the page, which a picture does not have. */
const LAYOUT = /^(?:display|flex|width|height|overflow|filter|border-radius)$/;

/** The rules of a component's style sheet: the parts of a selector, and the declarations. */
function rulesOf(head) {
  const sheet = Array.from(head.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g), ([, text]) => text).join(" ");
  const plain = sheet.replace(/\/\*[\s\S]*?\*\//g, "").replace(/:where\(\.svelte-\w+\)|\.svelte-\w+/g, "");
  return Array.from(plain.matchAll(/([^{}]+)\{([^{}]*)\}/g))
    .flatMap(([, selectors, body]) => {
      const declared = body.split(";").map((one) => one.split(/:(.*)/s, 2).map((part) => part.trim().replace(/\s+/g, " ")));
      const kept = declared.filter(([name, value]) => name && value && !LAYOUT.test(name));
      return selectors.split(",").map((selector) => ({ parts: selector.trim().split(/\s+/), kept }));
    })
    .sort((one, other) => one.parts.length - other.parts.length);
}

function fits(part, { tag, classes }) {
  const [name, ...wanted] = part.split(".");
  return (!name || name === tag) && wanted.every((one) => classes.includes(one));
}

/** Whether the last part fits the element and the others fit its ancestors, in order. */
function matches(parts, path) {
  let left = parts.length - 1;
  if (!fits(parts[left--], path.at(-1))) return false;
  for (let at = path.length - 2; left >= 0 && at >= 0; at--) if (fits(parts[left], path[at])) left--;
  return left < 0;
}

/** A component as one SVG element whose styles are attributes: several of them share a document, and the renderer knows few selectors. */
function svg(component, props) {
  const { head, body } = render(component, { props });
  const rules = rulesOf(head);
  const path = [];
  const drawn = body.replace(/<!--[\s\S]*?-->/g, "").trim();
  return drawn.replace(/<(\/?)(\w+)((?:\s[^<>]*?)?)(\/?)>/g, (_, closing, tag, given, empty) => {
    if (closing) {
      path.pop();
      return `</${tag}>`;
    }
    const classes = (/ class="([^"]*)"/.exec(given)?.[1] ?? "").split(/\s+/).filter((name) => name && !name.startsWith("svelte-"));
    path.push({ tag, classes });
    const style = Object.fromEntries(rules.filter(({ parts }) => matches(parts, path)).flatMap(({ kept }) => kept));
    if (empty) path.pop();
    const attributes = given.replace(/ (?:class|aria-hidden)="[^"]*"/g, "").replace(/\s+/g, " ");
    const styled = Object.keys(style).length
      ? ` style="${Object.entries(style)
          .map((one) => one.join(":"))
          .join(";")}"`
      : "";
    const own = tag === "svg" ? attributes.replace(/ (?:width|height)="[^"]*"/g, "") : attributes;
    return `<${tag}${own}${styled}${empty}>`;
  });
}

const written = Object.fromEntries(
  Object.entries(drawings).map(([game, { pictures, hues }]) => [
    game,
    { pictures: Object.fromEntries(Object.entries(pictures).map(([id, [component, props]]) => [id, svg(component, props)])), hues },
  ]),
);
writeFileSync(file, `${JSON.stringify(written, null, 1)}\n`);
await server.close();
