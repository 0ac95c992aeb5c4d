import { afterEach, expect, test, vi } from "vitest";

import { shareLink } from "./share";

afterEach(() => vi.unstubAllGlobals());

/** A page without https: no clipboard API, only `execCommand`. */
function withoutHttps(copies: boolean): () => string | undefined {
  let copied: string | undefined;
  vi.stubGlobal("navigator", {});
  document.execCommand = () => {
    copied = (document.activeElement as HTMLTextAreaElement).value;
    return copies;
  };
  return () => copied;
}

test("a link is copied without https, and the text field is removed", async () => {
  const copied = withoutHttps(true);
  expect(await shareLink("http://192.0.2.7:8000/t/abc234")).toBe("copied");
  expect([copied(), document.querySelector("textarea")]).toEqual(["http://192.0.2.7:8000/t/abc234", null]);
});

test("a failure is reported", async () => {
  withoutHttps(false);
  expect(await shareLink("http://192.0.2.7:8000/t/abc234")).toBe("failed");
});
