// For the tests: a record as a JSON string a line in, the dice check's verdict as JSON a line out. `--plain` does without the browser's cryptography.
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";

const root = fileURLToPath(new URL("..", import.meta.url));
const server = await createServer({
  root,
  configFile: false,
  logLevel: "error",
  appType: "custom",
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
const { readRecord } = await server.ssrLoadModule("/src/check/record.ts");
const { verify } = await server.ssrLoadModule("/src/check/verify.ts");
if (process.argv.includes("--plain")) Object.defineProperty(globalThis, "crypto", { value: {} });

for await (const line of createInterface({ input: process.stdin })) {
  const record = readRecord(JSON.parse(line));
  console.log(JSON.stringify(record ? await verify(record) : null));
}
await server.close();
