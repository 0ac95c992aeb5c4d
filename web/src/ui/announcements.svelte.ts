/** The queue of announcements for screen readers. */

const MOST_KEPT = 40; // nobody is told again what is dropped

export class Announcements {
  said = $state.raw<readonly { readonly number: number; readonly text: string }[]>([]);
  #count = 0;

  say(text: string | null): void {
    if (!text) return;
    this.#count += 1;
    this.said = [...this.said.slice(1 - MOST_KEPT), { number: this.#count, text }];
  }
}
