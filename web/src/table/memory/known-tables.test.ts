import { beforeEach, describe, expect, test, vi } from "vitest";

import { seat } from "../../../tests/support/table-messages";
import {
  forgetTable,
  updateGame,
  knownTables,
  tableLink,
  newSecret,
  newShare,
  summarizeGame,
  rememberTable,
  secretOf,
} from "./known-tables";

const KEY = "exactly.tables";

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: 1_000 });
  return () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  };
});

describe("a table that is remembered", () => {
  test("keeps what was known of it and takes what is new", () => {
    rememberTable("abc234", { secret: "s3cret", link: "http://192.168.0.7/t/abc234" });
    vi.setSystemTime(2_000);
    rememberTable("abc234", { phase: "over", winner: 2 });
    expect(knownTables()).toEqual([
      {
        ...{ code: "abc234", secret: "s3cret", link: "http://192.168.0.7/t/abc234", seen: 2_000 },
        ...{ game: 1, seats: [], phase: "over", toAct: null, winner: 2 },
      },
    ]);
  });

  test("comes first in the list, the one seen last before all others", () => {
    for (const code of ["one", "two", "three", "one"]) rememberTable(code, {});
    expect(knownTables().map(({ code }) => code)).toEqual(["one", "three", "two"]);
  });

  test("is one of fifty", () => {
    for (let count = 0; count < 60; count += 1) rememberTable(`table${count}`, { secret: "s" });
    expect(knownTables().length).toBe(50);
    expect([secretOf("table9"), secretOf("table10")]).toEqual([null, "s"]);
  });

  test("can be forgotten, and the others are not", () => {
    rememberTable("one", { secret: "1" });
    rememberTable("two", { secret: "2" });
    forgetTable("one");
    expect([secretOf("one"), secretOf("two")]).toEqual([null, "2"]);
  });

  test("is shared by the link that the server knows, else by the address of this page", () => {
    rememberTable("abc234", { link: "http://192.168.0.7/t/abc234" });
    expect(tableLink("abc234")).toBe("http://192.168.0.7/t/abc234");
    expect(tableLink("xyz789")).toBe("http://localhost:3000/t/xyz789");
  });
});

describe("what is kept of a game", () => {
  test("is who sits where, which seats are ours, and how it stands", () => {
    const seats = [seat(1, { name: "Ana", holder: 3 }), seat(2, { computer: "greedy" }), seat(3, { holder: 3, computer: "random" })];
    expect(summarizeGame(seats, [1, 3], { phase: "playing", to_act: 2 }, null, 2)).toEqual({
      game: 2,
      seats: [
        { name: "Ana", computer: null, isMine: true },
        { name: "", computer: "greedy", isMine: false },
        { name: "", computer: null, isMine: true }, // the computer only keeps this seat
      ],
      phase: "playing",
      toAct: 2,
      winner: null,
    });
  });

  test("is set right without a look at the table, and then the list stays as it was", () => {
    rememberTable("one", {});
    rememberTable("two", {});
    updateGame("one", { game: 1, seats: [], phase: "over", toAct: null, winner: 1 });
    expect(knownTables().map(({ code, phase, seen }) => [code, phase, seen])).toEqual([
      ["two", null, 1_000],
      ["one", "over", 1_000],
    ]);
  });

  test("by an older page was less", () => {
    localStorage.setItem(KEY, JSON.stringify([{ code: "abc234", secret: "s3cret", seen: 1, names: ["Ana"] }]));
    expect(knownTables()[0]).toMatchObject({ code: "abc234", secret: "s3cret", seats: [], phase: null });
  });
});

describe("a browser", () => {
  test("that has kept something broken knows no tables, and can learn them again", () => {
    localStorage.setItem(KEY, "[{");
    expect([knownTables(), secretOf("abc234")]).toEqual([[], null]);
    rememberTable("abc234", { secret: "s3cret" });
    expect(secretOf("abc234")).toBe("s3cret");
  });

  test("that keeps nothing is no trouble", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(() => rememberTable("abc234", { secret: "s3cret" })).not.toThrow();
    expect(secretOf("abc234")).toBeNull();
  });
});

describe("what a device makes itself", () => {
  test("is a secret as the server reads it, another each time", () => {
    const secrets = Array.from({ length: 200 }, newSecret);
    for (const secret of secrets) expect(secret).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(new Set(secrets).size).toBe(200);
  });

  test("is a share of the dice, with every byte in two digits", () => {
    vi.spyOn(crypto, "getRandomValues").mockImplementation((bytes) => {
      (bytes as Uint8Array).set([0, 1, 15, 16, 255]);
      return bytes;
    });
    expect(newShare()).toBe("00010f10ff0000000000000000000000");
  });
});
