import { beforeEach, describe, expect, test, vi } from "vitest";

import { FakeSocket } from "../../tests/support/fake-socket";
import { happened } from "../../tests/support/table-messages";
import { Connection, type ConnectionState } from "./connection";
import type { Command, TableMessage } from "./protocol";

const ROLL: Command = { type: "roll", seat: 1, sequence: 7 };
const ANSWER_TIMEOUT = 6_000; // milliseconds
const CONNECT_TIMEOUT = 10_000;
const KEEPALIVE = 10_000;
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

/** Open the newest connection, and let the server answer its hello. */
function open(): FakeSocket {
  FakeSocket.last.accept();
  FakeSocket.last.receive(happened([]));
  return FakeSocket.last;
}

const attempts = (): number => FakeSocket.made.length;

describe("a connection", () => {
  test("goes to the table, and sends hello first", () => {
    const socket = FakeSocket.last;
    expect(socket.url).toBe("ws://localhost:3000/api/tables/abc234/play");
    expect(connection.send(ROLL)).toBe(false);
    socket.accept();
    expect(socket.sent).toEqual([{ type: "hello", after: 0 }]);
  });

  test("passes on messages in both directions", () => {
    const socket = open();
    expect(connection.send(ROLL)).toBe(true);
    expect(socket.sent.at(-1)).toEqual(ROLL);
    socket.receive(happened([{ type: "rolled", seat: 1, face: "20" }]));
    expect(heard.at(-1)).toEqual(happened([{ type: "rolled", seat: 1, face: "20" }]));
  });

  test("does not reconnect after it was closed", () => {
    const socket = open();
    connection.close();
    expect(socket.readyState).not.toBe(FakeSocket.OPEN);
    socket.end();
    dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(60_000);
    expect([attempts(), changes]).toEqual([1, []]);
  });
});

describe("a connection that was lost", () => {
  test("is opened again, and its hello names the last event received", () => {
    open().end();
    expect(changes).toEqual(["lost"]);
    after = 12;
    vi.advanceTimersByTime(250);
    FakeSocket.last.accept();
    expect(FakeSocket.last.sent).toEqual([{ type: "hello", after: 12 }]);
  });

  test("is tried again after growing pauses, up to five seconds", () => {
    const pauses: number[] = [];
    for (let count = 0; count < 7; count += 1) {
      FakeSocket.last.end();
      const from = Date.now();
      vi.advanceTimersToNextTimer();
      pauses.push(Date.now() - from);
    }
    expect(pauses).toEqual([250, 500, 1_000, 2_000, 4_000, 5_000, 5_000]);
  });

  test("starts with a short pause again after the server has answered", () => {
    for (let count = 0; count < 4; count += 1) {
      FakeSocket.last.end();
      vi.advanceTimersToNextTimer();
    }
    open().end();
    const before = attempts();
    vi.advanceTimersByTime(250);
    expect(attempts()).toBe(before + 1);
  });

  test("does not count as restored before the server has answered", () => {
    FakeSocket.last.end();
    vi.advanceTimersByTime(250);
    FakeSocket.last.accept();
    FakeSocket.last.end();
    vi.advanceTimersByTime(250);
    expect(attempts()).toBe(2); // the pause has grown
  });

  test("sends no commands while it is lost, and none twice afterwards", () => {
    const first = open();
    connection.send(ROLL);
    first.end();
    expect(connection.send(ROLL)).toBe(false);
    vi.advanceTimersByTime(250);
    const second = open();
    vi.advanceTimersByTime(KEEPALIVE - 1);
    expect(first.sent).toEqual([{ type: "hello", after: 0 }, ROLL]);
    expect(second.sent).toEqual([{ type: "hello", after: 0 }]);
  });

  test("is tried at once when the device is online again", () => {
    open().end();
    dispatchEvent(new Event("online"));
    expect(attempts()).toBe(2);
    vi.advanceTimersByTime(250);
    expect(attempts()).toBe(2); // and not again when the pause is over
  });

  test("is tried again when the connection times out", () => {
    open().end();
    vi.advanceTimersByTime(250); // and the server does not accept
    vi.advanceTimersByTime(CONNECT_TIMEOUT - 1);
    expect(attempts()).toBe(2);
    vi.advanceTimersByTime(1 + 500);
    expect(attempts()).toBe(3);
  });

  test("is tried again at once when the device has changed its network", () => {
    open().end();
    vi.advanceTimersByTime(250); // and the server does not accept
    dispatchEvent(new Event("online"));
    expect(attempts()).toBe(3);
  });

  test("is tried at once when the page becomes visible, not when it is hidden", () => {
    open().end();
    visibility = "hidden";
    document.dispatchEvent(new Event("visibilitychange"));
    expect(attempts()).toBe(1);
    visibility = "visible";
    document.dispatchEvent(new Event("visibilitychange"));
    expect(attempts()).toBe(2);
  });
});

