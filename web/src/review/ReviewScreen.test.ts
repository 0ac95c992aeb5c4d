import { webcrypto } from "node:crypto";

import { render, screen, waitFor, within } from "@testing-library/svelte";
import axe from "axe-core";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined }));
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  },
);
Element.prototype.animate = () => ({ cancel: () => undefined }) as unknown as Animation;
HTMLCanvasElement.prototype.getContext = () => null; // where axe looks for icons in letters
Element.prototype.scrollIntoView = () => undefined;

import { FakeSocket } from "../../tests/support/fake-socket";
import { POSITIONS, RECORD, REVIEW } from "../../tests/support/review-game";
import { happened, table, view } from "../../tests/support/table-messages";
import { catalogue } from "../i18n/texts.svelte";
import ReviewScreen from "./ReviewScreen.svelte";

type Answer = { status?: number; body: unknown };
let answers: Record<string, Answer[]>;
let asked: string[];
let sent: unknown[];

/** The server, as far as it is asked here; the last answer to a question is given again. */
function serve(path: string, request: RequestInit = {}): Promise<Response> {
  const what = path.replace(/^\/api\/(tables\/abc234\/?)?/, "");
  if (typeof request.body === "string") sent.push(JSON.parse(request.body));
  asked.push(what);
  const left = answers[what.replace(/\?.*/, "")] ?? [{ status: 404, body: { code: "no-such-table" } }];
  const { status = 200, body } = (left.length > 1 ? left.shift() : left[0]) ?? { body: null };
  const text = typeof body === "string";
  const headers = { "content-type": text ? "text/plain" : "application/json" };
  return Promise.resolve(new Response(text ? body : JSON.stringify(body), { status, headers }));
}

beforeEach(async () => {
  vi.stubGlobal("fetch", serve);
  vi.stubGlobal("crypto", webcrypto);
  vi.stubGlobal("scrollTo", () => undefined);
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.made = [];
  localStorage.clear();
  asked = [];
  sent = [];
  answers = {
    "": [{ body: { game: 1, view: { phase: "over" } } }],
    record: [{ body: RECORD }],
    positions: [{ body: POSITIONS }],
    review: [{ body: REVIEW }],
  };
  await catalogue.speak("en");
});
afterEach(() => vi.useRealTimers());

/** This device had the first seat. */
const sit = (): void =>
  localStorage.setItem("exactly.tables", JSON.stringify([{ code: "abc234", secret: "s".repeat(22), seats: [{ isMine: true }, {}] }]));
const open = (): void => void render(ReviewScreen, { code: "abc234" });
const button = (name: string): Promise<HTMLElement> => screen.findByRole("button", { name });

