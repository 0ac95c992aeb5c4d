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

/** Return the inferred events, each with the index of the event before it. */
function inferredFrom(before: string | null, events: Event[], after: string, news: Partial<View> = {}): [number, string][] {
  const inferredEvents = inferEvents(events, view({ position: after, ...news }), before === null ? null : readPosition(before));
  return events.flatMap((each, index): [number, string][] => {
    const inferred = inferredEvents.get(each);
    return inferred ? [[index, inferred.type === "tie" ? "tie" : `${inferred.type} ${inferred.seat}`]] : [];
  });
}

describe("the starting rolls", () => {
  const NOBODY = "5/5/5 0/0/0 first -/-/-";

  test("have no result while a seat is still to roll", () => {
    expect(inferredFrom(NOBODY, [rolled(1, "50")], "5/5/5 0/0/0 first 50/-/-")).toEqual([]);
    expect(inferredFrom("5/5/5 0/0/0 first 50/-/-", [rolled(2, "5")], "5/5/5 0/0/0 first 50/5/-")).toEqual([]);
  });

  test("end with the starting seat", () => {
    expect(inferredFrom("5/5/5 0/0/0 first 50/5/-", [rolled(3, "20")], "5/5/5 0/0/0 1 -")).toEqual([[0, "begins 1"]]);
  });

  test("end in a tie of some seats, or of all", () => {
    expect(inferredFrom("5/5/5 0/0/0 first 50/5/-", [rolled(3, "50")], "5/5/5 0/0/0 first -/x/-")).toEqual([[0, "tie"]]);
    expect(inferredFrom("5/5 0/0 first 50/-", [rolled(2, "50")], "5/5 0/0 first -/-")).toEqual([[0, "tie"]]);
  });

  test("go on after a tie, which is not reported again", () => {
    expect(inferredFrom("5/5/5 0/0/0 first -/x/-", [rolled(1, "5")], "5/5/5 0/0/0 first 5/x/-")).toEqual([]);
    expect(inferredFrom("5/5/5 0/0/0 first 5/x/-", [rolled(3, "20")], "5/5/5 0/0/0 3 -")).toEqual([[0, "begins 3"]]);
  });

  test("that happen automatically have all results, and the roll after them belongs to a turn", () => {
    const events = [start, rolled(1, "20"), rolled(2, "20"), rolled(1, "0"), rolled(2, "0"), rolled(1, "?"), rolled(2, "5")];
    const after = "5/5 0/0 1 50";
    expect(inferredFrom(null, [...events, rolled(1, "50")], after)).toEqual([[2, "tie"], [4, "tie"], [6, "begins 1"]]);
  });

  test("have a result after a missed first turn, too", () => {
    const events = [rolled(2, "50"), rolled(2, "20"), moved(2, "20:C>2"), rolled(1, "0"), moved(1, "pass")];
    expect(inferredFrom("5/5 0/0 first 5/-", events, "5/20.5 0/0 2 -")).toEqual([[0, "begins 2"]]);
  });

  test("are left out if a game begins from a position", () => {
    expect(inferredFrom(null, [start], "20/20 0/0 1 20")).toEqual([]);
    expect(inferredFrom(null, [start, rolled(1, "50")], "20/20 0/0 1 50")).toEqual([]);
    expect(inferredFrom("20/20 0/0 1 -", [rolled(1, "50")], "20/20 0/0 1 50")).toEqual([]);
  });
});

describe("a euro", () => {
  const BEFORE = "50.20.20/5 0/0 1 10";
  const TAKEN = [moved(1, "10:C>1"), euro(1)];

  test("begins a new round", () => {
    expect(inferredFrom(BEFORE, TAKEN, "5/5 1/0 2 -")).toEqual([[1, "round 2"]]);
  });

  test("begins a new round, even if the next roll has happened", () => {
    expect(inferredFrom(BEFORE, [...TAKEN, rolled(2, "0")], "5/5 1/0 2 0")).toEqual([[1, "round 2"]]);
    const more = [...TAKEN, rolled(2, "0"), moved(2, "pass"), rolled(1, "5")];
    expect(inferredFrom(BEFORE, more, "5/5 1/0 1 5")).toEqual([[1, "round 2"]]);
  });

  test("that wins begins none", () => {
    const over = { phase: "over", to_act: null } as const;
    expect(inferredFrom(BEFORE, [...TAKEN, end], "50.20.20.10/5 1/0 1 -", over)).toEqual([]);
    expect(inferredFrom(BEFORE, TAKEN, "50.20.20.10/5 1/0 1 -", over)).toEqual([]);
  });
});

test("a turn without a euro has no inferred event", () => {
  expect(inferredFrom("5/5 0/0 1 -", [rolled(1, "20"), moved(1, "20:C>1")], "20.5/5 0/0 2 -")).toEqual([]);
});
