import { beforeEach, describe, expect, test, vi } from "vitest";

import type { Coin } from "../../notation/position";
import { dragging, type Drag, type DragHandler } from "./dragging";

/** Two stacks, the first with two kinds of coins, something that is no stack, and what lies around the centre. */
const TABLE = `
  <div id="board">
    <button data-place="1"><span data-coin="20" id="twenty"></span><span data-coin="5" id="five"></span></button>
    <button data-place="2" id="other"></button>
    <p id="felt"></p>
    <div data-near="0"><p id="beside"></p></div>
  </div>`;

let takeable: Coin[];
let carried: Drag[];
let dropped: (number | null)[];
let failed: [number, Coin | null][];
let meant: (Coin | null)[];
let lost: boolean[];
let clicks: number;
let under: string | null;
let isInHand: boolean;
let letGo: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = TABLE;
  takeable = [20];
  carried = [];
  dropped = [];
  failed = [];
  meant = [];
  lost = [];
  clicks = 0;
  under = null;
  isInHand = true;
  document.elementFromPoint = () => (under === null ? null : find(under));
  const carrier: DragHandler = {
    canTake: (place, coin) => place === 1 && takeable.includes(coin),
    coinAt: (place) => (place === 1 && takeable.length === 1 ? (takeable[0] ?? null) : null),
    moved: (next, touched) => {
      carried.push(next);
      meant.push(touched);
      return isInHand;
    },
    dropped: (place, isLost) => {
      dropped.push(place);
      lost.push(isLost);
    },
    failed: (...tried) => failed.push(tried),
  };
  const board = find("board");
  letGo = dragging(carrier)(board) ?? (() => undefined);
  for (const button of board.querySelectorAll("button")) button.addEventListener("click", () => (clicks += 1));
  return () => {
    letGo();
    vi.useRealTimers();
  };
});

const find = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`nothing is called ${id}`);
  return element;
};

interface Pointer {
  pointerId?: number;
  button?: number;
}

/** Pointers are known to browsers only; here one is a mouse with a number. */
function point(type: string, on: string, x: number, y = 0, { pointerId = 1, button = 0 }: Pointer = {}): void {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: y, button });
  find(on).dispatchEvent(Object.assign(event, { pointerId }));
}

/** Drags from a coin to whatever lies under the pointer at the end. */
function drag(from: string, to: string | null): void {
  point("pointerdown", from, 0);
  point("pointermove", from, 40, 30);
  under = to;
  point("pointerup", from, 40, 30);
}

describe("a coin that is dragged", () => {
  test("goes with the pointer, and is dropped on the stack below", () => {
    drag("twenty", "other");
    expect(carried).toEqual([{ coin: 20, from: 1, x: 40, y: 30 }]);
    expect(dropped).toEqual([2]);
  });

  test("is dropped nowhere beside the stacks, and outside of the page", () => {
    drag("twenty", "felt");
    drag("twenty", null);
    expect([dropped, lost]).toEqual([[null, null], [false, false]]);
  });

  test("is dropped on the centre where it is let go around it", () => {
    drag("twenty", "beside");
    expect(dropped).toEqual([0]);
  });

  test("is not clicked as well", () => {
    drag("twenty", "other");
    find("other").click();
    expect(clicks).toBe(0);
  });

  test("does not keep the next tap from being one", () => {
    drag("twenty", "other");
    vi.runAllTimers();
    find("other").click();
    expect(clicks).toBe(1);
  });

  test("is put back where the system takes the pointer away", () => {
    point("pointerdown", "twenty", 0);
    point("pointermove", "twenty", 40);
    under = "other";
    point("pointercancel", "twenty", 40);
    expect([dropped, lost]).toEqual([[null], [true]]);
  });

  test("is carried no farther once it is no longer in the hand, and not dropped", () => {
    point("pointerdown", "twenty", 0);
    isInHand = false;
    point("pointermove", "twenty", 40);
    point("pointermove", "twenty", 50);
    under = "other";
    point("pointerup", "twenty", 50);
    expect([carried.length, dropped]).toEqual([1, []]);
  });

  test("can be carried again after that", () => {
    isInHand = false;
    drag("twenty", "other");
    isInHand = true;
    drag("twenty", "other");
    expect(dropped).toEqual([2]);
  });

  test("follows one finger only", () => {
    point("pointerdown", "twenty", 0);
    point("pointermove", "twenty", 40, 0, { pointerId: 2 });
    point("pointerup", "twenty", 40, 0, { pointerId: 2 });
    expect([carried, dropped]).toEqual([[], []]);
  });
});

describe("something that may not be taken", () => {
  test("is told of once, however far it is dragged, and carried nowhere", () => {
    takeable = [];
    point("pointerdown", "five", 0);
    point("pointermove", "five", 40);
    point("pointermove", "five", 50);
    under = "other";
    point("pointerup", "five", 50);
    expect([failed, carried, dropped]).toEqual([[[1, 5]], [], []]);
  });

  test("is not told of again by the click that follows", () => {
    drag("other", "other");
    find("other").click();
    expect([failed, clicks]).toEqual([[[2, null]], 0]);
  });

  test("is told of by its click where it is only tapped", () => {
    point("pointerdown", "other", 0);
    point("pointerup", "other", 0);
    find("other").click();
    expect([failed, clicks]).toEqual([[], 1]);
  });

  test("is not told of beside the stacks", () => {
    drag("felt", "other");
    expect(failed).toEqual([]);
  });
});

describe("a tap", () => {
  test("may wander a little, and is still a click", () => {
    point("pointerdown", "twenty", 0);
    point("pointermove", "twenty", 5, 4);
    point("pointerup", "twenty", 5, 4);
    find("twenty").click();
    expect([carried, dropped, clicks]).toEqual([[], [], 1]);
  });

  test("does not wander back from a drag: once carried, always carried", () => {
    point("pointerdown", "twenty", 0);
    point("pointermove", "twenty", 40);
    point("pointermove", "twenty", 1);
    expect(carried.at(-1)?.x).toBe(1);
  });
});

describe("what can be dragged", () => {
  const taken = (from: string, pointer: Pointer = {}): Coin | undefined => {
    point("pointerdown", from, 0, 0, pointer);
    point("pointermove", from, 40, 0, pointer);
    return carried.at(-1)?.coin;
  };

  test("is the coin that was touched, where several may go", () => {
    takeable = [20, 5];
    expect(taken("five")).toBe(5);
  });

  test("is the one coin that may go, whatever was touched", () => {
    expect(taken("five")).toBe(20);
  });

  test("is nothing where nothing may go", () => {
    expect(taken("other")).toBeUndefined();
    expect(taken("felt")).toBeUndefined();
    takeable = [];
    expect(taken("twenty")).toBeUndefined();
  });

  test("tells which coin was meant, and whether one was", () => {
    taken("five");
    point("pointerup", "five", 40);
    document.querySelector("[data-place='1']")?.setAttribute("id", "ring");
    taken("ring");
    expect(meant).toEqual([5, null]);
  });

  test("is nothing for another button of the mouse", () => {
    expect(taken("twenty", { button: 2 })).toBeUndefined();
  });

  test("is nothing once the table is cleared away", () => {
    letGo();
    expect(taken("twenty")).toBeUndefined();
  });
});