describe("the review of a game", () => {
  it("says who won, and why", async () => {
    open();
    await screen.findByRole("heading", { level: 1, name: "Midas won after 4 turns." });
    await screen.findByText(/The die decided more than the moves\./);
    screen.getByRole("img", { name: /Midas: 50.0% before the first turn, 100.0% at the end\./ });
    const mistake = screen.getByRole("button", { name: "Turn 1: Ana rolls “10”." }).closest("li");
    expect(mistake?.textContent).toContain("mistake: −6.0 points");
    expect(mistake?.textContent).toContain("Better: a 10 from the centre to Midas");
    expect(mistake?.textContent).toContain("leaves Midas needing a 50");
    expect(screen.getAllByRole("button", { name: /^turn 4, Midas’s roll: .30\.0$/ })).toHaveLength(2);
  });

  it("marks in the curve the turns that it tells below, and no others", async () => {
    open();
    await screen.findByText("Other rolls that changed a lot");
    const turnsIn = (selector: string): (string | undefined)[] =>
      Array.from(document.querySelectorAll(selector), (told) => /Turn \d+/.exec(told.textContent)?.[0]);
    expect(turnsIn("svg .mark:has(rect) title")).toEqual(["Turn 4", "Turn 3"]);
    expect(turnsIn("svg .mark:has(circle) title")).toEqual(["Turn 1"]);
    expect(turnsIn("ol > li > button")).toEqual(["Turn 1", "Turn 4", "Turn 3"]);
  });

  it("claims of no roll that it changed most where one may be told among the moves", async () => {
    answers["review"] = [{ body: { ...REVIEW, turns: REVIEW.turns.map((turn) => ({ ...turn, grade: "best", loss: 0 })) } }];
    open();
    await screen.findByText("The rolls that changed most");
    expect(screen.queryByText("The costliest moves")).toBeNull();
  });

  it("steps through the game by buttons, keys, a slider, and from what is told", async () => {
    open();
    const slider = await screen.findByRole<HTMLInputElement>("slider", { name: "Turn" });
    expect(slider.value).toBe("4");
    (await button("One turn back")).click();
    await waitFor(() => expect(slider.value).toBe("3"));
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft", bubbles: true }));
    await waitFor(() => expect(slider.value).toBe("2"));
    (await button("Turn 1: Ana rolls “10”.")).click();
    await waitFor(() => expect(slider.getAttribute("aria-valuetext")).toBe("Turn 1: Ana rolls “10”. 10: centre\u00a0→ Ana"));
    const way = screen.getByRole("link", { name: "Open as a position" });
    expect(way.getAttribute("href")).toBe("/positions/5/50_0/0_1_10?rules=standard+target=1");
  });

  it("can be played on against the computer player of the game, and says so", async () => {
    localStorage.setItem("exactly.tables", JSON.stringify([{ code: "abc234", seats: [{ isMine: true }, {}] }]));
    open();
    (await button("To the first turn")).click();
    answers["quick-play"] = [{ body: { code: "new234", secret: "s", link: "http://localhost/t/new234" } }];
    await screen.findByText("Against Midas");
    (await button("Play on from here")).click();
    await waitFor(() => expect(location.pathname).toBe("/t/new234"));
    history.replaceState(null, "", "/");
    expect(sent).toMatchObject([{ players: ["greedy"], seat: 1 }]);
    expect(asked).not.toContain("players"); // nobody else has to be known
  });

  it("can be played on from any turn but the end, in one's own seat, against the strongest where people sat", async () => {
    localStorage.setItem("exactly.tables", JSON.stringify([{ code: "abc234", seats: [{}, { isMine: true }] }]));
    open();
    await screen.findByRole("slider");
    expect(screen.queryByRole("button", { name: "Play on from here" })).toBeNull();
    (await button("Turn 1: Ana rolls “10”.")).click();
    answers["players"] = [{ body: { 2: ["random", "greedy", "perfect"] } }];
    answers["quick-play"] = [{ body: { code: "new234", secret: "s", link: "http://localhost/t/new234" } }];
    await screen.findByText("Against Sophia");
    (await button("Play on from here")).click();
    await waitFor(() => expect(location.pathname).toBe("/t/new234"));
    expect(sent).toEqual([
      { name: "", players: ["perfect"], options: { rules: "standard+target=1", position: "5/50 0/0 1 10" }, seat: 2 },
    ]);
    history.back(); // to the turn that was shown
    await waitFor(() => expect(location.hash).toBe("#1"));
  });

  it("leads to another game at the table for who sat there, and gives the record away", async () => {
    sit();
    open();
    expect((await screen.findByRole("link", { name: "Another game" })).getAttribute("href")).toBe("/t/abc234#again");
    const record = screen.getByRole("link", { name: "Download the record" });
    expect(record.getAttribute("href")).toBe("/api/tables/abc234/record?game=1");
    expect(record.hasAttribute("download")).toBe(true);
  });

  it("lets who looks stay when the next game begins, tells them, and shows the way", async () => {
    sit();
    open();
    await screen.findByRole("slider");
    FakeSocket.last.accept();
    FakeSocket.last.tell(table({ view: view({ phase: "over" }) }));
    expect(screen.queryByText("The next game has begun.")).toBeNull();
    FakeSocket.last.tell(
      happened([{ type: "game-started", game: 2, commitment: null }], { phase: "bytes", position: "5/5 0/0 first -/-" }),
    );
    await screen.findByText("The next game has begun.");
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "give-bytes", seat: 1 }); // nobody waits for who looks
    (await button("Go to the new game")).click();
    expect(location.pathname).toBe("/t/abc234");
  });

  it.each([
    ["against the same computer player", RECORD, "quick-play", { players: ["greedy"], seat: 1 }],
    ["where people can meet", RECORD.replace("bot:greedy", "Bo"), "tables", { seats: 2, rules: "standard+target=1" }],
  ])("offers a game like it to who had no seat: %s", async (_, record, way, wish) => {
    answers["record"] = [{ body: record }];
    answers[way] = [{ body: { code: "new234", secret: "s", link: "http://localhost/t/new234" } }];
    open();
    (await button("Play a game like this")).click();
    await waitFor(() => expect(location.pathname).toBe("/t/new234"));
    history.replaceState(null, "", "/");
    expect(sent).toMatchObject([wish]);
    expect(FakeSocket.made).toEqual([]); // who has no seat is in nobody's way
  });

  it("comes by itself when the connection is back", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
    open();
    await screen.findByText(/no connection right now/);
    vi.stubGlobal("fetch", serve);
    dispatchEvent(new Event("online"));
    await screen.findByRole("slider");
  });

  it("shows the game before, where the next has begun", async () => {
    answers[""] = [{ body: { game: 3, view: { phase: "playing" } } }];
    open();
    await screen.findByRole("slider");
    expect(asked).toContain("positions?game=2");
  });

  it("has all but the chances where the server cannot work them out", async () => {
    answers["record"] = [{ body: RECORD.replace("bot:greedy", "Bo; Cy").replace("50 0", "50 0 0") }];
    answers["positions"] = [{ body: { turns: POSITIONS.turns.map(() => "5/50/5 0/0/0 1 -"), end: "-/-/- 0/1/0 2 -" } }];
    answers["review"] = [{ status: 422, body: { code: "unknown-chances" } }];
    open();
    await screen.findByText(/cannot work out chances/);
    await screen.findByRole("slider");
    await button("Check the rolls");
    await button("Turn 4: Bo rolls “50”.");
    expect(asked.filter((what) => what.startsWith("review"))).toHaveLength(1);
  });

  it("asks again until the chances are worked out", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    answers["review"] = [{ status: 202, body: { code: "unsolved" } }, { body: REVIEW }];
    open();
    await screen.findByText(/being worked out/);
    screen.getByRole("heading", { name: "Turns that took a euro" });
    await vi.advanceTimersByTimeAsync(6_000);
    await screen.findByText("Luck and skill");
    screen.getByRole("heading", { name: "Turns that mattered" });
  });

  it("says what is being waited for, and leads away from it", async () => {
    vi.stubGlobal("fetch", () => new Promise(() => undefined));
    open();
    await screen.findByRole("heading", { level: 1, name: "Looking back" });
    screen.getByText(/The game is being laid out again/);
    screen.getByRole("link", { name: "To the start page" });
  });

  it("says kindly that the game goes on", async () => {
    answers[""] = [{ body: { game: 1, view: { phase: "playing" } } }];
    open();
    await screen.findByText(/This game is still going on/);
    expect(screen.getByRole("link", { name: "To the table" }).getAttribute("href")).toBe("/t/abc234");
    expect(screen.getByRole("link", { name: "To the start page" }).getAttribute("href")).toBe("/");
  });

  it("has nothing to show of a table that is not there", async () => {
    answers = {};
    open();
    await screen.findByText("Nothing here");
  });

  it("can be tried again where the server did not answer", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
    open();
    await screen.findByText(/no connection right now/);
    vi.stubGlobal("fetch", serve);
    (await button("Try again")).click();
    await screen.findByRole("slider");
  });

  it("is accessible", async () => {
    open();
    await screen.findByText("Luck and skill");
    screen.getByText("All turns").click();
    await screen.findByRole("table");
    const { violations } = await axe.run(document.body, { rules: { "color-contrast": { enabled: false } } });
    expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
  });
});

