import { describe, expect, it } from "vitest";

import { readRecord, RecordError } from "./record";

const GOLDEN = import.meta.glob<string>("../../../tests/playthroughs/*.txt", {
  query: "?raw",
  import: "default",
  eager: true,
});
const HEAD = '[Game "Exactly"]\n[Players "Ana; bot:greedy; "]\n';

describe("a record", () => {
  it.each(Object.entries(GOLDEN))("of a whole game is read: %s", (path, text) => {
    const record = readRecord(text);
    expect(record.players).toHaveLength(Number(/(\d)-/.exec(path)?.[1]));
    expect(record.turns).toHaveLength(text.split("\n").filter((line) => /^\d+\./.test(line)).length);
    const euros = record.turns.flatMap((turn) => turn.euros).filter((seat) => seat === record.winner);
    expect(euros).toHaveLength(record.target);
  });

  it("has the players, the rolls and the moves", () => {
    const record = readRecord(`${HEAD}\nfirst  20 ? ?  | 10 5\n1.  2  ?   50:C>2\n2.  3  0   pass   euro 2 1\n`);
    expect(record.players).toEqual(["Ana", "bot:greedy", ""]);
    expect(record.starting).toEqual([
      ["20", "?", "?"],
      ["10", "5"],
    ]);
    expect(record.turns).toEqual([
      { number: 1, seat: 2, face: "?", move: "50:C>2", euros: [] },
      { number: 2, seat: 3, face: "0", move: "pass", euros: [2, 1] },
    ]);
  });

  it("has all tags, even with quotation marks and comment signs in them", () => {
    const record = readRecord('[Game "Exactly"]\n[Event "\\"Home\\" # 1 \\\\"] # a comment\n[Players "A; B"]\n');
    expect(record.tags.get("Event")).toBe('"Home" # 1 \\');
  });

  it("has no winner before the end, and a default target of three euros", () => {
    const record = readRecord(`${HEAD}[Result "*"]\n`);
    expect([record.winner, record.target, record.turns.length]).toEqual([null, 3, 0]);
    expect(readRecord(`${HEAD}[Rules "classic+target=2"]\n`).target).toBe(2);
  });

  it.each([
    ["an empty text", "", 1],
    ["another game", '[Game "Chess"]', 1],
    ["a turn before the starting rolls", `${HEAD}1.  2  ?   50:C>2`, 3],
    ["a missing turn", `${HEAD}first 5 0 0\n2.  1  5   5:C>1`, 4],
    ["an unknown face", `${HEAD}first 5 0 0\n1.  1  7   5:C>1`, 4],
    ["an invalid move", `${HEAD}first 5 0 0\n1.  1  5   5:C`, 4],
  ])("with %s is refused", (_, text, line) => {
    expect(() => readRecord(text)).toThrow(new RecordError(line));
  });
});
