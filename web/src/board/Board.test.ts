import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { flushSync, type ComponentProps } from "svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";

import { until } from "../../tests/support/until";
import { catalogue } from "../i18n/texts.svelte";
import { EMPTY, readPosition } from "../notation/position";
import Board from "./Board.svelte";
import Centre from "./Centre.svelte";
import Die from "./Die.svelte";
import { MoveInput } from "./input/move-input.svelte";
import Seat from "./seat/Seat.svelte";

beforeEach(() => catalogue.speak("en"));

const classesOf = (element: Element | null): string[] => [...(element?.classList ?? [])];
const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];

describe("a seat", () => {
  const seat = (news: Partial<ComponentProps<typeof Seat>> = {}): HTMLElement =>
    render(Seat, {
      props: {
        place: 1,
        stack: { ...EMPTY, 50: 1, 20: 2 },
        name: "Ana",
        euros: 1,
        target: 3,
        label: "What a touch does",
        ontouch: () => undefined,
        ...news,
      },
    }).container;

  test("shows its player, its value, and the difference to a euro", () => {
    const { textContent } = seat();
    expect(textContent).toContain("Ana");
    expect(textContent).toContain("€0.90");
    expect(textContent).toContain("€0.10 to go");
    screen.getByRole("img", { name: "1 of 3 euros" });
    screen.getByRole("button", { name: "What a touch does" });
  });

  test("shows how much it is over a euro", () => {
    expect(seat({ stack: { ...EMPTY, 50: 2, 20: 1 } }).textContent).toContain("€0.20 over");
  });

  test("shows that it is exactly one euro", () => {
    expect(seat({ stack: { ...EMPTY, 50: 2 } }).textContent).toContain("Exactly!");
  });

  test("has the mark of the limit once it is over a euro, highlighted if it is full", () => {
    const mark = (stack: Partial<typeof EMPTY>, hasLimit = true): string | undefined => {
      const [found] = seat({ stack: { ...EMPTY, ...stack }, hasLimit }).querySelectorAll(".area > span");
      cleanup();
      return found && `${found.textContent} ${found.classList.contains("full")}`;
    };
    expect(mark({ 50: 2 })).toBeUndefined();
    expect(mark({ 50: 3 })).toBe("1.50 false");
    expect(mark({ 50: 3, 5: 1 })).toBe("1.50 true");
    expect(mark({ 50: 3, 5: 1 }, false)).toBeUndefined();
  });

  test("shows the sum if that is switched on", () => {
    expect(seat().textContent).not.toContain("50 +");
    expect(seat({ sums: true }).textContent).toContain("50 + 2×20 = 90");
  });

  test("has labelled badges for computers and absent players", () => {
    seat();
    expect(screen.queryByRole("img", { name: "not connected" })).toBeNull();
    seat({ isAway: true, isComputer: true });
    screen.getByRole("img", { name: "computer" });
    screen.getByRole("img", { name: "not connected" });
  });

  test("reports the touched coin, or null", async () => {
    const ontouch = vi.fn();
    seat({ ontouch });
    await fireEvent.click(document.querySelector("[data-coin='20'] svg") ?? document.body);
    await fireEvent.click(screen.getByRole("button"));
    expect(ontouch.mock.calls).toEqual([[20], [null]]);
  });

  test("dims the coins that cannot be taken, unless all are equal", () => {
    seat();
    expect(all(".dim")).toEqual([]);
    seat({ bright: [20] });
    expect(all(".dim").map((coin) => coin.getAttribute("data-coin"))).toEqual(["50"]);
  });

  test("shows its starting roll", () => {
    expect(within(seat({ starting: "?" })).getByText("?")).toBeTruthy();
  });
});

