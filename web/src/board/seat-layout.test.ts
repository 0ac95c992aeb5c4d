import { cleanup, render } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";

import { catalogue } from "../i18n/texts.svelte";
import { readPosition } from "../notation/position";
import Board from "./Board.svelte";
import { MoveInput } from "./input/move-input.svelte";

beforeEach(async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  await catalogue.speak("en");
});

/** Render a board with rotated seats. */
function renderBoard(seats: number, active: number | null = null): void {
  const each = (text: string): string => Array(seats).fill(text).join("/");
  const people = Array.from({ length: seats }, (_, index) => ({ name: `Player ${index + 1}` }));
  const moveInput = new MoveInput({ moves: () => [], ask: () => undefined });
  const position = readPosition(`${each("5")} ${each("0")} 1 -`);
  render(Board, { props: { position, people, target: 3, moveInput, active, turned: true } });
}

test.each([
  [2, ["0deg", "180deg"]],
  [3, ["0deg", "90deg", "270deg"]],
  [4, ["0deg", "90deg", "180deg", "270deg"]],
  [5, ["0deg", "90deg", "180deg", "180deg", "270deg"]],
  [6, ["0deg", "90deg", "90deg", "180deg", "270deg", "270deg"]],
])("%i seats are rotated towards the edges of the table", (seats, edges) => {
  renderBoard(seats);
  const places = [...document.querySelectorAll<HTMLElement>(".place[data-step]")];
  expect(places.map((place) => place.style.getPropertyValue("--turn"))).toEqual(edges);
});

test("the middle rotates towards the active seat; at the side, only the die and the coins rotate", () => {
  const middle = (active: number): string[] => {
    renderBoard(4, active);
    const found = document.querySelector<HTMLElement>(".middle");
    const classes = [...(found?.classList ?? [])].filter((name) => name === "away" || name === "across");
    const facing = found?.style.getPropertyValue("--facing") ?? "";
    cleanup();
    return [...classes, facing];
  };
  expect([1, 2, 3, 4].map(middle)).toEqual([
    ["0deg"],
    ["away", "90deg"],
    ["away", "across", "180deg"],
    ["away", "270deg"],
  ]);
});
