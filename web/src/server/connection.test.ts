import { beforeEach, describe, expect, test, vi } from "vitest";

import { FakeSocket } from "../../tests/support/fake-socket";
import { happened } from "../../tests/support/table-messages";
import { Connection, type ConnectionState } from "./connection";
import type { Command, TableMessage } from "./protocol";

const ROLL: Command = { type: "roll", seat: 1, sequence: 7 };
const PATIENCE = 6_000; // milliseconds
const DOORSTEP = 10_000;
const SILENCE = 10_000;
const HERE: TableMessage = { type: "here" };

let after: number;
let heard: TableMessage[];
let changes: ConnectionState[];
let connection: Connection;
let visibility: DocumentVisibilityState;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  visibility = "visible";
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility);
  FakeSocket.made = [];
  after = 0;
  heard = [];
  changes = [];
  connection = new Connection("abc234", {
    hello: () => ({ type: "hello", after }),
    heard: (message) => heard.push(message),
    changed: (status) => changes.push(status),
  });
  return () => {
    connection.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

/** Opens the last connection that was tried, and lets the server answer its hello. */
function open(): FakeSocket {
  FakeSocket.last.accept();
  FakeSocket.last.tell(happened([]));
  return FakeSocket.last;
}

const tries = (): number => FakeSocket.made.length;

describe("a connection", () => {
  test("leads to the table, and says hello before anything else", () => {
    const socket = FakeSocket.last;
    expect(socket.url).toBe("ws://localhost:3000/api/tables/abc234/play");
    expect(connection.send(ROLL)).toBe(false);
    socket.accept();
    expect(socket.sent).toEqual([{ type: "hello", after: 0 }]);
  });

  test("passes on what is said, both ways", () => {
    const socket = open();
    expect(connection.send(ROLL)).toBe(true);
    expect(socket.sent.at(-1)).toEqual(ROLL);
    socket.tell(happened([{ type: "rolled", seat: 1, face: "20" }]));
    expect(heard.at(-1)).toEqual(happened([{ type: "rolled", seat: 1, face: "20" }]));
  });

  test("that was closed does not come back", () => {
    const socket = open();
    connection.close();
    expect(socket.readyState).not.toBe(FakeSocket.OPEN);
    socket.end();
    dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(60_000);
    expect([tries(), changes]).toEqual([1, []]);
  });
});

describe("a connection that was lost", () => {
  test("is found again, and its hello says what was seen by then", () => {
    open().end();
    expect(changes).toEqual(["lost"]);
    after = 12;
    vi.advanceTimersByTime(250);
    FakeSocket.last.accept();
    expect(FakeSocket.last.sent).toEqual([{ type: "hello", after: 12 }]);
  });

  test("is tried after pauses that grow, up to five seconds", () => {
    const pauses: number[] = [];
    for (let count = 0; count < 7; count += 1) {
      FakeSocket.last.end();
      const from = Date.now();
      vi.advanceTimersToNextTimer();
      pauses.push(Date.now() - from);
    }
    expect(pauses).toEqual([250, 500, 1_000, 2_000, 4_000, 5_000, 5_000]);
  });

  test("is tried quickly again once the server has answered", () => {
    for (let count = 0; count < 4; count += 1) {
      FakeSocket.last.end();
      vi.advanceTimersToNextTimer();
    }
    open().end();
    const before = tries();
    vi.advanceTimersByTime(250);
    expect(tries()).toBe(before + 1);
  });

  test("is not taken for found by a server that opens and says nothing", () => {
    FakeSocket.last.end();
    vi.advanceTimersByTime(250);
    FakeSocket.last.accept();
    FakeSocket.last.end();
    vi.advanceTimersByTime(250);
    expect(tries()).toBe(2); // the pause has grown
  });

  test("sends nothing in the meantime, and nothing twice afterwards", () => {
    const first = open();
    connection.send(ROLL);
    first.end();
    expect(connection.send(ROLL)).toBe(false);
    vi.advanceTimersByTime(250);
    const second = open();
    vi.advanceTimersByTime(SILENCE - 1);
    expect(first.sent).toEqual([{ type: "hello", after: 0 }, ROLL]);
    expect(second.sent).toEqual([{ type: "hello", after: 0 }]);
  });

  test("is tried at once when the device is back in its network", () => {
    open().end();
    dispatchEvent(new Event("online"));
    expect(tries()).toBe(2);
    vi.advanceTimersByTime(250);
    expect(tries()).toBe(2); // and not once more when the pause is over
  });

  test("is tried anew when it does not come about", () => {
    open().end();
    vi.advanceTimersByTime(250); // and nobody opens
    vi.advanceTimersByTime(DOORSTEP - 1);
    expect(tries()).toBe(2);
    vi.advanceTimersByTime(1 + 500);
    expect(tries()).toBe(3);
  });

  test("is tried anew at once when the device is in another network", () => {
    open().end();
    vi.advanceTimersByTime(250); // and nobody opens
    dispatchEvent(new Event("online"));
    expect(tries()).toBe(3);
  });

  test("is tried at once when somebody looks again, not when they look away", () => {
    open().end();
    visibility = "hidden";
    document.dispatchEvent(new Event("visibilitychange"));
    expect(tries()).toBe(1);
    visibility = "visible";
    document.dispatchEvent(new Event("visibilitychange"));
    expect(tries()).toBe(2);
  });
});

describe("a connection that seems to be there", () => {
  test("counts as lost when a command has no answer, without waiting for its end", () => {
    const silent = open();
    connection.send(ROLL);
    vi.advanceTimersByTime(PATIENCE - 1);
    expect(changes).toEqual([]);
    vi.advanceTimersByTime(1);
    expect([changes, silent.readyState]).toEqual([["lost"], 2]);
    vi.advanceTimersByTime(250);
    expect(tries()).toBe(2);
  });

  test("counts as lost when not even the hello has an answer", () => {
    FakeSocket.last.accept();
    vi.advanceTimersByTime(PATIENCE);
    expect(changes).toEqual(["lost"]);
  });

  test("stays while everything is answered", () => {
    const socket = open();
    connection.send(ROLL);
    connection.send(ROLL);
    vi.advanceTimersByTime(PATIENCE - 1);
    socket.tell(happened([]));
    for (let count = 0; count < 6; count += 1) {
      vi.advanceTimersByTime(SILENCE);
      expect(socket.sent.at(-1)).toEqual({ type: "knock" });
      socket.tell(HERE);
    }
    expect([changes, tries(), socket.sent.length]).toEqual([[], 1, 9]);
  });

  test("counts as lost when nothing has come for a while and nobody answers a knock", () => {
    open();
    vi.advanceTimersByTime(SILENCE + PATIENCE - 1);
    expect(changes).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(changes).toEqual(["lost"]);
  });

  test("is not knocked at where something comes all the time, or is waited for", () => {
    const socket = open();
    vi.advanceTimersByTime(SILENCE - 1);
    socket.tell(HERE);
    vi.advanceTimersByTime(SILENCE - 1);
    connection.send(ROLL);
    vi.advanceTimersByTime(1);
    expect(socket.sent).toEqual([{ type: "hello", after: 0 }, ROLL]);
  });

  test("is knocked at when somebody looks again", () => {
    const socket = open();
    document.dispatchEvent(new Event("visibilitychange"));
    expect(socket.sent.at(-1)).toEqual({ type: "knock" });
    vi.advanceTimersByTime(PATIENCE);
    expect(changes).toEqual(["lost"]);
  });

  test("is not waited for longer because something else was sent", () => {
    open();
    connection.send(ROLL);
    vi.advanceTimersByTime(PATIENCE - 1);
    connection.send(ROLL);
    vi.advanceTimersByTime(1);
    expect(changes).toEqual(["lost"]);
  });

  test("is given up when the device says that it has no network", () => {
    open();
    dispatchEvent(new Event("offline"));
    expect(changes).toEqual(["lost"]);
  });

  test("has nothing to say any more once there is another", () => {
    const old = open();
    dispatchEvent(new Event("offline"));
    vi.advanceTimersByTime(250);
    open();
    const before = heard.length;
    old.tell(happened([]));
    old.end();
    expect([heard.length, changes]).toEqual([before, ["lost"]]);
  });
});

test("a table that is not there is absent, and not asked for again", () => {
  FakeSocket.last.end(4404);
  vi.advanceTimersByTime(60_000);
  expect([changes, tries()]).toEqual([["absent"], 1]);
});
