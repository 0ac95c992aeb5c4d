import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

const GENERATED = ["src/server/protocol.ts", "src/learn/lessons.ts", "src/rules/rule-page-parts.ts"];

export default ts.config(
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser } },
    rules: {
      "no-console": "error",
      eqeqeq: "error",
      "@typescript-eslint/no-unused-vars": ["error", { varsIgnorePattern: "^_$", argsIgnorePattern: "^_$" }],
      "svelte/prefer-svelte-reactivity": "off", // no set is part of the view
      "prefer-const": "off", // $props() may be bound
      "svelte/no-navigation-without-resolve": "off", // this is not SvelteKit
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    files: ["src/**"],
    ignores: ["**/*.test.ts", ...GENERATED],
    rules: { "max-lines": ["error", 400], "max-lines-per-function": ["error", 60] },
  },
  { files: ["src/app/service-worker.js"], languageOptions: { globals: { ...globals.serviceworker } } },
  { ignores: ["node_modules/"] },
);
