import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { event, view } from "../../../tests/support/table-messages";
import { settings } from "../../browser/settings.svelte";
import { writePosition } from "../../notation/position";
import type { Event } from "../../server/protocol";
import { Playback } from "./playback.svelte";

const LONG = 10_000; // milliseconds, longer than any animation

let isCalm: boolean;
let started: string[];
let shown: string[];
let playback: Playback;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("visible");
  vi.stubGlobal("matchMedia", () => ({ matches: isCalm }));
  isCalm = false;
  started = [];
  shown = [];
  playback = new Playback({ started: ({ type }) => started.push(type), shown: ({ type }) => shown.push(type) });
  playback.jump(view({ position: "5/5 0/0 1 -" }));
  return () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  };
});

const rolled = (seat: number, face: string): Event => event({ type: "rolled", seat, face });
const moved = (seat: number, move: string): Event => event({ type: "moved", seat, move });
const euro = (...seats: number[]): Event => event({ type: "euro-taken", seats });
const play = (position: string, ...events: Event[]): void => playback.play(events, view({ position }));
const advance = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);
const position = (): string | null => playback.position && writePosition(playback.position);

/** Advance until all events were shown; coins land by themselves. */
async function finish(): Promise<void> {
  while (!playback.isCaughtUp) {
    await advance(LONG);
    playback.flight?.landed();
  }
}

describe("a chat message", () => {
  const message = event({ type: "said", seat: 2, phrase: "thinking", text: null });

  test("delays nothing: the player can act at once", () => {
    play("5/5 0/0 1 -", message);
    expect([shown, started, playback.isCaughtUp]).toEqual([["said"], ["said"], true]);
  });

  test("is reported after the events before it", async () => {
    play("5/5 0/0 1 20", rolled(1, "20"));
    play("5/5 0/0 1 20", message);
    expect(shown).toEqual([]);
    await finish();
    expect(shown).toEqual(["rolled", "said"]);
  });
});

describe("the die", () => {
  test("tumbles before its face is shown", async () => {
    play("5/5 0/0 1 20", rolled(1, "20"));
    expect([playback.isRolling, playback.face, playback.isCaughtUp]).toEqual([true, null, false]);
    await advance(700);
    expect([playback.isRolling, playback.face, position()]).toEqual([false, "20", "5/5 0/0 1 20"]);
    await advance(350);
    expect(playback.isCaughtUp).toBe(true);
  });

  test("does not tumble with reduced motion", () => {
    isCalm = true;
    play("5/5 0/0 1 20", rolled(1, "20"));
    expect([playback.isRolling, playback.face]).toEqual([false, "20"]);
  });

  test("keeps its face after the move, until the next roll", async () => {
    play("20.5/5 0/0 2 -", rolled(1, "20"), moved(1, "20:C>1"));
    await finish();
    expect([playback.face, playback.position?.face]).toEqual(["20", null]);
    expect(playback.upFace).toBeNull(); // the next player rolls
  });
});

describe("a coin", () => {
  test("moves to its new stack only when it has landed", async () => {
    playback.jump(view({ position: "5/5 0/0 1 20" }));
    play("20.5/5 0/0 2 -", moved(1, "20:C>1"));
    await advance(LONG);
    expect(playback.flight).toMatchObject({ coin: 20, from: 0, to: 1 });
    expect(position()).toBe("5/5 0/0 1 20");
    playback.flight?.landed();
    await advance(0);
    expect([playback.flight, position()]).toEqual([null, "20.5/5 0/0 1 20"]);
  });

  test("does not fly in a pass", async () => {
    playback.jump(view({ position: "5/5 0/0 1 0" }));
    play("5/5 0/0 2 -", moved(1, "pass"));
    expect(playback.flight).toBeNull();
    await advance(900);
    expect([playback.isCaughtUp, position()]).toEqual([true, "5/5 0/0 2 -"]);
  });
});

describe("at the quick speed", () => {
  beforeEach(() => {
    settings.speed = "quick";
  });
  afterEach(() => {
    settings.speed = "normal";
  });

  test("a pass is shown long enough to be read", async () => {
    playback.jump(view({ position: "5/5 0/0 1 0" }));
    play("5/5 0/0 2 -", moved(1, "pass"));
    await advance(899);
    expect(playback.isCaughtUp).toBe(false);
    await advance(1);
    expect(playback.isCaughtUp).toBe(true);
  });

  test("a euro is shown long enough", async () => {
    playback.jump(view({ position: "50.20/5 0/0 1 ?" }));
    play("5/5 1/0 2 -", euro(1));
    await advance(1_299);
    expect(playback.called).toEqual([1]);
    await advance(1);
    expect(playback.called).toEqual([]);
  });

  test("the starting rolls are shown long enough", async () => {
    isCalm = true;
    playback.jump(view({ position: "5/5 0/0 first 20/-", to_act: 2 }));
    play("5/5 0/0 1 -", rolled(2, "5"));
    await advance(1_100);
    expect(playback.position?.starting).toEqual(["20", "5"]);
    await finish();
    expect([playback.position?.starting, playback.isCaughtUp]).toEqual([null, true]);
  });
});

