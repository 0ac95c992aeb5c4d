import { beforeEach, describe, expect, test, vi } from "vitest";

import { until } from "../../tests/support/until";
import { followLinks, router } from "./router.svelte";

let isFollowed: boolean;

/** Record whether the router followed a click, and keep the browser on the page. */
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

/** Click on the innermost element of a link; return whether the router followed it. */
function click(html: string, how: MouseEventInit = {}): boolean {
  document.body.innerHTML = html;
  const innermost = document.querySelector("b") ?? document.body.firstElementChild;
  innermost?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...how }));
  return isFollowed;
}

describe("a link", () => {
  test("to another screen is followed without loading the page again", () => {
    expect(click(`<a href="/t/abc234?game=2#5"><b>There</b></a>`)).toBe(true);
    expect([router.path, router.search, router.hash]).toEqual(["/t/abc234", "?game=2", "#5"]);
    expect(location.pathname).toBe("/t/abc234");
  });

  test.each([
    ["to another site", `<a href="https://example.org/rules">There</a>`],
    ["to the API", `<a href="/api/tables/abc234/record">There</a>`],
    ["to a download", `<a href="/rules" download>There</a>`],
    ["that opens in a new tab", `<a href="/rules" target="_blank">There</a>`],
    ["without an address", `<a>There</a>`],
    ["that is another element", `<b>There</b>`],
  ])("%s is left to the browser", (_, html) => {
    expect(click(html)).toBe(false);
    expect(router.path).toBe("/");
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    "clicked with %o is left to the browser",
    (how) => {
      expect(click(`<a href="/rules">There</a>`, how)).toBe(false);
      expect(router.path).toBe("/");
    },
  );
});

describe("the address", () => {
  test("is restored by a step back", async () => {
    router.go("/rules");
    router.go("/learn");
    history.back();
    await until(() => expect(router.path).toBe("/rules"));
  });

  test("adds no step to the history when it is renamed", () => {
    router.go("/t/abc234#together");
    const steps = history.length;
    router.rename("/t/abc234");
    expect([router.path, router.hash, history.length]).toEqual(["/t/abc234", "", steps]);
  });

  test("changes with the fragment", async () => {
    router.go("/rules");
    location.hash = "#clause-11";
    await until(() => expect(router.hash).toBe("#clause-11"));
    expect(router.path).toBe("/rules");
  });

  test("of a new screen scrolls to the top", () => {
    const scrolled = vi.fn();
    vi.stubGlobal("scrollTo", scrolled);
    router.go("/rules");
    expect(scrolled).toHaveBeenCalledWith(0, 0);
  });
});
