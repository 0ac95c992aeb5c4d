import { beforeEach, describe, expect, test, vi } from "vitest";

import { FakeSocket } from "../../../tests/support/fake-socket";
import { happened, refused, seat, table as tableMessage, view, type Happening } from "../../../tests/support/table-messages";
import type { Event, Said, TableView, View } from "../../server/protocol";
import { rememberTable, secretOf } from "../memory/known-tables";
import { TableState, type Refusal } from "./table-state.svelte";

const SECRET = "abcdefghijklmnopqrstuv";

let loads: number;
let watched: { types: string[]; view: View }[];
let refusals: Refusal[];
let table: TableState;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.made = [];
  localStorage.clear();
  return () => {
    table.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

/** Connect to a table, and receive its state. */
function connect(news: Partial<TableView> | null = {}, secret: string | null = null): FakeSocket {
  loads = 0;
  watched = [];
  refusals = [];
  const listener = {
    loaded: () => (loads += 1),
    happened: (events: Event[], after: View) => watched.push({ types: events.map(({ type }) => type), view: after }),
    refused: (refusal: Refusal) => refusals.push(refusal),
  };
  table = new TableState("abc234", listener, secret);
  table.open();
  FakeSocket.last.accept();
  if (news) FakeSocket.last.receive(tableMessage(news));
  return FakeSocket.last;
}

const commands = (): unknown[] => FakeSocket.made.flatMap(({ sent }) => sent.slice(1));
const TWO_OF_MINE = [seat(1, { name: "Ana", holder: 1 }), seat(2, { name: "Bo", holder: 1 })];

describe("a connection to a table", () => {
  test("is one of a spectator the first time", () => {
    connect();
    expect(FakeSocket.last.sent).toEqual([{ type: "hello" }]);
    expect([table.status, table.seats[0]?.name, loads]).toEqual(["open", "Ana", 1]);
  });

  test("has the secret of the seats the next time", () => {
    rememberTable("abc234", { secret: SECRET });
    connect();
    expect(FakeSocket.last.sent).toEqual([{ type: "hello", secret: SECRET }]);
  });

  test("stores a secret of the link for the next time", () => {
    connect({}, SECRET);
    expect(FakeSocket.last.sent).toEqual([{ type: "hello", secret: SECRET }]);
    expect(secretOf("abc234")).toBe(SECRET);
  });

  test("gets only the missed events after it was lost", () => {
    const socket = connect({ view: view({ sequence: 41 }) }, SECRET);
    socket.receive(happened([{ type: "rolled", seat: 1, face: "20" }], { sequence: 42 }));
    socket.end();
    expect(table.status).toBe("lost");
    vi.advanceTimersByTime(250);
    FakeSocket.last.accept();
    expect(FakeSocket.last.sent).toEqual([{ type: "hello", secret: SECRET, after: 42 }]);
    FakeSocket.last.receive(happened([], { sequence: 42 }));
    expect(table.status).toBe("open");
    expect(watched.length).toBe(1);
  });

  test("is one of a spectator if the table does not know the secret", () => {
    const socket = connect(null, SECRET);
    socket.receive(refused({ code: "not-your-seat" }));
    expect(socket.sent).toEqual([{ type: "hello", secret: SECRET }, { type: "hello" }]);
    expect(refusals).toEqual([]);
  });
});

describe("taking a seat", () => {
  test("stores a secret before the answer", () => {
    connect({ you: null });
    table.sitDown(1, "Ana");
    const secret = secretOf("abc234");
    expect(secret).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(commands()).toEqual([{ type: "take-seat", seat: 1, name: "Ana", secret }]);
  });

  test("uses the same secret again", () => {
    connect({ you: null });
    table.sitDown(1, "Ana");
    table.sitDown(2, "Ana");
    const [first, second] = commands() as { secret: string }[];
    expect(second?.secret).toBe(first?.secret);
  });

  test("makes the seat one of this device", () => {
    const socket = connect({ you: null, seats: [seat(1), seat(2)] });
    expect(table.mine).toEqual([]);
    socket.receive({ type: "seated", holder: 3, secret: SECRET });
    socket.receive(happened([{ type: "seat-taken", seat: 2, name: "Ana", holder: 3 }]));
    expect(table.mine.map((mine) => mine.seat)).toEqual([2]);
    expect([table.secret, secretOf("abc234"), table.isHost]).toEqual([SECRET, SECRET, false]);
  });

  test("needs no secret for a second seat", () => {
    connect({ you: 1 });
    table.sitDown(2, "");
    expect(commands()).toEqual([{ type: "take-seat", seat: 2, name: "", secret: null }]);
  });
});

describe("a request", () => {
  test("has the sequence of the last event, if it depends on it", () => {
    connect({ view: view({ sequence: 7 }) });
    table.move(1, "20:C>1");
    table.say(1, "hello");
    expect(commands()).toEqual([
      { type: "move", seat: 1, move: "20:C>1", sequence: 7 },
      { type: "say", seat: 1, phrase: "hello" },
    ]);
  });

  test("to roll names a face only for a real die", () => {
    connect();
    table.roll(1);
    table.roll(1, "?");
    expect(commands()).toEqual([
      { type: "roll", seat: 1, sequence: 1 },
      { type: "roll", seat: 1, face: "?", sequence: 1 },
    ]);
  });

  test("is busy until its answer; a presence message is not the answer", () => {
    const socket = connect();
    table.roll(1);
    expect(table.isBusy).toBe(true);
    socket.receive({ type: "presence", connected: [1], away: {} });
    expect(table.isBusy).toBe(true);
    socket.receive(happened([{ type: "rolled", seat: 1, face: "20" }]));
    expect(table.isBusy).toBe(false);
  });

  test("ends with the connection, and is not sent again by itself", () => {
    const socket = connect();
    table.roll(1);
    socket.end();
    expect(table.isBusy).toBe(false);
    table.roll(1);
    expect(table.isBusy).toBe(false);
    vi.advanceTimersByTime(250);
    FakeSocket.last.accept();
    FakeSocket.last.receive(happened([]));
    expect(commands()).toEqual([{ type: "roll", seat: 1, sequence: 1 }]);
  });

  test("without a connection is refused", () => {
    connect().end();
    table.move(1, "20:C>2");
    expect(refusals).toEqual([{ code: "no-connection", rule: null }]);
  });

  test("that is refused has the rule as its reason", () => {
    const socket = connect();
    table.move(1, "20:C>2");
    socket.receive(refused({ code: "illegal-move", rule: "stack-full" }));
    expect([refusals, table.isBusy]).toEqual([[{ code: "illegal-move", rule: "stack-full" }], false]);
  });

  test("that came too late is refused after the missed events", () => {
    const socket = connect();
    const missed = happened([{ type: "rolled", seat: 1, face: "20" }]);
    socket.receive(refused({ code: "stale", events: missed.events, view: missed.view }));
    expect(watched).toEqual([{ types: ["rolled"], view: missed.view }]);
    expect(table.view?.sequence).toBe(missed.view.sequence);
    expect(refusals.map(({ code }) => code)).toEqual(["stale"]);
  });

  test.each<[string, () => void, Happening]>([
    ["passes", () => table.move(1, "pass"), { type: "moved", seat: 1, move: "pass" }],
    ["rolls", () => table.roll(1), { type: "rolled", seat: 1, face: "20" }],
  ])("that came too late is not refused if another device with the same seat %s", (_, request, happening) => {
    const socket = connect();
    request();
    const { events, view } = happened([happening]);
    socket.receive(refused({ code: "stale", events, view }));
    expect([watched.length, table.isBusy, refusals]).toEqual([1, false, []]);
  });

  test("that came too late is refused if the move was another one", () => {
    const socket = connect();
    table.move(1, "20:C>1");
    const { events, view } = happened([{ type: "moved", seat: 1, move: "20:C>2" }]);
    socket.receive(refused({ code: "stale", events, view }));
    expect(refusals.map(({ code }) => code)).toEqual(["stale"]);
  });
});

test("the time is the one of the server, even if the clock of the device is wrong", () => {
  connect({ now: Date.now() + 120_000 });
  expect(table.onServer(Date.now())).toBe(Date.now() + 120_000);
});

describe("the turn", () => {
  const acting = (news: Partial<TableView>): number | null => {
    connect(news);
    return table.acting;
  };

  test("is ours at an own seat", () => {
    expect(acting({ view: view({ to_act: 1 }) })).toBe(1);
    expect(acting({ seats: TWO_OF_MINE, view: view({ to_act: 2 }) })).toBe(2);
  });

  test.each<[string, Partial<TableView>]>([
    ["another device", { view: view({ to_act: 2 }) }],
    ["nobody", { view: view({ to_act: null }) }],
    ["nobody during a pause", { view: view({ to_act: 1, paused: true }) }],
    ["the computer that keeps our seat", { seats: [seat(1, { holder: 1, computer: "greedy" }), seat(2)] }],
    ["a player, if this device is a spectator", { you: null }],
  ])("may belong to %s", (_, news) => {
    expect(acting(news)).toBeNull();
  });
});

describe("the bytes for the dice", () => {
  const BYTES = { view: view({ phase: "bytes", to_act: null }) };
  const sentShares = (): number[] => {
    const sent = commands() as { type: string; seat: number }[];
    return sent.filter(({ type }) => type === "give-bytes").map((each) => each.seat);
  };

  test("are sent once for each seat of this device, and are random", () => {
    const socket = connect({ ...BYTES, seats: TWO_OF_MINE });
    socket.receive(happened([{ type: "bytes-given", seat: 1, bytes: "00" }], { phase: "bytes" }));
    expect(sentShares()).toEqual([1, 2]);
    const [first, second] = commands() as { bytes: string }[];
    expect(first?.bytes).toMatch(/^[0-9a-f]{32}$/);
    expect(first?.bytes).not.toBe(second?.bytes);
  });

  test("are not sent for an own seat that a computer keeps", () => {
    connect({ ...BYTES, seats: [seat(1, { holder: 1, computer: "greedy" }), seat(2, { holder: 2 })] });
    expect(sentShares()).toEqual([]);
  });

  test("are sent again for another game", () => {
    const socket = connect(BYTES);
    socket.receive(happened([{ type: "game-started", game: 2, commitment: "sha256:00" }], { phase: "bytes" }));
    expect(sentShares()).toEqual([1, 1]);
  });

  test("that the table has already cause no error", () => {
    connect(BYTES).receive(refused({ code: "not-now" }));
    expect(refusals).toEqual([]);
  });
});

describe("what happens at the table", () => {
  const SEATED = { name: "Ana", holder: 1, computer: null, offered: false };
  const CY = { name: "Cy", holder: 4, computer: null, connected: true };
  const NOBODY = { name: "", holder: null, computer: null };

  test.each<[string, Parameters<typeof happened>[0][0], object]>([
    ["a player sits down", { type: "seat-taken", seat: 1, name: "Cy", holder: 4 }, CY],
    ["a player stands up", { type: "seat-left", seat: 1 }, NOBODY],
    ["a computer sits down", { type: "computer-seated", seat: 1, player: "random" }, { ...NOBODY, computer: "random" }],
    ["a seat is offered", { type: "seat-offered", seat: 1 }, { ...SEATED, offered: true }],
    ["a computer keeps a seat", { type: "seat-kept", seat: 1, player: "greedy" }, { ...SEATED, computer: "greedy" }],
    ["a player is muted", { type: "muted", seat: 1, muted: true }, { ...SEATED, muted: true }],
  ])("%s", (_, happening, seatAfter) => {
    connect().receive(happened([happening]));
    expect(table.seats[0]).toMatchObject(seatAfter);
    expect(table.seats[1]?.computer).toBe("greedy");
  });

  test("a player comes back to a seat that a computer kept", () => {
    const socket = connect({ seats: [seat(1, { ...SEATED, computer: "greedy", offered: true }), seat(2)] });
    socket.receive(happened([{ type: "seat-returned", seat: 1 }]));
    expect(table.seats[0]).toMatchObject(SEATED);
  });

  test("a game ends, and the next one has no winner yet", () => {
    const socket = connect();
    socket.receive(happened([{ type: "game-ended", winner: 2, reason: "target", seed: null }], { phase: "over" }));
    expect(table.winner).toBe(2);
    socket.receive(happened([{ type: "game-started", game: 2, commitment: "sha256:00" }], { sequence: 3 }));
    expect([table.game, table.commitment, table.winner]).toEqual([2, "sha256:00", null]);
  });

  test("the last fifty chat messages are kept", () => {
    const said: Said = { type: "said", seat: 1, phrase: "hello", text: null, sequence: 1, at: 0 };
    const socket = connect({ said: Array<Said>(50).fill(said) });
    socket.receive(happened([{ type: "said", seat: 2, phrase: "wow", text: null }]));
    expect([table.said.length, table.said.at(-1)?.phrase]).toEqual([50, "wow"]);
  });

  test("devices connect and disconnect", () => {
    const socket = connect({ seats: [seat(1, { holder: 1, connected: true }), seat(2, { holder: 2 })] });
    socket.receive({ type: "presence", connected: [2], away: { 1: 5_000 } });
    expect(table.seats.map((each) => each.connected)).toEqual([false, true]);
    expect(table.away).toEqual({ 1: 5_000 });
  });

  test("the listener gets events with the view after them", () => {
    const news = happened([{ type: "rolled", seat: 1, face: "20" }], { position: "5/5 0/0 1 20", moves: ["20:C>1"] });
    connect().receive(news);
    expect(watched).toEqual([{ types: ["rolled"], view: news.view }]);
    expect(table.view?.moves).toEqual(["20:C>1"]);
  });
});