describe("the centre", () => {
  const centre = (news: Partial<ComponentProps<typeof Centre>> = {}): void =>
    void render(Centre, {
      stack: { 50: 9, 20: 8, 10: 10, 5: 0 },
      label: (coin) => `Pile of ${coin}`,
      ontouch: () => undefined,
      ...news,
    });
  const dimmed = (): (string | null)[] => all(".dim").map((pile) => pile.getAttribute("aria-label"));

  test("has a pile for each value, with the coins that are left", () => {
    centre();
    const piles = screen.getAllByRole("button");
    expect(piles.map((pile) => pile.getAttribute("aria-label"))).toEqual(
      ["Pile of 50", "Pile of 20", "Pile of 10", "Pile of 5"],
    );
    expect(piles.map((pile) => pile.querySelectorAll("svg").length)).toEqual([9, 8, 10, 0]);
  });

  test("reports the touched pile, even an empty one", async () => {
    const ontouch = vi.fn();
    centre({ ontouch });
    await fireEvent.click(screen.getByRole("button", { name: "Pile of 5" }));
    expect(ontouch).toHaveBeenCalledWith(5);
  });

  test("can be touched between its piles, too, only while it is a target", async () => {
    const ontouch = vi.fn();
    centre({ ontouch });
    await fireEvent.click(document.querySelector(".count") ?? document.body);
    expect(ontouch).not.toHaveBeenCalled();
    cleanup();
    centre({ ontouch, isTarget: true });
    await fireEvent.click(document.querySelector(".count") ?? document.body);
    await fireEvent.click(screen.getByRole("button", { name: "Pile of 20" }));
    expect(ontouch).toHaveBeenCalledTimes(2);
  });

  test("dims the piles that cannot be taken from", () => {
    centre({ bright: [20] });
    expect(dimmed()).toEqual(["Pile of 50", "Pile of 10", "Pile of 5"]);
    expect(classesOf(screen.getByRole("button", { name: "Pile of 20" }))).toContain("can");
  });

  test("dims nothing while it is a target", () => {
    centre({ bright: [], isTarget: true });
    expect(dimmed()).toEqual([]);
    expect(classesOf(document.querySelector(".centre"))).toContain("target");
  });

  test("lifts the top coin of the pile that it was taken from", () => {
    centre({ lifted: 20 });
    const [, twenties] = screen.getAllByRole("button");
    const coins = [...(twenties?.querySelectorAll(".coin") ?? [])];
    expect(coins.map((coin) => coin.classList.contains("lifted")).indexOf(true)).toBe(7);
    expect(all(".lifted").length).toBe(1);
  });
});

describe("the die", () => {
  const face = (): string | undefined => document.querySelector("text")?.textContent;

  test("shows its face and is not a button for other players", () => {
    render(Die, { face: "20" });
    expect(face()).toBe("20");
    expect(screen.queryByRole("button")).toBeNull();
  });

  test("is a button for the player who may roll", async () => {
    const onroll = vi.fn();
    render(Die, { face: null, canRoll: true, onroll });
    await fireEvent.click(screen.getByRole("button", { name: "Roll the die" }));
    expect(onroll).toHaveBeenCalledOnce();
  });

  test("tumbles through its six faces, and then shows the rolled one", async () => {
    vi.useFakeTimers();
    const { rerender } = render(Die, { face: "0", isRolling: true });
    const shown = new Set<string | undefined>();
    for (let count = 0; count < 200; count += 1) {
      vi.advanceTimersByTime(90);
      flushSync();
      shown.add(face());
    }
    expect(shown).toEqual(new Set(["0", "?", "50", "20", "10", "5"]));
    vi.useRealTimers();
    await rerender({ face: "5", isRolling: false });
    expect(face()).toBe("5");
  });
});

