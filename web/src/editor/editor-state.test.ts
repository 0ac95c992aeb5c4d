import { beforeEach, describe, expect, test } from "vitest";

import { EditorState, type LegalMove } from "./editor-state.svelte";

/** The browser's address line, and the way back. */
class Line {
  visited: string[] = ["/positions"];
  go(address: string): void {
    this.visited.push(address);
  }
  rename(address: string): void {
    this.visited[this.visited.length - 1] = address;
  }
}

let line: Line;
let editor: EditorState;

beforeEach(() => {
  line = new Line();
  editor = new EditorState(line);
});

const passed: LegalMove = { move: "pass", position: "5/5 0/0 2 -", euro: [], winner: null };

describe("a position is laid", () => {
  test("a coin is taken and laid down, and the address follows without a step", () => {
    editor.moveInput.touch(0, 20);
    expect(editor.moveInput.targets).toEqual([1, 2]);
    editor.moveInput.touch(2);
    expect(editor.text).toBe("5/20.5 0/0 1 -");
    expect(line.visited).toEqual(["/positions/5/20.5_0/0_1_-"]);
  });

  test("a coin that is dropped lies there at once", () => {
    editor.moveInput.take(5, 1);
    editor.moveInput.touch(2, null, { isDropped: true });
    expect(editor.text).toBe("-/5.5 0/0 1 -");
    expect(editor.moveInput.laid).toBeNull();
  });

  test("an empty stack is touched, and nothing happens", () => {
    editor.type("-/5 0/0 1 -");
    editor.moveInput.touch(1);
    expect(editor.text).toBe("-/5 0/0 1 -");
    expect(editor.moveInput.held).toBeNull();
  });

  test("a large change is a step that can be gone back", () => {
    editor.lay(editor.position);
    expect(line.visited).toEqual(["/positions", "/positions/5/5_0/0_1_-"]);
  });

  test("the rules stand in the address where they are not the usual ones", () => {
    editor.playBy("classic");
    expect(line.visited).toEqual(["/positions/5/5_0/0_1_-?rules=classic"]);
  });
});

describe("an address is opened", () => {
  test("what it says lies on the board", () => {
    editor.open("/positions/20/20/20_0/0/0_1_20", "?rules=classic");
    expect([editor.text, editor.rules]).toEqual(["20/20/20 0/0/0 1 20", "classic"]);
    expect(editor.position.stacks).toHaveLength(3);
    expect(line.visited).toEqual(["/positions"]);
  });

  test("what cannot be drawn is kept to be mended, and no coin moves meanwhile", () => {
    editor.open("/positions/5/x_0/0_1_-", "");
    expect([editor.text, editor.isDrawn, editor.moves()]).toEqual(["5/x 0/0 1 -", false, []]);
    editor.type("5/10 0/0 1 -");
    expect([editor.isDrawn, line.visited]).toEqual([true, ["/positions/5/10_0/0_1_-"]]);
  });

  test("what was typed wrongly never comes into the address", () => {
    editor.type("../../t/secret");
    expect(editor.text).toBe("../../t/secret");
    expect(line.visited).toEqual(["/positions"]);
  });
});

describe("a move is played", () => {
  test("the coin flies, and then comes the position after it, a step further", async () => {
    editor.type("5/5 0/0 1 20");
    const playing = editor.play({ move: "20:C>1", position: "20.5/5 0/0 2 -", euro: [], winner: null });
    expect(editor.flight).toMatchObject({ coin: 20, from: 0, to: 1 });
    expect(editor.moves()).toEqual([]);
    editor.flight?.landed();
    await playing;
    expect(editor.text).toBe("20.5/5 0/0 2 -");
    expect(editor.played?.move).toBe("20:C>1");
    expect(line.visited).toEqual(["/positions/5/5_0/0_1_20", "/positions/20.5/5_0/0_2_-"]);
  });

  test("a pass has nothing to fly", async () => {
    editor.type("5/5 0/0 1 0");
    await editor.play(passed);
    expect(editor.text).toBe("5/5 0/0 2 -");
  });

  test("who goes back while the coin flies stays there", async () => {
    editor.type("5/5 0/0 1 20");
    const playing = editor.play({ move: "20:C>1", position: "20.5/5 0/0 2 -", euro: [], winner: null });
    editor.open("/positions/50/50_0/0_1_-", "");
    editor.flight?.landed();
    await playing;
    expect(editor.text).toBe("50/50 0/0 1 -");
    expect(editor.position.stacks[0]?.[20]).toBe(0);
  });
});
