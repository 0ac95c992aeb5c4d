/** Writes the service worker, with the list of the files that make up the page's shell. */

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
      const made = Object.keys(bundle).filter((file) => !file.endsWith(".map"));
      const asTheyAre = filesIn(publicFolder);
      const files = [...made, ...asTheyAre].map((file) => `/${file}`).sort();
      const hash = createHash("sha256").update(files.join("\n"));
      // What is made has its hash in its name; what is taken as it is has not.
      for (const file of asTheyAre) hash.update(readFileSync(join(publicFolder, file)));
      const version = hash.digest("hex").slice(0, 12);
      const source = readFileSync(SOURCE, "utf-8")
        .replace("__VERSION__", version)
        .replace('"__FILES__"', files.map((file) => JSON.stringify(file)).join(", "));
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}

/** All files of a folder, icons and the like, in one order everywhere. */
function filesIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: "utf-8" });
  return names.filter((name) => statSync(join(folder, name)).isFile()).sort();
}
