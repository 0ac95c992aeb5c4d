import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { event, view } from "../../../tests/support/table-messages";
import { settings } from "../../browser/settings.svelte";
import { writePosition } from "../../notation/position";
import type { Event } from "../../server/protocol";
import { Playback } from "./playback.svelte";

const LONG = 10_000; // milliseconds, more than anything takes to be seen

let isCalm: boolean;
let begun: string[];
let seen: string[];
let playback: Playback;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("visible");
  vi.stubGlobal("matchMedia", () => ({ matches: isCalm }));
  isCalm = false;
  begun = [];
  seen = [];
  playback = new Playback({ started: ({ type }) => begun.push(type), shown: ({ type }) => seen.push(type) });
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
const pass = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);
const lies = (): string | null => playback.position && writePosition(playback.position);

/** Waits until all has been seen; coins land by themselves. */
async function watch(): Promise<void> {
  while (!playback.isCaughtUp) {
    await pass(LONG);
    playback.flight?.landed();
  }
}

describe("talk", () => {
  const said = event({ type: "said", seat: 2, phrase: "thinking", text: null });

  test("keeps nobody waiting: who is about to act may go on", () => {
    play("5/5 0/0 1 -", said);
    expect([seen, begun, playback.isCaughtUp]).toEqual([["said"], ["said"], true]);
  });

  test("is heard after what happened before it", async () => {
    play("5/5 0/0 1 20", rolled(1, "20"));
    play("5/5 0/0 1 20", said);
    expect(seen).toEqual([]);
    await watch();
    expect(seen).toEqual(["rolled", "said"]);
  });
});

describe("the die", () => {
  test("tumbles before its face is seen", async () => {
    play("5/5 0/0 1 20", rolled(1, "20"));
    expect([playback.isRolling, playback.face, playback.isCaughtUp]).toEqual([true, null, false]);
    await pass(700);
    expect([playback.isRolling, playback.face, lies()]).toEqual([false, "20", "5/5 0/0 1 20"]);
    await pass(350);
    expect(playback.isCaughtUp).toBe(true);
  });

  test("just lies there for who wants no motion", () => {
    isCalm = true;
    play("5/5 0/0 1 20", rolled(1, "20"));
    expect([playback.isRolling, playback.face]).toEqual([false, "20"]);
  });

  test("keeps its face up after the move, until the next roll", async () => {
    play("20.5/5 0/0 2 -", rolled(1, "20"), moved(1, "20:C>1"));
    await watch();
    expect([playback.face, playback.position?.face]).toEqual(["20", null]);
    expect(playback.upFace).toBeNull(); // the next is to throw
  });
});

describe("a coin", () => {
  test("lies before its new owner when it has landed, and not before", async () => {
    playback.jump(view({ position: "5/5 0/0 1 20" }));
    play("20.5/5 0/0 2 -", moved(1, "20:C>1"));
    await pass(LONG);
    expect(playback.flight).toMatchObject({ coin: 20, from: 0, to: 1 });
    expect(lies()).toBe("5/5 0/0 1 20");
    playback.flight?.landed();
    await pass(0);
    expect([playback.flight, lies()]).toEqual([null, "20.5/5 0/0 1 20"]);
  });

  test("does not fly where the turn passes", async () => {
    playback.jump(view({ position: "5/5 0/0 1 0" }));
    play("5/5 0/0 2 -", moved(1, "pass"));
    expect(playback.flight).toBeNull();
    await pass(900);
    expect([playback.isCaughtUp, lies()]).toEqual([true, "5/5 0/0 2 -"]);
  });
});

describe("however quick a table is", () => {
  beforeEach(() => {
    settings.speed = "quick";
  });
  afterEach(() => {
    settings.speed = "normal";
  });

  test("a turn without a move is there to be read", async () => {
    playback.jump(view({ position: "5/5 0/0 1 0" }));
    play("5/5 0/0 2 -", moved(1, "pass"));
    await pass(899);
    expect(playback.isCaughtUp).toBe(false);
    await pass(1);
    expect(playback.isCaughtUp).toBe(true);
  });

  test("and so is a euro", async () => {
    playback.jump(view({ position: "50.20/5 0/0 1 ?" }));
    play("5/5 1/0 2 -", euro(1));
    await pass(1_299);
    expect(playback.called).toEqual([1]);
    await pass(1);
    expect(playback.called).toEqual([]);
  });

  test("and what everybody threw for who begins", async () => {
    isCalm = true;
    playback.jump(view({ position: "5/5 0/0 first 20/-", to_act: 2 }));
    play("5/5 0/0 1 -", rolled(2, "5"));
    await pass(1_100);
    expect(playback.position?.starting).toEqual(["20", "5"]);
    await watch();
    expect([playback.position?.starting, playback.isCaughtUp]).toEqual([null, true]);
  });
});

