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
HTMLCanvasElement.prototype.getContext = () => null; // axe uses it to detect icon fonts

import { NAMES, texts } from "../../../tests/support/estimated-chances";
import { REVIEW } from "../../../tests/support/review-game";
import { catalogue } from "../../i18n/texts.svelte";
import type { Review } from "../../server/finished-game";
import AllTurns from "./AllTurns.svelte";
import PlayerInfluence from "./PlayerInfluence.svelte";
import PlayerSummaries from "./PlayerSummaries.svelte";
import WinCurve from "./WinCurve.svelte";

beforeAll(async () => {
  await catalogue.speak("en");
  await catalogue.need("review", "replay");
});

describe("the review of a game for five", () => {
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

  test("has a distinct line for each player, and is marked as estimated", () => {
    const waiting = (() => undefined) as never;
    const { container } = render(WinCurve, { review: FIVE, turns: 4, players, step: 0, ongo, waiting });
    const lines = container.querySelectorAll("polyline.chance");
    expect(Array.from(lines, (line) => line.getAttribute("class")?.split(" ")[1])).toEqual(
      NAMES.map((_, index) => `seat-${index + 1}`),
    );
    for (const name of NAMES) expect(container.querySelector("ul")?.textContent).toContain(name);
    screen.getByText("estimated");
  });

  test("has the luck and skill of each player, and the sum for the others", () => {
    render(PlayerSummaries, { review: FIVE, players, ongo });
    expect(screen.getAllByRole("article").map((each) => within(each).getByRole("heading", { level: 3 }).textContent)).toEqual(NAMES);
    expect(screen.getAllByText("the others’ moves")).toHaveLength(5);
    screen.getByText(/Win chances are estimates\./);
    screen.getByText(/Usually accurate to about ± 2\.0 percentage points\./);
  });

  test("has a table of the influence of players on each other, readable without colour", () => {
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
    const rules = { "color-contrast": { enabled: false }, region: { enabled: false } }; // not a whole page
    const { violations } = await axe.run(document.body, { rules });
    expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
  });
});
