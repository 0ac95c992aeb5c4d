import { expect, test } from "vitest";

import { hasJustReloaded } from "./reload-guard";

test("a page reloads itself after a pause only", () => {
  sessionStorage.clear();
  expect([hasJustReloaded(0), hasJustReloaded(5_000), hasJustReloaded(19_999), hasJustReloaded(20_000), hasJustReloaded(20_001)]).toEqual([
    false,
    true,
    true,
    false,
    true,
  ]);
});