describe("a connection that looks open", () => {
  test("counts as lost when a command gets no answer, before the socket closes", () => {
    const silent = open();
    connection.send(ROLL);
    vi.advanceTimersByTime(ANSWER_TIMEOUT - 1);
    expect(changes).toEqual([]);
    vi.advanceTimersByTime(1);
    expect([changes, silent.readyState]).toEqual([["lost"], 2]);
    vi.advanceTimersByTime(250);
    expect(attempts()).toBe(2);
  });

  test("counts as lost when the hello gets no answer", () => {
    FakeSocket.last.accept();
    vi.advanceTimersByTime(ANSWER_TIMEOUT);
    expect(changes).toEqual(["lost"]);
  });

  test("stays open while every message is answered", () => {
    const socket = open();
    connection.send(ROLL);
    connection.send(ROLL);
    vi.advanceTimersByTime(ANSWER_TIMEOUT - 1);
    socket.receive(happened([]));
    for (let count = 0; count < 6; count += 1) {
      vi.advanceTimersByTime(KEEPALIVE);
      expect(socket.sent.at(-1)).toEqual({ type: "knock" });
      socket.receive(HERE);
    }
    expect([changes, attempts(), socket.sent.length]).toEqual([[], 1, 9]);
  });

  test("counts as lost when a keepalive message gets no answer", () => {
    open();
    vi.advanceTimersByTime(KEEPALIVE + ANSWER_TIMEOUT - 1);
    expect(changes).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(changes).toEqual(["lost"]);
  });

  test("sends no keepalive while messages arrive or an answer is due", () => {
    const socket = open();
    vi.advanceTimersByTime(KEEPALIVE - 1);
    socket.receive(HERE);
    vi.advanceTimersByTime(KEEPALIVE - 1);
    connection.send(ROLL);
    vi.advanceTimersByTime(1);
    expect(socket.sent).toEqual([{ type: "hello", after: 0 }, ROLL]);
  });

  test("sends a keepalive when the page becomes visible", () => {
    const socket = open();
    document.dispatchEvent(new Event("visibilitychange"));
    expect(socket.sent.at(-1)).toEqual({ type: "knock" });
    vi.advanceTimersByTime(ANSWER_TIMEOUT);
    expect(changes).toEqual(["lost"]);
  });

  test("does not wait longer for an answer because of another command", () => {
    open();
    connection.send(ROLL);
    vi.advanceTimersByTime(ANSWER_TIMEOUT - 1);
    connection.send(ROLL);
    vi.advanceTimersByTime(1);
    expect(changes).toEqual(["lost"]);
  });

  test("counts as lost when the device is offline", () => {
    open();
    dispatchEvent(new Event("offline"));
    expect(changes).toEqual(["lost"]);
  });

  test("is ignored once there is a newer one", () => {
    const old = open();
    dispatchEvent(new Event("offline"));
    vi.advanceTimersByTime(250);
    open();
    const before = heard.length;
    old.receive(happened([]));
    old.end();
    expect([heard.length, changes]).toEqual([before, ["lost"]]);
  });
});

test("a table that does not exist is absent, and not requested again", () => {
  FakeSocket.last.end(4404);
  vi.advanceTimersByTime(60_000);
  expect([changes, attempts()]).toEqual([["absent"], 1]);
});
