/** The note that explains the limit of €1.50 once per device: when its mark first appears or a move is refused for it. */

import { untrack } from "svelte";

import { keepSettings, settings } from "../../browser/settings.svelte";
import { STACK_LIMIT } from "../../coins/stack-limit";
import { money, t } from "../../i18n/texts.svelte";
import { totalOf, type Position } from "../../notation/position";
import type { Refusal } from "../state/table-state.svelte";

const MARKED = 100; // over this value, the ring has the mark of the limit
const SHOWN = 6_000; // milliseconds; it is a long sentence

export interface LimitNoteSource {
  /** Whether the rules have the limit. */
  hasLimit(): boolean;
  /** Whether the note disturbs nobody: it waits during the turns of other players. */
  isQuiet(): boolean;
  position(): Position | null;
  refusal(): Refusal | null;
  /** Announce the note to screen readers. */
  say(text: string): void;
}

/** Create it while a component is created: it uses an effect. */
export class LimitNote {
  #until = $state(0);

  constructor(table: LimitNoteSource) {
    const isMarked = $derived(table.position()?.stacks.some((stack) => totalOf(stack) > MARKED) ?? false);
    $effect(() => {
      const isRefused = table.refusal()?.rule === "stack-full";
      if (settings.knowsLimit || !table.hasLimit() || !(isRefused || (isMarked && table.isQuiet()))) return;
      settings.knowsLimit = true;
      keepSettings();
      this.#until = Date.now() + SHOWN;
      untrack(() => table.say(limitText()));
    });
  }

  /** Return the sentence while the note is visible. */
  textAt(now: number): string | null {
    return now < this.#until ? limitText() : null;
  }
}

const limitText = (): string => t("page-limit-why", { amount: money(STACK_LIMIT) });
