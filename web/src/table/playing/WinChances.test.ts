import { render, screen, within } from "@testing-library/svelte";
import axe from "axe-core";
import { beforeAll, describe, expect, test, vi } from "vitest";

vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined }));
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  },
);
HTMLCanvasElement.prototype.getContext = () => null; // where axe looks for icons in letters

import { REVIEW } from "../../../tests/support/review-game";
import { view } from "../../../tests/support/table-messages";
import LegalMoves from "../../editor/LegalMoves.svelte";
import SeatChances from "../../editor/SeatChances.svelte";
import { chanceText, comparedChanceTexts, accuracyText, shareTexts } from "../../i18n/chance-text";
import { catalogue } from "../../i18n/texts.svelte";
import AllTurns from "../../review/analysis/AllTurns.svelte";
import PlayerInfluence from "../../review/analysis/PlayerInfluence.svelte";
import PlayerSummaries from "../../review/analysis/PlayerSummaries.svelte";
import WinCurve from "../../review/analysis/WinCurve.svelte";
import type { Value } from "../../server/api";
import type { Review } from "../../server/finished-game";
import WinChances from "./WinChances.svelte";

const NAMES = ["Ana", "Bo", "Cy", "Di", "Eve"];
const FOUR: Value = {
  win: [0.412, 0.27, 0.2, 0.118],
  exact: false,
  error: 0.012,
  moves: [
    { move: "20:C>1", win: [0.43, 0.26, 0.2, 0.11] },
    { move: "20:2>C", win: [0.405, 0.255, 0.21, 0.13] },
  ],
};
const texts = (of: Iterable<Element>): string[] => Array.from(of, (each) => each.textContent.replaceAll(/\s+/g, " ").trim());

beforeAll(async () => {
  await catalogue.speak("en");
  await catalogue.need("editor", "review", "replay");
});

describe("chances are marked", () => {
  test("as exact, to a tenth of a point", () => {
    expect(accuracyText({ exact: true, error: 1e-9 })).toBe("exact");
    expect(chanceText(0.5, { exact: true })).toBe("50.0%");
  });

  test("as estimated, with how far they may be off, and to no more than a point", () => {
    expect(accuracyText(FOUR)).toBe("estimated · ±\u00a01.2%");
    expect(accuracyText({ exact: false, error: 0 })).toBe("estimated");
    expect(chanceText(0.412, FOUR)).toBe("≈\u00a041%");
  });

  test("to a tenth where moves would look alike without it, as the language writes it", async () => {
    expect(comparedChanceTexts([0.412, 0.405], FOUR)).toEqual(["≈\u00a041.2%", "≈\u00a040.5%"]);
    expect(comparedChanceTexts([0.412, 0.37], FOUR)).toEqual(["≈\u00a041%", "≈\u00a037%"]);
    expect(comparedChanceTexts([0.4121, 0.4119], FOUR)).toEqual(["≈\u00a041%", "≈\u00a041%"]);
    expect(comparedChanceTexts([0.412, 0.37], { exact: true })).toEqual(["41.2%", "37.0%"]);
    await catalogue.speak("de");
    expect(comparedChanceTexts([0.412, 0.405], FOUR)).toEqual(["≈\u00a041,2\u00a0%", "≈\u00a040,5\u00a0%"]);
    await catalogue.speak("en");
  });
});

describe("the chances of all seats add up to 100 as they are written", () => {
  const sum = (told: string[]): number => told.reduce((all, each) => all + parseFloat(each.replace("≈\u00a0", "")), 0);

  test.each([
    [[0.1842, 0.3433, 0.1346, 0.1441, 0.1938], ["19%", "34%", "14%", "14%", "19%"]],
    [[0.166, 0.166, 0.167, 0.167, 0.167, 0.167], ["16%", "16%", "17%", "17%", "17%", "17%"]],
    [[0.125, 0.125, 0.25, 0.5], ["13%", "12%", "25%", "50%"]],
    [[1, 0, 0], ["100%", "0%", "0%"]],
  ])("for %j", (wins, told) => {
    const shares = shareTexts(wins, FOUR);
    expect(shares).toEqual(told.map((each) => `≈\u00a0${each}`));
    expect(sum(shares)).toBe(100);
  });

  test("to a tenth where they are exact", () => {
    expect(shareTexts([0.49249, 0.50751], { exact: true })).toEqual(["49.2%", "50.8%"]);
    expect(shareTexts([0.29, 0.71], { exact: true })).toEqual(["29.0%", "71.0%"]);
  });

  test("at the table, too", async () => {
    const value: Value = { ...FOUR, win: [0.1842, 0.3433, 0.1346, 0.1441, 0.1938], moves: [] };
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json(value)));
    const position = "50.20/5/5/5/5 0/0/0/0/0 1 -";
    render(WinChances, { view: view({ position, to_act: 1 }), names: NAMES, rules: "standard" });
    await screen.findAllByRole("meter");
    expect(sum(texts(document.querySelectorAll(".percent")).map((each) => each.replace("≈ ", "")))).toBe(100);
  });
});

