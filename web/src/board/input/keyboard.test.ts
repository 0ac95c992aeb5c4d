import { fireEvent, render, screen, type RenderResult } from "@testing-library/svelte";
import type { ComponentProps } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";

import { catalogue } from "../../i18n/texts.svelte";
import { readPosition } from "../../notation/position";
import Board from "../Board.svelte";
import { MoveInput } from "./move-input.svelte";

const ROLLED_20 = ["20:C>1", "20:C>2", "20:1>C", "20:1>2"];
const ROLLED_WILD = ["50:C>1", "20:C>1", "20:C>2"];

let moveInput: MoveInput;

beforeEach(async () => {
  explained = [];
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  await catalogue.speak("en");
});

let explained: string[];
const inputWith = (moves: string[]): MoveInput =>
  new MoveInput({ moves: () => moves, ask: () => undefined, explain: ({ kind }) => explained.push(kind) });

/** Render the board for Ana, Bo and Cy. */
function renderBoard(moves: string[], news: Partial<ComponentProps<typeof Board>> = {}): RenderResult<typeof Board> {
  moveInput = inputWith(moves);
  const people = ["Ana", "Bo", "Cy"].map((name) => ({ name }));
  return render(Board, { props: { position: readPosition("50.20/5/- 0/0/0 1 20"), people, target: 3, moveInput, ...news } });
}

const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
const press = (key: string, more: KeyboardEventInit = {}): Promise<boolean> =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
const focused = (): string | null => document.activeElement?.getAttribute("aria-label") ?? null;
/** jsdom has no layout: place the buttons in a row, in their order. */
function placeInARow(): void {
  for (const [index, button] of [...document.querySelectorAll("button")].entries()) {
    button.getBoundingClientRect = () => new DOMRect(100 * index, 0, 50, 50);
  }
}

test("Enter and Space roll the die, unless a button has the focus", async () => {
  const onroll = vi.fn();
  renderBoard([], { canRoll: true, onroll });
  await press("Enter");
  await press(" ");
  expect(onroll).toHaveBeenCalledTimes(2);
  await fireEvent.keyDown(screen.getByRole("button", { name: "Roll the die" }), { key: "Enter" }); // clicks it
  expect(onroll).toHaveBeenCalledTimes(2);
});

test("after the roll, the focus moves to the first coin that can be moved", async () => {
  const { rerender } = renderBoard([], { canRoll: true });
  screen.getByRole("button", { name: "Roll the die" }).focus();
  await rerender({ canRoll: false, moveInput: inputWith(ROLLED_20) });
  expect(focused()).toBe("Take 20: Ana");
});

test("the focus is not taken from another control", async () => {
  const { rerender } = renderBoard([]);
  const field = document.body.appendChild(document.createElement("input"));
  field.focus();
  await rerender({ canRoll: true });
  expect(document.activeElement).toBe(field);
  field.remove();
});

test("arrows lead from coin to coin, and then to its targets", async () => {
  renderBoard(ROLLED_20);
  placeInARow();
  await press("ArrowRight");
  expect(focused()).toBe("Take 20: Ana");
  await press("ArrowRight");
  expect(focused()).toBe("Take 20: centre");
  await press("0");
  expect(focused()).toBe("Put 20 back");
  await press("ArrowLeft");
  expect(focused()).toBe("Put 20 here: Bo");
});

test("arrows pressed outside the board are ignored", async () => {
  renderBoard(ROLLED_20);
  const list = document.body.appendChild(document.createElement("aside"));
  await fireEvent.keyDown(list, { key: "ArrowDown" });
  list.remove();
  expect(focused()).toBeNull();
});

test("the choice of a coin gets the focus, and then the stack of that coin", async () => {
  renderBoard(ROLLED_WILD);
  await press("0");
  expect(focused()).toBe("Take 50: centre");
  await fireEvent.click(document.activeElement ?? document.body);
  expect(focused()).toBe("Put 50 back");
});

test("a key that is held down has an effect only once", async () => {
  renderBoard(ROLLED_20);
  await press("0");
  await press("0", { repeat: true });
  expect(moveInput.held).toEqual({ coin: 20, from: 0 });
  expect(await press("Enter", { repeat: true })).toBe(false); // else the browser would click, and click again
});

test("an empty key is ignored", async () => {
  renderBoard(ROLLED_20);
  await press("");
  expect(moveInput.held).toBeNull();
});

test("every stack shows its key, until the pointer is used", async () => {
  renderBoard(ROLLED_20);
  expect(all("kbd")).toEqual([]);
  await press("ArrowRight");
  expect(all("kbd").map((key) => key.textContent)).toEqual(["1", "2", "3", "0"]);
  await fireEvent.pointerDown(document.body);
  expect(all("kbd")).toEqual([]);
});

test("arrows and numbers stay free for the page while the player waits", async () => {
  renderBoard([]);
  expect(await press("ArrowRight")).toBe(true); // the default is not prevented
  expect(await press("1")).toBe(true);
  expect([focused(), all("kbd")]).toEqual([null, []]);
});

test("a number explains why nothing can be moved", async () => {
  renderBoard([]);
  await press("1");
  await press("0");
  await press("4"); // there is no seat 4
  expect(explained).toEqual(["idle", "idle"]);
});

test("a number explains it before the roll, too", async () => {
  renderBoard([], { canRoll: true });
  await press("1");
  expect(explained).toEqual(["idle"]);
});
