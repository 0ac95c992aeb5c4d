import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

import { serviceWorker } from "./service-worker-plugin";

const SERVER = process.env.SERVER ?? "http://127.0.0.1:8000";

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
        // The sheets that every screen needs come together, one file a language.
        manualChunks(id) {
          const sheet = /locales\/(\w\w)\/(page|online|table)\.ftl/.exec(id);
          return sheet ? `texts-${sheet[1]}` : undefined;
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
  test: { testTimeout: 30_000, environment: "jsdom", include: ["tests/**/*.test.ts"], setupFiles: ["tests/setup.ts"] },
}));