describe("the board", () => {
  let requested: string[];
  let moveInput: MoveInput;
  beforeEach(() => {
    requested = [];
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
  });

  /** Render the board for Ana, Bo and Cy. */
  function renderBoard(moves: string[], text = "50.20/5/- 0/0/0 1 20", news: Partial<ComponentProps<typeof Board>> = {}): void {
    moveInput = news.moveInput ?? new MoveInput({ moves: () => moves, ask: (move) => requested.push(move) });
    const people = ["Ana", "Bo", "Cy"].map((name) => ({ name }));
    render(Board, { props: { position: readPosition(text), people, target: 3, moveInput, ...news } });
  }

  const ROLLED_20 = ["20:C>1", "20:C>2", "20:1>C", "20:1>2"];
  const ROLLED_WILD = ["50:C>1", "20:C>1", "20:C>2"];
  const stack = (place: number): Element | null => document.querySelector(`.seat [data-place="${place}"]`);
  const labels = (): (string | null)[] =>
    screen.getAllByRole("button").map((button) => button.getAttribute("aria-label"));
  const marked = (): string[] => all(".target").map((target) => target.getAttribute("data-place") ?? "");
  const press = (key: string, more: KeyboardEventInit = {}): Promise<boolean> =>
    fireEvent.keyDown(document.body, { key, ...more });

  test("a name plate receives a held coin for its stack", async () => {
    renderBoard(ROLLED_20);
    const plate = (place: number): Element => document.querySelector(`.plate[data-place="${place}"]`) as Element;
    await fireEvent.click(plate(2));
    expect([moveInput.held, requested]).toEqual([null, []]);
    moveInput.touch(1);
    await fireEvent.click(plate(2));
    expect([moveInput.held, requested]).toEqual([null, ["20:1>2"]]);
  });

  describe("has a label for each stack", () => {
    test("with its content, if no coin can be moved", () => {
      renderBoard([]);
      expect(labels()).toEqual([
        "Ana: €0.70 (50 20)",
        "Bo: €0.05 (5)",
        "Cy: €0.00 (–)",
        "Centre: 9 coins of 50 cents",
        "Centre: 9 coins of 20 cents",
        "Centre: 10 coins of 10 cents",
        "Centre: 9 coins of 5 cents",
      ]);
    });

    test("with the action to take a coin", () => {
      renderBoard(ROLLED_20);
      expect(labels().slice(0, 5)).toEqual([
        "Take 20: Ana",
        "Bo: €0.05 (5)",
        "Cy: €0.00 (–)",
        "Centre: 9 coins of 50 cents",
        "Take 20: centre",
      ]);
    });

    test("with the actions to put a held coin down or back", async () => {
      renderBoard(ROLLED_20);
      await fireEvent.click(screen.getByRole("button", { name: "Take 20: Ana" }));
      expect(labels().slice(0, 4)).toEqual([
        "Put 20 back",
        "Put 20 here: Bo",
        "Cy: €0.00 (–)",
        "Put 20 here: centre",
      ]);
    });
  });

  test("marks the targets of a held coin", async () => {
    renderBoard(ROLLED_20);
    expect(marked()).toEqual([]);
    await press("1");
    expect(marked()).toEqual(["2", "0"]);
  });

  const dim = (): string[] =>
    all(".dim").map((coin) => {
      const place = coin.closest("[data-place]")?.getAttribute("data-place");
      return `${place}:${coin.getAttribute("data-coin")}`;
    });

  test("dims the coins that cannot be taken, on all stacks", () => {
    renderBoard(ROLLED_20);
    expect(dim()).toEqual(["1:50", "2:5", "0:50", "0:10", "0:5"]);
  });

  test("dims all coins except the held one, and those of its targets", async () => {
    renderBoard(ROLLED_20);
    await press("1");
    expect(dim()).toEqual(["1:50"]);
  });

  test("dims nothing for other players", () => {
    renderBoard([]);
    expect(all(".dim")).toEqual([]);
  });

  test("can be played with taps", async () => {
    renderBoard(ROLLED_20);
    await fireEvent.click(screen.getByRole("button", { name: "Take 20: centre" }));
    await fireEvent.click(screen.getByRole("button", { name: "Put 20 here: Bo" }));
    expect(requested).toEqual(["20:C>2"]);
  });

  test("can be played with the number keys of the seats, 0 for the centre", async () => {
    renderBoard(ROLLED_20);
    await press("0");
    await press("2");
    expect(requested).toEqual(["20:C>2"]);
  });

  test("puts a coin back with Escape", async () => {
    renderBoard(ROLLED_20);
    await press("0");
    expect(all(".lifted").length).toBe(1);
    await press("Escape");
    expect([all(".lifted").length, marked(), requested]).toEqual([0, [], []]);
  });

  test.each([
    ["of seats that do not exist", "4", {}],
    ["that are not numbers", "a", {}],
    ["of the browser", "1", { ctrlKey: true }],
    ["of the browser", "1", { metaKey: true }],
    ["of the browser", "1", { altKey: true }],
  ])("ignores keys %s: %s %o", async (_, key, more) => {
    renderBoard(ROLLED_20);
    await press(key, more);
    expect([moveInput.held, moveInput.choosing, requested]).toEqual([null, null, []]);
  });

  test("ignores keys typed in a field", async () => {
    renderBoard(ROLLED_20);
    const field = document.body.appendChild(document.createElement("input"));
    await fireEvent.keyDown(field, { key: "1" });
    field.remove();
    expect(moveInput.held).toBeNull();
  });

  test("opens a choice if several coin values can be taken; Escape closes it", async () => {
    renderBoard(ROLLED_WILD);
    await press("0");
    const choice = within(screen.getByRole("group", { name: "Which coin?" }));
    expect(choice.getAllByRole("button").map((button) => button.getAttribute("aria-label"))).toEqual([
      "Take 50: centre",
      "Take 20: centre",
      "Close",
    ]);
    await press("Escape");
    expect(screen.queryByRole("group", { name: "Which coin?" })).toBeNull();
    await press("0");
    await fireEvent.click(within(screen.getByRole("group")).getByRole("button", { name: "Take 20: centre" }));
    expect(moveInput.held).toEqual({ coin: 20, from: 0 });
  });

  test.each([
    ["a tap on the cross", () => screen.getByRole("button", { name: "Close" })],
    ["a tap beside it", () => document.body],
  ])("closes the choice of a coin after %s", async (_, where) => {
    renderBoard(ROLLED_WILD);
    await press("0");
    await fireEvent.click(where());
    expect([screen.queryByRole("group", { name: "Which coin?" }), moveInput.held]).toEqual([null, null]);
  });

  test("has the own seat at the bottom, and the others clockwise from there", () => {
    renderBoard([], undefined, { bottom: 2 });
    expect(all(".seat .who").map((who) => who.textContent)).toEqual(["Bo", "Cy", "Ana"]);
    expect(stack(2)?.closest(".place")?.classList.contains("own")).toBe(true);
  });

  test("marks the active seat", () => {
    renderBoard([], undefined, { active: 3 });
    expect(all(".seat.active .who").map((who) => who.textContent)).toEqual(["Cy"]);
  });

  test("calls out a seat with exactly one euro", () => {
    renderBoard([], "50.50/5/- 1/0/0 1 20", { called: [1] });
    expect(all(".seat.called .who").map((who) => who.textContent)).toEqual(["Ana"]);
  });

  test("puts a dragged coin back when the turn is over", async () => {
    renderBoard(ROLLED_20);
    document.elementFromPoint = () => null;
    const pile = document.querySelector(".pile[data-coin='20']");
    const drag = (type: string, x: number): void => {
      const event = new MouseEvent(type, { bubbles: true, clientX: x, button: 0 });
      pile?.dispatchEvent(Object.assign(event, { pointerId: 1 }));
      flushSync();
    };
    drag("pointerdown", 0);
    drag("pointermove", 50);
    expect([moveInput.held, all(".carried").length]).toEqual([{ coin: 20, from: 0 }, 1]);
    moveInput.putBack();
    flushSync();
    expect(all(".carried")).toEqual([]);
    drag("pointermove", 60);
    drag("pointerup", 60);
    expect([moveInput.held, all(".carried").length, requested]).toEqual([null, 0, []]);
  });

  describe("a flying coin", () => {
    const landed = vi.fn();
    let flying: { onfinish: (() => void) | null; cancel: () => void };
    beforeEach(() => {
      landed.mockReset();
      flying = { onfinish: null, cancel: () => undefined };
      Element.prototype.animate = () => flying as unknown as Animation;
    });
    const flight = { coin: 20, from: 1, to: 2, landed } as const;

    test("is in neither stack", () => {
      renderBoard([], undefined, { flight });
      expect([stack(1), stack(2)].map((each) => each?.querySelectorAll(".coin").length)).toEqual([1, 1]);
      expect(all(".flying").length).toBe(1);
      expect(landed).not.toHaveBeenCalled();
    });

    test("has landed when its animation ends", () => {
      renderBoard([], undefined, { flight });
      flying.onfinish?.();
      expect(landed).toHaveBeenCalledOnce();
    });

    test("has landed at once if it was dropped by hand", () => {
      const dropped = new MoveInput({ moves: () => [], ask: () => undefined });
      dropped.laid = { coin: 20, from: 1, to: 2 };
      renderBoard([], undefined, { moveInput: dropped, flight });
      expect(landed).toHaveBeenCalledOnce();
      expect(moveInput.laid).toBeNull();
    });
  });

  test("shows a dropped coin at once", async () => {
    renderBoard(ROLLED_20);
    moveInput.take(20, 1);
    moveInput.touch(2, null, { isDropped: true });
    await until(() => {
      expect([stack(1), stack(2)].map((each) => each?.querySelectorAll(".coin").length)).toEqual([1, 2]);
    });
  });
});
