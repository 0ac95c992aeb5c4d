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

describe("a remembered table", () => {
  test("keeps its old fields and takes new ones", () => {
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

  test("comes first in the list if it was opened last", () => {
    for (const code of ["one", "two", "three", "one"]) rememberTable(code, {});
    expect(knownTables().map(({ code }) => code)).toEqual(["one", "three", "two"]);
  });

  test("is one of the last fifty", () => {
    for (let count = 0; count < 60; count += 1) rememberTable(`table${count}`, { secret: "s" });
    expect(knownTables().length).toBe(50);
    expect([secretOf("table9"), secretOf("table10")]).toEqual([null, "s"]);
  });

  test("can be forgotten without the others", () => {
    rememberTable("one", { secret: "1" });
    rememberTable("two", { secret: "2" });
    forgetTable("one");
    expect([secretOf("one"), secretOf("two")]).toEqual([null, "2"]);
  });

  test("is shared by the link of the server, else by the address of this page", () => {
    rememberTable("abc234", { link: "http://192.168.0.7/t/abc234" });
    expect(tableLink("abc234")).toBe("http://192.168.0.7/t/abc234");
    expect(tableLink("xyz789")).toBe("http://localhost:3000/t/xyz789");
  });
});

describe("the stored part of a game", () => {
  test("has the players, the own seats and the status", () => {
    const seats = [seat(1, { name: "Ana", holder: 3 }), seat(2, { computer: "greedy" }), seat(3, { holder: 3, computer: "random" })];
    expect(summarizeGame(seats, [1, 3], { phase: "playing", to_act: 2 }, null, 2)).toEqual({
      game: 2,
      seats: [
        { name: "Ana", computer: null, isMine: true },
        { name: "", computer: "greedy", isMine: false },
        { name: "", computer: null, isMine: true }, // the computer only replaces this player for a while
      ],
      phase: "playing",
      toAct: 2,
      winner: null,
    });
  });

  test("is updated without a change of the order", () => {
    rememberTable("one", {});
    rememberTable("two", {});
    updateGame("one", { game: 1, seats: [], phase: "over", toAct: null, winner: 1 });
    expect(knownTables().map(({ code, phase, seen }) => [code, phase, seen])).toEqual([
      ["two", null, 1_000],
      ["one", "over", 1_000],
    ]);
  });

  test("gets defaults for fields that an older page did not store", () => {
    localStorage.setItem(KEY, JSON.stringify([{ code: "abc234", secret: "s3cret", seen: 1, names: ["Ana"] }]));
    expect(knownTables()[0]).toMatchObject({ code: "abc234", secret: "s3cret", seats: [], phase: null });
  });
});

describe("the storage of a browser", () => {
  test("with invalid content has no tables, and can store new ones", () => {
    localStorage.setItem(KEY, "[{");
    expect([knownTables(), secretOf("abc234")]).toEqual([[], null]);
    rememberTable("abc234", { secret: "s3cret" });
    expect(secretOf("abc234")).toBe("s3cret");
  });

  test("may be full or blocked, without an error", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(() => rememberTable("abc234", { secret: "s3cret" })).not.toThrow();
    expect(secretOf("abc234")).toBeNull();
  });
});

describe("the random value of a device", () => {
  test("is a new secret each time, in the format of the server", () => {
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
