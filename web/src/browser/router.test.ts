import { beforeEach, describe, expect, test, vi } from "vitest";

import { until } from "../../tests/support/until";
import { followLinks, router } from "./router.svelte";

let isFollowed: boolean;

/** Lets a click go where it goes, and keeps the test from leaving the page. */
function last(event: Event): void {
  isFollowed = event.defaultPrevented;
  event.preventDefault();
}

beforeEach(() => {
  vi.stubGlobal("scrollTo", () => undefined);
  router.go("/");
  document.addEventListener("click", followLinks);
  addEventListener("click", last);
  return () => {
    document.removeEventListener("click", followLinks);
    removeEventListener("click", last);
    vi.unstubAllGlobals();
  };
});

/** Clicks on the first thing in a link; says whether the page followed it by itself. */
function click(html: string, how: MouseEventInit = {}): boolean {
  document.body.innerHTML = html;
  const inmost = document.querySelector("b") ?? document.body.firstElementChild;
  inmost?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...how }));
  return isFollowed;
}

describe("a link", () => {
  test("to another screen leads there without loading the page again", () => {
    expect(click(`<a href="/t/abc234?game=2#5"><b>There</b></a>`)).toBe(true);
    expect([router.path, router.search, router.hash]).toEqual(["/t/abc234", "?game=2", "#5"]);
    expect(location.pathname).toBe("/t/abc234");
  });

  test.each([
    ["to elsewhere", `<a href="https://example.org/rules">There</a>`],
    ["to what the server makes", `<a href="/api/tables/abc234/record">There</a>`],
    ["to a file to keep", `<a href="/rules" download>There</a>`],
    ["that opens beside the page", `<a href="/rules" target="_blank">There</a>`],
    ["that leads nowhere", `<a>There</a>`],
    ["that is none", `<b>There</b>`],
  ])("%s is the browser's to follow", (_, html) => {
    expect(click(html)).toBe(false);
    expect(router.path).toBe("/");
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    "clicked with %o is the browser's to follow",
    (how) => {
      expect(click(`<a href="/rules">There</a>`, how)).toBe(false);
      expect(router.path).toBe("/");
    },
  );
});

describe("the address", () => {
  test("is a step back from the next screen", async () => {
    router.go("/rules");
    router.go("/learn");
    history.back();
    await until(() => expect(router.path).toBe("/rules"));
  });

  test("that is only written differently is no step", () => {
    router.go("/t/abc234#together");
    const steps = history.length;
    router.rename("/t/abc234");
    expect([router.path, router.hash, history.length]).toEqual(["/t/abc234", "", steps]);
  });

  test("is followed to a place on the page", async () => {
    router.go("/rules");
    location.hash = "#clause-11";
    await until(() => expect(router.hash).toBe("#clause-11"));
    expect(router.path).toBe("/rules");
  });

  test("begins a new screen at its top", () => {
    const scrolled = vi.fn();
    vi.stubGlobal("scrollTo", scrolled);
    router.go("/rules");
    expect(scrolled).toHaveBeenCalledWith(0, 0);
  });
});
