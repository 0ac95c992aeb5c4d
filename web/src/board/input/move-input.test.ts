// @vitest-environment node

import { describe, expect, test } from "vitest";

import { CENTRE } from "../../notation/position";
import { MoveInput, type InputProblem } from "./move-input.svelte";

/** An input with these legal moves, the moves that it requests, and the problems that it explains. */
function inputWith(...moves: string[]): { moveInput: MoveInput; requested: string[]; explained: InputProblem[] } {
  const requested: string[] = [];
  const explained: InputProblem[] = [];
  const host = { moves: () => moves, ask: (move: string) => requested.push(move) };
  return { moveInput: new MoveInput({ ...host, explain: (problem) => explained.push(problem) }), requested, explained };
}

const ROLLED_20 = ["20:C>1", "20:C>2", "20:1>C", "20:1>2"];
const ROLLED_WILD = ["50:C>1", "20:C>1", "20:C>2", "5:1>C", "5:1>2"];

describe("taking a coin", () => {
  test("any touch of a stack takes the only coin value that can be taken", () => {
    const { moveInput, requested } = inputWith(...ROLLED_20);
    moveInput.touch(CENTRE);
    expect(moveInput.held).toEqual({ coin: 20, from: CENTRE });
    expect(requested).toEqual([]);
  });

  test("the only coin that can be taken is taken instead of another touched one", () => {
    const { moveInput } = inputWith(...ROLLED_20);
    moveInput.touch(1, 5);
    expect(moveInput.held).toEqual({ coin: 20, from: 1 });
  });

  test("a coin taken instead of the touched one is explained once", () => {
    const { moveInput, explained } = inputWith(...ROLLED_20);
    moveInput.touch(1, 5);
    expect(explained).toEqual([{ kind: "instead", coin: 20 }]);
    moveInput.putBack();
    moveInput.touch(1, 20);
    moveInput.putBack();
    moveInput.touch(1);
    expect(explained.length).toBe(1);
  });

  test("for another pile of the centre, the server explains why it cannot be taken", () => {
    const { moveInput, requested } = inputWith(...ROLLED_20);
    moveInput.touch(CENTRE, 50);
    expect([moveInput.held, requested]).toEqual([null, ["50:C>1"]]);
  });

  test("the touched coin is taken, if several can be taken", () => {
    const { moveInput } = inputWith(...ROLLED_WILD);
    moveInput.touch(CENTRE, 50);
    expect(moveInput.held).toEqual({ coin: 50, from: CENTRE });
  });

  test("the player chooses a coin, if several can be taken and none was touched", () => {
    const { moveInput } = inputWith(...ROLLED_WILD);
    moveInput.touch(CENTRE);
    expect([moveInput.held, moveInput.choosing]).toEqual([null, CENTRE]);
    expect(moveInput.takeable(CENTRE)).toEqual([50, 20]);
    moveInput.take(20, CENTRE);
    expect([moveInput.held, moveInput.choosing]).toEqual([{ coin: 20, from: CENTRE }, null]);
  });

  test("for a coin that cannot be taken, the server explains why", () => {
    const { moveInput, requested } = inputWith(...ROLLED_20);
    moveInput.touch(2);
    moveInput.touch(2, 5);
    expect(requested).toEqual(["20:2>C", "5:2>C"]);
    expect(moveInput.held).toBeNull();
  });

  test("for a coin of the centre, the request for the reason names a seat as its target", () => {
    const { moveInput, requested } = inputWith("20:1>C");
    moveInput.touch(CENTRE, 50);
    expect(requested).toEqual(["50:C>1"]);
  });

  test.each([[[]], [["pass"]]])("without a coin to move, none is taken: %j", (moves) => {
    const { moveInput, requested } = inputWith(...moves);
    moveInput.touch(CENTRE, 20);
    expect([moveInput.held, requested]).toEqual([null, []]);
  });

  test.each([[[]], [["pass"]]])("without a coin to move, each attempt is explained: %j", (moves) => {
    const { moveInput, explained } = inputWith(...moves);
    moveInput.touch(CENTRE, 20);
    moveInput.grab(1, 5);
    expect(explained).toEqual([{ kind: "idle" }, { kind: "idle" }]);
  });

  test("another coin can be taken while one is held", () => {
    const { moveInput, requested } = inputWith(...ROLLED_20);
    moveInput.take(20, CENTRE);
    moveInput.grab(1, 20);
    expect([moveInput.held, requested]).toEqual([{ coin: 20, from: 1 }, []]);
  });
});

describe("a held coin", () => {
  test("has the targets of its legal moves", () => {
    const { moveInput } = inputWith(...ROLLED_WILD);
    expect(moveInput.targets).toEqual([]);
    moveInput.take(20, CENTRE);
    expect(moveInput.targets).toEqual([1, 2]);
    moveInput.take(5, 1);
    expect(moveInput.targets).toEqual([CENTRE, 2]);
  });

  test("is put on the next stack that is touched", () => {
    const { moveInput, requested } = inputWith(...ROLLED_20);
    moveInput.touch(1);
    moveInput.touch(2, 50);
    expect(requested).toEqual(["20:1>2"]);
    expect(moveInput.held).toBeNull();
  });

  test("is put back on its own stack, without a request", () => {
    const { moveInput, requested } = inputWith(...ROLLED_20);
    moveInput.touch(CENTRE);
    moveInput.touch(CENTRE);
    expect([moveInput.held, requested]).toEqual([null, []]);
  });

  test("is put back, and an open choice is closed", () => {
    const { moveInput } = inputWith(...ROLLED_WILD);
    moveInput.touch(CENTRE);
    moveInput.putBack();
    expect(moveInput.choosing).toBeNull();
    moveInput.touch(CENTRE, 20);
    moveInput.putBack();
    expect(moveInput.held).toBeNull();
  });

  test("is requested on an illegal target, so that the server explains why", () => {
    const { moveInput, requested } = inputWith("20:C>1");
    moveInput.touch(CENTRE);
    moveInput.touch(2);
    expect(requested).toEqual(["20:C>2"]);
  });
});

describe("a coin that was dropped", () => {
  test("is shown there at once, before the server has confirmed it", () => {
    const { moveInput, requested } = inputWith(...ROLLED_20);
    moveInput.take(20, CENTRE);
    moveInput.touch(2, null, { isDropped: true });
    expect(moveInput.laid).toEqual({ coin: 20, from: CENTRE, to: 2 });
    expect(requested).toEqual(["20:C>2"]);
  });

  test("does not stay on an illegal target", () => {
    const { moveInput, requested } = inputWith("20:C>1");
    moveInput.take(20, CENTRE);
    moveInput.touch(2, null, { isDropped: true });
    expect(moveInput.laid).toBeNull();
    expect(requested).toEqual(["20:C>2"]);
  });

  test("beside the stacks is put back, with an explanation", () => {
    const { moveInput, requested, explained } = inputWith(...ROLLED_20);
    moveInput.take(20, CENTRE);
    moveInput.miss();
    expect([moveInput.held, requested, explained]).toEqual([null, [], [{ kind: "missed", coin: 20 }]]);
    moveInput.miss();
    expect(explained.length).toBe(1);
  });

  test("flies later if it was only tapped, not dragged", () => {
    const { moveInput } = inputWith(...ROLLED_20);
    moveInput.touch(CENTRE);
    moveInput.touch(2);
    expect(moveInput.laid).toBeNull();
  });
});
