// @vitest-environment node

import { describe, expect, test } from "vitest";

import rooms from "./rooms.json";
import { findProblems, findUnused, MOST_FILES } from "./rooms.js";

const names = Object.keys(rooms) as (keyof typeof rooms)[];
const files = import.meta.glob<string>(["../src/**/*.{ts,js,svelte,css}", "!../src/**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const page = new Map(Object.entries(files).map(([path, text]) => [path.replace("../src/", ""), text]));
/** A page with one empty file in each room. */
const EMPTY = new Map(names.map((room) => [`${room}/empty.ts`, ""]));

/** The relative path from a file of one room to the file of another. */
const pathBetween = (from: string, to: string): string => `${"../".repeat(from.split("/").length)}${to}/empty`;
const problemsWith = (file: string, text: string): string[] => findProblems(new Map([...EMPTY, [file, text]]), rooms);

test("the page keeps all contracts, and uses all allowed imports", () => {
  expect([...findProblems(page, rooms), ...findUnused(page, rooms)]).toEqual([]);
});

test("rooms are listed from the lowest to the highest", () => {
  for (const [index, room] of names.entries()) {
    for (const allowed of rooms[room]["may import"]) expect(names.slice(0, index)).toContain(allowed);
  }
});

describe.each(names)("the contract of %s", (room) => {
  const forbidden = names.filter((name) => name !== room && !(rooms[room]["may import"] as string[]).includes(name));

  test.each([
    ["a value", "file.ts", (path: string) => `import { x } from "${path}";`],
    ["a type", "file.ts", (path: string) => `import type { X } from "${path}";`],
    ["an export from a module", "file.ts", (path: string) => `export { x } from "${path}";`],
    ["a dynamic import", "file.ts", (path: string) => `void import("${path}");`],
    ["the type of a module", "file.ts", (path: string) => `let x: import("${path}").X;`],
    ["a value in a component", "File.svelte", (path: string) => `<script>import x from "${path}"</script>`],
    ["a type in a component", "File.svelte", (path: string) => `<script lang="ts">import type { X } from "${path}"</script>`],
    ["a dynamic import in a component", "File.svelte", (path: string) => `{#await import("${path}") then { x }}{x}{/await}`],
    ["a style sheet", "file.css", (path: string) => `@import "${path}.ts";`],
  ])("forbids %s of every other room", (_, file, written) => {
    for (const other of forbidden) {
      const path = pathBetween(room, other);
      const [problem] = problemsWith(`${room}/${file}`, written(path));
      expect(problem).toContain(`${room}/${file}: ${room} may not import ${other} (${path}`);
    }
  });

  test("allows the rooms below it", () => {
    for (const other of rooms[room]["may import"]) {
      expect(problemsWith(`${room}/file.ts`, `import { x } from "${pathBetween(room, other)}";`)).toEqual([]);
    }
  });
});

describe("a cycle is found", () => {
  test("between files of one room", () => {
    const text = `import type { X } from "./other";`;
    const sources = new Map([...EMPTY, ["board/other.ts", `import "./one";`], ["board/one.ts", text]]);
    expect(findProblems(sources, rooms)).toEqual(["cycle of files: board/other.ts -> board/one.ts -> board/other.ts"]);
  });

  test("between rooms, and between their folders", () => {
    const found = problemsWith("coins/file.ts", `import type { X } from "../ui/menu/empty"; import "../ui/empty";`);
    const both = findProblems(new Map([...EMPTY, ["coins/file.ts", `import "../ui/empty";`], ["ui/file.ts", `import "../coins/empty";`]]), rooms);
    expect(found.some((problem) => problem.startsWith("cycle"))).toBe(false);
    expect(both).toContain("cycle of rooms: coins -> ui -> coins");
    expect(both).toContain("cycle of folders: coins -> ui -> coins");
  });

  test("between folders, even if there is none between their rooms", () => {
    const sources = new Map([...EMPTY, ["ui/file.ts", `import "../board/seat/empty";`], ["board/file.ts", `import "../ui/empty";`]]);
    expect(findProblems(sources, rooms)).toContain("cycle of folders: ui -> board -> ui");
  });

  test("in rooms.json itself", () => {
    const table = { a: { is: "", "may import": ["b"] }, b: { is: "", "may import": ["a"] } };
    expect(findProblems(new Map([["a/x.ts", ""], ["b/x.ts", ""]]), table)).toEqual(["cycle in rooms.json: a -> b -> a"]);
  });
});

describe("rooms.json is checked:", () => {
  test("every folder needs a contract, and every contract a folder", () => {
    expect(problemsWith("attic/file.ts", "")).toEqual(["attic is not in rooms.json"]);
    const fewer = new Map([...EMPTY].filter(([path]) => path !== "home/empty.ts"));
    expect(findProblems(fewer, rooms)).toEqual(["home is in rooms.json, but not a folder of src"]);
  });

  test("an allowed import must be used", () => {
    const table = { a: { is: "", "may import": [] }, b: { is: "", "may import": ["a"] } };
    expect(findUnused(new Map([["a/x.ts", ""], ["b/x.ts", ""]]), table)).toEqual(["b may import a, but does not"]);
  });

  test("a room has a limited number of files", () => {
    const many = new Map([...EMPTY, ...Array.from({ length: MOST_FILES }, (_, index) => [`home/${index}.ts`, ""] as const)]);
    expect(findProblems(many, rooms)).toEqual([`home has ${MOST_FILES + 1} files; at most ${MOST_FILES} are allowed`]);
  });

  test("source files import nothing outside src except raw texts and pictures", () => {
    expect(problemsWith("home/file.ts", `import "../../tests/support/setup";`)).toHaveLength(1);
    expect(problemsWith("home/file.ts", `import picture from "../../../picture.svg?raw";`)).toEqual([]);
  });
});
