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
const handWith = (moves: string[]): MoveInput =>
  new MoveInput({ moves: () => moves, ask: () => undefined, explain: ({ kind }) => explained.push(kind) });

/** Lays the table for Ana, Bo and Cy. */
function lay(moves: string[], news: Partial<ComponentProps<typeof Board>> = {}): RenderResult<typeof Board> {
  moveInput = handWith(moves);
  const people = ["Ana", "Bo", "Cy"].map((name) => ({ name }));
  return render(Board, { props: { position: readPosition("50.20/5/- 0/0/0 1 20"), people, target: 3, moveInput, ...news } });
}

const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
const press = (key: string, more: KeyboardEventInit = {}): Promise<boolean> =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
const focused = (): string | null => document.activeElement?.getAttribute("aria-label") ?? null;
/** In a browser, things lie somewhere: here in a row, as they come. */
function layInARow(): void {
  for (const [index, button] of [...document.querySelectorAll("button")].entries()) {
    button.getBoundingClientRect = () => new DOMRect(100 * index, 0, 50, 50);
  }
}

test("Enter and Space throw the die, wherever the focus is not on a button", async () => {
  const onroll = vi.fn();
  lay([], { canRoll: true, onroll });
  await press("Enter");
  await press(" ");
  expect(onroll).toHaveBeenCalledTimes(2);
  await fireEvent.keyDown(screen.getByRole("button", { name: "Throw the die" }), { key: "Enter" }); // clicks it
  expect(onroll).toHaveBeenCalledTimes(2);
});

test("the focus goes from the die that is gone to the first coin that can move", async () => {
  const { rerender } = lay([], { canRoll: true });
  screen.getByRole("button", { name: "Throw the die" }).focus();
  await rerender({ canRoll: false, moveInput: handWith(ROLLED_20) });
  expect(focused()).toBe("Take 20: Ana");
});

test("the focus is not taken from who does something else", async () => {
  const { rerender } = lay([]);
  const field = document.body.appendChild(document.createElement("input"));
  field.focus();
  await rerender({ canRoll: true });
  expect(document.activeElement).toBe(field);
  field.remove();
});

test("arrows lead from coin to coin, and then to where it may go", async () => {
  lay(ROLLED_20);
  layInARow();
  await press("ArrowRight");
  expect(focused()).toBe("Take 20: Ana");
  await press("ArrowRight");
  expect(focused()).toBe("Take 20: centre");
  await press("0");
  expect(focused()).toBe("Put 20 back");
  await press("ArrowLeft");
  expect(focused()).toBe("Lay 20 down: Bo");
});

test("arrows that are pressed elsewhere are none of ours", async () => {
  lay(ROLLED_20);
  const list = document.body.appendChild(document.createElement("aside"));
  await fireEvent.keyDown(list, { key: "ArrowDown" });
  list.remove();
  expect(focused()).toBeNull();
});

test("the question which coin has the focus, and its answer gives it back", async () => {
  lay(ROLLED_WILD);
  await press("0");
  expect(focused()).toBe("Take 50: centre");
  await fireEvent.click(document.activeElement ?? document.body);
  expect(focused()).toBe("Put 50 back");
});

test("a key that is held down does nothing more", async () => {
  lay(ROLLED_20);
  await press("0");
  await press("0", { repeat: true });
  expect(moveInput.held).toEqual({ coin: 20, from: 0 });
  expect(await press("Enter", { repeat: true })).toBe(false); // else the browser would click, and click again
});

test("an empty key is no key", async () => {
  lay(ROLLED_20);
  await press("");
  expect(moveInput.held).toBeNull();
});

test("every stack shows its key, until somebody points at something", async () => {
  lay(ROLLED_20);
  expect(all("kbd")).toEqual([]);
  await press("ArrowRight");
  expect(all("kbd").map((key) => key.textContent)).toEqual(["1", "2", "3", "0"]);
  await fireEvent.pointerDown(document.body);
  expect(all("kbd")).toEqual([]);
});

test("who has nothing to do leaves the arrows and numbers to others", async () => {
  lay([]);
  expect(await press("ArrowRight")).toBe(true); // not taken from anybody
  expect(await press("1")).toBe(true);
  expect([focused(), all("kbd")]).toEqual([null, []]);
});

test("who has nothing to move hears why, by numbers as well as by Enter", async () => {
  lay([]);
  await press("1");
  await press("0");
  await press("4"); // nobody sits there
  expect(explained).toEqual(["idle", "idle"]);
});

test("before the throw, too", async () => {
  lay([], { canRoll: true });
  await press("1");
  expect(explained).toEqual(["idle"]);
});
