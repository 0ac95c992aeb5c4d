/** The address of the page: path, query and fragment, and navigation between screens. */

class Router {
  path = $state(location.pathname);
  search = $state(location.search);
  hash = $state(location.hash);
  /** Whether the page has changed its screen itself; a screen reader does not announce that. */
  hasNavigated = false;

  constructor() {
    addEventListener("popstate", () => {
      this.hasNavigated = true;
      this.#update();
    });
    addEventListener("hashchange", () => this.#update());
  }

  /** Go to another screen. */
  go(address: string): void {
    history.pushState(null, "", address);
    this.hasNavigated = true;
    this.#update();
    scrollTo(0, 0);
  }

  /** Replace the address of the current screen, without an entry in the history. */
  rename(address: string): void {
    history.replaceState(null, "", address);
    this.#update();
  }

  #update(): void {
    this.path = location.pathname;
    this.search = location.search;
    this.hash = location.hash;
  }
}

export const router = new Router();

/** Follow links between screens without loading the page again. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element).closest?.("a[href]") as HTMLAnchorElement | null;
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !isPlain || link.target || link.hasAttribute("download")) return;
  if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
