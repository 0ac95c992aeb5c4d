import { expect, test } from "vitest";

import { findTableCode } from "./table-code";

test.each([
  ["abc234", "abc234"],
  [" TDG8HN ", "tdg8hn"],
  ["tdg 8hn", "tdg8hn"],
  ["tdg-8hn", "tdg8hn"],
  ["https://example.org/t/tdg8hn/hand#secret", "tdg8hn"],
  ["", null],
  ["ab", null],
  ["abc2345", null],
  ["abc23\u0000", null],
])("%j contains the code %j", (typed, code) => {
  expect(findTableCode(typed)).toBe(code);
});
