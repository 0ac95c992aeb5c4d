import { fireEvent, screen, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";

import { FakeSocket } from "../../tests/support/fake-socket";
import { come, sent, setScene } from "../../tests/support/scene";
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

const lookAt = (news: Partial<TableView> = {}): Promise<void> => come(BigScreen, { seats, you: null, ...news });

const stackOf = (name: string): HTMLElement => {
  const article = screen.getByText(name, { selector: ".who" }).closest("article");
  if (!article) throw new Error(`no seat of ${name}`);
  return article;
};

describe("people gather before a big screen", () => {
  const open = { seats: [seat(1, { name: "Ana", holder: 2, connected: true }), seat(2), seat(3)] };
  const gathering = { view: view({ phase: "gathering", position: null, to_act: null, rolling: false }) };

  test("it shows the code for phones, and who sits where already", async () => {
    await lookAt({ ...open, ...gathering });
    const main = within(screen.getByRole("main"));
    main.getByRole("img", { name: "QR code for http://localhost:3000/t/abc234/hand" });
    main.getByText("abc234");
    expect(main.getAllByRole("listitem").map(({ textContent }) => textContent?.trim())).toEqual(["1 Ana", "2 free", "3 free"]);
    main.getByText("2 seats are free. It begins when every seat is taken.");
  });

  test("nobody is \"you\" there, not even who made the table", async () => {
    await lookAt({ ...gathering, seats: [seat(1, { name: "Ana", holder: 1, connected: true }), seat(2)], you: 1 });
    expect(within(screen.getByRole("main")).getAllByRole("listitem")[0]?.textContent?.trim()).toBe("1 Ana");
  });

  test("it only watches: who made the table begins elsewhere", async () => {
    await lookAt(gathering);
    expect(within(screen.getByRole("main")).queryAllByRole("button")).toEqual([]);
    screen.getByText("Everybody is there. Begin on any phone.");
  });

  test("it invites nobody to a seat where all are taken, but to watch", async () => {
    await lookAt({ ...open, ...gathering });
    screen.getByRole("heading", { name: "Scan, and take a seat" });
    FakeSocket.last.tell(table({ seats, you: null, ...gathering }));
    await screen.findByRole("heading", { name: "The table is full" });
    screen.getByText("Scan to watch on your phone.");
  });

  test("it begins the game where the table was made", async () => {
    await lookAt({ ...gathering, you: 1 });
    await fireEvent.click(screen.getByRole("button", { name: "Begin" }));
    expect(sent()).toEqual([{ type: "start", sequence: 1 }]);
  });

  test("it lets computers take the free seats where the table was made", async () => {
    await lookAt({ ...open, ...gathering, you: 1 });
    await fireEvent.click(screen.getByRole("button", { name: "Fill the free seats with computers" }));
    expect(sent()).toEqual([
      { type: "seat-computer", seat: 2, player: "greedy" },
      { type: "seat-computer", seat: 3, player: "greedy" },
    ]);
  });
});

describe("a game on a big screen", () => {
  const playing = { view: view({ position: "50.20/50.50.20 1/0 1 -" }) };

  test("shows every stack, what it is worth and what it lacks", async () => {
    await lookAt(playing);
    expect(stackOf("Ana").textContent).toContain("€0.70");
    expect(stackOf("Ana").textContent).toContain("€0.30 to go");
    within(stackOf("Ana")).getByRole("img", { name: "1 of 3 euros" });
    expect(stackOf("Bo").textContent).toContain("€0.20 over");
    expect(stackOf("Bo").textContent).toContain("1.50");
  });

  test("has no mark at 1.50 where the rules have no limit", async () => {
    await lookAt({ ...playing, options: { ...table().options, rules: "classic" } });
    expect(stackOf("Bo").textContent).not.toContain("1.50");
  });

  test("says whose turn it is, and to do what", async () => {
    await lookAt(playing);
    screen.getByText("Ana, throw the die.");
    expect(stackOf("Ana").className).toContain("active");
    FakeSocket.last.tell(happened([{ type: "rolled", seat: 1, face: "20" }], { position: "50.20/50.50.20 1/0 1 20", rolling: false, moves: ["20:C>1"] }));
    await screen.findByText("Ana, move a 20.");
  });

  test("asks nothing of who is away: the others are told whom they wait for", async () => {
    const [ana = seat(1), bo = seat(2)] = seats;
    await lookAt({ ...playing, seats: [{ ...ana, connected: false }, bo] });
    screen.getByText("Ana is away…");
    expect(screen.queryByText("Ana, throw the die.")).toBeNull();
  });

  test("lets the coin of a move fly, and tells it in a sentence", async () => {
    const flying: { onfinish?: () => void; cancel: () => void } = { cancel: () => undefined };
    Element.prototype.animate = () => flying as unknown as Animation;
    await lookAt({ view: view({ position: "50.20/5 0/0 1 20", rolling: false, moves: ["20:1>2"] }) });
    FakeSocket.last.tell(happened([{ type: "moved", seat: 1, move: "20:1>2" }], { position: "50/20.5 0/0 2 -", to_act: 2 }));
    await screen.findByText("Ana moved a 20 from their own stack to Bo.");
    expect([stackOf("Ana").textContent, stackOf("Bo").textContent]).toEqual([
      expect.stringContaining("€0.50"),
      expect.stringContaining("€0.05"),
    ]);
    flying.onfinish?.();
    await until(() => expect(stackOf("Bo").textContent).toContain("€0.25"));
  });

  test("marks computers and who is away", async () => {
    await lookAt({ seats: [seat(1, { computer: "greedy" }), seat(2, { name: "Bo", holder: 3 })], ...playing });
    within(stackOf("Midas")).getByRole("img", { name: "a computer player" });
    within(stackOf("Bo")).getByRole("img", { name: "not connected" });
  });

  test("can be looked at only: nothing on the table is a button", async () => {
    await lookAt({ ...playing, you: 2 });
    expect(within(screen.getByRole("main")).queryAllByRole("button")).toEqual([]);
  });

  test("says in the great moment what happened, and then who is next", async () => {
    await lookAt({ view: view({ position: "50.20.20/5 0/0 1 10", rolling: false, moves: ["10:C>1"] }) });
    FakeSocket.last.tell(happened([{ type: "euro-taken", seats: [1] }], { position: "5/5 1/0 2 -", to_act: 2 }));
    await screen.findByText("Exactly! A euro for Ana.", { selector: ".turn span" });
    await screen.findByText("Bo, throw the die.", undefined, { timeout: 4_000 });
  });

  test("says who threw highest, beside what everybody threw", async () => {
    await lookAt({ view: view({ position: "5/5 0/0 first 20/-", to_act: 2 }) });
    screen.getByText("Who begins? Bo, throw the die.");
    FakeSocket.last.tell(happened([{ type: "rolled", seat: 2, face: "50" }], { position: "5/5 0/0 2 -", to_act: 2 }));
    await screen.findByText("Bo threw highest and begins.", { selector: ".turn span" });
  });

  test("says that the connection is lost in place of what was to be done", async () => {
    await lookAt(playing);
    FakeSocket.last.end();
    await screen.findByText("The connection is lost. It will come back by itself.", { selector: ".lost" });
    expect(screen.queryByText("Ana, throw the die.")).toBeNull();
  });
});

describe("after a game", () => {
  const over = { winner: 2, view: view({ phase: "over", position: "50/20 0/3 1 -", to_act: null, rolling: false }) };

  test("it shows who won, and the code for the next one", async () => {
    await lookAt(over);
    screen.getByRole("heading", { level: 1, name: "Bo wins!" });
    const main = within(screen.getByRole("main"));
    main.getByRole("img", { name: "3 of 3 euros" });
    main.getByRole("img", { name: /^QR code/ });
    expect(main.queryByRole("button")).toBeNull();
  });

  test("it begins another one where the table was made", async () => {
    await lookAt({ ...over, you: 1 });
    await fireEvent.click(screen.getByRole("button", { name: "Another game" }));
    expect(sent()).toEqual([{ type: "start", sequence: 1 }]);
  });
});

test("the sound comes by a tap, and goes by the next", async () => {
  await lookAt();
  settings.sound = true;
  const button = screen.getByRole("button", { name: "Turn sound on" });
  sounds.clickOf.mockClear();
  await fireEvent.click(button);
  expect([settings.sound, button.textContent?.trim()]).toEqual([true, "Sound is on"]);
  expect(sounds.clickOf).toHaveBeenCalledOnce();
  await fireEvent.click(button);
  expect([settings.sound, button.textContent?.trim()]).toEqual([false, "Sound is off"]);
});

describe("what is set on a big screen", () => {
  const openMenu = (): Promise<boolean> => fireEvent.click(screen.getByRole("button", { name: "Settings" }));
  const choose = (label: string, value: string): Promise<boolean> =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });

  test("is seen at once, and kept", async () => {
    await lookAt();
    await openMenu();
    await choose("Colours", "dark");
    await choose("Speed", "calm");
    expect([settings.theme, settings.speed]).toEqual(["dark", "calm"]);
    expect(JSON.parse(localStorage.getItem("exactly.settings") ?? "{}")).toMatchObject({ theme: "dark", speed: "calm" });
  });

  test("is the language, too, and nothing else changes with it", async () => {
    await lookAt();
    await openMenu();
    await choose("Language", "de");
    await screen.findByText("Ana, du bist dran. Würfle!");
  });

  test("is nothing of a seat: that is for phones to say", async () => {
    await lookAt({ you: 2 });
    await openMenu();
    expect(screen.queryByRole("button", { name: "Offer my seat" })).toBeNull();
  });
});

