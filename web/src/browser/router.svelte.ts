/** The address of the page: path, query and fragment, and navigation between screens. */

class Router {
  path = $state(location.pathname);
  search = $state(location.search);
  hash = $state(location.hash);
  /** Whether another screen was gone to: then the browser tells nobody what is there. */
  hasGone = false;

  constructor() {
    addEventListener("popstate", () => {
      this.hasGone = true;
      this.#look();
    });
    addEventListener("hashchange", () => this.#look());
  }

  /** Goes to another screen. */
  go(address: string): void {
    history.pushState(null, "", address);
    this.hasGone = true;
    this.#look();
    scrollTo(0, 0);
  }

  /** Writes another address for what is shown, which is no step back. */
  rename(address: string): void {
    history.replaceState(null, "", address);
    this.#look();
  }

  #look(): void {
    this.path = location.pathname;
    this.search = location.search;
    this.hash = location.hash;
  }
}

export const router = new Router();

/** Lets links lead to screens without loading the page again. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element).closest?.("a[href]") as HTMLAnchorElement | null;
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !isPlain || link.target || link.hasAttribute("download")) return;
  if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
