import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

import { router } from "../browser/router.svelte";
import { catalogue } from "../i18n/texts.svelte";
import EditorScreen from "./EditorScreen.svelte";
import { readDrawable } from "./position-edits";

const legalMove = (move: string): object => ({ move, position: "5/5 0/0 2 -", euro: [], winner: null });

const MISTAKES: Record<string, object> = {
  "5/x 0/0 1 -": { text: "position", column: 3, expected: "coin-or-empty", found: "x" },
  "50.50/5 0/0 1 -": { text: "position", column: 1, expected: "stack-not-one", found: "5" },
};

/** A fake server with answers for a few positions, and errors for two texts. */
function answer(path: string, position: string): [number, object] {
  if (path === "/api/players?rules=standard") return [200, { 2: ["greedy", "perfect"], 3: ["greedy"] }];
  if (path === "/api/check") return [200, { mistake: MISTAKES[position] ?? null }];
  const isForTwo = position.startsWith("5/5 ");
  const moves = [legalMove("20:C>1"), legalMove("20:C>2")];
  if (position.includes(" 3/0 ")) return [200, { position, winner: 1, moves: [], win: [1, 0], exact: true, error: 0 }];
  if (path === "/api/moves") return [200, { position, winner: null, moves }];
  if (!isForTwo) return [422, { code: "unknown-chances" }];
  const valued = [
    { move: "20:C>2", win: [0.51, 0.49] },
    { move: "20:C>1", win: [0.48, 0.52] },
  ];
  return [200, { win: [0.51, 0.49], exact: true, error: 0, moves: valued }];
}

beforeAll(async () => {
  await catalogue.speak("en");
  await catalogue.need("editor", "notation");
});
/** Simulate a scroll that moves the text on the board into view or out of it. */
let scrolled: (ratio: number) => void;

