import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { view } from "../../../tests/support/table-messages";
import { fetchEarlierTurns } from "./earlier-turns";

const RECORD = `[Game "Exactly"]
[Rules "standard"]
[Players "Ana; Bo"]
[Result "*"]

first  20 5
1.  1  20  20:C>1
2.  2  0   pass
3.  1  5   5:1>2
`;
const POSITIONS = {
  turns: ["5/5 0/0 1 -", "20.5/5 0/0 2 -", "20.5/5 0/0 1 -"],
  end: "20/5.5 0/0 2 -",
};

let asked: string[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return path.includes("/positions")
      ? Response.json(POSITIONS)
      : new Response(RECORD, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
  });
});
afterEach(() => void vi.unstubAllGlobals());

const moves = async (position: string): Promise<string[]> =>
  (await fetchEarlierTurns("abc234", 2, view({ position }))).map(({ move }) => move);

test("who comes between two turns is told of all before", async () => {
  expect(await moves("20/5.5 0/0 2 -")).toEqual(["20:C>1", "pass", "5:1>2"]);
  expect(asked).toEqual(["/api/tables/abc234/record?game=2", "/api/tables/abc234/positions?game=2"]);
});

test("who comes in mid-turn is told of those before it: its own is told by events", async () => {
  expect(await moves("20/5.5 0/0 2 50")).toEqual(["20:C>1", "pass", "5:1>2"]);
  expect(await moves("20.5/5 0/0 1 5")).toEqual(["20:C>1", "pass"]);
});

test("what was played since somebody came is told by events", async () => {
  expect(await moves("20.5/5 0/0 2 -")).toEqual(["20:C>1"]);
});

test("a position that is nowhere in the game comes after all of its turns", async () => {
  expect(await moves("50/5.5 0/0 2 -")).toEqual(["20:C>1", "pass", "5:1>2"]);
});

test.each([[0, "5/5 0/0 1 -"], [1, "5/5 0/0 first 20/-"], [1, null]])(
  "before the first turn there are none: game %i, %s",
  async (game, position) => {
    expect(await fetchEarlierTurns("abc234", game, view({ position }))).toEqual([]);
    expect(asked).toEqual([]);
  },
);

test("where they cannot be had, the list just begins later", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  expect(await moves("20/5.5 0/0 2 -")).toEqual([]);
});
