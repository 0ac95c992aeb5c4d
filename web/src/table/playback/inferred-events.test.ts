// @vitest-environment node

import { describe, expect, test } from "vitest";

import { event, view } from "../../../tests/support/table-messages";
import { readPosition } from "../../notation/position";
import type { Event, View } from "../../server/protocol";
import { inferEvents } from "./inferred-events";

const rolled = (seat: number, face: "0" | "?" | "50" | "20" | "10" | "5"): Event => event({ type: "rolled", seat, face });
const moved = (seat: number, move: string): Event => event({ type: "moved", seat, move });
const euro = (seat: number): Event => event({ type: "euro-taken", seats: [seat] });
const start = event({ type: "game-started", game: 2, commitment: null });
const end = event({ type: "game-ended", winner: 1, reason: "target", seed: null });

/** What comes of which of the events, by their place in the list. */
function told(before: string | null, events: Event[], after: string, news: Partial<View> = {}): [number, string][] {
  const inferredEvents = inferEvents(events, view({ position: after, ...news }), before === null ? null : readPosition(before));
  return events.flatMap((each, index): [number, string][] => {
    const inferred = inferredEvents.get(each);
    return inferred ? [[index, inferred.type === "tie" ? "tie" : `${inferred.type} ${inferred.seat}`]] : [];
  });
}

describe("throwing for who begins", () => {
  const NOBODY = "5/5/5 0/0/0 first -/-/-";

  test("has no sequel while somebody is still to throw", () => {
    expect(told(NOBODY, [rolled(1, "50")], "5/5/5 0/0/0 first 50/-/-")).toEqual([]);
    expect(told("5/5/5 0/0/0 first 50/-/-", [rolled(2, "5")], "5/5/5 0/0/0 first 50/5/-")).toEqual([]);
  });

  test("ends with who begins", () => {
    expect(told("5/5/5 0/0/0 first 50/5/-", [rolled(3, "20")], "5/5/5 0/0/0 1 -")).toEqual([[0, "begins 1"]]);
  });

  test("ends in a tie of some, or of all", () => {
    expect(told("5/5/5 0/0/0 first 50/5/-", [rolled(3, "50")], "5/5/5 0/0/0 first -/x/-")).toEqual([[0, "tie"]]);
    expect(told("5/5 0/0 first 50/-", [rolled(2, "50")], "5/5 0/0 first -/-")).toEqual([[0, "tie"]]);
  });

  test("goes on after a tie, which is not told again", () => {
    expect(told("5/5/5 0/0/0 first -/x/-", [rolled(1, "5")], "5/5/5 0/0/0 first 5/x/-")).toEqual([]);
    expect(told("5/5/5 0/0/0 first 5/x/-", [rolled(3, "20")], "5/5/5 0/0/0 3 -")).toEqual([[0, "begins 3"]]);
  });

  test("by itself is told as it goes, and the throw after it is that of a turn", () => {
    const events = [start, rolled(1, "20"), rolled(2, "20"), rolled(1, "0"), rolled(2, "0"), rolled(1, "?"), rolled(2, "5")];
    const after = "5/5 0/0 1 50";
    expect(told(null, [...events, rolled(1, "50")], after)).toEqual([[2, "tie"], [4, "tie"], [6, "begins 1"]]);
  });

  test("is told to who was away meanwhile", () => {
    const events = [rolled(2, "50"), rolled(2, "20"), moved(2, "20:C>2"), rolled(1, "0"), moved(1, "pass")];
    expect(told("5/5 0/0 first 5/-", events, "5/20.5 0/0 2 -")).toEqual([[0, "begins 2"]]);
  });

  test("is left out where a game begins from a position", () => {
    expect(told(null, [start], "20/20 0/0 1 20")).toEqual([]);
    expect(told(null, [start, rolled(1, "50")], "20/20 0/0 1 50")).toEqual([]);
    expect(told("20/20 0/0 1 -", [rolled(1, "50")], "20/20 0/0 1 50")).toEqual([]);
  });
});

describe("a euro", () => {
  const BEFORE = "50.20.20/5 0/0 1 10";
  const TAKEN = [moved(1, "10:C>1"), euro(1)];

  test("begins a new round", () => {
    expect(told(BEFORE, TAKEN, "5/5 1/0 2 -")).toEqual([[1, "round 2"]]);
  });

  test("begins a new round also where the next die has been thrown", () => {
    expect(told(BEFORE, [...TAKEN, rolled(2, "0")], "5/5 1/0 2 0")).toEqual([[1, "round 2"]]);
    const more = [...TAKEN, rolled(2, "0"), moved(2, "pass"), rolled(1, "5")];
    expect(told(BEFORE, more, "5/5 1/0 1 5")).toEqual([[1, "round 2"]]);
  });

  test("that wins begins none", () => {
    const over = { phase: "over", to_act: null } as const;
    expect(told(BEFORE, [...TAKEN, end], "50.20.20.10/5 1/0 1 -", over)).toEqual([]);
    expect(told(BEFORE, TAKEN, "50.20.20.10/5 1/0 1 -", over)).toEqual([]);
  });
});

test("an ordinary turn has none", () => {
  expect(told("5/5 0/0 1 -", [rolled(1, "20"), moved(1, "20:C>1")], "20.5/5 0/0 2 -")).toEqual([]);
});