describe("a euro", () => {
  test("is called out before the table is cleared", async () => {
    playback.jump(view({ position: "50.20/5 0/0 1 ?" }));
    play("5/5 1/0 2 -", moved(1, "20:C>1"), euro(1));
    await advance(0);
    playback.flight?.landed();
    await advance(600);
    expect(playback.called).toEqual([1]);
    expect(position()).toBe("50.20.20/5 1/0 1 ?");
    await advance(1_600);
    expect([playback.called, position(), playback.isCaughtUp]).toEqual([[], "5/5 1/0 1 -", false]); // during the sentence about the new round
    await advance(1_600);
    expect([position(), playback.isCaughtUp]).toEqual(["5/5 1/0 2 -", true]);
  });
});

describe("an automatic roll after a euro", () => {
  /** Advance until the euro was called out, and the new round announced. */
  async function untilTheCallIsOver(): Promise<void> {
    await advance(0);
    playback.flight?.landed();
    await advance(600);
    await advance(1_600);
    await advance(1_600);
  }

  test("comes after the board was cleared", async () => {
    playback.jump(view({ position: "50.20/5 0/0 1 20" }));
    play("5/5 1/0 2 5", moved(1, "20:C>1"), euro(1), rolled(2, "5"));
    await untilTheCallIsOver();
    expect([playback.isRolling, playback.face, position()]).toEqual([true, null, "5/5 1/0 1 -"]);
    await finish();
    expect(position()).toBe("5/5 1/0 2 5");
  });

  test("comes after it, even if the next move is known already", async () => {
    playback.jump(view({ position: "50.20/5 0/0 1 20" }));
    play("5/20.5 1/0 1 -", moved(1, "20:C>1"), euro(1), rolled(2, "20"), moved(2, "20:C>2"));
    await untilTheCallIsOver();
    expect(position()).toBe("5/5 1/0 1 -");
  });
});

describe("the playback", () => {
  test("shows one event after the other", async () => {
    play("20.5/5 0/0 2 -", rolled(1, "20"), moved(1, "20:C>1"));
    await advance(699);
    expect([started, shown, playback.roller]).toEqual([["rolled"], [], 1]); // the die has not stopped yet
    await advance(1);
    expect([shown, playback.roller, playback.flight]).toEqual([["rolled"], null, null]);
    await advance(350);
    expect([shown, playback.flight?.coin]).toEqual([["rolled", "moved"], 20]);
  });

  test("puts new events after those that wait", async () => {
    play("5/5 0/0 1 20", rolled(1, "20"));
    play("20.5/5 0/0 2 -", moved(1, "20:C>1"));
    expect([started, shown]).toEqual([["rolled"], []]);
    await finish();
    expect([shown, position()]).toEqual([["rolled", "moved"], "20.5/5 0/0 2 -"]);
  });

  test("does not animate on a hidden page", async () => {
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    play("5/5 1/0 2 -", rolled(1, "20"), moved(1, "20:C>1"), euro(1));
    await advance(0);
    expect([playback.isCaughtUp, playback.called, position()]).toEqual([true, [], "5/5 1/0 2 -"]);
    expect(shown).toEqual(["rolled", "moved", "euro-taken"]);
  });

  test("is shortened after a long absence", async () => {
    const turns = Array.from({ length: 20 }, () => [rolled(1, "20"), moved(1, "20:C>1")]).flat();
    play("5/5 0/0 2 -", ...turns);
    await advance(0);
    expect(shown.length).toBe(40 - 12); // the last dozen is animated
    expect(playback.isRolling || playback.flight !== null).toBe(true);
  });
});

