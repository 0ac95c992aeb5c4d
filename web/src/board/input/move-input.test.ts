// @vitest-environment node

import { describe, expect, test } from "vitest";

import { CENTRE } from "../../notation/position";
import { MoveInput, type InputProblem } from "./move-input.svelte";

/** A hand that may make these moves, what it asks for, and what it explains by itself. */
function handWith(...moves: string[]): { moveInput: MoveInput; asked: string[]; explained: InputProblem[] } {
  const asked: string[] = [];
  const explained: InputProblem[] = [];
  const mover = { moves: () => moves, ask: (move: string) => asked.push(move) };
  return { moveInput: new MoveInput({ ...mover, explain: (problem) => explained.push(problem) }), asked, explained };
}

const ROLLED_20 = ["20:C>1", "20:C>2", "20:1>C", "20:1>2"];
const ROLLED_WILD = ["50:C>1", "20:C>1", "20:C>2", "5:1>C", "5:1>2"];

describe("taking a coin", () => {
  test("where only one value can be taken, any touch takes it", () => {
    const { moveInput, asked } = handWith(...ROLLED_20);
    moveInput.touch(CENTRE);
    expect(moveInput.held).toEqual({ coin: 20, from: CENTRE });
    expect(asked).toEqual([]);
  });

  test("a touched coin that cannot go gives way to the one that can", () => {
    const { moveInput } = handWith(...ROLLED_20);
    moveInput.touch(1, 5);
    expect(moveInput.held).toEqual({ coin: 20, from: 1 });
  });

  test("a coin that gives way says so, once; the right one has nothing to say", () => {
    const { moveInput, explained } = handWith(...ROLLED_20);
    moveInput.touch(1, 5);
    expect(explained).toEqual([{ kind: "instead", coin: 20 }]);
    moveInput.putBack();
    moveInput.touch(1, 20);
    moveInput.putBack();
    moveInput.touch(1);
    expect(explained.length).toBe(1);
  });

  test("another pile of the centre was meant: the table says why it cannot be", () => {
    const { moveInput, asked } = handWith(...ROLLED_20);
    moveInput.touch(CENTRE, 50);
    expect([moveInput.held, asked]).toEqual([null, ["50:C>1"]]);
  });

  test("where several can be taken, the touched coin is", () => {
    const { moveInput } = handWith(...ROLLED_WILD);
    moveInput.touch(CENTRE, 50);
    expect(moveInput.held).toEqual({ coin: 50, from: CENTRE });
  });

  test("where several can be taken and none was touched, it is asked which", () => {
    const { moveInput } = handWith(...ROLLED_WILD);
    moveInput.touch(CENTRE);
    expect([moveInput.held, moveInput.choosing]).toEqual([null, CENTRE]);
    expect(moveInput.takeable(CENTRE)).toEqual([50, 20]);
    moveInput.take(20, CENTRE);
    expect([moveInput.held, moveInput.choosing]).toEqual([{ coin: 20, from: CENTRE }, null]);
  });

  test("where there is no such coin, the server says why", () => {
    const { moveInput, asked } = handWith(...ROLLED_20);
    moveInput.touch(2);
    moveInput.touch(2, 5);
    expect(asked).toEqual(["20:2>C", "5:2>C"]);
    expect(moveInput.held).toBeNull();
  });

  test("why nothing goes from the centre is asked with a seat to go to", () => {
    const { moveInput, asked } = handWith("20:1>C");
    moveInput.touch(CENTRE, 50);
    expect(asked).toEqual(["50:C>1"]);
  });

  test.each([[[]], [["pass"]]])("who has no coin to move takes none: %j", (moves) => {
    const { moveInput, asked } = handWith(...moves);
    moveInput.touch(CENTRE, 20);
    expect([moveInput.held, asked]).toEqual([null, []]);
  });

  test.each([[[]], [["pass"]]])("who has no coin to move hears why, at each try: %j", (moves) => {
    const { moveInput, explained } = handWith(...moves);
    moveInput.touch(CENTRE, 20);
    moveInput.grab(1, 5);
    expect(explained).toEqual([{ kind: "idle" }, { kind: "idle" }]);
  });

  test("another coin may be grabbed while one is in the hand", () => {
    const { moveInput, asked } = handWith(...ROLLED_20);
    moveInput.take(20, CENTRE);
    moveInput.grab(1, 20);
    expect([moveInput.held, asked]).toEqual([{ coin: 20, from: 1 }, []]);
  });
});

describe("a coin in the hand", () => {
  test("may go where a legal move of it ends", () => {
    const { moveInput } = handWith(...ROLLED_WILD);
    expect(moveInput.targets).toEqual([]);
    moveInput.take(20, CENTRE);
    expect(moveInput.targets).toEqual([1, 2]);
    moveInput.take(5, 1);
    expect(moveInput.targets).toEqual([CENTRE, 2]);
  });

  test("is laid where the hand goes next", () => {
    const { moveInput, asked } = handWith(...ROLLED_20);
    moveInput.touch(1);
    moveInput.touch(2, 50);
    expect(asked).toEqual(["20:1>2"]);
    expect(moveInput.held).toBeNull();
  });

  test("is put back where it came from, and nobody is asked", () => {
    const { moveInput, asked } = handWith(...ROLLED_20);
    moveInput.touch(CENTRE);
    moveInput.touch(CENTRE);
    expect([moveInput.held, asked]).toEqual([null, []]);
  });

  test("is put back with the choice that was open", () => {
    const { moveInput } = handWith(...ROLLED_WILD);
    moveInput.touch(CENTRE);
    moveInput.putBack();
    expect(moveInput.choosing).toBeNull();
    moveInput.touch(CENTRE, 20);
    moveInput.putBack();
    expect(moveInput.held).toBeNull();
  });

  test("may be laid where it must not go, to hear why", () => {
    const { moveInput, asked } = handWith("20:C>1");
    moveInput.touch(CENTRE);
    moveInput.touch(2);
    expect(asked).toEqual(["20:C>2"]);
  });
});

describe("a coin that was dropped", () => {
  test("lies there at once, before the server has said so", () => {
    const { moveInput, asked } = handWith(...ROLLED_20);
    moveInput.take(20, CENTRE);
    moveInput.touch(2, null, { isDropped: true });
    expect(moveInput.laid).toEqual({ coin: 20, from: CENTRE, to: 2 });
    expect(asked).toEqual(["20:C>2"]);
  });

  test("does not stay where it must not go", () => {
    const { moveInput, asked } = handWith("20:C>1");
    moveInput.take(20, CENTRE);
    moveInput.touch(2, null, { isDropped: true });
    expect(moveInput.laid).toBeNull();
    expect(asked).toEqual(["20:C>2"]);
  });

  test("beside the stacks is back where it was, and it is said so", () => {
    const { moveInput, asked, explained } = handWith(...ROLLED_20);
    moveInput.take(20, CENTRE);
    moveInput.miss();
    expect([moveInput.held, asked, explained]).toEqual([null, [], [{ kind: "missed", coin: 20 }]]);
    moveInput.miss();
    expect(explained.length).toBe(1);
  });

  test("flies for who only tapped", () => {
    const { moveInput } = handWith(...ROLLED_20);
    moveInput.touch(CENTRE);
    moveInput.touch(2);
    expect(moveInput.laid).toBeNull();
  });
});
