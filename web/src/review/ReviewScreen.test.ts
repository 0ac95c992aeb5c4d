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
HTMLCanvasElement.prototype.getContext = () => null; // axe uses it to detect icon fonts
Element.prototype.scrollIntoView = () => undefined;

import { FakeSocket } from "../../tests/support/fake-socket";
import { POSITIONS, RECORD, REVIEW } from "../../tests/support/review-game";
import { happened, table, view } from "../../tests/support/table-messages";
import { catalogue } from "../i18n/texts.svelte";
import ReviewScreen from "./ReviewScreen.svelte";

type Answer = { status?: number; body: unknown };
let answers: Record<string, Answer[]>;
let requests: string[];
let sent: unknown[];

/** A fake server. The last answer for each path is repeated. */
function serve(path: string, request: RequestInit = {}): Promise<Response> {
  const what = path.replace(/^\/api\/(tables\/abc234\/?)?/, "");
  if (typeof request.body === "string") sent.push(JSON.parse(request.body));
  requests.push(what);
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
  requests = [];
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

/** Store a secret for the first seat. */
const rememberSeat = (): void =>
  localStorage.setItem("exactly.tables", JSON.stringify([{ code: "abc234", secret: "s".repeat(22), seats: [{ isMine: true }, {}] }]));
const open = (): void => void render(ReviewScreen, { code: "abc234" });
const button = (name: string): Promise<HTMLElement> => screen.findByRole("button", { name });

describe("the review of a game", () => {
  it("shows the winner, and the part of luck", async () => {
    open();
    await screen.findByRole("heading", { level: 1, name: "Midas won after 4 turns." });
    await screen.findByText(/The die mattered more than the moves\./);
    screen.getByRole("img", { name: /Midas: 50.0% before the first turn, 100.0% at the end\./ });
    const mistake = screen.getByRole("button", { name: "Turn 1: Ana rolls “10”." }).closest("li");
    expect(mistake?.textContent).toContain("mistake: −6.0 points");
    expect(mistake?.textContent).toContain("Better: a 10 from the centre to Midas");
    expect(mistake?.textContent).toContain("Midas can make a euro with a 50");
    expect(screen.getAllByRole("button", { name: /^turn 4, Midas’s roll: .30\.0$/ })).toHaveLength(2);
  });

  it("marks the same turns in the curve as in the list below", async () => {
    open();
    await screen.findByText("Other decisive rolls");
    const turnsIn = (selector: string): (string | undefined)[] =>
      Array.from(document.querySelectorAll(selector), (title) => /Turn \d+/.exec(title.textContent)?.[0]);
    expect(turnsIn("svg .mark:has(rect) title")).toEqual(["Turn 4", "Turn 3"]);
    expect(turnsIn("svg .mark:has(circle) title")).toEqual(["Turn 1"]);
    expect(turnsIn("ol > li > button")).toEqual(["Turn 1", "Turn 4", "Turn 3"]);
  });

  it("has another title for the rolls if moves are listed, too", async () => {
    answers["review"] = [{ body: { ...REVIEW, turns: REVIEW.turns.map((turn) => ({ ...turn, grade: "best", loss: 0 })) } }];
    open();
    await screen.findByText("Decisive rolls");
    expect(screen.queryByText("Costliest moves")).toBeNull();
  });

  it("steps through the game by buttons, keys, a slider, and lists of turns", async () => {
    open();
    const slider = await screen.findByRole<HTMLInputElement>("slider", { name: "Turn" });
    expect(slider.value).toBe("4");
    (await button("Previous turn")).click();
    await waitFor(() => expect(slider.value).toBe("3"));
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft", bubbles: true }));
    await waitFor(() => expect(slider.value).toBe("2"));
    (await button("Turn 1: Ana rolls “10”.")).click();
    await waitFor(() => expect(slider.getAttribute("aria-valuetext")).toBe("Turn 1: Ana rolls “10”. 10: centre\u00a0→ Ana"));
    const link = screen.getByRole("link", { name: "Open as position" });
    expect(link.getAttribute("href")).toBe("/positions/5/50_0/0_1_10?rules=standard+target=1");
  });

  it("offers to play from a turn against the computer player of the game", async () => {
    localStorage.setItem("exactly.tables", JSON.stringify([{ code: "abc234", seats: [{ isMine: true }, {}] }]));
    open();
    (await button("First turn")).click();
    answers["quick-play"] = [{ body: { code: "new234", secret: "s", link: "http://localhost/t/new234" } }];
    await screen.findByText("Against Midas");
    (await button("Play from here")).click();
    await waitFor(() => expect(location.pathname).toBe("/t/new234"));
    history.replaceState(null, "", "/");
    expect(sent).toMatchObject([{ players: ["greedy"], seat: 1 }]);
    expect(requests).not.toContain("players"); // the list of players is not needed
  });

  it("offers to play from a turn in the own seat, against the strongest players instead of people", async () => {
    localStorage.setItem("exactly.tables", JSON.stringify([{ code: "abc234", seats: [{}, { isMine: true }] }]));
    open();
    await screen.findByRole("slider");
    expect(screen.queryByRole("button", { name: "Play from here" })).toBeNull();
    (await button("Turn 1: Ana rolls “10”.")).click();
    answers["players"] = [{ body: { 2: ["random", "greedy", "perfect"] } }];
    answers["quick-play"] = [{ body: { code: "new234", secret: "s", link: "http://localhost/t/new234" } }];
    await screen.findByText("Against Sophia");
    (await button("Play from here")).click();
    await waitFor(() => expect(location.pathname).toBe("/t/new234"));
    expect(sent).toEqual([
      { name: "", players: ["perfect"], options: { rules: "standard+target=1", position: "5/50 0/0 1 10" }, seat: 2 },
    ]);
    history.back(); // to the turn that was shown
    await waitFor(() => expect(location.hash).toBe("#1"));
  });

  it("offers a rematch to players of the table, and a download of the record", async () => {
    rememberSeat();
    open();
    expect((await screen.findByRole("link", { name: "Rematch" })).getAttribute("href")).toBe("/t/abc234#again");
    const record = screen.getByRole("link", { name: "Download game record" });
    expect(record.getAttribute("href")).toBe("/api/tables/abc234/record?game=1");
    expect(record.hasAttribute("download")).toBe(true);
  });

  it("stays open when the next game begins, with a notice that leads to it", async () => {
    rememberSeat();
    open();
    await screen.findByRole("slider");
    FakeSocket.last.accept();
    FakeSocket.last.receive(table({ view: view({ phase: "over" }) }));
    expect(screen.queryByText("The next game has started.")).toBeNull();
    FakeSocket.last.receive(
      happened([{ type: "game-started", game: 2, commitment: null }], { phase: "bytes", position: "5/5 0/0 first -/-" }),
    );
    await screen.findByText("The next game has started.");
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "give-bytes", seat: 1 }); // the other players do not have to wait
    (await button("Go to next game")).click();
    expect(location.pathname).toBe("/t/abc234");
  });

  it.each([
    ["against the same computer player", RECORD, "quick-play", { players: ["greedy"], seat: 1 }],
    ["at a table for people", RECORD.replace("bot:greedy", "Bo"), "tables", { seats: 2, rules: "standard+target=1" }],
  ])("offers a similar game to others: %s", async (_, record, endpoint, request) => {
    answers["record"] = [{ body: record }];
    answers[endpoint] = [{ body: { code: "new234", secret: "s", link: "http://localhost/t/new234" } }];
    open();
    (await button("Play a game like this")).click();
    await waitFor(() => expect(location.pathname).toBe("/t/new234"));
    history.replaceState(null, "", "/");
    expect(sent).toMatchObject([request]);
    expect(FakeSocket.made).toEqual([]); // no connection without a seat
  });

  it("loads by itself when the connection is back", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
    open();
    await screen.findByText(/No connection/);
    vi.stubGlobal("fetch", serve);
    dispatchEvent(new Event("online"));
    await screen.findByRole("slider");
  });

  it("shows the last finished game if the next one has begun", async () => {
    answers[""] = [{ body: { game: 3, view: { phase: "playing" } } }];
    open();
    await screen.findByRole("slider");
    expect(requests).toContain("positions?game=2");
  });

  it("has everything except the chances if the server has none", async () => {
    answers["record"] = [{ body: RECORD.replace("bot:greedy", "Bo; Cy").replace("50 0", "50 0 0") }];
    answers["positions"] = [{ body: { turns: POSITIONS.turns.map(() => "5/50/5 0/0/0 1 -"), end: "-/-/- 0/1/0 2 -" } }];
    answers["review"] = [{ status: 422, body: { code: "unknown-chances" } }];
    open();
    await screen.findByText(/cannot calculate win chances/);
    await screen.findByRole("slider");
    await button("Check the rolls");
    await button("Turn 4: Bo rolls “50”.");
    expect(requests.filter((what) => what.startsWith("review"))).toHaveLength(1);
  });

  it("fetches the chances again until the server has them", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    answers["review"] = [{ status: 202, body: { code: "unsolved" } }, { body: REVIEW }];
    open();
    await screen.findByText(/Calculating win chances/);
    screen.getByRole("heading", { name: "Turns with a euro" });
    await vi.advanceTimersByTimeAsync(6_000);
    await screen.findByText("Luck and skill");
    screen.getByRole("heading", { name: "Key turns" });
  });

  it("shows that it is loading, with a link home", async () => {
    vi.stubGlobal("fetch", () => new Promise(() => undefined));
    open();
    await screen.findByRole("heading", { level: 1, name: "Game review" });
    screen.getByText(/Loading game/);
    screen.getByRole("link", { name: "Home" });
  });

  it("shows that the game is not over", async () => {
    answers[""] = [{ body: { game: 1, view: { phase: "playing" } } }];
    open();
    await screen.findByText(/This game is not over yet/);
    expect(screen.getByRole("link", { name: "Go to table" }).getAttribute("href")).toBe("/t/abc234");
    expect(screen.getByRole("link", { name: "Home" }).getAttribute("href")).toBe("/");
  });

  it("shows an error for a table that does not exist", async () => {
    answers = {};
    open();
    await screen.findByText("Not found");
  });

  it("can be loaded again if the server did not answer", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
    open();
    await screen.findByText(/No connection/);
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
  const faces = "50 0 10 ? 10 5".split(" "); // from the seed of the record
  const honest = faces
    .slice(2)
    .reduce((text, face, index) => text.replace(new RegExp(`^(${index + 1}\\. +\\d +)\\S+`, "m"), `$1${face}`), RECORD);

  const COMMITMENT = "sha256:24065231df1b28929df88139f986d509bc2aed39f17c7566cea5d0f25e7f299f";
  const store = (promise: string, bytes: string, isTaken = true): void => {
    const dice = { of: "abc234/1", promise, shares: { 1: { bytes, isTaken } } };
    localStorage.setItem("exactly.dice", JSON.stringify([dice]));
  };
  const checked = async (): Promise<string> => {
    answers["record"] = [{ body: honest }];
    open();
    (await button("Check the rolls")).click();
    return (await screen.findByText(/All 6 rolls are correct/)).parentElement?.textContent ?? "";
  };

  it("says that this device was not at the table", async () => {
    expect(await checked()).toContain("This device was not at the table before the first roll");
  });

  it("compares the record with the data stored on this device", async () => {
    store(COMMITMENT, "a");
    const report = await checked();
    expect(report).toContain("This device saw the same commitment before the first roll.");
    expect(report).toContain("The random number of this device is in the record.");
  });

  it("ignores a share that the table did not take", async () => {
    store(COMMITMENT, "c", false);
    expect(await checked()).not.toContain("random number of this device");
  });

  it.each([
    ["another commitment", "sha256:00", "a", "This device saw a different commitment before the first roll."],
    ["another share", COMMITMENT, "c", "The random number of this device is not in the record."],
  ])("detects %s, even if all rolls are right", async (_, promise, bytes, sentence) => {
    store(promise, bytes);
    expect(await checked()).toContain(sentence);
    expect(screen.getByText(sentence).closest(".told")?.classList).toContain("broken");
  });

  it("confirms honest dice", async () => {
    answers["record"] = [{ body: honest }];
    open();
    (await button("Check the rolls")).click();
    await screen.findByText("All 6 rolls are correct: your browser has just recalculated them.");
    await screen.findByText("The seed matches the commitment in the record.");
  });

  it("lists the wrong rolls", async () => {
    open();
    (await button("Check the rolls")).click();
    await screen.findByText("2 rolls of 6 are wrong.");
    const report = within(screen.getByText(/2 rolls of 6/).closest("div") as HTMLElement);
    report.getByText("Turn 3: the record says “0”, but the correct roll is “10”.");
  });

  it("detects another seed than the committed one", async () => {
    answers["record"] = [{ body: honest.replace("sha256:24", "sha256:00") }];
    open();
    (await button("Check the rolls")).click();
    await screen.findByText("The seed does not match the commitment in the record.");
  });

  it("cannot check a real die, and says so", async () => {
    answers["record"] = [{ body: RECORD.replace("exactly-dice-1", "hand").replace(/\[(Bytes|Commitment|Seed) .*\n/g, "") }];
    open();
    await screen.findByText(/The players rolled a real die/);
    expect(screen.queryByRole("button", { name: "Check the rolls" })).toBeNull();
  });

  it("names the command for a check without https", async () => {
    vi.stubGlobal("crypto", {});
    open();
    await screen.findByText(/secure pages \(https\) only/);
    screen.getByText("exactly verify exactly-abc234.txt");
    expect(screen.queryByRole("button", { name: "Check the rolls" })).toBeNull();
  });
});