test("at the table each of four has an estimated chance, and so has every move", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(FOUR)));
  const position = "50.20/5/5/5 0/0/0/0 1 20";
  render(WinChances, { view: view({ position, to_act: 1, rolling: false }), names: NAMES, rules: "standard" });
  const bars = (await screen.findAllByRole("meter")).map((meter) => meter.closest(".bar") as Element);
  expect(texts(bars)).toEqual(["Ana ≈ 41%", "Bo ≈ 27%", "Cy ≈ 20%", "Di ≈ 12%"]);
  const moves = screen.getByRole("region", { name: "Best moves", hidden: true });
  expect(texts(moves.querySelectorAll("li"))).toEqual(["20: centre → Ana ≈ 43%", "20: Bo → centre ≈ 41%"]);
  expect(texts(moves.querySelectorAll("small"))).toEqual(["estimated · ± 1.2%"]);
});

test("a position has the estimated chance of everybody", () => {
  render(SeatChances, { value: FOUR, chances: "known", names: NAMES.slice(0, 4) });
  screen.getByText("estimated · ± 1.2%");
  expect(texts(screen.getAllByRole("listitem"))).toEqual(["Ana ≈ 41%", "Bo ≈ 27%", "Cy ≈ 20%", "Di ≈ 12%"]);
});

test("legal moves are in the order of the estimate", () => {
  const legal = ["20:2>C", "20:C>1"].map((move) => ({ move, position: "", euro: [], winner: null }));
  const known = { position: "", winner: null, moves: legal };
  render(LegalMoves, { known, value: FOUR, active: 1, isStarting: false, names: NAMES, played: null, onplay: () => undefined });
  expect(texts(screen.getAllByRole("listitem"))).toEqual(["20: centre → Ana ≈ 43%", "20: Bo → centre ≈ 41%"]);
});

describe("a game of five, looked back at", () => {
  const spread = (win: readonly number[]): number[] => [...win, 0, 0, 0].map((part) => part / 2).with(4, 0.5);
  const FIVE: Review = {
    ...REVIEW,
    exact: false,
    error: 0.02,
    turns: REVIEW.turns.map((turn) => ({
      ...turn,
      ...{ before: spread(turn.before), after_roll: spread(turn.after_roll), after: spread(turn.after) },
      ...{ luck: spread(turn.luck), doing: spread(turn.doing) },
    })),
    influence: NAMES.map((_, mover) => NAMES.map((_, seat) => (mover === seat ? -0.04 : seat ? 0.01 : 0.0123))),
    summary: NAMES.flatMap((_, index) => REVIEW.summary.slice(0, 1).map((one) => ({ ...one, seat: index + 1, start: 0.2 }))),
  };
  const players = { names: NAMES, you: null };
  const ongo = (): void => undefined;

  test("has a line for everybody, each with its own look, and says that it is estimated", () => {
    const waiting = (() => undefined) as never;
    const { container } = render(WinCurve, { review: FIVE, turns: 4, players, step: 0, ongo, waiting });
    const lines = container.querySelectorAll("polyline.chance");
    expect(Array.from(lines, (line) => line.getAttribute("class")?.split(" ")[1])).toEqual(
      NAMES.map((_, index) => `seat-${index + 1}`),
    );
    for (const name of NAMES) expect(container.querySelector("ul")?.textContent).toContain(name);
    screen.getByText("estimated");
  });

  test("tells everybody’s luck and skill, and that of all others together", () => {
    render(PlayerSummaries, { review: FIVE, players, ongo });
    expect(screen.getAllByRole("article").map((each) => within(each).getByRole("heading", { level: 3 }).textContent)).toEqual(NAMES);
    expect(screen.getAllByText("the others’ moves")).toHaveLength(5);
    screen.getByText(/Chances to win are estimates\./);
    screen.getByText(/A chance is usually right to about ± 2\.0 percentage points\./);
  });

  test("says who helped or hurt whom, in words that need no colour", () => {
    render(PlayerInfluence, { review: FIVE, players });
    const table = screen.getByRole("table", { name: "Who helped or hurt whom" });
    expect(within(table).getAllByRole("rowheader").map((each) => each.textContent)).toEqual(NAMES);
    expect(within(table).getAllByRole("columnheader").map((each) => each.textContent)).toEqual(NAMES);
    const [, , bo] = within(table).getAllByRole("row");
    expect(texts(bo?.querySelectorAll("td") ?? [])).toEqual(["+1.2", "−4.0", "+1.0", "+1.0", "+1.0"]);
  });

  test("is accessible", async () => {
    render(PlayerInfluence, { review: FIVE, players });
    render(PlayerSummaries, { review: FIVE, players, ongo });
    render(AllTurns, { turns: [], review: FIVE, players, ongo });
    const rules = { "color-contrast": { enabled: false }, region: { enabled: false } }; // parts of a page
    const { violations } = await axe.run(document.body, { rules });
    expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
  });
});
