import { fireEvent, screen, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";

import { FakeSocket } from "../../tests/support/fake-socket";
import { openTable, sent, setScene } from "../../tests/support/scene";
import * as sounds from "../../tests/support/sounds";
import { happened, seat, table, view } from "../../tests/support/table-messages";
import { until } from "../../tests/support/until";
import { idlePointer } from "../browser/idle-pointer";
import { settings } from "../browser/settings.svelte";
import { keepScreenOn } from "../browser/wake-lock";
import { catalogue } from "../i18n/texts.svelte";
import type { TableView } from "../server/protocol";
import type { Turn } from "../table/playback/playback.svelte";
import BigScreen from "./BigScreen.svelte";
import { turnCaption } from "./captions";

vi.mock("../browser/sound", () => import("../../tests/support/sounds"));

beforeEach(setScene);

/** Ana and Bo, each with a phone. */
const seats = [
  seat(1, { name: "Ana", holder: 2, connected: true }),
  seat(2, { name: "Bo", holder: 3, connected: true }),
];

const openScreen = (news: Partial<TableView> = {}): Promise<void> => openTable(BigScreen, { seats, you: null, ...news });

const stackOf = (name: string): HTMLElement => {
  const article = screen.getByText(name, { selector: ".who" }).closest("article");
  if (!article) throw new Error(`no seat with the name ${name}`);
  return article;
};

describe("the lobby on a big screen", () => {
  const open = { seats: [seat(1, { name: "Ana", holder: 2, connected: true }), seat(2), seat(3)] };
  const gathering = { view: view({ phase: "gathering", position: null, to_act: null, rolling: false }) };

  test("shows the code for phones, and the taken seats", async () => {
    await openScreen({ ...open, ...gathering });
    const main = within(screen.getByRole("main"));
    main.getByRole("img", { name: "QR code for http://localhost:3000/t/abc234/hand" });
    main.getByText("abc234");
    expect(main.getAllByRole("listitem").map(({ textContent }) => textContent?.trim())).toEqual(["1 Ana", "2 free", "3 free"]);
    main.getByText("2 seats are free. Fill all seats to start.");
  });

  test("calls nobody \"you\", not even the host", async () => {
    await openScreen({ ...gathering, seats: [seat(1, { name: "Ana", holder: 1, connected: true }), seat(2)], you: 1 });
    expect(within(screen.getByRole("main")).getAllByRole("listitem")[0]?.textContent?.trim()).toBe("1 Ana");
  });

  test("has no buttons if another device is the host", async () => {
    await openScreen(gathering);
    expect(within(screen.getByRole("main")).queryAllByRole("button")).toEqual([]);
    screen.getByText("Everyone is here. Start on any phone.");
  });

  test("invites to watch if all seats are taken", async () => {
    await openScreen({ ...open, ...gathering });
    screen.getByRole("heading", { name: "Scan to take a seat" });
    FakeSocket.last.receive(table({ seats, you: null, ...gathering }));
    await screen.findByRole("heading", { name: "The table is full" });
    screen.getByText("Scan to watch on your phone.");
  });

  test("starts the game if this device is the host", async () => {
    await openScreen({ ...gathering, you: 1 });
    await fireEvent.click(screen.getByRole("button", { name: "Start game" }));
    expect(sent()).toEqual([{ type: "start", sequence: 1 }]);
  });

  test("fills the free seats with computers if this device is the host", async () => {
    await openScreen({ ...open, ...gathering, you: 1 });
    await fireEvent.click(screen.getByRole("button", { name: "Fill seats with computers" }));
    expect(sent()).toEqual([
      { type: "seat-computer", seat: 2, player: "greedy" },
      { type: "seat-computer", seat: 3, player: "greedy" },
    ]);
  });
});

describe("a game on a big screen", () => {
  const playing = { view: view({ position: "50.20/50.50.20 1/0 1 -" }) };

  test("shows every stack, its value and its difference to a euro", async () => {
    await openScreen(playing);
    expect(stackOf("Ana").textContent).toContain("€0.70");
    expect(stackOf("Ana").textContent).toContain("€0.30 to go");
    within(stackOf("Ana")).getByRole("img", { name: "1 of 3 euros" });
    expect(stackOf("Bo").textContent).toContain("€0.20 over");
    expect(stackOf("Bo").textContent).toContain("1.50");
  });

  test("has no mark at €1.50 if the rules have no limit", async () => {
    await openScreen({ ...playing, options: { ...table().options, rules: "classic" } });
    expect(stackOf("Bo").textContent).not.toContain("1.50");
  });

  test("names the active player and the action", async () => {
    await openScreen(playing);
    screen.getByText("Ana, roll the die.");
    expect(stackOf("Ana").className).toContain("active");
    FakeSocket.last.receive(happened([{ type: "rolled", seat: 1, face: "20" }], { position: "50.20/50.50.20 1/0 1 20", rolling: false, moves: ["20:C>1"] }));
    await screen.findByText("Ana, move a 20.");
  });

  test("says that the active player is away instead of a request to roll", async () => {
    const [ana = seat(1), bo = seat(2)] = seats;
    await openScreen({ ...playing, seats: [{ ...ana, connected: false }, bo] });
    screen.getByText("Ana is away…");
    expect(screen.queryByText("Ana, roll the die.")).toBeNull();
  });

  test("lets the coin of a move fly, and describes the move", async () => {
    const flying: { onfinish?: () => void; cancel: () => void } = { cancel: () => undefined };
    Element.prototype.animate = () => flying as unknown as Animation;
    await openScreen({ view: view({ position: "50.20/5 0/0 1 20", rolling: false, moves: ["20:1>2"] }) });
    FakeSocket.last.receive(happened([{ type: "moved", seat: 1, move: "20:1>2" }], { position: "50/20.5 0/0 2 -", to_act: 2 }));
    await screen.findByText("Ana moved a 20 from their own stack to Bo.");
    expect([stackOf("Ana").textContent, stackOf("Bo").textContent]).toEqual([
      expect.stringContaining("€0.50"),
      expect.stringContaining("€0.05"),
    ]);
    flying.onfinish?.();
    await until(() => expect(stackOf("Bo").textContent).toContain("€0.25"));
  });

  test("marks computers and absent players", async () => {
    await openScreen({ seats: [seat(1, { computer: "greedy" }), seat(2, { name: "Bo", holder: 3 })], ...playing });
    within(stackOf("Midas")).getByRole("img", { name: "computer" });
    within(stackOf("Bo")).getByRole("img", { name: "not connected" });
  });

  test("has no buttons on the board", async () => {
    await openScreen({ ...playing, you: 2 });
    expect(within(screen.getByRole("main")).queryAllByRole("button")).toEqual([]);
  });

  test("announces a euro, and then the next player", async () => {
    await openScreen({ view: view({ position: "50.20.20/5 0/0 1 10", rolling: false, moves: ["10:C>1"] }) });
    FakeSocket.last.receive(happened([{ type: "euro-taken", seats: [1] }], { position: "5/5 1/0 2 -", to_act: 2 }));
    await screen.findByText("Exactly! A euro for Ana.", { selector: ".turn span" });
    await screen.findByText("Bo, roll the die.", undefined, { timeout: 4_000 });
  });

  test("announces the starting player after the starting rolls", async () => {
    await openScreen({ view: view({ position: "5/5 0/0 first 20/-", to_act: 2 }) });
    screen.getByText("Highest roll goes first. Bo, roll the die.");
    FakeSocket.last.receive(happened([{ type: "rolled", seat: 2, face: "50" }], { position: "5/5 0/0 2 -", to_act: 2 }));
    await screen.findByText("Bo rolled highest and goes first.", { selector: ".turn span" });
  });

  test("shows a lost connection instead of the action", async () => {
    await openScreen(playing);
    FakeSocket.last.end();
    await screen.findByText("Connection lost. Reconnecting…", { selector: ".lost" });
    expect(screen.queryByText("Ana, roll the die.")).toBeNull();
  });
});

describe("after a game", () => {
  const over = { winner: 2, view: view({ phase: "over", position: "50/20 0/3 1 -", to_act: null, rolling: false }) };

  test("a big screen shows the winner, and the code for the next game", async () => {
    await openScreen(over);
    screen.getByRole("heading", { level: 1, name: "Bo wins!" });
    const main = within(screen.getByRole("main"));
    main.getByRole("img", { name: "3 of 3 euros" });
    main.getByRole("img", { name: /^QR code/ });
    expect(main.queryByRole("button")).toBeNull();
  });

  test("a big screen starts a rematch if this device is the host", async () => {
    await openScreen({ ...over, you: 1 });
    await fireEvent.click(screen.getByRole("button", { name: "Rematch" }));
    expect(sent()).toEqual([{ type: "start", sequence: 1 }]);
  });
});

test("a tap turns the sound on, and the next one off", async () => {
  await openScreen();
  settings.sound = true;
  const button = screen.getByRole("button", { name: "Turn sound on" });
  sounds.clickOf.mockClear();
  await fireEvent.click(button);
  expect([settings.sound, button.textContent?.trim()]).toEqual([true, "Sound is on"]);
  expect(sounds.clickOf).toHaveBeenCalledOnce();
  await fireEvent.click(button);
  expect([settings.sound, button.textContent?.trim()]).toEqual([false, "Sound is off"]);
});

describe("the settings on a big screen", () => {
  const openMenu = (): Promise<boolean> => fireEvent.click(screen.getByRole("button", { name: "Settings" }));
  const choose = (label: string, value: string): Promise<boolean> =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });

  test("are applied at once, and stored", async () => {
    await openScreen();
    await openMenu();
    await choose("Colours", "dark");
    await choose("Speed", "calm");
    expect([settings.theme, settings.speed]).toEqual(["dark", "calm"]);
    expect(JSON.parse(localStorage.getItem("exactly.settings") ?? "{}")).toMatchObject({ theme: "dark", speed: "calm" });
  });

  test("have the language, too", async () => {
    await openScreen();
    await openMenu();
    await choose("Language", "de");
    await screen.findByText("Ana, du bist dran. Würfle!");
  });

  test("have no seat actions: phones have those", async () => {
    await openScreen({ you: 2 });
    await openMenu();
    expect(screen.queryByRole("button", { name: "Offer my seat" })).toBeNull();
  });
});