test("the code for phones can be seen at any time", async () => {
  await lookAt();
  await fireEvent.click(screen.getByRole("button", { name: "Show the QR code" }));
  const dialog = within(screen.getByRole("dialog", { name: "Scan to watch" }));
  dialog.getByRole("img", { name: "QR code for http://localhost:3000/t/abc234/hand" });
  await fireEvent.click(dialog.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

describe("a turn is told", () => {
  const told = (move: string, face: Turn["face"] = "20"): string =>
    turnCaption({ number: 1, seat: 1, face, move, euros: [] }, ["Ana", "Bo", "Cleo"]);

  test.each([
    ["20:C>1", "Ana moved a 20 from the centre to their own stack."],
    ["20:2>3", "Ana moved a 20 from Bo to Cleo."],
    ["20:2>C", "Ana moved a 20 from Bo to the centre."],
  ])("%s", (move, sentence) => {
    expect(told(move)).toBe(sentence);
  });

  test("without a move", () => {
    expect(told("pass", "0")).toBe("Ana rolled 0: nothing moved.");
  });

  test.each(["de", "fr", "es"] as const)("in %s with who and what", async (language) => {
    await catalogue.speak(language);
    expect(told("20:2>3")).toMatch(/Ana.* 20.* Bo.* Cleo.*\.$/);
  });
});

describe("the screen", () => {
  test("stays awake, wakes again with the page, and may sleep afterwards", async () => {
    const locks: { released: boolean; release: () => Promise<void> }[] = [];
    const request = vi.fn(async () => {
      const lock = { released: false, release: async () => void (lock.released = true) };
      locks.push(lock);
      return lock;
    });
    vi.stubGlobal("navigator", { wakeLock: { request } });
    const sleep = keepScreenOn();
    await until(() => expect(locks).toHaveLength(1));
    document.dispatchEvent(new Event("visibilitychange"));
    expect(request).toHaveBeenCalledOnce(); // it is awake
    if (locks[0]) locks[0].released = true;
    document.dispatchEvent(new Event("visibilitychange"));
    await until(() => expect(locks).toHaveLength(2));
    sleep();
    vi.unstubAllGlobals();
    expect(locks[1]?.released).toBe(true);
  });

  test("does without a lock where there is none", () => {
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