describe("the check of the dice", () => {
  const faces = "50 0 10 ? 10 5".split(" "); // what follows from the seed of the record
  const honest = faces
    .slice(2)
    .reduce((text, face, index) => text.replace(new RegExp(`^(${index + 1}\\. +\\d +)\\S+`, "m"), `$1${face}`), RECORD);

  const KEPT = "sha256:24065231df1b28929df88139f986d509bc2aed39f17c7566cea5d0f25e7f299f";
  const keep = (promise: string, bytes: string, isTaken = true): void => {
    const dice = { of: "abc234/1", promise, shares: { 1: { bytes, isTaken } } };
    localStorage.setItem("exactly.dice", JSON.stringify([dice]));
  };
  const checked = async (): Promise<string> => {
    answers["record"] = [{ body: honest }];
    open();
    (await button("Check the rolls")).click();
    return (await screen.findByText(/All 6 rolls are right/)).parentElement?.textContent ?? "";
  };

  it("says that this device was not there, where it was not", async () => {
    expect(await checked()).toContain("this device was not there before the first roll");
  });

  it("holds the record against what this device kept for itself", async () => {
    keep(KEPT, "a");
    const told = await checked();
    expect(told).toContain("The promise this device kept is the one in the record.");
    expect(told).toContain("What this device mixed in is there as well.");
  });

  it("says nothing of what was never taken from this device", async () => {
    keep(KEPT, "c", false);
    expect(await checked()).not.toContain("mixed in");
  });

  it.each([
    ["another promise", "sha256:00", "a", "The promise this device kept is not the one in the record."],
    ["another share", KEPT, "c", "What this device mixed in is not what stands in the record."],
  ])("finds %s out, though all rolls fit", async (_, promise, bytes, sentence) => {
    keep(promise, bytes);
    expect(await checked()).toContain(sentence);
    expect(screen.getByText(sentence).closest(".told")?.classList).toContain("broken");
  });

  it("agrees with honest dice", async () => {
    answers["record"] = [{ body: honest }];
    open();
    (await button("Check the rolls")).click();
    await screen.findByText("All 6 rolls are right: your browser has just worked out every one again.");
    await screen.findByText("The secret is the one that was promised before the first roll.");
  });

  it("names the rolls that cannot have been", async () => {
    open();
    (await button("Check the rolls")).click();
    await screen.findByText("2 rolls of 6 are not what they must have been.");
    const told = within(screen.getByText(/2 rolls of 6/).closest("div") as HTMLElement);
    told.getByText("Turn 3: the record says “0”, it must have been “10”.");
  });

  it("says that a promise was broken", async () => {
    answers["record"] = [{ body: honest.replace("sha256:24", "sha256:00") }];
    open();
    (await button("Check the rolls")).click();
    await screen.findByText("The secret is not the one that was promised before the first roll.");
  });

  it("tells of a real die", async () => {
    answers["record"] = [{ body: RECORD.replace("exactly-dice-1", "hand").replace(/\[(Bytes|Commitment|Seed) .*\n/g, "") }];
    open();
    await screen.findByText(/somebody threw a real die/);
    expect(screen.queryByRole("button", { name: "Check the rolls" })).toBeNull();
  });

  it("knows another way where the page is not secure", async () => {
    vi.stubGlobal("crypto", {});
    open();
    await screen.findByText(/secure pages \(https\) only/);
    screen.getByText("exactly verify exactly-abc234.txt");
    expect(screen.queryByRole("button", { name: "Check the rolls" })).toBeNull();
  });
});
