/** Writes the service worker, with the list of the files to cache. */

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "vite";

const SOURCE = new URL("./src/app/service-worker.js", import.meta.url);

export function serviceWorker(): Plugin {
  let publicFolder = "";
  return {
    name: "exactly-service-worker",
    apply: "build",
    configResolved({ publicDir }) {
      publicFolder = publicDir;
    },
    generateBundle(_, bundle) {
      const built = Object.keys(bundle).filter((file) => !file.endsWith(".map"));
      const copied = filesIn(publicFolder);
      const files = [...built, ...copied].map((file) => `/${file}`).sort();
      const hash = createHash("sha256").update(files.join("\n"));
      // Built files have a hash in their names; copied ones do not.
      for (const file of copied) hash.update(readFileSync(join(publicFolder, file)));
      const version = hash.digest("hex").slice(0, 12);
      const source = readFileSync(SOURCE, "utf-8")
        .replace("__VERSION__", version)
        .replace('"__FILES__"', files.map((file) => JSON.stringify(file)).join(", "));
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}

/** All files of a folder, sorted, so that the order is the same on every machine. */
function filesIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: "utf-8" });
  return names.filter((name) => statSync(join(folder, name)).isFile()).sort();
}
