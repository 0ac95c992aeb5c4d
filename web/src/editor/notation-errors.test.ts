import { beforeAll, describe, expect, test } from "vitest";

import { catalogue, LANGUAGES, type Language } from "../i18n/texts.svelte";
import { positionAddress, readPositionAddress, readTypedPosition } from "../notation/position-address";
import { readRules, writeRules } from "../notation/rules";
import type { Mistake } from "../server/api";
import { isFlaw, notationErrorText } from "./notation-errors";

describe("the address", () => {
  test.each([
    ["5/5 0/0 1 ?", "standard", "/positions/5/5_0/0_1_~"],
    ["20/20/20 0/0/0 1 20", "classic", "/positions/20/20/20_0/0/0_1_20?rules=classic"],
    ["5/5 0/0 1 -", "standard+both_collect+target=1", "/positions/5/5_0/0_1_-?rules=standard+both_collect+target=1"],
  ])("of %s with the rules %s is %s", (position, rules, address) => {
    expect(positionAddress({ position, rules })).toBe(address);
    const { pathname, search } = new URL(address, "https://play.example");
    expect(readPositionAddress(pathname, search)).toEqual({ position, rules });
  });

  test("without a position is the start of a game for two", () => {
    for (const path of ["/positions", "/positions/"]) {
      expect(readPositionAddress(path, "")).toEqual({ position: "5/5 0/0 1 -", rules: "standard" });
    }
  });

  test("is understood with other encodings, too", () => {
    expect(readPositionAddress("/positions/5/5%200/0%201%20%3F", "?x=1&rules=classic%2Btarget%3D1")).toEqual({
      position: "5/5 0/0 1 ?",
      rules: "classic+target=1",
    });
    expect(readPositionAddress("/positions/%zz", "").position).toBe("%zz");
  });

  test("is accepted instead of a typed position", () => {
    expect(readTypedPosition(" 5/5 0/0 1 ? ")).toBe("5/5 0/0 1 ?");
    expect(readTypedPosition("5/5_0/0_1_~")).toBe("5/5 0/0 1 ?");
    expect(readTypedPosition("5/5 0/0 \r\n1 ?\n")).toBe("5/5 0/0 1 ?");
    expect(readTypedPosition("https://play.example/positions/5/5_0/0_1_~?rules=classic")).toBe("5/5 0/0 1 ?");
  });
});

describe("the rules", () => {
  test.each(["standard", "classic", "standard+wild_may_pass+target=1", "chess+new_switch"])("%s are written as they were read", (text) => {
    expect(writeRules(readRules(text))).toBe(text);
  });

  test("keep their other parts when one is changed", () => {
    const rules = readRules("standard+both_collect+target=2");
    expect(rules).toEqual({ edition: "standard", target: 2, switches: ["both_collect"] });
    expect(writeRules({ ...rules, edition: "classic", target: 3 })).toBe("classic+both_collect");
    expect(writeRules({ ...rules, switches: ["both_collect", "wild_may_pass"] })).toBe(
      "standard+wild_may_pass+both_collect+target=2",
    );
  });
});

describe("a mistake", () => {
  beforeAll(() => catalogue.need("editor", "notation"));

  const mistakeAt = (column: number, expected: string, found: string): Mistake => ({
    text: "position",
    column,
    expected,
    found,
  });

  test.each(Object.keys(LANGUAGES) as Language[])("has a sentence in the language %s", async (language) => {
    await catalogue.speak(language);
    const mistakes = [["coin-or-empty", "x"], ["ten-of-each", "5"], ["edition", "c"], ["space", ""]] as const;
    for (const [expected, found] of mistakes) {
      const sentence = notationErrorText(mistakeAt(7, expected, found), "", []);
      expect(sentence).toMatch(/: .+\.$/);
      expect(sentence).not.toMatch(/expected-|editor-at-mark/);
    }
    await catalogue.speak("en");
  });

  test.each([
    ["5/50.50/5 0/0/0 1 -", 3, "stack-not-one", "Bo"],
    ["5/5/50.50.50.50.5 0/0/0 1 -", 5, "stack-up-to-two", "Cleo"],
    ["5/5/5 3/3/0 1 -", 9, "one-winner", "Bo"],
    ["20/5/5 0/0/0 first -/-/-", 1, "position-at-start", "Ana"],
  ])("in %s is a flaw of the position, and names the player", (text, column, expected, name) => {
    const mistake = mistakeAt(column, expected, "5");
    expect(isFlaw(mistake)).toBe(true);
    expect(notationErrorText(mistake, text, ["Ana", "Bo", "Cleo"])).toMatch(new RegExp(`^${name}: `));
  });
});