beforeEach(() => {
  vi.stubGlobal("scrollTo", () => undefined);
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(report: (entries: { intersectionRatio: number }[]) => void) {
        scrolled = (intersectionRatio) => report([{ intersectionRatio }]);
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  vi.stubGlobal("fetch", (path: string, { body: sent = "{}" }: { body?: string }) => {
    const { position = "" } = JSON.parse(sent) as { position?: string };
    const [status, body] = answer(path, position);
    const headers = { "content-type": "application/json" };
    return Promise.resolve(new Response(JSON.stringify(body), { status, headers }));
  });
});
afterEach(() => vi.unstubAllGlobals());

async function open(address: string): Promise<HTMLTextAreaElement> {
  router.go(address);
  render(EditorScreen);
  return await screen.findByLabelText<HTMLTextAreaElement>("Position as text", { selector: "textarea" });
}

test("the legal moves are listed, the best first, with exact chances", async () => {
  await open("/positions/5/5_0/0_1_20");
  const heading = await screen.findByText("Legal moves (2)");
  const items = Array.from(heading.closest("section")?.querySelectorAll("li") ?? [], (item) => item.textContent);
  expect(items.map((text) => text.replaceAll(/\s+/g, " ").trim())).toEqual([
    "20: centre → Player 2 51.0%",
    "20: centre → Player 1 48.0%",
  ]);
  expect(screen.getByText("exact")).toBeTruthy();
});

test("moves that are shown before their chances keep their places", async () => {
  let answerLate = (): void => undefined;
  const original = fetch;
  vi.stubGlobal("fetch", async (path: string, request: RequestInit) => {
    if (path === "/api/value") await new Promise<void>((done) => (answerLate = done));
    return original(path, request);
  });
  await open("/positions/5/5_0/0_1_20");
  const list = (await screen.findByText("Legal moves (2)")).closest("section");
  const items = (): string[] =>
    Array.from(list?.querySelectorAll("li") ?? [], (item) => item.textContent.replaceAll(/\s+/g, " ").trim());
  expect(items()).toEqual(["20: centre → Player 1", "20: centre → Player 2"]);
  answerLate();
  await screen.findByText("exact");
  expect(items()).toEqual(["20: centre → Player 1 48.0%", "20: centre → Player 2 51.0%"]);
});

test("unknown chances are explained", async () => {
  await open("/positions/20/20/20_0/0/0_1_20");
  expect(await screen.findByText(/cannot calculate win chances/)).toBeTruthy();
});

test("an unreadable address shows its error, and can be corrected", async () => {
  const field = await open("/positions/5/x_0/0_1_-");
  expect(await screen.findByText(/^Expected at the mark: a coin/)).toBeTruthy();
  expect(document.querySelector("mark")?.textContent).toBe("x");
  const example = screen.getByText("Example").nextElementSibling?.textContent;
  expect(readDrawable(example ?? "")).not.toBeNull();
  expect(field.value).toBe("5/x 0/0 1 -");
  field.value = "5/5 0/0 1 -";
  await fireEvent.change(field);
  expect(location.pathname).toBe("/positions/5/5_0/0_1_-");
  expect(await screen.findByText(/^Legal moves/)).toBeTruthy();
  expect(screen.queryByText(/^Expected at the mark|^A position has/)).toBeNull();
});

test("an error of the position is shown on the board, or over the page if that is out of view, until it is corrected", async () => {
  const field = await open("/positions/50.20.20.5/5_0/0_1_-");
  await screen.findByText(/^Legal moves/);
  const press = (name: string): Promise<boolean> => fireEvent.click(screen.getByLabelText(name));
  await press("Remove 20 cents: Player 1");
  await press("Remove 20 cents: Player 1");
  await press("Remove 5 cents: Player 1");
  await press("Add 50 cents: Player 1");
  const alert = await screen.findByRole("alert");
  expect([alert.textContent.trim(), alert.classList.contains("afloat")]).toEqual([
    "Player 1: a stack of exactly €1.00 can’t stay on the table. Add or remove a coin.",
    true,
  ]);
  expect(field.getAttribute("aria-describedby")).toBe(alert.id);
  scrolled(1);
  await waitFor(() => expect(alert.classList.contains("afloat")).toBe(false));
  expect(document.querySelector(".prompt")?.textContent.trim()).toBe(alert.textContent.trim());
  scrolled(0.5);
  await waitFor(() => expect(alert.classList.contains("afloat")).toBe(true));
  await press("Remove 50 cents: Player 1");
  await screen.findByText(/^Legal moves/);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("the opponents for a game from here are named", async () => {
  await open("/positions/5/5_0/0_2_20");
  await screen.findByText("Against Sophia");
  expect(screen.getByText("You play as Player 2")).toBeTruthy();
});

test.each([
  ["the position can be reached", "/positions/5/5_0/0_2_20", "Against Sophia"],
  ["the starting rolls are not over", "/positions/5/5_0/0_first_-/-", "First choose whose turn it is."],
  ["the game is over", "/positions/-/-_3/0_1_-", "The game is over."],
  ["the position is unreadable", "/positions/5/x_0/0_1_-", "Invalid position."],
])("if %s, a game from here is offered, or the reason why not", async (_, address, why) => {
  await open(address);
  await screen.findByText(why);
  const buttons = screen.queryAllByRole<HTMLButtonElement>("button", { name: "Play from here" });
  expect(buttons.filter((button) => !button.disabled)).toHaveLength(why.startsWith("Against") ? 1 : 0);
});

test("an unknown edition is shown in the choice, and can be replaced", async () => {
  await open("/positions/5/5_0/0_1_-?rules=chess+target=2");
  const choice = await screen.findByLabelText<HTMLSelectElement>("Edition");
  expect(choice.selectedOptions[0]?.textContent).toBe("“chess” (unknown)");
  await fireEvent.change(choice, { target: { value: "classic" } });
  expect(location.search).toBe("?rules=classic+target=2");
  await waitFor(() => expect([...choice.options].map((option) => option.value)).toEqual(["standard", "classic"]));
});

test("after the end of a game, the board names the winner, and no seat is active", async () => {
  await open("/positions/-/-_3/0_1_-");
  const sentences = await screen.findAllByText("Player 1 wins the game.");
  expect(sentences.some((each) => each.closest(".board .prompt"))).toBe(true);
  expect(screen.queryByText(/^Move the coins/)).toBeNull();
  expect(document.querySelector(".seat.active")).toBeNull();
  expect(screen.getByText("The game is over")).toBeTruthy();
  expect(screen.queryByText(/^Legal moves/)).toBeNull();
  const turn = screen.getByText("Whose turn?").closest("fieldset") as HTMLFieldSetElement;
  expect([turn.disabled, turn.querySelector(":checked")]).toEqual([true, null]);
});

test("buttons set coins, die and turn, and the address changes", async () => {
  await open("/positions/5/5_0/0_1_-");
  await fireEvent.click(screen.getByLabelText("Add 20 cents: Player 1"));
  await fireEvent.click(screen.getByLabelText("?", { selector: "input" }));
  const turn = screen.getByText("Whose turn?").closest("fieldset") as HTMLElement;
  await fireEvent.click(within(turn).getByLabelText("Player 2"));
  expect(location.pathname).toBe("/positions/20.5/5_0/0_2_~");
});
