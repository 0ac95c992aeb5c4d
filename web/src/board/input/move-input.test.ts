// @vitest-environment node

import { describe, expect, test } from "vitest";

import { MoveInput, type InputProblem } from "./move-input.svelte";
import { CENTRE } from "../../notation/position";

/** A hand that may make these moves, what it asks for, and what it explains by itself. */
function handWith(...moves: string[]): { hand: MoveInput; asked: string[]; explained: InputProblem[] } {
  const asked: string[] = [];
  const explained: InputProblem[] = [];
  const mover = { moves: () => moves, ask: (move: string) => asked.push(move) };
  return { hand: new MoveInput({ ...mover, explain: (problem) => explained.push(problem) }), asked, explained };
}

const ROLLED_20 = ["20:C>1", "20:C>2", "20:1>C", "20:1>2"];
const ROLLED_WILD = ["50:C>1", "20:C>1", "20:C>2", "5:1>C", "5:1>2"];

describe("taking a coin", () => {
  test("where only one value can be taken, any touch takes it", () => {
    const { hand, asked } = handWith(...ROLLED_20);
    hand.touch(CENTRE);
    expect(hand.held).toEqual({ coin: 20, from: CENTRE });
    expect(asked).toEqual([]);
  });

  test("a touched coin that cannot go gives way to the one that can", () => {
    const { hand } = handWith(...ROLLED_20);
    hand.touch(1, 5);
    expect(hand.held).toEqual({ coin: 20, from: 1 });
  });

  test("a coin that gives way says so, once; the right one has nothing to say", () => {
    const { hand, explained } = handWith(...ROLLED_20);
    hand.touch(1, 5);
    expect(explained).toEqual([{ kind: "instead", coin: 20 }]);
    hand.putBack();
    hand.touch(1, 20);
    hand.putBack();
    hand.touch(1);
    expect(explained.length).toBe(1);
  });

  test("another pile of the centre was meant: the table says why it cannot be", () => {
    const { hand, asked } = handWith(...ROLLED_20);
    hand.touch(CENTRE, 50);
    expect([hand.held, asked]).toEqual([null, ["50:C>1"]]);
  });

  test("where several can be taken, the touched coin is", () => {
    const { hand } = handWith(...ROLLED_WILD);
    hand.touch(CENTRE, 50);
    expect(hand.held).toEqual({ coin: 50, from: CENTRE });
  });

  test("where several can be taken and none was touched, it is asked which", () => {
    const { hand } = handWith(...ROLLED_WILD);
    hand.touch(CENTRE);
    expect([hand.held, hand.choosing]).toEqual([null, CENTRE]);
    expect(hand.takeable(CENTRE)).toEqual([50, 20]);
    hand.take(20, CENTRE);
    expect([hand.held, hand.choosing]).toEqual([{ coin: 20, from: CENTRE }, null]);
  });

  test("where there is no such coin, the server says why", () => {
    const { hand, asked } = handWith(...ROLLED_20);
    hand.touch(2);
    hand.touch(2, 5);
    expect(asked).toEqual(["20:2>C", "5:2>C"]);
    expect(hand.held).toBeNull();
  });

  test("why nothing goes from the centre is asked with a seat to go to", () => {
    const { hand, asked } = handWith("20:1>C");
    hand.touch(CENTRE, 50);
    expect(asked).toEqual(["50:C>1"]);
  });

  test.each([[[]], [["pass"]]])("who has no coin to move takes none: %j", (moves) => {
    const { hand, asked } = handWith(...moves);
    hand.touch(CENTRE, 20);
    expect([hand.held, asked]).toEqual([null, []]);
  });

  test.each([[[]], [["pass"]]])("who has no coin to move hears why, at each try: %j", (moves) => {
    const { hand, explained } = handWith(...moves);
    hand.touch(CENTRE, 20);
    hand.grab(1, 5);
    expect(explained).toEqual([{ kind: "idle" }, { kind: "idle" }]);
  });

  test("another coin may be grabbed while one is in the hand", () => {
    const { hand, asked } = handWith(...ROLLED_20);
    hand.take(20, CENTRE);
    hand.grab(1, 20);
    expect([hand.held, asked]).toEqual([{ coin: 20, from: 1 }, []]);
  });
});

describe("a coin in the hand", () => {
  test("may go where a legal move of it ends", () => {
    const { hand } = handWith(...ROLLED_WILD);
    expect(hand.targets).toEqual([]);
    hand.take(20, CENTRE);
    expect(hand.targets).toEqual([1, 2]);
    hand.take(5, 1);
    expect(hand.targets).toEqual([CENTRE, 2]);
  });

  test("is laid where the hand goes next", () => {
    const { hand, asked } = handWith(...ROLLED_20);
    hand.touch(1);
    hand.touch(2, 50);
    expect(asked).toEqual(["20:1>2"]);
    expect(hand.held).toBeNull();
  });

  test("is put back where it came from, and nobody is asked", () => {
    const { hand, asked } = handWith(...ROLLED_20);
    hand.touch(CENTRE);
    hand.touch(CENTRE);
    expect([hand.held, asked]).toEqual([null, []]);
  });

  test("is put back with the choice that was open", () => {
    const { hand } = handWith(...ROLLED_WILD);
    hand.touch(CENTRE);
    hand.putBack();
    expect(hand.choosing).toBeNull();
    hand.touch(CENTRE, 20);
    hand.putBack();
    expect(hand.held).toBeNull();
  });

  test("may be laid where it must not go, to hear why", () => {
    const { hand, asked } = handWith("20:C>1");
    hand.touch(CENTRE);
    hand.touch(2);
    expect(asked).toEqual(["20:C>2"]);
  });
});

describe("a coin that was dropped", () => {
  test("lies there at once, before the server has said so", () => {
    const { hand, asked } = handWith(...ROLLED_20);
    hand.take(20, CENTRE);
    hand.touch(2, null, { isDropped: true });
    expect(hand.laid).toEqual({ coin: 20, from: CENTRE, to: 2 });
    expect(asked).toEqual(["20:C>2"]);
  });

  test("does not stay where it must not go", () => {
    const { hand, asked } = handWith("20:C>1");
    hand.take(20, CENTRE);
    hand.touch(2, null, { isDropped: true });
    expect(hand.laid).toBeNull();
    expect(asked).toEqual(["20:C>2"]);
  });

  test("beside the stacks is back where it was, and it is said so", () => {
    const { hand, asked, explained } = handWith(...ROLLED_20);
    hand.take(20, CENTRE);
    hand.miss();
    expect([hand.held, asked, explained]).toEqual([null, [], [{ kind: "missed", coin: 20 }]]);
    hand.miss();
    expect(explained.length).toBe(1);
  });

  test("flies for who only tapped", () => {
    const { hand } = handWith(...ROLLED_20);
    hand.touch(CENTRE);
    hand.touch(2);
    expect(hand.laid).toBeNull();
  });
});