describe("a device that joins during a game", () => {
  test("shows the position at once", () => {
    playback.jump(view({ position: "50.20/5 0/1 1 ?" }));
    expect([position(), playback.face, playback.isCaughtUp]).toEqual(["50.20/5 0/1 1 ?", "?", true]);
    expect(shown).toEqual([]);
  });

  test("has the current turn with its roll, and then its move", async () => {
    playback.jump(view({ position: "5/5 0/0 1 0" }));
    expect(playback.turns).toEqual([{ number: 1, seat: 1, face: "0", move: null, euros: [] }]);
    play("5/5 0/0 2 -", moved(1, "pass"));
    await finish();
    expect(playback.turns.map(({ move }) => move)).toEqual(["pass"]);
  });

  const EARLIER = { number: 1, seat: 2, face: "10", move: "10:C>2", euros: [] } as const;

  test("gets the earlier turns when they are loaded", async () => {
    let answer = (_: (typeof EARLIER)[]): void => undefined;
    playback.jump(view({ position: "5/10.5 0/0 1 -" }), new Promise((resolve) => (answer = resolve)));
    play("20.5/10.5 0/0 2 -", rolled(1, "20"), moved(1, "20:C>1"));
    await finish();
    answer([EARLIER]);
    await advance(0);
    expect(playback.turns.map(({ number, move }) => [number, move])).toEqual([[1, "10:C>2"], [2, "20:C>1"]]);
  });

  test("does not get the turns of a game that has ended meanwhile", async () => {
    let answer = (_: (typeof EARLIER)[]): void => undefined;
    playback.jump(view({ position: "5/10.5 0/0 1 -" }), new Promise((resolve) => (answer = resolve)));
    play("5/5 0/0 first -/-", event({ type: "game-started", game: 2, commitment: null }));
    await finish();
    answer([EARLIER]);
    await advance(0);
    expect(playback.turns).toEqual([]);
  });

  test("has no position before the game", () => {
    playback.jump(view({ phase: "gathering", position: null }));
    expect([playback.position, playback.face]).toEqual([null, null]);
  });
});

describe("the list of turns", () => {
  test("has the roll, the move and the euros of each turn", async () => {
    play("5/5 1/0 2 -", rolled(1, "20"), moved(1, "20:C>1"), euro(1));
    await finish();
    play("5/5 1/0 1 -", rolled(2, "0"), moved(2, "pass"));
    await finish();
    expect(playback.turns).toEqual([
      { number: 1, seat: 1, face: "20", move: "20:C>1", euros: [1] },
      { number: 2, seat: 2, face: "0", move: "pass", euros: [] },
    ]);
  });

  test("has an open move again after a take-back; the roll stays", async () => {
    play("20.5/5 0/0 2 -", rolled(1, "20"), moved(1, "20:C>1"));
    await finish();
    play("5/5 0/0 1 20", event({ type: "taken-back", seat: 1 }));
    await finish();
    expect(playback.turns).toEqual([{ number: 1, seat: 1, face: "20", move: null, euros: [] }]);
    expect([position(), playback.face]).toEqual(["5/5 0/0 1 20", "20"]);
  });

  test("begins with the die of the position, if a game begins from one", async () => {
    playback.jump(view({ phase: "gathering", position: null }));
    const from = { position: "20/20/20 0/0/0 1 20" };
    playback.play([event({ type: "game-started", game: 1, commitment: null })], view({ phase: "bytes", ...from }));
    await finish();
    playback.play([event({ type: "bytes-given", seat: 1, bytes: "00" })], view({ phase: "playing", ...from }));
    await finish();
    expect([playback.face, playback.position?.starting]).toEqual(["20", null]);
    expect(playback.turns).toEqual([{ number: 1, seat: 1, face: "20", move: null, euros: [] }]);
  });

  test("is empty at the start of each game", async () => {
    play("20.5/5 0/0 2 -", rolled(1, "20"), moved(1, "20:C>1"));
    await finish();
    const news = view({ phase: "bytes", position: "5/5 0/0 first -/-" });
    playback.play([event({ type: "game-started", game: 2, commitment: null })], news);
    await finish();
    expect([playback.turns, playback.face]).toEqual([[], null]);
  });
});

describe("a starting roll", () => {
  beforeEach(() => playback.jump(view({ position: "5/5/5 0/0/0 first -/-/-" })));

  test("is not a turn, and its face stays for the comparison", async () => {
    play("5/5/5 0/0/0 first 50/-/-", rolled(1, "50"));
    await finish();
    play("5/5/5 0/0/0 first 50/5/-", rolled(2, "5"));
    await finish();
    expect([playback.position?.starting, playback.turns]).toEqual([["50", "5", null], []]);
  });

  test("is repeated by tied seats: their old faces are removed, and the others stay out", async () => {
    playback.jump(view({ position: "5/5/5 0/0/0 first 50/x/50" }));
    play("5/5/5 0/0/0 first 20/x/-", rolled(1, "20"));
    await advance(700);
    expect(playback.position?.starting).toEqual(["20", "x", null]);
  });
});
