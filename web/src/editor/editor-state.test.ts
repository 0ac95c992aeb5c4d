import { beforeEach, describe, expect, test } from "vitest";

import { EditorState, type LegalMove } from "./editor-state.svelte";

/** The address bar of a browser, with its history. */
class AddressBar {
  visited: string[] = ["/positions"];
  go(address: string): void {
    this.visited.push(address);
  }
  rename(address: string): void {
    this.visited[this.visited.length - 1] = address;
  }
}

let addressBar: AddressBar;
let editor: EditorState;

beforeEach(() => {
  addressBar = new AddressBar();
  editor = new EditorState(addressBar);
});

const passed: LegalMove = { move: "pass", position: "5/5 0/0 2 -", euro: [], winner: null };

describe("an edit of a position", () => {
  test("moves a coin, and replaces the address", () => {
    editor.moveInput.touch(0, 20);
    expect(editor.moveInput.targets).toEqual([1, 2]);
    editor.moveInput.touch(2);
    expect(editor.text).toBe("5/20.5 0/0 1 -");
    expect(addressBar.visited).toEqual(["/positions/5/20.5_0/0_1_-"]);
  });

  test("shows a dropped coin at once", () => {
    editor.moveInput.take(5, 1);
    editor.moveInput.touch(2, null, { isDropped: true });
    expect(editor.text).toBe("-/5.5 0/0 1 -");
    expect(editor.moveInput.laid).toBeNull();
  });

  test("ignores an empty stack", () => {
    editor.type("-/5 0/0 1 -");
    editor.moveInput.touch(1);
    expect(editor.text).toBe("-/5 0/0 1 -");
    expect(editor.moveInput.held).toBeNull();
  });

  test("adds a large change to the history", () => {
    editor.lay(editor.position);
    expect(addressBar.visited).toEqual(["/positions", "/positions/5/5_0/0_1_-"]);
  });

  test("adds the rules to the address if they are not the default", () => {
    editor.playBy("classic");
    expect(addressBar.visited).toEqual(["/positions/5/5_0/0_1_-?rules=classic"]);
  });
});

describe("an address", () => {
  test("sets the position on the board", () => {
    editor.open("/positions/20/20/20_0/0/0_1_20", "?rules=classic");
    expect([editor.text, editor.rules]).toEqual(["20/20/20 0/0/0 1 20", "classic"]);
    expect(editor.position.stacks).toHaveLength(3);
    expect(addressBar.visited).toEqual(["/positions"]);
  });

  test("that cannot be drawn stays as text for correction, and no coin can be moved", () => {
    editor.open("/positions/5/x_0/0_1_-", "");
    expect([editor.text, editor.isDrawn, editor.moves()]).toEqual(["5/x 0/0 1 -", false, []]);
    editor.type("5/10 0/0 1 -");
    expect([editor.isDrawn, addressBar.visited]).toEqual([true, ["/positions/5/10_0/0_1_-"]]);
  });

  test("never contains a text that cannot be drawn", () => {
    editor.type("../../t/secret");
    expect(editor.text).toBe("../../t/secret");
    expect(addressBar.visited).toEqual(["/positions"]);
  });
});

describe("a played move", () => {
  test("lets the coin fly, and then adds the next position to the history", async () => {
    editor.type("5/5 0/0 1 20");
    const playing = editor.play({ move: "20:C>1", position: "20.5/5 0/0 2 -", euro: [], winner: null });
    expect(editor.flight).toMatchObject({ coin: 20, from: 0, to: 1 });
    expect(editor.moves()).toEqual([]);
    editor.flight?.landed();
    await playing;
    expect(editor.text).toBe("20.5/5 0/0 2 -");
    expect(editor.played?.move).toBe("20:C>1");
    expect(addressBar.visited).toEqual(["/positions/5/5_0/0_1_20", "/positions/20.5/5_0/0_2_-"]);
  });

  test("may be a pass, without a flight", async () => {
    editor.type("5/5 0/0 1 0");
    await editor.play(passed);
    expect(editor.text).toBe("5/5 0/0 2 -");
  });

  test("is dropped if the position changes during the flight", async () => {
    editor.type("5/5 0/0 1 20");
    const playing = editor.play({ move: "20:C>1", position: "20.5/5 0/0 2 -", euro: [], winner: null });
    editor.open("/positions/50/50_0/0_1_-", "");
    editor.flight?.landed();
    await playing;
    expect(editor.text).toBe("50/50 0/0 1 -");
    expect(editor.position.stacks[0]?.[20]).toBe(0);
  });
});
