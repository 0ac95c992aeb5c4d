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

let requested: string[];

beforeEach(() => {
  requested = [];
  vi.stubGlobal("fetch", async (path: string) => {
    requested.push(path);
    return path.includes("/positions")
      ? Response.json(POSITIONS)
      : new Response(RECORD, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
  });
});
afterEach(() => void vi.unstubAllGlobals());

const moves = async (position: string): Promise<string[]> =>
  (await fetchEarlierTurns("abc234", 2, view({ position }))).map(({ move }) => move);

test("before a roll, all earlier turns are returned", async () => {
  expect(await moves("20/5.5 0/0 2 -")).toEqual(["20:C>1", "pass", "5:1>2"]);
  expect(requested).toEqual(["/api/tables/abc234/record?game=2", "/api/tables/abc234/positions?game=2"]);
});

test("after a roll, the current turn is not returned: it arrives as events", async () => {
  expect(await moves("20/5.5 0/0 2 50")).toEqual(["20:C>1", "pass", "5:1>2"]);
  expect(await moves("20.5/5 0/0 1 5")).toEqual(["20:C>1", "pass"]);
});

test("turns after the view are not returned: they arrive as events", async () => {
  expect(await moves("20.5/5 0/0 2 -")).toEqual(["20:C>1"]);
});

test("for an unknown position, all turns are returned", async () => {
  expect(await moves("50/5.5 0/0 2 -")).toEqual(["20:C>1", "pass", "5:1>2"]);
});

test.each([[0, "5/5 0/0 1 -"], [1, "5/5 0/0 first 20/-"], [1, null]])(
  "before the first turn there are none: game %i, %s",
  async (game, position) => {
    expect(await fetchEarlierTurns("abc234", game, view({ position }))).toEqual([]);
    expect(requested).toEqual([]);
  },
);

test("without an answer of the server, no turns are returned", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  expect(await moves("20/5.5 0/0 2 -")).toEqual([]);
});
