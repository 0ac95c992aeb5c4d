import { webcrypto } from "node:crypto";

import { describe, expect, it } from "vitest";

import { readRecord } from "../../notation/record";
import { checkDice, fairDice, type DiceCheck } from "./dice-check";

const subtle = webcrypto.subtle as SubtleCrypto;
const games = import.meta.glob<string>("../../../../tests/playthroughs/*.txt", { query: "?raw", import: "default", eager: true });
const golden = (name: string): string => games[`../../../../tests/playthroughs/${name}.txt`] ?? "";
const check = (text: string): Promise<DiceCheck> => checkDice(readRecord(text), subtle);

async function checked(text: string): Promise<Extract<DiceCheck, { kind: "checked" }> & { wrong: number[] }> {
  const found = await check(text);
  if (found.kind !== "checked") throw new Error(`the dice were not checked: ${found.kind}`);
  return { ...found, wrong: found.rolls.filter(({ face, due }) => face !== due).map(({ turn }) => turn) };
}

describe("the rolls", () => {
  it.each([
    [
      "6b1f0c0e5a3d4c2b9a8f7e6d5c4b3a29180716f5e4d3c2b1a09f8e7d6c5b4a39",
      "K7Q2",
      ["000102030405060708090a0b0c0d0e0f", "f0e1d2c3b4a5968778695a4b3c2d1e0f", "00112233445566778899aabbccddeeff"],
      "20 0 ? 20 20 0 10 0 50 0 50 ? 20 0 50 10 20 50 50 50 0 10 20 5",
    ],
    ["exactly", "", ["a", "b"], "50 0 10 ? 10 5 5 0 20 10 20 50 5 50 ? 20 50 20 ? 20 ? 50 5 0"],
  ])("follow from the seed and the shares as in docs/reference/dice.md: %s", async (seed, table, shares, rolls) => {
    const dice = await fairDice(subtle, seed, table, shares);
    const faces = await Promise.all(Array.from({ length: 24 }, (_, index) => dice(index + 1)));
    expect(faces.join(" ")).toBe(rolls);
  });

  it.each(["2-standard", "3-both-collect", "6-classic"])("of a real game are right, with its starting rolls: %s", async (name) => {
    const record = readRecord(golden(name));
    const { rolls, wrong, isCommitmentKept, isShared } = await checked(golden(name));
    expect(rolls).toHaveLength(record.starting.flat().length + record.turns.length);
    expect({ wrong, isCommitmentKept, isShared }).toEqual({ wrong: [], isCommitmentKept: true, isShared: true });
  });

  it("reveal a changed roll", async () => {
    const text = golden("3-standard");
    const turn = readRecord(text).turns.find(({ face }) => face === "?");
    if (!turn) throw new Error("no roll of ? in the record");
    const line = new RegExp(`^(${turn.number}\\. +\\d +)\\? `, "m");
    const { wrong, rolls, isCommitmentKept } = await checked(text.replace(line, "$10 "));
    expect(wrong).toEqual([turn.number]);
    expect(rolls.find(({ face, due }) => face !== due)).toEqual({ turn: turn.number, face: "0", due: "?" });
    expect(isCommitmentKept).toBe(true);
  });

  it("of a game from a position are counted from its first roll", async () => {
    // This seed gives 50, 0, 10, ? …
    const from = (position: string, faces: string): string =>
      [
        ...['[Game "Exactly"]', '[Rules "standard"]', '[Players "Ana; Bo"]', `[Position "${position}"]`],
        ...['[Dice "exactly-dice-1"]', '[Bytes "a; b"]', '[Seed "exactly"]', '[Result "*"]', ""],
        ...faces.split(" ").map((face, index) => `${index + 1}. ${(index % 2) + 1} ${face} pass`),
      ].join("\n");
    const before = await checked(from("5/5 0/0 1 -", "50 0 10"));
    expect([before.wrong, before.rolls.length]).toEqual([[], 3]);
    // Here the position has a 5, which is not a roll of this game.
    const up = await checked(from("5/5 0/0 1 5", "5 50 0"));
    expect([up.wrong, up.rolls.map(({ turn }) => turn)]).toEqual([[], [2, 3]]);
  });

  it("reveal a changed starting roll", async () => {
    const { wrong } = await checked(golden("2-standard").replace("first  10 ?", "first  10 5"));
    expect(wrong).toEqual([0]);
  });

  it("reveal another seed, as the commitment does", async () => {
    const { isCommitmentKept, wrong } = await checked(golden("2-standard").replace('[Seed "2-', '[Seed "3-'));
    expect(isCommitmentKept).toBe(false);
    expect(wrong.length).toBeGreaterThan(20);
  });

  it.each([
    ["another", /Commitment "sha256:[0-9a-f]{4}/, 'Commitment "sha256:0000'],
    ["a missing", /\[Commitment .*\n/, ""],
  ])("are right with %s commitment, which is detected", async (_, what, instead) => {
    const { isCommitmentKept, wrong } = await checked(golden("2-standard").replace(what, instead));
    expect({ isCommitmentKept, wrong }).toEqual({ isCommitmentKept: false, wrong: [] });
  });

  it("reveal a changed share", async () => {
    const { isShared, wrong } = await checked(golden("6-standard").replace("seat-4;", "seat-five;"));
    expect(isShared).toBe(true);
    expect(wrong.length).toBeGreaterThan(20);
  });

  it.each([
    ["missing", "; seat-6", ""],
    ["empty", "seat-4;", ";"],
  ])("have a check that detects a share that is %s", async (_, what, instead) => {
    expect((await checked(golden("6-standard").replace(what, instead))).isShared).toBe(false);
  });

  it("of a real die cannot be checked", async () => {
    const byHand = '[Game "Exactly"]\n[Players "A; B"]\n[Dice "hand"]\n';
    expect(await check(byHand)).toEqual({ kind: "hand" });
    expect(await check(`${byHand}[Seed "x"]\n`)).toEqual({ kind: "unknown" });
  });

  it.each([
    ["the seed", /\[Seed .*\n/],
    ["the kind of dice", /\[Dice .*\n/],
  ])("cannot be checked without %s", async (_, what) => {
    expect(await check(golden("2-standard").replace(what, ""))).toEqual({ kind: "unknown" });
  });
});