describe("a euro", () => {
  test("is called out before the table is cleared", async () => {
    playback.jump(view({ position: "50.20/5 0/0 1 ?" }));
    play("5/5 1/0 2 -", moved(1, "20:C>1"), euro(1));
    await pass(0);
    playback.flight?.landed();
    await pass(600);
    expect(playback.called).toEqual([1]);
    expect(lies()).toBe("50.20.20/5 1/0 1 ?");
    await pass(1_600);
    expect([playback.called, lies(), playback.isCaughtUp]).toEqual([[], "5/5 1/0 1 -", false]); // while the new round is told
    await pass(1_600);
    expect([lies(), playback.isCaughtUp]).toEqual(["5/5 1/0 2 -", true]);
  });
});

describe("a die that falls by itself after a euro", () => {
  /** Until the euro was called out, and the new round told. */
  async function untilTheCallIsOver(): Promise<void> {
    await pass(0);
    playback.flight?.landed();
    await pass(600);
    await pass(1_600);
    await pass(1_600);
  }

  test("falls on a table that was cleared", async () => {
    playback.jump(view({ position: "50.20/5 0/0 1 20" }));
    play("5/5 1/0 2 5", moved(1, "20:C>1"), euro(1), rolled(2, "5"));
    await untilTheCallIsOver();
    expect([playback.isRolling, playback.face, lies()]).toEqual([true, null, "5/5 1/0 1 -"]);
    await watch();
    expect(lies()).toBe("5/5 1/0 2 5");
  });

  test("and so it is where the next move is known already", async () => {
    playback.jump(view({ position: "50.20/5 0/0 1 20" }));
    play("5/20.5 1/0 1 -", moved(1, "20:C>1"), euro(1), rolled(2, "20"), moved(2, "20:C>2"));
    await untilTheCallIsOver();
    expect(lies()).toBe("5/5 1/0 1 -");
  });
});

describe("the order of things", () => {
  test("is one thing after the other", async () => {
    play("20.5/5 0/0 2 -", rolled(1, "20"), moved(1, "20:C>1"));
    await pass(699);
    expect([begun, seen, playback.roller]).toEqual([["rolled"], [], 1]); // the die has not told yet
    await pass(1);
    expect([seen, playback.roller, playback.flight]).toEqual([["rolled"], null, null]);
    await pass(350);
    expect([seen, playback.flight?.coin]).toEqual([["rolled", "moved"], 20]);
  });

  test("holds for what is told while something is still seen", async () => {
    play("5/5 0/0 1 20", rolled(1, "20"));
    play("20.5/5 0/0 2 -", moved(1, "20:C>1"));
    expect([begun, seen]).toEqual([["rolled"], []]);
    await watch();
    expect([seen, lies()]).toEqual([["rolled", "moved"], "20.5/5 0/0 2 -"]);
  });

  test("does not keep anybody waiting whose page is hidden", async () => {
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    play("5/5 1/0 2 -", rolled(1, "20"), moved(1, "20:C>1"), euro(1));
    await pass(0);
    expect([playback.isCaughtUp, playback.called, lies()]).toEqual([true, [], "5/5 1/0 2 -"]);
    expect(seen).toEqual(["rolled", "moved", "euro-taken"]);
  });

  test("is shortened for who was away for long", async () => {
    const turns = Array.from({ length: 20 }, () => [rolled(1, "20"), moved(1, "20:C>1")]).flat();
    play("5/5 0/0 2 -", ...turns);
    await pass(0);
    expect(seen.length).toBe(40 - 12); // the last dozen is still to be seen
    expect(playback.isRolling || playback.flight !== null).toBe(true);
  });
});

