import { expect, test } from "vitest";

import { isSoonAgain } from "../src/reloads";

test("a page loads itself again once in a while, and not without end", () => {
  sessionStorage.clear();
  expect([isSoonAgain(0), isSoonAgain(5_000), isSoonAgain(19_999), isSoonAgain(20_000), isSoonAgain(20_001)]).toEqual([
    false,
    true,
    true,
    false,
    true,
  ]);
});
