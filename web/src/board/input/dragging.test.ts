import { beforeEach, describe, expect, test, vi } from "vitest";

import type { Coin } from "../../notation/position";
import { dragging, type Drag, type DragHandler } from "./dragging";

/** Two stacks, the first with coins of two values; a part of the board without a stack; and the area around the centre. */
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
let touchedCoins: (Coin | null)[];
let lost: boolean[];
let clicks: number;
let underPointer: string | null;
let isHeld: boolean;
let stopDragging: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = TABLE;
  takeable = [20];
  carried = [];
  dropped = [];
  failed = [];
  touchedCoins = [];
  lost = [];
  clicks = 0;
  underPointer = null;
  isHeld = true;
  document.elementFromPoint = () => (underPointer === null ? null : find(underPointer));
  const handler: DragHandler = {
    canTake: (place, coin) => place === 1 && takeable.includes(coin),
    coinAt: (place) => (place === 1 && takeable.length === 1 ? (takeable[0] ?? null) : null),
    moved: (next, touched) => {
      carried.push(next);
      touchedCoins.push(touched);
      return isHeld;
    },
    dropped: (place, isLost) => {
      dropped.push(place);
      lost.push(isLost);
    },
    failed: (...tried) => failed.push(tried),
  };
  const board = find("board");
  stopDragging = dragging(handler)(board) ?? (() => undefined);
  for (const button of board.querySelectorAll("button")) button.addEventListener("click", () => (clicks += 1));
  return () => {
    stopDragging();
    vi.useRealTimers();
  };
});

const find = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`no element with the id ${id}`);
  return element;
};

interface Pointer {
  pointerId?: number;
  button?: number;
}

/** Dispatch a pointer event: jsdom has none, so a mouse event gets a pointer id. */
function point(type: string, id: string, x: number, y = 0, { pointerId = 1, button = 0 }: Pointer = {}): void {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: y, button });
  find(id).dispatchEvent(Object.assign(event, { pointerId }));
}

/** Drag a coin and drop it on the element `to`. */
function drag(from: string, to: string | null): void {
  point("pointerdown", from, 0);
  point("pointermove", from, 40, 30);
  underPointer = to;
  point("pointerup", from, 40, 30);
}

describe("a coin that is dragged", () => {
  test("follows the pointer, and is dropped on the stack below it", () => {
    drag("twenty", "other");
    expect(carried).toEqual([{ coin: 20, from: 1, x: 40, y: 30 }]);
    expect(dropped).toEqual([2]);
  });

  test("is not dropped beside the stacks or outside the page", () => {
    drag("twenty", "felt");
    drag("twenty", null);
    expect([dropped, lost]).toEqual([[null, null], [false, false]]);
  });

  test("is dropped on the centre in the area around it", () => {
    drag("twenty", "beside");
    expect(dropped).toEqual([0]);
  });

  test("causes no click as well", () => {
    drag("twenty", "other");
    find("other").click();
    expect(clicks).toBe(0);
  });

  test("does not suppress the next click", () => {
    drag("twenty", "other");
    vi.runAllTimers();
    find("other").click();
    expect(clicks).toBe(1);
  });

  test("is put back when the browser cancels the pointer", () => {
    point("pointerdown", "twenty", 0);
    point("pointermove", "twenty", 40);
    underPointer = "other";
    point("pointercancel", "twenty", 40);
    expect([dropped, lost]).toEqual([[null], [true]]);
  });

  test("is neither dragged on nor dropped once it is not held any more", () => {
    point("pointerdown", "twenty", 0);
    isHeld = false;
    point("pointermove", "twenty", 40);
    point("pointermove", "twenty", 50);
    underPointer = "other";
    point("pointerup", "twenty", 50);
    expect([carried.length, dropped]).toEqual([1, []]);
  });

  test("can be dragged again after that", () => {
    isHeld = false;
    drag("twenty", "other");
    isHeld = true;
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

describe("a coin that cannot be taken", () => {
  test("is reported once in a drag, and does not move", () => {
    takeable = [];
    point("pointerdown", "five", 0);
    point("pointermove", "five", 40);
    point("pointermove", "five", 50);
    underPointer = "other";
    point("pointerup", "five", 50);
    expect([failed, carried, dropped]).toEqual([[[1, 5]], [], []]);
  });

  test("is not reported again by the click that follows", () => {
    drag("other", "other");
    find("other").click();
    expect([failed, clicks]).toEqual([[[2, null]], 0]);
  });

  test("is not reported on a tap, which is a click", () => {
    point("pointerdown", "other", 0);
    point("pointerup", "other", 0);
    find("other").click();
    expect([failed, clicks]).toEqual([[], 1]);
  });

  test("is not reported beside the stacks", () => {
    drag("felt", "other");
    expect(failed).toEqual([]);
  });
});

describe("a tap", () => {
  test("may move a little, and is still a click", () => {
    point("pointerdown", "twenty", 0);
    point("pointermove", "twenty", 5, 4);
    point("pointerup", "twenty", 5, 4);
    find("twenty").click();
    expect([carried, dropped, clicks]).toEqual([[], [], 1]);
  });

  test("does not start again when a drag returns to its start", () => {
    point("pointerdown", "twenty", 0);
    point("pointermove", "twenty", 40);
    point("pointermove", "twenty", 1);
    expect(carried.at(-1)?.x).toBe(1);
  });
});

describe("the dragged coin", () => {
  const taken = (from: string, pointer: Pointer = {}): Coin | undefined => {
    point("pointerdown", from, 0, 0, pointer);
    point("pointermove", from, 40, 0, pointer);
    return carried.at(-1)?.coin;
  };

  test("is the touched coin, if several can be taken", () => {
    takeable = [20, 5];
    expect(taken("five")).toBe(5);
  });

  test("is the only coin that can be taken, if another one was touched", () => {
    expect(taken("five")).toBe(20);
  });

  test("is missing if no coin can be taken", () => {
    expect(taken("other")).toBeUndefined();
    expect(taken("felt")).toBeUndefined();
    takeable = [];
    expect(taken("twenty")).toBeUndefined();
  });

  test("is reported with the touched coin, if one was touched", () => {
    taken("five");
    point("pointerup", "five", 40);
    document.querySelector("[data-place='1']")?.setAttribute("id", "ring");
    taken("ring");
    expect(touchedCoins).toEqual([5, null]);
  });

  test("is missing for another button of the mouse", () => {
    expect(taken("twenty", { button: 2 })).toBeUndefined();
  });

  test("is missing once the board is removed", () => {
    stopDragging();
    expect(taken("twenty")).toBeUndefined();
  });
});
