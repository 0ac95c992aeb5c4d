import { fileURLToPath } from "node:url";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

import { serviceWorker } from "./service-worker-plugin";

const ENTRY = fileURLToPath(new URL("./src/app/main.ts", import.meta.url));
const SERVER = process.env.SERVER ?? "http://127.0.0.1:8000";

type GetModuleInfo = (id: string) => { importedIds: readonly string[] } | null;

let neededAtOnce: Set<string> | undefined;

/** Whether the first screen cannot be shown without a module: in many small files it would take many round trips. */
function isNeededAtOnce(id: string, getModuleInfo: GetModuleInfo): boolean {
  if (!neededAtOnce) {
    const reached = new Set([ENTRY]);
    for (const each of reached) for (const next of getModuleInfo(each)?.importedIds ?? []) reached.add(next);
    reached.delete(ENTRY); // it waits for the words, and nothing may wait for it
    neededAtOnce = reached;
  }
  return neededAtOnce.has(id);
}

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), svelteTesting(), serviceWorker()],
  build: {
    outDir: "../src/exactly/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the page's policy allows files of its own only
    modulePreload: { polyfill: false },
    rollupOptions: {
      output: {
        // The sheets that every screen needs come together, one file a language; so does all that the first screen needs.
        manualChunks(id, { getModuleInfo }) {
          const sheet = /locales\/(\w\w)\/(page|online|table)\.ftl/.exec(id);
          if (sheet) return `texts-${sheet[1]}`;
          return isNeededAtOnce(id, getModuleInfo) ? "start" : undefined;
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] }, // the catalogues lie beside the server
    proxy: { "/api": { target: SERVER, ws: true } },
  },
  // Vitest would take Svelte's build for servers.
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  // A machine that has other work takes its time; what hangs still ends.
  test: {
    testTimeout: 30_000,
    environment: "jsdom",
    include: ["src/**/*.test.ts", "contracts/*.test.ts"],
    setupFiles: ["tests/support/setup.ts"],
  },
}));
