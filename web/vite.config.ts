import { fileURLToPath } from "node:url";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

import { serviceWorker } from "./service-worker-plugin";

const ENTRY = fileURLToPath(new URL("./src/app/main.ts", import.meta.url));
const SERVER = process.env.SERVER ?? "http://127.0.0.1:8000";

type GetModuleInfo = (id: string) => { importedIds: readonly string[] } | null;

let startModules: Set<string> | undefined;

/** Whether the first screen needs a module; these are one file, as many small files need many round trips. */
function isNeededAtStart(id: string, getModuleInfo: GetModuleInfo): boolean {
  if (!startModules) {
    const reached = new Set([ENTRY]);
    for (const each of reached) for (const next of getModuleInfo(each)?.importedIds ?? []) reached.add(next);
    reached.delete(ENTRY); // it waits for the texts, and nothing may wait for it
    startModules = reached;
  }
  return startModules.has(id);
}

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), svelteTesting(), serviceWorker()],
  build: {
    outDir: "../src/exactly/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy allows only files of this server
    modulePreload: { polyfill: false },
    rollupOptions: {
      output: {
        // One file per language for the catalogues of every screen, and one file for the modules of the first screen.
        manualChunks(id, { getModuleInfo }) {
          const sheet = /locales\/(\w\w)\/(page|online|table)\.ftl/.exec(id);
          if (sheet) return `texts-${sheet[1]}`;
          return isNeededAtStart(id, getModuleInfo) ? "start" : undefined;
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] }, // the catalogues are outside web/
    proxy: { "/api": { target: SERVER, ws: true } },
  },
  // Without it, Vitest would use Svelte's build for servers.
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  // Long enough for a busy machine; a test that hangs still ends.
  test: {
    testTimeout: 30_000,
    environment: "jsdom",
    include: ["src/**/*.test.ts", "contracts/*.test.ts"],
    setupFiles: ["tests/support/setup.ts"],
  },
}));
