/** Writes the service worker, with the list of the files that make up the page's shell. */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

import type { Plugin } from "vite";

const SOURCE = new URL("./src/service-worker.js", import.meta.url);

export function serviceWorker(): Plugin {
  return {
    name: "exactly-service-worker",
    apply: "build",
    generateBundle(_, bundle) {
      const files = Object.keys(bundle)
        .filter((file) => !file.endsWith(".map"))
        .map((file) => `/${file}`)
        .sort();
      const version = createHash("sha256").update(files.join("\n")).digest("hex").slice(0, 12);
      const source = readFileSync(SOURCE, "utf-8")
        .replace("__VERSION__", version)
        .replace('"__FILES__"', files.map((file) => JSON.stringify(file)).join(", "));
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}