describe("who comes in the middle of things", () => {
  test("sees at once how they stand", () => {
    playback.jump(view({ position: "50.20/5 0/1 1 ?" }));
    expect([lies(), playback.face, playback.isCaughtUp]).toEqual(["50.20/5 0/1 1 ?", "?", true]);
    expect(seen).toEqual([]);
  });

  test("sees the turn in which somebody has rolled already, and how it goes on", async () => {
    playback.jump(view({ position: "5/5 0/0 1 0" }));
    expect(playback.turns).toEqual([{ number: 1, seat: 1, face: "0", move: null, euros: [] }]);
    play("5/5 0/0 2 -", moved(1, "pass"));
    await watch();
    expect(playback.turns.map(({ move }) => move)).toEqual(["pass"]);
  });

  const EARLIER = { number: 1, seat: 2, face: "10", move: "10:C>2", euros: [] } as const;

  test("is told of the turns before, when they are known", async () => {
    let answer = (_: (typeof EARLIER)[]): void => undefined;
    playback.jump(view({ position: "5/10.5 0/0 1 -" }), new Promise((resolve) => (answer = resolve)));
    play("20.5/10.5 0/0 2 -", rolled(1, "20"), moved(1, "20:C>1"));
    await watch();
    answer([EARLIER]);
    await pass(0);
    expect(playback.turns.map(({ number, move }) => [number, move])).toEqual([[1, "10:C>2"], [2, "20:C>1"]]);
  });

  test("is not told of the turns of a game that is over meanwhile", async () => {
    let answer = (_: (typeof EARLIER)[]): void => undefined;
    playback.jump(view({ position: "5/10.5 0/0 1 -" }), new Promise((resolve) => (answer = resolve)));
    play("5/5 0/0 first -/-", event({ type: "game-started", game: 2, commitment: null }));
    await watch();
    answer([EARLIER]);
    await pass(0);
    expect(playback.turns).toEqual([]);
  });

  test("sees no position before there is one", () => {
    playback.jump(view({ phase: "gathering", position: null }));
    expect([playback.position, playback.face]).toEqual([null, null]);
  });
});

describe("the list of turns", () => {
  test("tells who rolled what, moved what, and took what", async () => {
    play("5/5 1/0 2 -", rolled(1, "20"), moved(1, "20:C>1"), euro(1));
    await watch();
    play("5/5 1/0 1 -", rolled(2, "0"), moved(2, "pass"));
    await watch();
    expect(playback.turns).toEqual([
      { number: 1, seat: 1, face: "20", move: "20:C>1", euros: [1] },
      { number: 2, seat: 2, face: "0", move: "pass", euros: [] },
    ]);
  });

  test("has a move open again that was taken back; the roll stands", async () => {
    play("20.5/5 0/0 2 -", rolled(1, "20"), moved(1, "20:C>1"));
    await watch();
    play("5/5 0/0 1 20", event({ type: "taken-back", seat: 1 }));
    await watch();
    expect(playback.turns).toEqual([{ number: 1, seat: 1, face: "20", move: null, euros: [] }]);
    expect([lies(), playback.face]).toEqual(["5/5 0/0 1 20", "20"]);
  });

  test("begins with the die that lies there, where a game begins from a position", async () => {
    playback.jump(view({ phase: "gathering", position: null }));
    const from = { position: "20/20/20 0/0/0 1 20" };
    playback.play([event({ type: "game-started", game: 1, commitment: null })], view({ phase: "bytes", ...from }));
    await watch();
    playback.play([event({ type: "bytes-given", seat: 1, bytes: "00" })], view({ phase: "playing", ...from }));
    await watch();
    expect([playback.face, playback.position?.starting]).toEqual(["20", null]);
    expect(playback.turns).toEqual([{ number: 1, seat: 1, face: "20", move: null, euros: [] }]);
  });

  test("begins anew with each game", async () => {
    play("20.5/5 0/0 2 -", rolled(1, "20"), moved(1, "20:C>1"));
    await watch();
    const news = view({ phase: "bytes", position: "5/5 0/0 first -/-" });
    playback.play([event({ type: "game-started", game: 2, commitment: null })], news);
    await watch();
    expect([playback.turns, playback.face]).toEqual([[], null]);
  });
});

describe("rolling for who begins", () => {
  beforeEach(() => playback.jump(view({ position: "5/5/5 0/0/0 first -/-/-" })));

  test("is no turn, and each face stays to be compared", async () => {
    play("5/5/5 0/0/0 first 50/-/-", rolled(1, "50"));
    await watch();
    play("5/5/5 0/0/0 first 50/5/-", rolled(2, "5"));
    await watch();
    expect([playback.position?.starting, playback.turns]).toEqual([["50", "5", null], []]);
  });

  test("is done again by those who tied: their old faces are gone, who lost stays out", async () => {
    playback.jump(view({ position: "5/5/5 0/0/0 first 50/x/50" }));
    play("5/5/5 0/0/0 first 20/x/-", rolled(1, "20"));
    await pass(700);
    expect(playback.position?.starting).toEqual(["20", "x", null]);
  });
});
