/** The queue of announcements for screen readers. */

const MOST_KEPT = 40; // older ones have been read out

export class Announcements {
  latest = $state.raw<readonly { readonly number: number; readonly text: string }[]>([]);
  #count = 0;

  say(text: string | null): void {
    if (!text) return;
    this.#count += 1;
    this.latest = [...this.latest.slice(1 - MOST_KEPT), { number: this.#count, text }];
  }
}
