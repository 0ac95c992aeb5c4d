import { beforeEach, describe, expect, test, vi } from "vitest";

import { FakeSocket } from "../../../tests/support/fake-socket";
import { happened, table as tableMessage, view } from "../../../tests/support/table-messages";
import { TableState } from "../state/table-state.svelte";
import { compare, keepCommitment, shareOf, confirmShare } from "./dice-commitments";

const PROMISE = "sha256:0123";
const record = (shares: string[], promise: string | undefined = PROMISE): Parameters<typeof compare>[2] => ({ promise, shares });

beforeEach(() => {
  localStorage.clear();
  return () => vi.restoreAllMocks();
});

describe("the dice stored on a device", () => {
  test("are missing if the device was not at the table", () => {
    expect(compare("abc234", 1, record(["a"]))).toBeNull();
  });

  test("have the first commitment of each game", () => {
    keepCommitment("abc234", 1, PROMISE);
    keepCommitment("abc234", 1, "sha256:4567"); // shown later, when rolls were known
    expect(compare("abc234", 1, record([]))).toEqual({ isCommitmentSame: true, isShareSame: null });
    expect(compare("abc234", 1, record([], "sha256:4567"))?.isCommitmentSame).toBe(false);
    expect(compare("abc234", 2, record([]))).toBeNull();
  });

  test("have no commitment for a real die", () => {
    keepCommitment("abc234", 1, null);
    expect(compare("abc234", 1, record([]))).toBeNull();
  });

  test("have one share of the device, even if it was sent repeatedly", () => {
    keepCommitment("abc234", 1, PROMISE);
    const share = shareOf("abc234", 1, 2);
    expect(share).toMatch(/^[0-9a-f]{32}$/);
    expect(shareOf("abc234", 1, 2)).toBe(share);
    confirmShare("abc234", 1, 2, share);
    expect(shareOf("abc234", 1, 2)).toBe(share);
    expect(compare("abc234", 1, record(["x", share]))?.isShareSame).toBe(true);
    expect(compare("abc234", 1, record([share, "x"]))?.isShareSame).toBe(false);
  });

  test("ignore a share that came after the one of another device", () => {
    keepCommitment("abc234", 1, PROMISE);
    shareOf("abc234", 1, 1);
    confirmShare("abc234", 1, 1, "of another device");
    expect(compare("abc234", 1, record(["of another device"]))?.isShareSame).toBeNull();
  });

  test("are those of the last sixty games", () => {
    for (let game = 1; game <= 70; game += 1) keepCommitment("abc234", game, PROMISE);
    expect(compare("abc234", 10, record([]))).toBeNull();
    expect(compare("abc234", 11, record([]))).not.toBeNull();
  });

  test.each(["{", "7", "[null, 3]"])("are missing if %s was stored, and can be stored again", (stored) => {
    localStorage.setItem("exactly.dice", stored);
    expect(compare("abc234", 1, record([]))).toBeNull();
    keepCommitment("abc234", 1, PROMISE);
    expect(compare("abc234", 1, record([]))?.isCommitmentSame).toBe(true);
  });

  test("are missing without storage, and the game goes on", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    keepCommitment("abc234", 1, PROMISE);
    expect(shareOf("abc234", 1, 1)).toMatch(/^[0-9a-f]{32}$/);
  });
});

test("a device stores the commitment and its share before the first roll", () => {
  vi.stubGlobal("WebSocket", FakeSocket);
  const table = new TableState("abc234", { loaded: () => {}, happened: () => {}, refused: () => {} });
  table.open();
  FakeSocket.last.accept();
  FakeSocket.last.receive(tableMessage({ commitment: PROMISE, view: view({ phase: "bytes", to_act: null }) }));
  const [, given] = FakeSocket.last.sent as { bytes: string }[];
  const bytes = given?.bytes ?? "";
  FakeSocket.last.receive(happened([{ type: "bytes-given", seat: 1, bytes }]));
  expect(compare("abc234", 1, record([bytes, "x"]))).toEqual({ isCommitmentSame: true, isShareSame: true });
  table.close();
  vi.unstubAllGlobals();
});
