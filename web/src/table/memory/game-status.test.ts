import { beforeEach, describe, expect, test, vi } from "vitest";

import { seat, table as tableMessage, view } from "../../../tests/support/table-messages";
import { catalogue } from "../../i18n/texts.svelte";
import { refreshGames, isUnderWay, namesAt, ownSeat, gameText } from "./game-status";
import { knownTables, rememberTable, type KnownSeat, type KnownTable } from "./known-tables";

const MINE: KnownSeat = { name: "", computer: null, isMine: true };
const MIDAS: KnownSeat = { name: "", computer: "greedy", isMine: false };

beforeEach(async () => {
  localStorage.clear();
  await catalogue.speak("en");
  return () => vi.unstubAllGlobals();
});

/** Remember a table of this device, and return it. */
function remembered(news: Partial<KnownTable>): KnownTable {
  rememberTable("abc234", { seats: [MINE, MIDAS], ...news });
  const [known] = knownTables();
  if (!known) throw new Error("the table was not stored");
  return known;
}

describe("a game of this device", () => {
  test.each<[string, Partial<KnownTable>]>([
    ["Not started", { phase: "gathering" }],
    ["Your turn", { phase: "playing", toAct: 1 }],
    ["Midas’s turn", { phase: "playing", toAct: 2 }],
    ["In progress", { phase: "bytes" }],
    ["You won!", { phase: "over", winner: 1 }],
    ["Midas wins!", { phase: "over", winner: 2 }],
    ["Ana’s turn", { phase: "playing", toAct: 1, seats: [{ ...MINE, name: "Ana" }, MINE] }],
    ["Player 2 wins!", { phase: "over", winner: 2, seats: [{ ...MINE, name: "Ana" }, MINE] }],
  ])("has the status: %s", (words, news) => {
    expect(gameText(remembered(news))).toBe(words);
  });

  test("has names in the current language", async () => {
    const known = remembered({ seats: [MINE, { ...MIDAS, computer: "perfect" }, MIDAS, MIDAS] });
    expect(namesAt(known)).toEqual(["You", "Sophia", "Midas", "Midas\u00a02"]);
    await catalogue.speak("fr");
    expect(namesAt(known).slice(0, 2)).toEqual(["Vous", "Sophie"]);
  });

  test("is under way until it is over; not if an older page stored it", () => {
    expect((["gathering", "bytes", "playing", "over", null] as const).map((phase) => isUnderWay(remembered({ phase })))).toEqual([
      ...[true, true, true],
      ...[false, false],
    ]);
  });

  test("has an own seat if this device has exactly one", () => {
    remembered({ seats: [MIDAS, MINE] });
    expect(ownSeat("abc234")).toBe(2);
    remembered({ seats: [MINE, MINE] });
    expect([ownSeat("abc234"), ownSeat("xyz789")]).toEqual([null, null]);
  });
});

describe("a refresh of the games", () => {
  const serve = (answer: () => Response | Promise<Response>): string[] => {
    const requested: string[] = [];
    vi.stubGlobal("fetch", (path: string) => {
      requested.push(path);
      return Promise.resolve().then(answer);
    });
    return requested;
  };

  test("updates the turn and the end of a game", async () => {
    remembered({ phase: "playing", toAct: 2 });
    const seats = [seat(1, { holder: 1 }), seat(2, { computer: "greedy" })];
    serve(() => Response.json(tableMessage({ seats, winner: 2, view: view({ phase: "over", to_act: null }) })));
    await refreshGames();
    expect(knownTables()[0]).toMatchObject({ phase: "over", winner: 2, seats: [MINE, MIDAS] });
  });

  test("forgets a table that does not exist any more", async () => {
    remembered({ phase: "playing" });
    serve(() => Response.json({ code: "no-such-table" }, { status: 404 }));
    await refreshGames();
    expect(knownTables()).toEqual([]);
  });

  test("changes nothing without an answer", async () => {
    const before = remembered({ phase: "playing", toAct: 1 });
    serve(() => Promise.reject(new Error("no network")));
    await refreshGames();
    expect(knownTables()).toEqual([before]);
  });

  test("does not fetch games that are over", async () => {
    remembered({ phase: "over", winner: 1 });
    const requested = serve(() => Response.json({}));
    await refreshGames();
    expect(requested).toEqual([]);
  });
});
