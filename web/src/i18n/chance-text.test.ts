import { beforeAll, describe, expect, test } from "vitest";

import { FOUR, sum } from "../../tests/support/estimated-chances";
import { accuracyText, chanceText, comparedChanceTexts, shareTexts } from "./chance-text";
import { catalogue } from "./texts.svelte";

beforeAll(() => catalogue.speak("en"));

describe("chances are written", () => {
  test("as exact, to a tenth of a point", () => {
    expect(accuracyText({ exact: true, error: 1e-9 })).toBe("exact");
    expect(chanceText(0.5, { exact: true })).toBe("50.0%");
  });

  test("as estimated, with their error, in whole points", () => {
    expect(accuracyText(FOUR)).toBe("estimated · ±\u00a01.2%");
    expect(accuracyText({ exact: false, error: 0 })).toBe("estimated");
    expect(chanceText(0.412, FOUR)).toBe("≈\u00a041%");
  });

  test("to a tenth where two moves would look the same without it, in each language", async () => {
    expect(comparedChanceTexts([0.412, 0.405], FOUR)).toEqual(["≈\u00a041.2%", "≈\u00a040.5%"]);
    expect(comparedChanceTexts([0.412, 0.37], FOUR)).toEqual(["≈\u00a041%", "≈\u00a037%"]);
    expect(comparedChanceTexts([0.4121, 0.4119], FOUR)).toEqual(["≈\u00a041%", "≈\u00a041%"]);
    expect(comparedChanceTexts([0.412, 0.37], { exact: true })).toEqual(["41.2%", "37.0%"]);
    await catalogue.speak("de");
    expect(comparedChanceTexts([0.412, 0.405], FOUR)).toEqual(["≈\u00a041,2\u00a0%", "≈\u00a040,5\u00a0%"]);
    await catalogue.speak("en");
  });
});

describe("the rounded chances of all seats add up to 100", () => {
  test.each([
    [[0.1842, 0.3433, 0.1346, 0.1441, 0.1938], ["19%", "34%", "14%", "14%", "19%"]],
    [[0.166, 0.166, 0.167, 0.167, 0.167, 0.167], ["16%", "16%", "17%", "17%", "17%", "17%"]],
    [[0.125, 0.125, 0.25, 0.5], ["13%", "12%", "25%", "50%"]],
    [[1, 0, 0], ["100%", "0%", "0%"]],
  ])("for %j", (wins, expected) => {
    const shares = shareTexts(wins, FOUR);
    expect(shares).toEqual(expected.map((each) => `≈\u00a0${each}`));
    expect(sum(shares)).toBe(100);
  });

  test("in tenths if they are exact", () => {
    expect(shareTexts([0.49249, 0.50751], { exact: true })).toEqual(["49.2%", "50.8%"]);
    expect(shareTexts([0.29, 0.71], { exact: true })).toEqual(["29.0%", "71.0%"]);
  });
});