test("the code for phones can be opened at any time", async () => {
  await openScreen();
  await fireEvent.click(screen.getByRole("button", { name: "Show QR code" }));
  const dialog = within(screen.getByRole("dialog", { name: "Scan to watch" }));
  dialog.getByRole("img", { name: "QR code for http://localhost:3000/t/abc234/hand" });
  await fireEvent.click(dialog.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

describe("the caption of a turn", () => {
  const caption = (move: string, face: Turn["face"] = "20"): string =>
    turnCaption({ number: 1, seat: 1, face, move, euros: [] }, ["Ana", "Bo", "Cleo"]);

  test.each([
    ["20:C>1", "Ana moved a 20 from the centre to their own stack."],
    ["20:2>3", "Ana moved a 20 from Bo to Cleo."],
    ["20:2>C", "Ana moved a 20 from Bo to the centre."],
  ])("%s", (move, sentence) => {
    expect(caption(move)).toBe(sentence);
  });

  test("describes a pass", () => {
    expect(caption("pass", "0")).toBe("Ana rolled “0” and passed.");
  });

  test.each(["de", "fr", "es"] as const)("names the player and the coin in %s", async (language) => {
    await catalogue.speak(language);
    expect(caption("20:2>3")).toMatch(/Ana.* 20.* Bo.* Cleo.*\.$/);
  });
});

describe("the screen", () => {
  test("stays on, also after the page was hidden, and is released at the end", async () => {
    const locks: { released: boolean; release: () => Promise<void> }[] = [];
    const request = vi.fn(async () => {
      const lock = { released: false, release: async () => void (lock.released = true) };
      locks.push(lock);
      return lock;
    });
    vi.stubGlobal("navigator", { wakeLock: { request } });
    const release = keepScreenOn();
    await until(() => expect(locks).toHaveLength(1));
    document.dispatchEvent(new Event("visibilitychange"));
    expect(request).toHaveBeenCalledOnce(); // it is still on
    if (locks[0]) locks[0].released = true;
    document.dispatchEvent(new Event("visibilitychange"));
    await until(() => expect(locks).toHaveLength(2));
    release();
    vi.unstubAllGlobals();
    expect(locks[1]?.released).toBe(true);
  });

  test("works without the wake lock API", () => {
    vi.stubGlobal("navigator", {});
    expect(() => keepScreenOn()()).not.toThrow();
    vi.unstubAllGlobals();
  });

  test("hides the pointer after a while, until it is used", () => {
    vi.useFakeTimers();
    const changed = vi.fn();
    const stop = idlePointer(changed)(document.body);
    vi.advanceTimersByTime(3_000);
    dispatchEvent(new Event("pointermove"));
    vi.advanceTimersByTime(2_900);
    expect(changed.mock.calls.flat()).toEqual([false, true, false]);
    stop?.();
    vi.advanceTimersByTime(3_000);
    expect(changed).toHaveBeenCalledTimes(3);
    vi.useRealTimers();
  });
});
